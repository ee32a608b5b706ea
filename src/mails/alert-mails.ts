import { formatMonthName } from '#domain/format/dates.ts'
import { formatMoney } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { PRICE_RATINGS, type PriceRating, stepsOf } from '#domain/vehicle/price-rating.ts'
import { ratingWords } from '#messages/price-rating.ts'
import type { MailContent, MailFrame, MailKind, RenderedMail } from '#domain/mail.ts'
import type { MailVehicle } from '#domain/vehicle/mail-vehicle.ts'
import { mailTexts } from '#messages/mails.ts'
import { newsletterMailTexts } from '#messages/newsletter-mails.ts'
import { inLanguage } from '#messages/texts.ts'
import { addressOf } from './account-mails.ts'
import { layOut, type MailPart } from './layout.ts'
import { thumbOf } from './pictures.ts'

type Of<Kind extends MailKind> = Extract<MailContent, { readonly kind: Kind }>

export function confirmAlert(
  { person, token, searchName, rhythm }: Of<'confirm-alert'>,
  frame: MailFrame,
): RenderedMail {
  const texts = inLanguage(mailTexts, frame.locale)
  const paragraph = rhythm === 'DAILY' ? texts.alertDaily(searchName) : texts.alertAtOnce(searchName)
  const href = addressOf(frame, 'alert-confirm', { key: token })
  return layOut(frame, texts.alertSubject, person, [{ paragraph }, { button: texts.alertButton, href }])
}

export function searchHits(
  { person, searchName, searchPath, total, vehicles, unsubscribeKey }: Of<'search-hits'>,
  frame: MailFrame,
): RenderedMail {
  const texts = inLanguage(mailTexts, frame.locale)
  const mail = layOut(
    frame,
    texts.hitsSubject(total, searchName),
    person,
    [
      { paragraph: texts.hitsText(total, searchName) },
      rowsOf(vehicles, frame),
      { button: texts.hitsButton, href: frame.origin + searchPath },
      energyNote(vehicles, frame),
    ].flat(),
    { end: { label: texts.unsubscribe, href: addressOf(frame, 'alert-unsubscribe', { key: unsubscribeKey }) } },
  )
  return { ...mail, headers: unsubscribeHeaders(unsubscribeKey, frame) }
}

/** One-click unsubscription in the mail program (RFC 8058). */
function unsubscribeHeaders(key: string, { origin }: MailFrame) {
  return {
    'List-Unsubscribe': `<${origin}/api/alerts/unsubscribe?key=${key}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

export function priceDropped(
  { person, vehicles, unsubscribeKey }: Of<'price-dropped'>,
  frame: MailFrame,
): RenderedMail {
  const texts = inLanguage(mailTexts, frame.locale)
  const mail = layOut(
    frame,
    texts.droppedSubject(vehicles[0]!.title),
    person,
    [
      { paragraph: texts.droppedText(vehicles.length) },
      rowsOf(vehicles, frame),
      { button: texts.droppedButton, href: addressOf(frame, 'favourites') },
      energyNote(vehicles, frame),
    ].flat(),
    { end: { label: texts.unsubscribePrices, href: addressOf(frame, 'alert-unsubscribe', { key: unsubscribeKey }) } },
  )
  return { ...mail, headers: unsubscribeHeaders(unsubscribeKey, frame) }
}

export function inspectionDue({ person, vehicle, month }: Of<'inspection-due'>, frame: MailFrame): RenderedMail {
  const texts = inLanguage(mailTexts, frame.locale)
  const named = formatMonthName(month, frame.locale)
  return layOut(frame, texts.inspectionSubject(vehicle), person, [
    { paragraph: texts.inspectionText(vehicle, named) },
    { button: texts.inspectionButton, href: addressOf(frame, 'garage') },
  ])
}

/** The rating as five filled or empty squares and its word, because mail programs cannot show the drawn gauge. */
function ratingNote(rating: PriceRating | undefined, locale: Locale): string {
  if (!rating) return ''
  const steps = stepsOf(rating)
  return `${'■'.repeat(steps)}${'□'.repeat(PRICE_RATINGS.length - steps)} ${ratingWords[rating][locale]}`
}

/** The sentence that points to further information, which the law demands beside the energy values of new cars (Pkw-EnVKV). */
function energyNote(vehicles: readonly MailVehicle[], { locale }: MailFrame): MailPart[] {
  const isNeeded = vehicles.some(({ energy }) => typeof energy === 'string')
  return isNeeded ? [{ paragraph: newsletterMailTexts.energyNote[locale], isSmall: true }] : []
}

function rowsOf(vehicles: readonly MailVehicle[], frame: MailFrame): MailPart {
  const { origin, locale } = frame
  const texts = inLanguage(mailTexts, locale)
  const euros = (cents: number) => formatMoney(cents, locale)
  return {
    rows: vehicles.map(({ title, path, price, oldPrice, rating, place, picture, facts, vat, energy }) => ({
      ...{ title, href: origin + path, picture: thumbOf(picture, frame) },
      price: euros(price),
      before: oldPrice === undefined ? null : texts.before(euros(oldPrice)),
      lines: [ratingNote(rating, locale), facts, vat, place, energy].flatMap((line) => (line ? [line] : [])),
    })),
  }
}
