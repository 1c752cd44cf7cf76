/// What the user wants to know about a repository.
public enum ArchitectureQuestion: Codable, Hashable, Sendable {
    /// The forms that a report comes in.
    public enum ReportFormat: String, CaseIterable, Codable, Hashable, Sendable {
        /// Sentences.
        case text
        /// One JSON value.
        case json
        /// SARIF 2.1.0, which code hosts read.
        case sarif
        /// Commands that make annotations in a run of GitHub Actions.
        case github
    }

    /// The forms that a map comes in.
    public enum MapFormat: String, CaseIterable, Codable, Hashable, Sendable {
        /// Lines of names.
        case text
        /// A diagram in Mermaid's language.
        case mermaid
        /// A graph in Graphviz' language.
        case dot
        /// One JSON value.
        case json
        /// A picture.
        case svg
    }

    /// Is everything as the rules want it?
    ///
    /// With a revision: can a change since then have broken it? With `dependenciesOnly`: is the dependency rule kept?
    case check(ReportFormat, since: String? = nil, dependenciesOnly: Bool = false)
    /// Which modules are there, and what do they use?
    ///
    /// `omitted` are layers, and patterns of modules.
    case map(
        MapFormat,
        focus: String? = nil,
        omitted: [String] = [],
        showsPackages: Bool = false,
        showsTests: Bool = false
    )
    /// Why does one module reach another?
    case why(from: String, to: String, asJSON: Bool)
    /// What would a new arrow bring?
    case whatIf(from: String, to: String, asJSON: Bool)
    /// Which rules are kept already? They are written where there are none, or in place of those that are there.
    case proposal(replaces: Bool)
    /// Which violations may stay for now? Those are written down, and what was mended is taken out.
    case baseline(ReportFormat, takesNew: Bool)
    /// How do modules hang together?
    case metrics(asJSON: Bool)
}
