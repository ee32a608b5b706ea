import type { ProofFile, WantedProof } from '../../blocks/ProofList.tsx'
import type { FileFieldView } from '../../blocks/upload-view.ts'
import type { ProofView } from '../../blocks/InspectionProofs.tsx'
import type { DifferenceView } from '../../blocks/TradeInDifferences.tsx'
import type { Fact, RequestCar } from './contact-view.ts'

/** A financing application, for its customer. */
export interface ApplicationView {
  readonly order: string
  readonly bank?: string
  /** The proofs that belong to its answers; none once it is decided. */
  readonly wanted: readonly WantedProof[]
  /** Files that belong to none of these. */
  readonly others: readonly ProofFile[]
  /** Left out once it is decided. */
  readonly file?: FileFieldView
  readonly views: readonly string[]
}

/** A trade-in, for both sides. */
export interface TradeInPartView {
  /** The page of its price, for the customer. */
  readonly offer?: { readonly href: string; readonly label: string; readonly isOffered: boolean }
  /** Null before the inspection. */
  readonly differences: readonly DifferenceView[] | null
  readonly proofs: readonly ProofView[]
  readonly condition: readonly Fact[]
  readonly pictures: readonly { readonly id: string; readonly href: string; readonly alt: string }[]
}

/** The sales contract, for an enquiry about a private offer. */
export interface ContractView {
  readonly mayAgree: boolean
  readonly hasAgreed: boolean
  /** What the form begins with. */
  readonly begin: Partial<Record<'firstName' | 'lastName' | 'street' | 'houseNumber' | 'postalCode' | 'city', string>>
  /** Who has agreed; empty while nobody has. */
  readonly status: string
  /** Address of the document, once both have agreed. */
  readonly pdf?: string
}

export interface RequestPageView {
  readonly tradeIn?: TradeInPartView
  readonly contract?: ContractView
  readonly application?: ApplicationView
  readonly number: string
  readonly title: string
  readonly lead: string
  readonly isOpen: boolean
  readonly mayWithdraw: boolean
  /** Reasons that its seller can close it with; empty for everybody else. */
  readonly closing: readonly { readonly value: string; readonly label: string }[]
  /** What withdrawing is called. */
  readonly withdraw: string
  /** The appointment that is to come; `move`: the page that gives it another time. */
  readonly time?: { readonly text: string; readonly isProposed: boolean; readonly move?: string }
  /** With a private seller on the other side. */
  readonly isPrivateSale: boolean
  /** Who else can read the page. */
  readonly linkNote: string
  readonly messages: readonly {
    readonly by: string
    readonly at: string
    readonly text: string
    readonly isOwn: boolean
    /** What is typical of fraud in the message, and what to do instead. */
    readonly warning?: { readonly title: string; readonly text: string }
  }[]
  readonly course: readonly { readonly label: string; readonly note?: string; readonly step: 'done' | 'now' | 'next' }[]
  readonly car?: RequestCar
  readonly facts: readonly Fact[]
  readonly deleted?: string
}
