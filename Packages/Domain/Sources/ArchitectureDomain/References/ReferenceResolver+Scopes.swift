extension ReferenceResolver {
    /// A source file, with the numbers of its first scope and its first declaration among those of all files.
    ///
    /// It is an object because it is looked at for every name, and a copy of it takes longer than all the rest.
    final class File: Sendable {
        let path: String
        let key: Codebase.TargetKey
        let module: Int
        let symbols: SourceSymbols
        let suppressed: Set<Int>
        let imports: Set<String>
        let isTesting: Bool
        /// The owner of what the file declares for itself: several files often have one name for it.
        let owner: UInt32
        let scopes: Int
        let declarations: Int

        init(
            _ file: Codebase.SourceFile,
            _ symbols: SourceSymbols,
            of key: Codebase.TargetKey,
            module: Int,
            owner: UInt32,
            scopes: Int,
            declarations: Int
        ) {
            let facts = file.facts
            path = file.path
            self.key = key
            self.module = module
            self.symbols = symbols
            suppressed = facts.linesWithSuppressions
            imports = Set(facts.imports.map(\.module))
            isTesting = facts.imports.contains(where: \.isTestable)
            self.owner = owner
            self.scopes = scopes
            self.declarations = declarations
        }
    }

    /// Returns the type whose body is the innermost around a place.
    func typeAround(_ scope: UInt32, in file: Int) -> UInt32? {
        var scope = scope
        while scope != 0, !files[file].symbols.scopes[Int(scope)].isType {
            scope = files[file].symbols.scopes[Int(scope)].parent
        }
        return scope == 0 ? nil : owners[files[file].scopes + Int(scope)]
    }

    /// Returns the module that a name means in a file, if it is one.
    func module(named name: Int, in file: Int) -> UInt32? {
        guard let all = modules[name] else { return nil }
        if all.contains(files[file].module) { return UInt32(files[file].module) }
        return all.count == 1 ? UInt32(all[0]) : nil
    }

    func isOfExtension(_ declaration: Int) -> Bool {
        files[Int(fileOf[declaration])].symbols.scopes[Int(self[declaration].scope)].subject != nil
    }

    func isVisible(_ declaration: Int, in file: Int) -> Bool {
        let other = Int(fileOf[declaration])
        if other == file { return true }
        let access = self[declaration].access
        guard !access.isOfFile else { return false }
        guard files[other].module != files[file].module, self[declaration].scope == 0 else { return true }
        if access == .public || access == .open { return true }
        if access == .package, files[other].key.package == files[file].key.package { return true }
        return access == .internal && files[file].isTesting
    }

    /// Returns the declarations that are meant, none if only types could tell which.
    func choose(_ candidates: [Int], in file: Int) -> [Int] {
        guard let first = candidates.first, candidates.count > 1 else { return candidates }
        let own = candidates.filter { fileOf[$0] == UInt32(file) }
        if !own.isEmpty { return own }
        // A file of several targets has its declarations in each of them.
        let inModule = candidates.filter { files[Int(fileOf[$0])].module == files[file].module }
        if !inModule.isEmpty, inModule.count < candidates.count { return choose(inModule, in: file) }
        if candidates.allSatisfy({ self[$0].kind == .type || self[$0].kind == .alias }) { return candidates }
        return candidates.allSatisfy { fileOf[$0] == fileOf[first] } ? [first] : []
    }
}
