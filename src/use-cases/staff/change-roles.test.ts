import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { mailsTo } from '../../../tests/support/account.ts'
import { addStaff, logInStaffAs, STAFF_CLIENT, STAFF_SITE, staffDeps } from '../../../tests/support/staff.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { changeStaffRoles, removeStaff } from './change-roles.ts'
import { readStaffActor } from './staff-actor.ts'
import { rolesFingerprint } from './merchant-staff.ts'
import { inviteStaff } from './invite.ts'
import { readMerchantInvitations, readMerchantStaff } from './merchant-staff.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

const test = useTestDatabase()
const deps = () => staffDeps(test.database)
const EVERYBODY = ['eva', 'otto', 'ali', 'root'].map((name) => `${name}@example.com`)
let brinkmann: number
let hansen: number
let eva: StaffActor
let ali: number

beforeAll(async () => {
  brinkmann = (await addMerchant(test.database)).id
  hansen = (await addMerchant(test.database, { slug: 'hansen', name: 'Autohaus Hansen' })).id
})
beforeEach(async () => {
  await test.database.pool.query('delete from staff; delete from mails')
  await addStaff(test.database, 'eva@example.com', { merchantId: brinkmann, roles: ['OWNER'] })
  await addStaff(test.database, 'otto@example.com', { merchantId: hansen, roles: ['OWNER'] })
  await addStaff(test.database, 'root@example.com', { isAdmin: true })
  ali = await addStaff(test.database, 'ali@example.com', { merchantId: brinkmann, roles: ['SALES', 'ACCOUNTING'] })
  eva = (await logInStaffAs(test.database, 'eva@example.com')).actor
})

async function members(merchantId: number, actor = eva) {
  const found = await readMerchantStaff(test.database.read, actor, merchantId)
  if (found.kind !== 'done') throw new Error(found.code)
  return found.members.map(({ name, roles, state }) => [name, ...roles, state].join(' '))
}

async function mailed() {
  const mails = await Promise.all(EVERYBODY.map((email) => mailsTo(test.database, email)))
  return EVERYBODY.filter((_, index) => mails[index]!.length > 0)
}

it('an owner gives a member other roles; every owner of that merchant is mailed', async () => {
  expect(await members(brinkmann)).toEqual(['Ali ACCOUNTING SALES ACTIVE', 'Eva OWNER ACTIVE'])
  const fingerprint = rolesFingerprint(['SALES', 'ACCOUNTING'])
  const change = { merchantId: brinkmann, staffId: ali, roles: ['OWNER', 'OWNER'] as const, fingerprint }
  const stale = { ...change, fingerprint: rolesFingerprint(['SALES']) }
  expect(await changeStaffRoles(deps(), STAFF_SITE, eva, stale)).toMatchObject({ code: 'CHANGED' })
  expect(await changeStaffRoles(deps(), STAFF_SITE, eva, change)).toEqual({ kind: 'done' })
  expect(await members(brinkmann)).toEqual(['Ali OWNER ACTIVE', 'Eva OWNER ACTIVE'])
  expect(await mailed()).toEqual(['eva@example.com'])
  await test.database.pool.query('delete from mails')
  expect(await removeStaff(deps(), STAFF_SITE, eva, change)).toEqual({ kind: 'done' })
  expect(await mailed()).toEqual(['eva@example.com', 'ali@example.com'])
})

it('an account ends with its last merchant, but not before', async () => {
  await test.database.pool.query(`insert into staff_roles values (${ali}, ${hansen}, 'SALES')`)
  const otto = (await logInStaffAs(test.database, 'otto@example.com')).actor
  const first = await logInStaffAs(test.database, 'ali@example.com')
  expect(await readStaffActor(deps(), first.token)).toMatchObject({ staffId: ali })
  expect(await removeStaff(deps(), STAFF_SITE, otto, { merchantId: hansen, staffId: ali })).toEqual({ kind: 'done' })
  expect(await readStaffActor(deps(), first.token), 'leaving ends sessions at once').toBeUndefined()
  expect(await members(brinkmann)).toContain('Ali ACCOUNTING SALES ACTIVE')
  expect(await removeStaff(deps(), STAFF_SITE, eva, { merchantId: brinkmann, staffId: ali })).toEqual({ kind: 'done' })
  const { rows } = await test.database.pool.query('select state, totp_secret from staff where id = $1', [ali])
  expect(rows).toEqual([{ state: 'ENDED', totp_secret: null }])
})

it('a merchant is never left without an owner who can log in', async () => {
  const own = { merchantId: brinkmann, staffId: eva.staffId }
  expect(await removeStaff(deps(), STAFF_SITE, eva, own)).toMatchObject({ code: 'CONFLICT' })
  const change = { ...own, roles: ['SALES'] as const, fingerprint: rolesFingerprint(['OWNER']) }
  expect(await changeStaffRoles(deps(), STAFF_SITE, eva, change)).toMatchObject({ code: 'CONFLICT' })
  await test.database.pool.query(`insert into staff_roles values (${ali}, ${brinkmann}, 'OWNER')`)
  await test.database.pool.query("update staff set state = 'INVITED' where id = $1", [ali])
  expect(await removeStaff(deps(), STAFF_SITE, eva, own)).toMatchObject({ code: 'CONFLICT' })
  await test.database.pool.query("update staff set state = 'ACTIVE' where id = $1", [ali])
  const other = { ...eva, staffId: ali }
  const both = [
    removeStaff(deps(), STAFF_SITE, eva, { merchantId: brinkmann, staffId: ali }),
    removeStaff(deps(), STAFF_SITE, other, own),
  ]
  expect((await Promise.all(both)).map(({ kind }) => kind).sort()).toEqual(['done', 'refused'])
})

it('nobody reads or changes the staff of another merchant', async () => {
  const otto = (await logInStaffAs(test.database, 'otto@example.com')).actor
  const foreign = { merchantId: brinkmann, staffId: ali }
  const invitee = {
    email: 'new@example.com',
    name: 'Neu',
    locale: 'de',
    roles: ['OWNER'],
    merchantId: brinkmann,
  } as const
  for (const outcome of [
    await readMerchantStaff(test.database.read, otto, brinkmann),
    await readMerchantInvitations(test.database.read, otto, brinkmann),
    await changeStaffRoles(deps(), STAFF_SITE, otto, { ...foreign, roles: ['SALES'], fingerprint: '' }),
    await removeStaff(deps(), STAFF_SITE, otto, foreign),
    await resetSecondFactor(deps(), STAFF_SITE, otto, foreign),
    await inviteStaff(deps(), STAFF_SITE, otto, STAFF_CLIENT, invitee),
  ])
    expect(outcome).toMatchObject({ code: 'FORBIDDEN' })
  // Nor by naming their own merchant beside a stranger.
  for (const outcome of [
    await changeStaffRoles(deps(), STAFF_SITE, otto, {
      merchantId: hansen,
      staffId: ali,
      roles: ['OWNER'],
      fingerprint: '',
    }),
    await removeStaff(deps(), STAFF_SITE, otto, { merchantId: hansen, staffId: ali }),
    await resetSecondFactor(deps(), STAFF_SITE, otto, { merchantId: hansen, staffId: ali }),
  ])
    expect(outcome).toMatchObject({ code: 'NOT_FOUND' })
  expect(await members(brinkmann)).toContain('Ali ACCOUNTING SALES ACTIVE')
})

it('only administrators reset the second factor of an administrator', async () => {
  await test.database.pool.query('update staff set is_admin = true where id = $1', [ali])
  const member = { merchantId: brinkmann, staffId: ali }
  expect(await resetSecondFactor(deps(), STAFF_SITE, eva, member)).toMatchObject({ code: 'FORBIDDEN' })
  const root = (await logInStaffAs(test.database, 'root@example.com')).actor
  expect(await resetSecondFactor(deps(), STAFF_SITE, root, member)).toEqual({ kind: 'done' })
  expect(await mailed()).toEqual(['eva@example.com', 'ali@example.com'])
})
