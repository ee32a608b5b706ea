import nodemailer from 'nodemailer'
import type { MailTransport } from './port.ts'

/**
 * Mails through an SMTP server, `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…`. Addresses and subjects are
 * encoded by nodemailer, so that no text can become a header.
 */
export function smtpMail(url: string): MailTransport & { close(): void } {
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: 2 } as { url: string })
  return {
    async send({ id, from, to, subject, text, html, headers }) {
      const messageId = `<${id}@${from.address.split('@')[1]}>`
      const recipient = { name: '', address: to } // an object is never taken apart at commas
      const auto = { 'Auto-Submitted': 'auto-generated', ...headers }
      await transport.sendMail({ messageId, from, to: recipient, subject, text, html, headers: auto })
    },
    close: () => transport.close(),
  }
}
