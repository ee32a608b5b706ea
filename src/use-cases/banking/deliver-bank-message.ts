import type { BankEvent } from '#services/banking/port.ts'

interface DeliveryDeps {
  /** Counts one more attempt; undefined where there is no such message. */
  readonly take: (
    messageId: string,
  ) => Promise<
    | { readonly event: BankEvent; readonly origin: string; readonly attempts: number; readonly failsFirst: boolean }
    | undefined
  >
  /** Signs and posts a message to the shop at this origin; returns the status of its answer. */
  readonly post: (event: BankEvent, origin: string) => Promise<number>
}

/** Tells the shop what the embedded bank has decided. Throws where the shop did not take it: the queue tries again, later each time. */
export async function deliverBankMessage(
  { take, post }: DeliveryDeps,
  { messageId }: { readonly messageId: string },
): Promise<void> {
  const taken = await take(messageId)
  if (!taken) return
  const { event, origin, attempts, failsFirst } = taken
  if (failsFirst && attempts === 1) throw new Error('The first attempt was made to fail')
  const status = await post(event, origin)
  if (status !== 200) throw new Error(`The shop answered ${status}`)
}
