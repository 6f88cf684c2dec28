-- The version whose shipped rows are in the database.
CREATE TABLE prepared_version (
  version varchar(200) PRIMARY KEY,
  prepared_at timestamptz(0) NOT NULL DEFAULT now()
);
