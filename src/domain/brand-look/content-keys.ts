/** Pages that the service column of a storefront may name, in the order in which they stand there. */
export const CONTENT_KEYS = [
  ...(['kontakt', 'hilfe-faqs', 'ratgeber', 'newsletter'] as const),
  ...(['online-garage', 'garage-video', 'preisbewertung'] as const),
] as const
export type ContentKey = (typeof CONTENT_KEYS)[number]

/** Used where a storefront has chosen none. */
export const USUAL_CONTENT_KEYS: readonly ContentKey[] = ['kontakt', 'hilfe-faqs', 'ratgeber', 'newsletter']

export function isContentKey(text: string): text is ContentKey {
  return CONTENT_KEYS.some((key) => key === text)
}
