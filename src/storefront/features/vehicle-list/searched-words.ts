/** The words of the last search, and the filters that they were understood to mean, which are known once their list is shown. */
interface SearchedWords {
  readonly words: string
  readonly filters?: string
}

const STORAGE_KEY = 'searchedWords'

export function rememberWords(words: string): void {
  write({ words })
}

/**
 * What was typed to get to a list with these filters, on whichever page and in whichever order; undefined where it was reached in another
 * way. `filters` is any text that differs with them.
 */
export function wordsOf(filters: string): string | undefined {
  const searched = read()
  if (searched && searched.filters === undefined) write({ ...searched, filters })
  return searched && (searched.filters ?? filters) === filters ? searched.words : undefined
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
