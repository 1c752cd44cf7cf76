import Foundation
public import ReportKit

extension ExitOutcome {
    /// Ends the process with the code of the outcome; everything is written by then.
    ///
    /// Threads of libraries that still run must not meet their libraries being taken down, so nothing is. Under the address
    /// sanitizer, a usual exit takes them down, because it includes the search for leaks.
    ///
    /// - Parameter searchesLeaks: a Boolean value that indicates whether the address sanitizer searches for leaks; false for a
    ///   program that does not wait for the threads of its libraries.
    public func exit(searchesLeaks: Bool = true) -> Never {
        #if ADDRESS_SANITIZER
            if searchesLeaks { Foundation.exit(code) }
        #endif
        _exit(code)
    }
}
