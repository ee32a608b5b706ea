import type { ConsentPurpose } from '../consent/consent.ts'

/** Far more than one page causes before its visitor decides. */
const MAX_WAITING = 50

export interface EventQueue<Event> {
  /** Sends the event, or lets it wait for the consent to its purpose. */
  push(purpose: ConsentPurpose, event: Event): void
  /** The visitor has decided, or changed the decision: what waited for these purposes is sent, what was refused is dropped. */
  decide(granted: readonly ConsentPurpose[]): void
}

/** Events wait until the visitor has agreed to their purpose; nothing is stored on the device meanwhile. */
export function createEventQueue<Event>(send: (purpose: ConsentPurpose, event: Event) => void): EventQueue<Event> {
  let granted: readonly ConsentPurpose[] | undefined
  let waiting: { readonly purpose: ConsentPurpose; readonly event: Event }[] = []
  return {
    push(purpose, event) {
      if (granted?.includes(purpose)) send(purpose, event)
      else if (!granted && waiting.length < MAX_WAITING) waiting.push({ purpose, event })
    },
    decide(purposes) {
      granted = purposes
      const decided = waiting
      waiting = []
      for (const { purpose, event } of decided) if (purposes.includes(purpose)) send(purpose, event)
    },
  }
}
