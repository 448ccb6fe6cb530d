import { hasNoContactData } from '@fichero/contract/contact-data'
import type { ContactRemovedAnswer } from '@fichero/contract/personal-data.schema'
import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert, Button, Text, useDisclosure } from '@fichero/kit/ui'
import { useState } from 'react'
import classes from './contact-removal.module.css'
import { RemainingData } from './remaining-data'
import { RemovalDialog } from './removal-dialog'
import { RemovalFacts } from './removal-facts'
import { useRemovalTexts } from './use-removal-texts'

/** Removes a person's contact data after a confirmation, and shows what was removed. */
export function ContactRemoval({ document }: { document: string }) {
  const { t } = useTranslation('instructors')
  const [asking, { open, close }] = useDisclosure()
  const [removed, setRemoved] = useState<ContactRemovedAnswer>()
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
          <div ref={scrollIntoViewport} className={classes.notice}>
            <RemovedNotice document={document} removed={removed} />
          </div>
        </Announced>
      )}
    </>
  )
}

/** The section is the last of the page, so the notice may be below the viewport. */
const scrollIntoViewport = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

/** Shows what was removed: nothing if another user removed the data while the dialog was open. */
function RemovedNotice({ document, removed }: { document: string; removed: ContactRemovedAnswer }) {
  const { t } = useTranslation('instructors')
  const { translate } = useRemovalTexts()
  const { datos } = removed
  if (hasNoContactData(datos))
    return (
      <Alert role="note" title={t('personalData.nothing', { document })}>
        <RemainingData rest={removed} />
      </Alert>
    )
  return (
    <Alert color="green" role="note" title={t('personalData.done')}>
      <RemovalFacts data={datos} />
      <Text size="sm" mt="xs">
        {datos.cuenta === 'deshabilitada' && <span>{`${translate('account.retirada')} `}</span>}
        <span>{t('personalData.recorded')}</span>
      </Text>
      <RemainingData rest={removed} />
    </Alert>
  )
}
