import { randomBytes } from 'node:crypto'
import { createClient } from '@redis/client'
import { networkOf } from './address.decorator.js'
import { MemoryTries } from './memory-tries.js'
import { RedisTries } from './redis-tries.js'
import { Throttle, type Visit } from './throttle.js'
import type { Tries } from './tries.js'

const REDIS_URL = process.env.TEST_REDIS_URL
const HOUR = 3_600_000

const random = () => randomBytes(6).toString('hex')

interface Store {
  open(): Promise<Tries>
  /** Lets time pass for a key. */
  pass(key: string, ms: number): Promise<void>
}

const inMemory: Store = {
  open: async () => new MemoryTries(),
  pass: async (_, ms) => {
    jest.setSystemTime(Date.now() + ms)
  },
}

/** The time to live is the server's, so what passes is taken from it. */
const inRedis: Store = {
  open: () => RedisTries.connect(REDIS_URL ?? ''),
  pass: async (key, ms) => {
    const client = await createClient({ url: REDIS_URL ?? '' }).connect()
    const name = `fichero:${key}`
    await client.pExpire(name, (await client.pTTL(name)) - ms)
    await client.close()
  },
}

describe('in memory', () => counts(inMemory))
// Skipped, and counted as skipped, without a server.
;(REDIS_URL ? describe : describe.skip)('in Redis', () => counts(inRedis))

function counts({ open, pass }: Store) {
  let tries: Tries
  let throttle: Throttle
  let address = ''

  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout'] })
    tries = await open()
    throttle = new Throttle(tries)
    address = random()
  })
  afterEach(async () => {
    await tries.close()
    jest.useRealTimers()
  })

  const visit = (given: Partial<Visit> = {}): Visit => ({ door: 'login', account: random(), address, ...given })
  const times = async (count: number, make: () => Visit) => {
    for (let done = 0; done < count; done++) await throttle.enter(make())
  }
  const refused = { code: 'too_many_tries', status: 429, params: { minutos: 15 } }

  it('turns an account away after ten tries, also when they come at once, and no other', async () => {
    const one = visit()
    const results = await Promise.allSettled(Array.from({ length: 15 }, () => throttle.enter(one)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    await expect(throttle.enter(one)).rejects.toMatchObject(refused)
    await expect(throttle.enter({ ...one, address: random() })).rejects.toMatchObject({
      headers: { 'retry-after': expect.stringMatching(/^(900|89\d)$/) },
    })
    await throttle.enter(visit())
    await throttle.enter({ ...one, door: 'register' })
    await throttle.forget(one.account ?? '')
    await throttle.enter(one)
  })

  it('turns an address away after a hundred failures, whatever accounts they were for', async () => {
    await times(100, visit)
    await expect(throttle.enter(visit())).rejects.toMatchObject(refused)
    await throttle.enter(visit({ address: random() }))
  })

  it('does not count who signs in rightly, however many share the address', async () => {
    for (let person = 0; person < 150; person++) {
      const right = visit()
      await throttle.enter(right)
      await throttle.welcome(right)
    }
    await times(100, visit)
    await expect(throttle.enter(visit())).rejects.toMatchObject(refused)
  })

  it('lets those in who signed in from there before, whatever the neighbours type', async () => {
    const known = visit()
    await throttle.enter(known)
    await throttle.welcome(known)
    await times(100, visit)
    await expect(throttle.enter(visit())).rejects.toMatchObject(refused)
    await throttle.enter(known)
    await throttle.welcome(known)
    await times(10, () => known)
    await expect(throttle.enter(known)).rejects.toMatchObject(refused)
  })

  it('begins anew when the window is over, and never counts below zero', async () => {
    const key = random()
    await tries.forgive(key)
    expect(await tries.count(key, 1, HOUR)).toBe(0)
    await pass(key, HOUR / 2)
    expect(await tries.count(key, 1, HOUR)).toBeGreaterThan(0)
    await pass(key, HOUR / 2)
    await tries.forgive(key)
    expect(await tries.count(key, 1, HOUR)).toBe(0)
    await tries.remember(key, HOUR)
    await pass(key, HOUR / 2)
    expect(await tries.knows(key)).toBe(true)
    await pass(key, HOUR / 2)
    expect(await tries.knows(key)).toBe(false)
  })
}

it('does not grow without end', async () => {
  const tries = new MemoryTries()
  for (let key = 0; key < 20_001; key++) await tries.remember(String(key), 60_000)
  expect(await tries.knows('0')).toBe(false)
  expect(await tries.knows('1')).toBe(true)
})

it('says in a sentence that Redis cannot be reached, without its password', async () => {
  const connecting = RedisTries.connect('redis://:secreta@127.0.0.1:4649')
  await expect(connecting).rejects.toThrow('REDIS_URL: no se pudo llegar al servidor 127.0.0.1:4649 (ECONNREFUSED).')
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1::6', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('counts %s as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
