/** Source: specification, section 3 "Banking type"; DEFAULT: an order with both loans and leases. */
export const BANKING_TYPES = ['BANKING_FINANCING', 'BANKING_LEASING', 'DEFAULT'] as const
export type BankingType = (typeof BANKING_TYPES)[number]

export const MARITAL_STATUSES = ['SINGLE', 'MARRIED', 'CIVIL_PARTNERSHIP', 'DIVORCED', 'WIDOWED', 'SEPARATED'] as const
export const LIVING_SITUATIONS = ['RENT', 'OWN_PROPERTY', 'WITH_PARENTS'] as const
export const PROFESSIONAL_GROUPS = [
  'EMPLOYEE',
  'WORKER',
  'CIVIL_SERVANT',
  'TRAINEE',
  'SELF_EMPLOYED',
  'FREELANCER',
  'PENSIONER',
  'STUDENT',
  'HOMEMAKER',
] as const
export type ProfessionalGroup = (typeof PROFESSIONAL_GROUPS)[number]
export const EMPLOYMENT_TYPES = ['PERMANENT', 'FIXED_TERM'] as const
export const ID_TYPES = ['IDENTITY_CARD', 'PASSPORT'] as const
export const RESIDENCE_PERMITS = ['UNLIMITED', 'LIMITED'] as const

/** Who has an employer, and so a contract of employment and payslips. */
export const EMPLOYED: ReadonlySet<string> = new Set<ProfessionalGroup>([
  'EMPLOYEE',
  'WORKER',
  'CIVIL_SERVANT',
  'TRAINEE',
])
/** Who works on their own account. */
export const OWN_ACCOUNT: ReadonlySet<string> = new Set<ProfessionalGroup>(['SELF_EMPLOYED', 'FREELANCER'])

/** Citizens of these countries (EU, EEA, Switzerland) need no residence permit. */
const FREE_MOVEMENT: ReadonlySet<string> = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

export function needsResidencePermit(nationality: string | null | undefined): boolean {
  return Boolean(nationality) && !FREE_MOVEMENT.has(nationality ?? '')
}

/** Countries by ISO 3166-1 alpha-2. */
export const COUNTRIES: readonly string[] = (
  'DE AT CH AD AE AF AG AL AM AO AR AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CI CL CM CN CO CR CU CV CY CZ ' +
  'DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG ' +
  'KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR ' +
  'NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR ' +
  'TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'
).split(' ')
