import ArchitectureDomain
import Testing

@testable import ArchitectureRepository

struct TypeRulesFileTests {
    private func rules(_ text: String) throws(RulesFileError) -> Rules {
        try RulesFile.rules(from: Array((text + "\nbecause = \"small\"\n" + Self.layers).utf8))
    }

    private static let layers =
        "[layer.A]\npackages = [\"A\"]\nbecause = \"x\"\n[layer.B]\npackages = [\"B\"]\nbecause = \"x\"\n"

    @Test func `reads which types a rule is about, and what must hold`() throws {
        let text = """
            [types.models]
            names = ["*Model"]
            except = ["OldModel"]
            kinds = ["class", "actor"]
            layers = ["A"]
            folders = ["./App/Models/"]
            conforms-to = ["Model"]
            inherits-from = ["Base"]
            attributes = ["MainActor"]
            nested = true
            must-be-named = ["A*"]
            must-not-be-named = ["*Manager"]
            must-be-in-layers = ["B"]
            must-be-in-folders = ["App/"]
            must-have-access = ["internal", "fileprivate"]
            must-be-final = true
            must-conform-to = ["P"]
            must-inherit-from = ["Q"]
            must-have-attributes = ["Observable"]
            must-match-file-name = true
            most-lines = 9
            most-init-parameters = 0
            must-not-mention = ["UI*"]
            must-not-be-mentioned-from = ["B"]
            """
        let rule = try #require(try rules(text).types.first)
        #expect(rule.names == ["*Model"] && rule.except == ["OldModel"] && rule.kinds == [.class, .actor])
        #expect(rule.layers == ["A"] && rule.folders == ["App/Models"] && rule.attributes == ["MainActor"])
        #expect(rule.protocols == ["Model"] && rule.superclasses == ["Base"] && rule.includesNested)
        #expect(
            rule.requirements == [
                .name(["A*"]), .notName(["*Manager"]), .layer(["B"]), .folder(["App"]),
                .access([.internal, .fileprivate]), .final, .conformance(["P"]), .superclass(["Q"]),
                .attribute(["Observable"]), .fileName, .lines(9), .parameters(0),
            ]
        )
        #expect(rule.forbiddenNames == ["UI*"] && rule.mentioningLayers == ["B"])
        #expect(rule.quote == .init("types.models", because: "small"))
    }

    @Test(
        arguments: [
            ("[types.a]\nmust-be-final = true\nmust-be-small = true", 3, nil),
            ("[types.a]\nmust-be-tidy = true", 2, nil),
            ("[types.a]\nnames = [\"A\"]", 1, .missing("must-… | most-…")),
            ("[types.a]\nnames = []\nmust-be-final = true", 2, .expected("names = [\"text\", …]")),
            ("[types.a]\nmust-not-mention = []", 2, .expected("must-not-mention = [\"text\", …]")),
            ("[types.a]\nmost-lines = 0", 2, nil),
            ("[types.a]\nmust-have-attributes = [\"@A\"]", 2, .expected("must-have-attributes = [\"MainActor\", …]")),
            ("[types.a]\nmust-be-final = false", 2, .expected("must-be-final = true")),
            (
                "[types.a]\nkinds = [\"object\"]\nmust-be-final = true", 2,
                .noneOf(key: "kinds", "object", ["struct", "class", "enum", "actor", "protocol"])
            ),
            (
                "[types.a]\nmust-have-access = [\"hidden\"]", 2,
                .noneOf(
                    key: "must-have-access",
                    "hidden",
                    ["private", "fileprivate", "internal", "package", "public", "open"]
                )
            ),
            ("[types.a]\nlayers = [\"C\"]\nmust-be-final = true", 2, .noneOf(key: "layers", "C", ["A", "B"])),
            ("[types.a]\nmust-be-in-layers = [\"C\"]", 2, .noneOf(key: "must-be-in-layers", "C", ["A", "B"])),
            (
                "[types.a]\nmust-not-be-mentioned-from = [\"C\"]", 2,
                .noneOf(key: "must-not-be-mentioned-from", "C", ["A", "B"])
            ),
            ("[data-only.a]\nlayer = \"C\"\nof = \"A\"", 2, .noneOf(key: "layer", "C", ["A", "B"])),
            ("[types.a]\nmust-be-named = [\"{feature}*\"]", 1, .missing("[features]")),
        ] as [(String, Int, RulesFileError.Reason?)]
    )
    func `refuses what it does not understand, with the line`(
        text: String,
        line: Int,
        reason: RulesFileError.Reason?
    ) {
        let error = #expect(throws: RulesFileError.self) { try rules(text) }
        #expect(error?.line == line)
        if let reason { #expect(error?.reason == reason) }
    }

    @Test func `reads the tables that rules about types have replaced, and says what to write`() throws {
        let avoid = try rules("[avoid.files]\nlayers = [\"A\"]\nnames = [\"FileManager\"]")
        #expect(avoid.types.map(\.layers) == [["A"]] && avoid.types.map(\.forbiddenNames) == [["FileManager"]])
        let keys = ["layers = [\"A\"]", "must-not-mention = [\"FileManager\"]"]
        #expect(avoid.deprecations == [.init("[avoid.files]", use: "[types.files]", keys, at: Position())])
        let data = try rules("[data-only.entities]\nlayer = \"B\"\nof = \"A\"\nexcept = [\"Clock\"]")
        #expect(data.types.map(\.kinds) == [[.protocol]] && data.types.map(\.except) == [["Clock"]])
        #expect(
            data.deprecations.map(\.keys) == [
                [
                    "layers = [\"A\"]", "kinds = [\"protocol\"]", "except = [\"Clock\"]",
                    "must-not-be-mentioned-from = [\"B\"]",
                ]
            ]
        )
    }
}
