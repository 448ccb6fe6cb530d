import type { ReactNode } from 'react'
import classes from './list.module.css'

/** Under a row's first value, what a narrow screen has no column for. */
export const Narrow = ({ children }: { children: ReactNode }) => <span className={classes.narrow}>{children}</span>
