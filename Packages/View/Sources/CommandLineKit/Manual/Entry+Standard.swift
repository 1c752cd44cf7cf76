import PresentationKit
import ReportKit

extension Entry {
    /// The environment variables of every program: those of the terminal and of the language.
    static let standardVariables = [
        Entry("ACCESSIBLE", StandardText.accessibleVariable.phrase),
        Entry("NO_COLOR", StandardText.noColorVariable.phrase),
        Entry("CLICOLOR", StandardText.colorVariable.phrase),
        Entry("CLICOLOR_FORCE", StandardText.forcedColorVariable.phrase),
        Entry("TERM", StandardText.terminalVariable.phrase),
        Entry("COLUMNS", StandardText.columnsVariable.phrase),
        Entry("LC_ALL, LC_MESSAGES, LANG", StandardText.localeVariables.phrase),
    ]

    /// The environment variables of programs that use a network, which libcurl and OpenSSL made common.
    public static let networkVariables = [
        Entry("HTTPS_PROXY", StandardText.proxyVariable.phrase),
        Entry("NO_PROXY", StandardText.noProxyVariable.phrase),
        Entry("SSL_CERT_FILE", StandardText.certificateVariable.phrase),
        Entry("SSL_CERT_DIR", StandardText.certificateFolderVariable.phrase),
    ]

    /// The environment variable of programs whose settings can be edited.
    public static let editorVariable = Entry("VISUAL", SettingsHelpText.editorVariable.phrase)

    /// The environment variables of programs that keep files (XDG Base Directory Specification).
    public static let folderVariables = [
        Entry("XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_STATE_HOME, XDG_CACHE_HOME", StandardText.folderVariables.phrase)
    ]

    /// Returns the entry for the folder or the file in which a program stores its documents.
    public static func storedFiles(in path: String) -> Entry { Entry(path, StandardText.storedFiles.phrase) }
}
