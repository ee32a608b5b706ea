import type { Database } from '#database/connection.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { formatMoney, toCents } from '#domain/format/money.ts'
import { parseOrderNumber } from '#domain/order/order-number.ts'
import type { Refused } from '#domain/refused.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { DAYS_OFFERED } from '#domain/trade-in/trade-in.ts'
import type { InspectedPrice } from '#domain/trade-in/inspected.ts'
import { findFeedMerchant } from '#use-cases/merchant/feed-merchant.ts'
import { putDealerTerms } from '#use-cases/trade-in/put-dealer-terms.ts'
import { inspectTradeIn, type InspectionFindings, offerAfterInspection } from '#use-cases/trade-in/inspect-trade-in.ts'
import { completeSale } from '#use-cases/trade-in/sell-trade-in.ts'
import { noSuchMerchant } from '../program.ts'
import { type OrderVerb, parsed } from './order-verbs.ts'
import { differenceLines } from './trade-in-lines.ts'

const INSPECT_USAGE =
  'trade-in-inspect <request> [question=answer[:euros] …] [equipment.<extra>=yes|no …] [--mileage km] [--market euros]'
const TERMS_USAGE =
  'trade-in-terms <merchant> [--margin <per cent>] [--min-margin <euros>] [--reconditioning <euros>] [question.answer=euros …]'

/** The dealer's side of a request for a trade-in: inspection, binding offer, sale. They act for the dealer. */
export function tradeInRequestVerbs(mainOrigin: () => string): Readonly<Record<string, OrderVerb>> {
  return {
    'trade-in-inspect': {
      usage: `${INSPECT_USAGE}: records what differs from the description and prints the price it leads to`,
      run: ({ database }, args) => inspect(database, args),
    },
    'trade-in-bind': {
      usage: `trade-in-bind <request> [--until YYYY-MM-DD]: makes the binding offer at the price of the inspection, for ${DAYS_OFFERED} days`,
      async run({ database }, args) {
        const { values, positionals } = parsed({ args, allowPositionals: true, options: { until: { type: 'string' } } })
        const requestId = requestOf(positionals[0])
        const validUntil = values.until ?? addDays(berlinToday(), DAYS_OFFERED)
        const terms = { requestId, validUntil, actor: 'MERCHANT', mainOrigin: mainOrigin() } as const
        const outcome = await offerAfterInspection(database, terms)
        if (outcome.kind === 'refused') throw new StartRefusal(refusalText(outcome))
        return `Request ${requestId}: offered ${formatMoney(outcome.price, 'en', 2)} until ${validUntil}.`
      },
    },
    'trade-in-purchased': {
      usage: 'trade-in-purchased <request>: the dealer has the car that was sold without a purchase, and has paid',
      async run({ database }, [number]) {
        const requestId = requestOf(number)
        const outcome = await completeSale(database, { requestId, actor: 'MERCHANT' })
        if (outcome.kind === 'refused') throw new StartRefusal(refusalText(outcome))
        return `Request ${requestId} is PURCHASED now.`
      },
    },
    'trade-in-terms': {
      usage: `${TERMS_USAGE}: changes on which terms a dealer buys cars; prints them`,
      run: ({ database }, args) => changeTerms(database, args),
    },
  }
}

async function inspect(database: Database, args: string[]): Promise<string> {
  const { values, positionals } = parsed({
    args,
    allowPositionals: true,
    options: { mileage: { type: 'string' }, market: { type: 'string' } },
  })
  const [number, ...lines] = positionals
  const requestId = requestOf(number)
  const findings = findingsOf(lines, values.mileage, values.market)
  const outcome = await inspectTradeIn(database, requestId, findings)
  if (outcome.kind === 'refused') throw new StartRefusal(refusalText(outcome))
  return shownPrice(outcome.price)
}

function findingsOf(
  lines: readonly string[],
  mileage: string | undefined,
  market: string | undefined,
): InspectionFindings {
  const condition: Record<string, string> = {}
  const equipment: Record<string, boolean> = {}
  const amounts: Record<string, number> = {}
  for (const line of lines) {
    const [key = '', value = ''] = line.split('=')
    const [answer = '', euros] = value.split(':')
    if (key.startsWith('equipment.')) equipment[key.slice('equipment.'.length)] = answer === 'yes'
    else condition[key] = answer
    // Typed without a sign: a dealer names what the damage costs.
    if (euros !== undefined) amounts[`${key}.${answer}`] = -Math.abs(centsOf(euros))
  }
  const kilometres = mileage === undefined ? null : Number(mileage)
  if (kilometres !== null && !/^\d{1,7}$/.test(mileage ?? '')) throw new StartRefusal('--mileage takes kilometres.')
  return { condition, equipment, mileage: kilometres, amounts, market: market === undefined ? null : centsOf(market) }
}

/** The list of differences and the lines, as the customer sees them. */
function shownPrice({ differences, lines, estimate }: InspectedPrice): string {
  const money = (cents: number) => formatMoney(cents, 'en', 2)
  return [
    ...differenceLines(differences),
    ...lines.map((line) =>
      [line.kind, 'item' in line ? `${line.item.question}.${line.item.answer}` : line.key, money(line.amount)].join(
        '\t',
      ),
    ),
    `price\t${money(estimate)}`,
  ].join('\n')
}

async function changeTerms(database: Database, args: string[]): Promise<string> {
  const { values, positionals } = parsed({
    args,
    allowPositionals: true,
    options: { margin: { type: 'string' }, 'min-margin': { type: 'string' }, reconditioning: { type: 'string' } },
  })
  const [slug = '', ...rows] = positionals
  const merchant = await findFeedMerchant(database.read, slug)
  if (!merchant) throw new StartRefusal(noSuchMerchant(slug))
  const amounts = Object.fromEntries(rows.map((row) => [row.split('=')[0] ?? '', centsOf(row.split('=')[1] ?? '')]))
  const margin = values.margin === undefined ? undefined : Math.round(Number(values.margin.replace(',', '.')) * 10)
  if (margin !== undefined && !(margin >= 0 && margin <= 400))
    throw new StartRefusal('--margin takes 0 to 40 per cent.')
  const outcome = await putDealerTerms(database, merchant.id, {
    ...(margin === undefined ? {} : { marginPermille: margin }),
    ...(values['min-margin'] === undefined ? {} : { minMargin: Math.abs(centsOf(values['min-margin'])) }),
    ...(values.reconditioning === undefined ? {} : { reconditioning: Math.abs(centsOf(values.reconditioning)) }),
    ...(rows.length > 0 ? { amounts } : {}),
  })
  if (outcome.kind === 'refused') throw new StartRefusal(`There is no line ${outcome.fields?.[0]?.field ?? ''}.`)
  const { marginPermille, minMargin, reconditioning, since, amounts: own } = outcome.terms
  return [
    `margin ${marginPermille / 10} %, at least ${formatMoney(minMargin, 'en', 2)}, reconditioning ${formatMoney(reconditioning, 'en', 2)}, since ${since}`,
    ...Object.entries(own).map(([key, cents]) => `${key}\t${formatMoney(cents, 'en', 2)}`),
  ].join('\n')
}

function requestOf(number = ''): number {
  const id = parseOrderNumber(number)
  if (id === undefined) throw new StartRefusal('A request has ten digits: npm run admin -- requests')
  return id
}

/** "-260", "1850.50" as cents. */
function centsOf(text: string): number {
  if (!/^-?\d{1,7}([.,]\d\d)?$/.test(text)) throw new StartRefusal(`“${text}” is no amount in euros.`)
  return toCents(Number(text.replace(',', '.')))
}

function refusalText({ code, fields = [] }: Refused): string {
  const [problem] = fields
  if (problem?.code === 'REQUIRED') return `The inspection has to answer ${problem.field}.`
  if (problem) return `${problem.field}: this is not possible.`
  if (code === 'NOT_FOUND') return 'There is no such trade-in: npm run admin -- requests'
  return 'The trade-in is not at this point: npm run admin -- request <request>'
}
