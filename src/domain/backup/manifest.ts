import { z } from 'zod'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const size = z.int().min(0)
/** A list stored beside the manifest, and what is in it. */
const list = z.object({ count: size, bytes: size, sha256 })

/**
 * What a backup is made of. It is written last, so a backup without one was broken off and is none. Secrets are named with a fingerprint,
 * never with their value.
 */
export const BackupManifest = z.object({
  format: z.literal(1),
  id: z.string().regex(/^\d{8}t\d{6}z$/),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** PostgreSQL's number of the cluster: the same for a copy, another for every `initdb`. */
  system: z.string().regex(/^\d+$/),
  postgres: z.int(),
  /** First segment of the log that a restore needs. */
  firstSegment: z.string().regex(/^[0-9A-F]{24}$/),
  /** Name of the point in the log at which the rows were counted. */
  point: z.string(),
  pointAt: z.iso.datetime(),
  files: list,
  objects: list,
  /** Rows of each table at the point; undefined where the shop never paused for long enough to count them exactly. */
  counts: z.record(z.string(), size).optional(),
  secrets: z.array(z.object({ name: z.string(), fingerprint: z.string() })),
})
export type BackupManifest = z.output<typeof BackupManifest>

/** A file of the database: its bytes are those of its chunks, in this order. */
export const ClusterFile = z.object({ path: z.string(), bytes: size, chunks: z.array(sha256) })
export type ClusterFile = z.output<typeof ClusterFile>

export const ClusterFiles = z.object({ folders: z.array(z.string()), files: z.array(ClusterFile), label: z.string() })
export type ClusterFiles = z.output<typeof ClusterFiles>

export const ObjectEntry = z.object({ key: z.string(), bytes: size, sha256 })
export type ObjectEntry = z.output<typeof ObjectEntry>

/** 2026-11-23T11:45:00.123Z → 20261123t114500z */
export function backupId(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').toLowerCase()}z`
}
