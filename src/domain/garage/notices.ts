import { inspectionState } from './inspection.ts'

/** The most notices shown beside a car (specification, section 9). */
const MAX_NOTICES = 3

/** The notices of the garage on a car, the most urgent first. */
export type GarageNotice =
  | 'INSPECTION_OVERDUE'
  | 'INSPECTION_DUE'
  | 'INSPECTION_UNKNOWN'
  | 'INSPECTION_LATER'
  | 'WINTER_TYRES'
  | 'SUMMER_TYRES'
  | 'MILEAGE_UNKNOWN'
  | 'REGISTRATION_UNKNOWN'

interface Noticed {
  readonly nextInspection?: string | null
  readonly mileage?: number | null
  readonly firstRegistration?: string | null
}

/** The notices on a car on a day; tyres are changed from October to Easter. */
export function garageNotices(car: Noticed, today: string): GarageNotice[] {
  const month = today.slice(5, 7)
  const notices: GarageNotice[] = [
    car.nextInspection ? (`INSPECTION_${inspectionState(car.nextInspection, today)}` as const) : 'INSPECTION_UNKNOWN',
  ]
  if (month === '10' || month === '11') notices.push('WINTER_TYRES')
  if (month === '03' || month === '04') notices.push('SUMMER_TYRES')
  if (car.mileage === null || car.mileage === undefined) notices.push('MILEAGE_UNKNOWN')
  if (!car.firstRegistration) notices.push('REGISTRATION_UNKNOWN')
  return notices.slice(0, MAX_NOTICES)
}
