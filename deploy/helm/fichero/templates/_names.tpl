{{- define "fichero.labels" -}}
app.kubernetes.io/name: fichero
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "fichero.image" -}}
{{- with .Values.image -}}
{{ .repository }}:{{ .tag | default $.Chart.AppVersion }}{{ with .digest }}@{{ . }}{{ end }}
{{- end -}}
{{- end }}
