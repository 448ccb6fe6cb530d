import type { ImportChanges, PersonChange } from '@fichero/contract/import-history.schema'
import { fullName } from '@fichero/contract/text'
import { personDocument, SofiaText, useTranslation } from '@fichero/kit/i18n'
import { useKept } from '@fichero/kit/router'
import { DataTable, StatusBadge } from '@fichero/kit/table'
import classes from './changes.module.css'
import { OutcomeSide } from './outcome-side'

interface PersonChangesProps {
  person: PersonChange
  outcomes: ImportChanges['resultados']
}

/** One person whom an import changed, with the number of changes of each kind. Expands to the changes. */
export function PersonChanges({ person, outcomes }: PersonChangesProps) {
  const { t } = useTranslation('fichas')
  const [opened, setOpened] = useKept(`changes of ${person.nro_documento}`, false)
  const { nombre, apellido, matricula, datos, resultados } = person
  const name = fullName({ nombre, apellido })
  const texts = new Map(outcomes.map((outcome) => [outcome.id, outcome]))
  return (
    <li>
      <details open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary>
          <span className={classes.name} translate="no">
            {name}
          </span>{' '}
          <span className={classes.document} translate="no">
            {personDocument(person)}
          </span>{' '}
          <Badges person={person} />
        </summary>
        {opened && (
          <div className={classes.body}>
            {matricula && <p>{t(`changes.enrolment.${matricula}`)}</p>}
            {datos.length > 0 && (
              <ul>
                {datos.map(({ campo, antes, despues }) => (
                  <li key={campo}>
                    {t('changes.field', {
                      campo: t(`changes.label.${campo}`),
                      antes: antes ?? t('changes.nothing'),
                      despues: despues ?? t('changes.nothing'),
                    })}
                  </li>
                ))}
              </ul>
            )}
            {resultados.length > 0 && (
              <DataTable
                caption={t('changes.outcomesOf', { name })}
                rows={resultados}
                rowKey={({ id_resultado }) => id_resultado}
                columns={[
                  {
                    id: 'resultado',
                    header: t('changes.outcome'),
                    cell: ({ id_resultado }) => (
                      <SofiaText>
                        {texts.get(id_resultado)?.codigo} {texts.get(id_resultado)?.nombre_rae}
                      </SofiaText>
                    ),
                  },
                  { id: 'antes', header: t('changes.before'), cell: ({ antes }) => <OutcomeSide side={antes} /> },
                  { id: 'despues', header: t('changes.after'), cell: ({ despues }) => <OutcomeSide side={despues} /> },
                ]}
              />
            )}
          </div>
        )}
      </details>
    </li>
  )
}

/** Badges that count the changes by kind. Lost approvals have a separate red badge, so that users notice them. */
function Badges({ person: { matricula, datos, resultados } }: { person: PersonChange }) {
  const { t } = useTranslation('fichas')
  const lost = resultados.filter(({ antes, despues }) => antes.estado === 'APROBADO' && despues.estado !== 'APROBADO')
  const added = resultados.filter(({ tipo }) => tipo === 'nuevo')
  const changed = resultados.length - lost.length - added.length + datos.length
  return (
    <span className={classes.badges}>
      {matricula && <StatusBadge tone="orange">{t(`changes.badge.${matricula}`)}</StatusBadge>}
      {lost.length > 0 && <StatusBadge tone="red">{t('changes.badge.lost', { count: lost.length })}</StatusBadge>}
      {changed > 0 && <StatusBadge tone="orange">{t('changes.badge.changed', { count: changed })}</StatusBadge>}
      {added.length > 0 && <StatusBadge tone="green">{t('changes.badge.new', { count: added.length })}</StatusBadge>}
    </span>
  )
}
