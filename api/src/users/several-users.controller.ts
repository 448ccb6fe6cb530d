import { type FileQuery, fileQuery } from '@fichero/contract/common.schema'
import { type ExportUsers, exportUsersBody, headedCountsAnswer } from '@fichero/contract/several-users.schema'
import { Body, Controller, Get, Post, Query } from '@nestjs/common'
import { Authenticated, Can } from '../access/access.decorators.js'
import { type Actor, CurrentUser } from '../access/current-user.decorator.js'
import { Returns } from '../validation/returns.decorator.js'
import { ReturnsWorkbook } from '../workbooks/returns-workbook.decorator.js'
import { SeveralUsersService } from './several-users.service.js'

/** What is done with several people of the list. */
@Controller('users')
export class SeveralUsersController {
  constructor(private readonly several: SeveralUsersService) {}

  @Get('fichas-dirigidas')
  @Can('users:disable')
  @Returns(headedCountsAnswer)
  headed() {
    return this.several.headed()
  }

  @Post('exportacion')
  @Authenticated()
  @ReturnsWorkbook()
  export(
    @Body({ schema: exportUsersBody }) { ids }: ExportUsers,
    @Query({ schema: fileQuery }) query: FileQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.several.export(actor, ids, query)
  }
}
