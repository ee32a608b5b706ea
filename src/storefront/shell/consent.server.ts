import { type Containers, grantedContainers, purposesOf } from '#domain/analytics/containers.ts'
import { matchPath, pathFor } from '#domain/routes/paths.ts'
import type { Locale } from '#domain/locale.ts'
import { consentTexts } from '#messages/consent.ts'
import type { Site } from '../request.server.ts'
import type { SiteView } from '../site.ts'

/**
 * What a page loads of third parties, and whether it asks for a consent: not on the settings, which have a form of their own. Where the
 * address has the key of a mailed link, nothing is loaded, because third parties must not read the key.
 */
export function consentOf(
  { pathname, searchParams }: URL,
  { brand, locale, consent }: Pick<Site, 'brand' | 'locale' | 'consent'>,
): Pick<SiteView, 'consent' | 'containers' | 'configurator'> {
  const match = matchPath(pathname)
  const hasKey = searchParams.has('key') || match?.params.token !== undefined
  const granted = grantedContainers(brand.containers, consent?.granted ?? [])
  const containers = hasKey ? undefined : granted
  const settings = pathFor('cookie-settings', locale)
  const isUndecided = consent?.granted === null && match?.screen !== 'cookie-settings'
  return {
    ...(isUndecided ? { consent: { settings, lead: leadOf(brand.containers, locale) } } : {}),
    ...(containers ? { containers } : {}),
    ...(brand.containers?.configurator ? { configurator: granted?.configurator ?? { settings } } : {}),
  }
}

/** Names what the services are for: nobody can agree to what is not said. */
function leadOf(containers: Containers | undefined, locale: Locale): string {
  const purposes = purposesOf(containers).map((purpose) => consentTexts[`FOR_${purpose}`][locale])
  return consentTexts.lead[locale](new Intl.ListFormat(locale).format(purposes))
}
