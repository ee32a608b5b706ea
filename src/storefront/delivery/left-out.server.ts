/** React leaves this where a part was not rendered on the server, as it waits for something or is broken. */
export const LEFT_OUT = '<!--$!-->'
