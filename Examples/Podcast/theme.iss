// The colours and measures of the app. The stylesheets that are loaded after this one use them.
@ink: #1f2a37;
@paper: #f7f4ec;
@accent: #b4472f;
@sea: #2f6f7e;
@quiet: fadeout(@ink, 40%);
@gap: 16;
@margin: 24;
@inset: 48;
@radius: 12;
