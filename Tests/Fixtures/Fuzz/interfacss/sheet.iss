@a: 4; .c { &:highlighted { color: lighten(#fff * 0.5, 20) } label { font: ${a}; frame: insets(1 2 3 4) } }
#i < .c { text: "a"; @include x }
