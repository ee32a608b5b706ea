import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { adoptDrafts } from '#database/drafts.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { inspectTradeIn, offerAfterInspection } from '#use-cases/trade-in/inspect-trade-in.ts'
import { moveUploads } from '#use-cases/upload/attach-uploads.ts'
import { storeUpload } from '#use-cases/upload/store-upload.ts'
import { addCustomer } from '../../../tests/support/account.ts'
import { visitorContext } from '../../../tests/support/gateway-context.ts'
import { run } from '../../../tests/support/run.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { addTradeInRequest, TRADED } from '../../../tests/support/trade-in-requests.ts'
import type { GatewayContext } from '../context.ts'

const test = useTestDatabase()
let visitor: GatewayContext
let merchant: { id: number; uuid: string }
let other: { id: number; uuid: string }

beforeAll(async () => {
  visitor = await visitorContext(test.database)
  merchant = await addMerchant(test.database)
  other = await addMerchant(test.database, { slug: 'schmitz' })
  await deliver(test.database, merchant.id, [car('1'), car('2', { makeName: 'Opel', modelName: 'Corsa' })])
})

const REQUEST = `query R($id: ID!, $key: String) { requestById(id: $id, key: $key) { side state pictures { path kind }
  tradeIn { finalPrice valuationInfo { vin } described { question answer } differences { line amount } } } }`
const SELL = 'mutation S($id: ID!) { sellTradeIn(requestId: $id) }'
const WITHDRAW = 'mutation W($id: ID!, $key: String) { withdrawRequest(id: $id, key: $key) }'
const CHOOSE = `mutation C($make: String!) {
  tradeInVariationValuation(input: { choices: [{ step: "make", option: $make }], flow: pdpFlow }) { openStep } }`
const DRAFT = '{ tradeIn { flow origin steps { name selectedOption { value } } valuation { estimate } shown } }'

const stranger = async (): Promise<GatewayContext> => ({
  ...visitor,
  actor: (await addCustomer(test.database, `${randomUUID()}@example.com`)).actor,
})
const read = async (context: GatewayContext, id: number, key: string | null = null) =>
  (await run(REQUEST, { id: String(id), key }, context)).data.requestById as Record<string, unknown> | null

async function upload(customerId: number, requestId: number, kind: 'PICTURE' | 'DOCUMENT') {
  const owner = { kind: 'CUSTOMER', customerId } as const
  const files = {
    readPicture: async (bytes: Uint8Array) => ({ ...{ bytes: Buffer.from(bytes), width: 4, height: 3 }, hash: 'f0' }),
    coverPicture: async (picture: Uint8Array) => Buffer.from(picture),
    readDocument: async (bytes: Uint8Array) => ({ bytes: Buffer.from(bytes), contentType: 'application/pdf' }),
  }
  const { deps } = visitor
  await storeUpload(
    { read: deps.read, writer: deps.writer, secretBox: deps.secretBox, objects: deps.uploads.objects, files },
    { owner, kind, attachTo: 'draft:trade-in', field: 'pictures', fileName: 'a.jpg', bytes: Buffer.from('front') },
  )
  await test.database.transaction((handle) =>
    moveUploads(handle, { owner, from: 'draft:trade-in', to: `request:${requestId}` }),
  )
}

describe('a trade-in that was sent', () => {
  it('is shown to its owner and to both holders of a link, with its pictures and never a document', async () => {
    const { id, actor, key, sellerKey } = await addTradeInRequest(test.database, merchant.id)
    await upload(actor.customerId, id, 'PICTURE')
    await upload(actor.customerId, id, 'DOCUMENT')
    const seen = { valuationInfo: { vin: 'WVWZZZ1JZXW000001' }, differences: null, finalPrice: null }
    const shown = { tradeIn: seen, pictures: [{ kind: 'PICTURE' }] }
    expect(await read({ ...visitor, actor }, id)).toMatchObject({ side: 'CUSTOMER', ...shown })
    expect(await read(visitor, id, key)).toMatchObject({ side: 'CUSTOMER', ...shown })
    expect(await read(visitor, id, sellerKey)).toMatchObject({ side: 'MERCHANT', ...shown })
    expect(await read(visitor, id)).toBeNull()
    expect(await read(await stranger(), id)).toBeNull()
    expect(await read(await stranger(), id, 'x'.repeat(22))).toBeNull()
    expect(await read({ ...visitor, actor, scope: { merchantUuids: [other.uuid] } }, id)).toBeNull()
  })

  it('names no cars of others in a dealer’s own shop, and says how a company’s sale is taxed', async () => {
    const comparable = {
      ...{ id: '1', title: 'Golf', seller: 'Autohaus Schmitz', city: 'Köln', firstRegistration: '2021-03' },
      ...{ mileage: 60_000, price: 15_000_00, adjustment: 0, isMedian: true },
    }
    const { id, actor } = await addTradeInRequest(test.database, merchant.id, {
      valuation: { ...TRADED.valuation!, comparables: [comparable] },
      condition: { ...TRADED.condition, seller: 'company' },
    })
    const document = `query M($id: ID!) { requestById(id: $id) {
      tradeIn { isCompanySale estimate market { offers valuationLinks { seller } } } } }`
    const marketIn = async (merchantUuids: string[]) => {
      const answer = await run(document, { id }, { ...visitor, actor, scope: { merchantUuids } })
      return (answer.data.requestById as { tradeIn: object }).tradeIn
    }
    expect(await marketIn([])).toMatchObject({
      isCompanySale: true,
      market: { offers: 10, valuationLinks: [{ seller: 'Autohaus Schmitz' }] },
    })
    expect(await marketIn([merchant.uuid])).toMatchObject({ market: { offers: 10, valuationLinks: [] } })
    const { data } = await run(
      '{ tradeInDealers { merchant { id } } }',
      {},
      {
        ...visitor,
        scope: { merchantUuids: [merchant.uuid] },
      },
    )
    expect(data.tradeInDealers).toEqual([{ merchant: { id: merchant.uuid } }])
  })

  it('is sold and withdrawn by its owner alone', async () => {
    const { id, actor, sellerKey } = await addTradeInRequest(test.database, merchant.id)
    const owner = { ...visitor, actor }
    const findings = { equipment: {}, mileage: null, amounts: {}, market: null }
    await inspectTradeIn(test.database, id, { ...findings, condition: { brakes: 'good' } })
    expect((await run(SELL, { id }, owner)).codes).toEqual(['CONFLICT'])
    const validUntil = addDays(berlinToday(), 7)
    await offerAfterInspection(test.database, {
      ...{ requestId: id, validUntil, actor: 'MERCHANT', mainOrigin: 'https://shop.example' },
    })
    expect(await read(owner, id)).toMatchObject({ state: 'OFFERED', tradeIn: { differences: [{ line: 'brakes' }] } })
    expect((await run(SELL, { id }, visitor)).codes).toEqual(['UNAUTHENTICATED'])
    expect((await run(SELL, { id }, await stranger())).codes).toEqual(['NOT_FOUND'])
    expect((await run(WITHDRAW, { id }, await stranger())).codes).toEqual(['NOT_FOUND'])
    expect((await run(WITHDRAW, { id, key: sellerKey }, visitor)).codes).not.toEqual([])
    expect((await read(owner, id))?.state).toBe('OFFERED')
    expect((await run(SELL, { id }, owner)).codes).toEqual([])
    expect((await run(SELL, { id }, owner)).codes).toEqual(['CONFLICT'])
  })
})

describe('a draft', () => {
  const makeOf = async (context: GatewayContext) => {
    const { tradeIn } = (await run(DRAFT, {}, context)).data as { tradeIn: { steps: { selectedOption: object }[] } }
    return tradeIn.steps[0]?.selectedOption ?? null
  }

  it('of a visitor is the account’s after the login, and goes on at another device', async () => {
    const anonymousId = randomUUID()
    const atHome = { ...visitor, anonymousId }
    expect((await run(CHOOSE, { make: 'opel' }, atHome)).codes).toEqual([])
    expect((await run(DRAFT, {}, atHome)).data).toMatchObject({
      tradeIn: { flow: 'pdpFlow', origin: 'STANDALONE', valuation: null, shown: null },
    })
    expect(await makeOf({ ...visitor, anonymousId: randomUUID() })).toBeNull()
    const elsewhere = await stranger()
    if (elsewhere.actor.kind !== 'CUSTOMER') throw new Error('no customer')
    const { customerId } = elsewhere.actor
    await test.database.transaction((handle) => adoptDrafts(handle, anonymousId, customerId))
    expect(await makeOf(elsewhere)).toEqual({ value: 'opel' })
    expect(await makeOf(await stranger())).toBeNull()
  })

  it('is not identified by an empty VIN', async () => {
    const empty = 'mutation V { tradeInVariationValuation(input: { vin: "" }) { openStep } }'
    expect(await run(empty, {}, await stranger())).toMatchObject({
      codes: ['INVALID_INPUT'],
      errors: [{ fields: [{ field: 'vin', code: 'REQUIRED' }] }],
    })
  })

  it('of a customer waits where the session is lost in a middle step', async () => {
    const customer = await stranger()
    await run(CHOOSE, { make: 'opel' }, customer)
    const lost: GatewayContext = { ...visitor, anonymousId: randomUUID() }
    const ask = 'mutation A($key: String!) { requestTradeIn(key: $key, shown: "x") { requestId } }'
    expect((await run(ask, { key: randomUUID() }, lost)).codes).toEqual(['UNAUTHENTICATED'])
    const garage = 'mutation G { tradeInVariationValuation(input: { garageId: "1" }) { openStep } }'
    expect((await run(garage, {}, lost)).codes).toEqual(['UNAUTHENTICATED'])
    const dealer = 'mutation D($id: ID!) { chooseTradeInDealer(merchant: $id) { openStep } }'
    expect((await run(dealer, { id: merchant.uuid }, lost)).codes).toEqual(['CONFLICT'])
    const answers = Object.entries(TRADED.condition).map(([question, answer]) => ({ question, answer }))
    const condition = `mutation C($answers: [TradeInAnswerInput!]!) {
      setTradeInCondition(answers: $answers, equipment: []) { openStep } }`
    expect((await run(condition, { answers }, lost)).codes).toEqual(['CONFLICT'])
    const { rows } = await test.database.pool.query('select from drafts where anonymous_id = $1', [lost.anonymousId])
    expect(rows).toEqual([])
    expect(await makeOf(lost)).toBeNull()
    expect(await makeOf(customer)).toEqual({ value: 'opel' })
    expect((await run(ask, { key: randomUUID() }, customer)).codes).toEqual(['CONFLICT'])
  })
})
