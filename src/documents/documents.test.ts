import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { OrderDocumentKind } from '#domain/order/order-documents.ts'
import type { PaperOrder } from '#domain/order/paper-order.ts'
import { pdfText } from '../../tests/support/pdf-text.ts'
import { documentOf } from './order-documents.ts'
import type { Paper } from './paper.ts'
import { printable } from './printable.ts'
import { renderPdf } from './render-pdf.ts'
import { termsParts } from './terms-paper.ts'

const ADDRESS = {
  ...{ salutation: null, firstName: 'Jürgen', lastName: 'Weißmüller', street: 'Am Wall', houseNumber: '3' },
  ...{ additionalAddress: null, postalCode: '50670', city: 'Köln', phone: null },
}

function order(given: Partial<PaperOrder> = {}): PaperOrder {
  return {
    ...{ id: 1234567890, placedOn: '2026-11-20', locale: 'de', state: 'CONFIRMED' },
    seller: {
      ...{ name: 'Autohaus Brinkmann GmbH', street: 'Weseler Straße 1', zip: '48151', city: 'Münster', phone: null },
      ...{ email: 'info@brinkmann.example', registerEntry: 'Amtsgericht Münster, HRB 1', vatId: 'DE1', iban: null },
    },
    customer: {
      ...{ kind: 'PRIVATE', email: 'j@example.com', salutation: null, firstName: 'Jürgen', lastName: 'Weißmüller' },
      ...{ companyName: null, vatId: null },
    },
    billing: ADDRESS,
    delivery: {
      vehicles: 'PICK_UP',
      accessories: null,
      address: null,
      dealer: null,
      earliest: '2026-12-01',
      latest: '2026-12-03',
    },
    lines: [
      {
        ...{ type: 'VEHICLE', quantity: 1, unitPrice: 12_990_00, vat: 'MARGIN', vatRate: 19, title: 'Volkswagen Golf' },
        ...{
          facts: [{ label: 'Kilometerstand', value: '45.000 km' }],
          example: null,
          isLeased: false,
          withInstallation: false,
        },
      },
      {
        ...{ type: 'SERVICE', quantity: 1, unitPrice: 119_00, vat: 'REGULAR', vatRate: 19, title: 'Zulassung' },
        ...{ facts: [], example: null, isLeased: false, withInstallation: false },
      },
    ],
    ...{ total: 13_109_00, due: 13_109_00, method: 'BANK_TRANSFER', isFinanced: false, mandateReference: null },
    agreed: [{ key: 'USED_LIABILITY', vehicleIds: [1], text: 'Ansprüche verjähren nach einem Jahr.' }],
    terms: '# AGB\n\n## § 1 Geltung\n\nDiese Bedingungen gelten.\n\n- erstens',
    withdrawalTerms: '# Widerrufsbelehrung\n\nSie haben das Recht, binnen vierzehn Tagen zu widerrufen.',
    payment: { kind: 'TRANSFER', method: 'BANK_TRANSFER', on: '2026-11-29' },
    ...{ invoice: null, correction: null },
    ...given,
  }
}

async function textOf(kind: OrderDocumentKind, given: Partial<PaperOrder> = {}): Promise<string> {
  return pdfText(await renderPdf(paperOf(kind, order(given)))).replaceAll('\u00A0', ' ')
}

function paperOf(kind: OrderDocumentKind, of: PaperOrder): Paper {
  const document = documentOf(kind, of)
  if (!document || !('paper' in document)) throw new Error(`There is no ${kind}`)
  return document.paper
}

describe('the order as PDF', () => {
  it('says who, what, for how much, how it is taxed, what was agreed and how to withdraw', async () => {
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

  it('is no acceptance before the dealer has accepted, and speaks English where the order did', async () => {
    const text = await textOf('ORDER', { state: 'PLACED', locale: 'en' })
    expect(text).toContain('Order 1234567890')
    expect(text).toContain('not yet an acceptance')
    expect(text).toContain('€12,990.00')
    expect(text).not.toContain('confirmation')
    expect(await textOf('ORDER', { state: 'CANCELLED' })).toContain('Diese Bestellung ist beendet: Storniert.')
  })

  it('says how it is paid, and what each delivery brings where', async () => {
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

  it('takes off what is given in payment, and says what is left to pay or is paid out', async () => {
    const trade = (unitPrice: number) =>
      ({
        ...order().lines[1]!,
        type: 'TRADE_IN_VEHICLE',
        unitPrice,
        vat: 'NONE',
        title: 'Inzahlungnahme Opel',
      }) as const
    const paper = (off: number) =>
      textOf('ORDER', { lines: [...order().lines, trade(-off)], total: 13_109_00 - off, due: 13_109_00 - off })
    expect((await paper(2_000_00)).replaceAll(/\s+/g, ' ')).toMatch(
      /Inzahlungnahme Opel.*Gesamtpreis 13\.109,00 € In Zahlung genommen -2\.000,00 € Zu zahlen 11\.109,00 €/,
    )
    expect((await paper(13_609_00)).replaceAll(/\s+/g, ' ')).toContain('Auszahlung an Sie 500,00 €')
  })

  it('is tagged, has a title and a language, embeds its fonts, and runs over as many pages as it needs', async () => {
    const facts = Array.from({ length: 400 }, (_, n) => ({ label: `Merkmal ${n}`, value: 'vorhanden' }))
    const long = order({ lines: [{ ...order().lines[0]!, facts }, ...order().lines] })
    const agreed = Array.from({ length: 60 }, () => ({
      key: 'x',
      vehicleIds: [],
      text: 'Ein langer Satz. '.repeat(12),
    }))
    const pdf = await renderPdf(paperOf('ORDER', { ...long, agreed }), { compress: false })
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

describe('the invoice', () => {
  const paid = { kind: 'PAID', method: 'CREDIT_CARD', on: '2026-11-30' } as const
  const invoice = { number: 42, issuedOn: '2026-12-02', suppliedOn: '2026-12-01', payment: paid }
  const correction = { number: 43, issuedOn: '2026-12-09', suppliedOn: '2026-12-01', payment: null }

  it('has number, dates, net and VAT by rate, and shows no VAT for what is under the margin scheme', async () => {
    const text = await textOf('INVOICE', { invoice })
    for (const said of [
      ...['Rechnung FW-000042', 'Rechnungsdatum 02.12.2026', 'Lieferdatum 01.12.2026', 'Netto zu 19 %', '100,00 €'],
      ...['Umsatzsteuer 19 %', '19,00 €', 'Differenzbesteuert (§ 25a UStG)', 'Gebrauchtgegenstände/Sonderregelung'],
    ])
      expect(text).toContain(said)
    expect(text).not.toContain('2.074') // the VAT that the car would bear
    expect(text).not.toContain('EN 16931')
  })

  it('says how it is paid, as it stood on its day', async () => {
    expect(await textOf('INVOICE', { invoice })).toContain('Bezahlt per Kreditkarte am 30.11.2026.')
    const refunded = { kind: 'REFUNDED', method: 'CREDIT_CARD', on: '2026-12-20' } as const
    expect(await textOf('INVOICE', { invoice, payment: refunded })).not.toContain('erstattet')
    const owed = { ...invoice, payment: { kind: 'TRANSFER', method: 'BANK_TRANSFER', on: '2026-12-09' } } as const
    expect(await textOf('INVOICE', { invoice: owed })).toContain('Zahlbar per Überweisung bis 09.12.2026.')
    expect(await textOf('INVOICE', { invoice: owed, locale: 'en' })).toContain(
      'Payable by bank transfer by 09.12.2026.',
    )
  })

  it('is taken back by a correction with its own number, which refers to it and turns every amount', async () => {
    const text = (await textOf('CORRECTION', { invoice, correction, state: 'WITHDRAWN' })).replaceAll(/\s+/g, ' ')
    for (const said of [
      ...['Rechnungskorrektur FW-000043', 'Datum der Korrektur 09.12.2026', 'zu Rechnung FW-000042 vom 02.12.2026'],
      ...['Stornorechnung', '-100,00 €', '-19,00 €', '-12.990,00 €', '-13.109,00 €', 'Gebrauchtgegenstände'],
    ])
      expect(text).toContain(said)
    expect(text).not.toMatch(/(?<![-\d.])13\.109,00/)
    expect(documentOf('CORRECTION', order({ invoice }))).toBeUndefined()
  })

  it('names the company, what was traded in, and whether it is there as an electronic invoice', async () => {
    const trade = {
      ...order().lines[1]!,
      type: 'TRADE_IN_VEHICLE',
      unitPrice: -2_000_00,
      vat: 'NONE',
      title: 'Opel',
    } as const
    const customer = { ...order().customer, kind: 'COMPANY', companyName: 'Krüger GmbH', vatId: 'DE2' } as const
    const text = await textOf('INVOICE', { invoice, customer, lines: [...order().lines, trade] })
    for (const said of ['Krüger GmbH', 'USt-IdNr. DE2', 'In Zahlung genommen', '11.109,00 €', 'auch als E-Rechnung'])
      expect(text).toContain(said)
    const more = await textOf('INVOICE', { invoice, lines: [...order().lines, { ...trade, unitPrice: -14_000_00 }] })
    expect(more.replaceAll(/\s+/g, ' ')).toContain('Auszahlung an Sie 891,00 €')
    const seller = { ...order().seller, vatId: null }
    expect(await textOf('INVOICE', { invoice, customer, seller })).toContain('keine E-Rechnung nach EN 16931')
  })

  it('leaves out what is leased, and says so', async () => {
    const [car, service] = order().lines
    const text = await textOf('INVOICE', { invoice, lines: [{ ...car!, isLeased: true }, service!] })
    expect(text).not.toContain('Volkswagen Golf')
    expect(text).not.toContain('12.990,00')
    expect(text).not.toContain('Differenzbesteuert')
    expect(text).toMatch(/Rechnungsbetrag\s+119,00 €/)
    expect(text).toContain('an den Leasinggeber')
  })

  it('is not there before it is issued', () => {
    expect(documentOf('INVOICE', order())).toBeUndefined()
    expect(documentOf('TERMS', order({ terms: null }))).toBeUndefined()
  })
})

describe('the terms', () => {
  it('are those that were agreed to, with their headings and lists', async () => {
    const text = await textOf('TERMS')
    for (const said of ['AGB', '§ 1 Geltung', 'Diese Bedingungen gelten.', 'erstens', 'Bestellnummer 1234567890'])
      expect(text).toContain(said)
    expect(termsParts('Nur ein Satz.')).toEqual({ title: undefined, parts: [{ paragraph: 'Nur ein Satz.' }] })
  })
})

describe('letters', () => {
  it('of names in any Latin script of Europe stand on paper as they are', async () => {
    const names = 'Łukasz Dvořák Ștefan Őrs Ğül Ħal Đorđe Ẁyn Nguyễn'
    const billing = { ...ADDRESS, firstName: names }
    const text = await textOf('ORDER', { billing })
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`${names} Weißmüller`)
    expect(printable(`${names} CO₂ → 12.990,00 €`)).toBe(`${names} CO₂ → 12.990,00 €`)
  })

  it('that the fonts do not have are written in letters they have', () => {
    expect(printable('Ɓala ǩ 北')).toBe('Bala k ?')
  })

  it('that are kept are in both fonts', () => {
    const { openSync } = createRequire(import.meta.resolve('pdfkit'))('fontkit') as { openSync(file: string): Font }
    const kept = Array.from({ length: 0x3000 - 32 }, (_, index) => String.fromCodePoint(index + 32)).filter(
      (character) => printable(character) === character && character === character.normalize('NFC'),
    )
    expect(kept.length).toBeGreaterThan(400)
    for (const name of ['regular', 'semibold']) {
      const font = openSync(path.join(import.meta.dirname, `fonts/archivo-${name}.ttf`))
      expect(kept.filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0)!))).toEqual([])
    }
  })
})

interface Font {
  hasGlyphForCodePoint(code: number): boolean
}
