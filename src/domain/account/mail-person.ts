import type { Salutation } from './customer.ts'

/** Whom a mail greets. */
export interface MailPerson {
  readonly salutation: Salutation | null
  readonly firstName: string
  readonly lastName: string
}
