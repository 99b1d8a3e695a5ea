/// Is told about typing in a search bar.
@MainActor public protocol UISearchBarDelegate: AnyObject {
    /// The text is another.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// It is to be searched.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// It is not to be searched.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
