import type { HostedBrand } from '#domain/brand-of-host.ts'
import type { Config } from './config.ts'
import type { DEMO_LOGIN } from './demo.ts'
import type { DemoLogin } from './dealer-area/demo-staff.ts'

interface Opening {
  readonly port: number
  readonly config: Config
  readonly brands: readonly HostedBrand[]
  readonly demoLogin: typeof DEMO_LOGIN | undefined
  readonly demoStaff: readonly DemoLogin[]
  /** Where the first administrator is set up; undefined once there is one. */
  readonly firstAdmin: string | undefined
}

/** Prints the addresses and demo log-ins of a shop that has started. */
export function announce(say: (line: string) => void, opening: Opening): void {
  const { port, brands, demoLogin, demoStaff, firstAdmin } = opening
  const { host, production } = opening.config
  const main = `http://localhost:${port}`
  say('')
  say(`Fahrwerk is ready: ${main} (Deutsch) · ${main}/en (English)`)
  if (brands[0]) say(`A dealer's storefront: http://${brands[0].slug}.localhost:${port}`)
  if (demoLogin) say(`Demo login: ${demoLogin.email}, password ${demoLogin.password}`)
  say(`API: ${main}/graphql${production ? '' : ` · Mails: ${main}/dev/mail · Style guide: ${main}/styleguide`}`)
  if (host !== '127.0.0.1' && !production)
    say(`HOST=${host}: development tools are open to everyone who reaches this port.`)
  for (const { email, password } of demoStaff) say(`Demo login of the dealer area: ${email}, password ${password}`)
  if (firstAdmin) say(`Set up the first administrator, once and within a day: ${firstAdmin}`)
}
