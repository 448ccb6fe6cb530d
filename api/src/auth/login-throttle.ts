import { Injectable } from '@nestjs/common'
import { AppError } from '../errors/app-error.js'

const MAX_TRIES = 10
const WINDOW_MS = 15 * 60 * 1000
const MAX_ACCOUNTS = 10_000

/** Counts wrong passwords by account, in this process's memory. */
@Injectable()
export class LoginThrottle {
  private readonly tries = new Map<string, number[]>()

  /** Counts a try before the password is checked, so that many at once do not slip through. */
  enter(account: string): void {
    const now = Date.now()
    const recent = (this.tries.get(account) ?? []).filter((time) => now - time < WINDOW_MS)
    const [oldest] = recent
    if (oldest !== undefined && recent.length >= MAX_TRIES) throw tooManyTries(oldest + WINDOW_MS - now)
    this.forgetOldest()
    this.tries.delete(account)
    this.tries.set(account, [...recent, now])
  }

  /** The password was right. */
  clear(account: string): void {
    this.tries.delete(account)
  }

  /** Somebody who tries a million accounts does not fill the memory: the map keeps the order of the last try. */
  private forgetOldest(): void {
    if (this.tries.size < MAX_ACCOUNTS) return
    const [oldest] = this.tries.keys()
    if (oldest !== undefined) this.tries.delete(oldest)
  }
}

function tooManyTries(waitMs: number): AppError {
  const seconds = Math.ceil(waitMs / 1000)
  const params = { minutos: Math.ceil(seconds / 60) }
  return new AppError('too_many_tries', params, {}, { 'retry-after': String(seconds) })
}
