import type { MarkShape } from '#domain/brand-look/mark.ts'
import { settingsTexts } from '#messages/dealer-settings.ts'
import { useTexts } from '#storefront/site.ts'
import css from './settings.module.css'
import type { ShopPreviewView } from './shop-preview.server.ts'

const LETTERS: Readonly<Record<ShopPreviewView['lettering'], object>> = {
  plain: { fontWeight: 600 },
  wide: { fontWeight: 700, fontStretch: '125%' },
  serif: { fontWeight: 500, fontFamily: 'Charter, Cambria, Georgia, serif' },
  slender: { fontWeight: 400 },
}
const PAGE = { width: 360, height: 300 }
/** Characters on a line of the claim, because an SVG does not break lines itself. */
const LINE = { scene: 18, rail: 22, poster: 24 }
const MAX_LINES = 3

/** How the home page begins: a drawing, because a page may not bring styles of its own. */
export function ShopPreview({ shop }: { shop: ShopPreviewView }) {
  const texts = useTexts(settingsTexts)
  return (
    <svg
      viewBox={`0 0 ${PAGE.width} ${PAGE.height}`}
      className={css.preview}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no file of its own
      role="img"
      aria-label={texts.previewOf(shop.name)}
    >
      <rect width={PAGE.width} height={PAGE.height} fill={shop.ground.paper} />
      <Header shop={shop} />
      <Hero shop={shop} />
    </svg>
  )
}

function Mark({ shapes, x, y, size }: { shapes: readonly MarkShape[]; x: number; y: number; size: number }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 64 64">
      {shapes.map((shape) => (
        <path key={`${shape.d}${shape.fill}`} {...shape} strokeLinecap="round" strokeLinejoin="round" />
      ))}
    </svg>
  )
}

/** Mark, name and sections, as the header's layout has them. */
function Header({ shop }: { shop: ShopPreviewView }) {
  const { header, logo, mark, name, color, sections, lettering } = shop
  const middle = PAGE.width / 2
  const isCentred = header === 'centred'
  const [x, y] = isCentred ? [middle - 44, 10] : [16, 12]
  const lines = {
    bar: { x: 16, y: 52, textAnchor: 'start' },
    centred: { x: middle, y: 54, textAnchor: 'middle' },
    split: { x: PAGE.width - 16, y: 50, textAnchor: 'end' },
  } as const
  return (
    <g className={css.previewHead}>
      {logo === null ? (
        <>
          <Mark shapes={mark} x={x} y={y} size={24} />
          <text x={x + 32} y={y + 17} fill={color} {...LETTERS[lettering]} fontSize="13">
            {name.length > 18 ? `${name.slice(0, 17)}…` : name}
          </text>
        </>
      ) : (
        <image
          href={logo}
          x={isCentred ? middle - 50 : 16}
          y={y}
          width="100"
          height="26"
          preserveAspectRatio={isCentred ? 'xMidYMid' : 'xMinYMid'}
        />
      )}
      <text {...lines[header]} fill="#14181c" fontSize="8">
        {sections.join('   ')}
      </text>
      {header === 'split' ? (
        <rect y="58" width={PAGE.width} height="3" fill={color} />
      ) : (
        <path d={`M0 60.5h${PAGE.width}`} className={css.rule} />
      )}
    </g>
  )
}

function Hero({ shop }: { shop: ShopPreviewView }) {
  const { hero, color, inverted, picture, ground, radius, people } = shop
  if (hero === 'poster')
    return (
      <>
        <rect y="61" width={PAGE.width} height="180" fill={color} />
        <Claim shop={shop} x={16} y={104} fill="#ffffff" />
        {picture.isPhotograph ? (
          <Photograph shop={shop} x={216} y={80} width={128} height={80} />
        ) : (
          <Mark shapes={inverted} x={246} y={84} size={96} />
        )}
        <People people={people} x={16} y={226} fill="#ffffff" />
      </>
    )
  if (hero === 'rail')
    return (
      <>
        <People people={people} x={16} y={92} fill="#14181c" isColumn />
        <path d="M104.5 61v239" className={css.rule} />
        <Claim shop={shop} x={120} y={96} fill="#14181c" />
        <Photograph shop={shop} x={120} y={172} width={224} height={116} />
        <rect y={PAGE.height - 5} width={PAGE.width} height="5" fill={color} />
      </>
    )
  return (
    <>
      <Claim shop={shop} x={16} y={100} fill="#14181c" />
      <rect x="180" y="76" width="164" height="124" rx={radius * 2} fill={ground.mist} />
      <Photograph shop={shop} x={180} y={76} width={164} height={124} />
      <People people={people} x={16} y={240} fill="#14181c" />
    </>
  )
}

function Photograph({
  shop: { picture },
  ...box
}: {
  shop: ShopPreviewView
  x: number
  y: number
  width: number
  height: number
}) {
  return (
    <image href={picture.src} {...box} preserveAspectRatio={picture.isPhotograph ? 'xMidYMid slice' : 'xMidYMid'} />
  )
}

/** The claim in lines, and a button below it. */
function Claim({ shop, x, y, fill }: { shop: ShopPreviewView; x: number; y: number; fill: string }) {
  const texts = useTexts(settingsTexts)
  const { claim, name, hero, lettering, color, radius } = shop
  const lines = linesOf(claim || name, LINE[hero]).slice(0, MAX_LINES)
  const isPoster = hero === 'poster'
  const below = y + lines.length * 20
  return (
    <>
      <text fill={fill} {...LETTERS[lettering]} fontSize="16">
        {lines.map((line, index) => (
          <tspan key={line} x={x} y={y + index * 20}>
            {line}
          </tspan>
        ))}
      </text>
      <rect x={x} y={below} width="92" height="24" rx={radius / 2} fill={isPoster ? '#ffffff' : color} />
      <text
        x={x + 46}
        y={below + 16}
        textAnchor="middle"
        fontSize="9"
        fontWeight={600}
        fill={isPoster ? color : '#ffffff'}
      >
        {texts.previewAdd}
      </text>
    </>
  )
}

function People({
  people,
  x,
  y,
  fill,
  isColumn = false,
}: {
  people: readonly string[]
  x: number
  y: number
  fill: string
  isColumn?: boolean
}) {
  return people.map((name, index) => (
    <text key={name} x={isColumn ? x : x + index * 110} y={isColumn ? y + index * 16 : y} fontSize="8" fill={fill}>
      {name}
    </text>
  ))
}

function linesOf(text: string, length: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
