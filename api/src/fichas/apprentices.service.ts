import { ETAPAS, JORNADAS, NIVELES, RECORD_STATES } from '@fichero/contract/enums'
import { type ApprenticeAnswer, apprenticeAnswer } from '@fichero/contract/fichas.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../access/current-user.decorator.js'
import { allows } from '../access/policy.js'
import { computed, rowsOf } from '../database/rows.js'
import { progress } from '../domain/progress.js'
import { fail } from '../errors/fail.js'
import { hasReport } from '../imports/last-report.js'
import { viewFicha } from './fichas.policy.js'
import { judgedCompetencies } from './judged-competencies.js'

const row = apprenticeAnswer.shape.data.shape.aprendiz.extend({
  id: z.int(),
  resultados_aprobados: z.int(),
  con_reporte: computed,
  nro_ficha: z.int(),
  jornada: z.enum(JORNADAS),
  etapa: z.enum(ETAPAS),
  estado_ficha: z.enum(RECORD_STATES),
  id_programa: z.int(),
  nombre_programa: z.string(),
  nivel: z.enum(NIVELES),
  total_resultados: z.int(),
})
type Row = z.infer<typeof row>

const readEnrolments = rowsOf(row)

const ENROLMENTS = `
  SELECT m.id, a.nro_documento, a.tipo_documento, a.nombre, a.apellido, m.estado, m.celular, m.correo,
    m.resultados_aprobados, m.horas_aprobadas, ${hasReport('f.nro_ficha')} AS con_reporte, f.nro_ficha, f.jornada, f.etapa, f.estado AS estado_ficha,
    p.id AS id_programa, p.nombre_programa, p.nivel, p.total_resultados
  FROM matricula m
    JOIN aprendiz a ON a.nro_documento = m.nro_documento
    JOIN ficha f ON f.nro_ficha = m.nro_ficha
    JOIN programa p ON p.id = f.id_programa_formacion
  WHERE m.nro_documento = ?
  ORDER BY f.fecha_inicio_lectiva DESC, f.nro_ficha DESC`

@Injectable()
export class ApprenticesService {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the enrolment in `ficha`, or the newest one, and the others by name. */
  async get(actor: Actor, nroDocumento: string, ficha?: number): Promise<ApprenticeAnswer> {
    const { manager } = this.dataSource
    const all = await readEnrolments(manager, ENROLMENTS, [nroDocumento])
    const visible = all.filter((row) => allows(viewFicha, actor, { estado: row.estado_ficha }))
    const row = ficha === undefined ? visible[0] : visible.find(({ nro_ficha }) => nro_ficha === ficha)
    if (!row) throw fail('apprentice_not_found')
    const { id_programa: id, nombre_programa, nivel } = row
    return {
      ok: true,
      data: {
        aprendiz: row,
        ficha: row,
        programa_formacion: { id, nombre_programa, nivel },
        ...progress(row),
        competencias: await judgedCompetencies(manager, id, row.id),
        otras_fichas: visible.filter((other) => other !== row).map(otherFicha),
      },
    }
  }
}

const otherFicha = ({ nro_ficha, nombre_programa, estado }: Row) => ({
  nro_ficha,
  programa_formacion: nombre_programa,
  estado,
})
