import type { ImportAnswer, ImportQuery, ImportReport } from '@fichero/contract/imports.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { inTransaction } from '../../database/transaction.js'
import { fail } from '../../errors/fail.js'
import { readUpload, requireFile } from '../../imports/read-upload.js'
import { Ficha } from '../ficha.entity.js'
import { canImportEvaluations, canViewFicha } from '../fichas.policy.js'
import { lockFicha } from './ficha-state.js'
import { importIntoFicha } from './import-into-ficha.js'

@Injectable()
export class EvaluationsService {
  constructor(private readonly dataSource: DataSource) {}

  async import(
    actor: Actor,
    nroFicha: number,
    file: Express.Multer.File | undefined,
    query: ImportQuery,
  ): Promise<ImportAnswer> {
    const ficha = await this.dataSource.manager.findOneBy(Ficha, { nro_ficha: nroFicha })
    if (!ficha || !canViewFicha(actor, ficha)) throw fail('ficha_not_found')
    if (ficha.estado !== 'habilitado') throw fail('ficha_disabled', { nro_ficha: nroFicha })
    if (!canImportEvaluations(actor, ficha)) throw fail('forbidden')
    requireFile(file)
    const upload = await readUpload(file, ['juicios'])
    const reporte = await inTransaction(this.dataSource, async (manager) => {
      const target = await lockFicha(manager, nroFicha)
      if (!target) throw fail('ficha_not_found')
      // Somebody may have disabled it while the file was read.
      if (target.estado_ficha !== 'habilitado') throw fail('ficha_disabled', { nro_ficha: nroFicha })
      return importIntoFicha(manager, { actor, target, upload, query, creating: false })
    })
    return { ok: true, msg: sentence(reporte), reporte }
  }
}

function sentence({ simulado, id }: ImportReport): string {
  if (simulado) return 'Simulación: no se guardó nada.'
  return id === null
    ? 'El reporte no trae nada nuevo: no se cambió nada.'
    : 'Los juicios evaluativos se cargaron correctamente'
}
