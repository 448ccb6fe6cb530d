import { listUsers } from '@fichero/contract/calls/users.calls'
import type { ListedUser } from '@fichero/contract/users.schema'
import { useCall } from '@fichero/kit/api'
import { Select } from '@fichero/kit/heavy-fields'
import { useTranslation } from '@fichero/kit/i18n'
import { fullName } from '../people/full-name'

interface HeirFieldProps {
  /** Who leaves: none of them can be chosen. */
  leaving: Pick<ListedUser, 'id'>[]
  /** What happens to the fichas if nobody is chosen. */
  keeps: string
  /** A document; empty for nobody. */
  heir: string
  onHeir: (document: string) => void
  error: string | undefined
}

/** Who heads the fichas from now on. */
export function HeirField({ leaving, keeps, heir, onHeir, error }: HeirFieldProps) {
  const { t } = useTranslation('instructors')
  const others = useCall(listUsers).data?.users.filter(({ id }) => leaving.every((one) => one.id !== id)) ?? []
  return (
    <Select
      mt="md"
      label={t('disable.heir')}
      description={heir === '' ? keeps : t('disable.takes')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={t('disable.heirPlaceholder')}
      data={others.map((user) => ({
        value: user.nro_documento,
        label: `${fullName(user)} · ${user.tipo_documento} ${user.nro_documento}`,
      }))}
      value={heir || null}
      onChange={(document) => onHeir(document ?? '')}
      error={error}
      comboboxProps={{ shadow: 'md' }}
      searchable
      clearable
      openOnFocus={false}
      allowDeselect={false}
      nothingFoundMessage={t('disable.nobody')}
    />
  )
}
