## The workshop

ui-shop-about = Hold the box beside the screen and tick off what agrees.
ui-shop-games = Games in the workshop
ui-shop-of = { $n } of { $total }
ui-shop-against-box = verified against the box
ui-shop-of-verified = { $n } verified against the box
ui-shop-of-rulebook = { $n } from the rulebook
ui-shop-of-known = { $n } from public lists
ui-shop-of-reconstructed = { $n } reconstructed
ui-shop-loading = One moment …
ui-shop-search = Search components
ui-shop-kinds = Kinds
ui-shop-other-kinds = Other kinds …
ui-shop-sources = Sources
ui-shop-all = All
ui-shop-only-unverified = not verified
ui-shop-only-reconstructed = reconstructed only
ui-shop-only-verified = verified
ui-shop-only-mine = corrected by you
ui-shop-found = { $n } of { $total } components
ui-shop-hidden = { $n ->
    [one] { $n } other component is hidden by the search.
   *[other] { $n } other components are hidden by the search.
}
ui-shop-clear = Show all
ui-shop-next = Next not verified
ui-shop-all-verified = Everything here is verified.
ui-shop-unsaved = not saved yet
ui-shop-live = Drawn live
ui-shop-size = Size at the table
ui-shop-no-fields = This component has no values of its own.
ui-shop-less = Less
ui-shop-more = More
ui-shop-up = Move up
ui-shop-down = Move down
ui-shop-remove = Remove
ui-shop-add = Add …
ui-shop-none = nothing
ui-shop-yes = yes
ui-shop-no = no
ui-shop-effect-text = Another effect, in words of the data file
ui-shop-patterns = For example:
ui-shop-put = Put { $n }
ui-shop-put-back = Put back what it was
ui-shop-insist = The box really says { $n }
ui-shop-to-correct = { $n ->
    [one] { $n } field to correct
   *[other] { $n } fields to correct
}
ui-shop-source = Where this comes from
ui-shop-source-verified = Verified against the box
ui-shop-source-verified-about = I hold it in my hand
ui-shop-source-rulebook = Rulebook
ui-shop-source-rulebook-about = text or picture, with its page
ui-shop-source-reconstructed = Reconstructed
ui-shop-source-reconstructed-about = found nowhere, chosen to fit
ui-shop-by = Checked by
ui-shop-against = Which box
ui-shop-against-hint = English, second printing
ui-shop-page = Which rulebook, which page
ui-shop-undo = Undo
ui-shop-ours = Back to ours
ui-shop-save-next = Save and next
ui-shop-draft = { $n ->
    [one] { $n } component checked by you, kept in this browser
   *[other] { $n } components checked by you, kept in this browser
}
ui-shop-draft-none = You have checked no component yet.
ui-shop-files = Save, share, play
ui-shop-your-draft = Your corrections
ui-shop-draft-about = They live in this browser until you make a file of them. A file holds only what differs from ours, who checked it and when.
ui-shop-file-title = Name of the file
ui-shop-download = Download
ui-shop-keep = Save on this server
ui-shop-kept = The file is on the server.
ui-shop-play = Start a table with these cards
ui-shop-play-short = New table
ui-shop-upload = Open a file …
ui-shop-too-large = The file is larger than { $n } KB: it cannot be a file of corrections.
ui-shop-opened = The file is open: its corrections are now yours.
ui-shop-on-server = Files on this server
ui-shop-no-files = There are none yet.
ui-shop-open = Open
ui-shop-share = Share with all
ui-shop-unshare = Share no longer
ui-shop-drop = Delete
ui-shop-used = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
ui-shop-merge = Merge the two
ui-shop-merged = The two files are one now.
ui-shop-conflicts = { $n ->
    [one] The two do not agree on { $n } value. Which is right?
   *[other] The two do not agree on { $n } values. Which are right?
}
ui-shop-no-conflicts = The two agree with each other.
ui-shop-conflicts-left = { $n ->
    [one] { $n } to decide
   *[other] { $n } to decide
}
ui-shop-mine = Yours
ui-shop-theirs = The file’s
ui-shop-all-mine = All as yours
ui-shop-all-theirs = All as the file has it
ui-shop-cancel = Back
