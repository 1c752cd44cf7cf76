import DomainKit
import Foundation
import PhotoContract
import PhotoUseCase
import RepositoryKit
import UseCaseKit

/// The configuration of a run: options take precedence over environment variables, and those over the settings file.
///
/// A setting that is wrong fails where it is needed, so that it can still be corrected.
struct AlbumConfiguration {
    /// The sources that a user chooses from.
    let sources: [PhotoSourceEntry]
    var environment: [String: String] = [:]
    /// The folder of the albums where no setting names one.
    let albums: String
    let gateway: StoredSettingsGateway
    let settings: CurrentSettings<PhotoSetting>

    /// The default values that depend on the machine.
    var builtIn: [PhotoSetting: String] { [.folder: albums] }

    /// The words of the settings that leave them to the app.
    var words: [PhotoSetting: [String]] { [.source: sources.map(\.description.name)] }

    /// The folder of the albums.
    func folder() throws(ApplicationError) -> String {
        let path = try text(.folder)
        guard path.hasPrefix("~/") else { return path }
        return (environment["HOME"] ?? URL.homeDirectory.path) + path.dropFirst()
    }

    /// The address that Wikimedia gets; empty for none.
    func contact() throws(ApplicationError) -> String { try text(.contact) }

    /// The name of the source of a search that may name one.
    func source(_ given: String?) throws(ApplicationError) -> String { try text(.source, given) }

    /// The description of a source by its name, or nil for another word.
    func description(of source: String) -> PhotoSourceDescription? {
        sources.first { $0.description.name == source }?.description
    }

    /// The description of the source of photos that are given by their identities; nil if they come from several sources, or
    /// are not known yet.
    func descriptionOfSource(ofPhotos ids: [String]) -> PhotoSourceDescription? {
        let names = Set(ids.map { String($0.prefix { $0 != ":" }) })
        return names.count == 1 ? names.first.flatMap(description) : nil
    }

    /// The number of photos on a page of a search that may name one.
    func pageSize(_ given: Int?) throws(ApplicationError) -> Int {
        try settings.resolve { written throws(ValidationError) in
            try Setting(PhotoSetting.perPage, within: PageRequest.sizes, option: given, written: written).value
        }
    }

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
