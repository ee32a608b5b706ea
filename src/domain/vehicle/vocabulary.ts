/**
 * The fixed words a vehicle is described with. Codes only: labels stand in the catalogue rows, German names that a
 * feed may use stand beside the reader that needs them. The order of a list is the order in which choices are shown.
 */

export const CONDITIONS = ['NEW', 'USED', 'DAY_REGISTRATION', 'DEMONSTRATOR', 'NEARLY_NEW'] as const
export type Condition = (typeof CONDITIONS)[number]

export const FUELS = [
  'PETROL',
  'DIESEL',
  'ELECTRIC',
  'HYBRID_PETROL',
  'HYBRID_DIESEL',
  'PLUG_IN_HYBRID',
  'LPG',
  'CNG',
  'HYDROGEN',
  'ETHANOL',
  'OTHER',
] as const
export type Fuel = (typeof FUELS)[number]

export const BODY_TYPES = [
  'SALOON',
  'ESTATE',
  'SUV',
  'SMALL_CAR',
  'HATCHBACK',
  'CABRIO',
  'COUPE',
  'VAN',
  'PICKUP',
  'TRANSPORTER',
  'OTHER',
] as const
export type BodyType = (typeof BODY_TYPES)[number]

export const GEARBOXES = ['MANUAL', 'AUTOMATIC', 'SEMI_AUTOMATIC'] as const
export type Gearbox = (typeof GEARBOXES)[number]

export const DRIVES = ['FRONT', 'REAR', 'ALL_WHEEL'] as const
export type Drive = (typeof DRIVES)[number]

export const DOORS = ['TWO_OR_THREE', 'FOUR_OR_FIVE', 'SIX_OR_SEVEN'] as const
export type Doors = (typeof DOORS)[number]

export const INTERIOR_TYPES = [
  'CLOTH',
  'PARTIAL_LEATHER',
  'FULL_LEATHER',
  'ALCANTARA',
  'VELOUR',
  'FAUX_LEATHER',
  'OTHER',
] as const

export const INTERIOR_COLORS = ['BLACK', 'GREY', 'BEIGE', 'BROWN', 'RED', 'BLUE', 'OTHER'] as const

export const AIRCONS = [
  'NONE',
  'MANUAL',
  'AUTOMATIC',
  'AUTOMATIC_2_ZONES',
  'AUTOMATIC_3_ZONES',
  'AUTOMATIC_4_ZONES',
] as const

/** How value added tax is charged: REGULAR shows it, MARGIN (§ 25a UStG) must not. */
export const VAT_MODES = ['REGULAR', 'MARGIN'] as const
export type VatMode = (typeof VAT_MODES)[number]

/** § 312l BGB: every offer says whether a company or a private person sells. */
export const SELLER_KINDS = ['COMPANY', 'PRIVATE'] as const
export type SellerKind = (typeof SELLER_KINDS)[number]

/** The unit in which a visitor types a power limit. */
const POWER_UNITS = ['KW', 'PS'] as const
export type PowerUnit = (typeof POWER_UNITS)[number]
