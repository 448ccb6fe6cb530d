import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { platform } from 'node:process'
import { READER_HEAP_MB, READER_PROGRAM } from './reader-limits.js'
import type { ReadRequest, ReadResult } from './reader-program.js'

/** A file that is read beside a busy processor gets a quarter of it, so that it still ends within its time. */
const NICENESS = 6
/** Of data, in KB. Beside the heap there are the file, its unpacked parts and Node itself. */
const MEMORY_KB = 512 * 1024
/** Of a processor, in seconds: ends a process that reads for ever and whose parent is gone. */
const PROCESSOR_S = 600

/** The system ends the process at these limits, and keeps no copy of its memory. */
const LIMITS = `ulimit -c 0; ulimit -d ${MEMORY_KB}; ulimit -t ${PROCESSOR_S}; exec "$0" "$@"`

/** What happened to a process that did not answer. */
export type Failure = 'too slow' | 'died' | 'not started'
export class ReaderFailed extends Error {
  constructor(readonly failure: Failure) {
    super(`The process that reads files ${failure === 'too slow' ? 'took too long' : failure}`)
  }
}

/**
 * A process that reads files, one at a time. What a file does to it, it does to nobody else: it has no secrets in its
 * environment, holds no connection, and may be killed. It does not keep its parent alive.
 */
export class ReaderProcess {
  private readonly child = startChild()
  private readonly ready = this.answer<null>()
  /** How many it has been asked to read. */
  files = 0

  constructor() {
    this.ready.catch(() => undefined)
    this.rest()
  }

  get isAlive(): boolean {
    const { connected, killed, exitCode, signalCode } = this.child
    return connected && !killed && exitCode === null && signalCode === null
  }

  /**
   * Reads a file in at most `limit` ms, which begin when the process is ready.
   * @throws ReaderFailed if it does not answer; it is gone then
   */
  async read(request: ReadRequest, limit: number): Promise<ReadResult> {
    this.child.ref()
    this.child.channel?.ref()
    let timer: NodeJS.Timeout | undefined
    try {
      await this.ready.catch(() => Promise.reject(new ReaderFailed('not started')))
      this.files++
      const slow = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new ReaderFailed('too slow')), limit)
      })
      const answer = this.answer<ReadResult>()
      this.child.send(request, () => undefined)
      return await Promise.race([answer, slow])
    } catch (error) {
      this.end()
      throw error
    } finally {
      clearTimeout(timer)
      this.rest()
    }
  }

  end(): void {
    this.child.kill('SIGKILL')
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
      const fail = finish(() => reject(new ReaderFailed('died')))
      child.on('message', take).on('exit', fail).on('error', fail)
    })
  }
}

function startChild(): ChildProcess {
  const program = [`--max-old-space-size=${READER_HEAP_MB}`, '--max-semi-space-size=8', READER_PROGRAM]
  // Windows has no such limits; V8 keeps its own there.
  const [command, args] =
    platform === 'win32' ? [process.execPath, program] : ['/bin/sh', ['-c', LIMITS, process.execPath, ...program]]
  const child = spawn(command, args, {
    // The parser logs every unknown record, and a file must not write our log.
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
