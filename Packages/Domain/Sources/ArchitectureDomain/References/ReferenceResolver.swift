/// A resolver of names to declarations, by scope.
struct ReferenceResolver {
    var files: [File] = []
    /// The modules of the codebase that each file imports.
    private var imported: [[UInt32]] = []
    /// The names of declarations and modules.
    var names = NameTable()
    var fileOf: [UInt32] = []
    /// The owner of the members of each scope: a module, a type, or a type from outside; nil if it is not known.
    var owners: [UInt32?] = []
    var modules: [Int: [Int]] = [:]
    /// The owner of the members of each declaration.
    var bodies: [UInt32?] = []
    /// The declaration of the type whose members a scope has.
    var types: [UInt32?] = []
    /// The path of the type of each owner that is a type from outside.
    private var outside: [Int: UInt32] = [:]
    private var firstOutside: UInt32?
    /// The number of aliases and types with supertypes that are being resolved.
    private var depth = 0
    private static let depthLimit = 16
    static let supertypeLimit = 64
    /// The names of global functions of the standard library, of which a file may mean either.
    private var common: Set<Int> = []
    /// The owners and names of the declarations outside of types and in extensions, and the last declaration of each;
    /// those of the bodies of types are in the tables of their files.
    private var members = NumberSet()
    private var lastMembers: [UInt32] = []
    /// The declaration before each that has another before it.
    private var others: [UInt32: UInt32] = [:]
    /// The file and the scope of the body of each owner that is a type.
    private var homes: [(file: UInt32, scope: UInt32)] = []
    /// The generic parameters and associated types of types from outside, by owner and name.
    private var foreignParameters = NumberSet()
    /// The supertypes of each owner as they are written, and as far as they are resolved.
    private(set) var written: [[(file: Int, path: UInt32, scope: UInt32)]] = []
    private var resolved: [UInt32: [UInt32]] = [:]
    /// The owners with all of their supertypes, as far as they are known.
    private var lineages: [UInt32: [UInt32]] = [:]
    /// The owners of the members of aliases, by their bodies, as far as they are resolved.
    private var aliased: [UInt32: UInt32] = [:]

    init(_ codebase: Codebase) {
        for package in codebase.packages {
            for target in package.targets {
                let key = Codebase.TargetKey(package: package.path, target: target.name)
                let module = Int(makeOwner())
                modules[names.insert(Array(target.module.utf8)[...]), default: []].append(module)
                for file in codebase.sources[key] ?? [] {
                    guard let symbols = file.facts.symbols else { continue }
                    files.append(
                        File(
                            file,
                            symbols,
                            of: key,
                            module: module,
                            owner: makeOwner(),
                            scopes: owners.count,
                            declarations: fileOf.count
                        )
                    )
                    owners += repeatElement(nil, count: symbols.scopes.count)
                    owners[owners.count - symbols.scopes.count] = UInt32(module)
                    fileOf += repeatElement(UInt32(files.count - 1), count: symbols.declarations.count)
                }
            }
        }
        for (index, file) in files.enumerated() {
            let imports = file.imports.compactMap { names.find(Array($0.utf8)[...]) }.sorted()
            imported.append(imports.compactMap { module(named: $0, in: index) })
        }
        common = Set(Self.standardFunctions.map { names.insert(Array($0.utf8)[...]) })
        bodies = Array(repeating: nil, count: fileOf.count)
        types = Array(repeating: nil, count: owners.count)
        for (number, file) in files.enumerated() {
            for index in file.symbols.members.types {
                let declaration = file.symbols.declarations[index]
                let owner = makeOwner(UInt32(number), declaration.body)
                owners[file.scopes + Int(declaration.body)] = owner
                bodies[file.declarations + index] = owner
                types[file.scopes + Int(declaration.body)] = declaration.name
            }
            // A type within a function has members, but no declaration.
            for (index, scope) in file.symbols.scopes.enumerated() where index > 0 && scope.subject == nil {
                if owners[file.scopes + index] == nil {
                    owners[file.scopes + index] = makeOwner(UInt32(number), UInt32(index))
                }
            }
        }
        for index in files.indices { register(in: index) { $0 == 0 } }
        writeSupertypes { $0.subject == nil }
        linkExtensions()
        writeSupertypes { $0.subject != nil }
        forget()
    }

    /// Forgets what was resolved: extensions that were linked since then may change it.
    private mutating func forget() {
        resolved = [:]
        lineages = [:]
        aliased = [:]
    }

    private mutating func writeSupertypes(_ isChosen: (SourceSymbols.Scope) -> Bool) {
        for (index, file) in files.enumerated() {
            for each in file.symbols.supertypes {
                let scope = file.symbols.scopes[Int(each.scope)]
                guard isChosen(scope), let owner = owners[file.scopes + Int(each.scope)] else { continue }
                written[Int(owner)].append((index, each.path, scope.parent))
            }
        }
    }

    private static let standardFunctions = """
        abs assert assertionFailure debugPrint dump extendLifetime fatalError getVaList isKnownUniquelyReferenced max min \
        numericCast pointwiseMax pointwiseMin precondition preconditionFailure print readLine repeatElement sequence stride swap \
        transcode type unsafeBitCast unsafeDowncast withCheckedContinuation withCheckedThrowingContinuation \
        withDiscardingTaskGroup withExtendedLifetime withTaskCancellationHandler withTaskGroup withThrowingDiscardingTaskGroup \
        withThrowingTaskGroup withUnsafeBytes withUnsafeContinuation withUnsafeMutableBytes withUnsafeMutablePointer \
        withUnsafePointer withUnsafeTemporaryAllocation withUnsafeThrowingContinuation withVaList withoutActuallyEscaping zip
        """.split(separator: " ")

    private mutating func makeOwner(_ file: UInt32 = 0, _ scope: UInt32 = 0) -> UInt32 {
        homes.append((file, scope))
        written.append([])
        return UInt32(homes.count - 1)
    }

    /// Registers the declarations of the scopes of a file that a condition chooses: its own, or those of extensions.
    private mutating func register(in index: Int, _ isChosen: (UInt32) -> Bool) {
        let file = files[index]
        for index in file.symbols.members.others {
            let declaration = file.symbols.declarations[index]
            guard isChosen(declaration.scope), let owner = owners[file.scopes + Int(declaration.scope)] else {
                continue
            }
            let name = names.insert(file.symbols.names[Int(declaration.name)])
            let isOfFile = declaration.scope == 0 && declaration.access.isOfFile
            let key = Self.key(isOfFile ? file.owner : owner, name)
            // The constraint of an extension names a parameter that the type declares.
            guard declaration.kind != .parameter else {
                if isFromOutside(owner) { foreignParameters.insert(key) }
                continue
            }
            let number = UInt32(file.declarations + index)
            let (index, isNew) = members.insert(key)
            if isNew {
                lastMembers.append(number)
            } else {
                others[number] = lastMembers[index]
                lastMembers[index] = number
            }
        }
    }

    private static func key(_ owner: UInt32, _ name: Int) -> UInt64 { UInt64(owner) << 32 | UInt64(name) }

    /// Gives each extension the owner that it extends; an extension may extend a type that another one declares.
    private mutating func linkExtensions() {
        var open = files.indices.flatMap { file in
            files[file].symbols.scopes.indices.filter { files[file].symbols.scopes[$0].subject != nil }.map {
                (file, $0)
            }
        }
        for _ in 0..<Self.depthLimit where !open.isEmpty {
            var linked: [Int: Set<UInt32>] = [:]
            open.removeAll { file, scope in
                let symbols = files[file].symbols
                guard let subject = symbols.scopes[scope].subject,
                    let found = target(of: subject, in: file, 0),
                    let owner = members(of: found)
                else { return false }
                owners[files[file].scopes + scope] = owner
                linked[file, default: []].insert(UInt32(scope))
                return true
            }
            if linked.isEmpty { break }
            register(linked)
            forget()
        }
        firstOutside = UInt32(homes.count)
        var linked: [Int: Set<UInt32>] = [:]
        for (file, scope) in open {
            guard let subject = files[file].symbols.scopes[scope].subject else { continue }
            let path = files[file].symbols.names[Int(subject)]
            let name = names.insert(path)
            let owner = outside[name] ?? makeOutsideOwner(path)
            outside[name] = owner
            owners[files[file].scopes + scope] = owner
            linked[file, default: []].insert(UInt32(scope))
        }
        register(linked)
    }

    private mutating func register(_ scopes: [Int: Set<UInt32>]) {
        for (file, chosen) in scopes.sorted(by: { $0.key < $1.key }) { register(in: file) { chosen.contains($0) } }
    }

    /// Returns an owner for the members of a type from outside, of which some parameters are known.
    private mutating func makeOutsideOwner(_ path: ArraySlice<UInt8>) -> UInt32 {
        let owner = makeOwner()
        let type = String(decoding: path.split(separator: UInt8(ascii: ".")).last ?? [], as: UTF8.self)
        for parameter in Self.standardParameters[type] ?? [] {
            foreignParameters.insert(Self.key(owner, names.insert(Array(parameter.utf8)[...])))
        }
        return owner
    }

    /// Returns the owner of the members of a declaration; for an alias that of its type.
    private mutating func members(of declaration: Int) -> UInt32? {
        guard let body = bodies[declaration], self[declaration].kind == .alias else { return bodies[declaration] }
        if let known = aliased[body] { return known }
        guard let target = written[Int(body)].first, depth < Self.depthLimit else { return body }
        depth += 1
        defer { depth -= 1 }
        // While it is resolved, it is a type of its own.
        aliased[body] = body
        let found = self.target(of: target.path, in: target.file, target.scope)
        let owner = found.flatMap { $0 == declaration ? nil : bodies[$0] } ?? body
        aliased[body] = owner
        return owner
    }

    // MARK: - Lookup

    subscript(_ declaration: Int) -> SourceSymbols.Declaration {
        let file = files[Int(fileOf[declaration])]
        return file.symbols.declarations[declaration - file.declarations]
    }

    /// Returns the numbers of the declarations that each name of a path means; none if it is not known which.
    mutating func find(_ path: UInt32, in file: Int, _ scope: UInt32) -> [[Int]] {
        let text = files[file].symbols.names[Int(path)]
        let root = text.prefix { $0 != UInt8(ascii: ".") }
        guard !root.isEmpty else { return [] }
        var found: [[Int]] = []
        var owner: UInt32?
        if root.count == 4, root.elementsEqual("self".utf8) || root.elementsEqual("Self".utf8) {
            owner = typeAround(scope, in: file)
            found.append([])
        } else {
            let name = LookupName(root, in: names)
            let candidates = lookUp(name, in: file, scope)
            found.append(choose(candidates, in: file))
            if !candidates.isEmpty {
                owner = found[0].first.flatMap { members(of: $0) }
            } else if let number = name.number {
                owner = module(named: number, in: file) ?? outside[number]
            }
        }
        guard root.count < text.count else { return found }
        for part in text[root.endIndex...].split(separator: UInt8(ascii: ".")) where !part.elementsEqual("self".utf8) {
            guard let members = owner else { break }
            // As an argument it would change dictionaries that a copy of the resolver shares meanwhile.
            let candidates = declarations(named: LookupName(part, in: names), of: members, in: file)
            found.append(choose(candidates, in: file))
            owner = found[found.count - 1].first.flatMap { self.members(of: $0) }
        }
        return found
    }

    /// Returns the declaration that the last name of a path means.
    mutating func target(of path: UInt32, in file: Int, _ scope: UInt32) -> Int? {
        let found = find(path, in: file, scope)
        let dots = files[file].symbols.names[Int(path)].count { $0 == UInt8(ascii: ".") }
        return found.count == dots + 1 ? found.last?.first : nil
    }

    /// Returns the declarations of a name in the scopes around a place, from the innermost that has one.
    private mutating func lookUp(_ name: LookupName, in file: Int, _ scope: UInt32) -> [Int] {
        var scope = scope
        // An extension of a type from outside sees members that are not known.
        var isOutside = false
        while scope != 0 {
            if let owner = owners[files[file].scopes + Int(scope)] {
                let found = declarations(named: name, of: owner, in: file)
                if !found.isEmpty { return parameter(named: name, around: scope, in: file, unless: found) }
                if isFromOutside(owner) {
                    isOutside = true
                    if let number = name.number, foreignParameters.contains(Self.key(owner, number)) { return [] }
                }
            }
            scope = files[file].symbols.scopes[Int(scope)].parent
        }
        let declared = declarations(named: name, of: files[file].owner, in: file)
        let own = (declared + declarations(named: name, of: UInt32(files[file].module), in: file)).sorted()
        let isCommon = name.number.map(common.contains) ?? false
        guard let first = own.first else {
            let found = imported[file].flatMap { declarations(named: name, of: $0, in: file) }
            return isCommon ? found.filter { !isValue($0) } : found
        }
        return isValue(first) && (isOutside || isCommon) ? [] : own
    }

    private func isValue(_ declaration: Int) -> Bool {
        self[declaration].kind == .function || self[declaration].kind == .variable
    }

    /// Returns the generic parameter of a type around a scope in place of an associated type that the scope's type inherits
    /// and that the parameter is likely to be.
    private func parameter(named name: LookupName, around scope: UInt32, in file: Int, unless found: [Int]) -> [Int] {
        guard let first = found.first, self[first].kind == .alias, fileOf[first] != UInt32(file) else { return found }
        var scope = files[file].symbols.scopes[Int(scope)].parent
        while scope != 0 {
            let owner = owners[files[file].scopes + Int(scope)]
            let own = owner.map { declarations(named: name, ofTypeItself: $0) } ?? []
            if let parameter = own.first(where: { self[$0].kind == .parameter }) { return [parameter] }
            scope = files[file].symbols.scopes[Int(scope)].parent
        }
        return found
    }

    /// Returns the declarations of a name among the members of an owner or, if there is none, of its supertypes.
    private mutating func declarations(named name: LookupName, of owner: UInt32, in file: Int) -> [Int] {
        guard !written[Int(owner)].isEmpty else {
            return declarations(named: name, ofTypeItself: owner).filter { isVisible($0, in: file) }.sorted()
        }
        var overloads: [Int] = []
        for type in lineage(of: owner) {
            let found = declarations(named: name, ofTypeItself: type).filter { isVisible($0, in: file) }
            if overloads.isEmpty, !found.isEmpty, found.contains(where: { self[$0].kind != .function }) {
                return found.sorted()
            }
            // A function may overload one of an extension of a supertype; a requirement of a protocol is the same function.
            overloads += overloads.isEmpty ? found : found.filter { self[$0].kind == .function && isOfExtension($0) }
        }
        return overloads.sorted()
    }

    /// Returns the declarations of a name among the members of an owner, in its body and in extensions.
    private func declarations(named name: LookupName, ofTypeItself owner: UInt32) -> [Int] {
        let (file, scope) = (Int(homes[Int(owner)].file), homes[Int(owner)].scope)
        var found: [Int] = []
        var index = scope == 0 ? nil : files[file].symbols.members.last(name.hash, in: scope)
        while let known = index {
            let number = files[file].declarations + known
            let declaration = self[number]
            let isMeant = declaration.scope == scope && files[file].symbols.names[Int(declaration.name)] == name.bytes
            if isMeant { found.append(number) }
            index = files[file].symbols.members.index(before: known)
        }
        var next = name.number.flatMap { members.index(of: Self.key(owner, $0)) }.map { lastMembers[$0] }
        while let declaration = next {
            found.append(Int(declaration))
            next = others[declaration]
        }
        return found
    }

    private func isFromOutside(_ owner: UInt32) -> Bool { firstOutside.map { owner >= $0 } ?? false }

    /// Returns a type and its supertypes, up to a limit, the nearest first.
    private mutating func lineage(of owner: UInt32) -> [UInt32] {
        if let known = lineages[owner] { return known }
        var lineage = [owner]
        var index = 0
        while index < lineage.count {
            for each in supertypes(of: lineage[index]).prefix(Self.supertypeLimit - lineage.count)
            where !lineage.contains(each) { lineage.append(each) }
            index += 1
        }
        // A type that is being resolved has no supertypes yet.
        if depth == 0 { lineages[owner] = lineage }
        return lineage
    }

    private mutating func supertypes(of owner: UInt32) -> [UInt32] {
        if let known = resolved[owner] { return known }
        guard depth < Self.depthLimit else { return [] }
        depth += 1
        defer { depth -= 1 }
        // While it is resolved, it has none.
        resolved[owner] = []
        var found: [UInt32] = []
        for each in written[Int(owner)].prefix(Self.supertypeLimit) {
            if let type = target(of: each.path, in: each.file, each.scope).flatMap({ members(of: $0) }) {
                found.append(type)
            } else if let type = names.find(files[each.file].symbols.names[Int(each.path)]).flatMap({ outside[$0] }) {
                found.append(type)
            }
        }
        resolved[owner] = found
        return found
    }
}
