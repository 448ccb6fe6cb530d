import { wholeNumber } from '@fichero/contract/common.schema'
import { type ImportQuery, importQuery } from '@fichero/contract/imports.schema'
import { MAX_PEOPLE_FILE } from '@fichero/contract/limits'
import { loadTytAnswer, undoTytAnswer } from '@fichero/contract/tyt-board.schema'
import { Controller, Param, Post, Query, UploadedFile } from '@nestjs/common'
import { Authenticated } from '../../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../../access/current-user.decorator.js'
import { Upload } from '../../../files/uploads/upload.decorator.js'
import { Returns } from '../../../http/validation/returns.decorator.js'
import { TytLoadService } from './tyt-load.service.js'
import { UndoTytLoadService } from './undo-tyt-load.service.js'

@Controller('fichas/tyt/carga')
export class TytLoadController {
  constructor(
    private readonly loads: TytLoadService,
    private readonly undos: UndoTytLoadService,
  ) {}

  @Post()
  @Authenticated()
  @Upload('archivo_excel', MAX_PEOPLE_FILE)
  @Returns(loadTytAnswer)
  load(
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query({ schema: importQuery }) query: ImportQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.loads.load(actor, file, query)
  }

  @Post(':id/deshacer')
  @Authenticated()
  @Returns(undoTytAnswer)
  undo(@Param('id', { schema: wholeNumber() }) id: number, @CurrentUser() actor: Actor) {
    return this.undos.undo(actor, id)
  }
}
