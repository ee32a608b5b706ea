import { renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { main } from 'assemblyscript/asc'

/** `node src/search/kernels/build.ts` compiles kernels.as.ts to kernels.wasm beside it. */

const source = fileURLToPath(new URL('kernels.as.ts', import.meta.url))
const target = fileURLToPath(new URL('kernels.wasm', import.meta.url))

/** With the stub runtime and an imported memory, the module contains only the loops. */
const flags = '--optimizeLevel 3 --enable simd --runtime stub --importMemory --noExportMemory --use abort='

/** The kernels as a WebAssembly module that imports its memory. */
export async function compileKernels(): Promise<Uint8Array<ArrayBuffer>> {
  let binary: Uint8Array<ArrayBuffer> | null = null
  const { error } = await main([source, '--outFile', 'kernels.wasm', ...flags.split(' ')], {
    stdout: process.stdout,
    stderr: process.stderr,
    writeFile: (_name, contents) => {
      if (typeof contents !== 'string') binary = new Uint8Array(contents)
    },
  })
  if (error || !binary) throw error ?? new Error('the compiler wrote nothing')
  return binary
}

/** Replaces kernels.wasm atomically: a concurrent reader gets either the old or the new file. */
export async function buildKernels(): Promise<void> {
  const unfinished = `${target}.${process.pid}`
  writeFileSync(unfinished, await compileKernels())
  renameSync(unfinished, target)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildKernels()
