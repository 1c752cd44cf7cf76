import Foundation
import SubprocessRunner

/// What a sanitizer of the compiler reads from the environment.
///
/// Programs get it from the tests whatever else they get, so that `Scripts/sanitize` looks at them with the same options.
enum SanitizerOptions {
    private static let variables = ProcessInfo.processInfo.environment.filter { name, _ in
        ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"].contains(name)
    }

    /// The environment of a program in a test; what comes later replaces what came before.
    static func environment(adding variables: [String: String]...) -> ProgramEnvironment {
        let all = variables.reduce(Self.variables) { $0.merging($1) { $1 } }
        return ProgramEnvironment(all, withholding: [])
    }
}
