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

/** The field that filters the list by the number of the ficha or the name of its head, once the user pauses typing. */
export function SearchField({ text: applied, onText }: SearchFieldProps) {
  const { t } = useTranslation('fichas')
  const { text, setText, keepText } = useTypedText(applied, onText)
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
