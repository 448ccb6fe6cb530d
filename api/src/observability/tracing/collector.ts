/** Whether the collector accepted the last spans; undefined before the first spans were sent, and if traces are off. */
export const collector: { isUp: boolean | undefined } = { isUp: undefined }
