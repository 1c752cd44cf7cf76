public import DomainKit
import PhotoDomain
public import UseCaseKit

/// A setting of an app for photos, under its name in the configuration.
///
/// The access key of a source is not among them, because it is a secret.
public enum PhotoSetting: String, ProgramSetting {
    /// The folder of the albums.
    case folder
    /// The source of photos where a search names none; the app says which ones there are.
    case source
    /// The number of photos on a page of a search.
    case perPage = "per-page"
    /// An address of the user, which Wikimedia asks programs to send along; empty for none.
    case contact
    /// The background for which colours are chosen: automatic, light or dark.
    case theme
    /// The colours: those of the terminal, or those for every kind of colour vision.
    case colors

    public var words: [String]? {
        switch self {
        case .theme: ThemeBackground.allCases.map(\.rawValue)
        case .colors: ThemePalette.allCases.map(\.rawValue)
        case .folder, .source, .perPage, .contact: nil
        }
    }

    public var variable: String? {
        switch self {
        case .folder: "ALBUM_FOLDER"
        case .contact: "ALBUM_CONTACT"
        case .source, .perPage, .theme, .colors: nil
        }
    }

    /// The default value; for ``folder`` the app supplies the one of the machine.
    public var builtIn: String {
        switch self {
        case .folder: "~"
        case .source: PhotoSource.commons.name
        case .perPage: String(PageRequest.first.size)
        case .contact: ""
        case .theme: ThemeBackground.auto.rawValue
        case .colors: ThemePalette.colorBlind.rawValue
        }
    }

    public func check(_ value: String, at place: ValidationError.Place?) throws(ValidationError) {
        switch self {
        case .folder:
            // A relative path would mean another folder in each working directory.
            guard value.hasPrefix("/") || value.hasPrefix("~/") else {
                throw ValidationError(field: rawValue, value: value, rule: .form("/PATH, ~/PATH"), place: place)
            }
        case .perPage: _ = try wholeNumber(value, within: PageRequest.sizes, at: place)
        case .contact where value.isEmpty: break
        case .contact: try checkValue(at: place) { () throws(ValidationError) in try UserContact(value) }
        case .source: try checkValue(at: place) { () throws(ValidationError) in try PhotoSource(value) }
        case .theme, .colors: try checkWord(value, at: place)
        }
    }
}
