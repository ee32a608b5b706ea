import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import type { Locale } from '#domain/locale.ts'
import { flowTexts } from '#messages/flow.ts'
import { frameTexts } from '#messages/frame.ts'
import { sessionTexts } from '#messages/session.ts'
import { PASSWORD } from './account.ts'
import type { TestBrowser, Visitor } from './browser.ts'
import { type Keyboard, keyboardOf } from './keyboard.ts'

export type Word = Readonly<Record<Locale, string>>

export interface Way {
  readonly locale: Locale
  readonly javaScript: boolean
}

/** What every step of every flow has in common, walked through by keyboard alone from the home page on. */
export interface FlowWalk extends Keyboard {
  readonly visitor: Visitor
  /** Something of the page's own part, by its role and its name in this language. */
  at(role: Parameters<Locator['getByRole']>[0], name: Word | RegExp | string): Locator
  /** A link of the page's frame. */
  follows(link: Word): Promise<void>
  /** A menu of the header. */
  opens(menu: Word): Promise<void>
  logsIn(email: string): Promise<void>
  /** The page with this title; after a step by script its title has the focus, so that it is read out. */
  arrives(title: Word | RegExp): Promise<void>
  /** The button that goes on is refused: the summary says what is missing and has the focus, and its first link leads to the field. */
  isRefused(button?: Locator): Promise<void>
  goesOn(): Promise<void>
  /** Going back checks nothing and loses nothing: what was typed but not sent is no error, and is there when one goes on. */
  goesBack(title: Word): Promise<void>
  /** A step at the top of the page, which loses nothing either. */
  goesTo(step: Word, title: Word): Promise<void>
  /** “Change” on the page of all answers leads to the question, and from there back to the answers. */
  changes(answer: Word, question: Word, goOn: () => Promise<void>, answers: Word): Promise<void>
}

const BACK = /^(Zurück|Back)/

export async function walkFromHome(browser: TestBrowser, { locale, javaScript }: Way): Promise<FlowWalk> {
  const visitor = await browser.visitor({ javaScript })
  const { page } = visitor
  const keys = keyboardOf(visitor)
  const main = page.getByRole('main')
  const seen = new Set<string>()
  const nameOf = (name: Word | RegExp | string) =>
    typeof name === 'string' || name instanceof RegExp ? { name } : { name: name[locale], exact: true }
  const at: FlowWalk['at'] = (role, name) => main.getByRole(role, nameOf(name))
  const heading = (title: Word | RegExp) => page.getByRole('heading', { level: 1, ...nameOf(title) })
  const onward = () => main.getByRole('button', { name: new RegExp(`^${flowTexts.on[locale]('')}`) }).last()
  async function arrives(title: Word | RegExp): Promise<void> {
    await heading(title).waitFor()
    if (!javaScript) return
    await expect.poll(() => heading(title).and(page.locator(':focus')).count(), { message: page.url() }).toBe(1)
    await isForEverybody()
  }
  /** axe, on a phone and on a desk; nothing is wider than its window. What is wrong with a form says it alike on both. */
  async function isForEverybody(widths: readonly number[] = [390, 1440]): Promise<void> {
    const title = await page.title()
    for (const width of seen.has(title) ? [] : widths) {
      await page.setViewportSize({ width, height: 900 })
      await visitor.findsNoBarriers()
      const overhang = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      expect(overhang, page.url()).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    seen.add(title)
  }
  await visitor.opens(locale === 'de' ? '/' : '/en')
  return {
    ...keys,
    ...{ visitor, at, arrives },
    follows: (link) => keys.presses(page.getByRole('link', nameOf(link))),
    opens: (menu) => keys.presses(page.getByRole('banner').getByRole('button', nameOf(menu))),
    async logsIn(email) {
      await keys.types(at('textbox', sessionTexts.email), email)
      await keys.types(main.getByLabel(sessionTexts.password[locale], { exact: true }), PASSWORD)
      await page.keyboard.press('Enter')
    },
    async isRefused(button = onward()) {
      await keys.presses(button)
      const alert = main.getByRole('alert')
      await alert.waitFor()
      await expect.poll(() => page.title()).toMatch(new RegExp(`^${frameTexts.errorTitle[locale]}`))
      if (javaScript) {
        await expect.poll(() => alert.and(page.locator(':focus')).count(), { message: 'summary' }).toBe(1)
        await isForEverybody([390])
      }
      const first = alert.getByRole('link').first()
      await keys.presses(first)
      const id = (await first.getAttribute('href'))!.slice(1)
      await expect
        .poll(() => page.locator(`[id="${id}"]:focus`).count(), {
          message: `${page.url()}: the field of the first error`,
        })
        .toBe(1)
    },
    async goesOn() {
      await keys.presses(onward())
    },
    async goesBack(title) {
      // A button in a form, whose entries it keeps.
      await keys.presses(main.getByRole('button', { name: BACK }).or(main.getByRole('link', { name: BACK })))
      await heading(title).waitFor()
      expect(await main.getByRole('alert').count()).toBe(0)
    },
    async goesTo(step, title) {
      await keys.presses(main.getByRole('navigation').getByRole('button', nameOf(step)))
      await heading(title).waitFor()
      expect(await main.getByRole('alert').count()).toBe(0)
    },
    async changes(answer, question, goOn, answers) {
      const name = new RegExp(`^${flowTexts.change[locale]} ?: ${answer[locale]}`)
      await keys.presses(main.getByRole('link', { name }).or(main.getByRole('button', { name })).first())
      await heading(question).waitFor()
      await goOn()
      await heading(answers).waitFor()
    },
  }
}
