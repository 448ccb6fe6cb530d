import type { UserDetail } from '@fichero/contract/users.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { fullName } from '../people/full-name'

/** The texts below `disabled`, about a person where there is one. */
export function useDisabledWords() {
  const { t } = useTranslation('instructors')
  return (word: string, row?: UserDetail) => t(`disabled.${word}`, { ...(row && { ...row, name: fullName(row) }) })
}
