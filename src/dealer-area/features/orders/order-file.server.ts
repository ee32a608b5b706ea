import { OrderFileDocument } from '../../generated/graphql.ts'
import { fileResponse } from '../../file-response.server.ts'
import { query } from '../../gateway.server.ts'
import type { PageArgs } from '../../request.server.ts'

/** A document of an order as a download that no browser opens within the shop. */
export async function loadOrderFile({ params: { orderId: id = '', key = '' }, context }: PageArgs) {
  const { orderFile } = await query(context, OrderFileDocument, { id, key })
  return fileResponse(orderFile, 'attachment')
}
