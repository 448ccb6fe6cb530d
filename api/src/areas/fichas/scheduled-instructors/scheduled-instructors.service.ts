import type {
  ScheduledCompetency,
  ScheduledInstructor as ScheduledInstructorAnswer,
  ScheduledInstructorsAnswer,
} from '@fichero/contract/scheduled-instructors.schema'
import { fullName } from '@fichero/contract/text'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { authorize } from '../../../access/policy.js'
import { fail } from '../../../errors/fail.js'
import type { ScheduledRow } from '../../../files/import-records/import-detail.entity.js'
import { lastInstructorsReport, shownReport } from '../../../files/import-records/last-report.js'
import { textKey } from '../../../files/spreadsheet-reader/same-text.js'
import { byCompetency, designOf } from '../../programs/design.js'
import { Ficha } from '../ficha.entity.js'
import { viewFicha } from '../fichas.policy.js'
import { groupBy } from '../group-by.js'
import { enabledUsers } from '../owed/enabled-users.js'
import { isActive } from './likely-scheduled.js'
import { scheduledRows } from './write-scheduled.js'

/** Shows who is scheduled for the competencies of a ficha. */
@Injectable()
export class ScheduledInstructorsService {
  constructor(private readonly dataSource: DataSource) {}

  async get(actor: Actor, nro_ficha: number): Promise<ScheduledInstructorsAnswer> {
    const { manager } = this.dataSource
    const ficha = await manager.findOneBy(Ficha, { nro_ficha })
    if (!ficha) throw fail('ficha_not_found')
    authorize(viewFicha, actor, ficha)
    const last = await lastInstructorsReport(manager, nro_ficha)
    const rows = await scheduledRows(manager, nro_ficha)
    const competencias = last ? await competenciesOf(manager, actor, ficha.id_programa_formacion, rows) : []
    const people = groupBy(rows, (row) => textKey(fullName(row)))
    return {
      ok: true,
      nro_ficha,
      reporte: last && shownReport(last),
      competencias,
      totales: {
        horas: rows.reduce((sum, { horas }) => sum + horas, 0),
        instructores: people.size,
        inactivos: [...people.values()].filter((group) => !group.some(isActive)).length,
        sin_instructor: competencias.filter(({ id, sin_instructor }) => id !== null && sin_instructor).length,
      },
    }
  }
}

/** Returns the competencies of the design with their rows, those without an active instructor first, and then the unknown ones. */
async function competenciesOf(
  manager: EntityManager,
  actor: Actor,
  program: number,
  rows: ScheduledRow[],
): Promise<ScheduledCompetency[]> {
  const design = byCompetency(await designOf(manager, program), ({ id }) => id)
  const present = await presenter(manager, actor, rows)
  // A competency that is not in the design has no id.
  const groups = groupBy(rows, ({ competencia, id_competencia }) => id_competencia ?? textKey(competencia))
  const known = design.map(({ id, codigo, nombre_competencia }) => {
    return { id, codigo, nombre_competencia, ...present(groups.get(id) ?? []) }
  })
  const others = [...groups].flatMap(([key, group]) =>
    typeof key === 'number'
      ? []
      : [{ id: null, codigo: null, nombre_competencia: group[0]?.competencia ?? key, ...present(group) }],
  )
  return [...known.toSorted((a, b) => Number(b.sin_instructor) - Number(a.sin_instructor)), ...others]
}

/** Returns a function that presents the rows of one competency. */
async function presenter(manager: EntityManager, actor: Actor, rows: ScheduledRow[]) {
  const users = await enabledUsers(
    manager,
    actor,
    rows.flatMap(({ documento }) => documento ?? []),
  )
  const shown = ({ competencia: _, id_competencia: __, evalua: ___, documento, ...row }: ScheduledRow) => ({
    ...row,
    activo: isActive(row),
    id_usuario: (documento === null ? undefined : users.get(documento)) ?? null,
  })
  return (group: ScheduledRow[]) => ({
    sin_instructor: !group.some(isActive),
    instructores: group
      .map((row): ScheduledInstructorAnswer => shown(row))
      .sort((a, b) => Number(b.activo) - Number(a.activo) || (a.fecha_inicio < b.fecha_inicio ? -1 : 1)),
  })
}
