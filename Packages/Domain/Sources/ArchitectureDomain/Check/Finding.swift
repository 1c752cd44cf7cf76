/// A place at which a check does not hold: facts only, which Presentation words.
public struct Finding: Hashable, Sendable {
    /// The facts of the finding.
    public let fact: Fact
    /// The severity.
    public let severity: Severity
    /// The place.
    public let place: Place
    /// The package and the target; the target is empty for a finding about a whole package.
    public let subject: Codebase.TargetKey
    /// The broken rule, or nil if the rules file has none for it.
    public let rule: Rules.Quote?
    /// The place of the declaration that is used, for a use of one in another part.
    public var declaration: Place?

    /// The check that found it.
    public var check: Check { fact.check }
}

extension Finding: Comparable {
    public static func < (one: Finding, other: Finding) -> Bool {
        if one.place != other.place { return one.place < other.place }
        if one.check != other.check { return one.check.rawValue < other.check.rawValue }
        if one.subject != other.subject { return one.subject < other.subject }
        if one.fact.detail != other.fact.detail { return one.fact.detail.lexicographicallyPrecedes(other.fact.detail) }
        if let place = one.declaration, let otherPlace = other.declaration, place != otherPlace {
            return place < otherPlace
        }
        return one.rule.map { rule in other.rule.map { rule.place < $0.place } ?? false } ?? false
    }
}

extension [Finding] {
    /// The findings without duplicates in a file: the first use of a declaration stands for all, that of a type for those of
    /// its members, and in a file of several targets the finding of the first target for the others.
    var distinct: [Finding] {
        let uses = Set(compactMap(Use.init))
        var seen: Set<Use> = []
        var lines: Set<FileLine> = []
        return filter { finding in
            guard let use = Use(finding) else { return FileLine(finding).map { lines.insert($0).inserted } ?? true }
            return seen.insert(use).inserted && !use.types.contains(where: uses.contains)
        }
    }
}

/// A use of a declaration in a file, by which its part has a forbidden dependency, or its folder is in a cycle.
private struct Use: Hashable {
    let file: String
    let dependency: Fact
    let name: String

    /// The uses of the types that contain the declaration.
    var types: [Use] {
        name.indices.filter { name[$0] == "." }
            .map { Use(file: file, dependency: dependency, name: String(name[..<$0])) }
    }
}

extension Use {
    init?(_ finding: Finding) {
        file = finding.place.file
        switch finding.fact {
        case .mention(let name, let dependency): (self.name, self.dependency) = (name, dependency)
        case .folderCycle(let target, let path, let name, let moves, let folder):
            self.name = name
            dependency = .folderCycle(target: target, path: path, name: "", moves: moves, folder: folder)
        default: return nil
        }
    }
}

/// A finding about a source file alone, whatever targets it belongs to.
private struct FileLine: Hashable {
    let check: Check
    let place: Place
    let subject: String?
    let rule: Rules.Quote?

    init?(_ finding: Finding) {
        let checks: [Check] = [
            .technology, .exportedImport, .publicImport, .typeRule, .avoidedName, .dataOnly, .fileLength,
            .unsafeConstruct,
        ]
        guard checks.contains(finding.check) else { return nil }
        (check, place, subject, rule) = (finding.check, finding.place, finding.fact.detail.last, finding.rule)
    }
}
