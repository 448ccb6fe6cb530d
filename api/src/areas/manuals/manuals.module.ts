import { Module } from '@nestjs/common'
import { DocumentChangesService } from './document-changes.service.js'
import { DocumentsController } from './documents.controller.js'
import { DocumentsService } from './documents.service.js'
import { DownloadCounts } from './download-counts.js'
import { ManualsController } from './manuals.controller.js'
import { OpinionsService } from './opinions.service.js'
import { SystemInfoService } from './system-info.service.js'

@Module({
  controllers: [ManualsController, DocumentsController],
  providers: [DocumentsService, DocumentChangesService, DownloadCounts, OpinionsService, SystemInfoService],
})
export class ManualsModule {}
