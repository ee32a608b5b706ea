import type { ReadHandle, Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor, StaffActor } from '#domain/staff/staff-actor.ts'
import { audited } from './audited.ts'
import { fingerprintOf } from './fingerprint.ts'

/** An answer that is written again and again; `{name}`, `{vehicle}` and `{me}` stand for customer, car and whoever answers. */
export interface ReplyTemplate {
  readonly id: number
  readonly name: string
  readonly text: string
}

/** By name. Refused as by `authorize`. */
export async function readReplyTemplates(
  read: ReadHandle,
  actor: DealerAreaActor,
  merchantId: number,
): Promise<{ readonly kind: 'found'; readonly templates: readonly ReplyTemplate[] } | Refused> {
  const refusal = authorize(actor, 'requests.read', merchantId, new Date())
  return refusal ?? { kind: 'found', templates: await readTemplatesOf(read, merchantId) }
}

export function readTemplatesOf(read: ReadHandle, merchantId: number): Promise<ReplyTemplate[]> {
  return read
    .selectFrom('reply_templates')
    .select(['id', 'name', 'text'])
    .where('merchant_id', '=', merchantId)
    .orderBy('name')
    .execute()
}

/** What the form of a template shows. */
export function templateFingerprint({ name, text }: Pick<ReplyTemplate, 'name' | 'text'>): string {
  return fingerprintOf({ name, text })
}

const MAX_TEMPLATES = 50

interface TemplateChange {
  readonly merchantId: number
  /** Null: a new one. */
  readonly id: number | null
  readonly name: string
  readonly text: string
  /** Of what the form showed; a new template has none. */
  readonly fingerprint: string | null
}

/**
 * Adds a template, or changes one. Refused as by `authorize`; NOT_FOUND; CHANGED where the form showed something else; CONFLICT where the
 * name is taken; LIMIT_REACHED.
 */
export function saveReplyTemplate(
  writer: Writer,
  actor: StaffActor,
  { merchantId, id, name, text, fingerprint }: TemplateChange,
): Promise<{ readonly kind: 'done' } | Refused> {
  return audited(writer, actor, {
    allow: async () => allowed(actor, merchantId),
    // A name may be a number, and look like another merchant's id.
    entry: {
      operation: 'save-template',
      subject: id === null ? `new template ${name}` : `template ${id}`,
      after: { name, text },
    },
    change: async (handle) => {
      const others = await handle
        .selectFrom('reply_templates')
        .select(['id', 'name', 'text'])
        .where('merchant_id', '=', merchantId)
        .forUpdate()
        .execute()
      const edited = others.find((other) => other.id === id)
      if (id !== null && !edited) return refused('NOT_FOUND')
      if (edited && templateFingerprint(edited) !== fingerprint) return refused('CHANGED')
      if (others.some((other) => other.name === name && other.id !== id)) return refused('CONFLICT')
      if (id === null) {
        if (others.length >= MAX_TEMPLATES) return refused('LIMIT_REACHED')
        await handle.insertInto('reply_templates').values({ merchant_id: merchantId, name, text }).execute()
        return { kind: 'done' } as const
      }
      await handle.updateTable('reply_templates').set({ name, text }).where('id', '=', id).execute()
      return { kind: 'done' } as const
    },
  })
}

/** Refused as by `authorize`; NOT_FOUND. */
export function removeReplyTemplate(
  writer: Writer,
  actor: StaffActor,
  { merchantId, id }: Pick<TemplateChange, 'merchantId'> & { readonly id: number },
): Promise<{ readonly kind: 'done' } | Refused> {
  return audited(writer, actor, {
    allow: async () => allowed(actor, merchantId),
    entry: { operation: 'remove-template', subject: `template ${id}` },
    change: async (handle) => {
      const removed = await handle
        .deleteFrom('reply_templates')
        .where('merchant_id', '=', merchantId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      return removed ? ({ kind: 'done' } as const) : refused('NOT_FOUND')
    },
  })
}

function allowed(actor: StaffActor, merchantId: number) {
  return authorize(actor, 'requests.answer', merchantId, new Date()) ?? ({ kind: 'allowed', merchantId } as const)
}
