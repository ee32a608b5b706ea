import type { MailContent, MailFrame, MailKind, RenderedMail } from '#domain/mail.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInMailTexts } from '#messages/trade-in-mails.ts'
import { addressOf } from './account-mails.ts'
import { formatDate } from '#domain/format/dates.ts'
import { formatMoney } from '#domain/format/money.ts'
import { layOut } from './layout.ts'

type Of<Kind extends MailKind> = Extract<MailContent, { readonly kind: Kind }>

/** A dealer's offer for the customer's car, or the reminder before it ends. */
export function tradeInOffered({ person, offer, isEnding }: Of<'trade-in-offered'>, frame: MailFrame): RenderedMail {
  const { locale } = frame
  const texts = inLanguage(tradeInMailTexts, locale)
  const { car, dealer, place, price, validUntil } = offer
  const [amount, day] = [formatMoney(price, locale, 2), formatDate(validUntil, locale)]
  return layOut(
    frame,
    isEnding ? texts.endingSubject(car) : texts.subject(car),
    person,
    [
      { paragraph: isEnding ? texts.endingText(car, dealer, day) : texts.text(dealer, car, amount) },
      {
        facts: [
          { label: texts.car, value: car },
          { label: texts.dealer, value: `${dealer}, ${place}` },
          { label: texts.price, value: amount },
          { label: texts.until, value: day },
        ],
      },
      { paragraph: texts.how },
      { button: texts.button, href: addressOf(frame, 'garage') },
    ],
    texts.reason,
  )
}
