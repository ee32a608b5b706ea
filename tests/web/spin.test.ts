import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { MIN_SPIN_FRAMES } from '#domain/vehicle/spin.ts'
import { readConfig } from '#server/config.ts'
import { objectStore } from '#server/object-store.ts'
import { imagePipeline } from '#services/images/pipeline.ts'
import { useBrowser, type Visitor } from '../support/browser.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const test = useTestDatabase()
const shop = useTestShop(test, {}, async () => {
  const { id } = await addMerchant(test.database)
  await deliver(test.database, id, [car('1', { modelName: 'Golf' }), car('2', { modelName: 'Polo' })])
})
const browser = useBrowser(() => `http://localhost:${shop.shop.port}`)

/** A car whose photographs grow brighter while it turns; the environment names the store of the shop. */
async function addSpin(modelName: string) {
  const images = imagePipeline(objectStore(readConfig(process.env)))
  const keys = Array.from({ length: MIN_SPIN_FRAMES }, async (_, frame) => {
    const create = { width: 400, height: 300, channels: 3, background: { r: 20 * frame, g: 90, b: 90 } } as const
    return (await images.add(await sharp({ create }).jpeg().toBuffer()))!.key
  })
  await test.database.pool.query(
    `update vehicles v set spin_frames = $1 from models m where m.id = v.model_id and m.name = $2`,
    [await Promise.all(keys), modelName],
  )
}

async function pathOf(model: string): Promise<string> {
  const list = (await shop.get('/auto-kaufen')).text
  return new RegExp(`href="(/autos/[^"]+/${model}/\\d+)"`).exec(list)![1]!
}

it('a car that was photographed all around turns under slider, keys and finger, and only such a car', async () => {
  await addSpin('Golf')
  const polo = (await shop.get(await pathOf('polo'))).text
  expect([polo.includes('Vollbild'), polo.includes('360°')]).toEqual([true, false])
  const visitor = await browser.visitor()
  const { page } = visitor
  await visitor.opens(await pathOf('golf'))
  const frames = framesRequestedBy(visitor)
  await page.getByRole('button', { name: '360°-Ansicht', exact: true }).click()
  const spin = page.getByRole('region', { name: '360°-Ansicht' })
  const slider = spin.getByRole('slider', { name: 'Auto drehen' })
  await expect.poll(() => slider.isVisible()).toBe(true)
  await expect.poll(() => frames.size).toBe(MIN_SPIN_FRAMES)
  await expect.poll(() => spin.getByRole('progressbar').count(), { timeout: 30_000 }).toBe(0)
  // Reduced motion: nothing turns by itself.
  expect(await slider.getAttribute('aria-valuetext')).toBe('Ansicht 1 von 12')
  expect(await slider.evaluate((input) => input === document.activeElement)).toBe(true)
  const shown = () => spin.getByRole('img').getAttribute('alt')
  await page.keyboard.press('ArrowRight')
  await expect.poll(shown).toContain('Bild 2 von 12')
  const second = await spin.getByRole('img').screenshot()
  await page.keyboard.press('End')
  await expect.poll(shown).toContain('Bild 12 von 12')
  const last = await spin.getByRole('img').screenshot()
  expect(digest(last)).not.toBe(digest(second))
  await page.mouse.move(900, 300)
  await page.mouse.down()
  await page.mouse.move(900 - 240, 300, { steps: 4 })
  await page.mouse.up()
  await expect
    .poll(shown, { message: 'a sixth of the width is two frames, over the end of the turn' })
    .toContain('Bild 2 von 12')
  await page.setViewportSize({ width: 390, height: 844 })
  await spin.getByRole('button', { name: 'Vergrößern' }).click()
  const fit = () => spin.getByRole('img').evaluate((image) => getComputedStyle(image).objectFit)
  await expect.poll(fit, { message: "the picture fills the phone's height" }).toBe('cover')
  await visitor.findsNoBarriers()
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab')
    const isInside = await spin.evaluate((cover) => cover.contains(document.activeElement))
    expect(isInside, `focus after ${step + 1} steps of the Tab key`).toBe(true)
  }
  await spin.getByRole('button', { name: '360°-Ansicht schließen' }).click()
  await expect.poll(() => spin.isVisible()).toBe(false)
  await visitor.leaves()
})

it('without a script its photographs are a row to scroll', async () => {
  const visitor = await browser.visitor({ javaScript: false, width: 390 })
  const { page } = visitor
  await visitor.opens((await pathOf('golf')).replace('/autos/', '/vehicles/'))
  await page.getByRole('button', { name: '360° view', exact: true }).click()
  const spin = page.getByRole('region', { name: '360° view' })
  const pictures = spin.getByRole('list', { name: '360° view' }).getByRole('img')
  await expect.poll(() => pictures.count()).toBe(MIN_SPIN_FRAMES)
  await pictures.last().scrollIntoViewIfNeeded()
  await expect.poll(() => pictures.last().isVisible()).toBe(true)
  expect(await spin.getByRole('slider').count()).toBe(0)
  await visitor.leaves()
})

function framesRequestedBy({ page }: Visitor): Set<string> {
  const found = new Set<string>()
  page.on('request', (request) => {
    const [, key] = /\/img\/4x3\/1024\/(photo\/.+)$/.exec(request.url()) ?? []
    if (key !== undefined) found.add(key)
  })
  return found
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
