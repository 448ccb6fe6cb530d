import { NO_PERSON } from '@fichero/contract/audit-actions'
import { listAuditPeople } from '@fichero/contract/calls/audit.calls'
import { fullName } from '@fichero/contract/text'
import { useCall } from '@fichero/kit/api'
import { Select } from '@fichero/kit/heavy-fields'
import { personDocument, useTranslation } from '@fichero/kit/i18n'

interface PersonFilterProps {
  /** A document number, or `NO_PERSON`. */
  chosen: string | undefined
  onChoose: (document: string | undefined) => void
}

/** Number of people in the list. Other people are found by typing. */
const MAX_SHOWN = 50

/** Filter by the person who acted, found by name or document number. Also rendered if the people fail to load. */
export function PersonFilter({ chosen, onChoose }: PersonFilterProps) {
  const { t } = useTranslation('instructors')
  const people = useCall(listAuditPeople).data?.personas ?? []
  const choices = [
    { value: NO_PERSON, label: t('activity.nobody') },
    ...people.map((person) => ({
      value: person.nro_documento,
      label: `${fullName(person)} · ${personDocument(person)}`,
    })),
  ]
  if (chosen && !choices.some(({ value }) => value === chosen)) choices.push({ value: chosen, label: chosen })
  return (
    <Select
      label={t('activity.who')}
      placeholder={t('activity.anyone')}
      nothingFoundMessage={t('activity.noOne')}
      data={choices}
      value={chosen ?? null}
      onChange={(document) => onChoose(document ?? undefined)}
      limit={MAX_SHOWN}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('activity.anyone') }}
    />
  )
}
