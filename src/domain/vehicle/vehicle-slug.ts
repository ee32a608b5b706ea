const GERMAN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A name as a part of a URL: lower case, a–z, 0–9 and single hyphens. "Škoda Kodiaq" → "skoda-kodiaq", "Käfer" → "kaefer". */
export function slugOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Whether a text is the id of a vehicle: digits only, greater than zero, small enough for a bigint; never "null". */
export function isVehicleId(text: string): boolean {
  return /^\d{1,18}$/.test(text) && BigInt(text) > 0n
}

/** The id at the end of a vehicle's slug, `<make>-<model>-<id>`, or a bare id; null when there is none. */
export function vehicleIdOfSlug(slug: string): string | null {
  const id = slug.slice(slug.lastIndexOf('-') + 1)
  return isVehicleId(id) ? id : null
}
