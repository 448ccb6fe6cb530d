import { type DynamicModule, Global, Module } from '@nestjs/common'
import type { RedisClient } from './connect-redis.js'
import { Throttle } from './throttle.js'

@Global()
@Module({})
class ThrottleModule {}

/** The throttle, which counts in Redis if there is a client. */
export const throttleModule = (redis?: RedisClient): DynamicModule => ({
  module: ThrottleModule,
  providers: [{ provide: Throttle, useFactory: () => new Throttle(redis) }],
  exports: [Throttle],
})
