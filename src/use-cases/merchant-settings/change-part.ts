import type { WriteHandle, Writer } from '#database/handles.ts'
import { missingForPublishing } from '#domain/merchant/checklist.ts'
import type { PartValues, SettingsPart } from '#domain/merchant/settings-parts.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Places } from '#services/places/port.ts'
import { audited } from '../dealer-area/audited.ts'
import { fingerprintOf } from '../dealer-area/fingerprint.ts'
import type { StaffSite } from '../staff/staff-mail.ts'
import { mailAccountChange, readAccount } from './mail-account-change.ts'
import { PARTS, readAllValues } from './parts.ts'
import { subjectOf } from './settings.ts'

interface ChangePartDeps {
  readonly writer: Writer
  /** What mails link to. */
  readonly site: StaffSite
  readonly places: Pick<Places, 'zip'>
}

interface PartChange {
  readonly merchantId: number
  readonly part: SettingsPart
  readonly values: PartValues
  /** Of the values that the form showed. */
  readonly fingerprint: string
}

/**
 * Saves a part of a merchant's settings. Refused: as by `authorize`; CHANGED where somebody has saved it meanwhile; INVALID_INPUT, its
 * fields as the form names them. Another bank account is mailed to every owner.
 */
export async function changeSettingsPart(
  { writer, site, places }: ChangePartDeps,
  actor: StaffActor,
  { merchantId, part, values, fingerprint }: PartChange,
): Promise<{ readonly kind: 'done' } | Refused> {
  const refusal = authorize(actor, PERMISSIONS_OF[part] ?? 'merchant.change', merchantId, new Date())
  if (refusal) return refusal
  const place = await places.zip((values.zip ?? (await readZip(writer, merchantId))).trim())
  return audited(writer, actor, {
    allow: async (handle) => {
      const { state } = await lockMerchant(handle, merchantId)
      const before = await PARTS[part].read(handle, merchantId)
      if (fingerprintOf(before) !== fingerprint) return refused('CHANGED')
      const after = Object.fromEntries(Object.keys(before).map((field) => [field, values[field] ?? '']))
      const wasMissing = state === 'PUBLISHED' ? await readMissing(handle, merchantId) : undefined
      const rows = { before: withoutBanking(before), after: withoutBanking(after, before) }
      return { kind: 'allowed', merchantId, wasMissing, ...rows }
    },
    entry: { operation: 'change-settings', subject: subjectOf(merchantId, part) },
    change: async (handle, { wasMissing }) => {
      const account = part === 'ACCOUNT' ? await readAccount(handle, merchantId) : undefined
      const refusal = await PARTS[part].save(handle, merchantId, { values, place })
      if (refusal) return refusal
      if (account !== undefined) await mailAccountChange(handle, site, actor, { merchantId, before: account })
      const emptied = wasMissing
        ? (await readMissing(handle, merchantId)).filter((field) => !wasMissing.includes(field))
        : []
      return emptied.length === 0
        ? { kind: 'done' as const }
        : refused('INVALID_INPUT', {
            fields: emptied.map((name) => ({ field: name.slice(part.length + 1), code: 'REQUIRED' })),
          })
    },
  })
}

/** Parts that not everybody who changes settings may change, or only after the second factor. */
const PERMISSIONS_OF: Partial<Record<SettingsPart, Permission>> = {
  ACCOUNT: 'merchant.secure',
  TRADE_IN: 'trade-ins.terms',
  DOMAINS: 'merchants.change',
  CONFIGURATOR: 'merchants.change',
  SHARED_SHOP: 'merchants.change',
}

/** What is mandatory for publishing and missing: a change must not add to it once a merchant is published. */
async function readMissing(handle: WriteHandle, merchantId: number): Promise<readonly string[]> {
  return missingForPublishing(await readAllValues(handle, merchantId))
}

function readZip(writer: Writer, merchantId: number): Promise<string> {
  return writer.transaction(async (handle) => {
    const merchant = handle.selectFrom('merchants').select('zip').where('id', '=', merchantId)
    return (await merchant.executeTakeFirstOrThrow()).zip
  })
}

/** As deliveries of its stock do: one change of a merchant at a time. */
export function lockMerchant(handle: WriteHandle, merchantId: number) {
  return handle
    .selectFrom('merchants')
    .select(['state', 'name'])
    .where('id', '=', merchantId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

const BANKING: ReadonlySet<string> = new Set(['iban', 'sepaCreditorId'])

/** The audit log says that bank details changed, never what they are. */
export function withoutBanking(values: PartValues, before: PartValues = values): PartValues {
  const hidden = (field: string, value: string) => (value === '' ? '' : value === before[field] ? '•' : '• new')
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, BANKING.has(field) ? hidden(field, value) : value]),
  )
}
