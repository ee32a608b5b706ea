import type { SelectHandle, WriteHandle } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { Locale } from '#domain/locale.ts'
import type { StaffChange, StaffMailContent, StaffNews } from '#domain/staff/staff-mails.ts'
import type { StaffRole } from '#domain/staff/roles.ts'

/** The main site, where the dealer area is; mails have the language of their reader. */
export interface StaffSite {
  readonly origin: string
}

/** Mails a member of staff, in their language. */
export async function mailStaff(
  handle: WriteHandle,
  { origin }: StaffSite,
  { email, locale }: { readonly email: string; readonly locale: Locale },
  content: StaffMailContent,
): Promise<void> {
  await requestMail(handle, { origin, brandSlug: null, locale }, email, content)
}

/** Mails somebody what happened to their account. */
export async function mailNews(
  handle: WriteHandle,
  site: StaffSite,
  staff: { readonly email: string; readonly locale: Locale; readonly name: string },
  news: StaffNews,
): Promise<void> {
  await mailStaff(handle, site, staff, { kind: 'staff-news', name: staff.name, news })
}

/** Mails every owner of a merchant what changed in its staff. */
export async function mailOwners(
  handle: WriteHandle,
  site: StaffSite,
  merchantId: number,
  change: {
    readonly change: StaffChange
    readonly member: string
    readonly roles: readonly StaffRole[]
    readonly by: string
  },
): Promise<void> {
  for (const { name, merchant, ...owner } of await readOwners(handle, merchantId))
    await mailStaff(handle, site, owner, { kind: 'staff-changed', name, merchant, ...change })
}

/** The owners of a merchant, with its name. */
export function readOwners(handle: SelectHandle, merchantId: number) {
  return handle
    .selectFrom('staff as s')
    .innerJoin('staff_roles as r', 'r.staff_id', 's.id')
    .innerJoin('merchants as m', 'm.id', 'r.merchant_id')
    .select(['s.email', 's.locale', 's.name', 'm.name as merchant'])
    .where('r.merchant_id', '=', merchantId)
    .where('r.role', '=', 'OWNER')
    .where('s.state', '!=', 'ENDED')
    .orderBy('s.id')
    .execute()
}
