export interface Toast {
  id: number
  kind: 'success' | 'error'
  text: string
}

const MOST = 4
const listeners = new Set<() => void>()
let toasts: readonly Toast[] = []
let lastId = 0

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

export function addToast(kind: Toast['kind'], text: string) {
  lastId += 1
  change([...toasts, { id: lastId, kind, text }].slice(-MOST))
}

export const removeToast = (id: number) => change(toasts.filter((toast) => toast.id !== id))
export const getToasts = () => toasts

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
