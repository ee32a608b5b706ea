/** European emission classes, oldest first. */
export const EMISSION_CLASSES = [
  'EURO1',
  'EURO2',
  'EURO3',
  'EURO4',
  'EURO5',
  'EURO6',
  'EURO6C',
  'EURO6D_TEMP',
  'EURO6D',
  'EURO6E',
] as const
export type EmissionClass = (typeof EMISSION_CLASSES)[number]

/** The fine-dust badge of the 35th BImSchV; NONE means that the car gets none. */
export const EMISSION_STICKERS = ['GREEN', 'YELLOW', 'RED', 'NONE'] as const
export type EmissionSticker = (typeof EMISSION_STICKERS)[number]

/** Classes by combined g/km since 2024 (Pkw-EnVKV § 3a). */
export const CO2_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type Co2Class = (typeof CO2_CLASSES)[number]

/** The weight-based classes used until 2024 (AP is A+); kept for old offers, shown but never filtered. */
export const EFFICIENCY_CLASSES = ['APPP', 'APP', 'AP', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
