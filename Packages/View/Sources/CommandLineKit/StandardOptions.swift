public import PresentationKit
import ReportKit
public import ViewKit

/// The options of every command of every program.
public struct StandardOptions: Hashable, Sendable {
    /// The format of the output: `--json`, `--plain`, `--print0`, or a page for people.
    public let output: OutputFormat
    /// A Boolean value that indicates whether the user must not be prompted: `--no-input`.
    public let disablesPrompts: Bool
    /// A Boolean value that indicates whether confirmations are answered with yes: `--yes`.
    public let assumesYes: Bool
    /// The language of messages, or nil for that of the environment: `--lang`.
    public let language: Language?
    /// A Boolean value that indicates whether details are printed to standard error: `--verbose`.
    public let isVerbose: Bool
    /// The path of the file that records the messages of all scenes, or nil: `--trace`.
    public let tracePath: String?

    /// Creates options.
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
    ///
    /// - Parameter languages: the languages of the program, which `--lang` accepts.
    public static func parameter(languages: [Language] = Language.kitLanguages) -> Parameter<StandardOptions> {
        Parameter<StandardOptions>(
            .oneOf(
                .flag("json", as: OutputFormat.json, help: .jsonOption),
                .flag("plain", as: OutputFormat.columns, help: .plainOption),
                .flag("print0", as: OutputFormat.nullTerminated, help: .nullOption),
                otherwise: OutputFormat.page
            ),
            .flag("no-input", help: .noInputOption),
            .flag("yes", short: "y", help: .yesOption),
            .option(
                "lang",
                .choice("LANG", languages.map { Choice($0.rawValue, $0) }),
                help: .languageOption
            ),
            .flag("verbose", short: "v", help: .verboseOption),
            .option("trace", .text("FILE", completion: .files), help: .traceOption)
        ) {
            StandardOptions(
                output: $0,
                disablesPrompts: $1,
                assumesYes: $2,
                language: $3,
                isVerbose: $4,
                tracePath: $5
            )
        }
    }
}
