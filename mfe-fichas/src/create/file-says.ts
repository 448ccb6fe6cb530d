import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'

/** The fields of the form that a file may say something of. */
export type Told = 'nroFicha' | 'idProgramaFormacion' | 'fechaInicioLectiva' | 'fechaFinFicha'
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

type Versions = Pick<FichaFileAnswer, 'version' | 'versiones'>

/** Returns the file's version of its program if there are others of the same code, from which it is told apart. */
export const toldVersion = ({ version, versiones }: Versions): string | null =>
  versiones.some((other) => other.version !== version) ? version : null

/** Returns whether there are other versions of the file's program, and none to choose of its own. */
export const lacksVersion = ({ version, versiones }: Versions): boolean =>
  version !== null &&
  versiones.length > 0 &&
  !versiones.some((other) => other.estado === 'habilitado' && (other.version ?? version) === version)

/** Returns whether the program of a report is not here and can be made of its design. */
export const bringsProgram = ({ tipo, programas, versiones, version, total_resultados }: FichaFileAnswer): boolean =>
  tipo === 'juicios' &&
  total_resultados > 0 &&
  programas.length === 0 &&
  !versiones.some((known) => known.version === version)

/** Returns whether a field says something else than the file. An empty one does not. */
export function contradicts(field: Told, values: ToldValues, file: FichaFileAnswer): boolean {
  const value = values[field].trim()
  if (value === '') return false
  if (field === 'idProgramaFormacion') return file.programa !== null && !file.programas.includes(Number(value))
  const told = toldBy(file)[field]
  return told !== undefined && told !== value
}
