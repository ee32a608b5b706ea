import { fileURLToPath } from 'node:url'
import { main } from 'assemblyscript/asc'

/** Compiles kernels.as.ts to kernels.wasm. The stub runtime and the imported memory leave nothing in it but the loops. */
const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const flags = '--optimizeLevel 3 --enable simd --runtime stub --importMemory --noExportMemory --use abort='
const { error } = await main([pathOf('kernels.as.ts'), '--outFile', pathOf('kernels.wasm'), ...flags.split(' ')], {
  stdout: process.stdout,
  stderr: process.stderr,
})
if (error) throw error
