/// The declaration of a type, with the facts that rules about types need.
struct TypeDeclaration {
    /// The number of the declaration, and the index of its file.
    let declaration: Int
    let file: Int
    let facts: SourceSymbols.TypeFacts
    /// The name, and the full name with those of the types that contain it.
    let name: String
    let fullName: String
    let attributes: [String]
    let access: SourceSymbols.Access
    let isNested: Bool
    let place: Place
    let owner: UInt32

    /// The lines from its name to its closing brace.
    var lines: Int { max(Int(facts.lastLine) - place.position.line + 1, 1) }
}

/// A type from which another inherits, or a protocol to which it conforms.
struct Supertype {
    let name: String
    /// The kind, or nil for an alias or a type from outside.
    let kind: SourceSymbols.TypeKind?
    var isFromOutside = false
}

extension ReferenceResolver {
    /// The protocols of the standard library that types conform to most, with those that they inherit from.
    private static let standardProtocols: [String: [String]] = [
        "AnyObject": [], "CaseIterable": [], "Codable": ["Decodable", "Encodable"], "Comparable": ["Equatable"],
        "CustomStringConvertible": [], "Decodable": [], "Encodable": [], "Equatable": [], "Error": ["Sendable"],
        "Hashable": ["Equatable"], "Identifiable": [], "Sendable": [],
    ]

    /// The usual raw types of enumerations, which stand where supertypes do.
    private static let rawTypes: Set = [
        "CGFloat", "CInt", "CUnsignedInt", "Character", "Double", "Float", "Float16", "Float80", "Int", "Int128",
        "Int16", "Int32", "Int64", "Int8", "String", "UInt", "UInt128", "UInt16", "UInt32", "UInt64", "UInt8",
    ]

    /// Returns the types that the files declare, in the order of the files.
    func typeDeclarations() -> [TypeDeclaration] {
        files.indices.flatMap { index in
            let file = files[index]
            return file.symbols.types.compactMap { facts -> TypeDeclaration? in
                let number = file.declarations + facts.declaration
                guard let owner = bodies[number] else { return nil }
                return TypeDeclaration(
                    declaration: number,
                    file: index,
                    facts: facts,
                    name: file.symbols.names.text(Int(self[number].name)),
                    fullName: name(of: number),
                    attributes: facts.attributes.map { file.symbols.names.text(Int($0)) },
                    access: self[number].access,
                    isNested: self[number].scope != 0,
                    place: place(of: number),
                    owner: owner
                )
            }
        }
    }

    /// Returns the supertypes of a type, of its supertypes and so on, up to a limit, as far as the files tell: those of a type
    /// from outside are unknown.
    mutating func supertypes(of type: TypeDeclaration, kinds: [Int: SourceSymbols.TypeKind]) -> [Supertype] {
        var owners = [type.owner]
        var index = 0
        var found: [Supertype] = []
        while index < owners.count, owners.count <= Self.supertypeLimit {
            for each in written[Int(owners[index])].prefix(Self.supertypeLimit) {
                guard let declaration = target(of: each.path, in: each.file, each.scope) else {
                    let path = files[each.file].symbols.names.text(Int(each.path))
                    let name = String(path.split(separator: ".").last ?? "")
                    if type.facts.kind == .enum, Self.rawTypes.contains(name) { continue }
                    let inherited = Self.standardProtocols[name]
                    let kind: SourceSymbols.TypeKind? = inherited.map { _ in .protocol }
                    found.append(Supertype(name: name, kind: kind, isFromOutside: inherited == nil))
                    found += (inherited ?? []).map { Supertype(name: $0, kind: .protocol) }
                    continue
                }
                let file = files[Int(fileOf[declaration])]
                let name = file.symbols.names.text(Int(self[declaration].name))
                found.append(Supertype(name: name, kind: kinds[declaration]))
                if let body = bodies[declaration], !owners.contains(body) { owners.append(body) }
            }
            index += 1
        }
        return found
    }
}
