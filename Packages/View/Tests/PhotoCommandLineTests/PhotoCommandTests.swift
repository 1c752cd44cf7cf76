import CommandLineKit
import PhotoCommandLine
import PhotoContract
import PresentationKit
import ReportKit
import Testing

struct PhotoCommandTests {
    private let program = Program<StandardOptions, PhotoInvocation>.photos(
        "album",
        version: "1",
        sources: [
            PhotoSourceDescription(
                "demo",
                title: Phrase(en: "Drawings", ja: "内蔵の絵"),
                explanation: Phrase(en: "the built-in drawings", ja: "内蔵の絵")
            ),
            PhotoSourceDescription(
                "file",
                title: Phrase(en: "This folder", ja: "このフォルダー"),
                explanation: Phrase(en: "a folder", ja: "フォルダー")
            ),
            PhotoSourceDescription(
                "stones",
                title: Phrase(en: "Stones", ja: "石"),
                explanation: Phrase(en: "stones (needs a key)", ja: "石（要キー）"),
                host: "stones.example",
                needsKey: true
            ),
        ]
    ) { $0.invocation }

    private func invocation(_ arguments: String...) throws(UsageFailure) -> PhotoInvocation? {
        guard case .run(let invocation, _) = try program.request(for: arguments) else { return nil }
        return invocation
    }

    @Test func `a search has words, conditions and a page`() throws {
        #expect(
            try invocation("search", "red", "cat", "--source", "demo", "--orientation", "square", "--page", "2")
                == .search(PhotoQuery("red cat", source: "demo", orientation: .square), page: 2, size: nil)
        )
        #expect(try invocation("search") == .search(PhotoQuery(""), page: 1, size: nil))
        #expect(try invocation("search", "--per-page", "5") == .search(PhotoQuery(""), page: 1, size: 5))
    }

    @Test func `settings are named by their keys`() throws {
        #expect(try invocation("config", "list") == .settings(.list))
        #expect(try invocation("config", "get", "per-page") == .settings(.get("per-page")))
        #expect(try invocation("config", "set", "source", "demo") == .settings(.set("source", "demo")))
        #expect(try invocation("config", "unset", "sorce") == .settings(.unset("sorce")))
        for line in [["config"], ["config", "get", "sorce"], ["config", "set", "source"]] {
            #expect(throws: UsageFailure.self) { try program.request(for: line) }
        }
    }

    @Test func `commands of albums name the album and the photos`() throws {
        #expect(
            try invocation("get", "demo:cat-1", "demo:dog-2", "--into", "Pets")
                == .albums(.get(["demo:cat-1", "demo:dog-2"], into: "Pets"))
        )
        #expect(try invocation("rm", "Pets", "a.jpg", "b.jpg") == .albums(.remove(["a.jpg", "b.jpg"], from: "Pets")))
        #expect(try invocation("albums", "remove", "Pets") == .albums(.removeAlbum("Pets")))
        #expect(try invocation("credits", "Pets", "--format", "html") == .albums(.credits("Pets", as: .html)))
        #expect(try invocation("albums", "rename", "Pets", "Animals") == .albums(.rename("Pets", to: "Animals")))
        #expect(
            try invocation("albums", "move", "Pets", "a.jpg", "--into", "Cats")
                == .albums(.move(["a.jpg"], from: "Pets", to: "Cats"))
        )
        #expect(try invocation("albums") == .albums(.list))
        #expect(throws: UsageFailure.self) { try invocation("get", "demo:cat-1") }
    }

    @Test(
        arguments: [
            ["albums", "show", ""], ["albums", "rename", ""], ["albums", "remove", ""],
            ["albums", "merge", "Cats", "--into="],
            ["get", "demo:cat-1", "--into", ""], ["import", "a.jpg", "--into", ""], ["credits", ""], ["rm", ""],
        ]
    )
    func `shells are offered the albums, but not for the name of a new one`(words: [String]) async {
        let answer = await program.text(of: .candidates(words)) { query in
            query.source == .albums ? [Candidate("Pets")] : []
        }
        #expect(answer.hasSuffix("Pets\n"))
        let new = BuiltInText.candidates(["albums", "create", ""])
        #expect(
            await program.text(of: new) { _ in [Candidate("Pets")] } == "words\n"
        )
    }

    @Test func `commands that keep albums in order name what they change`() throws {
        #expect(
            try invocation("albums", "merge", "Kittens", "--into", "Cats") == .albums(.merge("Kittens", into: "Cats"))
        )
        #expect(
            try invocation("albums", "caption", "Pets", "a.jpg", "--text", "Mimi")
                == .albums(.caption(["a.jpg"], of: "Pets", as: "Mimi"))
        )
        #expect(try invocation("albums", "cover", "Pets", "a.jpg") == .albums(.cover("a.jpg", of: "Pets")))
        #expect(try invocation("albums", "sort", "Pets", "size") == .albums(.sort("Pets", by: .size)))
        #expect(
            try invocation("tag", "Pets", "a.jpg", "--add", "x", "--add", "y", "--remove", "z")
                == .albums(.tag(["a.jpg"], of: "Pets", adding: ["x", "y"], removing: ["z"]))
        )
        #expect(
            try invocation("import", "a", "b", "--into", "Pets", "--dry-run")
                == .albums(.import(["a", "b"], into: "Pets"), isDryRun: true)
        )
        #expect(try invocation("export", "Pets", "out") == .albums(.export("Pets", to: "out")))
        for line in [
            ["rm", "Pets"], ["tag", "Pets"], ["albums", "caption", "Pets"], ["albums", "merge", "Pets"],
            ["import", "a"],
        ] {
            #expect(throws: UsageFailure.self) { try program.request(for: line) }
        }
    }

    @Test(arguments: [
        "get demo:a --into Pets", "import a --into Pets", "export Pets out", "tag Pets --add x", "rm Pets a.jpg",
        "undo", "empty-trash",
        "albums create Pets", "albums rename Pets Dogs", "albums move Pets a.jpg --into Dogs",
        "albums merge Pets --into Dogs", "albums caption Pets --text x", "albums cover Pets a.jpg",
        "albums sort Pets name", "albums remove Pets",
    ])
    func `commands that change something take a dry run`(_ line: String) throws {
        for isDryRun in [true, false] {
            let words = line.split(separator: " ").map { String($0) } + (isDryRun ? ["--dry-run"] : [])
            guard case .run(.albums(_, isDryRun), _) = try program.request(for: words) else {
                Issue.record("\(words)")
                continue
            }
        }
    }

    @Test(arguments: ["albums", "albums show Pets", "credits Pets", "search cat", "show demo:a"])
    func `commands that change nothing take no dry run`(_ line: String) {
        #expect(throws: UsageFailure.self) {
            try program.request(for: line.split(separator: " ").map { String($0) } + ["--dry-run"])
        }
    }

    @Test func `an unknown source is refused`() {
        #expect(throws: UsageFailure.self) { try invocation("search", "cat", "--source", "nowhere") }
    }

    @Test func `help names the sources that the app has, and the variables of their services`() async {
        let english = Wording(.english, program: "album")
        let search = await program.text(of: .help(["search"]), wording: english, width: 200)
        #expect(search.contains("Where to search: the built-in drawings, a folder, stones (needs a key)"))
        #expect(search.contains("demo, file, stones"))
        let manual = await program.text(of: .manual, wording: english, width: 200)
        #expect(manual.contains("ALBUM_STONES_HOST\"\nHosts to use in place of those of the services"))
        #expect(manual.contains("STONES_ACCESS_KEY\"\nThe access key for Stones"))
        #expect(!manual.contains("DEMO_"))
    }
}
