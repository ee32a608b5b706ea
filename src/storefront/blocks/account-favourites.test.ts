import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Favourite = { id: string; price: number; at: string }
interface SentChanges {
  readonly add: readonly Favourite[]
  readonly remove: readonly string[]
}

const AT = '2026-05-01T10:00:00.000Z'
const car = (id: string): Favourite => ({ id, price: 20_000, at: AT })

/** A browser with its storage, and a fake account that records the requests it receives. */
function useFakeShop() {
  const storage = new Map<string, string>()
  const target = new EventTarget()
  const shop = {
    isLoggedIn: true,
    isOnline: true,
    account: [] as Favourite[],
    requests: [] as SentChanges[],
    onItsWay: Promise.resolve(),
    storage,
    target,
  }
  vi.stubGlobal('window', target)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  })
  vi.stubGlobal('fetch', (path: string, init?: { readonly body: string }) => {
    if (!shop.isOnline) return Promise.reject(new TypeError('no network'))
    if (path === '/api/session') return Promise.resolve(Response.json({ isLoggedIn: shop.isLoggedIn }))
    if (!shop.isLoggedIn) return Promise.resolve(Response.json({}, { status: 401 }))
    const requests = JSON.parse(init!.body) as SentChanges
    shop.requests.push(requests)
    const others = shop.account.filter(({ id }) => !requests.remove.includes(id))
    const news = requests.add.filter(({ id }) => !others.some((entry) => entry.id === id))
    shop.account = [...others, ...news]
    const answer = Response.json(shop.account)
    return shop.onItsWay.then(() => answer)
  })
  return shop
}

/** A tab: modules of its own over the same storage. */
async function openTab() {
  vi.resetModules()
  const [{ favourites }, changes, { syncFavourites }] = await Promise.all([
    import('./favourites-store.ts'),
    import('./favourite-changes.ts'),
    import('./account-favourites.ts'),
  ])
  const add = (id: string) => changes.addFavourite({ id, amount: 20_000 })
  return {
    ids: () => favourites.entries().map(({ id }) => id),
    add,
    remove: changes.removeFavourites,
    owner: changes.favouritesOwner,
    syncFavourites: (isLoggedIn: boolean) => stops.push(syncFavourites(isLoggedIn)),
  }
}

let shop: ReturnType<typeof useFakeShop>
const stops: (() => void)[] = []
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
const accountIds = () => shop.account.map(({ id }) => id)

beforeEach(() => {
  shop = useFakeShop()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

/** A tab that has joined its list to an account with these cars. */
async function openFollowingTab(...ids: string[]) {
  shop.account = ids.map(car)
  const tab = await openTab()
  tab.syncFavourites(true)
  await settled()
  expect(tab.ids()).toEqual(ids)
  return tab
}

describe('a list of favourites and an account', () => {
  it('are merged once, and then the account decides', async () => {
    shop.account = [car('1')]
    const tab = await openTab()
    tab.add('2')
    tab.syncFavourites(true)
    await settled()
    expect([tab.ids(), accountIds(), tab.owner()]).toEqual([['1', '2'], ['1', '2'], 'account'])
    shop.account = [car('1')] // taken out on another device
    const next = await openTab()
    next.syncFavourites(true)
    await settled()
    expect([next.ids(), accountIds()]).toEqual([['1'], ['1']])
  })

  it('exchange each change once', async () => {
    const tab = await openFollowingTab('1')
    tab.add('2')
    tab.remove('1')
    await settled()
    expect(accountIds()).toEqual(['2'])
    expect(tab.ids()).toEqual(['2'])
    const exchanges = shop.requests.length
    await settled()
    expect(shop.requests).toHaveLength(exchanges)
    expect(shop.storage.has('favouriteChanges')).toBe(false)
  })

  it('keep changes made while an answer is pending', async () => {
    const tab = await openFollowingTab('1', '2')
    const arrival = Promise.withResolvers<void>()
    shop.onItsWay = arrival.promise
    tab.remove('1')
    await settled()
    expect(accountIds()).toEqual(['2'])
    tab.add('1')
    tab.remove('2')
    arrival.resolve()
    await settled()
    expect(tab.ids()).toEqual(['1'])
    expect(accountIds()).toEqual(['1'])
  })

  it('exchange offline changes once the network is back', async () => {
    const tab = await openFollowingTab('1', '2')
    shop.isOnline = false
    tab.add('3')
    tab.remove('1')
    await settled()
    expect([tab.ids(), accountIds()]).toEqual([
      ['2', '3'],
      ['1', '2'],
    ])
    shop.isOnline = true
    shop.target.dispatchEvent(new Event('online'))
    await settled()
    expect([tab.ids(), accountIds()]).toEqual([
      ['2', '3'],
      ['2', '3'],
    ])
  })

  it('exchange them on the next page, even where the first exchange failed', async () => {
    const first = await openTab()
    first.add('1')
    first.add('2')
    shop.isOnline = false
    first.syncFavourites(true)
    await settled()
    first.remove('1')
    shop.account = [car('1'), car('3')]
    shop.isOnline = true
    const next = await openTab()
    next.syncFavourites(true)
    await settled()
    expect([next.ids(), accountIds()]).toEqual([
      ['3', '2'],
      ['3', '2'],
    ])
  })
})

describe('another tab', () => {
  it('that empties the list removes nothing from the account', async () => {
    const tab = await openFollowingTab('1', '2')
    const exchanges = shop.requests.length
    for (const key of ['favourites', 'favouriteChanges', 'favouritesOwner']) {
      shop.storage.delete(key)
      shop.target.dispatchEvent(Object.assign(new Event('storage'), { key }))
    }
    await settled()
    expect(tab.ids()).toEqual([])
    expect(accountIds()).toEqual(['1', '2'])
    expect(shop.requests).toHaveLength(exchanges)
  })

  it('sends its own changes', async () => {
    await openFollowingTab('1')
    const exchanges = shop.requests.length
    shop.storage.set('favouriteChanges', '[{"kind":"remove","id":"1"}]')
    shop.target.dispatchEvent(Object.assign(new Event('storage'), { key: 'favouriteChanges' }))
    await settled()
    expect(shop.requests).toHaveLength(exchanges)
  })

  it('that looks like a visitor’s but is logged in follows the account', async () => {
    await openFollowingTab('1')
    const other = await openTab()
    other.syncFavourites(false)
    await settled()
    expect(other.ids()).toEqual(['1'])
    other.add('2')
    await settled()
    expect(accountIds()).toEqual(['1', '2'])
  })
})

describe('logging out', () => {
  it('removes the list from the device and leaves the account as it is', async () => {
    await openFollowingTab('1')
    shop.isLoggedIn = false
    const next = await openTab()
    next.syncFavourites(false)
    await settled()
    expect([next.ids(), next.owner(), accountIds()]).toEqual([[], 'visitor', ['1']])
    next.add('5') // a visitor's own: nothing to tell anybody
    expect(shop.storage.has('favouriteChanges')).toBe(false)
  })

  it('has no effect without an answer', async () => {
    await openFollowingTab('1')
    shop.isOnline = false
    const next = await openTab()
    next.syncFavourites(false)
    await settled()
    expect([next.ids(), next.owner()]).toEqual([['1'], 'account'])
  })

  it('keeps changes that never reached the account', async () => {
    const tab = await openTab()
    tab.add('1')
    shop.isOnline = false
    tab.syncFavourites(true)
    await settled()
    Object.assign(shop, { isOnline: true, isLoggedIn: false })
    const next = await openTab()
    next.syncFavourites(false)
    await settled()
    expect([next.ids(), next.owner()]).toEqual([['1'], 'visitor'])
  })
})
