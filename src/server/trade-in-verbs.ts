import { offerTradeIn } from '#use-cases/trade-in/offer-trade-in.ts'
import type { Database } from '#database/connection.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { isRunning } from '#domain/order/order-steps.ts'
import { groupedIban } from '#domain/payment/iban.ts'
import type { Refused } from '#domain/refused.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { DAYS_OFFERED, MOST_DAYS_OFFERED, tradedCarName } from '#domain/trade-in/trade-in.ts'
import { findFeedMerchant } from '#use-cases/merchant/feed-merchant.ts'
import { readOrderDue } from '#use-cases/order/order-due.ts'
import { readPayoutAccount } from '#use-cases/payment/payout-account.ts'
import { listTradeIns, type OwnedCar, readCarsOf } from '#use-cases/trade-in/trade-in-list.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { type OrderVerb, parsed } from './order-verbs.ts'
import { noSuchMerchant } from './program.ts'

const OFFER_USAGE = `offer-trade-in <merchant> <customer’s e-mail> <euros> [--car <plate or VIN>] [--until YYYY-MM-DD] [--reason "…"] [--as admin]`

interface VerbParts {
  readonly secretBox: () => Promise<SecretBox>
  /** Of the main site. */
  readonly mainOrigin: () => string
}

/** The operator's verbs for cars that customers give in payment. They speak for the dealer; `--as admin` for the shop itself. */
export function tradeInVerbs({ secretBox, mainOrigin }: VerbParts): Readonly<Record<string, OrderVerb>> {
  return {
    'offer-trade-in': {
      usage: `${OFFER_USAGE}: offers a price for a car of the customer’s garage, the selected one where none is named, for ${DAYS_OFFERED} days where no last day is`,
      run: ({ database }, args) => offer(database, mainOrigin(), args),
    },
    'trade-in-list': {
      usage:
        'trade-in-list [merchant] [--all]: lists open offers and trade-ins of orders; --all: those that are over too',
      async run({ database }, args) {
        const { values, positionals } = parsed({ args, allowPositionals: true, options: { all: { type: 'boolean' } } })
        const found = await listTradeIns(database.read, { merchant: positionals[0], all: values.all ?? false })
        const rows = found.map(({ id, merchant, email, car, price, validUntil, state, orderId }) =>
          [
            ...[id, merchant, email ?? 'no account', tradedCarName(car), car.plate ?? car.vin ?? '–'],
            ...[price === null ? '–' : euros(price), validUntil ?? '–', state, orderId ?? ''],
          ].join('\t'),
        )
        return rows.length > 0 ? rows.join('\n') : 'There is no such trade-in.'
      },
    },
    'payout-account': {
      usage: 'payout-account <order>: prints where to transfer what a trade-in was worth more than the order',
      async run({ database }, [order = '']) {
        if (!/^[1-9]\d{9}$/.test(order)) throw new StartRefusal('npm run admin -- payout-account <order>: ten digits.')
        const account = await readPayoutAccount(database.read, await secretBox(), Number(order))
        const owed = await readOrderDue(database.read, Number(order))
        if (!account || !owed) throw new StartRefusal(`Nothing of order ${order} is paid out.`)
        const { due, state, payment } = owed
        // An instruction to pay, printed for an order that has ended, would be followed.
        if (!isRunning(state)) throw new StartRefusal(`Order ${order} is ${state.toLowerCase()}, nothing to pay.`)
        return `${payment === 'PAID' ? 'Paid out already: ' : ''}${euros(-due)} to ${account.holder}, ${groupedIban(account.iban)}, reference ${order}`
      },
    },
  }
}

async function offer(database: Database, mainOrigin: string, args: string[]): Promise<string> {
  const { values, positionals } = parsed({
    args,
    allowPositionals: true,
    options: {
      car: { type: 'string' },
      until: { type: 'string' },
      reason: { type: 'string' },
      as: { type: 'string', default: 'merchant' },
    },
  })
  const [slug = '', email = '', amount = ''] = positionals
  if (values.as !== 'merchant' && values.as !== 'admin') throw new StartRefusal('--as merchant or --as admin.')
  const price = centsOf(amount)
  if (price === undefined) throw new StartRefusal(`npm run admin -- ${OFFER_USAGE}`)
  const merchant = await findFeedMerchant(database.read, slug)
  if (!merchant) throw new StartRefusal(noSuchMerchant(slug))
  const { customerId, garageVehicleId } = carNamed(await readCarsOf(database.read, email), values.car, email)
  const validUntil = values.until ?? addDays(berlinToday(), DAYS_OFFERED)
  const outcome = await offerTradeIn(database, {
    ...{ merchantId: merchant.id, customerId, garageVehicleId, price, validUntil, reason: values.reason, mainOrigin },
    actor: values.as === 'admin' ? 'ADMIN' : 'MERCHANT',
  })
  if (outcome.kind === 'refused') throw new StartRefusal(refusal(outcome))
  return `Trade-in ${outcome.id}: ${slug} offers ${euros(price)} until ${validUntil}.`
}

/** The car that is meant: by its plate or VIN, else the selected one. */
function carNamed(cars: readonly OwnedCar[], name: string | undefined, email: string): OwnedCar {
  const bare = (text: string | null) => text?.replaceAll(/[^a-zäöü0-9]/gi, '').toUpperCase()
  const car = cars.find(({ plate, vin, isSelected }) =>
    name === undefined ? isSelected : bare(plate) === bare(name) || bare(vin) === bare(name),
  )
  if (car) return car
  const known = cars.map(({ plate, vin }) => plate ?? vin ?? 'one without plate and VIN').join(', ')
  throw new StartRefusal(
    cars.length > 0 ? `In the garage of ${email} are: ${known}.` : `There is no car in a garage of ${email}.`,
  )
}

/** "8500", "8500.50" and "8500,50" as cents; undefined for anything else. */
function centsOf(text: string): number | undefined {
  return /^\d{1,7}([.,]\d\d)?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : undefined
}

function euros(cents: number): string {
  return `${(cents / 100).toFixed(2)} EUR`
}

function refusal({ code, fields = [] }: Refused): string {
  if (fields.some(({ field }) => field === 'price')) return 'The price is above zero and at most 500000 EUR.'
  if (fields.some(({ field }) => field === 'validUntil'))
    return `--until YYYY-MM-DD: today or later, at most ${MOST_DAYS_OFFERED} days ahead.`
  if (code === 'CONFLICT')
    return 'This dealer has an open offer for this car, which binds it, or the car is given to a dealer already: npm run admin -- trade-in-list'
  return `This cannot be done (${code}).`
}
