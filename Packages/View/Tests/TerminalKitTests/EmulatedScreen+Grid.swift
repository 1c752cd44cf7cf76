import Foundation
import TerminalEmulator

@testable import TerminalKit
@testable import ViewKit

extension EmulatedScreen {
    /// Returns the first cell at which the emulator does not show a grid, with both; nil if it shows it.
    ///
    /// The columns of a character that is joined (ZWJ) or varied (VS16), or a flag, are left out, because pyte does not
    /// know them; dim characters are plain for it, and bright colours bold.
    func difference(from grid: CellGrid, for capabilities: TerminalCapabilities) -> String? {
        let cells = cells
        guard cells.count == grid.size.rows, cells.allSatisfy({ $0.count == grid.size.columns }) else {
            return "\(cells.count) rows, expected \(grid.size)"
        }
        for row in 0..<grid.size.rows {
            for column in 0..<grid.size.columns {
                let expected = cell(grid[column, row], of: grid, for: capabilities)
                guard expected.text.unicodeScalars.count < 2 else { continue }
                if grid[column, row].width == 0, grid[column - 1, row].kind == .cluster { continue }
                let shown = cells[row][column]
                if Cell(text: shown.text.precomposedStringWithCanonicalMapping, style: shown.style) != expected {
                    return "row \(row), column \(column): \(shown), expected \(expected)"
                }
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
