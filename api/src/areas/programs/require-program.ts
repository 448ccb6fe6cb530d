import type { EntityManager } from 'typeorm'
import { fail } from '../../errors/fail.js'
import type { ProgramSheet } from '../../files/spreadsheet-reader/records.js'
import { versionsOf } from './program-versions.js'

/** The program into which a file is imported. */
interface ProgramTarget {
  codigo: string | null
  version: string | null
}

/** The parts of a file that identify its program, and the row of the code. */
type ProgramReport = Pick<ProgramSheet, 'codigo' | 'version' | 'fila_codigo'>

/**
 * Requires that a file is for the target's program and version, because outcomes belong to one version. Code and version are
 * compared only if the file and the target both have the value. The error for another version has the program of that version
 * in `programa`, or null.
 * @param other the error code for another version of the same program
 */
export async function requireProgram(
  manager: EntityManager,
  { name: archivo, report }: { name: string; report: ProgramReport },
  target: ProgramTarget,
  other: 'ficha_other_version' | 'program_other_version',
): Promise<void> {
  const { codigo, version } = report
  if (codigo === null || target.codigo === null) return
  const fila = report.fila_codigo ?? 1
  if (codigo !== target.codigo)
    throw fail('wrong_program', { archivo, recibido: programName(report), fila, esperado: programName(target) })
  if (version === null || target.version === null || version === target.version) return
  const versions = await versionsOf(manager, codigo)
  const programOf = (sought: string) => versions.find((program) => program.version === sought) ?? null
  const programa = programOf(target.version)?.nombre_programa ?? codigo
  throw fail(
    other,
    { archivo, programa, recibido: version, fila, esperado: target.version },
    { programa: programOf(version) },
  )
}

/** Returns code and version of a program, for error messages. */
const programName = ({ codigo, version }: ProgramTarget) =>
  version === null ? String(codigo) : `${codigo} versión ${version}`
