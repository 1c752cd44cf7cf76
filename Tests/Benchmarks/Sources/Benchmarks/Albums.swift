import BenchmarkRunner
import Foundation
import RepositoryKit
import RepositoryTesting

extension Benchmark {
    @MainActor static let albumGrid = Benchmark(
        "album-grid",
        explanation: """
            From Enter on an album to its 24 photos, cached thumbnails of PNG files of 640 by 480 or 480 by 640, of which a
            terminal with kitty's protocol has got all pixels, on a screen of 200 by 60 cells. The baseline is the program
            'chafa' with the same files, the same protocol and the same size in cells.
            """,
        repetitions: 1,
        rounds: 21,
        baseline: Contender("chafa") { AlbumWorkload.runChafa($0) },
        others: [
            Contender(
                "album",
                ratioLimit: 1.5,
                timeLimit: .milliseconds(150),
                prepare: { AlbumWorkload.openAlbums() },
                body: { AlbumWorkload.openGrid($0) }
            )
        ]
    )

    @MainActor static let albumOpen = Benchmark(
        "album-open",
        explanation: """
            From the start of the program to the names of the first photos of an album, on a screen of 200 by 60 cells. The
            memory is what the larger album takes more than the other one, when all of its photos were read.
            """,
        repetitions: 1,
        rounds: 21,
        memoryLimit: MemoryLimit(megabytes: 50) { AlbumWorkload.sizeOfMetadata },
        baseline: Contender("an album of 100") { AlbumWorkload.openAlbum(of: 100, $0) },
        others: [Contender("an album of 10,000", ratioLimit: 1.3) { AlbumWorkload.openAlbum(of: 10_000, $0) }]
    )

    @MainActor static let photoImport = Benchmark(
        "photo-import",
        explanation: """
            1,000 photos of 64 to 65 KB, copied into an album. Photos of one size have to be compared with each other. The
            baseline is 'cp' and 'sha256sum' with the files of different sizes.
            """,
        repetitions: 1,
        rounds: 5,
        baseline: Contender("cp and sha256sum") { AlbumWorkload.copyFiles($0) },
        others: [
            Contender("album import", ratioLimit: 1.5) { AlbumWorkload.importFiles(AlbumWorkload.photos, $0) },
            Contender("album import, all of one size", ratioLimit: 3) {
                AlbumWorkload.importFiles(AlbumWorkload.photosOfOneSize, $0)
            },
        ]
    )
}

/// Albums, and the programs that show and fill them.
@MainActor
private enum AlbumWorkload {
    /// A home folder with the photos of one album, those of the demonstration.
    private static let home: String = {
        let home = StorageFixture.shared.newFolder()
        let photos = (1...12).flatMap { ["demo:cat-\($0)", "demo:dog-\($0)"] }
        run(Child.path(of: "album"), ["get", "--into", "Grid"] + photos, home)
        return home
    }()

    private static let files: [String] = {
        let folder = "\(home)/.local/share/album/albums/Grid"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let files = names.filter { $0.hasSuffix(".png") }.sorted().map { "\(folder)/\($0)" }
        precondition(files.count == 24, "The album has \(files.count) photos.")
        return files
    }()

    /// Runs a program whose output does not count.
    private static func run(_ path: String, _ arguments: [String], _ home: String) {
        let program = Child(path, arguments, StartWorkload.environment(in: home)) { setup in
            setup.open("/dev/null", as: 0, O_RDONLY)
            setup.open("/dev/null", as: 1, O_WRONLY)
        }
        precondition(program.wait().status == 0, "\(path) failed.")
    }

    // MARK: - Grids

    static func runChafa(_ repetitions: Int) {
        for _ in 0..<repetitions {
            run("/usr/bin/chafa", ["--format", "kitty", "--size", "22x8"] + files, home)
        }
    }

    /// The program with the albums on its screen.
    private static var albums: ScreenProgram?

    static func openAlbums() {
        _ = files
        albums?.end()
        let program = ScreenProgram(Child.path(of: "album"), in: home)
        program.wait(for: "\u{1B}[c")
        // The terminal has kitty's pictures, and cells of 10 by 20 pixels.
        program.type("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62c")
        // The last piece of the cover.
        program.wait(for: "m=0;")
        albums = program
    }

    static func openGrid(_ repetitions: Int) {
        guard repetitions > 0, let albums else { return }
        albums.type("\r")
        // The cover is the first photo, which the terminal has already.
        albums.wait(for: "m=0;", count: files.count - 1)
    }

    // MARK: - Large albums

    /// The home folders with albums of small photos, by their number.
    private static var homes: [Int: String] = [:]

    static func openAlbum(of count: Int, _ repetitions: Int) {
        for _ in 0..<repetitions {
            let program = showAlbum(of: count)
            program.wait(for: "Photo-00001")
            program.end()
        }
    }

    private static func showAlbum(of count: Int, adding environment: [String: String] = [:]) -> ScreenProgram {
        let home = homes[count] ?? createAlbum(of: count)
        homes[count] = home
        let arguments = ["albums", "show", "Many"]
        return ScreenProgram(Child.path(of: "album"), arguments, in: home, adding: environment)
    }

    /// The resident size of the program with the larger album less that with the other one, in megabytes.
    static var sizeOfMetadata: Int { size(of: 10_000) - size(of: 100) }

    /// Returns the resident size of the program when all photos of an album were read; zero where it is not known.
    private static func size(of count: Int) -> Int {
        // Without a preview, nothing is shown before.
        let program = showAlbum(of: count, adding: ["XDG_CACHE_HOME": StorageFixture.shared.newFolder()])
        defer { program.end() }
        program.wait(for: "1/\(count)")
        #if os(Linux)
            return program.residentSize
        #else
            return 0
        #endif
    }

    /// Copies one photo with its credit as many times.
    private static func createAlbum(of count: Int) -> String {
        let source = files[0]
        let home = StorageFixture.shared.newFolder()
        let folder = "\(home)/.local/share/album/albums/Many"
        let manager = FileManager.default
        precondition((try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil)
        let credit = manager.contents(atPath: source + ".json").map { String(decoding: $0, as: UTF8.self) } ?? ""
        for number in 1...count {
            let digits = String(number)
            let name = "Photo-" + String(repeating: "0", count: 5 - digits.count) + digits
            precondition((try? manager.linkItem(atPath: source, toPath: "\(folder)/\(name).png")) != nil)
            let text = credit.replacing("demo:cat-1\"", with: "demo:cat-\(number)\"").replacing(
                "Cat 1\"",
                with: "\(name)\""
            )
            precondition(manager.createFile(atPath: "\(folder)/\(name).png.json", contents: Data(text.utf8)))
        }
        return home
    }

    // MARK: - Imports

    /// A folder with photos to import.
    static let photos = createPhotos { $0 }
    static let photosOfOneSize = createPhotos { _ in 0 }

    /// Creates photos that differ, each followed by a number of bytes that decoders skip.
    private static func createPhotos(padding: (Int) -> Int) -> String {
        let folder = StorageFixture.shared.newFolder()
        for number in 0..<1_000 {
            var pixels = [UInt8](repeating: 255, count: 4 * 128 * 128)
            withUnsafeBytes(of: number) { pixels.replaceSubrange(0..<$0.count, with: $0) }
            let photo = ImageSample.png(of: pixels, width: 128, height: 128)
            let content = Data(photo) + Data(count: padding(number))
            precondition(FileManager.default.createFile(atPath: "\(folder)/\(number).png", contents: content))
        }
        return folder
    }

    static func copyFiles(_ repetitions: Int) {
        for _ in 0..<repetitions {
            let target = StorageFixture.shared.newFolder()
            run("/bin/sh", ["-c", "cp \(photos)/* \(target)/ && sha256sum \(target)/* >\(target)/sums"], home)
            try? FileManager.default.removeItem(atPath: target)
        }
    }

    static func importFiles(_ photos: String, _ repetitions: Int) {
        for _ in 0..<repetitions {
            let target = StorageFixture.shared.newFolder()
            run(Child.path(of: "album"), ["import", photos, "--into", "New"], target)
            try? FileManager.default.removeItem(atPath: target)
        }
    }
}
