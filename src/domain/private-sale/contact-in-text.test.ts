import { expect, it } from 'vitest'
import { hasContact } from './contact-in-text.ts'

it.each([
  'schreib an kim.n+auto@mail-box.de',
  'k(at)web(punkt)de',
  'kim [at] web (dot) info',
  'kim@a.io',
  'Tel. 0171/3920014',
  '+49 (171) 39 20 014',
  '0049-171-3920014',
  'unter 01713920014.',
  'http://autos.example/1',
  'https://autos.example',
  'www.autos',
  'mein-auto24.com',
  'WhatsApp an mich',
  'per whats app',
  'Telegram',
  'insta: kim',
  'Instagram kim',
  'auf facebook',
])('%s leads out of the shop', (text) => expect(hasContact(text)).toBe(true))

it.each([
  '84.000 km, 150 PS, Euro 6',
  'Teil 8X0 601 025',
  'Preis 12.000 VB',
  'Nr. 1.01713920014',
  'HU 03/2028, 2. Hand',
  '0,0 % Beulen, 0 Kratzer',
  '0171392',
  'Serie 017139200141234567',
  'Signale und Instandhaltung',
  'a@b',
  'ab 1.4 TSI, www',
])('%s does not', (text) => expect(hasContact(text)).toBe(false))
