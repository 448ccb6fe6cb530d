import type { Etapa, Jornada, Nivel, RecordState } from '@fichero/contract/enums'
import type { ApprenticeAnswer } from '@fichero/contract/fichas.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../access/current-user.decorator.js'
import { allows } from '../access/policy.js'
import { progress } from '../domain/progress.js'
import { fail } from '../errors/fail.js'
import { viewFicha } from './fichas.policy.js'
import { judgedCompetencies } from './judged-competencies.js'

interface Row {
  id: number
  nro_documento: string
  tipo_documento: string
  nombre: string
  apellido: string
  estado: string
  celular: string | null
  correo: string | null
  resultados_aprobados: number
  horas_aprobadas: number
  nro_ficha: number
  jornada: Jornada
  etapa: Etapa
  estado_ficha: RecordState
  id_programa: number
  nombre_programa: string
  nivel: Nivel
  total_resultados: number
}

const ENROLMENTS = `
  SELECT m.id, a.nro_documento, a.tipo_documento, a.nombre, a.apellido, m.estado, m.celular, m.correo,
    m.resultados_aprobados, m.horas_aprobadas, f.nro_ficha, f.jornada, f.etapa, f.estado AS estado_ficha,
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

  /** The enrolment in `ficha`, or the newest one, and the others by name. */
  async get(actor: Actor, nroDocumento: string, ficha?: number): Promise<ApprenticeAnswer> {
    const { manager } = this.dataSource
    const all: Row[] = await manager.query(ENROLMENTS, [nroDocumento])
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
        ...progress(row.resultados_aprobados, row.total_resultados),
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
