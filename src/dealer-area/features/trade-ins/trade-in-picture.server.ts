import { TradeInPictureDocument } from '../../generated/graphql.ts'
import { fileResponse } from '../../file-response.server.ts'
import { query } from '../../gateway.server.ts'
import type { PageArgs } from '../../request.server.ts'

export async function loadPicture({ params: { requestId: request = '', key = '' }, context }: PageArgs) {
  const { tradeInPicture } = await query(context, TradeInPictureDocument, { request, key })
  return fileResponse(tradeInPicture, 'inline')
}
