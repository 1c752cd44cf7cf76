import ArchitectureDomain
import PresentationKit
import ReportKit

/// The map of a repository as one file of HTML, which needs no network: the groups as ``MapPicture`` draws them, in a grid of
/// CSS, with the facts as JSON for the script.
enum MapPage {
    /// Returns the page of a map, of several states (the working tree has an empty name), or of a plan with its notes.
    static func html(_ timeline: MapTimeline, states: [String] = [], notes: PlanNotes? = nil) -> [String] {
        let map = timeline.map
        let grid = MapGrid(map, hasInsides: true)
        let note = CoverageText.note(map.coverage).map { "<p>\($0.escapedForHTML)</p>" } ?? ""
        let facts = JSONText(Self.facts(timeline, grid, states, notes)).line
        let page = """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
            script-src '\(scriptHash)'; base-uri 'none'; form-action 'none'">
            <meta name="viewport" content="width=device-width, initial-scale=1"><title>Architecture</title>
            <style>\(style)</style></head><body\(grid.isSingle ? " class=\"single\"" : "")>
            \(header)
            \(states.count > 1 && notes == nil ? slider(states.count) : "")
            <main><div id="stage"><div id="grid" style="\(columns(grid))">
            \(elements(grid).joined(separator: "\n"))
            <svg id="wires" aria-hidden="true">\(MapPicture.markers(MapPicture.kinds + ["uses", "users"]))<g></g></svg>
            <svg id="lit" aria-hidden="true"></svg></div></div>
            <aside id="panel" aria-live="polite" hidden></aside></main>
            \(map.modules.enumerated().compactMap { folders(of: $1, $0) }.joined(separator: "\n"))
            <details id="table"><summary data-text="table"></summary>\(note)</details>
            <script type="application/json" id="facts">\(embedded(facts))</script>
            <script>\(script)</script></body></html>
            """
        return page.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    /// Returns JSON in which nothing ends a script element; the character that could occurs within strings only.
    private static func embedded(_ json: String) -> String {
        json.unicodeScalars.split(separator: "<", omittingEmptySubsequences: false).map { String($0) }
            .joined(separator: "\\u003c")
    }

    // MARK: Elements

    private static let header = """
        <header><h1 data-text="title"></h1>
        <input id="search" type="search" autocomplete="off" spellcheck="false" data-label="search"><output id="found"></output>
        <button id="violations" hidden></button><button id="changes" hidden></button><span class="space"></span><button id="all"></button>
        <button id="out" data-label="smaller">−</button><button id="in" data-label="larger">+</button>
        <button id="fit" data-text="fit"></button><button id="language" data-text="language"></button></header>
        """

    private static func slider(_ count: Int) -> String {
        """
        <div id="time"><input id="state" type="range" min="0" max="\(count - 1)" value="\(count - 1)" data-label="state">\
        <output id="label" aria-live="polite"></output></div>
        """
    }

    /// Returns the picture of a target's folders, for the panel.
    private static func folders(of module: ModuleMap.Module, _ index: Int) -> String? {
        guard let folders = module.folders else { return nil }
        let map = ModuleMap(
            modules: folders.names.map { .init(name: $0, package: module.package) },
            arrows: folders.arrows
        )
        let block = MapBlock(
            rows: [Array(folders.names.indices)],
            labels: MapLabel.labels(folders.names, features: folders.names.map { _ in nil }),
            arrows: folders.arrows.filter { !$0.isImplied || $0.isForbidden },
            limit: 320
        )
        let label = MapText.lines(map).joined(separator: "; ").escapedForHTML
        let picture = svg("folders", block, map, nil, "role=\"img\" aria-label=\"\(label)\"")
        return "<template id=\"inside-\(index)\">\(picture)</template>"
    }

    private static func columns(_ grid: MapGrid) -> String {
        let number = MapPicture.number
        let sizes = grid.columns.map { column in
            "minmax(\(number(column.name.map { MapLabel.width(of: $0) * 1.2 } ?? 60))px,auto)"
        }
        return "grid-template-columns:\(number(grid.left))px max-content \(sizes.joined(separator: " ")) 4px"
    }

    /// Returns the heads of columns, the bands of rows with their titles, and the groups.
    private static func elements(_ grid: MapGrid) -> [String] {
        var lines = grid.columns.indices.map { index in
            let hue = MapPicture.hue(of: index, grid).map { " i\($0)" } ?? ""
            let text = grid.columns.count > 1 ? "data-text=\"column\(index)\" " : ""
            return
                "<button class=\"head\(hue)\" data-column=\"\(index)\" \(text)style=\"grid-area:1/\(index + 3)\"></button>"
        }
        for (index, row) in grid.rows.enumerated() {
            let height = grid.isSingle ? ";height:\(MapPicture.number(row.height))px" : ""
            lines.append("<div class=\"band\" style=\"grid-area:\(index + 2)/2/auto/-1\(height)\"></div>")
            guard row.title != nil else { continue }
            let text = "data-row=\"\(index)\" data-text=\"row\(index)\""
            lines.append("<button class=\"title\" \(text) style=\"grid-area:\(index + 2)/2\"></button>")
        }
        for cell in grid.cells {
            let hue = MapPicture.hue(of: cell.column, grid)
            let columns = cell.column.map { "\($0 + 3)" } ?? "3/auto/-2"
            let area = grid.isSingle ? "2/3/\(grid.rows.count + 2)/-2" : "\(cell.row + 2)/\(columns)"
            if let hue { lines.append("<div class=\"strip t\(hue)\" style=\"grid-area:\(area)\"></div>") }
            let place = "data-row=\"\(cell.row)\"" + (cell.column.map { " data-column=\"\($0)\"" } ?? "")
            lines += [
                "<div class=\"cell\(cell.isOpen ? " open" : "")\" \(place) style=\"grid-area:\(area)\">",
                svg("inside", cell.block, grid.map, hue),
            ]
            if !cell.card.isEmpty {
                let card = svg(cell.cardWidth, cell.cardHeight, MapPicture.card(cell, hue))
                lines.append(
                    "<button class=\"card\">\(card)</button><button class=\"close\" data-label=\"close\">−</button>"
                )
            }
            lines.append("</div>")
        }
        return lines
    }

    private static func svg(_ kind: String, _ block: MapBlock, _ map: ModuleMap, _ hue: Int?, _ attributes: String = "")
        -> String
    {
        svg(block.width, block.height, MapPicture.inside(block, map, hue), "class=\"\(kind)\" \(attributes)")
    }

    private static func svg(_ width: Double, _ height: Double, _ lines: [String], _ attributes: String = "") -> String {
        let (width, height) = (MapPicture.number(width), MapPicture.number(height))
        let size = "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
        return "<svg \(attributes) \(size)>\(lines.joined())</svg>"
    }

    // MARK: Facts

    private static func facts(
        _ timeline: MapTimeline,
        _ grid: MapGrid,
        _ states: [String],
        _ notes: PlanNotes?
    ) -> JSONValue {
        let map = timeline.map
        // A run has the state that it begins with, then the facts, or none if there is no such thing.
        func runs<Value>(_ values: [Value?], _ facts: (Value) -> [JSONValue]) -> JSONValue {
            var (runs, last) = ([JSONValue](), [JSONValue]())
            for (state, next) in values.map({ $0.map(facts) ?? [] }).enumerated() where next != last {
                runs.append(.list([.integer(state)] + next))
                last = next
            }
            return .list(runs)
        }
        func known<Value>(_ numbers: [Int?], _ values: KeyPath<ModuleMap, [Value]>) -> [Value?] {
            zip(timeline.states, numbers).map { state, number in number.map { state[keyPath: values][$0] } }
        }
        let modules = map.modules.enumerated().map { index, module in
            JSONValue.fields([
                "name": .text(module.name), "cell": .integer(grid.cellOf[index]),
                "runs": runs(known(timeline.modules[index], \.modules)) { module in
                    let folder = notes?.folders[module.package].map { " → \($0)" } ?? ""
                    let allowed = module.allowedUsers.map { ([$0.layer] + $0.parts).map { JSONValue.text($0) } }
                    return [.text(module.package + folder), .text(module.layer), .text(module.feature)]
                        + [.list(allowed.map(JSONValue.list))]
                },
            ])
        }
        let arrows = map.arrows.enumerated().map { index, arrow in
            let obstacle = notes?.obstacles[[arrow.from, arrow.to].map { map.modules[$0].package }]
            return JSONValue.fields([
                "from": .integer(arrow.from), "to": .integer(arrow.to),
                "path": .text(roundedPath(grid.corners(of: arrow), grid)), "drawn": .bool(grid.isCrossing(arrow)),
                "runs": runs(known(timeline.arrows[index], \.arrows)) { arrow in
                    let rule = obstacle ?? arrow.rule.map(JSONValue.init) ?? .fields([:])
                    let place = JSONValue.text(arrow.place.map { ReportLines.location($0) })
                    return arrow.isForbidden ? [place, rule] : [place]
                },
            ])
        }
        let rails = grid.rails.map { rail in
            JSONValue.fields([
                "rows": .list([.integer(rail.from), .integer(rail.to)]),
                "path": .text(roundedPath(grid.corners(of: rail), grid)),
            ])
        }
        var rules = notes?.groups.mapValues { runs([$0]) { [$0] } } ?? [:]
        for name in Set(timeline.states.flatMap { $0.rules.map(\.name) }) {
            let quotes = timeline.states.map { state in state.rules.first { $0.name == name } }
            rules[name] = runs(quotes) { [JSONValue($0)] }
        }
        let titles = grid.rows.enumerated().map { ("row\($0)", $1.title) }
        let heads = grid.columns.enumerated().map { ("column\($0)", $1.title) }
        let words = Dictionary((titles + heads).compactMap { key, text in text.map { (key, $0) } }) { $1 }
        return .fields([
            "modules": .list(modules), "arrows": .list(arrows), "rails": .list(rails), "rules": .fields(rules),
            "states": .texts(states),
            "text": .fields(texts.merging(words) { $1 }.merging(notes?.texts ?? [:]) { $1 }.mapValues(self.words)),
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
        "kits": MapGrid.kits,
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

    /// Returns a text in both languages, for the script.
    static func words(_ phrase: Phrase) -> JSONValue { .texts([phrase.english, phrase.japanese]) }
}

extension JSONValue {
    fileprivate init(_ rule: Rules.Quote) {
        let place = ReportLines.location(rule.place)
        self = .fields(["name": .text(rule.name), "reason": .text(rule.reason), "place": .text(place)])
    }
}
