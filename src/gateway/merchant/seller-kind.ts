import { builder } from '../builder.ts'

/** Whether a dealer or a private person sells: consumer rights differ, so every offer says it (§ 312l BGB). */
export const SellerKind = builder.enumType('SellerKind', { values: ['COMPANY', 'PRIVATE'] as const })
