import classes from './card-tab.module.css'

interface CardTabProps {
  /** A word, or a ficha's number. The text is never wrapped or shortened. */
  text: number | string
  /** Set if the card shows an error. */
  isTrouble?: boolean
}

/** The label on a card's tab. */
export function CardTab({ text, isTrouble = false }: CardTabProps) {
  return <span className={isTrouble ? `${classes.tab} ${classes.trouble}` : classes.tab}>{text}</span>
}
