import type { ReactNode } from 'react'

/**
 * What SOFIA Plus wrote, such as the name of a program, a competency or a state: it is Spanish on a page in any language,
 * and is never translated.
 */
export const SofiaText = ({ children }: { children: ReactNode }) => <span lang="es">{children}</span>
