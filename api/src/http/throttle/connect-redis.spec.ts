import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import { openProxy } from '../../../testing/tcp-proxy.js'
import { boundedRedis } from './bounded-redis.js'
import { connectRedis } from './connect-redis.js'
import { type Attempt, Throttle } from './throttle.js'

const REDIS_URL = process.env.TEST_REDIS_URL
// These tests need a Redis server and are otherwise reported as skipped.
const withRedis = REDIS_URL ? describe : describe.skip

const random = () => randomBytes(6).toString('hex')
const tooManyTries = { code: 'too_many_tries', status: 429, params: { minutos: 15 } }

describe('a starting node counts attempts in memory and logs that once, without the password,', () => {
  let warn: jest.SpyInstance
  beforeEach(() => {
    warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
  })
  afterEach(() => warn.mockRestore())

  async function expectMemory(url: string, sentence: string) {
    const throttle = new Throttle(await connectRedis(url, 300))
    try {
      const attempt: Attempt = { action: 'login', account: random(), address: random() }
      for (let done = 0; done < 10; done++) await throttle.consume(attempt)
      await expect(throttle.consume(attempt)).rejects.toMatchObject(tooManyTries)
      expect(throttle.isShared).toBe(false)
      expect(warn.mock.calls).toEqual([[`Redis is unavailable, so attempts are counted in memory: ${sentence}`]])
    } finally {
      throttle.onApplicationShutdown()
    }
  }

  it('while Redis accepts connections and never answers', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await expectMemory(`redis://:secreta@127.0.0.1:${port}`, 'Error: no answer')
    server.close()
  })

  it('while nothing listens on the port', () => expectMemory('redis://:secreta@127.0.0.1:4649', 'ECONNREFUSED'))
})

withRedis('when Redis is lost', () => {
  it('a node that started without Redis uses Redis once it is available, and logs that', async () => {
    const logged = (['warn', 'log'] as const).map((level) => jest.spyOn(Logger.prototype, level).mockReturnValue())
    const proxy = await openProxy(REDIS_URL ?? '')
    await proxy.cut()
    const throttle = new Throttle(await connectRedis(proxy.url))
    try {
      expect(throttle.isShared).toBe(false)
      await proxy.restore()
      while (!throttle.isShared) await sleep(20)
      expect(logged.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    } finally {
      throttle.onApplicationShutdown()
      await proxy.cut()
      jest.restoreAllMocks()
    }
  })

  it('a node does not start with a user that Redis does not accept', async () => {
    // An unknown user, because a server without a password accepts any password of the default user.
    const url = new URL(REDIS_URL ?? '')
    url.username = 'nobody'
    url.password = 'not-this-one'
    await expect(connectRedis(url.href)).rejects.toThrow(`REDIS_URL: el servidor ${url.host} no acepta`)
  })

  it('boundedRedis fails at once after a first timeout, and uses Redis again when it answers', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
    const proxy = await openProxy(REDIS_URL ?? '')
    const client = await connectRedis(proxy.url)
    const store = boundedRedis(client, { limit: 200, pause: 600 })
    try {
      expect(await store.del('fichero:nobody')).toBe(0)
      proxy.freeze()
      await expect(store.multi().get('a').exec()).rejects.toThrow('Redis does not answer')
      for (let more = 0; more < 5; more++) {
        expect(store.isReady).toBe(false)
        await expect(store.del('a')).rejects.toThrow('Redis did not answer the previous command')
      }
      proxy.thaw()
      while (!store.isReady) await sleep(20)
      expect(await store.del('fichero:nobody')).toBe(0)
      expect(warn).toHaveBeenCalledTimes(1)
    } finally {
      client.destroy()
      await proxy.cut()
      warn.mockRestore()
    }
  })

  it('sign-ins are not blocked while Redis accepts connections and never answers', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
    const proxy = await openProxy(REDIS_URL ?? '')
    const throttle = new Throttle(await connectRedis(proxy.url))
    try {
      proxy.freeze()
      const attempt: Attempt = { action: 'login', account: random(), address: random() }
      for (let done = 0; done < 10; done++) await throttle.consume(attempt)
      await expect(throttle.consume(attempt)).rejects.toMatchObject(tooManyTries)
      // A single warning shows that only one of the eleven attempts waited for the timeout.
      expect(warn).toHaveBeenCalledTimes(1)
    } finally {
      throttle.onApplicationShutdown()
      await proxy.cut()
      jest.restoreAllMocks()
    }
  })

  it('attempts are counted in memory during an outage, and in Redis afterwards', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
    const proxy = await openProxy(REDIS_URL ?? '')
    const client = await connectRedis(proxy.url)
    const throttle = new Throttle(client)
    const [before, during] = [0, 1].map((): Attempt => ({ action: 'login', account: random(), address: random() }))
    const times = async (attempt: Attempt) => {
      for (let done = 0; done < 10; done++) await throttle.consume(attempt)
    }
    try {
      await times(before!)
      await proxy.cut()
      await times(before!)
      await times(during!)
      await expect(throttle.consume(during!)).rejects.toMatchObject(tooManyTries)
      const ready = new Promise((resolve) => client.once('ready', resolve))
      await proxy.restore()
      await ready
      await expect(throttle.consume(before!)).rejects.toMatchObject(tooManyTries)
      await throttle.consume(during!)
      expect(warn).toHaveBeenCalledTimes(1)
    } finally {
      throttle.onApplicationShutdown()
      await proxy.cut()
    }
  })
})
