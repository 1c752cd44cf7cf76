/// The text of an Xcode project, which changes in its objects alone: comments, order, indentation and line breaks stay.
struct XcodeProjectText {
    let project: XcodeProject
    private let bytes: [UInt8]
    private var edits: [(range: Range<Int>, text: String)] = []
    /// The lines of new objects, by their kinds and identifiers.
    private var added: [String: [String: String]] = [:]
    private var identifiers: Set<String>
    private let newline: String
    private let indentation: (object: String, step: String)

    init(_ project: XcodeProject, _ bytes: [UInt8]) {
        self.project = project
        self.bytes = bytes
        identifiers = Set(project.objects.keys)
        newline =
            bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 > 0 && bytes[$0 - 1] == 0x0D } == true ? "\r\n" : "\n"
        let own = Self.indentation(before: project.project.entry.lowerBound, in: bytes) ?? "\t\t"
        indentation = (own, String(own.prefix((own.count + 1) / 2)))
    }

    var result: [UInt8] {
        var result = bytes
        let edits = edits + added.sorted { $0.key < $1.key }.flatMap { insertions(of: $1, $0) }
        // Of several insertions at one place, the first comes first; what is removed there does not take them with it.
        func order(_ edit: (offset: Int, element: (range: Range<Int>, text: String))) -> (Int, Int, Int) {
            (edit.element.range.lowerBound, edit.element.range.isEmpty ? 0 : 1, edit.offset)
        }
        for (_, edit) in edits.enumerated().sorted(by: { order($0) > order($1) }) {
            result.replaceSubrange(edit.range, with: edit.text.utf8)
        }
        return result
    }

    // MARK: - Values

    /// Returns an identifier that the project does not have, the same for the same words in every run.
    mutating func identifier(for words: String...) -> String {
        var number = 0
        while true {
            let text = (words + ["\(number)"]).joined(separator: "\n")
            // FNV-1a, from two beginnings.
            let parts = [0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4].map { (start: UInt64) in
                text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
            }
            let digits = parts.map { String(repeating: "0", count: $0.leadingZeroBitCount / 4) + String($0, radix: 16) }
            let id = String(digits.joined().uppercased().prefix(24))
            if identifiers.insert(id).inserted { return id }
            number += 1
        }
    }

    /// Returns an identifier with the name that Xcode writes behind it.
    static func reference(_ id: String, _ name: String) -> String {
        "\(id) /* \(name.replacing("*/", with: "*")) */"
    }

    /// Returns a text as Xcode writes it, in quotation marks where it needs them.
    static func quoted(_ text: String) -> String {
        let isPlain =
            !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"):
                    true
                default: false
                }
            }
        guard !isPlain || text.contains("//") else { return text }
        return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// Returns a field with a list, as Xcode writes it.
    func field(_ key: String, _ elements: [String]) -> String {
        key + " = (\n" + elements.map { indentation.step + $0 + ",\n" }.joined() + ")"
    }

    // MARK: - Changes

    /// Replaces a value of an object, or adds it in the order of the keys.
    mutating func set(_ key: String, to text: String, of object: PropertyList) {
        if let value = object[key] {
            replace(value, by: text)
        } else {
            insert(key, text, into: object)
        }
    }

    mutating func replace(_ value: PropertyList, by text: String) { edits.append((value.range, text)) }

    /// Removes an entry of a dictionary or a list, with its line if there is nothing else in it.
    mutating func remove(_ value: PropertyList) {
        let entry = value.entry
        var end = entry.upperBound
        // A comment may stand behind the last element of a list.
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        guard Self.indentation(before: entry.lowerBound, in: bytes) != nil, end < bytes.count,
            bytes[end] == 0x0A || bytes[end] == 0x0D
        else {
            edits.append((entry.lowerBound..<end, ""))
            return
        }
        end = bytes[end...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
        edits.append((lineStart(entry.lowerBound)..<end, ""))
    }

    /// Adds an element to the end of a list of an object, which is created if it is missing.
    mutating func append(_ element: String, to key: String, of object: PropertyList) {
        guard let list = object[key] else {
            let inner = Self.indentation(before: object.entries.first?.value.entry.lowerBound ?? 0, in: bytes)
            let lines = inner.map { [newline + $0 + indentation.step + element + ",", newline + $0] }
            insert(key, "(" + (lines?.joined() ?? element) + ")", into: object)
            return
        }
        let end = list.range.upperBound - 1
        guard let last = list.list.last else {
            if let indent = Self.indentation(before: end, in: bytes) {
                edits.append((lineStart(end)..<lineStart(end), indent + indentation.step + element + "," + newline))
            } else {
                edits.append((end..<end, element))
            }
            return
        }
        let isClosed = bytes[last.entry.upperBound - 1] == UInt8(ascii: ",")
        if let indent = Self.indentation(before: last.entry.lowerBound, in: bytes),
            Self.indentation(before: end, in: bytes) != nil
        {
            if !isClosed { edits.append((last.range.upperBound..<last.range.upperBound, ",")) }
            edits.append((lineStart(end)..<lineStart(end), indent + element + "," + newline))
        } else {
            edits.append((end..<end, (isClosed ? " " : ", ") + element))
        }
    }

    /// Adds an object to the section of its kind, in the order of identifiers, in one line or in one for each field,
    /// which has no semicolon; the name stands behind the identifier.
    mutating func add(_ isa: String, _ id: String, name: String, _ fields: [String], isLine: Bool = false) {
        let all = ["isa = \(isa)"] + fields
        let (outer, inner) = (indentation.object, indentation.object + indentation.step)
        let body =
            isLine
            ? all.map { $0 + "; " }.joined()
            : newline + all.map { inner + $0.replacing("\n", with: newline + inner) + ";" + newline }.joined() + outer
        added[isa, default: [:]][id] = outer + Self.reference(id, name) + " = {" + body + "};" + newline
    }

    /// Returns the insertions of new objects of a kind.
    private func insertions(of objects: [String: String], _ isa: String) -> [(range: Range<Int>, text: String)] {
        let sorted = objects.sorted { $0.key < $1.key }
        let (begin, end) = ("/* Begin \(isa) section */", "/* End \(isa) section */")
        if let section = line(of: end) {
            return sorted.map { id, text in
                let next = project.objects.filter { $0.key > id && $0.value["isa"]?.text == isa }.values
                    .map(\.entry.lowerBound).min()
                let offset = next.map(lineStart) ?? section
                return (offset..<offset, text)
            }
        }
        let text = sorted.map(\.value).joined()
        let sections = Set(project.objects.values.compactMap { $0["isa"]?.text }).sorted()
        let section = begin + newline + text + end + newline
        if let next = sections.first(where: { $0 > isa }).flatMap({ line(of: "/* Begin \($0) section */") }) {
            return [(next..<next, section + newline)]
        }
        if let last = sections.last.flatMap({ line(of: "/* End \($0) section */") }) {
            let offset = bytes[last...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
            return [(offset..<offset, newline + section)]
        }
        let offset = lineStart(project.project.entry.lowerBound)
        return [(offset..<offset, text)]
    }

    private mutating func insert(_ key: String, _ value: String, into object: PropertyList) {
        let entries = object.entries.sorted { $0.value.entry.lowerBound < $1.value.entry.lowerBound }
        let next = entries.first { $0.key > key && $0.key != "isa" }
        let neighbour = (next ?? entries.last)?.value.entry ?? object.range
        let indent = Self.indentation(before: neighbour.lowerBound, in: bytes)
        let text = key + " = " + value + ";"
        if next != nil {
            edits.append((neighbour.lowerBound..<neighbour.lowerBound, text + (indent.map { newline + $0 } ?? " ")))
        } else {
            edits.append((neighbour.upperBound..<neighbour.upperBound, (indent.map { newline + $0 } ?? " ") + text))
        }
    }

    // MARK: - Lines

    private func lineStart(_ offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    /// Returns the offset of the line with a comment.
    private func line(of comment: String) -> Int? {
        bytes.firstRange(of: Array(comment.utf8)).map { lineStart($0.lowerBound) }
    }

    /// Returns the space before an offset in its line, or nil if there is anything else.
    private static func indentation(before offset: Int, in bytes: [UInt8]) -> String? {
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let space = bytes[start..<offset]
        return space.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? String(decoding: space, as: UTF8.self) : nil
    }
}
