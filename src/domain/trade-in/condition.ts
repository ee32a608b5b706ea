/** An answer about a car's condition, and what it does to the price. */
interface ConditionAnswer {
  readonly key: string
  /** Cents the shop's own table adds; below zero: a deduction. */
  readonly amount: number
  /** At least this much: the dealer names the rest after the inspection. */
  readonly isOpenEnded?: true
}

export interface ConditionQuestion {
  readonly key: string
  /** REPAIR: work that is due before the car can be sold; FACT: changes no price. */
  readonly group: 'CONDITION' | 'REPAIR' | 'FACT'
  readonly answers: readonly ConditionAnswer[]
  /** "I do not know" is an answer: the price becomes a range. */
  readonly mayBeUnknown: boolean
  /** Only for cars with a traction battery. */
  readonly isElectricOnly?: true
}

/** The day the shop's own table dates from. */
export const TABLE_DATE = '2026-11-01'

/**
 * The shop's public table of deductions in cents, guide values of our own. A dealer's own rows replace single amounts, never the questions,
 * so that customers and inspection fill the same lines everywhere.
 */
export const CONDITION_QUESTIONS: readonly ConditionQuestion[] = [
  row('scratches', 'CONDITION', { none: 0, few: -240_00, several: -620_00 }, { major: -1_400_00 }),
  row('windscreen', 'CONDITION', { none: 0, chip: -90_00, crack: -690_00 }),
  row('accident', 'CONDITION', { none: 0, repaired: -900_00 }, { damaged: -2_500_00 }),
  row('import', 'CONDITION', { german: 0, imported: -300_00 }),
  {
    ...row('serviceBook', 'CONDITION', { maker: 150_00, workshop: 0, gaps: -380_00, missing: -750_00 }),
    mayBeUnknown: false,
  },
  { ...row('secondTyres', 'CONDITION', { none: 0, good: 180_00 }), mayBeUnknown: false },
  { ...row('battery', 'CONDITION', { certificate: 0, none: -400_00 }), isElectricOnly: true },
  row('inspection', 'REPAIR', { year: 0, due: -149_00, overdue: -249_00 }),
  row('tyres', 'REPAIR', { good: 0, two: -260_00, four: -520_00 }),
  row('brakes', 'REPAIR', { good: 0, due: -310_00 }),
  { ...row('finance', 'FACT', { none: 0, open: 0 }), mayBeUnknown: false },
  { ...row('seller', 'FACT', { private: 0, company: 0 }), mayBeUnknown: false },
]

/** Extras that raise the price, in cents. */
export const EQUIPMENT_AMOUNTS = {
  navigation: 150_00,
  camera: 100_00,
  ledLights: 150_00,
  seatHeating: 80_00,
  leather: 250_00,
  panorama: 250_00,
  towBar: 200_00,
  parkingHeater: 250_00,
} as const
export type EquipmentKey = keyof typeof EQUIPMENT_AMOUNTS
export const EQUIPMENT_KEYS = Object.keys(EQUIPMENT_AMOUNTS) as readonly EquipmentKey[]

/** The item under which equipment stands in a table of deductions. */
export const EQUIPMENT = 'equipment'
export const UNKNOWN_ANSWER = 'UNKNOWN'

export type ConditionAnswers = Readonly<Record<string, string>>

/** A dealer's own amounts in cents, by `question.answer` and `equipment.<extra>`. */
export type OwnAmounts = Readonly<Record<string, number>>

/** What an answer does to the price: cents from worst to best. */
export interface ConditionEffect {
  readonly low: number
  readonly high: number
  /** The lower end is the dealer's to name. */
  readonly isOpenEnded: boolean
}

function row(
  key: string,
  group: ConditionQuestion['group'],
  amounts: Readonly<Record<string, number>>,
  openEnded: Readonly<Record<string, number>> = {},
): ConditionQuestion {
  const answers = Object.entries(amounts).map(([answer, amount]) => ({ key: answer, amount }))
  const open = Object.entries(openEnded).map(([answer, amount]) => ({
    key: answer,
    amount,
    isOpenEnded: true as const,
  }))
  return { key, group, answers: [...answers, ...open], mayBeUnknown: true }
}

/** The questions about a car; `isElectric`: it has a traction battery. */
export function questionsFor(isElectric: boolean): readonly ConditionQuestion[] {
  return CONDITION_QUESTIONS.filter(({ isElectricOnly }) => isElectric || !isElectricOnly)
}

export function isElectric(fuel: string | null): boolean {
  return fuel === 'ELECTRIC' || fuel === 'PLUG_IN_HYBRID'
}

/** What an answer does to the price; undefined for an answer that the question does not have. */
export function effectOf(question: ConditionQuestion, answer: string, own: OwnAmounts): ConditionEffect | undefined {
  if (answer === UNKNOWN_ANSWER) return question.mayBeUnknown ? unknownEffect(question, own) : undefined
  const known = question.answers.find(({ key }) => key === answer)
  if (!known) return undefined
  const amount = own[`${question.key}.${answer}`] ?? known.amount
  return { low: amount, high: amount, isOpenEnded: known.isOpenEnded ?? false }
}

/** From the worst answer with a fixed amount to the best one. */
function unknownEffect({ key, answers }: ConditionQuestion, own: OwnAmounts): ConditionEffect {
  const fixed = answers.filter(({ isOpenEnded }) => !isOpenEnded)
  const amounts = fixed.map((answer) => own[`${key}.${answer.key}`] ?? answer.amount)
  return { low: Math.min(...amounts), high: Math.max(...amounts), isOpenEnded: false }
}

/** What an extra adds to the price, in cents. */
export function equipmentAmount(key: EquipmentKey, own: OwnAmounts): number {
  return own[`${EQUIPMENT}.${key}`] ?? EQUIPMENT_AMOUNTS[key]
}

/** A line of the condition: what was answered, and what it does to the price. */
export interface ConditionItem extends ConditionEffect {
  readonly question: string
  readonly answer: string
  readonly group: ConditionQuestion['group']
}

interface DescribedCar {
  readonly isElectric: boolean
  readonly condition: ConditionAnswers
  readonly equipment: readonly string[]
}

/** The lines of everything that was answered, in the order of the questions; equipment comes after the condition. */
export function conditionItems({ isElectric: electric, condition, equipment }: DescribedCar, own: OwnAmounts) {
  const answered = questionsFor(electric).flatMap((question): ConditionItem[] => {
    const answer = condition[question.key]
    const effect = answer === undefined ? undefined : effectOf(question, answer, own)
    return effect && answer !== undefined ? [{ question: question.key, answer, group: question.group, ...effect }] : []
  })
  const extras = EQUIPMENT_KEYS.filter((key) => equipment.includes(key)).map((key): ConditionItem => {
    const amount = equipmentAmount(key, own)
    return { question: EQUIPMENT, answer: key, group: 'CONDITION', low: amount, high: amount, isOpenEnded: false }
  })
  return [
    ...answered.filter(({ group }) => group !== 'REPAIR'),
    ...extras,
    ...answered.filter(({ group }) => group === 'REPAIR'),
  ]
}

/** The questions that are not answered yet, or with an answer that they do not have. */
export function missingAnswers({ isElectric: electric, condition }: Omit<DescribedCar, 'equipment'>): string[] {
  return questionsFor(electric)
    .filter((question) => effectOf(question, condition[question.key] ?? '', {}) === undefined)
    .map(({ key }) => key)
}
