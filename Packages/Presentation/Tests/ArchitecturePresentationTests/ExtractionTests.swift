import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import ArchitectureUseCase
import PresentationKit
import ReportKit
import Testing

@MainActor
struct ExtractionTests {
    private static let files = [
        "Package.swift": "// swift-tools-version: 6.0\nlet package = Package(targets: [.target(name: \"App\")])\n",
        "Sources/App/Domain/A.swift": "public struct Item {}\nstruct Key {}\n",
        "Sources/App/Use.swift": "struct Use { let item: Item, key: Key }\n",
        "Sources/App/Its View.swift": "struct It {}\n",
    ]

    private static func extraction(of paths: String..., besides others: [String] = []) throws -> Extraction {
        let codebase = Codebase.app(files.filter { $0.key.hasPrefix("Sources") })
        let request = ExtractionRequest(paths.isEmpty ? ["Sources/App/Domain"] : paths, as: "Domain")
        return try ExtractionDraft(request, in: codebase, files: files.mapValues { Array($0.utf8) }, others: others)
            .extraction()
    }

    private static let question = ArchitectureQuestion.extract(paths: ["a"], name: "Domain", proof: "build")

    @Test func `a plan is carried out, and the lines say what moved, what became visible and how to undo it`() throws {
        let plan = PlannedExtraction(try Self.extraction(), rounds: 2)
        let asked = Asked(Self.question, .extractionPlanned(plan))
        let request = ExtractionRequest(["a"], as: "Domain")
        #expect(
            asked.requests == [
                .planExtraction(ExtractionOptions(request, proof: "build")), .extract(plan.extraction.changes),
            ]
        )
        asked.answer(.written)
        #expect(
            asked.lines == [
                "1 file of 'App' becomes 'Domain':", "  Sources/App/Domain/A.swift → Sources/Domain/A.swift",
                "1 declaration becomes visible to other modules:", "  Sources/App/Domain/A.swift:2: Key: package",
                "1 file imports 'Domain'.",
                "1 declaration was public already: code outside the repository that uses it has to import 'Domain', too.",
                "Proven in 2 rounds.",
                "Everything is staged: 'git -C a/shop commit' keeps it, 'git -C a/shop restore --staged --worktree .' undoes it.",
            ]
        )
    }

    @Test func `the last line of a proof that runs is progress, until the answer is there`() throws {
        let asked = Asked(Self.question, .proofProgressed(nil))
        asked.answer(.proofProgressed(ProofProgress(round: 2)))
        asked.answer(.proofProgressed(ProofProgress(round: 2, line: "[4/9] Compiling App")))
        asked.answer(.extractionPlanned(PlannedExtraction(try Self.extraction(), refusal: .noCommit, rounds: 2)))
        asked.answer(.proofProgressed(ProofProgress(round: 3)))
        let progress = asked.commands.compactMap { command -> String? in
            guard case .showProgress(let phrase) = command else { return nil }
            return phrase.english
        }
        #expect(progress == ["Round 2: 'build'", "Round 2: [4/9] Compiling App"])
    }

    @Test func `lines that a person has to add to a project are said at the end`() throws {
        var extraction = try Self.extraction()
        extraction.add(
            .init(additions: [
                .init(["packages:", "  Domain:"], to: "project.yml"),
                .init(["\"Domain\""], to: "P/Package@swift-5.9.swift"),
            ])
        )
        let asked = Asked(Self.question, .extractionPlanned(PlannedExtraction(extraction)))
        asked.answer(.written)
        #expect(
            asked.lines.suffix(5) == [
                "Add these lines to 'project.yml', and make the project from it again:", "  packages:", "    Domain:",
                "Add these lines to 'P/Package@swift-5.9.swift':", "  \"Domain\"",
            ]
        )
    }

    @Test func `a preview has the changes as a patch that renames files, and nothing is carried out`() throws {
        let question = ArchitectureQuestion.extract(paths: ["a"], name: "Domain", plansOnly: true)
        let asked = Asked(question, .extractionPlanned(PlannedExtraction(try Self.extraction())))
        #expect(asked.requests.count == 1)
        #expect(
            asked.lines.suffix(9) == [
                "diff --git a/Sources/App/Domain/A.swift b/Sources/Domain/A.swift",
                "rename from Sources/App/Domain/A.swift", "rename to Sources/Domain/A.swift",
                "--- a/Sources/App/Domain/A.swift", "+++ b/Sources/Domain/A.swift", "@@ -1,2 +1,2 @@",
                " public struct Item {}", "-struct Key {}", "+package struct Key {}",
            ]
        )
    }

    @Test(arguments: [
        (ExtractionRefusal.uncommitted(["a.swift"]), "  a.swift", "1 file differs from the last commit."),
        (.unproven(["a.swift:1:2: no"]), "  a.swift:1:2: no", "The command still fails in round 3"),
        (.noCommit, "1 file imports", "The repository has no commit."),
        (.unversioned, "1 file imports", "The folder is in no git repository"),
    ])
    func `what speaks against a plan is shown, and fails`(
        _ refusal: ExtractionRefusal,
        _ line: String,
        _ message: String
    )
        throws
    {
        let plan = PlannedExtraction(try Self.extraction(), refusal: refusal, rounds: 3)
        let asked = Asked(Self.question, .extractionPlanned(plan))
        #expect(asked.requests.count == 1)
        #expect(asked.lines.contains { $0.hasPrefix(line) })
        #expect(asked.lines.last == "Nothing was written.")
        #expect(asked.alert?.outcome == .failed)
        #expect(asked.alert?.message.english.hasPrefix(message) == true)
    }

    @Test func `files that are not Swift are named, since they stay`() throws {
        let plan = PlannedExtraction(try Self.extraction(besides: ["Sources/App/Domain/a.json"]))
        let asked = Asked(Self.question, .extractionPlanned(plan))
        asked.answer(.written)
        let line = asked.lines.firstIndex(of: "  Sources/App/Domain/a.json")
        #expect(line.map { asked.lines[$0 - 1].hasPrefix("1 file is not Swift and stays") } == true)
    }

    @Test func `references that stand in the way have both places, and a command has the files that can leave`() throws
    {
        let extraction = try Self.extraction(of: "Sources/App/Use.swift", "Sources/App/Its View.swift")
        let plan = PlannedExtraction(extraction, refusal: .obstacles)
        let asked = Asked(Self.question, .extractionPlanned(plan))
        #expect(
            asked.lines == [
                "Sources/App/Use.swift:1:24: uses 'Item', which stays in Sources/App/Domain/A.swift:1",
                "Sources/App/Use.swift:1:35: uses 'Key', which stays in Sources/App/Domain/A.swift:2",
                "1 of 2 files can leave now:", "\(Phrase.programName) extract \\", "  'Sources/App/Its View.swift' \\",
                "  --as Domain",
            ]
        )
        #expect(asked.alert?.message.english.hasPrefix("2 references to what stays stand in the way.") == true)
    }
}
