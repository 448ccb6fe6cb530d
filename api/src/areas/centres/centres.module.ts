import { Module } from '@nestjs/common'
import { CentresController } from './centres.controller.js'
import { CentresService } from './centres.service.js'

@Module({ controllers: [CentresController], providers: [CentresService] })
export class CentresModule {}
