import { z } from 'zod'
import { emptyToNull, line, optionalChoice, phone, postalCode } from '../account/fields.ts'
import { vin } from '../garage/vin.ts'
import { plainLines } from '../plain-text.ts'
import type { RequestData } from '../request/request.ts'
import type { Fuel } from '../vehicle/vocabulary.ts'
import { MAX_LISTING_DESCRIPTION, MAX_LISTING_NAME } from './listing-limits.ts'

/** Cents. */
const MIN_PRICE = 100_00
const MAX_PRICE = 2_000_000_00
const MAX_KILOMETRES = 3_000_000

/** What a seller says about the car and the offer (specification, section 5 "Private sale listing"). */
export const ListingInformation = z
  .object({
    garageVehicleId: z.int({ error: 'REQUIRED' }),
    vehicleName: line(MAX_LISTING_NAME),
    mileage: z.int({ error: 'INVALID' }).min(0, { error: 'INVALID' }).max(MAX_KILOMETRES, { error: 'INVALID' }),
    vin,
    postalCode,
    /** Cents. */
    price: z.int({ error: 'INVALID' }).min(MIN_PRICE, { error: 'INVALID' }).max(MAX_PRICE, { error: 'INVALID' }),
    isFixedPrice: z.boolean().default(true),
    accident: optionalChoice(['NO', 'YES']),
    description: plainLines.pipe(
      z.string().min(1, { error: 'REQUIRED' }).max(MAX_LISTING_DESCRIPTION, { error: 'TOO_LONG' }),
    ),
    /** False: sold from a business, which is no private sale. */
    isPrivateSeller: z.boolean().default(true),
    showsPhone: z.boolean().default(false),
    phone,
    acknowledgementCheckbox: z.boolean().default(false),
  })
  .superRefine(({ isPrivateSeller, acknowledgementCheckbox, showsPhone, phone: number }, context) => {
    const add = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if (!isPrivateSeller) add('isPrivateSeller', 'NOT_ACCEPTED')
    if (!acknowledgementCheckbox) add('acknowledgementCheckbox', 'NOT_ACCEPTED')
    if (showsPhone && number === null) add('phone', 'REQUIRED')
  })
export type ListingInformation = z.output<typeof ListingInformation>

/** A published picture. */
export interface ListingPicture {
  /** Of its upload. */
  readonly upload: string
  /** Key of the picture as everybody sees it, boxes burnt in. */
  readonly picture: string
}

/** What a request of the kind PRIVATE_SALE says about itself. */
export interface ListingData extends RequestData, ListingInformation {
  readonly make: string
  readonly model: string
  /** YYYY-MM. */
  readonly firstRegistration: string | null
  readonly fuelType: Fuel | null
  readonly city: string
  readonly pictures: readonly ListingPicture[]
  /** Why a person looks at it before it is online; empty where nobody has to. */
  readonly reviewReasons: readonly string[]
}

/** What somebody has entered for a private sale so far. */
export const SaleDraft = z.object({
  /** The listing that is edited; null for a new one. */
  listingId: z.number().nullable(),
  information: z
    .object({
      garageVehicleId: z.number(),
      vehicleName: z.string(),
      mileage: z.number(),
      vin: z.string().nullable(),
      postalCode: z.string(),
      price: z.number(),
      isFixedPrice: z.boolean(),
      accident: z.enum(['NO', 'YES']).nullable(),
      description: z.string(),
      isPrivateSeller: z.boolean(),
      showsPhone: z.boolean(),
      phone: z.preprocess(emptyToNull, z.string().nullable()),
      acknowledgementCheckbox: z.boolean(),
    })
    .nullable(),
  /** The step of the pictures was answered; a listing may have none. */
  arePicturesDone: z.boolean(),
})
export type SaleDraft = z.output<typeof SaleDraft>

export const EMPTY_SALE_DRAFT: SaleDraft = { listingId: null, information: null, arePicturesDone: false }
