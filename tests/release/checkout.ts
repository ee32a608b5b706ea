import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What the tests of a release read. */
const PATHS = ['src', 'messages', 'content', 'tests/support', 'package.json']
/** Programs that make files which no commit has; earlier releases do not have them all. */
const MAKERS = ['src/services/places/build.ts']

/** Whether this clone has a commit: one that was cut off at a depth has only the latest ones, and an unpacked archive none. */
export function hasCommit(commit: string): boolean {
  return spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`]).status === 0
}

/** The sources of a commit in a folder of their own, with the packages that are installed here; `remove` deletes it. */
export function checkOut(commit: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-release-'))
  const archive = execFileSync('git', ['archive', '--format=tar', commit, ...PATHS], { maxBuffer: 2 ** 28 })
  execFileSync('tar', ['x', '-C', folder], { input: archive })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction')
  for (const program of MAKERS)
    if (existsSync(path.join(folder, program))) execFileSync(process.execPath, [program], { cwd: folder })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
