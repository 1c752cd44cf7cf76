import ArchitectureContract
import ArchitectureDomain
import ArchitecturePresentation
import ArchitectureUseCase
import DomainKit
import PresentationKit
import ReportKit
import Testing

@MainActor
struct ProjectTests {
    @Test(arguments: [
        (ArchitectureQuestion.KitsKind.url, KitsSource.url("kits")), (.path, .local("kits")),
    ])
    func `a new project is asked for with its kits, and the answer names the next commands`(
        kind: ArchitectureQuestion.KitsKind,
        source: KitsSource
    ) {
        let asked = Asked(.newProject(name: "Notes", kind, from: "kits"), .written)
        #expect(asked.requests == [.createProject(ProjectOptions(name: "Notes", kits: source, version: "1.2.3"))])
        let english = Asked(.newProject(name: "Notes", kind, from: "kits", .english), .written).requests
        #expect(
            english == [
                .createProject(ProjectOptions(name: "Notes", kits: source, version: "1.2.3", isEnglish: true))
            ]
        )
        #expect(
            asked.lines == [
                "Created 'a/shop/Notes'.", "'make -C a/shop/Notes run' opens the app.",
                "'make -C a/shop/Notes test' checks the architecture and runs the tests.",
            ]
        )
    }

    @Test func `a command names a folder as a word of the shell`() {
        let asked = Asked(.newProject(name: "It's (new)", .url, from: "kits"), .written)
        #expect(asked.lines[1] == #"'make -C 'a/shop/It'\''s (new)' run' opens the app."#)
    }

    @Test func `an existing folder is named, without the advice about rules`() {
        let error = ApplicationError(.storage(.exists(path: "Notes")))
        let alert = Asked(.newProject(name: "Notes", .url, from: "kits"), .failed(error)).alert
        #expect(alert?.message.english == "'Notes' already exists and was not changed.")
        #expect(alert?.outcome == .storage)
    }
}
