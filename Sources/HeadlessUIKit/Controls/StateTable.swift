/// A value for each state of a control, as far as one was given.
struct StateTable<Value> {
    private var values: [UInt: Value] = [:]

    /// The value given for exactly this state.
    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// The value in effect: that of exactly this state, or else the normal one.
    func effective(_ state: UIControl.State) -> Value? {
        values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
    }
}
