import type { RequestSite } from './middleware/site.ts'

/** What middlewares leave for the handlers behind them. */
export interface WebEnv {
  Variables: {
    site: RequestSite
    requestId: string
  }
}
