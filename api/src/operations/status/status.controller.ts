import { backupFaultAnswer, statusAnswer, versionAnswer } from '@fichero/contract/status.schema'
import { Controller, Get } from '@nestjs/common'
import { Can } from '../../access/access.decorators.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { StatusService } from './status.service.js'
import { VersionService } from './version.service.js'

@Controller('status')
export class StatusController {
  constructor(
    private readonly status: StatusService,
    private readonly version: VersionService,
  ) {}

  @Get()
  @Can('status:view')
  @Returns(statusAnswer)
  read() {
    return this.status.read()
  }

  @Get('copia')
  @Can('status:view')
  @Returns(backupFaultAnswer)
  readBackupFault() {
    return this.status.readBackupFault()
  }

  @Get('version')
  @Can('status:view')
  @Returns(versionAnswer)
  readVersion() {
    return this.version.read()
  }
}
