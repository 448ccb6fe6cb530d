import type { TableColumnOptions } from 'typeorm'

// Short column definitions for migrations. Never change them: an applied migration must not change.

type More = Partial<TableColumnOptions>

export const id = (): TableColumnOptions => ({
  name: 'id',
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
})
export const integer = (name: string, more: More = {}): TableColumnOptions => ({ name, type: 'integer', ...more })
export const counter = (name: string, start = 0) => integer(name, { default: start })
export const varchar = (name: string, length: number, more: More = {}): TableColumnOptions => ({
  name,
  type: 'varchar',
  length: String(length),
  ...more,
})
export const text = (name: string, more: More = {}): TableColumnOptions => ({ name, type: 'text', ...more })
export const day = (name: string, more: More = {}): TableColumnOptions => ({ name, type: 'date', ...more })
export const instant = (name: string): TableColumnOptions => ({ name, type: 'datetime', precision: 3 })
export const boolean = (name: string): TableColumnOptions => ({ name, type: 'boolean' })
/** Up to 64 KB on MySQL. */
export const blob = (name: string): TableColumnOptions => ({ name, type: 'blob' })
export const json = (name: string): TableColumnOptions => ({ name, type: 'json' })

export const NULLABLE = { isNullable: true } satisfies More
export const KEY = { isPrimary: true } satisfies More

export const unique = (name: string, ...columnNames: string[]) => ({ name, columnNames, isUnique: true })
export const index = (name: string, ...columnNames: string[]) => ({ name, columnNames })

/** `foreignKey('fk_ficha_jefe', 'id_jefe', 'usuario')`, or `'ficha.nro_ficha'` if the key is not `id`. */
export function foreignKey(name: string, column: string, target: string) {
  const [referencedTableName = target, referencedColumn = 'id'] = target.split('.')
  return { name, columnNames: [column], referencedTableName, referencedColumnNames: [referencedColumn] }
}
