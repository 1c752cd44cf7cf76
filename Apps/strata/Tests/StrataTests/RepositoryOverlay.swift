import Foundation

/// A view of a repository, with its build folder and at its own path, in which commands change what only they see.
///
/// So that a build of a changed repository compiles just what the change asks for: paths, dates and results are those of
/// the repository. Each command has a mount namespace of its own, which ends with its last process; the changes of all
/// are in a temporary folder, which is removed with this object.
final class RepositoryOverlay {
    private static let script = """
        home=$1 count=$2
        shift 2
        for number in $(seq "$count"); do
            mkdir -p "$home/$number/upper" "$home/$number/work" "$home/tmp"
            mount -t overlay overlay -o "lowerdir=$1,upperdir=$home/$number/upper,workdir=$home/$number/work" "$1" || exit
            [ "$number" -gt 1 ] || root=$1
            shift
        done
        cd "$root" && TMPDIR=$home/tmp exec "$@"
        """

    /// A Boolean value that indicates whether this process may mount such a view: it is root, on Linux.
    static let isAvailable: Bool = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "overlay-\(UUID().uuidString)").path
        guard (try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil,
            let overlay = try? RepositoryOverlay(of: folder, scratch: nil)
        else { return false }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let process = Process()
        let command = overlay.command("true", [])
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    private let home: String
    private let folders: [String]

    /// Creates a view of a repository, in which nothing is changed yet.
    ///
    /// - Parameters:
    ///   - root: the folder of the repository.
    ///   - scratch: its build folder, if it is not below the root.
    init(of root: String, scratch: String? = ProcessInfo.processInfo.environment["STRATA_SCRATCH"]) throws {
        home = FileManager.default.temporaryDirectory.appending(path: "overlay-\(UUID().uuidString)").path
        let outside = scratch.flatMap { $0.hasPrefix("/") && !$0.hasPrefix(root + "/") ? $0 : nil }
        folders = [root] + (outside.map { [$0] } ?? [])
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: home)
    }

    /// Returns the command that runs a program in the root of the view.
    ///
    /// Its temporary folder is one of its own, since SwiftPM locks a build folder by a file there.
    func command(_ program: String, _ arguments: [String]) -> [String] {
        ["unshare", "-m", "sh", "-c", Self.script, "sh", home, String(folders.count)] + folders + [program] + arguments
    }
}
