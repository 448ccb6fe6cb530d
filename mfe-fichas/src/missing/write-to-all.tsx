import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { Modal } from '@fichero/kit/dialog'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Button, useDisclosure } from '@fichero/kit/ui'
import { useNotices } from '../message/use-notices'
import { MessageWalk } from './message-walk'
import type { Group } from './missing-lines'

interface WriteToAllProps {
  missing: MissingAnswer
  /** One group for each person. */
  groups: Group[]
}

/** A button that opens a dialog with the message to each of these people, one after the other. */
export function WriteToAll({ missing, groups }: WriteToAllProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const [opened, { open, close }] = useDisclosure(false)
  const notices = useNotices()
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('walk.open', { number: format.number(groups.length) })}
      </Button>
      <Modal opened={opened} onClose={close} title={t('walk.title')} size="lg" fullScreenOnPhone>
        {opened && <MessageWalk missing={missing} groups={groups} notices={notices} onClose={close} />}
      </Modal>
    </>
  )
}
