import { combinedFilters } from '#catalogue/change-filters.ts'
import { type ListState, parseListState } from '#catalogue/codec.ts'
import { MAX_SEARCH_TEXT } from '#domain/vehicle/search-words-limit.ts'
import type { Locale } from '#domain/locale.ts'
import { SearchWordsDocument } from '#storefront/generated/graphql.ts'
import { redirect, type RouterContextProvider } from 'react-router'
import { listHref } from '../../blocks/list-address.server.ts'
import { mutate } from '../../gateway.server.ts'

/** Parameters of a free search and its unrecognised words: neither is part of a list's state or canonical address. */
const WORDS = 'q'
const UNRECOGNISED = 'unread'
/** The text of a search that was not wholly understood: it is put back into its field, to be corrected there. */
const TYPED = 'typed'
const ALL: ReadonlySet<string> = new Set([WORDS, UNRECOGNISED, TYPED])

/** Limits of the shown words and their length: anybody can write an address. */
const MAX_SHOWN_WORDS = 8
const MAX_SHOWN_LENGTH = 40

/** The parameters of an address without those of the free search. */
export function withoutWords(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !ALL.has(name)))
}

/** What the free search that led here could not use. */
export function unrecognisedWordsOf(query: URLSearchParams): string[] {
  return query
    .getAll(UNRECOGNISED)
    .map((word) => word.trim().slice(0, MAX_SHOWN_LENGTH).toWellFormed())
    .filter(Boolean)
    .slice(0, MAX_SHOWN_WORDS)
}

/** The free search that led here, if it has unrecognised words; undefined otherwise. */
export function typedOf(query: URLSearchParams): string | undefined {
  return query.get(TYPED)?.trim().slice(0, MAX_SEARCH_TEXT).toWellFormed() || undefined
}

/**
 * Redirects a free search to the list it means, narrowed by the other fields of the form; the address names the words that were not
 * understood. Returns the text where it is too long to be read, undefined where there is none.
 */
export async function followWords(
  query: URLSearchParams,
  state: ListState,
  locale: Locale,
  context: Readonly<RouterContextProvider>,
): Promise<string | undefined> {
  const text = query.get(WORDS)?.trim() ?? ''
  if (!text) return undefined
  const answer = await mutate(context, SearchWordsDocument, { text })
  if ('refusals' in answer) return text.slice(0, MAX_SEARCH_TEXT).toWellFormed()
  const { query: found, unknown } = answer.result.vehicleSearchWords
  const { filters } = parseListState(new URLSearchParams(found))
  const href = listHref({ ...state, filters: combinedFilters(filters, state.filters), page: 1 }, locale)
  const unrecognised = new URLSearchParams(
    unknown.slice(0, MAX_SHOWN_WORDS).map((word) => [UNRECOGNISED, word.slice(0, MAX_SHOWN_LENGTH)]),
  )
  if (unrecognised.size === 0) throw redirect(href, 303)
  unrecognised.append(TYPED, text)
  throw redirect(`${href}${href.includes('?') ? '&' : '?'}${unrecognised.toString()}`, 303)
}
