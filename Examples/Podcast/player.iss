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
    #back { layout: size(72, 52) top(play.top) right(play.left - @gap); }
    #forward { layout: size(72, 52) top(play.top) left(play.right + @gap); }

    #next { layout: top(play.bottom + @margin) left(parent + @margin) right(parent - @margin) bottom(parent); }
}

// The list below it.
#next {
    .heading { layout: top(parent) left(parent); }
    #queue { layout: top(parent + 24) left(parent) right(parent) bottom(parent); }
}
.row {
    layout: height(44) left(parent) right(parent);
    backgroundColor: white; cornerRadius: @radius;

    .name { layout: left(parent + @gap) centerY(parent); }
    .caption { layout: right(parent - @gap) centerY(parent); }
}
#first { layout: height(44) left(parent) right(parent) top(parent); }
#second { layout: height(44) left(parent) right(parent) top(first.bottom + 8); }
#third { layout: height(44) left(parent) right(parent) top(second.bottom + 8); }
.playing { backgroundColor: @sea; .name, .caption { textColor: white; } }

// A phone on its side and a tablet have the list beside the player.
#player:landscape {
    #cover { layout: size(120, 120) top(parent + @gap) centerX(parent.width * 0.25); }
    #monogram { font: systemBold 40; }
    #show { layout: top(cover.bottom + @gap) centerX(cover); }
    #episode { layout: top(show.bottom + 4) left(parent + @margin) width(50% * parent - 48); }
    #progress { layout: height(30) top(episode.bottom + @gap) left(episode.left) right(episode.right); }
    #play { layout: size(112, 44) top(elapsed.bottom + 8) centerX(cover); }
    #back { layout: size(72, 44) top(play.top) right(play.left - @gap); }
    #forward { layout: size(72, 44) top(play.top) left(play.right + @gap); }
    #next { layout: top(parent + @margin) left(parent.centerX + @margin) right(parent - @margin) bottom(parent); }
}

// A small phone has a smaller cover, and less space around it.
#player:portrait:screenHeightLessThan(600) {
    #cover { layout: size(96, 96) top(parent + @gap) centerX(parent); }
    #monogram { font: systemBold 32; }
    #show { layout: top(cover.bottom + 8) centerX(parent); }
    #play { layout: size(112, 44) top(elapsed.bottom + 8) centerX(parent); }
    #back { layout: size(64, 44) top(play.top) right(play.left - @gap); }
    #forward { layout: size(64, 44) top(play.top) left(play.right + @gap); }
    #next { layout: top(play.bottom + @gap) left(parent + @margin) right(parent - @margin) bottom(parent); }
}

// A tablet has space for a large cover.
#player:pad:portrait {
    #cover { layout: size(420, 420) top(parent + @inset) centerX(parent); }
    #monogram { font: systemBold 120; }
}
#player:pad:landscape {
    #cover { layout: size(320, 320) top(parent + @inset) centerX(parent.width * 0.25); }
    #monogram { font: systemBold 96; }
    #next { layout: top(parent + @inset) left(parent.centerX + @margin) right(parent - @margin) bottom(parent); }
}
