import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { TestDatabase } from './database.js'

/** Runs a command of the built server on a database, as an operator does. Returns the exit code and the output. */
export function runBuilt(
  command: string,
  { dataDir, target }: Pick<TestDatabase, 'dataDir' | 'target'>,
  args: string[] = [],
  env: Record<string, string> = {},
) {
  const program = join(__dirname, `../dist/commands/${command}.js`)
  const settings = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    ...(target.engine === 'mysql' && { DATABASE_URL: target.url }),
    ...env,
  }
  return new Promise<{ code: unknown; out: string; stderr: string }>((resolve) =>
    execFile(process.execPath, [program, ...args], { env: settings }, (error, out, stderr) =>
      resolve({ code: error ? (error.signal ?? error.code) : 0, out, stderr }),
    ),
  )
}
