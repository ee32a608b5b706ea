import { beforeAll, expect } from 'vitest'
import type { TestBrowser, Visitor } from './browser.ts'
import { fitsLargeText } from './large-text.ts'

const PHONE = 390

/**
 * Shows the pages of a test file in windows of several widths: each page is opened once, on a phone, by a visitor with an empty browser,
 * and then changes its width. Fails on barriers, on what does not fit (on a phone with text at 200 %, too), and on requests to other sites;
 * returns the visitor.
 */
export function useWindows(browser: TestBrowser): (path: string, width: number) => Promise<Visitor> {
  let visitor: Visitor
  let opened: string | undefined
  beforeAll(async () => {
    visitor = await browser.visitor({ width: PHONE })
  })

  async function opensAsNew(path: string): Promise<void> {
    if (opened !== undefined) await visitor.page.evaluate('localStorage.clear(), sessionStorage.clear()')
    opened = undefined
    await visitor.context.clearCookies()
    await visitor.page.setViewportSize({ width: PHONE, height: 900 })
    for (const list of [visitor.foreignRequests, visitor.complaints]) list.length = 0
    await visitor.opens(path)
    opened = path
  }

  return async (path, width) => {
    if (opened !== path) await opensAsNew(path)
    const { page } = visitor
    await page.setViewportSize({ width, height: 900 })
    await visitor.findsNoBarriers()
    const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
    expect(overflow, 'pixels the page is wider than the window').toBeLessThanOrEqual(0)
    if (width === PHONE) await fitsLargeText(visitor)
    expect(visitor.foreignRequests, 'requests to others').toEqual([])
    return visitor
  }
}
