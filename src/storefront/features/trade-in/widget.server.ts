import { redirect } from 'react-router'
import { pathFor } from '#domain/routes/paths.ts'
import { COLOR_PARAMETER, DRAFT_PARAMETER, frameColor, START_PARAMETER } from '#domain/widget/widget-address.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInLandingTexts } from '#messages/trade-in-landing.ts'
import { tradeInWidgetTexts } from '#messages/trade-in-widget.ts'
import {
  ContinueTradeInDocument,
  TradeInPageDocument,
  TradeInTablePageDocument,
} from '#storefront/generated/graphql.ts'
import { stepNamed } from '../../blocks/flow-steps.server.ts'
import { formValues } from '../../blocks/form.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { discardIfRequested, frameOf, hrefInFrame, redirectToLoginThenEstimate, type PageArgs } from './frame.server.ts'
import type { TradeInFrameView } from './trade-in-view.ts'

type WidgetView =
  | { readonly kind: 'START'; readonly lead: string; readonly start: string; readonly isExpired: boolean }
  | { readonly kind: 'READY'; readonly frame: TradeInFrameView; readonly action: string; readonly draft: string }

/**
 * The first and the last page of a trade-in inside a frame: what it is about, and once a dealer is chosen the button that goes on outside
 * the frame.
 */
export async function loadTradeInWidget({ url, context }: PageArgs): Promise<WidgetView> {
  const { locale, widget } = context.get(siteContext)
  const draft = widget?.draft
  if (draft === undefined) {
    const { brand } = await query(context, TradeInTablePageDocument, { dealer: null })
    const start = new URL(pathFor('tradein-widget', locale), url)
    start.searchParams.set(START_PARAMETER, '')
    const color = frameColor(url)
    if (color) start.searchParams.set(COLOR_PARAMETER, color)
    return {
      ...{ kind: 'START', lead: brand.tradeInDescription ?? inLanguage(tradeInLandingTexts, locale).landingLead },
      ...{ start: start.pathname + start.search, isExpired: url.searchParams.has(DRAFT_PARAMETER) },
    }
  }
  const { tradeIn } = await query(context, TradeInPageDocument)
  const open = stepNamed('trade-in', tradeIn.openStep)
  if (open !== 'tradein-offer') throw redirect(hrefInFrame(pathFor(open, locale), draft, locale))
  const frame = frameOf({ tradeIn, step: open, locale, restoredForm: undefined, hasDraft: true, draft })
  return { kind: 'READY', frame, draft, action: pathFor('tradein', locale) }
}

/** Discards everything: the page sends no other form inside the frame. */
export async function saveTradeInWidget({ request, context }: PageArgs & { readonly request: Request }) {
  await discardIfRequested(context, await formValues(request))
  return null
}

/** Goes on, outside the frame, with what was entered in it: to the estimate, by way of the login. */
export async function continueFromWidget({ request, context }: PageArgs & { readonly request: Request }) {
  const { locale, session } = context.get(siteContext)
  const { draft = '' } = await formValues(request)
  const answer = await mutate(context, ContinueTradeInDocument, { draft })
  if (!('result' in answer)) return { notice: tradeInWidgetTexts.expired[locale] }
  if (session) return redirect(pathFor('tradein-offer', locale))
  return redirectToLoginThenEstimate(context)
}
