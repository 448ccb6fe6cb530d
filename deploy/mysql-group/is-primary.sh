#!/bin/sh
# HAProxy's health check of a server ($3, $4: address and port). Succeeds if it is the group's primary and reaches a majority.
answer=$(mysql --defaults-file="${MYSQL_CHECK:-/etc/haproxy/mysql-check.cnf}" --connect-timeout=1 -h "$3" -P "$4" -N -B -e "
  SELECT @@global.super_read_only = 0
    AND MAX(MEMBER_ID = @@server_uuid AND MEMBER_STATE = 'ONLINE' AND MEMBER_ROLE = 'PRIMARY')
    AND 2 * SUM(MEMBER_STATE <> 'UNREACHABLE') > COUNT(*)
  FROM performance_schema.replication_group_members")
[ "$answer" = 1 ]
