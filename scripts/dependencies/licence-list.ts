import { ALLOWED_LICENCES, LICENCES_OF_SOME, licencesOf } from './licences.ts'
import type { LockedPackage } from './lock-file.ts'

/** `docs/licences.md`: which licences are allowed and why, and every package that a running shop may load. */
export function licenceList(packages: readonly LockedPackage[]): string {
  const shipped = packages.filter(({ dev }) => !dev)
  const tools = packages.filter(({ dev }) => dev)
  const reasons = { ...ALLOWED_LICENCES, ...mapValues(LICENCES_OF_SOME, ({ reason }) => reason) }
  return `# Licences of the packages

Written by \`npm run licences\` from the lock file; \`npm test\` fails where it is not up to date, or a package has a licence without a reason here.

| licence | reason | packages of the shop | of building and testing |
|---|---|---|---|
${Object.entries(reasons)
  .map(([licence, reason]) => [licence, reason, numberWith(shipped, licence), numberWith(tools, licence)])
  .filter(([, , ...numbers]) => numbers.some((number) => number !== 0))
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n')}

## Packages of a running shop

Those for other systems and processors included.

${byLicence(shipped)
  .map(([licence, names]) => `- **${licence}**: ${names.join(', ')}`)
  .join('\n')}
`
}

function numberWith(packages: readonly LockedPackage[], licence: string): number {
  return new Set(packages.filter((each) => licencesOf(each.licence).includes(licence)).map(idOf)).size
}

function byLicence(packages: readonly LockedPackage[]): [string, string[]][] {
  const groups = Map.groupBy(packages, ({ licence }) => licence)
  return [...groups]
    .map(([licence, members]): [string, string[]] => [licence, [...new Set(members.map(idOf))].sort()])
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

function idOf({ name, version }: LockedPackage): string {
  return `${name} ${version}`
}

function mapValues<From, To>(from: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]))
}
