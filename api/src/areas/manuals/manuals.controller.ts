import type { SampleKind } from '@fichero/contract/enums'
import {
  type Opinion,
  type OpinionsQuery,
  opinionAnswer,
  opinionBody,
  opinionPagesAnswer,
  opinionsAnswer,
  opinionsQuery,
  sampleKind,
  systemInfoAnswer,
} from '@fichero/contract/manuals.schema'
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common'
import { Anonymous, Can } from '../../access/access.decorators.js'
import { Address } from '../../http/throttle/address.decorator.js'
import { Throttled } from '../../http/throttle/throttled.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { ReturnsStoredFile } from '../../http/validation/returns-stored-file.decorator.js'
import { OpinionsService } from './opinions.service.js'
import { sampleFile } from './sample-files.js'
import { SystemInfoService } from './system-info.service.js'

@Controller('manuals')
export class ManualsController {
  constructor(
    private readonly system: SystemInfoService,
    private readonly opinions: OpinionsService,
  ) {}

  @Get('info')
  @Anonymous()
  @Returns(systemInfoAnswer)
  info() {
    return this.system.info()
  }

  @Get('muestras/:tipo')
  @Anonymous()
  @ReturnsStoredFile('application/vnd.ms-excel')
  sample(@Param('tipo', { schema: sampleKind }) tipo: SampleKind) {
    return sampleFile(tipo)
  }

  @Post('opiniones')
  @Throttled('address')
  @Anonymous()
  @Returns(opinionAnswer)
  sendOpinion(@Body({ schema: opinionBody }) opinion: Opinion, @Address() address: string) {
    return this.opinions.add(opinion, address)
  }

  @Get('opiniones')
  @Can('manuals:manage')
  @Returns(opinionsAnswer)
  listOpinions(@Query({ schema: opinionsQuery }) { pagina }: OpinionsQuery) {
    return this.opinions.list(pagina)
  }

  @Get('opiniones/paginas')
  @Can('manuals:manage')
  @Returns(opinionPagesAnswer)
  listOpinionPages() {
    return this.opinions.listPages()
  }
}
