import type { Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { type RequestAccess, sideOf } from './request.ts'
import { writeMessage } from './write-message.ts'

/** Writes a message for the side that the access opens. Refused as by `writeMessage`; NOT_FOUND for strangers. */
export async function writeFromSide(
  writer: Writer,
  access: RequestAccess,
  { requestId, text }: { readonly requestId: number; readonly text: string },
): Promise<{ readonly kind: 'done' } | Refused> {
  return writer.transaction(async (handle) => {
    const author = await sideOf(handle, requestId, access)
    return author ? writeMessage(handle, { requestId, author, text }) : refused('NOT_FOUND')
  })
}
