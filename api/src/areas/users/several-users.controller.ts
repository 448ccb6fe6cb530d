import { type FileQuery, fileQuery } from '@fichero/contract/common.schema'
import {
  contractsExtendedAnswer,
  type ExportUsers,
  type ExtendContracts,
  exportUsersBody,
  extendContractsBody,
  headedCountsAnswer,
} from '@fichero/contract/several-users.schema'
import { Body, Controller, Get, Post, Query } from '@nestjs/common'
import { Authenticated, Can } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { ReturnsWorkbook } from '../../files/spreadsheet-writer/returns-workbook.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { ContractExtensionService } from './contract-extension.service.js'
import { SeveralUsersService } from './several-users.service.js'

/** Actions on several users of the list. */
@Controller('users')
export class SeveralUsersController {
  constructor(
    private readonly several: SeveralUsersService,
    private readonly contracts: ContractExtensionService,
  ) {}

  @Get('fichas-dirigidas')
  @Can('users:disable')
  @Returns(headedCountsAnswer)
  headed(@CurrentUser() actor: Actor) {
    return this.several.headed(actor)
  }

  @Post('contratos')
  @Can('users:edit')
  @Returns(contractsExtendedAnswer)
  extend(@Body({ schema: extendContractsBody }) body: ExtendContracts, @CurrentUser() actor: Actor) {
    return this.contracts.extend(actor, body)
  }

  @Post('exportacion')
  @Authenticated()
  @ReturnsWorkbook('exports:users')
  export(
    @Body({ schema: exportUsersBody }) { ids }: ExportUsers,
    @Query({ schema: fileQuery }) query: FileQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.several.export(actor, ids, query)
  }
}
