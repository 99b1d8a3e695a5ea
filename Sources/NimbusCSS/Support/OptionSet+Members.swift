extension OptionSet where Element == Self {
    /// Inserts or removes a member.
    package mutating func set(_ member: Self, to isMember: Bool) {
        if isMember { insert(member) } else { remove(member) }
    }
}
