import { createServer } from 'node:net'
import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BANKING_ANSWERS } from '../../../tests/support/banking.ts'
import { type BankServer, bankServer } from '../../../tests/support/bank-server.ts'
import { freePort } from '../../../tests/support/free-port.ts'
import { signBody } from '../payment/signature.ts'
import { httpBank } from './http.ts'
import { type BankApplication, BankFault, BankRefusal } from './port.ts'
import { bankMessage } from './wire.ts'

const KEY = 'a key of the shop'
const SECRET = 'a secret of the bank'
let server: BankServer

beforeAll(async () => {
  server = await bankServer(KEY)
})
beforeEach(() => {
  server.requests.length = 0
  server.instead.length = 0
  server.applications.clear()
  server.documents.clear()
})
afterAll(() => server.close())

const bankAt = (given: Partial<Parameters<typeof httpBank>[0]> = {}) =>
  httpBank({
    ...{ name: 'elbkredit', recipient: 'Elbkredit GmbH', url: server.url, key: KEY, messageSecret: SECRET, pauseMs: 1 },
    ...given,
  })
const application = (given: Partial<BankApplication> = {}): BankApplication => ({
  ...{ idempotencyKey: 'application-7', type: 'BANKING_FINANCING', description: '4711: Golf', amount: 35_980_00 },
  ...{ answers: BANKING_ANSWERS, returnUrl: 'https://shop.example/anfragen/7', locale: 'de' },
  ...given,
})
const payslip = { key: 'aa-upload-1', fileName: 'Entgelt “Mai”, Krüger.pdf', contentType: 'application/pdf' }

describe('an application', () => {
  it('reaches the bank as the shop has it, the key in a header alone, and is answered with reference and page', async () => {
    const accepted = await bankAt({ url: `${server.url}/` }).submit(application())
    expect(accepted).toEqual({
      ...{ reference: 'ref/application-7', url: 'https://bank.example/antrag/application-7' },
    })
    const { idempotencyKey: _, ...sent } = application()
    expect([...server.applications]).toEqual([['application-7', sent]])
    expect(server.requests[0]).toMatchObject({
      ...{ path: '/v1/applications' },
      headers: { 'content-type': 'application/json', authorization: `Bearer ${KEY}` },
    })
  })

  it('is taken once, however often it is repeated, and has the first answer each time', async () => {
    server.loseNextAnswers(1)
    const accepted = await bankAt().submit(application())
    expect(await bankAt().submit(application())).toEqual(accepted)
    expect(server.requests).toHaveLength(3)
    expect(server.applications.size).toBe(1)
    await bankAt().submit(application({ idempotencyKey: 'application-8' }))
    expect(server.applications.size).toBe(2)
  })

  it('may have no page at the bank', async () => {
    server.instead.push({ reference: 'r' }, { reference: 'r', url: null })
    for (const _ of [1, 2]) expect(await bankAt().submit(application())).toEqual({ reference: 'r', url: null })
  })

  it.each([400, 413, 415, 422])('is refused for good with %i, without another attempt', async (status) => {
    server.instead.push(status)
    await expect(bankAt().submit(application())).rejects.toThrow(BankRefusal)
    expect(server.requests).toHaveLength(1)
  })

  it.each([302, 307, 401, 404, 409, 429, 500])('may be taken later after %i, which a job repeats', async (status) => {
    server.instead.push(status)
    const problem = await bankAt()
      .submit(application())
      .catch((error: unknown) => error)
    expect(problem).not.toBeInstanceOf(BankRefusal)
    expect(problem).not.toBeInstanceOf(BankFault)
    expect(String(problem)).toContain(`${status}`)
    expect(server.requests.map(({ path }) => path)).toEqual(['/v1/applications'])
  })

  it('is tried three times while the bank is unavailable', async () => {
    server.instead.push(503, 502)
    expect((await bankAt().submit(application())).reference).toBe('ref/application-7')
    server.instead.push(503, 504, 503)
    await expect(bankAt().submit(application())).rejects.toThrow('503')
    expect(server.requests).toHaveLength(6)
  })

  it('may be taken later where the bank refuses connections, hangs up or says nothing', async () => {
    const away = bankAt({ url: `http://127.0.0.1:${await freePort()}` })
    await expect(away.submit(application())).rejects.toThrow('The bank does not answer')
    const rude = createServer((socket) => socket.destroy())
    await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve))
    const address = rude.address()
    const port = typeof address === 'object' ? address?.port : undefined
    await expect(bankAt({ url: `http://127.0.0.1:${port}` }).submit(application())).rejects.toThrow('does not answer')
    rude.close()
    server.instead.push(null, null)
    await expect(bankAt({ timeoutMs: 50, retries: 1 }).submit(application())).rejects.toThrow('timeout')
    server.instead.length = 0
    server.instead.push(null)
    expect((await bankAt({ timeoutMs: 1_500 }).submit(application())).reference).toBe('ref/application-7')
  })

  it.each([
    ['no JSON', '<html>', ''],
    ['no reference', { url: null }, 'reference'],
    ['an empty reference', { reference: '', url: null }, 'reference'],
    ['a page that is not on the web', { reference: 'r', url: 'javascript:alert(1)' }, 'url'],
    ['a page without TLS', { reference: 'r', url: 'http://bank.example/r' }, 'url'],
  ])('is not taken with %s in the answer', async (_, answer, field) => {
    server.instead.push(answer)
    const problem = await bankAt()
      .submit(application())
      .catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(BankFault)
    expect(String(problem)).toContain(`answers an application with a wrong ${field}`)
  })

  it('never stands in an error, even where the bank repeats it in its answer', async () => {
    const values = textsOf(BANKING_ANSWERS).filter((text) => text.length > 3)
    expect(values.length).toBeGreaterThan(30)
    const text = JSON.stringify(BANKING_ANSWERS)
    const answers = [422, 500, 302, { url: BANKING_ANSWERS }, { reference: text }, [BANKING_ANSWERS], `Wrong: ${text}`]
    for (const answer of answers) {
      server.instead.push(answer)
      const problem = await bankAt()
        .submit(application())
        .catch((error: unknown) => error)
      expect(problem).toBeInstanceOf(Error)
      const shown = inspect(problem, { depth: Infinity, showHidden: true })
      expect(values.filter((value) => shown.includes(value))).toEqual([])
    }
  })
})

describe('a document', () => {
  it('reaches the bank byte by byte, with name and kind, once however often it is repeated', async () => {
    const { reference } = await bankAt().submit(application())
    const bytes = Buffer.from([0, 255, 13, 10, 37])
    for (const _ of [1, 2]) await bankAt().takeDocument(reference, { ...payslip, bytes })
    const [document, ...others] = server.documents.values()
    expect(others).toEqual([])
    expect(document).toMatchObject({
      ...{ path: '/v1/applications/ref%2Fapplication-7/documents', body: bytes },
      headers: { 'content-type': 'application/pdf', 'idempotency-key': 'aa-upload-1' },
    })
    const [, name = ''] = /^attachment; filename\*=UTF-8''(\S+)$/.exec(`${document?.headers['content-disposition']}`)!
    expect(decodeURIComponent(name)).toBe(payslip.fileName)
  })

  it('may be taken later, or is refused for good, and its name stands in no error', async () => {
    const document = { ...payslip, bytes: Buffer.from('x') }
    for (const [status, isFinal] of [
      ...([
        [500, false],
        [404, false],
        [415, true],
        [422, true],
      ] as const),
    ]) {
      server.instead.push(status)
      const problem = await bankAt()
        .takeDocument('r', document)
        .catch((error: unknown) => error)
      expect(problem instanceof BankRefusal).toBe(isFinal)
      expect(inspect(problem, { depth: Infinity, showHidden: true })).not.toContain('Entgelt')
    }
  })
})

describe('a message', () => {
  const event = {
    id: 'm-1',
    reference: 'ref/7',
    kind: 'APPROVED',
    occurredAt: new Date('2026-11-28T12:00:00Z'),
  } as const
  const read = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
    bankAt().readMessage(Buffer.from(body), new Headers(headers))

  const signed = (body: string) => ({ body, headers: { 'Bank-Signature': signBody(SECRET, body, new Date()) } })

  it('is read where the bank has signed it within five minutes', async () => {
    expect(await read(bankMessage(SECRET, event, new Date()))).toEqual([event])
    expect(await read(bankMessage(SECRET, event, new Date(Date.now() - 4 * 60_000)))).toEqual([event])
  })

  it('is forged with another secret, another body, an old time or no signature', async () => {
    const signed = bankMessage(SECRET, event, new Date())
    const forged = [
      bankMessage('another secret', event, new Date()),
      bankMessage(SECRET, event, new Date(Date.now() - 6 * 60_000)),
      { ...signed, body: signed.body.replace('APPROVED', 'REJECTED') },
      { ...signed, headers: {} },
    ]
    for (const one of forged) expect(await read(one)).toBe('FORGED')
  })

  it('may name its time with an offset', async () => {
    const occurredAt = '2026-11-28T13:00:00+01:00'
    expect(await read(signed(JSON.stringify({ ...event, occurredAt })))).toEqual([event])
  })

  it.each([
    ['Bitte IBAN DE02120300000000202051 prüfen', ['body']],
    ['[]', ['body']],
    [JSON.stringify({ ...event, kind: 'Lindnerova', occurredAt: 'gestern' }), ['kind', 'occurredAt']],
    [JSON.stringify({ ...event, reference: '' }), ['reference']],
  ])('that is none is answered with its wrong fields, without what stands in them: %s', async (body, wrong) => {
    expect(await read(signed(body))).toEqual({ wrong })
  })
})

function textsOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf)
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}
