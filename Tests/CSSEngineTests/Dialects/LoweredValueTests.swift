import Testing

@testable import CSSEngine

@Suite struct LoweredValueTests {
    @Test(
        "Numbers and booleans",
        arguments: [
            ("alpha", "3 * (1 - 0.75)", "0.75"), ("cornerRadius", "7 ** 2", "49px"), ("hidden", "3 >= 4", "visible"),
            ("hidden", "(2 > 1) && !(3 > 4)", "hidden"), ("hidden", "2 < 1 || 1", "hidden"), ("hidden", "0", "visible"),
            ("alpha", "-5", "-5"), ("alpha", "+3", "+3"), ("alpha", ".5", ".5"), ("alpha", "4 * 2 - (1.5*2 + 1)", "4"),
            ("alpha", "5/2", "2.5"), ("alpha", "3 -2", "1"), ("alpha", "2 ** 3 ** 2", "512"), ("alpha", "5px", "5"),
            ("cornerRadius", "@w * 2 + 1", "calc((var(--w) * 2 + 1) * 1px)"), ("cornerRadius", "@w", "var(--w)"),
            ("cornerRadius", "(@w)-2", "calc((var(--w) - 2) * 1px)"),
            ("alpha", "@w - (@v - 1)", "calc(var(--w) - (var(--v) - 1))"),
            ("alpha", "@w ** 2", "calc(pow(var(--w), 2))"),
            ("cornerRadius", "var(--w)", "var(--w)"), ("margin", "var(--w)", "var(--w)"),
            ("alpha", "var( --w ) / 2", "calc(var(--w) / 2)"),
            ("hidden", "var(--on)", "choose(var(--on), hidden, visible)"), ("alpha", "abc", "abc"),
            ("hidden", "YES", "hidden"), ("hidden", "true", "hidden"), ("hidden", "off", "visible"),
            ("clipsToBounds", "no", "visible"), ("exclusiveTouch", "yes", "true"),
            ("alpha", "1 +", "1 +"), ("hidden", "1 >", "1 >"), ("alpha", "2 * * 3", "2 * * 3"),
            ("hidden", "@on", "choose(var(--on), hidden, visible)"),
            ("hidden", "@w > 3", "choose(var(--w) > 3, hidden, visible)"), ("alpha", "current", "current"),
        ]) func numbersAndBooleans(property: String, value: String, expected: String)
    {
        #expect(InterfaCSS.value(property, value) == expected)
    }

    @Test(
        "Words",
        arguments: [
            ("contentMode", "TopLeft", "top-left"), ("contentMode", "UIViewContentModeBottomRight", "bottom-right"),
            ("autoresizingMask", "width, height left", "width height left"),
            ("autoresizingMask", "UIViewAutoresizingFlexibleTopMargin", "top"), ("contentMode", "4", "center"),
            ("contentMode", "99", "99"),
            ("keyboardType", "7", "email-address"), ("autoresizingMask", "18", "width height"),
            ("lineBreakMode", "3", "head-truncate"), ("textAlign", "4", "start"),
            ("autoresizingMask", "width|bogus|top", "width top"),
            ("autoresizingMask", "flexibleWidth-flexibleHeight", "width height"),
            ("autoresizingMask", "flexible-width-top", "top"), ("lineBreakMode", "sideways", ".a { }"),
            ("lineBreakMode", "truncatingTail", "tail-truncate"), ("keyboardType", "emailAddress", "email-address"),
            ("keyboardType", "URL", "url"), ("contentMode", "@m", "var(--m)"),
            ("contentVerticalAlignment", "center", "middle"),
        ]) func words(property: String, value: String, expected: String)
    {
        #expect(InterfaCSS.value(property, value) == expected)
    }

    @Test(
        "Strings",
        arguments: [
            (#""It's""#, #""It's""#), ("'Q'", "'Q'"), ("Plain words", #""Plain words""#),
            (#""say \"no\" now""#, #""say \"no\" now""#), (#"L("key")"#, #"localized("key")"#),
            (#""a\nb""#, #""a\a b""#), (#""\u00e9\U0001F600""#, #""é😀""#), (#""C:\dir""#, #""C:\\dir""#),
            (#""abc" def"#, #""abc""#), ("@name", "var(--name)"), ("me@2.org", #""me@2.org""#),
            ("me@home.org", #"concat("me", var(--home, "@home"), ".org")"#),
            (#""Hi @who""#, #"concat("Hi ", var(--who, "@who"))"#),
            ("Localized('k')", "localized('k')"), ("http: 5", #""http: 5""#),
            (#""// no comment""#, #""// no comment""#),
        ]) func strings(value: String, expected: String)
    {
        #expect(InterfaCSS.value("text", value) == expected)
    }

    @Test(
        "Geometry",
        arguments: [
            ("contentSize", "size(6 * 5, 3 ** 3)", "30px 27px"), ("contentSize", "7, 8", "7px 8px"),
            ("contentSize", "size(3)", "3px 3px"), ("contentSize", "(1, 2)", "1px 2px"),
            ("contentSize", "@size", "size(var(--size))"), ("contentSize", "@w, 2", "size(var(--w), 2)"),
            ("contentInset", "insets(1,2,3,4)", "1px 2px 3px 4px"), ("contentInset", "insets(5, 6)", "5px 6px 5px 6px"),
            ("contentInset", "7", "7px 7px 7px 7px"), ("searchTextPositionAdjustment", "offset(3, 4)", "3px 4px"),
            ("center", "parent(20, -30)", "superview(20px, -30px)"), ("center", "window(-10, 5)", "window(-10px, 5px)"),
            ("center", "point(8, 9)", "8px 9px"), ("center", "superview", "superview()"),
            ("anchorPoint", "0.5, 1", "50% 100%"), ("anchorPoint", "point(@x, 1/4)", "point(var(--x), 1/4)"),
            ("frame", "rect(1,2,3,4)", "rect(1px, 2px, 3px, 4px)"),
            ("frame", "parent(10, 20)", "superview(10px, 20px)"),
            ("frame", "parent(5, 10, 15, 20)", "superview(5px, 10px, 15px, 20px)"), ("frame", "window", "window()"),
            ("frame", "size(20%, 25%).left(12).top(8)", "size(20%, 25%) left(12px) top(8px)"),
            ("frame", "size(auto, *).left(10%) top(25%)", "size(auto, auto) left(10%) top(25%)"),
            ("frame", "left(50%).right(10).top(0)", "left(50%) right(10px) top(0px)"),
            ("frame", "size(auto,auto).insets(10%,20%,30%,40%)", "size(auto, auto) insets(10%, 20%, 30%, 40%)"),
            ("frame", "sizeToFit().top(10).left(20)", "size-to-fit() top(10px) left(20px)"),
            ("frame", #""{{1, 2}, {3, 4.5}}""#, "rect(1px, 2px, 3px, 4.5px)"), ("center", #""{1,-2}""#, "1px -2px"),
            ("contentSize", #""{1}""#, #""{1}""#), ("contentInset", #""{1, 2, 3, 4}""#, "1px 2px 3px 4px"),
            ("frame", "rect(--x, 1, var(--x), 2)", "rect(var(--x), 1, var(--x), 2)"),
            ("center", "point(--x, 1)", "point(var(--x), 1)"), ("frame", "banana", "banana"),
            ("frame", "1, 2, 3, 4", "1, 2, 3, 4"),
            ("transform", "rotate(90) translate(10, 0)", "translate(10px, 0px) rotate(90deg)"),
            ("transform", "scale(2)", "scale(2, 2)"), ("transform", "none", "none"), ("transform", "identity", "none"),
            ("transform", "rotate(@a)", "rotate(var(--a))"),
        ]) func geometry(property: String, value: String, expected: String)
    {
        #expect(InterfaCSS.value(property, value) == expected)
    }

    @Test(
        "Colours",
        arguments: [
            ("#369", "#369"), ("#3698", "#3698"), ("#33669980", "#33669980"), ("#12345", "magenta"),
            ("rgb(10, 20, 30)", "rgb(10, 20, 30)"), ("rgba(10,20,30,0.5)", "rgba(10,20,30,0.5)"),
            ("rgb(1,2)", "magenta"),
            ("nosuch", "magenta"), ("RED", "red"), ("redColor", "red"), (#""red""#, "red"), ("green", "#0f0"),
            ("clear", "transparent"), ("tomato", "tomato"), ("lightTextColor", "lighttextcolor"),
            ("lighten(#336699, 25%)", "lighten(#336699, 25%)"), ("darken(#369, 50)", "darken(#369, 50%)"),
            ("saturate(fadeout(#336699, 50%), 30%)", "saturate(fade-out(#336699, 50%), 30%)"),
            ("lighten(@c, @p)", "lighten(var(--c), var(--p))"), ("frob(red, 2)", "red"),
            ("opacity(red, 0.5)", "rgb(from red r g b / 0.5)"),
            ("gradient(red, #00f)", "linear-gradient(red, #00f)"), (#"image("a b.png")"#, #"url("a b.png")"#),
            ("p.png", #"url("p.png")"#), ("@c", "var(--c)"), ("var(--c)", "var(--c)"),
            ("var(--c, red)", "var(--c, red)"),
            ("lighten(var(--c), 5)", "lighten(var(--c), 5%)"), ("hsl(120, 50%, 50%)", "hsl(120, 50%, 50%)"),
        ]) func colours(value: String, expected: String)
    {
        #expect(InterfaCSS.value("backgroundColor", value) == expected)
    }

    @Test(
        "Images and fonts",
        arguments: [
            ("image", "pic.png", #"url("pic.png")"#), ("image", #""pic.png""#, #"url("pic.png")"#),
            ("image", "image(pic.png)", #"url("pic.png")"#), ("image", "image('pic.png')", #"url("pic.png")"#),
            ("image", "image(pic.png, 1, 2, 3, 4)", #"resizable(url("pic.png"), 1px, 2px, 3px, 4px)"#),
            ("image", "image(pic.png, 1, 2)", #"stretchable(url("pic.png"), 1px, 2px)"#),
            ("image", "#369", "image(#369)"), ("image", "lighten(#369, 10%)", "image(lighten(#369, 10%))"),
            ("image", "red", #"image("red", red)"#), ("image", "@c", "image(var(--c))"),
            ("image", "image(blue)", #"image("blue", blue)"#),
            ("image", #"url("http://example.com/c.png")"#, #"url("http://example.com/c.png")"#),
            ("image", #"url("http://me@home.org/c.png")"#, #"url("http://me@home.org/c.png")"#),
            ("background-image", #"url("me@home.png")"#, #"url("me@home.png")"#),
            ("font", "Courier 12", "12px Courier"), ("font", "12 Courier", "12px Courier"),
            ("font", #""Courier New" 12pt"#, #"12px "Courier New""#), ("font", "Courier", "default Courier"),
            ("font", "30", "30px system-ui"), ("font", "system 30", "30px system-ui"),
            ("font", "systemBold 30", "bold 30px system-ui"), ("font", "italicSystemFont 30", "italic 30px system-ui"),
            ("font", "Arial, 12", "12px Arial"), ("font", "GillSans-Bold 14", "14px GillSans-Bold"),
            ("font", "@f", "font(var(--f))"), ("font", "var(--f)", "font(var(--f))"),
            ("font", "system-light 12", "light 12px system-ui"), ("font", "Headline", "headline"),
            ("font", "body 600", "600 body system-ui"), ("font", "caption1(20)", "caption1"),
            ("font", "title1(30) semibold 20 Georgia", "semibold 20 Georgia"),
            ("font", "scaled 20 Georgia", "20px Georgia"), ("font", "body 20", "20px system-ui"),
            ("font", "@face @sz", "font(var(--face) var(--sz))"),
            ("font", "bigger(Courier 14, 2)", "16px Courier"), ("font", "smaller(Courier 14, 2)", "12px Courier"),
            ("font", "bigger(Arial, 2)", "16px Arial"), ("font", "fontWithSize(@f, 9)", "font-with-size(var(--f), 9)"),
            ("font", "larger(@f, @d)", "bigger(var(--f), var(--d))"),
            ("font", "bold 12px/1.5 Arial", "bold 12px/1.5 Arial"),
        ]) func imagesAndFonts(property: String, value: String, expected: String)
    {
        #expect(InterfaCSS.value(property, value) == expected)
    }

    @Test(
        "Attributed strings",
        arguments: [
            (
                #""ab" (font: Courier 12, color: red), "cd" (underlineStyle: double dot, kern: 2)"#,
                #"text("ab", font(12px Courier), color(red)) text("cd", underline-style(double dot), kern(2px))"#
            ),
            (
                #"L("k1") (font: Courier 12) L("k2") ()"#,
                #"text(localized("k1"), font(12px Courier)) text(localized("k2"))"#
            ),
            (#""x" (bogus: 1, color: blue)"#, #"text("x", color(blue))"#),
            ("@all", "var(--all)"), (#""a" (color: @c)"#, #"text("a", color(var(--c)))"#),
            (#"text("a", color(greenColor))"#, #"text("a", color(#0f0))"#),
            (#"text("a" (kern: 1) "b" ())"#, #"text("a", kern(1px)) text("b")"#),
            (#""a" (lineSpacing: 2, text-alignment: center)"#, #"text("a", line-spacing(2px), text-align(center))"#),
        ]) func attributedStrings(value: String, expected: String)
    {
        #expect(InterfaCSS.value("attributedText", value) == expected)
    }

    @Test(
        "Layouts",
        arguments: [
            (
                "size(50, 60), left(parent + 5), top(parent + 7)",
                "width(50px) height(60px) left(parent left + 5px) top(parent top + 7px)"
            ),
            ("size(40, 40), left(a), top(a)", "width(40px) height(40px) left(#a right) top(#a bottom)"),
            (
                "left(parent.left + 30).right(parent.right - 40) top(10)",
                "left(parent left + 30px) right(parent right - 40px) top(10px)"
            ),
            ("center(parent, parent.centerY - 20)", "center-x(parent center-x) center-y(parent center-y - 20px)"),
            (
                "size(2 * a.width, a + 15), bottomRight(parent, parent)",
                "width(#a width * 2) height(#a height + 15px) right(parent right) bottom(parent bottom)"
            ),
            ("width(50%)", "width(50%)"), ("width(parent.width * 0.5)", "width(parent width * 0.5)"),
            ("width(50% * parent)", "width(parent width * 0.5)"), ("left(a.right-10)", "left(#a right - 10px)"),
            ("left( 1.5*a.right + 2 )", "left(#a right * 1.5 + 2px)"), (#"left("my-id".right)"#, "left(#my-id right)"),
            ("left(#a)", "left(#a right)"), ("topRight(a, a)", "right(#a left) top(#a bottom)"),
            ("bottomLeft(a, a)", "left(#a right) bottom(#a top)"),
            ("size(a, 2 * a + 3)", "width(#a width) height(#a height * 2 + 3px)"),
            (
                "sizeToFit(3 * parent.width, 90), right(parent.left * 2), bottom(guide.bottom)",
                "size-to-fit() width(parent width * 3) height(90px) right(parent left * 2) bottom(guide bottom)"
            ),
            ("left(a-10)", "left(#a right - 10px)"), ("left(@gap)", "left(var(--gap))"),
            ("left(-5) bogus(1) top(2)", "left(-5px)"), ("leftMargin(parent)", "left-margin(parent left-margin)"),
        ]) func layouts(value: String, expected: String)
    {
        #expect(InterfaCSS.value("layout", value) == expected)
    }
}
