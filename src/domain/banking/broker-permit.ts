import { z } from 'zod'

export const BROKER_PERMIT_KINDS = ['34k', 'exempt', 'none'] as const

/** With which right a dealer brokers loans and leases: the permit of § 34k GewO, an exemption, or none at all. */
export const BrokerPermit = z.object({
  kind: z.enum(BROKER_PERMIT_KINDS),
  /** In the register of brokers. */
  number: z.string().trim().max(40).nullable().default(null),
  /** Who issued it. */
  authority: z.string().trim().max(80).nullable().default(null),
  /** Bound to one lender. */
  isTied: z.boolean().default(false),
  /** The lender pays the dealer for it. */
  hasCommission: z.boolean().default(false),
})
export type BrokerPermit = z.output<typeof BrokerPermit>

export const NO_PERMIT: BrokerPermit = BrokerPermit.parse({ kind: 'none' })
