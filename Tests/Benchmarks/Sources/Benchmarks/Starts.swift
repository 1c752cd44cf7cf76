import BenchmarkRunner
import Foundation

extension Benchmark {
    @MainActor static let start = Benchmark(
        "start",
        explanation: """
            From the start of a program to the first byte that it writes into a pipe. The baseline links Foundation and
            prints one line; the reader lists what it has embedded.
            """,
        repetitions: 1,
        rounds: 101,
        baseline: Contender("a program that prints a line") {
            StartWorkload.start(Child.pathOfBaseline(), [], StartWorkload.bare, $0)
        },
        others: [
            Contender("list, of the guide", ratioLimit: 5.0) {
                let arguments = ["list", "--source", "guide"]
                StartWorkload.start(Child.path(of: "qiita-reader"), arguments, StartWorkload.bare, $0)
            },
            Contender("qiita-reader --version") {
                StartWorkload.start(Child.path(of: "qiita-reader"), ["--version"], StartWorkload.bare, $0)
            },
        ]
    )

    @MainActor static let startKept = Benchmark(
        "start-kept",
        explanation: """
            The same with 10,000 articles of 5 KB kept, for what the reader has embedded and for what it keeps. The baseline
            is the reader that has kept nothing and lists what it has embedded. What each of them prints to its end is
            looked at before.
            """,
        repetitions: 1,
        rounds: 101,
        baseline: Contender("list, of the guide, nothing kept") {
            StartWorkload.start(Child.path(of: "qiita-reader"), ["list", "--source", "guide"], StartWorkload.bare, $0)
        },
        others: [
            Contender("list, of the guide, 10,000 kept", ratioLimit: 1.3) {
                let home = await StartWorkload.full()
                StartWorkload.start(Child.path(of: "qiita-reader"), ["list", "--source", "guide"], home, $0)
            },
            Contender("kept, the first 20 of 10,000", ratioLimit: 1.3) {
                let home = await StartWorkload.full()
                StartWorkload.start(Child.path(of: "qiita-reader"), ["kept"], home, $0)
            },
            Contender("kept, a rare word in 10,000") {
                let home = await StartWorkload.full()
                StartWorkload.start(Child.path(of: "qiita-reader"), ["kept", SearchFixture.rareWord], home, $0)
            },
        ]
    )
}

/// Starts of the apps in home folders of their own.
@MainActor
enum StartWorkload {
    /// An empty home folder.
    static let bare = StorageFixture.shared.newFolder()
    private static var made: String?

    /// A home folder with the articles of ``SearchFixture``.
    static func full() async -> String {
        if let made { return made }
        let home = StorageFixture.shared.newFolder()
        let places = await SearchFixture.places()
        for (place, target) in [
            (".local/share/qiita-reader", places.documents), (".cache/qiita-reader/index-qiita.com", places.index),
        ] {
            let url = URL(filePath: home).appending(path: place)
            let parent = url.deletingLastPathComponent()
            let manager = FileManager.default
            let isLinked: Void? = try? manager.createDirectory(at: parent, withIntermediateDirectories: true)
            precondition(isLinked != nil)
            precondition((try? manager.createSymbolicLink(atPath: url.path, withDestinationPath: target)) != nil)
        }
        let guide = lines(["list", "--source", "guide"], home)
        precondition(
            !guide.isEmpty && guide == lines(["list", "--source", "guide"], bare),
            "The guide is another one."
        )
        let kept = lines(["kept"], home)
        precondition(kept.count == 20 && Set(kept).isDisjoint(with: lines(["kept"], bare)), "Nothing is kept.")
        precondition(lines(["kept", SearchFixture.rareWord], home).count == SearchFixture.count / 1_000)
        made = home
        return home
    }

    /// The lines that the reader prints.
    static func lines(_ arguments: [String], _ home: String) -> [String] {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: Child.path(of: "qiita-reader"))
        process.arguments = arguments
        process.environment = environment(in: home)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        precondition((try? process.run()) != nil)
        let bytes = (try? output.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        precondition(process.terminationStatus == 0, "The reader failed.")
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) }
    }

    static func environment(in home: String) -> [String: String] {
        ["HOME": home, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
    }

    /// Starts a program, waits for its first byte of output, and ends it.
    static func start(_ path: String, _ arguments: [String], _ home: String, _ repetitions: Int) {
        for _ in 0..<repetitions {
            var ends: [Int32] = [0, 0]
            precondition(pipe(&ends) == 0)
            let program = Child(path, arguments, environment(in: home)) { setup in
                setup.open("/dev/null", as: 0, O_RDONLY)
                setup.duplicate(ends[1], as: 1)
                setup.close(ends[0])
                setup.close(ends[1])
            }
            close(ends[1])
            var byte: UInt8 = 0
            precondition(read(ends[0], &byte, 1) == 1, "\(path) wrote nothing.")
            // What it does from here on is not looked at; both programs are ended alike.
            program.kill()
            close(ends[0])
        }
    }
}
