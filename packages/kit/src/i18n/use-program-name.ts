import { useTranslation } from 'react-i18next'
import { type NamedProgram, programNames, versionName } from './program-name'
import { translatedProgram } from './translated-program'

/** Returns a function that returns a distinct name for each program of a list; see `programNames`. */
export function useProgramNames(programs: NamedProgram[]): (program: NamedProgram) => string {
  const { t, i18n } = useTranslation('kit')
  return programNames(t, programs, i18n.language)
}

/** Returns a function that returns the translated name of a program, followed by its version, if any. */
export function useVersionName(): (name: string, version: string | null) => string {
  const { t, i18n } = useTranslation('kit')
  return (name, version) => versionName(t, translatedProgram(name, i18n.language), version)
}
