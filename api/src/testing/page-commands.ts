import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../../..')

export interface PageCommand {
  /** Where it stands, as `docs/operations.md:12`. */
  place: string
  text: string
}

/** The lines in the blocks of a page that are in a language. */
export function commandsIn(page: string, wanted: string): PageCommand[] {
  const found: PageCommand[] = []
  let language: string | undefined
  for (const [at, text] of readFileSync(join(ROOT, page), 'utf8').split('\n').entries()) {
    const fence = /^```(\w*)$/.exec(text)
    if (fence) language = language === undefined ? fence[1] : undefined
    else if (language === wanted) found.push({ place: `${page}:${at + 1}`, text })
  }
  return found
}

const running = new Set<ChildProcess>()

/** Starts a command of a page in the folder of the code. */
export function begin(command: string, env: NodeJS.ProcessEnv): ChildProcess {
  // A group of its own, which ends as a whole.
  const child = spawn('sh', ['-c', command], { cwd: ROOT, detached: true, env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

/** Ends what still runs, with what its shell started. */
export async function endAll(): Promise<void> {
  for (const child of running) {
    const gone = once(child, 'close')
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
    await gone
  }
}

/** Runs a command of a page and returns what it prints. Where it fails, so does the test, with its place. */
export async function runCommand({ place, text }: PageCommand, env: NodeJS.ProcessEnv): Promise<string> {
  const child = begin(text, env)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (more) => (said += more))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${place} ended with ${code}: ${text}\n${said}`)
  return said
}
