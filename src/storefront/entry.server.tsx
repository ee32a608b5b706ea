export { renderPage as default } from './delivery/render-page.server.tsx'
export {
  gatewayContext,
  htmlContext,
  fragmentCacheContext,
  nonceContext,
  siteContext,
  uploadContext,
} from './request.server.ts'
