import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

const PREPARE = path.resolve(import.meta.dirname, 'prepare.mjs')

test.skipIf(process.platform === 'win32')(
  'stops the program when SIGTERM reaches npm alone',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-npm-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const stopped = path.join(folder, 'stopped')
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node start.mjs; true' } }))
    writeFileSync(
      path.join(folder, 'start.mjs'),
      `import { runInForeground } from ${JSON.stringify(PREPARE)}
    runInForeground(process.execPath, [${JSON.stringify(path.join(folder, 'program.mjs'))}])`,
    )
    writeFileSync(
      path.join(folder, 'program.mjs'),
      `import { writeFileSync } from 'node:fs'
    process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(stopped)}, ''); process.exit() })
    setTimeout(() => {}, 60_000)
    console.log('running')`,
    )
    const npm = spawn('npm', ['start', '--silent'], {
      ...{ cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
    })
    onTestFinished(() => {
      if (!existsSync(stopped)) process.kill(-npm.pid!, 'SIGKILL')
    })
    await once(npm.stdout, 'data')
    npm.kill('SIGTERM')
    await vi.waitUntil(() => existsSync(stopped), 30_000)
  },
  60_000,
)

describe.skipIf(process.platform === 'win32')('an install made by hand', () => {
  const [os, cpu] = [[process.platform], [process.arch]]
  const other = { optional: true, os: ['aix'], cpu }
  const LOCKED = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/tool': { version: '2.0.0', integrity: 'sha512-t', dev: true },
    'node_modules/own-binary': { version: '3.0.0', integrity: 'sha512-o', optional: true, os, cpu },
    'node_modules/other-binary': { version: '3.0.0', integrity: 'sha512-x', ...other },
    'node_modules/helper-of-other': { version: '3.0.0', integrity: 'sha512-h', optional: true },
  }
  const { 'node_modules/a': a, 'node_modules/tool': tool, 'node_modules/own-binary': ownBinary } = LOCKED
  const INSTALLED = { 'node_modules/a': a, 'node_modules/tool': tool, 'node_modules/own-binary': ownBinary }

  /** A project where npm's note says that this is installed; without a note where there is none. */
  function folderWith(installed: object | undefined): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-install-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const name of ['scripts', 'bin', 'node_modules']) mkdirSync(path.join(folder, name))
    copyFileSync(PREPARE, path.join(folder, 'scripts/prepare.mjs'))
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: LOCKED }))
    if (installed)
      writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
    for (const each of Object.keys(installed ?? {})) mkdirSync(path.join(folder, each))
    writeFileSync(path.join(folder, 'bin/npm'), '#!/bin/sh\necho "npm $1"\n', { mode: 0o755 })
    writeFileSync(
      path.join(folder, 'start.mjs'),
      `import { ensureInstalled } from './scripts/prepare.mjs'\nensureInstalled()`,
    )
    // Root may write everywhere, so file modes would not refuse it.
    writeFileSync(
      path.join(folder, 'no-writing.mjs'),
      `import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    fs.writeFileSync = () => { throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' }) }
    syncBuiltinESMExports()`,
    )
    return folder
  }

  function start(folder: string, ...options: string[]): { status: number | null; installs: number } {
    const environment = { ...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` }
    const { status, stdout } = spawnSync(process.execPath, [...options, 'start.mjs'], {
      ...{ cwd: folder, encoding: 'utf8', env: environment },
    })
    return { status, installs: stdout.split('npm ci').length - 1 }
  }

  /** How often a start and a second one call npm. */
  function installs(installed: object | undefined): number {
    const folder = folderWith(installed)
    return start(folder).installs + start(folder).installs
  }

  test('is enough', () => expect(installs(INSTALLED)).toBe(0))

  test('is enough for a user who may not write there', () =>
    expect(start(folderWith(INSTALLED), '--import=./no-writing.mjs')).toEqual({ status: 0, installs: 0 }))

  test('is made anew where npm has noted a package whose folder is away', () => {
    const folder = folderWith(INSTALLED)
    rmSync(path.join(folder, 'node_modules/own-binary'), { recursive: true })
    expect(start(folder).installs).toBe(1)
  })

  test('gets the link to our Node that npm 9 and 10 delete again', () => {
    const folder = folderWith(INSTALLED)
    const program = `node_modules/node-${process.platform}-${process.arch}/bin/node`
    mkdirSync(path.join(folder, path.dirname(program)), { recursive: true })
    symlinkSync(process.execPath, path.join(folder, program))
    writeFileSync(
      path.join(folder, 'start.mjs'),
      `import { pinnedNode } from './scripts/prepare.mjs'\nconsole.log(pinnedNode())`,
    )
    const { stdout } = spawnSync(process.execPath, ['start.mjs'], { cwd: folder, encoding: 'utf8' })
    const link = path.join(realpathSync(folder), 'node_modules/.bin/node')
    expect([stdout.trim(), realpathSync(link)]).toEqual([link, realpathSync(process.execPath)])
  })

  test('is not begun by a Node that is too old', () => {
    const folder = folderWith(undefined)
    writeFileSync(
      path.join(folder, 'old.mjs'),
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } })`,
    )
    expect(start(folder, '--import=./old.mjs')).toEqual({ status: 1, installs: 0 })
  })

  test.each([
    ['there is none', undefined],
    ['it left out the tools', { 'node_modules/a': a, 'node_modules/own-binary': ownBinary }],
    ['it left out what is for this machine', { 'node_modules/a': a, 'node_modules/tool': tool }],
    ['it is of another lock file', { ...INSTALLED, 'node_modules/a': { ...a, version: '1.0.1' } }],
    ['a package has other contents', { ...INSTALLED, 'node_modules/a': { ...a, integrity: 'sha512-b' } }],
    ['it has a package more', { ...INSTALLED, 'node_modules/z': a }],
  ])('is made anew, once, where %s', (_, installed) => expect(installs(installed)).toBe(1))
})
