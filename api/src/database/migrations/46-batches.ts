import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import {
  boolean,
  day,
  foreignKey,
  id,
  index,
  instant,
  integer,
  json,
  NULLABLE,
  text,
  unique,
  varchar,
} from './columns.js'

const BATCH = new Table({
  name: 'lote',
  columns: [id(), integer('id_usuario'), instant('fecha'), integer('archivos')],
  indices: [index('ix_lote_usuario', 'id_usuario')],
  foreignKeys: [foreignKey('fk_lote_usuario', 'id_usuario', 'usuario')],
})

const REPORT = new Table({
  name: 'lote_reporte',
  columns: [
    id(),
    integer('id_lote'),
    integer('numero'),
    integer('nro_reporte'),
    varchar('archivo', 255),
    varchar('sha256', 64),
    integer('nro_ficha', NULLABLE),
    day('fecha_reporte', NULLABLE),
    varchar('programa', 255, NULLABLE),
    varchar('estado', 20),
    boolean('cambio'),
    text('error', NULLABLE),
    text('resumen', NULLABLE),
    { ...json('detalle'), ...NULLABLE },
    { ...json('contenido'), ...NULLABLE },
    integer('id_importacion', NULLABLE),
    { ...instant('en_cola'), ...NULLABLE },
    integer('intentos'),
    varchar('nodo', 36, NULLABLE),
    { ...instant('reservado_hasta'), ...NULLABLE },
  ],
  indices: [
    unique('ux_lote_reporte_numero', 'id_lote', 'numero', 'nro_reporte'),
    index('ix_lote_reporte_estado', 'estado'),
  ],
  foreignKeys: [foreignKey('fk_lote_reporte_lote', 'id_lote', 'lote')],
})

/** Adds batches of reports, which are planned and imported in the background. */
export class Batches1800000000046 implements MigrationInterface {
  name = 'Batches1800000000046'

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(BATCH, true)
    await runner.createTable(REPORT, true)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(REPORT, true)
    await runner.dropTable(BATCH, true)
  }
}
