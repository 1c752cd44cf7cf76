import Foundation

/// A program of the house as it was built, run as its users run it.
///
/// It lies beside the test that runs it, because the test target depends on its product.
///
/// ```swift
/// func version() async throws -> String {
///     let hoge = try BuiltProgram(named: "hoge")
///     return try await hoge.run(["--version"]).output
/// }
/// ```
public struct BuiltProgram: Sendable {
    /// Where the program lies.
    public let path: String

    /// Finds a program.
    ///
    /// - Parameter name: the name of the executable product.
    /// - Throws: ``ProgramNotBuilt`` if it is not there.
    public init(named name: String) throws {
        let folder = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        let candidates = [
            folder, folder?.deletingLastPathComponent(),
            URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
        ]
        let found = candidates.compactMap { $0?.appending(path: name).path }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
        guard let found else { throw ProgramNotBuilt(name: name, looked: candidates.compactMap { $0?.path }) }
        path = found
    }

    /// Takes a program of the system, for example a shell that redirects the output of another one.
    public init(at path: String) {
        self.path = path
    }

    /// How a run ended.
    public struct Run: Sendable {
        /// What was written to standard output.
        public let output: String
        /// What was written to standard error.
        public let messages: String
        /// The exit code, or 128 and the number of the signal that ended it.
        public let status: Int32
    }

    /// Runs the program without a terminal and waits for its end.
    ///
    /// - Parameters:
    ///   - arguments: the arguments.
    ///   - environment: the whole environment of the program; nothing is inherited but `PATH`.
    ///   - input: what it reads from standard input.
    /// - Throws: what starting the process throws.
    public func run(
        _ arguments: [String],
        environment: [String: String] = [:],
        input: String = ""
    ) async throws -> Run {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { given, _ in given }
        let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = stderr
        async let output = Self.readAll(stdout.fileHandleForReading)
        async let messages = Self.readAll(stderr.fileHandleForReading)
        let status: Int32 = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { ended in
                let code = ended.terminationStatus
                continuation.resume(returning: ended.terminationReason == .exit ? code : 128 + code)
            }
            do {
                try process.run()
                try? stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
                try? stdin.fileHandleForWriting.close()
            } catch {
                try? stdout.fileHandleForWriting.close()
                try? stderr.fileHandleForWriting.close()
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
        return await Run(output: output, messages: messages, status: status)
    }

    /// Reads on a thread of its own, so that no thread of the tests waits.
    private static func readAll(_ handle: FileHandle) async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let data = (try? handle.readToEnd()) ?? Data()
                continuation.resume(returning: String(decoding: data, as: UTF8.self))
            }
        }
    }
}

/// A program that a test wanted to run is not where it should be.
///
/// ```swift
/// do {
///     _ = try BuiltProgram(named: "not-there")
/// } catch let error as ProgramNotBuilt {
///     print(error)
/// }
/// ```
public struct ProgramNotBuilt: Error, CustomStringConvertible {
    let name: String
    let looked: [String]

    public var description: String {
        "'\(name)' is in none of \(looked). Let the test target depend on its product."
    }
}
