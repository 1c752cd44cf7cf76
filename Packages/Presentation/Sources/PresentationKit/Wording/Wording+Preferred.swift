import Foundation

extension Wording {
    /// The language that the user has chosen for an app of macOS or iOS.
    public static var preferred: Wording { Wording(Language(Locale.preferredLanguages.first ?? "en")) }
}
