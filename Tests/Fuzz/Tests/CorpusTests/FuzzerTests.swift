import Foundation
import FuzzTargets
import Testing

/// The fuzzer itself, for a minute each.
@Suite struct FuzzerTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test(.enabled(if: ProcessInfo.processInfo.environment["STRATA_SLOW"] == "1", "set STRATA_SLOW=1"))
    func `a minute of fuzzing brings out no fault`() async throws {
        let process = Process()
        process.executableURL = Self.root.appending(path: "Scripts/fuzz")
        process.environment = ProcessInfo.processInfo.environment.merging(["FUZZ_SECONDS": "60"]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        let text = try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                do {
                    try process.run()
                    let data = try output.fileHandleForReading.readToEnd() ?? Data()
                    process.waitUntilExit()
                    continuation.resume(returning: String(decoding: data, as: UTF8.self))
                } catch {
                    continuation.resume(throwing: error)
                }
            }
        }
        #expect(process.terminationStatus == 0, "\(text)")
        for target in FuzzTarget.all {
            let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("\(target.name): ") }, "\(text)")
            #expect(line.contains(#/: [1-9]\d* inputs in (6\d|[7-9]\d) s/#), "\(line)")
        }
    }
}
