import { grantedContainers } from '#domain/analytics/containers.ts'
import { matchPath, pathFor } from '#domain/routes/paths.ts'
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
    ...(isUndecided ? { consent: settings } : {}),
    ...(containers ? { containers } : {}),
    ...(brand.containers?.configurator ? { configurator: granted?.configurator ?? { settings } } : {}),
  }
}
