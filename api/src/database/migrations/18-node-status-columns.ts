import { type MigrationInterface, type QueryRunner, Table, TableColumn } from 'typeorm'
import { boolean, instant, integer, KEY, NULLABLE, varchar } from './columns.js'
import { dropColumns } from './drop-columns.js'

const TABLE = 'nodo'
const MAIL = 'correo_pendiente'
const SINCE = 'guardado'

/** Stores, for the status page, the processes that answer requests, and since when mail has been waiting. */
export class WhatStatusTells1800000000018 implements MigrationInterface {
  name = 'WhatStatusTells1800000000018'

  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      varchar('id', 36, KEY),
      varchar('nombre', 100),
      integer('proceso'),
      varchar('version', 40),
      instant('inicio'),
      instant('senal'),
      boolean('redis'),
    ]
    await runner.createTable(new Table({ name: TABLE, columns }), true)
    if (!(await runner.hasColumn(MAIL, SINCE)))
      await runner.addColumn(MAIL, new TableColumn({ ...instant(SINCE), ...NULLABLE }))
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, MAIL, [SINCE])
    await runner.dropTable(TABLE)
  }
}
