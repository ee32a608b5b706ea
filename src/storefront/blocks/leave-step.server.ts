import { redirect } from 'react-router'
import { matchPath } from '#domain/routes/paths.ts'
import { leaveTarget } from '#domain/session/pending-form.ts'
import type { FormValues } from './form.server.ts'

/**
 * Where a step leads that is left and saves what was entered itself; undefined where a button sent it. Any other step is
 * left before its action runs (`root.tsx`).
 */
export function leaveRedirect({ pathname }: URL, { leave }: FormValues): Response | undefined {
  if (leave === undefined) return undefined
  return redirect(leaveTarget(matchPath(pathname)?.screen, leave) ?? pathname, 303)
}
