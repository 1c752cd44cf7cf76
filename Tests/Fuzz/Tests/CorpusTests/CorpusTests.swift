import DedicatedThreads
import Foundation
import FuzzTargets
import Testing

/// The fuzz targets on the inputs of their corpora, without the fuzzer.
@Suite struct CorpusTests {
    private static let corpus = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Corpus")

    @Test(arguments: FuzzTarget.all.map(\.name))
    func `the corpus brings out no fault`(_ name: String) async throws {
        let target = try #require(FuzzTarget.all.first { $0.name == name })
        let folder = Self.corpus.appending(path: name)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(!files.isEmpty)
        let inputs = try files.map { try Data(contentsOf: $0) }
        // A target may wait for tasks, whose threads the tests would keep from them.
        await DedicatedThread.run {
            for input in inputs { input.withUnsafeBytes { target.body($0) } }
        }
    }
}
