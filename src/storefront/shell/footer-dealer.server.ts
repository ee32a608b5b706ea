import { isOneDealers } from '#domain/brand.ts'
import { dealerAddressLine } from '#domain/dealer-address.ts'
import { dealerTexts } from '#messages/dealer.ts'
import { FooterDealerDocument, type FooterDealerQuery } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { phoneLink } from '../blocks/phone-link.ts'
import { query } from '../gateway.server.ts'
import { fragmentCacheContext, siteContext } from '../request.server.ts'
import type { FooterDealer } from './frame-view.ts'

/** The dealer of a shop that belongs to one dealer. If it cannot be read, the gateway has logged why and the pages go out without it. */
export async function loadFooterDealer(context: Readonly<RouterContextProvider>): Promise<FooterDealer | undefined> {
  const { brand, locale } = context.get(siteContext)
  if (brand.slug === null || !isOneDealers(brand)) return undefined
  const read = await context
    .get(fragmentCacheContext)('footer-dealer', async () => JSON.stringify(await query(context, FooterDealerDocument)))
    .catch(() => undefined)
  const [merchant] = read === undefined ? [] : ((JSON.parse(read) as FooterDealerQuery).merchants ?? [])
  if (!merchant) return undefined
  const { name, phone, phoneDisplay, openingHours: hours } = merchant
  return {
    ...{ name, address: dealerAddressLine(merchant), hours, hoursLabel: dealerTexts.openingHours[locale] },
    ...(phone ? { phone: phoneLink(phone, phoneDisplay ?? phone) } : {}),
  }
}
