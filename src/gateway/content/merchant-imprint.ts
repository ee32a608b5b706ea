import { dealerAddressLines } from '#domain/dealer-address.ts'
import type { Locale } from '#domain/locale.ts'
import { imprintTexts } from '#messages/imprint.ts'
import { inLanguage } from '#messages/texts.ts'
import type { Merchant } from '#use-cases/merchant/merchants.ts'
import type { ContentBlock, ContentPage } from '#services/content/port.ts'
import { heading, paragraph, section, span } from './merchant-blocks.ts'

/** The slug of the imprint in every shop; on a storefront it names the dealer (§ 5 DDG), on the main site the operator. */
export const IMPRINT_SLUG = 'impressum'

/** A dealer with the formatted telephone number. */
type ImprintMerchant = Pick<
  Merchant,
  'name' | 'street' | 'zip' | 'city' | 'phone' | 'email' | 'registerEntry' | 'vatId' | 'imprintUrl'
> & { readonly phoneDisplay: string | null }

/** The imprint of a storefront of these dealers. Unknown details are left out. */
export function merchantImprint(merchants: readonly ImprintMerchant[], locale: Locale): ContentPage {
  const { title, description } = inLanguage(imprintTexts, locale)
  return { slug: IMPRINT_SLUG, title, description, blocks: merchants.flatMap((merchant) => blocksOf(merchant, locale)) }
}

function blocksOf(merchant: ImprintMerchant, locale: Locale): ContentBlock[] {
  const texts = inLanguage(imprintTexts, locale)
  const { name, phone, phoneDisplay, email, registerEntry, vatId, imprintUrl } = merchant
  const address = [name, ...dealerAddressLines(merchant)].join('\n')
  return [
    heading(name),
    paragraph([span(address)]),
    ...section(texts.contact, [
      phone ? [span(texts.phone), span(phoneDisplay ?? phone, `tel:${phone}`)] : [],
      email ? [span(texts.email), span(email, `mailto:${email}`)] : [],
    ]),
    ...section(texts.register, [
      registerEntry ? [span(texts.registerEntry + registerEntry)] : [],
      vatId ? [span(texts.vatId + vatId)] : [],
    ]),
    ...(imprintUrl ? [paragraph([span(texts.whole, imprintUrl)])] : []),
  ]
}
