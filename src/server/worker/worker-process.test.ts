import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { createLog } from '../log.ts'
import { keepWorkerRunning } from './worker-process.ts'

const test = useTestDatabase()

it.each([0, 1_500])('a worker ends with the shop that started it, even %i ms after its start', async (after) => {
  const child = fork(new URL('../main.ts', import.meta.url), {
    env: { ...process.env, PROCESSES: 'worker', DATABASE_URL: test.url, DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await new Promise((resolve) => setTimeout(resolve, after))
  child.disconnect() // what a killed parent leaves behind
  expect(await ended).toBe(0)
})

const folder = mkdtempSync(path.join(tmpdir(), 'fahrwerk-worker-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Keeps a small program running that notes its process id, then does as `rest` says. */
function keepRunning(
  name: string,
  rest: string,
  { youngMs, isDatabaseUp }: { youngMs: number; isDatabaseUp: boolean },
) {
  const [program, ids] = [path.join(folder, `${name}.mjs`), path.join(folder, `${name}.ids`)]
  writeFileSync(
    program,
    `import { appendFileSync } from 'node:fs'; appendFileSync('${ids}', process.pid + ' '); ${rest}`,
  )
  const lost: Error[] = []
  const children: ChildProcess[] = []
  const worker = keepWorkerRunning(
    {
      databaseUrl: test.url,
      log: createLog('silent'),
      isDatabaseUp: () => Promise.resolve(isDatabaseUp),
      onLost: (error) => lost.push(error),
    },
    { firstPauseMs: 5, maxPauseMs: 10, youngMs, maxFailures: 3 },
    (env) => {
      const child = fork(program, { env, execArgv: [] })
      children.push(child)
      return child
    },
  )
  const started = () => (existsSync(ids) ? readFileSync(ids, 'utf8').trim().split(' ').map(Number) : [])
  return { worker, lost, started, children }
}

it('a killed worker is started anew, and ends with the shop', async () => {
  const { worker, lost, started } = keepRunning('lasting', 'setInterval(() => {}, 1_000)', {
    youngMs: 1,
    isDatabaseUp: true,
  })
  for (const lives of [1, 2, 3, 4, 5]) {
    await expect.poll(() => started().length).toBe(lives)
    if (lives < 5) process.kill(lastOf(started()), 'SIGKILL')
  }
  await worker.stop()
  expect(() => process.kill(lastOf(started()), 0)).toThrow('ESRCH')
  expect(lost).toEqual([])
})

it('a worker that cannot live is given up with a sentence, unless the database is away', async () => {
  const broken = keepRunning('broken', 'process.exit(1)', { youngMs: 30_000, isDatabaseUp: true })
  await expect
    .poll(() => broken.lost.map(({ message }) => message))
    .toEqual(['The worker ended 3 times in a row; the log says why.'])
  expect(broken.started()).toHaveLength(3)
  const waiting = keepRunning('waiting', 'process.exit(1)', { youngMs: 30_000, isDatabaseUp: false })
  await expect.poll(() => waiting.started().length).toBeGreaterThan(5)
  await waiting.worker.stop()
  expect(waiting.lost).toEqual([])
})

it('a living worker that reports an error goes on and is no second one', async () => {
  const { worker, started, children } = keepRunning('reporting', 'setInterval(() => {}, 1_000)', {
    youngMs: 30_000,
    isDatabaseUp: true,
  })
  await expect.poll(() => started().length).toBe(1)
  children[0]!.emit('error', new Error('a message that could not be sent'))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(started()).toHaveLength(1)
  await worker.stop()
  expect(() => process.kill(lastOf(started()), 0)).toThrow('ESRCH')
})

function lastOf(ids: readonly number[]): number {
  const last = ids.at(-1)
  if (last === undefined) throw new Error('no process was started')
  return last
}
