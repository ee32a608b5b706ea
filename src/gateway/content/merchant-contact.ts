import { dealerAddressLines } from '#domain/dealer-address.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerContactTexts } from '#messages/dealer-contact.ts'
import { inLanguage } from '#messages/texts.ts'
import type { ContentBlock, ContentPage } from '#services/content/port.ts'
import type { Merchant } from '#use-cases/merchant/merchants.ts'
import { openingHoursText } from '../merchant/opening-hours.ts'
import { heading, paragraph, section, span } from './merchant-blocks.ts'

/** The slug of the contact page in every shop; on a storefront it is the dealer's. */
export const CONTACT_SLUG = 'kontakt'

/** A dealer with the formatted telephone number. */
type ContactMerchant = Pick<Merchant, 'name' | 'street' | 'zip' | 'city' | 'phone' | 'email' | 'openingHours'> & {
  readonly phoneDisplay: string | null
}

/** The contact page of a storefront of these dealers. Unknown details are left out. */
export function merchantContact(merchants: readonly ContactMerchant[], locale: Locale): ContentPage {
  const texts = inLanguage(dealerContactTexts, locale)
  return {
    slug: CONTACT_SLUG,
    title: texts.title,
    description: texts.description,
    blocks: [
      ...merchants.flatMap((merchant) => blocksOf(merchant, locale)),
      heading(texts.questions),
      paragraph([span(texts.questionsText)]),
      heading(texts.report),
      paragraph([span(texts.reportText)]),
    ],
  }
}

function blocksOf(merchant: ContactMerchant, locale: Locale): ContentBlock[] {
  const texts = inLanguage(dealerContactTexts, locale)
  const { name, phone, phoneDisplay, email, openingHours } = merchant
  const reach = [
    phone ? [span(texts.phone), span(phoneDisplay ?? phone, `tel:${phone}`)] : [],
    email ? [span(texts.email), span(email, `mailto:${email}`)] : [],
  ].filter((line) => line.length > 0)
  const hours = openingHours.map((row) => openingHoursText(row, locale))
  return [
    heading(name),
    ...(reach.length > 0
      ? [paragraph(reach.flatMap((line, index) => (index > 0 ? [span('\n'), ...line] : line)))]
      : []),
    ...section(texts.address, [[span([name, ...dealerAddressLines(merchant)].join('\n'))]]),
    ...section(
      texts.openingHours,
      hours.map(({ days, hours: open }) => [span(`${days}: ${open}`)]),
    ),
  ]
}
