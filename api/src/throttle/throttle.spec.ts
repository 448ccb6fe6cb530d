import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Logger } from '@nestjs/common'
import { createClient } from '@redis/client'
import { networkOf } from './address.decorator.js'
import { BoundedMemory } from './bounded-memory.js'
import { connectRedis } from './connect-redis.js'
import { type Attempt, Throttle } from './throttle.js'

const REDIS_URL = process.env.TEST_REDIS_URL
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

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
    await throttle.forget(one.account ?? '')
    await throttle.consume(one)
  })

  it('blocks an address after a hundred failures for any accounts', async () => {
    await times(100, attempt)
    await expect(throttle.consume(attempt())).rejects.toMatchObject(refused)
    await throttle.consume(attempt({ address: random() }))
  })

  it('does not count successes', async () => {
    for (let person = 0; person < 150; person++) {
      const right = attempt()
      await throttle.consume(right)
      await throttle.succeed(right)
    }
    await times(100, attempt)
    await expect(throttle.consume(attempt())).rejects.toMatchObject(refused)
  })

  it('does not count an account’s attempts at a blocked address', async () => {
    const one = attempt()
    await times(100, attempt)
    for (let more = 0; more < 11; more++) await expect(throttle.consume(one)).rejects.toMatchObject(refused)
    for (let more = 0; more < 10; more++) await throttle.consume({ ...one, address: random() })
  })

  it('accepts a trusted account at a blocked address', async () => {
    const trusted = attempt()
    await throttle.consume(trusted)
    await throttle.succeed(trusted)
    await times(100, attempt)
    await expect(throttle.consume(attempt())).rejects.toMatchObject(refused)
    await throttle.consume(trusted)
    await throttle.succeed(trusted)
    await times(10, () => trusted)
    await expect(throttle.consume(trusted)).rejects.toMatchObject(refused)
  })

  it('trusts an account for weeks, and not forever', async () => {
    const trusted = attempt()
    await throttle.succeed(trusted)
    await pass(address, 20 * DAY)
    await times(100, attempt)
    await throttle.consume(trusted)
    await pass(address, 11 * DAY)
    await times(100, attempt)
    await expect(throttle.consume(trusted)).rejects.toMatchObject(refused)
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

  it('refunds no more than was counted', async () => {
    await throttle.succeed(attempt())
    await times(100, attempt)
    await expect(throttle.consume(attempt())).rejects.toMatchObject(refused)
  })
}

it('keeps a limited number of keys, the most recently used', async () => {
  const memory = new BoundedMemory({ points: 10, duration: 900 })
  await memory.set('trusted', 1, 900)
  for (let key = 0; key < 20_000; key++) await memory.consume(String(key))
  expect(await memory.get('trusted')).toBeNull()
  expect(await memory.get('0')).not.toBeNull()
  await memory.consume('0')
  await memory.consume('one more')
  expect(await memory.get('0')).not.toBeNull()
  expect(await memory.get('1')).toBeNull()
})

it('reports an unreachable Redis without its password', async () => {
  const connecting = connectRedis('redis://:secreta@127.0.0.1:4649')
  await expect(connecting).rejects.toThrow('REDIS_URL: no se pudo llegar al servidor 127.0.0.1:4649 (ECONNREFUSED).')
})

withRedis('when Redis is lost', () => {
  it('counts in memory during an outage, and in Redis afterwards', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
    const line = await openLine()
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

/** A connection to the Redis server that can be interrupted. */
async function openLine() {
  const { hostname, port } = new URL(REDIS_URL ?? '')
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => socket.destroy()))
    near.pipe(far).pipe(near)
  })
  const listen = (at: number) => once(server.listen(at, '127.0.0.1'), 'listening')
  await listen(0)
  const { port: own } = server.address() as AddressInfo
  return {
    url: `redis://127.0.0.1:${own}`,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
    restore: () => listen(own),
  }
}

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
