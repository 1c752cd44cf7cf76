import ArchitectureDomain
import DomainKit
import Testing

struct FeaturePlanTests {
    private static let templates: [ScaffoldKind: [ProjectFile]] = [
        .feature: [
            file(
                "Packages/__Area__Domain/Sources/__Feature__Domain/__Feature__.swift",
                "public struct __Feature__ {}\n"
            ),
            file("Apps/__app__/Sources/__app__/Screens/__Feature__Scenes.swift", "struct __Feature__Scenes {}\n"),
            file(
                "Apps/__app__/Sources/__app__/AppScene.swift",
                "enum AppScene {\n    case __feature__(__Feature__)\n}\n"
            ),
        ],
        .scene: [
            file("Apps/__app__/Sources/__app__/Screens/__Feature__Scenes+__Name__.swift", "// __Name__\n"),
            file("Apps/__app__/Tests/__App__Tests/__Name__ScreenTests.swift", "// __Name__\n"),
            file("Apps/__app__/Sources/__app__/AppScene.swift", "enum AppScene {\n    case __name__\n}\n"),
        ],
    ]

    private static func file(_ path: String, _ text: String) -> ProjectFile {
        ProjectFile(path, text)
    }

    static let files = [
        "Packages/Domain/Package.swift": """
        let package = Package(
            products: [
                .library(name: "CounterDomain", targets: ["CounterDomain"]),
                // Notes.
                .library(name: "NoteDomain", targets: ["NoteDomain"]),
                .library(name: "NoteListDomain", targets: ["NoteListDomain"]),
            ],
            targets: [
                .target(name: "CounterDomain", dependencies: []),  // the first one
                .target(
                    name: "NoteDomain",
                    dependencies: ["Kit"]
                ),
            ]
        )
        """,
        "Packages/Domain/Sources/CounterDomain/Counter.swift": "public struct Counter {}\n",
        "Packages/Domain/Sources/NoteDomain/Note.swift": "public struct Note {}\n",
        "Packages/Domain/Sources/NoteListDomain/NoteList.swift": "public struct NoteList {}\n",
        "Apps/desk/Sources/desk/DeskApp.swift": """
        import CounterDomain
        import NoteDomain

        struct DeskApp {
            let note = NoteScenes()
        }
        """,
        "Apps/desk/Sources/desk/AppScene.swift": """
        import CounterDomain
        import NoteDomain

        enum AppScene {
            /// The count.
            case counter(Counter)
            /// The note.
            case note(Note)
            case history
        }
        """,
        "Apps/desk/Sources/desk/Screens/NoteScenes.swift": "struct NoteScenes {}\n",
        "Apps/desk/Sources/desk/Screens/NoteScenes+History.swift": "// History\n",
        "Apps/desk/Tests/DeskTests/HistoryScreenTests.swift": "// History, edited\n",
        "architecture.toml": "[features]\nnames = [\"Counter\", \"Note\", \"NoteList\"]  # in a row\n",
        "README.md": "Notes.\n\nA Note is short, unlike a NoteList.\nsee `NoteDomain`, Notebook\n",
    ]

    func plan(
        _ change: FeatureChange,
        _ files: [String: String] = files,
        links: [String: String] = [:]
    ) throws(ValidationError) -> FeaturePlan {
        let contents = ProjectContents(files: files.mapValues { Array($0.utf8) }, links: links)
        return try FeaturePlan(change, contents: contents, templates: Self.templates)
    }

    /// Returns the new text of a file; nil if it is removed or left.
    func text(_ plan: FeaturePlan, _ path: String) -> String? {
        plan.changes.first { $0.path == path }.flatMap(\.new).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `a removal takes out the modules, the files of apps and the elements, and nothing else`() throws {
        let plan = try plan(.remove("Note"))
        #expect(
            plan.changes.filter { $0.new == nil }.map(\.path) == [
                "Apps/desk/Sources/desk/Screens/NoteScenes+History.swift",
                "Apps/desk/Sources/desk/Screens/NoteScenes.swift", "Apps/desk/Tests/DeskTests/HistoryScreenTests.swift",
                "Packages/Domain/Sources/NoteDomain/Note.swift",
            ]
        )
        #expect(
            text(plan, "Packages/Domain/Package.swift") == """
                let package = Package(
                    products: [
                        .library(name: "CounterDomain", targets: ["CounterDomain"]),
                        // Notes.
                        .library(name: "NoteListDomain", targets: ["NoteListDomain"]),
                    ],
                    targets: [
                        .target(name: "CounterDomain", dependencies: [])  // the first one
                    ]
                )
                """
        )
        #expect(
            text(plan, "Apps/desk/Sources/desk/AppScene.swift") == """
                import CounterDomain

                enum AppScene {
                    /// The count.
                    case counter(Counter)
                }
                """
        )
        #expect(text(plan, "architecture.toml") == "[features]\nnames = [\"Counter\", \"NoteList\"]  # in a row\n")
    }

    @Test func `a removal lists edited files and whatever else has the name`() throws {
        let plan = try plan(.remove("Note"))
        #expect(plan.edited == ["Apps/desk/Tests/DeskTests/HistoryScreenTests.swift"])
        #expect(
            plan.leftovers.map { "\($0.path):\($0.line ?? 0)" } == [
                "Apps/desk/Sources/desk/DeskApp.swift:2", "Apps/desk/Sources/desk/DeskApp.swift:5", "README.md:3",
                "README.md:4",
            ]
        )
        #expect(plan.needsForce)
        let rest = Self.files.filter { !$0.key.hasPrefix("Apps/desk/") && $0.key != "README.md" }
        #expect(try !self.plan(.remove("Note"), rest).needsForce)
    }

    @Test(arguments: [
        ("[screens](../Apps/desk/Sources/desk/Screens)", true), ("![screen](/Apps/desk/Sources/desk/Screens/#a)", true),
        ("[screens]: <./../Apps/desk/Sources/desk/Screens> \"Screens\"\r", true),
        ("[sources](../Apps/desk/Sources/desk/)", false), ("[screens](Apps/desk/Sources/desk/Screens)", false),
        ("Screens (../Apps/desk/Sources/desk/Screens)", false),
    ])
    func `a removal lists the links of documents to a folder that goes with it`(line: String, isBroken: Bool) throws {
        var files = Self.files.filter { $0.key != "README.md" && $0.key != "Apps/desk/Sources/desk/DeskApp.swift" }
        files["Apps/desk/Sources/desk/DeskApp.swift"] = ""
        (files["docs/a.md"], files["docs/a.txt"]) = ("# A\n\(line)\n", line)
        let expected = isBroken ? [FeaturePlan.Leftover(path: "docs/a.md", line: 2, reason: .link)] : []
        #expect(try plan(.remove("Note"), files).leftovers == expected)
        #expect(try !plan(.rename("Note", to: "Memo"), files).leftovers.contains { $0.reason == .link })
    }

    @Test func `links that lead to what goes, and those with its name, are listed`() throws {
        let links = ["docs/Note": "docs", "docs/all": "Packages", "docs/a": "Packages/Domain/Sources/NoteDomain"]
        let listed = [
            FeaturePlan.Leftover(path: "docs/Note", line: nil), .init(path: "docs/a", line: nil, reason: .link),
        ]
        for change in [FeatureChange.remove("Note"), .rename("Note", to: "Memo")] {
            #expect(try plan(change, links: links).leftovers.filter { $0.path.hasPrefix("docs/") } == listed)
        }
    }

    @Test func `a removal lists an enumeration of an app that loses its last case`() throws {
        let path = "Apps/desk/Sources/desk/AppScene.swift"
        let scenes = "/// The scenes.\nenum AppScene {\n    case note(Note)\n}\n"
        var files = Self.files.filter { !["README.md", "Apps/desk/Sources/desk/DeskApp.swift"].contains($0.key) }
        files["Apps/desk/Sources/desk/DeskApp.swift"] = ""
        files[path] = scenes
        let plan = try plan(.remove("Note"), files)
        #expect(text(plan, path) == "/// The scenes.\nenum AppScene {\n}\n")
        #expect(plan.leftovers == [.init(path: path, line: 2, reason: .emptyType)])
        #expect(plan.needsForce)
        files[path] = scenes.replacing("note(Note)", with: "other\n    case note(Note)") + "enum Other {}\n"
        #expect(try self.plan(.remove("Note"), files).leftovers.isEmpty)
    }

    @Test func `the last feature leaves empty lists`() throws {
        let manifest = "products: [\n    .library(name: \"NoteDomain\", targets: [\"NoteDomain\"])\n],\n"
        let files = [
            "Packages/Domain/Sources/NoteDomain/Note.swift": "", "Packages/Domain/Package.swift": manifest,
            "architecture.toml": "names = [\n    \"Note\",  # short\n]\n", "picture": "\u{0}Note",
            "notes/Note.bin": "",
        ]
        var contents = files.mapValues { Array($0.utf8) }
        contents["picture"]?.append(0xFF)
        let plan = try FeaturePlan(.remove("Note"), contents: ProjectContents(files: contents), templates: [:])
        #expect(text(plan, "Packages/Domain/Package.swift") == "products: [],\n")
        #expect(text(plan, "architecture.toml") == "names = []\n")
        // A file that is no text, and a path, have no lines.
        #expect(
            plan.leftovers == [.init(path: "notes/Note.bin", line: nil), .init(path: "picture", line: nil)]
        )
    }

    @Test(arguments: [
        ("[\"NoteDomain\", \"NoteUI\", \"Kit\"]", "[\"Kit\"]"), ("[\"Kit\", \"NoteDomain\", \"NoteUI\"]", "[\"Kit\"]"),
        ("[\"A\", \"NoteDomain\", \"NoteUI\", \"B\"]", "[\"A\", \"B\"]"),
        ("[\"NoteDomain\", \"A\", \"NoteUI\"]", "[\"A\"]"),
        ("[\"NoteDomain\", \"NoteUI\"]", "[]"),
    ])
    func `several elements of one line leave a list`(old: String, new: String) throws {
        let files = [
            "Packages/Domain/Sources/NoteDomain/Note.swift": "", "Packages/Domain/Sources/NoteUI/Note.swift": "",
            "Packages/Domain/Package.swift": "dependencies: \(old),\n",
        ]
        #expect(text(try plan(.remove("Note"), files), "Packages/Domain/Package.swift") == "dependencies: \(new),\n")
    }

    @Test(arguments: [
        // A heading of several elements stays, and so does that of a group behind an empty line.
        ("    // Notes\n    note,\n    other,\n", "    // Notes\n    other,\n"),
        ("    // Note\n    note,\n\n    other,\n", "\n    other,\n"),
        ("    // Note\n    note,\n    // Other\n    other,\n", "    // Other\n    other,\n"),
        ("    /// Note\n    note,\n    other,\n", "    other,\n"),
    ])
    func `a comment goes with its element`(old: String, new: String) throws {
        func manifest(_ lines: String) -> String {
            "names: [\n    first,\n" + lines.replacing("note", with: "\"NoteDomain\"") + "    last,\n]\n"
        }
        let files = [
            "Packages/Domain/Sources/NoteDomain/Note.swift": "", "Packages/Domain/Package.swift": manifest(old),
        ]
        #expect(text(try plan(.remove("Note"), files), "Packages/Domain/Package.swift") == manifest(new))
    }

    @Test func `a declaration with several names is left, and listed`() throws {
        var files = Self.files
        files["Apps/desk/Sources/desk/AppScene.swift"] = "enum AppScene {\n    case note, other\n}\n"
        let plan = try plan(.remove("Note"), files)
        #expect(text(plan, "Apps/desk/Sources/desk/AppScene.swift") == nil)
        #expect(plan.leftovers.contains(.init(path: "Apps/desk/Sources/desk/AppScene.swift", line: 2)))
    }

    @Test func `a folder that is no project is refused by its name`() {
        let refused = ValidationError(field: "--root", value: "Packages/Domain/Sources/…Domain", rule: .project)
        #expect(throws: refused) { try plan(.remove("Note"), ["README.md": "Note"]) }
    }

    @Test func `a name that is no feature is refused with those that are`() throws {
        let refused = ValidationError(field: "NAME", value: "Other", rule: .oneOf(["Counter", "Note", "NoteList"]))
        #expect(throws: refused) { try plan(.remove("Other")) }
        for change in [FeatureChange.remove("note"), .rename("Note", to: "memo"), .rename("note", to: "Memo")] {
            #expect(throws: ValidationError.self) { try plan(change) }
        }
    }

    @Test func `a new name is given to files, modules and declared words, and prose follows`() throws {
        var files = Self.files
        files["Packages/Domain/Sources/NoteDomain/Note.swift"] = """
            import Kit
            import NoteDomain
            import Other

            /// A Note, not a NoteList or a KitNote; see `makeNote`.
            public struct Note {
                func makeNote(of note: KitNote) -> [String] { ["note", "Note it: \\(Note.self)", "a note"] }
            }
            """
        let plan = try plan(.rename("Note", to: "ZooMemo"), files)
        let path = "Packages/Domain/Sources/ZooMemoDomain/ZooMemo.swift"
        #expect(plan.renamed[path] == "Packages/Domain/Sources/NoteDomain/Note.swift")
        #expect(
            text(plan, path) == """
                import Kit
                import Other
                import ZooMemoDomain

                /// A ZooMemo, not a NoteList or a KitNote; see `makeZooMemo`.
                public struct ZooMemo {
                    func makeZooMemo(of zooMemo: KitNote) -> [String] { ["zooMemo", "ZooMemo it: \\(ZooMemo.self)", "a note"] }
                }
                """
        )
        #expect(
            text(plan, "architecture.toml")
                == "[features]\nnames = [\"Counter\", \"ZooMemo\", \"NoteList\"]  # in a row\n"
        )
        #expect(text(plan, "Apps/desk/Sources/desk/AppScene.swift")?.contains("case zooMemo(ZooMemo)") == true)
        #expect(
            text(plan, "Packages/Domain/Package.swift")
                == files["Packages/Domain/Package.swift"]?.replacing("NoteDomain", with: "ZooMemoDomain")
        )
        #expect(plan.leftovers.contains { $0.path == "README.md" })
        #expect(!plan.changes.contains { $0.path == "README.md" })
    }

    @Test func `commands get the spelling of commands, and stored documents keep their names`() throws {
        let source = "enum Note {\n    let keys = [\"note\", \"note-\\(1)\"]\n}\n"
        let files = [
            "Packages/Domain/Sources/NoteDomain/Note.swift": "",
            "Packages/Repository/Sources/NoteRepository/StoredNote.swift": source,
            "Packages/View/Sources/NoteCommandLine/NoteInvocation.swift": source,
        ]
        let plan = try plan(.rename("Note", to: "ReadingList"), files)
        let stored = text(plan, "Packages/Repository/Sources/ReadingListRepository/StoredReadingList.swift")
        #expect(stored == "enum ReadingList {\n    let keys = [\"note\", \"note-\\(1)\"]\n}\n")
        let place = "Packages/Repository/Sources/ReadingListRepository/StoredReadingList.swift"
        #expect(plan.leftovers == [.init(path: place, line: 2, reason: .storedName)])
        let invocation = text(plan, "Packages/View/Sources/ReadingListCommandLine/ReadingListInvocation.swift")
        #expect(invocation == "enum ReadingList {\n    let keys = [\"reading-list\", \"readingList-\\(1)\"]\n}\n")
    }

    @Test func `members of stored documents keep their names`() throws {
        let source = """
            struct StoredNote: Codable {
                enum CodingKeys: CodingKey { case id, note }
                let note: String
                static func make(note: Note) -> [String] { ["Note", "a Note \\(Note.self)"] }
            }
            struct Other {
                let noteText: String
            }
            """
        let files = [
            "Packages/Domain/Sources/NoteDomain/Note.swift": "public struct Note { func note() {} }",
            "Packages/Repository/Sources/NoteRepository/StoredNote.swift": source,
        ]
        let plan = try plan(.rename("Note", to: "Memo"), files)
        #expect(
            text(plan, "Packages/Repository/Sources/MemoRepository/StoredMemo.swift") == """
                struct StoredMemo: Codable {
                    enum CodingKeys: CodingKey { case id, note }
                    let note: String
                    static func make(note: Memo) -> [String] { ["Note", "a Note \\(Memo.self)"] }
                }
                struct Other {
                    let memoText: String
                }
                """
        )
        #expect(
            text(plan, "Packages/Domain/Sources/MemoDomain/Memo.swift") == "public struct Memo { func memo() {} }"
        )
    }

    @Test func `members that most sources use keep their names`() throws {
        let files = [
            "Packages/Domain/Sources/CountDomain/Count.swift": "struct Count { let count = [1].count, countText = 0 }"
        ]
        let plan = try plan(.rename("Count", to: "Tally"), files)
        #expect(
            text(plan, "Packages/Domain/Sources/TallyDomain/Tally.swift")
                == "struct Tally { let count = [1].count, countText = 0 }"
        )
    }

    @Test(arguments: [
        "Packages/Domain/Sources/MemoDomain/README.md", "Apps/desk/Sources/desk/Screens/MemoScenes.swift",
    ])
    func `a file of another module is not overwritten`(path: String) {
        #expect(throws: ValidationError.self) {
            try plan(.rename("Note", to: "Memo"), Self.files.merging([path: "Mine."]) { $1 })
        }
    }

    @Test(arguments: [("Note", "Desk"), ("Desk", "Memo")])
    func `a feature and an app have different names`(old: String, new: String) {
        let path = "Packages/Domain/Sources/DeskDomain/Desk.swift"
        let error = #expect(throws: ValidationError.self) {
            try plan(.rename(old, to: new), old == "Desk" ? Self.files.merging([path: ""]) { $1 } : Self.files)
        }
        #expect(error?.value == "Desk" && error?.field == (old == "Desk" ? "OLD" : "NEW"))
    }

    @Test func `a new name that something of the project has is refused`() throws {
        var files = Self.files
        files["Packages/Domain/Sources/NoteDomain/FetchMemo.swift"] = "struct FetchMemo {}\nstruct FetchNote {}\n"
        let error = #expect(throws: ValidationError.self) { try plan(.rename("Note", to: "Memo"), files) }
        #expect(error?.field == "NEW" && error?.value == "FetchMemo")
        #expect(throws: ValidationError.self) { try plan(.rename("Note", to: "Counter")) }
    }
}
