import { addressLines } from '#domain/account/address-lines.ts'
import type { Locale } from '#domain/locale.ts'
import { sessionTexts } from '#messages/session.ts'
import { inLanguage } from '#messages/texts.ts'
import type { PostalAddressFieldsFragment } from '#storefront/generated/graphql.ts'

/** The lines of a letter, with the salutation before the name. */
export function addressLinesIn(address: PostalAddressFieldsFragment, locale: Locale): string[] {
  const texts = inLanguage(sessionTexts, locale)
  const [name = '', ...rest] = addressLines(address)
  const salutation = { MR: texts.mr, MRS: texts.mrs, DIVERSE: '' }[address.salutation ?? 'DIVERSE']
  return [`${salutation} ${name}`.trim(), ...rest]
}
