import {
  type ModuleDataAnswer,
  type ModuleDataQuery,
  moduleDataAnswer,
  moduleDataQuery,
  type SaveModuleData,
  saveModuleDataBody,
} from '@fichero/contract/module-data.schema'
import { dataKey, remoteName } from '@fichero/contract/remotes.schema'
import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common'
import { Authenticated } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { IfMatch, Versioned } from '../../records/row-updates/versioned.decorator.js'
import { ModuleDataService } from './module-data.service.js'

const versionOf = ({ dato }: ModuleDataAnswer) => dato.version

@Controller('modulos/:remoto/datos/:clave')
export class ModuleDataController {
  constructor(private readonly data: ModuleDataService) {}

  @Get()
  @Authenticated()
  @Returns(moduleDataAnswer)
  @Versioned(versionOf)
  read(
    @Param('remoto', { schema: remoteName }) remoto: string,
    @Param('clave', { schema: dataKey }) clave: string,
    @Query({ schema: moduleDataQuery }) query: ModuleDataQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.data.read(actor, { ...query, remoto, clave })
  }

  @Put()
  @Authenticated()
  @Returns(moduleDataAnswer)
  @Versioned(versionOf)
  save(
    @Param('remoto', { schema: remoteName }) remoto: string,
    @Param('clave', { schema: dataKey }) clave: string,
    @Query({ schema: moduleDataQuery }) query: ModuleDataQuery,
    @Body({ schema: saveModuleDataBody }) body: SaveModuleData,
    @IfMatch() ifMatch: string | undefined,
    @CurrentUser() actor: Actor,
  ) {
    return this.data.save(actor, { ...query, remoto, clave }, body, ifMatch)
  }
}
