import { beforeEach, expect, it } from 'vitest'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { lastMail, mailsTo, runAccountJobs } from '../../../tests/support/account.ts'
import {
  addStaff,
  logInStaffAs,
  nextCode,
  STAFF_CLIENT,
  STAFF_PASSWORD,
  STAFF_SITE,
  staffDeps,
} from '../../../tests/support/staff.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { beginAuthenticator, confirmAuthenticator } from './change-authenticator.ts'
import { changeStaffPassword, resetStaffPassword } from './change-password.ts'
import { logInStaff } from './log-in.ts'
import { requestStaffRecovery } from './recover-password.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { readStaffActor } from './staff-actor.ts'
import { stepUp } from './step-up.ts'

const test = useTestDatabase()
const deps = () => staffDeps(test.database)
const EVA = 'eva@example.com'
const NEW_PASSWORD = 'Zugvogel!2026'
let session: { token: string; actor: StaffActor }

beforeEach(async () => {
  await test.database.pool.query('delete from staff; delete from mails')
  await addStaff(test.database, EVA, { isAdmin: true })
  session = await logInStaffAs(test.database, EVA)
})

async function requestLink(email = EVA) {
  expect(await requestStaffRecovery(test.database, STAFF_SITE, STAFF_CLIENT, email)).toEqual({ kind: 'done' })
  await runAccountJobs(test)
}

function reset(key: string, code: string, password = NEW_PASSWORD) {
  return resetStaffPassword(deps(), STAFF_SITE, STAFF_CLIENT, { key, code, password })
}

it('is forgotten: the mailed link needs the second factor as well, works once and ends every session', async () => {
  await requestLink('nobody@example.com')
  expect(await mailsTo(test.database, 'nobody@example.com')).toEqual([])
  await requestLink(' EVA@example.com')
  const { token } = await lastMail(test.database, EVA)
  expect(await reset(token, '000000')).toMatchObject({ fields: [{ field: 'code', code: 'INVALID' }] })
  expect(await reset(token, await nextCode(test.database, EVA), 'Eva-example-1!')).toMatchObject({
    fields: [{ field: 'password', code: 'TOO_COMMON' }],
  })
  expect(await reset('made up', await nextCode(test.database, EVA))).toMatchObject({ code: 'LINK_EXPIRED' })
  expect(await reset(token, await nextCode(test.database, EVA))).toEqual({ kind: 'done' })
  expect(await readStaffActor(deps(), session.token)).toBeUndefined()
  expect(await reset(token, await nextCode(test.database, EVA))).toMatchObject({ code: 'LINK_EXPIRED' })
  expect((await lastMail(test.database, EVA)).kind).toBe('staff-news')
})

it('is forgotten: the link lasts half an hour, and wrong codes lock here, too', async () => {
  await requestLink()
  const { token } = await lastMail(test.database, EVA)
  for (let attempt = 0; attempt < 5; attempt++) await reset(token, '000000')
  expect(await reset(token, await nextCode(test.database, EVA))).toMatchObject({ fields: [{ field: 'code' }] })
  await test.database.pool.query('update staff set locked_until = null')
  await test.database.pool.query("update staff_password_links set expires_at = expires_at - interval '30 minutes'")
  expect(await reset(token, await nextCode(test.database, EVA))).toMatchObject({ code: 'LINK_EXPIRED' })
})

it('is changed by whoever knows the present one; other sessions end', async () => {
  const other = await logInStaffAs(test.database, EVA)
  const change = (currentPassword: string, password = NEW_PASSWORD) =>
    changeStaffPassword(deps(), STAFF_SITE, other.actor, STAFF_CLIENT, { currentPassword, password })
  expect(await change('wrong')).toMatchObject({ fields: [{ field: 'currentPassword', code: 'WRONG_PASSWORD' }] })
  expect(await change(STAFF_PASSWORD, 'kurz')).toMatchObject({ fields: [{ field: 'password' }] })
  expect(await change(STAFF_PASSWORD)).toEqual({ kind: 'done' })
  expect(await readStaffActor(deps(), session.token)).toBeUndefined()
  expect(await readStaffActor(deps(), other.token)).toBeDefined()
})

it('the second factor is shown again with a code that was not used yet, for ten minutes', async () => {
  const stale = { ...session.actor, steppedUpAt: new Date(Date.now() - 10 * 60_000 - 1) }
  const fresh = { ...session.actor, steppedUpAt: new Date(Date.now() - 10 * 60_000 + 5_000) }
  expect(await renewRecoveryCodes(deps(), stale)).toMatchObject({ code: 'STEP_UP_REQUIRED' })
  expect(await renewRecoveryCodes(deps(), fresh)).toMatchObject({ kind: 'done' })
  await test.database.pool.query('update staff_sessions set stepped_up_at = null')
  const code = await nextCode(test.database, EVA)
  const show = (entered: string) => stepUp(deps(), STAFF_SITE, session.actor, STAFF_CLIENT, entered)
  expect(await show('000000')).toMatchObject({ fields: [{ field: 'code', code: 'INVALID' }] })
  expect(await show(code)).toEqual({ kind: 'done' })
  expect(await show(code)).toMatchObject({ code: 'INVALID_INPUT' })
  expect((await readStaffActor(deps(), session.token))?.steppedUpAt?.getTime()).toBeGreaterThan(Date.now() - 60_000)
})

it('another authenticator app counts once it has shown a code; the first one then does not', async () => {
  const setup = await beginAuthenticator(deps(), session.actor)
  if (setup.kind !== 'done') throw new Error(setup.code)
  const old = await nextCode(test.database, EVA)
  const confirm = (code: string) => confirmAuthenticator(deps(), STAFF_SITE, session.actor, STAFF_CLIENT, code)
  expect(await confirm('000000')).toMatchObject({ code: 'INVALID_INPUT' })
  expect(await confirm(deps().secondFactor.totp.codeAt(setup.secret, new Date()))).toEqual({ kind: 'done' })
  expect(await confirm('123456')).toMatchObject({ code: 'CONFLICT' })
  await test.database.pool.query('update staff set totp_last_step = null')
  const logIn = (code: string) =>
    logInStaff(deps(), STAFF_SITE, STAFF_CLIENT, { email: EVA, password: STAFF_PASSWORD, code })
  expect(await logIn(old)).toMatchObject({ code: 'WRONG_CREDENTIALS' })
  expect(await logIn(await nextCode(test.database, EVA))).toMatchObject({ kind: 'done' })
})
