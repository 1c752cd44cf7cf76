extension DeclarationTree {
    /// Returns the text from one token to another, without the space around it.
    func text(_ range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        var start = tokens[range.lowerBound].range.lowerBound
        while [.text, .directive, .quotedWord].contains(tokens[range.lowerBound].kind), start > 0,
            "\"#`".utf8.contains(bytes[start - 1])
        {
            start -= 1
        }
        return String(decoding: bytes[start..<end(of: range.upperBound - 1)], as: UTF8.self)
    }

    /// Returns the offset behind a token and the delimiters of a literal.
    func end(of index: Int) -> Int {
        var end = tokens[index].range.upperBound
        while [.text, .quotedWord].contains(tokens[index].kind), end < bytes.count, "\"#`".utf8.contains(bytes[end]) {
            end += 1
        }
        return end
    }

    /// Returns the node that has a name or a keyword at an offset, or the one whose name a path ends with there.
    func node(at offset: Int) -> Int? {
        nodes.firstIndex { $0.names.contains { $0.offset == offset } }
    }

    /// Returns the full name of the type around a node, or of the one that it is: `Order.Line`, empty for a file.
    func scope(of number: Int, isInside: Bool = false) -> String {
        let node = nodes[number]
        let outer = node.parent.map { scope(of: $0, isInside: true) } ?? ""
        guard isInside else { return outer }
        if node.kind == .extension { return node.subject }
        return (outer.isEmpty ? "" : outer + ".") + (node.names.first?.text ?? "")
    }

    /// Returns the offsets of an attribute without arguments, with the space behind it, or nil if a node does not have it.
    func attribute(_ name: String, of number: Int) -> Range<Int>? {
        guard let index = nodes[number].attributes[name] else { return nil }
        let end = tokens[index].range.upperBound
        return tokens[index - 1].range.lowerBound..<end + bytes[end...].prefix { " \t\r\n".utf8.contains($0) }.count
    }

    /// Returns the path of the type that an extension with a header extends, of `[Item]` that of an array.
    func subject(in header: Range<Int>) -> String {
        guard word(header.lowerBound) != "[" else { return "Array" }
        return tokens[header].prefix { $0.kind == .word || $0.kind == .quotedWord || bytes.isText($0, ".") }
            .map { bytes.text(of: $0) }.joined()
    }

    /// Returns the names of the parameters as calls write them, and whether a call may leave each of them out.
    func labels(of number: Int) -> [(label: String, isOptional: Bool)] {
        let signature = nodes[number].signature
        guard let open = signature.first(where: { word($0) == "(" }) else { return [] }
        var labels: [(label: String, isOptional: Bool)] = []
        var (depth, expects) = (0, true)
        for index in open..<signature.upperBound {
            let text = word(index)
            depth += text.nesting
            guard depth > 0 else { break }
            guard depth == 1 else { continue }
            if text == "," {
                expects = true
            } else if expects, tokens[index].kind == .word || tokens[index].kind == .quotedWord {
                labels.append((text, false))
                expects = false
            } else if text == "=" || text == "...", !labels.isEmpty {
                labels[labels.count - 1].isOptional = true
            }
        }
        return labels
    }

    /// The paths of names in a range of tokens, such as `Order.Line`, with the index of the first token.
    func paths(in range: Range<Int>) -> [(path: [String], first: Int)] {
        var paths: [(path: [String], first: Int)] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let token = tokens[index]
            guard token.kind == .word || token.kind == .quotedWord, index == 0 || word(index - 1) != "." else {
                index += 1
                continue
            }
            let first = index
            var path = [bytes.text(of: token)]
            while index + 2 < range.upperBound, word(index + 1) == ".",
                [.word, .quotedWord].contains(tokens[index + 2].kind)
            {
                path.append(bytes.text(of: tokens[index + 2]))
                index += 2
            }
            paths.append((path, first))
            index += 1
        }
        return paths
    }

    /// Returns the edit that adds a protocol to those of a type; nil for anything else.
    func edit(inheriting name: String, in number: Int) -> (range: Range<Int>, text: String)? {
        let node = nodes[number]
        guard case .type = node.kind else { return nil }
        let constraints = node.signature.first { word($0) == "where" } ?? node.signature.upperBound
        let last = node.inherited.last ?? constraints - 1
        let end = tokens[last].range.upperBound
        return (end..<end, (node.inherited.isEmpty ? ": " : ", ") + name)
    }

    /// Returns the argument labels of each call of a type, in a range or anywhere, by its name or `.init` behind it.
    func calls(of type: String, in range: Range<Int>? = nil) -> [[String]] {
        (range ?? tokens.indices).compactMap { start in
            guard word(start) == type, word(start - 1) != "func" else { return nil }
            var index = start + 1
            if word(index) == "<" {
                while index < tokens.count, word(index) != "(", word(index) != ".", !tokens[index].startsLine {
                    index += 1
                }
            }
            if word(index) == ".", word(index + 1) == "init" { index += 2 }
            guard word(index) == "(", tokens[index].touchesPrevious else { return nil }
            var (labels, depth, isNext) = ([String](), 0, true)
            while index < tokens.count {
                let text = word(index)
                if depth == 1, isNext, text != ")" {
                    labels.append(word(index + 1) == ":" ? text : "_")
                    isNext = false
                }
                depth += text.nesting
                if depth == 0 { break }
                if depth == 1, text == "," { isNext = true }
                index += 1
            }
            return labels
        }
    }

    /// A Boolean value that indicates whether the path of the file may be used for more than messages, unlike by
    /// `#filePath` as the default of a `file: StaticString` that is only handed on, as in `XCTAssertEqual(…, file:
    /// file)`.
    var usesItsPath: Bool {
        tokens.indices.contains { index in
            guard tokens[index].kind == .directive, ["file", "filePath"].contains(word(index)) else { return false }
            guard [word(index - 1), word(index - 2), word(index - 3)] == ["=", "StaticString", ":"] else { return true }
            let name = word(index - 4)
            return tokens.indices.contains { other in
                tokens[other].kind == .word && word(other) == name && word(other + 1) != ":"
                    && (word(other - 1) != ":" || ![",", ")"].contains(word(other + 1)))
            }
        }
    }
}

extension String {
    /// 1 for an opening bracket, -1 for a closing one, 0 for any other token.
    var nesting: Int {
        switch self {
        case "(", "[", "{": 1
        case ")", "]", "}": -1
        default: 0
        }
    }
}
