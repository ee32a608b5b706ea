import { remindOfInspection } from '#use-cases/garage/remind-of-inspection.ts'
import type { ReadHandle, Writer } from '#database/handles.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { inspectionsDue } from '#domain/garage/inspection.ts'
import { readDueInspections } from '#use-cases/garage/due-inspections.ts'

/** Mails customers whose cars are to be inspected within the next 30 days; once for each date. */
export async function remindOfInspections(
  { read, writer }: { readonly read: ReadHandle; readonly writer: Writer },
  today = berlinToday(),
): Promise<void> {
  for (const { garageId, vehicle, month, email, person, ...site } of await readDueInspections(
    read,
    inspectionsDue(today),
  )) {
    const content = { kind: 'inspection-due', person, vehicle, month } as const
    await remindOfInspection(writer, garageId, month, { site, recipient: email, content })
  }
}
