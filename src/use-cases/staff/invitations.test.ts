import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lastMail, mailsTo } from '../../../tests/support/account.ts'
import {
  addStaff,
  logInStaffAs,
  STAFF_CLIENT,
  STAFF_PASSWORD,
  STAFF_SITE,
  staffDeps,
} from '../../../tests/support/staff.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { readInvitation } from './invitation.ts'
import { inviteAdminAsOperator, inviteStaff } from './invite.ts'
import { joinByInvitation } from './join-by-invitation.ts'
import { logInStaff } from './log-in.ts'
import { resendInvitation } from './resend-invitation.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { issueSetUpKey } from './set-up.ts'
import { readStaffActor } from './staff-actor.ts'
import { withdrawInvitation } from './withdraw-invitation.ts'

const test = useTestDatabase()
const deps = () => staffDeps(test.database)
const sql = (text: string) => test.database.pool.query(text)
let merchantId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  await addStaff(test.database, 'eva@example.com', { merchantId, roles: ['OWNER'] })
})
beforeEach(() => sql('delete from rate_limits'))

async function invite(
  email: string,
  roles: readonly ('SALES' | 'OWNER')[] = ['SALES'],
  shop = merchantId,
  by = 'eva@example.com',
) {
  const { actor } = await logInStaffAs(test.database, by)
  const invitee = { email, name: 'Ali Öz', locale: 'en', roles, merchantId: shop } as const
  return inviteStaff(deps(), STAFF_SITE, actor, STAFF_CLIENT, invitee)
}

async function keyFor(email: string) {
  expect(await invite(email)).toEqual({ kind: 'done' })
  return (await lastMail(test.database, email)).token
}

function accept(key: string, more: { email?: string; password?: string } = {}) {
  const acceptance = { name: 'Ali Öz', password: STAFF_PASSWORD, email: null, locale: 'de', ...more } as const
  return acceptInvitation(deps(), STAFF_CLIENT, { key, ...acceptance })
}

/** Accepts as a page would: password, then the first code. */
async function acceptWhole(key: string, email?: string) {
  const setup = await accept(key, email ? { email } : {})
  if (setup.kind !== 'done') return setup
  const code = deps().secondFactor.totp.codeAt(setup.secret, new Date())
  return confirmSecondFactor(deps(), STAFF_SITE, STAFF_CLIENT, { key, code })
}

describe('an invitation', () => {
  it('makes an account with second factor and recovery codes, and logs in', async () => {
    const key = await keyFor('ali@example.com')
    expect(await readInvitation(test.database.read, key)).toMatchObject({
      ...{ email: 'ali@example.com', merchantName: 'Autohaus Brinkmann', roles: ['SALES'], isAdmin: false },
      hasAccount: false,
    })
    await sql('delete from mails')
    const ready = await acceptWhole(key)
    if (ready.kind !== 'done') throw new Error(ready.code)
    expect(new Set(ready.recoveryCodes).size).toBe(10)
    const actor = await readStaffActor(deps(), ready.login.token)
    expect(actor).toMatchObject({ name: 'Ali Öz', roles: [{ merchantId, roles: ['SALES'] }], isAdmin: false })
    expect((await mailsTo(test.database, 'eva@example.com')).map(({ kind }) => kind)).toEqual(['staff-changed'])
    expect(await mailsTo(test.database, 'ali@example.com')).toEqual([])
    const [recovery = ''] = ready.recoveryCodes
    const credentials = { email: 'ali@example.com', password: STAFF_PASSWORD, code: recovery }
    expect(await logInStaff(deps(), STAFF_SITE, STAFF_CLIENT, credentials)).toMatchObject({ kind: 'done' })
  })

  it('works once', async () => {
    const key = await keyFor('once@example.com')
    expect(await acceptWhole(key)).toMatchObject({ kind: 'done' })
    expect(await readInvitation(test.database.read, key)).toBeUndefined()
    expect(await accept(key)).toMatchObject({ code: 'LINK_EXPIRED' })
    expect(await confirmSecondFactor(deps(), STAFF_SITE, STAFF_CLIENT, { key, code: '123456' })).toMatchObject({
      code: 'LINK_EXPIRED',
    })
  })

  it('lasts seven days, and until a newer one or its withdrawal', async () => {
    const late = await keyFor('late@example.com')
    await sql("update staff_invitations set expires_at = now() - interval '1 second' where accepted_at is null")
    expect(await readInvitation(test.database.read, late)).toBeUndefined()
    expect(await accept(late)).toMatchObject({ code: 'LINK_EXPIRED' })
    const older = await keyFor('twice@example.com')
    const newer = await keyFor('Twice@example.com')
    expect(await accept(older)).toMatchObject({ code: 'LINK_EXPIRED' })
    const { rows } = await test.database.pool.query<{ id: string }>(
      "select id from staff_invitations where lower(email) = 'twice@example.com'",
    )
    const { actor } = await logInStaffAs(test.database, 'eva@example.com')
    expect(await withdrawInvitation(deps(), actor, merchantId, rows[0]!.id)).toEqual({ kind: 'done' })
    expect(await accept(newer)).toMatchObject({ code: 'LINK_EXPIRED' })
    expect(await accept('made up')).toMatchObject({ code: 'LINK_EXPIRED' })
  })

  it('can be sent again: the new link works for seven days, the earlier one no more', async () => {
    const earlier = await keyFor('again@example.com')
    await sql("update staff_invitations set expires_at = now() + interval '1 hour' where email = 'again@example.com'")
    const idOf = async () =>
      (await sql("select id from staff_invitations where email = 'again@example.com'")).rows as { id: string }[]
    const [{ id } = { id: '' }] = await idOf()
    const { actor } = await logInStaffAs(test.database, 'eva@example.com')
    const resend = (shop: number, invitation = id) =>
      resendInvitation(deps(), STAFF_SITE, actor, STAFF_CLIENT, { merchantId: shop, id: invitation })
    const other = await addMerchant(test.database, { slug: 'other', name: 'Autohaus Anders' })
    expect(await resend(other.id)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await resend(merchantId, 'no uuid')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await resend(merchantId)).toEqual({ kind: 'done' })
    const { token, kind } = await lastMail(test.database, 'again@example.com')
    expect(kind).toBe('staff-invitation')
    expect(await accept(earlier)).toMatchObject({ code: 'LINK_EXPIRED' })
    expect(await readInvitation(test.database.read, token)).toMatchObject({ name: 'Ali Öz', roles: ['SALES'] })
    const { rows } = await sql(`select expires_at > now() + interval '6 days' as "isWhole" from staff_invitations
      where email = 'again@example.com'`)
    expect(rows).toEqual([{ isWhole: true }])
    const logged = await sql("select subject from audit_log where operation = 'resend-invitation'")
    expect(logged.rows).toEqual([{ subject: 'again@example.com' }])
    expect(await resend(merchantId), 'the earlier row is gone').toMatchObject({ code: 'NOT_FOUND' })
    expect(await acceptWhole(token)).toMatchObject({ kind: 'done' })
    const [accepted = { id: '' }] = await idOf()
    expect(await resend(merchantId, accepted.id)).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('lets nobody log in before the second factor is confirmed', async () => {
    const key = await keyFor('half@example.com')
    const setup = await accept(key)
    if (setup.kind !== 'done') throw new Error(setup.code)
    const code = deps().secondFactor.totp.codeAt(setup.secret, new Date())
    const credentials = { email: 'half@example.com', password: STAFF_PASSWORD, code }
    expect(await logInStaff(deps(), STAFF_SITE, STAFF_CLIENT, credentials)).toMatchObject({ code: 'WRONG_CREDENTIALS' })
    expect(await confirmSecondFactor(deps(), STAFF_SITE, STAFF_CLIENT, { key, code: '000000' })).toMatchObject({
      fields: [{ field: 'code', code: 'INVALID' }],
    })
    // Somebody who closed the page begins anew: the first secret is void.
    const again = await accept(key)
    if (again.kind !== 'done') throw new Error(again.code)
    expect(again.secret).not.toBe(setup.secret)
    const right = deps().secondFactor.totp.codeAt(again.secret, new Date())
    expect(await confirmSecondFactor(deps(), STAFF_SITE, STAFF_CLIENT, { key, code: right })).toMatchObject({
      kind: 'done',
    })
  })

  it.each(['kurz', 'passwort-1234', 'Ali-Öz-2026!'])('refuses the password %s', async (password) => {
    const key = await keyFor('password@example.com')
    expect(await accept(key, { password })).toMatchObject({ fields: [{ field: 'password' }] })
  })

  it('for somebody with an account is joined by its holder alone', async () => {
    const other = await addMerchant(test.database, { slug: 'hansen', name: 'Autohaus Hansen' })
    await addStaff(test.database, 'otto@example.com', { merchantId: other.id, roles: ['OWNER'] })
    await addStaff(test.database, 'both@example.com', { merchantId, roles: ['SALES'] })
    expect(await invite('both@example.com', ['SALES'], other.id, 'otto@example.com')).toEqual({ kind: 'done' })
    const { token: key } = await lastMail(test.database, 'both@example.com')
    expect(await readInvitation(test.database.read, key)).toMatchObject({ hasAccount: true })
    expect(await accept(key)).toMatchObject({ code: 'CONFLICT' })
    const stranger = await logInStaffAs(test.database, 'eva@example.com')
    expect(await joinByInvitation(deps(), STAFF_SITE, stranger.actor, key)).toMatchObject({ code: 'FORBIDDEN' })
    const { actor, token } = await logInStaffAs(test.database, 'both@example.com')
    expect(await joinByInvitation(deps(), STAFF_SITE, actor, key)).toEqual({ kind: 'done' })
    expect(await joinByInvitation(deps(), STAFF_SITE, actor, key)).toMatchObject({ code: 'LINK_EXPIRED' })
    expect((await readStaffActor(deps(), token))?.roles).toHaveLength(2)
    expect(await invite('both@example.com')).toMatchObject({ code: 'CONFLICT' })
  })

  it('after a reset gives the roles back, and voids what was lost', async () => {
    await addStaff(test.database, 'lost@example.com', { merchantId, roles: ['SALES'] })
    const lost = await logInStaffAs(test.database, 'lost@example.com')
    const eva = await logInStaffAs(test.database, 'eva@example.com')
    const member = { merchantId, staffId: lost.actor.staffId }
    expect(await resetSecondFactor(deps(), STAFF_SITE, eva.actor, member)).toEqual({ kind: 'done' })
    expect((await lastMail(test.database, 'eva@example.com')).kind).toBe('staff-changed')
    const { kind, token: key } = await lastMail(test.database, 'lost@example.com')
    expect(kind).toBe('staff-second-factor-reset')
    const ready = await acceptWhole(key)
    if (ready.kind !== 'done') throw new Error(ready.code)
    expect((await readStaffActor(deps(), ready.login.token))?.roles).toEqual([{ merchantId, roles: ['SALES'] }])
    const own = { merchantId, staffId: eva.actor.staffId }
    expect(await resetSecondFactor(deps(), STAFF_SITE, eva.actor, own)).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('the set-up link', () => {
  it('makes the first administrator, and works until there is one', async () => {
    const [first, second] = [await issueSetUpKey(test.database), await issueSetUpKey(test.database)]
    expect(await accept(second!, { email: 'no address' })).toMatchObject({ fields: [{ field: 'email' }] })
    const ready = await acceptWhole(second!, 'root@example.com')
    if (ready.kind !== 'done') throw new Error(ready.code)
    expect(await readStaffActor(deps(), ready.login.token)).toMatchObject({ isAdmin: true, roles: [] })
    expect(await issueSetUpKey(test.database)).toBeUndefined()
    expect(await accept(first!, { email: 'second@example.com' })).toMatchObject({ code: 'LINK_EXPIRED' })
  })

  it('that is still open closes with the first administrator', async () => {
    await sql('update staff set is_admin = false')
    const key = await issueSetUpKey(test.database)
    await addStaff(test.database, 'admin@example.com', { isAdmin: true })
    expect(await accept(key!, { email: 'second@example.com' })).toMatchObject({ code: 'LINK_EXPIRED' })
  })

  it('the operator invites further administrators by address', async () => {
    expect(await inviteAdminAsOperator(deps(), STAFF_SITE, 'nothing')).toMatchObject({ code: 'INVALID_INPUT' })
    const invited = await inviteAdminAsOperator(deps(), STAFF_SITE, 'more@example.com')
    if (invited.kind !== 'done') throw new Error(invited.code)
    expect((await lastMail(test.database, 'more@example.com')).token).toBe(invited.key)
    const ready = await acceptWhole(invited.key)
    if (ready.kind !== 'done') throw new Error(ready.code)
    expect(await readStaffActor(deps(), ready.login.token)).toMatchObject({ isAdmin: true })
  })
})
