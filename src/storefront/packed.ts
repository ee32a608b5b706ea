/*
 * Loader data is sent in a format of numbered references, in which every number differs, so a large view compresses badly.
 * As one JSON text the list page is a seventh smaller. The text travels inside a quoted text inside a quoted text: with its
 * own quotation marks and apostrophes exchanged, hardly a character needs escaping.
 */

/** A view as the text that travels; `unpack` gives it back. */
export type Packed<View> = string & { readonly packed?: View }

export function pack<View>(view: View): Packed<View> {
  return exchanged(JSON.stringify(view))
}

export function unpack<View>(text: Packed<View>): View {
  return JSON.parse(exchanged(text)) as View
}

/** Its own inverse. */
function exchanged(text: string): string {
  return text.replaceAll(/["']/g, (mark) => (mark === '"' ? "'" : '"'))
}
