import { useTranslation } from '@fichero/kit/i18n'
import { Alert, Button, Group } from '@fichero/kit/ui'

/** The answer never arrived: the ficha's last report tells what happened, and loading again is harmless. */
export function ReportUnknown({ onAgain, onOther }: { onAgain: () => void; onOther: () => void }) {
  const { t } = useTranslation('fichas')
  return (
    <>
      <Alert color="orange">{t('evaluations.lostHelp')}</Alert>
      <Group gap="sm">
        <Button onClick={onAgain}>{t('evaluations.again')}</Button>
        <Button variant="default" onClick={() => window.location.reload()}>
          {t('evaluations.reload')}
        </Button>
        <Button variant="subtle" onClick={onOther}>
          {t('evaluations.other')}
        </Button>
      </Group>
    </>
  )
}
