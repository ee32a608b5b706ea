/** Who may cause a change of state. */
export const STATE_ACTORS = ['CUSTOMER', 'MERCHANT', 'ADMIN', 'PROVIDER', 'TIMER'] as const
export type StateActor = (typeof STATE_ACTORS)[number]

/** What changes its state: the order itself, its payment, or its financing. */
export const ORDER_SUBJECTS = ['ORDER', 'PAYMENT', 'FINANCING'] as const
export type OrderSubject = (typeof ORDER_SUBJECTS)[number]

/** From each state: the states that may follow, and who may bring them about. */
export type TransitionTable<State extends string> = Readonly<
  Record<State, Readonly<Partial<Record<State, readonly StateActor[]>>>>
>

/** Whether the table allows this step to this actor. */
export function canTransition<State extends string>(
  table: TransitionTable<State>,
  from: State,
  to: State,
  actor: StateActor,
): boolean {
  return table[from][to]?.includes(actor) ?? false
}
