import { beforeAll, expect, it } from 'vitest'
import { addStaff, logInStaffAs, STAFF_SITE, staffDeps } from '../../../tests/support/staff.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { changeStaffRoles, removeStaff } from './change-roles.ts'
import { rolesFingerprint } from './merchant-staff.ts'
import { endOtherStaffSessions, endStaffSession } from './end-session.ts'
import { logOutStaff } from './log-out.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { readStaffSessions } from './sessions.ts'
import { readStaffActor } from './staff-actor.ts'

const test = useTestDatabase()
let merchantId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  await addStaff(test.database, 'eva@example.com', { merchantId, roles: ['OWNER'] })
  await addStaff(test.database, 'ali@example.com', { merchantId, roles: ['SALES', 'SERVICE'] })
})

const actorOf = (token: string) => readStaffActor(staffDeps(test.database), token)
const sql = (text: string) => test.database.pool.query(text)

it('names its member of staff, with the roles of the moment', async () => {
  const { token, actor } = await logInStaffAs(test.database, 'ali@example.com')
  const roles = [{ merchantId, roles: ['SALES', 'SERVICE'] }]
  expect(actor).toMatchObject({ kind: 'STAFF', name: 'Ali', isAdmin: false, roles, steppedUpAt: expect.any(Date) })
  await sql("delete from staff_roles where role = 'SERVICE'")
  expect((await actorOf(token))?.roles).toEqual([{ merchantId, roles: ['SALES'] }])
  expect(await actorOf(`${token}x`)).toBeUndefined()
  expect(await actorOf('')).toBeUndefined()
})

it('stores no token, only its hash', async () => {
  const { token } = await logInStaffAs(test.database, 'ali@example.com')
  const { rows } = await test.database.pool.query<{ row: string }>('select s::text as row from staff_sessions s')
  expect(rows.map(({ row }) => row).join()).not.toContain(token)
  expect(rows.map(({ row }) => row).join()).not.toContain(Buffer.from(token).toString('hex'))
})

it.each([
  ['after an hour without a request', "last_seen_at = now() - interval '61 minutes'", false],
  ['not before', "last_seen_at = now() - interval '59 minutes'", true],
  ['after twelve hours, however busy', "expires_at = now() - interval '1 second'", false],
  ['where it was ended', 'ended_at = now()', false],
])('ends %s', async (_, change, stays) => {
  const { token, actor } = await logInStaffAs(test.database, 'ali@example.com')
  expect(await actorOf(token)).toBeDefined()
  await sql(`update staff_sessions set ${change} where id = '${actor.sessionId}'`)
  expect((await actorOf(token)) !== undefined).toBe(stays)
})

it('lasts twelve hours from the log-in on', async () => {
  await sql('delete from staff_sessions')
  await logInStaffAs(test.database, 'ali@example.com')
  const { rows } = await test.database.pool.query<{ hours: number }>(
    'select extract(epoch from expires_at - created_at) / 3600 as hours from staff_sessions',
  )
  expect(Number(rows[0]?.hours)).toBeCloseTo(12, 2)
})

it('records its last request once a minute at most', async () => {
  const { token, actor } = await logInStaffAs(test.database, 'ali@example.com')
  const secondsAgo = async () => {
    const { rows } = await test.database.pool.query<{ ago: number }>(
      `select extract(epoch from now() - last_seen_at)::float as ago from staff_sessions where id = '${actor.sessionId}'`,
    )
    return rows[0]!.ago
  }
  await sql(`update staff_sessions set last_seen_at = now() - interval '50 seconds' where id = '${actor.sessionId}'`)
  await actorOf(token)
  expect(await secondsAgo()).toBeGreaterThan(45)
  await sql(`update staff_sessions set last_seen_at = now() - interval '70 seconds' where id = '${actor.sessionId}'`)
  await actorOf(token)
  expect(await secondsAgo()).toBeLessThan(10)
})

it('is listed for its holder alone, who ends it from another device', async () => {
  await sql('update staff_sessions set ended_at = now()')
  const [first, second] = [
    await logInStaffAs(test.database, 'ali@example.com'),
    await logInStaffAs(test.database, 'ali@example.com'),
  ]
  const eva = await logInStaffAs(test.database, 'eva@example.com')
  const listed = await readStaffSessions(test.database.read, second.actor)
  expect(listed.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
    [second.actor.sessionId, true],
    [first.actor.sessionId, false],
  ])
  const end = (actor: typeof eva.actor, id: string) => endStaffSession(test.database, actor, id)
  expect(await end(eva.actor, first.actor.sessionId)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await end(second.actor, 'no session')).toMatchObject({ code: 'NOT_FOUND' })
  expect(await actorOf(first.token)).toBeDefined()
  expect(await end(second.actor, first.actor.sessionId)).toEqual({ kind: 'done' })
  expect(await actorOf(first.token)).toBeUndefined()
  expect(await actorOf(second.token)).toBeDefined()
  await endOtherStaffSessions(test.database, eva.actor)
  expect(await actorOf(eva.token)).toBeDefined()
  await logOutStaff(test.database, eva.actor)
  expect(await actorOf(eva.token)).toBeUndefined()
  expect(await actorOf(second.token)).toBeDefined()
})

it.each([
  ['other roles', changeStaffRoles],
  ['a reset second factor', resetSecondFactor],
  ['leaving', removeStaff],
] as const)('ends at once with %s', async (_, change) => {
  const eva = await logInStaffAs(test.database, 'eva@example.com')
  const email = `${change.name.toLowerCase()}@example.com`
  await addStaff(test.database, email, { merchantId, roles: ['SALES'] })
  const ali = await logInStaffAs(test.database, email)
  const member = {
    merchantId,
    staffId: ali.actor.staffId,
    roles: ['SERVICE'] as const,
    fingerprint: rolesFingerprint(['SALES']),
  }
  expect(await change(staffDeps(test.database), STAFF_SITE, eva.actor, member)).toEqual({ kind: 'done' })
  expect(await actorOf(ali.token)).toBeUndefined()
  expect(await actorOf(eva.token)).toBeDefined()
})
