import { Table } from 'typeorm'
import { foreignKey, id, index, integer, NULLABLE, text } from './columns.js'

/** The first migration creates this table; the ninth replaces it. */
export const CHANGES = new Table({
  name: 'cambio',
  columns: [
    id(),
    integer('id_importacion'),
    integer('id_matricula'),
    integer('id_resultado'),
    text('antes', NULLABLE),
    text('despues', NULLABLE),
  ],
  indices: [
    index('ix_cambio_importacion', 'id_importacion'),
    index('ix_cambio_juicio', 'id_matricula', 'id_resultado'),
    index('ix_cambio_resultado', 'id_resultado'),
  ],
  foreignKeys: [
    foreignKey('fk_cambio_importacion', 'id_importacion', 'importacion'),
    foreignKey('fk_cambio_matricula', 'id_matricula', 'matricula'),
    foreignKey('fk_cambio_resultado', 'id_resultado', 'resultado_aprendizaje'),
  ],
})
