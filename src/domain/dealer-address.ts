/** Private sellers and some dealers give no street. */
export interface DealerAddress {
  readonly street?: string | null | undefined
  readonly zip: string
  readonly city: string
}

/** "50667 Köln". */
export function placeLine({ zip, city }: Pick<DealerAddress, 'zip' | 'city'>): string {
  return `${zip} ${city}`
}

/** Street and place, a line each; the place alone where no street is known. */
export function dealerAddressLines({ street, ...place }: DealerAddress): string[] {
  return [...(street ? [street] : []), placeLine(place)]
}

/** The same on one line: "Domstraße 1, 50667 Köln". */
export function dealerAddressLine(address: DealerAddress): string {
  return dealerAddressLines(address).join(', ')
}
