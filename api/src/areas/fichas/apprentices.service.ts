import {
  type ApprenticeAnswer,
  apprenticeAnswer,
  type OutcomeHistoryAnswer,
} from '@fichero/contract/apprentices.schema'
import { ETAPAS, JORNADAS, NIVELES, RECORD_STATES } from '@fichero/contract/enums'
import { columnsOf } from '@fichero/contract/fields'
import { TYT_FIELDS } from '@fichero/contract/tyt-steps'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../access/current-user.decorator.js'
import { abilities, allows } from '../../access/policy.js'
import { computed, rowsOf } from '../../database/rows.js'
import { fail } from '../../errors/fail.js'
import { hasReport, lastReport, shownReport } from '../../files/import-records/last-report.js'
import { stageOn } from '../../rules/stage-and-category.js'
import { today } from '../../rules/today.js'
import { enrolmentPolicy, viewFicha } from './fichas.policy.js'
import { formerNumbers, peopleByFormerNumber } from './former-documents.js'
import { judgedCompetencies } from './judged-competencies.js'
import { outcomeHistory } from './outcome-history.js'
import { progress } from './progress.js'

const row = apprenticeAnswer.shape.data.shape.aprendiz.omit({ numeros_anteriores: true }).extend({
  id: z.int(),
  resultados_aprobados: z.int(),
  con_reporte: computed,
  version: z.int(),
  nro_ficha: z.int(),
  id_jefe: z.int(),
  id_centro: z.int().nullable(),
  id_jefe_ficha: z.string(),
  nombre_jefe: z.string(),
  apellido_jefe: z.string(),
  jornada: z.enum(JORNADAS),
  etapa: z.enum(ETAPAS),
  etapa_a_mano: z.int(),
  fecha_fin_lectiva: z.string(),
  fecha_fin_ficha: z.string(),
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
    ${columnsOf(TYT_FIELDS).map((column) => `m.${column}`)}, m.resultados_aprobados, m.horas_aprobadas, m.version, ${hasReport('f.nro_ficha')} AS con_reporte, f.nro_ficha, f.id_jefe, f.id_centro,
    u.nro_documento AS id_jefe_ficha, u.nombre AS nombre_jefe, u.apellido AS apellido_jefe, f.jornada, f.etapa, f.etapa_a_mano, f.fecha_fin_lectiva, f.fecha_fin_ficha, f.estado AS estado_ficha,
    p.id AS id_programa, p.nombre_programa, p.nivel, p.total_resultados
  FROM matricula m
    JOIN aprendiz a ON a.nro_documento = m.nro_documento
    JOIN ficha f ON f.nro_ficha = m.nro_ficha
    JOIN usuario u ON u.id = f.id_jefe
    JOIN programa p ON p.id = f.id_programa_formacion
  WHERE m.nro_documento = ?
  ORDER BY f.fecha_inicio_lectiva DESC, f.nro_ficha DESC`

@Injectable()
export class ApprenticesService {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the person's enrolment in `ficha`, by default the newest enrolment, and lists the person's other fichas. */
  async get(actor: Actor, nroDocumento: string, ficha?: number): Promise<ApprenticeAnswer> {
    const { manager } = this.dataSource
    const visible = await this.enrolments(actor, nroDocumento)
    const row = chosen(visible, ficha)
    const { id_programa: id, nombre_programa, nivel, nombre_jefe, apellido_jefe } = row
    const last = await lastReport(manager, row.nro_ficha)
    return {
      ok: true,
      data: {
        version: row.version,
        can: abilities(enrolmentPolicy, actor, { ...row, estado: row.estado_ficha }),
        aprendiz: { ...row, numeros_anteriores: await formerOf(manager, row.nro_documento) },
        ficha: {
          ...row,
          etapa: stageOn(today(), row),
          nombre_jefe_ficha: `${nombre_jefe} ${apellido_jefe}`,
          ultimo_reporte: last && shownReport(last),
        },
        programa_formacion: { id, nombre_programa, nivel },
        ...progress(row),
        competencias: await judgedCompetencies(manager, row),
        otras_fichas: visible.filter((other) => other !== row).map(otherFicha),
      },
    }
  }

  /** Returns the judgment changes of the same enrolment as `get`. */
  async history(actor: Actor, nroDocumento: string, ficha?: number): Promise<OutcomeHistoryAnswer> {
    const { id } = chosen(await this.enrolments(actor, nroDocumento), ficha)
    return { ok: true, cambios: await outcomeHistory(this.dataSource.manager, id) }
  }

  /** Returns the person's enrolments that the actor may see, newest first. Accepts a former document number too. */
  private async enrolments(actor: Actor, nroDocumento: string): Promise<Row[]> {
    const { manager } = this.dataSource
    const found = await readEnrolments(manager, ENROLMENTS, [nroDocumento])
    const current =
      found.length > 0 ? undefined : (await peopleByFormerNumber(manager, [nroDocumento])).get(nroDocumento)
    const all = current ? await readEnrolments(manager, ENROLMENTS, [current.nro_documento]) : found
    return all.filter((row) => allows(viewFicha, actor, { ...row, estado: row.estado_ficha }))
  }
}

/** Returns the former document numbers of a person. */
const formerOf = async (manager: EntityManager, nroDocumento: string) =>
  ((await formerNumbers(manager, [nroDocumento])).get(nroDocumento) ?? []).map(({ nro_anterior, tipo_documento }) => ({
    tipo_documento,
    nro_documento: nro_anterior,
  }))

/** Returns the enrolment in the requested ficha; without a request, the newest enrolment. */
function chosen(enrolments: Row[], ficha: number | undefined): Row {
  const row = ficha === undefined ? enrolments[0] : enrolments.find(({ nro_ficha }) => nro_ficha === ficha)
  if (!row) throw fail('apprentice_not_found')
  return row
}

/** Presents another ficha of the person, as a link. */
const otherFicha = ({ nro_ficha, nombre_programa, estado }: Row) => ({
  nro_ficha,
  programa_formacion: nombre_programa,
  estado,
})
