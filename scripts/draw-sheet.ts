import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { DRAWN_PROFILES } from '#domain/vehicle/drawn-profiles.ts'
import { DRAWN_VIEWS } from '#domain/vehicle/symbol-pictures.ts'
import { readDrawnKey } from '#services/images/drawn/drawn-key.ts'
import { drawPicture } from '#services/images/drawn/picture.ts'

/**
 * Draws contact sheets of every profile into .data/drawings: `npm run drawings`, or `npm run drawings -- hatch suv-mid` for some of them.
 * One sheet holds the three ages of each profile from the side, another all views of it.
 */
const FOLDER = path.resolve(import.meta.dirname, '../.data/drawings')
const CARD = { width: 320, height: 200 }
const COLUMNS = 6
const COLOURS = ['blue', 'silver', 'red', 'white', 'black', 'green', 'grey', 'orange', 'beige', 'yellow'] as const
const YEARS = [2008, 2015, 2022]

const wanted = process.argv.slice(2)
const profiles = DRAWN_PROFILES.filter((profile) => wanted.length === 0 || wanted.includes(profile))

await sheet(
  'sides',
  profiles.flatMap((profile, index) =>
    YEARS.flatMap((year, at) => [
      `drawn/${profile}.${COLOURS[(index + at) % COLOURS.length]}.${(45 + index * 7).toString(36)}${at}.${year}.side`,
      `drawn/${profile}.${COLOURS[(index + at + 4) % COLOURS.length]}.${(99 + index * 9).toString(36)}${at}-t.${year}.side`,
    ]),
  ),
  COLUMNS,
)
await sheet(
  'views',
  profiles.flatMap((profile, index) =>
    DRAWN_VIEWS.map(
      (view) => `drawn/${profile}.${COLOURS[index % COLOURS.length]}.${(789 + index).toString(36)}0.2022.${view}`,
    ),
  ),
  DRAWN_VIEWS.length,
)

/** Writes the pictures of these keys as one PNG and as a page with their keys. */
async function sheet(name: string, keys: readonly string[], columns: number): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const drawn = keys.map((key) => ({ key, svg: drawPicture(readDrawnKey(key)!, '16x10', CARD.width) }))
  const pictures = await Promise.all(
    drawn.map(async ({ svg }, index) => ({
      input: await sharp(Buffer.from(svg)).png().toBuffer(),
      left: (index % columns) * CARD.width,
      top: Math.floor(index / columns) * CARD.height,
    })),
  )
  const [width, height] = [columns * CARD.width, Math.ceil(keys.length / columns) * CARD.height]
  const file = path.join(FOLDER, `${name}.png`)
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(pictures)
    .png()
    .toFile(file)
  const images = drawn.map(({ key, svg }) => `<figure>${image(svg)}<figcaption>${key}</figcaption></figure>`)
  writeFileSync(path.join(FOLDER, `${name}.html`), page(images.join('\n'), columns))
  console.log(file)
}

/** As an image of its own: the ids of two drawings on one page would collide. */
function image(svg: string): string {
  return `<img alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`
}

function page(contents: string, columns: number): string {
  const style = `body{display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px;font:11px sans-serif}figure{margin:0}img{width:100%}`
  return `<!doctype html><meta charset="utf-8"><title>Drawings</title><style>${style}</style>\n${contents}`
}
