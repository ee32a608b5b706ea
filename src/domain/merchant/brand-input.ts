import { z } from 'zod'
import { STATS_ID, TAG_MANAGER_ID } from '../analytics/containers.ts'
import { emptyToNull, line, optionalLine } from '../account/fields.ts'
import { plainLines } from '../plain-text.ts'
import { contrastOf, MIN_CONTRAST } from './contrast.ts'
import { problem, webAddress } from './web-address.ts'

/** Hosts of the shop itself. */
const RESERVED_SLUGS = new Set(['www', 'admin', 'api', 'mail', 'shop', 'static', 'cdn'])
/** Of a merchant and of its storefront: part of a host name (RFC 1035). */
export const slug = z
  .string(problem('REQUIRED'))
  .trim()
  .toLowerCase()
  .min(1, problem('REQUIRED'))
  .regex(/^[a-z](?:[a-z0-9-]{0,38}[a-z0-9])?$/, problem('INVALID'))
  .refine((text) => !RESERVED_SLUGS.has(text), problem('INVALID'))

const description = z.preprocess(emptyToNull, z.string().max(2000, problem('TOO_LONG')).pipe(plainLines).nullable())

/** One a line; `accepted` makes it of an entry, or undefined. */
function list(max: number, accepted: (entry: string) => string | undefined) {
  return z.string().transform((text, context) => {
    const entries = text.split(/[\n,]/).flatMap((entry) => (entry.trim() === '' ? [] : [accepted(entry.trim())]))
    if (entries.length > max || entries.includes(undefined)) context.addIssue({ code: 'custom', message: 'INVALID' })
    return [...new Set(entries.filter((entry) => entry !== undefined))]
  })
}

/** Names of hosts without scheme and port. */
const hosts = list(10, (entry) => {
  const name = entry.toLowerCase().replace(/\.$/, '')
  const isDomain = name.length <= 253 && z.regexes.domain.test(name) && !/\.(localhost|local|internal)$/.test(name)
  return isDomain ? name : undefined
})

/**
 * An address of the website, of whichever of its pages and with or without `https://`; the origin is what counts. A page on one's own
 * computer, `http://localhost:8000`, is for trying a widget out.
 */
const widgetOrigins = list(20, (entry) => {
  const written = /^[a-z]+:(?!\d)/i.test(entry) ? entry : `https://${entry}`
  const address = URL.canParse(written) ? new URL(written) : undefined
  if (!address || address.username !== '') return undefined
  const isWebsite = address.protocol === 'https:' && z.regexes.domain.test(address.hostname)
  const isLocal = address.protocol === 'http:' && address.hostname === 'localhost'
  return isWebsite || isLocal ? address.origin : undefined
})

export const DomainsInput = z.object({ hosts })

/** Slugs of merchants, one a line. */
export const SharedShopInput = z.object({
  shopMerchants: list(50, (entry) => slug.safeParse(entry).data),
})

export const ConfiguratorInput = z
  .object({
    ...{ configuratorScript: webAddress, configuratorStyle: webAddress },
    configuratorConsent: z.preprocess((value) => value === 'yes', z.boolean()),
  })
  .refine(({ configuratorScript, configuratorStyle }) => configuratorStyle === null || configuratorScript !== null, {
    path: ['configuratorScript'],
    error: 'REQUIRED',
  })

/** Sent as a header: letters, digits and what addresses have. */
const merchantOrigin = z.preprocess(
  emptyToNull,
  z
    .string()
    .regex(/^[\w.:/-]{1,120}$/, problem('INVALID'))
    .nullable(),
)

/** The id of a container, in capitals as its service writes it. */
function containerId(pattern: RegExp) {
  return z.preprocess(emptyToNull, z.string().trim().toUpperCase().regex(pattern, problem('INVALID')).nullable())
}

export const BrandInput = z
  .object({
    ...{ slug, brandName: line(60), merchantOrigin, make: optionalLine(60) },
    ...{ shopImprintUrl: webAddress, shopPrivacyUrl: webAddress },
    ...{ widgetOrigins, statsId: containerId(STATS_ID) },
    ...{ tagManagerId: containerId(TAG_MANAGER_ID), dealerTagManagerId: containerId(TAG_MANAGER_ID) },
    /** White text stands on it. */
    brand: z.preprocess(
      emptyToNull,
      z
        .string()
        .toLowerCase()
        .regex(/^#[0-9a-f]{6}$/, { ...problem('INVALID'), abort: true })
        .refine((color) => contrastOf(color, '#ffffff') >= MIN_CONTRAST, problem('INVALID'))
        .nullable(),
    ),
    radius: z.enum(['0', '4', '8']),
    ...{ tradeInDe: description, tradeInEn: description },
  })
  .refine(({ tradeInDe, tradeInEn }) => (tradeInDe === null) === (tradeInEn === null), {
    path: ['tradeInEn'],
    error: 'REQUIRED',
  })
