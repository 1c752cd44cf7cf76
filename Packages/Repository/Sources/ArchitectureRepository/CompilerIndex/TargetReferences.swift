import ArchitectureDomain
import DomainKit

/// The references between the files of targets, and the evidence for them.
struct TargetReferences {
    let references: [SourceReference]
    let evidence: [Codebase.TargetKey: Codebase.Evidence]

    /// Finds the references; the index decides for a target if it knows each of its files as it is; for the others the
    /// sources do.
    ///
    /// - Parameters:
    ///   - index: the compiler's index, or nil to use the sources alone.
    ///   - store: the folder of the index, or nil for those in the usual places.
    /// - Throws: ``ApplicationError``: `invalidInput` if `store` is no index, or one in another format.
    init(
        of targets: Set<Codebase.TargetKey>,
        in codebase: Codebase,
        _ index: CompilerIndex?,
        store: String?
    ) async throws(ApplicationError) {
        let sources = codebase.sources.filter { targets.contains($0.key) }
        var stores = store.map { [$0] } ?? []
        if store == nil, let index {
            stores = await index.usualStores(
                packages: codebase.packages.filter { $0.kind == .package }.map(\.path)
            )
        }
        guard let index, !stores.isEmpty else {
            references = await Self.resolved(in: codebase)
            evidence = sources.mapValues { _ in .sources }
            return
        }
        let files = sources.mapValues { Set($0.map(\.path)) }
        func places(_ lines: (SourceFacts) -> some Sequence<Int>) -> Set<Place> {
            Set(sources.values.joined().flatMap { file in lines(file.facts).map { Place(file: file.path, line: $0) } })
        }
        let suppressed = places(\.linesWithSuppressions)
        let late = places { ($0.symbols?.developmentLines ?? []).joined() }.subtracting(suppressed)
        let indexed: IndexedReferences
        do throws(IndexFailure) {
            indexed = try await index.references(
                between: Set(files.values.joined()),
                in: stores,
                keeping: suppressed.union(late)
            )
        } catch {
            throw ApplicationError(.invalidInput(error.validationError), origin: error)
        }
        let decided = files.filter { indexed.missing.isDisjoint(with: $0.value) }
        let known = Set(decided.values.joined())
        let resolved = decided.count < files.count ? await Self.resolved(in: codebase) : []
        evidence = Dictionary(uniqueKeysWithValues: files.keys.map { ($0, decided[$0] == nil ? .sources : .index) })
        references =
            Self.withoutRepetitions(
                indexed.references.filter { known.contains($0.place.file) },
                suppressed,
                late
            )
            + resolved.filter { !known.contains($0.place.file) }
    }

    /// Leaves out the references in previews and code for debugging to declarations that the file uses elsewhere, too, or
    /// earlier in such code.
    private static func withoutRepetitions(
        _ references: [SourceReference],
        _ suppressed: Set<Place>,
        _ late: Set<Place>
    ) -> [SourceReference] {
        func line(_ reference: SourceReference) -> Place {
            Place(file: reference.place.file, line: reference.place.position.line)
        }
        func use(_ reference: SourceReference) -> SourceReference {
            SourceReference("", at: Place(file: reference.place.file), to: reference.declaration)
        }
        let first = references.filter { !late.contains(line($0)) }
        var seen = Set(first.filter { !suppressed.contains(line($0)) }.map(use))
        return first + references.filter { late.contains(line($0)) && seen.insert(use($0)).inserted }
    }

    /// Returns the references that the sources tell, searched for on all processors.
    private static func resolved(in codebase: Codebase) async -> [SourceReference] {
        // Joined in the order of the files, references are nearly sorted already.
        Array(await SourceReference.searches(in: codebase).mapConcurrently { $0() }.joined())
    }
}

extension IndexFailure {
    /// The same fact as a validation error of the option.
    fileprivate var validationError: ValidationError {
        let format = "v\(IndexUnit.format)"
        return switch self {
        case .notFound(let store):
            ValidationError(field: "--index-store", value: "\(store)/\(format)/units", rule: .indexed)
        case .format(let other): ValidationError(field: "--index-store", value: other, rule: .oneOf([format]))
        }
    }
}
