import { type ChildProcess, type Serializable, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { platform, versions } from 'node:process'

/** On a busy processor the child still gets about a quarter of it, so that it finishes before its timeout. */
const NICENESS = 6
/** Since V8 13 (Node 24) the address range that V8 reserves for compiled code counts as data memory from the start. */
const CODE_KB = Number.parseInt(versions.v8, 10) < 13 ? 0 : 512 * 1024
/** Limit of data memory. It covers the heap, the file, its unpacked parts and Node itself. */
const MEMORY_KB = 512 * 1024 + CODE_KB
/** Limit of CPU time. It ends a process in an endless loop whose parent has exited. */
const PROCESSOR_S = 600

/** The operating system kills the process at these limits, and writes no core dump. */
const LIMITS = `ulimit -c 0; ulimit -d ${MEMORY_KB}; ulimit -t ${PROCESSOR_S}; exec "$0" "$@"`

/** Why a process did not answer. */
export type Failure = 'too slow' | 'died' | 'not started'
/** The error of a helper process that did not answer. */
export class HelperFailed extends Error {
  constructor(
    program: string,
    readonly failure: Failure,
  ) {
    super(`The process of ${program} ${failure === 'too slow' ? 'took too long' : failure}`)
  }
}

/** The program of a helper process, with its memory limits. */
export interface HelperProgram {
  /** A script that first sends one message when it is ready, and then answers each message with one. */
  path: string
  /** Heap of V8, in MB. `youngMb` is a semi-space of the young generation: a larger space is collected less often. */
  heapMb: number
  youngMb: number
}

/**
 * A child process that handles one message at a time. It isolates the server from malicious files: it has no secrets in
 * its environment, holds no connection, and may be killed. It does not keep its parent alive.
 */
export class HelperProcess<Request extends Serializable, Answer> {
  private readonly child: ChildProcess
  private readonly ready: Promise<null>
  /** Number of messages sent to the process. */
  requests = 0

  constructor(private readonly program: HelperProgram) {
    this.child = startChild(program)
    this.ready = this.answer<null>()
    this.ready.catch(() => undefined)
    this.unref()
  }

  get isAlive(): boolean {
    const { connected, killed, exitCode, signalCode } = this.child
    return connected && !killed && exitCode === null && signalCode === null
  }

  /**
   * Sends a message and waits for its answer, for at most `limit` ms from when the process is ready.
   * @throws HelperFailed if it does not answer; the process is killed
   */
  async ask(request: Request, limit: number): Promise<Answer> {
    this.child.ref()
    this.child.channel?.ref()
    let timer: NodeJS.Timeout | undefined
    try {
      await this.ready.catch(() => Promise.reject(this.failed('not started')))
      // `exit` is emitted once, and may have been emitted between two messages.
      if (!this.isAlive) throw this.failed('died')
      this.requests++
      const slow = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(this.failed('too slow')), limit)
      })
      const answer = this.answer<Answer>()
      this.child.send(request, () => undefined)
      return await Promise.race([answer, slow])
    } catch (error) {
      await this.end()
      throw error
    } finally {
      clearTimeout(timer)
      this.unref()
    }
  }

  /** Kills the process and waits for its exit: until then it holds memory and open files. */
  async end(): Promise<void> {
    const { child } = this
    child.kill('SIGKILL')
    // A process that could not be started has no pid and never exits.
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    await once(child, 'exit')
  }

  private failed(failure: Failure): HelperFailed {
    return new HelperFailed(this.program.path, failure)
  }

  private unref(): void {
    this.child.unref()
    this.child.channel?.unref()
  }

  private answer<T>(): Promise<T> {
    const { child } = this
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void) => () => {
        child.off('message', take).off('exit', fail).off('error', fail)
        settle()
      }
      const take = (message: T) => finish(() => resolve(message))()
      const fail = finish(() => reject(this.failed('died')))
      child.on('message', take).on('exit', fail).on('error', fail)
    })
  }
}

function startChild({ path, heapMb, youngMb }: HelperProgram): ChildProcess {
  const program = [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${youngMb}`, path]
  // Windows has no ulimit; only the heap limits of V8 apply there.
  const [command, args] =
    platform === 'win32' ? [process.execPath, program] : ['/bin/sh', ['-c', LIMITS, process.execPath, ...program]]
  const child = spawn(command, args, {
    // A library may print parts of a file, and a file must not be able to write to the server's log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: { MALLOC_ARENA_MAX: '2' },
  })
  // Without this listener, an `error` between two requests, such as a failed start, would be uncaught.
  child.on('error', () => undefined)
  if (child.pid !== undefined) lowerPriority(child.pid)
  return child
}

/** Lets the server's other requests take precedence when all processors are busy. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, NICENESS)
  } catch {
    // The process has already exited.
  }
}
