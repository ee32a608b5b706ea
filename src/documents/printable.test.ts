import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ADDRESS, textOf } from '../../tests/support/order-document.ts'
import { printable } from './printable.ts'

describe('letters', () => {
  it('of names in European Latin alphabets are printed as they are', async () => {
    const names = 'Łukasz Dvořák Ștefan Őrs Ğül Ħal Đorđe Ẁyn Nguyễn'
    const billing = { ...ADDRESS, firstName: names }
    const text = await textOf('ORDER', { billing })
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`${names} Weißmüller`)
    expect(printable(`${names} CO₂ → 12.990,00 €`)).toBe(`${names} CO₂ → 12.990,00 €`)
  })

  it('that the fonts lack are replaced by letters they have', () => {
    expect(printable('Ɓala ǩ 北')).toBe('Bala k ?')
  })

  it('that are printed as they are exist in both fonts', () => {
    const { openSync } = createRequire(import.meta.resolve('pdfkit'))('fontkit') as { openSync(file: string): Font }
    const characters = Array.from({ length: 0x3000 - 32 }, (_, index) => String.fromCodePoint(index + 32)).filter(
      (character) => printable(character) === character && character === character.normalize('NFC'),
    )
    expect(characters.length).toBeGreaterThan(400)
    for (const name of ['regular', 'semibold']) {
      const font = openSync(path.join(import.meta.dirname, `fonts/archivo-${name}.ttf`))
      expect(characters.filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0)!))).toEqual([])
    }
  })
})

interface Font {
  hasGlyphForCodePoint(code: number): boolean
}
