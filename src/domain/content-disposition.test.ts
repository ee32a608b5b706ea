import { expect, it } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

it.each([
  ['Gehälter Mai.pdf', 'Geh%C3%A4lter%20Mai.pdf'],
  [`Konto (3)*, O'Neill.pdf`, 'Konto%20%283%29%2A%2C%20O%27Neill.pdf'],
  ['a"\r\nSet-Cookie: b;.pdf', 'a%22%0D%0ASet-Cookie%3A%20b%3B.pdf'],
  ['\ud83d.pdf', '%EF%BF%BD.pdf'],
])('%j is named with the signs of RFC 8187 alone, and read again', (name, encoded) => {
  const header = contentDisposition('attachment', name)
  expect(header).toBe(`attachment; filename*=UTF-8''${encoded}`)
  expect(header.slice(header.indexOf("''") + 2)).toMatch(/^([\w!#$&+.^`|~-]|%[\dA-F]{2})+$/)
  expect(decodeURIComponent(encoded)).toBe(name.toWellFormed())
})
