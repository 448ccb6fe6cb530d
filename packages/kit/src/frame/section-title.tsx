import type { ComponentProps } from 'react'
import classes from './section-title.module.css'

/** The heading of one part of a screen, below that of `PageHeader`. In a card use `Section` of `kit/card`. */
export const SectionTitle = (props: ComponentProps<'h2'>) => <h2 {...props} className={classes.title} />
