import type { AnswerRow } from '../../blocks/AnswerList.tsx'
import type { CoveringView } from '../../blocks/cover-view.ts'
import type { FlowView } from '../../blocks/flow-view.ts'
import type { FileFieldView, UploadView } from '../../blocks/upload-view.ts'

export interface Row {
  readonly label: string
  readonly value: string
}

/** What every step shows around its questions. */
export interface SaleFrameView extends FlowView {
  readonly isEditing: boolean
  /** The way to the other open listing of the car, which cannot have a second one. */
  readonly listed?: string
  /** Something was entered that could be discarded. */
  readonly hasDraft: boolean
  /** The page for leaving here. */
  readonly later: string
}

export interface SaleInformationView extends SaleFrameView {
  readonly next: string
  readonly path: string
  readonly addCar: string
  /** Null where the garage is empty. */
  readonly car: {
    readonly id: string
    readonly cars: readonly { readonly value: string; readonly label: string }[]
  } | null
  readonly begin: Readonly<Record<string, string>>
  /** What such cars cost; left out where there are too few. */
  readonly estimate?: { readonly range: string; readonly rows: readonly Row[]; readonly href: string }
}

export interface SaleImagesView extends SaleFrameView {
  readonly next: string
  readonly pictures: readonly UploadView[]
  readonly field: FileFieldView
  /** Where parts of a picture are covered, by its key. */
  readonly boxes: Readonly<Record<string, string>>
  /** The picture whose parts are being covered. */
  readonly covering?: CoveringView
}

export interface SaleCheckView extends SaleFrameView {
  readonly rows: readonly AnswerRow[]
  readonly shown: string
  readonly key: string
  readonly cover?: string
  readonly preview: { readonly title: string; readonly price: string; readonly facts: string; readonly place: string }
}

export interface ListingsView {
  readonly path: string
  readonly sell: string
  readonly notice?: string
  /** Asked instead of the list. */
  readonly question?: {
    readonly title: string
    readonly intent: string
    readonly yes: string
  }
  readonly listings: readonly {
    readonly id: string
    readonly name: string
    readonly state: string
    readonly facts: string
    readonly reason?: string
    readonly href?: string
    readonly picture?: { readonly key: string; readonly alt: string }
    /** What can be done: at once, or after the question at an address. */
    readonly acts: readonly ({ readonly label: string } & ({ readonly intent: string } | { readonly href: string }))[]
    readonly inquiries: readonly { readonly href: string; readonly name: string; readonly note: string }[]
    readonly isShown: boolean
  }[]
}
