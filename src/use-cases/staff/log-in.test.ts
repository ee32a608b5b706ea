import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lastMail, mailsTo } from '../../../tests/support/account.ts'
import {
  addStaff,
  forgetCodes,
  nextCode,
  STAFF_CLIENT,
  STAFF_PASSWORD,
  STAFF_SITE,
  staffDeps,
} from '../../../tests/support/staff.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { logInStaff } from './log-in.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'

const test = useTestDatabase()
const EVA = 'eva@example.com'

beforeAll(() => addStaff(test.database, EVA, { isAdmin: true }))
beforeEach(async () => {
  await forgetCodes(test.database)
  await test.database.pool.query("update staff set state = 'ACTIVE', wrong_codes = 0, locked_until = null")
})

function logIn(entered: { email?: string; password?: string; code: string }, network = STAFF_CLIENT.network) {
  const credentials = { email: EVA, password: STAFF_PASSWORD, ...entered }
  return logInStaff(staffDeps(test.database), STAFF_SITE, { ...STAFF_CLIENT, network }, credentials)
}
const WRONG = { kind: 'refused', code: 'WRONG_CREDENTIALS' }
const WRONG_CODE = '000000'

describe('a log-in', () => {
  it('needs address, password and code', async () => {
    const code = await nextCode(test.database, EVA)
    expect(await logIn({ email: ' EVA@example.com', code: `${code.slice(0, 3)} ${code.slice(3)}` })).toEqual({
      kind: 'done',
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: expect.any(Date),
    })
  })

  it('is refused in the same words whatever is wrong', async () => {
    const code = await nextCode(test.database, EVA)
    expect(await logIn({ email: 'nobody@example.com', code })).toEqual(WRONG)
    expect(await logIn({ password: 'wrong', code })).toEqual(WRONG)
    expect(await logIn({ code: WRONG_CODE })).toEqual(WRONG)
    expect(await logIn({ password: 'wrong', code: WRONG_CODE })).toEqual(WRONG)
    expect(await logIn({ code: '' })).toEqual(WRONG)
  })

  it('takes as long whatever is wrong', async () => {
    const code = await nextCode(test.database, EVA)
    const kinds = [{ email: 'nobody@example.com', code }, { password: 'wrong', code }, { code: WRONG_CODE }]
    const times = kinds.map(() => Infinity)
    for (let round = 0; round < 4; round++)
      for (const [index, entered] of kinds.entries()) {
        const start = performance.now()
        await logIn(entered, `198.51.100.${round}`)
        times[index] = Math.min(times[index]!, performance.now() - start)
      }
    // A hash takes some 30 ms; without it an answer would take a tenth of the others'.
    expect(Math.min(...times)).toBeGreaterThan(Math.max(...times) / 2)
  })

  it.each(['INVITED', 'ENDED'])('is refused for an account that is %s', async (state) => {
    const code = await nextCode(test.database, EVA)
    await test.database.pool.query('update staff set state = $1', [state])
    expect(await logIn({ code })).toEqual(WRONG)
  })
})

describe('a code', () => {
  it('is taken once, also by two log-ins at the same time', async () => {
    const code = await nextCode(test.database, EVA)
    const both = await Promise.all([logIn({ code }), logIn({ code }, '198.51.100.1')])
    expect(both.map(({ kind }) => kind).sort()).toEqual(['done', 'refused'])
    expect(await logIn({ code })).toEqual(WRONG)
  })

  it('from before the last one is not taken', async () => {
    const { rows } = await test.database.pool.query<{ step: number }>(
      'select floor(extract(epoch from now()) / 30)::int as step',
    )
    const code = await nextCode(test.database, EVA)
    await test.database.pool.query('update staff set totp_last_step = $1', [rows[0]!.step + 1])
    expect(await logIn({ code })).toEqual(WRONG)
  })

  it('for recovery works once, however it is typed', async () => {
    const { rows } = await test.database.pool.query<{ id: number }>('select id from staff')
    const [first = '', second = ''] = await test.database.transaction((handle) =>
      issueRecoveryCodes(handle, rows[0]!.id),
    )
    expect((await logIn({ code: first.toLowerCase().replaceAll('-', ' ') })).kind).toBe('done')
    expect(await logIn({ code: first })).toEqual(WRONG)
    expect((await logIn({ code: second })).kind).toBe('done')
    const renewed = await test.database.transaction((handle) => issueRecoveryCodes(handle, rows[0]!.id))
    expect(renewed).toHaveLength(10)
    expect(await logIn({ code: second })).toEqual(WRONG)
  })
})

describe('too many attempts', () => {
  it('with a wrong password are refused like those with a wrong code', async () => {
    for (const wrong of [{ password: 'wrong' }, {}, { email: 'nobody@example.com' }]) {
      await forgetCodes(test.database)
      for (let attempt = 0; attempt < 5; attempt++) expect(await logIn({ ...wrong, code: WRONG_CODE })).toEqual(WRONG)
      const next = await logIn({ ...wrong, code: WRONG_CODE })
      expect(next).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) })
    }
  })

  it('with wrong codes lock the account everywhere for 15 minutes, and mail its holder', async () => {
    await test.database.pool.query('delete from mails')
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await mailsTo(test.database, EVA)).toEqual([])
      await logIn({ code: WRONG_CODE }, `198.51.100.${attempt}`)
    }
    expect((await lastMail(test.database, EVA)).kind).toBe('staff-news')
    const code = await nextCode(test.database, EVA)
    expect(await logIn({ code })).toEqual(WRONG)
    await test.database.pool.query("update staff set locked_until = locked_until - interval '14 minutes'")
    expect(await logIn({ code })).toEqual(WRONG)
    await test.database.pool.query("update staff set locked_until = locked_until - interval '1 minute'")
    expect((await logIn({ code })).kind).toBe('done')
  })

  it('are counted from the last right code on', async () => {
    const wrongFour = async () => {
      for (let attempt = 0; attempt < 4; attempt++) await logIn({ code: WRONG_CODE })
    }
    await wrongFour()
    expect((await logIn({ code: await nextCode(test.database, EVA) })).kind).toBe('done')
    await wrongFour()
    expect((await logIn({ code: await nextCode(test.database, EVA) })).kind).toBe('done')
  })

  it('with a wrong password lock no account: strangers know addresses', async () => {
    for (let attempt = 0; attempt < 20; attempt++)
      await logIn({ password: 'wrong', code: WRONG_CODE }, `198.51.100.${attempt}`)
    expect((await logIn({ code: await nextCode(test.database, EVA) })).kind).toBe('done')
  })
})
