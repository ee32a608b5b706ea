import type { Brand } from '#domain/brand.ts'
import type { MailFrame } from '#domain/mail.ts'

/** As in `design/tokens.css`. */
const PETROL = '#0a5a64'
/** Mails reckon with the colour's contrast. */
const COLOUR = /^#[0-9a-f]{6}$/i

/** What a mail takes from a brand apart from its name: colour and legal pages. */
export function brandColour({
  tokens,
  imprintUrl,
  dataPrivacyUrl,
}: Brand): Pick<MailFrame, 'colour' | 'imprintUrl' | 'privacyUrl'> {
  const { brand = PETROL } = tokens
  return { colour: COLOUR.test(brand) ? brand : PETROL, imprintUrl, privacyUrl: dataPrivacyUrl }
}
