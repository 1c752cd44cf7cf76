import Foundation
import Testing

/// A folder of albums that a test looks into, as another program would, and a home folder that nothing else is in.
final class AlbumFolder {
    let home = FileManager.default.temporaryDirectory.appending(path: "album-\(UUID().uuidString)").path

    deinit {
        try? FileManager.default.removeItem(atPath: home)
    }

    var path: String { home + "/albums" }

    /// The variables with which the program uses the folders.
    var environment: [String: String] { ["ALBUM_FOLDER": path, "HOME": home, "LANG": "C.UTF-8"] }

    /// Returns the names of the files of an album that are not hidden.
    func names(in album: String) -> Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(album)")) ?? []
        return Set(names.filter { !$0.hasPrefix(".") })
    }

    /// Returns the names of the files in the hidden folder of downloads, of all albums or of one.
    func parts(of album: String = ".") -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(album)/.downloads")) ?? []
    }

    func contents(_ name: String, of album: String) -> [UInt8] {
        FileManager.default.contents(atPath: "\(path)/\(album)/\(name)").map(Array.init) ?? []
    }

    /// Expects that each photo of an album is whole and has its credit, and that there is no credit without its photo.
    func expectWhole(_ album: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let names = names(in: album)
        for name in names where name.hasSuffix(".png") {
            let number = Int(name.filter(\.isNumber)) ?? 0
            #expect(
                contents(name, of: album) == FakePhotoServices.file(number),
                "\(name)",
                sourceLocation: sourceLocation
            )
            #expect(names.contains("\(name).json"), sourceLocation: sourceLocation)
        }
        for name in names where name.hasSuffix(".json") {
            #expect(names.contains(String(name.dropLast(5))), sourceLocation: sourceLocation)
        }
    }
}
