import { expect, it } from 'vitest'
import { withoutOptions } from './handoff.server.ts'
import { pack, type Packed, unpack } from './packed.ts'

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

async function handedOver(view: object): Promise<unknown> {
  const sent = withoutOptions(new Response(JSON.stringify([1, pack(view)])).body!)
  const [, text] = (await new Response(sent).json()) as [number, Packed<unknown>]
  return unpack(text)
}

it('leaves out the options of choices, which stand in the page, and nothing else', async () => {
  const { options: _, ...rest } = VIEW.groups[0]!.controls[0] as typeof FUEL
  expect(await handedOver(VIEW)).toEqual({ ...VIEW, groups: [{ controls: [rest, VIEW.groups[0]!.controls[1]] }] })
})

it('leaves alone what it cannot be sure of', async () => {
  expect(await handedOver({ controls: [FUEL] })).toEqual({ controls: [FUEL] })
})
