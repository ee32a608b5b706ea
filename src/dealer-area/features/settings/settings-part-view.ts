import type { PartField } from '#domain/merchant/settings-parts.ts'
import type { ChangedState } from '../../blocks/changed-state.ts'
import type { ShopPictureView } from './shop-picture.server.ts'
import type { ShopPreviewView } from './shop-preview.server.ts'

export interface FieldView {
  readonly name: string
  readonly label: string
  readonly kind: PartField['kind']
  readonly value: string
  readonly isOptional: boolean
  /** How the value is written. */
  readonly hint?: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Heading of fields that belong together. */
  readonly legend?: string
}

export interface PartView {
  readonly isSteppedUp: boolean
  /** Saving takes the second factor. */
  readonly needsStepUp: boolean
  readonly title: string
  readonly merchant: string
  readonly hint: string
  readonly back: string
  readonly fields: readonly FieldView[]
  readonly fingerprint: string
  readonly hasKey: boolean
  /** Pictures of the own shop that belong to this part. */
  readonly pictures: readonly ShopPictureView[]
  /** The own shop with what is stored; left out in parts that it does not show. */
  readonly shop?: ShopPreviewView
  /** Where the code of widgets for the dealer's own website is made, with the shop's colour; null without a shop. */
  readonly widgetsAt: string | null
  /** Where a file of the stock can be uploaded as a dry run. */
  readonly uploadAt: string | null
  /** What customers see beside a rate with the stored terms; undefined for a part that is no financing. */
  readonly example?: string | null
}

/** A form that was not saved; with both versions where somebody else has saved it meanwhile, and a new key once. */
export interface PartFormState extends ChangedState {
  readonly key?: string
  /** The own shop with what was entered. */
  readonly shop?: ShopPreviewView
  /** The shop's home page with what was entered; left out where it has no address yet, or the entry is wrong. */
  readonly wholePage?: string
  /** The example with the entered terms. */
  readonly example?: string | null
}
