const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A name as it is compared: lower case, umlauts spelt out, only letters and digits, words apart. "St. Ingbert" → "st ingbert". */
export function searchName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => LETTERS[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}
