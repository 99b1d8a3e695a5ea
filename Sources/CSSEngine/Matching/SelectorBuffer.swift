/// The selectors of a rule index in plain memory, so that matching neither counts references nor copies arrays.
struct SelectorBuffer: ~Copyable {
    private let componentTable: UniqueArray<SelectorComponent>
    private let startTable: UniqueArray<UInt32>
    private let complexTable: UniqueArray<ComplexSelector>
    private let listTable: UniqueArray<SelectorList>
    private let nthTable: UniqueArray<NthPattern>
    private let stepTable: UniqueArray<RelativeStep>

    init(_ table: SelectorTable) {
        componentTable = UniqueArray(table.components)
        startTable = UniqueArray(table.components.indices.map { table.start(ofComponent: UInt32($0)) })
        complexTable = UniqueArray(table.complexes)
        listTable = UniqueArray(table.lists)
        nthTable = UniqueArray(table.nths)
        stepTable = UniqueArray(table.relativeSteps)
    }

    @inline(__always) func component(_ index: UInt32) -> SelectorComponent { componentTable[Int(index)] }

    /// The index of the first component that belongs to a component; see `SelectorTable.start(ofComponent:)`.
    @inline(__always) func start(ofComponent index: UInt32) -> UInt32 { startTable[Int(index)] }

    @inline(__always) func complex(_ index: UInt32) -> UnsafePointer<ComplexSelector> {
        UnsafePointer(complexTable.pointer(to: Int(index)))
    }

    @inline(__always) func list(_ index: UInt32) -> UnsafePointer<SelectorList> {
        UnsafePointer(listTable.pointer(to: Int(index)))
    }

    @inline(__always) func nth(_ index: UInt32) -> NthPattern { nthTable[Int(index)] }

    @inline(__always) func step(_ index: UInt32) -> RelativeStep { stepTable[Int(index)] }
}
