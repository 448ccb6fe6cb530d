import { MAX_SEARCH_TEXT } from '@fichero/contract/limits'
import { useTranslation } from '@fichero/kit/i18n'
import { IconSearch } from '@fichero/kit/icons'
import { useTypedText } from '@fichero/kit/list'
import { TextInput } from '@fichero/kit/ui'

interface SearchFieldProps {
  /** The text that the list is filtered by. */
  text: string
  onText: (text: string) => void
}

/** Filters by number or head when the typing pauses. */
export function SearchField({ text: kept, onText }: SearchFieldProps) {
  const { t } = useTranslation('fichas')
  const { text, setText, keepText } = useTypedText(kept, onText)
  return (
    <TextInput
      type="search"
      label={t('filter.search')}
      leftSection={<IconSearch />}
      value={text}
      maxLength={MAX_SEARCH_TEXT}
      onChange={({ currentTarget: { value } }) => setText(value)}
      onBlur={keepText}
    />
  )
}
