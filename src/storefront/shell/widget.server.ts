import { COLOR_PARAMETER, frameColor } from '#domain/widget/widget-address.ts'
import type { Site } from '../request.server.ts'
import type { SiteView } from '../site.ts'

/** What a page inside a frame knows about the frame. */
export function widgetView({ kind }: NonNullable<Site['widget']>, url: URL): SiteView['widget'] & object {
  const color = frameColor(url)
  return { kind, ...(color ? { colors: `?${COLOR_PARAMETER}=${color}` } : {}) }
}
