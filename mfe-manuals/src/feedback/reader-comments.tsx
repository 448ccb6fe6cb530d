import type { OpinionsAnswer } from '@fichero/contract/manuals.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import classes from './reader-comments.module.css'

/** Comments of readers, each with its rating and its time. */
export function ReaderComments({ comments }: { comments: OpinionsAnswer['comentarios'] }) {
  const { t } = useTranslation('manuals')
  const { dateTime } = useFormat()
  return (
    <ul className={classes.sentences}>
      {comments.map(({ id, util, comentario, idioma, fecha }) => (
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
