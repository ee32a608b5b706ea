import type { Locale } from '#domain/locale.ts'
import { type Flow, FLOWS, isReached, type StepOf } from '#domain/routes/flows.ts'
import { type PathParams, pathFor } from '#domain/routes/paths.ts'
import { loginPath } from '#domain/session/access.ts'
import type { Step } from '#design/Steps.tsx'
import type { RouterContextProvider } from 'react-router'
import { redirect } from 'react-router'
import { hereContext, siteContext } from '../request.server.ts'
import { redirectWithNotice } from './notice-redirect.server.ts'

/** The steps of a flow as its pages show them: those that can be opened are links. `open`: the first one that is not done. */
export function flowSteps<F extends Flow>(
  flow: F,
  {
    step,
    open,
    titles,
    locale,
    params,
  }: {
    readonly step: StepOf<F>
    readonly open: StepOf<F>
    readonly titles: Readonly<Record<StepOf<F>, string>>
    readonly locale: Locale
    /** Path parameters, for a flow about one thing such as an order. */
    readonly params?: PathParams
  },
): Step[] {
  const steps: readonly StepOf<F>[] = FLOWS[flow]
  const position = steps.indexOf(step)
  return steps.map((each, index) => ({
    label: titles[each],
    state: index === position ? 'now' : index < position || index < steps.indexOf(open) ? 'done' : 'open',
    ...(index !== position && isReached(flow, each, open) ? { href: pathFor(each, locale, params) } : {}),
  }))
}

/** The step that the gateway calls by this name; the first one for any other name. */
export function stepNamed<F extends Flow>(flow: F, name: string | undefined): StepOf<F> {
  const steps: readonly StepOf<F>[] = FLOWS[flow]
  return steps.find((step) => step.toUpperCase().replaceAll('-', '_') === name) ?? FLOWS[flow][0]
}

/**
 * Leads away from a step that cannot be opened yet: to the one that can, or, where the steps before are gone with the session, to the
 * log-in and back.
 */
export function redirectFromClosedStep(context: Readonly<RouterContextProvider>, openPath: string): Response {
  const { locale, sessionLost } = context.get(siteContext)
  if (!sessionLost) return redirect(openPath)
  return redirectWithNotice(loginPath(locale, context.get(hereContext)), 'SESSION_EXPIRED')
}
