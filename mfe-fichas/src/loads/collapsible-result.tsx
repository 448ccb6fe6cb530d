import type { ImportReport } from '@fichero/contract/imports.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { ImportSummary } from '@fichero/kit/import'
import { Button, Group, useDisclosure } from '@fichero/kit/ui'
import type { ReactNode } from 'react'

interface CollapsibleResultProps {
  report: ImportReport
  isCollapsed: boolean
  children: ReactNode
}

/** Collapses the result of an import (`children`) to one sentence until the user expands it, if `isCollapsed`. */
export function CollapsibleResult({ report, isCollapsed, children }: CollapsibleResultProps) {
  const { t } = useTranslation('fichas')
  const [isExpanded, { open }] = useDisclosure(false)
  if (!isCollapsed || isExpanded) return children
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
