import Foundation
import GuideText

extension Repository {
    /// The repository of these tests.
    static let this = Repository(
        root: URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
    )
}
