/** What a merchant's staff add to an order as files. */
export const ORDER_FILES = ['INVOICE_COPY', 'REGISTRATION', 'HAND_OVER', 'CONTRACT', 'OTHER'] as const
export type OrderFileKind = (typeof ORDER_FILES)[number]

/** The kind in a text; anything else is other. */
export function orderFileKind(text: string): OrderFileKind {
  return ORDER_FILES.find((kind) => kind === text) ?? 'OTHER'
}
