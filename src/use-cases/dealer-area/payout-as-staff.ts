import type { ReadHandle, Writer } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import { readPayoutInstruction } from '../payment/payout-instruction.ts'
import { audited } from './audited.ts'
import { authorizeOrder } from './authorize-case.ts'

/** Cents. */
export interface Payout {
  readonly amount: number
  readonly holder: string
  readonly iban: string
  readonly isPaidOut: boolean
}

interface Shown {
  readonly kind: 'done'
  /** Null: nothing of this order is paid out, or it has ended. */
  readonly payout: Payout | null
}

/**
 * Shows where to transfer what a trade-in was worth more than its order. That somebody looked is written down, the account is not. Refused
 * as by `authorizeOrder`, with a second factor.
 */
export function readPayoutAsStaff(
  { read, writer, secretBox }: { readonly read: ReadHandle; readonly writer: Writer; readonly secretBox: SecretBox },
  actor: StaffActor,
  orderId: number,
): Promise<Shown | Refused> {
  return audited<Shown>(writer, actor, {
    allow: (handle) => authorizeOrder(handle, actor, 'payouts.change', orderId),
    entry: { operation: 'show-payout', subject: `order ${orderId}` },
    change: async () => {
      const instruction = await readPayoutInstruction(read, secretBox, orderId)
      if (instruction.kind !== 'PAY') return { kind: 'done', payout: null }
      const { amount, holder, iban, isPaidOut } = instruction
      return { kind: 'done', payout: { amount, holder, iban, isPaidOut } }
    },
  })
}
