import Foundation

/// A cache of responses in memory that evicts the least recently used ones.
struct ResponseCache {
    struct Key: Hashable {
        let url: URL
        let headers: HTTPHeaders
        let token: HostToken?
    }

    struct Entry {
        var response: HTTPResponse
        /// The date on which the server last sent or confirmed the response.
        var date: Date
        fileprivate var lastUse = 0

        init(response: HTTPResponse, date: Date) {
            self.response = response
            self.date = date
        }
    }

    private let capacity: Int
    private var entries: [Key: Entry] = [:]
    private var size = 0
    private var uses = 0

    /// Creates an empty cache with a capacity in bytes of bodies.
    init(capacity: Int) {
        self.capacity = capacity
    }

    mutating func entry(for key: Key) -> Entry? {
        uses += 1
        entries[key]?.lastUse = uses
        return entries[key]
    }

    mutating func keep(_ response: HTTPResponse, for key: Key, date: Date) {
        remove(key)
        guard response.body.count <= capacity else { return }
        uses += 1
        var entry = Entry(response: response, date: date)
        entry.lastUse = uses
        entries[key] = entry
        size += response.body.count
        while size > capacity, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key {
            remove(oldest)
        }
    }

    mutating func removeAll(of origin: String) {
        for key in entries.keys where key.url.origin == origin { remove(key) }
    }

    private mutating func remove(_ key: Key) {
        if let entry = entries.removeValue(forKey: key) { size -= entry.response.body.count }
    }
}
