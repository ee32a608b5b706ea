import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const sources = globSync('src/**/*.{ts,tsx}', { exclude: (name) => /\.test\.tsx?$/.test(name) }).map((path) =>
  path.replaceAll('\\', '/'),
)
const files = sources.map((path) => ({ path: path.slice('src/'.length), text: readFileSync(path, 'utf8') }))

/** What the pattern's first group matches in the sources, each with the files that have it. */
function found(pattern: RegExp): Record<string, string[]> {
  const all = files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, match = '']) => [match, path] as const),
  )
  const byMatch = Map.groupBy(all, ([match]) => match)
  return Object.fromEntries(
    [...byMatch].map(([match, places]) => [match, [...new Set(places.map(([, path]) => path))].sort()]),
  )
}

it('reads the sources of the shop', () => expect(files.length).toBeGreaterThan(1_000))

it('hashes are SHA-256, apart from the codes of authenticator apps and the names of prepared statements', () => {
  const { sha256, ...others } = found(/\bcreate(?:Hash|Hmac)\(\s*'([^']+)'/g)
  expect(sha256?.length).toBeGreaterThan(10)
  // RFC 6238 is SHA-1 in every app; the names are no secret.
  expect(others).toEqual({ sha1: ['database/prepared.ts', 'services/second-factor/totp.ts'] })
  // None is named by a variable, which this test would not see.
  expect(found(/\bcreate(?:Hash|Hmac)\(\s*([^\s'])/g)).toEqual({})
})

it('keys and hashes of passwords are derived in three places, by SHA-256, scrypt and argon2id', () => {
  expect(found(/\b(hkdf|scrypt|pbkdf2|argon2)(?:Sync)?\b(?=\(|\))/g)).toEqual({
    argon2: ['use-cases/account/password-hash.ts'],
    hkdf: ['services/secret-box/aes.ts'],
    scrypt: ['server/backup/secret-list.ts'],
  })
  expect(found(/\bhkdf(?:Sync)?\(\s*('[^']+'|\w+)/g)).toEqual({ "'sha256'": ['services/secret-box/aes.ts'] })
  expect(found(/\bderive\('(argon2\w+)'/g)).toEqual({ argon2id: ['use-cases/account/password-hash.ts'] })
})

it('one file encrypts, and it authenticates what it encrypts', () => {
  expect(found(/\bcreate(Cipher|Decipher)(?:iv)?\(/g)).toEqual({
    ...{ Cipher: ['services/secret-box/aes.ts'], Decipher: ['services/secret-box/aes.ts'] },
  })
  expect(found(/^const CIPHER = '([^']+)'/gm)).toEqual({ 'aes-256-gcm': ['services/secret-box/aes.ts'] })
})

it('chance that can be guessed only spreads pauses and samples', () => {
  expect(found(/(\bMath\.random\b)/g)).toEqual({
    'Math.random': ['database/deadlock.ts', 'server/write-snapshots.ts', 'services/error-reporting/sentry.ts'],
  })
})

it('what nobody may guess has 128 random bits or more, apart from the ids of traces and parts of longer names', () => {
  const lengths = found(/\brandomBytes\(([^)]*)\)/g)
  const short = Object.entries(lengths).filter(([bytes]) => !(Number(bytes) >= 16))
  expect(Object.fromEntries(short)).toEqual({
    // Behind the reference of 144 bits.
    6: ['database/simulated-applications.ts'],
    8: ['services/error-reporting/sentry.ts'],
    // Used once with each key (NIST SP 800-38D, section 8.2.2), no secret.
    NONCE_BYTES: ['services/secret-box/aes.ts'],
    RECOVERY_CODE_BYTES: ['use-cases/staff/recovery-codes.ts'],
    SECRET_BYTES: ['services/second-factor/totp.ts'],
  })
})
