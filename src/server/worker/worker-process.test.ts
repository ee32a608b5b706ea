import { fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { useTestDatabase } from '../../../tests/support/test-database.ts'

const test = useTestDatabase()

it.each([0, 1_500])(
  'a worker ends with the shop that started it, even %i ms after its start',
  async (after) => {
    const child = fork(new URL('../main.ts', import.meta.url), {
      env: { ...process.env, PROCESSES: 'worker', DATABASE_URL: test.url, DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await new Promise((resolve) => setTimeout(resolve, after))
    child.disconnect() // what a killed parent leaves behind
    expect(await ended).toBe(0)
  },
  20_000,
)
