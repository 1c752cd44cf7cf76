public import PresentationKit
public import ViewKit

/// The options that every command of every program of the house takes.
///
/// ```swift
/// let options = StandardOptions(output: .json, language: .japanese)
/// ```
public struct StandardOptions: Hashable, Sendable {
    /// What the output is made for: `--json`, `--plain`, or a page for people, which a pipe has no use for.
    public let output: OutputFormat
    /// Whether nothing may be asked: `--no-input`.
    public let disablesPrompts: Bool
    /// Whether confirmations are answered with yes: `--yes`.
    public let assumesYes: Bool
    /// The language of messages, where it was given: `--lang`.
    public let language: Language?
    /// Whether more is told on standard error: `--verbose`.
    public let isVerbose: Bool
    /// The file in which every message of the scenes is recorded, where one was given: `--trace`.
    public let tracePath: String?

    /// Makes options.
    public init(
        output: OutputFormat = .page,
        disablesPrompts: Bool = false,
        assumesYes: Bool = false,
        language: Language? = nil,
        isVerbose: Bool = false,
        tracePath: String? = nil
    ) {
        self.output = output
        self.disablesPrompts = disablesPrompts
        self.assumesYes = assumesYes
        self.language = language
        self.isVerbose = isVerbose
        self.tracePath = tracePath
    }

    /// The description of these options, for the `globals` of a ``Program``.
    public static var parameter: Parameter<StandardOptions> {
        Parameter<StandardOptions>(
            .oneOf(
                .flag("json", as: OutputFormat.json, help: StandardText.jsonOption.phrase),
                .flag("plain", as: OutputFormat.columns, help: StandardText.plainOption.phrase),
                otherwise: OutputFormat.page
            ),
            .flag("no-input", help: StandardText.noInputOption.phrase),
            .flag("yes", short: "y", help: StandardText.yesOption.phrase),
            .option("lang", ValueKind<Language>.choice("LANG"), help: StandardText.languageOption.phrase),
            .flag("verbose", short: "v", help: StandardText.verboseOption.phrase),
            .option("trace", .text("FILE", completion: .files), help: StandardText.traceOption.phrase)
        ) { output, disablesPrompts, assumesYes, language, isVerbose, tracePath in
            StandardOptions(
                output: output,
                disablesPrompts: disablesPrompts,
                assumesYes: assumesYes,
                language: language,
                isVerbose: isVerbose,
                tracePath: tracePath
            )
        }
    }
}
