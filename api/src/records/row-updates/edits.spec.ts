import { DECLARED } from '../../../testing/declared-calls.js'
import type { Edit } from '../../../testing/edits/edit.js'
import { EDITS, OTHER_CHANGES } from '../../../testing/edits/edits.js'
import { openSchool, type School } from '../../../testing/school.js'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

type Row = Record<string, unknown>

/** Returns the names of changed columns, except the version. Columns of other rows are followed by the key of their row. */
function changedColumns(before: Row[], after: Row[], column: string, key: number): string[] {
  return before.flatMap((row, index) =>
    Object.keys(row)
      .filter((name) => JSON.stringify(row[name]) !== JSON.stringify(after[index]?.[name]))
      .filter((name) => name !== 'revision' && !(name === 'version' && typeof row.version === 'number'))
      .map((name) => (row[column] === key ? name : `${name} of ${row[column]}`)),
  )
}

const CASES = Object.entries(EDITS).flatMap(([route, edits]) =>
  edits.map((edit): [string, Edit] => [`${route}, ${edit.form}`, edit]),
)

it.each(CASES)('%s changes only the columns of the edited field', async (_, edit) => {
  const { table, key: column = 'id', fields } = edit
  const rows = (): Promise<Row[]> => school.api.dataSource.query(`SELECT * FROM ${table} ORDER BY ${column}`)
  const key = await edit.build(school)
  const changed: Row = {}
  for (const [field, { value }] of Object.entries(fields)) {
    const typed = typeof value === 'function' ? await value(school) : value
    const values = { ...(await edit.read?.(school, key)), [field]: typed }
    const before = await rows()
    const { status, body } = await edit.send(school, key, values)
    changed[field] = status === 200 ? changedColumns(before, await rows(), column, key).sort() : body
  }
  const expected = Object.entries(fields).map(([field, { columns }]) => [field, [...columns].sort()])
  expect(changed).toEqual(Object.fromEntries(expected))
})

it('EDITS or OTHER_CHANGES has every call that changes rows, except removals and loads of a file', () => {
  const routes = Object.entries(DECLARED)
    .filter(
      ([, { method, changes, file }]) =>
        !['GET', 'DELETE'].includes(method) && changes.length > 0 && file !== 'required',
    )
    .map(([route]) => route)
  expect([...Object.keys(EDITS), ...Object.keys(OTHER_CHANGES)].sort()).toEqual(routes.sort())
})
