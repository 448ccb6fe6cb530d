import { Global, Module } from '@nestjs/common'
import { Config } from '../config/config.js'
import { connectRedis } from './connect-redis.js'
import { Throttle } from './throttle.js'

const makeThrottle = async ({ redisUrl }: Config) => new Throttle(redisUrl ? await connectRedis(redisUrl) : undefined)

@Global()
@Module({
  providers: [{ provide: Throttle, useFactory: makeThrottle, inject: [Config] }],
  exports: [Throttle],
})
export class ThrottleModule {}
