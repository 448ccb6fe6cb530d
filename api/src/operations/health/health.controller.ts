import { Controller, Get } from '@nestjs/common'
import { z } from 'zod'
import { Anonymous } from '../../access/access.decorators.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { Readiness } from './readiness.js'

const healthy = z.object({ ok: z.literal(true) })

@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Liveness: the process answers. */
  @Get('live')
  @Anonymous()
  @Returns(healthy)
  live() {
    return { ok: true }
  }

  /** Readiness: the start is complete, the database answers, has all migrations and takes writes. */
  @Get('ready')
  @Anonymous()
  @Returns(healthy)
  async ready() {
    await this.readiness.confirm()
    return { ok: true }
  }
}
