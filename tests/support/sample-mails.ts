import type { MailContent } from '#domain/mail.ts'
import type { MailVehicle } from '#domain/vehicle/mail-vehicle.ts'
import { STAFF_CHANGES, STAFF_NEWS } from '#domain/staff/staff-mails.ts'

export const person = { salutation: 'MRS', firstName: 'Jana', lastName: '<b>Krüger</b>' } as const
const name = 'Jana <b>Krüger</b>'
const offer = { car: 'VW Golf (K-AB 1)', dealer: 'Autohaus', place: 'Köln', price: 8_500_00, validUntil: '2026-12-05' }
const vehicle: MailVehicle = {
  ...{ title: 'Volkswagen Golf 1.5 TSI Life', path: '/autos/vw/golf/1', price: 1_299_000, place: '50670 Köln' },
  ...{ picture: { key: 'photo/0123456789abcdef0123456789abcdef', alt: 'Volkswagen Golf' }, rating: 'GOOD' },
  ...{ facts: '06/2021 · 45.000 km · 110 kW (150 PS) · Benzin', vat: 'MwSt. ausweisbar', energy: null },
}
export const request = { number: '1234567890', title: 'VW Golf', seller: 'Autohaus Brinkmann' }
export const appointment = {
  kind: 'WORKSHOP',
  ...{ uid: '0f5c', sequence: 2, isCancelled: false, place: 'Domstraße 1, 50667 Köln' },
  ...{
    startsAt: '2026-12-01T08:00:00.000Z',
    endsAt: '2026-12-01T08:15:00.000Z',
    changedAt: '2026-11-20T08:00:00.000Z',
  },
  ...{ seller: 'info@brinkmann.example', customer: 'jana@example.com' },
} as const
/** Mails of every kind but those about orders, each as often as it has news. */
export const OTHER_MAILS: readonly MailContent[] = [
  { kind: 'confirm-account', token: 'secret' },
  { kind: 'account-unconfirmed' },
  { kind: 'account-exists', person },
  { kind: 'reset-password', person, token: 'secret' },
  { kind: 'password-changed', person },
  { kind: 'confirm-email', token: 'secret' },
  { kind: 'email-change-asked', person, newEmail: 'new@example.com' },
  { kind: 'email-changed', person, newEmail: 'new@example.com' },
  { kind: 'account-deleted', person },
  { kind: 'confirm-alert', person, token: 'secret', searchName: 'Diesel', rhythm: 'DAILY' },
  {
    kind: 'search-hits',
    person,
    searchName: 'Diesel',
    searchPath: '/auto-kaufen?fuel=DIESEL',
    total: 7,
    vehicles: [vehicle],
    unsubscribeKey: 'key',
  },
  { kind: 'price-dropped', person, vehicles: [{ ...vehicle, oldPrice: 1_400_000 }], unsubscribeKey: 'key' },
  { kind: 'inspection-due', person, vehicle: 'VW Golf', month: '2026-12' },
  ...(['RECEIVED', 'MESSAGE', 'CLOSED', 'CONFIRMED', 'PROPOSED', 'MOVED', 'REMINDER'] as const).flatMap((news) =>
    [null, appointment].map(
      (each) =>
        ({
          kind: 'request-for-customer',
          ...{ news, request, token: 'secret' },
          appointment: each && { ...each, isCancelled: news === 'CLOSED' },
          reason: news === 'CLOSED' ? 'VEHICLE_SOLD' : null,
        }) as const,
    ),
  ),
  ...(['NEW', 'MESSAGE', 'ACCEPTED', 'MOVED', 'WITHDRAWN', 'REMINDER'] as const).flatMap((news) =>
    (
      [
        [false, null],
        [true, null],
        [false, appointment],
      ] as const
    ).map(
      ([isPrivateSeller, each]) =>
        ({
          kind: 'request-for-merchant',
          ...{ news, request, isPrivateSeller, token: 'secret' },
          appointment: each && { ...each, isCancelled: news === 'WITHDRAWN' },
          dueAt: '2026-12-01T10:00:00Z',
        }) as const,
    ),
  ),
  {
    kind: 'request-for-customer',
    news: 'RECEIVED',
    request: { ...request, vehicle },
    token: 'secret',
    reason: null,
    appointment: null,
  },
  { kind: 'continue-flow', person, flow: 'checkout', path: '/kasse' },
  { kind: 'credit-withdrawal-reminder', person, orderNumber: '1234567890' },
  {
    kind: 'newsletter',
    ...{ subject: 'Neu bei uns', text: 'Ein Absatz.\n\nNoch einer.', listPath: '/auto-kaufen', unsubscribeKey: 'key' },
    sender: ['Autohaus Brinkmann', 'Domstraße 1'],
    cars: [
      {
        ...vehicle,
        picture: '/img/16x10/1024/photo/1?as=jpeg',
        isSymbolic: true,
        facts: '',
        vat: '',
        energy: 'Verbrauch: 5 l',
      },
    ],
  },
  { kind: 'newsletter-confirm', token: 'secret' },
  { kind: 'newsletter-welcome', unsubscribeKey: 'key' },
  { kind: 'newsletter-ended' },
  { kind: 'report-received', number: '1234567890', title: 'VW Golf' },
  ...(['report-answered', 'report-for-seller'] as const).flatMap((kind) =>
    (['ACTION_TAKEN', 'NO_ACTION'] as const).map(
      (decision) =>
        ({ kind, number: '1234567890', title: 'VW Golf', decision, statement: 'Der Preis stimmt.' }) as const,
    ),
  ),
  { kind: 'report-for-operator', number: '1234567890', title: 'VW Golf', reason: 'FRAUD', path: '/autos/vw/golf/1' },
  ...(['IN_REVIEW', 'ONLINE', 'REJECTED', 'ENDS_SOON', 'EXPIRED', 'ENDED'] as const).map((news) => ({
    ...({ kind: 'private-listing', news, number: '1234567890', title: 'Volkswagen Golf' } as const),
    ...({ reason: news === 'REJECTED' ? 'LISTED_ALREADY' : null, until: '2027-01-20T10:00:00Z' } as const),
  })),
  { kind: 'request-overdue', request, dueAt: '2026-12-01T10:00:00Z' },
  ...[false, true].map((isEnding) => ({ kind: 'trade-in-offered', person, offer, isEnding }) as const),
  ...['Autohaus Brinkmann', null].map((merchant) => ({ kind: 'staff-invitation', merchant, token: 'secret' }) as const),
  { kind: 'staff-second-factor-reset', name, token: 'secret' },
  { kind: 'staff-password-link', name, token: 'secret' },
  { kind: 'delivery-missing', name, merchant: 'Autohaus Brinkmann', dueAt: '2026-11-24T05:00:00Z', latest: null },
  ...STAFF_NEWS.map((news) => ({ kind: 'staff-news', name, news }) as const),
  { kind: 'webhook-switched-off', name, merchant: 'Autohaus Brinkmann', address: 'dms.example' },
  ...(['DE•• •••• 3000', null] as const).map((before) => {
    const account = { before, after: 'DE•• •••• 2051', by: 'Eva Brinkmann', at: '2026-12-01T10:00:00Z' }
    return { kind: 'bank-account-changed', name, merchant: 'Autohaus Brinkmann', ...account } as const
  }),
  ...STAFF_CHANGES.map((change) => {
    const who = { name, merchant: 'Autohaus Brinkmann', member: 'Ali Öz', by: 'Eva Brinkmann' }
    return { kind: 'staff-changed', ...who, change, roles: ['SALES', 'SERVICE'] } as const
  }),
]
