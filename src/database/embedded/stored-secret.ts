import { randomBytes, randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { StartRefusal } from '#domain/start-refusal.ts'

const MIN_CHARACTERS = 32

/**
 * The secret in a file, generated the first time and readable by its owner only. It is written beside its place and moved there whole,
 * so that neither a kill nor a full disk leaves half a secret. Of two processes that start at once, the first decides. Refuses
 * (StartRefusal) a file that holds less than a secret: signing with an empty one would let anybody sign.
 */
export function storedSecret(file: string): string {
  const secret = readIfThere(file) ?? create(file)
  if (secret.length >= MIN_CHARACTERS) return secret
  throw new StartRefusal(
    `The secret in ${file} is damaged: restore it from a backup. Deleting it makes a new one, and what was signed or encrypted by the old one is lost.`,
  )
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function create(file: string): string {
  const draft = `${file}.${randomUUID()}`
  try {
    const handle = openSync(draft, 'wx', 0o600)
    writeSync(handle, randomBytes(32).toString('base64url'))
    fsyncSync(handle)
    closeSync(handle)
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
