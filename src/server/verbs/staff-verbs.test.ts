import { beforeAll, expect, it } from 'vitest'
import { readInvitation } from '#use-cases/staff/invitation.ts'
import { readStaffActor } from '#use-cases/staff/staff-actor.ts'
import { lastMail } from '../../../tests/support/account.ts'
import { addStaff, logInStaffAs, staffDeps } from '../../../tests/support/staff.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { staffVerbs } from './staff-verbs.ts'

const test = useTestDatabase()
let sendsMails = false
const VERBS = staffVerbs(() => ({ mainOrigin: 'https://shop.example', sendsMails }))
const run = (verb: string, ...args: string[]) => VERBS[verb]!.run(test, args)

beforeAll(async () => {
  const { id: merchantId } = await addMerchant(test.database)
  await addStaff(test.database, 'eva@example.com', { merchantId, roles: ['OWNER'] })
  await addStaff(test.database, 'ali@example.com', { merchantId, roles: ['SALES'] })
})

it('invite-admin mails the link, and prints it where there is no mail server', async () => {
  const printed = await run('invite-admin', 'root@example.com')
  const link = new URL(printed.replace(/^.*: /, ''))
  expect(link.origin + link.pathname).toBe('https://shop.example/haendlerbereich/einladung')
  expect(await readInvitation(test.database.read, link.searchParams.get('key')!)).toMatchObject({
    ...{ email: 'root@example.com', isAdmin: true },
  })
  sendsMails = true
  expect(await run('invite-admin', 'root@example.com')).toBe('A link is mailed to root@example.com.')
  expect((await lastMail(test.database, 'root@example.com')).kind).toBe('staff-invitation')
  await expect(run('invite-admin', 'root')).rejects.toThrow('invite-admin <e-mail>')
})

it('reset-second-factor and end-staff end sessions at once; the owners of the merchant are mailed', async () => {
  for (const [verb, said] of [
    ['reset-second-factor', 'A link is mailed to ali@example.com.'],
    ['end-staff', 'ali@example.com has no access any more.'],
  ] as const) {
    await test.database.pool.query('delete from mails')
    const session = verb === 'reset-second-factor' ? await logInStaffAs(test.database, 'ali@example.com') : undefined
    expect(await run(verb, 'ali@example.com')).toBe(said)
    if (session) expect(await readStaffActor(staffDeps(test.database), session.token)).toBeUndefined()
    expect((await lastMail(test.database, 'eva@example.com')).kind).toBe('staff-changed')
  }
  await expect(run('end-staff', 'ali@example.com')).rejects.toThrow('Nobody with the address ali@example.com')
  await expect(run('reset-second-factor')).rejects.toThrow('<e-mail>')
})

it('verify-audit-log names the first row that was changed', async () => {
  expect(await run('verify-audit-log')).toMatch(/as it was written: \d+ rows/)
  await test.database.pool.query('alter table audit_log disable trigger user')
  await test.database.pool.query("update audit_log set actor = 'nobody' where id = 2")
  await expect(run('verify-audit-log')).rejects.toThrow('Row 2 of the audit log')
})
