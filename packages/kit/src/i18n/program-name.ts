import type { TFunction } from 'i18next'
import { translatedProgram } from './translated-program'

/** The fields that distinguish programs. */
export interface NamedProgram {
  nombre_programa: string
  codigo: string | null
  version: string | null
}

/** Returns the name followed by the version, if any. */
export const versionName = (t: TFunction, name: string, version: string | null | undefined) =>
  version ? t('kit:programVersion', { name, version }) : name

/**
 * Returns a function that returns a distinct name for each program of a list: with the version if another program has the
 * same code, and with the code if a program with another code has the same name.
 */
export function programNames(
  t: TFunction,
  programs: NamedProgram[],
  language: string,
): (program: NamedProgram) => string {
  const codesOfName = new Map<string, Set<string | null>>()
  const timesOfCode = new Map<string, number>()
  for (const { nombre_programa, codigo } of programs) {
    codesOfName.set(nombre_programa, (codesOfName.get(nombre_programa) ?? new Set()).add(codigo))
    if (codigo !== null) timesOfCode.set(codigo, (timesOfCode.get(codigo) ?? 0) + 1)
  }
  return ({ nombre_programa, codigo, version }) => {
    const name = translatedProgram(nombre_programa, language)
    if (codigo === null) return name
    const isNamesake = (codesOfName.get(nombre_programa)?.size ?? 0) > 1
    const coded = isNamesake ? t('kit:programCode', { name, codigo }) : name
    return versionName(t, coded, (timesOfCode.get(codigo) ?? 0) > 1 ? version : null)
  }
}
