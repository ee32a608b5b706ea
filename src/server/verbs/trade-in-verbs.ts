import { formatMoney, fromCents, toCents } from '#domain/format/money.ts'
import { type OfferByNameOutcome, offerTradeInByName } from '#use-cases/trade-in/offer-trade-in-by-name.ts'
import type { Database } from '#database/connection.ts'
import type { SelectHandle } from '#database/handles.ts'
import { parseOrderNumber } from '#domain/order/order-number.ts'
import { groupedIban } from '#domain/payment/iban.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { DAYS_OFFERED, MAX_DAYS_OFFERED, MAX_OFFERED, tradedCarName } from '#domain/trade-in/trade-in.ts'
import { readPayoutInstruction } from '#use-cases/payment/payout-instruction.ts'
import { listTradeIns } from '#use-cases/trade-in/trade-in-list.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { type OrderVerb, parsed } from './order-verbs.ts'
import { noSuchMerchant } from '../program.ts'

const OFFER_USAGE = `offer-trade-in <merchant> <customer’s e-mail> <euros> [--car <plate or VIN>] [--until YYYY-MM-DD] [--reason "…"] [--as admin]`

interface VerbDeps {
  readonly secretBox: (read: SelectHandle) => Promise<SecretBox>
  /** Origin of the main site. */
  readonly mainOrigin: () => string
}

/** The operator's verbs for trade-ins. They act for the dealer; with `--as admin` for the shop itself. */
export function tradeInVerbs({ secretBox, mainOrigin }: VerbDeps): Readonly<Record<string, OrderVerb>> {
  return {
    'offer-trade-in': {
      usage: `${OFFER_USAGE}: offers a price for a car of the customer’s garage, the selected one where none is named, for ${DAYS_OFFERED} days where no last day is`,
      run: ({ database }, args) => offer(database, mainOrigin(), args),
    },
    'trade-in-list': {
      usage: 'trade-in-list [merchant] [--all]: lists open offers and trade-ins of orders; --all includes ended ones',
      async run({ database }, args) {
        const { values, positionals } = parsed({ args, allowPositionals: true, options: { all: { type: 'boolean' } } })
        const found = await listTradeIns(database.read, { merchant: positionals[0], all: values.all ?? false })
        const rows = found.map(({ id, merchant, email, car, price, validUntil, state, orderId }) =>
          [
            ...[id, merchant, email ?? 'no account', tradedCarName(car), car.plate ?? car.vin ?? '–'],
            ...[price === null ? '–' : formatMoney(price, 'en', 2), validUntil ?? '–', state, orderId ?? ''],
          ].join('\t'),
        )
        return rows.length > 0 ? rows.join('\n') : 'There is no such trade-in.'
      },
    },
    'payout-account': {
      usage: 'payout-account <order>: prints the account for the payout of a trade-in worth more than its order',
      async run({ database }, [order = '']) {
        const orderId = parseOrderNumber(order)
        if (orderId === undefined) throw new StartRefusal('npm run admin -- payout-account <order>: ten digits.')
        const payout = await readPayoutInstruction(database.read, await secretBox(database.read), orderId)
        if (payout.kind === 'NOTHING') throw new StartRefusal(`Order ${order} has no payout.`)
        if (payout.kind === 'ENDED')
          throw new StartRefusal(`Order ${order} is ${payout.state.toLowerCase()}, nothing to pay.`)
        const { amount, holder, iban, isPaidOut } = payout
        return `${isPaidOut ? 'Paid out already: ' : ''}${formatMoney(amount, 'en', 2)} to ${holder}, ${groupedIban(iban)}, reference ${order}`
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
  const outcome = await offerTradeInByName(database, {
    ...{
      merchantSlug: slug,
      email,
      car: values.car,
      price,
      validUntil: values.until,
      reason: values.reason,
      mainOrigin,
    },
    actor: values.as === 'admin' ? 'ADMIN' : 'MERCHANT',
  })
  if (outcome.kind !== 'done') throw new StartRefusal(refusal(outcome, slug, email))
  return `Trade-in ${outcome.id}: ${slug} offers ${formatMoney(price, 'en', 2)} until ${outcome.validUntil}.`
}

/** "8500", "8500.50" and "8500,50" as cents; undefined for anything else. */
function centsOf(text: string): number | undefined {
  return /^\d{1,7}([.,]\d\d)?$/.test(text) ? toCents(Number(text.replace(',', '.'))) : undefined
}

function refusal(outcome: Exclude<OfferByNameOutcome, { readonly kind: 'done' }>, slug: string, email: string): string {
  if (outcome.kind === 'UNKNOWN_MERCHANT') return noSuchMerchant(slug)
  if (outcome.kind === 'UNKNOWN_CAR') {
    const known = outcome.cars.map(({ plate, vin }) => plate ?? vin ?? 'a car without plate and VIN').join(', ')
    return known ? `In the garage of ${email} are: ${known}.` : `There is no car in a garage of ${email}.`
  }
  const { code, fields = [] } = outcome
  if (fields.some(({ field }) => field === 'price'))
    return `The price must be above 0 and at most ${fromCents(MAX_OFFERED)} EUR.`
  if (fields.some(({ field }) => field === 'validUntil'))
    return `--until YYYY-MM-DD: today or later, at most ${MAX_DAYS_OFFERED} days ahead.`
  if (code === 'CONFLICT')
    return 'This dealer already has a binding offer for this car, or the car is being traded in: npm run admin -- trade-in-list'
  return `This is not possible (${code}).`
}
