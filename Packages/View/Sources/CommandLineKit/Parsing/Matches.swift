/// What was found on a command line, for each parameter.
struct Matches: Hashable, Sendable {
    struct Occurrence: Hashable, Sendable {
        /// How the user wrote the parameter: `-n`, `--limit`, `QUERY`.
        let spelling: String
        /// The value; empty for a flag.
        let value: String
    }

    private var occurrences: [String: [Occurrence]] = [:]
    /// The spelling of the first option that was found.
    private(set) var firstSpelling: String?

    mutating func add(_ value: String, for parameter: ParameterDescription, spelled spelling: String) {
        firstSpelling = firstSpelling ?? spelling
        occurrences[parameter.spelling, default: []].append(Occurrence(spelling: spelling, value: value))
    }

    func of(_ parameter: ParameterDescription) -> [Occurrence] {
        occurrences[parameter.spelling] ?? []
    }
}
