import type { FileCall } from '@fichero/contract/calls/call'
import { useTranslation } from 'react-i18next'
import type { CallInput } from '../api/call'
import { DownloadButton } from '../download/download-button'
import classes from './import-report.module.css'

interface RejectedDownloadProps<C extends FileCall> {
  call: C
  /** Includes the file, because the workbook is made from it. */
  input: CallInput<C>
}

/** Saves the rejected rows of a file as a workbook, each with its reasons. */
export function RejectedDownload<C extends FileCall>({ call, input }: RejectedDownloadProps<C>) {
  const { t } = useTranslation('kit')
  return (
    <div className={classes.tools}>
      <DownloadButton call={call} input={input} size="xs">
        {t('report.downloadRejected')}
      </DownloadButton>
    </div>
  )
}
