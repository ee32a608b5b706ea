import { parseOrderNumber } from '#domain/order/order-number.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { parsed } from './order-verbs.ts'

/** The application that a verb is about, and for whom it acts. */
export function readApplicationArguments(args: string[]) {
  const options = { as: { type: 'string', default: 'merchant' }, by: { type: 'string' } } as const
  const { values, positionals } = parsed({ args, allowPositionals: true, options })
  const requestId = parseOrderNumber(positionals[0] ?? '')
  if (requestId === undefined) throw new StartRefusal('An application has ten digits: npm run admin -- requests')
  if (values.as !== 'merchant' && values.as !== 'admin') throw new StartRefusal('--as merchant or --as admin.')
  const actor = values.as === 'admin' ? ('ADMIN' as const) : ('MERCHANT' as const)
  return { requestId, actor, positionals, by: values.by }
}

/** The name of the person who views an application. Refused without one, because every view is recorded. */
export function viewerName(by: string | undefined): string {
  const name = by?.trim()
  if (!name) throw new StartRefusal('--by "<your name>": every view is recorded, and the applicant sees it.')
  return name.slice(0, 80)
}
