/*
 * Loader data is sent in a format of numbered references, in which every number differs: a large view compresses badly. As
 * one JSON text the list page is a seventh smaller (24.9 → 21.5 KB gzip), and the browser reads it faster.
 */

/** A view as the text that travels; `unpack` gives it back. */
export type Packed<View> = string & { readonly packed?: View }

export function pack<View>(view: View): Packed<View> {
  return JSON.stringify(view)
}

export function unpack<View>(text: Packed<View>): View {
  return JSON.parse(text) as View
}
