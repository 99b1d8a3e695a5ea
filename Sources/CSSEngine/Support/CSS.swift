/// The namespace of types whose plain names are ambiguous in files that also import Foundation or SwiftUI.
public enum CSS {}
