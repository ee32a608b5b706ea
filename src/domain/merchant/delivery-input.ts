import { z } from 'zod'
import { emptyToNull } from '../account/fields.ts'
import type { DeliveryTerms } from '../delivery/shipping-price.ts'
import { cents, wholeNumber } from './number-input.ts'
import { DELIVERY_PRICE_FIELDS } from './settings-parts.ts'
import { problem } from './web-address.ts'

/** More would be a typing error: `1,250` is read as a thousand. */
const perKilometre = cents.refine((price) => price <= 20_00, problem('INVALID'))
const homeMaxKm = z.preprocess(emptyToNull, wholeNumber.nullable())
const Prices = z.object({
  ...{ homeBase: cents, homeFreeKm: wholeNumber, homePerKm: perKilometre, homeMaxKm, toDealer: cents },
  ...{ parcel: cents, parcelFreeFrom: cents, installation: cents },
})

/** Without any price the shop's terms hold: `terms` is null then. */
export const DeliveryInput = z
  .object({
    deliveryGroup: z.enum(['NORMAL', 'SPECIAL']),
    deliveryCalendar: z.enum(['EXCLUDE_SUNDAY', 'EXCLUDE_WEEKEND']),
  })
  .catchall(z.string())
  .transform(({ deliveryGroup, deliveryCalendar, ...entered }, context) => {
    const isEmpty = [...DELIVERY_PRICE_FIELDS, 'homeMaxKm'].every((field) => (entered[field] ?? '').trim() === '')
    if (isEmpty) return { deliveryGroup, deliveryCalendar, terms: null }
    const prices = Prices.safeParse(entered)
    for (const { path, message } of prices.error?.issues ?? []) context.addIssue({ code: 'custom', path, message })
    const terms: DeliveryTerms | null = prices.data ?? null
    return { deliveryGroup, deliveryCalendar, terms }
  })
