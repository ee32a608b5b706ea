import type { Attack } from './attack.ts'
import { failed } from './attack.ts'
import type { Target } from './target.ts'

const area = 'log-in'
const logIn = (target: Target, email: string, password: string, from: string) =>
  target.post('/login', { email, password }, { from })
/** The visible text of an answer without the address that was entered. Scripts and tags, which hold nonces and stamps, are removed. */
const wordsOf = (text: string, email: string) =>
  text
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
    .replaceAll(email, '…')
    .replaceAll(/\s+/g, ' ')
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!

export const LOGIN_ATTACKS: readonly Attack[] = [
  {
    ...{ area, name: 'tell accounts by words and time' },
    mustHold: 'a known and an unknown address get the same words, median times within 30 %',
    async run(target, random) {
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
      const words = new Set<string>()
      for (let round = 0; round < 18; round++) {
        for (const kind of ['known', 'unknown'] as const) {
          const email = kind === 'known' ? target.customers[0].email : `nobody${random.below(1e9)}@example.com`
          const answer = await logIn(
            target,
            email,
            `falsch-${random.below(1e9)}!`,
            `127.0.1.${1 + Math.floor(round / 6)}`,
          )
          times[kind].push(answer.milliseconds)
          words.add(`${answer.status} ${wordsOf(answer.text, email)}`)
        }
      }
      const [known, unknown] = [median(times.known), median(times.unknown)]
      return failed({
        'one answer for both': words.size === 1,
        [`times are near (${known.toFixed(0)} and ${unknown.toFixed(0)} ms)`]: Math.abs(known / unknown - 1) < 0.3,
      })
    },
  },
  {
    ...{ area, name: 'guess one password from one network' },
    mustHold: 'at most ten tries, then a wait, for the right password too; X-Forwarded-For brings no new network',
    async run(target) {
      const [, { email, password }] = target.customers
      const statuses: number[] = []
      for (let round = 0; round < 14; round++) {
        const headers = { 'X-Forwarded-For': `198.51.100.${round}`, 'X-Real-IP': `198.51.100.${round}` }
        const fields = { email, password: round === 13 ? password : `guess-${round}!` }
        statuses.push((await target.post('/login', fields, { headers, from: '127.0.2.1' })).status)
      }
      const elsewhere = await logIn(target, email, password, '127.0.2.2')
      return failed({
        'ten were tried': statuses.slice(0, 10).every((status) => status === 400),
        'the rest waits': statuses.slice(10).every((status) => status === 429),
        'its owner logs in from elsewhere': elsewhere.status === 302,
      })
    },
  },
  {
    ...{ area, name: 'try one password on many accounts' },
    mustHold: 'one network tries at most 300 accounts in a quarter of an hour',
    async run(target, random) {
      // The counter starts near its limit, because hashing 300 passwords would take long.
      const from = '127.0.3.1'
      await target.database.pool.query(
        "insert into rate_limits (key, hits, ends_at) values ($1, 297, now() + interval '10 minutes')",
        [`log-in:network:${from}`],
      )
      const statuses: number[] = []
      for (let round = 0; round < 6; round++)
        statuses.push((await logIn(target, `u${random.below(1e9)}@example.com`, 'Sommer-2026!', from)).status)
      return failed({ 'three more, then a wait': statuses.join() === '400,400,400,429,429,429' })
    },
  },
  {
    ...{ area, name: 'forge and twist session cookies' },
    mustHold: 'no changed token opens an account page',
    async run(target, random) {
      const { cookie, accessToken } = target.customers[0]
      const [head = '', payload = '', signature = ''] = accessToken.split('.')
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
      const forged = [
        `${encode({ alg: 'none' })}.${payload}.`,
        `${encode({ alg: 'HS256', jwk: { kty: 'oct', k: 'AA' } })}.${payload}.${signature}`,
        `${head}.${encode({ ...claims, sub: '2' })}.${signature}`,
        ...Array.from({ length: 40 }, () => {
          const at = random.below(accessToken.length - 1)
          return accessToken.slice(0, at) + (accessToken[at] === 'A' ? 'B' : 'A') + accessToken.slice(at + 1)
        }),
      ]
      const breaches: string[] = []
      for (const token of forged) {
        const session = await target.send('/api/session', { headers: { Cookie: `user_session=${token}~x` } })
        if (session.text.includes('"isLoggedIn":true')) breaches.push(`a forged token logs in: ${token.slice(0, 30)}`)
      }
      const own = await target.send('/api/session', { headers: { Cookie: cookie } })
      return [...breaches, ...failed({ 'the genuine one does': own.text.includes('"isLoggedIn":true') })]
    },
  },
]
