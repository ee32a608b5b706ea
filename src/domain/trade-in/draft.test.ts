import { describe, expect, it } from 'vitest'
import { questionsFor } from './condition.ts'
import { tradeInDetails } from './trade-in-data.ts'
import { emptyTradeInDraft, MAX_TRADE_IN_MESSAGE, MAX_TRADED_KILOMETRES, TradeInDraft } from './trade-in-draft.ts'
import { firstTradeInStep } from './trade-in-steps.ts'

const KEY = '11111111-1111-4111-8111-111111111111'
const DRAFT = emptyTradeInDraft(KEY)
const CONDITION = Object.fromEntries(questionsFor(false).map(({ key, answers }) => [key, answers[0]!.key]))
const NEEDS = { isIdentified: true, isElectric: false, hasDealer: true }

it('a trade-in begins with nothing but its key, as a sequence of questions', () => {
  expect(TradeInDraft.parse(DRAFT)).toEqual(DRAFT)
  expect(DRAFT).toMatchObject({ key: KEY, flow: 'otherFlow', origin: 'STANDALONE', tab: 'SEQUENCE', mileage: null })
  expect(TradeInDraft.safeParse({ ...DRAFT, key: 'x' }).success).toBe(false)
  expect(TradeInDraft.safeParse({ ...DRAFT, answers: { make: 'x'.repeat(81) } }).success).toBe(false)
  expect([MAX_TRADED_KILOMETRES, MAX_TRADE_IN_MESSAGE]).toEqual([1_000_000, 500])
})

describe('the first step that is not done', () => {
  const full = { ...DRAFT, mileage: 0, condition: CONDITION }

  it.each([
    ['the car, until it is identified', full, { ...NEEDS, isIdentified: false }, 'tradein-vehicle'],
    ['the car, until its mileage is known', { ...full, mileage: null }, NEEDS, 'tradein-vehicle'],
    ['the condition, until every question is answered', { ...full, condition: {} }, NEEDS, 'tradein-condition'],
    ['the condition of an electric car', full, { ...NEEDS, isElectric: true }, 'tradein-condition'],
    ['the dealer', full, { ...NEEDS, hasDealer: false }, 'tradein-dealer'],
    ['the offer, which never is done', full, NEEDS, 'tradein-offer'],
  ] as const)('is %s', (_, draft, needs, step) => expect(firstTradeInStep(draft, needs)).toBe(step))
})

it('a request about something else has no details of a trade-in', () => {
  expect(tradeInDetails({ title: 'VW Golf' })).toBeNull()
})
