import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import ArchitectureUseCase
import PresentationKit
import ReportKit
import Testing

@MainActor
struct MoveTests {
    private static let files = [
        "Domain/Cart.swift": "struct Cart {}", "Domain/Item.swift": "struct Item {}",
        "Domain/Cell.swift": "struct Cell { let a: A; let b: B }",
        "Screens/A.swift": "struct A { let cart: Cart; let item: Item }",
        "Screens/B.swift": "struct B { let cart: Cart; let item: Item }",
    ]

    private static func moves(_ files: [String: String] = files) throws -> FileMoves {
        let checker = Checker(.app(files), rules: Rules())
        let texts = files.merging(["Package.swift": ""]) { $1 }.mapValues { Array($0.utf8) }
        return try FileMoves(try checker.layeringPlan(of: "App"), in: checker, files: texts)
    }

    private static let question = ArchitectureQuestion.move(target: "App", proof: "build")

    @Test func `moves are carried out, and the lines say what moved and how to undo it`() throws {
        let plan = PlannedMoves(try Self.moves(), isProven: true)
        let asked = Asked(Self.question, .movesPlanned(plan))
        #expect(
            asked.requests == [.planMoves(MoveOptions("App", proof: "build")), .extract(plan.moves.changes)]
        )
        asked.answer(.written)
        #expect(
            asked.lines == [
                "1 file of 'App' moves:", "  Domain/Cell.swift → Screens/Cell.swift", "The command succeeded.",
                "Everything is staged: 'git -C a/shop commit' keeps it, 'git -C a/shop restore --staged --worktree .' undoes it.",
            ]
        )
    }

    @Test func `a preview has the moves as a patch`() throws {
        let plan = PlannedMoves(try Self.moves())
        let asked = Asked(.move(target: "App", plansOnly: true), .movesPlanned(plan))
        #expect(asked.requests.count == 1)
        #expect(
            asked.lines.dropFirst(2) == [
                "Nothing was written.", "diff --git a/Domain/Cell.swift b/Screens/Cell.swift",
                "rename from Domain/Cell.swift", "rename to Screens/Cell.swift",
            ]
        )
    }

    @Test func `a plan without moves changes nothing, and does not fail`() throws {
        let files = Self.files.filter { !$0.key.hasSuffix("Cell.swift") }
        let asked = Asked(Self.question, .movesPlanned(PlannedMoves(try Self.moves(files))))
        #expect(asked.requests.count == 1)
        #expect(asked.lines.count == 1 && asked.alert == nil)
    }

    @Test(arguments: [
        (ExtractionRefusal.uncommitted(["a.swift"]), "  a.swift"),
        (.unproven(["a.swift:1:2: no"]), "  a.swift:1:2: no"),
        (.noCommit, "  Domain/Cell.swift → Screens/Cell.swift"),
    ])
    func `what speaks against moves is shown, and fails`(_ refusal: ExtractionRefusal, _ line: String) throws {
        let asked = Asked(Self.question, .movesPlanned(PlannedMoves(try Self.moves(), refusal: refusal)))
        #expect(asked.requests.count == 1)
        #expect(asked.lines.suffix(2) == [line, "Nothing was written."])
        #expect(asked.alert?.outcome == .failed)
    }
}
