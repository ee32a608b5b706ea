/*
 * Loader data is sent in a format of numbered references, in which every number differs, so a large view compresses badly.
 * As one JSON text the list page is a seventh smaller. The text travels inside a quoted text inside a quoted text: with its
 * own quotation marks and apostrophes exchanged, hardly a character needs escaping.
 */

/** A view as the text that travels; `unpack` gives it back. */
export type Packed<View> = string & { readonly packed?: View }

export function pack<View>(view: View): Packed<View> {
  const told = new Map<string, number>()
  const text = JSON.stringify(view, (_, value: unknown) => {
    if (typeof value !== 'string') return value
    if (value.startsWith(AGAIN)) return AGAIN + value
    if (value.length < LONG) return value
    const place = told.get(value)
    if (place === undefined) told.set(value, told.size)
    return place === undefined ? value : `${AGAIN}${place}`
  })
  return exchanged(text)
}

export function unpack<View>(text: Packed<View>): View {
  const told: string[] = []
  return JSON.parse(exchanged(text), (_, value: unknown) => {
    if (typeof value !== 'string') return value
    if (value.startsWith(AGAIN)) return value[1] === AGAIN ? value.slice(1) : told[Number(value.slice(1))]
    if (value.length >= LONG) told.push(value)
    return value
  }) as View
}

/** A long text travels once; where it comes again stands this mark with its place among the long ones. */
const AGAIN = '~'
const LONG = 80

/** Its own inverse. */
function exchanged(text: string): string {
  return text.replaceAll(/["']/g, (mark) => (mark === '"' ? "'" : '"'))
}
