import type { RecordState } from '@fichero/contract/enums'
import {
  type DisabledProgramsAnswer,
  type ProgramAnswer,
  type ProgramsAnswer,
  program as programSchema,
} from '@fichero/contract/programs.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { abilities, allows, authorize } from '../../access/policy.js'
import { scopedTo } from '../../access/scope.js'
import { computed, rowsOf } from '../../database/rows.js'
import { fail } from '../../errors/fail.js'
import { competenciesOf } from './design.js'
import { versionsOf } from './program-versions.js'
import { programPolicy, programsPolicy, viewProgram } from './programs.policy.js'

/** Visitors see how many fichas a program has in all centres, as the page of a program is public. */
const selectPrograms = (actor: Actor | undefined) => `
  SELECT ${programSchema.keyof().options.join(', ')},
    (SELECT COUNT(*) FROM ${actor ? scopedTo(actor).fichas : 'ficha'} f WHERE f.id_programa_formacion = programa.id AND f.estado = 'habilitado') AS fichas
  FROM programa`

const readPrograms = rowsOf(programSchema.extend({ fichas: computed }))

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
    const [program] = await readPrograms(this.dataSource, `${selectPrograms(actor)} WHERE id = ?`, [id])
    if (!program) throw fail('program_not_found')
    authorize(viewProgram, actor, program)
    const { manager } = this.dataSource
    const competencias = await competenciesOf(manager, id)
    const versions = await versionsOf(manager, program.codigo)
    const versiones = versions.filter((version) => allows(viewProgram, actor, version))
    return { ...program, competencias, versiones, can: abilities(programPolicy, actor, program) }
  }

  private async byName(actor: Actor, estado: RecordState) {
    const programs = await readPrograms(this.dataSource, `${selectPrograms(actor)} WHERE estado = ?`, [estado])
    const { compare } = new Intl.Collator('es', { numeric: true })
    // Sorted here, because SQLite and MySQL sort accents differently.
    programs.sort((a, b) => compare(a.nombre_programa, b.nombre_programa) || a.id - b.id)
    return programs.map((program) => Object.assign(program, { can: abilities(programPolicy, actor, program) }))
  }
}
