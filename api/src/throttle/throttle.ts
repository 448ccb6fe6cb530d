import type { OnApplicationShutdown } from '@nestjs/common'
import { AppError } from '../errors/app-error.js'
import type { RedisClient } from './connect-redis.js'
import { type Limit, makeCounters } from './limits.js'
import { TooManyTries } from './too-many-tries.js'
import { Turns } from './turns.js'

export interface Attempt {
  action: 'login' | 'register' | 'forgot' | 'reset' | 'confirm' | 'opinion' | 'failure' | 'violation'
  address: string
  /** The document number; absent if the attempt has no account. */
  account?: string | undefined
  /** Identifies the browser or the address if the account signed in there before; it then has a counter of its own. */
  known?: string | undefined
}

interface Place {
  limit: Limit
  key: string
}

/** Limits attempts by account and by address: docs/decisions/a-stranger-locks-nobody-out.md. */
export class Throttle implements OnApplicationShutdown {
  private readonly counters
  private readonly turns = new Turns()

  constructor(private readonly client?: RedisClient) {
    this.counters = makeCounters(client)
  }

  /**
   * Counts a request whatever its outcome.
   * @throws TooManyTries
   */
  async consume(attempt: Attempt): Promise<void> {
    await enter(attempt, {
      take: ({ limit, key }) => this.counters[limit].take(key),
      leave: ({ limit, key }) => this.counters[limit].giveBack(key),
    })
  }

  /**
   * Runs an attempt and counts it if it is refused. It is counted before it runs, so that concurrent ones cannot exceed
   * the limit; those beyond it wait for the outcome of the others.
   * @throws TooManyTries and what `work` throws
   */
  async attempt<T>(attempt: Attempt, work: () => Promise<T>): Promise<T> {
    const places = await enter(attempt, {
      take: (place) => this.turns.take(turnOf(place), () => this.counters[place.limit].take(place.key)),
      leave: async (place) => {
        await this.counters[place.limit].giveBack(place.key)
        this.turns.end(turnOf(place))
      },
    })
    let isFailure = false
    try {
      return await work()
    } catch (error) {
      isFailure = error instanceof AppError && error.status < 500
      throw error
    } finally {
      for (const place of places) {
        if (!isFailure) await this.forgive(place)
        this.turns.end(turnOf(place))
      }
    }
  }

  /** Forgets the failed sign-ins of an account, here and where it did not sign in before. */
  async forget(attempt: Omit<Attempt, 'action'>): Promise<void> {
    for (const known of [attempt.known, undefined])
      for (const { limit, key } of placesOf({ ...attempt, known, action: 'login' }))
        if (limit === 'account') await this.counters.account.clear(key)
  }

  onApplicationShutdown(): void {
    if (this.client?.isOpen) this.client.destroy()
  }

  /** After a success the account's failures are forgotten, those of others at its address are not. */
  private forgive({ limit, key }: Place): Promise<void> {
    return limit === 'account' ? this.counters.account.clear(key) : this.counters.address.giveBack(key)
  }
}

interface Door {
  /** Returns 0, or the time in ms to wait. */
  take(place: Place): Promise<number>
  leave(place: Place): Promise<void>
}

/** Counts an attempt at all of its places, or, if one of them refuses, at none. */
async function enter(attempt: Attempt, { take, leave }: Door): Promise<Place[]> {
  const entered: Place[] = []
  for (const place of placesOf(attempt)) {
    const wait = await take(place)
    if (wait > 0) {
      for (const one of entered) await leave(one)
      throw new TooManyTries(place.limit, wait)
    }
    entered.push(place)
  }
  return entered
}

/**
 * Where an attempt counts. The address comes first, so that a refused one cannot add keys for accounts that it makes up.
 */
function placesOf({ action, account, address, known }: Attempt): Place[] {
  if (account !== undefined && known !== undefined) return [{ limit: 'account', key: `${action}:${account}:${known}` }]
  const atAddress: Place = { limit: 'address', key: `${action}:${address}` }
  return account === undefined ? [atAddress] : [atAddress, { limit: 'account', key: `${action}:${account}` }]
}

const turnOf = ({ limit, key }: Place) => `${limit}:${key}`
