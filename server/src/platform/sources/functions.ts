const words = (list: string): string[] => list.trim().split(/\s+/);

const everywhere = words(`
  count sum avg min max coalesce nullif greatest least abs ceil ceiling floor round sign sqrt power mod pow exp ln log
  lower upper trim ltrim rtrim length char_length character_length octet_length substring substr left right replace
  reverse concat concat_ws lpad rpad ascii position
  row_number rank dense_rank percent_rank cume_dist ntile lag lead first_value last_value nth_value`);

/** Functions that a report can call, by engine: they only read their arguments, and terminate. */
export const allowedFunctions: Readonly<Record<'postgresql' | 'mysql' | 'sqlserver', ReadonlySet<string>>> = {
  postgresql: new Set([
    ...everywhere,
    ...words(`
      string_agg array_agg bool_and bool_or every mode percentile_cont percentile_disc stddev variance grouping
      btrim initcap split_part strpos starts_with translate overlay to_char to_date to_timestamp to_number
      date_trunc date_part extract age now current_date transaction_timestamp statement_timestamp make_date
      make_interval timezone trunc div generate_series unnest string_to_array array_to_string array_length
      cardinality width_bucket md5 chr jsonb_array_length json_array_length`),
  ]),
  mysql: new Set([
    ...everywhere,
    ...words(`
      group_concat std stddev variance bit_and bit_or any_value ifnull if isnull instr locate mid space ucase lcase
      field find_in_set elt format truncate date time year quarter month day dayofmonth dayofweek dayofyear
      week weekday weekofyear yearweek hour minute second now curdate curtime current_date current_time
      current_timestamp sysdate date_format str_to_date date_add date_sub adddate subdate datediff timediff
      timestampdiff timestampadd last_day from_unixtime unix_timestamp to_days monthname dayname makedate extract
      convert cast substring_index hex md5`),
  ]),
  sqlserver: new Set([
    ...everywhere,
    ...words(`
      string_agg stdev var count_big isnull iif choose len datalength charindex patindex stuff str format getdate
      sysdatetime year month day datepart datename dateadd datediff eomonth datefromparts convert cast try_convert
      try_cast isnumeric isdate varchar nvarchar char nchar decimal numeric`),
  ]),
};

/** Types of casts; others are names of engine objects (`regclass`). */
export const allowedTypes: ReadonlySet<string> = new Set(
  words(`
    int int2 int4 int8 integer bigint smallint tinyint numeric decimal float float4 float8 real double money bool boolean bit
    text varchar nvarchar char nchar bpchar character date time timetz timestamp timestamptz datetime datetime2
    smalldatetime interval uuid json jsonb signed unsigned`),
);
