import type { AuditEntry } from '@fichero/contract/audit.schema'
import { auditChanges, auditParts, auditText } from '@fichero/contract/audit-text'
import { instructorPath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import { Link, useKept } from '@fichero/kit/router'
import { Button, Group } from '@fichero/kit/ui'
import classes from './activity.module.css'
import { ActivityChanges } from './activity-changes'
import { useAuditWords } from './audit-words'
import { subjectPath } from './subject-path'

interface ActivityEntryProps {
  entry: AuditEntry
  pages: Pages
}

/** One sentence, with links to who acted and to what was acted upon; opened, the values that changed. */
export function ActivityEntry({ entry, pages }: ActivityEntryProps) {
  const { t } = useTranslation('instructors')
  const format = useFormat()
  const words = useAuditWords()
  const [opened, setOpened] = useKept(`changes of ${entry.id}`, false)
  const { fecha, entidad, entidad_id, sujeto } = entry
  const paths = {
    who: entry.usuario ? instructorPath(entry.usuario.id) : undefined,
    subject: subjectPath(entry),
    text: undefined,
  }
  const changes = auditChanges(entry, words)
  const action = opened ? t('activity.hide') : t('activity.details')
  const sentence = auditText(entry, words)
  return (
    <li className={classes.entry}>
      <time className={classes.moment} dateTime={fecha}>
        {format.dateTime(fecha)}
      </time>
      <div className={classes.content}>
        <p className={classes.sentence}>
          {auditParts(entry, words).map(({ kind, text }) => {
            const shown = kind === 'who' ? <strong key={kind}>{text}</strong> : text
            const to = paths[kind]
            if (!to) return shown
            return (
              <Link key={kind} to={to}>
                {shown}
              </Link>
            )
          })}
        </p>
        <Group gap="xs">
          {changes.length > 0 && (
            <Button
              variant="default"
              size="xs"
              onClick={() => setOpened(!opened)}
              aria-expanded={opened}
              aria-label={t('activity.detailsOf', { action, sentence, date: format.dateTime(fecha) })}
            >
              {action}
            </Button>
          )}
          {opened && sujeto && (
            <Button component={Link} to={pages.filtered({ entidad, entidad_id })} variant="subtle" size="xs">
              {t('activity.only')}
            </Button>
          )}
        </Group>
        {opened && <ActivityChanges of={sentence} changes={changes} />}
      </div>
    </li>
  )
}
