import { beforeEach, expect, it, vi } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

type Finish = (error: Error | null, tag: Buffer) => void
const running = vi.hoisted((): { finishes: Finish[] | undefined } => ({ finishes: undefined }))

/** The real argon2, or, while `running.finishes` is a list, one that ends when the test says so. */
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  const argon2 = (algorithm: 'argon2id', parameters: Parameters<typeof crypto.argon2>[1], finish: Finish) => {
    if (running.finishes) running.finishes.push(finish)
    else crypto.argon2(algorithm, parameters, finish)
  }
  return { ...crypto, argon2 }
})
beforeEach(() => {
  running.finishes = undefined
})

it('accepts the password of a hash, even in another Unicode form', async () => {
  const hash = await hashPassword('Grüße'.normalize('NFC'))
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword('Grüße'.normalize('NFD'), hash)).toBe(true)
  expect(await isPassword('Gruesse', hash)).toBe(false)
})

it('refuses without a hash, or with one of another kind', async () => {
  expect(await isPassword('x', undefined)).toBe(false)
  expect(await isPassword('x', '$2b$10$abc')).toBe(false)
})

it('never computes more than four at once, even as one ends', async () => {
  const finishes: Finish[] = (running.finishes = [])
  const hashes = ['a', 'b', 'c', 'd', 'waiting'].map(hashPassword)
  await settled()
  expect(finishes).toHaveLength(4)
  finishes[0]!(null, Buffer.alloc(32))
  // It comes after the first has given up its place and before the one that waits has taken it.
  queueMicrotask(() => hashes.push(hashPassword('late')))
  await settled()
  expect(finishes).toHaveLength(5)
  for (let next = 1; next < 6; next++) {
    finishes[next]!(null, Buffer.alloc(32))
    await settled()
  }
  expect(await Promise.all(hashes)).toHaveLength(6)
})

const settled = () => new Promise((resolve) => setImmediate(resolve))
