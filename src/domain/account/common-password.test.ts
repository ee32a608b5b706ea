import { expect, it } from 'vitest'
import { isCommonPassword } from './common-password.ts'
import { COMMON_WORDS, isWalk } from './common-words.ts'

const owner = { email: 'jana.krueger72@autohaus-nord.example', firstName: 'Jana', lastName: 'Krüger' }

it.each([
  ...[
    '1234567890!',
    'Test1234!!',
    'P@ssw0rd123',
    'Passwort-2026',
    '!Sommer2026',
    'HalloWelt!!1',
    'Schatzi123456!',
    'M1ch43l!1985',
  ],
  ...[
    'Qwertz12345!',
    'asdfghjkl!1',
    'Yxcvbnm,.-123',
    'Abcdefgh1!',
    '1q2w3e4r5t!',
    '12.03.1985!!',
    '0221-4710100',
    'Borussia09!',
  ],
  ...['FCBayern1900!', 'PasswortPasswort!', 'Fußball2024!', 'Müller-1975!!', 'iloveyou!!!', 'aaabbb!!!ccc'],
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true))

it.each([
  ...[
    'Nordlicht-1972',
    'Zugvogel!2026',
    'kieselgrau#teekanne',
    'Xk7!mQ2p-Lw',
    'Regen-Gabel-Turm-41',
    'Sommer-Winter-Gabeln!',
  ],
  '4915 2093 7716 0385 !!',
])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false))

it.each([
  'jana.krueger72@autohaus-nord.example!',
  'Jana-Krüger-1985',
  'KruegerJana!!',
  'J4n4-Kru3ger!',
  'Autohaus-Nord-7',
])('%s is common for its owner, who is called so', (password) => expect(isCommonPassword(password, owner)).toBe(true))

it('a name within a longer word is no reason', () => {
  expect(isCommonPassword('Janosch-Regenschirm!', owner)).toBe(false)
  expect(isCommonPassword('Kruegerstollen-84!', owner)).toBe(false)
})

it('stays fast whatever is entered', () => {
  const start = performance.now()
  isCommonPassword('test'.repeat(49) + 'qwer', { ...owner, firstName: 'test', lastName: 'tes' })
  expect(performance.now() - start).toBeLessThan(500)
})

it('knows more than a thousand words, none of them with capitals, digits or umlauts, and rows of keys', () => {
  expect(COMMON_WORDS.size).toBeGreaterThan(1_000)
  expect([...COMMON_WORDS].filter((word) => !/^[a-z]{2,}$/.test(word))).toEqual([])
  expect(['qwe', 'lkjhg', 'xyz', 'qaywsx'].map(isWalk)).toEqual([true, true, true, true])
  expect(['qw', 'qwx', ''].map(isWalk)).toEqual([false, false, false])
})
