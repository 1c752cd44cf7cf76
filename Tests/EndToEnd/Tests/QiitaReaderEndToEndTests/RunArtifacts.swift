import Foundation
import InfrastructureTesting
import RepositoryKit
import Synchronization

/// The output, files and process arguments of runs of a program, to be searched for secrets.
struct RunArtifacts {
    private var places: [(name: String, bytes: Data)] = []

    /// Adds the output of a run.
    mutating func add(_ run: BuiltProgram.Run, of arguments: [String]) {
        let name = arguments.joined(separator: " ")
        add(run.output, from: "output of \(name)")
        add(run.messages, from: "messages of \(name)")
    }

    /// Adds a text, for example the contents of a terminal.
    mutating func add(_ text: String, from name: String) {
        places.append((name, Data(text.utf8)))
    }

    /// Adds the names and contents of all files of a folder, including hidden ones, except for some.
    mutating func add(folder: String, except exceptions: Set<String>) throws {
        let files = FileManager.default
        for name in try files.subpathsOfDirectory(atPath: folder) where !exceptions.contains(name) {
            add(name, from: "the name of \(name)")
            var isFolder: ObjCBool = false
            guard files.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            places.append((name, try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))))
        }
    }

    /// Adds the arguments of the sampled processes; the first one names the program.
    mutating func add(_ watch: ProcessListSampler) {
        for bytes in watch.seen {
            let program = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            places.append(("the arguments of \(program)", bytes))
        }
    }

    /// Returns the places that contain a secret, also truncated or encoded for basic authentication.
    func places(with secret: String) -> [String] {
        let start = Data(secret.utf8.prefix(12))
        // Base64 encodes three bytes as four characters, so the encoding depends on the position of the secret.
        let coded = (0..<3).map { Data(secret.utf8.dropFirst($0).prefix(12)).base64EncodedData() }
        return places.filter { place in
            ([start] + coded).contains { place.bytes.range(of: $0) != nil }
        }.map(\.name)
    }
}

/// Samples the arguments of the processes that start after it, which any user of the machine can read.
final class ProcessListSampler: Sendable {
    private let older = ProcessListSampler.entries()
    private let arguments = Mutex<Set<Data>>([])
    private let isOver = Atomic<Bool>(false)

    var seen: Set<Data> { arguments.withLock { $0 } }

    /// Starts sampling on its own thread, until ``stop()``.
    func start() {
        Thread.detachNewThread { [self] in
            while !isOver.load(ordering: .relaxed) {
                sample()
                // A longer interval would miss more of the processes that live for a moment.
                usleep(5000)
            }
        }
    }

    func stop() {
        isOver.store(true, ordering: .relaxed)
    }

    /// Takes one sample.
    func sample() {
        for process in Self.entries().subtracting(older) {
            guard let bytes = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") else { continue }
            arguments.withLock { _ = $0.insert(bytes) }
        }
    }

    private static func entries() -> Set<String> {
        Set((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [])
    }
}
