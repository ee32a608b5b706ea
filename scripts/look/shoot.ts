import type { Page } from 'playwright-core'

export interface Shot {
  readonly picture: Buffer
  /** CSS pixels by which the page is wider than its window. */
  readonly overflow: number
}

/** Pixels. Longer pages are cut, because only more of the same follows: cars and questions. */
const MAX_HEIGHT = 4_500
const NETWORK_TIMEOUT_MS = 3_000
const LARGE_TEXT = 'html { font-size: 200% !important; }'

/** Opens an address and takes its picture once fonts and pictures are loaded and nothing moves. */
export async function shoot(page: Page, address: string, width: number, isLarge: boolean): Promise<Shot> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(address, { waitUntil: 'load' })
  if (isLarge) await page.addStyleTag({ content: LARGE_TEXT })
  await page.evaluate(showPictures)
  // A shop in development may load for ever, for hot reload; the picture is taken anyway.
  await page.waitForLoadState('networkidle', { timeout: NETWORK_TIMEOUT_MS }).catch(() => undefined)
  await page.evaluate(showPictures)
  const { height, overflow } = await page.evaluate(measure)
  const clip = { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) }
  return { picture: await page.screenshot({ fullPage: true, clip, animations: 'disabled', caret: 'hide' }), overflow }
}

/** Runs in the page. */
async function showPictures(): Promise<void> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))])
}

/** Runs in the page. */
function measure(): { height: number; overflow: number } {
  const { scrollHeight, scrollWidth, clientWidth } = document.documentElement
  return { height: scrollHeight, overflow: scrollWidth - clientWidth }
}
