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

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  ssr: { external: ['pino'] },
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassName } } } : {}),
}))
