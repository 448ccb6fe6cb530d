import { useFormat } from '../i18n'
import classes from './file-drop.module.css'

const KB = 1024

export function ChosenFile({ file }: { file: File }) {
  const format = useFormat()
  const size =
    file.size < KB * KB
      ? `${format.number(Math.max(1, Math.round(file.size / KB)))} KB`
      : `${format.number(Math.round((file.size / KB / KB) * 10) / 10)} MB`
  return (
    <>
      <strong className={classes.name}>{file.name}</strong>
      <span className={classes.size}>{size}</span>
    </>
  )
}
