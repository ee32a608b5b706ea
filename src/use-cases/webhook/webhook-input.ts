import { z } from 'zod'
import { EVENT_TOPICS } from '#domain/merchant-event/merchant-event.ts'
import { isPublicAddress } from '#domain/network-address.ts'

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
      .refine((text) => isAllowed(text, allowsPrivate), { error: 'INVALID' }),
    topics: z.array(z.enum(EVENT_TOPICS)).min(1, { error: 'REQUIRED' }),
  })
}

function isAllowed(text: string, allowsPrivate: boolean): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  if (allowsPrivate) return protocol === 'https:' || protocol === 'http:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const isAddress = host.includes(':') || /^[\d.]+$/.test(host)
  const isName = host.includes('.') && !/\.(localhost|local|internal)\.?$/.test(host)
  return protocol === 'https:' && (isAddress ? isPublicAddress(host) : isName)
}
