import BenchmarkRunner

extension Benchmark {
    @MainActor static let startScreen = Benchmark(
        "start-screen",
        explanation: """
            From the start of a program to its first full screen of 200 by 60 cells: of the reader, the last title of the
            guide. The baseline links Foundation and prints one line.
            """,
        repetitions: 1,
        rounds: 41,
        baseline: Contender("a program that prints a line") {
            ScreenWorkload.start(Child.pathOfBaseline(), showing: "started", $0)
        },
        others: [
            Contender("qiita-reader", ratioLimit: 2.0) {
                let title = ScreenWorkload.lastTitle
                ScreenWorkload.start(Child.path(of: "qiita-reader"), ["--source", "guide"], showing: title, $0)
            },
            Contender("hoge", ratioLimit: 2.0) { ScreenWorkload.start(Child.path(of: "hoge"), showing: "quit", $0) },
        ]
    )

    @MainActor static let keptScreen = Benchmark(
        "kept-screen",
        explanation: """
            From the start of the reader to its list of kept articles on a full screen of 200 by 60 cells, without a network.
            The baseline has kept nothing. The resident size is read while the list is open.
            """,
        repetitions: 1,
        rounds: 21,
        memoryLimit: MemoryLimit(megabytes: 60) { ScreenWorkload.largestSize },
        baseline: Contender("nothing kept") {
            ScreenWorkload.openKept(in: StartWorkload.bare, showing: "Kept articles", $0)
        },
        others: [
            Contender("10,000 kept", ratioLimit: 1.3) {
                let home = await StartWorkload.full()
                ScreenWorkload.openKept(in: home, showing: "about architecture", $0)
            }
        ]
    )
}

/// Starts of the apps on full screens.
@MainActor
private enum ScreenWorkload {
    /// The largest resident size of a reader with its kept articles on the screen, in megabytes.
    private(set) static var largestSize = 0

    /// The last title of the guide, which is on the first screen.
    static let lastTitle: String = {
        let fields = StartWorkload.lines(["list", "--source", "guide"], StartWorkload.bare).last?.split(separator: "\t")
        guard let fields, fields.count > 1 else { preconditionFailure("The guide is empty.") }
        return String(fields[1])
    }()

    /// Starts a program, waits for a text, and ends it.
    static func start(_ path: String, _ arguments: [String] = [], showing text: String, _ repetitions: Int) {
        for _ in 0..<repetitions {
            let program = ScreenProgram(path, arguments, in: StartWorkload.bare)
            program.wait(for: text)
            program.end()
        }
    }

    /// Starts the reader, goes to the kept articles, waits for a text, and ends it.
    static func openKept(in home: String, showing text: String, _ repetitions: Int) {
        for _ in 0..<repetitions {
            // Nothing listens there, so that the host cannot be reached.
            let offline = ["https_proxy": "http://127.0.0.1:9"]
            let program = ScreenProgram(Child.path(of: "qiita-reader"), in: home, adding: offline)
            program.wait(for: "offline")
            program.type("[[")
            program.wait(for: text)
            #if os(Linux)
                largestSize = max(largestSize, program.residentSize)
            #endif
            program.end()
        }
    }
}
