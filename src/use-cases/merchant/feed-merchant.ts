import type { ReadHandle } from '#database/handles.ts'

interface FeedMerchantRow {
  readonly id: number
  readonly uuid: string
  readonly slug: string
  readonly vatCodeOne: 'MARGIN' | 'REGULAR'
  readonly keepPictures: boolean
  readonly feedKeyHash: string | null
}

/** The merchant of a feed and how its files are read; by slug or UUID. */
export async function findFeedMerchant(read: ReadHandle, slugOrUuid: string): Promise<FeedMerchantRow | undefined> {
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(slugOrUuid)
  return read
    .selectFrom('merchants')
    .select([
      'id',
      'uuid',
      'slug',
      'vat_code_one as vatCodeOne',
      'keep_pictures as keepPictures',
      'feed_key_hash as feedKeyHash',
    ])
    .where(isUuid ? 'uuid' : 'slug', '=', isUuid ? slugOrUuid.toLowerCase() : slugOrUuid)
    .executeTakeFirst()
}
