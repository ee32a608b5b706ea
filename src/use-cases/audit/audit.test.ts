import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addStaff, logInStaffAs, STAFF_SITE, staffDeps } from '../../../tests/support/staff.ts'
import { addMerchant } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { changeStaffRoles } from '../staff/change-roles.ts'
import { rolesFingerprint } from '../staff/merchant-staff.ts'
import { readAuditLog } from './audit-log.ts'
import { OPERATOR, recordAudit } from './record-audit.ts'
import { verifyAuditLog } from './verify-audit-log.ts'

const test = useTestDatabase()
const sql = (text: string) => test.database.pool.query(text)
let merchantId: number
let otherId: number

beforeAll(async () => {
  merchantId = (await addMerchant(test.database)).id
  otherId = (await addMerchant(test.database, { slug: 'hansen' })).id
  await addStaff(test.database, 'eva@example.com', { merchantId, roles: ['OWNER'] })
})

function record(subject: string, more: { before?: object; after?: object; merchantId?: number } = {}) {
  return test.database.transaction((handle) =>
    recordAudit(handle, OPERATOR, { operation: 'add-note', subject, ...more }),
  )
}

describe('the audit log', () => {
  it('shows who changed what, before and after, to the merchant it concerns', async () => {
    const ali = await addStaff(test.database, 'ali@example.com', { merchantId, roles: ['SALES'] })
    const { actor } = await logInStaffAs(test.database, 'eva@example.com')
    const change = { merchantId, staffId: ali, roles: ['SERVICE'] as const, fingerprint: rolesFingerprint(['SALES']) }
    await changeStaffRoles(staffDeps(test.database), STAFF_SITE, actor, change)
    await record('a car', { merchantId: otherId })
    const log = await readAuditLog(test.database.read, actor, merchantId, null)
    if (log.kind !== 'done') throw new Error(log.code)
    expect(log.rows[0]).toMatchObject({
      ...{ actor: 'Eva', operation: 'change-roles', subject: `staff ${ali}` },
      ...{ before: { roles: ['SALES'] }, after: { roles: ['SERVICE'] } },
    })
    expect(log.rows.map(({ subject }) => subject)).not.toContain('a car')
    const older = await readAuditLog(test.database.read, actor, merchantId, log.rows[0]!.id)
    expect(older).toEqual({ kind: 'done', rows: log.rows.slice(1) })
    for (const hidden of [otherId, null])
      expect(await readAuditLog(test.database.read, actor, hidden, null)).toMatchObject({ code: 'FORBIDDEN' })
  })

  it('records log-ins without any secret', async () => {
    await logInStaffAs(test.database, 'eva@example.com')
    const { rows } = await test.database.pool.query<{ row: string }>(
      "select a::text as row from audit_log a where operation = 'log-in' order by id desc limit 1",
    )
    expect(rows[0]?.row).toMatch(/Eva.*log-in.*PASSWORD/)
  })

  it('is neither changed nor emptied', async () => {
    await record('x')
    for (const change of ["update audit_log set actor = 'nobody'", 'delete from audit_log', 'truncate audit_log'])
      await expect(sql(change)).rejects.toThrow('The audit log is only added to')
  })

  it('has no row of a change that was not made', async () => {
    const failing = test.database.transaction(async (handle) => {
      await recordAudit(handle, OPERATOR, { operation: 'add-note', subject: 'failed' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await sql("select 1 from audit_log where subject = 'failed'")).rowCount).toBe(0)
  })
})

describe('verifying', () => {
  beforeEach(async () => {
    await withoutTrigger('delete from audit_log')
    for (let row = 0; row < 5; row++) await record(`row ${row}`, { before: { b: 1, a: { d: [1, 2], c: 'ä' } } })
  })

  async function withoutTrigger(change: string) {
    await sql('alter table audit_log disable trigger user')
    await sql(change)
    await sql('alter table audit_log enable trigger user')
  }
  const verify = () => verifyAuditLog(test.database.read)

  it('finds every row as it was written, also those written at the same time', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, row) => record(`more ${row}`)))
    expect(await verify()).toEqual({ kind: 'intact', rows: 15 })
  })

  it.each([
    ["update audit_log set actor = 'nobody' where id = 3", 3],
    ["update audit_log set subject = 'row 9' where id = 1", 1],
    ["update audit_log set at = at + interval '1 second' where id = 5", 5],
    ['update audit_log set merchant_id = 7 where id = 2', 2],
    ['update audit_log set staff_id = 7 where id = 2', 2],
    [`update audit_log set before = '{"b": 2, "a": {"d": [1, 2], "c": "ä"}}' where id = 4`, 4],
    [`update audit_log set after = '{}' where id = 4`, 4],
    ['delete from audit_log where id = 2', 3],
    ['delete from audit_log where id = 1', 2],
    [
      "insert into audit_log select 6, at, staff_id, actor, merchant_id, operation, 'forged', before, after, hash, hash from audit_log where id = 5",
      6,
    ],
  ])('finds where somebody has run: %s', async (change, id) => {
    await withoutTrigger(change)
    expect(await verify()).toEqual({ kind: 'broken', id })
  })

  it('of an empty log finds nothing wrong', async () => {
    await withoutTrigger('delete from audit_log')
    expect(await verify()).toEqual({ kind: 'intact', rows: 0 })
  })
})
