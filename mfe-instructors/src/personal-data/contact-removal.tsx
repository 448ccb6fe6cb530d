import { hasNoContactData } from '@fichero/contract/contact-data'
import type { ContactData } from '@fichero/contract/personal-data.schema'
import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert, Button, Text, useDisclosure } from '@fichero/kit/ui'
import { useState } from 'react'
import classes from './contact-removal.module.css'
import { RemovalDialog } from './removal-dialog'
import { RemovalFacts } from './removal-facts'
import { useRemovalWords } from './use-removal-words'

/** Removes a person's contact data after a question, and says what went. */
export function ContactRemoval({ document }: { document: string }) {
  const { t } = useTranslation('instructors')
  const [asking, { open, close }] = useDisclosure()
  const [removed, setRemoved] = useState<ContactData>()
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('personalData.remove')}
      </Button>
      {asking && (
        <RemovalDialog
          document={document}
          onClose={close}
          onDone={(found) => {
            setRemoved(found)
            close()
          }}
        />
      )}
      {removed && (
        <Announced>
          <div ref={bringIntoSight} className={classes.notice}>
            <RemovedNotice document={document} removed={removed} />
          </div>
        </Announced>
      )}
    </>
  )
}

/** The section is the last one of its page, so that the notice may begin at the screen's lower edge. */
const bringIntoSight = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

/** Somebody else may have removed it while the question was open. */
function RemovedNotice({ document, removed }: { document: string; removed: ContactData }) {
  const { t } = useTranslation('instructors')
  const { account } = useRemovalWords()
  if (hasNoContactData(removed)) return <Alert role="note">{t('personalData.nothing', { document })}</Alert>
  return (
    <Alert color="green" role="note" title={t('personalData.done')}>
      <RemovalFacts data={removed} />
      <Text size="sm" mt="xs">
        {removed.cuenta === 'deshabilitada' && `${account.retirada} `}
        {t('personalData.recorded')}
      </Text>
    </Alert>
  )
}
