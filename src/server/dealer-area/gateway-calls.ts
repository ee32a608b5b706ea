import type { Context } from 'hono'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { DealerContext } from '#gateway/dealer-area/context.ts'
import { runInProcess } from '#gateway/dealer-area/execute.ts'
import type { StaffVisit } from '../endpoints/dealer-area.ts'
import { networkOf } from '../middleware/client-network.ts'
import { mainOriginOf } from '../public-addresses.ts'
import type { Config } from '../config.ts'
import type { WebEnv } from '../web-env.ts'

interface DealerGatewayDeps {
  readonly deps: DealerContext['deps']
  /** Whose session a token is; undefined where it has ended. */
  readonly actorOf: (token: string) => Promise<StaffActor | undefined>
  readonly config: Pick<Config, 'production' | 'trustProxy' | 'mainHost' | 'port' | 'publicOrigin'>
  /** Logs a fault and returns its id. */
  readonly report: (error: Error) => string
}

/**
 * The calls of a page of the dealer area, as the member of staff of its session. Each call reads the session anew, because an earlier one
 * of the same page may have stepped it up.
 */
export function dealerGatewayCalls({ deps, actorOf, config, report }: DealerGatewayDeps) {
  return (c: Context<WebEnv>, { token, locale }: StaffVisit) =>
    async (document: string, variables?: Readonly<Record<string, unknown>>) => {
      const actor = token === null ? undefined : await actorOf(token)
      const context: DealerContext = {
        actor: actor ?? { kind: 'NOBODY' },
        ...{ locale, origin: c.get('site').origin, mailOrigin: mainOriginOf(config), deps },
        clientNetwork: networkOf(c, config.trustProxy),
        userAgent: c.req.header('User-Agent')?.slice(0, 300) ?? null,
        sessionToken: token,
      }
      return runInProcess(document, variables, context, report)
    }
}
