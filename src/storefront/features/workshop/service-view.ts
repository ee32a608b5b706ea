import type { ServicePrice } from '#domain/workshop/service.ts'
import type { AnswerRow } from '../../blocks/AnswerList.tsx'
import type { DealerMapView } from '../../blocks/dealer-map-view.ts'
import type { FlowView } from '../../blocks/flow-view.ts'
import type { TimePickerView } from '../../blocks/time-picker-view.ts'

export interface Row {
  readonly label: string
  readonly value: string
}

/** What every step shows around its questions. */
export interface ServiceFrameView extends FlowView {
  readonly next: string
  /** The page for leaving here and going on later. */
  readonly later: string
  /** What is chosen so far. */
  readonly chosen: readonly Row[]
}

export interface ServiceChoice {
  readonly sku: string
  readonly title: string
  readonly description: string
  readonly price: string
  readonly priceKind: string
  readonly includes?: string
  readonly isChosen: boolean
}

/** What a service adds to the sum: its price in cents, and minutes of work. */
export interface ServiceAmount extends ServicePrice {
  readonly minutes: number
}

export interface ServicesView extends ServiceFrameView {
  readonly groups: readonly {
    readonly key: string
    readonly title: string
    readonly services: readonly ServiceChoice[]
  }[]
  /** By sku. */
  readonly amounts: Readonly<Record<string, ServiceAmount>>
  /** The plate field, for those with a garage. */
  readonly plate?: string
}

export interface ServiceVehicleView extends ServiceFrameView {
  readonly garage: readonly { readonly id: string; readonly label: string }[]
  readonly begin: Readonly<Record<string, string>>
  readonly fuels: readonly { readonly value: string; readonly label: string }[]
  readonly years: readonly number[]
}

export interface ServiceWorkshopView extends ServiceFrameView {
  /** Empty near a place without workshops. */
  readonly lead: string
  readonly path: string
  readonly place: string
  /** The workshops of the list, by their numbers. */
  readonly map: DealerMapView
  readonly workshops: readonly {
    readonly id: string
    readonly number: number
    /** With its number where the map shows numbers. */
    readonly name: string
    readonly address: string
    readonly distance?: string
    readonly price: string
    /** The next free time, or how an appointment comes about. */
    readonly note: string
    readonly button: string
    readonly isChosen: boolean
  }[]
  /** The address that lists those that are not shown. */
  readonly all?: { readonly label: string; readonly href: string }
}

export interface ServiceAppointmentView extends ServiceFrameView {
  readonly picker: TimePickerView
  readonly reserved?: { readonly text: string; readonly note?: string; readonly canExtend: boolean }
}

export interface ServiceContactView extends ServiceFrameView {
  readonly begin: Readonly<Record<string, string>>
  /** A service has no price before the workshop has inspected the car, so the visitor can set a ceiling. */
  readonly hasCeiling: boolean
}

export interface ServiceSummaryView extends ServiceFrameView {
  readonly lead: string
  readonly notice?: string
  readonly rows: readonly AnswerRow[]
  readonly services: readonly ServiceChoice[]
  readonly total: string
  readonly button: string
  readonly key: string
  readonly shown: string
  /** Stamp of the bot check, for visitors who are not logged in. */
  readonly stamp?: string
}
