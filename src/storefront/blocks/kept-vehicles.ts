import { storedList } from './stored-list.ts'

/** A vehicle somebody wants to keep an eye on. */
export interface Favourite {
  readonly id: string
  /** Whole euros when it was added. */
  readonly price: number
  /** When it was added, as ISO 8601. */
  readonly at: string
}

export const MOST_FAVOURITES = 200
export const MOST_COMPARED = 3

export const favourites = storedList<Favourite>({
  key: 'favourites',
  limit: MOST_FAVOURITES,
  whenFull: 'refuse',
  read: ({ id, price, at }) =>
    isId(id) && typeof price === 'number' && typeof at === 'string' ? { id, price, at } : undefined,
})

const ACCOUNTS_LIST = storedList({ key: 'favouritesOfAccount', limit: 1, whenFull: 'refuse', read: readId })

/** Whether the favourites in this browser are a copy of an account's. */
export function isAccountsList(): boolean {
  return ACCOUNTS_LIST.entries().length > 0
}

export function markAccountsList(isSet: boolean): void {
  ACCOUNTS_LIST.replace(isSet ? [{ id: '1' }] : [])
}

export const compared = storedList({ key: 'compared', limit: MOST_COMPARED, whenFull: 'refuse', read: readId })

export const recentlyViewed = storedList({ key: 'recentlyViewed', limit: 8, whenFull: 'forget', read: readId })

export function addFavourite({ id, amount }: { readonly id: string; readonly amount: number }): void {
  favourites.put({ id, price: amount, at: new Date().toISOString() })
}

/** The address of a page about these vehicles: `/favoriten?ids=3,1`. */
export function addressOf(path: string, ids: readonly string[]): string {
  return ids.length === 0 ? path : `${path}?ids=${ids.join(',')}`
}

/** Ids as a list of favourites shows them: what was added last comes first. */
export function newestFirst(entries: readonly { readonly id: string }[]): string[] {
  return entries.map(({ id }) => id).toReversed()
}

function readId({ id }: Partial<Record<string, unknown>>) {
  return isId(id) ? { id } : undefined
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && /^\d+$/.test(id)
}
