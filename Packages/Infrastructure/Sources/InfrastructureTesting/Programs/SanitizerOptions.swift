import Foundation

/// What a sanitizer of the compiler reads from the environment.
///
/// Programs get it from the tests whatever else they get, so that `Scripts/sanitize` looks at them with the same options.
enum SanitizerOptions {
    static let environment = ProcessInfo.processInfo.environment.filter { name, _ in
        ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"].contains(name)
    }
}
