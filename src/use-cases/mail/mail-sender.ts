import type { ReadHandle } from '#database/handles.ts'
import type { Brand } from '#domain/brand.ts'
import { dealerAddressLine } from '#domain/dealer-address.ts'

/** Who sends the mails of a site, in one line each: the dealer whose storefront it is, otherwise the operator. */
export async function readMailSender(
  read: ReadHandle,
  { merchantUuids }: Pick<Brand, 'merchantUuids'>,
  operator: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const [uuid, ...others] = merchantUuids
  const merchant =
    uuid === undefined || others.length > 0
      ? undefined
      : await read
          .selectFrom('merchants')
          .select(['name', 'street', 'zip', 'city', 'register_entry as registerEntry'])
          .where('uuid', '=', uuid)
          .executeTakeFirst()
  if (!merchant) return operator()
  const { name, registerEntry } = merchant
  return [`${name}, ${dealerAddressLine(merchant)}`, ...(registerEntry ? [registerEntry] : [])]
}
