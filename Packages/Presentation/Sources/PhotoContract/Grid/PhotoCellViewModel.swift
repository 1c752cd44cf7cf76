public import PresentationKit

/// The view model of a cell with a picture, which exists while the cell is on the screen.
@MainActor
public protocol PhotoCellViewModel: ViewModel where Shown == PhotoCellState, Signal == Never {
    /// Fetches the picture again if that failed.
    func retry()

    /// Fetches the picture again if the photo has another revision than at the last call.
    func update(to revision: Int)
}

/// The picture of a cell.
public enum PhotoCellState: Equatable, Sendable {
    /// The picture is being fetched.
    case loading
    /// The picture is there.
    case shown(Picture)
    /// The picture could not be fetched or decoded, with the reason.
    case failed(Phrase)
}
