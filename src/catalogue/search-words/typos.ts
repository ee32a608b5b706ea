/** A shorter word with one letter changed is too often a different word. */
const MIN_LENGTH = 5
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
    if (typed.length >= MIN_LENGTH && word.length >= MIN_LENGTH && isOneEdit(typed, word)) edited.add(word)
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
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
