import { restoreDocument, withdrawDocument } from '@fichero/contract/calls/manuals.calls'
import type { ListedDocument } from '@fichero/contract/manuals.schema'
import { StateButton } from '@fichero/kit/disabled'
import { useTranslation } from '@fichero/kit/i18n'
import { useDocumentTitle } from './use-document-title'

interface DocumentStateButtonProps {
  document: ListedDocument
  verb: 'disable' | 'enable'
}

/** Withdraws or restores a document after a confirmation, if the user may. */
export function DocumentStateButton({ document, verb }: DocumentStateButtonProps) {
  const { t } = useTranslation('manuals')
  const isWithdrawing = verb === 'disable'
  const { id, can } = document
  const title = useDocumentTitle()(document)
  return (
    <StateButton
      row={{ id, can: { disable: can.withdraw, enable: can.restore } }}
      verb={verb}
      size="compact-sm"
      change={isWithdrawing ? withdrawDocument : restoreDocument}
      enableLabel={t('restore.open')}
      say={(word) => (isWithdrawing ? t(`withdraw.${word}`, { title }) : t(`restore.${word}`, { title }))}
    />
  )
}
