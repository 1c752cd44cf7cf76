public import DomainKit

/// The way through a whole list, page by page, also where a host gives only the first part of a list.
///
/// Qiita gives at most a hundred pages of a hundred articles for one question. Past that the traversal asks for what was
/// published until the day at which it has arrived, and leaves out what it has met on that day already. Articles that
/// move to a later page meanwhile, because new ones came, are met once; when articles went away, the page before is
/// looked at again, so that none is passed over.
///
/// It is a value and works without a host, so that it can be kept and resumed.
public struct ArticleTraversal: Hashable, Sendable {
    /// The most pages that a host gives of one list.
    public static let lastPage = 100

    /// Which articles are wanted.
    public let selection: ArticleSelection
    /// The page that comes next.
    public private(set) var page = 1
    /// The last day of publication that is still asked for, or nil at the beginning.
    public private(set) var until: Day?
    /// The articles that may be met again: those of the day in question, and those of the last pages.
    public private(set) var met: [ArticleID: Day?] = [:]
    /// How many articles were met.
    public private(set) var count = 0
    /// How many articles the whole list had when it was begun, where the host said so.
    public private(set) var total: Int?
    /// Whether the end was reached.
    public private(set) var isComplete = false
    /// Whether a part of the list cannot be had: more articles than the host gives, and no day to part them by.
    public private(set) var isTruncated = false
    private var lastTotal: Int?

    /// Begins a traversal.
    public init(_ selection: ArticleSelection) {
        self.selection = selection
    }

    /// Goes on with a traversal that was kept.
    public init(
        _ selection: ArticleSelection,
        page: Int,
        until: Day?,
        met: [ArticleID: Day?],
        count: Int,
        total: Int?
    ) {
        self.init(selection)
        self.page = min(max(page, 1), Self.lastPage)
        self.until = until
        self.met = met
        self.count = count
        self.total = total
    }

    /// Says that the end was reached, of a traversal that was kept.
    public mutating func finish() {
        isComplete = true
    }

    /// What is to be asked for next: a page, and the list that it is of.
    public var request: (page: PageRequest, selection: ArticleSelection)? {
        guard !isComplete, let page = try? PageRequest(number: page, size: 100) else { return nil }
        guard let until else { return (page, selection) }
        return selection.published(until: until).map { (page, $0) }
    }

    /// Takes the page that was asked for.
    ///
    /// - Returns: the articles on it that were not met before, in their order.
    /// - Complexity: O(n) in the length of the page and the number of articles that may be met again.
    public mutating func take(_ answer: Page<Fetched<Article>>) -> [Fetched<Article>] {
        if total == nil { total = answer.total }
        let new = answer.elements.filter { met[$0.id] == nil }
        for element in answer.elements { met[element.id] = .some(element.value.createdAt.map { Day($0) }) }
        count += new.count
        let hasShrunk = lastTotal.flatMap { last in answer.total.map { $0 < last } } ?? false
        lastTotal = answer.total
        if hasShrunk, page > 1, !answer.elements.isEmpty {
            page -= 1
        } else if answer.next == nil {
            arrive(at: answer)
        } else if page < Self.lastPage {
            page += 1
        } else {
            narrow(after: answer)
        }
        return new
    }

    /// The list has no further page: this is the end, unless the host has stopped before it.
    private mutating func arrive(at answer: Page<Fetched<Article>>) {
        if page >= Self.lastPage, answer.elements.count == 100 {
            narrow(after: answer)
        } else {
            isComplete = true
        }
    }

    /// Asks from now on for what was published until the day of the last article.
    private mutating func narrow(after answer: Page<Fetched<Article>>) {
        guard let oldest = answer.elements.compactMap(\.value.createdAt).min().map({ Day($0) }),
            selection.published(until: oldest) != nil
        else {
            isComplete = true
            isTruncated = true
            return
        }
        if until == oldest {
            // One day alone has more articles than the host gives; the rest of it is out of reach.
            isTruncated = true
            until = oldest.advanced(by: -1)
        } else {
            until = oldest
        }
        met = met.filter { $0.value == oldest }
        page = 1
        lastTotal = nil
    }
}

extension ArticleSelection {
    /// The part of a list that was published until a day, or nil where a host cannot be asked for that.
    func published(until day: Day) -> ArticleSelection? {
        DayRange(from: nil, through: day).flatMap { narrowed(by: .created($0)) }
    }

    /// The part of a list that was changed since a day, or nil where a host cannot be asked for that.
    func changed(since day: Day) -> ArticleSelection? {
        DayRange(from: day, through: nil).flatMap { narrowed(by: .updated($0)) }
    }

    private func narrowed(by filter: SearchFilter) -> ArticleSelection? {
        let words: String? =
            switch self {
            case .newest: ""
            case .search(let query): query.text
            case .tag(let tag): tag.name.contains(where: \.isWhitespace) ? nil : "tag:\(tag.name)"
            case .author(let author): "user:\(author.id)"
            case .stocks, .mine: nil
            }
        return words.flatMap { try? SearchQuery($0, filters: [filter]) }.map { .search($0) }
    }
}
