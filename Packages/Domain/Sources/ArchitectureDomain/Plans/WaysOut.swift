/// The declarations that references lead to, and the ways to do without these references.
struct WaysOut {
    /// A declaration, or the type around it if both are in the same file.
    struct Outermost: Hashable {
        let name: String
        let keyword: String?
        let place: Place
    }

    private let symbols: [String: SourceSymbols]
    private let codebase: Codebase
    /// The declarations of each file, by place.
    private var declarations: [String: [SourceSymbols.Location: Int]] = [:]
    private var resolver: ReferenceResolver?
    private var files: [String: Int] = [:]

    init(_ target: Codebase.TargetKey, _ symbols: [String: SourceSymbols], in codebase: Codebase) {
        self.symbols = symbols
        self.codebase = Codebase(
            packages: codebase.packages,
            sources: codebase.sources.filter { $0.key == target }
        )
    }

    private mutating func declaration(at place: Place) -> (symbols: SourceSymbols, index: Int)? {
        guard let symbols = symbols[place.file] else { return nil }
        let known =
            declarations[place.file]
            ?? Dictionary(symbols.declarations.enumerated().map { ($1.location, $0) }) { first, _ in first }
        declarations[place.file] = known
        let location = SourceSymbols.Location(
            line: UInt32(place.position.line),
            column: UInt32(place.position.column)
        )
        return known[location].map { (symbols, $0) }
    }

    /// Returns the declaration of a reference, or the outermost type around it in the same file.
    mutating func outermostDeclaration(of reference: SourceReference) -> Outermost {
        guard let (symbols, index) = declaration(at: reference.declaration) else {
            return Outermost(name: reference.name, keyword: nil, place: reference.declaration)
        }
        var outer = index
        while let type = symbols.declarations.firstIndex(where: {
            $0.body != 0 && $0.body == symbols.declarations[outer].scope
        }) {
            outer = type
        }
        let declaration = symbols.declarations[outer]
        let location = declaration.location
        let facts = symbols.types.first { $0.declaration == outer }
        let isNested = outer != index
        return Outermost(
            name: isNested ? symbols.names.text(Int(declaration.name)) : reference.name,
            keyword: facts?.kind.rawValue ?? declaration.kind.keyword,
            place: Place(file: reference.declaration.file, line: Int(location.line), column: Int(location.column))
        )
    }

    /// Returns the ways out for a declaration whose references have to go; groups may use what `isInner` allows.
    mutating func waysOut(
        of outermost: Outermost,
        usedBy references: [SourceReference],
        isInner: (String) -> Bool
    ) -> [LayeringPlan.WayOut] {
        if references.allSatisfy(isSubjectOfExtension) { return [.moveExtension] }
        let moves = move(outermost, isInner).map { [$0] } ?? []
        switch outermost.keyword {
        case "var", "case", "func": return moves + [.passValue]
        // Neither can conform to a protocol.
        case "protocol", "typealias": return moves.isEmpty ? [.moveTogether] : moves
        case "struct", "enum": return moves + [.passValue] + (hasFunctions(outermost) ? [.invert] : [])
        default: return moves + [.invert]
        }
    }

    private mutating func hasFunctions(_ outermost: Outermost) -> Bool {
        guard let (symbols, index) = declaration(at: outermost.place) else { return false }
        let body = symbols.declarations[index].body
        return symbols.declarations.contains { $0.scope == body && $0.kind == .function }
    }

    /// Returns a Boolean value that indicates whether a reference is the type that an extension extends.
    private func isSubjectOfExtension(_ reference: SourceReference) -> Bool {
        guard let symbols = symbols[reference.place.file] else { return false }
        let position = reference.place.position
        let mention = symbols.mentions.first {
            Int($0.location.line) == position.line && Int($0.location.column) == position.column
        }
        guard let mention, mention.scope == 0 else { return false }
        return symbols.scopes.contains { $0.subject == mention.path }
    }

    /// Returns the move inwards that a declaration allows: with its file, or a type alone if it uses nothing else of the file.
    private mutating func move(_ outermost: Outermost, _ isInner: (String) -> Bool) -> LayeringPlan.WayOut? {
        guard let (symbols, index) = declaration(at: outermost.place), symbols.declarations[index].scope == 0 else {
            return nil
        }
        if usesOnlyInner(outermost.place.file, symbols, 1...Int.max, isInner) { return .moveFile }
        guard let facts = symbols.types.first(where: { $0.declaration == index }) else { return nil }
        let lines = outermost.place.position.line...max(Int(facts.lastLine), outermost.place.position.line)
        return usesOnlyInner(outermost.place.file, symbols, lines, isInner) ? .moveDeclaration : nil
    }

    /// A Boolean value that indicates whether lines of a file use nothing further outside, and nothing else of the
    /// file.
    private mutating func usesOnlyInner(
        _ path: String,
        _ symbols: SourceSymbols,
        _ lines: ClosedRange<Int>,
        _ isInner: (String) -> Bool
    ) -> Bool {
        var resolver = self.resolver.take() ?? ReferenceResolver(codebase)
        defer { self.resolver = resolver }
        if files.isEmpty {
            files = Dictionary(resolver.files.enumerated().map { ($1.path, $0) }) { first, _ in first }
        }
        guard let file = files[path] else { return false }
        for mention in symbols.mentions where lines.contains(Int(mention.location.line)) {
            for used in resolver.find(mention.path, in: file, mention.scope).joined() {
                let place = resolver.place(of: used)
                guard place.file == path ? lines.contains(place.position.line) : isInner(place.file)
                else { return false }
            }
        }
        return true
    }
}

extension SourceSymbols.Kind {
    /// The keyword with which a declaration of this kind begins, unless it has its own.
    fileprivate var keyword: String? {
        switch self {
        case .type, .parameter: nil
        case .alias: "typealias"
        case .function: "func"
        case .variable: "var"
        case .enumCase: "case"
        }
    }
}
