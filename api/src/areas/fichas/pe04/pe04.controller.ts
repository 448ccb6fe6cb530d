import { wholeNumber } from '@fichero/contract/common.schema'
import { MAX_JUDGMENTS_FILE } from '@fichero/contract/limits'
import {
  type Pe04Choices,
  type Pe04Query,
  pe04Answer,
  pe04Data,
  pe04Query,
  undoPe04Answer,
} from '@fichero/contract/pe04.schema'
import { Body, Controller, Param, Post, Query, UploadedFile } from '@nestjs/common'
import { Can } from '../../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../../access/current-user.decorator.js'
import { Upload } from '../../../files/uploads/upload.decorator.js'
import { dataPart } from '../../../http/validation/data-part.js'
import { Returns } from '../../../http/validation/returns.decorator.js'
import { Pe04LoadService } from './pe04-load.service.js'
import { UndoPe04Service } from './undo-pe04.service.js'

@Controller('fichas/pe-04')
export class Pe04Controller {
  constructor(
    private readonly loads: Pe04LoadService,
    private readonly undos: UndoPe04Service,
  ) {}

  @Post()
  @Can('fichas:create')
  @Upload('archivo_excel', MAX_JUDGMENTS_FILE)
  @Returns(pe04Answer)
  load(
    @Body({ schema: dataPart(pe04Data) }) data: Pe04Choices,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query({ schema: pe04Query }) query: Pe04Query,
    @CurrentUser() actor: Actor,
  ) {
    return this.loads.load(actor, file, data, query)
  }

  @Post(':id/deshacer')
  @Can('fichas:create')
  @Returns(undoPe04Answer)
  undo(@Param('id', { schema: wholeNumber() }) id: number, @CurrentUser() actor: Actor) {
    return this.undos.undo(actor, id)
  }
}
