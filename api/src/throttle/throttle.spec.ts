import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { AppError } from '../errors/app-error.js'
import { connectRedis } from './connect-redis.js'
import { type Attempt, Throttle } from './throttle.js'

const REDIS_URL = process.env.TEST_REDIS_URL
const MINUTE = 60_000

const random = () => randomBytes(6).toString('hex')
const refused = { code: 'too_many_tries', status: 429, params: { minutos: 15 } }

interface Store {
  open(): Promise<Throttle>
  /** Moves time forward for keys that contain a text. */
  pass(text: string, ms: number): Promise<void>
}

const inMemory: Store = {
  open: async () => new Throttle(),
  pass: async (_, ms) => {
    jest.advanceTimersByTime(ms)
  },
}

/** Redis itself expires keys, so the elapsed time is subtracted from their time to live. */
const inRedis: Store = {
  open: async () => new Throttle(await connectRedis(REDIS_URL ?? '')),
  pass: async (text, ms) => {
    const client = await createClient({ url: REDIS_URL ?? '' }).connect()
    for (const key of await client.keys(`fichero:*${text}*`)) await client.pExpire(key, (await client.pTTL(key)) - ms)
    await client.close()
  },
}

describe('in memory', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }))
  afterEach(() => jest.useRealTimers())
  limits(inMemory)
})
// Skipped, and counted as skipped, without a server.
const withRedis = REDIS_URL ? describe : describe.skip
withRedis('in Redis', () => {
  limits(inRedis)

  it('lets in who was told of a full limit after those that filled it had ended', async () => {
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
      jest.spyOn(client, 'eval').mockImplementationOnce(async (...given) => {
        const full = await evaluate(...given)
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

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

function limits({ open, pass }: Store) {
  let throttle: Throttle
  let address = ''

  beforeEach(async () => {
    throttle = await open()
    address = random()
  })
  afterEach(() => throttle.onApplicationShutdown())

  const attempt = (given: Partial<Attempt> = {}): Attempt => ({
    action: 'login',
    account: `${address}-${random()}`,
    address,
    ...given,
  })
  const times = async (count: number, make: () => Attempt) => {
    for (let done = 0; done < count; done++) await throttle.consume(make())
  }
  const right = (one: Attempt) => throttle.attempt(one, async () => 'done')
  const wrong = (one: Attempt) =>
    throttle
      .attempt(one, () => Promise.reject(new AppError('invalid_credentials')))
      .catch((error: AppError) => error.code)

  it('blocks an account after ten attempts, also concurrent ones, and no other', async () => {
    const one = attempt()
    const results = await Promise.allSettled(Array.from({ length: 15 }, () => throttle.consume(one)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    await expect(throttle.consume(one)).rejects.toMatchObject(refused)
    await expect(throttle.consume({ ...one, address: random() })).rejects.toMatchObject({
      headers: { 'retry-after': expect.stringMatching(/^(900|89\d)$/) },
    })
    await throttle.consume(attempt())
    await throttle.consume({ ...one, action: 'register' })
    await throttle.forget(one)
    await throttle.consume(one)
  })

  it('blocks an address after a hundred failures for any accounts', async () => {
    await times(100, attempt)
    await expect(throttle.consume(attempt())).rejects.toMatchObject(refused)
    await throttle.consume(attempt({ address: random() }))
  })

  it('does not count successes', async () => {
    for (let person = 0; person < 150; person++) await right(attempt())
    await times(100, attempt)
    await expect(throttle.consume(attempt())).rejects.toMatchObject(refused)
  })

  it('lets thirty right attempts of one account in at once, and 150 of one address', async () => {
    const one = attempt()
    const results = await Promise.all(Array.from({ length: 30 }, () => right(one)))
    expect(results).toEqual(Array(30).fill('done'))
    const others = await Promise.all(Array.from({ length: 150 }, () => right(attempt())))
    expect(new Set(others)).toEqual(new Set(['done']))
  })

  it('tries no more than ten of thirty wrong ones at once', async () => {
    const one = attempt()
    const codes = await Promise.all(Array.from({ length: 30 }, () => wrong(one)))
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(10)
    expect(codes.filter((code) => code === 'too_many_tries')).toHaveLength(20)
    await expect(right(one)).rejects.toMatchObject(refused)
  })

  it('does not count what failed for another reason', async () => {
    const one = attempt()
    const broken = () => throttle.attempt(one, () => Promise.reject(new Error('no database')))
    for (let tries = 0; tries < 20; tries++) await expect(broken()).rejects.toThrow('no database')
    await right(one)
  })

  it('does not count an account’s attempts at a blocked address', async () => {
    const one = attempt()
    await times(100, attempt)
    for (let more = 0; more < 11; more++) await expect(throttle.consume(one)).rejects.toMatchObject(refused)
    for (let more = 0; more < 10; more++) await throttle.consume({ ...one, address: random() })
  })

  it('counts where an account signed in before by itself, so that nobody elsewhere locks it out', async () => {
    const stranger = attempt()
    const owner = { ...stranger, known: random() }
    await times(10, () => stranger)
    await times(90, attempt)
    await expect(throttle.consume(stranger)).rejects.toMatchObject(refused)
    for (let tries = 0; tries < 9; tries++) await wrong(owner)
    await right(owner)
    for (let tries = 0; tries < 10; tries++) await wrong(owner)
    await expect(right(owner)).rejects.toMatchObject(refused)
    await right({ ...owner, known: random() })
  })

  it('starts again when the window is over', async () => {
    const one = attempt()
    await times(10, () => one)
    await pass(address, 10 * MINUTE)
    await expect(throttle.consume(one)).rejects.toMatchObject({ params: { minutos: 5 } })
    await pass(address, 5 * MINUTE)
    await times(10, () => one)
    await expect(throttle.consume(one)).rejects.toMatchObject(refused)
  })

  it('gives back no more than was counted', async () => {
    await right(attempt())
    await times(100, attempt)
    await expect(throttle.consume(attempt())).rejects.toMatchObject(refused)
  })

  it('is not changed by what it refuses', async () => {
    const one = attempt()
    await times(10, () => one)
    for (let tries = 0; tries < 20; tries++) await expect(throttle.consume(one)).rejects.toMatchObject(refused)
    await pass(address, 15 * MINUTE)
    await times(10, () => one)
  })
}

it('a refused address adds no accounts to those that are counted', async () => {
  const throttle = new Throttle()
  const victim: Attempt = { action: 'login', account: '52000111', address: random() }
  for (let tries = 0; tries < 10; tries++) await throttle.consume(victim)
  const address = random()
  for (let tries = 0; tries < 25_000; tries++)
    await throttle.consume({ action: 'login', account: `invented ${tries}`, address }).catch(() => undefined)
  await expect(throttle.consume({ ...victim, address: random() })).rejects.toMatchObject(refused)
})
