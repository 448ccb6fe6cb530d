import type { EntityManager } from 'typeorm'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { searchable } from '../../database/searchable.js'
import { Apprentice } from './apprentice.entity.js'
import { ApprenticeWord } from './apprentice-word.entity.js'
import { writeWords } from './apprentice-words.js'

let database: ConnectedDatabase
let manager: EntityManager
beforeEach(async () => {
  database = await connectedDatabase()
  manager = database.dataSource.manager
})
afterEach(() => database.drop())

/** A person whose search text has this name and this document number. */
const named = (nro_documento: string, nombre: string) => ({
  nro_documento,
  busqueda: searchable(nombre, nro_documento),
})

const save = (people: ReturnType<typeof named>[]) =>
  manager.insert(
    Apprentice,
    people.map((person) => ({ ...person, tipo_documento: 'CC', nombre: 'ANA', apellido: 'RUIZ' })),
  )

async function wordsOf(nro_documento: string) {
  const rows = await manager.find(ApprenticeWord, { where: { nro_documento }, order: { palabra: 'ASC' } })
  return rows.map(({ palabra }) => palabra)
}

it('writeWords stores each word of a person’s name, and the document number', async () => {
  const people = [named('901', 'Ana María Ríos'), named('902', 'Eva Eva')]
  await save(people)
  await writeWords(manager, people)
  expect(await wordsOf('901')).toEqual(['901', 'ana', 'maria', 'rios'])
  expect(await wordsOf('902')).toEqual(['902', 'eva'])
  expect(await manager.findOneBy(ApprenticeWord, { palabra: 'ana' })).toMatchObject({ busqueda: 'ana maria rios 901' })
})

it('writeWords updates existing words and adds the words of a new name', async () => {
  await save([named('901', 'Ana')])
  await writeWords(manager, [named('901', 'Ana')])
  await writeWords(manager, [named('901', 'Ana Paz')])
  expect(await wordsOf('901')).toEqual(['901', 'ana', 'paz'])
  expect(await manager.findOneBy(ApprenticeWord, { palabra: 'ana' })).toMatchObject({ busqueda: 'ana paz 901' })
})

it('writeWords deletes the words of earlier names, but only of known people, in several batches', async () => {
  const documents = Array.from({ length: 501 }, (_, index) => String(9001 + index))
  const allNamed = (name: string) => documents.map((document) => named(document, name))
  await save(allNamed('Ana'))
  await writeWords(manager, allNamed('Ana'))
  await writeWords(manager, allNamed('Eva'), (document) => document !== '9002')
  for (const document of ['9001', '9003', '9500', '9501']) expect(await wordsOf(document)).toEqual([document, 'eva'])
  expect(await wordsOf('9002')).toEqual(['9002', 'ana', 'eva'])
})
