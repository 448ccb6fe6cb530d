import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@fichero/contract/enums'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { dataModelPage, pageFile } from './data-model-page.js'
import { TABLE_NOTES } from './table-notes.js'

let database: ConnectedDatabase
beforeAll(async () => {
  database = await connectedDatabase({ migrated: false })
})
afterAll(() => database.drop())

it.each(LANGUAGES)(
  'the page of the manuals in %s is up to date; otherwise run npm run data-model --workspace api',
  (language) => {
    expect(readFileSync(pageFile(language), 'utf8')).toBe(dataModelPage(database.dataSource, language))
  },
)

it.each(LANGUAGES)('the page has notes in %s for existing tables only', (language) => {
  const tables = database.dataSource.entityMetadatas.map(({ tableName }) => tableName)
  expect(Object.keys(TABLE_NOTES[language]).sort()).toEqual(tables.sort())
})
