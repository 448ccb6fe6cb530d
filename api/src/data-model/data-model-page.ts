import { join } from 'node:path'
import type { Language } from '@fichero/contract/enums'
import type { DataSource, EntityMetadata } from 'typeorm'
import { TABLE_NOTES } from './table-notes.js'

/** The page of the manuals; the relative path is the same from source and build. */
export const pageFile = (language: Language) =>
  join(__dirname, `../../../mfe-manuals/src/content/${language}/modelodatos.mdx`)

const WORDS = {
  es: {
    intro:
      'Las tablas de la base de datos, con los nombres que tienen en SQLite y en MySQL. Esta página se escribe a partir de las entidades del código (`npm run data-model --workspace api`), y una prueba falla si deja de coincidir con ellas.',
    diagram: 'Las tablas y a qué tabla se refiere cada una',
    relations: 'Las relaciones',
    inWords:
      'Cada flecha va de una tabla a la tabla a la que se refiere. La columna de cada relación está en las tablas que siguen, en «Notas». Las tablas que no están en el dibujo no se refieren a otra.',
    tables: 'Las tablas',
    head: ['Columna', 'Tipo', 'Notas'],
    primary: 'llave',
    optional: 'puede faltar',
    references: 'se refiere a',
    unique: 'No se repite:',
  },
  en: {
    intro:
      'The tables of the database, with the names that they have in SQLite and MySQL. This page is written from the entities of the code (`npm run data-model --workspace api`), and a test fails once it differs from them.',
    diagram: 'The tables, and the table to which each refers',
    relations: 'The relations',
    inWords:
      'Each arrow leads from a table to the table to which it refers. The column of each relation is in the tables below, under “Notes”. Tables that are not in the drawing refer to no other.',
    tables: 'The tables',
    head: ['Column', 'Type', 'Notes'],
    primary: 'key',
    optional: 'may be missing',
    references: 'refers to',
    unique: 'Not repeated:',
  },
} satisfies Record<Language, unknown>

const code = (text: string) => `\`${text}\``

/** TypeORM gives version columns the name that a driver has for the same type. */
const typeName = (type: unknown) => String(type).replace('simple-', '').replace(/^int$/, 'integer')

/**
 * Returns the page of the data model as MDX, from the entities that the data source knows.
 * @throws Error for a table without a note in `TABLE_NOTES`
 */
export function dataModelPage({ entityMetadatas }: DataSource, language: Language): string {
  const words = WORDS[language]
  const inOrder = Object.keys(TABLE_NOTES)
  const tables = [...entityMetadatas].sort((a, b) => inOrder.indexOf(a.tableName) - inOrder.indexOf(b.tableName))
  return [
    words.intro,
    `## ${words.relations}`,
    drawing(tables, words.diagram),
    words.inWords,
    `## ${words.tables}`,
    ...tables.flatMap((table) => described(table, language)),
    '',
  ].join('\n\n')
}

function drawing(tables: EntityMetadata[], title: string): string {
  const relations = new Set(
    tables.flatMap(({ tableName, foreignKeys }) =>
      foreignKeys.map(({ referencedTablePath }) => `  ${tableName} -> ${referencedTablePath}`),
    ),
  )
  return ['```dot', ` ${title}\n`, 'digraph {\n  rankdir=LR\n', [...relations].join('\n'), '\n}\n```'].join('')
}

function described(table: EntityMetadata, language: Language): string[] {
  const words = WORDS[language]
  const note = TABLE_NOTES[table.tableName]
  if (!note) throw new Error(`TABLE_NOTES says nothing about the table ${table.tableName}.`)
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`
  const target = new Map(
    table.foreignKeys.flatMap(({ columnNames, referencedTablePath }) =>
      columnNames.map((name) => [name, referencedTablePath]),
    ),
  )
  const columns = table.columns.map(({ databaseName, type, length, isPrimary, isNullable }) => {
    const references = target.get(databaseName)
    const notes = [
      isPrimary && words.primary,
      isNullable && words.optional,
      references && `${words.references} ${code(references)}`,
    ]
    return row([
      code(databaseName),
      `${typeName(type)}${length ? `(${length})` : ''}`,
      notes.filter(Boolean).join('; '),
    ])
  })
  const unique = table.indices
    .filter(({ isUnique }) => isUnique)
    .map(({ columns: parts }) => parts.map(({ databaseName }) => code(databaseName)).join(' + '))
  return [
    `### ${table.tableName}`,
    note[language],
    [row(words.head), row(words.head.map(() => '---')), ...columns].join('\n'),
    ...(unique.length > 0 ? [`${words.unique} ${unique.join('; ')}.`] : []),
  ]
}
