import type { RecordState } from '@fichero/contract/enums'
import {
  type DisabledProgramsAnswer,
  type ProgramAnswer,
  type Program as ProgramData,
  type ProgramsAnswer,
  program as programSchema,
} from '@fichero/contract/programs.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { abilities, authorize } from '../access/policy.js'
import { fail } from '../errors/fail.js'
import { competenciesOf } from './design.js'
import { Program } from './program.entity.js'
import { programPolicy, programsPolicy, viewProgram } from './programs.policy.js'

const FIELDS = programSchema.keyof().options

@Injectable()
export class ProgramsService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor): Promise<ProgramsAnswer> {
    const programs = await this.byName(actor, 'habilitado')
    return { ok: true, programs, can: abilities(programsPolicy, actor, programs) }
  }

  listDisabled(actor: Actor): Promise<DisabledProgramsAnswer> {
    return this.byName(actor, 'deshabilitado')
  }

  async get(actor: Actor | undefined, id: number): Promise<ProgramAnswer> {
    const program = await this.select().where('p.id = :id', { id }).getRawOne<ProgramData>()
    if (!program) throw fail('program_not_found')
    authorize(viewProgram, actor, program)
    const competencias = await competenciesOf(this.dataSource.manager, id)
    return { ...program, competencias, can: abilities(programPolicy, actor, program) }
  }

  private async byName(actor: Actor, estado: RecordState) {
    const programs = await this.select().where('p.estado = :estado', { estado }).getRawMany<ProgramData>()
    const { compare } = new Intl.Collator('es', { numeric: true })
    // Sorted here, because the two databases sort accents differently.
    programs.sort((a, b) => compare(a.nombre_programa, b.nombre_programa) || a.id - b.id)
    return programs.map((program) => ({ ...program, can: abilities(programPolicy, actor, program) }))
  }

  private select() {
    const query = this.dataSource.createQueryBuilder(Program, 'p').select([])
    for (const field of FIELDS) query.addSelect(`p.${field}`, field)
    return query
  }
}
