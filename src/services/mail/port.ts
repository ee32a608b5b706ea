export interface OutgoingMail {
  /** Stays the same when a mail is tried again: its Message-ID is made from it. */
  readonly id: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** `List-Unsubscribe` and the like. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Hands a mail over to be delivered; throws where that failed and may be tried again. */
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>
}
