import { StartRefusal } from '#domain/start-refusal.ts'
import { StoreFault } from '#services/object-store/port.ts'

/** Runs a command-line program: its result is the exit code, and an error the operator can mend is one sentence instead of a stack. */
export async function runProgram(program: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await program()
  } catch (error) {
    if (!(error instanceof StartRefusal || error instanceof StoreFault)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** The sentence with which a check refuses; undefined where it does not. Throws any other error of it. */
export async function refusalOf(check: Promise<unknown>): Promise<string | undefined> {
  try {
    await check
    return undefined
  } catch (error) {
    if (error instanceof StartRefusal) return error.message
    throw error
  }
}

/** The message for an unknown merchant. */
export function noSuchMerchant(slug: string): string {
  return slug
    ? `There is no merchant ${slug}: npm run admin -- merchants lists them.`
    : 'Which merchant? npm run admin -- merchants lists them.'
}
