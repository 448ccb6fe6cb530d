import { useTranslation } from '@fichero/kit/i18n'
import { IconSearch } from '@fichero/kit/icons'
import { Button, Group, Text, TextInput } from '@fichero/kit/ui'
import classes from './competency-table.module.css'

interface CompetencyToolsProps {
  text: string
  onText: (text: string) => void
  /** How many competencies are shown, as a sentence. */
  shown: string
  allOpen: boolean
  /** Absent where there is nothing to expand. */
  onToggleAll?: () => void
}

export function CompetencyTools({ text, onText, shown, allOpen, onToggleAll }: CompetencyToolsProps) {
  const { t } = useTranslation('programs')
  return (
    <Group gap="md">
      <TextInput
        type="search"
        className={classes.filter}
        aria-label={t('detail.filter')}
        placeholder={t('detail.filter')}
        leftSection={<IconSearch />}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed" role="status">
        {shown}
      </Text>
      {onToggleAll && (
        <Button variant="default" className={classes.tools} onClick={onToggleAll}>
          {allOpen ? t('detail.collapseAll') : t('detail.expandAll')}
        </Button>
      )}
    </Group>
  )
}
