import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { hydrationScript } from './hydration-script.server.ts'
import { type SerializedView, serializeView, viewOf } from './serialized-view.ts'

const FUEL = {
  kind: 'choices',
  name: 'fuel',
  title: "Fuel's [kind]",
  options: [['GAS', 'Gas \'[[x] "ü"', 5]],
  chosen: [],
}
const VIEW = {
  groups: [
    {
      controls: [
        { ...FUEL, title: 'Fuel' },
        { kind: 'select', options: [{ value: 'a' }], chosen: 'a' },
      ],
    },
  ],
  cards: [{ title: 'kind' }],
}

/** What the router in the browser reads. */
async function handedOver(view: object): Promise<unknown> {
  const { body } = new Response(JSON.stringify([1, serializeView(view)]))
  const html = await hydrationScript(body!, 'n0nce')
  const [, textContent = '', code = ''] =
    /^<script type="application\/json">([^<]*)<\/script><script nonce="n0nce">([^<>&]*)<\/script>$/.exec(html) ?? []
  const enqueue = vi.fn()
  const close = vi.fn()
  runInNewContext(code, {
    window: { __reactRouterContext: { streamController: { enqueue, close } } },
    document: { currentScript: { previousElementSibling: { textContent } } },
  })
  expect(close).toHaveBeenCalledOnce()
  const [, text] = JSON.parse(enqueue.mock.calls.map(([piece]: string[]) => piece).join('')) as [
    number,
    SerializedView<unknown>,
  ]
  return viewOf(text)
}

it('leaves out only the options of choices, which are in the page', async () => {
  const { options: _, ...rest } = VIEW.groups[0]!.controls[0] as typeof FUEL
  expect(await handedOver(VIEW)).toEqual({ ...VIEW, groups: [{ controls: [rest, VIEW.groups[0]!.controls[1]] }] })
})

it('leaves out the makes, which are in the page too', async () => {
  const rows = [{ make: 'vw', model: '', models: [{ value: '', label: 'Alle' }] }]
  const makes = [
    { value: '', label: 'Alle' },
    { label: 'Weitere [x]', options: [{ value: 'vw', label: 'VW (5)' }] },
  ]
  const place = { kind: 'place', makes }
  const view = { groups: [{ controls: [{ kind: 'makes', makes, rows }, place] }] }
  expect(await handedOver(view)).toEqual({ groups: [{ controls: [{ kind: 'makes', rows }, place] }] })
})

it('changes nothing it cannot identify', async () => {
  expect(await handedOver({ controls: [FUEL] })).toEqual({ controls: [FUEL] })
})

it('cannot be closed or reopened by its contents', async () => {
  const view = { title: '</script><!--<script>&\u2028"\\' }
  expect(await handedOver(view)).toEqual(view)
})
