import { useTranslation } from '@fichero/kit/i18n'
import type { Line } from './missing-lines'

/** Who owes the judgment; nobody is named where the report does not say. */
export function OwedBy({ line: { responsible } }: { line: Line }) {
  const { t } = useTranslation('fichas')
  return <span>{responsible?.nombre ?? t('missing.unknown')}</span>
}
