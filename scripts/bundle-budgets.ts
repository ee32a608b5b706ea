import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

/** Maximum bytes, compressed with gzip, that a page loads before the first interaction. */
export const BUDGETS = { script: 130_000, html: 25_000, fonts: 60_000 } as const

/** The most visited pages, and the routes they consist of. */
const PAGES = {
  home: ['root', 'home.0'],
  list: ['root', 'cars', 'cars.0'],
  vehicle: ['root', 'vehicle.0'],
  accessories: ['root', 'accessories.0'],
  accessory: ['root', 'accessory.0'],
} as const satisfies Record<string, readonly string[]>

export interface Weight {
  readonly name: string
  readonly bytes: number
  readonly max: number
  /** The files, largest first. */
  readonly files: readonly (readonly [file: string, bytes: number])[]
}

interface Chunk {
  readonly module: string
  readonly imports: readonly string[]
}

/** Adds up the scripts of each page, including all chunks it preloads, and the fonts. The router's manifest is part of the page. */
export function weighBundles(clientFolder = 'build/client'): Weight[] {
  const assets = path.join(clientFolder, 'assets')
  const files = readdirSync(assets)
  const manifest = files.find((file) => /^manifest-.*\.js$/.test(file))
  if (!manifest) throw new Error(`No manifest in ${assets}: build first.`)
  const [, json = ''] = /=(\{.*\})/s.exec(readFileSync(path.join(assets, manifest), 'utf8')) ?? []
  const { entry, routes } = JSON.parse(json) as { entry: Chunk; routes: Record<string, Chunk> }
  const pages = Object.entries(PAGES).map(([name, ids]) => {
    const chunks = [entry, ...ids.map((id) => routeOf(routes, id))]
    const scripts = chunks.flatMap(({ module, imports }) => [module, ...imports])
    return weight(`${name}, scripts`, BUDGETS.script, [...new Set(scripts)], (file) =>
      packedBytes(path.join(clientFolder, file)),
    )
  })
  const fonts = files.filter((file) => file.endsWith('.woff2'))
  return [...pages, weight('fonts', BUDGETS.fonts, fonts, (file) => readFileSync(path.join(assets, file)).length)]
}

function routeOf(routes: Record<string, Chunk>, id: string): Chunk {
  const route = routes[id]
  if (!route) throw new Error(`There is no route ${id}.`)
  return route
}

function weight(name: string, max: number, files: readonly string[], bytesOf: (file: string) => number): Weight {
  const weighed = files.map((file) => [file, bytesOf(file)] as const).toSorted(([, a], [, b]) => b - a)
  return { name, max, files: weighed, bytes: weighed.reduce((sum, [, bytes]) => sum + bytes, 0) }
}

function packedBytes(file: string): number {
  return gzipSync(readFileSync(file)).length
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, bytes, max, files } of weighBundles()) {
    console.log(`${bytes > max ? '✗' : '✓'} ${name}: ${(bytes / 1000).toFixed(1)} of ${max / 1000} KB`)
    if (bytes <= max) continue
    process.exitCode = 1
    for (const [file, own] of files) console.log(`    ${(own / 1000).toFixed(1)} ${file}`)
  }
}
