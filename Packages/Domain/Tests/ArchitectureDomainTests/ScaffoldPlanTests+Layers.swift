import ArchitectureDomain
import DomainKit
import Testing

extension ScaffoldPlanTests {
    // MARK: - Kits in the layers

    private func outline(having files: [String]) throws -> ProjectOutline {
        try ProjectOutline(
            files: sources + files,
            domain: Array("targets: [.target(name: \"DomainKit\")]".utf8),
            kind: .feature,
            app: nil
        )
    }

    private func planned(_ text: String, at path: String) throws -> String {
        let scaffold = try Scaffold(.feature, name: "ReadingList", feature: nil)
        let files = ["Domain/Sources/DomainKit/A.swift", "View/Sources/ViewKit/A.swift"].map { "Packages/" + $0 }
        let plan = try ScaffoldPlan(
            scaffold,
            in: try outline(having: files),
            templates: [ProjectFile(path, text)],
            files: [path: Array("targets: [\n    1,\n]".utf8)]
        )
        return plan.changes.map { String(decoding: $0.new ?? [], as: UTF8.self) }.joined()
    }

    @Test func `a kit that a layer has is named by its target, and from other layers by its package`() throws {
        let template = """
            targets: [
                .target(name: "__Feature__", dependencies: [
                    .product(name: "DomainKit", package: "__kits__"),
                    .product(name: "ViewKit", package: "__kits__"),
                ]),
            ]
            """
        let expected = """
            targets: [
                1,
                .target(name: "ReadingList", dependencies: [
                    .product(name: "DomainKit", package: "Domain"),
                    "ViewKit",
                ]),
            ]
            """
        #expect(try planned(template, at: "Packages/View/Package.swift") == expected)
    }

    @Test func `a kit that no layer has is refused with the path of the manifest`() throws {
        let element = ".product(name: \"Other\", package: \"__kits__\")"
        let path = "Apps/notes/Package.swift"
        let place = ValidationError.Place(path: path, line: 1)
        let refused = ValidationError(field: "Packages/…/Sources", value: element, rule: .present, place: place)
        #expect(throws: ApplicationError(.invalidInput(refused))) {
            try planned("targets: [\"__Feature__\", \(element)]", at: path)
        }
    }

    @Test func `a project that neither uses nor has the kits is refused`() {
        #expect(throws: ValidationError.self) { try outline(having: []) }
    }

    @Test func `an array behind its type is a list like others`() throws {
        let text = "let names: [String: Int] = [\n    \"a\": 1,\n]"
        let expected = "let names: [String: Int] = [\n    \"a\": 1,\n    \"ReadingList\": 2,\n]"
        #expect(try merged("let names: [String: Int] = [\"__Feature__\": 2]", text) == expected)
    }

    // MARK: - Documents

    private static let document = """
        # Title

        | | kits | First |
        |---|---|---|
        | `Domain` | `Kit` | `F` |
        | other | | |

        ## A record

        ```sh
        ## no heading
        ```

        ## The end

        Text.

        """

    @Test func `a document gets columns, rows and sections, each once`() throws {
        let template = """
            | | kits | __Feature__ |
            |---|---|---|
            | `Domain` | `Kit` | `__Feature__Domain` |
            | `__Feature__` | | all |

            ## A record

            ## A __Feature__

            Text.
            """
        let expected = """
            # Title

            | | kits | First | ReadingList |
            |---|---|---|---|
            | `Domain` | `Kit` | `F` | `ReadingListDomain` |
            | other | | | |
            | `ReadingList` |  | all |

            ## A record

            ```sh
            ## no heading
            ```

            ## A ReadingList

            Text.

            ## The end

            Text.

            """
        let merged = try merged(template, Self.document, at: "README.md")
        #expect(merged == expected)
        #expect(try self.merged(template, expected, at: "README.md") == expected)
    }

    @Test func `a section without a place is the last one, and a row without a table is refused`() throws {
        let text = try merged("## __Feature__", "# Title\n\n\n", at: "README.md")
        #expect(text == "# Title\n\n## ReadingList\n")
        let place = ValidationError.Place(path: "README.md", line: 1)
        #expect(
            try merged(
                "| key | __Feature__ |\n|---|---|\n| a | `__Feature__` |",
                "| key\r\n|---\r\n| a\r\n",
                at: "README.md"
            )
                == "| key | ReadingList |\r\n|--- |---|\r\n| a | `ReadingList` |\r\n"
        )
        let refused = ValidationError(field: "|", value: "key | ReadingList", rule: .present, place: place)
        #expect(throws: ApplicationError(.invalidInput(refused))) {
            try merged("| key | __Feature__ |", Self.document, at: "README.md")
        }
    }
}
