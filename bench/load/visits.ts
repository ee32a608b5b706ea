import { signedSessionTokens } from '#services/session-tokens/signed.ts'
import { PASSWORD, setPassword } from '../../tests/support/account.ts'
import { createClient, newVisitor } from '../faults/client.ts'
import { deliverStock } from '../faults/work/deliver-stock.ts'
import { order } from '../faults/work/order.ts'
import { type Machines, SECRET } from './machines.ts'

const LOGIN =
  'mutation ($email: String!, $password: String!) { createCustomerAccessToken(email: $email, password: $password) { accessToken } }'
const ADD = 'mutation ($items: [CartItemInput!]!) { addToCart(input: { items: $items }) { count } }'
const LOGINS = 100

export interface Visits {
  /** How long each answer took, and when (milliseconds), by kind. */
  readonly times: Map<string, { readonly at: number; readonly ms: number }[]>
  readonly errors: string[]
}

/** What visitors do; `index` says which of the web processes they reach. */
export async function visitsOf({ bases, database, filled }: Machines) {
  const visits: Visits = { times: new Map(), errors: [] }
  const tokens = signedSessionTokens(SECRET)
  const buyer = (number: number) => `buyer-${number}@post.example`
  for (let number = 1; number <= LOGINS; number++) await setPassword(database, buyer(number))
  let [car, price] = [LOGINS, 10_000]
  const note = (kind: string, ms: number) => {
    const list = visits.times.get(kind) ?? []
    list.push({ at: performance.now(), ms })
    visits.times.set(kind, list)
  }
  const clientAt = (index: number, nameOf: (document: string) => string) => {
    const base = bases[index % bases.length]!
    return createClient(
      base,
      () => true,
      (ms, document) => note(nameOf(document), ms),
    )
  }
  const page = async (kind: string, index: number, path: string) => {
    const began = performance.now()
    const response = await fetch(bases[index % bases.length]! + path, { headers: newVisitor().headers })
    const text = await response.text()
    if (response.status !== 200 || !text.includes('</html>')) throw new Error(`${path}: ${response.status}`)
    note(kind, performance.now() - began)
  }
  const someCar = () => filled.cars[Math.floor(Math.random() * filled.cars.length)]!
  const kinds = {
    search: (index: number) =>
      page('list page', index, `/auto-kaufen?price-max=${10_000 + Math.floor(Math.random() * 50_000)}`),
    async view(index: number) {
      const { rows } = await database.pool.query<{ id: number }>(
        `select id from vehicles where state = 'PUBLISHED' and id = $1`,
        [someCar()],
      )
      if (rows[0]) await page('vehicle page', index, await pathOf(index, rows[0].id))
    },
    home: (index: number) => page('home', index, '/'),
    async cart(index: number) {
      const items = [{ productType: 'Vehicle', id: String(filled.cars.at(-1 - Math.floor(Math.random() * 5_000))) }]
      await clientAt(index, () => 'into the cart').change(newVisitor(), ADD, { items })
    },
    async checkout(index: number) {
      const number = car++
      const { id, family } = filled.customers[number]!
      const token = await tokens.accessToken({ customerId: id, familyId: family }, new Date(Date.now() + 3_600_000))
      const client = clientAt(index, (document) => (document.includes('placeOrder') ? 'order' : 'step of checkout'))
      await order(client, newVisitor(token), filled.cars[number]!)
    },
    async login(index: number) {
      const email = buyer(1 + (index % LOGINS))
      await clientAt(index, () => 'log-in').change(newVisitor(), LOGIN, { email, password: PASSWORD })
    },
    async delivery(index: number) {
      const began = performance.now()
      const client = createClient(bases[index % bases.length]!, () => true)
      await deliverStock(client, price++)
      note('delivery of 60 cars', performance.now() - began)
    },
  }
  async function pathOf(index: number, id: number): Promise<string> {
    const query = '{ vehiclesByIds(ids: ["ID"]) { path } }'.replace('ID', String(id))
    const response = await fetch(`${bases[index % bases.length]!}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...newVisitor().headers },
      body: JSON.stringify({ query }),
    })
    const { data } = (await response.json()) as { data: { vehiclesByIds: [{ path: string }] } }
    return data.vehiclesByIds[0].path
  }
  return { visits, kinds }
}
