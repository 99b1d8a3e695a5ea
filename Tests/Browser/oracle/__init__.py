"""The browser oracle: random and hand-written stylesheets, answered by Chromium."""
