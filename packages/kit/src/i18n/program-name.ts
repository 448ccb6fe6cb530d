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

/** Lets texts write `{{nombre_programa, programName}}`. */
export const addProgramNames = ({ services, t }: i18n): void =>
  services.formatter?.add('programName', (name: string) => programName(t, name))
