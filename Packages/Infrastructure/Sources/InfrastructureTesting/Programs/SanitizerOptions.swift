import Foundation
import SubprocessRunner

/// The variables with the options of the compiler's sanitizers.
///
/// Programs always inherit them from the tests, so that `Scripts/sanitize` applies to them, too.
enum SanitizerOptions {
    private static let variables = ProcessInfo.processInfo.environment.filter { name, _ in
        ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"].contains(name)
    }

    /// Creates the environment of a program; later variables replace earlier ones.
    static func environment(adding variables: [String: String]...) -> ProgramEnvironment {
        let all = variables.reduce(Self.variables) { $0.merging($1) { $1 } }
        return ProgramEnvironment(all, withholding: [])
    }
}
