import { apprenticeDocument, type FileQuery, fileQuery } from '@fichero/contract/common.schema'
import { contactDataAnswer, contactRemovedAnswer } from '@fichero/contract/personal-data.schema'
import { Controller, Delete, Get, Param, Query } from '@nestjs/common'
import { Can } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { ReturnsWorkbook } from '../../files/spreadsheet-writer/returns-workbook.decorator.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { PersonalDataService } from './personal-data.service.js'

@Controller('admin/personas/:nro_documento')
export class PersonalDataController {
  constructor(private readonly personalData: PersonalDataService) {}

  @Get('exportacion')
  @Can('personal-data:answer')
  @ReturnsWorkbook('exports:person', { entidad: 'aprendiz', param: 'nro_documento' })
  export(
    @Param('nro_documento', { schema: apprenticeDocument }) document: string,
    @Query({ schema: fileQuery }) query: FileQuery,
  ) {
    return this.personalData.export(document, query)
  }

  @Get('contacto')
  @Can('personal-data:answer')
  @Returns(contactDataAnswer)
  contact(@Param('nro_documento', { schema: apprenticeDocument }) document: string) {
    return this.personalData.contact(document)
  }

  @Delete('contacto')
  @Can('personal-data:answer')
  @Returns(contactRemovedAnswer)
  removeContact(@Param('nro_documento', { schema: apprenticeDocument }) document: string, @CurrentUser() actor: Actor) {
    return this.personalData.removeContact(actor, document)
  }
}
