import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPage } from './markdown.ts'
import { ContentFault } from './port.ts'

const HEAD = '# Titel\n\nWorum es geht.\n\n'
const blocks = (text: string) => readPage('seite', HEAD + text).blocks
const plain = (text: string) => ({ text, strong: false, emphasis: false, href: null })

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
      { kind: 'DISCLOSURE', lines: [[plain('Frage?')], [plain('Antwort geht weiter')]] },
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
    expect(blocks('+++ Frage?\n\nAntwort\n\nDarunter')).toEqual([
      { kind: 'DISCLOSURE', lines: [[plain('Frage?')], [plain('Antwort')]] },
      { kind: 'PARAGRAPH', lines: [[plain('Darunter')]] },
    ])
    for (const next of ['', '\n\n## Eins', '\n\n+++ Noch eine?\nAntwort', '\n\n- a'])
      expect(() => blocks(`+++ Frage ohne Antwort${next}`)).toThrow('nothing stands below')
  })

  it('reads bold text and links within a line', () => {
    expect(blocks('Vor **fett** und [Kontakt](/pages/kontakt).')[0]?.lines[0]).toEqual([
      plain('Vor '),
      { ...plain('fett'), strong: true },
      plain(' und '),
      { ...plain('Kontakt'), href: '/pages/kontakt' },
      plain('.'),
    ])
  })

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:x',
    '//evil.example',
    'ftp://plain.example',
    'data:text/html,x',
    'evil.example',
  ])('refuses a link to %s', (href) => expect(() => blocks(`[x](${href})`)).toThrow('must not lead'))

  it.each(['https://a.example/x?y=1', 'http://a.example', 'mailto:a@b.example', 'tel:+49221', '/pages/x', '#teil'])(
    'accepts a link to %s',
    (href) => expect(blocks(`[x](${href})`)[0]?.lines[0]).toEqual([{ ...plain('x'), href }]),
  )

  it('reads italic text, and marks within marks', () => {
    expect(blocks('*kursiv*, _auch_, ***beides*** und [ein **fetter** Link](/x).')[0]?.lines[0]).toEqual([
      { ...plain('kursiv'), emphasis: true },
      plain(', '),
      { ...plain('auch'), emphasis: true },
      plain(', '),
      { ...plain('beides'), strong: true, emphasis: true },
      plain(' und '),
      { ...plain('ein '), href: '/x' },
      { ...plain('fetter'), strong: true, href: '/x' },
      { ...plain(' Link'), href: '/x' },
      plain('.'),
    ])
  })

  it('reads lists within lists, with several paragraphs to an item, from any number', () => {
    const text = '3. Drittens:\n   - a\n     - tief\n   - b\n\n   Noch ein Absatz.\n4. Viertens'
    expect(blocks(text)).toEqual([
      {
        kind: 'STEPS',
        start: 3,
        lines: [
          [plain('Drittens:'), plain('\n'), plain('Noch ein Absatz.')],
          ...[[plain('a')], [plain('tief')], [plain('b')], [plain('Viertens')]],
        ],
        levels: [
          { depth: 0, isNumbered: true },
          ...[1, 2, 1].map((depth) => ({ depth, isNumbered: false })),
          { depth: 0, isNumbered: true },
        ],
      },
    ])
  })

  it('reads tables', () => {
    expect(blocks('| Zweck | Dauer |\n|---|--:|\n| **Konto** | bis zur Löschung |\n| Bestellung | 10 Jahre |')).toEqual(
      [
        {
          kind: 'TABLE',
          lines: [[plain('Zweck')], [plain('Dauer')]],
          rows: [
            [[{ ...plain('Konto'), strong: true }], [plain('bis zur Löschung')]],
            [[plain('Bestellung')], [plain('10 Jahre')]],
          ],
        },
      ],
    )
  })

  it('reads pictures of ours in paragraphs of their own', () => {
    expect(blocks('![Ein Kombi](drawn/estate.blue.spoke.side)')).toEqual([
      { kind: 'IMAGE', lines: [], image: { key: 'drawn/estate.blue.spoke.side', alt: 'Ein Kombi' } },
    ])
    expect(() => blocks('![x](https://tracker.example/x.png)')).toThrow('no key of a picture')
    expect(() => blocks('Text ![x](drawn/a) Text')).toThrow('a paragraph of its own')
  })

  it('keeps the paragraphs of a notice separate, and allows no other content in it', () => {
    expect(blocks('> Eins\n>\n> zwei')[0]?.lines[0]).toEqual([plain('Eins'), plain('\n\n'), plain('zwei')])
    expect(() => blocks('> - eins')).toThrow('a notice holds text alone')
    expect(() => blocks('- eins\n\n  > zwei')).toThrow('holds text and lists alone')
  })

  it.each(['<script>alert(1)</script>', '<b onclick="x()">fett</b>', 'a <img src=x onerror=y> b', '<!-- still -->'])(
    'shows HTML as it is written: %s',
    (html) => expect(blocks(html)).toEqual([{ kind: 'PARAGRAPH', lines: [[plain(html)]] }]),
  )

  it('reads a button and a video of our own', () => {
    expect(blocks('!> [Suchen](/auto-kaufen)')[0]?.action).toEqual({ label: 'Suchen', href: '/auto-kaufen' })
    const { blocks: english } = readPage('seite', `${HEAD}!video [Tour](garage-tour)`, 'en')
    const video = { title: 'Tour', src: '/videos/garage-tour.en.mp4', captions: '/videos/garage-tour.en.vtt' }
    expect(english).toEqual([{ kind: 'VIDEO', lines: [], video }])
    expect(() => blocks('!> [x](javascript:alert(1))')).toThrow('a link must not lead to')
    expect(() => blocks('!video [x](https://tube.example/x)')).toThrow('no name of a video')
    expect(() => blocks('=> [x](/y) z | https://tracker.example/x.png')).toThrow('no key of a picture')
  })

  it('reads day and picture above the title, and nothing else', () => {
    const page = readPage('seite', `---\ndate: 2026-10-05\npicture: drawn/a\n---\n${HEAD}`)
    expect(page).toMatchObject({ title: 'Titel', date: '2026-10-05', picture: 'drawn/a' })
    for (const line of ['date: 2026-13-05', 'date: gestern', 'author: x', 'picture: https://tracker.example/x.png'])
      expect(() => readPage('seite', `---\n${line}\n---\n${HEAD}`), line).toThrow(/seite/)
  })

  it('does not turn a plain address into a link', () => {
    const text = 'www.a.example, https://a.example und a@b.example'
    expect(blocks(text)).toEqual([{ kind: 'PARAGRAPH', lines: [[plain(text)]] }])
  })

  it.each(['Kein Titel\n\nText', '# Nur Titel', '# Titel\n\n## Gleich weiter'])('refuses %j', (source) =>
    expect(() => readPage('seite', source)).toThrow('seite'),
  )

  it('keeps all of a plain text, HTML included', () => {
    const word = fc.stringMatching(/^[a-z<>/="&;]{1,8}$/).filter((text) => !/^(>|=>)/.test(text))
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const text = words.join(' ')
        expect(blocks(text)).toEqual([{ kind: 'PARAGRAPH', lines: [[plain(text)]] }])
      }),
    )
  })
})

it.each([
  ['kein Titel', { fault: 'NO_TITLE', line: 1 }],
  ['# Titel\n\n## Kein Absatz', { fault: 'NO_DESCRIPTION', line: 3 }],
  ['# Titel\n\nAbsatz\n\nText\nund [hier](seite) mehr', { fault: 'LINK', found: 'seite', line: 6 }],
  ['# Titel\n\nAbsatz\n\n- a\n- b\n- [c](javascript:x)', { fault: 'LINK', found: 'javascript:x', line: 7 }],
  ['# Titel\n\nAbsatz\n\n\n\n![x](fremd/bild)\n\nEnde', { fault: 'PICTURE', found: 'fremd/bild', line: 7 }],
  ['---\ndate: 2026-10-05\npicture: fremd/bild\n---\n# T\n\nA', { fault: 'PICTURE', found: 'fremd/bild', line: 3 }],
  ['---\ndatum: 5\n---\n# T\n\nA', { fault: 'HEAD', found: 'datum: 5', line: 2 }],
  ['---\ndate: 2026-10-05\n---\n# T\n\nA\n\n!video [x](https://x)', { fault: 'VIDEO', found: 'https://x', line: 8 }],
  ['# T\n\nA\n\n=> [a](/b) c\n=> ohne Link', { fault: 'TILE', found: 'ohne Link', line: 6 }],
  ['# T\n\nA\n\n> - eins', { fault: 'NOTICE', line: 5 }],
  ['# T\n\nA\n\n- eins\n\n  > zwei', { fault: 'LIST_ITEM', line: 5 }],
  ['# T\n\nA\n\nText ![x](drawn/a) Text', { fault: 'PICTURE_IN_TEXT', found: '![x](drawn/a)', line: 5 }],
  ['# T\n\nA\n\n+++ Frage\n', { fault: 'NO_ANSWER', found: 'Frage', line: 5 }],
])('says which line is wrong: %j', (source, wrongLine) => {
  let fault: unknown
  try {
    readPage('seite', source)
  } catch (error) {
    fault = error
  }
  expect(fault).toBeInstanceOf(ContentFault)
  expect(fault).toMatchObject({ wrongLine })
})
