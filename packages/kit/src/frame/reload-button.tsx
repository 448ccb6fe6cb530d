import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../dialog/confirm-dialog'
import { findUnsaved, type Unsaved } from '../unsaved/store'

/** Loads the newest version of the page. Forms keep their drafts; what would be lost is named in a question first. */
export function ReloadButton() {
  const { t } = useTranslation('kit')
  const [lost, setLost] = useState<Unsaved[]>([])
  const reload = () => window.location.reload()
  const ask = () => {
    const found = findUnsaved()
    if (found.length > 0) setLost(found)
    else reload()
  }
  return (
    <>
      <Button variant="light" onClick={ask}>
        {t('update')}
      </Button>
      <ConfirmDialog
        opened={lost.length > 0}
        onClose={() => setLost([])}
        title={t('unsaved.title')}
        confirmLabel={t('update')}
        onConfirm={reload}
        danger
      >
        <ul>
          {lost.map(({ kind, name }) => (
            <li key={kind + name}>{t(`unsaved.${kind}`, { name })}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  )
}
