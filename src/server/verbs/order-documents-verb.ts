import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { documentOf } from '#documents/order-documents.ts'
import { renderPdf } from '#documents/render-pdf.ts'
import { documentFile, ORDER_DOCUMENTS } from '#domain/order/order-documents.ts'
import { parseOrderNumber } from '#domain/order/order-number.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { readAnyOrder } from '#use-cases/order/orders.ts'
import { documentMark, type MarkDeps } from '../document-mark.ts'
import type { OrderVerb } from './order-verbs.ts'
import { orderDocument } from '#use-cases/order/order-document.ts'

/** Writes the existing documents of an order into files, for the dealer's books. */
export function orderDocumentsVerb(objectStore: () => MarkDeps['objects']): OrderVerb {
  return {
    usage:
      'order-documents <order> [folder]: writes its documents (PDF and XML) into the folder, by default the current one',
    async run({ database: { read } }, [number = '', folder = '.']) {
      const orderId = parseOrderNumber(number)
      const order = orderId === undefined ? undefined : await readAnyOrder(read, orderId)
      if (!order) throw new StartRefusal(`There is no order ${number}.`)
      const mark = await documentMark({ read, objects: objectStore() }, order.merchant.id)
      await mkdir(folder, { recursive: true })
      const files: string[] = []
      for (const kind of ORDER_DOCUMENTS) {
        const document = documentOf(kind, orderDocument(order, kind))
        if (!document) continue
        const file = path.join(folder, `${number}-${documentFile(kind, 'de')}`)
        await writeFile(file, 'layout' in document ? await renderPdf(document.layout, { mark }) : document.xml)
        files.push(file)
      }
      return files.join('\n')
    },
  }
}
