import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import type { Enrolment } from '@fichero/contract/fichas.schema'
import { plainText } from '@fichero/kit/search'

type Person = Pick<Enrolment, 'nro_documento' | 'nombre' | 'apellido' | 'estado'>

const spanish = new Intl.Collator('es', { sensitivity: 'base' })

export const isInTraining = ({ estado }: Pick<Enrolment, 'estado'>) => IN_TRAINING_STATES.includes(estado)

/** Those in training first, by surname and name. */
export const inReadingOrder = <T extends Person>(people: readonly T[]): T[] =>
  people.toSorted(
    (a, b) =>
      Number(isInTraining(b)) - Number(isInTraining(a)) ||
      spanish.compare(a.apellido, b.apellido) ||
      spanish.compare(a.nombre, b.nombre),
  )

/** Those whose document, names and surnames hold every word of the search, in any order and with or without accents. */
export function matching<T extends Person>(people: readonly T[], search: string): T[] {
  const words = plainText(search).split(/\s+/).filter(Boolean)
  return people.filter(({ nro_documento, nombre, apellido }) => {
    const text = plainText(`${nro_documento} ${nombre} ${apellido}`)
    return words.every((word) => text.includes(word))
  })
}
