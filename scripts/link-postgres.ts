// Makes the embedded PostgreSQL ready for users that may not write into the packages, as a service's. Where there is none, nothing is done.
import { findNative } from '#database/embedded/binaries.ts'
import { linkLibraries } from '#database/embedded/link-libraries.ts'
import { runProgram } from '#server/program.ts'

await runProgram(async () => {
  const folder = findNative()
  if (folder) linkLibraries(folder)
  return 0
})
