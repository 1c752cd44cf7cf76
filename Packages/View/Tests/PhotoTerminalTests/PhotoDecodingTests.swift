import PhotoContract
import PresentationKit
import Testing
import ViewTesting

@testable import PhotoTerminal
@testable import ViewKit

/// A decoder that decodes nothing until its task is cancelled.
@MainActor
private final class SuspendedDecoder {
    private var suspensions: [AsyncStream<Void>.Continuation] = []
    private var running: [String] = []
    private(set) var started: Set<String> = []
    private(set) var decoded: Set<String> = []

    /// The pictures that are being decoded now.
    var current: Set<String> { Set(running) }

    func decode(_ id: String) async {
        let (suspension, continuation) = AsyncStream.makeStream(of: Void.self)
        suspensions.append(continuation)
        started.insert(id)
        running.append(id)
        for await _ in suspension {}
        if let index = running.firstIndex(of: id) { running.remove(at: index) }
        if !Task.isCancelled { decoded.insert(id) }
    }
}

/// A view model of a cell that has its picture decoded while it exists.
private final class DecodingCell: PhotoCellViewModel {
    private let tasks = TaskLifetime()

    init(_ id: String, _ decoder: SuspendedDecoder) {
        tasks.scope.run {
            guard !Task.isCancelled else { return }
            await decoder.decode(id)
        }
    }

    var output: Output<PhotoCellState> { OutputSource(PhotoCellState.loading).output }
    var signals: Signals<Never> { SignalSource<Never>().signals }

    func retry() {}
    func update(to revision: Int) {}
}

@MainActor
struct PhotoDecodingTests {
    private let decoder = SuspendedDecoder()
    private let view = PhotoGridRootView()
    private var grid: CollectionView<String> { view.grid }
    private let photos: PhotoGridDataSource<DecodingCell>

    init() {
        photos = PhotoGridDataSource(view, cells: ChildViewModels { [decoder] in DecodingCell($0, decoder) })
    }

    private func layOut() {
        grid.frame = Rect(.zero, Size(columns: 60, rows: 24))
        grid.layoutIfNeeded()
    }

    /// Lays the grid out, and waits until the pictures of the cells on the screen, and no others, are being decoded.
    ///
    /// - Returns: The identities of these cells.
    private func waitUntilIdle() async -> Set<String> {
        layOut()
        let rows = grid.placements.filter { 0..<grid.bands.count ~= $0.row }.flatMap { grid.bands.rows(of: $0.row) }
        let shown = Set(rows.compactMap { grid.content?.id(atRow: $0) })
        while decoder.current != shown { await Task.yield() }
        return shown
    }

    @Test(.timeLimit(.minutes(5)))
    func `pictures are decoded for the cells on the screen only, and cancelled when they scroll away`() async {
        photos.append(
            (1...200).map { PhotoItem(id: "\($0)", title: "Photo \($0)", credit: Phrase(verbatim: "")) }
        )
        var seen = await waitUntilIdle()
        #expect(seen.count == 6)
        for id in ["7", "9", "120", "119", "200", "1"] {
            grid.select(id)
            let shown = await waitUntilIdle()
            #expect(shown.contains(id) && shown.count <= 6)
            seen.formUnion(shown)
        }
        // Nothing of what was jumped over, and of what was measured only.
        #expect(decoder.started == seen)
        #expect(decoder.decoded.isEmpty)
    }

    @Test func `each frame is drawn while no decoder answers, and without a moment in which one could`() async {
        photos.append(
            (1...200).map { PhotoItem(id: "\($0)", title: "Photo \($0)", credit: Phrase(verbatim: "")) }
        )
        // Decoders run already when the grid is scrolled.
        _ = await waitUntilIdle()
        for id in ["7", "9", "120", "119", "200", "3"] {
            grid.select(id)
            layOut()
            var canvas = Canvas(CellGrid(grid.frame.size))
            grid.display(on: &canvas)
            let text = (0..<grid.frame.size.rows).map(canvas.grid.text(ofRow:)).joined(separator: "\n")
            #expect(text.contains("Photo \(id)"))
        }
        #expect(decoder.decoded.isEmpty)
    }
}
