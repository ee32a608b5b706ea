/** SETTING_UP: not yet on sale. SUSPENDED: by the platform, until it is published again. LEFT: for good. */
export const MERCHANT_STATES = ['SETTING_UP', 'PUBLISHED', 'SUSPENDED', 'LEFT'] as const
export type MerchantState = (typeof MERCHANT_STATES)[number]

/** Whether a trader takes part in dispute settlement before a consumer arbitration board (§ 36 VSBG). */
export const DISPUTE_SETTLEMENTS = ['NOT_WILLING', 'WILLING', 'OBLIGED'] as const
export type DisputeSettlement = (typeof DISPUTE_SETTLEMENTS)[number]

const NEXT: Readonly<Record<MerchantState, readonly MerchantState[]>> = {
  SETTING_UP: ['PUBLISHED', 'LEFT'],
  PUBLISHED: ['SUSPENDED', 'LEFT'],
  SUSPENDED: ['PUBLISHED', 'LEFT'],
  LEFT: [],
}

export function canTransition(from: MerchantState, to: MerchantState): boolean {
  return NEXT[from].includes(to)
}

/** Only the platform suspends, and only the platform ends that. */
export function needsAdmin(from: MerchantState, to: MerchantState): boolean {
  return to === 'SUSPENDED' || from === 'SUSPENDED'
}
