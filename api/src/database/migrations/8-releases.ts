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
  json,
  KEY,
  NULLABLE,
  text,
  unique,
  varchar,
} from './columns.js'

const RELEASE = new Table({
  name: 'lanzamiento',
  columns: [
    varchar('remoto', 60, KEY),
    varchar('hash', 16, KEY),
    json('descriptor'),
    varchar('origen', 15),
    varchar('autor', 60, NULLABLE),
    instant('fecha'),
    { ...instant('retirado'), ...NULLABLE },
    varchar('motivo', 15, NULLABLE),
  ],
})

const FILE = new Table({
  name: 'archivo_remoto',
  columns: [
    varchar('sha384', 96, KEY),
    integer('tamano'),
    integer('tamano_br', NULLABLE),
    integer('tamano_gzip', NULLABLE),
    instant('fecha'),
  ],
})

const PART = new Table({
  name: 'archivo_remoto_parte',
  columns: [varchar('sha384', 96, KEY), varchar('codificacion', 10, KEY), integer('parte', KEY), blob('bytes')],
  foreignKeys: [foreignKey('fk_archivo_remoto_parte_archivo', 'sha384', 'archivo_remoto.sha384')],
})

const FAILURE = new Table({
  name: 'fallo_remoto',
  columns: [
    varchar('remoto', 60, KEY),
    varchar('hash', 16, KEY),
    varchar('motivo', 15, KEY),
    { ...instant('hora'), ...KEY },
    integer('numero'),
  ],
})

const TOKEN = new Table({
  name: 'clave_despliegue',
  columns: [
    id(),
    varchar('nombre', 60),
    varchar('remoto', 60),
    varchar('hash', 64),
    boolean('activa'),
    integer('id_usuario'),
    instant('creada'),
    instant('vence'),
    { ...instant('usada'), ...NULLABLE },
    { ...instant('revocada'), ...NULLABLE },
  ],
  indices: [unique('uq_clave_despliegue_hash', 'hash'), index('ix_clave_despliegue_usuario', 'id_usuario')],
  foreignKeys: [foreignKey('fk_clave_despliegue_usuario', 'id_usuario', 'usuario')],
})

const TABLES = [RELEASE, FILE, PART, FAILURE, TOKEN]

const REMOTE = new Table({
  name: 'remoto_en_uso',
  columns: [
    varchar('nombre', 60, KEY),
    varchar('activa', 16, NULLABLE),
    varchar('anterior', 16, NULLABLE),
    varchar('candidata', 16, NULLABLE),
    varchar('para', 20, NULLABLE),
    integer('porcentaje', NULLABLE),
    { ...instant('fijada'), ...NULLABLE },
    varchar('incluida', 16, NULLABLE),
    text('fallaron', NULLABLE),
    counter('version', 1),
  ],
})

/** The table before this migration. */
const FORMER = new Table({
  name: 'remoto',
  columns: [varchar('nombre', 60, KEY), varchar('hash', 16), json('descriptor'), instant('fecha')],
})

/** Moves the single release of each remote to a separate row. */
const RELEASES = {
  insert: `INSERT INTO lanzamiento (remoto, hash, descriptor, origen, fecha)
    SELECT nombre, hash, descriptor, 'incluida', fecha`,
  missing: 'FROM remoto r WHERE NOT EXISTS (SELECT 1 FROM lanzamiento l WHERE l.remoto = r.nombre)',
}

const REMOTES = {
  insert: 'INSERT INTO remoto_en_uso (nombre, activa) SELECT nombre, hash',
  missing: 'FROM remoto r WHERE NOT EXISTS (SELECT 1 FROM remoto_en_uso u WHERE u.nombre = r.nombre)',
}

/** Copies the rows, unless an interrupted start has copied them. */
async function copyRows(runner: QueryRunner, { insert, missing }: typeof RELEASES): Promise<void> {
  const rows: unknown[] = await runner.query(`SELECT nombre ${missing} LIMIT 1`)
  if (rows.length > 0) await runner.query(`${insert} ${missing}`)
}

/** Stores releases of remotes with their files and their use, deploy tokens, and counts of failures. */
export class Releases1800000000008 implements MigrationInterface {
  name = 'Releases1800000000008'

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table, true)
    if (await runner.hasColumn('remoto', 'descriptor')) {
      await runner.createTable(REMOTE, true)
      await copyRows(runner, RELEASES)
      await copyRows(runner, REMOTES)
      await runner.dropTable('remoto')
    }
    if (!(await runner.hasTable('remoto'))) await runner.renameTable(REMOTE.name, 'remoto')
  }

  /** Does not restore the descriptors: the next start publishes them again from the builds. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('remoto')
    await runner.createTable(FORMER, true)
    for (const { name } of [...TABLES].reverse()) await runner.dropTable(name)
  }
}
