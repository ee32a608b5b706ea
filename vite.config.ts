import { createHash } from 'node:crypto'
import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Class names of the built pages: short, since every card repeats them; the letters come from the file and the name. */
function shortClassName(name: string, file: string): string {
  return `_${createHash('sha256')
    .update(`${path.relative(import.meta.dirname, file.split('?')[0]!)} ${name}`)
    .digest('base64url')
    .slice(0, 5)}`
}

/**
 * Code that every page needs comes in two files instead of thirty: each small file compresses badly, and its address stands in the page.
 */
const SHARED_CODE = [
  { name: 'framework', test: /node_modules/ },
  {
    name: 'parts',
    test: /src\/storefront\/(design|blocks|shell|head|site|packed|figures)|messages\/(frame|keep|card|texts)/,
    minShareCount: 3,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  ssr: { external: ['pino'] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_CODE } } } } } },
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassName } } } : {}),
}))
