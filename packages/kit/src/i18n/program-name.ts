import type { i18n, TFunction } from 'i18next'
import { plainText } from '../search'

/** The translation's key: `Análisis y desarrollo de software.` is `analisis-y-desarrollo-de-software`. */
const keyOf = (name: string) =>
  plainText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Translates the name of a well-known program and keeps another. */
export function programName(t: TFunction, name: string): string {
  const key = keyOf(name)
  return key ? t(`kit:programName.${key}`, { defaultValue: name }) : name
}

/** What a program is told apart by. */
export interface NamedProgram {
  nombre_programa: string
  codigo: string | null
  version: string | null
}

/** Returns the name with the version behind it, and without one as it is. */
export const versionName = (t: TFunction, name: string, version: string | null | undefined) =>
  version ? t('kit:programVersion', { name, version }) : name

/**
 * Returns a function that names the programs of a list so that they can be told apart: with the version where there is
 * another one of the same code, and with the code where another code bears the same name.
 */
export function programNames(t: TFunction, programs: NamedProgram[]): (program: NamedProgram) => string {
  const codesOfName = new Map<string, Set<string | null>>()
  const timesOfCode = new Map<string, number>()
  for (const { nombre_programa, codigo } of programs) {
    const name = programName(t, nombre_programa)
    codesOfName.set(name, (codesOfName.get(name) ?? new Set()).add(codigo))
    if (codigo !== null) timesOfCode.set(codigo, (timesOfCode.get(codigo) ?? 0) + 1)
  }
  return ({ nombre_programa, codigo, version }) => {
    const name = programName(t, nombre_programa)
    if (codigo === null) return name
    const isNamesake = (codesOfName.get(name)?.size ?? 0) > 1
    const coded = isNamesake ? t('kit:programCode', { name, codigo }) : name
    return versionName(t, coded, (timesOfCode.get(codigo) ?? 0) > 1 ? version : null)
  }
}

/** Lets texts write `{{nombre_programa, programName}}`, and `{{version, programVersion}}` behind it. */
export function addProgramNames({ services, t }: i18n): void {
  services.formatter?.add('programName', (name: string) => programName(t, name))
  services.formatter?.add('programVersion', (version?: string | null) => versionName(t, '', version))
}
