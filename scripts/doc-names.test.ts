import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDERS = 'src,messages,content,docs,scripts,tests,bench,deploy'
const tree = globSync(`{${FOLDERS}}/**`).map((path) => path.replaceAll('\\', '/'))

/** `src/…/cart.ts`, `cart.ts`, `worker/`: names of files and folders; not `/healthz`, `.data/`, `@package/name`, `<page>.ts` or `*.ts`. */
const FILE_NAME = /`([a-z][\w.-]*(?:\/[\w.-]+)*(?:\/|\.(?:ts|tsx|mjs|css|md|graphql|json|svg|woff2|ttf|sql)))`/gi
const PATH = /`([a-z][\w-]*(?:\/[\w-]+)+)`/gi

/** Names in the documents that need not be files or folders of ours. */
const NOT_OURS = new Set(['hono/cookie', 'bench/next', 'bench/lighthouse'])

const exists = (name: string, document: string) =>
  [dirname(document), 'src', '.'].some((folder) => existsSync(join(folder, name))) ||
  tree.some((path) => path.endsWith(`/${name}`) || path.endsWith(`/${name}.ts`))

const documents = globSync(['README.md', 'CONTRIBUTING.md', 'docs/**/*.md', 'src/**/README.md'])

it.each(documents)('names only files and folders that exist: %s', (document) => {
  const text = readFileSync(document, 'utf8')
  const names = [FILE_NAME, PATH].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name))
  const unknown = names.filter((name) => !NOT_OURS.has(name) && !exists(name.replace(/\/$/, ''), document))
  expect(unknown).toEqual([])
})

/** Groups of each chapter, 1 to 17, in the contents of OWASP's Application Security Verification Standard 5.0.0. */
const ASVS_GROUPS = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3]

describe('docs/security.md', () => {
  const lines = readFileSync('docs/security.md', 'utf8').split('\n')
  const numbered = lines.filter((line) => /^\| *\d/.test(line))
  const rows = numbered.flatMap((line) => [
    ...line.matchAll(/^\| ([\d., ]+) \| .* \| (yes|part|gap|operator|no use) \| ?(.*?) ?\|$/g),
  ])

  it('has a state in each row', () => expect(rows.map(([line]) => line)).toEqual(numbered))

  it('shows by a test each group that it calls done', () => {
    const isShown = (shown: string) =>
      [...shown.matchAll(/`([\w./-]+\.test\.ts)`/g)].some(([, name]) => existsSync(name!))
    const done = rows.filter(([, , state]) => state === 'yes')
    expect(done.length).toBeGreaterThan(40)
    expect(done.filter(([, , , shown]) => !isShown(shown!)).map(([, group]) => group)).toEqual([])
  })

  it('has every group of the standard once', () => {
    const all = ASVS_GROUPS.flatMap((count, chapter) =>
      Array.from({ length: count }, (_, index) => `${chapter + 1}.${index + 1}`),
    )
    // A chapter that stands alone is all of its groups.
    const named = rows
      .flatMap(([, group]) => group!.split(', '))
      .flatMap((name) => (name.includes('.') ? name : all.filter((group) => group.startsWith(`${name}.`))))
    expect([all.length, named]).toEqual([80, all])
  })
})
