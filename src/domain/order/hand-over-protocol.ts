import { z } from 'zod'
import type { OrderState } from './order-states.ts'

/** What is handed over with a car besides its keys. */
export const HANDED_OVER = [
  'REGISTRATION_1',
  'REGISTRATION_2',
  'COC',
  'INSPECTION_REPORT',
  'SERVICE_BOOK',
  'MANUAL',
  'SECOND_WHEELS',
  'CHARGING_CABLE',
  'EMERGENCY_KIT',
] as const
export type HandedOverItem = (typeof HANDED_OVER)[number]

/** What every car comes with, so that the protocol points out its absence. */
const DOCUMENTS: readonly HandedOverItem[] = [
  'REGISTRATION_1',
  'REGISTRATION_2',
  'COC',
  'INSPECTION_REPORT',
  'SERVICE_BOOK',
  'MANUAL',
]

/** What belongs to a car and was not handed over: its documents, and the cable of one with a plug. */
export function missingItems(items: readonly HandedOverItem[], hasPlug: boolean): HandedOverItem[] {
  const belonging: readonly HandedOverItem[] = hasPlug ? [...DOCUMENTS, 'CHARGING_CABLE'] : DOCUMENTS
  return belonging.filter((item) => !items.includes(item))
}

export interface HandedOverCar {
  readonly title: string
  /** Kilometres. */
  readonly mileage: number
  readonly keys: number
  readonly items: readonly HandedOverItem[]
  /** On its condition; empty: none. */
  readonly remarks: string
}

export interface HandOverProtocol {
  /** YYYY-MM-DD. */
  readonly handedOverOn: string
  readonly cars: readonly HandedOverCar[]
  readonly recordedBy: string
  /** This version of it. */
  readonly recordedAt: Date
}

export const MAX_KEYS = 9
export const MAX_REMARKS = 2_000
const MAX_MILEAGE = 2_000_000

/** What is entered of a car; without its title, which the order says. */
export const HandedOverCarInput = z.object({
  mileage: z.number({ error: 'REQUIRED' }).int('INVALID').min(0, 'INVALID').max(MAX_MILEAGE, 'INVALID'),
  keys: z.number({ error: 'REQUIRED' }).int('INVALID').min(0, 'INVALID').max(MAX_KEYS, 'INVALID'),
  items: z.array(z.enum(HANDED_OVER)).transform((items) => HANDED_OVER.filter((item) => items.includes(item))),
  remarks: z.string().trim().max(MAX_REMARKS, 'TOO_LONG'),
})

/** Cars are on their way to the customer or with them. */
const RECORDABLE: ReadonlySet<OrderState> = new Set([
  'IN_PREPARATION',
  'READY_FOR_PICKUP',
  'SHIPPED',
  'HANDED_OVER',
  'COMPLETED',
])

/** Once an order is completed, a protocol that was forgotten can still be recorded, but none be changed. */
export function takesHandOverProtocol(state: OrderState, isRecorded: boolean): boolean {
  return RECORDABLE.has(state) && !(state === 'COMPLETED' && isRecorded)
}
