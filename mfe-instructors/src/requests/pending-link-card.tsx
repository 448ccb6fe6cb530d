import { fullName } from '@fichero/contract/text'
import { CopyField } from '@fichero/kit/copy'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import { useEffect, useId, useRef } from 'react'
import classes from './pending-link.module.css'
import type { PendingLink } from './use-pending-links'

interface PendingLinkCardProps {
  link: PendingLink
  /** True for a link that has just been added: its heading takes the focus. */
  isNew: boolean
  onDone: () => void
}

/** A link to set a password that was not mailed, to be copied and handed over. */
export function PendingLinkCard({ link: { user, enlace, vence }, isNew, onDone }: PendingLinkCardProps) {
  const { t } = useTranslation('instructors')
  const format = useFormat()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const name = fullName(user)
  useEffect(() => {
    if (isNew) title.current?.focus()
  }, [isNew])

  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <h3 ref={title} id={titleId} tabIndex={-1}>
        {t('handOver.title', { name })}
      </h3>
      <p>{t('handOver.what', { name, until: format.dateTime(vence) })}</p>
      <CopyField label={t('handOver.link')} value={enlace} isKept say={(word) => t(`handOver.${word}`)} />
      <Button className={classes.done} variant="subtle" size="compact-sm" onClick={onDone}>
        {t('handOver.done')}
      </Button>
    </section>
  )
}
