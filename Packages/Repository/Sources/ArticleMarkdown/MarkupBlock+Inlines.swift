import ArticleDomain

extension [MarkupBlock] {
    /// The blocks as inlines, for places that contain no blocks.
    var inlines: [MarkupInline] { separated(map(\.inlines), by: .lineBreak) }
}

extension MarkupBlock {
    fileprivate var inlines: [MarkupInline] {
        switch self {
        case .paragraph(let inlines): inlines
        case .heading(let heading): heading.title
        case .code(let code): separated([code.fileName.map { [.text($0)] } ?? [], [.code(code.text)]], by: .lineBreak)
        case .math(let text): [.math(text)]
        case .diagram(_, let source): [.code(source)]
        case .linkCard(let url): [.link(url: url, [.text(url)])]
        case .quote(let blocks), .note(_, let blocks): blocks.inlines
        case .details(let summary, let blocks): separated([summary, blocks.inlines], by: .lineBreak)
        case .list(let list): separated(list.items.map(\.blocks.inlines), by: .lineBreak)
        case .definitions(let definitions):
            separated(definitions.flatMap { [$0.term, $0.blocks.inlines] }, by: .lineBreak)
        case .table(let table):
            separated(([table.heading] + table.rows).map { separated($0, by: .text(" ")) }, by: .lineBreak)
        case .rule: []
        }
    }
}

/// Returns the parts that are not empty, with a separator between them.
private func separated(_ parts: [[MarkupInline]], by separator: MarkupInline) -> [MarkupInline] {
    Array(parts.filter { !$0.isEmpty }.joined(separator: [separator]))
}
