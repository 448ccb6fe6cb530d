import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { AppError } from '../../errors/app-error.js'
import { connectRedis } from './connect-redis.js'
import { type Attempt, Throttle } from './throttle.js'

const REDIS_URL = process.env.TEST_REDIS_URL
const MINUTE = 60_000

const random = () => randomBytes(6).toString('hex')
const tooManyTries = { code: 'too_many_tries', status: 429, params: { minutos: 15 } }

interface Store {
  open(): Promise<Throttle>
  /** Moves time forward, for keys that contain the text. */
  pass(text: string, ms: number): Promise<void>
}

const inMemory: Store = {
  open: async () => new Throttle(),
  pass: async (_, ms) => {
    jest.advanceTimersByTime(ms)
  },
}

/** Redis has a clock of its own, so time is moved forward by shortening the time to live of the keys. */
const inRedis: Store = {
  open: async () => new Throttle(await connectRedis(REDIS_URL ?? '')),
  pass: async (text, ms) => {
    const client = await createClient({ url: REDIS_URL ?? '' }).connect()
    for (const key of await client.keys(`fichero:*${text}*`)) await client.pExpire(key, (await client.pTTL(key)) - ms)
    await client.close()
  },
}

describe('the throttle in memory', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())
  limits(inMemory)
})
// These tests need a Redis server and are otherwise reported as skipped.
const withRedis = REDIS_URL ? describe : describe.skip
withRedis('the throttle in Redis', () => {
  limits(inRedis)

  it('admits an attempt if others end before it receives the answer of Redis that the limit is reached', async () => {
    const client = await connectRedis(REDIS_URL ?? '')
    const throttle = new Throttle(client)
    const address = random()
    const attempt = (work: () => Promise<unknown>) =>
      throttle.attempt({ action: 'login', account: random(), address }, work)
    const [others, answer] = [gate(), gate()]
    try {
      let entered = 0
      const enter = () => {
        entered++
        return others.opened
      }
      const first = Array.from({ length: 100 }, () => attempt(enter))
      while (entered < 100) await setImmediate()
      const evaluate = client.eval.bind(client)
      jest.spyOn(client, 'eval').mockImplementationOnce(async (...args) => {
        const full = await evaluate(...args)
        await answer.opened
        return full
      })
      const last = attempt(async () => 'done')
      others.open()
      await Promise.all(first)
      answer.open()
      expect(await last).toBe('done')
    } finally {
      throttle.onApplicationShutdown()
    }
  })
})

/** A promise that a test resolves with `open`. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

/** The tests that both stores must pass. */
function limits({ open, pass }: Store) {
  let throttle: Throttle
  let address = ''

  beforeEach(async () => {
    throttle = await open()
    address = random()
  })
  afterEach(() => throttle.onApplicationShutdown())

  const attempt = (overrides: Partial<Attempt> = {}): Attempt => ({
    action: 'login',
    account: `${address}-${random()}`,
    address,
    ...overrides,
  })
  const times = async (count: number, make: () => Attempt) => {
    for (let done = 0; done < count; done++) await throttle.consume(make())
  }
  const right = (tried: Attempt) => throttle.attempt(tried, async () => 'done')
  const wrong = (tried: Attempt) =>
    throttle
      .attempt(tried, () => Promise.reject(new AppError('invalid_credentials')))
      .catch((error: AppError) => error.code)

  it('blocks an account after ten attempts, even concurrent attempts, and does not block other accounts', async () => {
    const repeated = attempt()
    const results = await Promise.allSettled(Array.from({ length: 15 }, () => throttle.consume(repeated)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    await expect(throttle.consume(repeated)).rejects.toMatchObject(tooManyTries)
    await expect(throttle.consume({ ...repeated, address: random() })).rejects.toMatchObject({
      headers: { 'retry-after': expect.stringMatching(/^(900|89\d)$/) },
    })
    await throttle.consume(attempt())
    await throttle.consume({ ...repeated, action: 'register' })
    await throttle.forget(repeated)
    await throttle.consume(repeated)
  })

  it('blocks an address after a hundred attempts, whichever accounts they are for', async () => {
    await times(100, attempt)
    await expect(throttle.consume(attempt())).rejects.toMatchObject(tooManyTries)
    await throttle.consume(attempt({ address: random() }))
  })

  it('does not count successes', async () => {
    for (let person = 0; person < 150; person++) await right(attempt())
    await times(100, attempt)
    await expect(throttle.consume(attempt())).rejects.toMatchObject(tooManyTries)
  })

  it('admits thirty concurrent correct attempts of an account, and 150 of an address', async () => {
    const repeated = attempt()
    const results = await Promise.all(Array.from({ length: 30 }, () => right(repeated)))
    expect(results).toEqual(Array(30).fill('done'))
    const others = await Promise.all(Array.from({ length: 150 }, () => right(attempt())))
    expect(new Set(others)).toEqual(new Set(['done']))
  })

  it('runs only ten of thirty concurrent wrong attempts', async () => {
    const repeated = attempt()
    const codes = await Promise.all(Array.from({ length: 30 }, () => wrong(repeated)))
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10)
    expect(codes.filter((code) => code === 'too_many_tries')).toHaveLength(20)
    await expect(right(repeated)).rejects.toMatchObject(tooManyTries)
  })

  it('does not count attempts that fail for another reason', async () => {
    const repeated = attempt()
    const broken = () => throttle.attempt(repeated, () => Promise.reject(new Error('no database')))
    for (let tries = 0; tries < 20; tries++) await expect(broken()).rejects.toThrow('no database')
    await right(repeated)
  })

  it('does not count an account’s attempts at a blocked address', async () => {
    const repeated = attempt()
    await times(100, attempt)
    for (let more = 0; more < 11; more++) await expect(throttle.consume(repeated)).rejects.toMatchObject(tooManyTries)
    for (let more = 0; more < 10; more++) await throttle.consume({ ...repeated, address: random() })
  })

  it('counts an account at a known browser separately, so that a stranger cannot lock out the account there', async () => {
    const stranger = attempt()
    const owner = { ...stranger, known: random() }
    await times(10, () => stranger)
    await times(90, attempt)
    await expect(throttle.consume(stranger)).rejects.toMatchObject(tooManyTries)
    for (let tries = 0; tries < 9; tries++) await wrong(owner)
    await right(owner)
    for (let tries = 0; tries < 10; tries++) await wrong(owner)
    await expect(right(owner)).rejects.toMatchObject(tooManyTries)
    await right({ ...owner, known: random() })
  })

  it('limits all accounts known at an address together', async () => {
    const here = random()
    const known = () => ({ ...attempt(), address: here, known: random() })
    await times(300, known)
    await expect(throttle.consume(known())).rejects.toMatchObject({ ...tooManyTries, limit: 'place' })
    await throttle.consume({ ...known(), address: random() })
  })

  it('counts from zero again when the window has ended', async () => {
    const repeated = attempt()
    await times(10, () => repeated)
    await pass(address, 10 * MINUTE)
    await expect(throttle.consume(repeated)).rejects.toMatchObject({ params: { minutos: 5 } })
    await pass(address, 5 * MINUTE)
    await times(10, () => repeated)
    await expect(throttle.consume(repeated)).rejects.toMatchObject(tooManyTries)
  })

  it('removes a success from the count only once', async () => {
    await right(attempt())
    await times(100, attempt)
    await expect(throttle.consume(attempt())).rejects.toMatchObject(tooManyTries)
  })

  it('does not count attempts beyond the limit', async () => {
    const repeated = attempt()
    await times(10, () => repeated)
    for (let tries = 0; tries < 20; tries++)
      await expect(throttle.consume(repeated)).rejects.toMatchObject(tooManyTries)
    await pass(address, 15 * MINUTE)
    await times(10, () => repeated)
  })
}

it('a blocked address adds no counters for invented accounts', async () => {
  const throttle = new Throttle()
  const victim: Attempt = { action: 'login', account: '52000111', address: random() }
  for (let tries = 0; tries < 10; tries++) await throttle.consume(victim)
  const address = random()
  for (let tries = 0; tries < 25_000; tries++)
    await throttle.consume({ action: 'login', account: `invented ${tries}`, address }).catch(() => undefined)
  await expect(throttle.consume({ ...victim, address: random() })).rejects.toMatchObject(tooManyTries)
})
