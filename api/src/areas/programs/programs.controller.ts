import { type FileQuery, fileQuery, wholeNumber } from '@fichero/contract/common.schema'
import type { TemplateKind } from '@fichero/contract/enums'
import { type ImportQuery, importQuery } from '@fichero/contract/imports.schema'
import { MAX_PROGRAM_FILE } from '@fichero/contract/limits'
import {
  type CreateProgram,
  createProgramAnswer,
  createProgramData,
  disabledProgramsAnswer,
  type ProgramAnswer,
  programAnswer,
  programFileAnswer,
  programStateAnswer,
  programsAnswer,
  templateKind,
  type UpdateProgram,
  type UpdateProgramAnswer,
  updateProgramAnswer,
  updateProgramData,
} from '@fichero/contract/programs.schema'
import { Body, Controller, Get, Param, Post, Put, Query, UploadedFile } from '@nestjs/common'
import { Authenticated, Can, Public } from '../../access/access.decorators.js'
import { type Actor, CurrentUser } from '../../access/current-user.decorator.js'
import { ReturnsWorkbook } from '../../files/spreadsheet-writer/returns-workbook.decorator.js'
import { Upload } from '../../files/uploads/upload.decorator.js'
import { dataPart, jsonOrDataPart } from '../../http/validation/data-part.js'
import { Returns } from '../../http/validation/returns.decorator.js'
import { ReturnsCreatedOrSimulated } from '../../http/validation/returns-created.decorator.js'
import { IfMatch, Versioned } from '../../records/row-updates/versioned.decorator.js'
import { ProgramCreationService } from './program-creation.service.js'
import { ProgramFileService } from './program-file.service.js'
import { ProgramStatesService } from './program-states.service.js'
import { ProgramUpdateService } from './program-update.service.js'
import { ProgramWorkbooksService } from './program-workbooks.service.js'
import { ProgramsService } from './programs.service.js'

@Controller('programs')
export class ProgramsController {
  constructor(
    private readonly programs: ProgramsService,
    private readonly creation: ProgramCreationService,
    private readonly files: ProgramFileService,
    private readonly updates: ProgramUpdateService,
    private readonly states: ProgramStatesService,
    private readonly workbooks: ProgramWorkbooksService,
  ) {}

  @Get()
  @Authenticated()
  @Returns(programsAnswer)
  list(@CurrentUser() actor: Actor) {
    return this.programs.list(actor)
  }

  @Get('disabled')
  @Can('programs:view-disabled')
  @Returns(disabledProgramsAnswer)
  listDisabled(@CurrentUser() actor: Actor) {
    return this.programs.listDisabled(actor)
  }

  @Get(':id')
  @Public()
  @Versioned(({ revision }: ProgramAnswer) => revision)
  @Returns(programAnswer)
  get(@Param('id', { schema: wholeNumber() }) id: number, @CurrentUser() actor: Actor | undefined) {
    return this.programs.get(actor, id)
  }

  @Get('diseno/:id')
  @Authenticated()
  @ReturnsWorkbook()
  design(
    @Param('id', { schema: wholeNumber() }) id: number,
    @Query({ schema: fileQuery }) query: FileQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.workbooks.design(actor, id, query)
  }

  @Get('plantillas/:tipo')
  @Public()
  @ReturnsWorkbook()
  template(
    @Param('tipo', { schema: templateKind }) tipo: TemplateKind,
    @Query({ schema: fileQuery }) query: FileQuery,
  ) {
    return this.workbooks.template(tipo, query)
  }

  @Post('create')
  @Can('programs:create')
  @Upload('archivo_excel', MAX_PROGRAM_FILE)
  @ReturnsCreatedOrSimulated(createProgramAnswer, ({ program }) => program && `/programs/${program.id}`)
  create(
    @Body({ schema: dataPart(createProgramData) }) data: CreateProgram,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query({ schema: importQuery }) query: ImportQuery,
    @CurrentUser() actor: Actor,
  ) {
    return this.creation.create(actor, data, file, query)
  }

  @Post('archivo')
  @Can('programs:create')
  @Upload('archivo_excel', MAX_PROGRAM_FILE)
  @Returns(programFileAnswer)
  readFile(@UploadedFile() file: Express.Multer.File | undefined) {
    return this.files.read(file)
  }

  @Post('archivo/rechazos')
  @Can('programs:create')
  @Upload('archivo_excel', MAX_PROGRAM_FILE)
  @ReturnsWorkbook()
  rejectedOfFile(
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query({ schema: fileQuery }) query: FileQuery,
  ) {
    return this.files.rejected(file, query)
  }

  @Put('update/:id')
  @Can('programs:edit')
  @Upload('archivo_excel', MAX_PROGRAM_FILE, { orJson: true })
  @Versioned(({ program }: UpdateProgramAnswer) => program.revision)
  @Returns(updateProgramAnswer)
  update(
    @Param('id', { schema: wholeNumber() }) id: number,
    @Body({ schema: jsonOrDataPart(updateProgramData) }) data: UpdateProgram,
    @UploadedFile() file: Express.Multer.File | undefined,
    @Query({ schema: importQuery }) query: ImportQuery,
    @IfMatch() ifMatch: string | undefined,
    @CurrentUser() actor: Actor,
  ) {
    return this.updates.update(actor, { id, data, file, query, ifMatch })
  }

  @Post('disabled/:id')
  @Can('programs:disable')
  @Returns(programStateAnswer)
  disable(@Param('id', { schema: wholeNumber() }) id: number, @CurrentUser() actor: Actor) {
    return this.states.set(actor, id, 'disable')
  }

  @Post('enabled/:id')
  @Can('programs:enable')
  @Returns(programStateAnswer)
  enable(@Param('id', { schema: wholeNumber() }) id: number, @CurrentUser() actor: Actor) {
    return this.states.set(actor, id, 'enable')
  }
}
