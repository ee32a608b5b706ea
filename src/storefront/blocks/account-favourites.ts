import { favouriteChanges, type FavouriteChange, favouritesOwner, setFavouritesOwner } from './favourite-changes.ts'
import { type Favourite, favourites, MAX_FAVOURITES } from './favourites-store.ts'

/** A tab that waits for an answer keeps the others waiting; without a network it must not do so for long. */
const TIMEOUT_MS = 10_000

/**
 * Starts or ends syncing with the account. A page opened by a link on another site comes without the session's cookie and looks like a
 * visitor's, so it checks the session again; without an answer the list stays unchanged. Returns a function that stops it.
 */
export function syncFavourites(isLoggedIn: boolean): () => void {
  if (isLoggedIn) return followAccount()
  let stop = () => {}
  let isGone = false
  void fetchIsLoggedIn().then((answer) => {
    if (isGone) return
    if (answer === true) stop = followAccount()
    if (answer === false) leaveAccount()
  })
  return () => {
    isGone = true
    stop()
  }
}

async function fetchIsLoggedIn(): Promise<boolean | undefined> {
  try {
    const response = await fetch('/api/session')
    return response.ok ? ((await response.json()) as { readonly isLoggedIn: boolean }).isLoggedIn : undefined
  } catch {
    return undefined
  }
}

/**
 * Syncs this browser's list with the account's. The visitor's favourites are added to the account once, at the login; from then on the
 * account's list counts. Changes of this tab are sent to it, together with earlier ones that could not be sent; other tabs send theirs.
 */
function followAccount(): () => void {
  if (favouritesOwner() === 'visitor') {
    favouriteChanges.replace(favourites.entries().map((entry) => ({ kind: 'add', ...entry })))
    setFavouritesOwner('joining')
  }
  let queue: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => {
    queue = queue.then(() => alone(work)).catch(() => {}) // no network: the change stays pending and goes with the next exchange
  }
  const sendChanges = () => (favouriteChanges.entries().length > 0 ? exchange() : Promise.resolve())
  const onOnline = () => inTurn(sendChanges)
  inTurn(() => exchange())
  const stop = favouriteChanges.subscribe((event) => {
    if (event === 'changed') inTurn(sendChanges)
  })
  window.addEventListener('online', onOnline)
  return () => {
    stop()
    window.removeEventListener('online', onOnline)
  }
}

/** After logging out, an account's list does not stay on the device; one that never reached the account is still the visitor's. */
function leaveAccount(): void {
  const owner = favouritesOwner()
  setFavouritesOwner('visitor')
  favouriteChanges.replace([])
  if (owner === 'account') favourites.replace([])
}

/** Sends the pending changes and stores the account's list; changes made meanwhile are applied to it again. */
async function exchange(): Promise<void> {
  const sentChanges = favouriteChanges.entries().slice(0, MAX_FAVOURITES) // as many as are taken at once
  const add = sentChanges.flatMap((change) => (change.kind === 'add' ? [favouriteOf(change)] : []))
  const remove = sentChanges.flatMap(({ kind, id }) => (kind === 'remove' ? [id] : []))
  const response = await fetch('/api/favourites', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ add, remove }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) return // not logged in any more: the next page, rendered for a visitor, removes the copy
  const accountFavourites = (await response.json()) as Favourite[]
  if (favouritesOwner() === 'visitor') return // left while the answer was on its way
  setFavouritesOwner('account')
  const texts = new Set(sentChanges.map((change) => JSON.stringify(change)))
  const pendingChanges = favouriteChanges.entries().filter((change) => !texts.has(JSON.stringify(change)))
  if (sentChanges.length > 0) favouriteChanges.replace(pendingChanges)
  const list = withChanges(accountFavourites, pendingChanges)
  if (JSON.stringify(list) !== JSON.stringify(favourites.entries())) favourites.replace(list)
}

function withChanges(accountFavourites: readonly Favourite[], changes: readonly FavouriteChange[]): Favourite[] {
  const unchanged = accountFavourites.filter(({ id }) => !changes.some((change) => change.id === id))
  return [...unchanged, ...changes.flatMap((change) => (change.kind === 'add' ? [favouriteOf(change)] : []))]
}

function favouriteOf({ id, price, at }: Favourite): Favourite {
  return { id, price, at }
}

/** One tab at a time: an earlier change of one must not arrive after a later one of the other. Only secure pages have locks. */
function alone(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('favourites', work) : work()
}
