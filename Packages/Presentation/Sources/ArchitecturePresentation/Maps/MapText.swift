import ArchitectureDomain

/// The text forms of a map, without implied arrows that are allowed.
enum MapText {
    private static func shownArrows(_ map: ModuleMap) -> [ModuleMap.Arrow] {
        map.arrows.filter { !$0.isImplied || $0.isForbidden }
    }

    /// Returns a line for each module with those that it uses, by layer.
    static func lines(_ map: ModuleMap) -> [String] {
        var uses: [Int: [String]] = [:]
        for arrow in shownArrows(map) {
            uses[arrow.from, default: []].append((arrow.isForbidden ? "! " : "") + map.modules[arrow.to].name)
        }
        var lines: [String] = []
        for (layer, modules) in rows(map) {
            if let layer { lines.append(layer) }
            for module in modules {
                let list = uses[module].map { " -> " + $0.joined(separator: ", ") } ?? ""
                lines.append((layer == nil ? "" : "  ") + map.modules[module].name + list)
            }
        }
        return lines
    }

    /// Returns the modules of each layer, the outermost first; those without a layer come last.
    static func rows(_ map: ModuleMap) -> [(layer: String?, modules: [Int])] {
        let layers: [String?] = map.layers.reversed() + [nil]
        return layers.compactMap { layer in
            let modules = map.modules.indices.filter { map.modules[$0].layer == layer }
            return modules.isEmpty ? nil : (layer, modules)
        }
    }

    static func mermaid(_ map: ModuleMap) -> [String] {
        var lines = [CoverageText.note(map.coverage)].compactMap { $0.map { "%% \($0)" } } + ["flowchart TB"]
        for (index, row) in rows(map).enumerated() {
            if let layer = row.layer { lines.append("  subgraph l\(index)[\"\(quoted(layer))\"]") }
            lines += row.modules.map { "    m\($0)[\"\(quoted(map.modules[$0].name))\"]" }
            if row.layer != nil { lines.append("  end") }
        }
        let arrows = shownArrows(map)
        lines += arrows.map { "  m\($0.from) --> m\($0.to)" }
        let forbidden = arrows.indices.filter { arrows[$0].isForbidden }.map { String($0) }
        if !forbidden.isEmpty {
            lines.append("  linkStyle \(forbidden.joined(separator: ",")) stroke:#d1242f,stroke-width:2px")
        }
        return lines
    }

    private static func quoted(_ text: String) -> String {
        text.replacing("#", with: "#35;").replacing("\"", with: "#quot;").replacing("<", with: "#lt;")
    }

    static func dot(_ map: ModuleMap) -> [String] {
        var lines = [CoverageText.note(map.coverage)].compactMap { $0.map { "// \($0)" } }
        lines += ["digraph modules {", "  rankdir=TB;", "  node [shape=box, fontname=\"Helvetica\"];"]
        for (index, row) in rows(map).enumerated() {
            lines.append("  subgraph cluster_\(index) {")
            lines.append("    label=\"\(escaped(row.layer ?? ""))\";")
            lines += row.modules.map { "    m\($0) [label=\"\(escaped(map.modules[$0].name))\"];" }
            lines.append("  }")
        }
        lines += shownArrows(map).map { "  m\($0.from) -> m\($0.to)\($0.isForbidden ? " [color=red]" : "");" }
        return lines + ["}"]
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
}
