import ArchitectureDomain
import Foundation
import RepositoryKit

/// Reads manifests through the package manager, and keeps what it said.
struct ManifestReader {
    let files: any FileTree
    let processes: any ProcessRunner
    let cache: ManifestCache

    enum Outcome {
        case parsed(ParsedManifest)
        case failed(Codebase.Obstacle)
    }

    /// Manifests are small; what is larger is none.
    private static let sizeLimit = 4 << 20

    /// Reads one manifest.
    ///
    /// - Parameters:
    ///   - file: the manifest, relative to the root.
    ///   - root: the root, absolute, with links resolved.
    @concurrent
    func read(_ file: String, under root: String) async -> Outcome {
        let path = file.split(separator: "/").dropLast().joined(separator: "/")
        func failure(_ reason: Codebase.Obstacle.Reason, line: Int = 1) -> Outcome {
            .failed(.init(reason, at: Place(file: file, line: line)))
        }
        let text: [UInt8]
        do throws(FileTreeError) {
            text = try await files.read(file, under: root, limit: Self.sizeLimit)
        } catch {
            return failure(Codebase.Obstacle.Reason(error))
        }
        let folder = path.isEmpty ? root : root + "/" + path
        if let dump = await cache.dump(of: text, in: folder),
            let parsed = try? ParsedManifest(dump: dump, text: text, path: path, root: root)
        {
            return .parsed(parsed)
        }
        let outcome: ProcessOutcome
        do throws(ProcessError) {
            let arguments = ["package", "dump-package", "--package-path", folder]
            outcome = try await processes.run(ProcessCommand("swift", arguments, in: folder))
        } catch {
            return failure(error == .notFound(program: "swift") ? .noPackageManager : .manifest("\(error)"))
        }
        guard outcome.status == 0 else {
            let complaint = Complaint(outcome.messages)
            return failure(
                complaint.isToolsVersion ? .toolsVersion(complaint.text) : .manifest(complaint.text),
                line: complaint.line
            )
        }
        guard let parsed = try? ParsedManifest(dump: outcome.output, text: text, path: path, root: root) else {
            return failure(.manifest("dump-package"))
        }
        await cache.keep(outcome.output, of: text, in: folder)
        return .parsed(parsed)
    }
}

/// What the package manager says of a manifest that it does not take.
private struct Complaint {
    let text: String
    let line: Int
    let isToolsVersion: Bool

    init(_ messages: [UInt8]) {
        let lines = String(decoding: messages, as: UTF8.self).split(separator: "\n").map(String.init)
        // `…/Package.swift:12:5: error: …` tells the line; `error: '…': …` tells none.
        let placed = lines.first { $0.contains("Package.swift:") && $0.contains(": error:") }
        let line = placed.flatMap { text in
            text.range(of: "Package.swift:").flatMap { Int(text[$0.upperBound...].prefix { $0.isNumber }) }
        }
        let chosen = placed ?? lines.first { $0.contains("error:") } ?? lines.first ?? ""
        let start = chosen.range(of: "error: ")?.upperBound ?? chosen.startIndex
        text = String(chosen[start...])
        self.line = line ?? 1
        isToolsVersion = text.contains("tools version") && text.contains("installed version")
    }
}
