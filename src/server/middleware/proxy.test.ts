import { expect, it } from 'vitest'
import { asVisitorSees } from './proxy.ts'

const seen = (headers: Record<string, string>) =>
  asVisitorSees(new Request('http://10.0.0.7:3000/auto-kaufen?page=2', { headers })).url

it.each([
  [{ 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'shop.example' }, 'https://shop.example/auto-kaufen?page=2'],
  [
    { 'X-Forwarded-Proto': 'https, http', 'X-Forwarded-Host': 'shop.example:8443, inner' },
    'https://shop.example:8443/auto-kaufen?page=2',
  ],
  [{ 'X-Forwarded-Host': 'evil.example/path' }, 'http://10.0.0.7:3000/auto-kaufen?page=2'],
  [{ 'X-Forwarded-Proto': 'javascript' }, 'http://10.0.0.7:3000/auto-kaufen?page=2'],
])('%j → %s', (headers, expected) => expect(seen(headers)).toBe(expected))
