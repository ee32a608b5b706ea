import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import type { CalendarFile } from '#domain/mail.ts'
import { mailServer } from '../../../tests/support/mail-server.ts'
import type { OutgoingMail } from './port.ts'
import { smtpMail } from './smtp.ts'

const server = mailServer()
const UID = '0b6c1f0e-6f0a-4f7a-9a53-1d0a5a1f2f10'
const open: { close(): void }[] = []
afterAll(() => open.forEach((transport) => transport.close()))

function mail(overrides: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    ...{ id: randomUUID(), from: { name: 'Fahrwerk', address: 'shop@fahrwerk.example' }, to: 's@post.example' },
    ...{ subject: 'Termin für Ihr Auto', text: 'Am Montag', html: '<p>Am Montag</p>', ...overrides },
  }
}

function calendar(method: CalendarFile['method']): CalendarFile {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `METHOD:${method}`, 'BEGIN:VEVENT', `UID:${UID}`]
  return {
    ...{ name: method === 'CANCEL' ? 'cancelled.ics' : 'appointment.ics', method },
    content: `${[...lines, 'SUMMARY:Übergabe', 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')}\r\n`,
  }
}

async function sent(overrides: Partial<OutgoingMail>) {
  const transport = smtpMail(server.url, { alwaysEncrypted: false })
  open.push(transport)
  const message = mail(overrides)
  await transport.send(message)
  const { parsed } = (await server.mails()).find(({ parsed: { messageId } }) => messageId?.includes(message.id))!
  return parsed
}

it.each(['REQUEST', 'CANCEL'] as const)('sends an appointment as a calendar with the method %s', async (method) => {
  const file = calendar(method)
  const parts = (await sent({ calendar: file })).attachments
  expect(parts.map(({ mimeType }) => mimeType)).toEqual(['text/calendar', 'application/ics'])
  const textOf = (content: (typeof parts)[number]['content']) => Buffer.from(content as ArrayBuffer).toString()
  // The parser of these tests changes the line ends of texts.
  const [shown, attached] = parts.map((part) => ({ ...part, text: textOf(part.content).replaceAll(/\r?\n/g, '\r\n') }))
  // Mail programs offer the appointment by the method of the part; it has to be the file's own.
  expect(shown).toMatchObject({ method, text: file.content })
  expect(attached).toMatchObject({ filename: file.name, text: file.content })
  for (const part of [shown, attached]) expect(part?.text).toContain(`UID:${UID}\r\n`)
})

it('sends other mails without a calendar', async () => {
  expect((await sent({})).attachments).toEqual([])
})
