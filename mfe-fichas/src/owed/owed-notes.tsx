import { useFormat, useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import { Link } from '@fichero/kit/router'
import { Text } from '@fichero/kit/ui'

interface OwedNotesProps {
  /** Judgments NO APROBADO. */
  notApproved: number
  /** People who are not in training. */
  leftOut: number
  /** Outcomes without any judgment. */
  notBegun: number
  pages: Pages
}

/** Says what the figures above do not count. */
export function OwedNotes({ notApproved, leftOut, notBegun, pages }: OwedNotesProps) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  return (
    <>
      {notApproved > 0 && (
        <Text size="sm">{t('owed.notApproved', { count: notApproved, number: number(notApproved) })}</Text>
      )}
      {leftOut > 0 && <Text size="sm">{t('owed.leftOut', { count: leftOut, number: number(leftOut) })}</Text>}
      {notBegun > 0 && (
        <Text size="sm">
          {t('owed.notBegun', { count: notBegun, number: number(notBegun) })}{' '}
          <Link to={pages.filtered({ sinEmpezar: 1 })} data-screen-only>
            {t('owed.showNotBegun')}
          </Link>
        </Text>
      )}
    </>
  )
}
