import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

interface Sheet {
  readonly used: Set<string>
  /** A component chooses one of its classes by a value (`css[tone]`), so that not every class is named. */
  hasChosenClasses: boolean
}

const isSource = (path: string) => !path.includes('generated')
const components = globSync('src/**/*.{ts,tsx}')
  .map((path) => path.replaceAll('\\', '/'))
  .filter(isSource)
const sheets = new Map(globSync('src/**/*.module.css').map((path) => [path.replaceAll('\\', '/'), newSheet()]))

for (const component of components) {
  const text = readFileSync(component, 'utf8')
  for (const [, name = '', path = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const sheet =
      sheets.get(path.replace(/^#/, 'src/')) ?? sheets.get(join(dirname(component), path).replaceAll('\\', '/'))
    if (!sheet) throw new Error(`${component} imports ${path}, which does not exist`)
    for (const [, used = ''] of text.matchAll(new RegExp(`(?<![\\w/-])${name}\\.(\\w+)`, 'g'))) sheet.used.add(used)
    sheet.hasChosenClasses ||= text.includes(`${name}[`)
  }
}

/** Classes that a style sheet defines. */
function definedClasses(path: string): Set<string> {
  const rules = readFileSync(path, 'utf8').replace(/\/\*.*?\*\/|:global\(.*?\)/gs, '')
  return new Set([...rules.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/gi)].map(([, name = '']) => name))
}

function newSheet(): Sheet {
  return { used: new Set(), hasChosenClasses: false }
}

it.each([...sheets])(
  '%s defines the classes that components use, and no others',
  (path, { used, hasChosenClasses }) => {
    const defined = definedClasses(path)
    expect([...used].filter((name) => !defined.has(name))).toEqual([])
    if (!hasChosenClasses) expect([...defined].filter((name) => !used.has(name))).toEqual([])
  },
)
