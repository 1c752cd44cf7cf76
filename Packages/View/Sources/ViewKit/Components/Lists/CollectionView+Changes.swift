/// The changes of the content that wait while cells are configured.
struct CollectionChanges {
    /// The number of layouts of one frame for cells that change the content whenever they are configured.
    static let mostLayouts = 8

    /// A Boolean value that indicates whether the list is being laid out, printed or changed.
    var areHeld = false
    var waiting: [@MainActor () -> Void] = []
}

extension CollectionView {
    /// Performs a change of the content, after the layout or the change that is under way.
    ///
    /// A cell that changes the rows while it is configured would change them under the layout that asks for it.
    func performChange(_ change: @escaping @MainActor () -> Void) {
        changes.waiting.append(change)
        if !changes.areHeld { performHeldChanges() }
    }

    /// Calls a closure during which changes of the content wait.
    func holdingChanges<Result>(_ body: () -> Result) -> Result {
        let wereHeld = changes.areHeld
        changes.areHeld = true
        defer { changes.areHeld = wereHeld }
        return body()
    }

    /// Performs the changes that were held and those that they cause; returns whether there was one.
    @discardableResult
    func performHeldChanges() -> Bool {
        guard !changes.areHeld, !changes.waiting.isEmpty else { return false }
        while !changes.waiting.isEmpty {
            let waiting = changes.waiting
            changes.waiting = []
            for change in waiting { holdingChanges(change) }
        }
        return true
    }
}
