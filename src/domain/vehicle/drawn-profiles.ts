/** Shapes of cars that can be drawn: each has a file in content/drawings/profiles. */
export const DRAWN_PROFILES = [
  ...(['micro', 'city', 'boxy', 'retro', 'supermini', 'hatch', 'electric-hatch'] as const),
  ...(['saloon-compact', 'saloon-mid', 'saloon-upper', 'saloon-lux', 'fastback', 'electric-saloon'] as const),
  ...(['estate-compact', 'estate-large'] as const),
  ...(['coupe', 'sports', 'rear-engine', 'cabrio', 'cabrio-closed', 'roadster', 'roadster-closed'] as const),
  ...(['suv-small', 'suv-mid', 'suv-large', 'suv-coupe', 'electric-suv', 'offroader', 'pickup'] as const),
  ...(['mpv-compact', 'mpv-large', 'leisure-van', 'minibus'] as const),
] as const
export type DrawnProfile = (typeof DRAWN_PROFILES)[number]
