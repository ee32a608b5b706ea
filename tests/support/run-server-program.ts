import { spawn } from 'node:child_process'
import path from 'node:path'

/** Runs a program of `src/server` to its end, with these settings and no others. */
export async function runServerProgram(
  program: string,
  options: readonly string[],
  settings: NodeJS.ProcessEnv,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [path.join('src/server', program), ...options], {
    env: { PATH: process.env.PATH, ...settings },
  })
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (said += String(text)))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said }
}
