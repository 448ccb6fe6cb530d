import { join } from 'node:path'
import type { Language } from '@fichero/contract/enums'
import type { DataSource, EntityMetadata } from 'typeorm'
import en from './locales/en.json'
import es from './locales/es.json'
import { TABLE_NOTES } from './table-notes.js'

/** Path of the page in the manuals. The relative path is the same from source and build. */
export const pageFile = (language: Language) =>
  join(__dirname, `../../../../mfe-manuals/src/content/${language}/modelodatos.mdx`)

const WORDS = { es, en }

const code = (text: string) => `\`${text}\``

/** Unifies type names: for version columns, TypeORM uses the driver's name of the type. */
const typeName = (type: unknown) => String(type).replace('simple-', '').replace(/^int$/, 'integer')

/**
 * Returns the page about the data model as MDX, from the entities of the data source.
 * @throws Error for a table without a note in `locales`
 */
export function dataModelPage({ entityMetadatas }: DataSource, language: Language): string {
  const words = WORDS[language]
  const inOrder = Object.keys(es.table)
  const tables = [...entityMetadatas].sort((a, b) => inOrder.indexOf(a.tableName) - inOrder.indexOf(b.tableName))
  return [
    words.intro,
    `## ${words.relations}`,
    diagram(tables, words.diagram),
    words.inWords,
    `## ${words.tables}`,
    ...tables.flatMap((table) => describeTable(table, language)),
    '',
  ].join('\n\n')
}

function diagram(tables: EntityMetadata[], title: string): string {
  const relations = new Set(
    tables.flatMap(({ tableName, foreignKeys }) =>
      foreignKeys.map(({ referencedTablePath }) => `  ${tableName} -> ${referencedTablePath}`),
    ),
  )
  return ['```dot', ` ${title}\n`, 'digraph {\n  rankdir=LR\n', [...relations].join('\n'), '\n}\n```'].join('')
}

function describeTable(table: EntityMetadata, language: Language): string[] {
  const words = WORDS[language]
  const note = TABLE_NOTES[language][table.tableName]
  if (!note) throw new Error(`"table" of locales/${language}.json says nothing about the table ${table.tableName}.`)
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
    note,
    [row(words.head), row(words.head.map(() => '---')), ...columns].join('\n'),
    ...(unique.length > 0 ? [`${words.unique} ${unique.join('; ')}.`] : []),
  ]
}
