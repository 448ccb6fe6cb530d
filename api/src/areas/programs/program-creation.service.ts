import type { ImportQuery } from '@fichero/contract/imports.schema'
import { type CreateProgram, type CreateProgramAnswer, createProgramData } from '@fichero/contract/programs.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { inTransaction } from '../../database/transaction.js'
import { readUpload, requireFile, requireValidRows } from '../../files/import-records/accept-upload.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { createProgram, newProgram, refuseExistingProgram } from './create-program.js'
import { creationSummary } from './creation-summary.js'

@Injectable()
export class ProgramCreationService {
  constructor(private readonly dataSource: DataSource) {}

  async create(
    actor: Actor,
    data: CreateProgram,
    file: Express.Multer.File | undefined,
    query: ImportQuery,
  ): Promise<CreateProgramAnswer> {
    requireFile(file, createProgramData)
    const upload = await readUpload(file, ['programa'])
    const summary = creationSummary(upload, query.simular)
    return inTransaction(this.dataSource, async (manager) => {
      requireValidRows(summary, upload.report.outcomes.length, query)
      const program = newProgram(data, upload.report)
      if (!query.simular) return succeed('program_created', await createProgram(manager, actor, program, upload))
      await refuseExistingProgram(manager, program)
      return succeed('simulated', { program: null, reporte: summary })
    })
  }
}
