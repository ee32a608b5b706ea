import type { Context } from 'hono'
import type { WebEnv } from '../web-env.ts'
import type { Measurements } from './measurements.ts'

type Handle = (c: Context<WebEnv>) => Promise<Response>

/** Answers API requests and measures how long each takes, in milliseconds. */
export function measuredRequests(handle: Handle, measurements: Pick<Measurements, 'observe'>): Handle {
  return async (c) => {
    const began = performance.now()
    try {
      return await handle(c)
    } finally {
      measurements.observe('request', performance.now() - began)
    }
  }
}
