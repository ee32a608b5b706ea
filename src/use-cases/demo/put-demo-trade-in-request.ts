import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { berlinYear } from '#domain/berlin-time.ts'
import type { MailSite } from '#domain/mail.ts'
import { ALL_MERCHANTS } from '#domain/merchant-scope.ts'
import { openSequenceStep, type SequenceAnswers } from '#domain/trade-in/sequence.ts'
import type { Places } from '#services/places/port.ts'
import { takesAppointments } from '../appointment/takes-appointments.ts'
import { chooseTradeInDealer, setTradeInCondition, setTradeInMileage } from '../trade-in/change-trade-in.ts'
import { type IdentifyDeps, identifyTradeIn } from '../trade-in/identify-vehicle.ts'
import { requestTradeIn, tradeInDigest } from '../trade-in/request-trade-in.ts'
import { readTradeInDraft } from '../trade-in/trade-in-draft.ts'
import { readTradeInDetails, readTradeInProgress, type TradeInProgress } from '../trade-in/trade-in-progress.ts'
import type { DemoMerchant } from './demo-merchant.ts'
import { doneOrThrow } from './done-or-throw.ts'
import { firstFreeSlot } from './first-free-slot.ts'
import { putDemoBuyer } from './put-demo-customer.ts'

export interface DemoTradeInDeps extends IdentifyDeps {
  readonly places: Places
}

interface Owner {
  readonly kind: 'CUSTOMER'
  readonly customerId: number
}

const OWNER = { salutation: 'MR', firstName: 'Jonas', lastName: 'Weidner' } as const
const YEARS_OLD = 5
/** Questions that are not named here get their first option. */
const CAR: SequenceAnswers = {
  ...{ make: 'vw', model: 'golf', colors: 'BLUE', regmonth: '03', regdate: String(berlinYear() - YEARS_OLD) },
}
const KILOMETRES = 68_400
/** Some of it is better and some worse than the customer believes: the inspection has something to fill in. */
const CONDITION = {
  ...{ scratches: 'few', windscreen: 'chip', accident: 'none', import: 'german', serviceBook: 'maker' },
  ...{ secondTyres: 'good', battery: 'none', inspection: 'due', tyres: 'two', brakes: 'UNKNOWN', finance: 'none' },
  seller: 'private',
}
const EQUIPMENT = ['navigation', 'towBar']
const HOURS_AGO = 21

/**
 * Lets a customer of the demo describe a car, have it valued and ask its dealer for an offer, with a time for the inspection where the
 * dealer gives some. Nothing where this customer has asked before.
 */
export async function putDemoTradeInRequest(
  deps: DemoTradeInDeps,
  site: MailSite,
  merchant: DemoMerchant,
): Promise<void> {
  const customerId = await putDemoBuyer(deps, site, OWNER)
  const former = deps.read.selectFrom('trade_ins').select('id').where('customer_id', '=', customerId)
  if ((await former.executeTakeFirst()) !== undefined) return
  const owner = { kind: 'CUSTOMER', customerId } as const
  const change = { owner, scope: ALL_MERCHANTS, newKey: randomUUID() }
  await describeCar(deps, owner)
  doneOrThrow(await setTradeInMileage(deps, change, KILOMETRES))
  doneOrThrow(await setTradeInCondition(deps, change, { condition: CONDITION, equipment: EQUIPMENT, isPartial: false }))
  doneOrThrow(await chooseTradeInDealer(deps, change, { merchant: merchant.uuid, place: null }))
  const details = await readTradeInDetails(deps.read, await progressOf(deps, owner))
  if (!details) throw new Error('The demo’s trade-in has a question that nobody answered')
  const takes = await takesAppointments(deps.read, merchant.id, 'INSPECTION')
  const inspection = { merchantId: merchant.id, kind: 'INSPECTION' } as const
  const slot = takes ? await firstFreeSlot(deps.read, inspection, { inDays: 1, from: 540 }) : undefined
  const { requestId } = doneOrThrow(
    await requestTradeIn(deps, {
      ...{ customerId, scope: ALL_MERCHANTS, site, key: `demo ${customerId}`, shown: tradeInDigest(details) },
      ...{
        slot: slot ?? null,
        phone: '0221 4710884',
        text: 'Ich möchte das Auto auf einen Neuwagen anrechnen lassen.',
      },
    }),
  )
  await deps.writer.transaction(async (handle) => {
    const at = sql`now() - ${HOURS_AGO} * interval '1 hour'`
    await sql`update requests set created_at = ${at} where id = ${requestId}`.execute(handle)
    await sql`
      update trade_in_events set at = ${at}
      where trade_in_id = (select id from trade_ins where request_id = ${requestId})`.execute(handle)
  })
}

/** Answers one question after the other, because each answer decides which ones follow. */
async function describeCar(deps: DemoTradeInDeps, owner: Owner): Promise<void> {
  for (;;) {
    const { states } = await progressOf(deps, owner)
    const step = openSequenceStep(states)
    if (!step) return
    const options = states.find(({ name }) => name === step)?.options ?? []
    const wanted = CAR[step]
    const option = wanted !== undefined && options.includes(wanted) ? wanted : (options[0] ?? '')
    const said = { kind: 'CHOICES', choices: [{ step, option }] } as const
    doneOrThrow(await identifyTradeIn(deps, owner, randomUUID(), { said, entry: null }))
  }
}

async function progressOf({ read }: DemoTradeInDeps, owner: Owner): Promise<TradeInProgress> {
  return readTradeInProgress(read, ALL_MERCHANTS, await readTradeInDraft(read, owner, randomUUID()))
}
