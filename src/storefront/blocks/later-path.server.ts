import type { Locale } from '#domain/locale.ts'
import type { Flow, StepOf } from '#domain/routes/flows.ts'
import { pathFor } from '#domain/routes/paths.ts'

/** The page for leaving a flow at this step and going on later. `of`: the order, where the flow has a draft for each. */
export function laterPath(step: StepOf<Flow>, of: string | null, locale: Locale): string {
  const path = pathFor('flow-later', locale, { step })
  return of === null ? path : `${path}?of=${encodeURIComponent(of)}`
}
