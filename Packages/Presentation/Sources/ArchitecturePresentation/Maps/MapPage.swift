import ArchitectureDomain
import PresentationKit
import ReportKit

/// The map of a repository as one file of HTML, which needs no network: the groups as ``MapPicture`` draws them, in a grid of
/// CSS, with the facts as JSON for the script.
enum MapPage {
    static func html(_ map: ModuleMap) -> [String] {
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
            <main><div id="stage"><div id="grid" style="\(columns(grid))">
            \(rows(grid).joined(separator: "\n"))
            <svg id="wires" aria-hidden="true">\(MapPicture.markers(MapPicture.kinds + ["uses", "users"]))<g></g><g></g></svg></div></div>
            <aside id="panel" aria-live="polite" hidden></aside></main>
            <details id="table"><summary data-text="table"></summary>\(note)</details>
            <script type="application/json" id="facts">\(embedded(JSONText(facts(map, grid)).line))</script>
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
        <button id="violations" hidden></button><span class="space"></span><button id="all"></button>
        <button id="out">−</button><button id="in">+</button><button id="fit" data-text="fit"></button>
        <button id="language"></button></header>
        """

    private static func columns(_ grid: MapGrid) -> String {
        let number = MapPicture.number
        let sizes = grid.columns.map { column in
            "minmax(\(number(column.feature.map { MapLabel.width(of: $0) * 1.2 } ?? 60))px,auto)"
        }
        return "grid-template-columns:\(number(grid.left))px max-content \(sizes.joined(separator: " ")) 4px"
    }

    private static func rows(_ grid: MapGrid) -> [String] {
        var lines: [String] = []
        for (index, column) in grid.columns.enumerated() {
            let style = "style=\"grid-area:1/\(index + 3)\""
            let hue = MapPicture.hue(of: index, grid).map { " i\($0)" } ?? ""
            let name = column.feature.map { $0.escapedForHTML }
            let text = grid.columns.count > 1 ? name.map { ">\($0)" } ?? " data-text=\"kits\">" : ">"
            lines.append("<button class=\"head\(hue)\" data-column=\"\(index)\" \(style)\(text)</button>")
        }
        let isSingle = grid.cells.count == 1 && grid.rows.count > 1
        for (index, row) in grid.rows.enumerated() {
            let height = isSingle ? ";height:\(MapPicture.number(row.height))px" : ""
            lines.append("<div class=\"band\" style=\"grid-area:\(index + 2)/2/auto/-1\(height)\"></div>")
            guard let title = row.title else { continue }
            lines.append(
                "<button class=\"title\" data-row=\"\(index)\" style=\"grid-area:\(index + 2)/2\">"
                    + "\(title.escapedForHTML)</button>"
            )
        }
        for cell in grid.cells {
            let hue = MapPicture.hue(of: cell.column, grid)
            let columns = cell.column.map { "\($0 + 3)" } ?? "3/auto/-2"
            let area = isSingle ? "2/3/-1/-2" : "\(cell.row + 2)/\(columns)"
            if let hue { lines.append("<div class=\"strip t\(hue)\" style=\"grid-area:\(area)\"></div>") }
            lines += [
                "<div class=\"cell\(cell.isOpen ? " open" : "")\" data-row=\"\(cell.row)\""
                    + (cell.column.map { " data-column=\"\($0)\"" } ?? "") + " style=\"grid-area:\(area)\">",
                svg("inside", cell.block.width, cell.block.height, MapPicture.inside(cell, grid.map, hue)),
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
        "<svg class=\"\(kind)\" width=\"\(MapPicture.number(width))\" height=\"\(MapPicture.number(height))\">"
            + lines.joined() + "</svg>"
    }

    // MARK: Facts

    private static func facts(_ map: ModuleMap, _ grid: MapGrid) -> JSONValue {
        let modules = map.modules.enumerated().map { index, module in
            JSONValue.fields([
                "name": .text(module.name), "package": .text(module.package), "layer": .text(module.layer),
                "feature": .text(module.feature), "cell": .integer(grid.cellOf[index]),
            ])
        }
        let crossings = Set(grid.crossings.map { [$0.from, $0.to] })
        let arrows = map.arrows.map { arrow in
            var fields: [String: JSONValue] = [
                "from": .integer(arrow.from), "to": .integer(arrow.to),
                "path": .text(roundedPath(grid.corners(of: arrow), grid)),
            ]
            if crossings.contains([arrow.from, arrow.to]) { fields["drawn"] = .bool(true) }
            if arrow.isForbidden { fields["forbidden"] = .bool(true) }
            if let place = arrow.place { fields["place"] = .text(ReportLines.location(place)) }
            if let rule = arrow.rule { fields["rule"] = JSONValue(rule) }
            return JSONValue.fields(fields)
        }
        let layers = map.rules.layers.map { layer in
            (
                layer.name,
                JSONValue.fields(["uses": .texts(layer.uses), "rule": JSONValue(layer.quote)])
            )
        }
        return .fields([
            "modules": .list(modules), "arrows": .list(arrows),
            "rails": .list(grid.rails.map { .text(roundedPath(grid.corners(of: $0), grid)) }),
            "layers": .fields(Dictionary(layers, uniquingKeysWith: { first, _ in first })),
            "features": map.rules.features.map { JSONValue($0.quote) } ?? .null,
            "text": .fields(texts.mapValues { .list([.text($0.english), .text($0.japanese)]) }),
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
        "allowed": Phrase(en: "Layers that may use this layer", ja: "このレイヤーを使えるレイヤー"),
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
