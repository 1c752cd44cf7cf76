extension Program<StandardOptions, AppScene> {
    /// The program of the app.
    static var app: Program {
        Program(
            "__app__",
            commands: [
                Command("__command__", abstract: __Feature__Invocation.group.abstract, make: { .__name__ })
            ]
        )
    }
}
