import { useTranslation } from '@fichero/kit/i18n'
import { IconSearch } from '@fichero/kit/icons'
import { TextInput } from '@fichero/kit/ui'
import { useEffect, useRef, useState } from 'react'

/** Between two keys of one word. */
const PAUSE_MS = 300

interface SearchFieldProps {
  /** The text that the list is filtered by. */
  text: string
  onText: (text: string) => void
}

/** Filters by number or head when the typing pauses. */
export function SearchField({ text, onText }: SearchFieldProps) {
  const { t } = useTranslation('fichas')
  const [typed, setTyped] = useState(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Back, or the removal of all filters, changes the address and not the field.
  useEffect(() => setTyped(text), [text])
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <TextInput
      type="search"
      label={t('filter.search')}
      leftSection={<IconSearch />}
      value={typed}
      maxLength={80}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => onText(value.trim()), PAUSE_MS)
      }}
    />
  )
}
