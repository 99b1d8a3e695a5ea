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
        CSS.Color.self, CSS.Environment.self, CSS.Unit.self,
        CSSWideKeyword.self, ColorAdjustment.self, ColorExpression.self, ColorFunction.self, ColorMix.self,
        ColorSpace.self,
        ComputedProperty.self, ComputedStyle.self, DefinedVariables.self, Diagnostic.self, DiagnosticFormatter.self,
        ElementChanges.self, ElementState.self, Keyword.self, KeywordSet.self, Lint.self, MatchedDeclaration.self,
        MatchedRule.self, MathExpression.self, Origin.self, ParsedStylesheet.self, Property.self, PropertyGrammar.self,
        PropertyID.self, PropertyTable.self, Quirks.self, ResolutionContext.self, Shorthand.self, Source.self,
        SourceLocation.self, Specificity.self, StyleDifference.self, (any StyleElement).self, StyleEngine.self,
        StyleNode.self,
        StyleUpdate.self, StyleVariant.self, Stylesheet.self, SystemColor.self, TokenKind.self, TransformFunction.self,
        TransformMatrix.self, Value.self, ValueDependencies.self,
    ]
}
