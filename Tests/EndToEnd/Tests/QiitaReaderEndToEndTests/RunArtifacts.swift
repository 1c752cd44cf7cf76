import Foundation
import InfrastructureTesting
import RepositoryKit
import Synchronization

/// Everything that runs of a program leave or show to others, to be searched for what must not be in it.
struct RunArtifacts {
    private var places: [(name: String, bytes: Data)] = []

    /// Takes what a run wrote.
    mutating func add(_ run: BuiltProgram.Run, of arguments: [String]) {
        let name = arguments.joined(separator: " ")
        add(run.output, from: "output of \(name)")
        add(run.messages, from: "messages of \(name)")
    }

    /// Takes a text, for example what a terminal showed.
    mutating func add(_ text: String, from name: String) {
        places.append((name, Data(text.utf8)))
    }

    /// Takes every file of a folder with its name, hidden ones too, except for some.
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

    /// Takes the arguments of the processes that were seen; the first one is the program, and names the place.
    mutating func add(_ watch: ProcessListSampler) {
        for bytes in watch.seen {
            let program = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            places.append(("the arguments of \(program)", bytes))
        }
    }

    /// The places in which a secret stands, whole or cut off, or in the coding of basic authentication.
    func places(with secret: String) -> [String] {
        let start = Data(secret.utf8.prefix(12))
        // Three bytes become four characters, so where the secret begins decides what its middle looks like.
        let coded = (0..<3).map { Data(secret.utf8.dropFirst($0).prefix(12)).base64EncodedData() }
        return places.filter { place in
            ([start] + coded).contains { place.bytes.range(of: $0) != nil }
        }.map(\.name)
    }
}

/// Looks again and again which arguments the processes of this machine have, which any user can.
final class ProcessListSampler: Sendable {
    private let arguments = Lock<Set<Data>>([])
    private let isOver = Atomic<Bool>(false)

    var seen: Set<Data> { arguments.withLock { $0 } }

    /// Starts to look, on a thread of its own, until ``stop()``.
    func start() {
        Thread.detachNewThread { [self] in
            while !isOver.load(ordering: .relaxed) {
                look()
                // How often is looked decides only how much is seen of processes that live for a moment.
                usleep(5000)
            }
        }
    }

    func stop() {
        isOver.store(true, ordering: .relaxed)
    }

    /// Looks once.
    func look() {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        for process in processes where process.allSatisfy(\.isNumber) {
            guard let bytes = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") else { continue }
            arguments.withLock { _ = $0.insert(bytes) }
        }
    }
}
