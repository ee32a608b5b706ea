import { COLOR_PARAMETER } from '#domain/widget/widget-address.ts'
import type { Site } from '../request.server.ts'
import type { SiteView } from '../site.ts'

/** What a page inside a frame knows of it. */
export function widgetView({ kind }: NonNullable<Site['widget']>, { searchParams }: URL): SiteView['widget'] & object {
  const color = searchParams.get(COLOR_PARAMETER) ?? ''
  return { kind, ...(/^[0-9a-f]{6}$/i.test(color) ? { colors: `?${COLOR_PARAMETER}=${color}` } : {}) }
}
