import Foundation
import SubprocessRunner

/// A program that a test has started.
public struct RunningProgram: Sendable {
    private let child: ChildProcess
    private let output: Descriptor
    private let messages: Descriptor

    init(_ child: ChildProcess, output: Descriptor, messages: Descriptor) {
        self.child = child
        self.output = output
        self.messages = messages
    }

    /// A Boolean value that indicates whether the program has written to its standard output.
    package var hasPrinted: Bool { !output.contents().isEmpty }

    /// Kills the program and its children; after its end this has no effect.
    public func kill() {
        child.kill()
    }

    /// Sends a signal to the program and its children; after its end this has no effect.
    public func send(_ signal: Int32) {
        child.send(signal)
    }

    /// Stops the program until it is killed, and returns when it has stopped.
    ///
    /// On a system without `/proc` it may still run when this returns.
    public func stop() async {
        Foundation.kill(child.id, SIGSTOP)
        let path = "/proc/\(child.id)/stat"
        let still = #/\) [TZ] /#
        while let text = try? String(contentsOfFile: path, encoding: .utf8), !text.contains(still) {
            await Task.yield()
        }
    }

    /// Waits for the end of the program; cancelling the task kills it.
    public func end() async -> BuiltProgram.Run {
        let status = await withTaskCancellationHandler {
            await child.end()
        } onCancel: {
            child.kill()
        }
        return BuiltProgram.Run(
            output: String(decoding: output.contents(), as: UTF8.self),
            messages: String(decoding: messages.contents(), as: UTF8.self),
            status: status < 0 ? 128 - status : status
        )
    }
}
