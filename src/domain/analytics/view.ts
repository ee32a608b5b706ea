import type { PageType } from './page-types.ts'

/** A page that was opened; nothing in it identifies the visitor. */
export interface View {
  readonly at: Date
  /** Null: the main site. */
  readonly brandSlug: string | null
  readonly pageType: PageType
  /** Where the visitor came from; undefined: not from another site. */
  readonly referrerHost?: string | undefined
  /** The car that was looked at. */
  readonly vehicleId?: number | undefined
}

/** Words with which programs name themselves; their views are not counted. */
const BOT =
  /bot\b|bot[/_ -]|crawl|spider|slurp|preview|monitor|uptime|headless|lighthouse|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|facebookexternalhit|whatsapp|feedfetcher|scrap/i

/** Whether the `User-Agent` header names a program. The header is read here and stored nowhere. */
export function isBot(userAgent: string | undefined): boolean {
  return userAgent === undefined || !userAgent.startsWith('Mozilla/') || BOT.test(userAgent)
}

/** The host of another site that linked here, without `www.`; undefined for none, for this host itself and for what is no web address. */
export function referrerHost(referrer: string | undefined, ownHost: string): string | undefined {
  if (!referrer || !URL.canParse(referrer)) return undefined
  const { protocol, host, hostname } = new URL(referrer)
  if (!/^https?:$/.test(protocol) || host === ownHost || hostname.length > 100 || !hostname.includes('.'))
    return undefined
  return hostname.replace(/^www\./, '')
}
