import type { Writer } from '#database/handles.ts'
import { BankFault, BankRefusal } from '#services/banking/port.ts'
import { recordBankViewOfDay } from './bank-views.ts'

/**
 * What the bank answers, or its refusal. Who refuses has read what it was given, and so has who answers in a form that we cannot read:
 * both are recorded as a view, the second once a day, however often the job repeats it.
 */
export async function callBank<T>(
  writer: Writer,
  view: Parameters<typeof recordBankViewOfDay>[1],
  call: () => Promise<T>,
): Promise<T | BankRefusal> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof BankRefusal || error instanceof BankFault)
      await writer.transaction((handle) => recordBankViewOfDay(handle, view))
    if (error instanceof BankRefusal) return error
    throw error
  }
}
