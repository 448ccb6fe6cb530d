import type { AuditAnswer, AuditEntry as AuditData, AuditQuery } from '@fichero/contract/admin.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, In, type SelectQueryBuilder } from 'typeorm'
import { AuditEntry } from '../audit/audit-entry.entity.js'
import { offsetOf, paginationOf } from '../database/pagination.js'
import { User } from '../users/user.entity.js'

const DAY_MS = 24 * 60 * 60 * 1000

/** Start of a day in America/Bogota, which is UTC−5 all year round. */
const startOf = (day: string) => new Date(`${day}T00:00:00-05:00`)

@Injectable()
export class AuditTrailService {
  constructor(private readonly dataSource: DataSource) {}

  async list(query: AuditQuery): Promise<AuditAnswer> {
    const found = this.dataSource.manager.createQueryBuilder(AuditEntry, 'a')
    await this.narrow(found, query)
    const [rows, totalItems] = await found
      .orderBy('a.id', 'DESC')
      .take(query.limit)
      .skip(offsetOf(query))
      .getManyAndCount()
    const people = await this.peopleOf(rows)
    return {
      ok: true,
      entries: rows.map(({ id_usuario, fecha, ...entry }) => ({
        ...entry,
        fecha: fecha.toISOString(),
        usuario: people.get(id_usuario ?? 0) ?? null,
      })),
      pagination: paginationOf(query, totalItems),
    }
  }

  private async narrow(found: SelectQueryBuilder<AuditEntry>, query: AuditQuery): Promise<void> {
    const { usuario, accion, entidad, entidad_id, desde, hasta } = query
    if (usuario !== undefined) {
      const actor = await this.dataSource.manager.findOneBy(User, { nro_documento: usuario })
      found.andWhere('a.id_usuario = :actor', { actor: actor?.id ?? 0 })
    }
    if (accion !== undefined)
      found.andWhere('(a.accion = :accion OR SUBSTR(a.accion, 1, :length) = :area)', {
        accion,
        area: `${accion}:`,
        length: accion.length + 1,
      })
    if (entidad !== undefined) found.andWhere('a.entidad = :entidad', { entidad })
    if (entidad_id !== undefined) found.andWhere('a.entidad_id = :entidad_id', { entidad_id })
    if (desde !== undefined) found.andWhere('a.fecha >= :desde', { desde: startOf(desde) })
    if (hasta !== undefined) found.andWhere('a.fecha < :hasta', { hasta: new Date(startOf(hasta).getTime() + DAY_MS) })
  }

  private async peopleOf(rows: AuditEntry[]): Promise<Map<number, NonNullable<AuditData['usuario']>>> {
    const ids = [...new Set(rows.flatMap(({ id_usuario }) => id_usuario ?? []))]
    const people = await this.dataSource.manager.find(User, {
      select: { id: true, nro_documento: true, nombre: true, apellido: true },
      where: { id: In(ids) },
    })
    return new Map(
      people.map(({ id, nro_documento, nombre, apellido }) => [id, { id, nro_documento, nombre, apellido }]),
    )
  }
}
