import { isDay } from '#domain/delivery/calendar-day.ts'
import { RequestMessage } from '#domain/request/contact.ts'
import { changeAnyRequest } from '#use-cases/banking/change-any-request.ts'
import { acceptProposedTime } from '#use-cases/request/accept-proposed-time.ts'
import { closeRequest } from '#use-cases/request/close-request.ts'
import { moveOwnRequestTime } from '#use-cases/request/move-request-time.ts'
import { withdrawRequest } from '#use-cases/request/withdraw-request.ts'
import { writeFromSide } from '#use-cases/request/write-from-side.ts'
import { unwrapSlot } from '../appointment/days.ts'
import { builder } from '../builder.ts'
import { readInput, unwrapOrThrow } from '../outcome.ts'
import { Refusal } from '../refusal.ts'
import { countAttempt, rowId } from '../session/actor.ts'
import { accessOf, ID_AND_KEY } from './access.ts'
import { ClosingReasonRef } from './request-parts.ts'

builder.mutationFields((t) => ({
  writeRequestMessage: t.boolean({
    description:
      'Writes to the other side. Refused: NOT_FOUND, CONFLICT where it is closed, LIMIT_REACHED, RATE_LIMITED.',
    args: {
      id: t.arg.id({ required: true }),
      key: t.arg.string({ description: ID_AND_KEY }),
      text: t.arg.string({ required: true, description: 'At most 500 characters.' }),
    },
    resolve: async (_, { id, key, text: entered }, context) => {
      const { text } = readInput(RequestMessage, { text: entered })
      const requestId = rowId(id)
      await countAttempt(context, 'request-message', String(requestId))
      unwrapOrThrow(await writeFromSide(context.deps.writer, accessOf(context, key), { requestId, text }))
      return true
    },
  }),
  moveRequestTime: t.boolean({
    description:
      'Gives the appointment of a request of one’s own another time, which the seller confirms. Refused: NOT_FOUND, CONFLICT where it is ' +
      'closed or too near, UNAVAILABLE with `extensions.alternatives` where the time is taken.',
    args: {
      id: t.arg.id({ required: true }),
      key: t.arg.string({ description: ID_AND_KEY }),
      day: t.arg.string({ required: true }),
      minute: t.arg.int({ required: true }),
    },
    resolve: async (_, { id, key, day, minute }, context) => {
      if (!isDay(day)) throw new Refusal('INVALID_INPUT', 'A day is YYYY-MM-DD.', 'day')
      const requestId = rowId(id)
      await countAttempt(context, 'request-message', String(requestId))
      const change = { requestId, slot: { day, minute } }
      unwrapSlot(await moveOwnRequestTime(context.deps.writer, accessOf(context, key), change))
      return true
    },
  }),
  acceptProposedTime: t.boolean({
    description:
      'Agrees to the time the seller has proposed. Refused: NOT_FOUND, CONFLICT where none waits for an answer.',
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ description: ID_AND_KEY }) },
    resolve: async (_, { id, key }, context) => {
      const requestId = rowId(id)
      await countAttempt(context, 'request-message', String(requestId))
      unwrapOrThrow(await acceptProposedTime(context.deps.writer, accessOf(context, key), requestId))
      return true
    },
  }),
  closeRequest: t.boolean({
    description:
      'Closes a contact for its seller, who names a reason of `closingReasons`. Refused: NOT_FOUND, CONFLICT where it is closed or the reason ' +
      'is none of them.',
    args: {
      id: t.arg.id({ required: true }),
      key: t.arg.string({ description: ID_AND_KEY }),
      reason: t.arg({ type: ClosingReasonRef, required: true }),
    },
    resolve: async (_, { id, key, reason }, context) => {
      const requestId = rowId(id)
      await countAttempt(context, 'request-message', String(requestId))
      unwrapOrThrow(await closeRequest(context.deps.writer, accessOf(context, key), { requestId, reason }))
      return true
    },
  }),
  withdrawRequest: t.boolean({
    description: 'Withdraws a request of one’s own. Refused: NOT_FOUND, CONFLICT where it is closed.',
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ description: ID_AND_KEY }) },
    resolve: async (_, { id, key }, context) => {
      const requestId = rowId(id)
      await countAttempt(context, 'request-message', String(requestId))
      unwrapOrThrow(await withdrawRequest(context.deps.writer, accessOf(context, key), requestId, changeAnyRequest))
      return true
    },
  }),
}))
