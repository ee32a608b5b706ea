import type { CalendarFile } from '#domain/mail.ts'

export interface OutgoingMail {
  /** The same for every attempt, because the Message-ID is derived from it. */
  readonly id: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Additional headers such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>
  /** Of the appointment that the mail is about. */
  readonly calendar?: CalendarFile
}

/** The receiving server refuses this address for good (a reply 5xx to RCPT TO, RFC 5321): another attempt makes no sense. */
export class RecipientRefused extends Error {}

/** What a report on delivery says of one mail of ours. */
export interface Bounce {
  /** Of the mail, from its Message-ID. */
  readonly mailId: string
  /** Refused for good (5.x.x), so that another mail makes no sense; otherwise the mail is only delayed or the mailbox full. */
  readonly isHard: boolean
  /** The recipient reports the mail as unwanted: nothing more may be sent. */
  readonly isComplaint?: boolean
  /** “5.1.1 550 no such user” */
  readonly reason: string
}

/** Delivers a mail. Throws `RecipientRefused`, or anything else where that failed and a retry makes sense. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
}
