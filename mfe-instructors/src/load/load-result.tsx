import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { RejectedRows, Warnings } from '@fichero/kit/import'
import { Button, Group, Stack } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'
import classes from './load.module.css'
import { LoadCounts } from './load-counts'
import { LoadedLinks } from './loaded-links'
import { RejectedPeopleDownload } from './rejected-people-download'
import type { Loaded } from './use-loaded'

interface LoadResultProps {
  loaded: Loaded
  onDismiss: () => void
  onAnother: () => void
}

/**
 * Result of an import, with the access links that the administrator passes on to the new people. The result remains until
 * the administrator dismisses it.
 */
export function LoadResult({
  loaded: { report, file, answers, mailed, links },
  onDismiss,
  onAnother,
}: LoadResultProps) {
  const { t } = useTranslation('instructors')
  const { number } = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { archivo } = report
  const count = report.registros.nuevos
  return (
    <Stack gap="md">
      <h3 ref={heading} tabIndex={-1} className={classes.result}>
        {count === 0 ? t('load.doneNobody', { archivo }) : t('load.done', { archivo, count, number: number(count) })}
      </h3>
      <LoadCounts report={report} />
      {mailed > 0 && <p className={classes.line}>{t('load.mailed', { count: mailed, number: number(mailed) })}</p>}
      {links.length > 0 && <LoadedLinks links={links} />}
      <RejectedRows report={report} tools={file && <RejectedPeopleDownload file={file} answers={answers} />} />
      <Warnings report={report} />
      <Group gap="sm" justify="flex-end">
        {links.length === 0 && (
          <Button variant="default" onClick={onAnother}>
            {t('load.another')}
          </Button>
        )}
        {links.length > 0 && <Button onClick={onDismiss}>{t('load.handedOver')}</Button>}
      </Group>
    </Stack>
  )
}
