import { fullName } from '@fichero/contract/text'
import type { UserDetail } from '@fichero/contract/users.schema'
import { useTranslation } from '@fichero/kit/i18n'

/** Returns a function that translates keys below `disabled`. With a row, the text has the name of the row's person. */
export function useDisabledTexts() {
  const { t } = useTranslation('instructors')
  return (word: string, row?: UserDetail) => {
    const hasNoAccess = row?.limite_contrato?.acceso_hasta === null
    const key = word === 'what' && hasNoAccess ? 'whatNoAccess' : word
    return t(`disabled.${key}`, { ...(row && { ...row, name: fullName(row) }) })
  }
}
