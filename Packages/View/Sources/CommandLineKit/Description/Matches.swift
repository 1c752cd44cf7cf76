/// The occurrences of each parameter on a command line.
struct Matches: Hashable, Sendable {
    struct Occurrence: Hashable, Sendable {
        /// The spelling on the command line: `-n`, `--limit`, `QUERY`.
        let spelling: String
        /// The value; empty for a flag.
        let value: String
    }

    private var occurrences: [String: [Occurrence]] = [:]
    private(set) var firstSpelling: String?

    mutating func add(_ value: String, for parameter: ParameterDescription, spelled spelling: String) {
        firstSpelling = firstSpelling ?? spelling
        occurrences[parameter.spelling, default: []].append(Occurrence(spelling: spelling, value: value))
    }

    func of(_ parameter: ParameterDescription) -> [Occurrence] {
        occurrences[parameter.spelling] ?? []
    }
}
