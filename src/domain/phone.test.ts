import { expect, it } from 'vitest'
import { displayPhone } from './phone.ts'

it.each([
  ['+492214710100', '221', '+49 221 4710100'],
  ['+491713920035', null, '+49 171 3920035'],
  ['+49301234567', null, '+49 30 1234567'],
  ['+492214710100', null, '+49 2214710100'],
  ['+492214710100', '89', '+49 2214710100'],
  ['+4315551234', '221', '+4315551234'],
])('%s in area %s reads %s', (number, area, expected) => expect(displayPhone(number, area)).toBe(expected))
