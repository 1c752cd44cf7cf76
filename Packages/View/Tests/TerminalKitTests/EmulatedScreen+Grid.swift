import Foundation
import TerminalEmulator
import ViewKit

extension EmulatedScreen {
    /// Returns the first cell at which the emulator does not show a grid, with both; nil if it shows it.
    ///
    /// In the columns of a character that is joined (ZWJ) or varied (VS16), or a flag, a part of it or blanks are expected,
    /// because pyte does not know such characters; dim characters are plain for it, and bright colours bold.
    func difference(from grid: CellGrid, for capabilities: TerminalCapabilities) -> String? {
        let cells = cells
        guard cells.count == grid.size.rows, cells.allSatisfy({ $0.count == grid.size.columns }) else {
            return "\(cells.count) rows, expected \(grid.size)"
        }
        for row in 0..<grid.size.rows {
            for column in 0..<grid.size.columns {
                let shown = cells[row][column]
                let expected = cell(grid[column, row], of: grid, for: capabilities)
                let cluster = grid.cluster(at: Point(column: column, row: row))
                let isShown =
                    cluster.map { shown.isPart(of: $0) && shown.style == expected.style }
                    ?? (Cell(text: shown.text.precomposedStringWithCanonicalMapping, style: shown.style) == expected)
                if !isShown { return "row \(row), column \(column): \(shown), expected \(expected)" }
            }
        }
        return unknown.isEmpty ? nil : "unknown sequences: \(unknown)"
    }

    private func cell(_ cell: ViewKit.Cell, of grid: CellGrid, for capabilities: TerminalCapabilities) -> Cell {
        var text = ""
        grid.append(cell, to: &text)
        let style = grid.styles[Int(cell.style)].shown(by: capabilities)
        let flags: [TextStyle.Attributes] = [.bold, .italic, .underline, .reverse, .strikethrough]
        let hasBrightColor = [style.foreground, style.background].contains(where: isBright)
        let attributes = hasBrightColor ? style.attributes.union(.bold) : style.attributes
        let digits = flags.map { attributes.contains($0) ? "1" : "0" }
        return Cell(
            text: text.precomposedStringWithCanonicalMapping,
            style: "\(name(style.foreground)) \(name(style.background)) \(digits.joined())"
        )
    }

    private func isBright(_ color: TextColor?) -> Bool {
        if case .indexed(8..<16) = color { true } else { false }
    }

    /// Returns the name of a colour in pyte; the tests use the palette and components only.
    private func name(_ color: TextColor?) -> String {
        switch color {
        case nil: "default"
        case .indexed(let index):
            ["black", "red", "green", "brown", "blue", "magenta", "cyan", "white"][Int(index) % 8]
        case .rgb(let red, let green, let blue): String(format: "%02x%02x%02x", red, green, blue)
        }
    }
}

extension EmulatedScreen.Cell {
    /// Returns whether the cell shows a part of a joined character, or a blank.
    fileprivate func isPart(of cluster: String) -> Bool {
        let scalars = cluster.decomposedStringWithCanonicalMapping.unicodeScalars
        return text.decomposedStringWithCanonicalMapping.unicodeScalars.allSatisfy { $0 == " " || scalars.contains($0) }
    }
}

extension CellGrid {
    /// A Boolean value that indicates whether no half of a wide character stands alone.
    var isWhole: Bool {
        (0..<size.rows).allSatisfy { row in
            (0..<size.columns).allSatisfy { column in
                switch self[column, row].width {
                case 0: column > 0 && self[column - 1, row].width == 2
                case 2: column + 1 < size.columns && self[column + 1, row].width == 0
                default: true
                }
            }
        }
    }

    /// Returns the joined character that has a cell, the second one of it as well.
    fileprivate func cluster(at point: Point) -> String? {
        let first = self[point.column, point.row].width == 0 ? point.column - 1 : point.column
        guard first >= 0, self[first, point.row].kind == .cluster else { return nil }
        return clusters[Int(self[first, point.row].symbol)]
    }
}
