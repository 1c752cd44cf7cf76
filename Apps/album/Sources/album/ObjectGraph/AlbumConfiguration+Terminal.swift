import DomainKit
import FileStorage
import Foundation
import PhotoContract
import PhotoUseCase
import RepositoryKit
import SubprocessRunner
import UseCaseKit

/// The configuration on a terminal: its environment, its editor, its background and its colours.
extension AlbumConfiguration {
    /// Reads the settings file.
    init(environment: [String: String], folders: StandardFolders, sources: [PhotoSourceEntry]) async {
        let path = folders.config + "/config"
        // No other program gets the access keys.
        let keys = sources.compactMap(\.description.keyVariable)
        let programs = ProgramEnvironment(environment, withholding: Set(keys))
        let gateway = StoredSettingsGateway(
            path: path,
            store: SettingsFile(path: path),
            runner: TerminalProgramRunner(environment: programs),
            environment: environment
        )
        self.init(
            sources: sources,
            environment: Self.absolute(environment),
            albums: folders.data + "/albums",
            gateway: gateway,
            settings: await CurrentSettings(gateway)
        )
    }

    /// Returns the variables with the folder of the albums as an absolute path; a relative one begins at the working directory.
    private static func absolute(_ environment: [String: String]) -> [String: String] {
        guard let variable = PhotoSetting.folder.variable, let folder = environment[variable],
            !folder.isEmpty, !folder.hasPrefix("/"), !folder.hasPrefix("~/")
        else { return environment }
        return environment.merging([variable: "\(FileManager.default.currentDirectoryPath)/\(folder)"]) { $1 }
    }

    /// The background for which colours are chosen.
    var theme: ThemeBackground { Setting(PhotoSetting.theme, orElse: .auto, written: readableSettings).value }

    /// The colours of a full screen.
    var colors: ThemePalette { Setting(PhotoSetting.colors, orElse: .colorBlind, written: readableSettings).value }

    /// The settings of the file; none if it cannot be read.
    private var readableSettings: [WrittenSetting] { (try? settings.written()) ?? [] }
}
