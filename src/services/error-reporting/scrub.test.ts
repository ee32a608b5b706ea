import { expect, it } from 'vitest'
import { scrub } from './scrub.ts'

it.each([
  ['no such user eva.kern+shop@mail.example.de', 'no such user <mail>'],
  ['connect ECONNREFUSED 192.168.4.17:5432', 'connect ECONNREFUSED <address>:5432'],
  ['from 2001:db8:0:12::7 again', 'from <address> again'],
  ['jwt eyJhbGciOi.eyJzdWIiOjE.sfl-KxwRJ is old', 'jwt <token> is old'],
  ['Authorization: Bearer abc', 'Authorization: Bearer <token>'],
  ['iban DE89 3704 0044 0532 0130 00 refused', 'iban <account> refused'],
  [
    'GET https://shop.example/auto-kaufen?zip=50670&key=x failed',
    'GET https://shop.example/auto-kaufen?<query> failed',
  ],
  ['key 4f9c0a7b2e8d4c6fa1b3d5e7f9012345 unknown', 'key <token> unknown'],
  ['call 0221 4711 0815 now', 'call <number> now'],
])('%s', (text, scrubbed) => expect(scrub(text)).toBe(scrubbed))

it('leaves what says where the error is', () => {
  const stack = `TypeError: Cannot read properties of undefined (reading 'price')
    at vehicleTitle (file:///app/src/use-cases/vehicle/vehicle-title.ts:5:10)
    at async Promise.all (index 0)`
  expect(scrub(stack)).toBe(stack)
})

it('takes the query of a path that begins a sentence or follows a word', () => {
  expect(scrub('/login?email=jana%40example.com')).toBe('/login?<query>')
  expect(scrub('at /login?email=jana%40example.com (x)')).toBe('at /login?<query> (x)')
})
