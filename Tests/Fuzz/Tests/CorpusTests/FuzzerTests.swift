import Foundation
import FuzzTargets
import InfrastructureTesting
import Testing

/// The fuzzer on all targets.
enum FuzzerTests {
    @Suite(.serialized) struct Slow {
        @Test(arguments: [(FuzzTarget.parsers.map(\.name), 5_000), (FuzzTarget.gateways.map(\.name), 500)])
        func `fuzzing with so many inputs brings out no fault`(_ targets: [String], _ inputs: Int) async throws {
            let script = URL(filePath: #filePath).appending(path: "../../../../../Scripts/fuzz").standardizedFileURL
            let environment = ProcessInfo.processInfo.environment.merging(["FUZZ_INPUTS": "\(inputs)"]) { $1 }
            let run = try await BuiltProgram(at: script.path).run(targets, environment: environment)
            let text = run.output + run.messages
            #expect(run.status == 0, "\(text)")
            for target in targets {
                let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("\(target): ") }, "\(text)")
                let counts = try #require(line.wholeMatch(of: #/.*: ([1-9]\d*) inputs in (\d+) s/#), "\(line)")
                #expect(Int(counts.1) ?? 0 >= inputs, "\(line)")
            }
        }
    }
}
