import { Module } from '@nestjs/common'
import { PersonalDataController } from './personal-data.controller.js'
import { PersonalDataService } from './personal-data.service.js'

@Module({ controllers: [PersonalDataController], providers: [PersonalDataService] })
export class PrivacyModule {}
