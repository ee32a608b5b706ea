import type { ReadHandle, Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { RefusedValue } from '#domain/field-problem.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize, hasPermission } from '#domain/staff/authorize.ts'
import type { DealerAreaActor, StaffActor } from '#domain/staff/staff-actor.ts'
import { CONDITION_QUESTIONS } from '#domain/trade-in/condition.ts'
import type { StoredTerms } from '#domain/trade-in/trade-in-data.ts'
import { type LastChange, readLastChange } from '../../audit/last-change.ts'
import { readTermsOf, SHOP_AMOUNTS } from '../../trade-in/dealer-terms.ts'
import { writeTerms } from '../../trade-in/put-dealer-terms.ts'
import { audited } from '../audited.ts'
import { fingerprintOf } from '../fingerprint.ts'

/** On which terms a dealer buys, with every line of the table of deductions. Cents. */
export interface TermsForStaff {
  readonly kind: 'found'
  readonly terms: StoredTerms
  readonly lines: readonly { readonly line: string; readonly shop: number; readonly own: number | null }[]
  readonly fingerprint: string
  readonly lastChange: LastChange | null
  readonly mayChange: boolean
}

export type NewTerms = Omit<StoredTerms, 'since'>

const MAX_MARGIN_PERMILLE = 400
/** Cents: more is a typing error. */
const MAX_AMOUNT = 20_000_00

/** Questions whose answers change no price. */
const FACTS: ReadonlySet<string> = new Set(
  CONDITION_QUESTIONS.filter(({ group }) => group === 'FACT').map(({ key }) => key),
)

/** Refused as by `authorize`. */
export async function readTermsForStaff(
  read: ReadHandle,
  actor: DealerAreaActor,
  merchantId: number,
): Promise<TermsForStaff | Refused> {
  const refusal = authorize(actor, 'trade-ins.read', merchantId, new Date())
  if (refusal) return refusal
  const terms = (await readTermsOf(read, [merchantId]))(merchantId)
  return {
    ...{ kind: 'found', terms, fingerprint: fingerprintOf(terms) },
    lines: [...SHOP_AMOUNTS]
      .filter(([line]) => !FACTS.has(line.split('.')[0] ?? ''))
      .map(([line, shop]) => ({ line, shop, own: terms.amounts[line] ?? null })),
    lastChange: (await readLastChange(read, subjectOf(merchantId))) ?? null,
    mayChange: actor.kind === 'STAFF' && hasPermission(actor, 'trade-ins.terms', merchantId),
  }
}

/**
 * Replaces a dealer's terms from today on; estimates and offers that were made stay. An amount that is the shop's own is not stored.
 * Refused as by `authorize`; INVALID_INPUT naming the line; CHANGED where something else was shown.
 */
export function saveTerms(
  writer: Writer,
  actor: StaffActor,
  {
    merchantId,
    terms,
    fingerprint,
  }: { readonly merchantId: number; readonly terms: NewTerms; readonly fingerprint: string },
): Promise<{ readonly kind: 'done' } | Refused> {
  return audited(writer, actor, {
    allow: async () => authorize(actor, 'trade-ins.terms', merchantId, new Date()) ?? { kind: 'allowed', merchantId },
    entry: { operation: 'save-trade-in-terms', subject: subjectOf(merchantId), after: terms },
    change: async (handle) => {
      const fields = problemsOf(terms)
      if (fields.length > 0) return refused('INVALID_INPUT', { fields })
      await handle.selectFrom('merchants').select('id').where('id', '=', merchantId).forNoKeyUpdate().execute()
      const before = (await readTermsOf(handle, [merchantId]))(merchantId)
      if (fingerprintOf(before) !== fingerprint) return refused('CHANGED')
      const own = Object.entries(terms.amounts).filter(([line, amount]) => SHOP_AMOUNTS.get(line) !== amount)
      await writeTerms(handle, merchantId, { ...terms, amounts: Object.fromEntries(own), since: berlinToday() })
      return { kind: 'done' }
    },
  })
}

function problemsOf({ marginPermille, minMargin, reconditioning, amounts }: NewTerms): RefusedValue[] {
  const isAmount = (cents: number) => Number.isInteger(cents) && Math.abs(cents) <= MAX_AMOUNT
  const isPositive = (cents: number) => isAmount(cents) && cents >= 0
  const isMargin = Number.isInteger(marginPermille) && marginPermille >= 0 && marginPermille <= MAX_MARGIN_PERMILLE
  const wrong = [
    ...(isMargin ? [] : ['marginPermille']),
    ...(isPositive(minMargin) ? [] : ['minMargin']),
    ...(isPositive(reconditioning) ? [] : ['reconditioning']),
    ...Object.entries(amounts).flatMap(([line, cents]) => (SHOP_AMOUNTS.has(line) && isAmount(cents) ? [] : [line])),
  ]
  return wrong.map((field) => ({ field, code: 'INVALID' }))
}

function subjectOf(merchantId: number): string {
  return `trade-in terms ${merchantId}`
}
