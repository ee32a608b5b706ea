/** A German place; the coordinates are those of its postal code or town, in degrees. */
export interface Place {
  readonly zip: string
  readonly city: string
  /** German name of the federal state. */
  readonly state: string
  /** Telephone area code without the leading zero; null where the source has none. */
  readonly areaCode: string | null
  readonly latitude: number
  readonly longitude: number
}

export interface Places {
  /** Places whose postal code or name begins with the words, most likely first; each town appears once. */
  autocomplete(query: string, limit: number): Promise<Place[]>
  /** The place meant by `50670`, `Köln` or `50670 Köln`; undefined for an unknown one. */
  geocode(query: string): Promise<Place | undefined>
  /** Towns spelt similarly to the words, most likely first; empty without a similar one. */
  similar(query: string, limit: number): Promise<Place[]>
  /** The place of a five-digit postal code. */
  zip(zip: string): Promise<Place | undefined>
  /** The towns of a five-digit postal code; empty for an unknown one. */
  towns(zip: string): Promise<readonly string[]>
}
