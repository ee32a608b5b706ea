import { z } from 'zod'
import type { DeliveryCalendar, DeliveryGroup } from '#domain/delivery/lead-time.ts'
import { BrokerPermit } from '#domain/banking/broker-permit.ts'
import { withChecksum } from '#domain/payment/iban.ts'
import { creditorIdOf } from '#domain/payment/sepa-mandate.ts'
import { type Fuel, FUELS, type SellerKind } from '#domain/vehicle/vocabulary.ts'
import { LOOK_FIELDS } from '#domain/brand-look/look-fields.ts'
import { FRAMES } from '#domain/brand-look/mark-frames.ts'
import { MOTIFS } from '#domain/brand-look/mark-motifs.ts'
import { DRAWN_BODIES } from '#domain/vehicle/symbol-pictures.ts'
import { demoFile, once } from './demo-file.ts'

/** Weekdays as `1`–`7`, Monday first, for example `1-5`; `hours` is null on closed days. */
export interface OpeningHours {
  readonly days: string
  readonly hours: string | null
}

type DemoIdentity = z.output<typeof identitySchema>

export interface DemoMerchant {
  readonly slug: string
  readonly name: string
  readonly kind: SellerKind
  readonly zip: string
  readonly city: string
  readonly street: string
  readonly phone: string
  readonly email: string
  readonly sinceYear: number | null
  readonly vatId: string | null
  readonly registerEntry: string | null
  readonly openingHours: readonly OpeningHours[]
  /** Its checksum is valid but its bank does not exist: all digits of the bank code are zero. Null for private sellers. */
  readonly iban: string | null
  /** Derived from the Bundesbank's own example number. */
  readonly sepaCreditorId: string | null
  /** A dealer of every make orders cars from elsewhere, which takes longer. */
  readonly deliveryGroup: DeliveryGroup
  readonly deliveryCalendar: DeliveryCalendar
  /** Makes it sells; empty for one that sells every make. */
  readonly makes: readonly string[]
  /** The fuels of its cars; empty for all. */
  readonly fuels: readonly Fuel[]
  /** Its share of the stock relative to the other companies; a private seller has one or two cars instead. */
  readonly share: number
  /** The colour of its own shop, dark enough for white text; null for a merchant without one. */
  readonly brandColor: string | null
  /** Replaces the usual text of the trade-in page. */
  readonly tradeInDescription: { readonly de: string; readonly en: string } | null
  /** What its own shop looks like and says beside its colour; null for a merchant without one. */
  readonly identity: DemoIdentity | null
  /** With which right it brokers loans; null for private sellers, who broker none. */
  readonly brokerPermit: BrokerPermit | null
}

const text = z.string().min(1)
const bilingual = z.strictObject({ de: text, en: text })
const identitySchema = z.strictObject({
  look: z.strictObject({
    ...LOOK_FIELDS,
    mark: z.strictObject({ motif: z.enum(namesOf(MOTIFS)), frame: z.enum(namesOf(FRAMES)) }),
    car: z.templateLiteral([z.enum(DRAWN_BODIES), '.', z.string()]),
  }),
  radius: z.enum(['0', '4', '8']),
  claim: bilingual,
  people: z
    .array(z.strictObject({ name: text, role: bilingual, languages: z.array(z.string().length(2)).optional() }))
    .min(1),
  sections: z.array(z.enum(['cars', 'tradein', 'accessories', 'workshop'])).min(1),
})
const address = {
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  name: text,
  zip: z.string().regex(/^\d{5}$/),
  city: text,
  street: text,
}
const week = z.array(z.strictObject({ days: z.string().regex(/^[1-7](-[1-7])?$/), hours: text.nullable() }))

/** Most dealers have the permit; its register number follows from the place in the list. */
const permit = BrokerPermit.omit({ number: true }).strict().prefault({ kind: '34k', hasCommission: true })

const companySchema = z.strictObject({
  ...address,
  sinceYear: z.number().int(),
  share: z.number().positive(),
  brandColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .default(null),
  makes: z.array(text),
  fuels: z.array(z.enum(FUELS)).default([]),
  tradeInDescription: z.strictObject({ de: text, en: text }).nullable().default(null),
  identity: identitySchema.nullable().default(null),
  brokerPermit: permit,
})
const privateSellerSchema = z.strictObject({ ...address, makes: z.array(text).min(1) })

const file = demoFile(
  'merchants',
  z.strictObject({
    companies: z.array(companySchema),
    privateSellers: z.array(privateSellerSchema),
    /** Numbers that the Bundesnetzagentur reserves for fiction, by town; other towns use the mobile ones. */
    telephones: z.record(z.string(), z.string().regex(/^\+49\d+$/)),
    openingHours: z.strictObject({ usual: week, long: week }),
  }),
)

/** Fictional: German bank codes begin with 1 to 8. */
const NO_BANK = '00000000'

/** Thirty-six companies, all but one with a shop of their own, and four private sellers. */
export const demoMerchants: () => readonly DemoMerchant[] = once(() => [
  ...file().companies.map(companyOf),
  ...file().privateSellers.map(privateSellerOf),
])

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): [Name, ...Name[]] {
  return Object.keys(table) as [Name, ...Name[]]
}

/** Derives telephone, registers, accounts and opening hours from the position in the file. */
function companyOf(company: z.output<typeof companySchema>, index: number): DemoMerchant {
  const { slug, city, makes, brokerPermit } = company
  const { usual, long } = file().openingHours
  return {
    ...company,
    ...{ kind: 'COMPANY', email: `info@${slug}.example` },
    phone: telephoneOf(city, index),
    vatId: `DE${String(811_000_017 + index * 7919)}`,
    registerEntry: `Amtsgericht ${city}, HRB ${String(20_417 + index * 613)}`,
    openingHours: index % 3 === 0 ? long : usual,
    iban: withChecksum('DE', `${NO_BANK}${String(1_000_001 + index * 613).padStart(10, '0')}`),
    sepaCreditorId: creditorIdOf(`0999999${String(1_000 + index)}`),
    brokerPermit: permitOf(brokerPermit, city, index),
    deliveryGroup: makes.length === 0 ? 'SPECIAL' : 'NORMAL',
    deliveryCalendar: index % 3 === 0 ? 'EXCLUDE_SUNDAY' : 'EXCLUDE_WEEKEND',
  }
}

function privateSellerOf(seller: z.output<typeof privateSellerSchema>, index: number): DemoMerchant {
  return {
    ...seller,
    ...{ kind: 'PRIVATE', email: `${seller.slug}@post.example`, fuels: [] },
    phone: telephoneOf(seller.city, 60 + index),
    ...{ sinceYear: null, vatId: null, registerEntry: null, openingHours: [], share: 0 },
    ...{ iban: null, sepaCreditorId: null, deliveryGroup: 'NORMAL', deliveryCalendar: 'EXCLUDE_SUNDAY' },
    ...{ brandColor: null, tradeInDescription: null, identity: null, brokerPermit: null },
  }
}

/** A number in the form of the brokers' register, of a chamber of commerce that does not exist. */
function permitOf(given: z.output<typeof permit>, city: string, index: number): BrokerPermit {
  if (given.kind !== '34k') return { ...given, number: null }
  const number = `D-K-000-${String(4_100 + index * 37).padStart(4, '0')}-00`
  return { ...given, number, authority: given.authority ?? `IHK ${city}` }
}

function telephoneOf(city: string, index: number): string {
  const town = file().telephones[city]
  return town ? `${town}${String(100 + index)}` : `+4917139200${String(index).padStart(2, '0')}`
}
