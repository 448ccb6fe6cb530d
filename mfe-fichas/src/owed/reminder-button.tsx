import { Modal } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, useDisclosure } from '@fichero/kit/ui'
import type { Grouping } from './owed-filters-address'
import type { OwedGroup } from './owed-groups'
import { Reminder } from './reminder'

interface ReminderButtonProps {
  group: OwedGroup
  grouping: Grouping
  /** The group's heading. */
  name: string
}

export function ReminderButton({ group, grouping, name }: ReminderButtonProps) {
  const { t } = useTranslation('fichas')
  const [opened, { open, close }] = useDisclosure(false)
  // Only a group by person has one reader; the others are for whoever it is sent to.
  const reader = grouping === 'persona' ? group.rows[0]?.responsable : undefined
  return (
    <>
      <Button variant="default" onClick={open} aria-label={t('owed.reminder.of', { name })} data-screen-only>
        {t('owed.reminder.open')}
      </Button>
      <Modal opened={opened} onClose={close} title={t('owed.reminder.title')} size="lg" fullScreenOnPhone>
        <Reminder rows={group.rows} reader={reader} />
      </Modal>
    </>
  )
}
