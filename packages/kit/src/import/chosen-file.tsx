import { useFormat } from '../i18n'
import classes from './file-drop.module.css'

export function ChosenFile({ file }: { file: File }) {
  const { fileSize } = useFormat()
  return (
    <>
      <strong className={classes.name}>{file.name}</strong>
      <span className={classes.size}>{fileSize(file.size)}</span>
    </>
  )
}
