/// The member names of an object that describes a view.
enum MemberName: String, CaseIterable {
    case view
    case id
    case cssClass
    case text
    case title
    case placeholder
    case image
    case symbol
    case items
    case on
    case value
    case numberOfPages
    case currentPage
    case contentMode
    case axis
    case alignment
    case distribution
    case spacing
    case frame
    case tag
    case label
    case lang
    case bg
    case selector
    case state
    case style
    case rows
    case sections
    case subviews
}

extension MemberName {
    /// Returns the member that does what a member of HTML, of UIKit or of other formats does, in quotation marks. `nil`
    /// if there is none.
    static func counterpart(of name: String) -> String? {
        switch name.lowercased() {
        case "class", "classes", "classname", "classnames", "cssclasses": "“cssClass”"
        case "children", "childs", "views", "content", "contents", "elements": "“subviews”"
        case "src", "source", "url", "imagename", "icon": "“image”"
        case "type", "kind", "tagname", "element": "“view”"
        case "hidden", "ishidden", "visible", "visibility": #"“style” with "display: none""#
        case "enabled", "isenabled", "disabled": #"“state” with "disabled""#
        case "selected", "isselected", "checked": #"“state” with "selected""#
        case "background", "backgroundcolor", "color": "“bg”, or a style"
        case "identifier", "name": "“id”"
        case "html", "string", "innertext": "“text”"
        case "caption": "“title”"
        case "styles", "inlinestyle": "“style”"
        case "onclick", "action", "target", "ontap": "“selector”"
        case "x", "y", "width", "height", "bounds", "rect", "size": "“frame” with x, y, width and height"
        case "cells": "“rows”"
        case "accessibilitylabel", "aria-label", "arialabel", "alt": "“label”"
        default: nil
        }
    }
}
