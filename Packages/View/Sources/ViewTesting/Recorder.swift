/// The values that a test has seen, for example those of an event that it observes.
@MainActor
package final class Recorder<Value> {
    package var all: [Value] = []

    package init() {}
}
