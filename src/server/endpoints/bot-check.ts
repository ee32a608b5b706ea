import type { Hono } from 'hono'
import type { BotCheck } from '#services/bot-check/port.ts'
import type { WebEnv } from '../web-env.ts'

/** `GET /api/bot-check`: a challenge for the script of a form. */
export function botCheckEndpoint(botCheck: BotCheck) {
  return (app: Hono<WebEnv>): void => {
    app.get('/api/bot-check', async (c) => {
      c.header('Cache-Control', 'no-store')
      return c.json(await botCheck.challenge())
    })
  }
}
