import Foundation
import InfrastructureTesting
import Testing

/// Repositories with something in them that cannot be read, is not there, or changes while it is read.
struct BadInputTests {
    private let repository: ShopRepository

    init() throws {
        repository = try ShopRepository(ShopRepository.files)
    }

    @Test func `a file of 10 MB is checked to its end`() async throws {
        let line = Data(
            "let number = [1, 2, 3].map { $0 * 2 } // some words, so that there is something to read\n".utf8
        )
        var bytes = Data(capacity: 11 << 20)
        while bytes.count < 10 << 20 { bytes.append(line) }
        let lines = bytes.count / line.count
        try repository.write("Sources/Cart/Large.swift", bytes + Data("import Store\n".utf8))
        try repository.write(["architecture.toml": ShopRepository.rules])
        let check = try await repository.run("check", exits: 1)
        #expect(
            check.output.contains("Sources/Cart/Large.swift:\(lines + 1): error: 'Cart' in layer 'Inner' must not use")
        )
    }

    @Test func `links that lead in circles are named, and what lies behind others is checked`() async throws {
        try repository.write(["Elsewhere/C.swift": "import Store\n"])
        for (link, destination) in [("Sources/Cart/back", ".."), ("Sources/Cart/More", "../../Elsewhere")] {
            try repository.link(link, to: destination)
        }
        let check = try await repository.run("check", exits: 1)
        #expect(
            check.output.contains(
                "Sources/Cart/back:1: error: The link leads back to a folder that contains it. [obstacle]"
            )
        )
        #expect(check.output.contains("Sources/Cart/More/C.swift:1: error:"))
    }

    @Test func `a package that several links lead to is read once`() async throws {
        try repository.write([
            "Pets/Package.swift": ShopRepository.manifest.replacing("Cart", with: "Cat").replacing(
                "Store",
                with: "Dog"
            ),
            "Pets/Sources/Cat/A.swift": "", "Pets/Sources/Dog/B.swift": "import Cat\n", "Links/README.md": "",
        ])
        for link in ["Links/One", "Links/Two"] {
            try repository.link(link, to: "../Pets")
        }
        let files = "4 of 4 Swift files in 4 targets\n"
        #expect(try await repository.run("check").output == files + "4 targets: 0 errors, 0 warnings\n")
        #expect(try await repository.run("graph").output == "Cart\nStore -> Cart\nCat\nDog -> Cat\n" + files)
    }

    /// Reading a pipe would wait for somebody who writes.
    @Test(.timeLimit(.minutes(1)), arguments: ["pipe", "device", "folder"])
    func `a rules file that is no file is refused with its path`(kind: String) async throws {
        let path = repository.root + "/architecture.toml"
        switch kind {
        case "pipe": #expect(mkfifo(path, 0o600) == 0)
        case "device": try repository.link("architecture.toml", to: "/dev/zero")
        default: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        }
        let check = try await repository.run("check", exits: 7)
        #expect(check.messages.contains("'architecture.toml' is not a file. Remove it"), "\(check)")
    }

    @Test func `files that come, change and go meanwhile confuse nothing`() async throws {
        for number in 0..<200 { try repository.write(["Sources/Cart/Many/\(number).swift": "let a = \(number)\n"]) }
        #expect(try await repository.run("check").status == 0)
        let root = repository.root
        let editor = Task.detached {
            var round = 0
            while !Task.isCancelled {
                round += 1
                let path = "\(root)/Sources/Cart/Many/\(round % 200).swift"
                try FileManager.default.removeItem(atPath: path)
                let text = String(repeating: "let a = \(round)\n", count: round % 50)
                try Data(text.utf8).write(to: URL(filePath: path))
                await Task.yield()
            }
            return round
        }
        for _ in 0..<5 {
            let check = try await repository.run("check")
            #expect(check.status == 0, "\(check.output)\(check.messages)")
            #expect(check.output.hasSuffix("\n2 targets: 0 errors, 0 warnings\n"), "\(check)")
        }
        editor.cancel()
        let rounds = try await editor.value
        #expect(rounds > 0)
    }
}
