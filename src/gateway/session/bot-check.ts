import { refused } from '#domain/refused.ts'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { countAttempt } from './actor.ts'

export const BotProofInput = builder.inputType('BotProofInput', {
  description:
    'A solved challenge of GET /api/bot-check, or the signed stamp of a form that was open for some seconds.',
  fields: (t) => ({ solution: t.string(), stamp: t.string(), trap: t.string() }),
})

builder.queryField('botCheckStamp', (t) =>
  t.string({
    description: 'For forms without script: signed now, valid after some seconds.',
    resolve: (_, __, { deps }) => deps.botCheck.stamp(),
  }),
)

/** Refuses programs (BOT_SUSPECTED), and counts the attempt: those without script have a lower limit. */
export async function checkBot(
  context: GatewayContext,
  attempt: 'register' | 'contact' | 'report-offer' | 'book-service' | 'newsletter',
  proof: typeof BotProofInput.$inferInput | null | undefined,
  email: string,
): Promise<void> {
  const { solution = null, stamp = null, trap = null } = proof ?? {}
  const verdict = await context.deps.botCheck.judge({ solution, stamp, trap })
  if (verdict === 'FAILED') unwrapOrThrow(refused('BOT_SUSPECTED'))
  await countAttempt(context, verdict === 'SOLVED' ? attempt : `${attempt}-without-script`, email)
}
