import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { type Favourite, favourites, newestFirst } from '../../blocks/favourites-store.ts'
import { useStored } from '../../blocks/stored-list.ts'
import type { FavouritesView } from './favourites-view.ts'

interface OwnList {
  readonly own: readonly Favourite[]
  /** Whether the list is shared: it has vehicles the visitor never added. */
  readonly isForeign: boolean
}

/** The visitor's own list beside the one of the address. A page that shows only the visitor's own vehicles follows the own list. */
export function useOwnList({ path, ids, since }: FavouritesView): OwnList {
  const inBrowser = useIsInBrowser()
  const own = useStored(favourites)
  const ownIds = newestFirst(own)
  // A list that was the visitor's own during this visit stays so when cars are removed.
  const [seen, setSeen] = useState<readonly string[]>([])
  const fresh = ownIds.filter((id) => !seen.includes(id))
  if (fresh.length > 0) setSeen([...seen, ...fresh])

  const isForeign = inBrowser && since === undefined && ids.some((id) => !seen.includes(id) && !fresh.includes(id))
  // Also names an emptied list: without `ids` the account's is read, which may not have lost the last car yet.
  const address = `${path}?ids=${ownIds.join(',')}`
  const follows = inBrowser && since === undefined && !isForeign && ownIds.join() !== ids.join()
  const navigate = useNavigate()
  useEffect(() => {
    if (follows) void navigate(address, { replace: true, preventScrollReset: true })
  }, [follows, address, navigate])
  // Until the browser has its copy of the account's list, the loaded one takes its place.
  return { own: since && own.length === 0 ? since : own, isForeign }
}

/** False on the server and in the first moment of a page, before anything can be read from the browser's storage. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges() {
  return () => {}
}
