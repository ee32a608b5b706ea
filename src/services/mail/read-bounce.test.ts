import { expect, it } from 'vitest'
import { readBounce } from './read-bounce.ts'

const ID = '0b7f2f0e-5f6f-4b0e-9a55-2a0d8f3a1c77'

/** As Postfix writes it. */
function report({ action = 'failed', status = '5.1.1', original = 'text/rfc822-headers' } = {}): Buffer {
  const lines = [
    'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
    'To: post@shop.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="B"',
    '',
    '--B',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to inform you that your message could not be delivered.',
    '--B',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; anna@example.com',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 <anna@example.com>:',
    '    user unknown',
    '--B',
    `Content-Type: ${original}`,
    '',
    'From: Autohaus <post@shop.example>',
    'To: anna@example.com',
    `Message-ID: <${ID}@shop.example>`,
    'Subject: Neue Autos',
    '',
    'Text',
    '--B--',
    '',
  ]
  return Buffer.from(lines.join('\r\n'))
}

it.each(['text/rfc822-headers', 'message/rfc822'])('reads a refusal for good with %s behind it', async (original) => {
  expect(await readBounce(report({ original }))).toEqual({
    ...{ mailId: ID, isHard: true },
    reason: '5.1.1 550 5.1.1 <anna@example.com>: user unknown',
  })
})

it.each([
  ['delayed', '4.4.1'],
  ['failed', '4.2.2'],
  ['delivered', '2.0.0'],
])('%s with %s is no refusal for good', async (action, status) => {
  expect(await readBounce(report({ action, status }))).toMatchObject({ mailId: ID, isHard: false })
})

const feedback = (type: string) =>
  Buffer.from(
    report()
      .toString()
      .replace('report-type=delivery-status', 'report-type=feedback-report')
      .replace('message/delivery-status', 'message/feedback-report')
      .replace('Reporting-MTA: dns; mx.example', `Feedback-Type: ${type}\r\nVersion: 1`),
  )

it.each(['abuse', 'Fraud'])('reads a complaint (%s) of a recipient as a refusal for good', async (type) => {
  const reason = `complaint: ${type.toLowerCase()}`
  expect(await readBounce(feedback(type))).toEqual({ mailId: ID, isHard: true, isComplaint: true, reason })
})

it.each(['auth-failure', 'not-spam', 'other'])('feedback of the type %s is no complaint', async (type) => {
  expect(await readBounce(feedback(type))).toBeUndefined()
})

it('leaves control characters out of a reason', async () => {
  const raw = report().toString().replace('user unknown', 'user\u0000\u0007 unknown')
  expect(await readBounce(Buffer.from(raw))).toMatchObject({
    reason: '5.1.1 550 5.1.1 <anna@example.com>: user  unknown',
  })
})

it('takes no other mail for one: answers of people, foreign reports, bytes', async () => {
  const answer = `From: anna@example.com\r\nSubject: Re: Neue Autos\r\nIn-Reply-To: <${ID}@shop.example>\r\n\r\nBitte nicht mehr.`
  expect(await readBounce(Buffer.from(answer))).toBeUndefined()
  const foreign = report().toString().replace(ID, '20261123.4711')
  expect(await readBounce(Buffer.from(foreign))).toBeUndefined()
  expect(await readBounce(Buffer.from([0, 255, 1, 13, 10]))).toBeUndefined()
})
