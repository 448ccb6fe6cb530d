import type { FileQuery } from '@fichero/contract/common.schema'
import type { ProgramFileAnswer } from '@fichero/contract/programs.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { readUpload, requireFile } from '../../files/import-records/accept-upload.js'
import { rejectedRows } from '../../files/import-records/rejected-rows.js'
import type { ProgramSheet } from '../../files/spreadsheet-reader/records.js'
import type { Workbook } from '../../files/spreadsheet-writer/workbook.js'
import { creationSummary } from './creation-summary.js'
import { designTexts } from './design-texts.js'
import { Program } from './program.entity.js'
import { versionsOf } from './program-versions.js'

/** Previews the program that can be created from a file. Saves nothing. */
@Injectable()
export class ProgramFileService {
  constructor(private readonly dataSource: DataSource) {}

  async read(file: Express.Multer.File | undefined): Promise<ProgramFileAnswer> {
    requireFile(file)
    const upload = await readUpload(file, ['programa'])
    const { denominacion, programa, codigo, version, outcomes, repetidos, filas_vacias } = upload.report
    return {
      ok: true,
      nombre: denominacion ?? programa,
      codigo,
      version,
      existe: await this.existingProgram(upload.report),
      versiones: await versionsOf(this.dataSource.manager, codigo),
      total_competencias: new Set(outcomes.map((row) => row.competency.codigo)).size,
      total_resultados: outcomes.length,
      repetidos,
      filas_vacias,
      competencias: designTexts(outcomes),
      reporte: creationSummary(upload, true),
    }
  }

  /** Returns a workbook with the rows that cannot be imported. */
  async rejected(file: Express.Multer.File | undefined, { lang = 'es' }: FileQuery): Promise<Workbook> {
    requireFile(file)
    const upload = await readUpload(file, ['programa'], { withRows: true })
    return rejectedRows(upload, upload.report.rejected, lang)
  }

  /** Returns the stored program with the code and version of the file; null if the file lacks one of them. */
  private async existingProgram({ codigo, version }: ProgramSheet): Promise<ProgramFileAnswer['existe']> {
    if (codigo === null || version === null) return null
    return this.dataSource.manager.findOneBy(Program, { codigo, version })
  }
}
