import { createHash, randomInt } from 'node:crypto'
import type { ReadHandle, WriteHandle, Writer } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'
import { requestMail } from '#database/mails.ts'
import type { MailSite } from '#domain/mail.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { OfferReportForm } from '#domain/report/offer-report.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { vehicleTitle } from '../vehicle/vehicle-title.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'
import { readVehicle } from '../vehicle/vehicle-by-id.ts'

interface ReportToSend {
  readonly site: MailSite
  readonly scope: MerchantScope
  /** Of the form: sent twice it is one report. */
  readonly key: string
  readonly vehicleId: string
  readonly report: OfferReportForm
}

/**
 * Takes a notice about an offer, also about one that is sold meanwhile. Its receipt is mailed where an address was given, and the operator
 * is informed. Refused: NOT_FOUND for an offer this shop does not show.
 */
export async function reportOffer(
  { read, writer }: { readonly read: ReadHandle; readonly writer: Writer },
  { site, scope, key, vehicleId, report }: ReportToSend,
): Promise<{ readonly kind: 'done'; readonly id: number } | Refused> {
  const vehicle = await readVehicle(read, vehicleId, scope)
  if (!vehicle) return refused('NOT_FOUND')
  const formKey = createHash('sha256')
    .update(JSON.stringify([key, vehicleId, report]))
    .digest('hex')
  return writer.transaction(async (handle) => {
    const { id, isNew } = await insert(handle, site, formKey, vehicle, report)
    if (isNew) {
      await enqueue(handle, 'mail-offer-report', { reportId: id })
      if (report.email !== null)
        await requestMail(handle, site, report.email, {
          ...{ kind: 'report-received', number: String(id), title: vehicleTitle(vehicle) },
        })
    }
    return { kind: 'done', id }
  })
}

async function insert(
  handle: WriteHandle,
  { origin, brandSlug, locale }: MailSite,
  formKey: string,
  vehicle: Vehicle,
  { reason, text, name, email }: OfferReportForm,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { id: vehicleId, make, model, merchant } = vehicle
  for (;;) {
    const inserted = await handle
      .insertInto('offer_reports')
      .values({
        ...{ id: randomInt(1_000_000_000, 10_000_000_000), form_key: formKey, reason, text, name, email },
        ...{ vehicle_id: vehicleId, merchant_id: merchant.id, vehicle_title: vehicleTitle(vehicle) },
        vehicle_path: pathFor('vehicle', 'de', { makeName: make.slug, modelName: model.slug, id: vehicleId }),
        ...{ locale, origin, brand_slug: brandSlug },
      })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return { ...inserted, isNew: true }
    const known = await handle
      .selectFrom('offer_reports')
      .select('id')
      .where('form_key', '=', formKey)
      .executeTakeFirst()
    if (known) return { ...known, isNew: false }
    // Its number was another report's: another one is drawn.
  }
}
