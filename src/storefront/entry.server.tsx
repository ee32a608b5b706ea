export { renderPage as default } from './delivery/render-page.server.tsx'
export { gatewayContext, htmlContext, fragmentCacheContext, nonceContext, siteContext } from './request.server.ts'
