import type { Brand } from '#domain/brand.ts'
import { SHOP_COLOR } from '#domain/brand-look/shop-color.ts'
import type { MailFrame } from '#domain/mail.ts'

/** Mails compute the colour's contrast, so it must have six digits. */
const COLOUR = /^#[0-9a-f]{6}$/i

/** What a mail takes from a brand apart from its name: colour and legal pages. */
export function brandColour({
  tokens,
  imprintUrl,
  dataPrivacyUrl,
}: Brand): Pick<MailFrame, 'colour' | 'imprintUrl' | 'privacyUrl'> {
  const { brand = SHOP_COLOR } = tokens
  return { colour: COLOUR.test(brand) ? brand : SHOP_COLOR, imprintUrl, privacyUrl: dataPrivacyUrl }
}
