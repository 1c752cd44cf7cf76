import Foundation
import InfrastructureTesting

/// A `swift` for the `PATH` of strata, which prints again what SwiftPM has printed in these tests about manifests of
/// the same text.
///
/// SwiftPM compiles and links each manifest in a new folder anew, which takes a third of a second. Everything else is
/// its own work: every text for the first time, what it refuses, and other commands.
enum KnownManifests {
    /// The folder of the program, which exists until the tests end.
    static let folder: String = {
        let folder = FileManager.default.temporaryDirectory.path + "/manifests-of-\(getpid())"
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try BuiltProgram.writeScript(program, to: folder + "/swift")
        } catch {
            preconditionFailure("\(folder): \(error)")
        }
        atexit { try? FileManager.default.removeItem(atPath: KnownManifests.folder) }
        return folder
    }()

    /// Paths in the test's own folder are stored without it, and without the folder of a copy for a commit.
    private static let program = #"""
        #!/bin/bash
        PATH=${PATH#*:}
        [[ "$1 $2 $3 $5" == "package dump-package --scratch-path --package-path" ]] || exec swift "$@"
        folder=$6
        copy=${folder%%"$KNOWN_HOME"*}
        [ "$copy" != "$folder" ] || copy=
        place=${folder#"$copy"}
        text=$(for file in "$folder"/Package*.swift; do echo "${file##*/}" && cat "$file"; done)
        known=${0%/*}/$(git hash-object --stdin <<<"${copy:+copy }${place#"$KNOWN_HOME"}$text")
        if [ ! -f "$known" ]; then
            dump=$(swift "$@") || exit
            dump=${dump//"$copy$KNOWN_HOME"/@home@}
            [ -z "$copy" ] || dump=${dump//"$copy"/@copy@}
            printf '%s\n' "$dump" >"$known.$$" && mv "$known.$$" "$known"
        fi
        dump=$(<"$known")
        dump=${dump//@copy@/"$copy"}
        printf '%s\n' "${dump//@home@/"$copy$KNOWN_HOME"}"
        """#
}
