#!/bin/sh
# HAProxy's health check of a server ($3, $4: address and port). Succeeds if it has all the data and reaches a majority.
answer=$(mysql --defaults-file="${MYSQL_CHECK:-/etc/haproxy/mysql-check.cnf}" --connect-timeout=1 -h "$3" -P "$4" -N -B -e "
  SELECT @@global.read_only = 0
    AND SUM((VARIABLE_NAME, VARIABLE_VALUE) IN (
      ('WSREP_READY', 'ON'), ('WSREP_CLUSTER_STATUS', 'Primary'), ('WSREP_LOCAL_STATE_COMMENT', 'Synced'))) = 3
  FROM information_schema.GLOBAL_STATUS")
[ "$answer" = 1 ]
