import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { incomingFolder, sweepUploads } from './incoming.ts'

it('deletes abandoned uploads, and none that may still wait or be imported', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'incoming-'))
  await sweepUploads({ dataFolder }) // there is no folder yet
  const folder = incomingFolder({ dataFolder })
  await mkdir(folder)
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  for (const [name, minutes] of [
    ['abandoned', 24 * 60 + 1],
    ['waiting', 3 * 60],
    ['receiving', 0],
  ] as const) {
    await writeFile(path.join(folder, name), 'x')
    await utimes(path.join(folder, name), minutesAgo(minutes), minutesAgo(minutes))
  }
  await sweepUploads({ dataFolder })
  expect((await readdir(folder)).sort()).toEqual(['receiving', 'waiting'])
  await rm(dataFolder, { recursive: true })
})
