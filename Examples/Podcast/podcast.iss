// The screen: each view is placed by the views before it.
#player {
    backgroundColor: @paper;

    #cover {
        backgroundColor: @sea;
        cornerRadius: @radius * 2;
        layout: size(240, 240) top(parent + @margin) centerX(parent);

        #monogram { font: systemBold 72; textColor: @paper; layout: center(parent, parent); }
    }
    #show { layout: top(cover.bottom + @margin) centerX(parent); }
    #episode {
        textAlignment: center;
        layout: top(show.bottom + 4) left(parent + @margin) right(parent - @margin);
    }

    #progress { layout: height(30) top(episode.bottom + @gap) left(parent + @margin) right(parent - @margin); }
    #elapsed { layout: top(progress.bottom) left(progress.left); }
    #remaining { layout: top(progress.bottom) right(progress.right); }

    #play { layout: size(112, 52) top(elapsed.bottom + @gap) centerX(parent); }
    .skip { layout: size(72, 52) top(play.top); }
    #back { layout: size(72, 52) top(play.top) right(play.left - @gap); }
    #forward { layout: size(72, 52) top(play.top) left(play.right + @gap); }

    #next { layout: top(play.bottom + @margin) left(parent + @margin) right(parent - @margin) bottom(parent); }
}

// The list below it.
#next {
    display: flex; flexDirection: column;

    .heading { marginBottom: 4; }
    .row {
        display: flex; flexDirection: row; justifyContent: space-between; alignItems: center;
        padding: 12; margin-top: 8;
        backgroundColor: white; cornerRadius: @radius;

        &:nth-child(even) { backgroundColor: mix(white, @paper); }
    }
    .playing { backgroundColor: gradient(lighten(@sea, 10%), @sea); label { textColor: white; } }
}

// A tablet, and a phone on its side, have the list beside the player.
#player:landscape {
    #cover { layout: size(150, 150) top(parent + @gap) centerX(parent.width * 0.25); }
}
