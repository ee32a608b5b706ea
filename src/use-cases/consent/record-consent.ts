import { randomUUID } from 'node:crypto'
import type { Writer } from '#database/handles.ts'
import { CONSENT_REVISION, type ConsentPurpose } from '#domain/consent/consent.ts'
import type { Locale } from '#domain/locale.ts'

interface Decision {
  /** Null: the main site. */
  readonly brandSlug: string | null
  readonly locale: Locale
  /** What the shop offered; a consent to anything else does not count. */
  readonly offered: readonly ConsentPurpose[]
  readonly granted: readonly ConsentPurpose[]
  /** Of the decision this one changes. */
  readonly id?: string | undefined
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Writes a decision about cookies down, as the proof that it was made. Withdrawing is a decision, too. */
export async function recordConsent(
  writer: Writer,
  { brandSlug, locale, offered, granted, id: former = '' }: Decision,
): Promise<{ readonly id: string; readonly granted: readonly ConsentPurpose[] }> {
  const id = UUID.test(former) ? former : randomUUID()
  const counted = offered.filter((purpose) => granted.includes(purpose))
  await writer.transaction((handle) =>
    handle
      .insertInto('cookie_consents')
      .values({
        ...{ id, locale, brand_slug: brandSlug, revision: CONSENT_REVISION },
        ...{ offered: [...offered], granted: counted },
      })
      .execute(),
  )
  return { id, granted: counted }
}
