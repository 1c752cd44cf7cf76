import ArchitectureDomain
import Testing

@testable import ArchitectureRepository

struct RulesFileTests {
    private func rules(_ text: String) throws(RulesFileError) -> Rules {
        try RulesFile.rules(from: Array(text.utf8))
    }

    @Test func `reads every kind of rule with its line and its reason`() throws {
        let rules = try rules(
            """
            exclude = ["./Fixtures/"] # not ours
            [features]
            names = ["Cat", "Dog"]
            folders = ["App/{feature}"]
            because = "apart"

            [layer.Domain]
            packages = ["Domain"]
            imports = ["Kit", "{feature}Domain"]
            technologies = ["Foundation"]
            exposes = []
            allows-unsafe = false
            because = "inner"
            [layer.App]
            packages = ["Apps/*"]
            uses = [
                "Domain", # the only one
            ]
            joins-features = true
            for-tests = true
            because = 'outer "one"'
            [layer.Screens]
            folders = ["App/Screens", "./App/{feature}/Screens/"]
            because = "screens"
            [group.kit]
            targets = ["Kit"]
            imports = []
            technologies = ["*"]
            because = "kit"
            [composition]
            layers = ["App"]
            lines = 1_000
            screens = ["Screens/*.swift"]
            lines-per-screen = 90
            branches = 10
            because = "composition"
            [file-length]
            lines = 400
            because = "length"
            [settings]
            swift = ["swiftLanguageMode(6)"]
            because = "same"
            [folder-cycle]
            because = "folders"
            [unsafe]
            because = "vouched for"
            [[unsafe.allowed]]
            file = "A.swift"
            construct = "try!"
            because = "cannot fail"
            [[unsafe.allowed]]
            file = "B.swift"
            construct = "as!"
            count = 2
            because = "cannot fail \\"here\\""
            [severity]
            unused-dependency = "warning"
            """
        )
        #expect(rules.excluded == ["Fixtures"])
        #expect(rules.features?.names == ["Cat", "Dog"])
        #expect(
            rules.features?.positions == ["Cat": Position(line: 3, column: 10), "Dog": Position(line: 3, column: 17)]
        )
        #expect(rules.features?.folders == ["App/{feature}"])
        #expect(rules.layers.map(\.name) == ["Domain", "App", "Screens"])
        #expect(rules.layers.map(\.quote.place.position.line) == [7, 14, 22])
        #expect(rules.layers.map(\.quote.reason) == ["inner", "outer \"one\"", "screens"])
        #expect(rules.layers.map(\.folders) == [[], [], ["App/Screens", "App/{feature}/Screens"]])
        #expect(rules.layers[0].imports == ["Kit", "{feature}Domain"])
        #expect(rules.layers[0].technologies == ["Foundation"])
        #expect(rules.layers[0].exposes == [])
        #expect(!rules.layers[0].allowsUnsafe && rules.layers[1].allowsUnsafe)
        #expect(rules.layers[1].uses == ["Domain"])
        #expect(rules.layers[1].joinsFeatures)
        #expect(rules.layers.map(\.isForTests) == [false, true, false])
        #expect(rules.groups.map(\.technologies) == [["*"]])
        #expect(rules.composition?.lines == 1000)
        #expect(rules.composition?.screens == ["Screens/*.swift"])
        #expect(rules.composition?.linesPerScreen == 90)
        #expect(rules.fileLength?.lines == 400)
        #expect(rules.settings?.swift == ["swiftLanguageMode(6)"])
        #expect(rules.folderCycle?.reason == "folders")
        #expect(rules.allowances?.map(\.construct) == [.forcedTry, .forcedCast])
        #expect(rules.allowances?.map(\.count) == [1, 2])
        #expect(rules.allowances?.last?.quote.reason == "cannot fail \"here\"")
        #expect(rules.severity(of: .unusedDependency) == .warning)
        #expect(rules.severity(of: .layerDependency) == .error)
    }

    @Test func `reads the old name of a group, and remembers to say so`() throws {
        let rules = try rules("\n[room.kit]\ntargets = [\"Kit\"]\nimports = []\nbecause = \"x\"\n")
        #expect(rules.groups.map(\.name) == ["kit"])
        #expect(rules.deprecations == [.init("[room.kit]", use: "[group.kit]", at: Position(line: 2))])
    }

    private static let layer = "[layer.A]\npackages = [\"A\"]\nbecause = \"x\"\n"

    @Test(
        arguments: [
            ("\n[layers.A]\n", 2, .unknown("[layers.A]", RulesFile.tableNames)),
            ("[layer.A]\npackages = [\"A\"]\nwhy = \"\"\nbecause = \"x\"", 3, nil),
            ("[layer.A]\npackages = [\"A\"]", 1, .missing("because")),
            ("[layer.A]\nbecause = \"x\"", 1, .missing("packages | folders")),
            ("[features]\nbecause = \"x\"", 1, .missing("names | folders")),
            (
                "\n[features]\nfolders = [\n\"App\"]\nbecause = \"x\"", 4, .expected("folders = [\"App/{feature}\"]")
            ),
            ("[layer.A]\nfolders = [\"{feature}/A\"]\nbecause = \"x\"", 1, .missing("[features]")),
            (layer + layer, 4, .repeated("[layer.A]")),
            ("exclude = []\nexclude = []", 2, .repeated("exclude")),
            (
                "exclude = \"a\"", 1,
                .wrongType(
                    key: "exclude",
                    TOMLValue(content: .text("a"), position: Position(column: 11)),
                    "exclude = [\"text\", …]"
                )
            ),
            ("exclude = [\"a\",\n1]", 1, nil),
            ("exclude = [\"a\"", 1, .expected("[\"text\", …]")),
            ("exclude [\"a\"]", 1, .expected("key = value")),
            ("exclude = [] []", 1, .expected("key = value")),
            ("exclude = [\"a]\n", 1, .expected("\"text\"")),
            ("exclude = [\"\\x\"]\n", 1, .expected("\\\" | \\\\ | \\n | \\t")),
            ("exclude = 1.5", 1, .expected("key = value")),
            ("exclude = [[[[[[[[[[]]]]]]]]]]", 1, .expected("\"text\" | [\"text\", …] | 1 | true")),
            ("[layer.A\n", 1, .expected("[table]")),
            ("= 1", 1, .expected("key = value")),
            (
                "[[unsafe.allowed]]\nfile = \"\"\nbecause = \"x\"\nconstruct = \"try\"", 4,
                .noneOf(key: "construct", "try", UnsafeConstruct.allCases.map(\.rawValue))
            ),
            ("[severity]\nno-such-check = \"off\"", 2, .unknown("no-such-check", Check.allCases.map(\.rawValue))),
            (
                "[severity]\nsettings = \"loud\"", 2,
                .noneOf(key: "settings", "loud", ["off", "note", "warning", "error"])
            ),
            ("exclude = [\"/tmp\"]", 1, .expected("exclude = [\"App/Sources\", …]")),
            ("[severity]\nunverified = \"off\"", 2, .noneOf(key: "unverified", "off", ["note", "warning", "error"])),
            ("[layer.A]\npackages = [\"A\"]\nbecause = \" \"", 3, .expected("because = \"text\"")),
            ("[layer.A]\npackages = []\nbecause = \"x\"", 2, .expected("packages = [\"text\", …]")),
            (layer + "targets = []", 4, .expected("targets = [\"text\", …]")),
            ("[features]\nnames = []\nfolders = [\"{feature}\"]\nbecause = \"x\"", 2, nil),
            ("[features]\nfolders = [\"A/*{feature}\"]\nbecause = \"x\"", 2, .missing("names")),
            ("[avoid.a]\nlayers = [\"A\"]\nnames = []\nbecause = \"x\"", 3, .expected("names = [\"text\", …]")),
            (layer + "uses = [\n\"A1\"]", 5, .noneOf(key: "uses", "A1", ["A"])),
            (layer + "uses = [\"A\"]", 1, .cycle("A -> A")),
            (
                layer + "uses = [\"B\"]\n[layer.B]\npackages = [\"B\"]\nuses = [\"A\"]\nbecause = \"x\"", 1,
                .cycle("A -> B -> A")
            ),
            (layer + "imports = [\"{feature}A\"]", 1, .missing("[features]")),
            ("[composition]\nlayers = [\"X\"]\nlines = 1\nbranches = 1\nbecause = \"x\"", 2, .missing("[layer.NAME]")),
            (
                "[composition]\nlayers = [\"A\"]\nlines = 1\nbranches = 1\nbecause = \"x\"\nscreens = [\"S/*\"]", 1,
                .missing("lines-per-screen")
            ),
            (
                "[file-length]\nlines = -1\nbecause = \"x\"", 2,
                .wrongType(
                    key: "lines",
                    TOMLValue(content: .number(-1), position: Position(line: 2, column: 9)),
                    "lines = 1"
                )
            ),
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
}
