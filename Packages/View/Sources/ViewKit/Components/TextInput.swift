/// A responder that takes typed text.
///
/// While one has the focus, keys that type a character insert it and perform no command.
///
/// ```swift
/// final class Echo: Responder, TextInput {
///     private(set) var text = ""
///
///     func insert(_ text: String) { self.text += text }
///     func deleteBackward() { text = String(text.dropLast()) }
/// }
/// ```
@MainActor
public protocol TextInput: Responder {
    /// Inserts text that was typed or pasted, in which line breaks are LF.
    func insert(_ text: String)

    /// Deletes the character before the cursor.
    func deleteBackward()
}
