/// A request for one page of a long list.
public struct PageRequest: Hashable, Sendable {
    /// The number of the page, from 1.
    public let number: Int
    /// The number of elements on a page.
    public let size: Int

    /// Creates a request for the page `number`, from 1, of lists with 1 to 100 elements on a page.
    ///
    /// - Throws: ``ValidationError`` for the field `page` or `per-page`.
    public init(number: Int, size: Int) throws(ValidationError) {
        guard number >= 1 else {
            throw ValidationError(field: "page", value: String(number), rule: .within(1...Int.max))
        }
        guard Self.sizes.contains(size) else {
            throw ValidationError(field: "per-page", value: String(size), rule: .within(Self.sizes))
        }
        self.init(uncheckedNumber: number, size: size)
    }

    private init(uncheckedNumber number: Int, size: Int) {
        self.number = number
        self.size = size
    }

    /// The sizes that a page may have.
    public static let sizes = 1...100

    /// The first page with 20 elements.
    public static let first = PageRequest(uncheckedNumber: 1, size: 20)

    /// The page after this one, of the same size.
    public var next: PageRequest { PageRequest(uncheckedNumber: number + 1, size: size) }

    /// The page before this one, of the same size; nil for the first page.
    public var previous: PageRequest? {
        number > 1 ? PageRequest(uncheckedNumber: number - 1, size: size) : nil
    }

    /// The number of elements before the page; nil if no list can have as many.
    public var offset: Int? {
        let (offset, overflow) = (number - 1).multipliedReportingOverflow(by: size)
        return overflow ? nil : offset
    }
}

/// One page of a list: its elements, and the request for the next page.
public struct Page<Element> {
    /// The elements in the order of the list; empty past its end.
    public let elements: [Element]
    /// The request for the next page, or nil at the end of the list.
    public let next: PageRequest?
    /// The number of elements in the whole list, or nil if the source does not report it.
    public let total: Int?
    /// A Boolean value that indicates whether the page is a copy that was kept before, because the source does not answer.
    public let isCopy: Bool

    /// Creates a page.
    public init(elements: [Element], next: PageRequest?, total: Int?, isCopy: Bool = false) {
        self.elements = elements
        self.next = next
        self.total = total
        self.isCopy = isCopy
    }

    /// Creates the page of a list all of whose elements are known.
    public init(_ request: PageRequest, of list: [Element]) {
        let rest = list.dropFirst(request.offset ?? list.count)
        let next = rest.count > request.size ? request.next : nil
        self.init(elements: Array(rest.prefix(request.size)), next: next, total: list.count)
    }

    /// Returns the page of a list with other elements in place of these.
    public func map<Other>(_ transform: (Element) -> Other) -> Page<Other> {
        Page<Other>(elements: elements.map(transform), next: next, total: total, isCopy: isCopy)
    }
}

extension Page: Sendable where Element: Sendable {}
extension Page: Equatable where Element: Equatable {}
