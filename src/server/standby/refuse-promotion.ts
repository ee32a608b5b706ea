import type { Primary } from '#database/embedded/standby.ts'
import { StartRefusal } from '#domain/start-refusal.ts'

/** What the operator has said about the primary. */
export interface PromoteOptions {
  readonly 'close-living-primary': boolean
  readonly 'primary-is-off': boolean
}

/** Refuses (StartRefusal) where the primary may go on beside the standby, and the operator has not said what to do about it. */
export function refusePromotion(primary: Primary, options: PromoteOptions): void {
  if (primary.state === 'ALIVE' && !options['close-living-primary']) throw new StartRefusal(livesRefusal(primary))
  if (primary.state === 'UNKNOWN' && !options['primary-is-off']) throw new StartRefusal(unknownRefusal(primary))
}

function livesRefusal({ name }: Primary): string {
  return `The primary at ${name} still answers, or has sent something in the last seconds, and two shops would take orders: nothing was changed. Stop it first on its machine (systemctl stop fahrwerk, or Ctrl-C in the terminal of npm start), which also sends the rest of its log here. Where you cannot log in there: npm run promote -- --close-living-primary closes its database from here, so that it takes no orders and its shop refuses to start, waits for the rest of its log, and promotes.`
}

function unknownRefusal({ name, problem }: Primary): string {
  return `A server answers at ${name}, and whether it is the primary cannot be known (${problem}): nothing was changed. With another password of the primary: PGPASSWORD=<password> npm run standby -- --of ${name}, then promote again. Once you have seen yourself that the primary is off, or that another server is at this address now: npm run promote -- --primary-is-off.`
}
