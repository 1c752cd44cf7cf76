public import DomainKit

/// The state of fetching a whole list page by page, also where a host serves only the first part of a list.
///
/// Qiita serves at most a hundred pages of a hundred articles for one query. Beyond that, the traversal asks for
/// articles that were published until the day it has reached, and skips those of that day that it has already returned.
/// New articles that shift others to a later page do not lead to duplicates; when articles are removed, the previous
/// page is fetched again, so that none is missed. A host that keeps naming a next page without a new article on it has
/// come to the end of its list.
///
/// It is a value and works without a host, so that it can be saved and resumed.
public struct ArticleTraversal: Hashable, Sendable {
    /// The maximum number of pages that a host serves of one list.
    public static let lastPage = 100
    /// The number of further pages without a new article after which the list counts as ended, whatever the host says.
    private static let repetitionLimit = 10
    /// The number of requests without a new article after which it does, where removals lead back to earlier pages.
    private static let requestLimit = 1_000

    /// The articles of the list.
    public let selection: ArticleSelection
    /// The number of the next page.
    public private(set) var page = 1
    /// The last day of publication that is still requested, or nil at the beginning.
    public private(set) var until: Day?
    /// The articles that can occur again: those of the day in question, and those of the last pages.
    public private(set) var seen: [ArticleID: Day?] = [:]
    /// The number of articles so far.
    public private(set) var count = 0
    /// The number of articles in the whole list when the traversal began, or nil where the host does not say.
    public private(set) var total: Int?
    /// A Boolean value that indicates whether the end was reached.
    public private(set) var isComplete = false
    /// A Boolean value that indicates whether a part of the list is out of reach: more articles than the host serves,
    /// and no day to divide them by.
    public private(set) var isTruncated = false
    private var lastTotal: Int?
    /// The last page that was fetched of the present part of the list.
    private var furthestPage = 0
    /// The further pages since the last new article.
    private var repetitions = 0
    /// The requests since the last new article.
    private var requestCount = 0

    /// Creates a traversal at the beginning of a list.
    public init(_ selection: ArticleSelection) {
        self.selection = selection
    }

    /// Creates a traversal that resumes a saved one.
    public init(
        _ selection: ArticleSelection,
        page: Int,
        until: Day?,
        seen: [ArticleID: Day?],
        count: Int,
        total: Int?
    ) {
        self.init(selection)
        self.page = min(max(page, 1), Self.lastPage)
        self.until = until
        self.seen = seen
        self.count = count
        self.total = total
    }

    /// Marks a saved traversal as complete.
    public mutating func finish() {
        isComplete = true
    }

    /// The next page to fetch, and its list; nil at the end.
    public var request: (page: PageRequest, selection: ArticleSelection)? {
        guard !isComplete, let page = try? PageRequest(number: page, size: 100) else { return nil }
        guard let until else { return (page, selection) }
        return selection.published(until: until).map { (page, $0) }
    }

    /// Advances by a page that was fetched.
    ///
    /// - Returns: The articles on it that did not occur before, in order.
    /// - Complexity: O(n) in the length of the page and the number of articles that can occur again.
    public mutating func take(_ answer: Page<Fetched<Article>>) -> [Fetched<Article>] {
        if total == nil { total = answer.total }
        let new = answer.elements.filter { seen[$0.id] == nil }
        for element in answer.elements { seen[element.id] = .some(element.value.createdAt.map { Day($0) }) }
        count += new.count
        if isRepetition(answer, new), answer.next != nil {
            end()
            return []
        }
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

    /// Counts a page, and returns whether the host has named too many without a new article.
    private mutating func isRepetition(_ answer: Page<Fetched<Article>>, _ new: [Fetched<Article>]) -> Bool {
        if new.isEmpty, !overlaps(answer) {
            requestCount += 1
            if page > furthestPage { repetitions += 1 }
        } else {
            (requestCount, repetitions) = (0, 0)
        }
        furthestPage = max(furthestPage, page)
        return repetitions >= Self.repetitionLimit || requestCount >= Self.requestLimit
    }

    /// Returns whether a page has only articles of the day at which the list was divided, which occur a second time.
    private func overlaps(_ answer: Page<Fetched<Article>>) -> Bool {
        guard let until, !answer.elements.isEmpty else { return false }
        return answer.elements.allSatisfy { $0.value.createdAt.map { Day($0) } == until }
    }

    /// Ends although the host names further pages.
    private mutating func end() {
        isComplete = true
        isTruncated = true
    }

    /// Ends at the last page, unless the host has stopped before the end of the list.
    private mutating func arrive(at answer: Page<Fetched<Article>>) {
        if page >= Self.lastPage, answer.elements.count == 100 {
            narrow(after: answer)
        } else {
            isComplete = true
        }
    }

    /// Restricts the list to articles that were published until the day of the last article.
    private mutating func narrow(after answer: Page<Fetched<Article>>) {
        guard let oldest = answer.elements.compactMap(\.value.createdAt).min().map({ Day($0) }),
            // A host that answers with later articles than it was asked for would never come to an end.
            until.map({ oldest <= $0 }) ?? true, selection.published(until: oldest) != nil
        else { return end() }
        if until == oldest {
            // A single day has more articles than the host serves, so the rest of them is out of reach.
            isTruncated = true
            until = oldest.advanced(by: -1)
        } else {
            until = oldest
        }
        seen = seen.filter { $0.value == oldest }
        page = 1
        furthestPage = 0
        lastTotal = nil
    }
}

extension ArticleSelection {
    /// Returns the part of a list that was published until a day, or nil where a host cannot be asked for it.
    func published(until day: Day) -> ArticleSelection? {
        DayRange(from: nil, through: day).flatMap { narrowed(by: .created($0)) }
    }

    /// Returns the part of a list that has changed since a day, or nil where a host cannot be asked for it.
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
