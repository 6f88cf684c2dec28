import { describe, expect, it } from 'vitest';
import { databaseTypes, readDatabaseUrl } from '../../src/areas/online/index.ts';

describe('the address of a database', () => {
  it.each([
    ['jdbc:postgresql://db.example.edu.cn:5433/campus', ['postgresql', 'db.example.edu.cn', 5433, 'campus']],
    ['postgresql://10.0.0.5/campus', ['postgresql', '10.0.0.5', 5432, 'campus']],
    ['jdbc:mysql://db:3306/学校', ['mysql', 'db', 3306, '学校']],
    ['jdbc:mariadb://DB/x', ['mysql', 'db', 3306, 'x']],
    ['jdbc:sqlserver://db:1433;DatabaseName=x', ['sqlserver', 'db', 1433, 'x']],
    ['jdbc:sqlserver://db', ['sqlserver', 'db', 1433, undefined]],
    ['jdbc:postgresql://[fd00::5]:5432/x', ['postgresql', 'fd00::5', 5432, 'x']],
  ])('%s', (url, [engine, host, port, database]) => {
    expect(readDatabaseUrl(url as string)).toEqual({ engine, host, port, database });
  });

  it.each([
    'jdbc:mysql://db:3306/x?allowLoadLocalInfile=true',
    'jdbc:mysql://db:3306/x?useSSL=false&autoDeserialize=true',
    'jdbc:mysql://db:3306/x;INIT=RUNSCRIPT',
    'jdbc:mysql://(host=db,port=3306)/x',
    'jdbc:mysql://user:word@db:3306/x',
    'jdbc:mysql://db:3306,evil:3306/x',
    'jdbc:mysql:replication://db/x',
    "jdbc:h2:mem:test;INIT=RUNSCRIPT FROM 'http://x'",
    'jdbc:postgresql://db/x?socketFactory=java',
    'jdbc:postgresql:///x',
    'jdbc:sqlserver://db;DatabaseName=x;encrypt=false',
    'jdbc:postgresql://db/x;DatabaseName=y',
    'jdbc:postgresql://db:0/x',
    'jdbc:postgresql://db:70000/x',
    'jdbc:postgresql://db/x#y',
    'jdbc:postgresql://db/%2e',
    'http://db/x',
    '',
  ])('is not %s', (url) => {
    expect(readDatabaseUrl(url)).toBeUndefined();
  });

  it('follows from every template whose engine is known', () => {
    for (const { engine, template } of databaseTypes) expect(readDatabaseUrl(template)?.engine).toBe(engine);
  });
});
