import { FLOWS } from '../routes/flows.ts'
import { matchPath, pagePath } from '../routes/paths.ts'

/** Made for a frame on a dealer's own website. */
export type WidgetKind = 'TRADE_IN' | 'VEHICLES'

/** Names the draft of a trade-in in the addresses of its steps inside a frame. */
export const DRAFT_PARAMETER = 'widget'
/** Of a step inside a frame, where cookies are blocked: the form that led here was of a draft that has ended. */
export const ENDED_PARAMETER = 'ended'
/** Begins a trade-in inside a frame. */
export const START_PARAMETER = 'start'
/** The brand's colour in one frame, six hexadecimal digits; `color` is that of cars. */
export const COLOR_PARAMETER = 'brand-color'

/** Everything below these paths belongs to a widget, so that what is not found there can be framed as well. */
const PATHS = { TRADE_IN: '/trade-in-widget', VEHICLES: '/whitelabel/widget' } as const
/** The last step is for customers who are logged in, which nobody is inside a frame. */
const FRAMED_STEPS: readonly string[] = FLOWS['trade-in'].slice(0, -1)

/** The widget that an address belongs to; undefined for any other page. */
export function widgetOf({ pathname, searchParams }: URL): WidgetKind | undefined {
  const path = pagePath(pathname)
  const isBelow = (start: string) => `${path.toLowerCase()}/`.startsWith(`${start}/`)
  if (isBelow(PATHS.VEHICLES)) return 'VEHICLES'
  if (isBelow(PATHS.TRADE_IN)) return 'TRADE_IN'
  const screen = searchParams.has(DRAFT_PARAMETER) ? matchPath(path)?.screen : undefined
  return screen && FRAMED_STEPS.includes(screen) ? 'TRADE_IN' : undefined
}

/** The colour that an address names, or the draft in it; undefined for the brand's own. */
export function frameColor({ searchParams }: URL): string | undefined {
  const named = searchParams.get(COLOR_PARAMETER) ?? searchParams.get(DRAFT_PARAMETER)?.split('~')[1]
  return named && /^[0-9a-f]{6}$/i.test(named) ? named.toLowerCase() : undefined
}

/** The same address of this shop for the draft of a frame; unchanged without one. */
export function withDraft(href: string, draft: string | undefined): string {
  return draft === undefined ? href : withParameter(href, DRAFT_PARAMETER, draft)
}

/** The same address in a frame, saying that the draft of the form that led there has ended. */
export function withEndedDraft(href: string): string {
  return withParameter(href, ENDED_PARAMETER, '1')
}

function withParameter(href: string, name: string, value: string): string {
  const url = new URL(href, 'https://shop.invalid')
  url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}
