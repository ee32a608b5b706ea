import { CLOSING_REASONS } from '#domain/request/closing-reasons.ts'
import { REQUEST_KINDS } from '#domain/request/request.ts'
import { REQUEST_STATES } from '#domain/request/transitions.ts'
import { builder } from '../builder.ts'

export const RequestKindType = builder.enumType('RequestKind', { values: REQUEST_KINDS })
export const RequestStateType = builder.enumType('RequestState', {
  values: [...new Set(Object.values(REQUEST_STATES).flat())],
})
export const ClosingReasonType = builder.enumType('ClosingReason', { values: CLOSING_REASONS })
