import type { WriteHandle } from '#database/handles.ts'
import { checked } from '#domain/field-problem.ts'
import { MandateInput, mandateReference, type SepaMandate } from '#domain/payment/sepa-mandate.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { SecretBox } from '#services/secret-box/port.ts'

export interface MandateInput {
  readonly orderId: number
  /** Account holder and IBAN as they were entered. */
  readonly holder: string
  readonly iban: string
  /** Of the order's dealer. */
  readonly creditorId: string
}

interface StoredMandate {
  readonly kind: 'done'
  readonly reference: string
}

/**
 * Stores a direct debit mandate with an order of the same transaction; account holder and IBAN are sealed. Refused: INVALID_INPUT naming
 * `holder` or `iban`.
 */
export async function giveMandate(
  handle: WriteHandle,
  box: SecretBox,
  { orderId, creditorId, ...entered }: MandateInput,
): Promise<StoredMandate | Refused> {
  const input = checked(MandateInput, entered)
  if (!input.ok) return refused('INVALID_INPUT', { fields: input.problems })
  const { due_cents } = await handle
    .selectFrom('orders')
    .select('due_cents')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { count } = await handle
    .selectFrom('payments')
    .select(({ fn }) => fn.count<number>('mandate_reference').as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const reference = mandateReference(orderId, count + 1)
  await handle
    .insertInto('payments')
    .values({
      order_id: orderId,
      provider: 'sepa',
      method: 'SEPA_MANDATE',
      amount_cents: due_cents,
      mandate: sealMandate(box, orderId, { ...input.value, creditorId, reference }),
      mandate_reference: reference,
    })
    .execute()
  return { kind: 'done', reference }
}

/** Seals the mandate of an order; it opens for this order only. */
function sealMandate(box: SecretBox, orderId: number, mandate: SepaMandate): Buffer {
  return box.seal(JSON.stringify(mandate), purposeOf(orderId))
}

/** Opens a sealed mandate of the order. */
export function openMandate(box: SecretBox, orderId: number, sealed: Buffer): SepaMandate {
  return JSON.parse(box.open(sealed, purposeOf(orderId))) as SepaMandate
}

function purposeOf(orderId: number): string {
  return `mandate of order ${orderId}`
}
