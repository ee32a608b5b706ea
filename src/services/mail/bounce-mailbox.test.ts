import { expect, it } from 'vitest'
import { imapStandIn } from '../../../tests/support/imap-stand-in.ts'
import { imapMailbox } from './bounce-mailbox.ts'

const server = imapStandIn('bounces', 'geheim')

it('hands over each unseen mail as it came, once; those that are too large to be a report are left out', async () => {
  server.put('Subject: one\r\n\r\nErste Zeile\r\n')
  server.put(Buffer.alloc(2_000_001, 'x'))
  server.put('Subject: two\r\n\r\n')
  const taken: string[] = []
  const read = () =>
    imapMailbox(server.url()).readNew(async (raw) => {
      taken.push(Buffer.from(raw).toString())
    })
  await read()
  expect(taken).toEqual(['Subject: one\r\n\r\nErste Zeile\r\n', 'Subject: two\r\n\r\n'])
  await read()
  expect([taken.length, server.unseen()]).toEqual([2, []])
})

it('leaves a mail unseen that could not be taken, and hands it over again', async () => {
  server.put('Subject: three\r\n\r\n')
  const read = (take: () => Promise<void>) => imapMailbox(server.url()).readNew(take)
  await expect(read(() => Promise.reject(new Error('The database is away')))).rejects.toThrow('away')
  expect(server.unseen()).toEqual([server.mails.length])
  await read(async () => {})
  expect(server.unseen()).toEqual([])
})

it('fails where the password is wrong, or nobody answers', async () => {
  await expect(imapMailbox(server.url('falsch')).readNew(async () => {})).rejects.toThrow()
  await expect(imapMailbox('imap://a:b@127.0.0.1:1').readNew(async () => {})).rejects.toThrow()
})
