import { FICHA_SORTS, type FichaOrder, type FichaSort } from '@fichero/contract/enums'
import { useSession } from '@fichero/kit/session'
import { readSort, type Sort, spelled } from '@fichero/kit/table'
import { useState } from 'react'

/** Columns that a person can hide: all but the number. Their names are those of the orders. */
export const OPTIONAL_COLUMNS = FICHA_SORTS.filter((sort) => sort !== 'ficha')

/** Columns that are hidden at first, so that the table fits on a laptop. */
const HIDDEN_AT_FIRST: FichaSort[] = ['jornada', 'oferta']

/** How a person wants to see the list of fichas. */
interface Preferences {
  /** Undefined for the API's order, the highest number first. */
  orden?: FichaOrder
  ocultas: FichaSort[]
}

/** Reads an order of the URL or of the storage; undefined for an unknown one. */
export const readOrder = (text: unknown): FichaOrder | undefined => {
  const sort = typeof text === 'string' ? readSort(text, FICHA_SORTS) : undefined
  return sort && (spelled(sort) as FichaOrder)
}

/** Parses stored preferences. Another version of this module may have stored something else. */
function parse(text: string | null): Preferences {
  try {
    const { orden, ocultas = HIDDEN_AT_FIRST } = JSON.parse(text ?? '{}') as Partial<Preferences>
    return { orden: readOrder(orden), ocultas: OPTIONAL_COLUMNS.filter((column) => ocultas.includes(column)) }
  } catch {
    return { ocultas: HIDDEN_AT_FIRST }
  }
}

/** The order and the hidden columns of the list, stored in this browser for each user. */
export function useListPreferences() {
  const key = `fichas.lista.${useSession()?.user.id}`
  const [preferences, setPreferences] = useState(() => parse(localStorage.getItem(key)))
  const change = (changes: Partial<Preferences>) => {
    const next = { ...preferences, ...changes }
    localStorage.setItem(key, JSON.stringify(next))
    setPreferences(next)
  }
  return {
    ...preferences,
    remember: (sort: Sort) => change({ orden: spelled(sort) as FichaOrder }),
    toggleColumn: (column: FichaSort) =>
      change({
        ocultas: preferences.ocultas.includes(column)
          ? preferences.ocultas.filter((hidden) => hidden !== column)
          : [...preferences.ocultas, column],
      }),
  }
}
export type ListPreferences = ReturnType<typeof useListPreferences>
