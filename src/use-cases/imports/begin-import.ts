import type { ReadHandle, Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { audited } from '../dealer-area/audited.ts'

interface ImportMerchant {
  readonly kind: 'found'
  readonly id: number
  readonly uuid: string
}

/** The merchant whose stock somebody may import. Refused as by `authorize`; an unknown one like somebody else's. */
export async function findImportMerchant(
  read: ReadHandle,
  actor: StaffActor,
  slug: string,
): Promise<ImportMerchant | Refused> {
  const row = await read.selectFrom('merchants').select(['id', 'uuid']).where('slug', '=', slug).executeTakeFirst()
  if (!row) return refused('FORBIDDEN')
  return authorize(actor, 'imports.run', row.id, new Date()) ?? { kind: 'found', ...row }
}

export interface NewImport {
  readonly merchantId: number
  readonly fileName: string
  readonly isDryRun: boolean
  readonly isPartial: boolean
  readonly allowRemoval: boolean
}

/** Records who imports a file; it is read by another process. Refused as by `authorize`. */
export function beginImport(writer: Writer, actor: StaffActor, { merchantId, ...after }: NewImport) {
  return audited(writer, actor, {
    entry: { operation: 'import-stock', subject: 'stock', after },
    allow: async () =>
      authorize(actor, 'imports.run', merchantId, new Date()) ?? ({ kind: 'allowed', merchantId } as const),
    change: async () => ({ kind: 'done' }) as const,
  })
}
