import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished, test, vi } from 'vitest'

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
