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

/** Who is answerable for a product: name, postal and electronic address (Article 19 GPSR). */
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

/** What a seller has to take back: batteries (BattDG), electrical equipment (ElektroG), used oil (AltölV). */
export const TAKE_BACKS = ['BATTERY', 'ELECTRICAL', 'USED_OIL'] as const
export type TakeBack = (typeof TAKE_BACKS)[number]

/** A product of an accessories provider. Everything the law wants on an offer is a field that must be there. */
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
  /** Of a producer outside the EU; null for one inside. */
  readonly responsiblePerson: Responsible | null
  /** The producer's own number: what the product is identified by. */
  readonly articleNumber: string
  readonly warnings: readonly Words[]
  readonly picture: string
  /** What of a type approval (ABE, ECE) must be said; null where none is needed. */
  readonly typeApproval: Words | null
  readonly tyreLabel: TyreLabel | null
  readonly takeBack: readonly TakeBack[]
  /** The producer's own and free of charge, over more than two years (Directive (EU) 2024/825). */
  readonly durabilityGuarantee: { readonly producer: string; readonly years: number } | null
  /** Marked by the provider's editors. There are no ratings by buyers, so none are shown. */
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
