import { DatabaseError } from 'pg'
import { expect, it } from 'vitest'
import { fetchBounces } from './fetch-bounces.ts'

const ID = '0b7f2f0e-5f6f-4b0e-9a55-2a0d8f3a1c77'
const REPORT = Buffer.from(
  [
    'Content-Type: multipart/report; boundary="B"',
    ...['', '--B', 'Content-Type: message/delivery-status', '', 'Action: failed', 'Status: 5.1.1'],
    ...['--B', 'Content-Type: text/rfc822-headers', '', `Message-ID: <${ID}@shop.example>`, '--B--', ''],
  ].join('\r\n'),
)

async function fetchWhere(code: string) {
  const failed: string[] = []
  const error = Object.assign(new DatabaseError(code, 0, 'error'), { code })
  const done = fetchBounces({
    writer: { transaction: () => Promise.reject(error) },
    mailbox: { readNew: (take) => take(REPORT) },
    onError: (mailId) => failed.push(mailId),
  })
  return { failed, done }
}

it('reports a mail whose values can never be stored, and counts it as read', async () => {
  const { failed, done } = await fetchWhere('22021')
  await done
  expect(failed).toEqual([ID])
})

it('stops where the database is away, so that the mail comes again', async () => {
  const { failed, done } = await fetchWhere('57P01')
  await expect(done).rejects.toThrow('57P01')
  expect(failed).toEqual([])
})
