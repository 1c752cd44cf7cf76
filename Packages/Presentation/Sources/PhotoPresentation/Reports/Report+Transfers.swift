import DomainKit
import Foundation
public import PhotoContract
public import PhotoDomain
public import PhotoUseCase
import PresentationKit
import PresenterKit
public import ReportKit

extension Report {
    /// Creates the report on files that were imported into an album, or would be.
    public init(imports progress: ImportProgress, into album: String, isDryRun: Bool) {
        let outcomes = progress.outcomes
        self.init(
            outcomes.map { Entry([ReportLine(Phrase(of: $0.path, $0.result))], record: Record(of: $0)) },
            footer: Phrase(added: outcomes.count(where: \.result.isAdded), to: album, isDryRun: isDryRun),
            notices: outcomes.compactMap { outcome in
                guard let error = outcome.result.failure, outcome.foreignFormat == nil else { return nil }
                return Phrase(notAdded: outcome.path, Phrase(imageFailure: error))
            } + Self.noticesOfForeignFiles(progress),
            outcome: ExitOutcome(ofEach: outcomes.map { $0.result.map { _ in } })
        )
    }

    /// The notices of files that albums cannot have: one for each format, and one for what is not a picture.
    private static func noticesOfForeignFiles(_ progress: ImportProgress) -> [Phrase] {
        let counts = Dictionary(progress.outcomes.compactMap(\.foreignFormat).map { ($0, 1) }, uniquingKeysWith: +)
        var notices = counts.sorted { $0.key < $1.key }.map { format, count in
            Phrase(
                en: """
                    \(count == 1 ? "1 file" : "\(count) files") of the format \(format) \(count == 1 ? "was" : "were") not \
                    added. An album takes JPEG, PNG, WebP and GIF: convert the others first.
                    """,
                ja: "\(format) 形式のファイル \(count) 件は追加できませんでした。取り込めるのは JPEG、PNG、WebP、GIF です。先に変換してください。"
            )
        }
        if progress.otherCount > 0 {
            let count = progress.otherCount
            notices.append(
                Phrase(
                    en: count == 1 ? "1 other file is not a picture." : "\(count) other files are not pictures.",
                    ja: "ほかの \(count) 件は画像ではありません。"
                )
            )
        } else if progress.outcomes.isEmpty {
            notices.append(Phrase(en: "There are no pictures.", ja: "画像はありません。"))
        }
        return notices
    }

    /// Creates the report on photos that were exported into a folder, or would be.
    public init(exports outcomes: [ExportOutcome], to folder: String, isDryRun: Bool) {
        let copied = outcomes.count { if case .success(let isCopied) = $0.result { isCopied } else { false } }
        let photos = Phrase.photoCount(copied).english
        self.init(
            outcomes.map { Entry([ReportLine($0.phrase)], record: Record(of: $0)) },
            footer: isDryRun
                ? Phrase(en: "\(photos) would be copied to '\(folder)'", ja: "'\(folder)' にコピーされるのは写真 \(copied) 件です")
                : Phrase(en: "\(photos) copied to '\(folder)'", ja: "'\(folder)' に写真を \(copied) 件コピーしました"),
            notices: outcomes.compactMap { outcome in
                guard let reason = outcome.result.failure.map({ FailureText($0).message }) else { return nil }
                return Phrase(
                    en: "'\(outcome.photo)' was not copied. \(reason.english)",
                    ja: "'\(outcome.photo)' をコピーできませんでした。\(reason.japanese)"
                )
            },
            outcome: ExitOutcome(ofEach: outcomes.map { $0.result.map { _ in } })
        )
    }
}

extension ExitOutcome {
    /// Creates the outcome of several results: that of their failures if it is one and the same.
    init(ofEach results: [Result<Void, ApplicationError>]) {
        let outcomes = Set(
            results.compactMap { result -> ExitOutcome? in
                if case .failure(let error) = result { ExitOutcome(error) } else { nil }
            }
        )
        self = outcomes.count > 1 ? .failed : outcomes.first ?? .done
    }
}

extension ImportOutcome {
    /// The format of a file that was not added because albums do not have it, by its extension; nil for another outcome.
    fileprivate var foreignFormat: String? {
        guard case .failure(let error) = result, let dot = path.lastIndex(of: ".") else { return nil }
        switch error.kind {
        case .invalidData, .storage(.tooLarge): break
        default: return nil
        }
        let suffix = path[path.index(after: dot)...]
        return PhotoFileName.foreignExtensions.contains(suffix.lowercased()) ? suffix.uppercased() : nil
    }
}

extension ExportOutcome {
    fileprivate var phrase: Phrase {
        switch result {
        case .success(true): Phrase(verbatim: photo.text)
        case .success(false): Phrase(en: "\(photo): already there", ja: "\(photo): すでにあります")
        case .failure: Phrase(en: "\(photo): not copied", ja: "\(photo): コピーできませんでした")
        }
    }
}

extension Record {
    fileprivate init(of outcome: ImportOutcome) {
        let (word, file, code) = outcome.result.facts
        self.init(of: ImportField.self) { field in
            switch field {
            case .path: .text(outcome.path)
            case .outcome: .text(word)
            case .file: .text(file)
            case .exitCode: .integer(code)
            }
        }
    }

    fileprivate init(of outcome: ExportOutcome) {
        let (word, code): (String, Int) =
            switch outcome.result {
            case .success(let isCopied): (isCopied ? "copied" : "present", 0)
            case .failure(let error): ("failed", Int(ExitOutcome(error).code))
            }
        self.init(of: ExportField.self) { field in
            switch field {
            case .file: .text(outcome.photo.text)
            case .outcome: .text(word)
            case .exitCode: .integer(code)
            }
        }
    }
}

extension Report {
    /// Returns the report of a command that was run with `--dry-run`: its lines are planned, and a notice says that nothing was changed.
    ///
    /// - Parameter isDryRun: false to return the report as it is.
    public func dryRun(_ isDryRun: Bool) -> Report {
        guard isDryRun, outcome == .done else { return self }
        let notice = Phrase(
            en: "This is only a preview. Nothing was changed, because of '--dry-run'.",
            ja: "実行した場合の結果です。'--dry-run' のため、何も変更していません。"
        )
        let planned = entries.map { entry in
            Entry(
                entry.lines.map { line in
                    let text = Phrase(en: "Planned: \(line.text.english)", ja: "予定: \(line.text.japanese)")
                    return ReportLine(text, line.weight, depth: line.depth)
                },
                record: entry.record
            )
        }
        return Report(heading: heading, planned, footer: footer, notices: notices + [notice], outcome: outcome)
    }
}

extension Report {
    /// Creates the report on the credits of an album.
    ///
    /// In a pipe it is the document itself; for programs each photo has a record. A photo without a credit is named in a
    /// notice.
    public init(creditsOf album: Album, as format: CreditFormat) {
        let credited = album.photos.compactMap { photo in photo.origin.map { (photo, $0) } }
        let missing = album.photos.filter { $0.origin == nil }
        self.init(
            credited.map { photo, origin in
                let licence = Phrase(origin.credit.licence)
                let line = origin.line(as: format, licence: licence.english)
                return Entry(
                    [ReportLine(Phrase(en: line, ja: origin.line(as: format, licence: licence.japanese)))],
                    record: Record(of: photo, in: album.name, document: line)
                )
            },
            notices: missing.map { photo in
                Phrase(en: "'\(photo.fileName)' has no credit.", ja: "'\(photo.fileName)' にはクレジットがありません。")
            }
        )
    }
}

extension AlbumPhoto.Origin {
    /// Returns the credit as a line: title, author, licence (https://wiki.creativecommons.org/wiki/Recommended_practices).
    fileprivate func line(as format: CreditFormat, licence name: String) -> String {
        let title = format.link(title, credit.page)
        let author = credit.author.map { format.link($0, credit.authorURL) }
        let licence = format.link(name, credit.licence.url)
        let line = [title, author].compactMap(\.self).joined(separator: ", ") + " (\(licence))"
        switch format {
        case .text: return line
        case .markdown: return "- " + line
        case .html: return "<p>\(line)</p>"
        }
    }
}

extension CreditFormat {
    /// Returns a text that leads to an address, with both safe for the format.
    fileprivate func link(_ text: String, _ url: URL?) -> String {
        let text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let address = url?.absoluteString
        switch self {
        case .text: return address.map { "\(text) <\($0)>" } ?? text
        case .markdown:
            let escaped = text.unicodeScalars.reduce(into: "") { escaped, scalar in
                if "\\`*_{}[]<>()#+-.!|".unicodeScalars.contains(scalar) { escaped += "\\" }
                escaped.unicodeScalars.append(scalar)
            }
            return address.map { "[\(escaped)](<\(Self.percentEncoded($0))>)" } ?? escaped
        case .html:
            let escaped = text.escapedForHTML
            return address.map { "<a href=\"\($0.escapedForHTML)\">\(escaped)</a>" } ?? escaped
        }
    }

    private static func percentEncoded(_ address: String) -> String {
        address.replacing("<", with: "%3C").replacing(">", with: "%3E")
    }
}
