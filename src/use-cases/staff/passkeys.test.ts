import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { lastMail } from '../../../tests/support/account.ts'
import { Authenticator } from '../../../tests/support/authenticator.ts'
import {
  addStaff,
  logInStaffAs,
  STAFF_CLIENT,
  STAFF_ORIGIN,
  STAFF_SITE,
  staffDeps,
} from '../../../tests/support/staff.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { addPasskey, beginPasskey, removePasskey } from './change-passkeys.ts'
import { beginPasskeyLogin, logInWithPasskey, stepUpWithPasskey } from './passkey-login.ts'
import { readPasskeys } from './passkeys.ts'
import { readStaffActor } from './staff-actor.ts'

const test = useTestDatabase()
const deps = () => staffDeps(test.database)
let eva: StaffActor
let ali: StaffActor

beforeAll(async () => {
  for (const email of ['eva@example.com', 'ali@example.com']) await addStaff(test.database, email, { isAdmin: true })
})
beforeEach(async () => {
  await test.database.pool.query('delete from staff_passkeys')
  eva = (await logInStaffAs(test.database, 'eva@example.com')).actor
  ali = (await logInStaffAs(test.database, 'ali@example.com')).actor
})

async function questionFor(actor: StaffActor) {
  const question = await beginPasskey(deps(), actor)
  if (question.kind !== 'done') throw new Error(question.code)
  return question
}

async function addFor(actor: StaffActor, authenticator = new Authenticator(STAFF_ORIGIN)) {
  const { id, options } = await questionFor(actor)
  const passkey = { id, response: authenticator.register(options), name: 'Telefon' }
  expect(await addPasskey(deps(), STAFF_SITE, actor, passkey)).toEqual({ kind: 'done' })
  return authenticator
}

async function loginQuestion() {
  const question = await beginPasskeyLogin(deps(), STAFF_CLIENT)
  if (question.kind !== 'done') throw new Error(question.code)
  return question
}

async function logIn(authenticator: Authenticator, counter?: number) {
  const { id, options } = await loginQuestion()
  return logInWithPasskey(deps(), STAFF_CLIENT, { id, response: authenticator.logIn(options, counter) })
}
const WRONG = { kind: 'refused', code: 'WRONG_CREDENTIALS' }

describe('a passkey', () => {
  it('logs its holder in without address, password or code', async () => {
    const phone = await addFor(eva)
    expect((await lastMail(test.database, 'eva@example.com')).kind).toBe('staff-news')
    const login = await logIn(phone)
    if (login.kind !== 'done') throw new Error(login.code)
    expect((await readStaffActor(deps(), login.token))?.staffId).toBe(eva.staffId)
    expect(await readPasskeys(test.database.read, eva)).toMatchObject([
      { name: 'Telefon', lastUsedAt: expect.any(Date) },
    ])
  })

  it('is one of several', async () => {
    const [phone, key] = [await addFor(eva), await addFor(eva)]
    for (const one of [phone, key]) expect(await logIn(one)).toMatchObject({ kind: 'done' })
  })

  it('answers each question once, and only its own', async () => {
    const phone = await addFor(eva)
    const { id, options } = await loginQuestion()
    const response = phone.logIn(options)
    const other = await loginQuestion()
    expect(await logInWithPasskey(deps(), STAFF_CLIENT, { id: other.id, response })).toEqual(WRONG)
    expect(await logInWithPasskey(deps(), STAFF_CLIENT, { id, response })).toMatchObject({ kind: 'done' })
    expect(await logInWithPasskey(deps(), STAFF_CLIENT, { id, response })).toEqual(WRONG)
  })

  it('answers within five minutes', async () => {
    const phone = await addFor(eva)
    const { id, options } = await loginQuestion()
    await test.database.pool.query("update staff_challenges set expires_at = expires_at - interval '5 minutes'")
    expect(await logInWithPasskey(deps(), STAFF_CLIENT, { id, response: phone.logIn(options) })).toEqual(WRONG)
  })

  it('of another site, of nobody, or of an account that has ended opens nothing', async () => {
    const phone = await addFor(eva)
    const foreign = new Authenticator('https://phishing.example')
    foreign.register((await questionFor(eva)).options)
    expect(await logIn(foreign)).toEqual(WRONG)
    await test.database.pool.query("update staff set state = 'ENDED' where id = $1", [eva.staffId])
    expect(await logIn(phone)).toEqual(WRONG)
    await test.database.pool.query("update staff set state = 'ACTIVE'")
    for (const response of ['', 'null', '{}', '{"id":1}', '{"id":"x"}', 'x'.repeat(30_000)])
      expect(await logInWithPasskey(deps(), STAFF_CLIENT, { id: (await loginQuestion()).id, response })).toEqual(WRONG)
    expect(await logInWithPasskey(deps(), STAFF_CLIENT, { id: 'no question', response: '{}' })).toEqual(WRONG)
  })

  it('made for another site is not added', async () => {
    const { id, options } = await questionFor(eva)
    const response = new Authenticator('https://phishing.example').register(options)
    expect(await addPasskey(deps(), STAFF_SITE, eva, { id, response, name: 'x' })).toMatchObject({
      code: 'LINK_EXPIRED',
    })
  })

  it('that was copied shows by its count of uses', async () => {
    const phone = await addFor(eva)
    expect(await logIn(phone, 5)).toMatchObject({ kind: 'done' })
    expect(await logIn(phone, 5)).toEqual(WRONG)
    expect(await logIn(phone, 4)).toEqual(WRONG)
    expect(await logIn(phone, 6)).toMatchObject({ kind: 'done' })
  })

  it('that was copied shows also where both are used at the same time', async () => {
    const phone = await addFor(eva)
    const blocker = await test.database.pool.connect()
    try {
      await blocker.query('begin')
      await blocker.query('select 1 from staff for update')
      const both = Promise.all([logIn(phone, 7), logIn(phone, 7)])
      const waiting = () =>
        test.database.pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      await expect.poll(async () => (await waiting()).rowCount).toBe(2)
      await blocker.query('commit')
      expect((await both).map(({ kind }) => kind).sort()).toEqual(['done', 'refused'])
    } finally {
      blocker.release()
    }
  })

  it('of an authenticator that does not count works again and again', async () => {
    const phone = await addFor(eva)
    for (let time = 0; time < 2; time++) expect(await logIn(phone, 0)).toMatchObject({ kind: 'done' })
  })
})

describe('the passkey of another person', () => {
  it('is neither seen nor removed', async () => {
    await addFor(eva)
    const [own] = await readPasskeys(test.database.read, eva)
    expect(await readPasskeys(test.database.read, ali)).toEqual([])
    expect(await removePasskey(deps(), ali, own!.credentialId)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await removePasskey(deps(), eva, own!.credentialId)).toEqual({ kind: 'done' })
    expect(await readPasskeys(test.database.read, eva)).toEqual([])
  })

  it('does not answer a question to oneself, and cannot be added twice', async () => {
    const { id, options } = await questionFor(eva)
    const phone = new Authenticator(STAFF_ORIGIN)
    const passkey = { id, response: phone.register(options), name: 'Telefon' }
    expect(await addPasskey(deps(), STAFF_SITE, ali, passkey)).toMatchObject({ code: 'LINK_EXPIRED' })
    expect(await addPasskey(deps(), STAFF_SITE, eva, passkey)).toEqual({ kind: 'done' })
    await test.database.pool.query('update staff_passkeys set staff_id = $1', [ali.staffId])
    const login = await logIn(phone)
    if (login.kind !== 'done') throw new Error(login.code)
    expect((await readStaffActor(deps(), login.token))?.staffId).toBe(ali.staffId)
  })

  it('steps up no session but its holder’s', async () => {
    const phone = await addFor(eva)
    await test.database.pool.query('update staff_sessions set stepped_up_at = null')
    const stepUp = async (actor: StaffActor) => {
      const { id, options } = await loginQuestion()
      return stepUpWithPasskey(deps(), actor, STAFF_CLIENT, { id, response: phone.logIn(options) })
    }
    expect(await stepUp(ali)).toEqual(WRONG)
    expect(await stepUp(eva)).toEqual({ kind: 'done' })
    const { rows } = await test.database.pool.query(
      'select staff_id as staff from staff_sessions where stepped_up_at is not null',
    )
    expect(rows).toEqual([{ staff: eva.staffId }])
  })
})

it('adding and removing one takes a second factor that was just shown', async () => {
  const stale = { ...eva, steppedUpAt: new Date(Date.now() - 11 * 60_000) }
  const passkey = { id: 'x', response: '{}', name: 'Telefon' }
  for (const outcome of [
    await beginPasskey(deps(), stale),
    await addPasskey(deps(), STAFF_SITE, stale, passkey),
    await removePasskey(deps(), stale, 'x'),
  ])
    expect(outcome).toMatchObject({ code: 'STEP_UP_REQUIRED' })
})
