/**
 * The end of `<!--$!-->`, which React leaves where a part was not rendered on the server, as it waits for something or is broken. It is
 * looked for in every page, and nothing else there has a dollar sign as often as each element has a `<`.
 */
export const LEFT_OUT = '$!-->'
