import type { ProgramFiguresAnswer } from '@fichero/contract/dashboard.schema'
import { NIVELES } from '@fichero/contract/enums'
import { tytPercentage } from '@fichero/contract/tyt'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../access/current-user.decorator.js'
import { scopedTo } from '../../access/scope.js'
import { computed, rowsOf } from '../../database/rows.js'
import { isUnfinished } from '../../rules/stage-and-category.js'
import { today } from '../../rules/today.js'

/** Returns the SELECT for the programs of the fichas that match a condition on `ficha f`. */
const programsOf = (fichas: string, condition: string) => `
  SELECT p.id, p.codigo, p.version, p.nombre_programa, p.nivel, p.total_resultados, COUNT(*) AS fichas,
    SUM(f.total_aprendices_en_formacion) AS aprendices, SUM(f.aprobados_en_formacion) AS aprobados
  FROM ${fichas} f JOIN programa p ON p.id = f.id_programa_formacion
  WHERE f.estado = 'habilitado' AND ${condition}
  GROUP BY p.id, p.codigo, p.version, p.nombre_programa, p.nivel, p.total_resultados`

const row = z.object({
  id: z.int(),
  codigo: z.string().nullable(),
  version: z.string().nullable(),
  nombre_programa: z.string(),
  nivel: z.enum(NIVELES),
  total_resultados: z.int(),
  fichas: computed,
  aprendices: computed,
  aprobados: computed,
})

const readPrograms = rowsOf(row)

/** Computes the progress of programs that have unfinished fichas. */
@Injectable()
export class ProgramProgressService {
  constructor(private readonly dataSource: DataSource) {}

  async list(actor: Actor): Promise<ProgramFiguresAnswer> {
    const { sql, parameters } = isUnfinished(today(), 'f')
    const rows = await readPrograms(this.dataSource, programsOf(scopedTo(actor).fichas, sql), parameters)
    const { compare } = new Intl.Collator('es', { numeric: true })
    // Sorted here, because SQLite and MySQL sort accents differently.
    rows.sort((a, b) => compare(a.nombre_programa, b.nombre_programa) || a.id - b.id)
    return { programas: rows.map(present) }
  }
}

/** Adds the mean progress in percent to a row. */
function present({ aprobados, total_resultados, ...program }: z.infer<typeof row>) {
  return { ...program, porcentaje_medio: tytPercentage(aprobados, total_resultados * program.aprendices) }
}
