import type { TestProject } from 'vitest/node'

/** What that release's tests get from its own `global-setup.ts`, as texts, with the present schema in the template. */
export default function provide(project: TestProject): void {
  const give = project.provide.bind(project) as (name: string, value: string) => void
  give('server', process.env.SERVER_WITH_PRESENT_SCHEMA!)
  give('template', process.env.PRESENT_SCHEMA!)
}
