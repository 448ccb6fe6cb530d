import { SPREADSHEET_EXTENSIONS } from '@fichero/contract/limits'
import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { handFiles } from './handed-files'

interface FilesButtonProps {
  /** The address of the screen that receives the files, with any query and hash. */
  to: string
  label: string
  variant?: 'filled' | 'default'
}

/** Opens the browser's file dialog, and then the screen that receives the chosen files. */
export function FilesButton({ to, label, variant = 'filled' }: FilesButtonProps) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} leftSection={<IconUpload />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={label}
        accept={SPREADSHEET_EXTENSIONS.join(',')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Otherwise choosing the same file again fires no change event.
          currentTarget.value = ''
          if (files.length === 0) return
          handFiles(to.split(/[?#]/, 1)[0]!, files)
          void navigate(to)
        }}
      />
    </>
  )
}
