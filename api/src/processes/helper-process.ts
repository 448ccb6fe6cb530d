import { type ChildProcess, type Serializable, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { platform, versions } from 'node:process'

/** Work beside a busy processor gets a quarter of it, so that it still ends within its time. */
const NICENESS = 6
/** From V8 13 on (Node 24) the room for compiled code counts as data, all of it and from the start. */
const CODE_KB = Number.parseInt(versions.v8, 10) < 13 ? 0 : 512 * 1024
/** Of data, in KB. Beside the heap there are the file, its parts and Node itself. */
const MEMORY_KB = 512 * 1024 + CODE_KB
/** Of a processor, in seconds: ends a process that works for ever and whose parent is gone. */
const PROCESSOR_S = 600

/** The system ends the process at these limits, and keeps no copy of its memory. */
const LIMITS = `ulimit -c 0; ulimit -d ${MEMORY_KB}; ulimit -t ${PROCESSOR_S}; exec "$0" "$@"`

/** What happened to a process that did not answer. */
export type Failure = 'too slow' | 'died' | 'not started'
export class HelperFailed extends Error {
  constructor(
    program: string,
    readonly failure: Failure,
  ) {
    super(`The process of ${program} ${failure === 'too slow' ? 'took too long' : failure}`)
  }
}

export interface HelperProgram {
  /** Its first message says that it is ready; then it answers each message with one. */
  path: string
  /** The heap of V8, in MB, and its part for new objects: a larger one is collected less often. */
  heapMb: number
  youngMb: number
}

/**
 * A process that works for this one, on one message at a time. What a file does to it, it does to nobody else: it has no
 * secrets in its environment, holds no connection, and may be killed. It does not keep its parent alive.
 */
export class HelperProcess<Request extends Serializable, Answer> {
  private readonly child: ChildProcess
  private readonly ready: Promise<null>
  /** How many messages it has been sent. */
  asked = 0

  constructor(private readonly program: HelperProgram) {
    this.child = startChild(program)
    this.ready = this.answer<null>()
    this.ready.catch(() => undefined)
    this.rest()
  }

  get isAlive(): boolean {
    const { connected, killed, exitCode, signalCode } = this.child
    return connected && !killed && exitCode === null && signalCode === null
  }

  /**
   * Sends a message and waits for its answer, at most `limit` ms, which begin when the process is ready.
   * @throws HelperFailed if it does not answer; it is gone then
   */
  async ask(request: Request, limit: number): Promise<Answer> {
    this.child.ref()
    this.child.channel?.ref()
    let timer: NodeJS.Timeout | undefined
    try {
      await this.ready.catch(() => Promise.reject(this.failed('not started')))
      // It tells of its end once, and that may have been between two messages.
      if (!this.isAlive) throw this.failed('died')
      this.asked++
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
      this.rest()
    }
  }

  /** Ends it, and waits until it is gone: until then it has its memory and its files. */
  async end(): Promise<void> {
    const { child } = this
    child.kill('SIGKILL')
    // One that could not be started has no number, and never exits.
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    await once(child, 'exit')
  }

  private failed(failure: Failure): HelperFailed {
    return new HelperFailed(this.program.path, failure)
  }

  private rest(): void {
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
  // Windows has no such limits; V8 keeps its own there.
  const [command, args] =
    platform === 'win32' ? [process.execPath, program] : ['/bin/sh', ['-c', LIMITS, process.execPath, ...program]]
  const child = spawn(command, args, {
    // A library may log what it finds in a file, and a file must not write our log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: { MALLOC_ARENA_MAX: '2' },
  })
  // A process that could not be started, or ends while it rests, is no error of anybody's request.
  child.on('error', () => undefined)
  if (child.pid !== undefined) lowerPriority(child.pid)
  return child
}

/** Everybody else's requests go first where there are too few processors for both. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, NICENESS)
  } catch {
    // It has ended already.
  }
}
