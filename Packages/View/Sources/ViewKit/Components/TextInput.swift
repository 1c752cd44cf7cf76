/// A responder that takes typed text.
///
/// While one has the focus, keys that type a character insert it and perform no command.
@MainActor
public protocol TextInput: Responder {
    /// Inserts text that was typed or pasted, in which line breaks are LF.
    func insert(_ text: String)

    /// Deletes the character before the cursor.
    func deleteBackward()
}
