import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Its files are served from a folder of their own. The root's style sheet comes first: it says in which order the layers apply. */
export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsDir: 'dealer-assets', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
})
