import { AUDIT_WORDS_ES } from '@fichero/contract/audit-words'
import { AUDIT_WORDS_EN } from '@fichero/contract/audit-words.en'
import type { FileQuery } from '@fichero/contract/common.schema'
import type { HeadedCountsAnswer } from '@fichero/contract/several-users.schema'
import type { User } from '@fichero/contract/users.schema'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { z } from 'zod'
import type { Actor } from '../access/current-user.decorator.js'
import { allows } from '../access/policy.js'
import { computed, rowsOf } from '../database/rows.js'
import { type ColumnOf, sheetOf } from '../workbooks/sheet-of.js'
import { type Workbook, workbookOf } from '../workbooks/workbook.js'
import { readUsers, selectUsers } from './select-users.js'
import { editOthers } from './users.policy.js'

const NAMES = { es: 'Instructores', en: 'Instructors' }
/** The words of people's fields are those of the audit trail. */
const WORDS = { es: AUDIT_WORDS_ES, en: AUDIT_WORDS_EN }

/** People read at once. */
const BATCH = 250

const readIds = rowsOf(z.object({ id: z.int() }))
const readHeaded = rowsOf(z.object({ id: z.int(), fichas: computed }))
const HEADED = `SELECT id_jefe AS id, COUNT(*) AS fichas FROM ficha WHERE estado = 'habilitado' GROUP BY id_jefe`

@Injectable()
export class SeveralUsersService {
  constructor(private readonly dataSource: DataSource) {}

  async headed(): Promise<HeadedCountsAnswer> {
    return { ok: true, personas: await readHeaded(this.dataSource, HEADED) }
  }

  /** Enabled people as a workbook. As in the list, mail and contract are only for who may edit people. */
  export(actor: Actor, ids: number[], { lang = 'es' }: FileQuery): Workbook {
    const fields = allows(editOthers, actor, undefined) ? ALL : LISTED
    const columns = fields.map((field) => columnOf(field, lang))
    return workbookOf([NAMES[lang]], [sheetOf(NAMES[lang], columns, this.people(new Set(ids)))])
  }

  /** By surname, a few at a time. */
  private async *people(chosen: Set<number>) {
    const sorted = await readIds(
      this.dataSource,
      `SELECT id FROM usuario WHERE estado = 'habilitado' ORDER BY orden, id`,
    )
    const ids = sorted.map(({ id }) => id).filter((id) => chosen.has(id))
    for (let first = 0; first < ids.length; first += BATCH) {
      const some = ids.slice(first, first + BATCH)
      yield await readUsers(this.dataSource, selectUsers(`WHERE id IN (${some.map(() => '?')})`), some)
    }
  }
}

type UserField = Exclude<keyof User, 'id' | 'estado'>

const LISTED: readonly UserField[] = ['tipo_documento', 'nro_documento', 'nombre', 'apellido', 'tipo', 'rol']
const ALL: readonly UserField[] = [...LISTED, 'correo_institucional', 'fecha_inicio_contrato', 'fecha_fin_contrato']

const WIDTHS: Partial<Record<UserField, number>> = {
  nombre: 28,
  apellido: 28,
  correo_institucional: 40,
}

function columnOf(field: UserField, lang: keyof typeof WORDS): ColumnOf<User> {
  const { fields, values } = WORDS[lang]
  return {
    heading: fields[field],
    width: WIDTHS[field] ?? 20,
    value: (person) => {
      const value = person[field]
      if (value === null) return null
      if (field === 'fecha_inicio_contrato' || field === 'fecha_fin_contrato') return new Date(value)
      return values[field]?.[value] ?? value
    },
  }
}
