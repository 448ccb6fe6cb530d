import { Global, Module } from '@nestjs/common'
import { Config } from '../config/config.js'
import { MemoryTries } from './memory-tries.js'
import { RedisTries } from './redis-tries.js'
import { Throttle } from './throttle.js'
import { Tries } from './tries.js'

const triesOf = async ({ redisUrl }: Config): Promise<Tries> =>
  redisUrl ? RedisTries.connect(redisUrl) : new MemoryTries()

@Global()
@Module({
  providers: [{ provide: Tries, useFactory: triesOf, inject: [Config] }, Throttle],
  exports: [Throttle],
})
export class ThrottleModule {}
