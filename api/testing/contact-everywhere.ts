import type { DataSource } from 'typeorm'
import { FileImport } from '../src/files/import-records/file-import.entity.js'
import { ImportDetail } from '../src/files/import-records/import-detail.entity.js'
import { buildApprentice, buildFicha } from './build.js'

/** Contact data of the first apprentice that `buildContactEverywhere` creates. */
export const PHONE = '3001234567'
export const MAIL = 'ana.persona@correo.example'
/** Phone of the second apprentice. */
export const OTHER_PHONE = '3119999999'

/** Creates two apprentices, one with contact data in an enrolment, in the undo data of an import and in the audit log. */
export async function buildContactEverywhere(dataSource: DataSource) {
  const { nro_ficha, id_jefe } = await buildFicha(dataSource, {})
  const { enrolment } = await buildApprentice(dataSource, { nro_ficha, celular: PHONE, correo: MAIL })
  const other = (await buildApprentice(dataSource, { nro_ficha, celular: OTHER_PHONE })).enrolment
  const rows = [enrolment, other].map(({ nro_documento, celular, correo }) => ({
    nro_documento,
    antes: null,
    despues: { celular, correo, estado: 'EN FORMACION' },
  }))
  const contenido = { creacion: true, personas: [], matriculas: rows, titulares: [], retirados: [], nombres: [] }
  const load = {
    tipo: 'aprendices',
    archivo: 'a.xls',
    sha256: 'a'.repeat(64),
    nro_ficha,
    orden: 1,
    id_usuario: id_jefe,
  }
  const { identifiers } = await dataSource.manager.insert(FileImport, {
    ...load,
    fecha: new Date(),
    resumen: {},
  } as never)
  await dataSource.manager.insert(ImportDetail, { id_importacion: identifiers[0]?.id, contenido, id_deshacer: null })
  const note = `INSERT INTO auditoria (fecha, accion, entidad, entidad_id, antes) VALUES ('2026-01-01 08:00:00.000', 'x', ?, ?, ?)`
  await dataSource.query(note, ['matricula', String(enrolment.id), JSON.stringify({ correo: MAIL })])
  await dataSource.query(note, [
    'ficha',
    String(nro_ficha),
    JSON.stringify({ matriculas: rows.map(({ despues, ...row }) => ({ ...row, ...despues })) }),
  ])
  return { enrolment, other }
}
