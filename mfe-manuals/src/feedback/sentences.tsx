import type { OpinionsAnswer } from '@fichero/contract/manuals.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import classes from './sentences.module.css'

/** What readers wrote, each with their answer and its time. */
export function Sentences({ sentences }: { sentences: OpinionsAnswer['comentarios'] }) {
  const { t } = useTranslation('manuals')
  const { dateTime } = useFormat()
  return (
    <ul className={classes.sentences}>
      {sentences.map(({ id, util, comentario, idioma, fecha }) => (
        <li key={id}>
          <span lang={idioma}>{comentario}</span>{' '}
          <span className={classes.facts}>
            {t(util ? 'feedback.yes' : 'feedback.no')} · {dateTime(fecha)}
          </span>
        </li>
      ))}
    </ul>
  )
}
