import type { PriceRangeKind } from '#domain/vehicle/search-vocabulary.ts'
import type { PowerUnit } from '#domain/vehicle/vocabulary.ts'
import type { BoundParam, ChoiceParam, ToggleParam } from '../filter-params.ts'
import type { PriceFilter } from '../filters.ts'

/** What a phrase asks for. */
export type Meaning =
  | { readonly choice: ChoiceParam; readonly values: readonly string[] }
  | { readonly toggle: ToggleParam }
  | { readonly bounds: Readonly<Partial<Record<BoundParam, number>>>; readonly powerUnit?: PowerUnit }
  | { readonly price: Omit<PriceFilter, 'kind'> & { readonly monthly: boolean } }
  | { readonly priceKind: PriceRangeKind }
  /** Kilometres around a place, as typed. */
  | { readonly radius: number }
  /** A make by slug. */
  | { readonly make: string }
  /** All models of this name, of whichever make. */
  | { readonly models: readonly { readonly make: string; readonly model: string }[] }
  | { readonly place: string }
  /** Understood, but only the visitor's device could answer it: "in meiner Nähe". */
  | { readonly deviceOnly: true }
  /** Understood, but without any filter: "Auto", "mit". */
  | { readonly nothing: true }
