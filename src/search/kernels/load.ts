import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Kernels } from './kernels.ts'
import { createJsKernels } from './js-kernels.ts'

export type KernelChoice = 'compiled' | 'js'

const compiledPath = fileURLToPath(new URL('kernels.wasm', import.meta.url))

let compiled: WebAssembly.Module | null = null

/** The compiled kernels; null until a build (`npm run build`, or `npm start`) has made them. */
function compiledModule(): WebAssembly.Module | null {
  compiled ??= existsSync(compiledPath) ? new WebAssembly.Module(readFileSync(compiledPath)) : null
  return compiled
}

export function compiledKernelsExist(): boolean {
  return compiledModule() !== null
}

/** The kernels for a memory: the compiled ones where they exist, unless the TypeScript ones are chosen. */
export function loadKernels(memory: WebAssembly.Memory, choice?: KernelChoice): Kernels {
  const module = choice === 'js' ? null : compiledModule()
  if (module) return new WebAssembly.Instance(module, { env: { memory } }).exports as unknown as Kernels
  if (choice === 'compiled') throw new Error('kernels.wasm is missing: run node src/search/kernels/build.ts')
  return createJsKernels(memory)
}
