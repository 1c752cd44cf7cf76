import PresentationKit
import ReportKit

extension Program {
    /// The manual page of the whole program, in the man macros of roff.
    func manual(in wording: Wording) -> String {
        let description = root.description
        var page = ManualPage(wording: wording)
        page.title(name, version: version, released: released)
        page.section(.name)
        page.line("\(name.roff) \\- \(wording(description.abstract).roff)")
        page.section(.synopsis)
        page.bold(root.usage(path: [name]))
        if let discussion = description.discussion {
            page.section(.description)
            page.paragraphs(discussion)
        }
        if !description.options.isEmpty {
            page.section(.options)
            page.parameters(description.options)
        }
        page.section(.commands)
        for command in root.visibleSubcommands {
            page.command(command, path: [name])
        }
        page.section(.globalOptions)
        page.parameters(globalDescriptions)
        page.entries(.keys, keys.map { ($0.term, wording($0.help)) })
        let named = environmentEntries + conventions
        let variables = named + Entry.standardVariables.filter { entry in !named.contains { $0.term == entry.term } }
        page.entries(.environment, variables.map { ($0.term, wording($0.help)) })
        page.entries(.files, files.map { ($0.term, wording($0.help)) })
        page.entries(.exitStatus, exits.map { (String($0.code), wording($0.phrase)) })
        if !description.examples.isEmpty {
            page.section(.examples)
            page.examples(description.examples, path: [name])
        }
        return page.text
    }
}
