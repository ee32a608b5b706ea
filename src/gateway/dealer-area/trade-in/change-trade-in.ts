import {
  bookInspection,
  declineAsStaff,
  inspectAsStaff,
  offerAsStaff,
} from '#use-cases/dealer-area/trade-in/change-trade-in.ts'
import { removeCaseFile } from '#use-cases/dealer-area/files/remove-case-file.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { truncated, dayArgument } from '../request.ts'
import { ClosingReasonType } from '../request/request-types.ts'
import { requireStaff } from '../require-staff.ts'

const Answer = builder.inputType('InspectionAnswer', {
  fields: (t) => ({ question: t.string({ required: true }), answer: t.string({ required: true }) }),
})

const Extra = builder.inputType('InspectionExtra', {
  fields: (t) => ({ extra: t.string({ required: true }), isThere: t.boolean({ required: true }) }),
})

export const LineAmount = builder.inputType('LineAmount', {
  description: 'Of a line `question.answer` or `equipment.<extra>`; below zero: a deduction.',
  fields: (t) => ({ line: t.string({ required: true }), amount: t.field({ type: 'Euro', required: true }) }),
})

const REFUSED = 'Refused: CONFLICT where that is not possible now, CHANGED where something else was shown.'

builder.mutationField('removeInspectionPicture', (t) =>
  t.boolean({
    description: 'Refused: NOT_FOUND; CONFLICT once the inspection has led to an offer.',
    args: { request: t.arg.id({ required: true }), key: t.arg.id({ required: true }) },
    resolve: async (_, { request, key }, context) => {
      const file = { of: { kind: 'INSPECTION' as const, id: rowId(request) }, key: truncated(key) }
      const deps = { writer: context.deps.writer, objects: context.deps.objects }
      return unwrapOrThrow(await removeCaseFile(deps, requireStaff(context), file)).kind === 'done'
    },
  }),
)

builder.mutationFields((t) => {
  const shown = { request: t.arg.id({ required: true }), fingerprint: t.arg.string({ required: true }) }
  return {
    bookInspection: t.boolean({
      description: `An inspection was arranged by telephone. ${REFUSED}`,
      args: shown,
      resolve: async (_, { request, fingerprint }, context) => {
        const of = { requestId: rowId(request), fingerprint }
        return unwrapOrThrow(await bookInspection(context.deps.writer, requireStaff(context), of)).kind === 'done'
      },
    }),
    inspectTradeIn: t.boolean({
      description: `Records what was found, in the customer’s own lines. INVALID_INPUT names the line. ${REFUSED}`,
      args: {
        ...shown,
        answers: t.arg({ type: [Answer], required: true }),
        extras: t.arg({ type: [Extra], required: true }),
        mileage: t.arg.int({ required: true }),
        amounts: t.arg({ type: [LineAmount], required: true, description: 'For answers without a fixed amount.' }),
        market: t.arg({ type: 'Euro', description: 'Only where nothing could be compared.' }),
      },
      resolve: async (_, { request, fingerprint, answers, extras, amounts, mileage, market }, context) => {
        const findings = {
          condition: Object.fromEntries(answers.map(({ question, answer }) => [question, answer])),
          equipment: Object.fromEntries(extras.map(({ extra, isThere }) => [extra, isThere])),
          amounts: Object.fromEntries(amounts.map(({ line, amount }) => [line, amount])),
          ...{ mileage, market: market ?? null },
        }
        const of = { requestId: rowId(request), fingerprint }
        const staff = requireStaff(context)
        return unwrapOrThrow(await inspectAsStaff(context.deps.writer, staff, of, findings)).kind === 'done'
      },
    }),
    offerTradeIn: t.boolean({
      description: `The binding offer at the price of the lines; the customer is mailed. ${REFUSED}`,
      args: { ...shown, validUntil: t.arg.string({ required: true, description: 'YYYY-MM-DD.' }) },
      resolve: async (_, { request, fingerprint, validUntil }, context) => {
        const of = { requestId: rowId(request), fingerprint }
        const terms = { validUntil: dayArgument(validUntil, 'validUntil'), mainOrigin: context.mailOrigin }
        return unwrapOrThrow(await offerAsStaff(context.deps.writer, requireStaff(context), of, terms)).kind === 'done'
      },
    }),
    declineTradeIn: t.boolean({
      description: REFUSED,
      args: { ...shown, reason: t.arg({ type: ClosingReasonType, required: true }) },
      resolve: async (_, { request, fingerprint, reason }, context) => {
        const of = { requestId: rowId(request), fingerprint }
        return (
          unwrapOrThrow(await declineAsStaff(context.deps.writer, requireStaff(context), of, reason)).kind === 'done'
        )
      },
    }),
  }
})
