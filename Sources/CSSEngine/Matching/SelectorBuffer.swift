/// The selectors of a rule index in plain memory, so that matching counts no references and copies no arrays.
struct SelectorBuffer: ~Copyable {
    private let partTable: UniqueArray<SelectorComponent>
    private let startTable: UniqueArray<UInt32>
    private let complexTable: UniqueArray<ComplexSelector>
    private let listTable: UniqueArray<SelectorList>
    private let nthTable: UniqueArray<NthPattern>
    private let stepTable: UniqueArray<RelativeStep>

    init(_ table: SelectorTable) {
        partTable = UniqueArray(table.parts)
        startTable = UniqueArray(table.parts.indices.map { table.start(ofPart: UInt32($0)) })
        complexTable = UniqueArray(table.complexes)
        listTable = UniqueArray(table.lists)
        nthTable = UniqueArray(table.nths)
        stepTable = UniqueArray(table.relativeSteps)
    }

    @inline(__always) func part(_ index: UInt32) -> SelectorComponent { partTable.base[Int(index)] }

    /// The index of the first part that belongs to a part: its own, or the first part of its nested list. The compound
    /// goes on to the left of it.
    @inline(__always) func start(ofPart index: UInt32) -> UInt32 { startTable.base[Int(index)] }

    @inline(__always) func complex(_ index: UInt32) -> UnsafePointer<ComplexSelector> {
        UnsafePointer(complexTable.base + Int(index))
    }

    @inline(__always) func list(_ index: UInt32) -> UnsafePointer<SelectorList> {
        UnsafePointer(listTable.base + Int(index))
    }

    @inline(__always) func nth(_ index: UInt32) -> NthPattern { nthTable.base[Int(index)] }

    @inline(__always) func step(_ index: UInt32) -> RelativeStep { stepTable.base[Int(index)] }
}
