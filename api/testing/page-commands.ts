import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')

export interface PageCommand {
  /** File and line, such as `docs/operations.md:12`. */
  place: string
  text: string
}

/** Returns the lines of all code blocks of a page in a language. */
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

/** Starts a command of a page in the root folder of the repository. */
export function begin(command: string, env: NodeJS.ProcessEnv): ChildProcess {
  // A separate process group, so that `endAll` can end the command with all child processes.
  const child = spawn('sh', ['-c', command], { cwd: ROOT, detached: true, env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

/** Ends all running commands with their child processes. */
export async function endAll(): Promise<void> {
  for (const child of running) {
    const exited = once(child, 'close')
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
    await exited
  }
}

/** Runs a command of a page and returns the output. If the command fails, throws an error with its file and line. */
export async function runCommand({ place, text }: PageCommand, env: NodeJS.ProcessEnv): Promise<string> {
  const child = begin(text, env)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (more) => (output += more))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${place} ended with ${code}: ${text}\n${output}`)
  return output
}
