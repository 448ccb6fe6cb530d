import { useCentres } from '@fichero/kit/api'
import { useTranslation } from '@fichero/kit/i18n'
import { useCan } from '@fichero/kit/session'
import { NO_CENTRE } from './no-centre'

/**
 * Options for the filter by centre: all centres of the user, and fichas without one, which only administrators see. Empty if there are fewer than two centres, unless a
 * link has `chosen` one: then the filter must be visible, so that it can be removed.
 */
export function useCentreOptions(chosen: number | typeof NO_CENTRE | undefined) {
  const { t } = useTranslation('fichas')
  const seesAll = useCan('centres:manage')
  const centres = useCentres().map(({ id, nombre }) => ({ value: String(id), label: nombre }))
  if (centres.length === 0 && chosen === undefined) return []
  if (typeof chosen === 'number' && !centres.some(({ value }) => value === String(chosen)))
    centres.push({ value: String(chosen), label: t('centre.numbered', { id: chosen }) })
  const seesOthers = seesAll || chosen === NO_CENTRE
  return seesOthers ? [...centres, { value: NO_CENTRE, label: t('centre.none') }] : centres
}
