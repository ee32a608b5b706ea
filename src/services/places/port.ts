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
  /** The position lies between those of neighbouring codes, because the source has none for this one. */
  readonly interpolated?: true
}

export interface Places {
  /** Places whose postal code or name begins with the words, most likely first; each town appears once. */
  autocomplete(query: string, limit: number): Promise<Place[]>
  /**
   * The place that `50670`, `Köln`, `Frankfurt/Main` or `50670 Köln` names, in any spelling; of several towns of that name the largest.
   * Undefined where nothing is called so: the beginning of a longer name is no place.
   */
  geocode(query: string): Promise<Place | undefined>
  /** As `geocode`, but without asking a service: for texts of which any word may be a place. */
  known(query: string): Promise<Place | undefined>
  /** The other towns of the name that `geocode` found one for, larger first. */
  namesakes(query: string, limit: number): Promise<Place[]>
  /** Towns spelt similarly to the words or beginning so, and the codes next to an unknown one; the most likely first. */
  similar(query: string, limit: number): Promise<Place[]>
  /** The place of a five-digit postal code. */
  zip(zip: string): Promise<Place | undefined>
  /** The towns of a five-digit postal code; empty for an unknown one. */
  towns(zip: string): Promise<readonly string[]>
}
