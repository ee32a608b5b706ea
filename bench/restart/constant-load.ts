const EVERY_MS = 50
const SEARCH = '{ searchVehicles(itemsPerPage: 24) { totalCount vehicles { id title } } }'
const LOGIN = `mutation { createCustomerAccessToken(email: "demo@fahrwerk.example", password: "Probefahrt-2026!") { accessToken } }`
const FAVOURITES = '{ favourites { vehicleId } customer { firstName } }'

export interface LoadResult {
  readonly sent: number
  readonly failures: readonly string[]
  /** Milliseconds. */
  readonly slowest: number
}

/** Twenty requests a second: pages, searches, and a customer who is logged in once and known to every process. */
export function constantLoad(base: string): { stop(): Promise<LoadResult> } {
  const failures: string[] = []
  const running = new Set<Promise<void>>()
  const session = logIn(base)
  let [sent, slowest] = [0, 0]
  const timer = setInterval(() => {
    const number = sent++
    const began = performance.now()
    const one = ask(base, number, session)
      .catch((error: unknown) => {
        const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
        failures.push(`request ${number}: ${String(error)}${cause}`)
      })
      .finally(() => {
        slowest = Math.max(slowest, performance.now() - began)
        running.delete(one)
      })
    running.add(one)
  }, EVERY_MS)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(running)
      return { sent, failures, slowest }
    },
  }
}

async function ask(base: string, number: number, session: Promise<string>): Promise<void> {
  const kinds = [
    () => page(base, '/'),
    // An address that no cache has.
    () => page(base, `/auto-kaufen?price-max=${10_000 + number}`),
    () => query(base, SEARCH),
    async () => query(base, FAVOURITES, await session),
    () => page(base, '/pages/hilfe-faqs'),
  ]
  await kinds[number % kinds.length]!()
}

async function page(base: string, path: string): Promise<void> {
  const response = await fetch(base + path, { redirect: 'manual' })
  const text = await response.text()
  if (response.status >= 400 || (response.status === 200 && !text.includes('</html>')))
    throw new Error(`${path}: ${response.status}`)
}

async function query(base: string, document: string, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query: document }),
  })
  if (!response.ok) throw new Error(`/graphql: ${response.status}`)
  const { data, errors } = (await response.json()) as { data: Record<string, unknown>; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

async function logIn(base: string): Promise<string> {
  const { createCustomerAccessToken: session } = await query(base, LOGIN)
  return (session as { accessToken: string }).accessToken
}
