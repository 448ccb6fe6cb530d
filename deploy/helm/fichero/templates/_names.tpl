{{- define "fichero.labels" -}}
app.kubernetes.io/name: fichero
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}
