import { csvOf, feedCar } from '../../../tests/support/feed-file.ts'
import { type Client, newVisitor, Refused } from '../client.ts'
import { DELIVERING, FEED_KEY } from '../fill.ts'

export const DELIVERED_CARS = 60

/** Delivers a dealer's whole stock, all cars at this price. */
export async function deliverStock(client: Client, euros: number): Promise<void> {
  const cars = Array.from({ length: DELIVERED_CARS }, (_, index) => feedCar(`S-${index + 1}`, { preis: String(euros) }))
  const body = new Uint8Array(csvOf(cars))
  const headers = { ...newVisitor().headers, Authorization: `Bearer ${FEED_KEY}` }
  const response = await client.send(`/api/feeds/${DELIVERING}`, () => ({ method: 'POST', headers, body }))
  if (!response.ok) throw new Refused(`delivery: ${response.status} ${await response.text()}`)
}
