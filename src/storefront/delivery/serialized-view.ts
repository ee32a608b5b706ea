/**
 * A view as one JSON text. The router sends loader data in a format of numbered references, in which every number differs, so that a large
 * view compresses badly.
 */
export type SerializedView<View> = string & { readonly view?: View }

/** Views that stay parsed: on a server those of pages rendered at the same time, in a browser the present ones and those before. */
export const MAX_RECENT = 32
/**
 * The one used last comes first. A text is compared, not hashed: it is the same one mostly, and hashing it would read all of a large page's
 * view.
 */
const recent: Recent[] = []

interface Recent {
  readonly text: string
  readonly view: unknown
}

/** A page's view for its way to the browser. */
export function serializeView<View>(view: View): SerializedView<View> {
  const text = JSON.stringify(view)
  putFirst({ text, view })
  return text
}

/** The view again. Title and page call this separately, so the text is parsed at most once, and never where the view was serialized. */
export function viewOf<View>(text: SerializedView<View>): View {
  const found = recent.find((one) => one.text === text) ?? { text, view: JSON.parse(text) }
  putFirst(found)
  return found.view as View
}

/** In the place of its own text, or of the one used longest ago. */
function putFirst(one: Recent): void {
  const at = recent.findIndex(({ text }) => text === one.text)
  recent.splice(at < 0 ? MAX_RECENT - 1 : at, 1)
  recent.unshift(one)
}
