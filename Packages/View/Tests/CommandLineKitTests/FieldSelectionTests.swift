import CommandLineKit
import PresentationKit
import ReportKit
import Testing
import ViewKit

struct FieldSelectionTests {
    private enum TagInvocation {
        case all
    }

    private enum TagField: String, RecordField {
        case name
        case articles
    }

    private enum Order {
        case newest
        case mostLiked
    }

    private func program<Invocation>(_ command: Command<Invocation>) -> Program<StandardOptions, Invocation> {
        Program(
            "reader",
            version: "1.0.0",
            abstract: Phrase(en: "Read articles", ja: "記事を読む"),
            globals: StandardOptions.parameter(),
            commands: [command]
        )
    }

    @Test func `a choice is written as its word`() throws {
        let order = ValueKind<Order>.choice(
            "ORDER",
            [Choice("new", Order.newest), Choice("liked", Order.mostLiked, help: Phrase(en: "By likes", ja: "いいね順"))]
        )
        let program = program(
            Command(
                "list",
                abstract: Phrase(en: "List articles", ja: "記事を一覧する"),
                takes: .option("order", order, default: .newest, help: Phrase(en: "The order", ja: "順序"))
            ) { $0 }
        )
        #expect(try program.request(for: ["list", "--order", "liked"]) == .run(.mostLiked, StandardOptions()))
        #expect(try program.request(for: ["list"]) == .run(.newest, StandardOptions()))
    }

    @Test func `the fields of the records of a command are selected`() throws {
        let tags = Command("tags", abstract: Phrase(en: "List tags", ja: "タグを一覧する")) { TagInvocation.all }
        let program = program(tags.selectingFields([TagField.name, .articles]))
        #expect(
            try program.request(for: ["tags", "--fields=articles"])
                == .run(FieldSelection(.all, fields: ["articles"]), StandardOptions())
        )
        #expect(try program.request(for: ["tags"]) == .run(FieldSelection(.all), StandardOptions()))
    }
}
