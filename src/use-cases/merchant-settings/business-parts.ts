import type { Updateable } from 'kysely'
import type { SelectHandle, WriteHandle } from '#database/handles.ts'
import type { Tables } from '#database/tables.ts'
import { hoursOn } from '#domain/opening-hours.ts'
import { maskedIban, readIban } from '#domain/payment/iban.ts'
import {
  AccountInput,
  CompanyInput,
  LegalInput,
  OpeningHoursInput,
  RegisterInput,
} from '#domain/merchant/part-input.ts'
import { WEEKDAY_FIELDS } from '#domain/merchant/settings-parts.ts'
import { checkedPart, invalidField, shown, shownCheck } from './part.ts'

export const companyPart = checkedPart(
  CompanyInput,
  async (handle, merchantId) => {
    const row = await readRow(handle, merchantId)
    const { name, representative, street, zip, city, phone, email, since_year } = row
    return {
      ...{ name, representative: shown(representative), street: shown(street), zip, city, phone: shown(phone) },
      ...{ email: shown(email), sinceYear: shown(since_year) },
    }
  },
  async (handle, merchantId, { sinceYear, ...company }, place) => {
    if (!place) return invalidField('zip', 'UNKNOWN_POSTAL_CODE')
    const { latitude, longitude } = place
    await change(handle, merchantId, { ...company, since_year: sinceYear, latitude, longitude })
  },
)

export const registerPart = checkedPart(
  RegisterInput,
  async (handle, merchantId) => {
    const row = await readRow(handle, merchantId)
    return {
      registerEntry: shown(row.register_entry),
      selfCertified: shownCheck(row.self_certified_at !== null),
    }
  },
  async (handle, merchantId, { registerEntry, selfCertified }) => {
    const { self_certified_at: since } = await readRow(handle, merchantId)
    const certifiedAt = selfCertified ? (since ?? new Date()) : null
    await change(handle, merchantId, { register_entry: registerEntry, self_certified_at: certifiedAt })
  },
)

/** The account is shown by its end only; sent back as it was shown, it stays. */
export const accountPart = checkedPart(
  AccountInput,
  async (handle, merchantId) => {
    const { vat_id, iban, sepa_creditor_id } = await readRow(handle, merchantId)
    return {
      ...{ vatId: shown(vat_id), iban: iban === null ? '' : maskedIban(iban) },
      sepaCreditorId: shown(sepa_creditor_id),
    }
  },
  async (handle, merchantId, { vatId, iban, sepaCreditorId }) => {
    const { iban: stored } = await readRow(handle, merchantId)
    const isUnchanged = stored !== null && iban === maskedIban(stored)
    const changed = iban === null ? null : readIban(iban)
    if (!isUnchanged && iban !== null && changed === null) return invalidField('iban')
    await change(handle, merchantId, {
      ...{ vat_id: vatId, sepa_creditor_id: sepaCreditorId, iban: isUnchanged ? stored : changed },
    })
  },
)

export const legalPart = checkedPart(
  LegalInput,
  async (handle, merchantId) => {
    const { imprint_url, privacy_url, dispute_settlement } = await readRow(handle, merchantId)
    return {
      ...{ imprintUrl: shown(imprint_url), privacyUrl: shown(privacy_url) },
      disputeSettlement: shown(dispute_settlement),
    }
  },
  (handle, merchantId, { imprintUrl, privacyUrl, disputeSettlement }) =>
    change(handle, merchantId, {
      ...{ imprint_url: imprintUrl, privacy_url: privacyUrl, dispute_settlement: disputeSettlement },
    }),
)

/** A Monday. */
const SOME_WEEK = 5

export const hoursPart = checkedPart(
  OpeningHoursInput,
  async (handle, merchantId) => {
    const { opening_hours } = await readRow(handle, merchantId)
    return Object.fromEntries(
      WEEKDAY_FIELDS.map((field, index) => [
        field,
        shown(hoursOn(opening_hours, `2026-01-${String(SOME_WEEK + index).padStart(2, '0')}`)?.hours),
      ]),
    )
  },
  (handle, merchantId, hours) => {
    const days = WEEKDAY_FIELDS.map((field, index) => ({ days: String(index + 1), hours: hours[field] }))
    return change(handle, merchantId, { opening_hours: JSON.stringify(merged(days)) })
  },
)

/** Days that follow each other with the same hours are one row: `1-5`. */
function merged(days: readonly { readonly days: string; readonly hours: string | null }[]) {
  const rows: { days: string; hours: string | null }[] = []
  for (const { days: day, hours } of days) {
    const last = rows.at(-1)
    if (last && last.hours === hours) last.days = `${last.days[0]}-${day}`
    else rows.push({ days: day, hours })
  }
  return rows
}

export async function change(
  handle: WriteHandle,
  merchantId: number,
  values: Updateable<Tables['merchants']>,
): Promise<undefined> {
  await handle.updateTable('merchants').set(values).where('id', '=', merchantId).execute()
}

export function readRow(handle: SelectHandle, merchantId: number) {
  return handle.selectFrom('merchants').selectAll().where('id', '=', merchantId).executeTakeFirstOrThrow()
}
