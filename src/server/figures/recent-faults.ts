import type { ErrorReport, ErrorReporting } from '#services/error-reporting/port.ts'
import { scrub } from '#services/error-reporting/scrub.ts'
import type { RecentFault } from '#services/process-figures/port.ts'

const MAX_FAULTS = 50
const MAX_MESSAGE = 200

/** The latest faults of this process, the newest first: enough to find one by the id that a visitor names. */
export class RecentFaults {
  #faults: readonly RecentFault[] = []

  add({ id, name, message }: Pick<ErrorReport, 'id' | 'name' | 'message'>, at = new Date()): void {
    const fault = { id, at, message: scrub(`${name}: ${message}`).slice(0, MAX_MESSAGE) }
    this.#faults = [fault, ...this.#faults].slice(0, MAX_FAULTS)
  }

  /** Reports as `errors` does, and notes what goes wrong on the server. */
  noting(errors: ErrorReporting): ErrorReporting {
    return {
      ...errors,
      report: (fault) => {
        if (fault.side === 'server') this.add(fault)
        errors.report(fault)
      },
    }
  }

  list(): readonly RecentFault[] {
    return this.#faults
  }
}
