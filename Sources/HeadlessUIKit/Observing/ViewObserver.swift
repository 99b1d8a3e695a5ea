#if !canImport(ObjectiveC)
/// Somebody who watches a property of a view, for as long as they care.
struct ViewObserver {
    weak var observation: NSKeyValueObservation?
}
#endif
