import type { Writer } from '#database/handles.ts'
import { checked } from '#domain/field-problem.ts'
import { NewMerchantInput } from '#domain/merchant/part-input.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Places } from '#services/places/port.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { putMerchant } from '../stock/put-merchant.ts'
import { invalidField, writerIn } from './part.ts'

interface CreateMerchantDeps {
  readonly writer: Writer
  readonly places: Pick<Places, 'zip'>
}

export type NewMerchant = Readonly<Record<'name' | 'slug' | 'street' | 'zip' | 'city', string>>

interface MerchantCreated {
  readonly kind: 'done'
  readonly uuid: string
  readonly slug: string
}

/**
 * Creates a merchant that is being set up: nothing of it is found until it is published. Refused: as by `authorize`; INVALID_INPUT, which
 * names the slug where another merchant has it.
 */
export async function createMerchant(
  { writer, places }: CreateMerchantDeps,
  actor: StaffActor,
  entered: NewMerchant,
): Promise<MerchantCreated | Refused> {
  const refusal = authorize(actor, 'merchants.change', null, new Date())
  if (refusal) return refusal
  const input = checked(NewMerchantInput, entered)
  if (!input.ok) return refused('INVALID_INPUT', { fields: input.problems })
  const place = await places.zip(input.value.zip)
  if (!place) return invalidField('zip', 'UNKNOWN_POSTAL_CODE')
  return writer.transaction(async (handle) => {
    const { slug } = input.value
    const taken = await handle.selectFrom('merchants').select('id').where('slug', '=', slug).executeTakeFirst()
    if (taken) return invalidField('slug')
    const { id, uuid } = await putMerchant(writerIn(handle), {
      ...{ ...input.value, kind: 'COMPANY', latitude: place.latitude, longitude: place.longitude },
      ...{ phone: null, email: null, imprintUrl: null, registerEntry: null, vatId: null, sinceYear: null },
      ...{ openingHours: [], iban: null, sepaCreditorId: null },
    })
    await handle
      .updateTable('merchants')
      .set({ state: 'SETTING_UP', has_own_car_services: true })
      .where('id', '=', id)
      .execute()
    await recordAudit(
      handle,
      { staffId: actor.staffId, name: actor.name },
      {
        ...{ operation: 'create-merchant', subject: `merchant ${id}`, merchantId: id, after: input.value },
      },
    )
    return { kind: 'done', uuid, slug }
  })
}
