import { instructorPath } from '@fichero/contract/paths'
import { fullName } from '@fichero/contract/text'
import type { UserDetail } from '@fichero/contract/users.schema'
import { personDocument, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import type { Column } from '@fichero/kit/table'

export function useDisabledColumns(): Column<UserDetail>[] {
  const { t } = useTranslation('instructors')
  const type = ({ tipo }: UserDetail) => t(`kit:value.tipo.${tipo}`)
  return [
    {
      id: 'document',
      header: t('kit:label.nro_documento'),
      cell: personDocument,
      sortBy: ({ nro_documento }) => Number(nro_documento),
    },
    {
      id: 'names',
      role: 'name',
      header: t('kit:label.nombre'),
      translate: 'no',
      cell: (user) => (
        <Link to={instructorPath(user.id)} aria-label={`${fullName(user)}, ${personDocument(user)}`}>
          {user.nombre}
        </Link>
      ),
      sortBy: ({ nombre }) => nombre,
    },
    {
      id: 'surnames',
      header: t('kit:label.apellido'),
      translate: 'no',
      cell: ({ apellido }) => apellido,
      sortBy: ({ apellido }) => apellido,
    },
    { id: 'type', header: t('kit:label.tipo'), cell: type, sortBy: type },
  ]
}
