import { exportFichas } from '@fichero/contract/calls/fichas.calls'
import type { Ficha } from '@fichero/contract/fichas.schema'
import { DownloadButton } from '@fichero/kit/download'
import { Announced } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Button, Group, Text } from '@fichero/kit/ui'
import { DisableSelected } from './disable-selected'

interface SelectionBarProps {
  /** The selected fichas. */
  fichas: Ficha[]
  onAll: () => void
  onNone: () => void
}

/** The number of selected fichas, and the actions on them. */
export function SelectionBar({ fichas, onAll, onNone }: SelectionBarProps) {
  const { t } = useTranslation('fichas')
  const count = fichas.length
  return (
    <Group gap="sm" mb="sm">
      <Announced changesOnly>
        <Text size="sm" c="dimmed">
          {count === 0 ? t('table.none') : t('table.count', { count })}
        </Text>
      </Announced>
      <Button variant="subtle" size="compact-sm" onClick={onAll}>
        {t('table.all')}
      </Button>
      {count > 0 && (
        <>
          <Button variant="subtle" size="compact-sm" onClick={onNone}>
            {t('table.clear')}
          </Button>
          <DownloadButton
            call={exportFichas}
            input={{ query: { nros: fichas.map(({ nro_ficha }) => nro_ficha) } }}
            size="compact-sm"
          >
            {t('kit:exportSelected')}
          </DownloadButton>
          <DisableSelected fichas={fichas} onDone={onNone} />
        </>
      )}
    </Group>
  )
}
