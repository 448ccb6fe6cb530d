import { Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { AppError } from '../errors/app-error.js'
import { Tries } from './tries.js'

const MINUTE = 60_000
const WINDOW_MS = 15 * MINUTE
/** A person may mistype, and somebody who guesses may not go on. */
const MAX_BY_ACCOUNT = 10
/** A whole training centre shares one public address. */
const MAX_BY_ADDRESS = 100
const KNOWN_MS = 30 * 24 * 60 * MINUTE

export interface Visit {
  door: 'login' | 'register' | 'forgot' | 'reset'
  address: string
  /** Whom it is about; absent where it is about nobody in particular. */
  account?: string | undefined
}

/** Counts failed tries by account and by address, and turns away who had too many. */
@Injectable()
export class Throttle implements OnApplicationShutdown {
  constructor(private readonly tries: Tries) {}

  /** Counts a try before it is known to be right, so that many at once do not slip through. */
  async enter(visit: Visit): Promise<void> {
    const { account, address } = keysOf(visit)
    if (account) turnAway(await this.tries.count(account, MAX_BY_ACCOUNT, WINDOW_MS))
    // Who signed in from here before is not shut out by what the neighbours type.
    if (await this.isKnown(visit)) return
    const wait = await this.tries.count(address, MAX_BY_ADDRESS, WINDOW_MS)
    if (wait > 0 && account) await this.tries.forgive(account)
    turnAway(wait)
  }

  /** The try was right, so it counts for nothing. */
  async welcome(visit: Visit): Promise<void> {
    const { account, address, pair } = keysOf(visit)
    if (!(await this.isKnown(visit))) await this.tries.forgive(address)
    if (account) await this.tries.clear(account)
    if (pair) await this.tries.remember(pair, KNOWN_MS)
  }

  /** A new password makes the failures with the old one void. */
  forget(account: string): Promise<void> {
    return this.tries.clear(`login:account:${account}`)
  }

  async onApplicationShutdown(): Promise<void> {
    await this.tries.close()
  }

  private async isKnown(visit: Visit): Promise<boolean> {
    const { pair } = keysOf(visit)
    return pair !== undefined && this.tries.knows(pair)
  }
}

const keysOf = ({ door, account, address }: Visit) => ({
  account: account === undefined ? undefined : `${door}:account:${account}`,
  address: `${door}:address:${address}`,
  pair: account === undefined ? undefined : `${door}:known:${account}:${address}`,
})

function turnAway(waitMs: number): void {
  if (waitMs <= 0) return
  const seconds = Math.ceil(waitMs / 1000)
  const params = { minutos: Math.ceil(seconds / 60) }
  throw new AppError('too_many_tries', params, {}, { 'retry-after': String(seconds) })
}
