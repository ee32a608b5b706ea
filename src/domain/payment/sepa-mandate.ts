import { z } from 'zod'
import { line } from '../account/fields.ts'
import type { Locale } from '../locale.ts'
import { ibanField, withChecksum } from './iban.ts'

/** What the customer enters for a direct debit. */
export const MandateInput = z.object({ holder: line(70), iban: ibanField })

/** A direct debit mandate as stored, sealed. */
export interface SepaMandate {
  readonly holder: string
  /** Without blanks. */
  readonly iban: string
  /** The dealer's creditor id. */
  readonly creditorId: string
  /** Without blanks, at most 35 characters. */
  readonly reference: string
}

interface MandateText {
  readonly heading: string
  readonly text: string
}

/**
 * The mandate text, word for word: it authorises the dealer, instructs the bank, and states the refund right of eight weeks. Source: domain
 * research, section 2.10; the German wording is the Deutsche Bundesbank's.
 */
export function mandateText(locale: Locale, dealer: string): MandateText {
  return locale === 'de'
    ? {
        heading: 'SEPA-Lastschriftmandat',
        text: `Ich ermächtige ${dealer}, Zahlungen von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die von ${dealer} auf mein Konto gezogenen Lastschriften einzulösen. Hinweis: Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.`,
      }
    : {
        heading: 'SEPA Direct Debit Mandate',
        text: `I authorise ${dealer} to collect payments from my account by direct debit. At the same time I instruct my bank to honour the direct debits that ${dealer} draws on my account. Note: within eight weeks of the date of the debit I can demand a refund of the amount debited. The terms agreed with my bank apply.`,
      }
}

/** The reference of a mandate; `count` is the number of mandates of this order, including this one. */
export function mandateReference(orderId: number, count: number): string {
  return count === 1 ? `FW${orderId}` : `FW${orderId}-${count}`
}

/** A German creditor id for a national number; the dealer's own three characters are not part of the checksum. Source: EPC262-08. */
export function creditorIdOf(national: string): string {
  const checked = withChecksum('DE', national)
  return `${checked.slice(0, 4)}ZZZ${national}`
}
