import { readFileSync } from 'node:fs'
import path from 'node:path'
import { evaluateXPathToBoolean, evaluateXPathToNodes } from 'fontoxpath'
import { type Element, type Node, parseXmlDocument } from 'slimdom'

/**
 * The rules of EN 16931 for UN/CEFACT CII as CEN publishes them, unchanged: release 1.3.16 of
 * https://github.com/ConnectingEurope/eInvoicing-EN16931, licensed under the EUPL 1.2. No part of the shop, only of its tests.
 */
const RULES_FILE = path.join(import.meta.dirname, 'EN16931-CII-validation-preprocessed.sch')

interface Assertion {
  /** "BR-CO-10". */
  readonly id: string
  readonly test: string
}

interface Rule {
  readonly context: string
  readonly assertions: readonly Assertion[]
}

interface Schema {
  readonly namespaces: ReadonlyMap<string, string>
  /** In a pattern a node is only checked by the first rule whose context it matches. */
  readonly patterns: readonly (readonly Rule[])[]
}

const schema = readSchema(readFileSync(RULES_FILE, 'utf8'))

/** The official rules that an invoice breaks, by number, each once; those that only warn count as well. */
export function brokenOfficialRules(xml: string): string[] {
  const document = parseXmlDocument(xml)
  const options = { namespaceResolver: (prefix: string) => schema.namespaces.get(prefix) ?? null }
  const broken = schema.patterns.flatMap((rules) => {
    const seen = new Set<Node>()
    return rules.flatMap(({ context, assertions }) => {
      const nodes = evaluateXPathToNodes<Node>(context, document, null, null, options).filter((node) => !seen.has(node))
      for (const node of nodes) seen.add(node)
      return nodes.flatMap((node) =>
        assertions.filter(({ test }) => !evaluateXPathToBoolean(test, node, null, null, options)).map(({ id }) => id),
      )
    })
  })
  return [...new Set(broken)]
}

/** The number of official rules. A test checks it, because if none were read, every invoice would pass. */
export const OFFICIAL_RULES = schema.patterns.flat().flatMap(({ assertions }) => assertions).length

function readSchema(text: string): Schema {
  const root = parseXmlDocument(text).documentElement!
  const attribute = (element: Element, name: string) => element.getAttribute(name) ?? ''
  return {
    namespaces: new Map(childrenOf(root, 'ns').map((ns) => [attribute(ns, 'prefix'), attribute(ns, 'uri')])),
    patterns: childrenOf(root, 'pattern').map((pattern) =>
      childrenOf(pattern, 'rule').map((rule) => ({
        context: anywhere(attribute(rule, 'context')),
        assertions: childrenOf(rule, 'assert').map((assertion) => ({
          id: attribute(assertion, 'id'),
          test: attribute(assertion, 'test'),
        })),
      })),
    ),
  }
}

function childrenOf(element: Element, name: string): Element[] {
  return element.children.filter(({ localName }) => localName === name)
}

/** A context is a pattern as in XSLT: without a slash before it, it fits at any depth. */
function anywhere(context: string): string {
  return context.startsWith('/') ? context : `//${context}`
}
