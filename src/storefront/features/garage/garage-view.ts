import type { FactView } from '../../blocks/FactList.tsx'
import type { RecordView } from './record-view.ts'
import type { VehicleFormView } from './vehicle-form-view.ts'

export interface GarageView {
  readonly path: string
  /** Left out where the garage is full. */
  readonly addPath?: string
  readonly max: number
  /** All cars of the garage, to choose from. */
  readonly vehicles: readonly { readonly id: string; readonly label: string; readonly isShown: boolean }[]
  /** The one that is shown; none in an empty garage. */
  readonly shown?: GarageVehicleView
  readonly worth?: WorthView
  readonly record?: RecordView
  readonly offers: readonly OfferView[]
  /** Open where the shown car is changed. */
  readonly form?: VehicleFormView
  readonly isLeaving: boolean
  /** The offer that is about to be declined. */
  readonly declining?: OfferView
}

/** What a dealer pays for the shown car. */
export interface OfferView {
  readonly id: string
  readonly dealer: string
  readonly title: string
  readonly price: string
  /** Until when the offer is binding, and for which condition of the car. */
  readonly terms: readonly string[]
  readonly isInCart: boolean
  /** Says which offer leaves the cart when this one is put there. */
  readonly replaces?: string
  readonly cartPath: string
  /** The dealer's page, with its cars. */
  readonly dealerPath: string
  readonly declinePath: string
}

export interface GarageVehicleView {
  readonly id: string
  readonly name: string
  /** Fuel and first registration. */
  readonly line: string
  readonly plate?: string
  readonly picture: string
  readonly pictureAlt: string
  readonly facts: readonly FactView[]
  /** It is being traded in; with the order, if this shop shows that. */
  readonly tradeIn?: { readonly text: string; readonly order?: { readonly href: string; readonly name: string } }
  /** What is to be done, the most pressing first. */
  readonly notices: readonly { readonly text: string; readonly tone?: 'warning' | 'error' }[]
  readonly editPath: string
  readonly mileagePath: string
  readonly deletePath: string
  /** Links to what can be done with the car in this shop. */
  readonly ways: readonly { readonly href: string; readonly label: string }[]
}

/** What the shown car may be worth, or why nothing is said. */
export type WorthView =
  | {
      readonly kind: 'estimate'
      readonly value: string
      /** The value in euros. */
      readonly amount: number
      /** Both ends of the band, and where the value lies between them in percent. */
      readonly range: { readonly low: string; readonly high: string; readonly at: number }
      readonly band: string
      readonly basis: string
      readonly method: string
    }
  | { readonly kind: 'too-few'; readonly text: string }
  | { readonly kind: 'unknown'; readonly text: string }
