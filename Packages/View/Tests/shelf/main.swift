import CommandLineKit
import PresentationKit

/// Prints what its arguments ask for, in the form that the tests compare.
do throws(UsageFailure) {
    switch try Shelf.program.request(for: Array(CommandLine.arguments.dropFirst())) {
    case .run(let invocation, let options):
        print(invocation, options.host ?? "")
    case .answer(let answer):
        let text = await Shelf.program.text(of: answer, wording: Wording(.english), width: 80) { question in
            question.source == Shelf.labels ? Shelf.candidates : []
        }
        print(text, terminator: "")
    }
} catch {
    print(Wording(.english)(error))
}
