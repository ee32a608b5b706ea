import nodemailer from 'nodemailer'
import { type MailTransport, RecipientRefused } from './port.ts'

/** A server that does not answer counts as unavailable after these times; the job retries. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const

/**
 * Mails through an SMTP server, `smtp://user:password@host:587` (STARTTLS, with `alwaysEncrypted` or not at all) or `smtps://…`. Addresses
 * and subjects are encoded by nodemailer, so that no text can become a header.
 */
export function smtpMail(
  url: string,
  { alwaysEncrypted }: { readonly alwaysEncrypted: boolean },
): MailTransport & { close(): void } {
  const options = { url, pool: true, maxConnections: 2, requireTLS: alwaysEncrypted, ...TIMEOUTS }
  const transport = nodemailer.createTransport(options as { url: string })
  return {
    async send({ id, from, to, subject, text, html, headers, calendar }) {
      const messageId = `<${id}@${from.address.split('@')[1]}>`
      const recipient = { name: '', address: to } // Given as an object, so that nodemailer does not split a name at commas.
      const auto = { 'Auto-Submitted': 'auto-generated', ...headers }
      const icalEvent = calendar && { filename: calendar.name, method: calendar.method, content: calendar.content }
      await transport
        .sendMail({
          ...{ messageId, from, to: recipient, subject, text, html, headers: auto },
          ...(icalEvent ? { icalEvent } : {}),
        })
        .catch((error: unknown) => {
          throw isRefusedForGood(error) ? new RecipientRefused(String(error), { cause: error }) : error
        })
    },
    close: () => transport.close(),
  }
}

/** Whether the server has answered RCPT TO with 5xx. When it refuses our log-in or sender, nodemailer names another command. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { responseCode, command } = error as { readonly responseCode?: number; readonly command?: string }
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500 && responseCode < 600
}
