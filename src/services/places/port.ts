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

/** Towns and postal codes of Germany. */
export interface Places {
  /** Places whose postal code or name begins with the words, likeliest first; a town stands once. */
  autocomplete(query: string, limit: number): Promise<Place[]>
  /** The place meant by `50670`, `Köln` or `50670 Köln`; undefined where there is none. */
  geocode(query: string): Promise<Place | undefined>
  /** Towns spelt nearly like the words, the likeliest first; none where nothing is near. */
  similar(query: string, limit: number): Promise<Place[]>
  /** The place of a five-digit postal code. */
  zip(zip: string): Promise<Place | undefined>
  /** The towns of a five-digit postal code; none where it is not known. */
  towns(zip: string): Promise<readonly string[]>
}
