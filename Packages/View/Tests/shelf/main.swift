import CommandLineKit
import PresentationKit

/// Prints the result of parsing its arguments, in the form that the tests compare.
do throws(UsageFailure) {
    switch try Shelf.program.request(for: Array(CommandLine.arguments.dropFirst())) {
    case .run(let invocation, let options):
        print(invocation, options.host ?? "")
    case .print(let text):
        let printed = await Shelf.program.text(of: text) { question in
            question.source == Shelf.labels ? Shelf.candidates : []
        }
        print(printed, terminator: "")
    }
} catch {
    print(Wording(.english)(error.phrase))
}
