import { exportMissing } from '@fichero/contract/calls/owed.calls'
import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { DownloadButton } from '@fichero/kit/download'
import { useTranslation } from '@fichero/kit/i18n'
import { PrintButton } from '@fichero/kit/print'
import { Group } from '@fichero/kit/ui'
import { MessageButton } from '../message/message-button'
import { useFichaDraft } from './use-ficha-draft'

/** Buttons that write a message about all missing outcomes of a ficha, export them as a workbook, and print them. */
export function MissingTools({ missing }: { missing: MissingAnswer }) {
  const { t } = useTranslation('fichas')
  const draft = useFichaDraft(missing)
  return (
    <Group gap="xs" data-screen-only>
      <MessageButton
        draft={draft}
        recipient={{ kind: 'group' }}
        title={t('missing.message.group')}
        label={t('missing.message.group')}
      />
      <DownloadButton call={exportMissing} input={{ params: { nroFicha: missing.nro_ficha } }}>
        {t('export.action')}
      </DownloadButton>
      <PrintButton />
    </Group>
  )
}
