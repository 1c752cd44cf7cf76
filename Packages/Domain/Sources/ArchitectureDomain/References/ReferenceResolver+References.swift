extension SourceReference {
    /// Returns the references between the files of a codebase whose symbols were read, as far as the sources alone tell.
    ///
    /// A name is looked up in the types around it, their extensions and supertypes, then in its module, then in the modules
    /// that the file imports. A name that several files declare, so that only types could tell which is meant, is left out,
    /// unless all are types, as in the branches of an `#if`.
    ///
    /// - Returns: The first reference for each file and declaration, and for each line with a suppression; sorted.
    public static func references(in codebase: Codebase) -> [SourceReference] {
        searches(in: codebase).flatMap { $0() }.sorted()
    }

    /// Returns functions that can run at the same time, each of which finds the references of some of the files.
    public static func searches(in codebase: Codebase) -> [@Sendable () -> [SourceReference]] {
        let resolver = ReferenceResolver(codebase)
        // As many for every number of processors, so that what one search remembers is the same everywhere.
        return stride(from: 0, to: resolver.files.count, by: 256).map { start in
            {
                var resolver = resolver
                return resolver.references(in: resolver.files.indices.dropFirst(start).prefix(256))
            }
        }
    }
}

extension ReferenceResolver {
    /// Returns the references of some of the files.
    mutating func references(in files: Range<Int>) -> [SourceReference] {
        files.flatMap { file in
            uses(in: file).map {
                SourceReference(name(of: $0.declaration), at: $0.place, to: place(of: $0.declaration))
            }
        }
    }

    /// Returns the declarations of other files that a file uses, each once, at its first place, if there is one outside of
    /// previews and code for debugging outside of those; and at its first in each line with suppressions.
    mutating func uses(in index: Int) -> [(declaration: Int, place: Place)] {
        let file = files[index]
        var uses: [(declaration: Int, place: Place)] = []
        // The index of a line and a declaration is that of the use.
        var seen = NumberSet()
        for mention in file.symbols.mentions {
            let found = find(mention.path, in: index, mention.scope)
            guard found.contains(where: { $0.contains { Int(fileOf[$0]) != index } }) else { continue }
            let line = Int(mention.location.line)
            let kept = file.suppressed.contains(line) ? line : 0
            let isLate = file.symbols.isForDevelopment(line: line)
            for (part, declarations) in zip(parts(of: mention, in: index), found) {
                for declaration in declarations where Int(fileOf[declaration]) != index {
                    let (known, isNew) = seen.insert(UInt64(kept) << 32 | UInt64(declaration))
                    if isNew {
                        uses.append((declaration, part.place))
                    } else if !isLate, file.symbols.isForDevelopment(line: uses[known].place.position.line) {
                        uses[known].place = part.place
                    }
                }
            }
        }
        return uses
    }

    /// Returns the names of a path, with their places.
    func parts(of mention: SourceSymbols.Mention, in index: Int) -> [(name: ArraySlice<UInt8>, place: Place)] {
        let file = files[index]
        let names = file.symbols.names[Int(mention.path)].split(separator: UInt8(ascii: "."))
        // The location is that of the last name.
        var column = Int(mention.location.column) - names.dropLast().reduce(0) { $0 + Self.width($1) }
        return names.map { name in
            defer { column += Self.width(name) }
            return (name, Place(file: file.path, line: Int(mention.location.line), column: column))
        }
    }

    /// Returns the number of columns that a name and the dot behind it take.
    private static func width(_ name: ArraySlice<UInt8>) -> Int { name.count { $0 & 0xC0 != 0x80 } + 1 }

    func place(of declaration: Int) -> Place {
        let location = self[declaration].location
        return Place(file: files[Int(fileOf[declaration])].path, line: Int(location.line), column: Int(location.column))
    }

    /// Returns the name of a declaration after those of the types that contain it.
    func name(of declaration: Int) -> String {
        let file = files[Int(fileOf[declaration])]
        var name = file.symbols.names.text(Int(self[declaration].name))
        var scope = self[declaration].scope
        while scope != 0 {
            let around = file.symbols.scopes[Int(scope)]
            let type = around.subject ?? types[file.scopes + Int(scope)]
            if let type { name = file.symbols.names.text(Int(type)) + "." + name }
            scope = around.parent
        }
        return name
    }
}
