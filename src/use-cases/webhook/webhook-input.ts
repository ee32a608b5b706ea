import { z } from 'zod'
import { EVENT_TOPICS } from '#domain/merchant-event/merchant-event.ts'
import { isPublicUrl } from '#domain/public-url.ts'

/**
 * Where events go and which. Only addresses with TLS on the public internet, unless private ones are allowed; what a name leads to is
 * looked at again with each delivery.
 */
export function webhookInput(allowsPrivate: boolean) {
  return z.object({
    url: z
      .string()
      .trim()
      .min(1, { error: 'REQUIRED' })
      .max(500, { error: 'TOO_LONG' })
      .refine((text) => isPublicUrl(text, allowsPrivate), { error: 'INVALID' }),
    topics: z.array(z.enum(EVENT_TOPICS)).min(1, { error: 'REQUIRED' }),
  })
}
