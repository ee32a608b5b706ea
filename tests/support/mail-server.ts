import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll } from 'vitest'

/** A real SMTP server of this test file's own, and what has arrived there. */
export function mailServer() {
  const received: { readonly to: readonly string[]; readonly raw: Buffer }[] = []
  const holder = {
    url: '',
    async mails(): Promise<{ readonly to: readonly string[]; readonly parsed: Email }[]> {
      return Promise.all(received.map(async ({ to, raw }) => ({ to, parsed: await PostalMime.parse(raw) })))
    },
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) })
        done()
      })
    },
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    holder.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)))
  return holder
}
