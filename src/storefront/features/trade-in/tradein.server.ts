import { isOneDealers } from '#domain/brand.ts'
import { formatDate } from '#domain/format/dates.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInConditionTexts } from '#messages/trade-in-condition.ts'
import { tradeInLandingTexts } from '#messages/trade-in-landing.ts'
import { TradeInTablePageDocument } from '#storefront/generated/graphql.ts'
import { sellBoxView } from '../../blocks/sell-box.server.ts'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { equipmentViews, questionViews } from './condition.server.ts'
import { termsText } from './dealers.server.ts'
import type { PageArgs } from './frame.server.ts'

/** What selling a car is about, in a dealer's own words where there are any, and the public table of deductions. */
export async function loadTradeInLanding({ url, context }: PageArgs) {
  const { locale, brand: site } = context.get(siteContext)
  const texts = inLanguage(tradeInLandingTexts, locale)
  const conditionWords = inLanguage(tradeInConditionTexts, locale)
  const dealer = url.searchParams.get('haendler')?.slice(0, 80) ?? null
  const { tradeInTable, brand } = await query(context, TradeInTablePageDocument, { dealer })
  const { questions, equipment, terms } = tradeInTable
  return {
    description: brand.tradeInDescription ?? texts.landingLead,
    sell: sellBoxView(locale),
    source: conditionWords.tableOf(formatDate(terms.since, locale)),
    terms: termsText(terms, locale),
    how: [
      [texts.howVehicle, texts.howVehicleText],
      [texts.howCondition, texts.howConditionText],
      isOneDealers(site)
        ? ([texts.howEstimate, texts.howEstimateText] as const)
        : ([texts.howDealer, texts.howDealerText] as const),
      [texts.howInspection, texts.howInspectionText],
    ] as const,
    questions: questionViews(questions, locale),
    equipment: equipmentViews(equipment, locale),
  }
}
