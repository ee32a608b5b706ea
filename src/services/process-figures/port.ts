import type { VitalValue } from '#domain/operations/vital-signs.ts'

/** What the process that answers knows of itself, since it was started. */
export interface ProcessFigures {
  /** Without what this installation does not have, such as a standby. */
  vitalSigns(): Promise<readonly VitalValue[]>
}
