import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'

const derive = promisify(argon2)

/** OWASP's first recommendation for argon2id: 19 MiB, two passes; 30 to 50 ms of one core. Tests lower it. */
export const PASSWORD_COST = { memory: 19 * 1024, passes: 2, parallelism: 1, tagLength: 32 }
/** One hash needs 19 MiB, and a thread of the process's four. */
const limit = pLimit(4)

/** An argon2id hash with its salt and cost in one text (PHC string format). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await tagOf(password, salt, PASSWORD_COST)
  const { memory, passes, parallelism } = PASSWORD_COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt.toString('base64')}$${hash.toString('base64')}`
}

/** Whether a password belongs to a hash. Without a hash it takes as long and says no, so that nobody learns which accounts exist. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored ?? '')
  if (!match) {
    await hashPassword(password)
    return false
  }
  const [memory, passes, parallelism] = match.slice(1, 4).map(Number) as [number, number, number]
  const expected = Buffer.from(match[5]!, 'base64')
  const cost = { memory, passes, parallelism, tagLength: expected.length }
  return timingSafeEqual(await tagOf(password, Buffer.from(match[4]!, 'base64'), cost), expected)
}

function tagOf(password: string, nonce: Buffer, cost: typeof PASSWORD_COST): Promise<Buffer> {
  return limit(() => derive('argon2id', { message: password.normalize('NFC'), nonce, ...cost }))
}
