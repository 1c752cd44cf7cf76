import PresentationKit
import ReportKit

extension Entry {
    /// The environment variables of every program: those of the terminal and of the language.
    static let standardVariables = [
        Entry("ACCESSIBLE", .accessibleVariable),
        Entry("NO_COLOR", .noColorVariable),
        Entry("CLICOLOR", .colorVariable),
        Entry("CLICOLOR_FORCE", .forcedColorVariable),
        Entry("TERM", .terminalVariable),
        Entry("COLUMNS", .columnsVariable),
        Entry("LC_ALL, LC_MESSAGES, LANG", .localeVariables),
    ]

    /// The environment variables of programs that use a network, which libcurl and OpenSSL made common.
    public static let networkVariables = [
        Entry("HTTPS_PROXY", .proxyVariable),
        Entry("NO_PROXY", .noProxyVariable),
        Entry("SSL_CERT_FILE", .certificateVariable),
        Entry("SSL_CERT_DIR", .certificateFolderVariable),
    ]

    /// The environment variable of programs whose settings can be edited.
    public static let editorVariable = Entry(
        "VISUAL",
        Phrase(en: "The editor for 'config edit'; otherwise EDITOR", ja: "config edit のエディター。なければ EDITOR")
    )

    /// The environment variables of programs that keep files (XDG Base Directory Specification).
    public static let folderVariables = [
        Entry("XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_STATE_HOME, XDG_CACHE_HOME", .folderVariables)
    ]

    /// Returns the entry for the folder or the file in which a program stores its documents.
    public static func storedFiles(in path: String) -> Entry { Entry(path, .storedFiles) }
}
