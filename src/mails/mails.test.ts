import { describe, expect, it } from 'vitest'
import { appointment, OTHER_MAILS as EVERY, person, request } from '../../tests/support/sample-mails.ts'
import { renderMail } from './render-mail.ts'

const frame = (locale: 'de' | 'en') =>
  ({ locale, origin: 'https://brinkmann.example', brandName: 'Brinkmann & Söhne', colour: '#7a1f2b' }) as const

describe.each(EVERY.map((content) => [content.kind, content] as const))('%s', (_, content) => {
  it.each(['de', 'en'] as const)(
    'has the same text and HTML in %s, for this brand, without external resources',
    (locale) => {
      const { subject, text, html } = renderMail(content, frame(locale))
      expect(subject).not.toMatch(/undefined|[\r\n]/)
      expect(text + html).not.toContain('undefined')
      expect(html).not.toContain('<b>Krüger')
      if ('person' in content) {
        expect(html).toContain('&lt;b&gt;Krüger')
        expect(text).toContain(locale === 'de' ? 'Guten Tag Frau <b>Krüger</b>,' : 'Dear Ms <b>Krüger</b>,')
      } else if ('name' in content) {
        expect(html).toContain('&lt;b&gt;Krüger')
        expect(text).toContain(locale === 'de' ? 'Guten Tag Jana <b>Krüger</b>,' : 'Dear Jana <b>Krüger</b>,')
      } else expect(text).toMatch(locale === 'de' ? /^Guten Tag,\n/ : /^Hello,\n/)
      expect(html).toContain('Brinkmann &amp; Söhne')
      const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link)
      expect(links.every((link) => link.startsWith('https://brinkmann.example/'))).toBe(true)
      for (const link of links) expect(html).toContain(link.replaceAll('&', '&amp;'))
      expect(html).not.toContain('<script')
      if ('token' in content) expect(text).toContain('secret')
    },
  )
})

it('brings the appointment as a file that calendars know again, and says when it is', () => {
  const mailOf = (news: 'RECEIVED' | 'CLOSED' | 'MESSAGE', isCancelled: boolean) =>
    renderMail(
      {
        kind: 'request-for-customer',
        ...{ news, request, reason: null, token: 'secret' },
        appointment: { ...appointment, isCancelled },
      },
      frame('de'),
    )
  const received = mailOf('RECEIVED', false)
  expect(received.text).toContain('Dienstag, 1. Dezember 2026, 09:00\u00A0Uhr')
  expect(received.calendar).toMatchObject({ method: 'REQUEST', name: 'appointment.ics' })
  expect(received.calendar?.content).toContain('UID:0f5c\r\nSEQUENCE:2\r\n')
  expect(mailOf('CLOSED', true)).toMatchObject({ subject: 'Termin abgesagt: VW Golf', calendar: { method: 'CANCEL' } })
  expect(mailOf('MESSAGE', false).calendar).toBeUndefined()
})

it('says in the subject that the car of an enquiry is sold or no longer on offer', () => {
  const subjectOf = (reason: 'VEHICLE_SOLD' | 'NO_LONGER_OFFERED' | 'OTHER', locale: 'de' | 'en') => {
    const content = {
      kind: 'request-for-customer',
      news: 'CLOSED',
      appointment: null,
      request,
      reason,
      token: 'x',
    } as const
    return renderMail(content, frame(locale)).subject
  }
  expect(subjectOf('VEHICLE_SOLD', 'de')).toBe('Inzwischen verkauft: VW Golf')
  expect(subjectOf('VEHICLE_SOLD', 'en')).toBe('Sold in the meantime: VW Golf')
  expect(subjectOf('NO_LONGER_OFFERED', 'de')).toBe('Nicht mehr im Angebot: VW Golf')
  expect(subjectOf('OTHER', 'de')).toBe('Anfrage beendet: VW Golf')
})

it('says that the time of a hand-over is fixed: neither side has to confirm it, the customer brings a document', () => {
  const handOver = { ...appointment, kind: 'HAND_OVER' } as const
  const given = { request, appointment: handOver, token: 'secret' }
  const chosen = renderMail({ kind: 'request-for-customer', news: 'CONFIRMED', reason: null, ...given }, frame('en'))
  expect(chosen.text).toContain('Please bring an identity document.')
  expect(chosen.calendar?.content).toContain('SUMMARY:Handover: VW Golf')
  for (const news of ['NEW', 'MOVED'] as const) {
    const dealer = { kind: 'request-for-merchant', news, isPrivateSeller: false, dueAt: null, ...given } as const
    expect(renderMail(dealer, frame('de')).text, news).toMatch(/schlagen Sie eine[n]? andere[n]? vor/)
    expect(renderMail(dealer, frame('de')).text, news).not.toMatch(/Bitte bestätigen Sie/)
  }
})

it('greets everybody with their chosen salutation', () => {
  const greeting = (salutation: 'MR' | 'DIVERSE' | null) =>
    renderMail({ kind: 'account-deleted', person: { ...person, lastName: 'Krüger', salutation } }, frame('de')).text
  expect(greeting('MR')).toContain('Guten Tag Herr Krüger,')
  expect(greeting('DIVERSE')).toContain('Guten Tag Jana Krüger,')
  expect(greeting(null)).toContain('Guten Tag Jana Krüger,')
})

it('shows prices in the format of each language, and the previous one', () => {
  const content = EVERY.find(({ kind }) => kind === 'price-dropped')!
  expect(renderMail(content, frame('de')).text).toContain('12.990\u00a0€ · vorher 14.000\u00a0€\n■■■■□ Guter Preis\n')
  expect(renderMail(content, frame('en')).text).toContain('€12,990 · was €14,000\n■■■■□ Good price\n')
})

it('states an offer’s amount and last day, and reminds before its end', () => {
  const [first, reminder] = EVERY.filter(({ kind }) => kind === 'trade-in-offered').map((one) =>
    renderMail(one, frame('de')),
  )
  for (const { text } of [first!, reminder!])
    for (const said of ['VW Golf (K-AB 1)', '8.500,00\u00a0€', '05.12.2026', 'https://brinkmann.example/meine-garage'])
      expect(text).toContain(said)
  expect(first!.subject).toBe('Angebot für Ihren VW Golf (K-AB 1)')
  expect(reminder!.subject).toBe('Das Angebot für Ihren VW Golf (K-AB 1) läuft bald ab')
})

it('lets mail programs end an alert with one click', () => {
  const { headers } = renderMail(EVERY.find(({ kind }) => kind === 'search-hits')!, frame('de'))
  expect(headers).toEqual({
    'List-Unsubscribe': '<https://brinkmann.example/api/alerts/unsubscribe?key=key>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})
