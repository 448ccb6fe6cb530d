import type { Enrolment } from '@fichero/contract/fichas.schema'
import { plainText } from '@fichero/kit/search'

type Person = Pick<Enrolment, 'tipo_documento' | 'nro_documento' | 'nombre' | 'apellido'>

/** The others of the ficha, those with the same name first. */
export function mergeCandidates<P extends Person>(people: P[], person: Person): P[] {
  const key = nameKey(person)
  const others = people.filter(({ nro_documento }) => nro_documento !== person.nro_documento)
  return others.toSorted((one, other) => Number(nameKey(other) === key) - Number(nameKey(one) === key))
}

/** The words of a name in any order, without accents and capitals. */
const nameKey = ({ nombre, apellido }: Person) =>
  plainText(`${nombre} ${apellido}`).split(/\s+/).filter(Boolean).toSorted().join(' ')
