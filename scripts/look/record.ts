import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { comparePictures } from './compare.ts'
import type { LookResult } from './report.ts'

/** Outside git, because pictures differ with the machine's fonts and with the day. */
export const LOOK_FOLDER = path.resolve(import.meta.dirname, '../../.data/look')

export const SHOTS = path.join(LOOK_FOLDER, 'shots')
const ACCEPTED = path.join(LOOK_FOLDER, 'accepted')
const MARKED = path.join(LOOK_FOLDER, 'marked')

/** Deletes the pictures of the last run; the accepted ones stay. */
export function beginRecord(): void {
  for (const folder of [SHOTS, MARKED]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
}

/** Stores a picture and compares it with the last accepted one of its name. */
export async function recordShot(name: string, picture: Buffer, overflow: number): Promise<LookResult> {
  writeFileSync(path.join(SHOTS, `${name}.png`), picture)
  const accepted = path.join(ACCEPTED, `${name}.png`)
  if (!existsSync(accepted)) return { name, kind: 'new', share: 1, overflow }
  const { pixels, share, marked } = await comparePictures(readFileSync(accepted), picture)
  if (pixels === 0) return { name, kind: 'same', share: 0, overflow }
  writeFileSync(path.join(MARKED, `${name}.png`), marked)
  return { name, kind: 'changed', share, overflow }
}

/** Accepts the pictures of the last run; accepted pictures of other screens stay. Throws where there are none. */
export function acceptShots(): void {
  if (!existsSync(SHOTS)) throw new Error('There are no pictures to accept: run `npm run look` first.')
  cpSync(SHOTS, ACCEPTED, { recursive: true })
}
