import { expect, it } from 'vitest'
import { warningsOf } from './message-warnings.ts'

it.each([
  ['Schreiben Sie mir am besten per WhatsApp.', 'MESSENGER'],
  ['Please text me on Whats App', 'MESSENGER'],
  ['Ich nutze Telegram', 'MESSENGER'],
  ['Das Geld liegt bei einem Treuhänder', 'ESCROW'],
  ['Meine Spedition holt das Auto ab', 'ESCROW'],
  ['An escrow service keeps the money', 'ESCROW'],
  ['My shipping company will collect it', 'ESCROW'],
  ['Schicken Sie mir bitte eine Kopie Ihres Personalausweises', 'IDENTITY'],
  ['Ich brauche Ihren Führerschein als Foto', 'IDENTITY'],
  ['Please send a photo of your passport', 'IDENTITY'],
  ['Wenn Sie 300 € anzahlen, reserviere ich ihn.', 'PREPAYMENT'],
  ['Bitte überweisen Sie den Betrag vorab', 'PREPAYMENT'],
  ['You have to pay in advance', 'PREPAYMENT'],
  ['Send a deposit of 200 euros first', 'PREPAYMENT'],
])('warns at %j: %s', (text, warning) => expect(warningsOf(text)).toEqual([warning]))

it('names everything that a message asks for', () => {
  expect(warningsOf('Anzahlung bitte, Rest klären wir per WhatsApp.')).toEqual(['MESSENGER', 'PREPAYMENT'])
})

it.each([
  'Guten Tag, ist der Octavia noch zu haben, und wurde der Zahnriemen schon gewechselt?',
  'Könnte ich ihn am Samstagvormittag ansehen und gleich bar zahlen?',
  'Ich bringe meinen Führerschein für die Probefahrt mit.',
  'Is the turn signal on the left repaired? I would pay in cash.',
  'Die Anzeige im Tacho geht, der Auspuff ist neu.',
])('stays silent at %j', (text) => expect(warningsOf(text)).toEqual([]))
