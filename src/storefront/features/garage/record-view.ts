import type { ChartLabel } from '../../blocks/Chart.tsx'
import type { FileFieldView, UploadView } from '../../blocks/upload-view.ts'

/** Dates, services, documents and values of the shown car. */
export interface RecordView {
  readonly dates: readonly DateView[]
  readonly services: readonly ServiceView[]
  readonly bookPath: string
  readonly documents: DocumentsView
  /** Left out while fewer than two months have a value. */
  readonly chart?: ValueChartView
  /** Its value is stored month by month, and shown. */
  readonly isFollowed: boolean
}

export interface DateView {
  readonly key: string
  /** Day or month, large, and what belongs below it: "4" "Dez.", "03" "2027". */
  readonly day: string
  readonly of: string
  readonly title: string
  readonly text: string
  readonly isUrgent: boolean
  readonly link?: { readonly href: string; readonly label: string }
}

interface ServiceView {
  readonly id: string
  readonly title: string
  readonly line: string
  readonly state: string
  readonly isOpen: boolean
  readonly href: string
}

export interface DocumentsView {
  /** Documents of orders, which cannot be removed here. */
  readonly ofOrders: readonly {
    readonly href: string
    readonly label: string
    readonly line: string
  }[]
  readonly own: readonly UploadView[]
  /** Where the form is sent to. */
  readonly path: string
  readonly field: FileFieldView
}

/** A line through the months in a square of 100 × 100. */
export interface ValueChartView {
  readonly points: string
  readonly last: { readonly x: number; readonly y: number }
  readonly rows: readonly ChartLabel[]
  readonly columns: readonly ChartLabel[]
  readonly months: readonly { readonly month: string; readonly value: string }[]
  /** What has changed since the first month. */
  readonly change: string
}
