import type { Ficha } from '@fichero/contract/fichas.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert, Group, Text } from '@fichero/kit/ui'
import { FichaStateButton } from './ficha-state-button'

/** A notice on the page of a disabled ficha, with a button that reactivates the ficha. */
export function DisabledNotice({ ficha }: { ficha: Ficha }) {
  const { t } = useTranslation('fichas')
  if (ficha.estado === 'habilitado') return null
  return (
    <Alert color="orange" title={t('disabled.notice')} mb="lg">
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t('disabled.noticeHelp')}</Text>
        <FichaStateButton ficha={ficha} verb="enable" />
      </Group>
    </Alert>
  )
}
