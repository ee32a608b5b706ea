import { ImapFlow } from 'imapflow'

/** A mailbox in which mails come back. */
export interface BounceMailbox {
  /**
   * Hands over each mail that was not read before, and marks it as read once it was taken. Where `take` throws, that mail and those behind
   * it are handed over again next time.
   */
  readNew(take: (raw: Uint8Array) => Promise<void>): Promise<void>
}

/** Reports carry the mail they are about, pictures included. A larger mail is marked as read and not handed over. */
const MAX_BYTES = 2_000_000
/** Mails of one call of `readNew`; the rest wait for the next call. */
const MAX_MAILS = 200
const TIMEOUT_MS = 30_000

/** A mailbox by IMAP: `imaps://user:password@host/folder`, without a folder the inbox. */
export function imapMailbox(address: string): BounceMailbox {
  const url = new URL(address)
  const folder = decodeURIComponent(url.pathname.slice(1)) || 'INBOX'
  const isSecure = url.protocol === 'imaps:'
  const port = url.port ? { port: Number(url.port) } : {}
  return {
    async readNew(take) {
      const client = new ImapFlow({
        ...{ host: url.hostname, secure: isSecure, logger: false, ...port },
        auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
        ...{ connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
      })
      // A connection that breaks rejects what is under way; the event alone would end the process.
      client.on('error', () => {})
      try {
        await client.connect()
        await client.mailboxOpen(folder)
        const unseen = (await client.search({ seen: false }, { uid: true })) || []
        for (const uid of unseen.slice(0, MAX_MAILS)) {
          const mail = await client.fetchOne(
            String(uid),
            { size: true, source: { maxLength: MAX_BYTES } },
            { uid: true },
          )
          if (mail && mail.source && (mail.size ?? 0) <= MAX_BYTES) await take(mail.source)
          await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
        }
      } finally {
        await client.logout().catch(() => {})
        client.close() // a login that was refused leaves nothing to log out of
      }
    },
  }
}
