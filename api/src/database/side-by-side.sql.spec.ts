import { Table } from 'typeorm'
import { type ConnectedDatabase, connectedDatabase } from '../../testing/connected-database.js'
import LAST_RELEASE from '../../testing/releases/last.json'
import { readSchema, schemaBreaks } from '../../testing/schema-breaks.js'
import { MIGRATIONS } from './migrations/migrations.js'

let database: ConnectedDatabase
beforeAll(async () => {
  database = await connectedDatabase({ migrated: false })
})
afterAll(() => database.drop())

it('the schema is compatible with nodes of the last release after the new migrations', async () => {
  const { dataSource } = database
  const released = MIGRATIONS.findIndex(({ name }) => name === LAST_RELEASE.migration) + 1
  expect(released).toBeGreaterThan(0)
  const runner = dataSource.createQueryRunner()
  for (const Migration of MIGRATIONS.slice(0, released)) await new Migration().up(runner)
  const before = await readSchema(dataSource)
  expect(before.length).toBeGreaterThan(20)
  for (const Migration of MIGRATIONS.slice(released)) await new Migration().up(runner)
  await runner.release()
  expect(schemaBreaks(before, await readSchema(dataSource))).toEqual([])
})

const NUMBER = { name: 'numero', type: 'integer' }
const TEXT = { name: 'texto', type: 'varchar', length: '20', isNullable: true }
const table = (...columns: object[]) => new Table({ name: 'cosa', columns: [NUMBER, ...columns] as never })
const indexed = (isUnique: boolean) =>
  new Table({ name: 'cosa', columns: [NUMBER, TEXT], indices: [{ name: 'ix', columnNames: ['texto'], isUnique }] })
const pointing = (column: string) =>
  new Table({
    name: 'cosa',
    columns: [NUMBER, TEXT, { name: 'otra', type: 'integer', isNullable: true }],
    foreignKeys: [{ name: 'fk', columnNames: [column], referencedTableName: 'x', referencedColumnNames: ['id'] }],
  })

it.each<[string, Table[], string[]]>([
  ['an unchanged table', [table(TEXT)], []],
  ['a new table', [table(TEXT), new Table({ name: 'otra', columns: [NUMBER] })], []],
  ['a nullable column', [table(TEXT, { ...TEXT, name: 'nueva' })], []],
  ['a column with a default', [table(TEXT, { ...NUMBER, name: 'nueva', default: '0' })], []],
  ['a longer text', [table({ ...TEXT, length: '30' })], []],
  ['an index', [indexed(false)], []],
  ['a reference of a new column', [pointing('otra')], []],
  ['a dropped table', [], ['cosa is gone']],
  ['a dropped column', [table()], ['cosa.texto is gone']],
  [
    'a renamed column',
    [table({ ...TEXT, name: 'palabra', isNullable: false })],
    ['cosa.texto is gone', 'cosa.palabra is new, NOT NULL and has no default'],
  ],
  ['a compulsory column', [table({ ...TEXT, isNullable: false })], ['cosa.texto is NOT NULL now']],
  ['another type', [table({ ...TEXT, type: 'integer' })], ['cosa.texto was varchar and is integer']],
  ['a shorter text', [table({ ...TEXT, length: '10' })], ['cosa.texto is shorter']],
  ['a unique index', [indexed(true)], ['cosa has the new unique index ix']],
  ['a reference of an old column', [pointing('texto')], ['cosa has the new foreign key fk']],
])('the check reports the breaking changes of %s', (_, after, breaks) => {
  expect(schemaBreaks([table(TEXT)], after)).toEqual(breaks)
})
