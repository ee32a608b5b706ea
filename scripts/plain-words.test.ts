import { expect, it } from 'vitest'
import { MAX_COMMENT_LINE, wordProblems } from './plain-words.ts'

const problems = (text: string) => wordProblems({ path: 'src/a.ts', text })

it.each([
  'const MOST_LINES = 5',
  'if (letsGo(order))',
  'interface Trier {}',
  'await tellOfPriceDrops()',
  '// see keptAs',
  'interface Asked {',
  'read(asked: Args)',
  'line(most: number)',
  'const kind = "CORRECTION"',
  'yield* stretches(length, work)',
  'const LARGEST_CODE = 5',
  'const keptRows = rows',
  'if (isUndone) return',
  '.held b {',
  'const text = `x` + told',
])('names the word to use instead: %s', (line) =>
  expect(problems(`\n${line}`)).toEqual([expect.stringMatching(/^src\/a\.ts:2: \w+: use \w/)]),
)

it.each(['const MAX_LINES = 5', 'almost()', 'mostly', '// at most: five', 'Trierer Straße', 'de: Korrektur'])(
  'accepts %s',
  (line) => expect(problems(line)).toEqual([]),
)

it.each([
  "text('is kept')",
  '// most of them',
  ' * it is kept',
  "where('held_until', '>', now)",
  'held_until: now',
  'f(/unread=a/)',
])('leaves texts, comments and stored names alone: %s', (line) => expect(problems(line)).toEqual([]))

it('reads the names of files, too', () =>
  expect(wordProblems({ path: 'src/kept-form.ts', text: '' })).toEqual([
    'src/kept-form.ts: kept: use stored, remaining',
  ]))

it('limits the length of comment lines only', () => {
  const long = 'x'.repeat(MAX_COMMENT_LINE)
  for (const comment of [`/** ${long} */`, ` * ${long}`, `  // ${long}`, `f() // ${long}`])
    expect(problems(comment)).toEqual([`src/a.ts:1: a comment of more than ${MAX_COMMENT_LINE} characters`])
  expect(problems(`const text = '${long} // ${long}'`)).toEqual([])
})
