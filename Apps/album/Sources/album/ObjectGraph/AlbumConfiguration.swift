import DomainKit
import FileStorage
import Foundation
import PhotoContract
import PhotoUseCase
import RepositoryKit
import SubprocessRunner
import UseCaseKit

/// The configuration of a run: options take precedence over environment variables, and those over the settings file.
///
/// A setting that is wrong fails where it is needed, so that it can still be corrected.
struct AlbumConfiguration {
    let sources: [PhotoSourceEntry]
    let environment: [String: String]
    let folders: StandardFolders
    let gateway: StoredSettingsGateway
    let settings: CurrentSettings<PhotoSetting>

    /// Reads the settings file.
    init(environment: [String: String], sources: [PhotoSourceEntry]) async {
        self.sources = sources
        self.environment = Self.absolute(environment)
        folders = StandardFolders(application: "album") { environment[$0] }
        let path = folders.config + "/config"
        // No other program gets the access keys.
        let keys = sources.compactMap(\.description.keyVariable)
        let programs = ProgramEnvironment(environment, withholding: Set(keys))
        gateway = StoredSettingsGateway(
            path: path,
            store: SettingsFile(path: path),
            runner: TerminalProgramRunner(environment: programs),
            environment: environment
        )
        settings = await CurrentSettings(gateway)
    }

    /// Returns the variables with the folder of the albums as an absolute path; a relative one begins at the working directory.
    private static func absolute(_ environment: [String: String]) -> [String: String] {
        guard let variable = PhotoSetting.folder.variable, let folder = environment[variable],
            !folder.isEmpty, !folder.hasPrefix("/"), !folder.hasPrefix("~/")
        else { return environment }
        return environment.merging([variable: "\(FileManager.default.currentDirectoryPath)/\(folder)"]) { $1 }
    }

    /// The default values that depend on the machine.
    var builtIn: [PhotoSetting: String] { [.folder: folders.data + "/albums"] }

    /// The words of the settings that leave them to the app.
    var words: [PhotoSetting: [String]] { [.source: sources.map(\.description.name)] }

    /// The folder of the albums.
    func folder() throws(ApplicationError) -> String {
        let path = try text(.folder)
        guard path.hasPrefix("~/") else { return path }
        return (environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path) + path.dropFirst()
    }

    /// The address that Wikimedia gets; empty for none.
    func contact() throws(ApplicationError) -> String { try text(.contact) }

    /// The name of the source of a search that may name one.
    func source(_ given: String?) throws(ApplicationError) -> String { try text(.source, given) }

    /// The description of a source by its name, or nil for another word.
    func description(of source: String) -> PhotoSourceDescription? {
        sources.first { $0.description.name == source }?.description
    }

    /// The description of the source of a photo that is given by its identity.
    func descriptionOfSource(ofPhoto id: String) -> PhotoSourceDescription? {
        description(of: String(id.prefix { $0 != ":" }))
    }

    /// The number of photos on a page of a search that may name one.
    func pageSize(_ given: Int?) throws(ApplicationError) -> Int {
        try settings.resolve { written throws(ValidationError) in
            try Setting(PhotoSetting.perPage, within: PageRequest.sizes, option: given, written: written).value
        }
    }

    /// The background for which colours are chosen.
    var theme: ThemeBackground { Setting(PhotoSetting.theme, orElse: .auto, written: readableSettings).value }

    /// The colours of a full screen.
    var colors: ThemePalette { Setting(PhotoSetting.colors, orElse: .colorBlind, written: readableSettings).value }

    /// The settings of the file; none if it cannot be read.
    private var readableSettings: [WrittenSetting] { (try? settings.written()) ?? [] }

    private func text(_ setting: PhotoSetting, _ option: String? = nil) throws(ApplicationError) -> String {
        try settings.resolve { written throws(ValidationError) in
            try Setting(
                checked: setting,
                option: option,
                environment: environment,
                written: written,
                builtIn: builtIn[setting],
                words: words
            ).value
        }
    }
}
