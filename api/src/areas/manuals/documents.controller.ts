import { wholeNumber } from '@fichero/contract/common.schema'
import { MAX_DOCUMENT_FILE } from '@fichero/contract/limits'
import {
  type DocumentAnswer,
  type DocumentData,
  documentAnswer,
  documentData,
  documentsAnswer,
} from '@fichero/contract/manuals.schema'
import { Body, Controller, Get, Param, Post, Put, UploadedFile } from '@nestjs/common'
import { Can, Public } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { Upload } from '../../files/uploads/upload.decorator.js'
import { dataPart, jsonOrDataPart } from '../../http/validation/data-part.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { ReturnsCreated } from '../../http/validation/returns-created.decorator.js'
import { ReturnsStoredFile } from '../../http/validation/returns-stored-file.decorator.js'
import { IfMatch, Versioned } from '../../records/row-updates/versioned.decorator.js'
import { DOCUMENT_TYPES } from './accepted-document.js'
import { DocumentChangesService } from './document-changes.service.js'
import { DocumentsService } from './documents.service.js'

const FILE = 'archivo'

@Controller('manuals/documentos')
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly changes: DocumentChangesService,
  ) {}

  @Get()
  @Public()
  @Returns(documentsAnswer)
  list(@CurrentUser() actor: Actor | undefined) {
    return this.documents.list(actor)
  }

  @Get(':id/archivo')
  @Public()
  @ReturnsStoredFile(...DOCUMENT_TYPES)
  file(@Param('id', { schema: wholeNumber() }) id: number, @CurrentUser() actor: Actor | undefined) {
    return this.documents.open(actor, id)
  }

  @Post()
  @Can('manuals:manage')
  @Upload(FILE, MAX_DOCUMENT_FILE)
  @ReturnsCreated(documentAnswer, ({ documento }) => `/manuals/documentos/${documento.id}/archivo`)
  publish(
    @Body({ schema: dataPart(documentData, FILE) }) data: DocumentData,
    @UploadedFile() file: Express.Multer.File | undefined,
    @CurrentUser() actor: Actor,
  ) {
    return this.changes.publish(actor, data, file)
  }

  @Put(':id')
  @Can('manuals:manage')
  @Upload(FILE, MAX_DOCUMENT_FILE, { orJson: true })
  @Versioned(({ documento }: DocumentAnswer) => documento.version)
  @Returns(documentAnswer)
  update(
    @Param('id', { schema: wholeNumber() }) id: number,
    @Body({ schema: jsonOrDataPart(documentData, FILE) }) data: DocumentData,
    @UploadedFile() file: Express.Multer.File | undefined,
    @IfMatch() ifMatch: string | undefined,
    @CurrentUser() actor: Actor,
  ) {
    return this.changes.update(actor, { id, data, file, ifMatch })
  }

  @Post(':id/retirar')
  @Can('manuals:manage')
  @Returns(documentAnswer)
  withdraw(@Param('id', { schema: wholeNumber() }) id: number, @CurrentUser() actor: Actor) {
    return this.changes.setState(actor, id, 'withdraw')
  }

  @Post(':id/restaurar')
  @Can('manuals:manage')
  @Returns(documentAnswer)
  restore(@Param('id', { schema: wholeNumber() }) id: number, @CurrentUser() actor: Actor) {
    return this.changes.setState(actor, id, 'restore')
  }
}
