/** The demo's dealer with staff. */
export interface DemoMerchant {
  readonly id: number
  readonly uuid: string
}
