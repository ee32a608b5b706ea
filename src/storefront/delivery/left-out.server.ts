/**
 * The end of `<!--$!-->`, which React leaves where a part was not rendered on the server, as it waits for something or is broken. Every
 * page is searched for it: `$` is rare there, where each element begins with `<`. In what a page shows, each `>` is escaped.
 */
export const LEFT_OUT = '$!-->'
