import ArchitectureDomain
import PresentationKit
import ReportKit

/// The map of a repository as one file of HTML, which needs no network: the groups as ``MapPicture`` draws them, in a grid of
/// CSS, with the facts as JSON for the script.
enum MapPage {
    /// Returns the page of a map, or of several states with a slider.
    ///
    /// - Parameters:
    ///   - states: the names of the states, if there are several; an empty one is the working tree.
    ///   - notes: what is said of a plan, which is shown without a slider.
    static func html(_ timeline: MapTimeline, states: [String] = [], notes: PlanNotes? = nil) -> [String] {
        let map = timeline.map
        let grid = MapGrid(map, hasInsides: true)
        let isSingle = grid.cells.allSatisfy(\.card.isEmpty)
        let note = CoverageText.note(map.coverage).map { "<p>\($0.escapedForHTML)</p>" } ?? ""
        let page = """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
            script-src '\(scriptHash)'; base-uri 'none'; form-action 'none'">
            <meta name="viewport" content="width=device-width, initial-scale=1"><title>Architecture</title>
            \(MapPicture.style)
            <style>\(style)</style></head><body\(isSingle ? " class=\"single\"" : "")>
            \(header)
            \(states.count > 1 && notes == nil ? slider(states.count) : "")
            <main><div id="stage"><div id="grid" style="\(columns(grid))">
            \(rows(grid).joined(separator: "\n"))
            <svg id="wires" aria-hidden="true">\(MapPicture.markers(MapPicture.kinds + ["uses", "users"]))<g></g></svg>
            <svg id="lit" aria-hidden="true"></svg></div></div>
            <aside id="panel" aria-live="polite" hidden></aside></main>
            \(folders(map).joined(separator: "\n"))
            <details id="table"><summary data-text="table"></summary>\(note)</details>
            <script type="application/json" id="facts">\(embedded(JSONText(facts(timeline, grid, states, notes)).line))</script>
            <script>\(script)</script></body></html>
            """
        return page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Returns JSON in which nothing ends a script element; these characters occur within strings only.
    private static func embedded(_ json: String) -> String {
        json.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case "<", ">", "&", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    // MARK: Elements

    private static let header = """
        <header><h1 data-text="title"></h1>
        <input id="search" type="search" autocomplete="off" spellcheck="false"><output id="found"></output>
        <button id="violations" hidden></button><button id="changes" hidden></button><span class="space"></span><button id="all"></button>
        <button id="out">−</button><button id="in">+</button><button id="fit" data-text="fit"></button>
        <button id="language"></button></header>
        """

    private static func slider(_ count: Int) -> String {
        """
        <div id="time"><input id="state" type="range" min="0" max="\(count - 1)" value="\(count - 1)">\
        <output id="label" aria-live="polite"></output></div>
        """
    }

    /// Returns the picture of each target's folders, for the panel.
    private static func folders(_ map: ModuleMap) -> [String] {
        map.modules.enumerated().compactMap { index, module in
            guard let folders = module.folders else { return nil }
            let inner = ModuleMap(
                modules: folders.names.map {
                    .init(name: $0, package: module.package, layer: nil, feature: nil, isProgram: false)
                },
                arrows: folders.arrows,
                layers: [],
                features: []
            )
            let block = MapBlock(
                rows: [Array(folders.names.indices)],
                labels: MapLabel.labels(folders.names, features: folders.names.map { _ in nil }),
                arrows: folders.arrows.filter { !$0.isImplied || $0.isForbidden },
                limit: 320
            )
            let picture = svg("folders", block.width, block.height, MapPicture.inside(block, inner, nil))
            let label = MapText.lines(inner).joined(separator: "; ").escapedForHTML
            return "<template id=\"inside-\(index)\">"
                + picture.replacing("<svg ", with: "<svg role=\"img\" aria-label=\"\(label)\" ", maxReplacements: 1)
                + "</template>"
        }
    }

    private static func columns(_ grid: MapGrid) -> String {
        let number = MapPicture.number
        let sizes = grid.columns.map { column in
            "minmax(\(number(column.name.map { MapLabel.width(of: $0) * 1.2 } ?? 60))px,auto)"
        }
        return "grid-template-columns:\(number(grid.left))px max-content \(sizes.joined(separator: " ")) 4px"
    }

    private static func rows(_ grid: MapGrid) -> [String] {
        var lines: [String] = []
        for (index, column) in grid.columns.enumerated() {
            let style = "style=\"grid-area:1/\(index + 3)\""
            let hue = MapPicture.hue(of: index, grid).map { " i\($0)" } ?? ""
            let name = column.name.map { $0.escapedForHTML }
            let text = grid.columns.count > 1 ? name.map { ">\($0)" } ?? " data-text=\"kits\">" : ">"
            lines.append("<button class=\"head\(hue)\" data-column=\"\(index)\" \(style)\(text)</button>")
        }
        let isSingle = grid.cells.count == 1 && grid.rows.count > 1
        for (index, row) in grid.rows.enumerated() {
            let height = isSingle ? ";height:\(MapPicture.number(row.height))px" : ""
            lines.append("<div class=\"band\" style=\"grid-area:\(index + 2)/2/auto/-1\(height)\"></div>")
            guard let title = row.title else { continue }
            let key =
                switch title {
                case .layer: ""
                case .noLayer: " data-text=\"noLayer\""
                case .level(let number): " data-text=\"level\" data-value=\"\(number)\""
                }
            lines.append(
                "<button class=\"title\" data-row=\"\(index)\"\(key) style=\"grid-area:\(index + 2)/2\">"
                    + "\(title.text.escapedForHTML)</button>"
            )
        }
        for cell in grid.cells {
            let hue = MapPicture.hue(of: cell.column, grid)
            let columns = cell.column.map { "\($0 + 3)" } ?? "3/auto/-2"
            let area = isSingle ? "2/3/\(grid.rows.count + 2)/-2" : "\(cell.row + 2)/\(columns)"
            if let hue { lines.append("<div class=\"strip t\(hue)\" style=\"grid-area:\(area)\"></div>") }
            lines += [
                "<div class=\"cell\(cell.isOpen ? " open" : "")\" data-row=\"\(cell.row)\""
                    + (cell.column.map { " data-column=\"\($0)\"" } ?? "") + " style=\"grid-area:\(area)\">",
                svg("inside", cell.block.width, cell.block.height, MapPicture.inside(cell.block, grid.map, hue)),
            ]
            if !cell.card.isEmpty {
                lines.append(
                    "<button class=\"card\">\(svg("", cell.cardWidth, cell.cardHeight, MapPicture.card(cell, hue)))</button>"
                )
                lines.append("<button class=\"close\">−</button>")
            }
            lines.append("</div>")
        }
        return lines
    }

    private static func svg(_ kind: String, _ width: Double, _ height: Double, _ lines: [String]) -> String {
        let (width, height) = (MapPicture.number(width), MapPicture.number(height))
        let size = "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
        return "<svg class=\"\(kind)\" \(size)>\(lines.joined())</svg>"
    }

    // MARK: Facts

    /// Values that are stored once and referred to by number; null is 0.
    private struct Table {
        private(set) var values: [JSONValue] = [.null]
        private var numbers: [JSONValue: Int] = [.null: 0]

        mutating func number(of value: JSONValue) -> Int {
            if let number = numbers[value] { return number }
            numbers[value] = values.count
            values.append(value)
            return values.count - 1
        }
    }

    private static func facts(
        _ timeline: MapTimeline,
        _ grid: MapGrid,
        _ states: [String],
        _ notes: PlanNotes?
    ) -> JSONValue {
        let map = timeline.map
        var table = Table()
        func numbers(_ list: [Int]) -> JSONValue { .list(list.map(JSONValue.integer)) }
        // A run has the state that it begins with, then values, or none if there is no such thing.
        func runs<Value>(_ values: [Value?], _ facts: (Value, inout Table) -> [Int]) -> JSONValue {
            var (runs, last) = ([JSONValue](), [Int]())
            for (state, value) in values.enumerated() {
                let next = value.map { facts($0, &table) } ?? []
                if next != last { runs.append(numbers([state] + next)) }
                last = next
            }
            return .list(runs)
        }
        let modules = map.modules.enumerated().map { index, module in
            let known = zip(timeline.states, timeline.modules[index]).map { state, number in
                number.map { state.modules[$0] }
            }
            var fields: [String: JSONValue] = [
                "name": .text(module.name), "cell": .integer(grid.cellOf[index]),
                "runs": runs(known) { module, table in
                    let package = notes?.folders[module.package].map { "\(module.package) → \($0)" }
                    return [.text(package ?? module.package), .text(module.layer), .text(module.feature)]
                        .map { table.number(of: $0) }
                },
            ]
            if !module.allowedUsers.isEmpty {
                fields["allowed"] = .list(
                    module.allowedUsers.map { .list([.text($0.layer)] + $0.parts.map { .text($0) }) }
                )
            }
            return JSONValue.fields(fields)
        }
        let arrows = map.arrows.enumerated().map { index, arrow in
            let obstacle = notes?.obstacles[[arrow.from, arrow.to].map { map.modules[$0].package }]
            let known = zip(timeline.states, timeline.arrows[index]).map { state, number in
                number.map { state.arrows[$0] }
            }
            var fields: [String: JSONValue] = [
                "from": .integer(arrow.from), "to": .integer(arrow.to),
                "path": .text(roundedPath(grid.corners(of: arrow), grid)),
                "runs": runs(known) { arrow, table in
                    let place = [table.number(of: .text(arrow.place?.file)), arrow.place?.position.line ?? 0]
                    let rule = obstacle ?? arrow.rule.map(JSONValue.init) ?? .null
                    return arrow.isForbidden ? place + [table.number(of: rule)] : place
                },
            ]
            if grid.cellOf[arrow.from] != grid.cellOf[arrow.to], !grid.isImplied(arrow) {
                fields["drawn"] = .bool(true)
            }
            return JSONValue.fields(fields)
        }
        func rules(_ name: String) -> JSONValue {
            runs(timeline.states.map { state in state.rules.first { $0.name == name } }) {
                [$1.number(of: JSONValue($0))]
            }
        }
        let layers = map.layers.map { layer in
            (layer, notes.map { runs([$0.groups[layer]]) { [$1.number(of: $0)] } } ?? rules("layer.\(layer)"))
        }
        let features = rules("features")
        return .fields([
            "modules": .list(modules), "arrows": .list(arrows), "features": features, "states": .texts(states),
            "layers": .fields(Dictionary(layers) { first, _ in first }), "values": .list(table.values),
            "rails": .list(
                grid.rails.map { rail in
                    .fields([
                        "rows": numbers([rail.from, rail.to]), "path": .text(roundedPath(grid.corners(of: rail), grid)),
                    ])
                }
            ),
            "text": .fields(texts.merging(notes?.texts ?? [:]) { $1 }.mapValues(words)),
        ])
    }

    /// Returns the path of an arrow, in which positions are the number of an edge and the distance from it.
    private static func roundedPath(_ corners: [MapCorner], _ grid: MapGrid) -> String {
        func text(_ position: MapPosition, _ distance: Double) -> String {
            let (open, closed) = (
                MapPicture.number(position.open + distance), MapPicture.number(position.closed + distance)
            )
            return "\(position.edge)_\(open)" + (open == closed ? "" : "_\(closed)")
        }
        return MapPicture.roundedPath(corners.map { grid.point($0) }) { index, x, y in
            text(corners[index].x, x) + " " + text(corners[index].y, y)
        }
    }

    private static let texts: [String: Phrase] = [
        "title": Phrase(en: "Architecture", ja: "アーキテクチャ"),
        "search": Phrase(en: "Search modules", ja: "モジュールを検索"),
        "found": Phrase(en: "%0 of %1", ja: "%1 個中 %0 個"),
        "fit": Phrase(en: "Fit", ja: "全体"),
        "kits": Phrase(en: "kits", ja: "キット"),
        "openAll": Phrase(en: "Open all", ja: "すべて開く"),
        "closeAll": Phrase(en: "Close all", ja: "すべて閉じる"),
        "close": Phrase(en: "Close", ja: "閉じる"),
        "larger": Phrase(en: "Larger", ja: "拡大"),
        "smaller": Phrase(en: "Smaller", ja: "縮小"),
        "language": Phrase(en: "日本語", ja: "English"),
        "table": Phrase(en: "All modules as a table", ja: "すべてのモジュールの表"),
        "module": Phrase(en: "Module", ja: "モジュール"),
        "package": Phrase(en: "Package", ja: "パッケージ"),
        "layer": Phrase(en: "Layer", ja: "レイヤー"),
        "feature": Phrase(en: "Feature", ja: "機能"),
        "uses": Phrase(en: "Uses", ja: "使うもの"),
        "users": Phrase(en: "Used by", ja: "使われるもの"),
        "rebuilt": Phrase(en: "A change rebuilds", ja: "変更で再ビルドされるもの"),
        "allowed": Phrase(en: "May be used by", ja: "使えるもの"),
        "folders": Phrase(en: "Folders", ja: "フォルダー"),
        "modules": Phrase(en: "%0 modules", ja: "%0 モジュール"),
        "level": Phrase(en: "level %0", ja: "階層 %0"),
        "noLayer": Phrase(en: "(no layer)", ja: "（レイヤーなし）"),
        "state": Phrase(en: "State", ja: "時点"),
        "workingTree": Phrase(en: "working tree", ja: "作業ツリー"),
        "changes": Phrase(en: "Changes: %0", ja: "変更 %0 件"),
        "change": Phrase(en: "Change", ja: "変更"),
        "added": Phrase(en: "added", ja: "追加"),
        "removed": Phrase(en: "removed", ja: "削除"),
        "violations": Phrase(en: "Violations: %0", ja: "違反 %0 件"),
        "forbidden": Phrase(en: "forbidden", ja: "禁止"),
        "nothing": Phrase(en: "nothing", ja: "なし"),
        "announce": Phrase(en: "%0: uses %1, used by %2", ja: "%0：%1 個を使い、%2 個から使われる"),
    ]
}

extension JSONValue {
    fileprivate init(_ rule: Rules.Quote) {
        let place = ReportLines.location(rule.place)
        self = .fields(["name": .text(rule.name), "reason": .text(rule.reason), "place": .text(place)])
    }
}
