import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'

/** The form fields that a file can fill in. */
export type FileField = 'nroFicha' | 'idProgramaFormacion' | 'fechaInicioLectiva' | 'fechaFinFicha'
/** The values of these fields, as texts of the form. */
export type FileValues = Record<FileField, string>

/** Returns the form values that the file contains. The program is left out if several programs have its name. */
export function valuesOfFile(file: FichaFileAnswer): Partial<FileValues> {
  const [program, another] = file.programas
  return {
    ...(file.nro_ficha !== null && { nroFicha: String(file.nro_ficha) }),
    ...(program !== undefined && another === undefined && { idProgramaFormacion: String(program) }),
    ...(file.fecha_inicio !== null && { fechaInicioLectiva: file.fecha_inicio }),
    ...(file.fecha_fin !== null && { fechaFinFicha: file.fecha_fin }),
  }
}

type Versions = Pick<FichaFileAnswer, 'version' | 'versiones'>

/** Returns the program version that the file names, if there are other versions of the program; otherwise null. */
export const distinctVersion = ({ version, versiones }: Versions): string | null =>
  versiones.some((other) => other.version !== version) ? version : null

/** True if the program exists without an enabled record of the file's version. A record without a version matches any version. */
export const lacksVersion = ({ version, versiones }: Versions): boolean =>
  version !== null &&
  versiones.length > 0 &&
  !versiones.some((other) => other.estado === 'habilitado' && (other.version ?? version) === version)

/** True if the program of a judgments report does not exist, and can be created from the report. */
export const hasNewProgram = ({ tipo, programas, versiones, version, total_resultados }: FichaFileAnswer): boolean =>
  tipo === 'juicios' &&
  total_resultados > 0 &&
  programas.length === 0 &&
  !versiones.some((known) => known.version === version)

/** True if a field is not empty and differs from the file. */
export function contradicts(field: FileField, values: FileValues, file: FichaFileAnswer): boolean {
  const value = values[field].trim()
  if (value === '') return false
  if (field === 'idProgramaFormacion') return file.programa !== null && !file.programas.includes(Number(value))
  const inFile = valuesOfFile(file)[field]
  return inFile !== undefined && inFile !== value
}
