import { slugOf } from './vehicle-slug.ts'

/** Other spellings of a make, as slugs, and the name it is listed under. */
export const MAKE_SPELLINGS: Readonly<Record<string, string>> = {
  volkswagen: 'VW',
  mercedes: 'Mercedes-Benz',
  'mercedes-amg': 'Mercedes-Benz',
  'ds-automobiles': 'DS',
  'rover-land': 'Land Rover',
  'b-m-w': 'BMW',
  'great-wall': 'GWM',
  'lynk-und-co': 'Lynk & Co',
  // Programs that cut a make at its first blank.
  alfa: 'Alfa Romeo',
  aston: 'Aston Martin',
  land: 'Land Rover',
  rolls: 'Rolls-Royce',
}

/** The name a make is listed under; one without other spellings keeps its own. */
export function listedMake(name: string): string {
  return MAKE_SPELLINGS[slugOf(name)] ?? name
}

/** Every slug that a make may have in the stock, its own first. */
export function makeSlugs(name: string): string[] {
  const listed = slugOf(listedMake(name))
  const others = Object.keys(MAKE_SPELLINGS).filter((slug) => slugOf(MAKE_SPELLINGS[slug] ?? '') === listed)
  return [...new Set([slugOf(name), listed, ...others])]
}
