extension TextView {
    /// Shows the attachments of the visible lines, each in a component that exists while it is visible.
    func placeAttachments() {
        let bottom = line + frame.size.rows
        let end = text.attachments.partitioningIndex { $0.line >= bottom }
        let visible = text.attachments[..<end].filter { $0.lines.upperBound > line }
        let numbers = visible.map(\.number)
        for (number, component) in attachmentViews where !numbers.contains(number) {
            component.removeFromParent()
            attachmentViews[number] = nil
        }
        for attachment in visible {
            guard let component = attachmentViews[attachment.number] ?? makeAttachment?(attachment.number) else {
                continue
            }
            if component.parent !== self { add(component) }
            attachmentViews[attachment.number] = component
            let origin = Point(column: textStart + attachment.column, row: attachment.line - line)
            component.frame = Rect(origin, attachment.size)
        }
        guard numbers != visibleAttachments else { return }
        visibleAttachments = numbers
        attachmentChanges.send(numbers)
    }

    func removeAttachments() {
        for component in attachmentViews.values { component.removeFromParent() }
        attachmentViews = [:]
        visibleAttachments = []
    }
}
