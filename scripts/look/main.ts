import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../tests/support/find-browser.ts'
import { isWanted, type LookOptions, readOptions, variantOf } from './options.ts'
import { buyCars, findThings, logInCustomer, logInStaff } from './prepare-demo.ts'
import { acceptShots, beginRecord, LOOK_FOLDER, recordShot } from './record.ts'
import { type LookResult, lookPage } from './report.ts'
import { type Found, LOOK_SCREENS, type LookActor } from './screens.ts'
import { shoot } from './shoot.ts'
import { startLookShop } from './shop.ts'

/**
 * The visual record: `npm run look` shoots the screens of `screens.ts` in the demo shop, compares them with the last accepted pictures and
 * writes .data/look/index.html; `npm run look -- --accept` accepts the last pictures. Dates on the pages are those of the day.
 */
const options = readOptions(process.argv.slice(2))
if (options.accept) acceptShots()
else await look(options)

async function look(wanted: LookOptions): Promise<void> {
  const executablePath = await findBrowser()
  if (!executablePath)
    throw new Error('The pictures need Chromium or Chrome: install one, or name it with CHROMIUM_PATH.')
  const shop = wanted.at ? undefined : await startLookShop()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    beginRecord()
    const results = await shootAll(browser, shop?.origin ?? wanted.at!, wanted)
    const page = path.join(LOOK_FOLDER, 'index.html')
    writeFileSync(page, lookPage(results))
    const count = (kind: LookResult['kind']) => results.filter((result) => result.kind === kind).length
    console.log(`${count('changed')} changed, ${count('new')} new, ${count('same')} the same: ${page}`)
  } finally {
    await browser.close()
    await shop?.stop()
  }
}

async function shootAll(browser: Browser, origin: string, wanted: LookOptions): Promise<LookResult[]> {
  const screens = LOOK_SCREENS.filter(({ name }) => isWanted(name, wanted.names))
  const pages = new Map<LookActor, Page>()
  for (const actor of new Set(screens.map((screen) => screen.actor))) {
    const page = await (await contextOf(browser, wanted)).newPage()
    if (actor === 'customer') await logInCustomer(page, origin)
    if (actor === 'dealer' || actor === 'admin') await logInStaff(page, origin, actor === 'dealer' ? 'owner' : 'admin')
    pages.set(actor, page)
  }
  const found = await foundIn(
    origin,
    screens.some(({ needsCheckout }) => needsCheckout),
    pages,
    browser,
    wanted,
  )
  const results: LookResult[] = []
  for (const { name, actor, address } of screens)
    for (const locale of wanted.locales)
      for (const width of wanted.widths) {
        const shot = await shoot(pages.get(actor)!, address(origin, locale, found), width, wanted.large)
        const result = await recordShot(`${name}-${width}-${locale}${variantOf(wanted)}`, shot.picture, shot.overflow)
        if (result.overflow > 0) console.log(`${result.name} is ${result.overflow} px wider than its window`)
        results.push(result)
      }
  return results
}

async function foundIn(
  origin: string,
  needsCheckout: boolean,
  pages: ReadonlyMap<LookActor, Page>,
  browser: Browser,
  wanted: LookOptions,
): Promise<Found> {
  const visitor = pages.get('visitor') ?? (await (await contextOf(browser, wanted)).newPage())
  const things = await findThings(visitor, origin)
  const customer = pages.get('customer')
  if (!needsCheckout || !customer) return { ...things, order: '' }
  const cars = things.others.map((id) => `x/x/${id}`)
  return { ...things, order: await buyCars(customer, origin, cars) }
}

/** A context with the wanted theme and no movement. The shop's content security policy is bypassed, because it would refuse large text. */
async function contextOf(browser: Browser, { dark, forced }: LookOptions): Promise<BrowserContext> {
  return browser.newContext({
    ...{ locale: 'de-DE', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce', bypassCSP: true },
    colorScheme: dark ? 'dark' : 'light',
    forcedColors: forced ? 'active' : 'none',
  })
}
