import { Global, Module } from '@nestjs/common'
import { BoundedTrail } from './bounded-trail.js'

@Global()
@Module({ providers: [BoundedTrail], exports: [BoundedTrail] })
export class AuditModule {}
