interface StreetLine {
  readonly street: string
  readonly houseNumber: string
}

/** A house number at the end: "118", "118a", "12-14", "5/7 b". */
const NUMBER_AT_END = /^(.*\S)\s+(\d{1,4}\s?[a-z]?(?:\s?[-/–]\s?\d{1,4}\s?[a-z]?)?)$/iu

/** Browsers fill street and number into one field: where the number's own is empty, it gets what stands at the end of the street. */
export function splitStreet({ street, houseNumber }: StreetLine): StreetLine {
  const [, name, number] = houseNumber.trim() === '' ? (NUMBER_AT_END.exec(street.trim()) ?? []) : []
  return name && number ? { street: name, houseNumber: number } : { street, houseNumber }
}
