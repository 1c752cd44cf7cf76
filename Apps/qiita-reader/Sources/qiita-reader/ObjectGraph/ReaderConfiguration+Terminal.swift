import ArticleCommandLine
import ArticlePresentation
import ArticleUseCase
import DomainKit
import UseCaseKit

/// The settings of the reader on a terminal: its pager, its background and its colours.
extension ReaderConfiguration {
    /// The command of the pager; the default one if the settings file cannot be read.
    var pager: String {
        Setting(ReaderSetting.pager, option: given[.pager], environment: environment, written: readable).value
    }

    /// The background for which colours are chosen.
    var theme: ThemeBackground { Setting(ReaderSetting.theme, orElse: .auto, written: readable).value }

    /// The colours of a full screen.
    var colors: ThemePalette { Setting(ReaderSetting.colors, orElse: .colorBlind, written: readable).value }

    /// The settings of the file; none if it cannot be read.
    private var readable: [WrittenSetting] { (try? settings.written()) ?? [] }
}

extension ReaderOptions {
    /// The settings that were given as options.
    var given: [ReaderSetting: String] {
        var given: [ReaderSetting: String] = [:]
        given[.host] = host
        given[.maxAge] = maxAge.map { String($0) }
        if !pages { given[.pager] = "cat" }
        return given
    }
}
