import { SPREADSHEET_EXTENSIONS } from '@fichero/contract/limits'
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'
import { ChosenFile } from './chosen-file'
import classes from './file-drop.module.css'
import { refusal } from './file-refusal'

const MB = 1024 * 1024

interface FileDropProps {
  label: string
  /** A sentence on what the file is; formats and size are added. */
  hint: string
  maxBytes: number
  value: File | null
  onChange: (file: File | null) => void
  /** The form's message. The message for a file just refused takes precedence. */
  error?: string
  disabled?: boolean
  /** Marks the label like those of other required fields. */
  required?: boolean
  /** The path by which the form finds and focuses the field. */
  'data-path'?: string
}

/** Selects one spreadsheet by drop or with the browser's file dialog, which is also opened by keyboard. */
export function FileDrop({
  label,
  hint,
  maxBytes,
  value,
  onChange,
  error,
  disabled = false,
  required = false,
  'data-path': path,
}: FileDropProps) {
  const { t } = useTranslation('kit')
  const limits = { accept: useFormat().either(SPREADSHEET_EXTENSIONS), max: Math.floor(maxBytes / MB) }
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  const [over, setOver] = useState(false)
  const problem = refused ?? error

  const take = (file: File | undefined) => {
    if (!file || disabled) return
    const reason = refusal(file, maxBytes)
    setRefused(reason && t(`file.${reason}`, { ...limits, name: file.name }))
    onChange(reason ? null : file)
    // Otherwise selecting the same, corrected file again fires no change event.
    if (input.current) input.current.value = ''
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(!disabled)
  }

  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
        {required && (
          <span className={classes.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <p className={classes.hint} id={`${id}-hint`}>
        {hint} {t('file.formats', limits)}
      </p>
      <div
        className={classes.zone}
        data-over={over || undefined}
        data-invalid={problem ? true : undefined}
        data-disabled={disabled || undefined}
      >
        <input
          ref={input}
          className={classes.input}
          id={id}
          type="file"
          data-path={path}
          accept={SPREADSHEET_EXTENSIONS.join(',')}
          disabled={disabled}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint ${id}-state`}
          onChange={(event) => take(event.currentTarget.files?.[0])}
          onDrop={onDrop}
          onDragOver={onDragOver}
          onDragLeave={() => setOver(false)}
        />
        {value ? <IconFileSpreadsheet /> : <IconUpload />}
        <div className={classes.words} id={`${id}-state`}>
          {value ? <ChosenFile file={value} /> : <span>{t('file.choose')}</span>}
        </div>
        {value && !disabled && (
          <button className={classes.remove} type="button" onClick={() => onChange(null)}>
            {t('file.remove')}
          </button>
        )}
      </div>
      {problem && (
        <p className={classes.error} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
