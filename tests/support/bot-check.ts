import type { Page } from 'playwright-core'

/** A form without script has to be open for three seconds. */
const OPEN_MS = 3_100

/** Waits until the open form has been open for as long as people need, which its stamp proves. */
export async function waitsForStamp(page: Page): Promise<void> {
  const stamp = await page.locator('input[name="stamp"]').inputValue()
  await page.waitForTimeout(Math.max(0, Number(stamp.split('.')[0]) + OPEN_MS - Date.now()))
}
