import { type SearchAnswer, searchAnswer } from '@fichero/contract/search.schema'
import type { DataSource } from 'typeorm'
import { z } from 'zod'
import { countOf, rowsOf } from '../../database/rows.js'
import { everyWord, rangeOf } from './word-conditions.js'

type Found = SearchAnswer['aprendices'][number]

/** Maximum rows of `aprendiz_palabra` that one person has for a prefix: each word of a name is a row. */
const ROWS_PER_PERSON = 10
/** Counting the rows of a word stops at this number, because all frequent words are equally unselective. */
const MAX_COUNT = 1_000
/** Words of a search text whose rows are counted. */
const MAX_COUNTED_WORDS = 4

const COUNT = `
  SELECT COUNT(*) AS total FROM (
    SELECT 1 AS one FROM aprendiz_palabra WHERE palabra BETWEEN ? AND ? LIMIT ${MAX_COUNT}
  ) AS some`

// For frequent words, both databases would choose to read all enabled fichas first, which is slow. COUNT instead of EXISTS
// prevents this in MySQL, and CROSS JOIN fixes the join order in SQLite:
// https://sqlite.org/optoverview.html#manual_control_of_query_plans_using_cross_join
const candidatesWith = (fichas: string, otherWords: string) => `
  SELECT w.nro_documento FROM aprendiz_palabra w
  WHERE w.palabra BETWEEN ? AND ? AND ${otherWords} AND (
    SELECT COUNT(*) FROM matricula m CROSS JOIN ${fichas} f ON f.nro_ficha = m.nro_ficha
    WHERE m.nro_documento = w.nro_documento AND f.estado = 'habilitado'
  ) > 0
  ORDER BY w.palabra, w.nro_documento LIMIT ?`

/** Characters that occur in mail addresses, but not in names or document numbers. */
const MAIL_CHARACTERS = /[@.]/

/** Document numbers of people in enabled fichas whose mail address is in a range. */
const withMail = (fichas: string) => `
  SELECT m.nro_documento FROM matricula m CROSS JOIN ${fichas} f ON f.nro_ficha = m.nro_ficha
  WHERE m.correo_busqueda BETWEEN ? AND ? AND f.estado = 'habilitado'
  ORDER BY m.correo_busqueda, m.nro_documento LIMIT ?`

/** Returns the SELECT for people with their enabled fichas. */
const peopleOf = (fichas: string, documents: string[]) => `
  SELECT a.nro_documento, a.nombre, a.apellido, a.busqueda, f.nro_ficha, p.nombre_programa
  FROM aprendiz a
    CROSS JOIN matricula m ON m.nro_documento = a.nro_documento
    CROSS JOIN ${fichas} f ON f.nro_ficha = m.nro_ficha
    JOIN programa p ON p.id = f.id_programa_formacion
  WHERE a.nro_documento IN (${documents.map(() => '?')}) AND f.estado = 'habilitado'
  ORDER BY a.busqueda, f.fecha_inicio_lectiva DESC, f.nro_ficha DESC`

const readDocuments = rowsOf(z.object({ nro_documento: z.string() }))
const readPeople = rowsOf(searchAnswer.shape.aprendices.element.extend({ busqueda: z.string() }))

/** What was typed, as words (`typedReadings`) and as the beginning of a mail address. */
interface Typed {
  readings: string[][]
  mail: string
}

/**
 * Finds apprentices of enabled fichas of the table expression `fichas`. Every word of a reading must match the name or the document number, or the typed text
 * the beginning of the mail address. Returns each apprentice with the newest enabled ficha.
 */
export async function findApprentices(
  dataSource: DataSource,
  fichas: string,
  { readings, mail }: Typed,
  limit: number,
): Promise<Found[]> {
  const byMail =
    MAIL_CHARACTERS.test(mail) && !mail.includes(' ')
      ? await readDocuments(dataSource, withMail(fichas), [...rangeOf(mail), limit * ROWS_PER_PERSON])
      : []
  // The last reading is the narrowest: the limit must not leave out its people.
  const narrowestFirst = readings.toReversed()
  const byWords = (
    await Promise.all(narrowestFirst.map((words) => withAllWords(dataSource, fichas, words, limit)))
  ).flat()
  const documents = [...new Set([...byMail, ...byWords].map(({ nro_documento }) => nro_documento))].slice(0, limit)
  if (documents.length === 0) return []
  const rows = await readPeople(dataSource, peopleOf(fichas, documents), documents)
  return rows.filter((row, index) => row.nro_documento !== rows[index - 1]?.nro_documento)
}

/** Returns the document numbers of apprentices who match all words. Uses the index for the most selective word. */
async function withAllWords(dataSource: DataSource, fichas: string, words: string[], limit: number) {
  const rarest = await rarestOf(dataSource, words)
  const { sql, parameters } = everyWord(
    'w.busqueda',
    words.filter((word) => word !== rarest),
  )
  return readDocuments(dataSource, candidatesWith(fichas, sql), [
    ...rangeOf(rarest),
    ...parameters,
    limit * ROWS_PER_PERSON,
  ])
}

/** Returns the word with the fewest rows. */
async function rarestOf(dataSource: DataSource, words: string[]): Promise<string> {
  const [first = '', ...others] = words.toSorted((a, b) => b.length - a.length).slice(0, MAX_COUNTED_WORDS)
  if (others.length === 0) return first
  const counts = await Promise.all(
    [first, ...others].map(async (word) => ({ word, total: await countOf(dataSource, COUNT, rangeOf(word)) })),
  )
  return counts.reduce((least, one) => (one.total < least.total ? one : least)).word
}
