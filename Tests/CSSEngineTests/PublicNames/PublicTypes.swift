import CSSEngine
import CSSLint
import Foundation

#if canImport(SwiftUI)
import SwiftUI
#endif

/// All public types of the engine, named in a file that imports what apps import. A name that is ambiguous with a type of
/// Foundation or SwiftUI is a compiler error here.
enum PublicTypes {
    static let all: [Any.Type] = [
        CSS.Color.self, CSS.Environment.self, CSS.Unit.self, AnyCustomValue.self, ColorSpace.self,
        ComputedProperty.self, ComputedStyle.self, Diagnostic.self, DiagnosticFormatter.self, Dialect.self,
        ElementChanges.self, ElementState.self, FontDescription.self, FontMetrics.self, GradientValue.self,
        GridTrackList.self, ImageCandidate.self, ImageFunction.self, Keyword.self, Lint.self, MatchedDeclaration.self,
        MatchedRule.self, MathExpression.self, Origin.self, Property.self, PropertyID.self, PropertyTable.self,
        Quirks.self, RuleOrdering.self, SelectorOptions.self, Source.self, SourceLocation.self, Specificity.self,
        StyleDifference.self, (any StyleElement).self, StyleEngine.self, StyleInspector.self, StyleNode.self,
        StyleUpdate.self, StyleVariant.self, Stylesheet.self, SymbolicColor.self, TransformFunction.self, Value.self,
    ]
}
