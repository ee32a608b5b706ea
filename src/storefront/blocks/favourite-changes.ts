import { type Favourite, favourites, MAX_FAVOURITES, readFavourite } from './favourites-store.ts'
import { storedList } from './stored-list.ts'

/** Something the visitor did to the list that the account may not know of yet. */
export type FavouriteChange = (Favourite & { readonly kind: 'add' }) | { readonly kind: 'remove'; readonly id: string }

/** The last change of each vehicle. It survives the page and a lost connection: a change is removed once the account has answered. */
export const favouriteChanges = storedList<FavouriteChange>({
  key: 'favouriteChanges',
  limit: 2 * MAX_FAVOURITES,
  whenFull: 'forget',
  read: ({ kind, ...stored }) => {
    const { id } = stored
    if (kind === 'remove') return typeof id === 'string' ? { kind, id } : undefined
    const added = kind === 'add' ? readFavourite(stored) : undefined
    return added && { kind: 'add', ...added }
  },
})

const OWNERS = ['joining', 'account'] as const

/** Whose the favourites in this browser are: the visitor's own, those on their way into an account, or a copy of an account's. */
type FavouritesOwner = 'visitor' | (typeof OWNERS)[number]

const OWNER = storedList({
  key: 'favouritesOwner',
  limit: 1,
  whenFull: 'forget',
  read: ({ id }) => {
    const owner = OWNERS.find((name) => name === id)
    return owner && { id: owner }
  },
})

export function favouritesOwner(): FavouritesOwner {
  return OWNER.entries()[0]?.id ?? 'visitor'
}

export function setFavouritesOwner(owner: FavouritesOwner): void {
  OWNER.replace(owner === 'visitor' ? [] : [{ id: owner }])
}

/** Adds a vehicle, `amount` being its price in whole euros. A full list refuses. */
export function addFavourite({ id, amount }: { readonly id: string; readonly amount: number }): void {
  const added = { id, price: amount, at: new Date().toISOString() }
  favourites.put(added)
  if (favourites.has(id)) note({ kind: 'add', ...added })
}

export function removeFavourites(...ids: readonly string[]): void {
  favourites.remove(...ids)
  for (const id of ids) note({ kind: 'remove', id })
}

/** Visitors have no account to send changes to. */
function note(change: FavouriteChange): void {
  if (favouritesOwner() !== 'visitor') favouriteChanges.put(change)
}
