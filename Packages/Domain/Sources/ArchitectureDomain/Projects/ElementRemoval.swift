/// Removes elements from the lists of a source text, with the comments above them, and leaves everything else as it is.
struct ElementRemoval {
    private let outline: SourceOutline
    /// The text with the comments of TOML, too.
    private let source: [UInt8]
    private var removed: [Range<Int>] = []

    private init(_ text: String, at path: String) {
        outline = SourceOutline(text, isTOML: path.hasSuffix(".toml"))
        source = Array(text.utf8)
    }

    /// Returns a text without the elements that have one of several keys, and without the lists in them.
    static func removing(_ keys: Set<String>, from text: String, at path: String) -> String {
        var removal = ElementRemoval(text, at: path)
        removal.remove(keys, from: removal.outline.lists)
        return removal.result
    }

    /// Returns a text without the elements that a template adds to it, and without the imports of several modules.
    static func removing(
        _ template: String,
        _ names: TemplateNames,
        importing modules: Set<String>,
        from text: String,
        at path: String
    ) -> String {
        var removal = ElementRemoval(text, at: path)
        removal.remove(SourceOutline(template).lists, names, from: removal.outline.lists)
        for found in removal.outline.imports where modules.contains(found.module) {
            removal.removed.append(removal.lines(of: found.range, withComment: false))
        }
        return removal.result
    }

    /// Returns a text without one element of a list, or nil if it is not certain to which element a comment around it belongs.
    static func removing(_ index: Int, of list: SourceOutline.List, from text: String) -> String? {
        var removal = ElementRemoval(text, at: "")
        guard !removal.sharesComments(index, of: list) else { return nil }
        removal.removeRanges(of: [index], from: list)
        // If no comma followed the last element, none does.
        if index > 0, index == list.elements.count - 1, list.elements[index].comma == nil,
            let comma = list.elements[index - 1].comma,
            !removal.removed.contains(where: { $0.contains(comma - 1) })
        {
            removal.removed.append(comma - 1..<comma)
        }
        return removal.result
    }

    private var result: String {
        var bytes = source
        var end = bytes.count
        for range in removed.sorted(by: { $0.lowerBound > $1.lowerBound }) {
            // Neighbours may share an empty line.
            bytes.removeSubrange(range.clamped(to: 0..<end))
            end = min(end, range.lowerBound)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: - Elements

    private mutating func remove(_ keys: Set<String>, from lists: [SourceOutline.List]) {
        for list in lists {
            let found = list.elements.indices.filter { keys.contains(list.elements[$0].key) }
            remove(found, from: list)
            for (index, element) in list.elements.enumerated() where !found.contains(index) {
                remove(keys, from: element.lists)
            }
        }
    }

    private mutating func remove(
        _ wanted: [SourceOutline.List],
        _ names: TemplateNames,
        from lists: [SourceOutline.List]
    ) {
        for list in wanted {
            guard let found = lists.first(where: { $0.label == names.filling(list.label) }) else { continue }
            var indices: [Int] = []
            for element in list.elements {
                let key = names.filling(element.key)
                guard let index = found.elements.firstIndex(where: { $0.key == key }) else { continue }
                if TemplateMerge.concernsFeature(element.key) {
                    if !declaresOthers(found.elements[index], in: found) { indices.append(index) }
                } else {
                    remove(element.lists, names, from: found.elements[index].lists)
                }
            }
            remove(indices, from: found)
        }
    }

    /// Returns whether a declaration has further names behind the first, as in `case counter, note`.
    private func declaresOthers(_ element: SourceOutline.Element, in list: SourceOutline.List) -> Bool {
        guard !list.hasCommas else { return false }
        var depth = 0
        for byte in source[element.range] {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ",") where depth == 0: return true
            default: continue
            }
        }
        return false
    }

    private mutating func remove(_ indices: [Int], from list: SourceOutline.List) {
        removeRanges(of: indices, from: list)
        let kept = list.elements.indices.filter { !indices.contains($0) }
        // In several lines, a comma follows each element but the only one.
        guard !indices.isEmpty, kept.count == 1, isMultiline(list), let comma = list.elements[kept[0]].comma else {
            return
        }
        removed.append(comma - 1..<comma)
    }

    private mutating func removeRanges(of indices: [Int], from list: SourceOutline.List) {
        guard !indices.isEmpty else { return }
        let kept = list.elements.indices.filter { !indices.contains($0) }
        if kept.isEmpty, list.hasCommas {
            let before = source[list.start..<list.elements[0].range.lowerBound]
            let last = list.elements[list.elements.count - 1]
            var after = source[(last.comma ?? last.range.upperBound)..<list.end]
            // The comment at the end of its line is its own.
            if isLineEnd(after.startIndex) { after = after.drop { !$0.isLineBreak } }
            if (before + after).allSatisfy({ $0.isSpace || $0.isLineBreak }) {
                removed.append(list.start..<list.end)
                return
            }
        }
        for index in indices {
            let withComment = !isBelowHeading(index, removing: indices, in: list)
            removed.append(
                list.hasCommas
                    ? range(of: index, in: list, withComment, isFirst: index < kept.first ?? .max)
                    : lines(of: list.elements[index].range, withComment: withComment)
            )
        }
    }

    /// A Boolean value that indicates whether a comment stands on the line before an element, or between it and a neighbour from which
    /// no line break separates it.
    private func sharesComments(_ index: Int, of list: SourceOutline.List) -> Bool {
        let elements = list.elements
        let range = elements[index].range
        let start = index > 0 ? elements[index - 1].range.upperBound : list.start
        let end = index + 1 < elements.count ? elements[index + 1].range.lowerBound : list.end
        let slash = UInt8(ascii: "/")
        let behind = source[(elements[index].comma ?? range.upperBound)...].prefix { !$0.isLineBreak }
            .drop(while: \.isSpace)
        if behind.starts(with: "//".utf8), isElement(comment: behind) { return true }
        if source[max(start, source.lineStart(range.lowerBound))..<range.lowerBound].contains(slash) { return true }
        // Lines of its own go without those of others.
        guard !startsLine(range.lowerBound) || !isLineEnd(elements[index].comma ?? range.upperBound) else {
            return false
        }
        let isLast = end == list.end
        return source[start..<range.lowerBound].contains(slash)
            || !isLast && source[range.upperBound..<end].contains(slash)
    }

    private func isMultiline(_ list: SourceOutline.List) -> Bool {
        list.hasCommas && source[list.start..<list.end].contains { $0.isLineBreak }
    }

    /// Returns whether the comment above an element is about elements that stay, too: a comment of two signs, and the next element
    /// that stays follows without an empty line or a comment of its own.
    private func isBelowHeading(_ index: Int, removing indices: [Int], in list: SourceOutline.List) -> Bool {
        let elements = list.elements
        let start = source.lineStart(elements[index].range.lowerBound)
        guard start > 0, !source[source.lineStart(start - 1)..<start].drop(while: \.isSpace).starts(with: "///".utf8)
        else {
            return false
        }
        for next in elements.indices.dropFirst(index + 1) {
            let between = source[elements[next - 1].range.upperBound..<elements[next].range.lowerBound]
            guard between.count(where: { $0 == UInt8(ascii: "\n") }) == 1 else { return false }
            if !indices.contains(next) { return true }
        }
        return false
    }

    /// Returns the range of an element of a list, with the comma before it, or behind it if it `isFirst`.
    private func range(
        of index: Int,
        in list: SourceOutline.List,
        _ withComment: Bool,
        isFirst: Bool
    ) -> Range<Int> {
        let element = list.elements[index]
        let end = element.comma ?? element.range.upperBound
        let start = element.range.lowerBound
        let startsLine = startsLine(start)
        if startsLine, isLineEnd(end) {
            return lines(of: start..<end, withComment: withComment)
        }
        if index + 1 < list.elements.count, isFirst || startsLine {
            return start..<list.elements[index + 1].range.lowerBound
        }
        guard index > 0 else { return start..<end }
        let previous = list.elements[index - 1]
        return isMultiline(list)
            ? (previous.comma ?? previous.range.upperBound)..<end
            : previous.range.upperBound..<element.range.upperBound
    }

    // MARK: - Lines

    /// Returns the lines of a range, with the comment above them and one of the empty lines around.
    private func lines(of range: Range<Int>, withComment: Bool = true) -> Range<Int> {
        var start = source.lineStart(range.lowerBound)
        while withComment, start > 0 {
            let above = source.lineStart(start - 1)
            let text = source[above..<start].drop(while: \.isSpace)
            guard text.starts(with: "//".utf8) || text.starts(with: "#".utf8), !isElement(comment: text) else { break }
            start = above
        }
        var end = source[range.upperBound...].firstIndex { $0 == UInt8(ascii: "\n") }.map { $0 + 1 } ?? source.count
        let isBehindEmptyLine = start > 0 && isEmptyLine(source.lineStart(start - 1))
        let next = source[end...].drop(while: \.isSpace).first
        if isBehindEmptyLine, isEmptyLine(end) || next == UInt8(ascii: "}") || next == UInt8(ascii: "]") {
            start = source.lineStart(start - 1)
        } else if start > 1, isEmptyLine(end), [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(source[start - 2]) {
            end = source[end...].firstIndex { $0 == UInt8(ascii: "\n") }.map { $0 + 1 } ?? source.count
        }
        return start..<end
    }

    /// A Boolean value that indicates whether a comment is an element, or the end of one, that somebody took out of a list.
    private func isElement(comment: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: comment, as: UTF8.self).drop { "/# \t".contains($0) }
        if text.first == "\"" {
            let rest = text.dropFirst().drop { $0 != "\"" }.dropFirst().drop(while: \.isWhitespace)
            return rest.isEmpty || rest.first == ","
        }
        let end = text.filter { !$0.isWhitespace }.suffix(2)
        return text.first.map(".)]".contains) ?? false || end == ")," || end == "],"
    }

    private func startsLine(_ offset: Int) -> Bool {
        source[source.lineStart(offset)..<offset].allSatisfy(\.isSpace)
    }

    private func isEmptyLine(_ offset: Int) -> Bool {
        offset < source.count && source[offset...].first { !$0.isSpace }?.isLineBreak == true
    }

    /// A Boolean value that indicates whether only space and a comment follow on the line.
    private func isLineEnd(_ offset: Int) -> Bool {
        let rest = source[offset...].prefix { !$0.isLineBreak }.drop(while: \.isSpace)
        return rest.isEmpty || rest.starts(with: "//".utf8) || rest.starts(with: "#".utf8)
    }
}
