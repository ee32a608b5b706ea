import type { Locale } from '../locale.ts'

export type Words = Readonly<Record<Locale, string>>

/** Cars that a product is made for, by the names their makers use; no models: every model of the make. */
export interface Fit {
  readonly makeName: string
  readonly modelNames: readonly string[]
}

/** How much a pack holds, where it is sold by volume, weight or length. */
export interface Content {
  readonly amount: number
  readonly unit: 'ml' | 'l' | 'g' | 'kg' | 'm'
}

/** The person responsible for a product: name, postal and electronic address (Article 19 GPSR). */
export interface Responsible {
  readonly name: string
  readonly address: string
  /** An e-mail address or the address of a page. */
  readonly contact: string
}

/** Regulation (EU) 2020/740. */
export interface TyreLabel {
  readonly fuelEfficiency: 'A' | 'B' | 'C' | 'D' | 'E'
  readonly wetGrip: 'A' | 'B' | 'C' | 'D' | 'E'
  readonly noiseClass: 'A' | 'B' | 'C'
  readonly noiseDecibels: number
  readonly snow: boolean
  readonly ice: boolean
}

/** What a seller must take back: batteries (BattDG), electrical equipment (ElektroG), used oil (AltölV). */
export const TAKE_BACKS = ['BATTERY', 'ELECTRICAL', 'USED_OIL'] as const
export type TakeBack = (typeof TAKE_BACKS)[number]

/** A product of an accessories provider. Every statement the law requires on an offer is a mandatory field. */
export interface Accessory {
  /** Digits; one product has one id, whoever provides it. */
  readonly productId: string
  readonly providerId: string
  readonly categoryId: string
  readonly title: Words
  readonly description: Words
  readonly specification: readonly { readonly label: Words; readonly value: Words }[]
  /** Cents, VAT included. */
  readonly unitPrice: number
  readonly content: Content | null
  /** Empty: any car. */
  readonly fits: readonly Fit[]
  readonly producer: Responsible
  /** For a producer outside the EU; null for one inside. */
  readonly responsiblePerson: Responsible | null
  /** The producer's own number: what the product is identified by. */
  readonly articleNumber: string
  readonly warnings: readonly Words[]
  readonly picture: string
  /** The note on type approval (ABE, ECE); null where none is needed. */
  readonly typeApproval: Words | null
  readonly tyreLabel: TyreLabel | null
  readonly takeBack: readonly TakeBack[]
  /** The producer's own free guarantee of more than two years (Directive (EU) 2024/825). */
  readonly durabilityGuarantee: { readonly producer: string; readonly years: number } | null
  /** Chosen by the provider's editors. There are no buyers' ratings, so none are shown. */
  readonly topRated: boolean
}

/** One of the provider's shelves. A category without a parent is a department; products stand in the others. */
export interface AccessoryCategory {
  readonly id: string
  readonly parentId: string | null
  readonly title: Words
  readonly picture: string
}

/** The department that `/autoteile` shows. */
export const PARTS_DEPARTMENT = 'parts'

/** Name of the content page that `/car-accessories/how-to` shows. */
export const HOW_TO_SLUG = 'zubehoer-finden'

/** Whether a text is the id of a product: digits only, greater than zero. */
export function isProductId(text: string): boolean {
  return /^\d{1,18}$/.test(text) && BigInt(text) > 0n
}
