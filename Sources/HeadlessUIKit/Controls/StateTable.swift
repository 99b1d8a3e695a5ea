/// The values of a property of a control, by state.
struct StateTable<Value> {
    /// The value of the normal state. Most controls have no other value, so that the array stays empty.
    private var normal: Value?
    private var others: [(state: UIControl.State, value: Value)] = []

    /// The value that was set for exactly this state.
    subscript(state: UIControl.State) -> Value? {
        get { state == .normal ? normal : others.first { $0.state == state }?.value }
        set {
            if state == .normal {
                normal = newValue
                return
            }
            let index = others.firstIndex { $0.state == state }
            switch (index, newValue) {
            case (let index?, let value?): others[index].value = value
            case (let index?, nil): others.remove(at: index)
            case (nil, let value?): others.append((state, value))
            case (nil, nil): break
            }
        }
    }

    /// Returns the value for a state, or the value of the normal state if none was set.
    func effective(_ state: UIControl.State) -> Value? { self[state] ?? normal }
}
