import { pack, type Packed, unpack } from './packed.ts'

/** Pages that a server renders at the same time; in a browser the present one and those before. */
const REMEMBERED = 8
const recent = new Map<string, unknown>()

/** A page's view for its way to the browser. */
export function packView<View>(view: View): Packed<View> {
  const text = pack(view)
  remember(text, view)
  return text
}

/** The view again. Title and page ask for it separately, and where it was packed it is still at hand: it is read once at most. */
export function viewOf<View>(text: Packed<View>): View {
  if (!recent.has(text)) remember(text, unpack(text))
  return recent.get(text) as View
}

function remember(text: string, view: unknown): void {
  recent.set(text, view)
  for (const oldest of recent.keys()) {
    if (recent.size <= REMEMBERED) break
    recent.delete(oldest)
  }
}
