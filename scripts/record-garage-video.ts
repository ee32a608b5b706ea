// Records the videos of the page "garage-video" from a running demo shop, with ffmpeg from the path or FFMPEG:
// node scripts/record-garage-video.ts http://localhost:3000. What is said of each scene stands in content/videos/*.vtt.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { LOCALES, type Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { DEMO_LOGIN } from '#server/demo.ts'
import { findBrowser } from '../tests/support/find-browser.ts'

const [shop = 'http://localhost:3000'] = process.argv.slice(2)
const SIZE = { width: 1280, height: 720 }
/** Seconds of each scene; the captions have the same times. */
const SCENE = 11
const FRAME = 0.1
/** Storefronts show the video too: it names neither us nor a dealer. */
const HIDDEN = 'body > header, body > footer, main section:has(> h2#angebote) { display: none !important }'
const VIN = 'WVWZZZ1KZ6W000001'

/** What a scene shows: a page, and the heading it scrolls to, or the field it types into. */
const SCENES = [
  { screen: 'garage-add', types: VIN },
  { screen: 'garage', heading: /^(Nächste Termine|Next appointments)$/ },
  { screen: 'garage', heading: /^(Geschätzter Wert|Estimated value)$/ },
  { screen: 'garage', heading: /^(Werkstatt|Workshop)$/ },
  { screen: 'profile', heading: /^(Ihre Daten gehören Ihnen|Your data is yours)$/ },
] as const

interface Frame {
  readonly file: string
  readonly seconds: number
}

const executablePath = await findBrowser()
if (!executablePath) throw new Error('no Chromium')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
mkdirSync('content/videos', { recursive: true })
for (const locale of LOCALES) {
  const folder = mkdtempSync(path.join(tmpdir(), 'garage-video-'))
  const context = await browser.newContext({ viewport: SIZE, baseURL: shop, locale, bypassCSP: true })
  const page = await context.newPage()
  await logIn(page)
  encode(await film(page, locale, folder), folder, `content/videos/online-garage.${locale}.mp4`)
  await context.close()
  rmSync(folder, { recursive: true })
}
await browser.close()

async function logIn(page: Page): Promise<void> {
  await page.goto(pathFor('login', 'de'))
  await page.locator('main input[type=email]').fill(DEMO_LOGIN.email)
  await page.locator('main input[type=password]').fill(DEMO_LOGIN.password)
  await page.locator('main button[type=submit]').first().click()
  await page.waitForURL((url) => url.pathname !== pathFor('login', 'de'))
}

async function film(page: Page, locale: Locale, folder: string): Promise<Frame[]> {
  const frames: Frame[] = []
  const shoot = async (seconds: number) => {
    const file = path.join(folder, `${frames.length}.png`)
    await page.screenshot({ path: file })
    frames.push({ file, seconds })
  }
  for (const scene of SCENES) {
    const before = lengthOf(frames)
    await page.goto(pathFor(scene.screen, locale), { waitUntil: 'networkidle' })
    await page.addStyleTag({ content: HIDDEN })
    await shoot(1.5)
    if ('types' in scene) await typeVin(page, () => shoot(FRAME * 2))
    else await scrollTo(page, scene.heading, () => shoot(FRAME))
    await shoot(SCENE - (lengthOf(frames) - before))
  }
  return frames
}

async function typeVin(page: Page, shoot: () => Promise<void>): Promise<void> {
  const field = page.locator('main input:not([type=hidden])').first()
  await field.focus()
  for (const letter of VIN) {
    await page.keyboard.type(letter)
    await shoot()
  }
}

/** Slow at its ends, so that the eye can follow. */
async function scrollTo(page: Page, heading: RegExp, shoot: () => Promise<void>): Promise<void> {
  const target = await page
    .locator('main')
    .getByRole('heading', { name: heading })
    .evaluate((element) => {
      const furthest = document.documentElement.scrollHeight - innerHeight
      return Math.min(furthest, element.getBoundingClientRect().top + scrollY - 120)
    })
  const steps = 20
  for (let step = 1; step <= steps; step++) {
    const part = (1 - Math.cos((Math.PI * step) / steps)) / 2
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), target * part)
    await shoot()
  }
}

function lengthOf(frames: readonly Frame[]): number {
  return frames.reduce((sum, { seconds }) => sum + seconds, 0)
}

function encode(frames: readonly Frame[], folder: string, target: string): void {
  const last = frames.at(-1)?.file ?? ''
  const list = path.join(folder, 'frames.txt')
  const lines = frames.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(2)}`)
  writeFileSync(list, [...lines, `file '${last}'`].join('\n'))
  const codec = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'stillimage', '-crf', '30', '-pix_fmt', 'yuv420p']
  execFileSync(process.env.FFMPEG ?? 'ffmpeg', [
    ...['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list, '-vsync', 'cfr', '-r', '10'],
    ...[...codec, '-g', '300', '-movflags', '+faststart', '-an', target],
  ])
}
