/** The words of the last search, and the address of the list that they were understood to mean, which is known once the list is shown. */
interface SearchedWords {
  readonly words: string
  readonly href?: string
}

const STORAGE_KEY = 'searchedWords'

export function rememberWords(words: string): void {
  write({ words })
}

/** What was typed to get to this list; undefined where it was reached in another way. */
export function wordsOf(href: string): string | undefined {
  const searched = read()
  if (searched && searched.href === undefined) write({ ...searched, href })
  return searched && (searched.href ?? href) === href ? searched.words : undefined
}

function read(): SearchedWords | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as SearchedWords | null) ?? undefined
  } catch {
    return undefined
  }
}

/** A browser may forbid storage; the field is then empty after a search. */
function write(searched: SearchedWords): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(searched))
  } catch {
    return
  }
}
