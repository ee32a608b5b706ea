import type { Generated, JSONColumnType } from 'kysely'
import type { Locale } from '#domain/locale.ts'
import type { StaffRole, StaffState } from '#domain/staff/roles.ts'
import type { Timestamp, WritableTimestamp } from './column-types.ts'

interface StaffTable {
  id: Generated<number>
  email: string
  /** The address in the form for comparison: see `emailKey`. */
  email_key: string
  name: string
  locale: Locale
  password_hash: string
  is_admin: Generated<boolean>
  state: Generated<StaffState>
  totp_secret: Buffer | null
  totp_confirmed_at: WritableTimestamp | null
  totp_last_step: number | null
  totp_next: Buffer | null
  wrong_codes: Generated<number>
  locked_until: WritableTimestamp | null
  created_at: Timestamp
  last_login_at: WritableTimestamp | null
}

interface StaffRolesTable {
  staff_id: number
  merchant_id: number
  role: StaffRole
}

interface StaffSessionsTable {
  id: Generated<string>
  staff_id: number
  token_hash: Buffer
  created_at: Timestamp
  last_seen_at: Timestamp
  expires_at: WritableTimestamp
  stepped_up_at: WritableTimestamp | null
  user_agent: string | null
  network: string
  ended_at: WritableTimestamp | null
}

interface StaffPasskeysTable {
  credential_id: string
  staff_id: number
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
  created_at: Timestamp
  last_used_at: WritableTimestamp | null
}

interface StaffRecoveryCodesTable {
  staff_id: number
  code_hash: Buffer
  used_at: WritableTimestamp | null
}

interface StaffInvitationsTable {
  id: Generated<string>
  key_hash: Buffer
  email: string | null
  name: string | null
  locale: Locale
  is_admin: Generated<boolean>
  merchant_id: number | null
  roles: string[]
  staff_id: number | null
  invited_by: number | null
  created_at: Timestamp
  expires_at: WritableTimestamp
  accepted_at: WritableTimestamp | null
}

interface StaffPasswordLinksTable {
  key_hash: Buffer
  staff_id: number
  expires_at: WritableTimestamp
}

interface StaffChallengesTable {
  id: Generated<string>
  purpose: 'LOG_IN' | 'ADD_PASSKEY'
  staff_id: number | null
  challenge: string
  expires_at: WritableTimestamp
}

interface AuditLogTable {
  id: number
  at: WritableTimestamp
  staff_id: number | null
  actor: string
  merchant_id: number | null
  operation: string
  subject: string
  before: JSONColumnType<object | null, string | null, never>
  after: JSONColumnType<object | null, string | null, never>
  previous_hash: Buffer
  hash: Buffer
}

export interface StaffTables {
  staff: StaffTable
  staff_roles: StaffRolesTable
  staff_sessions: StaffSessionsTable
  staff_passkeys: StaffPasskeysTable
  staff_recovery_codes: StaffRecoveryCodesTable
  staff_invitations: StaffInvitationsTable
  staff_password_links: StaffPasswordLinksTable
  staff_challenges: StaffChallengesTable
  audit_log: AuditLogTable
}
