import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPage } from './markdown.ts'

const HEAD = '# Titel\n\nWorum es geht.\n\n'
const blocks = (text: string) => readPage('seite', HEAD + text).blocks
const plain = (text: string) => ({ text, strong: false, href: null })

describe('readPage', () => {
  it('reads title and description', () => {
    expect(readPage('seite', '# Titel\r\n\r\nWorum **es**\r\ngeht.\r\n')).toEqual({
      slug: 'seite',
      title: 'Titel',
      description: 'Worum es geht.',
      blocks: [],
    })
  })

  it('reads headings, paragraphs, notices and lists', () => {
    expect(blocks('## Eins\n\n### Zwei\n\nText\ngeht weiter\\\nneue Zeile\n\n> Achtung\n> hier')).toEqual([
      { kind: 'HEADING', lines: [[plain('Eins')]] },
      { kind: 'SUBHEADING', lines: [[plain('Zwei')]] },
      { kind: 'PARAGRAPH', lines: [[plain('Text geht weiter\nneue Zeile')]] },
      { kind: 'NOTICE', lines: [[plain('Achtung hier')]] },
    ])
    expect(blocks('- a\n  b\n- c\n\n1. d\n2. e')).toEqual([
      { kind: 'LIST', lines: [[plain('a b')], [plain('c')]] },
      { kind: 'STEPS', lines: [[plain('d')], [plain('e')]] },
    ])
  })

  it('reads checklists, sections that open, and teaser tiles', () => {
    expect(blocks('- [x] a\n- [x] b')).toEqual([{ kind: 'CHECKLIST', lines: [[plain('a')], [plain('b')]] }])
    expect(blocks('+++ Frage?\nAntwort\ngeht weiter')).toEqual([
      { kind: 'FOLD', lines: [[plain('Frage?')], [plain('Antwort geht weiter')]] },
    ])
    expect(
      blocks('=> [SUV](/auto-kaufen/suv) Hoch sitzen | drawn/suv.green.double.side\n=> [Alle](/auto-kaufen)'),
    ).toEqual([
      {
        kind: 'TILES',
        lines: [],
        tiles: [
          { title: 'SUV', href: '/auto-kaufen/suv', line: 'Hoch sitzen', picture: 'drawn/suv.green.double.side' },
          { title: 'Alle', href: '/auto-kaufen', line: '', picture: null },
        ],
      },
    ])
    expect(() => blocks('=> ohne Link')).toThrow('a tile is written')
    expect(() => blocks('=> [x](javascript:alert(1))')).toThrow('must not lead')
    expect(() => blocks('+++ Frage ohne Antwort')).toThrow('nothing stands below')
  })

  it('reads bold text and links within a line', () => {
    expect(blocks('Vor **fett** und [Kontakt](/pages/kontakt).')[0]?.lines[0]).toEqual([
      plain('Vor '),
      { text: 'fett', strong: true, href: null },
      plain(' und '),
      { text: 'Kontakt', strong: false, href: '/pages/kontakt' },
      plain('.'),
    ])
  })

  it.each(['javascript:alert(1)', '//evil.example', 'http://plain.example', 'data:text/html,x'])(
    'refuses a link to %s',
    (href) => expect(() => blocks(`[x](${href})`)).toThrow('must not lead'),
  )

  it.each(['Kein Titel\n\nText', '# Nur Titel', '# Titel\n\n## Gleich weiter'])('refuses %j', (source) =>
    expect(() => readPage('seite', source)).toThrow('seite'),
  )

  it('loses nothing of a plain text, HTML included', () => {
    const word = fc.stringMatching(/^[a-z<>/="&;]{1,8}$/).filter((text) => !/^(>|=>)/.test(text))
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const text = words.join(' ')
        expect(blocks(text)).toEqual([{ kind: 'PARAGRAPH', lines: [[plain(text)]] }])
      }),
    )
  })
})
