/// The questions that the user can ask about a repository.
public enum ArchitectureQuestion: Hashable, Sendable {
    /// The formats of a report.
    public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
        /// Sentences.
        case text
        /// One JSON value.
        case json
        /// SARIF 2.1.0, which code hosts read.
        case sarif
        /// Workflow commands of GitHub Actions, which become annotations.
        case github
        /// Lines with absolute paths and columns, as Xcode and editors read them from compilers.
        case xcode
        /// JUnit's XML, which services for continuous integration show as tests.
        case junit
        /// A comment on a pull request.
        case markdown
    }

    /// The formats of a map.
    public enum MapFormat: String, CaseIterable, Hashable, Sendable {
        /// Lines of names.
        case text
        /// A flowchart of Mermaid.
        case mermaid
        /// A graph of Graphviz.
        case dot
        /// One JSON value.
        case json
        /// A picture.
        case svg
        /// A page to explore in a browser.
        case html
    }

    /// The formats of a plan.
    public enum PlanFormat: String, CaseIterable, Hashable, Sendable {
        /// Sentences.
        case text
        /// A document, or a comment on an issue.
        case markdown
        /// One JSON value.
        case json
        /// A page to explore in a browser.
        case html
    }

    /// The formats of a difference.
    public enum DifferenceFormat: String, CaseIterable, Hashable, Sendable {
        /// Sentences.
        case text
        /// A comment on a pull request.
        case markdown
        /// One JSON value.
        case json
        /// A picture.
        case svg
        /// A page to explore in a browser.
        case html
    }

    /// The formats of a history.
    public enum HistoryFormat: String, CaseIterable, Hashable, Sendable {
        /// A table.
        case text
        /// Comma-separated values, for spreadsheets.
        case csv
        /// One JSON value.
        case json
        /// A picture.
        case svg
        /// A page to explore in a browser.
        case html
    }

    /// The commits of a history.
    public enum HistorySpan: Hashable, Sendable {
        /// The given number of last commits.
        case commits(Int)
        /// The last commit of each of the given number of last weeks.
        case weeks(Int)
    }

    /// The ways in which a new project gets the kits.
    public enum KitsKind: String, CaseIterable, Hashable, Sendable {
        /// A fetch from an address.
        case url
        /// A path to a folder of this machine.
        case path
    }

    /// The styles of a scene.
    public enum SceneStyle: String, CaseIterable, Hashable, Sendable {
        /// A view, a presenter and an interactor.
        case viper
        /// A view and a view model.
        case viewmodel
    }

    /// The shapes of a new feature.
    public enum FeatureShape: String, CaseIterable, Hashable, Sendable {
        /// A list with the screen of an item, whose items are added, renamed and deleted.
        case list
        /// A screen with a number that grows.
        case counter
    }

    /// The forms of a new alert.
    public enum AlertForm: String, CaseIterable, Hashable, Sendable {
        /// A question.
        case question
        /// A question before something that cannot be undone.
        case destructive
        /// A menu.
        case menu
    }

    /// The kinds of a new use case.
    public enum UseCaseKind: String, CaseIterable, Hashable, Sendable {
        /// One that returns something.
        case query
        /// One that changes something.
        case command
    }

    /// The languages of a new project.
    public enum ProjectLanguage: String, CaseIterable, Hashable, Sendable {
        /// English and Japanese.
        case both
        /// English alone.
        case english = "en"
    }

    /// The kinds of what can be added to a project.
    public enum ScaffoldKind: Hashable, Sendable {
        /// A feature in every layer, with a list.
        case feature
        /// A feature in every layer, with a counter.
        case counter
        /// A scene with a presenter and an interactor.
        case scene
        /// A scene with a view model.
        case viewModelScene
        /// A use case; nil for the kind that its name tells.
        case useCase(UseCaseKind? = nil)
        /// An alert.
        case alert(AlertForm)
        /// An alert with a text field of that label.
        case textAlert(label: String)
        /// An entity with a gateway.
        case gateway
        /// An app.
        case app
    }

    /// A check against the rules; with a revision, only of what the changes since then can have broken; with
    /// `dependenciesOnly`, only of the dependency rule.
    case check(ReportFormat, since: String? = nil, dependenciesOnly: Bool = false)
    /// A check after findings with a certain fix were fixed, or only the plan of the changes.
    case fix(ReportFormat, since: String? = nil, dependenciesOnly: Bool = false, plansOnly: Bool = false)
    /// A map of the modules and their dependencies.
    ///
    /// `omitted` are the names of layers, and patterns for modules, that are left out; with `inside`, the modules are the folders of
    /// that target or folder.
    case map(
        MapFormat,
        inside: String? = nil,
        focus: String? = nil,
        omitted: [String] = [],
        showsPackages: Bool = false,
        showsTests: Bool = false
    )
    /// A plan by which a target, or a folder of one, becomes several modules.
    case plan(PlanFormat, target: String)
    /// The moves of files that the plan of a target proposes, proven by a command; or only the list of them.
    case move(target: String, proof: String? = nil, plansOnly: Bool = false)
    /// An explanation of how one module depends on another.
    case why(from: String, to: String, asJSON: Bool)
    /// A prediction of the effects of a new dependency.
    case whatIf(from: String, to: String, asJSON: Bool)
    /// A proposal of rules that the repository already meets; it is written to the rules file.
    case proposal(replaces: Bool)
    /// An update of the baseline.
    case baseline(ReportFormat, addsNew: Bool)
    /// The measures of the modules' coupling.
    case metrics(asJSON: Bool)
    /// The differences between two revisions, or between a revision and the working tree.
    case difference(DifferenceFormat, base: String, head: String? = nil)
    /// The checks of the last commits.
    case history(HistoryFormat, HistorySpan)
    /// A new project, with the kits from an address or a folder.
    case newProject(name: String, KitsKind, from: String, ProjectLanguage = .both)
    /// An addition to a project, for a feature unless it is one, shown by an app; or only the plan of the files. A new
    /// feature may get an area, which has packages of its own.
    case scaffold(
        ScaffoldKind,
        name: String,
        feature: String? = nil,
        area: String? = nil,
        app: String? = nil,
        plansOnly: Bool = false
    )
    /// The removal of a feature from a project, or only the plan.
    case removeFeature(name: String, force: Bool = false, plansOnly: Bool = false)
    /// A module of files of a target, in the same package or in that of a folder, proven by a command; or only the plan.
    case extract(
        paths: [String],
        name: String,
        package: String? = nil,
        proof: String? = nil,
        plansOnly: Bool = false
    )
    /// Another name for a feature of a project, or only the plan.
    case renameFeature(old: String, new: String, plansOnly: Bool = false)
}
