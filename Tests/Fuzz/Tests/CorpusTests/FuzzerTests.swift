import Foundation
import FuzzTargets
import Testing

/// The fuzzer itself, on all targets in turn.
@Suite(.serialized) struct FuzzerTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test(
        .enabled(if: ProcessInfo.processInfo.environment["STRATA_SLOW"] == "1", "set STRATA_SLOW=1"),
        arguments: [(FuzzTarget.long.map(\.name), 60), (FuzzTarget.short.map(\.name), 10)]
    )
    func `fuzzing for so many seconds brings out no fault`(_ targets: [String], _ seconds: Int) async throws {
        let process = Process()
        process.executableURL = Self.root.appending(path: "Scripts/fuzz")
        process.arguments = targets
        process.environment = ProcessInfo.processInfo.environment.merging(["FUZZ_SECONDS": "\(seconds)"]) { $1 }
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
        for target in targets {
            let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("\(target): ") }, "\(text)")
            let counts = try #require(line.wholeMatch(of: #/.*: ([1-9]\d*) inputs in (\d+) s/#), "\(line)")
            #expect(Int(counts.2) ?? 0 >= seconds, "\(line)")
        }
    }
}
