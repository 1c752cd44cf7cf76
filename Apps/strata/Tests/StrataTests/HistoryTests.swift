import Foundation
import InfrastructureTesting
import Testing

/// Differences between revisions and checks of past commits, with the real git.
struct HistoryTests {
    private let repository: ShopRepository

    init() throws {
        repository = try ShopRepository([
            "Package.swift": ShopRepository.manifest, "architecture.toml": ShopRepository.rules,
            "Sources/Cart/Cart.swift": "struct Cart {}\n", "Sources/Store/Store.swift": "import Cart\n",
        ])
    }

    /// Commits a clean state, then one with a violation, then one with another target.
    private func commitAll() async throws {
        try await repository.initialize()
        try repository.write(["Sources/Cart/Cart.swift": "import Store\n"])
        try await repository.commit()
        let manifest = ShopRepository.manifest.replacing(
            ".target(name: \"Cart\"),",
            with: ".target(name: \"Cart\"), .target(name: \"Till\", dependencies: [\"Cart\"]),"
        )
        try repository.write(["Package.swift": manifest, "Sources/Till/Till.swift": "import Cart\n"])
        try await repository.commit()
    }

    /// Everything that a command could have changed: references, index, stashes, files.
    private func state() async throws -> [String] {
        try await [
            repository.git("--no-optional-locks", "status", "--porcelain", "--ignored"),
            repository.git("for-each-ref"), repository.git("worktree", "list"),
            Data(contentsOf: URL(filePath: repository.root + "/.git/index")).base64EncodedString(),
            repository.files(in: "").joined(separator: "\n"),
        ]
    }

    /// The names of added and removed elements of a list.
    private func names(_ list: String, _ key: String, in run: BuiltProgram.Run) throws -> [[String]] {
        let change = try #require(run.json()[list] as? [String: [[String: Any]]])
        return ["added", "removed"].map { (change[$0] ?? []).compactMap { $0[key] as? String } }
    }

    @Test func `a commit is compared with another, and with the working tree; a new error fails`() async throws {
        try await commitAll()
        let worse = try await repository.run("diff", "HEAD~2", "HEAD", "--json", exits: 1)
        #expect(try names("targets", "name", in: worse) == [["Till"], []])
        #expect(try names("dependencies", "from", in: worse).first?.contains("Cart") == true)
        #expect(try names("findings", "check", in: worse).first?.contains("layer-arrow") == true)
        let better = try await repository.run("diff", "HEAD", "HEAD~2", "--json", exits: 0)
        #expect(try names("targets", "name", in: better) == [[], ["Till"]])
        try repository.write(["Sources/Store/New.swift": "", "Sources/Cart/Cart.swift": ""])
        let tree = try await repository.run("diff", "HEAD", exits: 0)
        #expect(tree.output.contains("  - Cart → Store    Sources/Cart/Cart.swift:1\n"))
        #expect(try await repository.run("diff", "HEAD~2", "--format", "svg").output.hasPrefix("<svg "))
    }

    @Test func `nothing is touched, and a commit is checked as its checkout is`() async throws {
        try await commitAll()
        try repository.write(["Sources/Store/Store.swift": "import Cart \n", "untracked.swift": ""])
        let before = try await state()
        let history = try await repository.run("history", "--json", exits: 0).json()
        try await repository.run("diff", "HEAD~1", exits: 1)
        #expect(try await state() == before)
        let commits = try #require(history["commits"] as? [[String: Any]])
        #expect(commits.count == 3)
        for (index, commit) in commits.enumerated() {
            let id = try #require(commit["commit"] as? String)
            try await repository.git("clone", "--quiet", repository.root, "../\(index)")
            try await repository.git("-C", "../\(index)", "checkout", "--quiet", id)
            let checked = try await repository.run("check", "--json", in: "/../\(index)").json()
            let result = try #require(commit["result"] as? [String: Int])
            for key in ["errors", "warnings", "modules"] {
                #expect(result[key] == checked[key] as? Int)
            }
            #expect(result["total"] == (checked["files"] as? [String: Any])?["total"] as? Int)
        }
        let origins = try #require(history["findings"] as? [[String: Any]])
        let arrow = origins.first { ($0["finding"] as? [String: Any])?["check"] as? String == "layer-arrow" }
        #expect((arrow?["commit"] as? [String: Any])?["commit"] as? String == commits[1]["commit"] as? String)
    }

    @Test func `what was checked is stored; what is damaged is checked again`() async throws {
        try await commitAll()
        let first = try await repository.run("history", exits: 0)
        let cache = repository.root + "/../.cache/strata"
        let documents = try FileManager.default.subpathsOfDirectory(atPath: cache).map { cache + "/" + $0 }
        #expect(!documents.isEmpty)
        #expect(try await repository.run("history", exits: 0).output == first.output)
        for document in documents where document.contains("/history/") {
            guard let text = try? String(contentsOfFile: document, encoding: .utf8) else { continue }
            try Data(text.replacing(/"modules":\d+/, with: "\"modules\":77").utf8).write(to: URL(filePath: document))
        }
        // The newest is always checked.
        let stored = try await repository.run("history", exits: 0).output
        #expect(stored.split(separator: "\n").count { $0.contains(" 77 ") } == 2)
        for document in documents { try? Data("{".utf8).write(to: URL(filePath: document)) }
        #expect(try await repository.run("history", exits: 0).output == first.output)
    }

    @Test func `links are followed within a commit, and what is no text or not there is named`() async throws {
        try FileManager.default.createDirectory(atPath: repository.root + "/Shared", withIntermediateDirectories: true)
        try repository.write(["Shared/Money.swift": "import Store\n"])
        try repository.link("Sources/Cart/Shared", to: "../../Shared")
        try repository.link("Sources/Cart/Loop", to: "../Cart")
        try repository.write("Sources/Store/Odd.swift", Data([0x2F, 0x2F, 0xFF]))
        try await repository.initialize()
        let same = try await repository.run("diff", "HEAD", "--json", exits: 0)
        #expect(try names("findings", "check", in: same) == [[], []])
        #expect(try names("dependencies", "from", in: same) == [[], []])
        let history = try await repository.run("history", "--json", exits: 0).json()
        let findings = try #require(history["findings"] as? [[String: Any]]).compactMap {
            $0["finding"] as? [String: Any]
        }
        let places = findings.compactMap { ($0["file"] as? String).map { [$0] } }
        #expect(places.contains(["Sources/Cart/Shared/Money.swift"]))
        #expect(places.contains(["Sources/Cart/Loop"]))
        #expect(places.contains(["Sources/Store/Odd.swift"]))
    }

    @Test func `the repository may be a folder of git's, and of objects of SHA-256`() async throws {
        let whole = try ShopRepository()
        try FileManager.default.copyItem(atPath: repository.root, toPath: whole.root + "/-shop")
        try await whole.git("init", "--quiet", "--initial-branch", "main", "--object-format", "sha256")
        try await whole.commit()
        try whole.write(["outside.swift": "", "-shop/Sources/Cart/Cart.swift": "import Store\n"])
        let difference = try await whole.run("diff", "main", "--json", in: "/-shop", exits: 1)
        #expect(try names("dependencies", "from", in: difference) == [["Cart"], []])
        let commits = try await whole.run("history", "--json", in: "/-shop", exits: 0).json()["commits"]
        #expect(((commits as? [[String: Any]])?.first?["commit"] as? String)?.count == 64)
    }

    @Test func `a submodule is passed over on both sides`() async throws {
        let other = try ShopRepository(["Package.swift": ShopRepository.manifest, "Sources/Cart/A.swift": ""])
        try await other.initialize()
        try await repository.git("init", "--quiet", "--initial-branch", "main")
        try await repository.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", other.root, "Sub")
        try await repository.commit()
        let same = try await repository.run("diff", "HEAD", "--json", exits: 0)
        #expect(try names("targets", "name", in: same) == [[], []])
    }

    @Test(arguments: ["nope", "--all", "main:README.md"])
    func `a revision that there is not is named`(base: String) async throws {
        try await commitAll()
        // The root stands last, as the later revision, which is not looked at.
        let run = try await repository.run("diff", "--root", repository.root, "--", option: base, exits: 2)
        #expect(run.messages.contains("There is no commit '\(base)' in '\(repository.root)'."))
        let gone = try await repository.run("diff", "HEAD", in: "/gone", exits: 3)
        #expect(gone.messages.contains("There is no folder '\(repository.root)/gone'."))
    }

    @Test func `a repository without commits, a shallow clone, and a partial one say what is missing`() async throws {
        try await repository.git("init", "--quiet", "--initial-branch", "main")
        for arguments in [["diff", "HEAD"], ["history"]] {
            let run = try await repository.run(arguments, exits: 2)
            #expect(run.messages.contains("has no commit"))
        }
        try await repository.git("config", "uploadpack.allowFilter", "true")
        try await repository.commit()
        try repository.write(["Sources/Cart/Cart.swift": "import Store\n"])
        try await repository.commit()
        let url = "file://" + repository.root
        try await repository.git("clone", "--quiet", "--depth", "1", url, "../shallow")
        let shallow = try await repository.run("diff", "HEAD~1", in: "/../shallow", exits: 2)
        #expect(shallow.messages.contains("'HEAD~1' is not in this shallow clone."))
        let history = try await repository.run("history", "--json", in: "/../shallow", exits: 0).json()
        let origins = try #require(history["findings"] as? [[String: Any]])
        #expect(!origins.isEmpty)
        #expect(origins.allSatisfy { $0["or_earlier"] as? Bool == true })
        #expect(history["incomplete"] as? Bool == true)
        try await repository.git("clone", "--quiet", "--filter=blob:none", url, "../partial")
        let partial = try await repository.run("diff", "HEAD~1", in: "/../partial", exits: 2)
        #expect(partial.messages.contains("Some files of 'HEAD~1' are not in this clone"))
    }

    @Test func `the rules of a commit that have a mistake are named as git names them`() async throws {
        try await commitAll()
        try repository.write(["architecture.toml": "nonsense"])
        try await repository.commit()
        let run = try await repository.run("diff", "HEAD", "HEAD~1", exits: 2)
        #expect(run.messages.contains("HEAD:architecture.toml"))
        try repository.remove("architecture.toml")
        try repository.link("architecture.toml", to: "nothing")
        try await repository.commit()
        let link = try await repository.run("diff", "HEAD", "HEAD~2", exits: 7)
        #expect(link.messages.contains("HEAD:architecture.toml"))
        try repository.remove("architecture.toml")
        try repository.write(["architecture.toml": ShopRepository.rules])
        try await repository.commit()
        let table = try await repository.run("history", "--commits", "3", exits: 0)
        #expect(table.output.split(separator: "not checked: its rules have a mistake").count == 3)
        let both = try await repository.run("history", "--commits", "3", "--weeks", "1", exits: 2)
        #expect(both.messages.contains("'--commits'") && both.messages.contains("'--weeks'"))
    }
}
