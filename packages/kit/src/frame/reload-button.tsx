import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Loads the newest version of the page. Forms keep their drafts. */
export function ReloadButton() {
  const { t } = useTranslation('kit')
  return (
    <Button variant="light" onClick={() => window.location.reload()}>
      {t('update')}
    </Button>
  )
}
