#if canImport(SwiftUI)
    import ArticleContract
    import Foundation
    import PresentationKit
    import SwiftUI

    /// A row in a list: its title, the words for a stocked and a kept article, a line of facts, and the line that matches a search.
    ///
    /// The title of an unread article is bold.
    struct ArticleRowView: SwiftUI.View {
        let row: ArticleRow
        let wording: Wording

        var body: some SwiftUI.View {
            VStack(alignment: .leading, spacing: 4) {
                Text(verbatim: row.title)
                    .font(row.isRead == true ? .body : .headline)
                if !row.marks.isEmpty { line(row.marks).foregroundStyle(.tint) }
                line(row.facts).foregroundStyle(.secondary)
                if let excerpt = row.excerpt { Text(verbatim: excerpt).font(.footnote) }
            }
        }

        private func line(_ parts: [Phrase]) -> Text {
            Text(verbatim: parts.map { wording($0) }.joined(separator: " · ")).font(.footnote)
        }
    }
#endif
