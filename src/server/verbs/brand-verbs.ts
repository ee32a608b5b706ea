import { StartRefusal } from '#domain/start-refusal.ts'
import { setConfigurator } from '#use-cases/brand/set-configurator.ts'
import { setLeadingMerchant } from '#use-cases/brand/set-leading-merchant.ts'
import { type OrderVerb, parsed } from './order-verbs.ts'

const USAGE = 'configurator <storefront> <script https://…> [<style https://…>] [--without-consent] | off'

const LEADING_USAGE = 'leading-merchant <storefront> <merchant>'

/** The operator's verbs for storefronts. A configurator's script has all rights of ours in a storefront, so a dealer cannot enter one. */
export const BRAND_VERBS: Readonly<Record<string, OrderVerb>> = {
  configurator: {
    usage: `${USAGE}: shows another provider's vehicle configurator in the storefront, or no longer`,
    async run({ database }, args) {
      const { values, positionals } = parsed({
        args,
        allowPositionals: true,
        options: { 'without-consent': { type: 'boolean' } },
      })
      const [slug = '', script = '', style = null] = positionals
      if (script !== 'off' && ![script, style ?? script].every(isHttps))
        throw new StartRefusal(`npm run admin -- ${USAGE}`)
      const configurator =
        script === 'off'
          ? null
          : { scriptUrl: script, styleUrl: style, needsConsent: values['without-consent'] !== true }
      if (!(await setConfigurator(database, slug, configurator)))
        throw new StartRefusal(`There is no storefront ${slug}.`)
      return configurator
        ? `${slug} shows the configurator of ${new URL(script).host}.`
        : `${slug} shows no configurator.`
    },
  },
  'leading-merchant': {
    usage: `${LEADING_USAGE}: says which of its merchants leads a shared storefront and edits it in the dealer area`,
    async run({ database }, [slug = '', merchant = '']) {
      if (slug === '' || merchant === '') throw new StartRefusal(`npm run admin -- ${LEADING_USAGE}`)
      if (!(await setLeadingMerchant(database, slug, merchant)))
        throw new StartRefusal(`There is no storefront ${slug} that shows ${merchant}.`)
      return `${merchant} leads ${slug}.`
    },
  },
}

function isHttps(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'https:'
}
