extension UIView {
    func add(_ interaction: any UIInteraction) {
        if interaction.view === self { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        storedInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    func remove(_ interaction: any UIInteraction) {
        guard let index = storedInteractions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        storedInteractions.remove(at: index)
        interaction.didMove(to: nil)
    }

    func replaceInteractions(by new: [any UIInteraction]) {
        for old in storedInteractions where !new.contains(where: { $0 === old }) { remove(old) }
        for interaction in new { add(interaction) }
    }
}
