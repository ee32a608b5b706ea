import type { Brand } from '#domain/brand.ts'
import type { MailFrame } from '#domain/mail.ts'

const PETROL = '#0b5d66'

/** What a mail takes from a brand apart from its name: colour and legal pages. */
export function brandColour({
  tokens,
  imprintUrl,
  dataPrivacyUrl,
}: Brand): Pick<MailFrame, 'colour' | 'imprintUrl' | 'privacyUrl'> {
  return { colour: tokens.brand ?? PETROL, imprintUrl, privacyUrl: dataPrivacyUrl }
}
