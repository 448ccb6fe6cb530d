import type { ImportReport } from '@fichero/contract/imports.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { ImportSummary } from '@fichero/kit/import'
import { Button, Group, useDisclosure } from '@fichero/kit/ui'
import type { ReactNode } from 'react'

interface FoldedProps {
  report: ImportReport
  isFolded: boolean
  children: ReactNode
}

/** What came of a report in one sentence where there are several, until somebody wants to see more. */
export function Folded({ report, isFolded, children }: FoldedProps) {
  const { t } = useTranslation('fichas')
  const [unfolded, { open }] = useDisclosure(false)
  if (!isFolded || unfolded) return children
  return (
    <>
      <ImportSummary report={report} />
      <Group gap="sm">
        <Button variant="default" size="xs" onClick={open}>
          {t('loads.see')}
        </Button>
      </Group>
    </>
  )
}
