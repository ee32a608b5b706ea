/** What keeps the former primary from being started again after a promotion. */
export interface FormerPrimary {
  /** It is marked as left, so that its own shop refuses to start. */
  readonly isClosed: boolean
  /** Whether the object store that both may use knows of the promotion; otherwise why it does not. */
  readonly store: 'NOTED' | 'NONE' | { readonly problem: string }
}

/** Says what keeps the former primary away, or that the operator has to. */
export function formerPrimaryText({ isClosed, store }: FormerPrimary): string {
  const problem =
    typeof store === 'object'
      ? [
          `The object store could not be told of the promotion (${store.problem}): npm run admin -- reopen-database here tells it once it answers.`,
        ]
      : []
  return [
    prevention(isClosed, store === 'NOTED'),
    ...problem,
    'As a standby it is copied anew into an empty folder.',
  ].join(' ')
}

function prevention(isClosed: boolean, isNoted: boolean): string {
  if (isClosed) return 'The former primary is closed: it takes no orders, and its shop refuses to start.'
  if (isNoted) return 'The former primary must not be started again, and refuses to with the same OBJECT_STORE_URL.'
  return 'The former primary must not be started again, and nothing here can prevent it: move its data folder away.'
}
