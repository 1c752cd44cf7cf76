import SubprocessRunner

/// The desktop's program that shows addresses, as it runs beside this one.
///
/// It is in a process group of its own and has no terminal, so that the key that interrupts this program closes no
/// window; and it is never ended.
struct DesktopProcess {
    private let end: AsyncStream<Int32>

    /// Starts a program; nil if there is none, or if it cannot be started.
    init?(_ command: BrowserCommand, environment: ProgramEnvironment) {
        guard let file = try? ProgramLaunch.file(of: command.program, in: environment) else { return nil }
        let start = ProgramLaunch(
            file,
            [command.program] + command.arguments,
            environment: environment,
            streams: [.file("/dev/null"), .file("/dev/null"), .file("/dev/null")],
            groupRole: .groupLeader
        )
        guard let child = try? start.spawn() else { return nil }
        let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
        end = stream
        child.onEnd { status in
            continuation.yield(status)
            continuation.finish()
        }
    }

    /// Waits for the end of the program.
    ///
    /// - Parameter gracePeriod: how long.
    /// - Returns: 0 if it succeeded, nil if it still runs or the task was cancelled.
    func status(within gracePeriod: Duration) async -> Int32? {
        await withTaskGroup(of: Int32?.self) { group in
            group.addTask { [end] in
                for await status in end { return status }
                return nil
            }
            group.addTask {
                try? await Task.sleep(for: gracePeriod)
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            return first
        }
    }
}
