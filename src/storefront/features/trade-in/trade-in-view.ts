import type { DealerPlace } from '../../blocks/DealerDirections.tsx'
import type { AnswerRow } from '../../blocks/AnswerList.tsx'
import type { CoveringView } from '../../blocks/cover-view.ts'
import type { FlowView } from '../../blocks/flow-view.ts'
import type { ProofView } from '../../blocks/InspectionProofs.tsx'
import type { DifferenceView } from '../../blocks/TradeInDifferences.tsx'
import type { TimePickerView } from '../../blocks/time-picker-view.ts'
import type { FileFieldView, UploadView } from '../../blocks/upload-view.ts'

export interface Fact {
  readonly label: string
  readonly value: string
}

export interface TradeInFrameView extends FlowView {
  readonly next: string
  /** The page for going on later. */
  readonly later: string
  /** Set inside a frame, where nobody is logged in and nothing but the draft is known. */
  readonly widgetDraft?: string
  /** Something is saved, so that it can be discarded. */
  readonly isBegun: boolean
  readonly facts: readonly Fact[]
  /** Set where this car is sold or traded in already, so that no dealer can be asked any more. */
  readonly accepted?: { readonly label: string; readonly href: string }
  /** Dealers who have an open request or offer for this car. */
  readonly openTradeIns: readonly {
    readonly merchantId: string
    readonly text: string
    readonly link: { readonly label: string; readonly href: string }
  }[]
}

interface Option {
  readonly value: string
  readonly label: string
}

export interface OpenQuestion {
  readonly name: string
  readonly label: string
  readonly options: readonly Option[]
  /** Too many options for tiles, so they are a list. */
  readonly isList: boolean
}

export interface TradeInVehicleView extends TradeInFrameView {
  readonly tabs: readonly { readonly label: string; readonly href: string; readonly isCurrent: boolean }[]
  readonly tab: 'VIN' | 'KEY_NUMBERS' | 'GARAGE' | 'SEQUENCE'
  readonly numbers: Readonly<Record<'vin' | 'hsn' | 'tsn', string>>
  readonly garage: readonly { readonly id: string; readonly label: string; readonly isChosen: boolean }[]
  /** Link to the login, for visitors who have to log in to see their garage. */
  readonly login?: string
  readonly answered: readonly AnswerRow[]
  /** Month and year of the registration are asked together. */
  readonly open: readonly OpenQuestion[]
  /** Questions after the open ones. */
  readonly upcoming: readonly string[]
  readonly mileage: string
  readonly entry: Readonly<Record<string, string>>
}

export interface AnswerView {
  readonly key: string
  readonly label: string
  readonly note?: string
  readonly amount: string
  readonly isFree: boolean
}

export interface QuestionView {
  readonly key: string
  readonly title: string
  readonly answers: readonly AnswerView[]
  readonly chosen: string | null
}

export interface TradeInConditionView extends TradeInFrameView {
  readonly questions: readonly QuestionView[]
  readonly equipment: readonly AnswerView[]
  readonly chosenEquipment: readonly string[]
  readonly source: string
  readonly table: string
  /** Left out inside a frame. */
  readonly pictures?: {
    readonly uploads: readonly UploadView[]
    readonly field: FileFieldView
    /** The picture whose parts are being covered. */
    readonly covering?: CoveringView
  }
}

export interface TradeInDealerView extends TradeInFrameView {
  readonly title: string
  readonly lead: string
  /** A storefront of one dealer searches for no other. */
  readonly isOneDealers: boolean
  readonly path: string
  readonly place: string
  readonly isLoggedIn: boolean
  /** The parameter that leads back to the estimate, where the address has it. */
  readonly check: Readonly<Record<string, string>>
  readonly dealers: readonly {
    readonly id: string
    readonly name: string
    readonly address: string
    readonly terms: string
    readonly condition: string
    readonly inspection: string
    readonly table: string
    readonly distance?: string
    readonly isChosen: boolean
    /** Has an open request or offer for this car: cannot be asked again. */
    readonly isRequested: boolean
  }[]
}

/** A row of the waterfall; places on the scale in thousandths. */
export interface LineView {
  readonly key: string
  readonly label: string
  readonly source: string
  readonly href?: { readonly label: string; readonly to: string }
  readonly amount: string
  readonly kind: 'sum' | 'minus' | 'plus' | 'end'
  readonly from: number
  readonly to: number
  /** The range, in the last row. */
  readonly band?: { readonly from: number; readonly to: number }
}

export interface EstimateView {
  readonly price: string
  readonly low: string
  readonly high: string
  /** Place of the price in its range, in thousandths. */
  readonly at: number
  readonly lines: readonly LineView[]
  readonly ticks: readonly { readonly at: number; readonly label: string }[]
  readonly reasons: readonly Fact[]
  readonly hasUnknown: boolean
  /** How many there are, in words. */
  readonly comparablesCount: string
  readonly comparablesLead: string
  readonly comparables: readonly {
    readonly id: string
    readonly title: string
    readonly href: string
    readonly seller: string
    readonly registered: string
    readonly mileage: string
    readonly price: string
    readonly adjustment: string
    readonly adjusted: string
    readonly isMedian: boolean
  }[]
  /** Null in a dealer's own shop, which names no cars of others. */
  readonly searchHref: string | null
}

export interface TradeInOfferView extends TradeInFrameView {
  readonly title: string
  readonly note: string
  readonly estimate: EstimateView | null
  /** How exact such estimates were; left out while that is not known. */
  readonly hitRate?: string
  readonly conditionHref: string
  /** All answers, each with the link that changes it and leads back. */
  readonly answers: readonly AnswerRow[]
  readonly inspectLead: string
  /** The dealer has an open request or offer for this car: nothing can be sent. */
  readonly isRequested: boolean
  readonly times: TimePickerView | null
  readonly key: string
  readonly shown: string
  readonly phone: string
}

export interface PriceOfferView {
  readonly number: string
  readonly title: string
  readonly lead: string
  readonly price: string | null
  readonly canAccept: boolean
  readonly requestHref: string
  readonly garageHref: string
  /** Until the dealer has made its offer: what happens in the meantime, and what to bring to an inspection that has a time. */
  readonly next?: { readonly steps: readonly string[]; readonly bring?: readonly string[] }
  /** The inspection as a file for the visitor's calendar, and the pages on which it is moved or cancelled. */
  readonly inspection?: { readonly calendar: string; readonly move?: string; readonly cancel?: string }
  readonly dealer?: DealerPlace
  readonly facts: readonly Fact[]
  /** Null before the inspection. */
  readonly differences: readonly DifferenceView[] | null
  readonly proofs: readonly ProofView[]
  readonly estimate: EstimateView | null
}
