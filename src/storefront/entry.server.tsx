export { renderPage as default } from './delivery/render-page.server.tsx'
export {
  gatewayContext,
  htmlContext,
  fragmentCacheContext,
  nonceContext,
  siteContext,
  uploadContext,
  noteFormContext,
} from './request.server.ts'
