/// The text of an initialiser that the compiler otherwise adds to a type for its own module alone.
struct MemberwiseInitializer {
    /// The range that the text replaces, which has only space.
    let range: Range<Int>
    let text: String

    /// Writes the initialiser out; nil if the type of a property is not known, or an `#if` decides about one; a
    /// parameter whose type `isFunction` has to escape.
    init?(
        of type: DeclarationTree.Node,
        _ properties: [DeclarationTree.Node],
        in tree: DeclarationTree,
        access: SourceSymbols.Access,
        isFunction: (String) -> Bool
    ) {
        guard let body = type.body, !properties.contains(where: \.isConditional) || type.isConditional else {
            return nil
        }
        var parameters: [(name: String, text: String)] = []
        let isClass = type.kind == .type(.class) || type.kind == .type(.actor)
        for property in properties.flatMap(\.properties)
        where !isClass && !(property.isConstant && property.value != nil) {
            guard let written = property.type ?? Self.type(of: property.value ?? "") else { return nil }
            let isEscaping = !Self.isOptional(written) && (written.contains("->") || isFunction(written))
            let value = property.value ?? (Self.isOptional(written) && !property.isConstant ? "nil" : nil)
            let type = (isEscaping && !written.contains("@escaping") ? "@escaping " : "") + written
            parameters.append((property.name, "\(property.name): \(type)" + (value.map { " = \($0)" } ?? "")))
        }
        let outer = tree.bytes.indentation(at: type.start)
        let last = properties.last
        let isOwnLine = last.map { tree.bytes.lineStart($0.start) > tree.bytes.lineStart(type.start) } ?? false
        let inner = isOwnLine ? tree.bytes.indentation(at: last?.start ?? 0) : outer + "    "
        let step = inner.hasPrefix(outer) && inner.count > outer.count ? String(inner.dropFirst(outer.count)) : "    "
        var lines = Self.header(parameters.map(\.text), access, inner, step)
        if parameters.isEmpty {
            lines[0] += "}"
        } else {
            lines += parameters.map { inner + step + "self.\($0.name) = \($0.name)" } + [inner + "}"]
        }
        let start = last?.end ?? body.lowerBound
        let space = tree.bytes[start..<body.upperBound].prefix { $0.isSpace }.count
        let isLast = start + space == body.upperBound
        let line = tree.bytes[start...].firstIndex(where: \.isLineBreak) ?? tree.bytes.count
        // The rest of a type of one line comes behind it.
        let isOneLine = !isLast && body.upperBound < line
        let lineEnd = isLast ? body.upperBound : isOneLine ? start : line
        // A blank line separates it from the next member.
        let next = tree.bytes[lineEnd...].dropFirst().prefix { !$0.isLineBreak }.drop { $0.isSpace }
        let isSeparate = isLast || next.isEmpty || next.first == UInt8(ascii: "}")
        range = isLast ? start..<lineEnd : lineEnd..<lineEnd + (isOneLine ? space : 0)
        let behind = isLast ? "\n" + outer : isOneLine ? (last == nil ? "\n" + inner : "") : isSeparate ? "" : "\n"
        text = (last == nil ? "\n" : "\n\n") + lines.joined(separator: "\n") + behind
    }

    private static func header(
        _ parameters: [String],
        _ access: SourceSymbols.Access,
        _ inner: String,
        _ step: String
    ) -> [String] {
        let line = inner + "\(access.rawValue) init(\(parameters.joined(separator: ", "))) {"
        guard line.count > 120 || line.contains("\n") else { return [line] }
        let list = parameters.enumerated().map { inner + step + $1 + ($0 == parameters.count - 1 ? "" : ",") }
        return [inner + "\(access.rawValue) init("] + list + [inner + ") {"]
    }

    private static func isOptional(_ type: String) -> Bool { type.hasSuffix("?") || type.hasPrefix("Optional<") }

    /// Returns the type that follows from a literal or the call of a type, or nil.
    private static func type(of value: String) -> String? {
        if value == "true" || value == "false" { return "Bool" }
        if value.hasPrefix("\"") { return "String" }
        let digits = value.hasPrefix("-") ? value.dropFirst() : value[...]
        if digits.first?.isNumber == true {
            let isInteger = digits.allSatisfy { $0.isHexDigit || $0 == "_" || $0 == "x" }
            return isInteger ? "Int" : digits.allSatisfy { $0.isNumber || "._e-".contains($0) } ? "Double" : nil
        }
        if value.hasPrefix("["), value.hasSuffix("]()") { return String(value.dropLast(2)) }
        // The last name of a path may be a member: `Size.zero`.
        guard let first = value.first, first.isUppercase, value.hasSuffix(")") else { return nil }
        let path = value.prefix { $0 != "(" }.split(separator: ".").prefix { $0.first?.isUppercase ?? false }
        return path.joined(separator: ".")
    }
}

extension [UInt8] {
    /// Returns the space at the beginning of the line of an offset.
    func indentation(at offset: Int) -> String {
        String(decoding: self[lineStart(offset)...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }
}
