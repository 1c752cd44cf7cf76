public import ViewKit

/// The root view of a screen with downloads: a line for each photo, or the report on them.
public final class DownloadRootView: Component, AppView {
    /// The heading, and a line for each photo.
    let rows = Label()
    let report = ReportRootView()

    public func setup() {
        add(Stack(.vertical, [rows, report]))
    }
}
