import type { EntityManager } from 'typeorm'
import { fail } from '../errors/fail.js'
import type { ProgramSheet } from '../sheets/records.js'
import { versionsOf } from './program-versions.js'

interface ProgramTarget {
  codigo: string | null
  version: string | null
}

type ProgramReport = Pick<ProgramSheet, 'codigo' | 'version' | 'fila_codigo'>

/**
 * Outcomes belong to one version of one program. Code and version must match if both sides have them. The refusal of
 * another version carries the program that has it, if there is one.
 * @param other the refusal of another version of the same program
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
  const of = (wanted: string) => versions.find((program) => program.version === wanted) ?? null
  const programa = of(target.version)?.nombre_programa ?? codigo
  throw fail(other, { archivo, programa, recibido: version, fila, esperado: target.version }, { programa: of(version) })
}

const programName = ({ codigo, version }: ProgramTarget) =>
  version === null ? String(codigo) : `${codigo} versión ${version}`
