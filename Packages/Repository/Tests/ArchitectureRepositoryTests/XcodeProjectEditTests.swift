import ArchitectureDomain
import DomainKit
import Testing

@testable import ArchitectureRepository

struct XcodeProjectEditTests {
    /// A project as Xcode writes it: an app with groups, a test target with a synchronised folder, and a package from an address.
    private static let text = """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tclasses = {
        \t};
        \tobjectVersion = 77;
        \tobjects = {

        /* Begin PBXBuildFile section */
        \t\tA10000000000000000000001 /* Item.swift in Sources */ = {isa = PBXBuildFile; fileRef = F10000000000000000000001 /* Item.swift */; };
        \t\tA10000000000000000000002 /* Use.swift in Sources */ = {isa = PBXBuildFile; fileRef = F10000000000000000000002 /* Use.swift */; };
        \t\tA10000000000000000000003 /* Log in Frameworks */ = {isa = PBXBuildFile; productRef = D10000000000000000000001 /* Log */; };
        /* End PBXBuildFile section */

        /* Begin PBXFileReference section */
        \t\tF10000000000000000000001 /* Item.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Item.swift; sourceTree = "<group>"; };
        \t\tF10000000000000000000002 /* Use.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Use.swift; sourceTree = "<group>"; };
        /* End PBXFileReference section */

        /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
        \t\tE10000000000000000000001 /* Exceptions for "Tests" folder in "Tests" target */ = {
        \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
        \t\t\tmembershipExceptions = (
        \t\t\t\tInfo.plist,
        \t\t\t\tOld.swift,
        \t\t\t);
        \t\t\ttarget = T10000000000000000000002 /* Tests */;
        \t\t};
        /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */

        /* Begin PBXFileSystemSynchronizedRootGroup section */
        \t\tS10000000000000000000001 /* Tests */ = {
        \t\t\tisa = PBXFileSystemSynchronizedRootGroup;
        \t\t\texceptions = (
        \t\t\t\tE10000000000000000000001 /* Exceptions for "Tests" folder in "Tests" target */,
        \t\t\t);
        \t\t\tpath = Tests;
        \t\t\tsourceTree = "<group>";
        \t\t};
        /* End PBXFileSystemSynchronizedRootGroup section */

        /* Begin PBXFrameworksBuildPhase section */
        \t\tB10000000000000000000002 /* Frameworks */ = {
        \t\t\tisa = PBXFrameworksBuildPhase;
        \t\t\tfiles = (
        \t\t\t\tA10000000000000000000003 /* Log in Frameworks */,
        \t\t\t);
        \t\t};
        /* End PBXFrameworksBuildPhase section */

        /* Begin PBXGroup section */
        \t\tG10000000000000000000001 = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tG10000000000000000000002 /* App */,
        \t\t\t\tS10000000000000000000001 /* Tests */,
        \t\t\t);
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tG10000000000000000000002 /* App */ = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tG10000000000000000000003 /* Domain */,
        \t\t\t\tF10000000000000000000002 /* Use.swift */,
        \t\t\t);
        \t\t\tpath = App;
        \t\t\tsourceTree = "<group>";
        \t\t};
        \t\tG10000000000000000000003 /* Domain */ = {
        \t\t\tisa = PBXGroup;
        \t\t\tchildren = (
        \t\t\t\tF10000000000000000000001 /* Item.swift */,
        \t\t\t);
        \t\t\tpath = Domain;
        \t\t\tsourceTree = "<group>";
        \t\t};
        /* End PBXGroup section */

        /* Begin PBXNativeTarget section */
        \t\tT10000000000000000000001 /* App */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildPhases = (
        \t\t\t\tB10000000000000000000001 /* Sources */,
        \t\t\t\tB10000000000000000000002 /* Frameworks */,
        \t\t\t);
        \t\t\tname = App;
        \t\t\tpackageProductDependencies = (
        \t\t\t\tD10000000000000000000001 /* Log */,
        \t\t\t);
        \t\t\tproductName = App;
        \t\t\tproductType = "com.apple.product-type.application";
        \t\t};
        \t\tT10000000000000000000002 /* Tests */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildPhases = (
        \t\t\t);
        \t\t\tfileSystemSynchronizedGroups = (
        \t\t\t\tS10000000000000000000001 /* Tests */,
        \t\t\t);
        \t\t\tname = Tests;
        \t\t\tproductType = "com.apple.product-type.bundle.unit-test";
        \t\t};
        /* End PBXNativeTarget section */

        /* Begin PBXProject section */
        \t\tC10000000000000000000001 /* Project object */ = {
        \t\t\tisa = PBXProject;
        \t\t\tmainGroup = G10000000000000000000001;
        \t\t\tpackageReferences = (
        \t\t\t\tR10000000000000000000001 /* XCRemoteSwiftPackageReference "log" */,
        \t\t\t);
        \t\t\ttargets = (
        \t\t\t\tT10000000000000000000001 /* App */,
        \t\t\t\tT10000000000000000000002 /* Tests */,
        \t\t\t);
        \t\t};
        /* End PBXProject section */

        /* Begin PBXSourcesBuildPhase section */
        \t\tB10000000000000000000001 /* Sources */ = {
        \t\t\tisa = PBXSourcesBuildPhase;
        \t\t\tfiles = (
        \t\t\t\tA10000000000000000000001 /* Item.swift in Sources */,
        \t\t\t\tA10000000000000000000002 /* Use.swift in Sources */,
        \t\t\t);
        \t\t};
        /* End PBXSourcesBuildPhase section */

        /* Begin XCRemoteSwiftPackageReference section */
        \t\tR10000000000000000000001 /* XCRemoteSwiftPackageReference "log" */ = {
        \t\t\tisa = XCRemoteSwiftPackageReference;
        \t\t\trepositoryURL = "https://example.org/log.git";
        \t\t\trequirement = {
        \t\t\t\tkind = upToNextMajorVersion;
        \t\t\t\tminimumVersion = 1.2.0;
        \t\t\t};
        \t\t};
        /* End XCRemoteSwiftPackageReference section */

        /* Begin XCSwiftPackageProductDependency section */
        \t\tD10000000000000000000001 /* Log */ = {
        \t\t\tisa = XCSwiftPackageProductDependency;
        \t\t\tpackage = R10000000000000000000001 /* XCRemoteSwiftPackageReference "log" */;
        \t\t\tproductName = Log;
        \t\t};
        /* End XCSwiftPackageProductDependency section */
        \t};
        \trootObject = C10000000000000000000001 /* Project object */;
        }

        """

    private static let project = PackageManifest(
        name: "App.xcodeproj",
        path: "Sub/App.xcodeproj",
        file: "Sub/App.xcodeproj/project.pbxproj",
        kind: .xcodeProject
    )

    private func apply(_ edit: ProjectEdit, to text: String = text) throws -> String {
        let bytes = Array(text.utf8)
        let project = try XcodeProject(bytes, at: Self.project.path, under: "/r")
        return String(decoding: try project.text(bytes, after: edit, under: "/r"), as: UTF8.self)
    }

    private func link(_ package: String = "Sub/Packages/Domain", to targets: String...) -> ProjectEdit.Link {
        .init(package: package, product: "Domain", targets: targets)
    }

    /// The lines that a text has lost and got, without the spaces around them.
    private func difference(_ text: String, from old: String = text) -> (lost: [String], new: [String]) {
        func lines(_ text: String) -> [String] {
            text.replacing("\t", with: "").split(separator: "\n").map { String($0) }
        }
        let changes = lines(text).difference(from: lines(old))
        func line(_ change: CollectionDifference<String>.Change) -> String {
            switch change {
            case .insert(_, let line, _), .remove(_, let line, _): line
            }
        }
        return (changes.removals.map(line), changes.insertions.map(line))
    }

    @Test func `a target gets a package, in the sections and the order of Xcode`() throws {
        let text = try apply(ProjectEdit(Self.project, link: link(to: "App")))
        let (lost, new) = difference(text)
        #expect(lost.isEmpty)
        let hex = /[0-9A-F]{24}/
        var names: [String: String] = [:]
        let lines = new.map { line in
            line.replacing(hex) { match in
                let id = String(match.output)
                names[id] = names[id] ?? "ID\(names.count + 1)"
                return names[id] ?? ""
            }
        }
        #expect(
            Set(lines.map { $0.replacing(/ID[0-9]/, with: "ID") }) == [
                "ID /* Domain in Frameworks */ = {isa = PBXBuildFile; productRef = ID /* Domain */; };",
                "ID /* Domain in Frameworks */,", "ID /* Domain */,", "ID /* Domain */ = {",
                "ID /* XCLocalSwiftPackageReference \"Packages/Domain\" */,",
                "/* Begin XCLocalSwiftPackageReference section */",
                "ID /* XCLocalSwiftPackageReference \"Packages/Domain\" */ = {", "isa = XCLocalSwiftPackageReference;",
                "relativePath = Packages/Domain;", "};", "/* End XCLocalSwiftPackageReference section */",
                "isa = XCSwiftPackageProductDependency;",
                "package = ID /* XCLocalSwiftPackageReference \"Packages/Domain\" */;", "productName = Domain;",
            ]
        )
        #expect(names.count == 3)
        let sections = text.matches(of: /Begin (\w+) section/).map { String($0.output.1) }
        #expect(sections == sections.sorted())
        #expect(try apply(ProjectEdit(Self.project, link: link(to: "App"))) == text)
        #expect(try apply(ProjectEdit(Self.project, link: link(to: "App")), to: text) == text)
    }

    @Test func `a target without the lists and the phase gets them`() throws {
        let text = try apply(ProjectEdit(Self.project, link: link(to: "Tests")))
        #expect(difference(text).lost.isEmpty)
        #expect(text.contains("\t\t\tname = Tests;\n\t\t\tpackageProductDependencies = (\n\t\t\t\t"))
        #expect(
            text.contains(" /* Domain */,\n\t\t\t);\n\t\t\tproductType = \"com.apple.product-type.bundle.unit-test\";")
        )
        #expect(text.contains("\t\t\tbuildPhases = (\n\t\t\t\t"))
        #expect(
            text.contains(
                "isa = PBXFrameworksBuildPhase;\n\t\t\tbuildActionMask = 2147483647;\n\t\t\tfiles = (\n\t\t\t\t"
            )
        )
    }

    @Test func `a file that leaves takes its references, and a group without another element, with it`() throws {
        let edit = ProjectEdit(
            Self.project,
            removed: ["Sub/App/Domain/Item.swift", "Sub/Tests/Old.swift", "Other.swift"]
        )
        let (lost, new) = difference(try apply(edit))
        #expect(new.isEmpty)
        #expect(
            lost.filter { !$0.hasPrefix("A1") && !$0.hasPrefix("F1") && !$0.hasPrefix("G1") }.sorted()
                == [
                    ");", "Old.swift,", "children = (", "isa = PBXGroup;", "path = Domain;",
                    "sourceTree = \"<group>\";", "};",
                ]
        )
        #expect(
            lost.filter { $0.contains("Item.swift") }.count == 4
                && lost.filter { $0.contains("/* Domain */") }.count == 2
        )
        #expect(!lost.contains { $0.contains("Use.swift") })
    }

    @Test func `a file that moves keeps its reference, in the group of its new folder`() throws {
        let down = ProjectEdit(Self.project, moves: [.init(old: "Sub/App/Use.swift", new: "Sub/App/Domain/Use.swift")])
        let (lost, new) = difference(try apply(down))
        #expect(lost == ["F10000000000000000000002 /* Use.swift */,"] && new == lost)
        let aside = ProjectEdit(Self.project, moves: [.init(old: "Sub/App/Use.swift", new: "Sub/Views/My Use.swift")])
        let renamed = try apply(aside)
        #expect(difference(renamed).lost.count == 1)
        #expect(renamed.contains("name = \"My Use.swift\"; path = \"../Views/My Use.swift\"; sourceTree"))
        let excluded = ProjectEdit(
            Self.project,
            moves: [.init(old: "Sub/Tests/Old.swift", new: "Sub/Tests/A/Old.swift")]
        )
        #expect(difference(try apply(excluded)).new == ["A/Old.swift,"])
    }

    @Test(arguments: [
        ("Sub/App/Use.swift", "Sub/Tests/Use.swift"), ("Sub/Tests/A.swift", "Sub/App/A.swift"),
        ("Sub/Tests/A.swift", "Sub/Tests/Old.swift"),
    ])
    func `a move that changes which targets compile a file is refused`(old: String, new: String) throws {
        #expect {
            try apply(ProjectEdit(Self.project, moves: [.init(old: old, new: new)]))
        } throws: { error in
            if case XcodeProject.EditFailure.membership(new) = error { true } else { false }
        }
    }

    @Test func `what a project does not list changes nothing`() throws {
        #expect(try apply(ProjectEdit(Self.project, removed: ["Sub/App/Other.swift"])) == Self.text)
        let move = Extraction.Move(old: "Sub/Tests/A.swift", new: "Sub/Tests/B/A.swift")
        #expect(try apply(ProjectEdit(Self.project, moves: [move])) == Self.text)
    }

    @Test func `lines end as in the rest of the text`() throws {
        let edit = ProjectEdit(
            Self.project,
            removed: ["Sub/App/Domain/Item.swift"],
            link: link("Sub/Domain-Kit", to: "App", "Tests")
        )
        let plain = try apply(edit)
        #expect(plain.contains("relativePath = \"Domain-Kit\";"))
        let text = try apply(edit, to: Self.text.replacing("\n", with: "\r\n"))
        #expect(text == plain.replacing("\n", with: "\r\n"))
    }

    @Test func `a package in a synchronised folder, and a project on one line, are refused`() throws {
        #expect(throws: XcodeProject.EditFailure.self) {
            try apply(ProjectEdit(Self.project, link: link("Sub/Tests/Domain", to: "App")))
        }
        let compact = Self.text.split(separator: "\n").dropFirst().joined(separator: " ")
        #expect(throws: XcodeProject.EditFailure.self) {
            try apply(ProjectEdit(Self.project, link: link(to: "App")), to: compact)
        }
    }

    @Test func `a package whose folder is among the files gets no other reference`() throws {
        let old = Self.text.replacing(
            "/* End PBXFileReference section */",
            with:
                "\t\tF1A /* Domain */ = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Packages/Domain; "
                + "sourceTree = \"<group>\"; };\n/* End PBXFileReference section */"
        ).replacing(
            "\t\t\t\tG10000000000000000000002 /* App */,",
            with: "\t\t\t\tF1A,\n\t\t\t\tG10000000000000000000002,"
        )
        let text = try apply(ProjectEdit(Self.project, link: link(to: "App")), to: old)
        #expect(!text.contains("XCLocalSwiftPackageReference"))
        #expect(text.contains("isa = XCSwiftPackageProductDependency;\n\t\t\tproductName = Domain;"))
    }
}
