## Who you are

ui-password = Password
ui-account-about = A name is enough to play. With a password, the same name and its tables are yours in every browser.
ui-account-signed-in = You are signed in as { $name }.
ui-login = Sign in
ui-logout = Sign out
ui-register = Make an account
ui-rename = Use this name

## People


## The own account

ui-me-account = Your account, in every browser where you sign in.
ui-me-guest = You are a guest in this browser. With a password you keep your name, tables, games and rating everywhere.
ui-me-nobody = Nobody is signed in here.
ui-register-about = Everything you have played stays yours.
ui-save = Save
ui-saved = Saved
ui-password-old = Present password
ui-password-new = New password
ui-password-about = At least 8 characters; a few words that do not belong together are good. All other browsers are signed out.
ui-password-change = Change the password
ui-password-done = The password is changed; all other browsers are signed out
ui-password-forgot = Forgot the password?
ui-forgot-done = If this account has a confirmed e-mail address, a link is on its way. Otherwise ask the host of this server.
ui-mail = E-mail
ui-mail-good = Confirmed. A forgotten password can be reset through it.
ui-mail-none = Without a confirmed address only the host of this server can help when you forget the password.
ui-mail-never = This server sends no e-mail; its host can help when you forget the password.
ui-mail-change = Add or change an address
ui-language-about = Goes with your account to every browser.
ui-sessions = Where you are signed in
ui-sessions-about = { $n ->
    [one] In { $n } browser, this one.
   *[other] In { $n } browsers, this one included.
}
ui-everywhere = Sign out everywhere
ui-everywhere-done = Signed out everywhere
ui-data = Your data
ui-data-about = Everything this server knows of you, in one file. Or the end: your games remain with “a former player” in them, everything personal is gone.
ui-export = Download everything
ui-delete = Delete the account
ui-delete-ask = Delete { $name }?
ui-delete-about = You get up from all tables; code plays on for you. Name, addresses, messages, page and rating are gone at once, and cannot be brought back.
ui-delete-go = Delete for good
ui-reset = A new password
ui-reset-for = For { $name }. All browsers are signed out.
