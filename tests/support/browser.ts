import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContext, chromium as playwright, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'

/** How long a thing may take to appear before the test says what it waited for. */
const TIMEOUT_MS = 15_000
/** A page's load waits for its pictures, which a new server draws one after another. */
const NAVIGATION_TIMEOUT_MS = 30_000
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface TestBrowser {
  /** A visitor with a browser of their own: no cookies, no storage; with or without JavaScript. */
  visitor(options?: VisitorOptions): Promise<Visitor>
}

export interface VisitorOptions {
  readonly javaScript?: boolean
  readonly width?: number
  readonly reducedMotion?: boolean
}

/** What a visitor does, in the shop's words. Things are found by role and name, as people find them. */
export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  /** Addresses outside the shop that pages requested; must stay empty. */
  readonly foreignRequests: string[]
  /** Errors and policy violations the browser reported. */
  readonly complaints: string[]
  /** Opens a page and waits until its script has taken it over, so that a busy machine changes nothing. */
  opens(path: string): Promise<void>
  /** Fails on serious or critical findings of axe on the present page. */
  findsNoBarriers(): Promise<void>
  leaves(): Promise<void>
}

/** For journeys that look at no picture: drawing them is a fifth of a browser's work, and their places are reserved anyhow. */
export const WITHOUT_PICTURES = ['--blink-settings=imagesEnabled=false']

/** Pages of a test live for seconds: optimising their scripts is a quarter of a browser's work and comes too late for them. */
const UNOPTIMISED = '--js-flags=--no-opt --no-maglev'

/** A real browser (see find-browser.ts), with more of its switches where a test needs them. Starts once per test file. */
export function useBrowser(origin: () => string, switches: readonly string[] = []): TestBrowser {
  let browser: Browser
  const contexts: BrowserContext[] = []
  beforeAll(async () => {
    const executablePath = inject('browser')
    if (!executablePath)
      throw new Error('The browser tests need Chromium or Chrome: install one, or name it with CHROMIUM_PATH.')
    browser = await playwright.launch({
      executablePath,
      headless: true,
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', UNOPTIMISED, ...switches],
    })
  })
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()))
    await browser?.close()
  })
  return {
    async visitor({ javaScript = true, width = 1440, reducedMotion = true } = {}) {
      const context = await browser.newContext({
        javaScriptEnabled: javaScript,
        viewport: { width, height: 900 },
        locale: 'de-DE',
        reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
        baseURL: origin(),
        bypassCSP: false,
      })
      contexts.push(context)
      return visitorIn(context, origin(), javaScript)
    },
  }
}

async function visitorIn(context: BrowserContext, origin: string, javaScript: boolean): Promise<Visitor> {
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  page.setDefaultNavigationTimeout(NAVIGATION_TIMEOUT_MS)
  const foreignRequests: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !url.startsWith('data:')) foreignRequests.push(url)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  // A page left while its data still comes is no fault: the browser ends the reading with an AbortError.
  page.on('pageerror', ({ name, message }) => {
    if (name !== 'AbortError') complaints.push(message)
  })
  return {
    page,
    context,
    foreignRequests,
    complaints,
    async opens(path) {
      await page.goto(path)
      if (javaScript) await page.waitForFunction(isAlive)
    },
    async findsNoBarriers() {
      if (!javaScript) return // axe is a script; the page is the same
      const findings = await barriersOf(page)
      expect(findings, `barriers on ${page.url()}`).toEqual([])
    },
    async leaves() {
      expect(foreignRequests, 'requests to others').toEqual([])
      expect(complaints, 'complaints of the browser').toEqual([])
      await context.close()
    },
  }
}

/**
 * Runs in the page: whether React has taken over its last element, and all that lies before it. Elements are marked while React still
 * works, in slices on a busy machine, and links and forms act by script only once it has finished.
 */
function isAlive(): boolean {
  const last = [...document.querySelectorAll('main *')].at(-1)
  const isMarked = last !== undefined && Object.keys(last).some((key) => key.startsWith('__reactFiber'))
  type Root = {
    readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } }
  }
  const roots = Object.entries(document) as [name: string, root: Root][]
  const root = roots.find(([name]) => name.startsWith('__reactContainer'))?.[1]
  return isMarked && root?.stateNode.current.memoizedState.isDehydrated === false
}

interface Finding {
  readonly id: string
  readonly impact: string
  readonly targets: readonly string[]
}

/** Only what is wrong is worked out and sent: the list of what is right takes longer than the checks. */
const FINDINGS = `axe
  .run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    resultTypes: ['violations'],
  })
  .then(({ violations }) =>
    violations.map(({ id, impact, nodes }) => ({ id, impact, targets: nodes.map(({ target }) => target.join(' ')) })),
  )`

async function barriersOf(page: Page): Promise<string[]> {
  // Evaluated, not added as a script element, which the page's own policy would refuse.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE)
  // Wherever a step has scrolled to, some row lies half below the head of the page, which axe takes for a target too small.
  const top = await page.evaluate(scrollInstantly, 0)
  const findings = await page.evaluate<Finding[]>(FINDINGS)
  await page.evaluate(scrollInstantly, top)
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, targets }) => `${id}: ${targets.slice(0, 5).join(', ')}`)
}

/** Runs in the page: where it was scrolled to before. */
function scrollInstantly(top: number): number {
  const before = scrollY
  scrollTo({ top, behavior: 'instant' })
  return before
}
