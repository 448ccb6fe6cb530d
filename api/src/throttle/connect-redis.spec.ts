import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import { openLine } from '../testing/line.js'
import { boundedRedis } from './bounded-redis.js'
import { connectRedis } from './connect-redis.js'
import { type Attempt, Throttle } from './throttle.js'

const REDIS_URL = process.env.TEST_REDIS_URL
// Skipped, and counted as skipped, without a server.
const withRedis = REDIS_URL ? describe : describe.skip

const random = () => randomBytes(6).toString('hex')
const refused = { code: 'too_many_tries', status: 429, params: { minutos: 15 } }

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
      await expect(store.multi().get('a').exec()).rejects.toThrow('Redis does not answer')
      for (let more = 0; more < 5; more++) {
        expect(store.isReady).toBe(false)
        await expect(store.del('a')).rejects.toThrow('Redis did not answer just now')
      }
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
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
    const line = await openLine(REDIS_URL ?? '')
    const throttle = new Throttle(await connectRedis(line.url))
    try {
      line.freeze()
      const attempt: Attempt = { action: 'login', account: random(), address: random() }
      for (let done = 0; done < 10; done++) await throttle.consume(attempt)
      await expect(throttle.consume(attempt)).rejects.toMatchObject(refused)
      // One wait for all eleven: a second one would be a second warning.
      expect(warn).toHaveBeenCalledTimes(1)
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
