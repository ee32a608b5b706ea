/** A shorter word with one letter changed is too often a different word. */
const MIN_LENGTH = 5
/** Two swapped letters are a mistake in short words, too: "glof". */
const MIN_SWAPPED_LENGTH = 4
const MIN_PREFIX_LENGTH = 4

/**
 * The known words that one typing mistake turns into the typed word: a wrong, extra, missing or swapped letter. Without any, those that
 * begin with it.
 */
export function meantWords(typed: string, known: Iterable<string>): string[] {
  if (typed.length < MIN_PREFIX_LENGTH) return []
  const prefixed = new Set<string>()
  const edited = new Set<string>()
  for (const word of known) {
    if (word.startsWith(typed)) prefixed.add(word)
    const isLong = typed.length >= MIN_LENGTH && word.length >= MIN_LENGTH
    if (isLong ? isOneEdit(typed, word) : typed.length >= MIN_SWAPPED_LENGTH && isSwapped(typed, word)) edited.add(word)
  }
  return [...(edited.size > 0 ? edited : prefixed)]
}

/** Whether one letter was exchanged, left out or added, or two neighbours swapped. */
function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return isSwapped(left, right)
}

/** Whether two neighbouring letters changed places, and nothing else. */
function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const at = Array.from(a).findIndex((letter, index) => letter !== b[index])
  return at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}
