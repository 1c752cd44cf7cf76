import PresentationKit
import Testing

@testable import ViewKit

private struct File: Identifiable, Equatable {
    let id: Int
    let path: String
    let lines: Int
}

@MainActor
struct TableTests {
    private let table = Table<Int>([
        TableColumn(Phrase(en: "Path", ja: "パス"), truncation: .middle),
        TableColumn(Phrase(en: "Lines", ja: "行数"), width: 5, alignment: .trailing),
    ])
    private let source: CollectionDataSource<File>

    init() {
        source = CollectionDataSource(table.list)
        source.register { [columns = table.columns] in
            TableRow(columns)
        } configure: { row, file in
            row.cells = [TerminalText(file.path), TerminalText("\(file.lines)")]
        }
        source.append([
            File(id: 1, path: "Package.swift", lines: 7), File(id: 2, path: "Sources/Kit/Table.swift", lines: 70),
        ])
    }

    @Test func `columns stand below their titles, and long texts lose their middle`() {
        let screen = ComponentScreen(table, columns: 24, rows: 3)
        #expect(screen.rows == [" Path              Lines", "▎Package.swift         7", " Sources/…e.swift     70"])
    }

    @Test func `the header stays when the rows scroll, and stands above the cells behind numbers`() {
        table.list.numberItems(for: "open", Phrase(en: "Open", ja: "開く"))
        let screen = ComponentScreen(table, columns: 30, rows: 2)
        screen.press(.down, on: table.list)
        #expect(screen.rows == ["    Path                 Lines", "▎2  Sources/K…ble.swift     70"])
    }

    @Test func `on lines the header is printed with the first rows, and with those that are printed again`() {
        table.list.numberItems(for: "open", Phrase(en: "Open", ja: "開く"))
        let lines = { [table] in table.takeLines(for: LinePage(width: 24)).map(\.plainText) }
        #expect(lines() == ["   Path            Lines", "1  Package.swift       7", "2  Sources….swift     70"])
        #expect(lines() == [])
        source.append([File(id: 3, path: "Makefile", lines: 9)])
        #expect(lines() == ["3  Makefile            9"])
        table.list.setNeedsPrinting()
        #expect(lines().prefix(2) == ["   Path            Lines", "1  Package.swift       7"])
    }

    @Test func `the titles are in the language of the page`() {
        let lines = table.takeLines(for: LinePage(width: nil, wording: Wording(.japanese))).map(\.plainText)
        #expect(lines.first == "パス  行数")
    }

    @Test func `in a pipe no text is cut, and rows that were hidden are printed once they are shown`() {
        table.isHidden = true
        #expect(table.takeLines(for: LinePage(width: nil)).isEmpty)
        table.isHidden = false
        let lines = table.takeLines(for: LinePage(width: nil)).map(\.plainText)
        #expect(lines == ["Path  Lines", "Package.swift  7", "Sources/Kit/Table.swift  70"])
    }

    @Test(arguments: [(13, "Package.swift"), (8, "Pack…ift"), (2, "P…"), (1, "…"), (0, "")])
    func `a text without its middle is as wide as its column`(width: Int, text: String) {
        #expect(TerminalText("Package.swift").truncated(to: width, .middle).plainText == text)
    }

    @Test func `a wide character at the cut is left out`() {
        #expect(TerminalText("クイークェグ").truncated(to: 8, .middle).plainText == "クイ…グ")
    }
}
