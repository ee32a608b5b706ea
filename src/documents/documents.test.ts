import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ADDRESS, order, layoutOf, textOf } from '../../tests/support/order-document.ts'
import { pdfText } from '../../tests/support/pdf-text.ts'
import { documentOf } from './order-documents.ts'
import { renderPdf } from './render-pdf.ts'
import { termsParts } from './terms-layout.ts'

describe('the order as PDF', () => {
  it('states parties, items, prices, taxes, the texts agreed to and how to withdraw', async () => {
    const text = await textOf('ORDER')
    for (const said of [
      ...[
        'Auftragsbestätigung 1234567890',
        'Volkswagen Golf',
        'Kilometerstand: 45.000 km',
        '12.990,00 €',
        '13.109,00 €',
      ],
      ...['Jürgen Weißmüller', 'Amtsgericht Münster, HRB 1', 'USt-IdNr. DE1', 'Darin Umsatzsteuer: 19,00 €.'],
      ...['Gebrauchtgegenstände/Sonderregelung', 'Ansprüche verjähren nach einem Jahr.', 'Widerrufsbelehrung'],
      ...['Abholung beim Händler', 'Überweisung', 'Bestellt am 20.11.2026', 'Seite 1 von 1'],
    ])
      expect(text).toContain(said)
  })

  it('is a letter: the buyer stands where the window of an envelope is, the seller above', async () => {
    const { letter } = layoutOf('ORDER', order({ seller: { ...order().seller, phone: '+4915123456789' } }))
    expect(letter?.sender).toBe('Autohaus Brinkmann GmbH · Weseler Straße 1, 48151 Münster')
    expect(letter?.to).toEqual(['Jürgen Weißmüller', 'Am Wall 3', '50670 Köln'])
    expect(letter?.facts).toContainEqual({ label: 'Telefon', value: '+49 151 23456789' })
    const picture = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#0a5a64' } })
      .png()
      .toBuffer()
    const source = async (hasName: boolean) =>
      (await renderPdf(layoutOf('ORDER', order()), { compress: false, mark: { picture, hasName } })).toString('latin1')
    expect(await source(true)).toMatch(/\/Subtype \/Image[\s\S]*\/S \/Figure/)
    // Beside a drawn mark the name is text: the picture says nothing more.
    expect(await source(false)).not.toContain('/S /Figure')
  })

  it('asks for a transfer only after the dealer has accepted, and shows what costs nothing as free', async () => {
    const seller = { ...order().seller, iban: 'DE02120300000000202051' }
    expect(await textOf('ORDER', { seller })).toContain('Zahlbar bis 29.11.2026 Empfänger Autohaus Brinkmann GmbH IBAN')
    const payment = { kind: 'TRANSFER', method: 'BANK_TRANSFER', on: null } as const
    expect(await textOf('ORDER', { seller, payment, state: 'PLACED' })).not.toContain('IBAN')
    const pickUp = { ...order().lines[1]!, type: 'SHIPMENT', unitPrice: 0, title: 'Abholung' } as const
    const text = await textOf('ORDER', { lines: [...order().lines, pickUp] })
    expect(text).toContain('Abholung 1 kostenlos')
    expect(text).not.toContain(' 0,00 €')
  })

  it('is not an acceptance before the dealer has accepted, and has the language of the order', async () => {
    const text = await textOf('ORDER', { state: 'PLACED', locale: 'en' })
    expect(text).toContain('Order 1234567890')
    expect(text).toContain('not yet an acceptance')
    expect(text).toContain('€12,990.00')
    expect(text).not.toContain('confirmation')
    expect(await textOf('ORDER', { state: 'CANCELLED' })).toContain('Diese Bestellung ist beendet: Storniert.')
  })

  it('states how it is paid, and what each delivery brings where', async () => {
    const text = await textOf('ORDER')
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Zahlbar per Überweisung bis 29.11.2026.')
    expect(text).not.toContain('Für: ')
    const accessory = { ...order().lines[1]!, type: 'ACCESSORY', title: 'Fußmatten' } as const
    const shipment = { ...order().lines[1]!, type: 'SHIPMENT', unitPrice: 0, title: 'Abholung beim Händler' } as const
    const delivery = { ...order().delivery, accessories: 'ACCESSORY_DELIVERY', address: ADDRESS } as const
    const several = await textOf('ORDER', {
      ...{ delivery, lines: [order().lines[0]!, accessory, shipment, { ...shipment, title: 'Versand nach Hause' }] },
    })
    const flat = several.replaceAll(/\s+/g, ' ')
    expect(flat).toContain('Für: Volkswagen Golf')
    expect(flat).toContain('Für: Fußmatten')
    expect(flat).toContain('Volkswagen Golf: Abholung beim Händler bei Autohaus Brinkmann GmbH')
    expect(flat).toContain('Fußmatten: Versand nach Hause Jürgen Weißmüller Am Wall 3')
  })

  it('subtracts the trade-in, and states what is left to pay or is paid out', async () => {
    const trade = (unitPrice: number) =>
      ({
        ...order().lines[1]!,
        type: 'TRADE_IN_VEHICLE',
        unitPrice,
        vat: 'NONE',
        title: 'Inzahlungnahme Opel',
      }) as const
    const layout = (off: number) =>
      textOf('ORDER', { lines: [...order().lines, trade(-off)], total: 13_109_00 - off, due: 13_109_00 - off })
    expect((await layout(2_000_00)).replaceAll(/\s+/g, ' ')).toMatch(
      /Inzahlungnahme Opel.*Gesamtpreis 13\.109,00 € In Zahlung genommen −2\.000,00 € Zu zahlen 11\.109,00 €/,
    )
    expect((await layout(13_609_00)).replaceAll(/\s+/g, ' ')).toContain('Auszahlung an Sie 500,00 €')
  })

  it('is tagged, has a title and a language, embeds its fonts, and has as many pages as it needs', async () => {
    const facts = Array.from({ length: 400 }, (_, n) => ({ label: `Merkmal ${n}`, value: 'vorhanden' }))
    const long = order({ lines: [{ ...order().lines[0]!, facts }, ...order().lines] })
    const agreed = Array.from({ length: 60 }, () => ({
      key: 'x',
      vehicleIds: [],
      text: 'Ein langer Satz. '.repeat(12),
    }))
    const pdf = await renderPdf(layoutOf('ORDER', { ...long, agreed }), { compress: false })
    const source = pdf.toString('latin1')
    for (const said of ['/Lang (de-DE)', '/Marked true', '/StructTreeRoot', '/DisplayDocTitle true', '/FontFile2'])
      expect(source).toContain(said)
    for (const tag of ['/S /H1', '/S /H2', '/S /Table', '/S /TH', '/S /LBody']) expect(source).toContain(tag)
    expect(source).not.toContain('Helvetica')
    const text = pdfText(pdf).replaceAll(/\s+/g, ' ')
    expect(text).toContain('Merkmal 399')
    expect(text).toMatch(/Seite 4 von [4-9]/)
    expect(text).not.toContain('\uFFFD')
  })
})

describe('the terms', () => {
  it('do not exist where none were stored', () => {
    expect(documentOf('TERMS', order({ terms: null }))).toBeUndefined()
  })

  it('are those agreed to, with their headings and lists', async () => {
    const text = await textOf('TERMS')
    for (const said of ['AGB', '§ 1 Geltung', 'Diese Bedingungen gelten.', 'erstens', 'Bestellnummer 1234567890'])
      expect(text).toContain(said)
    const withdrawal = await textOf('WITHDRAWAL_TERMS')
    for (const said of ['Widerrufsbelehrung', 'Fassung 4, gültig ab 19.06.2026']) expect(withdrawal).toContain(said)
    const privacy = await textOf('PRIVACY_NOTICE')
    expect(privacy).toContain('Was wir speichern.')
    expect(privacy).not.toContain('Fassung')
    expect(termsParts('Nur ein Satz.')).toEqual({ title: undefined, parts: [{ paragraph: 'Nur ein Satz.' }] })
  })
})
