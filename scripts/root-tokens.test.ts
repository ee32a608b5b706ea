import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const TOKENS = 'src/design/tokens.css'

/** Names that the rules for the root set. */
function rootTokens(css: string): string[] {
  const rules = css.matchAll(/(?:^|[\s,}]):root[^{}]*\{([^}]*)\}/g)
  return [...rules].flatMap(([, body = '']) => body.match(/--[\w-]+(?=:)/g) ?? [])
}

// They stand there in no layer, so that a rule of a layer for the same element never wins over them.
it('only the sheet of tokens sets tokens on the root', () => {
  const tokens = new Set(rootTokens(readFileSync(TOKENS, 'utf8')))
  expect(tokens.size).toBeGreaterThan(50)
  const others = globSync('src/**/*.css').filter((path) => path.replaceAll('\\', '/') !== TOKENS)
  const set = others.map((path) => ({
    path,
    names: rootTokens(readFileSync(path, 'utf8')).filter((name) => tokens.has(name)),
  }))
  expect(set.filter(({ names }) => names.length > 0)).toEqual([])
})
