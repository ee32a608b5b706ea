export { renderPage as default } from './delivery/render-page.server.tsx'
export { gatewayContext, htmlContext, keepContext, nonceContext, siteContext } from './request.server.ts'
