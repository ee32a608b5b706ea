import type { ContactType, RequestType } from '#domain/request/contact.ts'

const WISHES = {
  TEST_DRIVE: 'testDrive',
  TRADE_IN: 'tradeIn',
  CONFIGURED_VEHICLE_REQUEST: 'configured',
  ORDER_VEHICLE_REQUEST: 'order',
} as const
const WAYS = { EMAIL: 'question', CALLBACK: 'callback', VIDEOCALL: 'video' } as const

/** The text that says what somebody who contacts a seller wants. */
export function wishOf({
  requestType,
  contactType,
}: {
  readonly requestType: RequestType
  readonly contactType: ContactType
}) {
  return requestType === 'CAR_REQUEST' ? WAYS[contactType] : WISHES[requestType]
}
