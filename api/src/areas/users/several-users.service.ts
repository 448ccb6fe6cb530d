import type { FileQuery } from '@fichero/contract/common.schema'
import { columnsOf, columnsWith } from '@fichero/contract/fields'
import type { HeadedCountsAnswer } from '@fichero/contract/several-users.schema'
import { USER_FIELDS } from '@fichero/contract/user.fields'
import type { User } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../../access/current-user.decorator.js'
import { allows } from '../../access/policy.js'
import { isInScope, scopedTo } from '../../access/scope.js'
import { computed, rowsOf } from '../../database/rows.js'
import { FIELD_WORDS, type FieldWords, fieldColumns } from '../../files/spreadsheet-writer/field-columns.js'
import { type ColumnOf, sheetOf } from '../../files/spreadsheet-writer/sheet-of.js'
import { type Workbook, workbookOf } from '../../files/spreadsheet-writer/workbook.js'
import { addTexts } from '../../i18n/texts.js'
import { centresText } from '../centres/centre-words.js'
import { centresToChoose } from '../centres/known-centres.js'
import en from './locales/en.json'
import es from './locales/es.json'
import { hideContract } from './present-user.js'
import { readUserIds, readUsers, selectUsers } from './select-users.js'
import { editOthers } from './users.policy.js'

type UserOfCentres = User & { centros: number[] }

const texts = addTexts('users', { es, en })

/** Users per query. */
const BATCH = 250

const readHeaded = rowsOf(z.object({ id: z.int(), fichas: computed }))
/** Counts the enabled fichas of each head (jefe de ficha) that an actor sees. */
const headedBy = (actor: Actor) =>
  `SELECT id_jefe AS id, COUNT(*) AS fichas FROM ${scopedTo(actor).fichas} f WHERE estado = 'habilitado' GROUP BY id_jefe`

@Injectable()
export class SeveralUsersService {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns how many fichas each user heads, for users who head any. */
  async headed(actor: Actor): Promise<HeadedCountsAnswer> {
    return { ok: true, personas: await readHeaded(this.dataSource, headedBy(actor)) }
  }

  /** Exports enabled users, with their centres if there are several. As in the list, only an actor who may edit users gets mail addresses, and the contracts of users whom the actor manages. */
  async export(actor: Actor, ids: number[], { lang = 'es' }: FileQuery): Promise<Workbook> {
    const words = FIELD_WORDS[lang]
    const columns: ColumnOf<UserOfCentres>[] = exportedColumns(actor, words)
    const centres = (await centresToChoose(this.dataSource.manager)).filter(({ id }) => isInScope(actor, id))
    if (centres.length > 0)
      columns.push({ heading: words.label.centro, width: 40, value: ({ centros }) => centresText(centros, centres) })
    const name = texts[lang]('sheet')
    return workbookOf([name], [sheetOf(name, columns, this.people(actor, new Set(ids)))])
  }

  /** Reads users by surname, in batches. */
  private async *people(actor: Actor, chosen: Set<number>) {
    const sorted = await readUserIds(this.dataSource, actor, "WHERE estado = 'habilitado'")
    const ids = sorted.filter((id) => chosen.has(id))
    for (let first = 0; first < ids.length; first += BATCH) {
      const batch = ids.slice(first, first + BATCH)
      const users = await readUsers(this.dataSource, selectUsers(actor, `WHERE id IN (${batch.map(() => '?')})`), batch)
      yield users.map((user) => hideContract(actor, user))
    }
  }
}

const PRIVATE = columnsWith(USER_FIELDS, 'private')
/** The columns of the export for users who may not edit others. */
const LISTED = columnsOf(USER_FIELDS).filter((column) => !(PRIVATE as readonly string[]).includes(column))

/** Returns the columns of the export. The document number follows its type. */
function exportedColumns(actor: Actor, words: FieldWords): ColumnOf<User>[] {
  const columns = allows(editOthers, actor, undefined) ? [...LISTED, ...PRIVATE] : LISTED
  const number = { heading: words.label.nro_documento, width: 20, value: (person: User) => person.nro_documento }
  return (fieldColumns(USER_FIELDS, words, columns) as ColumnOf<User>[]).toSpliced(1, 0, number)
}
