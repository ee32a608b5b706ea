import { emailKey } from '#domain/account/fields.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { hashPassword } from '../account/password-hash.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { StaffDeps } from '../staff/staff-deps.ts'
import { sealTotpSecret } from '../staff/totp-secret.ts'

export interface DemoStaff {
  readonly email: string
  readonly name: string
  readonly password: string
  readonly isAdmin?: boolean
  readonly merchantId?: number
  readonly roles?: readonly StaffRole[]
}

const DEMO = { staffId: null, name: 'demo' }

/** An account of the demo, with its second factor set up; an existing one stays as its users have left it. */
export async function putDemoStaff(
  { writer, secretBox, secondFactor: { totp } }: Pick<StaffDeps, 'writer' | 'secretBox' | 'secondFactor'>,
  { email, name, password, isAdmin = false, merchantId, roles = [] }: DemoStaff,
): Promise<void> {
  const hash = await hashPassword(password)
  await writer.transaction(async (handle) => {
    const added = await handle
      .insertInto('staff')
      .values({
        ...{ email, email_key: emailKey(email), name, locale: 'de', password_hash: hash, is_admin: isAdmin },
        ...{ totp_secret: null, totp_confirmed_at: null, totp_last_step: null, totp_next: null },
        ...{ locked_until: null, last_login_at: null },
      })
      .onConflict((on) => on.column('email_key').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return
    const sealed = sealTotpSecret(secretBox, added.id, totp.newSecret())
    await handle
      .updateTable('staff')
      .set({ state: 'ACTIVE', totp_secret: sealed, totp_confirmed_at: new Date() })
      .where('id', '=', added.id)
      .execute()
    if (merchantId !== undefined && roles.length > 0)
      await handle
        .insertInto('staff_roles')
        .values(roles.map((role) => ({ staff_id: added.id, merchant_id: merchantId, role })))
        .execute()
    const after = { roles, isAdmin }
    await recordAudit(handle, DEMO, {
      operation: 'add-demo-staff',
      subject: `staff ${added.id}`,
      merchantId: merchantId ?? null,
      after,
    })
  })
}
