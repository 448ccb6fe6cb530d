import type { FichaFileAnswer } from '@fichero/contract/fichas.schema'

const FIELDS = ['nroFicha', 'idProgramaFormacion', 'fechaInicioLectiva', 'fechaFinFicha'] as const

/** The fields of the form that a file may say something of. */
export type Told = (typeof FIELDS)[number]
export type ToldValues = Record<Told, string>

/** Returns the values that the file gives. The program is one only if no other bears its name. */
export function toldBy(file: FichaFileAnswer): Partial<ToldValues> {
  const [program, another] = file.programas
  return {
    ...(file.nro_ficha !== null && { nroFicha: String(file.nro_ficha) }),
    ...(program !== undefined && another === undefined && { idProgramaFormacion: String(program) }),
    ...(file.fecha_inicio !== null && { fechaInicioLectiva: file.fecha_inicio }),
    ...(file.fecha_fin !== null && { fechaFinFicha: file.fecha_fin }),
  }
}

/** Returns what to fill in: fields that are empty, or still as the file before filled them. */
export function fillings(values: ToldValues, told: Partial<ToldValues>, before: Partial<ToldValues>) {
  const isFree = (field: Told) => values[field] === '' || values[field] === before[field]
  return FIELDS.flatMap((field): [Told, string][] => {
    const value = told[field]
    return value !== undefined && isFree(field) ? [[field, value]] : []
  })
}

/** Returns whether a field says something else than the file. An empty one does not. */
export function contradicts(field: Told, values: ToldValues, file: FichaFileAnswer): boolean {
  const value = values[field].trim()
  if (value === '') return false
  if (field === 'idProgramaFormacion') return file.programa !== null && !file.programas.includes(Number(value))
  const told = toldBy(file)[field]
  return told !== undefined && told !== value
}
