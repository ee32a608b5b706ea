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

describe('docs/security.md', () => {
  const rows = [
    ...readFileSync('docs/security.md', 'utf8').matchAll(
      /^\| ([\d., ]+) \| .* \| (yes|part|gap|operator|no use) \| ?(.*?) ?\|$/gm,
    ),
  ]

  it('shows by a test each group that it calls done', () => {
    const isShown = (shown: string) =>
      [...shown.matchAll(/`([\w./-]+\.test\.ts)`/g)].some(([, name]) => existsSync(name!))
    const done = rows.filter(([, , state]) => state === 'yes')
    expect(done.length).toBeGreaterThan(40)
    expect(done.filter(([, , , shown]) => !isShown(shown!)).map(([, group]) => group)).toEqual([])
  })

  it('has every group of the standard once', () => {
    const groups = rows.flatMap(([, group]) => group!.split(', '))
    expect(new Set(groups).size).toBe(groups.length)
    const chapters = new Set(groups.map((group) => group.split('.')[0]))
    expect([...chapters]).toEqual(Array.from({ length: 17 }, (_, index) => String(index + 1)))
  })
})
