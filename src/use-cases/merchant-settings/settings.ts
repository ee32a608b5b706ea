import type { ReadHandle } from '#database/handles.ts'
import { checklist, type PartState } from '#domain/merchant/checklist.ts'
import type { MerchantState } from '#domain/merchant/merchant-state.ts'
import type { PartValues, SettingsPart } from '#domain/merchant/settings-parts.ts'
import type { Refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { type LastChange, readLastChange } from '../audit/last-change.ts'
import { fingerprintOf } from '../dealer-area/fingerprint.ts'
import { readAllValues } from './parts.ts'
import { STOCK_COUNT } from './stock-count.ts'

export interface SettingsPartView extends PartState {
  readonly values: PartValues
  readonly fingerprint: string
}

export interface MerchantSettings {
  readonly kind: 'done'
  readonly id: number
  readonly uuid: string
  readonly name: string
  readonly slug: string
  readonly state: MerchantState
  /** Cars in stock, whether or not they are shown. */
  readonly vehicles: number
  readonly parts: readonly SettingsPartView[]
}

/**
 * A merchant's settings, part by part, with what it lacks until it can be published; domains for those who may enter them. Refused: as by
 * `authorize`.
 */
export async function readMerchantSettings(
  read: ReadHandle,
  actor: DealerAreaActor,
  merchantId: number,
): Promise<MerchantSettings | Refused> {
  const refusal = authorize(actor, 'merchant.change', merchantId, new Date())
  if (refusal) return refusal
  const merchant = await read
    .selectFrom('merchants as m')
    .select(['m.id', 'm.uuid', 'm.name', 'm.slug', 'm.state'])
    .select(STOCK_COUNT.as('vehicles'))
    .where('m.id', '=', merchantId)
    .executeTakeFirstOrThrow()
  const values = await readAllValues(read, merchantId)
  const isAdmin = authorize(actor, 'merchants.change', null, new Date()) === undefined
  const hasShop = values.BRAND.slug !== ''
  const shown = checklist(values).filter(
    ({ part }) => (hasShop || !OF_SHOPS.has(part)) && (isAdmin || !OF_PLATFORM.has(part)),
  )
  const parts = shown.map((state) => ({
    ...{ ...state, values: values[state.part], fingerprint: fingerprintOf(values[state.part]) },
  }))
  return { kind: 'done', ...merchant, parts }
}

/** What only a storefront of its own has. */
const OF_SHOPS: ReadonlySet<SettingsPart> = new Set([
  ...(['LOOK', 'PEOPLE', 'NAVIGATION', 'CONFIGURATOR', 'SHARED_SHOP'] as const),
])
/** What only the platform enters. */
const OF_PLATFORM: ReadonlySet<SettingsPart> = new Set(['DOMAINS', 'CONFIGURATOR', 'SHARED_SHOP'])

/** What the audit log calls a part of a merchant's settings. */
export function subjectOf(merchantId: number, part: SettingsPart): string {
  return `merchant ${merchantId} ${part.toLowerCase()}`
}

/** Who changed a part last. Only for whoever has read the settings. */
export function readLastPartChange(
  read: ReadHandle,
  merchantId: number,
  part: SettingsPart,
): Promise<LastChange | undefined> {
  return readLastChange(read, subjectOf(merchantId, part))
}
