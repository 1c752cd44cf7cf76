extension UIStandIn {
    /// What ends the tasks in the background when their time is over.
    private static var backgroundTasks: [UIBackgroundTaskIdentifier: @MainActor @Sendable () -> Void] = [:]
    private static var lastBackgroundTask = 0

    /// The number of tasks in the background that have not ended.
    public static var pendingBackgroundTasks: Int { backgroundTasks.count }

    static func beginBackgroundTask(_ expire: @escaping @MainActor @Sendable () -> Void) -> UIBackgroundTaskIdentifier {
        lastBackgroundTask += 1
        let id = UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
        backgroundTasks[id] = expire
        return id
    }

    static func endBackgroundTask(_ id: UIBackgroundTaskIdentifier) {
        if backgroundTasks.removeValue(forKey: id) == nil {
            log("Can't end BackgroundTask: no background task exists with identifier \(id.rawValue).")
        }
    }

    /// Ends the time of the tasks in the background: the system ends an app that does not end them then.
    public static func expireBackgroundTasks() {
        for expire in backgroundTasks.values { expire() }
        precondition(backgroundTasks.isEmpty, "The app did not end its tasks in the background in time.")
    }
}
