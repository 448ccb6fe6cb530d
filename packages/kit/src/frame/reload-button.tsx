import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../dialog/confirm-dialog'
import { findUnsaved, type Unsaved } from '../unsaved/store'

/** Loads the newest version of the page. Forms keep their drafts; if anything else would be lost, a dialog lists it first. */
export function ReloadButton() {
  const { t } = useTranslation('kit')
  const [unsaved, setUnsaved] = useState<Unsaved[]>([])
  const reload = () => window.location.reload()
  const reloadOrAsk = () => {
    const currentUnsaved = findUnsaved()
    if (currentUnsaved.length > 0) setUnsaved(currentUnsaved)
    else reload()
  }
  return (
    <>
      <Button variant="light" onClick={reloadOrAsk}>
        {t('update')}
      </Button>
      <ConfirmDialog
        opened={unsaved.length > 0}
        onClose={() => setUnsaved([])}
        title={t('unsaved.title')}
        confirmLabel={t('update')}
        onConfirm={reload}
        danger
      >
        <ul>
          {unsaved.map(({ kind, name }) => (
            <li key={kind + name}>{t(`unsaved.${kind}`, { name })}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  )
}
