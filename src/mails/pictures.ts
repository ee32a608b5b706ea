import { isSymbolic, mailPicturePath } from '#domain/images.ts'
import type { MailFrame } from '#domain/mail.ts'
import type { MailPicture } from '#domain/vehicle/mail-vehicle.ts'
import { mailTexts } from '#messages/mails.ts'
import type { MailHero } from './parts.ts'

type Place = Pick<MailFrame, 'origin' | 'locale'>

/** A picture across the mail, twice as wide as it is high; undefined without one. */
export function heroOf(picture: MailPicture | null | undefined, { origin, locale }: Place): MailHero | undefined {
  if (!picture) return undefined
  return {
    src: origin + mailPicturePath(picture.key, 1024, '2x1'),
    alt: picture.alt,
    note: noteOf(picture.key, locale),
  }
}

/** A small picture in a list; null without one. */
export function thumbOf(picture: MailPicture | undefined, { origin, locale }: Place) {
  if (!picture) return null
  return { src: origin + mailPicturePath(picture.key, 512, '16x10'), note: noteOf(picture.key, locale) }
}

function noteOf(key: string, locale: MailFrame['locale']): string | null {
  return isSymbolic(key) ? mailTexts.symbolic[locale] : null
}
