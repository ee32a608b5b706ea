import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { TEST_SECRET } from '../support/gateway-context.ts'
import { addStaff, forgetCodes, nextCode, STAFF_PASSWORD } from '../support/staff.ts'
import { addMerchant, car, deliver } from '../support/stock.ts'
import { useTestDatabase } from '../support/test-database.ts'
import { useTestShop } from '../support/test-shop.ts'

const SALES = 'susi@example.com'
const STOCK = '/haendlerbereich/bestand'
const test = useTestDatabase()
let cookie = ''
const shop = useTestShop(test, { DATA_KEY: TEST_SECRET }, async () => {
  const own = await addMerchant(test.database)
  const other = await addMerchant(test.database, { slug: 'hansen', name: 'Autohaus Hansen' })
  await addStaff(test.database, SALES, { merchantId: own.id, roles: ['SALES'] })
  await deliver(test.database, own.id, [car('A-1'), car('A-2')])
  await deliver(test.database, other.id, [car('B-1')])
})

beforeEach(async () => {
  if (cookie) return
  await forgetCodes(test.database)
  const fields = { email: SALES, password: STAFF_PASSWORD, code: await nextCode(test.database, SALES) }
  const answer = await shop.get('/haendlerbereich/anmelden', {
    ...{ method: 'POST', body: new URLSearchParams(fields).toString() },
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin() },
  })
  cookie = String(answer.headers['set-cookie']).split(';')[0]!
})

const origin = () => `http://localhost:${shop.shop.port}`
const page = (path: string) => shop.get(path, { headers: { Cookie: cookie } })
const idOf = async (number: string) =>
  (await test.database.pool.query<{ id: number }>('select id from vehicles where internal_number = $1', [number]))
    .rows[0]!.id
const picturesOf = async (number: string) =>
  (
    await test.database.pool.query<{ pictures: string[]; mileage: number | null }>(
      'select pictures, mileage from vehicles where internal_number = $1',
      [number],
    )
  ).rows[0]!

/** Sends the editor's form as a browser without scripts does. */
async function send(
  path: string,
  fields: Record<string, string>,
  files: readonly [name: string, bytes: Buffer][] = [],
  field = 'pictures',
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, bytes] of files) form.append(field, new File([new Uint8Array(bytes)], name))
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  return shop.get(path, {
    ...{ method: 'POST', body: new Uint8Array(await request.arrayBuffer()) },
    headers: { 'Content-Type': request.headers.get('Content-Type')!, Origin: origin(), Cookie: cookie },
  })
}

function shownFields(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input [^>]*>/g)].map(([input]) => input)
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const sent = inputs.filter((input) => !/ type="(checkbox|file)"/.test(input) || input.includes(' checked'))
  return Object.fromEntries(sent.map((input) => [attribute(input, 'name'), attribute(input, 'value')]))
}

const picture = (background: string) =>
  sharp({
    create: { width: 1200, height: 900, channels: 3, background, noise: { type: 'gaussian', sigma: 60, mean: 99 } },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

it('adds pictures within the form of a car: files that are none are named, and nothing that was entered is lost', async () => {
  const path = `${STOCK}/${await idOf('A-1')}`
  const form = { ...shownFields((await page(path)).text), mileage: '12345' }
  const files: [string, Buffer][] = [
    ['front.jpg', await picture('#345678')],
    ['list.jpg', Buffer.from('not a picture')],
    ['rear.jpg', await picture('#876543')],
  ]
  expect(files[0]![1].length).toBeGreaterThan(512 * 1024)
  const refused = await send(path, { ...form, intent: 'upload' }, files)
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('list.jpg: Dieses Format können wir nicht lesen.')
  expect(shownFields(refused.text)).toMatchObject({ mileage: '12345' })
  expect((await picturesOf('A-1')).pictures).toHaveLength(2)
  const [first, second] = (await picturesOf('A-1')).pictures
  const again = shownFields(refused.text)
  const moved = await send(path, { ...again, intent: `upload-later:${first!}` })
  expect([moved.status, shownFields(moved.text).mileage]).toEqual([200, '12345'])
  expect((await picturesOf('A-1')).pictures).toEqual([second, first])
  const late = await send(path, { ...again, intent: `remove-upload:${first!}` })
  expect(late.status).toBe(409)
  expect(late.text).toContain('Susi hat die Bilder inzwischen geändert')
  const box = { left: '10', top: '10', width: '20', height: '0' }
  const wrong = await send(path, { ...shownFields(late.text), ...box, intent: `add-box:${first!}` })
  expect([wrong.status, wrong.text.includes('Der Kasten liegt nicht im Bild')]).toEqual([400, true])
  const covered = await send(path, { ...shownFields(wrong.text), ...box, height: '20', intent: `add-box:${first!}` })
  expect(covered.text).toContain('Kasten 1 entfernen')
  const { pictures } = await picturesOf('A-1')
  expect([pictures[0], pictures[1] === first]).toEqual([second, false])
  const whole = await page(`${path}/bilder/${pictures[1]!.slice('photo/'.length)}`)
  expect([whole.status, whole.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect((await send(path, shownFields(covered.text))).status).toBe(302)
  expect((await picturesOf('A-1')).mileage).toBe(12_345)
  const english = await send(`/dealer-area/stock/${await idOf('A-1')}`, { intent: 'upload' })
  expect(english.text).toContain('Please choose at least one picture.')
})

it('takes the photographs of a turn at once, names what is wrong beside the field, and loses nothing that was entered', async () => {
  const path = `${STOCK}/${await idOf('A-2')}`
  const spinOf = async () =>
    (
      await test.database.pool.query<{ spin_frames: string[] }>(
        `select spin_frames from vehicles where internal_number = 'A-2'`,
      )
    ).rows[0]!.spin_frames
  const files: [string, Buffer][] = []
  for (let frame = 1; frame <= 12; frame++) {
    const create = { width: 32, height: 24, channels: 3, background: { r: 20 * frame, g: 60, b: 60 } } as const
    files.push([`turn-${frame}.jpg`, await sharp({ create }).jpeg().toBuffer()])
  }
  const form = { ...shownFields((await page(path)).text), mileage: '54321', intent: 'spin' }
  const none = await send(path, form)
  expect([none.status, none.text.includes('Bitte wählen Sie die Bilder der 360°-Ansicht.')]).toEqual([400, true])
  const few = await send(path, form, files.slice(1), 'spin')
  expect([few.status, few.text.includes('Sie haben 11 Bilder gewählt.')]).toEqual([400, true])
  const damaged = await send(path, form, files.with(3, ['turn-4.jpg', Buffer.from('not a picture')]), 'spin')
  expect([damaged.status, damaged.text.includes('turn-4.jpg: Dieses Format')]).toEqual([400, true])
  expect([shownFields(damaged.text).mileage, await spinOf()]).toEqual(['54321', []])
  const added = await send(path, form, files, 'spin')
  expect([added.status, shownFields(added.text).mileage]).toEqual([200, '54321'])
  expect(added.text).toContain('Das Auto dreht sich in 12 Bildern.')
  expect(await spinOf()).toHaveLength(12)
  const late = await send(path, { ...form, intent: 'remove-spin' })
  expect([late.status, late.text.includes('Die 360°-Ansicht wurde inzwischen geändert.')]).toEqual([409, true])
  const english = path.replace(STOCK, '/dealer-area/stock')
  const removed = await send(english, { ...shownFields(late.text), intent: 'remove-spin' })
  expect(removed.text).toContain('The 360° view has been removed.')
  expect([await spinOf(), shownFields(removed.text).mileage]).toEqual([[], '54321'])
})

it('prints exposés and price tags of one car or of those ticked in the list, for their own staff', async () => {
  const [one, two, foreign] = [await idOf('A-1'), await idOf('A-2'), await idOf('B-1')]
  const pagesOf = async (path: string) => {
    const { status, headers } = await page(path)
    return [status, headers['content-type']]
  }
  expect(await pagesOf(`${STOCK}/expose.pdf?id=${one}`)).toEqual([200, 'application/pdf'])
  expect(await pagesOf(`/dealer-area/stock/price-tags.pdf?id=${one}&id=${two}`)).toEqual([200, 'application/pdf'])
  for (const query of ['', `?id=${foreign}`, `?id=${one}&id=${foreign}`])
    expect((await page(`${STOCK}/expose.pdf${query}`)).status).toBe(404)
  const printed = await send(STOCK, { print: 'PRICE_TAG', [`vehicle.${one}`]: 'on', [`vehicle.${two}`]: 'on' })
  expect([printed.status, printed.headers.location]).toEqual([302, `${STOCK}/preisschilder.pdf?id=${one}&id=${two}`])
  expect((await send(STOCK, { print: 'EXPOSE' })).text).toContain('Bitte kreuzen Sie an, was gedruckt werden soll.')
})

it('a large form is only taken from staff, and only for their own cars', async () => {
  const files: [string, Buffer][] = [['front.jpg', await picture('#222222')]]
  const foreign = await send(`${STOCK}/${await idOf('B-1')}`, { intent: 'upload' }, files)
  expect(foreign.status).toBe(404)
  expect((await picturesOf('B-1')).pictures).toEqual([])
  const own = cookie
  cookie = 'staff=nobody'
  const path = `${STOCK}/${await idOf('A-2')}`
  expect((await send(path, { intent: 'upload' }, files)).status).toBe(413)
  cookie = own
})
