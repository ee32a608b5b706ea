import { REQUESTS, ofMerchant, type Rules } from './rule.ts'

export const CALENDAR_RULES: Rules = {
  staffCalendar: {
    call: ofMerchant('query', 'staffCalendar(merchant: $merchant, from: "2026-11-23", to: "2026-11-29") { isSetUp }'),
    may: REQUESTS,
  },
  staffAppointment: { call: 'query ($request: ID!) { staffAppointment(request: $request) { closed } }', may: REQUESTS },
  confirmAppointment: {
    call: 'mutation ($request: ID!) { confirmAppointment(request: $request, fingerprint: "x") }',
    may: REQUESTS,
  },
  moveAppointment: {
    call: 'mutation ($request: ID!) { moveAppointment(request: $request, fingerprint: "x", day: "2026-11-23", minute: 9) }',
    may: REQUESTS,
  },
  cancelAppointment: {
    call: 'mutation ($request: ID!) { cancelAppointment(request: $request, fingerprint: "x", reason: OTHER) }',
    may: REQUESTS,
  },
  markNoShow: { call: 'mutation ($request: ID!) { markNoShow(request: $request, fingerprint: "x") }', may: REQUESTS },
  daySettings: {
    call: ofMerchant('query', 'daySettings(merchant: $merchant, day: "2026-11-23") { fingerprint }'),
    may: REQUESTS,
  },
  blockTime: {
    call: ofMerchant(
      'mutation',
      'blockTime(merchant: $merchant, day: "2026-11-23", from: 1, to: 0, reason: "x", leaveAppointments: false)',
    ),
    may: REQUESTS,
  },
  bookable: {
    call: ofMerchant(
      'query',
      'bookable(merchant: $merchant, kind: WORKSHOP, day: "2026-11-23", services: []) { kinds }',
    ),
    may: REQUESTS,
  },
  bookAppointment: {
    call: ofMerchant(
      'mutation',
      'bookAppointment(merchant: $merchant, kind: WORKSHOP, day: "2026-11-23", minute: 1, services: [], key: "x", caller: { firstName: "", lastName: "", email: "", locale: "de" })',
    ),
    may: REQUESTS,
  },
  liftBlock: { call: ofMerchant('mutation', 'liftBlock(merchant: $merchant, id: "1")'), may: REQUESTS },
  setDayCapacity: {
    call: ofMerchant(
      'mutation',
      'setDayCapacity(merchant: $merchant, day: "2026-11-23", capacities: [], fingerprint: "x")',
    ),
    may: REQUESTS,
  },
}
