import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { addColumns } from './add-columns.js'
import { id, index, instant, integer, NULLABLE, varchar } from './columns.js'
import { dropColumns } from './drop-columns.js'

const TABLE = 'retiro'
const COLUMNS = ['archivo varchar(500)', 'hasta datetime(3)', 'borrada datetime(3)']

const REMOVED = `a.accion IN ('keeping:removal', 'keeping:remove-contact')`

/** SQL that reads the removals in the audit log, by the kind of entity. */
const FORMER = [
  `SELECT a.fecha, 'contacto' AS tipo, m.nro_documento AS clave FROM auditoria a
    JOIN matricula m ON a.entidad = 'matricula' AND a.entidad_id = m.id WHERE ${REMOVED}`,
  `SELECT a.fecha, 'contacto' AS tipo, u.nro_documento AS clave FROM auditoria a
    JOIN usuario u ON a.entidad = 'usuario' AND a.entidad_id = u.id WHERE ${REMOVED}`,
  `SELECT a.fecha, 'contacto' AS tipo, a.entidad_id AS clave FROM auditoria a WHERE a.entidad = 'aprendiz' AND ${REMOVED}`,
  `SELECT a.fecha, 'solicitud' AS tipo, a.entidad_id AS clave FROM auditoria a
    WHERE a.entidad = 'solicitud' AND a.accion = 'registrations:reject'`,
]

/** Stores removals, so that the restore of an older backup repeats them, and the location of each backup. */
export class Removals1800000000027 implements MigrationInterface {
  name = 'Removals1800000000027'

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'copia', COLUMNS)
    const columns = [id(), instant('fecha'), varchar('tipo', 20), varchar('clave', 60), integer('dias', NULLABLE)]
    await runner.createTable(new Table({ name: TABLE, columns, indices: [index('ix_retiro_clave', 'clave')] }), true)
    const known = new Set((await runner.query(`SELECT fecha, tipo, clave FROM ${TABLE}`)).map(keyOf))
    for (const entries of FORMER)
      for (const removal of await runner.query(entries)) {
        // A person in several fichas has an entry for each. An interrupted start may have inserted some rows.
        if (known.has(keyOf(removal))) continue
        known.add(keyOf(removal))
        const { fecha, tipo, clave } = removal
        await runner.query(`INSERT INTO ${TABLE} (fecha, tipo, clave) VALUES (?, ?, ?)`, [fecha, tipo, clave])
      }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(TABLE)
    await dropColumns(
      runner,
      'copia',
      COLUMNS.map((column) => column.split(' ')[0] ?? ''),
    )
  }
}

const keyOf = ({ fecha, tipo, clave }: { fecha: unknown; tipo: string; clave: string }) =>
  JSON.stringify([fecha, tipo, clave])
