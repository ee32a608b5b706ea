import { mkdtemp, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { logoContentType, logoObject } from '#domain/brand-look/logo.ts'
import type { ShopPictureSlot } from '#domain/brand-look/shop-picture.ts'
import { RETENTION_MS } from '#domain/retention.ts'
import { imagePipeline } from '#services/images/pipeline.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { collectReports } from '../../../tests/support/poison.ts'
import { ownersOf } from '../../../tests/support/merchant-settings.ts'
import { readFiles } from '../../../tests/support/read-files.ts'
import { addStaff, staffActor } from '../../../tests/support/staff.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { addHansen } from '../../../tests/support/two-dealers.ts'
import { readMerchantPeople } from '../merchant/merchant-people.ts'
import { listBrands } from '../brand/brands.ts'
import { unusedPhotographs } from '../stock/unused-photographs.ts'
import { changeShopPicture, readShopPictures, type ShopPictureDeps } from './change-shop-picture.ts'
import { purgeLogos } from './purge-logos.ts'

const test = useTestDatabase()
let deps: ShopPictureDeps
let folder: string
let own: { id: number; uuid: string }
let other: { id: number; uuid: string }

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'logos-'))
  const objects = fileSystemStore(folder)
  deps = { database: test.database, objects, images: imagePipeline(objects), files: readFiles }
  own = await addHansen(test.database, {})
  other = await addMerchant(test.database)
})

const blank = (color: string) => sharp({ create: { width: 60, height: 20, channels: 4, background: color } })

async function changer(slot: ShopPictureSlot) {
  const staffId = await addStaff(test.database, `${slot}@example.com`, { merchantId: own.id, roles: ['OWNER'] })
  const actor = staffActor({ merchantId: own.id, roles: ['OWNER'], staffId })
  return (file: Uint8Array | null, name?: string) =>
    changeShopPicture(deps, actor, { merchantUuid: own.uuid, slot, file, name })
}

async function pictureIn(slot: ShopPictureSlot) {
  return (await readShopPictures(test.database.read, own.uuid))?.find((each) => each.slot === slot)?.picture
}

it('a logo stays transparent, is shown by the storefront and taken away again; files that are no pictures change nothing', async () => {
  const change = await changer('logo')
  expect(await pictureIn('logo')).toBeNull()
  expect(await change(await blank('#7a1f2b80').webp({ lossless: true }).toBuffer())).toEqual({ kind: 'done' })
  const [brand] = await listBrands(test.database.read)
  expect(brand?.logoUrl).toMatch(/^\/logo\/[0-9a-f]{32}\.png$/)
  expect(logoContentType(brand!.logoUrl!)).toBe('image/png')
  const stored = await deps.objects.get(logoObject(brand!.logoUrl!)!)
  const { data, info } = await sharp(stored).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, data[3]]).toEqual([60, 20, 128])
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(await change(svg)).toEqual({ kind: 'done', problem: 'WRONG_TYPE' })
  expect(await pictureIn('logo')).toBe(brand?.logoUrl)
  expect(await change(await blank('#7a1f2b').jpeg().toBuffer())).toEqual({ kind: 'done' })
  const second = await pictureIn('logo')
  expect(second).toMatch(/^\/logo\/[0-9a-f]{32}\.jpg$/)
  expect(await change(null)).toEqual({ kind: 'done' })
  const { rows } = await test.database.pool.query(
    "select before, after from audit_log where operation = 'change-shop-picture' order by id",
  )
  expect(rows).toEqual([
    { before: { logo: null }, after: { logo: brand?.logoUrl } },
    { before: { logo: brand?.logoUrl }, after: { logo: second } },
    { before: { logo: second }, after: { logo: null } },
  ])
})

it('a replaced logo is deleted once no mail is expected to show it any more; one that is shown stays', async () => {
  const change = await changer('logo')
  const [first, second] = [await blank('#112233').png().toBuffer(), await blank('#445566').png().toBuffer()]
  await change(first)
  const replaced = logoObject((await pictureIn('logo'))!)!
  await change(second)
  const shown = logoObject((await pictureIn('logo'))!)!
  const { onError } = collectReports()
  const purge = () => purgeLogos({ read: test.database.read, store: deps.objects, onError })
  expect(await purge()).toBe(0)
  const before = new Date(Date.now() - RETENTION_MS.logos - 60_000)
  const age = (...keys: string[]) => Promise.all(keys.map((key) => utimes(path.join(folder, key), before, before)))
  await age(replaced, shown)
  // Uploaded again while the list is read: the same picture has the same key.
  const { list } = deps.objects
  let isRead = false
  const uploadedMeanwhile: typeof list = async function* (under) {
    yield* list(under)
    if (!isRead) await deps.objects.renew(replaced)
    isRead = true
  }
  const store = { ...deps.objects, list: uploadedMeanwhile }
  expect(await purgeLogos({ read: test.database.read, store, onError })).toBe(0)
  await age(replaced)
  expect(await purge()).toBe(1)
  expect([await deps.objects.has(replaced), await deps.objects.has(shown)]).toEqual([false, true])
  // Whoever is replaced now was stored long ago: its time counts from here.
  await change(null)
  expect(await purge()).toBe(0)
})

it('a photograph of the home page and of a person are the storefront’s, and not deleted as unused', async () => {
  const save = await ownersOf(test.database, own.id)
  const eva = {
    person2Name: 'Eva Hansen',
    person2RoleDe: 'Verkauf',
    person2RoleEn: 'Sales',
    person2Phone: '040 123456',
    person2Languages: 'DE, tr',
  }
  expect(await save('PEOPLE', eva)).toEqual({ kind: 'done' })
  const jpeg = await blank('#aabbcc').jpeg().toBuffer()
  expect(await (await changer('hero'))(jpeg)).toEqual({ kind: 'done' })
  const changeFirst = await changer('person-1')
  const face = await blank('#ccbbaa').jpeg().toBuffer()
  expect(await changeFirst(face, 'Anna Hansen')).toMatchObject({ code: 'CHANGED' })
  expect(await changeFirst(face, 'Eva Hansen')).toEqual({ kind: 'done' })
  expect(await (await changer('person-2'))(jpeg)).toMatchObject({ code: 'NOT_FOUND' })
  const [brand] = await listBrands(test.database.read)
  const person = {
    name: 'Eva Hansen',
    role: { de: 'Verkauf', en: 'Sales' },
    phone: '+4940123456',
    languages: ['de', 'tr'],
  }
  const { picture } = brand!.people![0]!
  expect(brand).toMatchObject({ heroPicture: expect.stringMatching(/^photo\//), people: [{ ...person, picture }] })
  const shown = await readMerchantPeople(test.database.read, [own.id])
  expect(shown.get(own.id), 'on its public page').toEqual([{ ...person, picture }])
  expect(picture).toMatch(/^photo\/[0-9a-f]{32}$/)
  expect(await unusedPhotographs(test.database, [brand!.heroPicture!, picture!, 'photo/none'])).toEqual(['photo/none'])
  // Whose words are changed keeps the picture, and another person takes nobody else's.
  const frank = { person2Name: 'Frank', person2RoleDe: 'Teile', person2RoleEn: 'Parts' }
  expect(await save('PEOPLE', { person1RoleDe: 'Leitung', ...frank })).toEqual({ kind: 'done' })
  const people = (await listBrands(test.database.read))[0]!.people
  expect(people).toMatchObject([{ name: 'Eva Hansen', role: { de: 'Leitung' }, picture }, { name: 'Frank' }])
  expect(people![1]).not.toHaveProperty('picture')
  expect(await save('PEOPLE', { person1Name: 'Bernd' })).toEqual({ kind: 'done' })
  const [bernd] = (await listBrands(test.database.read))[0]!.people!
  expect(bernd).toMatchObject({ name: 'Bernd' })
  expect(bernd).not.toHaveProperty('picture')
  expect(await changeFirst(null, 'Eva Hansen')).toMatchObject({ code: 'CHANGED' })
})

it('is nobody else’s, and needs a storefront', async () => {
  const stranger = staffActor({ merchantId: other.id, roles: ['OWNER'] })
  const removal = { slot: 'logo', file: null } as const
  expect(await changeShopPicture(deps, stranger, { merchantUuid: own.uuid, ...removal })).toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(await changeShopPicture(deps, stranger, { merchantUuid: other.uuid, ...removal })).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await readShopPictures(test.database.read, other.uuid)).toBeUndefined()
})
