import { expect, it } from 'vitest'
import { findPersonal, isRecognisable } from './personal-words.ts'

it.each([
  ['mail of eva.kern+shop@mail.example.de', 'an e-mail address'],
  ['/newsletter?email=eva%40mail.example.de', 'an e-mail address'],
  ['of DE89 3704 0044 0532 0130 17', 'an IBAN'],
  ['of DE89370400440532013000', 'an IBAN'],
  ['car WVWZZZ1KZAW123456', 'a VIN'],
  ['call 0221 4711 0815', 'a telephone number'],
  ['call +49 176 1234567', 'a telephone number'],
  ['call "01761234567"', 'a telephone number'],
  ['jwt eyJhbGciOi.eyJzdWIiOjE.sfl', 'a token'],
  ['Authorization: Bearer k3dh49fk39', 'a token'],
])('whoever it belongs to: %s', (line, name) =>
  expect(findPersonal([line], new Map())).toContain(`${name} in: ${line}`),
)

it.each([
  '{"level":50,"time":"2026-11-28T20:26:13.839Z","id":"01234567-8901-4f17-b1a7-ed7c2f938611","msg":"fault"}',
  '{"row":3000000019,"error":"no such user <mail>","job":"send-mail","milliseconds":1234567890}',
  'at doNext (file:///work/node_modules/@react-router/node/dist/index.js:1011:22)',
  'Authorization: Bearer <token>',
  'connect ECONNREFUSED <address>:50670',
  'no file /assets/logo@2x.png of react@19.2.0',
])('not so: %s', (line) => expect(findPersonal([line], new Map())).toEqual([]))

it('finds values as whole words, also as JSON, addresses and forms write them', () => {
  const values = new Map([
    ...([
      ['Müller', 'customers.last_name'],
      ['Am "alten" Markt 3', '/kasse street'],
      ['Jana Kern', 'staff.name'],
    ] as const),
  ])
  const lines = [
    'Müllerin',
    'no Müller.',
    String.raw`{"x":"Am \"alten\" Markt 3"}`,
    '/x/Jana%20Kern',
    'a=Jana+Kern&b',
    'JanaKern',
  ]
  expect(findPersonal(lines, values).map((found) => found.split(' in: ')[1])).toEqual(lines.slice(1, 5))
})

it('takes no code, path, moment or small number for a value of a person', () => {
  const codes = [
    'IN_REVIEW',
    'trade-in',
    'bank/simulator',
    '/kasse/zahlung',
    '2026-11-28T20:26:13.839Z',
    '50670',
    'Kern',
    'addGarageVehicle',
  ]
  expect(codes.filter((value) => isRecognisable(value))).toEqual([])
  const values = ['Müller', 'K-JW 4711', '1980-05-17', '01761234567', 'e-of nobody', 'a@b.de']
  expect(values.filter((value) => isRecognisable(value))).toEqual(values)
})

it.each([
  ['Jana', 'customers.first_name'],
  ['Kern', '/kasse lastName'],
  ['Eva', 'staff.name'],
  ['wunderlich', 'drafts.answers.lastName'],
  ['geheimnis', '/login password'],
  ['LINDNER', '/bankantrag accountHolder'],
  ['118a', 'addresses.house_number'],
])('takes %s for one where the field %s says so', (value, field) => {
  expect(isRecognisable(value, field)).toBe(true)
  expect(isRecognisable('Jo', field)).toBe(false)
})
