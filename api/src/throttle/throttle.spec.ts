import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import { createClient } from '@redis/client'
import { AppError } from '../errors/app-error.js'
import { openLine } from '../testing/line.js'
import { networkOf } from './address.decorator.js'
import { boundedRedis } from './bounded-redis.js'
import { connectRedis } from './connect-redis.js'
import { MemoryCounter } from './memory-counter.js'
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
withRedis('in Redis', () => limits(inRedis))

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

describe('the counter in memory', () => {
  afterEach(() => jest.useRealTimers())

  it('keeps what somebody guesses at, whatever else fills it', async () => {
    const memory = new MemoryCounter(10, 15 * MINUTE)
    for (let tries = 0; tries < 10; tries++) await memory.take('victim')
    for (let key = 0; key < 50_000; key++) await memory.take(String(key))
    expect(await memory.take('victim')).toBeGreaterThan(0)
    expect(memory.size).toBe(20_000)
  })

  it('follows no clock that is set back or forward', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    const memory = new MemoryCounter(1, 15 * MINUTE)
    await memory.take('one')
    jest.setSystemTime(Date.now() - 10 * 24 * 60 * MINUTE)
    expect(await memory.take('one')).toBe(15 * MINUTE)
    jest.setSystemTime(Date.now() + 20 * 24 * 60 * MINUTE)
    expect(await memory.take('one')).toBe(15 * MINUTE)
    jest.advanceTimersByTime(15 * MINUTE)
    expect(await memory.take('one')).toBe(0)
  })

  it('forgets what is over', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    const memory = new MemoryCounter(1, 15 * MINUTE)
    for (let key = 0; key < 100; key++) await memory.take(String(key))
    jest.advanceTimersByTime(15 * MINUTE)
    await memory.take('one')
    expect(memory.size).toBe(1)
  })
})

it('a refused address adds no accounts to those that are counted', async () => {
  const throttle = new Throttle()
  const victim: Attempt = { action: 'login', account: '52000111', address: random() }
  for (let tries = 0; tries < 10; tries++) await throttle.consume(victim)
  const address = random()
  for (let tries = 0; tries < 25_000; tries++)
    await throttle.consume({ action: 'login', account: `invented ${tries}`, address }).catch(() => undefined)
  await expect(throttle.consume({ ...victim, address: random() })).rejects.toMatchObject(refused)
})

it('reports a Redis that accepts and never answers', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const connecting = connectRedis(`redis://:secreta@127.0.0.1:${port}`, 300)
  await expect(connecting).rejects.toThrow(
    `REDIS_URL: no se pudo llegar al servidor 127.0.0.1:${port} (sin respuesta).`,
  )
  server.close()
})

it('reports an unreachable Redis without its password', async () => {
  const connecting = connectRedis('redis://:secreta@127.0.0.1:4649')
  await expect(connecting).rejects.toThrow('REDIS_URL: no se pudo llegar al servidor 127.0.0.1:4649 (ECONNREFUSED).')
})

withRedis('when Redis is lost', () => {
  it('counts in memory while it accepts and never answers, waits once, and goes back to it', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
    const line = await openLine(REDIS_URL ?? '')
    const client = await connectRedis(line.url)
    const store = boundedRedis(client, { limit: 200, pause: 600 })
    try {
      expect(await store.del('fichero:nobody')).toBe(0)
      line.freeze()
      const began = performance.now()
      await expect(store.multi().get('a').exec()).rejects.toThrow('Redis does not answer')
      for (let more = 0; more < 5; more++) {
        expect(store.isReady).toBe(false)
        await expect(store.del('a')).rejects.toThrow('Redis did not answer just now')
      }
      expect(performance.now() - began).toBeLessThan(500)
      line.thaw()
      while (!store.isReady) await sleep(20)
      expect(await store.del('fichero:nobody')).toBe(0)
      expect(warn).toHaveBeenCalledTimes(1)
    } finally {
      client.destroy()
      await line.cut()
      warn.mockRestore()
    }
  })

  it('a sign-in is not held by a Redis that accepts and never answers', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
    const line = await openLine(REDIS_URL ?? '')
    const throttle = new Throttle(await connectRedis(line.url))
    try {
      line.freeze()
      const began = performance.now()
      const attempt: Attempt = { action: 'login', account: random(), address: random() }
      for (let done = 0; done < 10; done++) await throttle.consume(attempt)
      await expect(throttle.consume(attempt)).rejects.toMatchObject(refused)
      expect(performance.now() - began).toBeLessThan(3000)
    } finally {
      throttle.onApplicationShutdown()
      await line.cut()
      jest.restoreAllMocks()
    }
  })

  it('counts in memory during an outage, and in Redis afterwards', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
    const line = await openLine(REDIS_URL ?? '')
    const client = await connectRedis(line.url)
    const throttle = new Throttle(client)
    const [before, meanwhile] = [0, 1].map((): Attempt => ({ action: 'login', account: random(), address: random() }))
    const times = async (attempt: Attempt) => {
      for (let done = 0; done < 10; done++) await throttle.consume(attempt)
    }
    try {
      await times(before!)
      await line.cut()
      await times(before!)
      await times(meanwhile!)
      await expect(throttle.consume(meanwhile!)).rejects.toMatchObject(refused)
      const ready = new Promise((resolve) => client.once('ready', resolve))
      await line.restore()
      await ready
      await expect(throttle.consume(before!)).rejects.toMatchObject(refused)
      await throttle.consume(meanwhile!)
      expect(warn).toHaveBeenCalledTimes(1)
    } finally {
      throttle.onApplicationShutdown()
      await line.cut()
    }
  })
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1::6', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
  ['', ''],
])('counts %s as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
