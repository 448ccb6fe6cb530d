import type { UserDetail } from '@fichero/contract/users.schema'
import { useTranslation } from '@fichero/kit/i18n'
import type { Column } from '@fichero/kit/table'

export function useDisabledColumns(): Column<UserDetail>[] {
  const { t } = useTranslation('instructors')
  const type = ({ tipo }: UserDetail) => t(`kit:enum.instructorType.${tipo}`)
  return [
    {
      id: 'document',
      header: t('kit:label.document'),
      cell: ({ nro_documento }) => nro_documento,
      sortBy: ({ nro_documento }) => Number(nro_documento),
    },
    { id: 'names', header: t('kit:label.names'), cell: ({ nombre }) => nombre, sortBy: ({ nombre }) => nombre },
    {
      id: 'surnames',
      header: t('kit:label.surnames'),
      cell: ({ apellido }) => apellido,
      sortBy: ({ apellido }) => apellido,
    },
    { id: 'type', header: t('field.type'), cell: type, sortBy: type },
  ]
}
