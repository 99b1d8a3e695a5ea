import CSSEngine

/// A layout declaration that cannot take effect.
public struct LayoutProblem: Hashable, Sendable {
    /// The reason why a declaration cannot take effect.
    public enum Kind: Hashable, Sendable {
        /// The view is positioned relative to a view whose position depends on it.
        case cycle
        /// `-mobile-relative` or `layout` contains an id that no other view has.
        case missingTarget(id: String)
        /// The view has a margin but no `-mobile-relative`. A margin is the distance from the target of
        /// `-mobile-relative`.
        case marginWithoutTarget
        /// Auto Layout places the view, so that a property has no effect: a position, or a size that no constraint can
        /// express.
        case constrained(property: String)
        /// The button has a configuration, and configurations have no equivalent of a property.
        case configured(property: String)
        /// The value of a property is relative to the superview, but the view has no superview. Also reported if the
        /// view has moved to a different superview since the last placement. `refreshView(_:)` then places the view
        /// again.
        case missingSuperview(property: String)
        /// The padding of a button, a text view, an ``NILabel`` or an ``NITextField`` is a percentage. These views draw their
        /// padding and accept only lengths.
        case percentagePadding(property: String)
        /// The box layout places the view, but the value is not valid in the CSS box model. An example is a negative
        /// width, or a property of Nimbus CSS such as `-mobile-halign`. The initial value is used instead.
        case nonstandardInBox(property: String)
        /// The box layout does not support the value of a property. Unsupported are `position: sticky` without a
        /// scroll view around, `position: fixed` in a container that does not fill its window, and some calculations with percentages.
        case unsupportedInBox(property: String)
        /// The view draws its content over the padding of its box, or its border over the content, as a plain `UILabel` does.
        /// Use ``NILabel`` or ``NITextField``, whose content is inside both.
        case paddingOverContent(property: String)
        /// The value of `box-shadow` has parts that no layer can show: an inner shadow, a spread, or a second shadow.
        case unsupportedShadow(property: String)
        /// A property of the images behind a view, such as `background-size`, but there is no `background-image`. Reported if
        /// this is true of all views that the declaration applies to.
        case withoutBackgroundImage(property: String)
        /// The images behind a view cannot be drawn with a value, such as `background-attachment: fixed`, or there are more than
        /// 256 images.
        case unsupportedBackground(property: String)
        /// The view clips its content, and its outline outside of the view with it. A negative `outline-offset` moves the outline
        /// inwards.
        case clippedOutline(property: String)
        /// The style of a border or an outline is drawn as `solid`, because views have `solid`, `dashed` and `dotted` lines.
        case unsupportedLineStyle(property: String)
        /// UIKit places the view elsewhere, such as a view above the keyboard, and gives it a width. Only its height has an effect.
        case placedByToolkit(property: String)
        /// The view clips its content, and its shadow with it. Examples are text views, and image views with rounded corners.
        case clippedShadow(property: String)
        /// The view is in a container of the box layout, but Auto Layout determines its frame. The box of the view only
        /// takes up space in the container.
        case constrainedInBox
        /// The containers are nested so deeply that the box layout does not place the subviews of the view.
        case tooDeepInBoxes
        /// The class of the view does not have a property, for example `text-align` of a button. Reported if no view that
        /// the declaration applies to has the property.
        case unsupportedByClass(property: String)
        /// A property of a view in a container, such as `flex-grow`, but the view is not in a container. Reported if this
        /// is true of all views that the declaration applies to.
        case outsideContainer(property: String)
        /// A property of containers, such as `gap`, but the view is not a container. Reported if this is true of all
        /// views that the declaration applies to.
        case withoutContainer(property: String)
        /// `overflow` is `scroll` or `auto`, but only a `UIScrollView` scrolls. The view clips its content.
        case scrollingOutsideScrollView(property: String)
        /// The view is 0 points wide or high, and its subviews are outside. The view has no size, and it is not in a
        /// container that gives it one.
        case collapsed
        /// The view is in a container, but it has no `display` that makes it a container. Its subviews have no size.
        case unplacedSubviews
    }

    /// The reason.
    public let kind: Kind
    /// The class of the view.
    public let viewClass: String
    /// The id of the view. `nil` if the view has no id.
    public let id: String?
    /// The location of the declaration. `nil` if the declaration is in the view's inline style.
    public let location: SourceLocation?

    package init(kind: Kind, viewClass: String, id: String?, location: SourceLocation?) {
        (self.kind, self.viewClass, self.id, self.location) = (kind, viewClass, id, location)
    }
}
