import type { Settlement } from '../order/settlement.ts'

/** A declaration of withdrawal as it arrived. */
export interface MailWithdrawal {
  readonly number: string
  readonly name: string
  readonly contract: string
  readonly items: string | null
  readonly email: string
  /** ISO 8601. */
  readonly receivedAt: string
}

/** About a declaration of withdrawal, to everybody concerned. */
export type WithdrawalMailContent =
  | {
      readonly kind: 'withdrawal-received'
      readonly withdrawal: MailWithdrawal
      /** Otherwise customer service looks for the order. */
      readonly isFound: boolean
    }
  | {
      readonly kind: 'withdrawal-for-operator'
      readonly withdrawal: MailWithdrawal
      /** Null: none was found. */
      readonly orderNumber: string | null
    }
  | (Settlement & {
      readonly kind: 'withdrawal-for-dealer'
      readonly withdrawal: MailWithdrawal
      readonly orderNumber: string
      /** The order is unchanged, because the operator has to check the declaration. */
      readonly isToCheck: boolean
    })
  | {
      /** Sent to the order's address where the declaration names another. */
      readonly kind: 'withdrawal-for-customer'
      readonly withdrawal: MailWithdrawal
      readonly orderNumber: string
      readonly isToCheck: boolean
    }
