import ArchitectureDomain
import Foundation
import RepositoryKit

/// A reader of manifests through SwiftPM, with a cache.
struct ManifestReader {
    let files: any FileSource
    let processes: any ProcessRunner
    let cache: ManifestCache
    /// A Boolean value that indicates whether the manifests are those of a commit, so that SwiftPM reads copies of them.
    let copiesManifests: Bool

    enum Outcome {
        case parsed(ParsedManifest, isCached: Bool)
        case failed(Codebase.ReadFailure)
    }

    /// The largest size of a manifest, in bytes.
    private static let sizeLimit = 4 << 20

    /// Reads a package at a path relative to the root by its manifests, also those for versions of Swift.
    @concurrent
    func read(_ path: String, _ names: [String], in folders: PackageFolders) async -> Outcome {
        let prefix = path.isEmpty ? "" : path + "/"
        func failure(
            _ reason: Codebase.ReadFailure.Reason,
            in name: String = "Package.swift",
            at position: Position = Position()
        ) -> Outcome {
            .failed(.init(reason, at: Place(file: prefix + name, position)))
        }
        var texts: [ParsedManifest.Text] = []
        for name in names {
            do throws(FileTreeError) {
                let bytes = try await files.read(prefix + name, under: folders.root, limit: Self.sizeLimit)
                texts.append(.init(file: prefix + name, bytes: bytes))
            } catch {
                return failure(Codebase.ReadFailure.Reason(error), in: name)
            }
        }
        // SwiftPM chooses one of them; a change of any of them can change the choice.
        let whole = Array(texts.map(\.bytes).joined(separator: [0]))
        let folder = folders.path(of: path)
        if let dump = await cache.dump(of: whole, in: folder),
            let parsed = try? ParsedManifest(dump: dump, texts: texts, path: path, in: folders)
        {
            return .parsed(parsed, isCached: true)
        }
        let outcome: ProcessOutcome
        do throws(ProcessError) {
            outcome = try await dump(texts, of: folder)
        } catch {
            return failure(.init(error))
        }
        guard outcome.status == 0 else {
            let message = ManifestErrorMessage(outcome.messages, about: names)
            return failure(message.reason, in: message.file, at: message.position)
        }
        guard let parsed = try? ParsedManifest(dump: outcome.output, texts: texts, path: path, in: folders) else {
            return failure(.manifest("dump-package"))
        }
        await cache.keep(outcome.output, of: whole, in: folder)
        return .parsed(parsed, isCached: false)
    }

    private func dump(_ texts: [ParsedManifest.Text], of folder: String) async throws(ProcessError) -> ProcessOutcome {
        guard copiesManifests else { return try await dump(folder) }
        guard let copy = try? ManifestCopy(texts, of: folder) else { throw .notStarted(program: "swift") }
        defer { copy.remove() }
        let outcome = try await dump(copy.folder)
        return ProcessOutcome(
            status: outcome.status,
            output: copy.original(outcome.output),
            messages: copy.original(outcome.messages)
        )
    }

    private func dump(_ folder: String) async throws(ProcessError) -> ProcessOutcome {
        // A scratch folder of its own, for SwiftPM would wait until a build in the usual one has ended.
        let scratch = folder + "/.build/manifests"
        let arguments = ["package", "dump-package", "--scratch-path", scratch, "--package-path", folder]
        return try await processes.run(ProcessCommand("swift", arguments, in: folder))
    }
}

extension Codebase.ReadFailure.Reason {
    /// Creates the reason why SwiftPM did not run to its end.
    fileprivate init(_ error: ProcessError) {
        self =
            switch error {
            case .notFound: .noPackageManager
            case .notStarted: .packageManagerNotStarted
            case .timedOut, .cancelled: .packageManagerTimedOut
            }
    }
}

/// The error message of SwiftPM about a manifest.
private struct ManifestErrorMessage {
    let reason: Codebase.ReadFailure.Reason
    let file: String
    let position: Position

    init(_ messages: [UInt8], about names: [String]) {
        let lines = String(decoding: messages, as: UTF8.self).split(separator: "\n").map { String($0) }
        // `…/Package.swift:12:5: error: …` contains the position; `error: '…': …` does not.
        let errors = lines.filter { $0.firstRange(of: ": error:") != nil }
        let places = names.lazy.compactMap { name in
            errors.first { $0.firstRange(of: "/" + name + ":") != nil }.map { (name: name, text: $0) }
        }
        let placed = places.first
        let numbers =
            placed.flatMap { name, text in text.firstRange(of: "/" + name + ":").map { text[$0.upperBound...] } }?
            .split(separator: ":", maxSplits: 2).map { Int($0) ?? 1 } ?? []
        let chosen = placed?.text ?? lines.first { $0.firstRange(of: "error:") != nil } ?? lines.first ?? ""
        let start = chosen.firstRange(of: "error: ")?.upperBound ?? chosen.startIndex
        let message = String(chosen[start...])
        file = placed?.name ?? "Package.swift"
        position = Position(line: numbers.first ?? 1, column: numbers.dropFirst().first ?? 1)
        // SwiftPM's own message says that the manifest is invalid.
        let cache = errors.first { line in
            ["unable to open output file", "/ModuleCache/"].allSatisfy { line.firstRange(of: $0) != nil }
        }
        if let cache, let start = cache.firstRange(of: "error: ")?.upperBound {
            reason = .cacheNotWritable(String(cache[start...]))
        } else {
            let isToolsVersion = ["tools version", "installed version"].allSatisfy { message.firstRange(of: $0) != nil }
            reason = isToolsVersion ? .toolsVersion(message) : .manifest(message)
        }
    }
}
