import Dispatch
import DomainKit
import Foundation
import RepositoryKit
import Synchronization

/// A file tree in which all files have the same bytes, or those that a function gives them, and are as old as time.
struct StubFileTree: FileTree {
    let names: [String]
    let bytes: @Sendable (String) -> [UInt8]?

    init(_ names: String..., bytes: UnsafeRawBufferPointer) {
        let bytes = Array(bytes)
        self.init(names) { path in names.contains(where: path.hasSuffix) ? bytes : nil }
    }

    init(_ names: [String], bytes: @escaping @Sendable (_ path: String) -> [UInt8]?) {
        self.names = names
        self.bytes = bytes
    }

    @concurrent
    func list(
        _ suffixes: [String],
        under root: String,
        skipping skips: @Sendable (String) -> Bool
    ) async throws(FileTreeError) -> FileListing {
        FileListing(files: names)
    }

    @concurrent
    func read(_ path: String, under root: String, limit: Int) async throws(FileTreeError) -> [UInt8] {
        guard let bytes = bytes(path) else { throw .notFound(path: path) }
        return bytes
    }

    @concurrent
    func modificationTime(of path: String, under root: String) async throws(FileTreeError) -> Int { 0 }

    @concurrent
    func create(
        _ path: String,
        under root: String,
        with bytes: [UInt8],
        modificationTime: Int?
    ) async throws(FileTreeError) {
        throw .exists(path: path)
    }

    @concurrent
    func createFolder(_ path: String, under root: String, with files: [NewFile]) async throws(FileTreeError) {
        throw .exists(path: path)
    }

    @concurrent
    func change(_ changes: [FileChange], under root: String, provisionally: Bool) async throws(FileTreeError) {
        throw .notWritable(path: root, code: EROFS)
    }

    @concurrent
    func remove(_ path: String, under root: String) async throws(FileTreeError) {}

    @concurrent
    func removeDrafts(in folder: String, under root: String) async {}
}

/// A process runner whose programs all print the same bytes.
struct StubProcessRunner: ProcessRunner {
    let bytes: [UInt8]

    @concurrent
    func run(
        _ command: ProcessCommand,
        reportingTo report: (@Sendable ([UInt8]) -> Void)?
    ) async throws(ProcessError) -> ProcessOutcome {
        ProcessOutcome(status: 0, output: bytes)
    }
}

/// An exchange that answers every request with the same body.
struct StubHTTPExchange: HTTPExchange {
    let bytes: [UInt8]

    @concurrent
    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        HTTPResponse(status: 200, headers: ["content-type": "application/json"], body: .init(bytes), url: request.url)
    }
}

/// Storage for a result that a task sets.
private final class ResultBox<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
}

/// Blocks the calling thread, which belongs to the fuzzer, until an operation ends, and returns its result.
func blockingResult<Value: Sendable>(
    for work: @escaping @Sendable () async throws(ApplicationError) -> Value
) -> Result<Value, ApplicationError> {
    let answer = ResultBox<Result<Value, ApplicationError>>()
    let isAvailable = DispatchSemaphore(value: 0)
    Task.detached {
        let result: Result<Value, ApplicationError>
        do throws(ApplicationError) { result = .success(try await work()) } catch { result = .failure(error) }
        answer.value.withLock { $0 = result }
        isAvailable.signal()
    }
    isAvailable.wait()
    guard let result = answer.value.withLock({ $0 }) else { preconditionFailure("It is there when it says so.") }
    return result
}
