import type { WriteHandle } from '#database/handles.ts'
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
  await mailEveryOwner(handle, site, merchantId, (names) => ({ kind: 'staff-changed', ...names, ...change }))
}

/** Mails every owner of a merchant something of their own. */
export async function mailEveryOwner(
  handle: WriteHandle,
  site: StaffSite,
  merchantId: number,
  contentFor: (names: { readonly name: string; readonly merchant: string }) => StaffMailContent,
): Promise<void> {
  const owners = await handle
    .selectFrom('staff as s')
    .innerJoin('staff_roles as r', 'r.staff_id', 's.id')
    .innerJoin('merchants as m', 'm.id', 'r.merchant_id')
    .select(['s.email', 's.locale', 's.name', 'm.name as merchant'])
    .where('r.merchant_id', '=', merchantId)
    .where('r.role', '=', 'OWNER')
    .where('s.state', '!=', 'ENDED')
    .orderBy('s.id')
    .execute()
  for (const { name, merchant, ...owner } of owners)
    await mailStaff(handle, site, owner, contentFor({ name, merchant }))
}
