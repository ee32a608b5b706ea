import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { BackupManifest } from '#domain/backup/manifest.ts'

const time = z.iso.datetime()
const STATES = {
  backup: z.object({ id: z.string(), at: time, seconds: z.number(), bytes: z.number() }),
  'restore-test': z.object({
    at: time,
    seconds: z.number(),
    backup: z.string(),
    problems: z.array(z.string()),
    passedAt: time.optional(),
  }),
  log: z.object({ at: time, waiting: z.number(), lost: z.number(), problem: z.string().optional() }),
} as const
type States = typeof STATES

/** The results of the latest backup, restore test and archiving. They are files, because they have to outlive the database. */
export async function readState<Name extends keyof States>(
  dataFolder: string,
  name: Name,
): Promise<z.output<States[Name]> | undefined> {
  const text = await readFile(fileOf(dataFolder, name), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  return STATES[name].safeParse(JSON.parse(text)).data as z.output<States[Name]> | undefined
}

export async function writeState<Name extends keyof States>(
  dataFolder: string,
  name: Name,
  state: z.input<States[Name]>,
): Promise<void> {
  const file = fileOf(dataFolder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(`${file}.${process.pid}`, JSON.stringify(state))
  await rename(`${file}.${process.pid}`, file)
}

export function noteBackup(
  dataFolder: string,
  { id, startedAt, finishedAt, files, objects }: BackupManifest,
): Promise<void> {
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000
  return writeState(dataFolder, 'backup', { id, at: finishedAt, seconds, bytes: files.bytes + objects.bytes })
}

function fileOf(dataFolder: string, name: string): string {
  return path.join(dataFolder, 'backup-state', `${name}.json`)
}
