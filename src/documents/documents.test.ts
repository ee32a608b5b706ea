import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PaperOrder } from '#domain/order/paper-order.ts'
import { pdfText } from '../../tests/support/pdf-text.ts'
import { paperOf } from './order-documents.ts'
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
        ...{ facts: [{ label: 'Kilometerstand', value: '45.000 km' }], example: null, isLeased: false },
      },
      {
        ...{ type: 'SERVICE', quantity: 1, unitPrice: 119_00, vat: 'REGULAR', vatRate: 19, title: 'Zulassung' },
        ...{ facts: [], example: null, isLeased: false },
      },
    ],
    ...{ total: 13_109_00, due: 13_109_00, method: 'BANK_TRANSFER', isFinanced: false, mandateReference: null },
    agreed: [{ key: 'USED_LIABILITY', vehicleIds: [1], text: 'Ansprüche verjähren nach einem Jahr.' }],
    terms: '# AGB\n\n## § 1 Geltung\n\nDiese Bedingungen gelten.\n\n- erstens',
    withdrawalTerms: '# Widerrufsbelehrung\n\nSie haben das Recht, binnen vierzehn Tagen zu widerrufen.',
    invoice: null,
    ...given,
  }
}

async function textOf(kind: 'ORDER' | 'TERMS' | 'INVOICE', given: Partial<PaperOrder> = {}): Promise<string> {
  const paper = paperOf(kind, order(given))
  return pdfText(await renderPdf(paper!)).replaceAll('\u00A0', ' ')
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

  it('is tagged, has a title and a language, embeds its fonts, and runs over as many pages as it needs', async () => {
    const facts = Array.from({ length: 400 }, (_, n) => ({ label: `Merkmal ${n}`, value: 'vorhanden' }))
    const long = order({ lines: [{ ...order().lines[0]!, facts }, ...order().lines] })
    const agreed = Array.from({ length: 60 }, () => ({
      key: 'x',
      vehicleIds: [],
      text: 'Ein langer Satz. '.repeat(12),
    }))
    const pdf = await renderPdf(paperOf('ORDER', { ...long, agreed })!, { compress: false })
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
  const invoice = { number: 42, issuedOn: '2026-12-02', suppliedOn: '2026-12-01' }

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

  it('names the company, what was traded in, and that it is no electronic invoice', async () => {
    const trade = {
      ...order().lines[1]!,
      type: 'TRADE_IN_VEHICLE',
      unitPrice: -2_000_00,
      vat: 'NONE',
      title: 'Opel',
    } as const
    const customer = { ...order().customer, kind: 'COMPANY', companyName: 'Krüger GmbH', vatId: 'DE2' } as const
    const text = await textOf('INVOICE', { invoice, customer, lines: [...order().lines, trade] })
    for (const said of ['Krüger GmbH', 'USt-IdNr. DE2', 'In Zahlung genommen', '11.109,00 €', 'EN 16931'])
      expect(text).toContain(said)
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
    expect(paperOf('INVOICE', order())).toBeUndefined()
    expect(paperOf('TERMS', order({ terms: null }))).toBeUndefined()
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
