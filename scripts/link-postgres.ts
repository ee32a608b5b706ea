// Makes the embedded PostgreSQL ready for users that may not write into the packages, as a service's. Where there is none, nothing is done.
import { findNative } from '#database/embedded/binaries.ts'
import { linkLibraries } from '#database/embedded/link-libraries.ts'

const folder = findNative()
if (folder) linkLibraries(folder)
