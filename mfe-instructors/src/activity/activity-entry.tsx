import type { AuditEntry } from '@fichero/contract/audit.schema'
import { auditChanges, auditParts, auditText } from '@fichero/contract/audit-text'
import { apprenticePath, fichaPath, instructorPath, PATHS, programPath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import { Link, useKept } from '@fichero/kit/router'
import { Button, Group } from '@fichero/kit/ui'
import classes from './activity.module.css'
import { ActivityChanges } from './activity-changes'
import { useAuditTexts } from './audit-texts'

interface ActivityEntryProps {
  entry: AuditEntry
  pages: Pages
}

/** An audit entry as a sentence with links to the person who acted and to the subject. Expands to show the changed values. */
export function ActivityEntry({ entry, pages }: ActivityEntryProps) {
  const { t } = useTranslation('instructors')
  const format = useFormat()
  const { translate, language } = useAuditTexts()
  const [opened, setOpened] = useKept(`changes of ${entry.id}`, false)
  const { fecha, entidad, entidad_id, sujeto } = entry
  const paths = {
    who: entry.usuario ? instructorPath(entry.usuario.id) : undefined,
    subject: subjectPath(entry),
    text: undefined,
  }
  const changes = auditChanges(entry, translate, language)
  const action = opened ? t('activity.hide') : t('activity.details')
  const sentence = auditText(entry, translate)
  return (
    <li className={classes.entry}>
      <time className={classes.moment} dateTime={fecha}>
        {format.dateTime(fecha)}
      </time>
      <div className={classes.content}>
        <p className={classes.sentence}>
          {auditParts(entry, translate).map(({ kind, text }) => {
            const shown =
              kind === 'who' ? (
                <strong key={kind} translate="no">
                  {text}
                </strong>
              ) : (
                text
              )
            const to = paths[kind]
            if (!to) return shown
            return (
              <Link key={kind} to={to} translate="no">
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
        {opened && <ActivityChanges sentence={sentence} changes={changes} />}
      </div>
    </li>
  )
}

/** Returns the path of the page about the subject of an audit entry; undefined if there is no page. */
export function subjectPath({ entidad, entidad_id, sujeto }: AuditEntry): string | undefined {
  if (entidad === 'remoto') return PATHS.modules
  if (!sujeto) return undefined
  const { clave, nro_ficha } = sujeto
  if (entidad === 'ficha') return fichaPath(clave)
  if (entidad === 'programa') return programPath(Number(clave))
  if (entidad === 'aprendiz') return apprenticePath(clave)
  if (entidad === 'matricula') return apprenticePath(clave, nro_ficha ?? undefined)
  return entidad === 'usuario' ? instructorPath(entidad_id) : undefined
}
