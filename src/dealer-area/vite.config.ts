import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Where its files are served from; the shop's lie in /assets. */
export default defineConfig({
  plugins: [reactRouter()],
  build: { assetsDir: 'dealer-assets', emptyOutDir: true, assetsInlineLimit: 0, cssCodeSplit: false, target: 'es2022' },
})
