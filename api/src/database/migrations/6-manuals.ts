import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import {
  blob,
  boolean,
  counter,
  foreignKey,
  id,
  index,
  instant,
  integer,
  KEY,
  NULLABLE,
  unique,
  varchar,
} from './columns.js'

const DOCUMENT = new Table({
  name: 'documento',
  columns: [
    id(),
    varchar('titulo_es', 150),
    varchar('titulo_en', 150),
    varchar('categoria', 20),
    varchar('archivo', 150),
    varchar('tipo', 100),
    integer('tamano'),
    varchar('sha256', 64),
    varchar('estado', 15),
    counter('descargas'),
    instant('fecha'),
    counter('version', 1),
  ],
  indices: [unique('uq_documento_sha256', 'sha256')],
})

const PART = new Table({
  name: 'documento_parte',
  columns: [integer('id_documento', KEY), varchar('sha256', 64, KEY), integer('parte', KEY), blob('bytes')],
  foreignKeys: [foreignKey('fk_documento_parte_documento', 'id_documento', 'documento')],
})

const OPINION = new Table({
  name: 'opinion',
  columns: [
    id(),
    varchar('pagina', 60),
    varchar('idioma', 2),
    boolean('util'),
    varchar('comentario', 500, NULLABLE),
    instant('fecha'),
  ],
  indices: [index('ix_opinion_pagina', 'pagina', 'id', 'util')],
})

/** Documents that administrators publish in the manuals, and readers' feedback on the pages. */
export class Manuals1800000000006 implements MigrationInterface {
  name = 'Manuals1800000000006'

  async up(runner: QueryRunner): Promise<void> {
    for (const table of [DOCUMENT, PART, OPINION]) await runner.createTable(table, true)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [OPINION, PART, DOCUMENT]) await runner.dropTable(name)
  }
}
