import { expect, it } from 'vitest'
import { writeNumbers } from './write-numbers.ts'

it.each([
  ['4,90', '4.90', '4,90'],
  ['1.500', '1500', '1500'],
  ['1,500.5', '1500.5', '1500,5'],
  ['90,50–140', '90.50–140', '90,50–140'],
  ['7', '7', '7'],
  ['', '', ''],
  ['1.2.3', '1.2.3', '1.2.3'],
  ['viel', 'viel', 'viel'],
])('%j is %j in English and %j in German', (text, english, german) =>
  expect([writeNumbers(text, 'en'), writeNumbers(text, 'de')]).toEqual([english, german]),
)
