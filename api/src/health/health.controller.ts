import { Controller, Get } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import { Public } from '../access/access.decorators.js'
import { fail } from '../errors/fail.js'
import { Returns } from '../validation/returns.decorator.js'
import { Startup } from './startup.js'

const healthy = z.object({ ok: z.literal(true) })

@Controller('health')
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly startup: Startup,
  ) {}

  /** Liveness: the process answers. */
  @Get('live')
  @Public()
  @Returns(healthy)
  live() {
    return { ok: true }
  }

  /** Readiness: the start is complete, the database answers and has all migrations. */
  @Get('ready')
  @Public()
  @Returns(healthy)
  async ready() {
    if (!this.startup.finished) throw fail('unavailable')
    const isBehind = await this.dataSource.showMigrations().catch(() => true)
    if (isBehind) throw fail('unavailable')
    return { ok: true }
  }
}
