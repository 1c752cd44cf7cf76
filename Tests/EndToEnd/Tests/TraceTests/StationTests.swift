import Foundation
import InfrastructureTesting
import Testing

/// Tests of the way of a key press through the layers, as `Scripts/stations` records it.
struct StationTests {
    /// A Boolean value that indicates whether the built programs can be traced.
    static var isPossible: Bool {
        #if os(Linux) && arch(x86_64) && !THREAD_SANITIZER && !ADDRESS_SANITIZER && DEBUG
            true
        #else
            false
        #endif
    }

    private let root = "/" + URL(filePath: #filePath).pathComponents.dropFirst().dropLast(5).joined(separator: "/")

    private func documented() throws -> String {
        try String(contentsOfFile: root + "/docs/stations.md", encoding: .utf8)
    }

    /// Returns the rows of a record without their numbers, because threads run side by side.
    private func rows(_ record: String) -> Set<Substring> {
        Set(record.split(separator: "\n").map { $0.trimmingPrefix(#/\| \d+ /#) })
    }

    @Test(.enabled(if: StationTests.isPossible))
    func `the documented stations are those of the built programs`() async throws {
        let folder = URL(filePath: try BuiltProgram(named: "hoge").path).deletingLastPathComponent().path
        // The script asks the toolchain for the names of functions.
        let path = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
        let run = try await BuiltProgram(at: root + "/Scripts/stations").run([folder], environment: path)
        try #require(run.status == 0, "\(run.messages)")
        // With --attachments-path the record is stored there, to be copied when the way has changed.
        Attachment.record(run.output, named: "stations.md")
        #expect(try rows(run.output) == rows(documented()))
    }

    @Test func `each function in the guide's chapter about a key press is a station`() throws {
        let toggle = try #require(documented().split(separator: "\n## ").dropFirst().first)
        let path = root + "/docs/guide/02-one-request-through-the-layers.md"
        let chapter = try String(contentsOfFile: path, encoding: .utf8)
        let blocks = chapter.matches(of: #/```swift:.+\n([\s\S]*?)```/#)
        try #require(blocks.count > 5)
        for block in blocks {
            for function in block.1.matches(of: #/func (\w+)\((.*?)\) /#) {
                let labels = function.2.split(separator: ", ").map { $0.prefix { $0 != " " && $0 != ":" } + ":" }
                // The kits have functions of the same names.
                let station = try Regex(#"\| Appearance\w+ \| `\w+\.\#(function.1)\(\#(labels.joined())\)` \|"#)
                #expect(toggle.contains(station), "\(function.0)")
            }
        }
    }
}
