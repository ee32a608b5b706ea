import { createHmac, timingSafeEqual } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'
import { z } from 'zod'
import { jsonOf } from '../json-of.ts'
import type { BotCheck, Spend } from './port.ts'

const MINUTE = 60_000
const CHALLENGE_LIFE_MS = 30 * MINUTE
/** Some hundred key derivations: half a second on a notebook, two on an old phone; expensive only in thousands. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, min: 200, max: 500 } as const
/** A person needs at least this long for a form; a form is valid for at most this long. */
const STAMP_MS = { min: 3_000, max: 4 * 60 * MINUTE }

const Payload = z.object({
  challenge: z.custom<Challenge>((value) => typeof value === 'object' && value !== null),
  solution: z.custom<Solution>((value) => typeof value === 'object' && value !== null),
})

/** Checks ALTCHA's proof of work (version 2 of its format) or, without JavaScript, a time stamp and a trap field. */
export function altchaBotCheck(secret: string, spend: Spend): BotCheck {
  const keyFor = (use: string) => createHmac('sha256', secret).update(use).digest('hex')
  const secrets = { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('challenge key') }
  const stampKey = keyFor('stamp')
  const sign = (time: string) => createHmac('sha256', stampKey).update(time).digest('base64url')

  async function isSolved(text: string): Promise<boolean> {
    const payload = Payload.safeParse(jsonOf(Buffer.from(text, 'base64').toString('utf8')))
    if (!payload.success) return false
    const { challenge, solution } = payload.data
    try {
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets })
      return verified && (await spend(`challenge:${challenge.signature}`, new Date(Date.now() + CHALLENGE_LIFE_MS)))
    } catch {
      return false // The library throws on malformed input.
    }
  }

  async function isTimely(stamp: string): Promise<boolean> {
    const [time = '', nonce = '', signature = '', ...more] = stamp.split('.')
    if (more.length > 0) return false
    const expected = Buffer.from(sign(`${time}.${nonce}`))
    const given = Buffer.from(signature)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
    const age = Date.now() - Number(time)
    if (age < STAMP_MS.min || age > STAMP_MS.max) return false
    return spend(`stamp:${time}.${nonce}`, new Date(Number(time) + STAMP_MS.max))
  }

  return {
    challenge: () =>
      createChallenge({
        algorithm: WORK.algorithm,
        cost: WORK.cost,
        counter: randomInt(WORK.min, WORK.max),
        deriveKey,
        expiresAt: new Date(Date.now() + CHALLENGE_LIFE_MS),
        ...secrets,
      }),
    stamp() {
      const text = `${Date.now()}.${randomInt(1, 2 ** 31)}`
      return `${text}.${sign(text)}`
    },
    async judge({ solution, stamp, trap }) {
      if (trap) return 'FAILED'
      if (solution && (await isSolved(solution))) return 'SOLVED'
      return stamp && (await isTimely(stamp)) ? 'PLAUSIBLE' : 'FAILED'
    },
  }
}
