import { exportMissing } from '@fichero/contract/calls/owed.calls'
import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { DownloadButton } from '@fichero/kit/download'
import { useTranslation } from '@fichero/kit/i18n'
import { PrintButton } from '@fichero/kit/print'
import { Group } from '@fichero/kit/ui'
import { CopyTableButton } from '../copy-table/copy-table-button'
import { MessageButton } from '../message/message-button'
import { type Group as LineGroup, nameOf, type View } from './missing-lines'
import { useFichaDraft } from './use-ficha-draft'
import { WriteToAll } from './write-to-all'

interface MissingToolsProps {
  missing: MissingAnswer
  /** The groups on the screen. */
  groups: LineGroup[]
  view: View
}

/**
 * Buttons that write to each person on the screen or to the group, export all missing outcomes of a ficha as a workbook, copy
 * those on the screen, and print them.
 */
export function MissingTools({ missing, groups, view }: MissingToolsProps) {
  const { t } = useTranslation('fichas')
  const draft = useFichaDraft(missing)
  const cells = () => [
    [
      t('apprentices.person'),
      t('copyTable.document'),
      t('copyTable.competency'),
      t('copyTable.outcome'),
      t('competencies.judgment'),
      t('missing.evaluates'),
    ],
    ...groups.flatMap(({ lines }) =>
      lines.map(({ person, outcome, estado, responsible }) => [
        nameOf(person),
        person.nro_documento,
        outcome.nombre_competencia,
        outcome.nombre_rae,
        estado === 'pendiente' ? t('judgment.pending') : t('judgment.notApproved'),
        responsible?.nombre ?? t('judgment.unassigned'),
      ]),
    ),
  ]
  return (
    <Group gap="xs" data-screen-only>
      {view === 'aprendiz' && groups.length > 1 && <WriteToAll missing={missing} groups={groups} />}
      <MessageButton
        draft={draft}
        recipient={{ kind: 'group', ficha: { nro_ficha: missing.nro_ficha, people: missing.totales.aprendices } }}
        title={t('missing.message.group')}
        label={t('missing.message.group')}
      />
      <DownloadButton call={exportMissing} input={{ params: { nroFicha: missing.nro_ficha } }}>
        {t('export.action')}
      </DownloadButton>
      {groups.length > 0 && <CopyTableButton cells={cells} />}
      <PrintButton />
    </Group>
  )
}
