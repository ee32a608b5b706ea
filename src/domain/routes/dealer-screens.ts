import { createPathTable } from './path-table.ts'

/** Every screen of the dealer area and its paths; they exist on the main host only. */
export const DEALER_SCREENS = {
  home: { de: '/haendlerbereich', en: '/dealer-area' },
  login: { de: '/haendlerbereich/anmelden', en: '/dealer-area/login' },
  invitation: { de: '/haendlerbereich/einladung', en: '/dealer-area/invitation' },
  password: { de: '/haendlerbereich/passwort', en: '/dealer-area/password' },
  requests: { de: '/haendlerbereich/anfragen', en: '/dealer-area/requests' },
  request: { de: '/haendlerbereich/anfragen/:requestId', en: '/dealer-area/requests/:requestId' },
  orders: { de: '/haendlerbereich/auftraege', en: '/dealer-area/orders' },
  order: { de: '/haendlerbereich/auftraege/:orderId', en: '/dealer-area/orders/:orderId' },
  settings: { de: '/haendlerbereich/einstellungen', en: '/dealer-area/settings' },
  'settings-export': { de: '/haendlerbereich/einstellungen/export', en: '/dealer-area/settings/export' },
  'settings-part': { de: '/haendlerbereich/einstellungen/:part', en: '/dealer-area/settings/:part' },
  merchants: { de: '/haendlerbereich/betriebe', en: '/dealer-area/merchants' },
} as const
export type DealerScreen = keyof typeof DEALER_SCREENS

/** The addresses of the dealer area. */
export const dealerPaths = createPathTable<DealerScreen>(DEALER_SCREENS)

/** Below these lies the dealer area and nothing else. */
export const DEALER_AREA = [DEALER_SCREENS.home.de, DEALER_SCREENS.home.en] as const

export function isInDealerArea(path: string): boolean {
  return DEALER_AREA.some((start) => path === start || path.startsWith(`${start}/`) || path === `${start}.data`)
}
