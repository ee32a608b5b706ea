export interface AddressBookView {
  readonly path: string
  /** Left out where the address book is full. */
  readonly addPath?: string
  readonly max: number
  readonly addresses: readonly AddressView[]
  /** Open where one is added or changed. */
  readonly form?: AddressFormView
  /** The one that is about to be deleted. */
  readonly leaving?: AddressView
}

export interface AddressView {
  readonly id: string
  readonly name: string
  /** Below the name, as on an envelope. */
  readonly lines: readonly string[]
  readonly phone?: string
  readonly isDefaultShipping: boolean
  readonly isDefaultBilling: boolean
  readonly editPath: string
  readonly deletePath: string
}

export interface AddressFormView {
  /** None where it is new. */
  readonly id?: string
  readonly path: string
  readonly begin: Readonly<Record<string, string>>
  readonly knownTown?: string
  /** The only address is the default anyway. */
  readonly hasDefaultChoice: boolean
}
