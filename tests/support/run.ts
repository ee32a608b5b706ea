import type { GatewayContext } from '#gateway/context.ts'
import { runInProcess } from '#gateway/execute.ts'

/** Runs an operation: its data, and what its refusals say. A fault fails the test. */
export async function run(document: string, variables: object, context: GatewayContext) {
  const answer = await runInProcess(document, { ...variables }, context, (fault) => {
    throw fault
  })
  const errors = answer.errors?.map(({ extensions }) => extensions ?? {}) ?? []
  return { data: answer.data as Record<string, unknown>, errors, codes: errors.map(({ code }) => code) }
}
