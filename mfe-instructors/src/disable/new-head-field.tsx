import { listUsers } from '@fichero/contract/calls/users.calls'
import { fullName } from '@fichero/contract/text'
import type { ListedUser } from '@fichero/contract/users.schema'
import { useCall } from '@fichero/kit/api'
import { Select } from '@fichero/kit/heavy-fields'
import { useTranslation } from '@fichero/kit/i18n'

interface NewHeadFieldProps {
  /** The people who are disabled, of whom none can be chosen. */
  disabledPeople: Pick<ListedUser, 'id'>[]
  /** Text about what happens to the fichas if nobody is chosen. */
  textWithoutHead: string
  /** Document number of the chosen person; empty for nobody. */
  newHead: string
  onNewHead: (document: string) => void
  error: string | undefined
}

/** Select for the new head of the fichas of the people who are disabled. */
export function NewHeadField({ disabledPeople, textWithoutHead, newHead, onNewHead, error }: NewHeadFieldProps) {
  const { t } = useTranslation('instructors')
  const others = useCall(listUsers).data?.users.filter(({ id }) => disabledPeople.every((one) => one.id !== id)) ?? []
  return (
    <Select
      mt="md"
      label={t('disable.heir')}
      description={newHead === '' ? textWithoutHead : t('disable.takes')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={t('disable.heirPlaceholder')}
      data={others.map((user) => ({
        value: user.nro_documento,
        label: `${fullName(user)} · ${user.tipo_documento} ${user.nro_documento}`,
      }))}
      value={newHead || null}
      onChange={(document) => onNewHead(document ?? '')}
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
