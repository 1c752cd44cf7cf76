import Foundation

/// Prints one line: the least that a program with Foundation takes to start.
@main
enum Main {
    static func main() {
        FileHandle.standardOutput.write(Data("started\n".utf8))
    }
}
