import { expect } from 'vitest'
import type { Visitor } from './browser.ts'

const PHONE = { width: 390, height: 900 }

/**
 * Fails where a page with text at 200 % (WCAG 1.4.4) is wider than a phone, or cuts the shop's mark; says what sticks out. Width and size
 * of text are afterwards as before.
 */
export async function fitsLargeText({ page }: Pick<Visitor, 'page'>): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(PHONE)
  const problems = await page.evaluate(problemsWithLargeText)
  if (before) await page.setViewportSize(before)
  expect(problems, `text at 200 % on ${page.url()}`).toEqual([])
}

/** Runs in the page. */
function problemsWithLargeText(): string[] {
  const root = document.documentElement
  root.style.fontSize = '200%'
  const isCut = [...document.querySelectorAll('header a:has(svg), header a:has(img)')].some(
    (mark) => mark.scrollWidth > mark.clientWidth + 1,
  )
  const width = root.clientWidth
  const wider = root.scrollWidth - width
  const causes = [...document.querySelectorAll('body *')]
    .filter((element) => element.childElementCount === 0 && element.getBoundingClientRect().right > width + 0.5)
    .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)
  root.style.removeProperty('font-size')
  if (root.getAttribute('style') === '') root.removeAttribute('style')
  return [...(isCut ? ['the mark is cut'] : []), ...(wider > 0 ? [`${wider} px too wide`, ...causes.slice(0, 8)] : [])]
}
