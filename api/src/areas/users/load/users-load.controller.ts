import {
  type ImportQuery,
  importQuery,
  type RejectedRowsQuery,
  rejectedRowsQuery,
} from '@fichero/contract/imports.schema'
import { MAX_PEOPLE_FILE } from '@fichero/contract/limits'
import { loadUsersAnswer } from '@fichero/contract/several-users.schema'
import { Controller, Post, Query, UploadedFile } from '@nestjs/common'
import { Can } from '../../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../../access/current-user.decorator.js'
import { ReturnsWorkbook } from '../../../files/spreadsheet-writer/returns-workbook.decorator.js'
import { Upload } from '../../../files/uploads/upload.decorator.js'
import { Returns } from '../../../http/validation/returns.decorator.js'
import { UsersLoadService } from './users-load.service.js'

@Controller('users/carga')
export class UsersLoadController {
  constructor(private readonly loads: UsersLoadService) {}

  @Post()
  @Can('users:create')
  @Upload('archivo_excel', MAX_PEOPLE_FILE)
  @Returns(loadUsersAnswer)
  load(
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query({ schema: importQuery }) query: ImportQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.loads.load(actor, file, query)
  }

  @Post('rechazos')
  @Can('users:create')
  @Upload('archivo_excel', MAX_PEOPLE_FILE)
  @ReturnsWorkbook()
  rejected(
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query({ schema: rejectedRowsQuery }) query: RejectedRowsQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.loads.rejected(actor, file, query)
  }
}
