import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { CustomerActor } from '#domain/actor.ts'
import { MAIN_BRAND } from '#domain/brand.ts'
import { ContactForm } from '#domain/request/contact.ts'
import { ListingInformation } from '#domain/private-sale/listing.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { placesTable } from '#services/places/table.ts'
import { aesSecretBox } from '#services/secret-box/aes.ts'
import type { FileReader } from '#services/uploads/port.ts'
import { deleteCustomer } from '#use-cases/account/delete-customer.ts'
import { contactSeller } from '#use-cases/request/contact-seller.ts'
import { changeRequest } from '#use-cases/request/change-request.ts'
import { readRequest } from '#use-cases/request/request.ts'
import { runTimedTransitions } from '#use-cases/request/run-timed-transitions.ts'
import { storeUpload } from '#use-cases/upload/store-upload.ts'
import { uploadsOf } from '#use-cases/upload/uploads.ts'
import { readVehicle } from '#use-cases/vehicle/vehicle-by-id.ts'
import { addCustomer, setPassword } from '../../../tests/support/account.ts'
import { TEST_SECRET } from '../../../tests/support/gateway-context.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { changeListing, editListing, endListing, type ListingChange } from './change-listing.ts'
import { confirmSalePictures, setSaleInformation } from './change-sale.ts'
import { readListings } from './listings.ts'
import { listingEnd, type PublishDeps, publishListing } from './publish-listing.ts'
import { remindOfListings } from './remind-of-listings.ts'
import { readSale, saleDigest, SALE_PLACE, saleOwner } from './sale.ts'

const test = useTestDatabase()
const COLOGNE = {
  zip: '50670',
  city: 'Köln',
  state: 'Nordrhein-Westfalen',
  areaCode: '221',
  latitude: 50.95,
  longitude: 6.95,
}
const site = { origin: 'http://localhost:3000', brandSlug: null, locale: 'de' } as const
const scope = MAIN_BRAND
let deps: PublishDeps
let seller: CustomerActor
let garageVehicleId: number
let number = 0

const files: FileReader = {
  readPicture: async (bytes) => ({
    ...{
      bytes: Buffer.from(bytes),
      width: 4,
      height: 3,
      hash: Buffer.from(bytes).toString('hex').slice(0, 16).padEnd(16, '5'),
    },
  }),
  coverPicture: async (picture) => Buffer.from(picture),
  readDocument: async () => 'WRONG_TYPE',
}

beforeAll(async () => {
  const { id } = await addMerchant(test.database)
  const attributes = { price: 15_000_00, firstRegistration: '2020-03', mileage: 60_000 }
  await deliver(
    test.database,
    id,
    Array.from({ length: 9 }, (_, index) => car(String(index + 1), { attributes })),
  )
  deps = {
    ...{ read: test.database.read, writer: test.database, files, places: placesTable([COLOGNE]) },
    ...{
      objects: fileSystemStore(await mkdtemp(path.join(tmpdir(), 'sale-'))),
      secretBox: aesSecretBox([TEST_SECRET]),
    },
    images: {
      add: async (bytes) => ({ key: `photo/${Buffer.from(bytes).toString('hex').padEnd(32, '0')}`, isNew: true }),
    },
  }
})

beforeEach(async () => {
  seller = (await addCustomer(test.database, `seller${++number}@example.com`)).actor
  garageVehicleId = await addCar(seller)
  await age(seller)
})

const age = ({ customerId }: CustomerActor) =>
  test.database.pool.query(`update customers set created_at = now() - interval '30 days' where id = $1`, [customerId])

async function addCar({ customerId }: CustomerActor, make = 'Volkswagen'): Promise<number> {
  const { rows } = await test.database.pool.query<{ id: string }>(
    `insert into garage_vehicles (customer_id, make, model, fuel_type, first_registration, mileage, is_selected)
     values ($1, $2, 'Golf', 'DIESEL', '2020-03', 60000,
       not exists (select from garage_vehicles where customer_id = $1)) returning id`,
    [customerId, make],
  )
  return Number(rows[0]!.id)
}

const information = (more: object = {}) =>
  ListingInformation.parse({
    ...{ garageVehicleId, vehicleName: 'Volkswagen Golf 2.0 TDI', mileage: 60_000, vin: '', postalCode: '50670' },
    ...{ price: 14_500_00, description: 'Aus erster Hand.', acknowledgementCheckbox: true, phone: '' },
    ...more,
  })

async function fill(more: object = {}, actor = seller): Promise<void> {
  expect(
    await setSaleInformation({ writer: test.database, places: deps.places }, actor.customerId, information(more)),
  ).toEqual({
    kind: 'done',
  })
  await confirmSalePictures(test.database, actor.customerId)
}

async function send(key = randomUUID(), actor = seller) {
  const shown = saleDigest(await readSale(test.database.read, actor.customerId))
  return publishListing(deps, { customerId: actor.customerId, site, key, shown })
}

async function published(more: object = {}) {
  await fill(more)
  const outcome = await send()
  if (outcome.kind === 'refused') throw new Error(outcome.code)
  const listing = (await readListings(test.database.read, seller.customerId)).find(({ id }) => id === outcome.id)!
  return { ...outcome, listing }
}

const change = (listingId: number, how: ListingChange, actor = seller) =>
  changeListing(test.database, { customerId: actor.customerId, listingId, change: how })
const listings = () => readListings(test.database.read, seller.customerId)
const picture = (bytes: string, actor = seller) =>
  storeUpload(deps, {
    ...({ owner: saleOwner(actor.customerId), kind: 'PICTURE', attachTo: SALE_PLACE, field: 'pictures' } as const),
    ...{ fileName: 'a.jpg', bytes: Buffer.from(bytes) },
  })
const stateOfCar = async (vehicleId: number | null) =>
  (await test.database.read.selectFrom('vehicles').select('state').where('id', '=', vehicleId!).executeTakeFirst())
    ?.state

it('is online at once, for 60 days, as a private offer at the place of the car', async () => {
  await picture('\u00f0\u00f0\u00f0\u00f0')
  const { isOnline, listing } = await published()
  expect([isOnline, listing.state]).toEqual([true, 'ONLINE'])
  expect(Math.round((listing.expiresAt!.getTime() - Date.now()) / 86_400_000)).toBe(60)
  const vehicle = await readVehicle(test.database.read, String(listing.vehicleId), scope)
  expect(vehicle).toMatchObject({
    ...{ state: 'PUBLISHED', make: { name: 'Volkswagen' }, merchant: { kind: 'PRIVATE', zip: '50670', email: null } },
    attributes: { price: 14_500_00, modelDescription: '2.0 TDI', vin: null, vatMode: null },
  })
  expect(vehicle!.pictures).toEqual(listing.data.pictures.map((each) => each.picture))
  const { rows } = await test.database.pool.query('select 1 from vehicle_changes where vehicle_id = $1', [
    listing.vehicleId,
  ])
  expect(rows).toHaveLength(1)
  expect((await readSale(test.database.read, seller.customerId)).draft.information).toBeNull()
})

it('shows the seller’s telephone only where the seller says so, and stores the two defaults of the form', async () => {
  const phoneOf = async (more: object) => {
    const { listing } = await published({ phone: '0221 471010', ...more })
    await age(seller)
    return (await readVehicle(test.database.read, String(listing.vehicleId), scope))?.merchant.phone
  }
  expect(await phoneOf({})).toBeNull()
  seller = (await addCustomer(test.database, `seller${++number}@example.com`)).actor
  garageVehicleId = await addCar(seller)
  await age(seller)
  expect(await phoneOf({ showsPhone: true })).toContain('221')
  expect((await listings())[0]!.data).toMatchObject({ isFixedPrice: true, isPrivateSeller: true })
})

it('knows a make by its other names: it has a price range, needs no review, and is no second make', async () => {
  await test.database.pool.query('delete from garage_vehicles where customer_id = $1', [seller.customerId])
  garageVehicleId = await addCar(seller, 'VW')
  await fill()
  expect((await readSale(test.database.read, seller.customerId)).estimate).not.toBeNull()
  const outcome = await send()
  expect(outcome).toMatchObject({ isOnline: true })
  const [listing] = await listings()
  const vehicle = await readVehicle(test.database.read, String(listing!.vehicleId), scope)
  expect(vehicle?.make.name).toBe('Volkswagen')
  const { rows } = await test.database.pool.query('select slug from makes')
  expect(rows).toEqual([{ slug: 'volkswagen' }])
})

it('has its pictures after its questions: without any, as after it was sent in another tab, no draft begins', async () => {
  await published()
  expect(await confirmSalePictures(test.database, seller.customerId)).toMatchObject({ code: 'CONFLICT' })
  const drafts = test.database.read.selectFrom('drafts').select('id').where('customer_id', '=', seller.customerId)
  expect(await drafts.execute()).toEqual([])
})

it('sends one form once, exactly what was shown, and only what is complete', async () => {
  expect(await send()).toMatchObject({ code: 'CONFLICT' })
  await fill()
  const old = saleDigest(await readSale(test.database.read, seller.customerId))
  await fill({ price: 14_000_00 })
  expect(await publishListing(deps, { customerId: seller.customerId, site, key: 'k1', shown: old })).toMatchObject({
    code: 'CHANGED',
  })
  const shown = saleDigest(await readSale(test.database.read, seller.customerId))
  const form = { customerId: seller.customerId, site, key: 'k1', shown }
  expect(await publishListing(deps, form)).toEqual(await publishListing(deps, form))
  expect(await listings()).toHaveLength(1)
})

it.each([
  ['PRICE_FAR_BELOW', { price: 8_000_00 }],
  ['CONTACT_IN_TEXT', { description: 'Ruft an: 0171 1234567' }],
])('waits for a person where a rule applies: %s', async (reason, more) => {
  const { isOnline, listing } = await published(more)
  expect([isOnline, listing.state, listing.data.reviewReasons, listing.vehicleId]).toEqual([
    false,
    'IN_REVIEW',
    [reason],
    null,
  ])
})

it('waits for a person with a new account, a known VIN, and a picture of somebody else’s offer', async () => {
  await picture('\u00f1\u00f2\u00f3\u00f4')
  await published({ vin: 'WVWZZZ3CZLE048213' })
  const first = seller
  seller = (await addCustomer(test.database, 'copy@example.com')).actor
  garageVehicleId = await addCar(seller)
  await picture('\u00f1\u00f2\u00f3\u00f4')
  const { listing } = await published({ vin: 'WVWZZZ3CZLE048213' })
  expect(listing.data.reviewReasons).toEqual(['KNOWN_VIN', 'KNOWN_PICTURE', 'NEW_ACCOUNT'])
  expect(seller).not.toBe(first)
})

it('a person approves or rejects with a reason, and a rejected offer can be changed and sent again', async () => {
  const { id } = await published({ price: 8_000_00 })
  const review = (to: 'ONLINE' | 'REJECTED', reason?: 'PRICE_NOT_PLAUSIBLE') =>
    test.database.transaction((handle) =>
      changeRequest(handle, {
        requestId: id,
        to,
        actor: 'ADMIN',
        reason,
        ...(to === 'ONLINE' ? { expiresAt: listingEnd() } : {}),
      }),
    )
  expect(await review('REJECTED')).toMatchObject({ code: 'CONFLICT' })
  await review('REJECTED', 'PRICE_NOT_PLAUSIBLE')
  expect((await listings())[0]).toMatchObject({ state: 'REJECTED', reason: 'PRICE_NOT_PLAUSIBLE' })
  expect(await editListing(test.database, { customerId: seller.customerId, listingId: id })).toEqual({ kind: 'done' })
  await fill({ price: 8_100_00 })
  expect(await send()).toMatchObject({ id, isOnline: false })
  await review('ONLINE')
  expect((await listings())[0]).toMatchObject({ state: 'ONLINE', data: { price: 8_100_00 } })
})

it('goes back to the review when it is changed, with its pictures, and is out of the search meanwhile', async () => {
  await picture('\u00e1\u00e2')
  const { id, listing } = await published()
  await editListing(test.database, { customerId: seller.customerId, listingId: id })
  expect((await readSale(test.database.read, seller.customerId)).pictures).toHaveLength(1)
  expect(await stateOfCar(listing.vehicleId)).toBe('PUBLISHED')
  await fill({ description: 'Jetzt mit WhatsApp' })
  expect(await send()).toMatchObject({ id, isOnline: false })
  expect([(await listings())[0]?.state, await stateOfCar(listing.vehicleId)]).toEqual(['IN_REVIEW', 'ARCHIVED'])
  expect(await uploadsOf(test.database.read, { attachedTo: `request:${id}`, owner: null })).toHaveLength(1)
})

it('stays as its buyer has seen it where it was reserved while a change was entered', async () => {
  const { id } = await published()
  const before = (await listings())[0]?.data
  await editListing(test.database, { customerId: seller.customerId, listingId: id })
  await fill({ description: 'Jetzt mit WhatsApp', price: 9_900_00 })
  expect(await change(id, 'RESERVE')).toEqual({ kind: 'done' })
  expect(await send()).toMatchObject({ code: 'CONFLICT' })
  expect((await listings())[0]).toMatchObject({ state: 'RESERVED', data: before })
})

it('is reserved, released, sold or ended by its seller alone', async () => {
  const { id, listing } = await published()
  const stranger = (await addCustomer(test.database, `stranger${number}@example.com`)).actor
  for (const how of ['RENEW', 'RESERVE', 'SOLD', 'END'] as const)
    expect(await change(id, how, stranger)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await editListing(test.database, { customerId: stranger.customerId, listingId: id })).toMatchObject({
    code: 'NOT_FOUND',
  })
  const states: unknown[] = []
  for (const how of ['RESERVE', 'RELEASE', 'SOLD'] as const) {
    expect(await change(id, how)).toEqual({ kind: 'done' })
    states.push([(await listings())[0]?.state, await stateOfCar(listing.vehicleId)])
  }
  expect(states).toEqual([
    ['RESERVED', 'RESERVED'],
    ['ONLINE', 'PUBLISHED'],
    ['SOLD', 'SOLD'],
  ])
  for (const how of ['RENEW', 'END'] as const) expect(await change(id, how)).toMatchObject({ code: 'CONFLICT' })
})

it('is reminded of once before its end, expires, and is renewed', async () => {
  const { id, listing } = await published()
  const jobs = { read: test.database.read, writer: test.database, onError: () => {} }
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  expect([await remindOfListings(jobs, inDays(54)), await remindOfListings(jobs, inDays(56))]).toEqual([
    0,
    expect.any(Number),
  ])
  expect(await remindOfListings(jobs, inDays(57))).toBe(0)
  await test.database.pool.query(`update requests set expires_at = now() - interval '1 minute' where id = $1`, [id])
  await runTimedTransitions(jobs)
  expect([(await listings())[0]?.state, await stateOfCar(listing.vehicleId)]).toEqual(['EXPIRED', 'ARCHIVED'])
  expect(await change(id, 'RENEW')).toEqual({ kind: 'done' })
  const [renewed] = await listings()
  expect([renewed?.state, await stateOfCar(listing.vehicleId)]).toEqual(['ONLINE', 'PUBLISHED'])
  expect(Math.round((renewed!.expiresAt!.getTime() - Date.now()) / 86_400_000)).toBe(60)
})

it('its seller reads and answers what buyers write, and sees it beside the offer', async () => {
  const { listing } = await published()
  const contact = ContactForm.parse({ firstName: 'Eva', lastName: 'Kern', email: 'eva@post.example', text: 'Noch da?' })
  const sent = await contactSeller(deps as never, {
    ...{
      site,
      scope,
      key: randomUUID(),
      vehicleId: String(listing.vehicleId),
      customerId: null,
      contact,
      finance: null,
    },
  })
  if (sent.kind === 'refused') throw new Error(sent.code)
  const access = { customerId: seller.customerId, key: null, scope }
  expect(await readRequest(test.database.read, sent.id, access)).toMatchObject({ side: 'MERCHANT' })
  expect((await listings())[0]?.inquiries).toMatchObject([{ id: sent.id, firstName: 'Eva', isUnanswered: true }])
  const stranger = (await addCustomer(test.database, `nosy${number}@example.com`)).actor
  expect(await readRequest(test.database.read, sent.id, { ...access, customerId: stranger.customerId })).toBeUndefined()
})

it('ends with the account of its seller', async () => {
  await picture('\u0000\u007f\u0001\u007e')
  const { id, listing } = await published()
  await fill({ garageVehicleId: await addCar(seller) })
  await picture('\u00c3\u00c4')
  const password = await setPassword(test.database, seller)
  const outcome = await deleteCustomer(test.database, site, seller, { customerId: seller.customerId, password })
  expect(outcome).toEqual({ kind: 'done' })
  const left = await test.database.pool.query(
    `select 1 from uploads where customer_id = $1 or attached_to = $2 union all select 1 from drafts where customer_id = $1`,
    [seller.customerId, `request:${id}`],
  )
  expect(left.rows).toEqual([])
  await endListing(test.database, id)
  expect(await stateOfCar(listing.vehicleId)).toBe('ARCHIVED')
  const { rows } = await test.database.pool.query(
    'select email from merchants where id = (select merchant_id from requests where id = $1)',
    [id],
  )
  expect(rows).toEqual([{ email: null }])
})

it('offers a car of the garage once at a time, whatever has been entered before the first offer was sent', async () => {
  const { id } = await published()
  const writer = { writer: test.database, places: deps.places }
  expect(await setSaleInformation(writer, seller.customerId, information())).toMatchObject({ code: 'CONFLICT' })
  const other = await addCar(seller, 'Opel')
  await fill({ garageVehicleId: other, vehicleName: 'Opel Golf' })
  expect((await readSale(test.database.read, seller.customerId)).listed).toEqual([{ garageVehicleId, listingId: id }])
  // As if another device had entered it before the first offer was sent.
  await test.database.pool.query(
    `update drafts set data = jsonb_set(data, '{information,garageVehicleId}', $2::jsonb) where customer_id = $1`,
    [seller.customerId, String(garageVehicleId)],
  )
  expect(await send()).toMatchObject({ code: 'CONFLICT' })
  const twice = 'update requests set garage_vehicle_id = $2 where id = $1'
  await fill({ garageVehicleId: other, vehicleName: 'Opel Golf' })
  const second = await send()
  if (second.kind === 'refused') throw new Error(second.code)
  await expect(test.database.pool.query(twice, [second.id, garageVehicleId])).rejects.toThrow(
    'listing_of_garage_vehicle',
  )
  expect(await editListing(test.database, { customerId: seller.customerId, listingId: id })).toEqual({ kind: 'done' })
  await fill({ description: 'Aus erster Hand, unfallfrei.' })
  expect(await send()).toMatchObject({ kind: 'done', id })
  expect(await change(id, 'SOLD')).toEqual({ kind: 'done' })
  await fill()
  expect(await send()).toMatchObject({ kind: 'done' })
})

it('counts the oldest offer of a car that had several before the rule, and ended or expired ones last', async () => {
  const migration = await readFile(
    new URL('../../database/migrations/0540_listing_of_garage_vehicle.sql', import.meta.url),
    'utf8',
  )
  const ids: number[] = []
  for (const make of ['Volkswagen', 'Opel', 'Ford', 'Seat']) {
    const car = make === 'Volkswagen' ? garageVehicleId : await addCar(seller, make)
    ids.push((await published({ garageVehicleId: car, vehicleName: `${make} Golf` })).id)
  }
  const [newest = 0, oldest = 0, expired = 0, ended = 0] = ids
  const { pool } = test.database
  await pool.query('alter table requests drop column garage_vehicle_id')
  await pool.query(
    `update requests set data = jsonb_set(data, '{garageVehicleId}', $2::jsonb),
       created_at = created_at - interval '1 day' * (case id when $3 then 1 when $4 then 2 when $5 then 3 else 0 end),
       state = case id when $4 then 'EXPIRED' when $5 then 'ENDED' else state end,
       delete_after = case id when $5 then now() + interval '90 days' end
     where id = any($1)`,
    [ids, String(garageVehicleId), oldest, expired, ended],
  )
  await pool.query(migration)
  const { rows } = await pool.query<{ id: number }>('select id from requests where garage_vehicle_id = $1', [
    garageVehicleId,
  ])
  expect(rows).toEqual([{ id: oldest }])
  // The others ask for their end as well, though only one is in the index.
  const { listed } = await readSale(test.database.read, seller.customerId)
  expect(listed.map(({ listingId }) => listingId).toSorted((a, b) => a - b)).toEqual(
    [newest, oldest, expired].toSorted((a, b) => a - b),
  )
})

it('takes no more than five offers of one person', async () => {
  for (let count = 0; count < 5; count++) await published({ garageVehicleId: await addCar(seller) })
  await fill()
  expect(await send()).toMatchObject({ code: 'LIMIT_REACHED' })
})

it('keeps the place of the car: the database refuses a listing without', async () => {
  const { id } = await published()
  const stored = 'update requests set data = data || $2 where id = $1'
  for (const place of [{ city: '' }, { city: null }, { postalCode: '' }, { postalCode: null }])
    await expect(test.database.pool.query(stored, [id, JSON.stringify(place)])).rejects.toThrow('listing_has_place')
  await test.database.pool.query(stored, [id, JSON.stringify({ postalCode: '50733', city: 'Köln' })])
})
