import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Visitor } from './browser.ts'

/** The most presses of a key from one place of a page to another. */
const MAX_STEPS = 120

/** What somebody does who has no mouse: everything is reached by Tab and arrows, and what has the focus is always seen. */
export interface Keyboard {
  reaches(target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void>
  /** Reaches a link or button and presses Enter. */
  presses(target: Locator): Promise<void>
  /** Replaces what stands in a field. */
  types(field: Locator, text: string): Promise<void>
  /** Checks a box. */
  checks(box: Locator): Promise<void>
  /** Reaches the group of a radio button by Tab and the button by arrows. */
  chooses(radio: Locator): Promise<void>
  /** Chooses of a list by typing how the option begins. */
  selects(list: Locator, option: string): Promise<void>
  /** Opens the dialog of a file field, where the file is named. */
  picks(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>
}

export function keyboardOf({ page }: Visitor): Keyboard {
  const press = (key: string) => page.keyboard.press(key)
  /** Presses the key until the focus is on the target, which is looked up once: by role and name that takes longer than the key. */
  async function pressesUntilAt(target: Locator, key: string): Promise<void> {
    await target.first().waitFor({ state: 'attached' })
    let places = await target.elementHandles()
    if (key !== 'ArrowDown') {
      // Looking where the focus is takes as long as the key: until shortly before the target nobody looks.
      const stops = await page.evaluate(stopsBefore, { places, isBackwards: key === 'Shift+Tab' })
      await Promise.all(Array.from({ length: stops }, () => press(key)))
    }
    for (let step = 0; ; step++) {
      const where = await page.evaluate(focusAmong, places)
      if (where === 'there') return
      if (step > MAX_STEPS) throw new Error(`${key} does not reach ${String(target)} of ${page.url()}`)
      if (where === 'gone') places = await target.elementHandles()
      else await press(key)
    }
  }
  async function reaches(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await pressesUntilAt(target, key)
    await seesFocus()
  }
  /** WCAG 2.4.7 and 2.4.11: what has the focus is marked, in the window and not covered. */
  async function seesFocus(): Promise<void> {
    await expect.poll(() => page.evaluate(FOCUS), { message: `focus on ${page.url()}` }).toEqual([])
  }
  return {
    reaches,
    async presses(target) {
      await reaches(target)
      await press('Enter')
    },
    async types(field, text) {
      await reaches(field)
      await press('Control+A')
      await page.keyboard.insertText(text) // key by key a long form takes half a minute longer
      await expect.poll(() => field.inputValue()).toBe(text)
    },
    async checks(box) {
      await reaches(box)
      await press('Space')
      await expect.poll(() => box.isChecked()).toBe(true)
    },
    async chooses(radio) {
      const name = await radio.first().getAttribute('name')
      await reaches(page.locator(`input[type="radio"][name="${name}"]`))
      await pressesUntilAt(radio, 'ArrowDown')
      if (!(await radio.isChecked())) await press('Space')
      await expect.poll(() => radio.isChecked()).toBe(true)
      await seesFocus()
    },
    async selects(list, option) {
      await reaches(list)
      await page.keyboard.type(option)
      await expect.poll(() => list.locator('option:checked').textContent()).toContain(option)
    },
    async picks(field, file) {
      // A page that has just been opened moves the focus to its heading: a test that was quicker reaches the field again.
      const opens = async () => {
        await reaches(field)
        const chooser = page.waitForEvent('filechooser', { timeout: 2_000 }).catch(() => undefined)
        await press('Space')
        return chooser
      }
      const chooser = (await opens()) ?? (await opens())
      expect(chooser, `a dialog for ${file.name}`).toBeDefined()
      await chooser?.setFiles(file)
    },
  }
}

/** Runs in the page: whether the focus is on one of these elements, or React has replaced one of them. */
function focusAmong(places: readonly Node[]): 'there' | 'elsewhere' | 'gone' {
  if (document.activeElement && places.includes(document.activeElement)) return 'there'
  return places.length > 0 && places.every((place) => place.isConnected) ? 'elsewhere' : 'gone'
}

/** Runs in the page: how many places take the focus on the way to the nearest of these, or fewer: of a group of radio buttons one does. */
function stopsBefore({ places, isBackwards }: { places: readonly Node[]; isBackwards: boolean }): number {
  const from = document.activeElement ?? document.body
  const side = isBackwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const ahead = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    .filter((one) => from.compareDocumentPosition(one) & side)
    .filter(
      (one) =>
        one.tabIndex >= 0 && !one.matches(':disabled, [inert] *') && one.checkVisibility({ visibilityProperty: true }),
    )
    .filter((one) => places.includes(one) || !one.matches('[type="radio"]'))
  if (isBackwards) ahead.reverse()
  return Math.max(
    0,
    ahead.findIndex((one) => places.includes(one)),
  )
}

/** Runs in the page: what is wrong with the place that has the focus. The mark may be on what stands for a hidden input. */
const FOCUS = `(() => {
  const at = document.activeElement
  const around = [at, at.nextElementSibling, at.parentElement, at.closest('label'), at.closest('li, article'), ...(at.labels ?? [])]
  const marked = around.some((one) => {
    const style = one && getComputedStyle(one)
    return style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
  })
  const seen = around.filter(Boolean).some((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, Math.min(Math.max(top + height / 2, 0), innerHeight - 1))
    return over !== null && (one.contains(over) || over.contains(one)) && top < innerHeight && top + height > 0
  })
  return [...(marked ? [] : ['no mark on ' + at.outerHTML.slice(0, 160)]), ...(seen ? [] : ['not in sight: ' + at.outerHTML.slice(0, 160)])]
})()`
