/** Values of the placeholders of a drawing: measures, texts, and functions of a measure such as a shade or a rounding. */
export type Scope = Readonly<Record<string, number | string | ((value: number) => string)>>
/** A drawing, or a part of one, as a function of the values of its placeholders. */
export type Drawing = (scope: Scope) => string

/**
 * Reads a drawing's placeholders: `{line}` is a text or a measure of the scope, `{belt*0.6-4}` a sum of products, `{light ? 0.8 : 0.3}` a
 * choice of two, and `{n belt-4}` the result of the scope's function `n`.
 */
export function compile(source: string): Drawing {
  const pieces = source.split(/(\{[^{}]+\})/).map((piece) => (piece.startsWith('{') ? placeholder(piece) : piece))
  return (scope) => {
    let drawn = ''
    for (const piece of pieces) drawn += typeof piece === 'string' ? piece : piece(scope)
    return drawn
  }
}

function placeholder(source: string): Drawing {
  const inside = source.slice(1, -1)
  const [, name = '', rest = ''] = /^(\w+) ([^?].*)$/.exec(inside) ?? []
  const value = valueOf(name ? rest : inside, source)
  if (!name) return (scope) => (typeof scope[inside] === 'string' ? scope[inside] : String(value(scope)))
  return (scope) => {
    const apply = scope[name]
    if (typeof apply !== 'function') throw new Error(`"${name}" is no function: ${source}`)
    return apply(value(scope))
  }
}

type Value = (scope: Scope) => number

function valueOf(expression: string, source: string): Value {
  const [condition = '', yes = '', no] = expression.split(/ [?:] /)
  if (no === undefined) return sumOf(expression, source)
  const [isMet, first, second] = [sumOf(condition, source), sumOf(yes, source), sumOf(no, source)]
  return (scope) => (isMet(scope) ? first(scope) : second(scope))
}

function sumOf(expression: string, source: string): Value {
  const terms = [...expression.matchAll(/([+-]?)([^+-]+)/g)].map(([, sign, product = '']) => ({
    sign: sign === '-' ? -1 : 1,
    factors: product.split('*').map((factor) => factorOf(factor, source)),
  }))
  return (scope) => {
    let sum = 0
    for (const { sign, factors } of terms) {
      let product = sign
      for (const factor of factors) product *= factor(scope)
      sum += product
    }
    return sum
  }
}

function factorOf(text: string, source: string): Value {
  const number = Number(text)
  if (!Number.isNaN(number)) return () => number
  return (scope) => {
    const value = scope[text]
    if (typeof value !== 'number') throw new Error(`"${text}" is no number: ${source}`)
    return value
  }
}
