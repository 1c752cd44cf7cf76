import DomainKit

/// Adds the columns, rows and sections of a template that a document lacks, and leaves everything else as it is.
///
/// A table of the template corresponds to the one with the same first cells above; a row to the one with the same first cell. A
/// section is added behind the one that precedes it in the template, or at the end.
struct MarkdownMerge {
    private let names: TemplateNames
    private let path: String
    private var lines: [String]

    /// Returns a document with what it lacks; throws the file and the row if it has no table where a cell belongs.
    static func merging(
        _ template: String,
        into text: String,
        at path: String,
        _ names: TemplateNames
    ) throws(ValidationError) -> String {
        var merge = MarkdownMerge(
            names: names,
            path: path,
            lines: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0) }
        )
        let wanted = template.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        var index = 0
        var heading: String?
        while index < wanted.count {
            let line = wanted[index]
            if level(of: line) > 0 {
                let end = sectionEnd(of: index, in: wanted)
                if TemplateMerge.concernsFeature(line) {
                    merge.addSection(wanted[index..<end].map(names.filling), behind: heading)
                    index = end
                    continue
                }
                heading = line
            } else if line.hasPrefix("|") {
                let rows = wanted[index...].prefix { $0.hasPrefix("|") }
                try merge.addCells(of: rows.map(cells))
                index = rows.endIndex
                continue
            }
            index += 1
        }
        return merge.lines.joined(separator: text.contains("\r\n") ? "\r\n" : "\n")
    }

    // MARK: - Sections

    private static func level(of line: String) -> Int {
        let signs = line.prefix { $0 == "#" }.count
        return line.dropFirst(signs).hasPrefix(" ") ? signs : 0
    }

    /// Returns the index of the next heading that is not below that of a section.
    private static func sectionEnd(of heading: Int, in lines: [String]) -> Int {
        let level = level(of: lines[heading])
        var isCode = false
        return lines.indices.first { index in
            guard index > heading else { return false }
            if lines[index].hasPrefix("```") { isCode.toggle() }
            return !isCode && (1...level).contains(self.level(of: lines[index]))
        } ?? lines.count
    }

    private mutating func addSection(_ section: [String], behind heading: String?) {
        guard !lines.contains(section[0]) else { return }
        let start = heading.flatMap { lines.firstIndex(of: $0) }
        let end = start.map { Self.sectionEnd(of: $0, in: lines) } ?? lines.count
        lines = withoutEnd(Array(lines[..<end])) + [""] + withoutEnd(section) + [""] + lines[end...]
    }

    /// Returns lines without the empty ones at their end.
    private func withoutEnd(_ lines: [String]) -> [String] {
        let count = (lines.lastIndex { !$0.isEmpty } ?? -1) + 1
        return Array(lines.prefix(count))
    }

    // MARK: - Tables

    private static func cells(of row: String) -> [String] {
        var cells = row.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
        cells.removeFirst()
        if cells.last?.allSatisfy({ $0 == " " }) == true { cells.removeLast() }
        return cells.map { cell in String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    }

    /// Adds the cells that mention the feature as columns, and as rows if the first cell does.
    private mutating func addCells(of wanted: [[String]]) throws(ValidationError) {
        let known = wanted[0].prefix { !TemplateMerge.concernsFeature($0) }
        guard let start = lines.firstIndex(where: { $0.hasPrefix("|") && Self.cells(of: $0).starts(with: known) })
        else {
            let row = names.filling(wanted[0].joined(separator: " | "))
            throw ValidationError(field: "|", value: row, rule: .present, place: .init(path: path, line: 1))
        }
        let count = lines[start...].prefix { $0.hasPrefix("|") }.count
        let columns = wanted[0].dropFirst(known.count).map(names.filling)
        let exists = Set(Self.cells(of: lines[start])).isSuperset(of: columns)
        if !columns.isEmpty, !exists {
            for index in start..<start + count {
                if !lines[index].hasSuffix("|") { lines[index] += " |" }
                let key = Self.cells(of: lines[index]).first
                let row = index == start + 1 ? nil : wanted.first { $0.first == key }
                let cells = row.map { $0.dropFirst(known.count).map(names.filling) } ?? []
                let filler = index == start + 1 ? "---|" : " |"
                for column in columns.indices {
                    let cell = column - columns.startIndex < cells.count ? cells[column - columns.startIndex] : ""
                    lines[index] += cell.isEmpty ? filler : " \(cell) |"
                }
            }
        }
        let keys = lines[start..<start + count].map { Self.cells(of: $0).first }
        let rows = wanted.filter { $0.first.map(TemplateMerge.concernsFeature) == true }
            .map { $0.map(names.filling) }.filter { !keys.contains($0.first) }
        lines.insert(contentsOf: rows.map { "| " + $0.joined(separator: " | ") + " |" }, at: start + count)
    }
}
