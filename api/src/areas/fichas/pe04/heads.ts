import type { Pe04Choices, Pe04Comparison } from '@fichero/contract/pe04.schema'
import { fullName } from '@fichero/contract/text'
import { failFields } from '../../../errors/fail.js'
import type { ListedFicha } from '../../../files/spreadsheet-reader/records.js'
import { textKey } from '../../../files/spreadsheet-reader/same-text.js'
import type { NamedUser } from '../../users/users-by-name.js'
import type { StoredFichas } from './stored-fichas.js'

const isEnabled = ({ estado }: NamedUser) => estado === 'habilitado'

/** Finds the people in charge of the fichas of a PE-04, of whom the file has only the names. */
export class Heads {
  private readonly chosen: ReadonlyMap<string, NamedUser>

  /** @throws AppError if the user chose somebody who is not an enabled user */
  constructor(
    private readonly stored: Pick<StoredFichas, 'users' | 'usersByName'>,
    choices: Pe04Choices['responsables'],
  ) {
    const enabled = [...stored.users.values()].filter(isEnabled)
    const byDocument = new Map(enabled.map((user) => [user.nro_documento, user]))
    this.chosen = new Map(
      choices.map(({ nombre, nro_documento }) => {
        const user = byDocument.get(nro_documento)
        if (!user) throw failFields({ responsables: 'instructor_unknown' })
        return [textKey(nombre), user]
      }),
    )
  }

  /** Returns the user whom the administrator chose for a name, or else the only enabled user with the name. */
  of(name: string | null): NamedUser | undefined {
    const key = textKey(name ?? '')
    return this.chosen.get(key) ?? this.only(key)
  }

  private only(key: string): NamedUser | undefined {
    const [user, ...others] = this.enabled(key)
    return others.length === 0 ? user : undefined
  }

  private enabled(key: string): NamedUser[] {
    return (this.stored.usersByName.get(key) ?? []).filter(isEnabled)
  }

  /** Returns the names that do not belong to exactly one user, except of fichas whose head has the name already. */
  unknown(listed: readonly ListedFicha[], { fichas, users }: StoredFichas): Pe04Comparison['responsables'] {
    const names = new Map<string, Pe04Comparison['responsables'][number]>()
    for (const { nro_ficha, responsable } of listed) {
      if (responsable === null) continue
      const key = textKey(responsable)
      const head = users.get(fichas.get(nro_ficha)?.id_jefe ?? 0)
      if (this.only(key) || (head && textKey(fullName(head)) === key)) continue
      const { nombre = responsable, fichas: count = 0 } = names.get(key) ?? {}
      names.set(key, { nombre, fichas: count + 1, homonimos: this.enabled(key).length })
    }
    return [...names.values()]
  }
}
