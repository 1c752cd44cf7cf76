import BenchmarkRunner
import CCursesBaseline
import TerminalKit
import ViewKit

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// A list of items of two lines on a screen of 200 by 60 cells, whose content changes from frame to frame.

private let size = Size(columns: 200, rows: 60)

/// The lines of the list from an item on: a title, half of them in Japanese, and its remarks.
private func lines(from first: Int) -> [String] {
    (first..<first + size.rows / 2).flatMap { item in
        let title = item % 2 == 0 ? "依存関係の向きをパッケージで守る" : "Layers that the compiler checks"
        return [
            "\(item)  \(title), part \(item * 7919 % 100)",
            "    @author\(item % 13) · 2026-11-\(item % 28 + 1) · ♥ \(item * 31 % 97)",
        ]
    }
}

/// A change of the screen: the frames that are shown in turn.
private enum Change: String, CaseIterable {
    /// The list moves by one item.
    case scroll = "scrolled by an item"
    /// Every line is another one.
    case replace = "another list"
    /// No change.
    case nothing = "nothing changed"

    var frames: [[String]] {
        switch self {
        case .scroll: [lines(from: 100), lines(from: 101), lines(from: 102), lines(from: 101)]
        case .replace: [lines(from: 100), lines(from: 401)]
        case .nothing: [lines(from: 100)]
        }
    }
}

/// A screen of ncursesw, which exists once in a process; what it writes is counted, and thrown away for the figures.
@MainActor
private enum CursesScreen {
    private static let descriptor: Int32 = {
        let descriptor = open("/dev/null", O_WRONLY | O_CLOEXEC)
        precondition(curses_baseline_start(descriptor, Int32(size.rows), Int32(size.columns)) == 1)
        return descriptor
    }()

    /// Returns a closure that shows the next frame.
    static func painter(of change: Change) -> @MainActor () -> Void {
        _ = descriptor
        let frames = change.frames.map { $0.map { strdup($0) } }
        var next = 0
        return {
            let frame = frames[next % frames.count].map { UnsafePointer($0) }
            curses_baseline_paint(frame, Int32(frame.count))
            next += 1
        }
    }

    /// Returns the number of bytes that a series of frames takes, the first one left out.
    static func byteCount(of change: Change) -> Int {
        _ = descriptor
        guard let file = tmpfile() else { return 0 }
        defer { fclose(file) }
        let paint = painter(of: change)
        paint()
        let silent = dup(descriptor)
        dup2(fileno(file), descriptor)
        for _ in change.frames { paint() }
        let count = Int(lseek(descriptor, 0, SEEK_CUR))
        dup2(silent, descriptor)
        close(silent)
        return count
    }
}

/// The same frames through a canvas and a writer.
@MainActor
private final class CanvasScreen {
    private let frames: [[(TerminalText, TextStyle)]]
    private let grids: [CellGrid]
    private var writer = FrameWriter(capabilities: .fullTerminal)
    private var next = 0

    init(_ change: Change) {
        frames = change.frames.map { lines in
            lines.enumerated().map { (TerminalText($1), TextStyle($0 % 2 == 0 ? .bold : .dim)) }
        }
        var grid = CellGrid(size)
        grids = frames.map { frame in
            grid = Self.draw(frame, over: grid)
            return grid
        }
        write()
        let count = frames.reduce(0) { sum, _ in sum + write() }
        let allowed = CursesScreen.byteCount(of: change)
        precondition(count <= allowed, "\(change): \(count) bytes, where ncursesw writes \(allowed)")
    }

    private static func draw(_ frame: [(TerminalText, TextStyle)], over old: CellGrid) -> CellGrid {
        var canvas = Canvas(old.cleared(size))
        for (row, (text, style)) in frame.enumerated() {
            canvas.draw(text, at: Point(column: 0, row: row), style: style)
        }
        return canvas.grid
    }

    /// Encodes the next frame, and returns the number of its bytes.
    @discardableResult
    func write() -> Int {
        next += 1
        return writer.bytes(for: grids[next % grids.count], cursor: nil).count
    }

    /// Draws the next frame.
    func draw() {
        next += 1
        _ = Self.draw(frames[next % frames.count], over: grids[0])
    }
}

extension Benchmark {
    /// One benchmark for each change.
    @MainActor static let frames = Change.allCases.map { change in
        let screen = Lazy { CanvasScreen(change) }
        let paint = Lazy { CursesScreen.painter(of: change) }
        return Benchmark(
            "frame-\(change)",
            explanation: """
                A list of 30 items on a screen of 200 by 60 cells, \(change.rawValue). The baseline is ncursesw, which is
                given the same lines and writes to /dev/null. The writer must not write more bytes than it.
                """,
            repetitions: 20,
            baseline: Contender("ncursesw") { repetitions in
                for _ in 0..<repetitions { paint.value() }
            },
            others: [
                Contender("from grid to bytes", ratioLimit: 0.25) { repetitions in
                    for _ in 0..<repetitions { screen.value.write() }
                },
                Contender("drawn into a grid") { repetitions in
                    for _ in 0..<repetitions { screen.value.draw() }
                },
            ]
        )
    }
}

/// A value that is made when it is first used.
@MainActor
private final class Lazy<Value> {
    private let make: @MainActor () -> Value
    private(set) lazy var value = make()

    init(_ make: @escaping @MainActor () -> Value) {
        self.make = make
    }
}
