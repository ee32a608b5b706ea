import type { BackupMaker } from '#domain/operations/backup-maker.ts'
import type { VitalValue } from '#domain/operations/vital-signs.ts'

/** An error that a visitor was shown by its id. */
export interface RecentFault {
  readonly id: string
  readonly at: Date
  /** Without personal data. */
  readonly message: string
}

/** Figures of the process that answers, since its start. */
export interface ProcessFigures {
  readonly backups: BackupMaker
  /** Leaves out figures of parts that this installation does not have, such as a standby. */
  vitalSigns(): Promise<readonly VitalValue[]>
  /** The newest first. */
  faults(): readonly RecentFault[]
}
