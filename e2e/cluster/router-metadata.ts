import mysql from 'mysql2/promise'

/**
 * The tables in which MySQL Router finds a group. In production MySQL Shell creates them (`dba.createCluster`), which Debian does
 * not have. These are only the columns that Router reads and writes.
 */
const STATEMENTS = `
  CREATE DATABASE mysql_innodb_cluster_metadata;
  USE mysql_innodb_cluster_metadata;
  CREATE TABLE clusters (cluster_id CHAR(36) PRIMARY KEY, cluster_name TEXT, group_name TEXT, router_options JSON);
  CREATE TABLE instances (mysql_server_uuid CHAR(36) PRIMARY KEY, address TEXT);
  CREATE TABLE routers (router_id INT PRIMARY KEY AUTO_INCREMENT, router_name TEXT, product_name TEXT, address TEXT,
    version TEXT, last_check_in DATETIME, attributes JSON, options JSON, cluster_id CHAR(36), clusterset_id CHAR(36));
  CREATE TABLE router_stats (router_id INT PRIMARY KEY, last_check_in DATETIME);
  CREATE TABLE clustersets (clusterset_id CHAR(36) PRIMARY KEY, router_options JSON);
  CREATE TABLE routing_guidelines (guideline_id CHAR(36) PRIMARY KEY, guideline JSON);
  CREATE TABLE v2_cs_members (clusterset_id CHAR(36) PRIMARY KEY, cluster_id CHAR(36), member_role TEXT, invalidated INT);
  CREATE VIEW schema_version AS SELECT 2 AS major, 3 AS minor, 0 AS patch;
  CREATE VIEW v2_gr_clusters AS SELECT * FROM clusters;
  CREATE VIEW v2_clusters AS SELECT * FROM clusters;
  CREATE VIEW v2_ar_clusters AS SELECT * FROM clusters WHERE FALSE;
  CREATE VIEW v2_instances AS
    SELECT i.*, address AS instance_id, address AS label, address AS endpoint, NULL AS xendpoint, '{}' AS attributes, cluster_id
    FROM instances i, clusters;
  CREATE VIEW v2_this_instance AS
    SELECT cluster_id, cluster_name, 'gr' AS cluster_type, address AS instance_id
    FROM clusters, instances JOIN performance_schema.global_variables ON VARIABLE_VALUE = mysql_server_uuid
    WHERE VARIABLE_NAME = 'server_uuid';
  CREATE VIEW v2_routers AS SELECT * FROM routers;
  CREATE VIEW v2_router_options AS SELECT router_id, cluster_id, clusterset_id, '{}' AS router_options FROM routers;
  INSERT INTO clusters VALUES (UUID(), 'fichero', @@group_replication_group_name, '{}');
  INSERT INTO instances
    SELECT MEMBER_ID, CONCAT(MEMBER_HOST, ':', MEMBER_PORT) FROM performance_schema.replication_group_members;`

/** Describes a group for MySQL Router. `url` is the address of its primary. */
export async function createRouterMetadata(url: string): Promise<void> {
  const connection = await mysql.createConnection({ uri: url, multipleStatements: true })
  try {
    await connection.query(STATEMENTS)
  } finally {
    await connection.end()
  }
}
