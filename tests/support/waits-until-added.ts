import type { Visitor } from './browser.ts'

/** Waits until the shop says that it has put something into the cart; opening the next page earlier would break off the request. */
export async function waitsUntilAdded({ page }: Visitor): Promise<void> {
  await page
    .getByText(/Zum Warenkorb hinzugefügt|Added to your cart/)
    .first()
    .waitFor()
}
