import ArticleDomain
import ArticleRepository
import Determinism
import DomainKit
import FileStorage
import Foundation
import RepositoryKit
import RepositoryTesting
import SQLiteIndex

/// 10,000 kept articles of 5 KB, half of them in Japanese, created by the first round that needs them.
@MainActor
enum SearchFixture {
    nonisolated static let count = 10_000
    /// A word in one article of a thousand.
    nonisolated static let rareWord = "希少な単語"
    /// A word in one article of ten.
    nonisolated static let shortWord = "東京"
    /// A word in every article.
    nonisolated static let commonWord = "concurrency"
    /// A word in no article.
    nonisolated static let absentWord = "皆無"

    nonisolated static func article(_ number: Int) -> Article {
        var random = SeededGenerator(seed: UInt64(number))
        let words = [
            "アーキテクチャ", "設計", "依存関係の向き", "を", "分ける", "テスト", "は", "一つの層だけで書けます。", "責務の分離", "です", "Swift",
            "actor", "the", "repository", "presents", "a", "view", "concurrency", "`let value = 1`",
            "https://qiita.com/",
        ]
        var body = number % 1_000 == 0 ? "\(rareWord)\n" : ""
        while body.utf8.count < 5_000 {
            body += words.randomElement(using: &random) ?? ""
            body += Int.random(in: 0..<8, using: &random) == 0 ? "\n" : " "
        }
        if number % 10 == 3 { body += "\n\(shortWord)" }
        guard
            let id = try? ArticleID("article-\(number)"),
            let author = try? ArticleAuthor(id: "author-\(number % 700)", name: "名前 \(number % 700)"),
            let tags = try? ["Swift", "設計", "iOS"].map({ try ArticleTag($0) }),
            let article = try? Article(
                id: id,
                title: "題名 \(number) about architecture",
                body: body,
                author: author,
                tags: tags,
                url: URL(string: "https://qiita.com/author/items/\(number)"),
                createdAt: Date(timeIntervalSince1970: 1_600_000_000),
                updatedAt: Date(timeIntervalSince1970: 1_600_000_000)
            )
        else { preconditionFailure("Every article of the benchmark is one.") }
        return article
    }

    private struct Kept {
        let store: FileDocumentStore
        let index: SQLiteTextIndex
        let gateway: IndexedArticleGateway
        let plain: BareScan
        let naive: NaiveScan
    }

    private static let folder = StorageFixture.shared.newFolder()
    private static var made: Kept?

    private static func kept() async -> Kept {
        if let made { return made }
        let store = FileDocumentStore(folder: folder + "/documents")
        let index = SQLiteTextIndex(folder: folder + "/index", form: .articles)
        let gateway = IndexedArticleGateway(host: .qiita, store: store, index: index)
        let plain = BareScan(folder + "/plain")
        var naive = NaiveScan(of: [rareWord, shortWord, commonWord, absentWord])
        for start in stride(from: 0, to: Self.count, by: 100) {
            let articles = (start..<start + 100).map(article)
            await keep(articles, in: store)
            for article in articles {
                plain.add(article.body)
                naive.look(through: article)
            }
        }
        plain.finish()
        let clock = ContinuousClock()
        let start = clock.now
        var progress = try? await gateway.updateIndex()
        while progress?.isComplete == false { progress = try? await gateway.updateIndex() }
        precondition(progress?.indexed == Self.count)
        print("The index of \(Self.count) articles was made in \(clock.now - start).\n")
        await compare(index, with: naive)
        let made = Kept(store: store, index: index, gateway: gateway, plain: plain, naive: naive)
        self.made = made
        return made
    }

    /// Checks that the index finds exactly the articles that contain each word.
    @concurrent
    private static func compare(_ index: SQLiteTextIndex, with naive: NaiveScan) async {
        for (word, articles) in naive.found {
            let found = try? await index.search(TextQuery(words: [word]), limit: count, offset: 0)
            precondition(
                found?.total == articles.count && found?.hits.count == articles.count,
                "\(word) is miscounted."
            )
            precondition(Set(found?.hits.map(\.key) ?? []) == articles, "\(word) is in other articles.")
        }
    }

    @concurrent
    private static func keep(_ articles: [Article], in store: FileDocumentStore) async {
        let keeping = CachingArticleGateway(
            StubArticleGateway(articles: articles),
            host: .qiita,
            store: store,
            index: InMemoryTextIndex(.articles)
        )
        let page = try? await keeping.page(.first, of: .newest)
        precondition(page?.elements.first?.freshness == .live)
    }

    /// The folders of the articles and of their index.
    static func places() async -> (documents: String, index: String) {
        _ = await kept()
        return (folder + "/documents", folder + "/index")
    }

    // MARK: - Jobs

    static func search(_ word: String) async {
        let kept = await kept()
        await search(word, expecting: kept.naive[word], in: kept.gateway)
    }

    static func search(_ text: String, expecting articles: Set<String>) async {
        await search(text, expecting: articles, in: await kept().gateway)
    }

    @concurrent
    private static func search(
        _ text: String,
        expecting articles: Set<String>,
        in gateway: IndexedArticleGateway
    ) async {
        guard let query = try? SearchQuery(text), let page = try? await gateway.search(query, .first) else {
            preconditionFailure("\(text) cannot be searched for.")
        }
        precondition(page.total == articles.count && page.elements.count == min(PageRequest.first.size, articles.count))
        precondition(page.elements.allSatisfy { articles.contains($0.id.rawValue) })
    }

    /// Searches as a program does after its start: over a new connection to the index.
    static func searchWithNewConnection(_ word: String) async {
        let kept = await kept()
        let index = SQLiteTextIndex(folder: folder + "/index", form: .articles)
        let gateway = IndexedArticleGateway(host: .qiita, store: kept.store, index: index)
        await search(word, expecting: kept.naive[word], in: gateway)
    }

    static func scan(_ word: String) async {
        let kept = await kept()
        precondition(kept.plain.scan(word) == kept.naive[word].count)
    }

    static func list() async {
        let gateway = await kept().gateway
        await offMainActor {
            let list = try? await gateway.list(limit: count, offset: 0)
            precondition(list?.count == count)
        }
    }

    static func listBytes() async {
        let index = await kept().index
        let list = try? await index.list(limit: count, offset: 0)
        precondition(list?.count == count)
    }

    static func openAll() async {
        let store = await kept().store
        await offMainActor {
            guard let keys = try? await store.keys(in: "articles-qiita.com") else { preconditionFailure() }
            precondition(keys.count == count)
            for key in keys {
                let document = try? await store.document(for: key)
                precondition(document?.json.count ?? 0 > 5_000, "A document is lost.")
            }
        }
    }

    static func readAll() async {
        let kept = await kept()
        let gateway = CachingArticleGateway(
            StubArticleGateway(articles: []),
            host: .qiita,
            store: kept.store,
            index: kept.index
        )
        await offMainActor {
            for number in 0..<count {
                guard let id = try? ArticleID("article-\(number)") else { preconditionFailure() }
                let article = try? await gateway.article(id)
                precondition(article?.value.id == id)
            }
        }
    }

    private static var added = 0
    private static let bodies = (0..<200).map { article(count + $0).body }

    /// Adds articles one by one, as when each is read: it is marked as dirty before its document is stored, and added
    /// afterwards.
    static func add(_ repetitions: Int) async {
        let index = await kept().index
        let entries = (0..<repetitions).map { _ in
            added += 1
            return TextEntry(
                key: "new-\(added)",
                order: 0,
                texts: ["title": ["題名 \(added)"], "body": ["\(added) \(bodies[added % bodies.count])"]],
                summary: Array("summary".utf8)
            )
        }
        await offMainActor {
            for entry in entries {
                let isMarked: Void? = try? await index.markDirty([entry.key])
                let isAdded: Void? = try? await index.change([.put(entry)])
                precondition(isMarked != nil && isAdded != nil)
            }
        }
    }

    /// Marks indexed articles as dirty, one by one.
    static func markDirty(_ repetitions: Int) async {
        let index = await kept().index
        await offMainActor {
            for number in 0..<repetitions {
                let isMarked: Void? = try? await index.markDirty(["dirty-\(number)"])
                precondition(isMarked != nil)
            }
            let isClean: Void? = try? await index.change((0..<repetitions).map { .remove("dirty-\($0)") })
            precondition(isClean != nil)
        }
    }

    private static let documents = FileDocumentStore(folder: StorageFixture.shared.newFolder())

    /// Stores documents one by one.
    static func put(_ repetitions: Int) async {
        let names = (0..<repetitions).map { _ in
            added += 1
            return "document-\(added)"
        }
        await documents.putFixtures(names)
    }
}

/// A gateway with one page of articles.
private struct StubArticleGateway: ArticleGateway {
    let articles: [Article]

    @concurrent
    func page(
        _ request: PageRequest,
        of selection: ArticleSelection
    ) async throws(ApplicationError) -> Page<Fetched<Article>> {
        Page(elements: articles.map { Fetched($0, freshness: .live) }, next: nil, total: nil)
    }

    @concurrent
    func article(_ id: ArticleID) async throws(ApplicationError) -> Fetched<Article> {
        throw ApplicationError(.offline)
    }
}
