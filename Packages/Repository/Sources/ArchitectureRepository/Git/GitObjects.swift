/// The contents of a repository's objects. Each query is a process, so that what is probably read next is asked for,
/// too, and kept until the query after the next.
actor GitObjects {
    private let git: Git
    private var current: [String: [UInt8]] = [:]
    private var former: [String: [UInt8]] = [:]
    private var query: Task<Void, Never>?

    init(_ git: Git) {
        self.git = git
    }

    /// The reasons why objects could not be read.
    private var failures: [String: Git.Failure] = [:]

    /// The reason why the first unreadable object could not be read; nil if all could be read.
    private(set) var failure: Git.Failure?

    /// Returns the content of an object, or nil if it cannot be read, for example because the clone does not have it;
    /// `next` returns the objects that are probably asked for after it.
    func content(of id: String, before next: @Sendable () -> [String] = { [] }) async -> [UInt8]? {
        while failures[id] == nil {
            if let content = current[id] ?? former[id] { return content }
            if let query {
                await query.value
            } else {
                let ids = [id] + next()
                let task = Task { await ask(for: ids) }
                query = task
                await task.value
            }
        }
        failure = failure ?? failures[id]
        return nil
    }

    private func ask(for ids: [String]) async {
        former = current
        do throws(Git.Failure) {
            do throws(Git.Failure) {
                current = try await contents(of: ids)
            } catch {
                guard error.namesObject, ids.count > 1 else { throw error }
                // In a partial clone, a query fails at the first object that is not there.
                current = try await contents(of: [ids[0]])
            }
            if current[ids[0]] == nil { failures[ids[0]] = Git.Failure(messages: ids[0] + " missing") }
        } catch {
            failures[ids[0]] = error
        }
        query = nil
    }

    private func contents(of ids: [String]) async throws(Git.Failure) -> [String: [UInt8]] {
        let input = Array(ids.joined(separator: "\n").utf8) + [0x0A]
        return Self.contents(in: try await git.output(["cat-file", "--batch"], input: input))
    }

    /// Returns the objects in the output of `cat-file --batch`: of each a line `ID TYPE SIZE`, the content, and a line break.
    private static func contents(in output: [UInt8]) -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        var rest = output[...]
        while let end = rest.firstIndex(of: 0x0A) {
            let parts = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
            rest = rest[(end + 1)...]
            // The line of an object that is not there has no size.
            guard parts.count == 3, let size = Int(parts[2]), size < rest.count else { continue }
            contents[String(parts[0])] = Array(rest.prefix(size))
            rest = rest.dropFirst(size + 1)
        }
        return contents
    }
}
