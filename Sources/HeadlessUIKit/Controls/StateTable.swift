/// The values of a property of a control, by state.
struct StateTable<Value> {
    private var values: [UInt: Value] = [:]

    /// The value that was set for exactly this state.
    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// Returns the value for a state, or the value of the normal state if none was set.
    func effective(_ state: UIControl.State) -> Value? {
        values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
    }
}
