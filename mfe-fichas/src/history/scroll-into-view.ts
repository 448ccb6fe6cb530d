/** As `ref`: scrolls to an element when it is rendered. */
export const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
