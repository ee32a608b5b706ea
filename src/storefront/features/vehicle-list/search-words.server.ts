import { combinedFilters } from '#catalogue/change-filters.ts'
import { type ListState, parseListState, withFilters } from '#catalogue/codec.ts'
import { MAX_SEARCH_TEXT } from '#domain/vehicle/search-words-limit.ts'
import type { Locale } from '#domain/locale.ts'
import { SearchWordsDocument } from '#storefront/generated/graphql.ts'
import { redirect, type RouterContextProvider } from 'react-router'
import { listHref } from '../../blocks/list-address.server.ts'
import { mutate } from '../../gateway.server.ts'

/** Parameter of a free search, which is no part of a list's state: it leads to the list it means. */
const WORDS = 'q'

/** The parameters of an address without the free search. */
export function withoutWords(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => name !== WORDS))
}

/** What a free search could not use; nothing where there is none, or it is too long to be read. */
export async function unrecognisedWords(text: string, context: Readonly<RouterContextProvider>): Promise<string[]> {
  const read = text ? await readWords(text, context) : undefined
  return read?.unknown ?? []
}

/**
 * Redirects a free search to the list it means, narrowed by the other fields of the form; the address keeps a text that was not wholly
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
  const read = await readWords(text, context)
  if (!read) return text.slice(0, MAX_SEARCH_TEXT).toWellFormed()
  const { filters } = parseListState(new URLSearchParams(read.query))
  const found = withFilters(state, combinedFilters(filters, state.filters))
  throw redirect(listHref({ ...found, typed: read.unknown.length > 0 ? text : '' }, locale), 303)
}

/** Undefined for a text that is too long. */
async function readWords(text: string, context: Readonly<RouterContextProvider>) {
  const answer = await mutate(context, SearchWordsDocument, { text })
  return 'refusals' in answer ? undefined : answer.result.vehicleSearchWords
}
