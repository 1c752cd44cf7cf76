import ArchitectureDomain
import PresentationKit

/// The text form of a report: for people, and for GitHub Actions.
enum ReportLines {
    /// Returns for each finding the place, the message, the reason of the rule and the remedy; then the counts of files and
    /// findings.
    ///
    /// A finding in several files of a target is shown once, all packages outside the repository in one line.
    static func text(_ report: ArchitectureReport) -> [Phrase] {
        let unknown = report.findings.filter { $0.check == .unverified && $0.severity == .note }
        let (groups, packages) = groups(report.findings.filter { !unknown.contains($0) })
        let foreign = note(
            en: "Not checked, because they are outside the repository",
            ja: "リポジトリの外にあるため調べていません",
            Array(packages),
            .absentPackage
        )
        let notes = foreign + unverified(unknown)
        let shown = groups.joined().count { $0.severity < .warning } + notes.count
        let last = [CoverageText.line(report.coverage), evidence(report.evidence), count(report, notes: shown)]
        return groups.flatMap(lines) + notes + last.compactMap(\.self)
    }

    /// The properties that findings share that are shown as one.
    private struct Kind: Hashable {
        let fact: Fact
        let severity: Severity
        let subject: Codebase.TargetKey
        let rule: String?
        /// The place, for facts without names.
        let place: Place?
    }

    /// Returns the findings in groups, in the order of the first of each, and the packages outside the repository.
    static func groups(_ findings: [Finding]) -> (groups: [[Finding]], packages: Set<String>) {
        var groups: [[Finding]] = []
        var indices: [Kind: Int] = [:]
        var packages: Set<String> = []
        for finding in findings {
            if case .foreignPackage(_, let dependency, _) = finding.fact, finding.severity == .note {
                packages.insert(dependency)
                continue
            }
            let kind = Kind(
                fact: finding.fact,
                severity: finding.severity,
                subject: finding.subject,
                rule: finding.rule?.name,
                place: finding.fact.detail.isEmpty ? finding.place : nil
            )
            if let index = indices[kind] {
                groups[index].append(finding)
            } else {
                indices[kind] = groups.count
                groups.append([finding])
            }
        }
        return (groups, packages)
    }

    static func lines(_ group: [Finding]) -> [Phrase] {
        let finding = group[0]
        let text = FindingText(finding.fact)
        let severity = severity(finding.severity)
        var lines = [
            Phrase(
                en:
                    "\(location(finding.place)): \(severity.english): \(text.message.english) [\(finding.check.rawValue)]",
                ja:
                    "\(location(finding.place)): \(severity.japanese): \(text.message.japanese) [\(finding.check.rawValue)]"
            )
        ]
        let (others, rest) = others(group)
        if !others.isEmpty {
            let places = others.map { location($0.place) }.joined(separator: ", ")
            lines.append(
                en: "    Also in \(places)" + (rest > 0 ? ", and in \(rest.english("more place"))" : ""),
                ja: "    ほかに \(places)" + (rest > 0 ? " など、あと \(rest) か所" : "")
            )
        }
        if let place = finding.declaration.map(location) {
            lines.append(Phrase(en: "    Declared in \(place)", ja: "    宣言は \(place)"))
        }
        if let rule = finding.rule { lines.append(line(rule)) }
        lines.append(Phrase(en: "    \(text.remedy.english)", ja: "    \(text.remedy.japanese)"))
        return lines
    }

    static func line(_ rule: Rules.Quote) -> Phrase {
        Phrase(
            en: "    Rule '\(rule.name)' (\(location(rule.place))): \(rule.reason)",
            ja: "    規則 '\(rule.name)' (\(location(rule.place))): \(rule.reason)"
        )
    }

    /// The largest number of places of a finding that are listed beside its first.
    private static let mostPlaces = 5

    /// Returns the further findings of a group that are listed, and the number of those that are not.
    static func others(_ group: [Finding]) -> (listed: ArraySlice<Finding>, rest: Int) {
        let others = group.dropFirst()
        return (others.prefix(mostPlaces), max(0, others.count - mostPlaces))
    }

    static func location(_ place: Place) -> String { "\(place.file):\(place.position.line)" }

    /// Returns a line about the projects, one about the imports, one about the dependencies, and one about the types, of which the
    /// repository does not tell enough.
    private static func unverified(_ findings: [Finding]) -> [Phrase] {
        var imports: [String: Set<String>] = [:]
        var dependencies: [String: Set<String>] = [:]
        var types: [String: Set<String>] = [:]
        var projects: Set<String> = []
        for finding in findings {
            switch finding.fact {
            case .unverifiedImport(let target, let module): imports[module, default: []].insert(target)
            case .unverifiedDependency(let target, let name): dependencies[name, default: []].insert(target)
            case .unverifiedSupertype(_, let type, _, let supertype): types[supertype, default: []].insert(type)
            case .readFailure(.computedTargets): projects.insert(finding.place.file)
            default: break
            }
        }
        func list(_ names: [String: Set<String>]) -> [String] {
            names.map { "\($0) (\($1.sorted().joined(separator: ", ")))" }
        }
        return note(
            en: "These projects compute targets, which were not read",
            ja: "実行しないとわからないターゲットは調べていません",
            Array(projects)
        )
            + note(
                en: "It is unknown whether these imports are declared, because no manifest that was read tells",
                ja: "読み取れたマニフェストからは、宣言されているか不明です",
                list(imports)
            )
            + note(
                en: "It is unknown whether imports of unknown modules or generated sources use these",
                ja: "由来のわからない import や生成されるソースがあるため、使われているか不明です",
                list(dependencies)
            )
            + note(
                en: "It is unknown whether types with these supertypes from outside the repository meet a rule",
                ja: "リポジトリの外の型に由来するため、規則を満たすか不明です",
                list(types)
            )
    }

    /// Returns a line about names, sorted, or none without names.
    private static func note(
        en english: String,
        ja japanese: String,
        _ names: [String],
        _ check: Check = .unverified
    ) -> [Phrase] {
        guard !names.isEmpty else { return [] }
        let list = "\(names.sorted().joined(separator: ", ")) [\(check.rawValue)]"
        return [Phrase(en: "note: \(english): \(list)", ja: "注記: \(japanese): \(list)")]
    }

    private static func severity(_ severity: Severity) -> Phrase {
        switch severity {
        case .error: Phrase(en: "error", ja: "エラー")
        case .warning: Phrase(en: "warning", ja: "警告")
        case .note, .off: Phrase(en: "note", ja: "注記")
        }
    }

    /// Returns the numbers of targets and findings; notes are counted as they are shown.
    static func count(_ report: ArchitectureReport, notes: Int = 0) -> Phrase {
        let modules = report.graph.nodes.count
        let errors = report.findings.count { $0.severity == .error }
        let warnings = report.findings.count { $0.severity == .warning }
        let (covered, allowed) = (report.covered > 0, report.suppressed > 0)
        let isDivided = report.graph.nodes.contains { $0.isPart && !$0.isTest }
        let affected =
            report.affected.map { Phrase(en: ", \($0.count) affected", ja: " (影響あり \($0.count))") }
            ?? Phrase(en: "", ja: "")
        return Phrase(
            en: "\(isDivided ? "\(modules) targets and parts" : modules.english("target"))\(affected.english): "
                + "\(errors.english("error")), \(warnings.english("warning"))"
                + (notes > 0 ? ", \(notes.english("note"))" : "")
                + (covered ? ", \(report.covered) in the baseline" : "")
                + (allowed ? ", \(report.suppressed) allowed in comments" : ""),
            ja: "\(modules) ターゲット\(isDivided ? "と部分" : "")\(affected.japanese): エラー \(errors) 件、警告 \(warnings) 件"
                + (notes > 0 ? "、注記 \(notes) 件" : "")
                + (covered ? "、ベースライン \(report.covered) 件" : "")
                + (allowed ? "、コメントで許可 \(report.suppressed) 件" : "")
        )
    }

    /// Returns the sentence about the evidence for references, with many targets counted; nil if none were needed.
    static func evidence(_ known: [Codebase.Evidence: [String]]) -> Phrase? {
        guard !known.isEmpty else { return nil }
        func names(_ evidence: Codebase.Evidence) -> Phrase? {
            known[evidence].map { targets in
                let list = targets.joined(separator: ", ")
                guard targets.count > 6 else { return Phrase(en: list, ja: list) }
                return Phrase(en: targets.count.english("target"), ja: "\(targets.count) ターゲット")
            }
        }
        let (index, sources) = (names(.index), names(.sources))
        let english = [
            index.map { "in \($0.english) from the compiler's index" },
            sources.map { "in \($0.english) from the sources" },
        ]
        let japanese = [
            index.map { "\($0.japanese) はコンパイラーの索引から" }, sources.map { "\($0.japanese) はソースから" },
        ]
        return Phrase(
            en: "References between files: " + english.compactMap(\.self).joined(separator: "; "),
            ja: "ファイル間の参照: " + japanese.compactMap(\.self).joined(separator: "、")
        )
    }

    /// Returns the lines about proposed rules, and about those that only warn.
    static func proposal(_ report: ArchitectureReport) -> [Phrase] {
        let written = Phrase(
            en: "Wrote 'architecture.toml'. Replace each 'because' with the reason for the rule; violations quote it.",
            ja: "'architecture.toml' を書きました。各 'because' に理由を書いてください。違反の報告に引用されます。"
        )
        let warnings = Dictionary(grouping: report.findings.filter { $0.severity == .warning }, by: \.check)
            .map { "\($0.rawValue) (\($1.count))" }.sorted()
        let coverage = CoverageText.line(report.coverage)
        guard !warnings.isEmpty else { return [written, coverage] }
        let list = warnings.joined(separator: ", ")
        return [
            written, coverage,
            Phrase(
                en: "These are warnings for now: \(list). To fail only on new ones, remove [severity] and run "
                    + "'\(Phrase.programName) baseline', which accepts the existing ones.",
                ja: "現在は警告にとどめています: \(list)。新しい違反だけをエラーにするには、[severity] を削除してから'\(Phrase.programName) baseline' を"
                    + "実行してください。今ある違反は当面認められます。"
            ),
        ]
    }

    /// Returns the line about a baseline that was updated, of which some entries may have no reason yet; without entries there
    /// may be no file.
    static func written(_ baseline: Baseline) -> Phrase {
        guard !baseline.entries.isEmpty else {
            return Phrase(en: "The baseline has no entries.", ja: "ベースラインに項目はありません。")
        }
        let count = baseline.entries.count { $0.reason == noReason }
        let entries = count == 1 ? "1 entry that has" : "\(count) entries that have"
        return Phrase(
            en: "The baseline is 'architecture.baseline'."
                + (count > 0 ? " Write the reason to accept the violation into \(entries) none yet." : ""),
            ja: "ベースラインは 'architecture.baseline' です。" + (count > 0 ? "理由のない \(count) 項目に、当面残してよい理由を書いてください。" : "")
        )
    }

    /// The placeholder for the reason of an entry of the baseline.
    static let noReason = "The reason is not written down yet."

    /// The reasons of proposed rules: what held when they were proposed.
    static let reasons = ProposalReasons(
        modules: .init(
            innermost: "It used no other layer when this rule was written.",
            others: "It used only * when this rule was written."
        ),
        folders: .init(
            innermost: "Almost nothing that it used was in other layers when this rule was written.",
            others: "Almost everything it used was in * when this rule was written."
        ),
        features: "None used another when this rule was written, so each can change alone."
    )

    /// Returns what formats that contain nothing but findings tell beside them: which files have no target, and what the
    /// references between parts come from.
    static func notes(_ report: ArchitectureReport) -> [String] {
        [CoverageText.note(report.coverage), evidence(report.evidence)?.english].compactMap(\.self)
    }

    /// Returns workflow commands with escaped values.
    static func github(_ report: ArchitectureReport) -> [String] {
        report.findings.map { finding in
            let text = FindingText(finding.fact)
            let reason = finding.rule.map { "\n\($0.reason)" } ?? ""
            let level = finding.severity > .note ? finding.severity.rawValue : "notice"
            let message = escaped("\(text.message.english)\(reason)\n\(text.remedy.english)")
            let file = escaped(report.prefix + finding.place.file, ["%", "\r", "\n", ",", ":"])
            let (line, column) = (finding.place.position.line, finding.place.position.column)
            return "::\(level) file=\(file),line=\(line),col=\(column),title=\(finding.check.rawValue)::\(message)"
        } + notes(report).map { "::notice::\(escaped($0))" }
    }

    /// Returns a line for each finding as compilers print them, with an absolute path.
    static func xcode(_ report: ArchitectureReport) -> [String] {
        report.findings.map { "\(report.root)/\(diagnostic($0))" }
            + notes(report).map { "note: \($0)".onOneLine }
    }

    /// Returns a finding on one line as compilers print them, with a path relative to the repository.
    static func diagnostic(_ finding: Finding) -> String {
        let (text, position) = (FindingText(finding.fact), finding.place.position)
        let message = [text.message.english, finding.rule?.reason, text.remedy.english].compactMap(\.self)
        let place = "\(finding.place.file):\(position.line):\(position.column)"
        return "\(place): \(finding.severity.rawValue): \(message.joined(separator: " ")) [\(finding.check.rawValue)]"
            .onOneLine
    }

    /// Returns a text with codes in place of signs, each scalar by itself: in Swift, a line break of two scalars is one character.
    private static func escaped(_ text: String, _ signs: Set<Unicode.Scalar> = ["%", "\r", "\n"]) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            if signs.contains(scalar) {
                escaped += (scalar.value < 16 ? "%0" : "%") + String(scalar.value, radix: 16, uppercase: true)
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
    }
}

extension String {
    /// The text as a word of the shell.
    var shellWord: String {
        let isPlain = allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "/._-+@".contains($0) }
        return isPlain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
    }

    /// The text with a space in place of each line break and control character.
    var onOneLine: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.breaksLine ? " " : $0 }))
    }
}

extension Unicode.Scalar {
    fileprivate var breaksLine: Bool { value < 0x20 || 0x7F...0x9F ~= value || 0x2028...0x2029 ~= value }
}
