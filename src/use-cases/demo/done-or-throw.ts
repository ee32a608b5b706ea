/** What a use case of the demo has done. The demo asks for nothing that may be refused, so a refusal is a fault. */
export function doneOrThrow<Outcome extends { readonly kind: string }>(
  outcome: Outcome,
): Extract<Outcome, { readonly kind: 'done' }> {
  if (isDone(outcome)) return outcome
  throw new Error(`The demo was refused: ${JSON.stringify(outcome)}`)
}

function isDone<Outcome extends { readonly kind: string }>(
  outcome: Outcome,
): outcome is Extract<Outcome, { readonly kind: 'done' }> {
  return outcome.kind === 'done'
}
