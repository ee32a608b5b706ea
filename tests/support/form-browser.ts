import type { Answer, TestShop } from './test-shop.ts'

type Values = Readonly<Record<string, string | readonly string[] | Blob>>

/** Somebody who opens pages and sends their forms, without a browser and without a script. */
export interface FormBrowser {
  /** Opens an address, follows redirects and returns the page. */
  open(address: string): Promise<string>
  /** Sends the form of the open page that has this button, its own values changed by these, and returns the page it leads to. */
  press(button: string, values?: Values): Promise<string>
  /** Fills in the form of the open page that has all of these fields and presses Enter, which is its first button. */
  answer(values: Values): Promise<string>
  /** Opens the link of this text in the open page. */
  follow(text: string): Promise<string>
  /** Path and query of the open page. */
  readonly address: string
  /** What it sends as its cookies, for another tab. */
  readonly cookie: string
}

/** Begins without a page; the cookies are kept from page to page. */
export function formBrowser(shop: TestShop, begun: { readonly cookie?: string } = {}): FormBrowser {
  const cookies = new Map(begun.cookie?.split('; ').map(pair))
  let address = '/'
  let page = ''

  const cookieHeader = () => [...cookies].map((entry) => entry.join('=')).join('; ')

  async function send(target: string, body?: { readonly type: string; readonly bytes: Buffer }): Promise<string> {
    const at = new URL(target, `http://localhost${address}`)
    address = at.pathname + at.search
    const origin = `http://localhost:${shop.shop.port}`
    const answer = await shop.get(address, {
      ...(body ? { method: 'POST', body: body.bytes } : {}),
      headers: {
        ...(cookies.size > 0 ? { Cookie: cookieHeader() } : {}),
        ...(body ? { 'Content-Type': body.type, Origin: origin } : {}),
      },
    })
    for (const cookie of setCookies(answer)) cookies.set(...pair(cookie))
    if (answer.status >= 300 && answer.status < 400) return send(String(answer.headers.location))
    if (answer.status >= 400) throw new Error(`${address} answered ${answer.status}: ${refusalIn(answer.text)}`)
    page = answer.text
    return page
  }

  async function submit(form: string, values: Values): Promise<string> {
    const sent = new FormData()
    for (const [name, value] of Object.entries({ ...Object.fromEntries(fieldsOf(form)), ...values })) {
      if (name === '') continue
      if (value instanceof Blob) sent.append(name, value, 'file')
      else for (const each of [value].flat()) sent.append(name, each)
    }
    const target = attribute(form, 'action') || address
    if (/method="get"/i.test(form.slice(0, form.indexOf('>')))) return send(`${target.split('?')[0]}?${encoded(sent)}`)
    return send(target, await bodyOf(sent, form.includes('multipart/form-data')))
  }

  return {
    open: (target) => send(target),
    async follow(text) {
      const link = [...page.matchAll(/<a\b[^>]*>[^]*?<\/a>/g)].find(([found]) => words(found).includes(text))
      if (!link) throw new Error(`${address} has no link “${text}”`)
      return send(attribute(link[0], 'href'))
    },
    async press(button, values = {}) {
      const form = formsIn(page).find((found) => buttonIn(found, button))
      if (!form)
        throw new Error(
          `${address} has no form with the button “${button}”, but ${buttonsIn(page)}. ${refusalIn(page)}`,
        )
      const own = buttonIn(form, button)!
      return submit(form, { [attribute(own, 'name')]: attribute(own, 'value'), ...values })
    },
    async answer(values) {
      const names = Object.keys(values)
      const form = formsIn(page).find((found) => names.every((name) => found.includes(` name="${name}"`)))
      if (!form) throw new Error(`${address} has no form with ${names.join(', ')}: ${refusalIn(page)}`)
      const first = buttonIn(form, '') ?? ''
      return submit(form, { [attribute(first, 'name')]: attribute(first, 'value'), ...values })
    },
    get address() {
      return address
    },
    get cookie() {
      return cookieHeader()
    },
  }
}

/** What a browser would send of a form before anybody types: a box that is not ticked and a button that is not pressed are not sent. */
function fieldsOf(form: string): (readonly [string, string])[] {
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => attribute(input, 'type') !== 'file')
    .filter((input) => !/type="(checkbox|radio)"/.test(input) || / checked(=|>|\s|\/)/.test(input))
    .map((input) => [attribute(input, 'name'), attribute(input, 'value')] as const)
  const texts = [...form.matchAll(/(<textarea\b[^>]*>)([^]*?)<\/textarea>/g)]
  const selects = [...form.matchAll(/(<select\b[^>]*>)([^]*?)<\/select>/g)]
  return [
    ...inputs,
    ...texts.map(([, tag = '', text = '']) => [attribute(tag, 'name'), decoded(text)] as const),
    ...selects.map(([, tag = '', options = '']) => {
      const all = [...options.matchAll(/<option\b[^>]*>/g)].map(([option]) => option)
      const chosen = all.find((option) => option.includes(' selected')) ?? all[0] ?? ''
      return [attribute(tag, 'name'), attribute(chosen, 'value')] as const
    }),
  ]
}

async function bodyOf(form: FormData, isMultipart: boolean): Promise<{ type: string; bytes: Buffer }> {
  if (!isMultipart) return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(encoded(form)) }
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return { type: request.headers.get('Content-Type')!, bytes: Buffer.from(await request.arrayBuffer()) }
}

function encoded(form: FormData): string {
  // A form that is not multipart sends a file by its name.
  const texts = [...form].map(([name, value]): [string, string] => [name, value instanceof File ? value.name : value])
  return new URLSearchParams(texts).toString()
}

function buttonIn(form: string, text: string): string | undefined {
  const buttons = [...form.matchAll(/<button\b[^>]*>[^]*?<\/button>/g)].map(([button]) => button)
  return buttons.find((button) => words(button).includes(text) && !button.includes(' disabled'))
}

function formsIn(page: string): string[] {
  return [...page.matchAll(/<form\b[^>]*>[^]*?<\/form>/g)].map(([form]) => form)
}

function buttonsIn(page: string): string {
  return [...page.matchAll(/<button\b[^>]*>[^]*?<\/button>/g)].map(([button]) => words(button)).join(', ')
}

/** What a page says about values it did not take, for whoever reads the failed test. */
function refusalIn(html: string): string {
  const refused = [...html.matchAll(/<[^>]* (?:role="alert"|class="[^"]*error[^"]*")[^>]*>([^]*?)<\/(?:p|div|ul)>/g)]
  return refused
    .map(([all]) => words(all))
    .join(' · ')
    .slice(0, 400)
}

function attribute(tag: string, name: string): string {
  return decoded(new RegExp(` ${name}="([^"]*)"`).exec(tag.slice(0, tag.indexOf('>')))?.[1] ?? '')
}

function words(html: string): string {
  return decoded(html.replaceAll(/<!--[^]*?-->/g, '').replaceAll(/<[^>]+>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function setCookies(answer: Answer): string[] {
  return [answer.headers['set-cookie'] ?? []].flat()
}

function pair(cookie: string): [string, string] {
  const own = cookie.split(';')[0] ?? ''
  return [own.slice(0, own.indexOf('=')), own.slice(own.indexOf('=') + 1)]
}
