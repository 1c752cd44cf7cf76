extension CollectionView {
    /// The identities of the marked items in the order of the list, or that of the selected item if none is marked.
    ///
    /// A command for several items acts on these.
    ///
    /// - Complexity: O(n) in the number of rows if items are marked.
    public var targets: [ID] {
        guard !marked.isEmpty, let content else { return selection.map { [$0] } ?? [] }
        return (0..<rowCount).map(content.id(atRow:)).filter(marked.contains)
    }

    /// Marks items in place of those that are marked, without an event; those that the list does not have are ignored.
    public func mark(_ ids: Set<ID>) {
        guard let content else { return }
        marked = ids.filter(content.contains)
        host?.setNeedsUpdate()
    }

    func toggleMark() {
        guard let selection else { return }
        if marked.contains(selection) {
            setMarked(marked.subtracting([selection]))
        } else {
            setMarked(marked.union([selection]))
            lastMarked = selection
        }
    }

    func markRange() {
        guard let content, let selectedRow else { return }
        let start = lastMarked.flatMap(content.row(of:)) ?? selectedRow
        let range = min(start, selectedRow)...max(start, selectedRow)
        setMarked(marked.union(range.map(content.id(atRow:))))
        lastMarked = selection
    }

    func markAll() {
        guard let content else { return }
        setMarked(Set((0..<rowCount).map(content.id(atRow:))))
    }

    func removeMarks() {
        lastMarked = nil
        setMarked([])
    }

    private func setMarked(_ ids: Set<ID>) {
        guard ids != marked else { return }
        marked = ids
        host?.setNeedsUpdate()
        marks.send(ids)
    }
}
