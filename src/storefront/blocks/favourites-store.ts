import { MAX_COMPARED_CARS } from '#domain/session/compared-cars.ts'
import { storedList } from './stored-list.ts'

/** A saved vehicle. */
export interface Favourite {
  readonly id: string
  /** Whole euros when it was added. */
  readonly price: number
  /** When it was added, as ISO 8601. */
  readonly at: string
}

export const MAX_FAVOURITES = 200

/** For reading. Changes go through `favourite-changes.ts`, so that they reach the account. */
export const favourites = storedList<Favourite>({
  key: 'favourites',
  limit: MAX_FAVOURITES,
  whenFull: 'refuse',
  read: readFavourite,
})

export const compared = storedList({ key: 'compared', limit: MAX_COMPARED_CARS, whenFull: 'refuse', read: readId })

export const recentlyViewed = storedList({ key: 'recentlyViewed', limit: 8, whenFull: 'forget', read: readId })

/** The address of a page about these vehicles: `/favoriten?ids=3,1`. */
export function addressOf(path: string, ids: readonly string[]): string {
  return ids.length === 0 ? path : `${path}?ids=${ids.join(',')}`
}

/** Ids as a list of favourites shows them: what was added last comes first. */
export function newestFirst(entries: readonly { readonly id: string }[]): string[] {
  return entries.map(({ id }) => id).toReversed()
}

/** A favourite out of what was stored; undefined for anything an account would not take. */
export function readFavourite({ id, price, at }: Partial<Record<string, unknown>>): Favourite | undefined {
  const isTaken = isId(id) && typeof price === 'number' && price > 0 && typeof at === 'string' && Date.parse(at) > 0
  return isTaken ? { id, price, at } : undefined
}

function readId({ id }: Partial<Record<string, unknown>>) {
  return isId(id) ? { id } : undefined
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && /^\d+$/.test(id)
}
