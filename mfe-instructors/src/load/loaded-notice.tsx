import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Alert, Button } from '@fichero/kit/ui'
import { preloadLoadPeople } from './load-people-modal'
import { useLoaded } from './use-loaded'

/** Notice that links of an import must still be handed over, for when the dialog was closed. */
export function LoadedNotice({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('instructors')
  const count = useLoaded()?.links.length ?? 0
  if (count === 0) return null
  return (
    <Announced>
      <Alert mb="md" role="note" title={t('load.pending', { count })}>
        <Button variant="default" size="compact-sm" onClick={onOpen} onPointerEnter={preloadLoadPeople}>
          {t('load.see')}
        </Button>
      </Alert>
    </Announced>
  )
}
