import { useTranslation } from '@fichero/kit/i18n'
import { IconPrinter } from '@fichero/kit/icons'
import { Button } from '@fichero/kit/ui'

/** Prints the screen. */
export function PrintButton() {
  const { t } = useTranslation('fichas')
  return (
    <Button variant="default" leftSection={<IconPrinter />} onClick={() => window.print()}>
      {t('print.action')}
    </Button>
  )
}
