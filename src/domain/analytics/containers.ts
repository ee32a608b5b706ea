import { CONSENT_PURPOSES, type ConsentPurpose } from '../consent/consent.ts'

/** What a shop loads of third parties, each only after the consent for its purpose. */
export interface Containers {
  /** The tag manager of the shop. */
  readonly tagManagerId?: string
  /** A dealer's separate tag manager, beside the shop's. */
  readonly dealerTagManagerId?: string
  readonly statsId?: string
  /** An outside vehicle configurator: its script and style sheet. */
  readonly configurator?: Configurator
}

export interface Configurator {
  readonly scriptUrl: string
  readonly styleUrl: string | null
  /** Whether it stores or reads something on the device that it could do without. */
  readonly needsConsent: boolean
}

/** Ids as their services write them. */
export const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,12}$/
export const STATS_ID = /^G-[A-Z0-9]{4,14}$/

/** Origins that a page opens its content security policy for. */
export interface ThirdPartySources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly connections: readonly string[]
  readonly pictures: readonly string[]
}

const TAGS = 'https://www.googletagmanager.com'
const STATS = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

const USES: Readonly<Record<ConsentPurpose, (containers: Containers) => boolean>> = {
  STATISTICS: ({ statsId }) => statsId !== undefined,
  MARKETING: ({ tagManagerId, dealerTagManagerId }) => (tagManagerId ?? dealerTagManagerId) !== undefined,
  FUNCTIONS: ({ configurator }) => configurator?.needsConsent === true,
}

/** What a shop has to obtain a consent for; empty: it shows no form. */
export function purposesOf(containers: Containers | undefined): ConsentPurpose[] {
  return containers ? CONSENT_PURPOSES.filter((purpose) => USES[purpose](containers)) : []
}

/** The containers a page may load; undefined for none. */
export function grantedContainers(
  containers: Containers | undefined,
  granted: readonly ConsentPurpose[] = [],
): Containers | undefined {
  if (!containers) return undefined
  const { tagManagerId, dealerTagManagerId, statsId, configurator } = containers
  const marketing = granted.includes('MARKETING')
  const allowed = {
    ...(marketing && tagManagerId ? { tagManagerId } : {}),
    ...(marketing && dealerTagManagerId ? { dealerTagManagerId } : {}),
    ...(granted.includes('STATISTICS') && statsId ? { statsId } : {}),
    ...(configurator && (!configurator.needsConsent || granted.includes('FUNCTIONS')) ? { configurator } : {}),
  }
  return Object.keys(allowed).length === 0 ? undefined : allowed
}

/** What these containers need of a page's policy. */
export function sourcesOf(containers: Containers | undefined): ThirdPartySources {
  const { tagManagerId, dealerTagManagerId, statsId, configurator } = containers ?? {}
  const tags = (tagManagerId ?? dealerTagManagerId ?? statsId) ? [TAGS] : []
  const stats = tags.length > 0 ? STATS : []
  const script = configurator ? [new URL(configurator.scriptUrl).origin] : []
  const style = configurator?.styleUrl ? [new URL(configurator.styleUrl).origin] : []
  return {
    scripts: [...tags, ...script],
    styles: style,
    connections: [...tags, ...stats, ...script],
    pictures: [...tags, ...stats, ...script],
  }
}
