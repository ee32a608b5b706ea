import { type Favourite, favourites, isAccountsList, markAccountsList } from './kept-vehicles.ts'

/**
 * Makes this browser's list the account's: what the visitor had before logging in is added to it once; from then on the account's list is
 * the one that counts, and every change here is told to it. Returns how to stop.
 */
export function followAccount(path: string): () => void {
  let known: readonly Favourite[] = []
  let queue: Promise<void> = Promise.resolve()
  const exchange = async (add: readonly Favourite[], remove: readonly string[]) => {
    const response = await fetch(path, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ add, remove }),
    })
    if (!response.ok) return // logged out meanwhile, or offline: the next change tries again
    known = (await response.json()) as Favourite[]
    markAccountsList(true)
    if (text(known) !== text(favourites.entries())) favourites.replace(known)
  }
  const tell = () => {
    const now = favourites.entries()
    const add = now.filter(({ id }) => !known.some((entry) => entry.id === id))
    const remove = known.filter(({ id }) => !favourites.has(id)).map(({ id }) => id)
    return add.length + remove.length > 0 ? exchange(add, remove) : Promise.resolve()
  }
  const inTurn = (work: () => Promise<void>) => {
    queue = queue.then(work).catch(() => {})
  }
  const joining = isAccountsList() ? [] : favourites.entries()
  inTurn(() => exchange(joining, []))
  return favourites.subscribe((event) => {
    if (event === 'changed') inTurn(tell)
  })
}

/** After logging out, an account's list does not stay on the device. */
export function leaveAccount(): void {
  markAccountsList(false)
  favourites.replace([])
}

function text(list: readonly Favourite[]): string {
  return list.map(({ id }) => id).join()
}
