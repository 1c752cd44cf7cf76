import Foundation

/// A program that prints one line: the minimum start of a program with Foundation.
@main
enum Main {
    static func main() {
        FileHandle.standardOutput.write(Data("started\n".utf8))
    }
}
