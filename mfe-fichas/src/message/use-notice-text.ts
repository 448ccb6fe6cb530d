import { colombianMoment } from '@fichero/contract/day-text'
import type { Notice } from '@fichero/contract/notices.schema'
import { today, useFormat, useTranslation } from '@fichero/kit/i18n'

/** Returns a function that says when, by whom and how a person was written to. */
export function useNoticeText() {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  return ({ fecha, canal, usuario, propio }: Notice): string => {
    const values = { date: format.date(fecha), name: usuario, channel: t(`notice.channel.${canal}`) }
    const isToday = colombianMoment(new Date(fecha)).startsWith(today())
    if (propio) return isToday ? t('notice.todayByYou', values) : t('notice.onByYou', values)
    return isToday ? t('notice.today', values) : t('notice.on', values)
  }
}
