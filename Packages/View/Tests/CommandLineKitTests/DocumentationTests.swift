import CommandLineKit
import PresentationKit
import Testing
import ViewKit

extension CandidateSource {
    static let tags = CandidateSource(rawValue: "tags")
}

/// Runs a program of the shape that the documentation describes.
struct DocumentationTests {
    struct Paging: Hashable {
        let page: Int
        let size: Int
    }

    enum ArticleInvocation: Hashable {
        case tagged(String, Paging)
    }

    enum AppInvocation: Hashable {
        case article(ArticleInvocation)
    }

    enum TagInvocation {
        case all
    }

    enum TagField: String, RecordField {
        case name
        case articles
    }

    enum Order {
        case newest
        case mostLiked
    }

    @Test
    func `the examples do what they say`() async throws {
        let paging = Parameter(
            .option("page", .integer(1...100), default: 1, help: Phrase(en: "Which page", ja: "ページ番号")),
            .option("per-page", .integer(1...100), default: 20, help: Phrase(en: "Articles on a page", ja: "1 ページの件数"))
        ) { page, size in
            Paging(page: page, size: size)
        }
        let tag = ValueKind<String>.text("TAG", completion: .source(.tags))
        let tagged = Command(
            "tagged",
            abstract: Phrase(en: "List the articles with a tag", ja: "タグの付いた記事を一覧する"),
            examples: [Example("swift", Phrase(en: "Articles about Swift", ja: "Swift の記事"))],
            takes: .argument("TAG", tag, help: Phrase(en: "Which tag", ja: "タグ")),
            paging
        ) { tag, paging in
            ArticleInvocation.tagged(tag, paging)
        }
        let program = Program(
            "reader",
            version: "1.0.0",
            abstract: Phrase(en: "Read articles", ja: "記事を読む"),
            globals: StandardOptions.parameter,
            commands: [tagged.map(AppInvocation.article)],
            files: [Entry("~/.config/reader", Phrase(en: "Settings", ja: "設定"))]
        )
        #expect(program.faults == [])

        var wishes: [AppInvocation] = []
        func run(_ wish: AppInvocation, _ options: StandardOptions) { wishes.append(wish) }
        switch try program.request(for: ["tagged", "swift", "--page=2"]) {
        case .run(let wish, let options):
            run(wish, options)
        case .answer(let answer):
            print(await program.text(of: answer, wording: Wording(.english), width: 80), terminator: "")
        }
        #expect(wishes == [.article(.tagged("swift", Paging(page: 2, size: 20)))])

        let help = await program.text(of: .help(["tagged"]), wording: Wording(.japanese), width: 80)
        #expect(help.hasPrefix("タグの付いた記事を一覧する\n"))
        let script = await program.text(of: .completions(.zsh), wording: Wording(.english), width: 80)
        #expect(script.hasPrefix("#compdef reader\n"))
        let wording = Wording(.english)
        let answer = await program.text(of: .candidates(["tagged", "s"]), wording: wording, width: 80) { question in
            question.source == .tags ? [Candidate("swift", remark: "12 articles")] : []
        }
        #expect(answer == "words\nswift\t12 articles\n")
        func look(up question: CompletionQuery<StandardOptions>) -> [Candidate] {
            let all = [Candidate("swift"), Candidate("Swift-Testing")]
            return question.source == .tags ? all.filter { question.matches($0.word) } : []
        }
        let found = await program.text(
            of: .candidates(["tagged", "swift-"]),
            wording: wording,
            width: 80,
            lookUp: look
        )
        #expect(found == "words\nSwift-Testing\n")

        let options = StandardOptions(output: .json, language: .japanese)
        #expect(
            try program.request(for: ["tagged", "swift", "--json", "--lang=ja"])
                == .run(.article(.tagged("swift", Paging(page: 1, size: 20))), options)
        )
    }

    @Test
    func `a choice is written as its word`() throws {
        let order = ValueKind<Order>.choice(
            "ORDER",
            [Choice("new", Order.newest), Choice("liked", Order.mostLiked, help: Phrase(en: "By likes", ja: "いいね順"))]
        )
        let program = Program(
            "reader",
            version: "1.0.0",
            abstract: Phrase(en: "Read articles", ja: "記事を読む"),
            globals: StandardOptions.parameter,
            commands: [
                Command(
                    "list",
                    abstract: Phrase(en: "List articles", ja: "記事を一覧する"),
                    takes: .option("order", order, default: .newest, help: Phrase(en: "The order", ja: "順序"))
                ) { $0 }
            ]
        )
        #expect(try program.request(for: ["list", "--order", "liked"]) == .run(.mostLiked, StandardOptions()))
        #expect(try program.request(for: ["list"]) == .run(.newest, StandardOptions()))
    }

    @Test
    func `what a command prints can be picked`() throws {
        let tags = Command("tags", abstract: Phrase(en: "List tags", ja: "タグを一覧する")) { TagInvocation.all }
        let selecting: Command<FieldSelection<TagInvocation>> = tags.selectingFields([TagField.name, .articles])
        let program = Program(
            "reader",
            version: "1.0.0",
            abstract: Phrase(en: "Read articles", ja: "記事を読む"),
            globals: StandardOptions.parameter,
            commands: [selecting]
        )
        #expect(
            try program.request(for: ["tags", "--fields=articles"])
                == .run(FieldSelection(.all, fields: ["articles"]), StandardOptions())
        )
        #expect(try program.request(for: ["tags"]) == .run(FieldSelection(.all), StandardOptions()))
    }
}
