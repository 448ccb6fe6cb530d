import { SofiaText, useFormat, useTranslation } from '@fichero/kit/i18n'
import { useSession } from '@fichero/kit/session'
import { useIncrementalRendering } from '@fichero/kit/table'
import { GroupCard, type GroupProps } from './group-card'
import classes from './missing.module.css'
import { byCompetency, byOutcome, type Line, linesOfResponsible } from './missing-lines'
import { Names } from './names'
import { useInstructorDraft } from './use-instructor-draft'

/** A group by evaluator: outcomes with the names of the apprentices to be judged. One group is for unknown evaluators. */
export function InstructorGroup({ missing, ...card }: GroupProps) {
  const { lines } = card.group
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const draftOf = useInstructorDraft(missing)
  const isHead = useSession()?.user.nro_documento === missing.id_jefe_ficha
  const responsible = lines[0]?.responsible
  const pending = lines.filter(({ estado }) => estado === 'pendiente').length
  const failed = lines.length - pending
  const days = Math.max(0, ...lines.map(({ outcome, estado }) => (estado === 'pendiente' ? (outcome.dias ?? 0) : 0)))
  const sources = new Set(lines.map(({ fuente }) => t(`owed.source.${fuente}`)))
  return (
    <GroupCard
      {...card}
      name={responsible?.nombre ?? t('judgment.unassigned')}
      count={
        <>
          <strong>{t('missing.pending', { count: pending, number: format.number(pending) })}</strong>{' '}
          {failed > 0 && <span>{t('missing.failedOnes', { count: failed, number: format.number(failed) })}</span>}
        </>
      }
      detail={
        responsible
          ? [...sources, ...(days > 0 ? [t('missing.since', { count: days, number: format.number(days) })] : [])].join(
              ' · ',
            )
          : isHead
            ? t('owed.source.self')
            : t('missing.unknownHelp', { name: missing.nombre_jefe_ficha })
      }
      message={
        responsible && {
          title: t('message.to', { name: responsible.nombre }),
          draft: () => draftOf(responsible, linesOfResponsible(missing, responsible)),
          recipient: { kind: 'instructor', id: responsible.id_usuario },
        }
      }
      signer={
        responsible && { name: responsible.nombre, role: t('missing.evaluates'), document: responsible.documento }
      }
    >
      <Competencies lines={lines} nroFicha={missing.nro_ficha} />
    </GroupCard>
  )
}

/** Renders the competencies in steps, one at a time, because each may have hundreds of names. */
function Competencies({ lines, nroFicha }: { lines: Line[]; nroFicha: number }) {
  const parts = byCompetency(lines)
  const renderedCount = useIncrementalRendering(parts.length, 1, 1)
  return parts.slice(0, renderedCount).map(({ key, lines: competencyLines }) => (
    <section key={key} className={classes.part}>
      <h4>
        <SofiaText>{competencyLines[0]?.outcome.nombre_competencia}</SofiaText>
      </h4>
      <ul>
        {byOutcome(competencyLines).map((group) => (
          <li key={group.key} className={classes.outcome}>
            <SofiaText>{group.lines[0]?.outcome.nombre_rae}</SofiaText>{' '}
            <span className={classes.code} translate="no">
              {group.lines[0]?.outcome.codigo}
            </span>
            <Names lines={group.lines} nroFicha={nroFicha} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
