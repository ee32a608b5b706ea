import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContactForm, isOfferedBy, MAX_DAYS_AHEAD, missingTime, RequestMessage } from './contact.ts'

// 10 January 2027, 00:30 in Berlin.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-09T23:30:00Z') }))
afterEach(() => void vi.useRealTimers())

const ENTERED = {
  ...{ firstName: 'Eva', lastName: 'Kern', email: 'eva.kern@example.com' },
  text: 'Ist der Wagen noch zu haben?',
}
const contact = (changes: object = {}) => ContactForm.parse({ ...ENTERED, ...changes })
const problems = (changes: object) =>
  ContactForm.safeParse({ ...ENTERED, ...changes }).error?.issues.map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  ) ?? []

describe('a contact', () => {
  it('is a question about the car that is answered by mail, unless something else is chosen', () => {
    expect(contact()).toEqual({
      ...{ ...ENTERED, requestType: 'CAR_REQUEST', contactType: 'EMAIL', salutation: null, phone: null },
      ...{ day: null, timeOfDay: null, slot: null },
    })
    expect(contact({ salutation: 'MRS', phone: '0221 4710', timeOfDay: 'NOON' })).toMatchObject({
      ...{ salutation: 'MRS', phone: '+492214710', timeOfDay: 'NOON' },
    })
    expect(problems({ requestType: 'SALE' })).toEqual(['requestType INVALID'])
    expect(problems({ contactType: 'FAX' })).toEqual(['contactType INVALID'])
    expect(problems({ timeOfDay: 'NIGHT' })).toEqual(['timeOfDay INVALID'])
  })

  it.each([
    ['a question by mail needs its text', { text: ' ' }, ['text REQUIRED']],
    ['without any text as well', { text: undefined }, ['text REQUIRED']],
    [
      'a call needs a number and a time of day',
      { contactType: 'CALLBACK', text: '' },
      ['timeOfDay REQUIRED', 'phone REQUIRED'],
    ],
    ['and no text', { contactType: 'CALLBACK', text: '', timeOfDay: 'MORNING', phone: '0221 4710' }, []],
    ['a video call needs a time of day alone', { contactType: 'VIDEOCALL', text: '' }, ['timeOfDay REQUIRED']],
    ['a test drive needs none of these', { requestType: 'TEST_DRIVE', text: '' }, []],
    [
      'but the number where its driver is called',
      { requestType: 'TEST_DRIVE', contactType: 'CALLBACK', text: '' },
      ['phone REQUIRED'],
    ],
    [
      'a drive arranged in a video call needs no number',
      { requestType: 'TEST_DRIVE', contactType: 'VIDEOCALL', text: '' },
      [],
    ],
  ])('%s', (_, changes, expected) => expect(problems(changes)).toEqual(expected))

  it('has a message of 500 characters at most, in plain lines', () => {
    expect(problems({ text: 'ä'.repeat(500) })).toEqual([])
    expect(problems({ text: 'ä'.repeat(501) })).toEqual(['text TOO_LONG'])
    expect(problems({ text: 'a\0b' })).toEqual(['text INVALID'])
    expect(contact({ text: ' Guten Tag\r\nEva ' }).text).toBe('Guten Tag\nEva')
  })

  it('wishes a day from tomorrow on Berlin’s calendar, sixty days ahead at most', () => {
    expect(MAX_DAYS_AHEAD).toBe(60)
    const wish = (day: unknown) => problems({ day }).join()
    expect(['2027-01-11', '2027-03-11', '', ' ', null, undefined].map(wish)).toEqual(Array(6).fill(''))
    expect(['2027-01-10', '2027-01-09', '2027-03-12', '11.01.2027', 'morgen', 20_270_111].map(wish)).toEqual(
      Array(6).fill('day INVALID_DATE'),
    )
    expect(contact({ day: '2027-01-11' }).day).toBe('2027-01-11')
  })

  it('wishes no day that its month does not have', () => {
    expect(['2027-02-28', '2027-02-29', '2027-02-30', '2027-02-31'].map((day) => problems({ day }).length)).toEqual([
      ...[0, 1, 1, 1],
    ])
  })

  it('chooses a time within a day that exists', () => {
    const slot = (day: string, minute: number) => problems({ slot: { day, minute } }).length
    expect([slot('2027-01-11', 0), slot('2027-01-11', 1439)]).toEqual([0, 0])
    expect([slot('2027-01-11', -1), slot('2027-01-11', 1440), slot('2027-01-11', 9.5), slot('2027-02-30', 0)]).toEqual([
      ...[1, 1, 1, 1],
    ])
  })
})

describe('a message', () => {
  it('says something, in 500 characters at most', () => {
    const message = (text: unknown) => RequestMessage.safeParse({ text })
    expect(message(' a\r\nb ').data).toEqual({ text: 'a\nb' })
    expect(message('a'.repeat(500)).success).toBe(true)
    expect(['', '  ', 'a'.repeat(501)].map((text) => message(text).error?.issues[0]?.message)).toEqual([
      ...['REQUIRED', 'REQUIRED', 'TOO_LONG'],
    ])
  })
})

describe('the time of a test drive', () => {
  const drive = { requestType: 'TEST_DRIVE', day: '2027-01-11', timeOfDay: 'NOON', slot: null } as const
  const slot = { day: '2027-01-11', minute: 600 }

  it('is a chosen one where the seller gives times online', () => {
    expect(missingTime(drive, true)).toEqual(['time'])
    expect(missingTime({ ...drive, day: null, timeOfDay: null, slot }, true)).toEqual([])
  })

  it('is a wish for a day and its part elsewhere', () => {
    expect(missingTime(drive, false)).toEqual([])
    expect(missingTime({ ...drive, day: null }, false)).toEqual(['day'])
    expect(missingTime({ ...drive, timeOfDay: null }, false)).toEqual(['timeOfDay'])
    expect(missingTime({ ...drive, day: null, timeOfDay: null, slot }, false)).toEqual(['day', 'timeOfDay'])
  })

  it('is asked of nobody else', () => {
    const question = { ...drive, requestType: 'CAR_REQUEST', day: null, timeOfDay: null } as const
    expect([missingTime(question, true), missingTime(question, false)]).toEqual([[], []])
  })
})

it('a private person is asked about the car by mail alone, a company everything', () => {
  const offered = (requestType: ContactForm['requestType'], contactType: ContactForm['contactType']) =>
    (['PRIVATE', 'COMPANY'] as const).map((kind) => isOfferedBy(kind, { requestType, contactType }))
  expect(offered('CAR_REQUEST', 'EMAIL')).toEqual([true, true])
  expect(offered('CAR_REQUEST', 'CALLBACK')).toEqual([false, true])
  expect(offered('TEST_DRIVE', 'EMAIL')).toEqual([false, true])
  expect(offered('TRADE_IN', 'VIDEOCALL')).toEqual([false, true])
})
