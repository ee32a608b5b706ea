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

/** Delivers a mail; throws where that failed and a retry makes sense. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
}
