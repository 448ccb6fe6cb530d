import { FICHA_FIELDS } from '@fichero/contract/ficha.fields'
import { type Ficha as FichaData, ficha } from '@fichero/contract/fichas.schema'
import { columnsOf, pickColumns } from '@fichero/contract/fields'
import { tytPercentage } from '@fichero/contract/tyt'
import { z } from 'zod'
import type { Actor } from '../../access/current-user.decorator.js'
import { abilities } from '../../access/policy.js'
import { computed, rowsOf } from '../../database/rows.js'
import { lastReportDate, lastReportDay, reportAge } from '../../files/import-records/last-report.js'
import { missingIn } from '../../rules/missing.js'
import { categoryOn, stageOn } from '../../rules/stage-and-category.js'
import { fichaPolicy } from './fichas.policy.js'
import { PEOPLE_LACKING_OUTCOMES } from './in-training.js'

/** A ficha with its head and program: a row of `selectFichas`. */
export const fichaRow = ficha
  .omit({
    id: true,
    nombre_jefe_ficha: true,
    etapa_a_mano: true,
    centro: true,
    categoria: true,
    progreso: true,
    con_faltantes: true,
    faltan: true,
    dias_reporte: true,
    can: true,
  })
  .extend({
    id_usuario_jefe: z.int(),
    etapa_a_mano: z.int(),
    nombre_jefe: z.string(),
    apellido_jefe: z.string(),
    version_programa: z.string().nullable(),
    id_centro: z.int().nullable(),
    codigo_centro: z.string().nullable(),
    nombre_centro: z.string().nullable(),
    total_resultados: z.int(),
    aprobados_en_formacion: z.int(),
    con_faltantes: computed,
    fecha_ultimo_reporte: z.string().nullable(),
    version: z.int(),
  })
export type FichaRow = z.infer<typeof fichaRow>

/** Runs a statement of `selectFichas` and validates the rows. */
export const readFichas = rowsOf(fichaRow)

/** The columns of `ficha` that the answer has unchanged. */
const PLAIN_COLUMNS = columnsOf(FICHA_FIELDS).map((column) => `f.${column}`)

/** Returns the SELECT that reads `fichaRow` and `more` columns. `from` is the table `ficha` or a subquery over it. */
export const selectFichas = (from: string, more?: string) => `
  SELECT f.nro_ficha, f.id_programa_formacion, ${PLAIN_COLUMNS}, f.etapa, f.etapa_a_mano, f.estado,
    f.total_aprendices_en_formacion, f.aprobados_en_formacion, f.version,
    u.id AS id_usuario_jefe, u.nro_documento AS id_jefe_ficha, u.nombre AS nombre_jefe, u.apellido AS apellido_jefe,
    p.nombre_programa AS programa_formacion, p.nivel,
    p.version AS version_programa, p.total_resultados,
    c.id AS id_centro, c.codigo AS codigo_centro, c.nombre AS nombre_centro,
    ${PEOPLE_LACKING_OUTCOMES} AS con_faltantes, ${lastReportDate('f.nro_ficha')} AS fecha_ultimo_reporte${more ? `, ${more}` : ''}
  FROM ${from} f JOIN usuario u ON u.id = f.id_jefe JOIN programa p ON p.id = f.id_programa_formacion
    LEFT JOIN centro c ON c.id = f.id_centro AND c.confirmado = 1`

const centreIn = ({ id_centro: id, codigo_centro: codigo, nombre_centro: nombre }: FichaRow) =>
  id !== null && codigo !== null && nombre !== null ? { id, codigo, nombre } : null

/** Converts a row to the ficha that the API answers, with the stage and category of a day. */
export function presentFicha(row: FichaRow, actor: Actor, day: string): FichaData {
  const { fecha_ultimo_reporte: reported, total_aprendices_en_formacion: people, total_resultados: outcomes } = row
  const hasReport = reported !== null
  return {
    id: row.nro_ficha,
    nro_ficha: row.nro_ficha,
    id_jefe_ficha: row.id_jefe_ficha,
    nombre_jefe_ficha: `${row.nombre_jefe} ${row.apellido_jefe}`,
    id_programa_formacion: row.id_programa_formacion,
    programa_formacion: row.programa_formacion,
    nivel: row.nivel,
    ...pickColumns(FICHA_FIELDS, row),
    etapa: stageOn(day, row),
    etapa_a_mano: row.etapa_a_mano === 1,
    estado: row.estado,
    centro: centreIn(row),
    categoria: categoryOn(day, row),
    total_aprendices_en_formacion: people,
    progreso: tytPercentage(row.aprobados_en_formacion, outcomes * people),
    con_faltantes: hasReport ? row.con_faltantes : null,
    faltan: missingIn({ hasReport, people, outcomes, approved: row.aprobados_en_formacion }),
    dias_reporte: hasReport ? reportAge(lastReportDay(reported), day) : null,
    can: abilities(fichaPolicy, actor, { ...row, id_jefe: row.id_usuario_jefe }),
  }
}
