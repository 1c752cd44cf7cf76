import DomainKit
import PhotoContract
import PhotoDomain
public import PhotoUseCase
import PresentationKit
import PresenterKit
public import ReportKit

extension Report {
    /// Creates the report on files that were imported into an album, or would be.
    public init(imports progress: ImportProgress, into album: String, isDryRun: Bool) {
        let outcomes = progress.outcomes
        let added = outcomes.count { if case .success(let added) = $0.result { !added.isDuplicate } else { false } }
        let photos = added == 1 ? "1 photo" : "\(added) photos"
        self.init(
            outcomes.map { Entry([ReportLine($0.phrase)], record: Record(of: $0)) },
            footer: isDryRun
                ? Phrase(en: "\(photos) would be added to '\(album)'", ja: "'\(album)' に追加されるのは写真 \(added) 件です")
                : Phrase(en: "\(photos) added to '\(album)'", ja: "'\(album)' に写真を \(added) 件追加しました"),
            notices: outcomes.compactMap { outcome in
                guard case .failure(let error) = outcome.result, outcome.foreignFormat == nil else { return nil }
                let reason = ImageFailureText(error).phrase
                return Phrase(
                    en: "'\(outcome.path)' was not added. \(reason.english)",
                    ja: "'\(outcome.path)' を追加できませんでした。\(reason.japanese)"
                )
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
        let photos = copied == 1 ? "1 photo" : "\(copied) photos"
        self.init(
            outcomes.map { Entry([ReportLine($0.phrase)], record: Record(of: $0)) },
            footer: isDryRun
                ? Phrase(en: "\(photos) would be copied to '\(folder)'", ja: "'\(folder)' にコピーされるのは写真 \(copied) 件です")
                : Phrase(en: "\(photos) copied to '\(folder)'", ja: "'\(folder)' に写真を \(copied) 件コピーしました"),
            notices: outcomes.compactMap { outcome in
                guard case .failure(let error) = outcome.result else { return nil }
                let reason = FailureText(error).message
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

    fileprivate var phrase: Phrase {
        switch result {
        case .success(let added) where added.isDuplicate:
            Phrase(
                en: "\(path): already there as '\(added.photo.fileName)'",
                ja: "\(path): '\(added.photo.fileName)' としてすでにあります"
            )
        case .success(let added): Phrase(verbatim: "\(path): \(added.photo.fileName)")
        case .failure: Phrase(en: "\(path): not added", ja: "\(path): 追加できませんでした")
        }
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
        let (word, file, code): (String, String?, Int) =
            switch outcome.result {
            case .success(let added): (added.isDuplicate ? "duplicate" : "added", added.photo.fileName.text, 0)
            case .failure(let error): ("failed", nil, Int(ExitOutcome(error).code))
            }
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
