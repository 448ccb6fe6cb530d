import { setTimeout as sleep } from 'node:timers/promises'
import { SEEDED_FICHA } from '../support/seed-ficha'
import { ADMIN } from '../support/server.mjs'
import type { Session } from '../support/session.mjs'
import type { RunningProxy } from './proxies'

/** Requests per second, and the maximum number of concurrent requests. */
const RATE = 100
const AT_ONCE = 10
/** Timeout of a request in ms, much longer than the proxies' limits for a node that does not answer. */
const TIMEOUT_MS = 20_000

/** A request that is sent repeatedly. */
interface Kind {
  path: string
  method?: string
  body?: object
}
const reads: Kind[] = ['/', '/api/auth/session', `/api/fichas/${SEEDED_FICHA}`, '/api/users', '/fichas'].map(
  (path) => ({
    path,
  }),
)
const edit = (celular: string): Kind => ({
  path: `/api/fichas/${SEEDED_FICHA}/aprendices/1900099001`,
  method: 'PUT',
  body: { celular, correo: 'aprendiz@correo.example' },
})
/** A request that a proxy must not retry, because it is not idempotent. */
const SIGN_IN: Kind = { path: '/api/auth/login', method: 'POST', body: ADMIN }

/** Simulates people who read, edit and sign in through a proxy at a constant rate, however slow the answers are. */
export class SteadyLoad {
  count = 0
  /** A line for each request that failed. */
  readonly failures: string[] = []
  private readonly begun = performance.now()
  private sent = 0
  private isOver = false
  private readonly all: Promise<unknown>

  constructor(
    private readonly proxy: RunningProxy,
    private readonly admin: Session,
  ) {
    this.all = Promise.all(Array.from({ length: AT_ONCE }, () => this.repeat()))
  }

  /** Waits until at least `count` requests are answered, and until none is pending. */
  async end(count: number): Promise<void> {
    while (this.count < count) await sleep(50)
    this.isOver = true
    await this.all
  }

  private async repeat(): Promise<void> {
    while (!this.isOver) {
      const number = this.sent++
      await sleep(this.begun + (number * 1000) / RATE - performance.now())
      await this.ask(kindOf(number))
      this.count++
    }
  }

  private async ask({ path, method = 'GET', body }: Kind): Promise<void> {
    const sent = performance.now()
    const answer = await fetch(this.proxy.url + path, {
      method,
      headers: { 'x-token': this.admin.token, ...(body && { 'content-type': 'application/json' }) },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      // The body is read too, because an interrupted answer is a failure.
      .then(async (answer) => ({ ok: answer.ok, what: `${answer.status} ${(await answer.text()).slice(0, 100)}` }))
      .catch((error: Error) => ({ ok: false, what: String(error.cause ?? error) }))
    if (answer.ok) return
    const [at, ms] = [sent - this.begun, performance.now() - sent].map(Math.round)
    this.failures.push(`${this.proxy.name}: ${method} ${path} at ${at} ms: ${answer.what} after ${ms} ms`)
  }
}

const kindOf = (number: number): Kind =>
  number % 100 === 0
    ? SIGN_IN
    : number % 10 === 0
      ? edit(`300${1_000_000 + number}`)
      : (reads[number % reads.length] ?? SIGN_IN)
