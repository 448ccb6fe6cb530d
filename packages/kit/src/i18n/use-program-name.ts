import { useTranslation } from 'react-i18next'
import { programName } from './program-name'

/** Returns a function that translates the names of well-known programs and keeps others. */
export function useProgramName(): (name: string) => string {
  const { t } = useTranslation('kit')
  return (name) => programName(t, name)
}
