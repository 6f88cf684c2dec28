!(function (r, t) {
  for (var e in t) r[e] = t[e];
})(
  exports,
  (function (r) {
    var t = {};
    function e(n) {
      if (t[n]) return t[n].exports;
      var o = (t[n] = { i: n, l: !1, exports: {} });
      return r[n].call(o.exports, o, o.exports, e), (o.l = !0), o.exports;
    }
    return (
      (e.m = r),
      (e.c = t),
      (e.d = function (r, t, n) {
        e.o(r, t) || Object.defineProperty(r, t, { enumerable: !0, get: n });
      }),
      (e.r = function (r) {
        'undefined' != typeof Symbol &&
          Symbol.toStringTag &&
          Object.defineProperty(r, Symbol.toStringTag, { value: 'Module' }),
          Object.defineProperty(r, '__esModule', { value: !0 });
      }),
      (e.t = function (r, t) {
        if ((1 & t && (r = e(r)), 8 & t)) return r;
        if (4 & t && 'object' == typeof r && r && r.__esModule) return r;
        var n = Object.create(null);
        if ((e.r(n), Object.defineProperty(n, 'default', { enumerable: !0, value: r }), 2 & t && 'string' != typeof r))
          for (var o in r)
            e.d(
              n,
              o,
              function (t) {
                return r[t];
              }.bind(null, o),
            );
        return n;
      }),
      (e.n = function (r) {
        var t =
          r && r.__esModule
            ? function () {
                return r.default;
              }
            : function () {
                return r;
              };
        return e.d(t, 'a', t), t;
      }),
      (e.o = function (r, t) {
        return Object.prototype.hasOwnProperty.call(r, t);
      }),
      (e.p = ''),
      e((e.s = 1))
    );
  })([
    function (r, t, e) {
      'use strict';
      var n = e(2);
      function o(r, t, e, n) {
        (this.message = r),
          (this.expected = t),
          (this.found = e),
          (this.location = n),
          (this.name = 'SyntaxError'),
          'function' == typeof Error.captureStackTrace && Error.captureStackTrace(this, o);
      }
      !(function (r, t) {
        function e() {
          this.constructor = r;
        }
        (e.prototype = t.prototype), (r.prototype = new e());
      })(o, Error),
        (o.buildMessage = function (r, t) {
          var e = {
            literal: function (r) {
              return '"' + o(r.text) + '"';
            },
            class: function (r) {
              var t,
                e = '';
              for (t = 0; t < r.parts.length; t++)
                e += r.parts[t] instanceof Array ? s(r.parts[t][0]) + '-' + s(r.parts[t][1]) : s(r.parts[t]);
              return '[' + (r.inverted ? '^' : '') + e + ']';
            },
            any: function (r) {
              return 'any character';
            },
            end: function (r) {
              return 'end of input';
            },
            other: function (r) {
              return r.description;
            },
          };
          function n(r) {
            return r.charCodeAt(0).toString(16).toUpperCase();
          }
          function o(r) {
            return r
              .replace(/\\/g, '\\\\')
              .replace(/"/g, '\\"')
              .replace(/\0/g, '\\0')
              .replace(/\t/g, '\\t')
              .replace(/\n/g, '\\n')
              .replace(/\r/g, '\\r')
              .replace(/[\x00-\x0F]/g, function (r) {
                return '\\x0' + n(r);
              })
              .replace(/[\x10-\x1F\x7F-\x9F]/g, function (r) {
                return '\\x' + n(r);
              });
          }
          function s(r) {
            return r
              .replace(/\\/g, '\\\\')
              .replace(/\]/g, '\\]')
              .replace(/\^/g, '\\^')
              .replace(/-/g, '\\-')
              .replace(/\0/g, '\\0')
              .replace(/\t/g, '\\t')
              .replace(/\n/g, '\\n')
              .replace(/\r/g, '\\r')
              .replace(/[\x00-\x0F]/g, function (r) {
                return '\\x0' + n(r);
              })
              .replace(/[\x10-\x1F\x7F-\x9F]/g, function (r) {
                return '\\x' + n(r);
              });
          }
          return (
            'Expected ' +
            (function (r) {
              var t,
                n,
                o,
                s = new Array(r.length);
              for (t = 0; t < r.length; t++) s[t] = ((o = r[t]), e[o.type](o));
              if ((s.sort(), s.length > 0)) {
                for (t = 1, n = 1; t < s.length; t++) s[t - 1] !== s[t] && ((s[n] = s[t]), n++);
                s.length = n;
              }
              switch (s.length) {
                case 1:
                  return s[0];
                case 2:
                  return s[0] + ' or ' + s[1];
                default:
                  return s.slice(0, -1).join(', ') + ', or ' + s[s.length - 1];
              }
            })(r) +
            ' but ' +
            (function (r) {
              return r ? '"' + o(r) + '"' : 'end of input';
            })(t) +
            ' found.'
          );
        }),
        (r.exports = {
          SyntaxError: o,
          parse: function (r, t) {
            t = void 0 !== t ? t : {};
            var e,
              s = {},
              u = { start: cc },
              a = cc,
              i = function (r, t) {
                return pv(r, t);
              },
              c = function (r, t) {
                return { ...r, order_by: t && t.toLowerCase() };
              },
              l = function (r, t) {
                return pv(r, t, 1);
              },
              f = nc('IF', !0),
              b = 'IDENTIFIED',
              p = nc('IDENTIFIED', !1),
              v = nc('WITH', !0),
              d = nc('BY', !0),
              y = nc('RANDOM', !0),
              w = nc('PASSWORD', !0),
              L = nc('AS', !0),
              h = function (r, t) {
                return pv(r, t);
              },
              C = nc('role', !0),
              m = nc('NONE', !0),
              E = nc('SSL', !0),
              A = nc('X509', !0),
              T = nc('CIPHER', !0),
              _ = nc('ISSUER', !0),
              g = nc('SUBJECT', !0),
              I = function (r, t) {
                return (t.prefix = r.toLowerCase()), t;
              },
              S = nc('REQUIRE', !0),
              N = nc('MAX_QUERIES_PER_HOUR', !0),
              O = nc('MAX_UPDATES_PER_HOUR', !0),
              R = nc('MAX_CONNECTIONS_PER_HOUR', !0),
              j = nc('MAX_USER_CONNECTIONS', !0),
              x = nc('EXPIRE', !0),
              k = nc('DEFAULT', !0),
              U = nc('NEVER', !0),
              D = nc('HISTORY', !0),
              M = nc('REUSE', !1),
              P = nc('CURRENT', !0),
              G = nc('OPTIONAL', !0),
              F = nc('FAILED_LOGIN_ATTEMPTS', !0),
              H = nc('PASSWORD_LOCK_TIME', !0),
              Y = nc('UNBOUNDED', !0),
              B = nc('ACCOUNT', !0),
              $ = nc('LOCK', !0),
              W = nc('UNLOCK', !0),
              q = nc('ATTRIBUTE', !0),
              V = nc('CASCADED', !0),
              X = nc('LOCAL', !0),
              K = nc('CHECK', !0),
              Q = nc('OPTION', !1),
              z = nc('ALGORITHM', !0),
              Z = nc('UNDEFINED', !0),
              J = nc('MERGE', !0),
              rr = nc('TEMPTABLE', !0),
              tr = nc('SQL', !0),
              er = nc('SECURITY', !0),
              nr = nc('DEFINER', !0),
              or = nc('INVOKER', !0),
              sr = function (r, t) {
                return pv(r, t);
              },
              ur = nc('AUTO_INCREMENT', !0),
              ar = nc('UNIQUE', !0),
              ir = nc('KEY', !0),
              cr = nc('PRIMARY', !0),
              lr = nc('@', !1),
              fr = function () {
                return fv(
                  '=',
                  { type: 'origin', value: 'definer' },
                  {
                    type: 'function',
                    name: { name: [{ type: 'default', value: 'current_user' }] },
                    args: { type: 'expr_list', value: [] },
                  },
                );
              },
              br = nc('BEFORE', !0),
              pr = nc('AFTER', !0),
              vr = nc('FOR', !0),
              dr = nc('EACH', !0),
              yr = nc('ROW', !0),
              wr = nc('STATEMENT', !0),
              Lr = nc('FOLLOWS', !0),
              hr = nc('PRECEDES', !0),
              Cr = nc('COLUMN_FORMAT', !0),
              mr = nc('FIXED', !0),
              Er = nc('DYNAMIC', !0),
              Ar = nc('STORAGE', !0),
              Tr = nc('DISK', !0),
              _r = nc('MEMORY', !0),
              gr = nc('GENERATED', !0),
              Ir = nc('ALWAYS', !0),
              Sr = nc('STORED', !0),
              Nr = nc('VIRTUAL', !0),
              Or = nc('if', !0),
              Rr = nc('exists', !0),
              jr = nc('first', !0),
              xr = nc('after', !0),
              kr = nc('LESS', !0),
              Ur = nc('THAN', !0),
              Dr = nc('DROP', !0),
              Mr = nc('TRUNCATE', !0),
              Pr = nc('DISCARD', !0),
              Gr = nc('IMPORT', !0),
              Fr = nc('COALESCE', !0),
              Hr = nc('ANALYZE', !0),
              Yr = nc('TABLESPACE', !0),
              Br = nc('INSTANT', !0),
              $r = nc('INPLACE', !0),
              Wr = nc('COPY', !0),
              qr = nc('SHARED', !0),
              Vr = nc('EXCLUSIVE', !0),
              Xr = nc('CHANGE', !0),
              Kr = nc('FOREIGN', !0),
              Qr = nc('CONSTRAINT', !0),
              zr = nc('NOCHECK', !0),
              Zr = nc('NOT', !0),
              Jr = nc('REPLICATION', !0),
              rt = nc('FOREIGN KEY', !0),
              tt = nc('ENFORCED', !0),
              et = nc('MATCH FULL', !0),
              nt = nc('MATCH PARTIAL', !0),
              ot = nc('MATCH SIMPLE', !0),
              st = nc('RESTRICT', !0),
              ut = nc('CASCADE', !0),
              at = nc('SET NULL', !0),
              it = nc('NO ACTION', !0),
              ct = nc('SET DEFAULT', !0),
              lt = nc('CHARACTER', !0),
              ft = nc('SET', !0),
              bt = nc('CHARSET', !0),
              pt = nc('COLLATE', !0),
              vt = nc('AVG_ROW_LENGTH', !0),
              dt = nc('KEY_BLOCK_SIZE', !0),
              yt = nc('MAX_ROWS', !0),
              wt = nc('MIN_ROWS', !0),
              Lt = nc('STATS_SAMPLE_PAGES', !0),
              ht = nc('CHECKSUM', !1),
              Ct = nc('DELAY_KEY_WRITE', !1),
              mt = /^[01]/,
              Et = oc(['0', '1'], !1, !1),
              At = nc('CONNECTION', !0),
              Tt = nc('ENGINE_ATTRIBUTE', !0),
              _t = nc('SECONDARY_ENGINE_ATTRIBUTE', !0),
              gt = nc('DATA', !0),
              It = nc('INDEX', !0),
              St = nc('DIRECTORY', !0),
              Nt = nc('COMPRESSION', !0),
              Ot = nc("'", !1),
              Rt = nc('ZLIB', !0),
              jt = nc('LZ4', !0),
              xt = nc('ENGINE', !0),
              kt = function (r, t, e) {
                return { keyword: r.toLowerCase(), symbol: t, value: e.toUpperCase() };
              },
              Ut = nc('ROW_FORMAT', !0),
              Dt = nc('COMPRESSED', !0),
              Mt = nc('REDUNDANT', !0),
              Pt = nc('COMPACT', !0),
              Gt = nc('READ', !0),
              Ft = nc('LOW_PRIORITY', !0),
              Ht = nc('WRITE', !0),
              Yt = function (r, t) {
                return pv(r, t);
              },
              Bt = nc('BINARY', !0),
              $t = nc('MASTER', !0),
              Wt = nc('LOGS', !0),
              qt = nc('TRIGGERS', !0),
              Vt = nc('STATUS', !0),
              Xt = nc('PROCESSLIST', !0),
              Kt = nc('PROCEDURE', !0),
              Qt = nc('FUNCTION', !0),
              zt = nc('BINLOG', !0),
              Zt = nc('EVENTS', !0),
              Jt = nc('COLLATION', !0),
              re = nc('DATABASES', !0),
              te = nc('COLUMNS', !0),
              ee = nc('INDEXES', !0),
              ne = nc('EVENT', !0),
              oe = nc('GRANTS', !0),
              se = nc('SERIALIZABLE', !0),
              ue = nc('REPEATABLE', !0),
              ae = nc('COMMITTED', !0),
              ie = nc('UNCOMMITTED', !0),
              ce = function (r) {
                return { type: 'origin', value: 'read ' + r.toLowerCase() };
              },
              le = nc('ISOLATION', !0),
              fe = nc('LEVEL', !0),
              be = nc('ONLY', !0),
              pe = nc('DEFERRABLE', !0),
              ve = nc('commit', !0),
              de = nc('rollback', !0),
              ye = nc('begin', !0),
              we = nc('WORK', !0),
              Le = nc('TRANSACTION', !0),
              he = nc('start', !0),
              Ce = nc('transaction', !0),
              me = nc('FIELDS', !0),
              Ee = nc('TERMINATED', !0),
              Ae = nc('OPTIONALLY', !0),
              Te = nc('ENCLOSED', !0),
              _e = nc('ESCAPED', !0),
              ge = nc('STARTING', !0),
              Ie = nc('LINES', !0),
              Se = nc('LOAD', !0),
              Ne = nc('CONCURRENT', !0),
              Oe = nc('INFILE', !0),
              Re = nc('INTO', !0),
              je = nc('TABLE', !0),
              xe = nc('ROWS', !0),
              ke = nc('VIEW', !0),
              Ue = nc('GRANT', !0),
              De = nc('OPTION', !0),
              Me = function (r) {
                return { type: 'origin', value: Array.isArray(r) ? r[0] : r };
              },
              Pe = nc('ROUTINE', !0),
              Ge = nc('EXECUTE', !0),
              Fe = nc('ADMIN', !0),
              He = nc('GRANT', !1),
              Ye = nc('PROXY', !1),
              Be = nc('(', !1),
              $e = nc(')', !1),
              We = /^[0-9]/,
              qe = oc([['0', '9']], !1, !1),
              Ve = nc('IN', !0),
              Xe = nc('SHARE', !0),
              Ke = nc('MODE', !0),
              Qe = nc('WAIT', !0),
              ze = nc('NOWAIT', !0),
              Ze = nc('SKIP', !0),
              Je = nc('LOCKED', !0),
              rn = nc('NATURAL', !0),
              tn = nc('LANGUAGE', !0),
              en = nc('QUERY', !0),
              nn = nc('EXPANSION', !0),
              on = nc('BOOLEAN', !0),
              sn = nc('MATCH', !0),
              un = nc('AGAINST', !1),
              an = nc('OUTFILE', !0),
              cn = nc('DUMPFILE', !0),
              ln = nc('BTREE', !0),
              fn = nc('HASH', !0),
              bn = nc('PARSER', !0),
              pn = nc('VISIBLE', !0),
              vn = nc('INVISIBLE', !0),
              dn = nc('LATERAL', !0),
              yn = /^[_0-9]/,
              wn = oc(['_', ['0', '9']], !1, !1),
              Ln = nc('ROLLUP', !0),
              hn = nc('?', !1),
              Cn = nc('=', !1),
              mn = nc('DUPLICATE', !0),
              En = function (r, t) {
                return vv(r, t);
              },
              An = function (r) {
                return r[0] + ' ' + r[2];
              },
              Tn = nc('>=', !1),
              _n = nc('>', !1),
              gn = nc('<=', !1),
              In = nc('<>', !1),
              Sn = nc('<', !1),
              Nn = nc('!=', !1),
              On = nc('ESCAPE', !0),
              Rn = nc('+', !1),
              jn = nc('-', !1),
              xn = nc('*', !1),
              kn = nc('/', !1),
              Un = nc('%', !1),
              Dn = nc('||', !1),
              Mn = nc('div', !0),
              Pn = nc('mod', !0),
              Gn = nc('&', !1),
              Fn = nc('>>', !1),
              Hn = nc('<<', !1),
              Yn = nc('^', !1),
              Bn = nc('|', !1),
              $n = nc('!', !1),
              Wn = nc('~', !1),
              qn = nc('?|', !1),
              Vn = nc('?&', !1),
              Xn = nc('#-', !1),
              Kn = nc('#>>', !1),
              Qn = nc('#>', !1),
              zn = nc('@>', !1),
              Zn = nc('<@', !1),
              Jn = function (r) {
                return !0 === av[r.toUpperCase()];
              },
              ro = nc('"', !1),
              to = /^[^"]/,
              eo = oc(['"'], !0, !1),
              no = /^[^']/,
              oo = oc(["'"], !0, !1),
              so = nc('`', !1),
              uo = /^[^`\\]/,
              ao = oc(['`', '\\'], !0, !1),
              io = function (r, t) {
                return r + t.join('');
              },
              co = /^[A-Za-z_\u4E00-\u9FA5\xC0-\u017F]/,
              lo = oc([['A', 'Z'], ['a', 'z'], '_', ['一', '龥'], ['À', 'ſ']], !1, !1),
              fo = /^[A-Za-z0-9_$\x80-\uFFFF]/,
              bo = oc([['A', 'Z'], ['a', 'z'], ['0', '9'], '_', '$', ['', '￿']], !1, !1),
              po = /^[A-Za-z0-9_:\u4E00-\u9FA5\xC0-\u017F]/,
              vo = oc([['A', 'Z'], ['a', 'z'], ['0', '9'], '_', ':', ['一', '龥'], ['À', 'ſ']], !1, !1),
              yo = nc(':', !1),
              wo = nc('NOW', !0),
              Lo = nc('OVER', !0),
              ho = nc('WINDOW', !0),
              Co = nc('FOLLOWING', !0),
              mo = nc('PRECEDING', !0),
              Eo = nc('SEPARATOR', !0),
              Ao = nc('YEAR_MONTH', !0),
              To = nc('DAY_HOUR', !0),
              _o = nc('DAY_MINUTE', !0),
              go = nc('DAY_SECOND', !0),
              Io = nc('DAY_MICROSECOND', !0),
              So = nc('HOUR_MINUTE', !0),
              No = nc('HOUR_SECOND', !0),
              Oo = nc('HOUR_MICROSECOND', !0),
              Ro = nc('MINUTE_SECOND', !0),
              jo = nc('MINUTE_MICROSECOND', !0),
              xo = nc('SECOND_MICROSECOND', !0),
              ko = nc('TIMEZONE_HOUR', !0),
              Uo = nc('TIMEZONE_MINUTE', !0),
              Do = nc('CENTURY', !0),
              Mo = nc('DAY', !0),
              Po = nc('DATE', !0),
              Go = nc('DECADE', !0),
              Fo = nc('DOW', !0),
              Ho = nc('DOY', !0),
              Yo = nc('EPOCH', !0),
              Bo = nc('HOUR', !0),
              $o = nc('ISODOW', !0),
              Wo = nc('ISOWEEK', !0),
              qo = nc('ISOYEAR', !0),
              Vo = nc('MICROSECONDS', !0),
              Xo = nc('MILLENNIUM', !0),
              Ko = nc('MILLISECONDS', !0),
              Qo = nc('MINUTE', !0),
              zo = nc('MONTH', !0),
              Zo = nc('QUARTER', !0),
              Jo = nc('SECOND', !0),
              rs = nc('TIME', !0),
              ts = nc('TIMEZONE', !0),
              es = nc('WEEK', !0),
              ns = nc('YEAR', !0),
              os = nc('DATE_TRUNC', !0),
              ss = nc('BOTH', !0),
              us = nc('LEADING', !0),
              as = nc('TRAILING', !0),
              is = nc('trim', !0),
              cs = nc('convert', !0),
              ls = nc('binary', !0),
              fs = nc('_binary', !0),
              bs = nc('_latin1', !0),
              ps = nc('X', !0),
              vs = /^[0-9A-Fa-f]/,
              ds = oc(
                [
                  ['0', '9'],
                  ['A', 'F'],
                  ['a', 'f'],
                ],
                !1,
                !1,
              ),
              ys = nc('b', !0),
              ws = nc('0x', !0),
              Ls = nc('N', !0),
              hs = function (r, t) {
                return { type: r.toLowerCase(), value: t[1].join('') };
              },
              Cs = /^[^"\\\0-\x1F\x7F]/,
              ms = oc(['"', '\\', ['\0', ''], ''], !0, !1),
              Es = /^[\n]/,
              As = oc(['\n'], !1, !1),
              Ts = /^[^'\\]/,
              _s = oc(["'", '\\'], !0, !1),
              gs = nc("\\'", !1),
              Is = nc('\\"', !1),
              Ss = nc('\\\\', !1),
              Ns = nc('\\/', !1),
              Os = nc('\\b', !1),
              Rs = nc('\\f', !1),
              js = nc('\\n', !1),
              xs = nc('\\r', !1),
              ks = nc('\\t', !1),
              Us = nc('\\u', !1),
              Ds = nc('\\', !1),
              Ms = nc("''", !1),
              Ps = nc('""', !1),
              Gs = nc('``', !1),
              Fs = /^[\n\r]/,
              Hs = oc(['\n', '\r'], !1, !1),
              Ys = nc('.', !1),
              Bs = /^[0-9a-fA-F]/,
              $s = oc(
                [
                  ['0', '9'],
                  ['a', 'f'],
                  ['A', 'F'],
                ],
                !1,
                !1,
              ),
              Ws = /^[eE]/,
              qs = oc(['e', 'E'], !1, !1),
              Vs = /^[+\-]/,
              Xs = oc(['+', '-'], !1, !1),
              Ks = nc('NULL', !0),
              Qs = nc('NOT NULL', !0),
              zs = nc('TRUE', !0),
              Zs = nc('TO', !0),
              Js = nc('FALSE', !0),
              ru = nc('SHOW', !0),
              tu = nc('USE', !0),
              eu = nc('ALTER', !0),
              nu = nc('SELECT', !0),
              ou = nc('UPDATE', !0),
              su = nc('CREATE', !0),
              uu = nc('TEMPORARY', !0),
              au = nc('DELETE', !0),
              iu = nc('INSERT', !0),
              cu = nc('RECURSIVE', !0),
              lu = nc('REPLACE', !0),
              fu = nc('RENAME', !0),
              bu = nc('IGNORE', !0),
              pu = nc('EXPLAIN', !0),
              vu = nc('PARTITION', !0),
              du = nc('FROM', !0),
              yu = nc('TRIGGER', !0),
              wu = nc('TABLES', !0),
              Lu = nc('DATABASE', !0),
              hu = nc('SCHEMA', !0),
              Cu = nc('ON', !0),
              mu = nc('LEFT', !0),
              Eu = nc('RIGHT', !0),
              Au = nc('FULL', !0),
              Tu = nc('INNER', !0),
              _u = nc('CROSS', !0),
              gu = nc('STRAIGHT_JOIN', !0),
              Iu = nc('JOIN', !0),
              Su = nc('OUTER', !0),
              Nu = nc('UNION', !0),
              Ou = nc('MINUS', !0),
              Ru = nc('INTERSECT', !0),
              ju = nc('EXCEPT', !0),
              xu = nc('VALUES', !0),
              ku = nc('USING', !0),
              Uu = nc('WHERE', !0),
              Du = nc('GO', !0),
              Mu = nc('GROUP', !0),
              Pu = nc('ORDER', !0),
              Gu = nc('HAVING', !0),
              Fu = nc('LIMIT', !0),
              Hu = nc('OFFSET', !0),
              Yu = nc('ASC', !0),
              Bu = nc('DESC', !0),
              $u = nc('DESCRIBE', !0),
              Wu = nc('ALL', !0),
              qu = nc('DISTINCT', !0),
              Vu = nc('BETWEEN', !0),
              Xu = nc('IS', !0),
              Ku = nc('LIKE', !0),
              Qu = nc('RLIKE', !0),
              zu = nc('REGEXP', !0),
              Zu = nc('EXISTS', !0),
              Ju = nc('AND', !0),
              ra = nc('OR', !0),
              ta = nc('COUNT', !0),
              ea = nc('GROUP_CONCAT', !0),
              na = nc('MAX', !0),
              oa = nc('MIN', !0),
              sa = nc('SUM', !0),
              ua = nc('AVG', !0),
              aa = nc('EXTRACT', !0),
              ia = nc('CALL', !0),
              ca = nc('CASE', !0),
              la = nc('WHEN', !0),
              fa = nc('THEN', !0),
              ba = nc('ELSE', !0),
              pa = nc('END', !0),
              va = nc('CAST', !0),
              da = nc('VARBINARY', !0),
              ya = nc('BIT', !0),
              wa = nc('CHAR', !0),
              La = nc('VARCHAR', !0),
              ha = nc('NUMERIC', !0),
              Ca = nc('DECIMAL', !0),
              ma = nc('SIGNED', !0),
              Ea = nc('UNSIGNED', !0),
              Aa = nc('INT', !0),
              Ta = nc('ZEROFILL', !0),
              _a = nc('INTEGER', !0),
              ga = nc('JSON', !0),
              Ia = nc('SMALLINT', !0),
              Sa = nc('MEDIUMINT', !0),
              Na = nc('TINYINT', !0),
              Oa = nc('TINYTEXT', !0),
              Ra = nc('TEXT', !0),
              ja = nc('MEDIUMTEXT', !0),
              xa = nc('LONGTEXT', !0),
              ka = nc('BIGINT', !0),
              Ua = nc('ENUM', !0),
              Da = nc('FLOAT', !0),
              Ma = nc('DOUBLE', !0),
              Pa = nc('DATETIME', !0),
              Ga = nc('TIMESTAMP', !0),
              Fa = nc('USER', !0),
              Ha = nc('VECTOR', !0),
              Ya = nc('CURRENT_DATE', !0),
              Ba = (nc('ADDDATE', !0), nc('INTERVAL', !0)),
              $a = nc('MICROSECOND', !0),
              Wa = nc('CURRENT_TIME', !0),
              qa = nc('CURRENT_TIMESTAMP', !0),
              Va = nc('CURRENT_USER', !0),
              Xa = nc('SESSION_USER', !0),
              Ka = nc('SYSTEM_USER', !0),
              Qa = nc('GLOBAL', !0),
              za = nc('SESSION', !0),
              Za = nc('PERSIST', !0),
              Ja = nc('PERSIST_ONLY', !0),
              ri = nc('GEOMETRY', !0),
              ti = nc('POINT', !0),
              ei = nc('LINESTRING', !0),
              ni = nc('POLYGON', !0),
              oi = nc('MULTIPOINT', !0),
              si = nc('MULTILINESTRING', !0),
              ui = nc('MULTIPOLYGON', !0),
              ai = nc('GEOMETRYCOLLECTION', !0),
              ii = nc('@@', !1),
              ci = nc('$', !1),
              li = nc('return', !0),
              fi = nc(':=', !1),
              bi = nc('DUAL', !0),
              pi = nc('ADD', !0),
              vi = nc('COLUMN', !0),
              di = nc('MODIFY', !0),
              yi = nc('FULLTEXT', !0),
              wi = nc('SPATIAL', !0),
              Li = nc('COMMENT', !0),
              hi = nc('REFERENCES', !0),
              Ci = nc('SQL_CALC_FOUND_ROWS', !0),
              mi = nc('SQL_CACHE', !0),
              Ei = nc('SQL_NO_CACHE', !0),
              Ai = nc('SQL_SMALL_RESULT', !0),
              Ti = nc('SQL_BIG_RESULT', !0),
              _i = nc('SQL_BUFFER_RESULT', !0),
              gi = nc(',', !1),
              Ii = nc('[', !1),
              Si = nc(']', !1),
              Ni = nc(';', !1),
              Oi = nc('->', !1),
              Ri = nc('->>', !1),
              ji = nc('&&', !1),
              xi = nc('XOR', !0),
              ki = nc('/*', !1),
              Ui = nc('*/', !1),
              Di = nc('--', !1),
              Mi = nc('#', !1),
              Pi = { type: 'any' },
              Gi = /^[ \t\n\r]/,
              Fi = oc([' ', '\t', '\n', '\r'], !1, !1),
              Hi = function (r, t, e) {
                return { type: 'assign', left: r, symbol: t, right: e };
              },
              Yi = nc('boolean', !0),
              Bi = nc('blob', !0),
              $i = nc('tinyblob', !0),
              Wi = nc('mediumblob', !0),
              qi = nc('longblob', !0),
              Vi = function (r, t) {
                return { dataType: r, ...(t || {}) };
              },
              Xi = nc('ARRAY', !0),
              Ki = /^[0-6]/,
              Qi = oc([['0', '6']], !1, !1),
              zi = 0,
              Zi = 0,
              Ji = [{ line: 1, column: 1 }],
              rc = 0,
              tc = [],
              ec = 0;
            if ('startRule' in t) {
              if (!(t.startRule in u)) throw new Error('Can\'t start parsing from rule "' + t.startRule + '".');
              a = u[t.startRule];
            }
            function nc(r, t) {
              return { type: 'literal', text: r, ignoreCase: t };
            }
            function oc(r, t, e) {
              return { type: 'class', parts: r, inverted: t, ignoreCase: e };
            }
            function sc(t) {
              var e,
                n = Ji[t];
              if (n) return n;
              for (e = t - 1; !Ji[e]; ) e--;
              for (n = { line: (n = Ji[e]).line, column: n.column }; e < t; )
                10 === r.charCodeAt(e) ? (n.line++, (n.column = 1)) : n.column++, e++;
              return (Ji[t] = n), n;
            }
            function uc(r, t) {
              var e = sc(r),
                n = sc(t);
              return {
                start: { offset: r, line: e.line, column: e.column },
                end: { offset: t, line: n.line, column: n.column },
              };
            }
            function ac(r) {
              zi < rc || (zi > rc && ((rc = zi), (tc = [])), tc.push(r));
            }
            function ic(r, t, e) {
              return new o(o.buildMessage(r, t), r, t, e);
            }
            function cc() {
              var r, t, e, n, o, u, a, i;
              if (((r = zi), (t = lc()) !== s))
                if (Pp() !== s) {
                  for (
                    e = [],
                      n = zi,
                      (o = Pp()) !== s && (u = Nb()) !== s && (a = Pp()) !== s && (i = lc()) !== s
                        ? (n = o = [o, u, a, i])
                        : ((zi = n), (n = s));
                    n !== s;
                  )
                    e.push(n),
                      (n = zi),
                      (o = Pp()) !== s && (u = Nb()) !== s && (a = Pp()) !== s && (i = lc()) !== s
                        ? (n = o = [o, u, a, i])
                        : ((zi = n), (n = s));
                  e !== s
                    ? ((Zi = r),
                      (r = t =
                        (function (r, t) {
                          if (!t || 0 === t.length) return r;
                          delete r.tableList, delete r.columnList;
                          let e = r;
                          for (let r = 0; r < t.length; r++)
                            delete t[r][3].tableList,
                              delete t[r][3].columnList,
                              (e.go_next = t[r][3]),
                              (e.go = 'go'),
                              (e = e.go_next);
                          return { tableList: Array.from(hv), columnList: yv(Cv), ast: r };
                        })(t, e)))
                    : ((zi = r), (r = s));
                } else (zi = r), (r = s);
              else (zi = r), (r = s);
              return r;
            }
            function lc() {
              var r, t;
              return (
                (r = zi),
                Pp() !== s &&
                (t = (function () {
                  var r, t, e, n, o, u, a, i;
                  if (((r = zi), (t = bc()) !== s)) {
                    for (
                      e = [],
                        n = zi,
                        (o = Pp()) !== s && (u = kp()) !== s && (a = Pp()) !== s && (i = bc()) !== s
                          ? (n = o = [o, u, a, i])
                          : ((zi = n), (n = s));
                      n !== s;
                    )
                      e.push(n),
                        (n = zi),
                        (o = Pp()) !== s && (u = kp()) !== s && (a = Pp()) !== s && (i = bc()) !== s
                          ? (n = o = [o, u, a, i])
                          : ((zi = n), (n = s));
                    e !== s
                      ? ((Zi = r),
                        (t = (function (r, t) {
                          const e = (r && r.ast) || r,
                            n = t && t.length && t[0].length >= 4 ? [e] : e;
                          for (let r = 0; r < t.length; r++)
                            t[r][3] && 0 !== t[r][3].length && n.push((t[r][3] && t[r][3].ast) || t[r][3]);
                          return { tableList: Array.from(hv), columnList: yv(Cv), ast: n };
                        })(t, e)),
                        (r = t))
                      : ((zi = r), (r = s));
                  } else (zi = r), (r = s);
                  return r;
                })()) !== s
                  ? ((Zi = r), (r = t))
                  : ((zi = r), (r = s)),
                r
              );
            }
            function fc() {
              var t;
              return (
                (t = (function () {
                  var r, t, e, n, o, u, a;
                  (r = zi),
                    (t = eb()) !== s && Pp() !== s && (e = Lb()) !== s && Pp() !== s
                      ? ((n = gc()) === s && (n = null),
                        n !== s && Pp() !== s && (o = yl()) !== s
                          ? ((Zi = r),
                            (i = t),
                            (c = e),
                            (f = n),
                            (b = o) && b.forEach((r) => hv.add(`${i}::${r.db}::${r.table}`)),
                            (t = {
                              tableList: Array.from(hv),
                              columnList: yv(Cv),
                              ast: { type: i.toLowerCase(), keyword: c.toLowerCase(), prefix: f, name: b },
                            }),
                            (r = t))
                          : ((zi = r), (r = s)))
                      : ((zi = r), (r = s));
                  var i, c, f, b;
                  r === s &&
                    ((r = zi),
                    (t = eb()) !== s && Pp() !== s && (e = vp()) !== s && Pp() !== s
                      ? ((n = gc()) === s && (n = null),
                        n !== s && Pp() !== s && (o = yl()) !== s && Pp() !== s
                          ? ((u = Pc()) === s && (u = null),
                            u !== s
                              ? ((Zi = r),
                                (t = (function (r, t, e, n, o) {
                                  return {
                                    tableList: Array.from(hv),
                                    columnList: yv(Cv),
                                    ast: {
                                      type: r.toLowerCase(),
                                      keyword: t.toLowerCase(),
                                      prefix: e,
                                      name: n,
                                      options: o && [{ type: 'origin', value: o }],
                                    },
                                  };
                                })(t, e, n, o, u)),
                                (r = t))
                              : ((zi = r), (r = s)))
                          : ((zi = r), (r = s)))
                      : ((zi = r), (r = s)),
                    r === s &&
                      ((r = zi),
                      (t = eb()) !== s &&
                      Pp() !== s &&
                      (e = mp()) !== s &&
                      Pp() !== s &&
                      (n = of()) !== s &&
                      Pp() !== s &&
                      (o = Ab()) !== s &&
                      Pp() !== s &&
                      (u = Cl()) !== s &&
                      Pp() !== s
                        ? ((a = (function () {
                            var r, t, e, n, o, u;
                            (r = zi), (t = Oc()) === s && (t = Rc());
                            if (t !== s) {
                              for (
                                e = [],
                                  n = zi,
                                  (o = Pp()) !== s
                                    ? ((u = Oc()) === s && (u = Rc()), u !== s ? (n = o = [o, u]) : ((zi = n), (n = s)))
                                    : ((zi = n), (n = s));
                                n !== s;
                              )
                                e.push(n),
                                  (n = zi),
                                  (o = Pp()) !== s
                                    ? ((u = Oc()) === s && (u = Rc()), u !== s ? (n = o = [o, u]) : ((zi = n), (n = s)))
                                    : ((zi = n), (n = s));
                              e !== s ? ((Zi = r), (t = l(t, e)), (r = t)) : ((zi = r), (r = s));
                            } else (zi = r), (r = s);
                            return r;
                          })()) === s && (a = null),
                          a !== s && Pp() !== s
                            ? ((Zi = r),
                              (t = (function (r, t, e, n, o) {
                                return {
                                  tableList: Array.from(hv),
                                  columnList: yv(Cv),
                                  ast: {
                                    type: r.toLowerCase(),
                                    keyword: t.toLowerCase(),
                                    name: e,
                                    table: n,
                                    options: o,
                                  },
                                };
                              })(t, e, n, u, a)),
                              (r = t))
                            : ((zi = r), (r = s)))
                        : ((zi = r), (r = s)),
                      r === s &&
                        ((r = zi),
                        (t = eb()) !== s && Pp() !== s
                          ? ((e = mb()) === s && (e = Eb()),
                            e !== s && Pp() !== s
                              ? ((n = gc()) === s && (n = null),
                                n !== s && Pp() !== s && (o = hf()) !== s
                                  ? ((Zi = r),
                                    (t = (function (r, t, e, n) {
                                      return {
                                        tableList: Array.from(hv),
                                        columnList: yv(Cv),
                                        ast: { type: r.toLowerCase(), keyword: t.toLowerCase(), prefix: e, name: n },
                                      };
                                    })(t, e, n, o)),
                                    (r = t))
                                  : ((zi = r), (r = s)))
                              : ((zi = r), (r = s)))
                          : ((zi = r), (r = s)),
                        r === s &&
                          ((r = zi),
                          (t = eb()) !== s && Pp() !== s && (e = hb()) !== s && Pp() !== s
                            ? ((n = gc()) === s && (n = null),
                              n !== s && Pp() !== s && (o = Ll()) !== s
                                ? ((Zi = r),
                                  (t = (function (r, t, e, n) {
                                    return {
                                      tableList: Array.from(hv),
                                      columnList: yv(Cv),
                                      ast: {
                                        type: r.toLowerCase(),
                                        keyword: t.toLowerCase(),
                                        prefix: e,
                                        name: [{ schema: n.db, trigger: n.table }],
                                      },
                                    };
                                  })(t, e, n, o)),
                                  (r = t))
                                : ((zi = r), (r = s)))
                            : ((zi = r), (r = s))))));
                  return r;
                })()) === s &&
                  (t = (function () {
                    var t;
                    (t = (function () {
                      var r, t, e, n, o, u, a, c, l, f;
                      (r = zi),
                        (t = ub()) !== s && Pp() !== s
                          ? ((e = ab()) === s && (e = null),
                            e !== s && Pp() !== s && Lb() !== s && Pp() !== s
                              ? ((n = yc()) === s && (n = null),
                                n !== s &&
                                Pp() !== s &&
                                (o = Cl()) !== s &&
                                Pp() !== s &&
                                (u = (function r() {
                                  var t, e;
                                  (t = (function () {
                                    var r, t;
                                    (r = zi),
                                      Pb() !== s && Pp() !== s && (t = yl()) !== s
                                        ? ((Zi = r), (r = { type: 'like', table: t }))
                                        : ((zi = r), (r = s));
                                    return r;
                                  })()) === s &&
                                    ((t = zi),
                                    jp() !== s && Pp() !== s && (e = r()) !== s && Pp() !== s && xp() !== s
                                      ? ((Zi = t), ((n = e).parentheses = !0), (t = n))
                                      : ((zi = t), (t = s)));
                                  var n;
                                  return t;
                                })()) !== s
                                  ? ((Zi = r),
                                    (b = t),
                                    (p = e),
                                    (v = n),
                                    (y = u),
                                    (d = o) && hv.add(`create::${d.db}::${d.table}`),
                                    (t = {
                                      tableList: Array.from(hv),
                                      columnList: yv(Cv),
                                      ast: {
                                        type: b[0].toLowerCase(),
                                        keyword: 'table',
                                        temporary: p && p[0].toLowerCase(),
                                        if_not_exists: v,
                                        table: [d],
                                        like: y,
                                      },
                                    }),
                                    (r = t))
                                  : ((zi = r), (r = s)))
                              : ((zi = r), (r = s)))
                          : ((zi = r), (r = s));
                      var b, p, v, d, y;
                      r === s &&
                        ((r = zi),
                        (t = ub()) !== s && Pp() !== s
                          ? ((e = ab()) === s && (e = null),
                            e !== s && Pp() !== s && Lb() !== s && Pp() !== s
                              ? ((n = yc()) === s && (n = null),
                                n !== s && Pp() !== s && (o = Cl()) !== s && Pp() !== s
                                  ? ((u = (function () {
                                      var r, t, e, n, o, u, a, i, c;
                                      if (((r = zi), (t = jp()) !== s))
                                        if (Pp() !== s)
                                          if ((e = mc()) !== s) {
                                            for (
                                              n = [],
                                                o = zi,
                                                (u = Pp()) !== s &&
                                                (a = Op()) !== s &&
                                                (i = Pp()) !== s &&
                                                (c = mc()) !== s
                                                  ? (o = u = [u, a, i, c])
                                                  : ((zi = o), (o = s));
                                              o !== s;
                                            )
                                              n.push(o),
                                                (o = zi),
                                                (u = Pp()) !== s &&
                                                (a = Op()) !== s &&
                                                (i = Pp()) !== s &&
                                                (c = mc()) !== s
                                                  ? (o = u = [u, a, i, c])
                                                  : ((zi = o), (o = s));
                                            n !== s && (o = Pp()) !== s && (u = xp()) !== s
                                              ? ((Zi = r), (t = sr(e, n)), (r = t))
                                              : ((zi = r), (r = s));
                                          } else (zi = r), (r = s);
                                        else (zi = r), (r = s);
                                      else (zi = r), (r = s);
                                      return r;
                                    })()) === s && (u = null),
                                    u !== s && Pp() !== s
                                      ? ((a = (function () {
                                          var r, t, e, n, o, u, a, c;
                                          if (((r = zi), (t = Hc()) !== s)) {
                                            for (
                                              e = [],
                                                n = zi,
                                                (o = Pp()) !== s
                                                  ? ((u = Op()) === s && (u = null),
                                                    u !== s && (a = Pp()) !== s && (c = Hc()) !== s
                                                      ? (n = o = [o, u, a, c])
                                                      : ((zi = n), (n = s)))
                                                  : ((zi = n), (n = s));
                                              n !== s;
                                            )
                                              e.push(n),
                                                (n = zi),
                                                (o = Pp()) !== s
                                                  ? ((u = Op()) === s && (u = null),
                                                    u !== s && (a = Pp()) !== s && (c = Hc()) !== s
                                                      ? (n = o = [o, u, a, c])
                                                      : ((zi = n), (n = s)))
                                                  : ((zi = n), (n = s));
                                            e !== s ? ((Zi = r), (t = i(t, e)), (r = t)) : ((zi = r), (r = s));
                                          } else (zi = r), (r = s);
                                          return r;
                                        })()) === s && (a = null),
                                        a !== s && Pp() !== s
                                          ? ((c = bb()) === s && (c = lb()),
                                            c === s && (c = null),
                                            c !== s && Pp() !== s
                                              ? ((l = wb()) === s && (l = null),
                                                l !== s && Pp() !== s
                                                  ? ((f = vc()) === s && (f = null),
                                                    f !== s
                                                      ? ((Zi = r),
                                                        (t = (function (r, t, e, n, o, s, u, a, i) {
                                                          return (
                                                            n && hv.add(`create::${n.db}::${n.table}`),
                                                            {
                                                              tableList: Array.from(hv),
                                                              columnList: yv(Cv),
                                                              ast: {
                                                                type: r[0].toLowerCase(),
                                                                keyword: 'table',
                                                                temporary: t && t[0].toLowerCase(),
                                                                if_not_exists: e,
                                                                table: [n],
                                                                ignore_replace: u && u[0].toLowerCase(),
                                                                as: a && a[0].toLowerCase(),
                                                                query_expr: i && i.ast,
                                                                create_definitions: o,
                                                                table_options: s,
                                                              },
                                                            }
                                                          );
                                                        })(t, e, n, o, u, a, c, l, f)),
                                                        (r = t))
                                                      : ((zi = r), (r = s)))
                                                  : ((zi = r), (r = s)))
                                              : ((zi = r), (r = s)))
                                          : ((zi = r), (r = s)))
                                      : ((zi = r), (r = s)))
                                  : ((zi = r), (r = s)))
                              : ((zi = r), (r = s)))
                          : ((zi = r), (r = s)));
                      return r;
                    })()) === s &&
                      (t = (function () {
                        var t, e, n, o, u, a, i, c, l, f, b;
                        (t = zi),
                          (e = ub()) !== s && Pp() !== s
                            ? ((n = Tc()) === s && (n = null),
                              n !== s && Pp() !== s && hb() !== s && Pp() !== s
                                ? ((o = yc()) === s && (o = null),
                                  o !== s &&
                                  Pp() !== s &&
                                  (u = Cl()) !== s &&
                                  Pp() !== s &&
                                  (a = (function () {
                                    var t;
                                    'before' === r.substr(zi, 6).toLowerCase()
                                      ? ((t = r.substr(zi, 6)), (zi += 6))
                                      : ((t = s), 0 === ec && ac(br));
                                    t === s &&
                                      ('after' === r.substr(zi, 5).toLowerCase()
                                        ? ((t = r.substr(zi, 5)), (zi += 5))
                                        : ((t = s), 0 === ec && ac(pr)));
                                    return t;
                                  })()) !== s &&
                                  Pp() !== s &&
                                  (i = (function () {
                                    var r, t;
                                    (r = zi), (t = cb()) === s && (t = sb()) === s && (t = ib());
                                    t !== s && ((Zi = r), (t = { keyword: t[0].toLowerCase() }));
                                    return (r = t);
                                  })()) !== s &&
                                  Pp() !== s &&
                                  Ab() !== s &&
                                  Pp() !== s &&
                                  (c = Cl()) !== s &&
                                  Pp() !== s &&
                                  (l = (function () {
                                    var t, e, n, o;
                                    (t = zi),
                                      'for' === r.substr(zi, 3).toLowerCase()
                                        ? ((e = r.substr(zi, 3)), (zi += 3))
                                        : ((e = s), 0 === ec && ac(vr));
                                    e !== s && Pp() !== s
                                      ? ('each' === r.substr(zi, 4).toLowerCase()
                                          ? ((n = r.substr(zi, 4)), (zi += 4))
                                          : ((n = s), 0 === ec && ac(dr)),
                                        n === s && (n = null),
                                        n !== s && Pp() !== s
                                          ? ('row' === r.substr(zi, 3).toLowerCase()
                                              ? ((o = r.substr(zi, 3)), (zi += 3))
                                              : ((o = s), 0 === ec && ac(yr)),
                                            o === s &&
                                              ('statement' === r.substr(zi, 9).toLowerCase()
                                                ? ((o = r.substr(zi, 9)), (zi += 9))
                                                : ((o = s), 0 === ec && ac(wr))),
                                            o !== s
                                              ? ((Zi = t),
                                                (u = e),
                                                (i = o),
                                                (e = {
                                                  keyword: (a = n)
                                                    ? `${u.toLowerCase()} ${a.toLowerCase()}`
                                                    : u.toLowerCase(),
                                                  args: i.toLowerCase(),
                                                }),
                                                (t = e))
                                              : ((zi = t), (t = s)))
                                          : ((zi = t), (t = s)))
                                      : ((zi = t), (t = s));
                                    var u, a, i;
                                    return t;
                                  })()) !== s &&
                                  Pp() !== s
                                    ? ((f = (function () {
                                        var t, e, n;
                                        (t = zi),
                                          'follows' === r.substr(zi, 7).toLowerCase()
                                            ? ((e = r.substr(zi, 7)), (zi += 7))
                                            : ((e = s), 0 === ec && ac(Lr));
                                        e === s &&
                                          ('precedes' === r.substr(zi, 8).toLowerCase()
                                            ? ((e = r.substr(zi, 8)), (zi += 8))
                                            : ((e = s), 0 === ec && ac(hr)));
                                        e !== s && Pp() !== s && (n = lf()) !== s
                                          ? ((Zi = t), (t = e = { keyword: e, trigger: n }))
                                          : ((zi = t), (t = s));
                                        return t;
                                      })()) === s && (f = null),
                                      f !== s &&
                                      Pp() !== s &&
                                      (b = (function () {
                                        var r, t;
                                        (r = zi),
                                          yb() !== s && Pp() !== s && (t = Nl()) !== s
                                            ? ((Zi = r), (r = { type: 'set', expr: t }))
                                            : ((zi = r), (r = s));
                                        return r;
                                      })()) !== s
                                        ? ((Zi = t),
                                          (p = e),
                                          (v = n),
                                          (d = o),
                                          (y = u),
                                          (w = a),
                                          (L = i),
                                          (h = c),
                                          (C = l),
                                          (m = f),
                                          (E = b),
                                          (e = {
                                            tableList: Array.from(hv),
                                            columnList: yv(Cv),
                                            ast: {
                                              type: p[0].toLowerCase(),
                                              definer: v,
                                              keyword: 'trigger',
                                              for_each: C,
                                              if_not_exists: d,
                                              trigger: y,
                                              time: w,
                                              events: [L],
                                              order: m,
                                              table: h,
                                              execute: E,
                                            },
                                          }),
                                          (t = e))
                                        : ((zi = t), (t = s)))
                                    : ((zi = t), (t = s)))
                                : ((zi = t), (t = s)))
                            : ((zi = t), (t = s));
                        var p, v, d, y, w, L, h, C, m, E;
                        return t;
                      })()) === s &&
                      (t = (function () {
                        var r, t, e, n, o, u, a, c, l, f, b, p;
                        (r = zi),
                          (t = ub()) !== s && Pp() !== s
                            ? ((e = _p()) === s && (e = Ap()) === s && (e = Tp()),
                              e === s && (e = null),
                              e !== s && Pp() !== s && (n = mp()) !== s && Pp() !== s && (o = lf()) !== s && Pp() !== s
                                ? ((u = pl()) === s && (u = null),
                                  u !== s &&
                                  Pp() !== s &&
                                  (a = Ab()) !== s &&
                                  Pp() !== s &&
                                  (c = Cl()) !== s &&
                                  Pp() !== s &&
                                  jp() !== s &&
                                  Pp() !== s &&
                                  (l = (function () {
                                    var r, t, e, n, o, u, a, c;
                                    if (((r = zi), (t = dc()) !== s)) {
                                      for (
                                        e = [],
                                          n = zi,
                                          (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (c = dc()) !== s
                                            ? (n = o = [o, u, a, c])
                                            : ((zi = n), (n = s));
                                        n !== s;
                                      )
                                        e.push(n),
                                          (n = zi),
                                          (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (c = dc()) !== s
                                            ? (n = o = [o, u, a, c])
                                            : ((zi = n), (n = s));
                                      e !== s ? ((Zi = r), (t = i(t, e)), (r = t)) : ((zi = r), (r = s));
                                    } else (zi = r), (r = s);
                                    return r;
                                  })()) !== s &&
                                  Pp() !== s &&
                                  xp() !== s &&
                                  Pp() !== s
                                    ? ((f = vl()) === s && (f = null),
                                      f !== s && Pp() !== s
                                        ? ((b = Oc()) === s && (b = null),
                                          b !== s && Pp() !== s
                                            ? ((p = Rc()) === s && (p = null),
                                              p !== s && Pp() !== s
                                                ? ((Zi = r),
                                                  (v = t),
                                                  (d = e),
                                                  (y = n),
                                                  (w = o),
                                                  (L = u),
                                                  (h = a),
                                                  (C = c),
                                                  (m = l),
                                                  (E = f),
                                                  (A = b),
                                                  (T = p),
                                                  (t = {
                                                    tableList: Array.from(hv),
                                                    columnList: yv(Cv),
                                                    ast: {
                                                      type: v[0].toLowerCase(),
                                                      index_type: d && d.toLowerCase(),
                                                      keyword: y.toLowerCase(),
                                                      index: w,
                                                      on_kw: h[0].toLowerCase(),
                                                      table: C,
                                                      index_columns: m,
                                                      index_using: L,
                                                      index_options: E,
                                                      algorithm_option: A,
                                                      lock_option: T,
                                                    },
                                                  }),
                                                  (r = t))
                                                : ((zi = r), (r = s)))
                                            : ((zi = r), (r = s)))
                                        : ((zi = r), (r = s)))
                                    : ((zi = r), (r = s)))
                                : ((zi = r), (r = s)))
                            : ((zi = r), (r = s));
                        var v, d, y, w, L, h, C, m, E, A, T;
                        return r;
                      })()) === s &&
                      (t = (function () {
                        var r, t, e, n, o, u;
                        (r = zi),
                          (t = ub()) !== s && Pp() !== s
                            ? ((e = mb()) === s && (e = Eb()),
                              e !== s && Pp() !== s
                                ? ((n = yc()) === s && (n = null),
                                  n !== s && Pp() !== s && (o = Qp()) !== s && Pp() !== s
                                    ? ((u = (function () {
                                        var r, t, e, n, o, u;
                                        if (((r = zi), (t = Fc()) !== s)) {
                                          for (
                                            e = [],
                                              n = zi,
                                              (o = Pp()) !== s && (u = Fc()) !== s
                                                ? (n = o = [o, u])
                                                : ((zi = n), (n = s));
                                            n !== s;
                                          )
                                            e.push(n),
                                              (n = zi),
                                              (o = Pp()) !== s && (u = Fc()) !== s
                                                ? (n = o = [o, u])
                                                : ((zi = n), (n = s));
                                          e !== s ? ((Zi = r), (t = l(t, e)), (r = t)) : ((zi = r), (r = s));
                                        } else (zi = r), (r = s);
                                        return r;
                                      })()) === s && (u = null),
                                      u !== s
                                        ? ((Zi = r),
                                          (t = (function (r, t, e, n, o) {
                                            const s = t.toLowerCase();
                                            return {
                                              tableList: Array.from(hv),
                                              columnList: yv(Cv),
                                              ast: {
                                                type: r[0].toLowerCase(),
                                                keyword: s,
                                                if_not_exists: e,
                                                [s]: { db: n.schema, schema: n.name },
                                                create_definitions: o,
                                              },
                                            };
                                          })(t, e, n, o, u)),
                                          (r = t))
                                        : ((zi = r), (r = s)))
                                    : ((zi = r), (r = s)))
                                : ((zi = r), (r = s)))
                            : ((zi = r), (r = s));
                        return r;
                      })()) === s &&
                      (t = (function () {
                        var t, e, n, o, u, a, i, c, l, f, b, p, v, d, y, w, L, h, C, m, E;
                        (t = zi),
                          (e = ub()) !== s && Pp() !== s
                            ? ((n = zi),
                              (o = Yb()) !== s && (u = Pp()) !== s && (a = lb()) !== s
                                ? (n = o = [o, u, a])
                                : ((zi = n), (n = s)),
                              n === s && (n = null),
                              n !== s && (o = Pp()) !== s
                                ? ((u = zi),
                                  'algorithm' === r.substr(zi, 9).toLowerCase()
                                    ? ((a = r.substr(zi, 9)), (zi += 9))
                                    : ((a = s), 0 === ec && ac(z)),
                                  a !== s && (i = Pp()) !== s && (c = Lp()) !== s && (l = Pp()) !== s
                                    ? ('undefined' === r.substr(zi, 9).toLowerCase()
                                        ? ((f = r.substr(zi, 9)), (zi += 9))
                                        : ((f = s), 0 === ec && ac(Z)),
                                      f === s &&
                                        ('merge' === r.substr(zi, 5).toLowerCase()
                                          ? ((f = r.substr(zi, 5)), (zi += 5))
                                          : ((f = s), 0 === ec && ac(J)),
                                        f === s &&
                                          ('temptable' === r.substr(zi, 9).toLowerCase()
                                            ? ((f = r.substr(zi, 9)), (zi += 9))
                                            : ((f = s), 0 === ec && ac(rr)))),
                                      f !== s ? (u = a = [a, i, c, l, f]) : ((zi = u), (u = s)))
                                    : ((zi = u), (u = s)),
                                  u === s && (u = null),
                                  u !== s && (a = Pp()) !== s
                                    ? ((i = Tc()) === s && (i = null),
                                      i !== s && (c = Pp()) !== s
                                        ? ((l = zi),
                                          'sql' === r.substr(zi, 3).toLowerCase()
                                            ? ((f = r.substr(zi, 3)), (zi += 3))
                                            : ((f = s), 0 === ec && ac(tr)),
                                          f !== s && (b = Pp()) !== s
                                            ? ('security' === r.substr(zi, 8).toLowerCase()
                                                ? ((p = r.substr(zi, 8)), (zi += 8))
                                                : ((p = s), 0 === ec && ac(er)),
                                              p !== s && (v = Pp()) !== s
                                                ? ('definer' === r.substr(zi, 7).toLowerCase()
                                                    ? ((d = r.substr(zi, 7)), (zi += 7))
                                                    : ((d = s), 0 === ec && ac(nr)),
                                                  d === s &&
                                                    ('invoker' === r.substr(zi, 7).toLowerCase()
                                                      ? ((d = r.substr(zi, 7)), (zi += 7))
                                                      : ((d = s), 0 === ec && ac(or))),
                                                  d !== s ? (l = f = [f, b, p, v, d]) : ((zi = l), (l = s)))
                                                : ((zi = l), (l = s)))
                                            : ((zi = l), (l = s)),
                                          l === s && (l = null),
                                          l !== s &&
                                          (f = Pp()) !== s &&
                                          (b = vp()) !== s &&
                                          (p = Pp()) !== s &&
                                          (v = Cl()) !== s &&
                                          (d = Pp()) !== s
                                            ? ((y = zi),
                                              (w = jp()) !== s &&
                                              (L = Pp()) !== s &&
                                              (h = sf()) !== s &&
                                              (C = Pp()) !== s &&
                                              (m = xp()) !== s
                                                ? (y = w = [w, L, h, C, m])
                                                : ((zi = y), (y = s)),
                                              y === s && (y = null),
                                              y !== s &&
                                              (w = Pp()) !== s &&
                                              (L = wb()) !== s &&
                                              (h = Pp()) !== s &&
                                              (C = ol()) !== s &&
                                              (m = Pp()) !== s
                                                ? ((E = (function () {
                                                    var t, e, n, o, u;
                                                    (t = zi),
                                                      (e = Sb()) !== s && Pp() !== s
                                                        ? ('cascaded' === r.substr(zi, 8).toLowerCase()
                                                            ? ((n = r.substr(zi, 8)), (zi += 8))
                                                            : ((n = s), 0 === ec && ac(V)),
                                                          n === s &&
                                                            ('local' === r.substr(zi, 5).toLowerCase()
                                                              ? ((n = r.substr(zi, 5)), (zi += 5))
                                                              : ((n = s), 0 === ec && ac(X))),
                                                          n !== s && Pp() !== s
                                                            ? ('check' === r.substr(zi, 5).toLowerCase()
                                                                ? ((o = r.substr(zi, 5)), (zi += 5))
                                                                : ((o = s), 0 === ec && ac(K)),
                                                              o !== s && Pp() !== s
                                                                ? ('OPTION' === r.substr(zi, 6)
                                                                    ? ((u = 'OPTION'), (zi += 6))
                                                                    : ((u = s), 0 === ec && ac(Q)),
                                                                  u !== s
                                                                    ? ((Zi = t),
                                                                      (e = `with ${n.toLowerCase()} check option`),
                                                                      (t = e))
                                                                    : ((zi = t), (t = s)))
                                                                : ((zi = t), (t = s)))
                                                            : ((zi = t), (t = s)))
                                                        : ((zi = t), (t = s));
                                                    t === s &&
                                                      ((t = zi),
                                                      (e = Sb()) !== s && Pp() !== s
                                                        ? ('check' === r.substr(zi, 5).toLowerCase()
                                                            ? ((n = r.substr(zi, 5)), (zi += 5))
                                                            : ((n = s), 0 === ec && ac(K)),
                                                          n !== s && Pp() !== s
                                                            ? ('OPTION' === r.substr(zi, 6)
                                                                ? ((o = 'OPTION'), (zi += 6))
                                                                : ((o = s), 0 === ec && ac(Q)),
                                                              o !== s
                                                                ? ((Zi = t), (t = e = 'with check option'))
                                                                : ((zi = t), (t = s)))
                                                            : ((zi = t), (t = s)))
                                                        : ((zi = t), (t = s)));
                                                    return t;
                                                  })()) === s && (E = null),
                                                  E !== s
                                                    ? ((Zi = t),
                                                      (A = e),
                                                      (T = n),
                                                      (_ = u),
                                                      (g = i),
                                                      (I = l),
                                                      (N = y),
                                                      (O = C),
                                                      (R = E),
                                                      ((S = v).view = S.table),
                                                      delete S.table,
                                                      (e = {
                                                        tableList: Array.from(hv),
                                                        columnList: yv(Cv),
                                                        ast: {
                                                          type: A[0].toLowerCase(),
                                                          keyword: 'view',
                                                          replace: T && 'or replace',
                                                          algorithm: _ && _[4],
                                                          definer: g,
                                                          sql_security: I && I[4],
                                                          columns: N && N[2],
                                                          select: O,
                                                          view: S,
                                                          with: R,
                                                        },
                                                      }),
                                                      (t = e))
                                                    : ((zi = t), (t = s)))
                                                : ((zi = t), (t = s)))
                                            : ((zi = t), (t = s)))
                                        : ((zi = t), (t = s)))
                                    : ((zi = t), (t = s)))
                                : ((zi = t), (t = s)))
                            : ((zi = t), (t = s));
                        var A, T, _, g, I, S, N, O, R;
                        return t;
                      })()) === s &&
                      (t = (function () {
                        var t, e, n, o, u, a, i, c, l, f, b;
                        (t = zi),
                          (e = ub()) !== s && Pp() !== s && cp() !== s && Pp() !== s
                            ? ((n = yc()) === s && (n = null),
                              n !== s &&
                              Pp() !== s &&
                              (o = (function () {
                                var r, t, e, n, o, u, a, i;
                                if (((r = zi), (t = wc()) !== s)) {
                                  for (
                                    e = [],
                                      n = zi,
                                      (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = wc()) !== s
                                        ? (n = o = [o, u, a, i])
                                        : ((zi = n), (n = s));
                                    n !== s;
                                  )
                                    e.push(n),
                                      (n = zi),
                                      (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = wc()) !== s
                                        ? (n = o = [o, u, a, i])
                                        : ((zi = n), (n = s));
                                  e !== s ? ((Zi = r), (t = h(t, e)), (r = t)) : ((zi = r), (r = s));
                                } else (zi = r), (r = s);
                                return r;
                              })()) !== s &&
                              Pp() !== s
                                ? ((u = (function () {
                                    var t, e, n;
                                    (t = zi),
                                      Jf() !== s && Pp() !== s
                                        ? ('role' === r.substr(zi, 4).toLowerCase()
                                            ? ((e = r.substr(zi, 4)), (zi += 4))
                                            : ((e = s), 0 === ec && ac(C)),
                                          e !== s && Pp() !== s && (n = Kc()) !== s
                                            ? ((Zi = t), (t = { keyword: 'default role', value: n }))
                                            : ((zi = t), (t = s)))
                                        : ((zi = t), (t = s));
                                    return t;
                                  })()) === s && (u = null),
                                  u !== s && Pp() !== s
                                    ? ((a = (function () {
                                        var t, e, n;
                                        (t = zi),
                                          'require' === r.substr(zi, 7).toLowerCase()
                                            ? ((e = r.substr(zi, 7)), (zi += 7))
                                            : ((e = s), 0 === ec && ac(S));
                                        e !== s &&
                                        Pp() !== s &&
                                        (n = (function () {
                                          var r, t, e, n, o, u, a, i;
                                          if (((r = zi), (t = Lc()) !== s)) {
                                            for (
                                              e = [],
                                                n = zi,
                                                (o = Pp()) !== s &&
                                                (u = Hb()) !== s &&
                                                (a = Pp()) !== s &&
                                                (i = Lc()) !== s
                                                  ? (n = o = [o, u, a, i])
                                                  : ((zi = n), (n = s));
                                              n !== s;
                                            )
                                              e.push(n),
                                                (n = zi),
                                                (o = Pp()) !== s &&
                                                (u = Hb()) !== s &&
                                                (a = Pp()) !== s &&
                                                (i = Lc()) !== s
                                                  ? (n = o = [o, u, a, i])
                                                  : ((zi = n), (n = s));
                                            e !== s ? ((Zi = r), (t = vv(t, e)), (r = t)) : ((zi = r), (r = s));
                                          } else (zi = r), (r = s);
                                          return r;
                                        })()) !== s
                                          ? ((Zi = t), (t = e = { keyword: 'require', value: n }))
                                          : ((zi = t), (t = s));
                                        return t;
                                      })()) === s && (a = null),
                                      a !== s && Pp() !== s
                                        ? ((i = (function () {
                                            var r, t, e, n, o, u, a;
                                            if (((r = zi), (t = Sb()) !== s))
                                              if (Pp() !== s)
                                                if ((e = hc()) !== s) {
                                                  for (
                                                    n = [],
                                                      o = zi,
                                                      (u = Pp()) !== s && (a = hc()) !== s
                                                        ? (o = u = [u, a])
                                                        : ((zi = o), (o = s));
                                                    o !== s;
                                                  )
                                                    n.push(o),
                                                      (o = zi),
                                                      (u = Pp()) !== s && (a = hc()) !== s
                                                        ? (o = u = [u, a])
                                                        : ((zi = o), (o = s));
                                                  n !== s
                                                    ? ((Zi = r),
                                                      (t = (function (r, t) {
                                                        const e = [r];
                                                        if (t) for (const r of t) e.push(r[1]);
                                                        return { keyword: 'with', value: e };
                                                      })(e, n)),
                                                      (r = t))
                                                    : ((zi = r), (r = s));
                                                } else (zi = r), (r = s);
                                              else (zi = r), (r = s);
                                            else (zi = r), (r = s);
                                            return r;
                                          })()) === s && (i = null),
                                          i !== s && Pp() !== s
                                            ? ((c = (function () {
                                                var r, t, e, n, o, u;
                                                if (((r = zi), (t = Cc()) !== s)) {
                                                  for (
                                                    e = [],
                                                      n = zi,
                                                      (o = Pp()) !== s && (u = Cc()) !== s
                                                        ? (n = o = [o, u])
                                                        : ((zi = n), (n = s));
                                                    n !== s;
                                                  )
                                                    e.push(n),
                                                      (n = zi),
                                                      (o = Pp()) !== s && (u = Cc()) !== s
                                                        ? (n = o = [o, u])
                                                        : ((zi = n), (n = s));
                                                  e !== s
                                                    ? ((Zi = r), (t = pv(t, e, 1)), (r = t))
                                                    : ((zi = r), (r = s));
                                                } else (zi = r), (r = s);
                                                return r;
                                              })()) === s && (c = null),
                                              c !== s && Pp() !== s
                                                ? ((l = (function () {
                                                    var t, e, n;
                                                    (t = zi),
                                                      'account' === r.substr(zi, 7).toLowerCase()
                                                        ? ((e = r.substr(zi, 7)), (zi += 7))
                                                        : ((e = s), 0 === ec && ac(B));
                                                    e !== s && Pp() !== s
                                                      ? ('lock' === r.substr(zi, 4).toLowerCase()
                                                          ? ((n = r.substr(zi, 4)), (zi += 4))
                                                          : ((n = s), 0 === ec && ac($)),
                                                        n === s &&
                                                          ('unlock' === r.substr(zi, 6).toLowerCase()
                                                            ? ((n = r.substr(zi, 6)), (zi += 6))
                                                            : ((n = s), 0 === ec && ac(W))),
                                                        n !== s
                                                          ? ((Zi = t),
                                                            (e = (function (r) {
                                                              const t = {
                                                                type: 'origin',
                                                                value: r.toLowerCase(),
                                                                prefix: 'account',
                                                              };
                                                              return t;
                                                            })(n)),
                                                            (t = e))
                                                          : ((zi = t), (t = s)))
                                                      : ((zi = t), (t = s));
                                                    return t;
                                                  })()) === s && (l = null),
                                                  l !== s && Pp() !== s
                                                    ? ((f = Hp()) === s && (f = null),
                                                      f !== s && Pp() !== s
                                                        ? ((b = (function () {
                                                            var t, e, n;
                                                            (t = zi),
                                                              'attribute' === r.substr(zi, 9).toLowerCase()
                                                                ? ((e = r.substr(zi, 9)), (zi += 9))
                                                                : ((e = s), 0 === ec && ac(q));
                                                            e !== s && Pp() !== s && (n = Yf()) !== s
                                                              ? ((Zi = t), ((o = n).prefix = 'attribute'), (t = e = o))
                                                              : ((zi = t), (t = s));
                                                            var o;
                                                            return t;
                                                          })()) === s && (b = null),
                                                          b !== s
                                                            ? ((Zi = t),
                                                              (p = e),
                                                              (v = n),
                                                              (d = o),
                                                              (y = u),
                                                              (w = a),
                                                              (L = i),
                                                              (m = c),
                                                              (E = l),
                                                              (A = f),
                                                              (T = b),
                                                              (e = {
                                                                tableList: Array.from(hv),
                                                                columnList: yv(Cv),
                                                                ast: {
                                                                  type: p[0].toLowerCase(),
                                                                  keyword: 'user',
                                                                  if_not_exists: v,
                                                                  user: d,
                                                                  default_role: y,
                                                                  require: w,
                                                                  resource_options: L,
                                                                  password_options: m,
                                                                  lock_option: E,
                                                                  comment: A,
                                                                  attribute: T,
                                                                },
                                                              }),
                                                              (t = e))
                                                            : ((zi = t), (t = s)))
                                                        : ((zi = t), (t = s)))
                                                    : ((zi = t), (t = s)))
                                                : ((zi = t), (t = s)))
                                            : ((zi = t), (t = s)))
                                        : ((zi = t), (t = s)))
                                    : ((zi = t), (t = s)))
                                : ((zi = t), (t = s)))
                            : ((zi = t), (t = s));
                        var p, v, d, y, w, L, m, E, A, T;
                        return t;
                      })());
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o;
                    (t = zi),
                      (e = (function () {
                        var t, e, n, o;
                        (t = zi),
                          'truncate' === r.substr(zi, 8).toLowerCase()
                            ? ((e = r.substr(zi, 8)), (zi += 8))
                            : ((e = s), 0 === ec && ac(Mr));
                        e !== s
                          ? ((n = zi),
                            ec++,
                            (o = Cf()),
                            ec--,
                            o === s ? (n = void 0) : ((zi = n), (n = s)),
                            n !== s ? ((Zi = t), (t = e = 'TRUNCATE')) : ((zi = t), (t = s)))
                          : ((zi = t), (t = s));
                        return t;
                      })()) !== s && Pp() !== s
                        ? ((n = Lb()) === s && (n = null),
                          n !== s && Pp() !== s && (o = yl()) !== s
                            ? ((Zi = t),
                              (u = e),
                              (a = n),
                              (i = o) && i.forEach((r) => hv.add(`${u}::${r.db}::${r.table}`)),
                              (e = {
                                tableList: Array.from(hv),
                                columnList: yv(Cv),
                                ast: { type: u.toLowerCase(), keyword: (a && a.toLowerCase()) || 'table', name: i },
                              }),
                              (t = e))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                    var u, a, i;
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var r, t, e;
                    (r = zi),
                      (t = fb()) !== s &&
                      Pp() !== s &&
                      Lb() !== s &&
                      Pp() !== s &&
                      (e = (function () {
                        var r, t, e, n, o, u, a, i;
                        if (((r = zi), (t = bl()) !== s)) {
                          for (
                            e = [],
                              n = zi,
                              (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = bl()) !== s
                                ? (n = o = [o, u, a, i])
                                : ((zi = n), (n = s));
                            n !== s;
                          )
                            e.push(n),
                              (n = zi),
                              (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = bl()) !== s
                                ? (n = o = [o, u, a, i])
                                : ((zi = n), (n = s));
                          e !== s ? ((Zi = r), (t = sr(t, e)), (r = t)) : ((zi = r), (r = s));
                        } else (zi = r), (r = s);
                        return r;
                      })()) !== s
                        ? ((Zi = r),
                          (n = e).forEach((r) => r.forEach((r) => r.table && hv.add(`rename::${r.db}::${r.table}`))),
                          (t = { tableList: Array.from(hv), columnList: yv(Cv), ast: { type: 'rename', table: n } }),
                          (r = t))
                        : ((zi = r), (r = s));
                    var n;
                    return r;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n;
                    (t = zi),
                      (e = (function () {
                        var t, e, n, o;
                        (t = zi),
                          'call' === r.substr(zi, 4).toLowerCase()
                            ? ((e = r.substr(zi, 4)), (zi += 4))
                            : ((e = s), 0 === ec && ac(ia));
                        e !== s
                          ? ((n = zi),
                            ec++,
                            (o = Cf()),
                            ec--,
                            o === s ? (n = void 0) : ((zi = n), (n = s)),
                            n !== s ? ((Zi = t), (t = e = 'CALL')) : ((zi = t), (t = s)))
                          : ((zi = t), (t = s));
                        return t;
                      })()) !== s &&
                      Pp() !== s &&
                      (n = (function () {
                        var r;
                        (r = zp()) === s && (r = Zp());
                        return r;
                      })()) !== s
                        ? ((Zi = t),
                          (o = n),
                          (e = { tableList: Array.from(hv), columnList: yv(Cv), ast: { type: 'call', expr: o } }),
                          (t = e))
                        : ((zi = t), (t = s));
                    var o;
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n;
                    (t = zi),
                      (e = (function () {
                        var t, e, n, o;
                        (t = zi),
                          'use' === r.substr(zi, 3).toLowerCase()
                            ? ((e = r.substr(zi, 3)), (zi += 3))
                            : ((e = s), 0 === ec && ac(tu));
                        e !== s
                          ? ((n = zi),
                            ec++,
                            (o = Cf()),
                            ec--,
                            o === s ? (n = void 0) : ((zi = n), (n = s)),
                            n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                          : ((zi = t), (t = s));
                        return t;
                      })()) !== s &&
                      Pp() !== s &&
                      (n = lf()) !== s
                        ? ((Zi = t),
                          (o = n),
                          hv.add(`use::${o}::null`),
                          (e = { tableList: Array.from(hv), columnList: yv(Cv), ast: { type: 'use', db: o } }),
                          (t = e))
                        : ((zi = t), (t = s));
                    var o;
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var r, t, e, n;
                    (r = zi),
                      (t = nb()) !== s &&
                      Pp() !== s &&
                      Lb() !== s &&
                      Pp() !== s &&
                      (e = Cl()) !== s &&
                      Pp() !== s &&
                      (n = (function () {
                        var r, t, e, n, o, u, a, i;
                        if (((r = zi), (t = Sc()) !== s)) {
                          for (
                            e = [],
                              n = zi,
                              (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = Sc()) !== s
                                ? (n = o = [o, u, a, i])
                                : ((zi = n), (n = s));
                            n !== s;
                          )
                            e.push(n),
                              (n = zi),
                              (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = Sc()) !== s
                                ? (n = o = [o, u, a, i])
                                : ((zi = n), (n = s));
                          e !== s ? ((Zi = r), (t = sr(t, e)), (r = t)) : ((zi = r), (r = s));
                        } else (zi = r), (r = s);
                        return r;
                      })()) !== s
                        ? ((Zi = r),
                          (o = e),
                          (u = n),
                          hv.add(`alter::${o.db}::${o.table}`),
                          (t = {
                            tableList: Array.from(hv),
                            columnList: yv(Cv),
                            ast: { type: 'alter', table: [o], expr: u },
                          }),
                          (r = t))
                        : ((zi = r), (r = s));
                    var o, u;
                    return r;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o;
                    (t = zi),
                      (e = yb()) !== s && Pp() !== s
                        ? ((n = (function () {
                            var t, e, n, o;
                            (t = zi),
                              'global' === r.substr(zi, 6).toLowerCase()
                                ? ((e = r.substr(zi, 6)), (zi += 6))
                                : ((e = s), 0 === ec && ac(Qa));
                            e !== s
                              ? ((n = zi),
                                ec++,
                                (o = Cf()),
                                ec--,
                                o === s ? (n = void 0) : ((zi = n), (n = s)),
                                n !== s ? ((Zi = t), (t = e = 'GLOBAL')) : ((zi = t), (t = s)))
                              : ((zi = t), (t = s));
                            return t;
                          })()) === s &&
                            (n = (function () {
                              var t, e, n, o;
                              (t = zi),
                                'session' === r.substr(zi, 7).toLowerCase()
                                  ? ((e = r.substr(zi, 7)), (zi += 7))
                                  : ((e = s), 0 === ec && ac(za));
                              e !== s
                                ? ((n = zi),
                                  ec++,
                                  (o = Cf()),
                                  ec--,
                                  o === s ? (n = void 0) : ((zi = n), (n = s)),
                                  n !== s ? ((Zi = t), (t = e = 'SESSION')) : ((zi = t), (t = s)))
                                : ((zi = t), (t = s));
                              return t;
                            })()) === s &&
                            (n = (function () {
                              var t, e, n, o;
                              (t = zi),
                                'local' === r.substr(zi, 5).toLowerCase()
                                  ? ((e = r.substr(zi, 5)), (zi += 5))
                                  : ((e = s), 0 === ec && ac(X));
                              e !== s
                                ? ((n = zi),
                                  ec++,
                                  (o = Cf()),
                                  ec--,
                                  o === s ? (n = void 0) : ((zi = n), (n = s)),
                                  n !== s ? ((Zi = t), (t = e = 'LOCAL')) : ((zi = t), (t = s)))
                                : ((zi = t), (t = s));
                              return t;
                            })()) === s &&
                            (n = (function () {
                              var t, e, n, o;
                              (t = zi),
                                'persist' === r.substr(zi, 7).toLowerCase()
                                  ? ((e = r.substr(zi, 7)), (zi += 7))
                                  : ((e = s), 0 === ec && ac(Za));
                              e !== s
                                ? ((n = zi),
                                  ec++,
                                  (o = Cf()),
                                  ec--,
                                  o === s ? (n = void 0) : ((zi = n), (n = s)),
                                  n !== s ? ((Zi = t), (t = e = 'PERSIST')) : ((zi = t), (t = s)))
                                : ((zi = t), (t = s));
                              return t;
                            })()) === s &&
                            (n = (function () {
                              var t, e, n, o;
                              (t = zi),
                                'persist_only' === r.substr(zi, 12).toLowerCase()
                                  ? ((e = r.substr(zi, 12)), (zi += 12))
                                  : ((e = s), 0 === ec && ac(Ja));
                              e !== s
                                ? ((n = zi),
                                  ec++,
                                  (o = Cf()),
                                  ec--,
                                  o === s ? (n = void 0) : ((zi = n), (n = s)),
                                  n !== s ? ((Zi = t), (t = e = 'PERSIST_ONLY')) : ((zi = t), (t = s)))
                                : ((zi = t), (t = s));
                              return t;
                            })()),
                          n === s && (n = null),
                          n !== s &&
                          Pp() !== s &&
                          (o = (function () {
                            var r, t, e, n, o, u, a, i;
                            if (((r = zi), (t = qp()) !== s)) {
                              for (
                                e = [],
                                  n = zi,
                                  (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = qp()) !== s
                                    ? (n = o = [o, u, a, i])
                                    : ((zi = n), (n = s));
                                n !== s;
                              )
                                e.push(n),
                                  (n = zi),
                                  (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = qp()) !== s
                                    ? (n = o = [o, u, a, i])
                                    : ((zi = n), (n = s));
                              e !== s ? ((Zi = r), (t = Yt(t, e)), (r = t)) : ((zi = r), (r = s));
                            } else (zi = r), (r = s);
                            return r;
                          })()) !== s
                            ? ((Zi = t),
                              (u = n),
                              ((a = o).keyword = u),
                              (e = {
                                tableList: Array.from(hv),
                                columnList: yv(Cv),
                                ast: { type: 'set', keyword: u, expr: a },
                              }),
                              (t = e))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                    var u, a;
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n;
                    (t = zi),
                      (e = (function () {
                        var t, e, n, o;
                        (t = zi),
                          'lock' === r.substr(zi, 4).toLowerCase()
                            ? ((e = r.substr(zi, 4)), (zi += 4))
                            : ((e = s), 0 === ec && ac($));
                        e !== s
                          ? ((n = zi),
                            ec++,
                            (o = Cf()),
                            ec--,
                            o === s ? (n = void 0) : ((zi = n), (n = s)),
                            n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                          : ((zi = t), (t = s));
                        return t;
                      })()) !== s &&
                      Pp() !== s &&
                      Cb() !== s &&
                      Pp() !== s &&
                      (n = (function () {
                        var r, t, e, n, o, u, a, i;
                        if (((r = zi), (t = Yc()) !== s)) {
                          for (
                            e = [],
                              n = zi,
                              (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = Yc()) !== s
                                ? (n = o = [o, u, a, i])
                                : ((zi = n), (n = s));
                            n !== s;
                          )
                            e.push(n),
                              (n = zi),
                              (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = Yc()) !== s
                                ? (n = o = [o, u, a, i])
                                : ((zi = n), (n = s));
                          e !== s ? ((Zi = r), (t = Yt(t, e)), (r = t)) : ((zi = r), (r = s));
                        } else (zi = r), (r = s);
                        return r;
                      })()) !== s
                        ? ((Zi = t),
                          (o = n),
                          (e = {
                            tableList: Array.from(hv),
                            columnList: yv(Cv),
                            ast: { type: 'lock', keyword: 'tables', tables: o },
                          }),
                          (t = e))
                        : ((zi = t), (t = s));
                    var o;
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e;
                    (t = zi),
                      (e = (function () {
                        var t, e, n, o;
                        (t = zi),
                          'unlock' === r.substr(zi, 6).toLowerCase()
                            ? ((e = r.substr(zi, 6)), (zi += 6))
                            : ((e = s), 0 === ec && ac(W));
                        e !== s
                          ? ((n = zi),
                            ec++,
                            (o = Cf()),
                            ec--,
                            o === s ? (n = void 0) : ((zi = n), (n = s)),
                            n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                          : ((zi = t), (t = s));
                        return t;
                      })()) !== s &&
                      Pp() !== s &&
                      Cb() !== s
                        ? ((Zi = t),
                          (e = {
                            tableList: Array.from(hv),
                            columnList: yv(Cv),
                            ast: { type: 'unlock', keyword: 'tables' },
                          }),
                          (t = e))
                        : ((zi = t), (t = s));
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a, i, c, l;
                    (t = zi),
                      (e = tb()) !== s && Pp() !== s
                        ? ('binary' === r.substr(zi, 6).toLowerCase()
                            ? ((n = r.substr(zi, 6)), (zi += 6))
                            : ((n = s), 0 === ec && ac(Bt)),
                          n === s &&
                            ('master' === r.substr(zi, 6).toLowerCase()
                              ? ((n = r.substr(zi, 6)), (zi += 6))
                              : ((n = s), 0 === ec && ac($t))),
                          n !== s && (o = Pp()) !== s
                            ? ('logs' === r.substr(zi, 4).toLowerCase()
                                ? ((u = r.substr(zi, 4)), (zi += 4))
                                : ((u = s), 0 === ec && ac(Wt)),
                              u !== s
                                ? ((Zi = t),
                                  (f = n),
                                  (e = {
                                    tableList: Array.from(hv),
                                    columnList: yv(Cv),
                                    ast: { type: 'show', suffix: 'logs', keyword: f.toLowerCase() },
                                  }),
                                  (t = e))
                                : ((zi = t), (t = s)))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                    var f;
                    t === s &&
                      ((t = zi),
                      (e = tb()) !== s && Pp() !== s && (n = Cb()) !== s
                        ? ((Zi = t),
                          hv.add('show::null::null'),
                          (e = {
                            tableList: Array.from(hv),
                            columnList: yv(Cv),
                            ast: { type: 'show', keyword: 'tables' },
                          }),
                          (t = e))
                        : ((zi = t), (t = s)),
                      t === s &&
                        ((t = zi),
                        (e = tb()) !== s && Pp() !== s
                          ? ('triggers' === r.substr(zi, 8).toLowerCase()
                              ? ((n = r.substr(zi, 8)), (zi += 8))
                              : ((n = s), 0 === ec && ac(qt)),
                            n === s &&
                              ('status' === r.substr(zi, 6).toLowerCase()
                                ? ((n = r.substr(zi, 6)), (zi += 6))
                                : ((n = s), 0 === ec && ac(Vt)),
                              n === s &&
                                ('processlist' === r.substr(zi, 11).toLowerCase()
                                  ? ((n = r.substr(zi, 11)), (zi += 11))
                                  : ((n = s), 0 === ec && ac(Xt)))),
                            n !== s
                              ? ((Zi = t),
                                (d = n),
                                (e = {
                                  tableList: Array.from(hv),
                                  columnList: yv(Cv),
                                  ast: { type: 'show', keyword: d.toLowerCase() },
                                }),
                                (t = e))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s)),
                        t === s &&
                          ((t = zi),
                          (e = tb()) !== s && Pp() !== s
                            ? ('procedure' === r.substr(zi, 9).toLowerCase()
                                ? ((n = r.substr(zi, 9)), (zi += 9))
                                : ((n = s), 0 === ec && ac(Kt)),
                              n === s &&
                                ('function' === r.substr(zi, 8).toLowerCase()
                                  ? ((n = r.substr(zi, 8)), (zi += 8))
                                  : ((n = s), 0 === ec && ac(Qt))),
                              n !== s && (o = Pp()) !== s
                                ? ('status' === r.substr(zi, 6).toLowerCase()
                                    ? ((u = r.substr(zi, 6)), (zi += 6))
                                    : ((u = s), 0 === ec && ac(Vt)),
                                  u !== s
                                    ? ((Zi = t),
                                      (e = (function (r) {
                                        return {
                                          tableList: Array.from(hv),
                                          columnList: yv(Cv),
                                          ast: { type: 'show', keyword: r.toLowerCase(), suffix: 'status' },
                                        };
                                      })(n)),
                                      (t = e))
                                    : ((zi = t), (t = s)))
                                : ((zi = t), (t = s)))
                            : ((zi = t), (t = s)),
                          t === s &&
                            ((t = zi),
                            (e = tb()) !== s && Pp() !== s
                              ? ('binlog' === r.substr(zi, 6).toLowerCase()
                                  ? ((n = r.substr(zi, 6)), (zi += 6))
                                  : ((n = s), 0 === ec && ac(zt)),
                                n !== s && (o = Pp()) !== s
                                  ? ('events' === r.substr(zi, 6).toLowerCase()
                                      ? ((u = r.substr(zi, 6)), (zi += 6))
                                      : ((u = s), 0 === ec && ac(Zt)),
                                    u !== s && (a = Pp()) !== s
                                      ? ((i = zl()) === s && (i = null),
                                        i !== s && Pp() !== s
                                          ? ((c = fl()) === s && (c = null),
                                            c !== s && Pp() !== s
                                              ? ((l = Sl()) === s && (l = null),
                                                l !== s
                                                  ? ((Zi = t),
                                                    (b = i),
                                                    (p = c),
                                                    (v = l),
                                                    (e = {
                                                      tableList: Array.from(hv),
                                                      columnList: yv(Cv),
                                                      ast: {
                                                        type: 'show',
                                                        suffix: 'events',
                                                        keyword: 'binlog',
                                                        in: b,
                                                        from: p,
                                                        limit: v,
                                                      },
                                                    }),
                                                    (t = e))
                                                  : ((zi = t), (t = s)))
                                              : ((zi = t), (t = s)))
                                          : ((zi = t), (t = s)))
                                      : ((zi = t), (t = s)))
                                  : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)),
                            t === s &&
                              ((t = zi),
                              (e = tb()) !== s && Pp() !== s
                                ? ((n = zi),
                                  'character' === r.substr(zi, 9).toLowerCase()
                                    ? ((o = r.substr(zi, 9)), (zi += 9))
                                    : ((o = s), 0 === ec && ac(lt)),
                                  o !== s && (u = Pp()) !== s
                                    ? ('set' === r.substr(zi, 3).toLowerCase()
                                        ? ((a = r.substr(zi, 3)), (zi += 3))
                                        : ((a = s), 0 === ec && ac(ft)),
                                      a !== s ? (n = o = [o, u, a]) : ((zi = n), (n = s)))
                                    : ((zi = n), (n = s)),
                                  n === s &&
                                    ('collation' === r.substr(zi, 9).toLowerCase()
                                      ? ((n = r.substr(zi, 9)), (zi += 9))
                                      : ((n = s), 0 === ec && ac(Jt)),
                                    n === s &&
                                      ('databases' === r.substr(zi, 9).toLowerCase()
                                        ? ((n = r.substr(zi, 9)), (zi += 9))
                                        : ((n = s), 0 === ec && ac(re)))),
                                  n !== s && (o = Pp()) !== s
                                    ? ((u = Ql()) === s && (u = El()),
                                      u === s && (u = null),
                                      u !== s
                                        ? ((Zi = t),
                                          (e = (function (r, t) {
                                            let e = (Array.isArray(r) && r) || [r];
                                            return {
                                              tableList: Array.from(hv),
                                              columnList: yv(Cv),
                                              ast: {
                                                type: 'show',
                                                suffix: e[2] && e[2].toLowerCase(),
                                                keyword: e[0].toLowerCase(),
                                                expr: t,
                                              },
                                            };
                                          })(n, u)),
                                          (t = e))
                                        : ((zi = t), (t = s)))
                                    : ((zi = t), (t = s)))
                                : ((zi = t), (t = s)),
                              t === s &&
                                ((t = zi),
                                (e = tb()) !== s && Pp() !== s
                                  ? ('columns' === r.substr(zi, 7).toLowerCase()
                                      ? ((n = r.substr(zi, 7)), (zi += 7))
                                      : ((n = s), 0 === ec && ac(te)),
                                    n === s &&
                                      ('indexes' === r.substr(zi, 7).toLowerCase()
                                        ? ((n = r.substr(zi, 7)), (zi += 7))
                                        : ((n = s), 0 === ec && ac(ee)),
                                      n === s &&
                                        ('index' === r.substr(zi, 5).toLowerCase()
                                          ? ((n = r.substr(zi, 5)), (zi += 5))
                                          : ((n = s), 0 === ec && ac(It)))),
                                    n !== s && (o = Pp()) !== s && (u = fl()) !== s
                                      ? ((Zi = t),
                                        (e = (function (r, t) {
                                          return {
                                            tableList: Array.from(hv),
                                            columnList: yv(Cv),
                                            ast: { type: 'show', keyword: r.toLowerCase(), from: t },
                                          };
                                        })(n, u)),
                                        (t = e))
                                      : ((zi = t), (t = s)))
                                  : ((zi = t), (t = s)),
                                t === s &&
                                  ((t = zi),
                                  (e = tb()) !== s && Pp() !== s && (n = ub()) !== s && (o = Pp()) !== s
                                    ? ((u = vp()) === s &&
                                        (u = Lb()) === s &&
                                        ('event' === r.substr(zi, 5).toLowerCase()
                                          ? ((u = r.substr(zi, 5)), (zi += 5))
                                          : ((u = s), 0 === ec && ac(ne)),
                                        u === s &&
                                          (u = hb()) === s &&
                                          ('procedure' === r.substr(zi, 9).toLowerCase()
                                            ? ((u = r.substr(zi, 9)), (zi += 9))
                                            : ((u = s), 0 === ec && ac(Kt)))),
                                      u !== s && (a = Pp()) !== s && (i = Cl()) !== s
                                        ? ((Zi = t),
                                          (e = (function (r, t) {
                                            const e = r.toLowerCase();
                                            return {
                                              tableList: Array.from(hv),
                                              columnList: yv(Cv),
                                              ast: { type: 'show', keyword: 'create', suffix: e, [e]: t },
                                            };
                                          })(u, i)),
                                          (t = e))
                                        : ((zi = t), (t = s)))
                                    : ((zi = t), (t = s)),
                                  t === s &&
                                    (t = (function () {
                                      var t, e, n, o;
                                      (t = zi),
                                        (e = tb()) !== s && Pp() !== s
                                          ? ('grants' === r.substr(zi, 6).toLowerCase()
                                              ? ((n = r.substr(zi, 6)), (zi += 6))
                                              : ((n = s), 0 === ec && ac(oe)),
                                            n !== s && Pp() !== s
                                              ? ((o = (function () {
                                                  var t, e, n, o, u, a, i;
                                                  (t = zi),
                                                    'for' === r.substr(zi, 3).toLowerCase()
                                                      ? ((e = r.substr(zi, 3)), (zi += 3))
                                                      : ((e = s), 0 === ec && ac(vr));
                                                  e !== s && Pp() !== s && (n = lf()) !== s && Pp() !== s
                                                    ? ((o = zi),
                                                      (u = dp()) !== s && (a = Pp()) !== s && (i = lf()) !== s
                                                        ? (o = u = [u, a, i])
                                                        : ((zi = o), (o = s)),
                                                      o === s && (o = null),
                                                      o !== s && (u = Pp()) !== s
                                                        ? ((a = (function () {
                                                            var r, t;
                                                            (r = zi),
                                                              Ib() !== s &&
                                                              Pp() !== s &&
                                                              (t = (function () {
                                                                var r, t, e, n, o, u, a, i;
                                                                if (((r = zi), (t = lf()) !== s)) {
                                                                  for (
                                                                    e = [],
                                                                      n = zi,
                                                                      (o = Pp()) !== s &&
                                                                      (u = Op()) !== s &&
                                                                      (a = Pp()) !== s &&
                                                                      (i = lf()) !== s
                                                                        ? (n = o = [o, u, a, i])
                                                                        : ((zi = n), (n = s));
                                                                    n !== s;
                                                                  )
                                                                    e.push(n),
                                                                      (n = zi),
                                                                      (o = Pp()) !== s &&
                                                                      (u = Op()) !== s &&
                                                                      (a = Pp()) !== s &&
                                                                      (i = lf()) !== s
                                                                        ? (n = o = [o, u, a, i])
                                                                        : ((zi = n), (n = s));
                                                                  e !== s
                                                                    ? ((Zi = r), (t = Yt(t, e)), (r = t))
                                                                    : ((zi = r), (r = s));
                                                                } else (zi = r), (r = s);
                                                                return r;
                                                              })()) !== s
                                                                ? ((Zi = r), (r = t))
                                                                : ((zi = r), (r = s));
                                                            return r;
                                                          })()) === s && (a = null),
                                                          a !== s
                                                            ? ((Zi = t),
                                                              (l = a),
                                                              (e = { user: n, host: (c = o) && c[2], role_list: l }),
                                                              (t = e))
                                                            : ((zi = t), (t = s)))
                                                        : ((zi = t), (t = s)))
                                                    : ((zi = t), (t = s));
                                                  var c, l;
                                                  return t;
                                                })()) === s && (o = null),
                                                o !== s
                                                  ? ((Zi = t),
                                                    (u = o),
                                                    (e = {
                                                      tableList: Array.from(hv),
                                                      columnList: yv(Cv),
                                                      ast: { type: 'show', keyword: 'grants', for: u },
                                                    }),
                                                    (t = e))
                                                  : ((zi = t), (t = s)))
                                              : ((zi = t), (t = s)))
                                          : ((zi = t), (t = s));
                                      var u;
                                      return t;
                                    })()))))))));
                    var b, p, v;
                    var d;
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n;
                    (t = zi),
                      (e = jb()) === s &&
                        (e = (function () {
                          var t, e, n, o;
                          (t = zi),
                            'describe' === r.substr(zi, 8).toLowerCase()
                              ? ((e = r.substr(zi, 8)), (zi += 8))
                              : ((e = s), 0 === ec && ac($u));
                          e !== s
                            ? ((n = zi),
                              ec++,
                              (o = Cf()),
                              ec--,
                              o === s ? (n = void 0) : ((zi = n), (n = s)),
                              n !== s ? ((Zi = t), (t = e = 'DESCRIBE')) : ((zi = t), (t = s)))
                            : ((zi = t), (t = s));
                          return t;
                        })());
                    e !== s && Pp() !== s && (n = lf()) !== s
                      ? ((Zi = t),
                        (o = n),
                        (e = { tableList: Array.from(hv), columnList: yv(Cv), ast: { type: 'desc', table: o } }),
                        (t = e))
                      : ((zi = t), (t = s));
                    var o;
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a, i, c, l;
                    (t = zi),
                      'grant' === r.substr(zi, 5).toLowerCase()
                        ? ((e = r.substr(zi, 5)), (zi += 5))
                        : ((e = s), 0 === ec && ac(Ue));
                    e !== s &&
                    Pp() !== s &&
                    (n = (function () {
                      var r, t, e, n, o, u, a, i;
                      if (((r = zi), (t = Vc()) !== s)) {
                        for (
                          e = [],
                            n = zi,
                            (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = Vc()) !== s
                              ? (n = o = [o, u, a, i])
                              : ((zi = n), (n = s));
                          n !== s;
                        )
                          e.push(n),
                            (n = zi),
                            (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = Vc()) !== s
                              ? (n = o = [o, u, a, i])
                              : ((zi = n), (n = s));
                        e !== s ? ((Zi = r), (t = h(t, e)), (r = t)) : ((zi = r), (r = s));
                      } else (zi = r), (r = s);
                      return r;
                    })()) !== s &&
                    Pp() !== s &&
                    (o = Ab()) !== s &&
                    Pp() !== s
                      ? ((u = (function () {
                          var t, e;
                          (t = zi),
                            (e = Lb()) === s &&
                              ('function' === r.substr(zi, 8).toLowerCase()
                                ? ((e = r.substr(zi, 8)), (zi += 8))
                                : ((e = s), 0 === ec && ac(Qt)),
                              e === s &&
                                ('procedure' === r.substr(zi, 9).toLowerCase()
                                  ? ((e = r.substr(zi, 9)), (zi += 9))
                                  : ((e = s), 0 === ec && ac(Kt))));
                          e !== s && ((Zi = t), (e = { type: 'origin', value: e.toUpperCase() }));
                          return (t = e);
                        })()) === s && (u = null),
                        u !== s &&
                        Pp() !== s &&
                        (a = (function () {
                          var r, t, e, n, o;
                          (r = zi), (t = zi), (e = lf()) === s && (e = Rp());
                          e !== s && (n = Pp()) !== s && (o = Np()) !== s ? (t = e = [e, n, o]) : ((zi = t), (t = s));
                          t === s && (t = null);
                          t !== s && (e = Pp()) !== s
                            ? ((n = lf()) === s && (n = Rp()),
                              n !== s
                                ? ((Zi = r), (a = n), (t = { prefix: (u = t) && u[0], name: a }), (r = t))
                                : ((zi = r), (r = s)))
                            : ((zi = r), (r = s));
                          var u, a;
                          return r;
                        })()) !== s &&
                        Pp() !== s &&
                        (i = rb()) !== s &&
                        Pp() !== s &&
                        (c = Kc()) !== s &&
                        Pp() !== s
                          ? ((l = (function () {
                              var t, e, n;
                              (t = zi),
                                Sb() !== s && Pp() !== s
                                  ? ('grant' === r.substr(zi, 5).toLowerCase()
                                      ? ((e = r.substr(zi, 5)), (zi += 5))
                                      : ((e = s), 0 === ec && ac(Ue)),
                                    e !== s && Pp() !== s
                                      ? ('option' === r.substr(zi, 6).toLowerCase()
                                          ? ((n = r.substr(zi, 6)), (zi += 6))
                                          : ((n = s), 0 === ec && ac(De)),
                                        n !== s
                                          ? ((Zi = t), (t = { type: 'origin', value: 'with grant option' }))
                                          : ((zi = t), (t = s)))
                                      : ((zi = t), (t = s)))
                                  : ((zi = t), (t = s));
                              return t;
                            })()) === s && (l = null),
                            l !== s
                              ? ((Zi = t),
                                (f = n),
                                (b = u),
                                (p = a),
                                (v = i),
                                (d = c),
                                (y = l),
                                (e = {
                                  tableList: Array.from(hv),
                                  columnList: yv(Cv),
                                  ast: {
                                    type: 'grant',
                                    keyword: 'priv',
                                    objects: f,
                                    on: { object_type: b, priv_level: [p] },
                                    to_from: v[0],
                                    user_or_roles: d,
                                    with: y,
                                  },
                                }),
                                (t = e))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s));
                    var f, b, p, v, d, y;
                    t === s &&
                      ((t = zi),
                      'GRANT' === r.substr(zi, 5) ? ((e = 'GRANT'), (zi += 5)) : ((e = s), 0 === ec && ac(He)),
                      e !== s && Pp() !== s
                        ? ('PROXY' === r.substr(zi, 5) ? ((n = 'PROXY'), (zi += 5)) : ((n = s), 0 === ec && ac(Ye)),
                          n !== s &&
                          Pp() !== s &&
                          (o = Ab()) !== s &&
                          Pp() !== s &&
                          (u = Xc()) !== s &&
                          Pp() !== s &&
                          (a = rb()) !== s &&
                          Pp() !== s &&
                          (i = Kc()) !== s &&
                          Pp() !== s
                            ? ((c = Qc()) === s && (c = null),
                              c !== s
                                ? ((Zi = t),
                                  (e = (function (r, t, e, n) {
                                    return {
                                      tableList: Array.from(hv),
                                      columnList: yv(Cv),
                                      ast: {
                                        type: 'grant',
                                        keyword: 'proxy',
                                        objects: [{ priv: { type: 'origin', value: 'proxy' } }],
                                        on: r,
                                        to_from: t[0],
                                        user_or_roles: e,
                                        with: n,
                                      },
                                    };
                                  })(u, a, i, c)),
                                  (t = e))
                                : ((zi = t), (t = s)))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s)),
                      t === s &&
                        ((t = zi),
                        'GRANT' === r.substr(zi, 5) ? ((e = 'GRANT'), (zi += 5)) : ((e = s), 0 === ec && ac(He)),
                        e !== s &&
                        Pp() !== s &&
                        (n = (function () {
                          var r, t, e, n, o, u, a, i;
                          if (((r = zi), (t = lf()) !== s)) {
                            for (
                              e = [],
                                n = zi,
                                (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = lf()) !== s
                                  ? (n = o = [o, u, a, i])
                                  : ((zi = n), (n = s));
                              n !== s;
                            )
                              e.push(n),
                                (n = zi),
                                (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = lf()) !== s
                                  ? (n = o = [o, u, a, i])
                                  : ((zi = n), (n = s));
                            e !== s ? ((Zi = r), (t = h(t, e)), (r = t)) : ((zi = r), (r = s));
                          } else (zi = r), (r = s);
                          return r;
                        })()) !== s &&
                        Pp() !== s &&
                        (o = rb()) !== s &&
                        Pp() !== s &&
                        (u = Kc()) !== s &&
                        Pp() !== s
                          ? ((a = Qc()) === s && (a = null),
                            a !== s
                              ? ((Zi = t),
                                (e = (function (r, t, e, n) {
                                  return {
                                    tableList: Array.from(hv),
                                    columnList: yv(Cv),
                                    ast: {
                                      type: 'grant',
                                      keyword: 'role',
                                      objects: r.map((r) => ({ priv: { type: 'string', value: r } })),
                                      to_from: t[0],
                                      user_or_roles: e,
                                      with: n,
                                    },
                                  };
                                })(n, o, u, a)),
                                (t = e))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s))));
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n;
                    (t = zi),
                      (e = (function () {
                        var t, e, n, o;
                        (t = zi),
                          'explain' === r.substr(zi, 7).toLowerCase()
                            ? ((e = r.substr(zi, 7)), (zi += 7))
                            : ((e = s), 0 === ec && ac(pu));
                        e !== s
                          ? ((n = zi),
                            ec++,
                            (o = Cf()),
                            ec--,
                            o === s ? (n = void 0) : ((zi = n), (n = s)),
                            n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                          : ((zi = t), (t = s));
                        return t;
                      })()) !== s &&
                      Pp() !== s &&
                      (n = ol()) !== s
                        ? ((Zi = t),
                          (o = n),
                          (e = { tableList: Array.from(hv), columnList: yv(Cv), ast: { type: 'explain', expr: o } }),
                          (t = e))
                        : ((zi = t), (t = s));
                    var o;
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o;
                    (t = zi),
                      'commit' === r.substr(zi, 6).toLowerCase()
                        ? ((e = r.substr(zi, 6)), (zi += 6))
                        : ((e = s), 0 === ec && ac(ve));
                    e === s &&
                      ('rollback' === r.substr(zi, 8).toLowerCase()
                        ? ((e = r.substr(zi, 8)), (zi += 8))
                        : ((e = s), 0 === ec && ac(de)));
                    e !== s &&
                      ((Zi = t), (e = { type: 'transaction', expr: { action: { type: 'origin', value: e } } }));
                    (t = e) === s &&
                      ((t = zi),
                      'begin' === r.substr(zi, 5).toLowerCase()
                        ? ((e = r.substr(zi, 5)), (zi += 5))
                        : ((e = s), 0 === ec && ac(ye)),
                      e !== s && Pp() !== s
                        ? ('work' === r.substr(zi, 4).toLowerCase()
                            ? ((n = r.substr(zi, 4)), (zi += 4))
                            : ((n = s), 0 === ec && ac(we)),
                          n === s &&
                            ('transaction' === r.substr(zi, 11).toLowerCase()
                              ? ((n = r.substr(zi, 11)), (zi += 11))
                              : ((n = s), 0 === ec && ac(Le))),
                          n === s && (n = null),
                          n !== s && Pp() !== s
                            ? ((o = $c()) === s && (o = null),
                              o !== s
                                ? ((Zi = t),
                                  (e = (function (r, t) {
                                    return {
                                      type: 'transaction',
                                      expr: { action: { type: 'origin', value: 'begin' }, keyword: r, modes: t },
                                    };
                                  })(n, o)),
                                  (t = e))
                                : ((zi = t), (t = s)))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s)),
                      t === s &&
                        ((t = zi),
                        'start' === r.substr(zi, 5).toLowerCase()
                          ? ((e = r.substr(zi, 5)), (zi += 5))
                          : ((e = s), 0 === ec && ac(he)),
                        e !== s && Pp() !== s
                          ? ('transaction' === r.substr(zi, 11).toLowerCase()
                              ? ((n = r.substr(zi, 11)), (zi += 11))
                              : ((n = s), 0 === ec && ac(Ce)),
                            n !== s && Pp() !== s
                              ? ((o = $c()) === s && (o = null),
                                o !== s
                                  ? ((Zi = t),
                                    (e = (function (r, t) {
                                      return {
                                        type: 'transaction',
                                        expr: { action: { type: 'origin', value: 'start' }, keyword: r, modes: t },
                                      };
                                    })(n, o)),
                                    (t = e))
                                  : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s))));
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a, i, c, l, f, b, p, v, y, w, L, h, C, m, E, A, T, _, g, I;
                    (t = zi),
                      'load' === r.substr(zi, 4).toLowerCase()
                        ? ((e = r.substr(zi, 4)), (zi += 4))
                        : ((e = s), 0 === ec && ac(Se));
                    e !== s && Pp() !== s
                      ? ('data' === r.substr(zi, 4).toLowerCase()
                          ? ((n = r.substr(zi, 4)), (zi += 4))
                          : ((n = s), 0 === ec && ac(gt)),
                        n !== s && Pp() !== s
                          ? ('low_priority' === r.substr(zi, 12).toLowerCase()
                              ? ((o = r.substr(zi, 12)), (zi += 12))
                              : ((o = s), 0 === ec && ac(Ft)),
                            o === s &&
                              ('concurrent' === r.substr(zi, 10).toLowerCase()
                                ? ((o = r.substr(zi, 10)), (zi += 10))
                                : ((o = s), 0 === ec && ac(Ne))),
                            o === s && (o = null),
                            o !== s && Pp() !== s
                              ? ('local' === r.substr(zi, 5).toLowerCase()
                                  ? ((u = r.substr(zi, 5)), (zi += 5))
                                  : ((u = s), 0 === ec && ac(X)),
                                u === s && (u = null),
                                u !== s && Pp() !== s
                                  ? ('infile' === r.substr(zi, 6).toLowerCase()
                                      ? ((a = r.substr(zi, 6)), (zi += 6))
                                      : ((a = s), 0 === ec && ac(Oe)),
                                    a !== s && Pp() !== s && (i = af()) !== s && Pp() !== s
                                      ? ((c = kl()) === s && (c = null),
                                        c !== s && Pp() !== s
                                          ? ('into' === r.substr(zi, 4).toLowerCase()
                                              ? ((l = r.substr(zi, 4)), (zi += 4))
                                              : ((l = s), 0 === ec && ac(Re)),
                                            l !== s && Pp() !== s
                                              ? ('table' === r.substr(zi, 5).toLowerCase()
                                                  ? ((f = r.substr(zi, 5)), (zi += 5))
                                                  : ((f = s), 0 === ec && ac(je)),
                                                f !== s && Pp() !== s && (b = Cl()) !== s && Pp() !== s
                                                  ? ((p = jl()) === s && (p = null),
                                                    p !== s && Pp() !== s
                                                      ? ((v = zi),
                                                        (y = Gc()) !== s && (w = Pp()) !== s && (L = af()) !== s
                                                          ? (v = y = [y, w, L])
                                                          : ((zi = v), (v = s)),
                                                        v === s && (v = null),
                                                        v !== s && (y = Pp()) !== s
                                                          ? ((w = (function () {
                                                              var t, e, n, o, u, a, i, c, l, f, b, p;
                                                              (t = zi),
                                                                'fields' === r.substr(zi, 6).toLowerCase()
                                                                  ? ((e = r.substr(zi, 6)), (zi += 6))
                                                                  : ((e = s), 0 === ec && ac(me));
                                                              e === s &&
                                                                ('columns' === r.substr(zi, 7).toLowerCase()
                                                                  ? ((e = r.substr(zi, 7)), (zi += 7))
                                                                  : ((e = s), 0 === ec && ac(te)));
                                                              e !== s && Pp() !== s
                                                                ? ((n = zi),
                                                                  'terminated' === r.substr(zi, 10).toLowerCase()
                                                                    ? ((o = r.substr(zi, 10)), (zi += 10))
                                                                    : ((o = s), 0 === ec && ac(Ee)),
                                                                  o !== s && (u = Pp()) !== s
                                                                    ? ('by' === r.substr(zi, 2).toLowerCase()
                                                                        ? ((a = r.substr(zi, 2)), (zi += 2))
                                                                        : ((a = s), 0 === ec && ac(d)),
                                                                      a !== s && (i = Pp()) !== s && (c = af()) !== s
                                                                        ? (n = o = [o, u, a, i, c])
                                                                        : ((zi = n), (n = s)))
                                                                    : ((zi = n), (n = s)),
                                                                  n === s && (n = null),
                                                                  n !== s && (o = Pp()) !== s
                                                                    ? ((u = zi),
                                                                      'optionally' === r.substr(zi, 10).toLowerCase()
                                                                        ? ((a = r.substr(zi, 10)), (zi += 10))
                                                                        : ((a = s), 0 === ec && ac(Ae)),
                                                                      a === s && (a = null),
                                                                      a !== s && (i = Pp()) !== s
                                                                        ? ('enclosed' === r.substr(zi, 8).toLowerCase()
                                                                            ? ((c = r.substr(zi, 8)), (zi += 8))
                                                                            : ((c = s), 0 === ec && ac(Te)),
                                                                          c !== s && (l = Pp()) !== s
                                                                            ? ('by' === r.substr(zi, 2).toLowerCase()
                                                                                ? ((f = r.substr(zi, 2)), (zi += 2))
                                                                                : ((f = s), 0 === ec && ac(d)),
                                                                              f !== s &&
                                                                              (b = Pp()) !== s &&
                                                                              (p = af()) !== s
                                                                                ? (u = a = [a, i, c, l, f, b, p])
                                                                                : ((zi = u), (u = s)))
                                                                            : ((zi = u), (u = s)))
                                                                        : ((zi = u), (u = s)),
                                                                      u === s && (u = null),
                                                                      u !== s && (a = Pp()) !== s
                                                                        ? ((i = zi),
                                                                          'escaped' === r.substr(zi, 7).toLowerCase()
                                                                            ? ((c = r.substr(zi, 7)), (zi += 7))
                                                                            : ((c = s), 0 === ec && ac(_e)),
                                                                          c !== s && (l = Pp()) !== s
                                                                            ? ('by' === r.substr(zi, 2).toLowerCase()
                                                                                ? ((f = r.substr(zi, 2)), (zi += 2))
                                                                                : ((f = s), 0 === ec && ac(d)),
                                                                              f !== s &&
                                                                              (b = Pp()) !== s &&
                                                                              (p = af()) !== s
                                                                                ? (i = c = [c, l, f, b, p])
                                                                                : ((zi = i), (i = s)))
                                                                            : ((zi = i), (i = s)),
                                                                          i === s && (i = null),
                                                                          i !== s
                                                                            ? ((Zi = t),
                                                                              (v = e),
                                                                              (w = u),
                                                                              (L = i),
                                                                              (y = n) &&
                                                                                (y[4].prefix = 'TERMINATED BY'),
                                                                              w &&
                                                                                (w[6].prefix =
                                                                                  (w[0] &&
                                                                                  'OPTIONALLY' === w[0].toUpperCase()
                                                                                    ? 'OPTIONALLY '
                                                                                    : '') + 'ENCLOSED BY'),
                                                                              L && (L[4].prefix = 'ESCAPED BY'),
                                                                              (e = {
                                                                                keyword: v,
                                                                                terminated: y && y[4],
                                                                                enclosed: w && w[6],
                                                                                escaped: L && L[4],
                                                                              }),
                                                                              (t = e))
                                                                            : ((zi = t), (t = s)))
                                                                        : ((zi = t), (t = s)))
                                                                    : ((zi = t), (t = s)))
                                                                : ((zi = t), (t = s));
                                                              var v, y, w, L;
                                                              return t;
                                                            })()) === s && (w = null),
                                                            w !== s && (L = Pp()) !== s
                                                              ? ((h = (function () {
                                                                  var t, e, n, o;
                                                                  (t = zi),
                                                                    'lines' === r.substr(zi, 5).toLowerCase()
                                                                      ? ((e = r.substr(zi, 5)), (zi += 5))
                                                                      : ((e = s), 0 === ec && ac(Ie));
                                                                  e !== s && Pp() !== s
                                                                    ? ((n = Wc()) === s && (n = null),
                                                                      n !== s && Pp() !== s
                                                                        ? ((o = Wc()) === s && (o = null),
                                                                          o !== s
                                                                            ? ((Zi = t),
                                                                              (e = (function (r, t, e) {
                                                                                if (t && e && t.type === e.type)
                                                                                  throw new Error(
                                                                                    'LINES cannot be specified twice',
                                                                                  );
                                                                                return (
                                                                                  t &&
                                                                                    Reflect.deleteProperty(t, 'type'),
                                                                                  e &&
                                                                                    Reflect.deleteProperty(e, 'type'),
                                                                                  {
                                                                                    keyword: r,
                                                                                    ...(t || {}),
                                                                                    ...(e || {}),
                                                                                  }
                                                                                );
                                                                              })(e, n, o)),
                                                                              (t = e))
                                                                            : ((zi = t), (t = s)))
                                                                        : ((zi = t), (t = s)))
                                                                    : ((zi = t), (t = s));
                                                                  return t;
                                                                })()) === s && (h = null),
                                                                h !== s && Pp() !== s
                                                                  ? ((C = zi),
                                                                    (m = bb()) !== s &&
                                                                    (E = Pp()) !== s &&
                                                                    (A = qf()) !== s &&
                                                                    (T = Pp()) !== s
                                                                      ? ('lines' === r.substr(zi, 5).toLowerCase()
                                                                          ? ((_ = r.substr(zi, 5)), (zi += 5))
                                                                          : ((_ = s), 0 === ec && ac(Ie)),
                                                                        _ === s &&
                                                                          ('rows' === r.substr(zi, 4).toLowerCase()
                                                                            ? ((_ = r.substr(zi, 4)), (zi += 4))
                                                                            : ((_ = s), 0 === ec && ac(xe))),
                                                                        _ !== s
                                                                          ? (C = m = [m, E, A, T, _])
                                                                          : ((zi = C), (C = s)))
                                                                      : ((zi = C), (C = s)),
                                                                    C === s && (C = null),
                                                                    C !== s && (m = Pp()) !== s
                                                                      ? ((E = ul()) === s && (E = null),
                                                                        E !== s && (A = Pp()) !== s
                                                                          ? ((T = zi),
                                                                            (_ = yb()) !== s &&
                                                                            (g = Pp()) !== s &&
                                                                            (I = Nl()) !== s
                                                                              ? (T = _ = [_, g, I])
                                                                              : ((zi = T), (T = s)),
                                                                            T === s && (T = null),
                                                                            T !== s
                                                                              ? ((Zi = t),
                                                                                (N = E),
                                                                                (O = T),
                                                                                (e = {
                                                                                  type: 'load_data',
                                                                                  mode: o,
                                                                                  local: u,
                                                                                  file: i,
                                                                                  replace_ignore: c,
                                                                                  table: b,
                                                                                  partition: p,
                                                                                  character_set: v,
                                                                                  fields: w,
                                                                                  lines: h,
                                                                                  ignore: (S = C) && {
                                                                                    count: S[2],
                                                                                    suffix: S[4],
                                                                                  },
                                                                                  column: N,
                                                                                  set: O && O[2],
                                                                                }),
                                                                                (t = e))
                                                                              : ((zi = t), (t = s)))
                                                                          : ((zi = t), (t = s)))
                                                                      : ((zi = t), (t = s)))
                                                                  : ((zi = t), (t = s)))
                                                              : ((zi = t), (t = s)))
                                                          : ((zi = t), (t = s)))
                                                      : ((zi = t), (t = s)))
                                                  : ((zi = t), (t = s)))
                                              : ((zi = t), (t = s)))
                                          : ((zi = t), (t = s)))
                                      : ((zi = t), (t = s)))
                                  : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s));
                    var S, N, O;
                    return t;
                  })()),
                t
              );
            }
            function bc() {
              var r;
              return (
                (r = vc()) === s &&
                  (r = (function () {
                    var r, t, e, n, o, u, a, i;
                    (r = zi),
                      (t = Pp()) !== s
                        ? ((e = Zc()) === s && (e = null),
                          e !== s &&
                          Pp() !== s &&
                          sb() !== s &&
                          Pp() !== s &&
                          (n = yl()) !== s &&
                          Pp() !== s &&
                          yb() !== s &&
                          Pp() !== s &&
                          (o = Nl()) !== s &&
                          Pp() !== s
                            ? ((u = El()) === s && (u = null),
                              u !== s && Pp() !== s
                                ? ((a = _l()) === s && (a = null),
                                  a !== s && Pp() !== s
                                    ? ((i = Sl()) === s && (i = null),
                                      i !== s
                                        ? ((Zi = r),
                                          (t = (function (r, t, e, n, o, s) {
                                            const u = {};
                                            return (
                                              t &&
                                                t.forEach((r) => {
                                                  const { db: t, as: e, table: n, join: o } = r,
                                                    s = o ? 'select' : 'update';
                                                  t && (u[n] = t), n && hv.add(`${s}::${t}::${n}`);
                                                }),
                                              e &&
                                                e.forEach((r) => {
                                                  if (r.table) {
                                                    const t = dv(r.table);
                                                    hv.add(`update::${u[t] || null}::${t}`);
                                                  }
                                                  Cv.add(`update::${r.table}::${r.column}`);
                                                }),
                                              {
                                                tableList: Array.from(hv),
                                                columnList: yv(Cv),
                                                ast: {
                                                  with: r,
                                                  type: 'update',
                                                  table: t,
                                                  set: e,
                                                  where: n,
                                                  orderby: o,
                                                  limit: s,
                                                },
                                              }
                                            );
                                          })(e, n, o, u, a, i)),
                                          (r = t))
                                        : ((zi = r), (r = s)))
                                    : ((zi = r), (r = s)))
                                : ((zi = r), (r = s)))
                            : ((zi = r), (r = s)))
                        : ((zi = r), (r = s));
                    return r;
                  })()) === s &&
                  (r = (function () {
                    var r, t, e, n, o, u, a, i, c;
                    (r = zi),
                      (t = kl()) !== s && Pp() !== s
                        ? ((e = bb()) === s && (e = null),
                          e !== s && Pp() !== s
                            ? ((n = vb()) === s && (n = null),
                              n !== s && Pp() !== s && (o = Cl()) !== s && Pp() !== s
                                ? ((u = jl()) === s && (u = null),
                                  u !== s &&
                                  Pp() !== s &&
                                  jp() !== s &&
                                  Pp() !== s &&
                                  (a = sf()) !== s &&
                                  Pp() !== s &&
                                  xp() !== s &&
                                  Pp() !== s &&
                                  (i = Rl()) !== s &&
                                  Pp() !== s
                                    ? ((c = xl()) === s && (c = null),
                                      c !== s
                                        ? ((Zi = r),
                                          (t = (function (r, t, e, n, o, s, u, a) {
                                            if ((n && (hv.add(`insert::${n.db}::${n.table}`), (n.as = null)), s)) {
                                              let r = (n && n.table) || null;
                                              Array.isArray(u.values) &&
                                                u.values.forEach((r, t) => {
                                                  if (r.value.length != s.length)
                                                    throw new Error(
                                                      "Error: column count doesn't match value count at row " + (t + 1),
                                                    );
                                                }),
                                                s.forEach((t) => Cv.add(`insert::${r}::${t}`));
                                            }
                                            const i = [t, e]
                                              .filter((r) => r)
                                              .map((r) => r[0] && r[0].toLowerCase())
                                              .join(' ');
                                            return {
                                              tableList: Array.from(hv),
                                              columnList: yv(Cv),
                                              ast: {
                                                type: r,
                                                table: [n],
                                                columns: s,
                                                values: u,
                                                partition: o,
                                                prefix: i,
                                                on_duplicate_update: a,
                                              },
                                            };
                                          })(t, e, n, o, u, a, i, c)),
                                          (r = t))
                                        : ((zi = r), (r = s)))
                                    : ((zi = r), (r = s)))
                                : ((zi = r), (r = s)))
                            : ((zi = r), (r = s)))
                        : ((zi = r), (r = s));
                    return r;
                  })()) === s &&
                  (r = (function () {
                    var r, t, e, n, o, u, a, i;
                    (r = zi),
                      (t = kl()) !== s && Pp() !== s
                        ? ((e = bb()) === s && (e = null),
                          e !== s && Pp() !== s
                            ? ((n = vb()) === s && (n = null),
                              n !== s && Pp() !== s && (o = Cl()) !== s && Pp() !== s
                                ? ((u = jl()) === s && (u = null),
                                  u !== s && Pp() !== s && (a = Rl()) !== s && Pp() !== s
                                    ? ((i = xl()) === s && (i = null),
                                      i !== s
                                        ? ((Zi = r),
                                          (t = (function (r, t, e, n, o, s, u) {
                                            n &&
                                              (hv.add(`insert::${n.db}::${n.table}`),
                                              Cv.add(`insert::${n.table}::(.*)`),
                                              (n.as = null));
                                            const a = [t, e]
                                              .filter((r) => r)
                                              .map((r) => r[0] && r[0].toLowerCase())
                                              .join(' ');
                                            return {
                                              tableList: Array.from(hv),
                                              columnList: yv(Cv),
                                              ast: {
                                                type: r,
                                                table: [n],
                                                columns: null,
                                                values: s,
                                                partition: o,
                                                prefix: a,
                                                on_duplicate_update: u,
                                              },
                                            };
                                          })(t, e, n, o, u, a, i)),
                                          (r = t))
                                        : ((zi = r), (r = s)))
                                    : ((zi = r), (r = s)))
                                : ((zi = r), (r = s)))
                            : ((zi = r), (r = s)))
                        : ((zi = r), (r = s));
                    return r;
                  })()) === s &&
                  (r = (function () {
                    var r, t, e, n, o, u, a, i;
                    (r = zi),
                      (t = kl()) !== s && Pp() !== s
                        ? ((e = bb()) === s && (e = null),
                          e !== s && Pp() !== s
                            ? ((n = vb()) === s && (n = null),
                              n !== s && Pp() !== s && (o = Cl()) !== s && Pp() !== s
                                ? ((u = jl()) === s && (u = null),
                                  u !== s && Pp() !== s && yb() !== s && Pp() !== s && (a = Nl()) !== s && Pp() !== s
                                    ? ((i = xl()) === s && (i = null),
                                      i !== s
                                        ? ((Zi = r),
                                          (t = (function (r, t, e, n, o, s, u) {
                                            n &&
                                              (hv.add(`insert::${n.db}::${n.table}`),
                                              Cv.add(`insert::${n.table}::(.*)`),
                                              (n.as = null));
                                            const a = [t, e]
                                              .filter((r) => r)
                                              .map((r) => r[0] && r[0].toLowerCase())
                                              .join(' ');
                                            return {
                                              tableList: Array.from(hv),
                                              columnList: yv(Cv),
                                              ast: {
                                                type: r,
                                                table: [n],
                                                columns: null,
                                                partition: o,
                                                prefix: a,
                                                set: s,
                                                on_duplicate_update: u,
                                              },
                                            };
                                          })(t, e, n, o, u, a, i)),
                                          (r = t))
                                        : ((zi = r), (r = s)))
                                    : ((zi = r), (r = s)))
                                : ((zi = r), (r = s)))
                            : ((zi = r), (r = s)))
                        : ((zi = r), (r = s));
                    return r;
                  })()) === s &&
                  (r = (function () {
                    var r, t, e, n, o, u, a, i;
                    (r = zi),
                      (t = Pp()) !== s
                        ? ((e = Zc()) === s && (e = null),
                          e !== s && Pp() !== s && ib() !== s && Pp() !== s
                            ? ((n = yl()) === s && (n = null),
                              n !== s && Pp() !== s && (o = fl()) !== s && Pp() !== s
                                ? ((u = El()) === s && (u = null),
                                  u !== s && Pp() !== s
                                    ? ((a = _l()) === s && (a = null),
                                      a !== s && Pp() !== s
                                        ? ((i = Sl()) === s && (i = null),
                                          i !== s
                                            ? ((Zi = r),
                                              (t = (function (r, t, e, n, o, s) {
                                                if (e) {
                                                  (Array.isArray(e) ? e : e.expr).forEach((r) => {
                                                    const { db: t, as: e, table: n, join: o } = r,
                                                      s = o ? 'select' : 'delete';
                                                    n && hv.add(`${s}::${t}::${n}`), o || Cv.add(`delete::${n}::(.*)`);
                                                  });
                                                }
                                                if (null === t && 1 === e.length) {
                                                  const r = e[0];
                                                  t = [{ db: r.db, table: r.table, as: r.as, addition: !0 }];
                                                }
                                                return {
                                                  tableList: Array.from(hv),
                                                  columnList: yv(Cv),
                                                  ast: {
                                                    with: r,
                                                    type: 'delete',
                                                    table: t,
                                                    from: e,
                                                    where: n,
                                                    orderby: o,
                                                    limit: s,
                                                  },
                                                };
                                              })(e, n, o, u, a, i)),
                                              (r = t))
                                            : ((zi = r), (r = s)))
                                        : ((zi = r), (r = s)))
                                    : ((zi = r), (r = s)))
                                : ((zi = r), (r = s)))
                            : ((zi = r), (r = s)))
                        : ((zi = r), (r = s));
                    return r;
                  })()) === s &&
                  (r = fc()) === s &&
                  (r = (function () {
                    var r, t;
                    (r = []), (t = Wp());
                    for (; t !== s; ) r.push(t), (t = Wp());
                    return r;
                  })()),
                r
              );
            }
            function pc() {
              var t, e, n, o;
              return (
                (t = zi),
                (e = (function () {
                  var t, e, n, o;
                  (t = zi),
                    'union' === r.substr(zi, 5).toLowerCase()
                      ? ((e = r.substr(zi, 5)), (zi += 5))
                      : ((e = s), 0 === ec && ac(Nu));
                  e !== s
                    ? ((n = zi),
                      ec++,
                      (o = Cf()),
                      ec--,
                      o === s ? (n = void 0) : ((zi = n), (n = s)),
                      n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                    : ((zi = t), (t = s));
                  return t;
                })()) !== s && Pp() !== s
                  ? ((n = xb()) === s && (n = kb()),
                    n === s && (n = null),
                    n !== s
                      ? ((Zi = t), (t = e = (o = n) ? 'union ' + o.toLowerCase() : 'union'))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t === s &&
                  ((t = zi),
                  (e = (function () {
                    var t, e, n, o;
                    (t = zi),
                      'minus' === r.substr(zi, 5).toLowerCase()
                        ? ((e = r.substr(zi, 5)), (zi += 5))
                        : ((e = s), 0 === ec && ac(Ou));
                    e !== s
                      ? ((n = zi),
                        ec++,
                        (o = Cf()),
                        ec--,
                        o === s ? (n = void 0) : ((zi = n), (n = s)),
                        n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                      : ((zi = t), (t = s));
                    return t;
                  })()) !== s && ((Zi = t), (e = 'minus')),
                  (t = e) === s &&
                    ((t = zi),
                    (e = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'intersect' === r.substr(zi, 9).toLowerCase()
                          ? ((e = r.substr(zi, 9)), (zi += 9))
                          : ((e = s), 0 === ec && ac(Ru));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) !== s && ((Zi = t), (e = 'intersect')),
                    (t = e) === s &&
                      ((t = zi),
                      (e = (function () {
                        var t, e, n, o;
                        (t = zi),
                          'except' === r.substr(zi, 6).toLowerCase()
                            ? ((e = r.substr(zi, 6)), (zi += 6))
                            : ((e = s), 0 === ec && ac(ju));
                        e !== s
                          ? ((n = zi),
                            ec++,
                            (o = Cf()),
                            ec--,
                            o === s ? (n = void 0) : ((zi = n), (n = s)),
                            n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                          : ((zi = t), (t = s));
                        return t;
                      })()) !== s && ((Zi = t), (e = 'except')),
                      (t = e)))),
                t
              );
            }
            function vc() {
              var r, t, e, n, o, u, a, i;
              if (((r = zi), (t = zc()) !== s)) {
                for (
                  e = [],
                    n = zi,
                    (o = Pp()) !== s && (u = pc()) !== s && (a = Pp()) !== s && (i = zc()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = zi),
                    (o = Pp()) !== s && (u = pc()) !== s && (a = Pp()) !== s && (i = zc()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                e !== s && (n = Pp()) !== s
                  ? ((o = _l()) === s && (o = null),
                    o !== s && (u = Pp()) !== s
                      ? ((a = Sl()) === s && (a = null),
                        a !== s
                          ? ((Zi = r),
                            (r = t =
                              (function (r, t, e, n) {
                                let o = r;
                                for (let r = 0; r < t.length; r++)
                                  (o._next = t[r][3]), (o.set_op = t[r][1]), (o = o._next);
                                return (
                                  e && (r._orderby = e),
                                  n && (r._limit = n),
                                  { tableList: Array.from(hv), columnList: yv(Cv), ast: r }
                                );
                              })(t, e, o, a)))
                          : ((zi = r), (r = s)))
                      : ((zi = r), (r = s)))
                  : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              return r;
            }
            function dc() {
              var r, t, e;
              return (
                (r = zi),
                (t = Yl()) !== s && Pp() !== s
                  ? ((e = Rb()) === s && (e = jb()),
                    e === s && (e = null),
                    e !== s ? ((Zi = r), (r = t = c(t, e))) : ((zi = r), (r = s)))
                  : ((zi = r), (r = s)),
                r === s &&
                  (r = (function () {
                    var r, t, e;
                    (r = zi),
                      (t = of()) !== s && Pp() !== s
                        ? ((e = Rb()) === s && (e = jb()),
                          e === s && (e = null),
                          e !== s ? ((Zi = r), (t = c(t, e)), (r = t)) : ((zi = r), (r = s)))
                        : ((zi = r), (r = s));
                    return r;
                  })()),
                r
              );
            }
            function yc() {
              var t, e;
              return (
                (t = zi),
                'if' === r.substr(zi, 2).toLowerCase()
                  ? ((e = r.substr(zi, 2)), (zi += 2))
                  : ((e = s), 0 === ec && ac(f)),
                e !== s && Pp() !== s && Fb() !== s && Pp() !== s && Gb() !== s
                  ? ((Zi = t), (t = e = 'IF NOT EXISTS'))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function wc() {
              var t, e, n;
              return (
                (t = zi),
                (e = Xc()) !== s && Pp() !== s
                  ? ((n = (function () {
                      var t, e, n, o, u, a, i, c, l;
                      return (
                        (t = zi),
                        r.substr(zi, 10) === b ? ((e = b), (zi += 10)) : ((e = s), 0 === ec && ac(p)),
                        e !== s && Pp() !== s
                          ? ((n = zi),
                            'with' === r.substr(zi, 4).toLowerCase()
                              ? ((o = r.substr(zi, 4)), (zi += 4))
                              : ((o = s), 0 === ec && ac(v)),
                            o !== s && (u = Pp()) !== s && (a = lf()) !== s ? (n = o = [o, u, a]) : ((zi = n), (n = s)),
                            n === s && (n = null),
                            n !== s && (o = Pp()) !== s
                              ? ('by' === r.substr(zi, 2).toLowerCase()
                                  ? ((u = r.substr(zi, 2)), (zi += 2))
                                  : ((u = s), 0 === ec && ac(d)),
                                u !== s && (a = Pp()) !== s
                                  ? ('random' === r.substr(zi, 6).toLowerCase()
                                      ? ((i = r.substr(zi, 6)), (zi += 6))
                                      : ((i = s), 0 === ec && ac(y)),
                                    i !== s && Pp() !== s
                                      ? ('password' === r.substr(zi, 8).toLowerCase()
                                          ? ((c = r.substr(zi, 8)), (zi += 8))
                                          : ((c = s), 0 === ec && ac(w)),
                                        c !== s
                                          ? ((Zi = t),
                                            (t = e =
                                              {
                                                keyword: ['identified', (l = n) && l[0].toLowerCase()]
                                                  .filter((r) => r)
                                                  .join(' '),
                                                auth_plugin: l && l[2],
                                                value: { prefix: 'by', type: 'origin', value: 'random password' },
                                              }))
                                          : ((zi = t), (t = s)))
                                      : ((zi = t), (t = s)))
                                  : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s)),
                        t === s &&
                          ((t = zi),
                          r.substr(zi, 10) === b ? ((e = b), (zi += 10)) : ((e = s), 0 === ec && ac(p)),
                          e !== s && Pp() !== s
                            ? ((n = zi),
                              'with' === r.substr(zi, 4).toLowerCase()
                                ? ((o = r.substr(zi, 4)), (zi += 4))
                                : ((o = s), 0 === ec && ac(v)),
                              o !== s && (u = Pp()) !== s && (a = lf()) !== s
                                ? (n = o = [o, u, a])
                                : ((zi = n), (n = s)),
                              n === s && (n = null),
                              n !== s && (o = Pp()) !== s
                                ? ('by' === r.substr(zi, 2).toLowerCase()
                                    ? ((u = r.substr(zi, 2)), (zi += 2))
                                    : ((u = s), 0 === ec && ac(d)),
                                  u !== s && (a = Pp()) !== s && (i = Yf()) !== s
                                    ? ((Zi = t),
                                      (t = e =
                                        (function (r, t) {
                                          return (
                                            (t.prefix = 'by'),
                                            {
                                              keyword: ['identified', r && r[0].toLowerCase()]
                                                .filter((r) => r)
                                                .join(' '),
                                              auth_plugin: r && r[2],
                                              value: t,
                                            }
                                          );
                                        })(n, i)))
                                    : ((zi = t), (t = s)))
                                : ((zi = t), (t = s)))
                            : ((zi = t), (t = s)),
                          t === s &&
                            ((t = zi),
                            r.substr(zi, 10) === b ? ((e = b), (zi += 10)) : ((e = s), 0 === ec && ac(p)),
                            e !== s && Pp() !== s
                              ? ('with' === r.substr(zi, 4).toLowerCase()
                                  ? ((n = r.substr(zi, 4)), (zi += 4))
                                  : ((n = s), 0 === ec && ac(v)),
                                n !== s && (o = Pp()) !== s && (u = lf()) !== s && (a = Pp()) !== s
                                  ? ('as' === r.substr(zi, 2).toLowerCase()
                                      ? ((i = r.substr(zi, 2)), (zi += 2))
                                      : ((i = s), 0 === ec && ac(L)),
                                    i !== s && Pp() !== s && (c = Yf()) !== s
                                      ? ((Zi = t),
                                        (t = e =
                                          (function (r, t) {
                                            return (
                                              (t.prefix = 'as'),
                                              { keyword: 'identified with', auth_plugin: r && r[2], value: t }
                                            );
                                          })(u, c)))
                                      : ((zi = t), (t = s)))
                                  : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)))),
                        t
                      );
                    })()) === s && (n = null),
                    n !== s ? ((Zi = t), (t = e = { user: e, auth_option: n })) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Lc() {
              var t, e, n;
              return (
                (t = zi),
                'none' === r.substr(zi, 4).toLowerCase()
                  ? ((e = r.substr(zi, 4)), (zi += 4))
                  : ((e = s), 0 === ec && ac(m)),
                e === s &&
                  ('ssl' === r.substr(zi, 3).toLowerCase()
                    ? ((e = r.substr(zi, 3)), (zi += 3))
                    : ((e = s), 0 === ec && ac(E)),
                  e === s &&
                    ('x509' === r.substr(zi, 4).toLowerCase()
                      ? ((e = r.substr(zi, 4)), (zi += 4))
                      : ((e = s), 0 === ec && ac(A)))),
                e !== s && ((Zi = t), (e = { type: 'origin', value: e })),
                (t = e) === s &&
                  ((t = zi),
                  'cipher' === r.substr(zi, 6).toLowerCase()
                    ? ((e = r.substr(zi, 6)), (zi += 6))
                    : ((e = s), 0 === ec && ac(T)),
                  e === s &&
                    ('issuer' === r.substr(zi, 6).toLowerCase()
                      ? ((e = r.substr(zi, 6)), (zi += 6))
                      : ((e = s), 0 === ec && ac(_)),
                    e === s &&
                      ('subject' === r.substr(zi, 7).toLowerCase()
                        ? ((e = r.substr(zi, 7)), (zi += 7))
                        : ((e = s), 0 === ec && ac(g)))),
                  e !== s && Pp() !== s && (n = Yf()) !== s ? ((Zi = t), (t = e = I(e, n))) : ((zi = t), (t = s))),
                t
              );
            }
            function hc() {
              var t, e, n;
              return (
                (t = zi),
                'max_queries_per_hour' === r.substr(zi, 20).toLowerCase()
                  ? ((e = r.substr(zi, 20)), (zi += 20))
                  : ((e = s), 0 === ec && ac(N)),
                e === s &&
                  ('max_updates_per_hour' === r.substr(zi, 20).toLowerCase()
                    ? ((e = r.substr(zi, 20)), (zi += 20))
                    : ((e = s), 0 === ec && ac(O)),
                  e === s &&
                    ('max_connections_per_hour' === r.substr(zi, 24).toLowerCase()
                      ? ((e = r.substr(zi, 24)), (zi += 24))
                      : ((e = s), 0 === ec && ac(R)),
                    e === s &&
                      ('max_user_connections' === r.substr(zi, 20).toLowerCase()
                        ? ((e = r.substr(zi, 20)), (zi += 20))
                        : ((e = s), 0 === ec && ac(j))))),
                e !== s && Pp() !== s && (n = qf()) !== s ? ((Zi = t), (t = e = I(e, n))) : ((zi = t), (t = s)),
                t
              );
            }
            function Cc() {
              var t, e, n, o, u, a;
              return (
                (t = zi),
                'password' === r.substr(zi, 8).toLowerCase()
                  ? ((e = r.substr(zi, 8)), (zi += 8))
                  : ((e = s), 0 === ec && ac(w)),
                e !== s && Pp() !== s
                  ? ('expire' === r.substr(zi, 6).toLowerCase()
                      ? ((n = r.substr(zi, 6)), (zi += 6))
                      : ((n = s), 0 === ec && ac(x)),
                    n !== s && Pp() !== s
                      ? ('default' === r.substr(zi, 7).toLowerCase()
                          ? ((o = r.substr(zi, 7)), (zi += 7))
                          : ((o = s), 0 === ec && ac(k)),
                        o === s &&
                          ('never' === r.substr(zi, 5).toLowerCase()
                            ? ((o = r.substr(zi, 5)), (zi += 5))
                            : ((o = s), 0 === ec && ac(U)),
                          o === s && (o = Pl())),
                        o !== s
                          ? ((Zi = t),
                            (t = e =
                              {
                                keyword: 'password expire',
                                value: 'string' == typeof (a = o) ? { type: 'origin', value: a } : a,
                              }))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t === s &&
                  ((t = zi),
                  'password' === r.substr(zi, 8).toLowerCase()
                    ? ((e = r.substr(zi, 8)), (zi += 8))
                    : ((e = s), 0 === ec && ac(w)),
                  e !== s && Pp() !== s
                    ? ('history' === r.substr(zi, 7).toLowerCase()
                        ? ((n = r.substr(zi, 7)), (zi += 7))
                        : ((n = s), 0 === ec && ac(D)),
                      n !== s && Pp() !== s
                        ? ('default' === r.substr(zi, 7).toLowerCase()
                            ? ((o = r.substr(zi, 7)), (zi += 7))
                            : ((o = s), 0 === ec && ac(k)),
                          o === s && (o = qf()),
                          o !== s
                            ? ((Zi = t),
                              (t = e =
                                (function (r) {
                                  return {
                                    keyword: 'password history',
                                    value: 'string' == typeof r ? { type: 'origin', value: r } : r,
                                  };
                                })(o)))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s)))
                    : ((zi = t), (t = s)),
                  t === s &&
                    ((t = zi),
                    'password' === r.substr(zi, 8).toLowerCase()
                      ? ((e = r.substr(zi, 8)), (zi += 8))
                      : ((e = s), 0 === ec && ac(w)),
                    e !== s && Pp() !== s
                      ? ('REUSE' === r.substr(zi, 5) ? ((n = 'REUSE'), (zi += 5)) : ((n = s), 0 === ec && ac(M)),
                        n !== s && Pp() !== s && (o = Pl()) !== s
                          ? ((Zi = t),
                            (t = e =
                              (function (r) {
                                return { keyword: 'password reuse', value: r };
                              })(o)))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)),
                    t === s &&
                      ((t = zi),
                      'password' === r.substr(zi, 8).toLowerCase()
                        ? ((e = r.substr(zi, 8)), (zi += 8))
                        : ((e = s), 0 === ec && ac(w)),
                      e !== s && Pp() !== s
                        ? ('require' === r.substr(zi, 7).toLowerCase()
                            ? ((n = r.substr(zi, 7)), (zi += 7))
                            : ((n = s), 0 === ec && ac(S)),
                          n !== s && Pp() !== s
                            ? ('current' === r.substr(zi, 7).toLowerCase()
                                ? ((o = r.substr(zi, 7)), (zi += 7))
                                : ((o = s), 0 === ec && ac(P)),
                              o !== s && Pp() !== s
                                ? ('default' === r.substr(zi, 7).toLowerCase()
                                    ? ((u = r.substr(zi, 7)), (zi += 7))
                                    : ((u = s), 0 === ec && ac(k)),
                                  u === s &&
                                    ('optional' === r.substr(zi, 8).toLowerCase()
                                      ? ((u = r.substr(zi, 8)), (zi += 8))
                                      : ((u = s), 0 === ec && ac(G))),
                                  u !== s
                                    ? ((Zi = t),
                                      (t = e =
                                        (function (r) {
                                          return {
                                            keyword: 'password require current',
                                            value: { type: 'origin', value: r },
                                          };
                                        })(u)))
                                    : ((zi = t), (t = s)))
                                : ((zi = t), (t = s)))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s)),
                      t === s &&
                        ((t = zi),
                        'failed_login_attempts' === r.substr(zi, 21).toLowerCase()
                          ? ((e = r.substr(zi, 21)), (zi += 21))
                          : ((e = s), 0 === ec && ac(F)),
                        e !== s && Pp() !== s && (n = qf()) !== s
                          ? ((Zi = t),
                            (t = e =
                              (function (r) {
                                return { keyword: 'failed_login_attempts', value: r };
                              })(n)))
                          : ((zi = t), (t = s)),
                        t === s &&
                          ((t = zi),
                          'password_lock_time' === r.substr(zi, 18).toLowerCase()
                            ? ((e = r.substr(zi, 18)), (zi += 18))
                            : ((e = s), 0 === ec && ac(H)),
                          e !== s && Pp() !== s
                            ? ((n = qf()) === s &&
                                ('unbounded' === r.substr(zi, 9).toLowerCase()
                                  ? ((n = r.substr(zi, 9)), (zi += 9))
                                  : ((n = s), 0 === ec && ac(Y))),
                              n !== s
                                ? ((Zi = t),
                                  (t = e =
                                    (function (r) {
                                      return {
                                        keyword: 'password_lock_time',
                                        value: 'string' == typeof r ? { type: 'origin', value: r } : r,
                                      };
                                    })(n)))
                                : ((zi = t), (t = s)))
                            : ((zi = t), (t = s))))))),
                t
              );
            }
            function mc() {
              var r;
              return (r = kc()) === s && (r = Ac()) === s && (r = jc()) === s && (r = xc()), r;
            }
            function Ec() {
              var t, e, n, o, u;
              return (
                (t = zi),
                (e = (function () {
                  var t, e;
                  (t = zi),
                    (e = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'not null' === r.substr(zi, 8).toLowerCase()
                          ? ((e = r.substr(zi, 8)), (zi += 8))
                          : ((e = s), 0 === ec && ac(Qs));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) !== s && ((Zi = t), (e = { type: 'not null', value: 'not null' }));
                  return (t = e);
                })()) === s && (e = Hf()),
                e !== s && ((Zi = t), (u = e) && !u.value && (u.value = 'null'), (e = { nullable: u })),
                (t = e) === s &&
                  ((t = zi),
                  (e = (function () {
                    var r, t;
                    (r = zi),
                      Jf() !== s && Pp() !== s && (t = Yl()) !== s
                        ? ((Zi = r), (r = { type: 'default', value: t }))
                        : ((zi = r), (r = s));
                    return r;
                  })()) !== s && ((Zi = t), (e = { default_val: e })),
                  (t = e) === s &&
                    ((t = zi),
                    'auto_increment' === r.substr(zi, 14).toLowerCase()
                      ? ((e = r.substr(zi, 14)), (zi += 14))
                      : ((e = s), 0 === ec && ac(ur)),
                    e !== s && ((Zi = t), (e = { auto_increment: e.toLowerCase() })),
                    (t = e) === s &&
                      ((t = zi),
                      'unique' === r.substr(zi, 6).toLowerCase()
                        ? ((e = r.substr(zi, 6)), (zi += 6))
                        : ((e = s), 0 === ec && ac(ar)),
                      e !== s && Pp() !== s
                        ? ('key' === r.substr(zi, 3).toLowerCase()
                            ? ((n = r.substr(zi, 3)), (zi += 3))
                            : ((n = s), 0 === ec && ac(ir)),
                          n === s && (n = null),
                          n !== s
                            ? ((Zi = t),
                              (t = e =
                                (function (r) {
                                  const t = ['unique'];
                                  return r && t.push(r), { unique: t.join(' ').toLowerCase('') };
                                })(n)))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s)),
                      t === s &&
                        ((t = zi),
                        'primary' === r.substr(zi, 7).toLowerCase()
                          ? ((e = r.substr(zi, 7)), (zi += 7))
                          : ((e = s), 0 === ec && ac(cr)),
                        e === s && (e = null),
                        e !== s && Pp() !== s
                          ? ('key' === r.substr(zi, 3).toLowerCase()
                              ? ((n = r.substr(zi, 3)), (zi += 3))
                              : ((n = s), 0 === ec && ac(ir)),
                            n !== s
                              ? ((Zi = t),
                                (t = e =
                                  (function (r) {
                                    const t = [];
                                    return (
                                      r && t.push('primary'),
                                      t.push('key'),
                                      { primary_key: t.join(' ').toLowerCase('') }
                                    );
                                  })(e)))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s)),
                        t === s &&
                          ((t = zi),
                          (e = Hp()) !== s && ((Zi = t), (e = { comment: e })),
                          (t = e) === s &&
                            ((t = zi),
                            (e = _c()) !== s && ((Zi = t), (e = { collate: e })),
                            (t = e) === s &&
                              ((t = zi),
                              (e = (function () {
                                var t, e, n;
                                (t = zi),
                                  'column_format' === r.substr(zi, 13).toLowerCase()
                                    ? ((e = r.substr(zi, 13)), (zi += 13))
                                    : ((e = s), 0 === ec && ac(Cr));
                                e !== s && Pp() !== s
                                  ? ('fixed' === r.substr(zi, 5).toLowerCase()
                                      ? ((n = r.substr(zi, 5)), (zi += 5))
                                      : ((n = s), 0 === ec && ac(mr)),
                                    n === s &&
                                      ('dynamic' === r.substr(zi, 7).toLowerCase()
                                        ? ((n = r.substr(zi, 7)), (zi += 7))
                                        : ((n = s), 0 === ec && ac(Er)),
                                      n === s &&
                                        ('default' === r.substr(zi, 7).toLowerCase()
                                          ? ((n = r.substr(zi, 7)), (zi += 7))
                                          : ((n = s), 0 === ec && ac(k)))),
                                    n !== s
                                      ? ((Zi = t), (e = { type: 'column_format', value: n.toLowerCase() }), (t = e))
                                      : ((zi = t), (t = s)))
                                  : ((zi = t), (t = s));
                                return t;
                              })()) !== s && ((Zi = t), (e = { column_format: e })),
                              (t = e) === s &&
                                ((t = zi),
                                (e = (function () {
                                  var t, e, n;
                                  (t = zi),
                                    'storage' === r.substr(zi, 7).toLowerCase()
                                      ? ((e = r.substr(zi, 7)), (zi += 7))
                                      : ((e = s), 0 === ec && ac(Ar));
                                  e !== s && Pp() !== s
                                    ? ('disk' === r.substr(zi, 4).toLowerCase()
                                        ? ((n = r.substr(zi, 4)), (zi += 4))
                                        : ((n = s), 0 === ec && ac(Tr)),
                                      n === s &&
                                        ('memory' === r.substr(zi, 6).toLowerCase()
                                          ? ((n = r.substr(zi, 6)), (zi += 6))
                                          : ((n = s), 0 === ec && ac(_r))),
                                      n !== s
                                        ? ((Zi = t), (e = { type: 'storage', value: n.toLowerCase() }), (t = e))
                                        : ((zi = t), (t = s)))
                                    : ((zi = t), (t = s));
                                  return t;
                                })()) !== s && ((Zi = t), (e = { storage: e })),
                                (t = e) === s &&
                                  ((t = zi),
                                  (e = Dc()) !== s && ((Zi = t), (e = { reference_definition: e })),
                                  (t = e) === s &&
                                    ((t = zi),
                                    (e = (function () {
                                      var t, e, n, o, u, a, i, c;
                                      (t = zi), (e = Uc()) === s && (e = null);
                                      e !== s && Pp() !== s
                                        ? ('check' === r.substr(zi, 5).toLowerCase()
                                            ? ((n = r.substr(zi, 5)), (zi += 5))
                                            : ((n = s), 0 === ec && ac(K)),
                                          n !== s &&
                                          Pp() !== s &&
                                          jp() !== s &&
                                          Pp() !== s &&
                                          (o = Bl()) !== s &&
                                          Pp() !== s &&
                                          xp() !== s &&
                                          Pp() !== s
                                            ? ((u = zi),
                                              (a = Fb()) === s && (a = null),
                                              a !== s && (i = Pp()) !== s
                                                ? ('enforced' === r.substr(zi, 8).toLowerCase()
                                                    ? ((c = r.substr(zi, 8)), (zi += 8))
                                                    : ((c = s), 0 === ec && ac(tt)),
                                                  c !== s ? (u = a = [a, i, c]) : ((zi = u), (u = s)))
                                                : ((zi = u), (u = s)),
                                              u === s && (u = null),
                                              u !== s
                                                ? ((Zi = t),
                                                  (e = (function (r, t, e, n) {
                                                    const o = [];
                                                    return (
                                                      n && o.push(n[0], n[2]),
                                                      {
                                                        constraint_type: t.toLowerCase(),
                                                        keyword: r && r.keyword,
                                                        constraint: r && r.constraint,
                                                        definition: [e],
                                                        enforced: o
                                                          .filter((r) => r)
                                                          .join(' ')
                                                          .toLowerCase(),
                                                        resource: 'constraint',
                                                      }
                                                    );
                                                  })(e, n, o, u)),
                                                  (t = e))
                                                : ((zi = t), (t = s)))
                                            : ((zi = t), (t = s)))
                                        : ((zi = t), (t = s));
                                      return t;
                                    })()) !== s && ((Zi = t), (e = { check: e })),
                                    (t = e) === s &&
                                      ((t = zi),
                                      (e = Gc()) !== s && Pp() !== s
                                        ? ((n = Lp()) === s && (n = null),
                                          n !== s && Pp() !== s && (o = af()) !== s
                                            ? ((Zi = t),
                                              (t = e =
                                                (function (r, t, e) {
                                                  return { character_set: { type: r, value: e, symbol: t } };
                                                })(e, n, o)))
                                            : ((zi = t), (t = s)))
                                        : ((zi = t), (t = s)),
                                      t === s &&
                                        ((t = zi),
                                        (e = (function () {
                                          var t, e, n, o, u, a, i, c;
                                          (t = zi),
                                            (e = zi),
                                            (n = (function () {
                                              var t, e, n, o, u;
                                              (t = zi),
                                                (e = zi),
                                                'generated' === r.substr(zi, 9).toLowerCase()
                                                  ? ((n = r.substr(zi, 9)), (zi += 9))
                                                  : ((n = s), 0 === ec && ac(gr));
                                              n !== s && (o = Pp()) !== s
                                                ? ('always' === r.substr(zi, 6).toLowerCase()
                                                    ? ((u = r.substr(zi, 6)), (zi += 6))
                                                    : ((u = s), 0 === ec && ac(Ir)),
                                                  u !== s ? (e = n = [n, o, u]) : ((zi = e), (e = s)))
                                                : ((zi = e), (e = s));
                                              e !== s && ((Zi = t), (e = e.join('').toLowerCase()));
                                              return (t = e);
                                            })()) === s && (n = null);
                                          n !== s && (o = Pp()) !== s
                                            ? ('as' === r.substr(zi, 2).toLowerCase()
                                                ? ((u = r.substr(zi, 2)), (zi += 2))
                                                : ((u = s), 0 === ec && ac(L)),
                                              u !== s ? (e = n = [n, o, u]) : ((zi = e), (e = s)))
                                            : ((zi = e), (e = s));
                                          if (e !== s)
                                            if ((n = Pp()) !== s)
                                              if ((o = jp()) !== s)
                                                if ((u = Pp()) !== s)
                                                  if (((a = Ff()) === s && (a = Yl()), a !== s))
                                                    if (Pp() !== s)
                                                      if (xp() !== s)
                                                        if (Pp() !== s) {
                                                          for (
                                                            i = [],
                                                              'stored' === r.substr(zi, 6).toLowerCase()
                                                                ? ((c = r.substr(zi, 6)), (zi += 6))
                                                                : ((c = s), 0 === ec && ac(Sr)),
                                                              c === s &&
                                                                ('virtual' === r.substr(zi, 7).toLowerCase()
                                                                  ? ((c = r.substr(zi, 7)), (zi += 7))
                                                                  : ((c = s), 0 === ec && ac(Nr)));
                                                            c !== s;
                                                          )
                                                            i.push(c),
                                                              'stored' === r.substr(zi, 6).toLowerCase()
                                                                ? ((c = r.substr(zi, 6)), (zi += 6))
                                                                : ((c = s), 0 === ec && ac(Sr)),
                                                              c === s &&
                                                                ('virtual' === r.substr(zi, 7).toLowerCase()
                                                                  ? ((c = r.substr(zi, 7)), (zi += 7))
                                                                  : ((c = s), 0 === ec && ac(Nr)));
                                                          i !== s
                                                            ? ((Zi = t),
                                                              (l = i),
                                                              (e = {
                                                                type: 'generated',
                                                                expr: a,
                                                                value: e
                                                                  .filter((r) => 'string' == typeof r)
                                                                  .join(' ')
                                                                  .toLowerCase(),
                                                                storage_type: l && l[0] && l[0].toLowerCase(),
                                                              }),
                                                              (t = e))
                                                            : ((zi = t), (t = s));
                                                        } else (zi = t), (t = s);
                                                      else (zi = t), (t = s);
                                                    else (zi = t), (t = s);
                                                  else (zi = t), (t = s);
                                                else (zi = t), (t = s);
                                              else (zi = t), (t = s);
                                            else (zi = t), (t = s);
                                          else (zi = t), (t = s);
                                          var l;
                                          return t;
                                        })()) !== s && ((Zi = t), (e = { generated: e })),
                                        (t = e))))))))))))),
                t
              );
            }
            function Ac() {
              var r, t, e, n, o, u, a;
              return (
                (r = zi),
                (t = of()) !== s && Pp() !== s && (e = ev()) !== s && Pp() !== s
                  ? ((n = (function () {
                      var r, t, e, n, o, u;
                      if (((r = zi), (t = Ec()) !== s))
                        if (Pp() !== s) {
                          for (
                            e = [],
                              n = zi,
                              (o = Pp()) !== s && (u = Ec()) !== s ? (n = o = [o, u]) : ((zi = n), (n = s));
                            n !== s;
                          )
                            e.push(n),
                              (n = zi),
                              (o = Pp()) !== s && (u = Ec()) !== s ? (n = o = [o, u]) : ((zi = n), (n = s));
                          e !== s
                            ? ((Zi = r),
                              (r = t =
                                (function (r, t) {
                                  let e = r;
                                  for (let r = 0; r < t.length; r++) e = { ...e, ...t[r][1] };
                                  return e;
                                })(t, e)))
                            : ((zi = r), (r = s));
                        } else (zi = r), (r = s);
                      else (zi = r), (r = s);
                      return r;
                    })()) === s && (n = null),
                    n !== s
                      ? ((Zi = r),
                        (o = t),
                        (u = e),
                        (a = n),
                        Cv.add(`create::${o.table}::${o.column}`),
                        (r = t = { column: o, definition: u, resource: 'column', ...(a || {}) }))
                      : ((zi = r), (r = s)))
                  : ((zi = r), (r = s)),
                r
              );
            }
            function Tc() {
              var t, e, n, o, u;
              return (
                (t = zi),
                'definer' === r.substr(zi, 7).toLowerCase()
                  ? ((e = r.substr(zi, 7)), (zi += 7))
                  : ((e = s), 0 === ec && ac(nr)),
                e !== s && Pp() !== s && Lp() !== s && Pp() !== s
                  ? ((n = df()) === s && (n = Yf()),
                    n !== s && Pp() !== s
                      ? (64 === r.charCodeAt(zi) ? ((o = '@'), zi++) : ((o = s), 0 === ec && ac(lr)),
                        o !== s && Pp() !== s
                          ? ((u = df()) === s && (u = Yf()),
                            u !== s
                              ? ((Zi = t),
                                (t = e =
                                  (function (r, t) {
                                    const e = fv('@', r, t);
                                    return fv('=', { type: 'origin', value: 'definer' }, e);
                                  })(n, u)))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t === s &&
                  ((t = zi),
                  'definer' === r.substr(zi, 7).toLowerCase()
                    ? ((e = r.substr(zi, 7)), (zi += 7))
                    : ((e = s), 0 === ec && ac(nr)),
                  e !== s &&
                  Pp() !== s &&
                  Lp() !== s &&
                  Pp() !== s &&
                  (n = pp()) !== s &&
                  Pp() !== s &&
                  (o = jp()) !== s &&
                  Pp() !== s &&
                  (u = xp()) !== s
                    ? ((Zi = t), (t = e = fr()))
                    : ((zi = t), (t = s)),
                  t === s &&
                    ((t = zi),
                    'definer' === r.substr(zi, 7).toLowerCase()
                      ? ((e = r.substr(zi, 7)), (zi += 7))
                      : ((e = s), 0 === ec && ac(nr)),
                    e !== s && Pp() !== s && Lp() !== s && Pp() !== s && (n = pp()) !== s
                      ? ((Zi = t), (t = e = fr()))
                      : ((zi = t), (t = s)))),
                t
              );
            }
            function _c() {
              var t, e, n;
              return (
                (t = zi),
                (function () {
                  var t, e, n, o;
                  (t = zi),
                    'collate' === r.substr(zi, 7).toLowerCase()
                      ? ((e = r.substr(zi, 7)), (zi += 7))
                      : ((e = s), 0 === ec && ac(pt));
                  e !== s
                    ? ((n = zi),
                      ec++,
                      (o = Cf()),
                      ec--,
                      o === s ? (n = void 0) : ((zi = n), (n = s)),
                      n !== s ? ((Zi = t), (t = e = 'COLLATE')) : ((zi = t), (t = s)))
                    : ((zi = t), (t = s));
                  return t;
                })() !== s && Pp() !== s
                  ? ((e = Lp()) === s && (e = null),
                    e !== s && Pp() !== s && (n = lf()) !== s
                      ? ((Zi = t), (t = { type: 'collate', keyword: 'collate', collate: { name: n, symbol: e } }))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function gc() {
              var t, e, n;
              return (
                (t = zi),
                'if' === r.substr(zi, 2).toLowerCase()
                  ? ((e = r.substr(zi, 2)), (zi += 2))
                  : ((e = s), 0 === ec && ac(Or)),
                e !== s && Pp() !== s
                  ? ('exists' === r.substr(zi, 6).toLowerCase()
                      ? ((n = r.substr(zi, 6)), (zi += 6))
                      : ((n = s), 0 === ec && ac(Rr)),
                    n !== s ? ((Zi = t), (t = e = 'if exists')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Ic() {
              var t, e, n;
              return (
                (t = zi),
                'first' === r.substr(zi, 5).toLowerCase()
                  ? ((e = r.substr(zi, 5)), (zi += 5))
                  : ((e = s), 0 === ec && ac(jr)),
                e !== s && ((Zi = t), (e = { keyword: e })),
                (t = e) === s &&
                  ((t = zi),
                  'after' === r.substr(zi, 5).toLowerCase()
                    ? ((e = r.substr(zi, 5)), (zi += 5))
                    : ((e = s), 0 === ec && ac(xr)),
                  e !== s && Pp() !== s && (n = of()) !== s
                    ? ((Zi = t),
                      (t = e =
                        (function (r, t) {
                          return { keyword: r, expr: t };
                        })(e, n)))
                    : ((zi = t), (t = s))),
                t
              );
            }
            function Sc() {
              var t, e, n;
              return (
                (t = (function () {
                  var r, t;
                  (r = zi),
                    hp() !== s && Pp() !== s && (t = kc()) !== s
                      ? ((Zi = r),
                        (r = { action: 'add', create_definitions: t, resource: 'constraint', type: 'alter' }))
                      : ((zi = r), (r = s));
                  return r;
                })()) === s &&
                  (t = (function () {
                    var t, e, n, o;
                    (t = zi),
                      (e = eb()) !== s && Pp() !== s
                        ? ('check' === r.substr(zi, 5).toLowerCase()
                            ? ((n = r.substr(zi, 5)), (zi += 5))
                            : ((n = s), 0 === ec && ac(K)),
                          n !== s && Pp() !== s && (o = hf()) !== s
                            ? ((Zi = t),
                              (e = {
                                action: 'drop',
                                constraint: o,
                                keyword: n.toLowerCase(),
                                resource: 'constraint',
                                type: 'alter',
                              }),
                              (t = e))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                    t === s &&
                      ((t = zi),
                      (e = eb()) !== s && Pp() !== s
                        ? ('constraint' === r.substr(zi, 10).toLowerCase()
                            ? ((n = r.substr(zi, 10)), (zi += 10))
                            : ((n = s), 0 === ec && ac(Qr)),
                          n !== s && Pp() !== s && (o = hf()) !== s
                            ? ((Zi = t),
                              (e = (function (r, t) {
                                return {
                                  action: 'drop',
                                  constraint: t,
                                  keyword: r.toLowerCase(),
                                  resource: 'constraint',
                                  type: 'alter',
                                };
                              })(n, o)),
                              (t = e))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s)));
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a;
                    (t = zi),
                      (e = eb()) !== s && Pp() !== s
                        ? ('primary' === r.substr(zi, 7).toLowerCase()
                            ? ((n = r.substr(zi, 7)), (zi += 7))
                            : ((n = s), 0 === ec && ac(cr)),
                          n !== s && (o = Pp()) !== s && (u = Ep()) !== s
                            ? ((Zi = t),
                              (t = e =
                                { action: 'drop', key: '', keyword: 'primary key', resource: 'key', type: 'alter' }))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                    t === s &&
                      ((t = zi),
                      (e = eb()) !== s && Pp() !== s
                        ? ((n = zi),
                          'foreign' === r.substr(zi, 7).toLowerCase()
                            ? ((o = r.substr(zi, 7)), (zi += 7))
                            : ((o = s), 0 === ec && ac(Kr)),
                          o === s && (o = null),
                          o !== s && (u = Pp()) !== s && (a = Ep()) !== s ? (n = o = [o, u, a]) : ((zi = n), (n = s)),
                          n === s && (n = mp()),
                          n !== s && (o = Pp()) !== s && (u = lf()) !== s
                            ? ((Zi = t),
                              (e = (function (r, t) {
                                const e = Array.isArray(r) ? 'key' : 'index';
                                return {
                                  action: 'drop',
                                  [e]: t,
                                  keyword: Array.isArray(r)
                                    ? '' +
                                      [r[0], r[2]]
                                        .filter((r) => r)
                                        .join(' ')
                                        .toLowerCase()
                                    : r.toLowerCase(),
                                  resource: e,
                                  type: 'alter',
                                };
                              })(n, u)),
                              (t = e))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s)));
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o;
                    (t = zi),
                      Sb() !== s && Pp() !== s
                        ? ('check' === r.substr(zi, 5).toLowerCase()
                            ? ((e = r.substr(zi, 5)), (zi += 5))
                            : ((e = s), 0 === ec && ac(K)),
                          e !== s && Pp() !== s
                            ? ('check' === r.substr(zi, 5).toLowerCase()
                                ? ((n = r.substr(zi, 5)), (zi += 5))
                                : ((n = s), 0 === ec && ac(K)),
                              n !== s && Pp() !== s && Ip() !== s && Pp() !== s && (o = hf()) !== s
                                ? ((Zi = t),
                                  (t = {
                                    action: 'with',
                                    constraint: o,
                                    keyword: 'check check',
                                    resource: 'constraint',
                                    type: 'alter',
                                  }))
                                : ((zi = t), (t = s)))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n;
                    (t = zi),
                      'nocheck' === r.substr(zi, 7).toLowerCase()
                        ? ((e = r.substr(zi, 7)), (zi += 7))
                        : ((e = s), 0 === ec && ac(zr));
                    e !== s && Pp() !== s && Ip() !== s && Pp() !== s && (n = hf()) !== s
                      ? ((Zi = t),
                        (t = e = { action: 'nocheck', constraint: n, resource: 'constraint', type: 'alter' }))
                      : ((zi = t), (t = s));
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var r, t, e, n, o;
                    (r = zi),
                      (t = hp()) !== s && Pp() !== s && (e = Cp()) !== s && Pp() !== s && (n = Ac()) !== s && Pp() !== s
                        ? ((o = Ic()) === s && (o = null),
                          o !== s
                            ? ((Zi = r),
                              (u = e),
                              (a = n),
                              (i = o),
                              (t = { action: 'add', ...a, keyword: u, suffix: i, resource: 'column', type: 'alter' }),
                              (r = t))
                            : ((zi = r), (r = s)))
                        : ((zi = r), (r = s));
                    var u, a, i;
                    r === s &&
                      ((r = zi),
                      (t = hp()) !== s && Pp() !== s && (e = Ac()) !== s && Pp() !== s
                        ? ((n = Ic()) === s && (n = null),
                          n !== s
                            ? ((Zi = r),
                              (t = (function (r, t) {
                                return { action: 'add', ...r, suffix: t, resource: 'column', type: 'alter' };
                              })(e, n)),
                              (r = t))
                            : ((zi = r), (r = s)))
                        : ((zi = r), (r = s)));
                    return r;
                  })()) === s &&
                  (t = (function () {
                    var r, t, e, n;
                    (r = zi),
                      (t = eb()) !== s && Pp() !== s && (e = Cp()) !== s && Pp() !== s && (n = of()) !== s
                        ? ((Zi = r),
                          (r = t = { action: 'drop', column: n, keyword: e, resource: 'column', type: 'alter' }))
                        : ((zi = r), (r = s));
                    r === s &&
                      ((r = zi),
                      (t = eb()) !== s && Pp() !== s && (e = of()) !== s
                        ? ((Zi = r),
                          (t = (function (r) {
                            return { action: 'drop', column: r, resource: 'column', type: 'alter' };
                          })(e)),
                          (r = t))
                        : ((zi = r), (r = s)));
                    return r;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o, u;
                    (t = zi),
                      (e = (function () {
                        var t, e, n, o;
                        (t = zi),
                          'modify' === r.substr(zi, 6).toLowerCase()
                            ? ((e = r.substr(zi, 6)), (zi += 6))
                            : ((e = s), 0 === ec && ac(di));
                        e !== s
                          ? ((n = zi),
                            ec++,
                            (o = Cf()),
                            ec--,
                            o === s ? (n = void 0) : ((zi = n), (n = s)),
                            n !== s ? ((Zi = t), (t = e = 'MODIFY')) : ((zi = t), (t = s)))
                          : ((zi = t), (t = s));
                        return t;
                      })()) !== s && Pp() !== s
                        ? ((n = Cp()) === s && (n = null),
                          n !== s && Pp() !== s && (o = Ac()) !== s && Pp() !== s
                            ? ((u = Ic()) === s && (u = null),
                              u !== s
                                ? ((Zi = t),
                                  (a = o),
                                  (i = u),
                                  (e = {
                                    action: 'modify',
                                    keyword: n,
                                    ...a,
                                    suffix: i,
                                    resource: 'column',
                                    type: 'alter',
                                  }),
                                  (t = e))
                                : ((zi = t), (t = s)))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                    var a, i;
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var r, t, e;
                    (r = zi),
                      (t = hp()) !== s && Pp() !== s && (e = jc()) !== s
                        ? ((Zi = r), (n = e), (t = { action: 'add', type: 'alter', ...n }), (r = t))
                        : ((zi = r), (r = s));
                    var n;
                    return r;
                  })()) === s &&
                  (t = (function () {
                    var r, t, e;
                    (r = zi),
                      (t = hp()) !== s && Pp() !== s && (e = xc()) !== s
                        ? ((Zi = r), (n = e), (t = { action: 'add', type: 'alter', ...n }), (r = t))
                        : ((zi = r), (r = s));
                    var n;
                    return r;
                  })()) === s &&
                  (t = (function () {
                    var r, t, e, n, o;
                    (r = zi),
                      (t = fb()) !== s && Pp() !== s && Cp() !== s && Pp() !== s && (e = of()) !== s && Pp() !== s
                        ? ((n = rb()) === s && (n = wb()),
                          n === s && (n = null),
                          n !== s && Pp() !== s && (o = of()) !== s
                            ? ((Zi = r),
                              (a = o),
                              (t = {
                                action: 'rename',
                                type: 'alter',
                                resource: 'column',
                                keyword: 'column',
                                old_column: e,
                                prefix: (u = n) && u[0].toLowerCase(),
                                column: a,
                              }),
                              (r = t))
                            : ((zi = r), (r = s)))
                        : ((zi = r), (r = s));
                    var u, a;
                    return r;
                  })()) === s &&
                  (t = (function () {
                    var r, t, e, n;
                    (r = zi),
                      (t = fb()) !== s && Pp() !== s
                        ? ((e = rb()) === s && (e = wb()),
                          e === s && (e = null),
                          e !== s && Pp() !== s && (n = lf()) !== s
                            ? ((Zi = r),
                              (u = n),
                              (t = {
                                action: 'rename',
                                type: 'alter',
                                resource: 'table',
                                keyword: (o = e) && o[0].toLowerCase(),
                                table: u,
                              }),
                              (r = t))
                            : ((zi = r), (r = s)))
                        : ((zi = r), (r = s));
                    var o, u;
                    return r;
                  })()) === s &&
                  (t = Oc()) === s &&
                  (t = Rc()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a;
                    (t = zi),
                      'change' === r.substr(zi, 6).toLowerCase()
                        ? ((e = r.substr(zi, 6)), (zi += 6))
                        : ((e = s), 0 === ec && ac(Xr));
                    e !== s && Pp() !== s
                      ? ((n = Cp()) === s && (n = null),
                        n !== s && Pp() !== s && (o = of()) !== s && Pp() !== s && (u = Ac()) !== s && Pp() !== s
                          ? ((a = Ic()) === s && (a = null),
                            a !== s
                              ? ((Zi = t),
                                (i = n),
                                (c = u),
                                (l = a),
                                (e = {
                                  action: 'change',
                                  old_column: o,
                                  ...c,
                                  keyword: i,
                                  resource: 'column',
                                  type: 'alter',
                                  suffix: l,
                                }),
                                (t = e))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s));
                    var i, c, l;
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o, u;
                    (t = zi),
                      'drop' === r.substr(zi, 4).toLowerCase()
                        ? ((e = r.substr(zi, 4)), (zi += 4))
                        : ((e = s), 0 === ec && ac(Dr));
                    e === s &&
                      ('truncate' === r.substr(zi, 8).toLowerCase()
                        ? ((e = r.substr(zi, 8)), (zi += 8))
                        : ((e = s), 0 === ec && ac(Mr)),
                      e === s &&
                        ('discard' === r.substr(zi, 7).toLowerCase()
                          ? ((e = r.substr(zi, 7)), (zi += 7))
                          : ((e = s), 0 === ec && ac(Pr)),
                        e === s &&
                          ('import' === r.substr(zi, 6).toLowerCase()
                            ? ((e = r.substr(zi, 6)), (zi += 6))
                            : ((e = s), 0 === ec && ac(Gr)),
                          e === s &&
                            ('coalesce' === r.substr(zi, 8).toLowerCase()
                              ? ((e = r.substr(zi, 8)), (zi += 8))
                              : ((e = s), 0 === ec && ac(Fr)),
                            e === s &&
                              ('analyze' === r.substr(zi, 7).toLowerCase()
                                ? ((e = r.substr(zi, 7)), (zi += 7))
                                : ((e = s), 0 === ec && ac(Hr)),
                              e === s &&
                                ('check' === r.substr(zi, 5).toLowerCase()
                                  ? ((e = r.substr(zi, 5)), (zi += 5))
                                  : ((e = s), 0 === ec && ac(K))))))));
                    e !== s && Pp() !== s && (n = pb()) !== s && Pp() !== s && (o = ul()) !== s && Pp() !== s
                      ? ('tablespace' === r.substr(zi, 10).toLowerCase()
                          ? ((u = r.substr(zi, 10)), (zi += 10))
                          : ((u = s), 0 === ec && ac(Yr)),
                        u === s && (u = null),
                        u !== s
                          ? ((Zi = t),
                            (e = (function (r, t, e, n) {
                              const o = {
                                action: r.toLowerCase(),
                                keyword: t,
                                resource: 'partition',
                                type: 'alter',
                                partitions: e,
                              };
                              return n && (o.suffix = { keyword: n }), o;
                            })(e, n, o, u)),
                            (t = e))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s));
                    t === s &&
                      ((t = zi),
                      (e = hp()) !== s &&
                      Pp() !== s &&
                      (n = pb()) !== s &&
                      Pp() !== s &&
                      (o = jp()) !== s &&
                      Pp() !== s &&
                      (u = (function () {
                        var r, t, e, n, o, u, a, c;
                        if (((r = zi), (t = Nc()) !== s)) {
                          for (
                            e = [],
                              n = zi,
                              (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (c = Nc()) !== s
                                ? (n = o = [o, u, a, c])
                                : ((zi = n), (n = s));
                            n !== s;
                          )
                            e.push(n),
                              (n = zi),
                              (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (c = Nc()) !== s
                                ? (n = o = [o, u, a, c])
                                : ((zi = n), (n = s));
                          e !== s ? ((Zi = r), (t = i(t, e)), (r = t)) : ((zi = r), (r = s));
                        } else (zi = r), (r = s);
                        return r;
                      })()) !== s &&
                      Pp() !== s &&
                      xp() !== s
                        ? ((Zi = t),
                          (t = e = { action: 'add', keyword: n, resource: 'partition', type: 'alter', partitions: u }))
                        : ((zi = t), (t = s)));
                    return t;
                  })()) === s &&
                  ((t = zi),
                  (e = Hc()) !== s &&
                    ((Zi = t),
                    ((n = e).resource = n.keyword),
                    (n[n.keyword] = n.value),
                    delete n.value,
                    (e = { type: 'alter', ...n })),
                  (t = e)),
                t
              );
            }
            function Nc() {
              var t, e, n, o, u;
              return (
                (t = zi),
                pb() !== s && Pp() !== s && (e = af()) !== s && Pp() !== s && gb() !== s && Pp() !== s
                  ? ('less' === r.substr(zi, 4).toLowerCase()
                      ? ((n = r.substr(zi, 4)), (zi += 4))
                      : ((n = s), 0 === ec && ac(kr)),
                    n !== s && Pp() !== s
                      ? ('than' === r.substr(zi, 4).toLowerCase()
                          ? ((o = r.substr(zi, 4)), (zi += 4))
                          : ((o = s), 0 === ec && ac(Ur)),
                        o !== s &&
                        Pp() !== s &&
                        jp() !== s &&
                        Pp() !== s &&
                        (u = qf()) !== s &&
                        Pp() !== s &&
                        xp() !== s
                          ? ((Zi = t), (t = { name: e, value: { type: 'less than', expr: u, parentheses: !0 } }))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Oc() {
              var t, e, n, o;
              return (
                (t = zi),
                'algorithm' === r.substr(zi, 9).toLowerCase()
                  ? ((e = r.substr(zi, 9)), (zi += 9))
                  : ((e = s), 0 === ec && ac(z)),
                e !== s && Pp() !== s
                  ? ((n = Lp()) === s && (n = null),
                    n !== s && Pp() !== s
                      ? ('default' === r.substr(zi, 7).toLowerCase()
                          ? ((o = r.substr(zi, 7)), (zi += 7))
                          : ((o = s), 0 === ec && ac(k)),
                        o === s &&
                          ('instant' === r.substr(zi, 7).toLowerCase()
                            ? ((o = r.substr(zi, 7)), (zi += 7))
                            : ((o = s), 0 === ec && ac(Br)),
                          o === s &&
                            ('inplace' === r.substr(zi, 7).toLowerCase()
                              ? ((o = r.substr(zi, 7)), (zi += 7))
                              : ((o = s), 0 === ec && ac($r)),
                            o === s &&
                              ('copy' === r.substr(zi, 4).toLowerCase()
                                ? ((o = r.substr(zi, 4)), (zi += 4))
                                : ((o = s), 0 === ec && ac(Wr))))),
                        o !== s
                          ? ((Zi = t),
                            (t = e =
                              { type: 'alter', keyword: 'algorithm', resource: 'algorithm', symbol: n, algorithm: o }))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Rc() {
              var t, e, n, o;
              return (
                (t = zi),
                'lock' === r.substr(zi, 4).toLowerCase()
                  ? ((e = r.substr(zi, 4)), (zi += 4))
                  : ((e = s), 0 === ec && ac($)),
                e !== s && Pp() !== s
                  ? ((n = Lp()) === s && (n = null),
                    n !== s && Pp() !== s
                      ? ('default' === r.substr(zi, 7).toLowerCase()
                          ? ((o = r.substr(zi, 7)), (zi += 7))
                          : ((o = s), 0 === ec && ac(k)),
                        o === s &&
                          ('none' === r.substr(zi, 4).toLowerCase()
                            ? ((o = r.substr(zi, 4)), (zi += 4))
                            : ((o = s), 0 === ec && ac(m)),
                          o === s &&
                            ('shared' === r.substr(zi, 6).toLowerCase()
                              ? ((o = r.substr(zi, 6)), (zi += 6))
                              : ((o = s), 0 === ec && ac(qr)),
                            o === s &&
                              ('exclusive' === r.substr(zi, 9).toLowerCase()
                                ? ((o = r.substr(zi, 9)), (zi += 9))
                                : ((o = s), 0 === ec && ac(Vr))))),
                        o !== s
                          ? ((Zi = t),
                            (t = e = { type: 'alter', keyword: 'lock', resource: 'lock', symbol: n, lock: o }))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function jc() {
              var r, t, e, n, o, u, a, i;
              return (
                (r = zi),
                (t = mp()) === s && (t = Ep()),
                t !== s && Pp() !== s
                  ? ((e = wf()) === s && (e = null),
                    e !== s && Pp() !== s
                      ? ((n = pl()) === s && (n = null),
                        n !== s && Pp() !== s && (o = el()) !== s && Pp() !== s
                          ? ((u = vl()) === s && (u = null),
                            u !== s && Pp() !== s
                              ? ((Zi = r),
                                (a = n),
                                (i = u),
                                (r = t =
                                  {
                                    index: e,
                                    definition: o,
                                    keyword: t.toLowerCase(),
                                    index_type: a,
                                    resource: 'index',
                                    index_options: i,
                                  }))
                              : ((zi = r), (r = s)))
                          : ((zi = r), (r = s)))
                      : ((zi = r), (r = s)))
                  : ((zi = r), (r = s)),
                r
              );
            }
            function xc() {
              var r, t, e, n, o, u, a, i, c;
              return (
                (r = zi),
                (t = Ap()) === s && (t = Tp()),
                t !== s && Pp() !== s
                  ? ((e = mp()) === s && (e = Ep()),
                    e === s && (e = null),
                    e !== s && Pp() !== s
                      ? ((n = wf()) === s && (n = null),
                        n !== s && Pp() !== s && (o = rl()) !== s && Pp() !== s
                          ? ((u = vl()) === s && (u = null),
                            u !== s
                              ? ((Zi = r),
                                (a = t),
                                (c = u),
                                (r = t =
                                  {
                                    index: n,
                                    definition: o,
                                    keyword: ((i = e) && `${a.toLowerCase()} ${i.toLowerCase()}`) || a.toLowerCase(),
                                    index_options: c,
                                    resource: 'index',
                                  }))
                              : ((zi = r), (r = s)))
                          : ((zi = r), (r = s)))
                      : ((zi = r), (r = s)))
                  : ((zi = r), (r = s)),
                r
              );
            }
            function kc() {
              var t;
              return (
                (t = (function () {
                  var t, e, n, o, u, a, i, c;
                  (t = zi), (e = Uc()) === s && (e = null);
                  e !== s && Pp() !== s
                    ? ((n = zi),
                      'primary' === r.substr(zi, 7).toLowerCase()
                        ? ((o = r.substr(zi, 7)), (zi += 7))
                        : ((o = s), 0 === ec && ac(cr)),
                      o !== s && (u = Pp()) !== s
                        ? ('key' === r.substr(zi, 3).toLowerCase()
                            ? ((a = r.substr(zi, 3)), (zi += 3))
                            : ((a = s), 0 === ec && ac(ir)),
                          a !== s ? (n = o = [o, u, a]) : ((zi = n), (n = s)))
                        : ((zi = n), (n = s)),
                      n !== s && (o = Pp()) !== s
                        ? ((u = pl()) === s && (u = null),
                          u !== s && (a = Pp()) !== s && (i = el()) !== s && Pp() !== s
                            ? ((c = vl()) === s && (c = null),
                              c !== s
                                ? ((Zi = t),
                                  (f = n),
                                  (b = u),
                                  (p = i),
                                  (v = c),
                                  (e = {
                                    constraint: (l = e) && l.constraint,
                                    definition: p,
                                    constraint_type: `${f[0].toLowerCase()} ${f[2].toLowerCase()}`,
                                    keyword: l && l.keyword,
                                    index_type: b,
                                    resource: 'constraint',
                                    index_options: v,
                                  }),
                                  (t = e))
                                : ((zi = t), (t = s)))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s)))
                    : ((zi = t), (t = s));
                  var l, f, b, p, v;
                  return t;
                })()) === s &&
                  (t = (function () {
                    var r, t, e, n, o, u, a, i;
                    (r = zi), (t = Uc()) === s && (t = null);
                    t !== s && Pp() !== s && (e = _p()) !== s && Pp() !== s
                      ? ((n = mp()) === s && (n = Ep()),
                        n === s && (n = null),
                        n !== s && Pp() !== s
                          ? ((o = wf()) === s && (o = null),
                            o !== s && Pp() !== s
                              ? ((u = pl()) === s && (u = null),
                                u !== s && Pp() !== s && (a = el()) !== s && Pp() !== s
                                  ? ((i = vl()) === s && (i = null),
                                    i !== s
                                      ? ((Zi = r),
                                        (l = e),
                                        (f = n),
                                        (b = o),
                                        (p = u),
                                        (v = a),
                                        (d = i),
                                        (t = {
                                          constraint: (c = t) && c.constraint,
                                          definition: v,
                                          constraint_type:
                                            (f && `${l.toLowerCase()} ${f.toLowerCase()}`) || l.toLowerCase(),
                                          keyword: c && c.keyword,
                                          index_type: p,
                                          index: b,
                                          resource: 'constraint',
                                          index_options: d,
                                        }),
                                        (r = t))
                                      : ((zi = r), (r = s)))
                                  : ((zi = r), (r = s)))
                              : ((zi = r), (r = s)))
                          : ((zi = r), (r = s)))
                      : ((zi = r), (r = s));
                    var c, l, f, b, p, v, d;
                    return r;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a;
                    (t = zi), (e = Uc()) === s && (e = null);
                    e !== s && Pp() !== s
                      ? ('foreign key' === r.substr(zi, 11).toLowerCase()
                          ? ((n = r.substr(zi, 11)), (zi += 11))
                          : ((n = s), 0 === ec && ac(rt)),
                        n !== s && Pp() !== s
                          ? ((o = wf()) === s && (o = null),
                            o !== s && Pp() !== s && (u = rl()) !== s && Pp() !== s
                              ? ((a = Dc()) === s && (a = null),
                                a !== s
                                  ? ((Zi = t),
                                    (c = n),
                                    (l = o),
                                    (f = u),
                                    (b = a),
                                    (e = {
                                      constraint: (i = e) && i.constraint,
                                      definition: f,
                                      constraint_type: c,
                                      keyword: i && i.keyword,
                                      index: l,
                                      resource: 'constraint',
                                      reference_definition: b,
                                    }),
                                    (t = e))
                                  : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s));
                    var i, c, l, f, b;
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a, i, c, l, f;
                    (t = zi), (e = Uc()) === s && (e = null);
                    e !== s && Pp() !== s
                      ? ('check' === r.substr(zi, 5).toLowerCase()
                          ? ((n = r.substr(zi, 5)), (zi += 5))
                          : ((n = s), 0 === ec && ac(K)),
                        n !== s && Pp() !== s
                          ? ((o = zi),
                            'not' === r.substr(zi, 3).toLowerCase()
                              ? ((u = r.substr(zi, 3)), (zi += 3))
                              : ((u = s), 0 === ec && ac(Zr)),
                            u !== s && (a = Pp()) !== s
                              ? ('for' === r.substr(zi, 3).toLowerCase()
                                  ? ((i = r.substr(zi, 3)), (zi += 3))
                                  : ((i = s), 0 === ec && ac(vr)),
                                i !== s && (c = Pp()) !== s
                                  ? ('replication' === r.substr(zi, 11).toLowerCase()
                                      ? ((l = r.substr(zi, 11)), (zi += 11))
                                      : ((l = s), 0 === ec && ac(Jr)),
                                    l !== s && (f = Pp()) !== s ? (o = u = [u, a, i, c, l, f]) : ((zi = o), (o = s)))
                                  : ((zi = o), (o = s)))
                              : ((zi = o), (o = s)),
                            o === s && (o = null),
                            o !== s &&
                            (u = jp()) !== s &&
                            (a = Pp()) !== s &&
                            (i = Bl()) !== s &&
                            (c = Pp()) !== s &&
                            (l = xp()) !== s
                              ? ((Zi = t),
                                (b = e),
                                (p = o),
                                (v = i),
                                (e = {
                                  constraint_type: n.toLowerCase(),
                                  keyword: b && b.keyword,
                                  constraint: b && b.constraint,
                                  index_type: p && { keyword: 'not for replication' },
                                  definition: [v],
                                  resource: 'constraint',
                                }),
                                (t = e))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s));
                    var b, p, v;
                    return t;
                  })()),
                t
              );
            }
            function Uc() {
              var r, t, e, n;
              return (
                (r = zi),
                (t = Ip()) !== s && Pp() !== s
                  ? ((e = lf()) === s && (e = null),
                    e !== s
                      ? ((Zi = r), (n = e), (r = t = { keyword: t.toLowerCase(), constraint: n }))
                      : ((zi = r), (r = s)))
                  : ((zi = r), (r = s)),
                r
              );
            }
            function Dc() {
              var t, e, n, o, u, a, i, c, l, f;
              return (
                (t = zi),
                (e = Sp()) !== s && Pp() !== s && (n = yl()) !== s && Pp() !== s && (o = rl()) !== s && Pp() !== s
                  ? ('match full' === r.substr(zi, 10).toLowerCase()
                      ? ((u = r.substr(zi, 10)), (zi += 10))
                      : ((u = s), 0 === ec && ac(et)),
                    u === s &&
                      ('match partial' === r.substr(zi, 13).toLowerCase()
                        ? ((u = r.substr(zi, 13)), (zi += 13))
                        : ((u = s), 0 === ec && ac(nt)),
                      u === s &&
                        ('match simple' === r.substr(zi, 12).toLowerCase()
                          ? ((u = r.substr(zi, 12)), (zi += 12))
                          : ((u = s), 0 === ec && ac(ot)))),
                    u === s && (u = null),
                    u !== s && Pp() !== s
                      ? ((a = Mc()) === s && (a = null),
                        a !== s && Pp() !== s
                          ? ((i = Mc()) === s && (i = null),
                            i !== s
                              ? ((Zi = t),
                                (c = u),
                                (l = a),
                                (f = i),
                                (t = e =
                                  {
                                    definition: o,
                                    table: n,
                                    keyword: e.toLowerCase(),
                                    match: c && c.toLowerCase(),
                                    on_action: [l, f].filter((r) => r),
                                  }))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t === s && ((t = zi), (e = Mc()) !== s && ((Zi = t), (e = { on_action: [e] })), (t = e)),
                t
              );
            }
            function Mc() {
              var t, e, n, o;
              return (
                (t = zi),
                Ab() !== s && Pp() !== s
                  ? ((e = ib()) === s && (e = sb()),
                    e !== s &&
                    Pp() !== s &&
                    (n = (function () {
                      var t, e, n;
                      (t = zi),
                        (e = bp()) !== s && Pp() !== s && jp() !== s && Pp() !== s
                          ? ((n = Ml()) === s && (n = null),
                            n !== s && Pp() !== s && xp() !== s
                              ? ((Zi = t),
                                (t = e = { type: 'function', name: { name: [{ type: 'origin', value: e }] }, args: n }))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s));
                      t === s &&
                        ((t = zi),
                        (e = Pc()) === s &&
                          ('set null' === r.substr(zi, 8).toLowerCase()
                            ? ((e = r.substr(zi, 8)), (zi += 8))
                            : ((e = s), 0 === ec && ac(at)),
                          e === s &&
                            ('no action' === r.substr(zi, 9).toLowerCase()
                              ? ((e = r.substr(zi, 9)), (zi += 9))
                              : ((e = s), 0 === ec && ac(it)),
                            e === s &&
                              ('set default' === r.substr(zi, 11).toLowerCase()
                                ? ((e = r.substr(zi, 11)), (zi += 11))
                                : ((e = s), 0 === ec && ac(ct)),
                              e === s && (e = bp())))),
                        e !== s && ((Zi = t), (e = { type: 'origin', value: e.toLowerCase() })),
                        (t = e));
                      return t;
                    })()) !== s
                      ? ((Zi = t), (o = n), (t = { type: 'on ' + e[0].toLowerCase(), value: o }))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Pc() {
              var t, e;
              return (
                (t = zi),
                'restrict' === r.substr(zi, 8).toLowerCase()
                  ? ((e = r.substr(zi, 8)), (zi += 8))
                  : ((e = s), 0 === ec && ac(st)),
                e === s &&
                  ('cascade' === r.substr(zi, 7).toLowerCase()
                    ? ((e = r.substr(zi, 7)), (zi += 7))
                    : ((e = s), 0 === ec && ac(ut))),
                e !== s && ((Zi = t), (e = e.toLowerCase())),
                (t = e)
              );
            }
            function Gc() {
              var t, e, n;
              return (
                (t = zi),
                'character' === r.substr(zi, 9).toLowerCase()
                  ? ((e = r.substr(zi, 9)), (zi += 9))
                  : ((e = s), 0 === ec && ac(lt)),
                e !== s && Pp() !== s
                  ? ('set' === r.substr(zi, 3).toLowerCase()
                      ? ((n = r.substr(zi, 3)), (zi += 3))
                      : ((n = s), 0 === ec && ac(ft)),
                    n !== s ? ((Zi = t), (t = e = 'CHARACTER SET')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Fc() {
              var t, e, n, o, u, a, i, c, l;
              return (
                (t = zi),
                (e = Jf()) === s && (e = null),
                e !== s && Pp() !== s
                  ? ((n = Gc()) === s &&
                      ('charset' === r.substr(zi, 7).toLowerCase()
                        ? ((n = r.substr(zi, 7)), (zi += 7))
                        : ((n = s), 0 === ec && ac(bt)),
                      n === s &&
                        ('collate' === r.substr(zi, 7).toLowerCase()
                          ? ((n = r.substr(zi, 7)), (zi += 7))
                          : ((n = s), 0 === ec && ac(pt)))),
                    n !== s && Pp() !== s
                      ? ((o = Lp()) === s && (o = null),
                        o !== s && Pp() !== s && (u = af()) !== s
                          ? ((Zi = t),
                            (i = n),
                            (c = o),
                            (l = u),
                            (t = e =
                              {
                                keyword: ((a = e) && `${a[0].toLowerCase()} ${i.toLowerCase()}`) || i.toLowerCase(),
                                symbol: c,
                                value: l,
                              }))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Hc() {
              var t, e, n, o, u, a, i, c, l;
              return (
                (t = zi),
                'auto_increment' === r.substr(zi, 14).toLowerCase()
                  ? ((e = r.substr(zi, 14)), (zi += 14))
                  : ((e = s), 0 === ec && ac(ur)),
                e === s &&
                  ('avg_row_length' === r.substr(zi, 14).toLowerCase()
                    ? ((e = r.substr(zi, 14)), (zi += 14))
                    : ((e = s), 0 === ec && ac(vt)),
                  e === s &&
                    ('key_block_size' === r.substr(zi, 14).toLowerCase()
                      ? ((e = r.substr(zi, 14)), (zi += 14))
                      : ((e = s), 0 === ec && ac(dt)),
                    e === s &&
                      ('max_rows' === r.substr(zi, 8).toLowerCase()
                        ? ((e = r.substr(zi, 8)), (zi += 8))
                        : ((e = s), 0 === ec && ac(yt)),
                      e === s &&
                        ('min_rows' === r.substr(zi, 8).toLowerCase()
                          ? ((e = r.substr(zi, 8)), (zi += 8))
                          : ((e = s), 0 === ec && ac(wt)),
                        e === s &&
                          ('stats_sample_pages' === r.substr(zi, 18).toLowerCase()
                            ? ((e = r.substr(zi, 18)), (zi += 18))
                            : ((e = s), 0 === ec && ac(Lt))))))),
                e !== s && Pp() !== s
                  ? ((n = Lp()) === s && (n = null),
                    n !== s && Pp() !== s && (o = qf()) !== s
                      ? ((Zi = t), (c = n), (l = o), (t = e = { keyword: e.toLowerCase(), symbol: c, value: l.value }))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t === s &&
                  ((t = zi),
                  'CHECKSUM' === r.substr(zi, 8) ? ((e = 'CHECKSUM'), (zi += 8)) : ((e = s), 0 === ec && ac(ht)),
                  e === s &&
                    ('DELAY_KEY_WRITE' === r.substr(zi, 15)
                      ? ((e = 'DELAY_KEY_WRITE'), (zi += 15))
                      : ((e = s), 0 === ec && ac(Ct))),
                  e !== s && Pp() !== s && (n = Lp()) !== s && Pp() !== s
                    ? (mt.test(r.charAt(zi)) ? ((o = r.charAt(zi)), zi++) : ((o = s), 0 === ec && ac(Et)),
                      o !== s
                        ? ((Zi = t),
                          (t = e =
                            (function (r, t, e) {
                              return { keyword: r.toLowerCase(), symbol: t, value: e };
                            })(e, n, o)))
                        : ((zi = t), (t = s)))
                    : ((zi = t), (t = s)),
                  t === s &&
                    (t = Fc()) === s &&
                    ((t = zi),
                    (e = gp()) === s &&
                      ('connection' === r.substr(zi, 10).toLowerCase()
                        ? ((e = r.substr(zi, 10)), (zi += 10))
                        : ((e = s), 0 === ec && ac(At)),
                      e === s &&
                        ('engine_attribute' === r.substr(zi, 16).toLowerCase()
                          ? ((e = r.substr(zi, 16)), (zi += 16))
                          : ((e = s), 0 === ec && ac(Tt)),
                        e === s &&
                          ('secondary_engine_attribute' === r.substr(zi, 26).toLowerCase()
                            ? ((e = r.substr(zi, 26)), (zi += 26))
                            : ((e = s), 0 === ec && ac(_t))))),
                    e !== s && Pp() !== s
                      ? ((n = Lp()) === s && (n = null),
                        n !== s && Pp() !== s && (o = Yf()) !== s
                          ? ((Zi = t),
                            (t = e =
                              (function (r, t, e) {
                                return { keyword: r.toLowerCase(), symbol: t, value: `'${e.value}'` };
                              })(e, n, o)))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)),
                    t === s &&
                      ((t = zi),
                      'data' === r.substr(zi, 4).toLowerCase()
                        ? ((e = r.substr(zi, 4)), (zi += 4))
                        : ((e = s), 0 === ec && ac(gt)),
                      e === s &&
                        ('index' === r.substr(zi, 5).toLowerCase()
                          ? ((e = r.substr(zi, 5)), (zi += 5))
                          : ((e = s), 0 === ec && ac(It))),
                      e !== s && Pp() !== s
                        ? ('directory' === r.substr(zi, 9).toLowerCase()
                            ? ((n = r.substr(zi, 9)), (zi += 9))
                            : ((n = s), 0 === ec && ac(St)),
                          n !== s && Pp() !== s
                            ? ((o = Lp()) === s && (o = null),
                              o !== s && (u = Pp()) !== s && (a = Yf()) !== s
                                ? ((Zi = t),
                                  (t = e =
                                    (function (r, t, e) {
                                      return {
                                        keyword: r.toLowerCase() + ' directory',
                                        symbol: t,
                                        value: `'${e.value}'`,
                                      };
                                    })(e, o, a)))
                                : ((zi = t), (t = s)))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s)),
                      t === s &&
                        ((t = zi),
                        'compression' === r.substr(zi, 11).toLowerCase()
                          ? ((e = r.substr(zi, 11)), (zi += 11))
                          : ((e = s), 0 === ec && ac(Nt)),
                        e !== s && Pp() !== s
                          ? ((n = Lp()) === s && (n = null),
                            n !== s && Pp() !== s
                              ? ((o = zi),
                                39 === r.charCodeAt(zi) ? ((u = "'"), zi++) : ((u = s), 0 === ec && ac(Ot)),
                                u !== s
                                  ? ('zlib' === r.substr(zi, 4).toLowerCase()
                                      ? ((a = r.substr(zi, 4)), (zi += 4))
                                      : ((a = s), 0 === ec && ac(Rt)),
                                    a === s &&
                                      ('lz4' === r.substr(zi, 3).toLowerCase()
                                        ? ((a = r.substr(zi, 3)), (zi += 3))
                                        : ((a = s), 0 === ec && ac(jt)),
                                      a === s &&
                                        ('none' === r.substr(zi, 4).toLowerCase()
                                          ? ((a = r.substr(zi, 4)), (zi += 4))
                                          : ((a = s), 0 === ec && ac(m)))),
                                    a !== s
                                      ? (39 === r.charCodeAt(zi) ? ((i = "'"), zi++) : ((i = s), 0 === ec && ac(Ot)),
                                        i !== s ? (o = u = [u, a, i]) : ((zi = o), (o = s)))
                                      : ((zi = o), (o = s)))
                                  : ((zi = o), (o = s)),
                                o !== s
                                  ? ((Zi = t),
                                    (t = e =
                                      (function (r, t, e) {
                                        return { keyword: r.toLowerCase(), symbol: t, value: e.join('').toUpperCase() };
                                      })(e, n, o)))
                                  : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s)),
                        t === s &&
                          ((t = zi),
                          'engine' === r.substr(zi, 6).toLowerCase()
                            ? ((e = r.substr(zi, 6)), (zi += 6))
                            : ((e = s), 0 === ec && ac(xt)),
                          e !== s && Pp() !== s
                            ? ((n = Lp()) === s && (n = null),
                              n !== s && Pp() !== s && (o = hf()) !== s
                                ? ((Zi = t), (t = e = kt(e, n, o)))
                                : ((zi = t), (t = s)))
                            : ((zi = t), (t = s)),
                          t === s &&
                            ((t = zi),
                            'row_format' === r.substr(zi, 10).toLowerCase()
                              ? ((e = r.substr(zi, 10)), (zi += 10))
                              : ((e = s), 0 === ec && ac(Ut)),
                            e !== s && Pp() !== s
                              ? ((n = Lp()) === s && (n = null),
                                n !== s && Pp() !== s
                                  ? ('default' === r.substr(zi, 7).toLowerCase()
                                      ? ((o = r.substr(zi, 7)), (zi += 7))
                                      : ((o = s), 0 === ec && ac(k)),
                                    o === s &&
                                      ('dynamic' === r.substr(zi, 7).toLowerCase()
                                        ? ((o = r.substr(zi, 7)), (zi += 7))
                                        : ((o = s), 0 === ec && ac(Er)),
                                      o === s &&
                                        ('fixed' === r.substr(zi, 5).toLowerCase()
                                          ? ((o = r.substr(zi, 5)), (zi += 5))
                                          : ((o = s), 0 === ec && ac(mr)),
                                        o === s &&
                                          ('compressed' === r.substr(zi, 10).toLowerCase()
                                            ? ((o = r.substr(zi, 10)), (zi += 10))
                                            : ((o = s), 0 === ec && ac(Dt)),
                                          o === s &&
                                            ('redundant' === r.substr(zi, 9).toLowerCase()
                                              ? ((o = r.substr(zi, 9)), (zi += 9))
                                              : ((o = s), 0 === ec && ac(Mt)),
                                            o === s &&
                                              ('compact' === r.substr(zi, 7).toLowerCase()
                                                ? ((o = r.substr(zi, 7)), (zi += 7))
                                                : ((o = s), 0 === ec && ac(Pt))))))),
                                    o !== s ? ((Zi = t), (t = e = kt(e, n, o))) : ((zi = t), (t = s)))
                                  : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)))))))),
                t
              );
            }
            function Yc() {
              var t, e, n, o, u;
              return (
                (t = zi),
                (e = Ll()) !== s &&
                Pp() !== s &&
                (n = (function () {
                  var t, e, n;
                  return (
                    (t = zi),
                    'read' === r.substr(zi, 4).toLowerCase()
                      ? ((e = r.substr(zi, 4)), (zi += 4))
                      : ((e = s), 0 === ec && ac(Gt)),
                    e !== s && Pp() !== s
                      ? ('local' === r.substr(zi, 5).toLowerCase()
                          ? ((n = r.substr(zi, 5)), (zi += 5))
                          : ((n = s), 0 === ec && ac(X)),
                        n === s && (n = null),
                        n !== s ? ((Zi = t), (t = e = { type: 'read', suffix: n && 'local' })) : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)),
                    t === s &&
                      ((t = zi),
                      'low_priority' === r.substr(zi, 12).toLowerCase()
                        ? ((e = r.substr(zi, 12)), (zi += 12))
                        : ((e = s), 0 === ec && ac(Ft)),
                      e === s && (e = null),
                      e !== s && Pp() !== s
                        ? ('write' === r.substr(zi, 5).toLowerCase()
                            ? ((n = r.substr(zi, 5)), (zi += 5))
                            : ((n = s), 0 === ec && ac(Ht)),
                          n !== s
                            ? ((Zi = t), (t = e = { type: 'write', prefix: e && 'low_priority' }))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s))),
                    t
                  );
                })()) !== s
                  ? ((Zi = t),
                    (o = e),
                    (u = n),
                    hv.add(`lock::${o.db}::${o.table}`),
                    (t = e = { table: o, lock_type: u }))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Bc() {
              var t, e, n, o;
              return (
                (t = zi),
                'isolation' === r.substr(zi, 9).toLowerCase()
                  ? ((e = r.substr(zi, 9)), (zi += 9))
                  : ((e = s), 0 === ec && ac(le)),
                e !== s && Pp() !== s
                  ? ('level' === r.substr(zi, 5).toLowerCase()
                      ? ((n = r.substr(zi, 5)), (zi += 5))
                      : ((n = s), 0 === ec && ac(fe)),
                    n !== s &&
                    Pp() !== s &&
                    (o = (function () {
                      var t, e, n;
                      return (
                        (t = zi),
                        'serializable' === r.substr(zi, 12).toLowerCase()
                          ? ((e = r.substr(zi, 12)), (zi += 12))
                          : ((e = s), 0 === ec && ac(se)),
                        e !== s && ((Zi = t), (e = { type: 'origin', value: 'serializable' })),
                        (t = e) === s &&
                          ((t = zi),
                          'repeatable' === r.substr(zi, 10).toLowerCase()
                            ? ((e = r.substr(zi, 10)), (zi += 10))
                            : ((e = s), 0 === ec && ac(ue)),
                          e !== s && Pp() !== s
                            ? ('read' === r.substr(zi, 4).toLowerCase()
                                ? ((n = r.substr(zi, 4)), (zi += 4))
                                : ((n = s), 0 === ec && ac(Gt)),
                              n !== s
                                ? ((Zi = t), (t = e = { type: 'origin', value: 'repeatable read' }))
                                : ((zi = t), (t = s)))
                            : ((zi = t), (t = s)),
                          t === s &&
                            ((t = zi),
                            'read' === r.substr(zi, 4).toLowerCase()
                              ? ((e = r.substr(zi, 4)), (zi += 4))
                              : ((e = s), 0 === ec && ac(Gt)),
                            e !== s && Pp() !== s
                              ? ('committed' === r.substr(zi, 9).toLowerCase()
                                  ? ((n = r.substr(zi, 9)), (zi += 9))
                                  : ((n = s), 0 === ec && ac(ae)),
                                n === s &&
                                  ('uncommitted' === r.substr(zi, 11).toLowerCase()
                                    ? ((n = r.substr(zi, 11)), (zi += 11))
                                    : ((n = s), 0 === ec && ac(ie))),
                                n !== s ? ((Zi = t), (t = e = ce(n))) : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)))),
                        t
                      );
                    })()) !== s
                      ? ((Zi = t), (t = e = { type: 'origin', value: 'isolation level ' + o.value }))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t === s &&
                  ((t = zi),
                  'read' === r.substr(zi, 4).toLowerCase()
                    ? ((e = r.substr(zi, 4)), (zi += 4))
                    : ((e = s), 0 === ec && ac(Gt)),
                  e !== s && Pp() !== s
                    ? ('write' === r.substr(zi, 5).toLowerCase()
                        ? ((n = r.substr(zi, 5)), (zi += 5))
                        : ((n = s), 0 === ec && ac(Ht)),
                      n === s &&
                        ('only' === r.substr(zi, 4).toLowerCase()
                          ? ((n = r.substr(zi, 4)), (zi += 4))
                          : ((n = s), 0 === ec && ac(be))),
                      n !== s ? ((Zi = t), (t = e = ce(n))) : ((zi = t), (t = s)))
                    : ((zi = t), (t = s)),
                  t === s &&
                    ((t = zi),
                    (e = Fb()) === s && (e = null),
                    e !== s && Pp() !== s
                      ? ('deferrable' === r.substr(zi, 10).toLowerCase()
                          ? ((n = r.substr(zi, 10)), (zi += 10))
                          : ((n = s), 0 === ec && ac(pe)),
                        n !== s
                          ? ((Zi = t), (t = e = { type: 'origin', value: e ? 'not deferrable' : 'deferrable' }))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)))),
                t
              );
            }
            function $c() {
              var r, t, e, n, o, u, a, c;
              if (((r = zi), (t = Bc()) !== s)) {
                for (
                  e = [],
                    n = zi,
                    (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (c = Bc()) !== s
                      ? (n = o = [o, u, a, c])
                      : ((zi = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = zi),
                    (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (c = Bc()) !== s
                      ? (n = o = [o, u, a, c])
                      : ((zi = n), (n = s));
                e !== s ? ((Zi = r), (r = t = i(t, e))) : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              return r;
            }
            function Wc() {
              var t, e, n, o, u, a;
              return (
                (t = zi),
                'starting' === r.substr(zi, 8).toLowerCase()
                  ? ((e = r.substr(zi, 8)), (zi += 8))
                  : ((e = s), 0 === ec && ac(ge)),
                e === s &&
                  ('terminated' === r.substr(zi, 10).toLowerCase()
                    ? ((e = r.substr(zi, 10)), (zi += 10))
                    : ((e = s), 0 === ec && ac(Ee))),
                e !== s && Pp() !== s
                  ? ('by' === r.substr(zi, 2).toLowerCase()
                      ? ((n = r.substr(zi, 2)), (zi += 2))
                      : ((n = s), 0 === ec && ac(d)),
                    n !== s && Pp() !== s && (o = af()) !== s
                      ? ((Zi = t),
                        (u = e),
                        ((a = o).prefix = u.toUpperCase() + ' BY'),
                        (t = e = { type: u.toLowerCase(), [u.toLowerCase()]: a }))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function qc() {
              var t;
              return (
                (t = (function () {
                  var t, e, n, o, u;
                  return (
                    (t = zi),
                    (e = xb()) === s &&
                      (e = nb()) === s &&
                      ((e = zi),
                      (n = ub()) !== s && (o = Pp()) !== s
                        ? ('view' === r.substr(zi, 4).toLowerCase()
                            ? ((u = r.substr(zi, 4)), (zi += 4))
                            : ((u = s), 0 === ec && ac(ke)),
                          u !== s ? (e = n = [n, o, u]) : ((zi = e), (e = s)))
                        : ((zi = e), (e = s)),
                      e === s &&
                        (e = ub()) === s &&
                        (e = ib()) === s &&
                        (e = eb()) === s &&
                        ((e = zi),
                        'grant' === r.substr(zi, 5).toLowerCase()
                          ? ((n = r.substr(zi, 5)), (zi += 5))
                          : ((n = s), 0 === ec && ac(Ue)),
                        n !== s && (o = Pp()) !== s
                          ? ('option' === r.substr(zi, 6).toLowerCase()
                              ? ((u = r.substr(zi, 6)), (zi += 6))
                              : ((u = s), 0 === ec && ac(De)),
                            u !== s ? (e = n = [n, o, u]) : ((zi = e), (e = s)))
                          : ((zi = e), (e = s)),
                        e === s &&
                          (e = mp()) === s &&
                          (e = cb()) === s &&
                          (e = Sp()) === s &&
                          (e = ob()) === s &&
                          ((e = zi),
                          (n = tb()) !== s && (o = Pp()) !== s && (u = vp()) !== s
                            ? (e = n = [n, o, u])
                            : ((zi = e), (e = s)),
                          e === s && (e = hb()) === s && (e = sb())))),
                    e !== s && ((Zi = t), (e = Me(e))),
                    (t = e)
                  );
                })()) === s &&
                  (t = (function () {
                    var t, e, n, o, u;
                    return (
                      (t = zi),
                      (e = zi),
                      (n = nb()) !== s && (o = Pp()) !== s
                        ? ('routine' === r.substr(zi, 7).toLowerCase()
                            ? ((u = r.substr(zi, 7)), (zi += 7))
                            : ((u = s), 0 === ec && ac(Pe)),
                          u !== s ? (e = n = [n, o, u]) : ((zi = e), (e = s)))
                        : ((zi = e), (e = s)),
                      e === s &&
                        ('execute' === r.substr(zi, 7).toLowerCase()
                          ? ((e = r.substr(zi, 7)), (zi += 7))
                          : ((e = s), 0 === ec && ac(Ge)),
                        e === s &&
                          ((e = zi),
                          'grant' === r.substr(zi, 5).toLowerCase()
                            ? ((n = r.substr(zi, 5)), (zi += 5))
                            : ((n = s), 0 === ec && ac(Ue)),
                          n !== s && (o = Pp()) !== s
                            ? ('option' === r.substr(zi, 6).toLowerCase()
                                ? ((u = r.substr(zi, 6)), (zi += 6))
                                : ((u = s), 0 === ec && ac(De)),
                              u !== s ? (e = n = [n, o, u]) : ((zi = e), (e = s)))
                            : ((zi = e), (e = s)),
                          e === s &&
                            ((e = zi),
                            (n = ub()) !== s && (o = Pp()) !== s
                              ? ('routine' === r.substr(zi, 7).toLowerCase()
                                  ? ((u = r.substr(zi, 7)), (zi += 7))
                                  : ((u = s), 0 === ec && ac(Pe)),
                                u !== s ? (e = n = [n, o, u]) : ((zi = e), (e = s)))
                              : ((zi = e), (e = s))))),
                      e !== s && ((Zi = t), (e = Me(e))),
                      (t = e)
                    );
                  })()),
                t
              );
            }
            function Vc() {
              var r, t, e, n, o, u, a, i, c;
              return (
                (r = zi),
                (t = qc()) !== s && Pp() !== s
                  ? ((e = zi),
                    (n = jp()) !== s && (o = Pp()) !== s && (u = Al()) !== s && (a = Pp()) !== s && (i = xp()) !== s
                      ? (e = n = [n, o, u, a, i])
                      : ((zi = e), (e = s)),
                    e === s && (e = null),
                    e !== s ? ((Zi = r), (r = t = { priv: t, columns: (c = e) && c[2] })) : ((zi = r), (r = s)))
                  : ((zi = r), (r = s)),
                r
              );
            }
            function Xc() {
              var t, e, n, o, u, a, i;
              return (
                (t = zi),
                (e = lf()) !== s && Pp() !== s
                  ? ((n = zi),
                    64 === r.charCodeAt(zi) ? ((o = '@'), zi++) : ((o = s), 0 === ec && ac(lr)),
                    o !== s && (u = Pp()) !== s && (a = lf()) !== s ? (n = o = [o, u, a]) : ((zi = n), (n = s)),
                    n === s && (n = null),
                    n !== s
                      ? ((Zi = t),
                        (t = e =
                          {
                            name: { type: 'single_quote_string', value: e },
                            host: (i = n) ? { type: 'single_quote_string', value: i[2] } : null,
                          }))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Kc() {
              var r, t, e, n, o, u, a, i;
              if (((r = zi), (t = Xc()) !== s)) {
                for (
                  e = [],
                    n = zi,
                    (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = Xc()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = zi),
                    (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = Xc()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                e !== s ? ((Zi = r), (r = t = h(t, e))) : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              return r;
            }
            function Qc() {
              var t, e, n;
              return (
                (t = zi),
                Sb() !== s && Pp() !== s
                  ? ('admin' === r.substr(zi, 5).toLowerCase()
                      ? ((e = r.substr(zi, 5)), (zi += 5))
                      : ((e = s), 0 === ec && ac(Fe)),
                    e !== s && Pp() !== s
                      ? ('option' === r.substr(zi, 6).toLowerCase()
                          ? ((n = r.substr(zi, 6)), (zi += 6))
                          : ((n = s), 0 === ec && ac(De)),
                        n !== s
                          ? ((Zi = t), (t = { type: 'origin', value: 'with admin option' }))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function zc() {
              var t, e, n, o, u, a, i;
              return (
                (t = ol()) === s &&
                  ((t = zi),
                  (e = zi),
                  40 === r.charCodeAt(zi) ? ((n = '('), zi++) : ((n = s), 0 === ec && ac(Be)),
                  n !== s && (o = Pp()) !== s && (u = zc()) !== s && (a = Pp()) !== s
                    ? (41 === r.charCodeAt(zi) ? ((i = ')'), zi++) : ((i = s), 0 === ec && ac($e)),
                      i !== s ? (e = n = [n, o, u, a, i]) : ((zi = e), (e = s)))
                    : ((zi = e), (e = s)),
                  e !== s && ((Zi = t), (e = { ...e[2], parentheses_symbol: !0 })),
                  (t = e)),
                t
              );
            }
            function Zc() {
              var t, e, n, o, u, a, i, c, l, f, b, p, v;
              if (((t = zi), Sb() !== s))
                if (Pp() !== s)
                  if ((e = Jc()) !== s) {
                    for (
                      n = [],
                        o = zi,
                        (u = Pp()) !== s && (a = Op()) !== s && (i = Pp()) !== s && (c = Jc()) !== s
                          ? (o = u = [u, a, i, c])
                          : ((zi = o), (o = s));
                      o !== s;
                    )
                      n.push(o),
                        (o = zi),
                        (u = Pp()) !== s && (a = Op()) !== s && (i = Pp()) !== s && (c = Jc()) !== s
                          ? (o = u = [u, a, i, c])
                          : ((zi = o), (o = s));
                    n !== s ? ((Zi = t), (t = sr(e, n))) : ((zi = t), (t = s));
                  } else (zi = t), (t = s);
                else (zi = t), (t = s);
              else (zi = t), (t = s);
              if (t === s)
                if (((t = zi), Pp() !== s))
                  if (Sb() !== s)
                    if ((e = Pp()) !== s)
                      if (
                        (n = (function () {
                          var t, e, n, o;
                          (t = zi),
                            'recursive' === r.substr(zi, 9).toLowerCase()
                              ? ((e = r.substr(zi, 9)), (zi += 9))
                              : ((e = s), 0 === ec && ac(cu));
                          e !== s
                            ? ((n = zi),
                              ec++,
                              (o = Cf()),
                              ec--,
                              o === s ? (n = void 0) : ((zi = n), (n = s)),
                              n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                            : ((zi = t), (t = s));
                          return t;
                        })()) !== s
                      )
                        if ((o = Pp()) !== s)
                          if ((u = Jc()) !== s) {
                            for (
                              a = [],
                                i = zi,
                                (c = Pp()) !== s && (l = Op()) !== s && (f = Pp()) !== s && (b = Jc()) !== s
                                  ? (i = c = [c, l, f, b])
                                  : ((zi = i), (i = s));
                              i !== s;
                            )
                              a.push(i),
                                (i = zi),
                                (c = Pp()) !== s && (l = Op()) !== s && (f = Pp()) !== s && (b = Jc()) !== s
                                  ? (i = c = [c, l, f, b])
                                  : ((zi = i), (i = s));
                            a !== s
                              ? ((Zi = t), (v = a), ((p = u).recursive = !0), (t = pv(p, v)))
                              : ((zi = t), (t = s));
                          } else (zi = t), (t = s);
                        else (zi = t), (t = s);
                      else (zi = t), (t = s);
                    else (zi = t), (t = s);
                  else (zi = t), (t = s);
                else (zi = t), (t = s);
              return t;
            }
            function Jc() {
              var r, t, e, n, o, u, a;
              return (
                (r = zi),
                (t = Yf()) === s && (t = hf()) === s && (t = Cl()),
                t !== s && Pp() !== s
                  ? ((e = rl()) === s && (e = null),
                    e !== s && Pp() !== s && wb() !== s && Pp() !== s && jp() !== s && Pp() !== s
                      ? ((n = Ul()) === s && (n = vc()),
                        n !== s && Pp() !== s && xp() !== s
                          ? ((Zi = r),
                            (u = e),
                            (a = n),
                            'string' == typeof (o = t) && (o = { type: 'default', value: o }),
                            o.table && (o = { type: 'default', value: o.table }),
                            (r = t = { name: o, stmt: a, columns: u }))
                          : ((zi = r), (r = s)))
                      : ((zi = r), (r = s)))
                  : ((zi = r), (r = s)),
                r
              );
            }
            function rl() {
              var r, t;
              return (
                (r = zi),
                jp() !== s &&
                Pp() !== s &&
                (t = (function () {
                  var r;
                  (r = Al()) === s &&
                    (r = (function () {
                      var r, t, e, n, o, u, a, i;
                      if (((r = zi), (t = Ff()) !== s)) {
                        for (
                          e = [],
                            n = zi,
                            (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = Ff()) !== s
                              ? (n = o = [o, u, a, i])
                              : ((zi = n), (n = s));
                          n !== s;
                        )
                          e.push(n),
                            (n = zi),
                            (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = Ff()) !== s
                              ? (n = o = [o, u, a, i])
                              : ((zi = n), (n = s));
                        e !== s ? ((Zi = r), (t = sr(t, e)), (r = t)) : ((zi = r), (r = s));
                      } else (zi = r), (r = s);
                      return r;
                    })());
                  return r;
                })()) !== s &&
                Pp() !== s &&
                xp() !== s
                  ? ((Zi = r), (r = t))
                  : ((zi = r), (r = s)),
                r
              );
            }
            function tl() {
              var t, e, n, o, u, a, i;
              if (((t = zi), (e = yf()) !== s))
                if (Pp() !== s)
                  if ((n = jp()) !== s)
                    if (Pp() !== s) {
                      if (
                        ((o = []),
                        We.test(r.charAt(zi)) ? ((u = r.charAt(zi)), zi++) : ((u = s), 0 === ec && ac(qe)),
                        u !== s)
                      )
                        for (; u !== s; )
                          o.push(u), We.test(r.charAt(zi)) ? ((u = r.charAt(zi)), zi++) : ((u = s), 0 === ec && ac(qe));
                      else o = s;
                      o !== s && (u = Pp()) !== s && xp() !== s && Pp() !== s
                        ? ((a = Rb()) === s && (a = jb()),
                          a === s && (a = null),
                          a !== s
                            ? ((Zi = t),
                              (i = a),
                              (t = e =
                                {
                                  type: 'column_ref',
                                  column: e,
                                  suffix: `(${parseInt(o.join(''), 10)})`,
                                  order_by: i,
                                  ...cv(),
                                }))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                    } else (zi = t), (t = s);
                  else (zi = t), (t = s);
                else (zi = t), (t = s);
              else (zi = t), (t = s);
              return (
                t === s &&
                  ((t = zi),
                  (e = yf()) !== s && Pp() !== s
                    ? ((n = Rb()) === s && (n = jb()),
                      n === s && (n = null),
                      n !== s
                        ? ((Zi = t),
                          (t = e =
                            (function (r, t) {
                              return { type: 'column_ref', column: r, order_by: t, ...cv() };
                            })(e, n)))
                        : ((zi = t), (t = s)))
                    : ((zi = t), (t = s))),
                t
              );
            }
            function el() {
              var r, t, e;
              return (
                (r = zi),
                jp() !== s && Pp() !== s
                  ? ((t = (function () {
                      var r, t, e, n, o, u, a, i;
                      if (((r = zi), (t = tl()) !== s)) {
                        for (
                          e = [],
                            n = zi,
                            (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = tl()) !== s
                              ? (n = o = [o, u, a, i])
                              : ((zi = n), (n = s));
                          n !== s;
                        )
                          e.push(n),
                            (n = zi),
                            (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = tl()) !== s
                              ? (n = o = [o, u, a, i])
                              : ((zi = n), (n = s));
                        e !== s ? ((Zi = r), (r = t = sr(t, e))) : ((zi = r), (r = s));
                      } else (zi = r), (r = s);
                      return r;
                    })()) === s && (t = Ml()),
                    t !== s && Pp() !== s && xp() !== s
                      ? ((Zi = r), (r = (e = t).type ? e.value : e))
                      : ((zi = r), (r = s)))
                  : ((zi = r), (r = s)),
                r
              );
            }
            function nl() {
              var t, e, n, o;
              return (
                (t = zi),
                (e = (function () {
                  var t, e, n, o, u, a;
                  return (
                    (t = zi),
                    (e = zi),
                    'for' === r.substr(zi, 3).toLowerCase()
                      ? ((n = r.substr(zi, 3)), (zi += 3))
                      : ((n = s), 0 === ec && ac(vr)),
                    n !== s && (o = Pp()) !== s && (u = sb()) !== s ? (e = n = [n, o, u]) : ((zi = e), (e = s)),
                    e !== s && ((Zi = t), (e = `${(a = e)[0]} ${a[2][0]}`)),
                    (t = e)
                  );
                })()) === s &&
                  (e = (function () {
                    var t, e, n, o, u, a, i, c, l, f;
                    return (
                      (t = zi),
                      (e = zi),
                      'lock' === r.substr(zi, 4).toLowerCase()
                        ? ((n = r.substr(zi, 4)), (zi += 4))
                        : ((n = s), 0 === ec && ac($)),
                      n !== s && (o = Pp()) !== s
                        ? ('in' === r.substr(zi, 2).toLowerCase()
                            ? ((u = r.substr(zi, 2)), (zi += 2))
                            : ((u = s), 0 === ec && ac(Ve)),
                          u !== s && (a = Pp()) !== s
                            ? ('share' === r.substr(zi, 5).toLowerCase()
                                ? ((i = r.substr(zi, 5)), (zi += 5))
                                : ((i = s), 0 === ec && ac(Xe)),
                              i !== s && (c = Pp()) !== s
                                ? ('mode' === r.substr(zi, 4).toLowerCase()
                                    ? ((l = r.substr(zi, 4)), (zi += 4))
                                    : ((l = s), 0 === ec && ac(Ke)),
                                  l !== s ? (e = n = [n, o, u, a, i, c, l]) : ((zi = e), (e = s)))
                                : ((zi = e), (e = s)))
                            : ((zi = e), (e = s)))
                        : ((zi = e), (e = s)),
                      e !== s && ((Zi = t), (e = `${(f = e)[0]} ${f[2]} ${f[4]} ${f[6]}`)),
                      (t = e)
                    );
                  })()),
                e !== s && Pp() !== s
                  ? ((n = (function () {
                      var t, e, n, o, u, a, i;
                      return (
                        (t = zi),
                        (e = zi),
                        'wait' === r.substr(zi, 4).toLowerCase()
                          ? ((n = r.substr(zi, 4)), (zi += 4))
                          : ((n = s), 0 === ec && ac(Qe)),
                        n !== s && (o = Pp()) !== s && (u = qf()) !== s ? (e = n = [n, o, u]) : ((zi = e), (e = s)),
                        e !== s && ((Zi = t), (e = `${(a = e)[0]} ${a[2].value}`)),
                        (t = e) === s &&
                          ('nowait' === r.substr(zi, 6).toLowerCase()
                            ? ((t = r.substr(zi, 6)), (zi += 6))
                            : ((t = s), 0 === ec && ac(ze)),
                          t === s &&
                            ((t = zi),
                            (e = zi),
                            'skip' === r.substr(zi, 4).toLowerCase()
                              ? ((n = r.substr(zi, 4)), (zi += 4))
                              : ((n = s), 0 === ec && ac(Ze)),
                            n !== s && (o = Pp()) !== s
                              ? ('locked' === r.substr(zi, 6).toLowerCase()
                                  ? ((u = r.substr(zi, 6)), (zi += 6))
                                  : ((u = s), 0 === ec && ac(Je)),
                                u !== s ? (e = n = [n, o, u]) : ((zi = e), (e = s)))
                              : ((zi = e), (e = s)),
                            e !== s && ((Zi = t), (e = `${(i = e)[0]} ${i[2]}`)),
                            (t = e))),
                        t
                      );
                    })()) === s && (n = null),
                    n !== s ? ((Zi = t), (t = e = e + ((o = n) ? ' ' + o : ''))) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function ol() {
              var t, e, n, o, u, a, i, c, l, f, b, p, v, d, y, w, L;
              return (
                (t = zi),
                Pp() !== s
                  ? ((e = Zc()) === s && (e = null),
                    e !== s && Pp() !== s && ob() !== s && Pp() !== s
                      ? ((n = (function () {
                          var r, t, e, n, o, u;
                          if (((r = zi), (t = sl()) !== s)) {
                            for (
                              e = [],
                                n = zi,
                                (o = Pp()) !== s && (u = sl()) !== s ? (n = o = [o, u]) : ((zi = n), (n = s));
                              n !== s;
                            )
                              e.push(n),
                                (n = zi),
                                (o = Pp()) !== s && (u = sl()) !== s ? (n = o = [o, u]) : ((zi = n), (n = s));
                            e !== s
                              ? ((Zi = r),
                                (t = (function (r, t) {
                                  const e = [r];
                                  for (let r = 0, n = t.length; r < n; ++r) e.push(t[r][1]);
                                  return e;
                                })(t, e)),
                                (r = t))
                              : ((zi = r), (r = s));
                          } else (zi = r), (r = s);
                          return r;
                        })()) === s && (n = null),
                        n !== s && Pp() !== s
                          ? ((o = kb()) === s && (o = null),
                            o !== s && Pp() !== s && (u = ul()) !== s && Pp() !== s
                              ? ((a = ll()) === s && (a = null),
                                a !== s && Pp() !== s
                                  ? ((i = fl()) === s && (i = null),
                                    i !== s && Pp() !== s
                                      ? ((c = ll()) === s && (c = null),
                                        c !== s && Pp() !== s
                                          ? ((l = El()) === s && (l = null),
                                            l !== s && Pp() !== s
                                              ? ((f = (function () {
                                                  var t, e, n, o;
                                                  (t = zi),
                                                    (e = (function () {
                                                      var t, e, n, o;
                                                      (t = zi),
                                                        'group' === r.substr(zi, 5).toLowerCase()
                                                          ? ((e = r.substr(zi, 5)), (zi += 5))
                                                          : ((e = s), 0 === ec && ac(Mu));
                                                      e !== s
                                                        ? ((n = zi),
                                                          ec++,
                                                          (o = Cf()),
                                                          ec--,
                                                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                                                          n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                                                        : ((zi = t), (t = s));
                                                      return t;
                                                    })()) !== s &&
                                                    Pp() !== s &&
                                                    Ob() !== s &&
                                                    Pp() !== s &&
                                                    (n = Ml()) !== s &&
                                                    Pp() !== s
                                                      ? ((o = (function () {
                                                          var t, e;
                                                          (t = zi),
                                                            Sb() !== s && Pp() !== s
                                                              ? ('rollup' === r.substr(zi, 6).toLowerCase()
                                                                  ? ((e = r.substr(zi, 6)), (zi += 6))
                                                                  : ((e = s), 0 === ec && ac(Ln)),
                                                                e !== s
                                                                  ? ((Zi = t),
                                                                    (t = { type: 'origin', value: 'with rollup' }))
                                                                  : ((zi = t), (t = s)))
                                                              : ((zi = t), (t = s));
                                                          return t;
                                                        })()) === s && (o = null),
                                                        o !== s
                                                          ? ((Zi = t),
                                                            (u = o),
                                                            (e = { columns: n.value, modifiers: [u] }),
                                                            (t = e))
                                                          : ((zi = t), (t = s)))
                                                      : ((zi = t), (t = s));
                                                  var u;
                                                  return t;
                                                })()) === s && (f = null),
                                                f !== s && Pp() !== s
                                                  ? ((b = (function () {
                                                      var t, e;
                                                      (t = zi),
                                                        (function () {
                                                          var t, e, n, o;
                                                          (t = zi),
                                                            'having' === r.substr(zi, 6).toLowerCase()
                                                              ? ((e = r.substr(zi, 6)), (zi += 6))
                                                              : ((e = s), 0 === ec && ac(Gu));
                                                          e !== s
                                                            ? ((n = zi),
                                                              ec++,
                                                              (o = Cf()),
                                                              ec--,
                                                              o === s ? (n = void 0) : ((zi = n), (n = s)),
                                                              n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                                                            : ((zi = t), (t = s));
                                                          return t;
                                                        })() !== s &&
                                                        Pp() !== s &&
                                                        (e = $l()) !== s
                                                          ? ((Zi = t), (t = e))
                                                          : ((zi = t), (t = s));
                                                      return t;
                                                    })()) === s && (b = null),
                                                    b !== s && Pp() !== s
                                                      ? ((p = _l()) === s && (p = null),
                                                        p !== s && Pp() !== s
                                                          ? ((v = _c()) === s && (v = null),
                                                            v !== s && Pp() !== s
                                                              ? ((d = Sl()) === s && (d = null),
                                                                d !== s && Pp() !== s
                                                                  ? ((y = nl()) === s && (y = null),
                                                                    y !== s && Pp() !== s
                                                                      ? ((w = (function () {
                                                                          var t, e, n;
                                                                          (t = zi),
                                                                            'window' === r.substr(zi, 6).toLowerCase()
                                                                              ? ((e = r.substr(zi, 6)), (zi += 6))
                                                                              : ((e = s), 0 === ec && ac(ho));
                                                                          e !== s &&
                                                                          Pp() !== s &&
                                                                          (n = (function () {
                                                                            var r, t, e, n, o, u, a, i;
                                                                            if (((r = zi), (t = gf()) !== s)) {
                                                                              for (
                                                                                e = [],
                                                                                  n = zi,
                                                                                  (o = Pp()) !== s &&
                                                                                  (u = Op()) !== s &&
                                                                                  (a = Pp()) !== s &&
                                                                                  (i = gf()) !== s
                                                                                    ? (n = o = [o, u, a, i])
                                                                                    : ((zi = n), (n = s));
                                                                                n !== s;
                                                                              )
                                                                                e.push(n),
                                                                                  (n = zi),
                                                                                  (o = Pp()) !== s &&
                                                                                  (u = Op()) !== s &&
                                                                                  (a = Pp()) !== s &&
                                                                                  (i = gf()) !== s
                                                                                    ? (n = o = [o, u, a, i])
                                                                                    : ((zi = n), (n = s));
                                                                              e !== s
                                                                                ? ((Zi = r), (t = pv(t, e)), (r = t))
                                                                                : ((zi = r), (r = s));
                                                                            } else (zi = r), (r = s);
                                                                            return r;
                                                                          })()) !== s
                                                                            ? ((Zi = t),
                                                                              (t = e =
                                                                                {
                                                                                  keyword: 'window',
                                                                                  type: 'window',
                                                                                  expr: n,
                                                                                }))
                                                                            : ((zi = t), (t = s));
                                                                          return t;
                                                                        })()) === s && (w = null),
                                                                        w !== s && Pp() !== s
                                                                          ? ((L = ll()) === s && (L = null),
                                                                            L !== s
                                                                              ? ((Zi = t),
                                                                                (t = (function (
                                                                                  r,
                                                                                  t,
                                                                                  e,
                                                                                  n,
                                                                                  o,
                                                                                  s,
                                                                                  u,
                                                                                  a,
                                                                                  i,
                                                                                  c,
                                                                                  l,
                                                                                  f,
                                                                                  b,
                                                                                  p,
                                                                                  v,
                                                                                  d,
                                                                                ) {
                                                                                  if (
                                                                                    (o && u) ||
                                                                                    (o && d) ||
                                                                                    (u && d) ||
                                                                                    (o && u && d)
                                                                                  )
                                                                                    throw new Error(
                                                                                      'A given SQL statement can contain at most one INTO clause',
                                                                                    );
                                                                                  if (s) {
                                                                                    (Array.isArray(s)
                                                                                      ? s
                                                                                      : s.expr
                                                                                    ).forEach(
                                                                                      (r) =>
                                                                                        r.table &&
                                                                                        hv.add(
                                                                                          `select::${r.db}::${r.table}`,
                                                                                        ),
                                                                                    );
                                                                                  }
                                                                                  return {
                                                                                    with: r,
                                                                                    type: 'select',
                                                                                    options: t,
                                                                                    distinct: e,
                                                                                    columns: n,
                                                                                    into: {
                                                                                      ...(o || u || d || {}),
                                                                                      position:
                                                                                        (o ? 'column' : u && 'from') ||
                                                                                        (d && 'end'),
                                                                                    },
                                                                                    from: s,
                                                                                    where: a,
                                                                                    groupby: i,
                                                                                    having: c,
                                                                                    orderby: l,
                                                                                    limit: b,
                                                                                    locking_read: p && p,
                                                                                    window: v,
                                                                                    collate: f,
                                                                                    ...cv(),
                                                                                  };
                                                                                })(
                                                                                  e,
                                                                                  n,
                                                                                  o,
                                                                                  u,
                                                                                  a,
                                                                                  i,
                                                                                  c,
                                                                                  l,
                                                                                  f,
                                                                                  b,
                                                                                  p,
                                                                                  v,
                                                                                  d,
                                                                                  y,
                                                                                  w,
                                                                                  L,
                                                                                )))
                                                                              : ((zi = t), (t = s)))
                                                                          : ((zi = t), (t = s)))
                                                                      : ((zi = t), (t = s)))
                                                                  : ((zi = t), (t = s)))
                                                              : ((zi = t), (t = s)))
                                                          : ((zi = t), (t = s)))
                                                      : ((zi = t), (t = s)))
                                                  : ((zi = t), (t = s)))
                                              : ((zi = t), (t = s)))
                                          : ((zi = t), (t = s)))
                                      : ((zi = t), (t = s)))
                                  : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function sl() {
              var t, e;
              return (
                (t = zi),
                (e = (function () {
                  var t;
                  'sql_calc_found_rows' === r.substr(zi, 19).toLowerCase()
                    ? ((t = r.substr(zi, 19)), (zi += 19))
                    : ((t = s), 0 === ec && ac(Ci));
                  return t;
                })()) === s &&
                  ((e = (function () {
                    var t;
                    'sql_cache' === r.substr(zi, 9).toLowerCase()
                      ? ((t = r.substr(zi, 9)), (zi += 9))
                      : ((t = s), 0 === ec && ac(mi));
                    return t;
                  })()) === s &&
                    (e = (function () {
                      var t;
                      'sql_no_cache' === r.substr(zi, 12).toLowerCase()
                        ? ((t = r.substr(zi, 12)), (zi += 12))
                        : ((t = s), 0 === ec && ac(Ei));
                      return t;
                    })()),
                  e === s &&
                    (e = (function () {
                      var t;
                      'sql_big_result' === r.substr(zi, 14).toLowerCase()
                        ? ((t = r.substr(zi, 14)), (zi += 14))
                        : ((t = s), 0 === ec && ac(Ti));
                      return t;
                    })()) === s &&
                    (e = (function () {
                      var t;
                      'sql_small_result' === r.substr(zi, 16).toLowerCase()
                        ? ((t = r.substr(zi, 16)), (zi += 16))
                        : ((t = s), 0 === ec && ac(Ai));
                      return t;
                    })()) === s &&
                    (e = (function () {
                      var t;
                      'sql_buffer_result' === r.substr(zi, 17).toLowerCase()
                        ? ((t = r.substr(zi, 17)), (zi += 17))
                        : ((t = s), 0 === ec && ac(_i));
                      return t;
                    })())),
                e !== s && ((Zi = t), (e = e)),
                (t = e)
              );
            }
            function ul() {
              var r, t, e, n, o, u, a, i;
              if (
                ((r = zi),
                (t = xb()) === s &&
                  ((t = zi),
                  (e = Rp()) !== s
                    ? ((n = zi),
                      ec++,
                      (o = Cf()),
                      ec--,
                      o === s ? (n = void 0) : ((zi = n), (n = s)),
                      n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                    : ((zi = t), (t = s)),
                  t === s && (t = Rp())),
                t !== s)
              ) {
                for (
                  e = [],
                    n = zi,
                    (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = il()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = zi),
                    (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = il()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                e !== s
                  ? ((Zi = r),
                    (r = t =
                      (function (r, t) {
                        Cv.add('select::null::(.*)');
                        const e = { expr: { type: 'column_ref', table: null, column: '*' }, as: null, ...cv() };
                        return t && t.length > 0 ? pv(e, t) : [e];
                      })(0, e)))
                  : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              if (r === s)
                if (((r = zi), (t = il()) !== s)) {
                  for (
                    e = [],
                      n = zi,
                      (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = il()) !== s
                        ? (n = o = [o, u, a, i])
                        : ((zi = n), (n = s));
                    n !== s;
                  )
                    e.push(n),
                      (n = zi),
                      (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = il()) !== s
                        ? (n = o = [o, u, a, i])
                        : ((zi = n), (n = s));
                  e !== s ? ((Zi = r), (r = t = sr(t, e))) : ((zi = r), (r = s));
                } else (zi = r), (r = s);
              return r;
            }
            function al() {
              var t, e, n, o, u, a, i;
              return (
                (t = zi),
                'match' === r.substr(zi, 5).toLowerCase()
                  ? ((e = r.substr(zi, 5)), (zi += 5))
                  : ((e = s), 0 === ec && ac(sn)),
                e !== s &&
                Pp() !== s &&
                jp() !== s &&
                Pp() !== s &&
                (n = Al()) !== s &&
                Pp() !== s &&
                xp() !== s &&
                Pp() !== s
                  ? ('AGAINST' === r.substr(zi, 7) ? ((o = 'AGAINST'), (zi += 7)) : ((o = s), 0 === ec && ac(un)),
                    o !== s && Pp() !== s && jp() !== s && Pp() !== s && (u = Yl()) !== s && Pp() !== s
                      ? ((a = (function () {
                          var t, e, n, o, u, a, i;
                          return (
                            (t = zi),
                            Db() !== s && Pp() !== s
                              ? ('natural' === r.substr(zi, 7).toLowerCase()
                                  ? ((e = r.substr(zi, 7)), (zi += 7))
                                  : ((e = s), 0 === ec && ac(rn)),
                                e !== s && Pp() !== s
                                  ? ('language' === r.substr(zi, 8).toLowerCase()
                                      ? ((n = r.substr(zi, 8)), (zi += 8))
                                      : ((n = s), 0 === ec && ac(tn)),
                                    n !== s && Pp() !== s
                                      ? ('mode' === r.substr(zi, 4).toLowerCase()
                                          ? ((o = r.substr(zi, 4)), (zi += 4))
                                          : ((o = s), 0 === ec && ac(Ke)),
                                        o !== s && Pp() !== s
                                          ? ('with' === r.substr(zi, 4).toLowerCase()
                                              ? ((u = r.substr(zi, 4)), (zi += 4))
                                              : ((u = s), 0 === ec && ac(v)),
                                            u !== s && Pp() !== s
                                              ? ('query' === r.substr(zi, 5).toLowerCase()
                                                  ? ((a = r.substr(zi, 5)), (zi += 5))
                                                  : ((a = s), 0 === ec && ac(en)),
                                                a !== s && Pp() !== s
                                                  ? ('expansion' === r.substr(zi, 9).toLowerCase()
                                                      ? ((i = r.substr(zi, 9)), (zi += 9))
                                                      : ((i = s), 0 === ec && ac(nn)),
                                                    i !== s
                                                      ? ((Zi = t),
                                                        (t = {
                                                          type: 'origin',
                                                          value: 'IN NATURAL LANGUAGE MODE WITH QUERY EXPANSION',
                                                        }))
                                                      : ((zi = t), (t = s)))
                                                  : ((zi = t), (t = s)))
                                              : ((zi = t), (t = s)))
                                          : ((zi = t), (t = s)))
                                      : ((zi = t), (t = s)))
                                  : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)),
                            t === s &&
                              ((t = zi),
                              Db() !== s && Pp() !== s
                                ? ('natural' === r.substr(zi, 7).toLowerCase()
                                    ? ((e = r.substr(zi, 7)), (zi += 7))
                                    : ((e = s), 0 === ec && ac(rn)),
                                  e !== s && Pp() !== s
                                    ? ('language' === r.substr(zi, 8).toLowerCase()
                                        ? ((n = r.substr(zi, 8)), (zi += 8))
                                        : ((n = s), 0 === ec && ac(tn)),
                                      n !== s && Pp() !== s
                                        ? ('mode' === r.substr(zi, 4).toLowerCase()
                                            ? ((o = r.substr(zi, 4)), (zi += 4))
                                            : ((o = s), 0 === ec && ac(Ke)),
                                          o !== s
                                            ? ((Zi = t), (t = { type: 'origin', value: 'IN NATURAL LANGUAGE MODE' }))
                                            : ((zi = t), (t = s)))
                                        : ((zi = t), (t = s)))
                                    : ((zi = t), (t = s)))
                                : ((zi = t), (t = s)),
                              t === s &&
                                ((t = zi),
                                Db() !== s && Pp() !== s
                                  ? ('boolean' === r.substr(zi, 7).toLowerCase()
                                      ? ((e = r.substr(zi, 7)), (zi += 7))
                                      : ((e = s), 0 === ec && ac(on)),
                                    e !== s && Pp() !== s
                                      ? ('mode' === r.substr(zi, 4).toLowerCase()
                                          ? ((n = r.substr(zi, 4)), (zi += 4))
                                          : ((n = s), 0 === ec && ac(Ke)),
                                        n !== s
                                          ? ((Zi = t), (t = { type: 'origin', value: 'IN BOOLEAN MODE' }))
                                          : ((zi = t), (t = s)))
                                      : ((zi = t), (t = s)))
                                  : ((zi = t), (t = s)),
                                t === s &&
                                  ((t = zi),
                                  Sb() !== s && Pp() !== s
                                    ? ('query' === r.substr(zi, 5).toLowerCase()
                                        ? ((e = r.substr(zi, 5)), (zi += 5))
                                        : ((e = s), 0 === ec && ac(en)),
                                      e !== s && Pp() !== s
                                        ? ('expansion' === r.substr(zi, 9).toLowerCase()
                                            ? ((n = r.substr(zi, 9)), (zi += 9))
                                            : ((n = s), 0 === ec && ac(nn)),
                                          n !== s
                                            ? ((Zi = t), (t = { type: 'origin', value: 'WITH QUERY EXPANSION' }))
                                            : ((zi = t), (t = s)))
                                        : ((zi = t), (t = s)))
                                    : ((zi = t), (t = s))))),
                            t
                          );
                        })()) === s && (a = null),
                        a !== s && Pp() !== s && xp() !== s && Pp() !== s
                          ? ((i = cl()) === s && (i = null),
                            i !== s
                              ? ((Zi = t),
                                (t = e =
                                  {
                                    against: 'against',
                                    columns: n,
                                    expr: u,
                                    match: 'match',
                                    mode: a,
                                    type: 'fulltext_search',
                                    as: i,
                                  }))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function il() {
              var r, t, e, n, o, u, a, i;
              return (
                (r = zi),
                (t = al()) !== s &&
                  ((Zi = r),
                  (t = (function (r) {
                    const { as: t, ...e } = r;
                    return { expr: e, as: t };
                  })(t))),
                (r = t) === s &&
                  ((r = zi),
                  (t = lf()) !== s &&
                  (e = Pp()) !== s &&
                  (n = Np()) !== s &&
                  (o = Pp()) !== s &&
                  (u = lf()) !== s &&
                  Pp() !== s &&
                  Np() !== s &&
                  Pp() !== s &&
                  Rp() !== s
                    ? ((Zi = r),
                      (a = t),
                      (i = u),
                      Cv.add(`select::${a}::${i}::(.*)`),
                      (r = t = { expr: { type: 'column_ref', db: a, table: i, column: '*' }, as: null, ...cv() }))
                    : ((zi = r), (r = s)),
                  r === s &&
                    ((r = zi),
                    (t = zi),
                    (e = lf()) !== s && (n = Pp()) !== s && (o = Np()) !== s
                      ? (t = e = [e, n, o])
                      : ((zi = t), (t = s)),
                    t === s && (t = null),
                    t !== s && (e = Pp()) !== s && (n = Rp()) !== s
                      ? ((Zi = r),
                        (r = t =
                          (function (r) {
                            const t = (r && r[0]) || null;
                            return (
                              Cv.add(`select::${t}::(.*)`),
                              { expr: { type: 'column_ref', table: t, column: '*' }, as: null, ...cv() }
                            );
                          })(t)))
                      : ((zi = r), (r = s)),
                    r === s &&
                      ((r = zi),
                      (t = (function () {
                        var r, t, e, n;
                        (r = zi), (t = rv()) === s && (t = tv());
                        t !== s && Pp() !== s && (e = wp()) !== s && Pp() !== s && (n = Yl()) !== s
                          ? ((Zi = r), (t = Hi(t, e, n)), (r = t))
                          : ((zi = r), (r = s));
                        return r;
                      })()) !== s && (e = Pp()) !== s
                        ? ((n = cl()) === s && (n = null),
                          n !== s ? ((Zi = r), (r = t = { expr: t, as: n })) : ((zi = r), (r = s)))
                        : ((zi = r), (r = s)),
                      r === s &&
                        ((r = zi),
                        (t = (function () {
                          var r, t, e, n, o, u, a, i;
                          if (((r = zi), (t = Yl()) !== s)) {
                            for (
                              e = [],
                                n = zi,
                                (o = Pp()) !== s
                                  ? ((u = Hb()) === s && (u = Yb()) === s && (u = Mp()),
                                    u !== s && (a = Pp()) !== s && (i = Yl()) !== s
                                      ? (n = o = [o, u, a, i])
                                      : ((zi = n), (n = s)))
                                  : ((zi = n), (n = s));
                              n !== s;
                            )
                              e.push(n),
                                (n = zi),
                                (o = Pp()) !== s
                                  ? ((u = Hb()) === s && (u = Yb()) === s && (u = Mp()),
                                    u !== s && (a = Pp()) !== s && (i = Yl()) !== s
                                      ? (n = o = [o, u, a, i])
                                      : ((zi = n), (n = s)))
                                  : ((zi = n), (n = s));
                            e !== s
                              ? ((Zi = r),
                                (t = (function (r, t) {
                                  const e = r.ast;
                                  if (
                                    e &&
                                    'select' === e.type &&
                                    (!(
                                      r.parentheses_symbol ||
                                      r.parentheses ||
                                      r.ast.parentheses ||
                                      r.ast.parentheses_symbol
                                    ) ||
                                      1 !== e.columns.length ||
                                      '*' === e.columns[0].expr.column)
                                  )
                                    throw new Error('invalid column clause with select statement');
                                  if (!t || 0 === t.length) return r;
                                  const n = t.length;
                                  let o = t[n - 1][3];
                                  for (let e = n - 1; e >= 0; e--) {
                                    const n = 0 === e ? r : t[e - 1][3];
                                    o = fv(t[e][1], n, o);
                                  }
                                  return o;
                                })(t, e)),
                                (r = t))
                              : ((zi = r), (r = s));
                          } else (zi = r), (r = s);
                          return r;
                        })()) !== s && (e = Pp()) !== s
                          ? ((n = cl()) === s && (n = null),
                            n !== s
                              ? ((Zi = r),
                                (r = t =
                                  (function (r, t) {
                                    return (
                                      ('double_quote_string' !== r.type && 'single_quote_string' !== r.type) ||
                                        Cv.add('select::null::' + r.value),
                                      { expr: r, as: t }
                                    );
                                  })(t, n)))
                              : ((zi = r), (r = s)))
                          : ((zi = r), (r = s)))))),
                r
              );
            }
            function cl() {
              var r, t, e;
              return (
                (r = zi),
                (t = wb()) !== s &&
                Pp() !== s &&
                (e = (function () {
                  var r, t;
                  (r = zi),
                    (t = hf()) !== s
                      ? ((Zi = zi),
                        ((function (r) {
                          if (!0 === av[r.toUpperCase()])
                            throw new Error(
                              'Error: ' + JSON.stringify(r) + ' is a reserved word, can not as alias clause',
                            );
                          return !1;
                        })(t)
                          ? s
                          : void 0) !== s
                          ? ((Zi = r), (r = t = t))
                          : ((zi = r), (r = s)))
                      : ((zi = r), (r = s));
                  r === s && ((r = zi), (t = bf()) !== s && ((Zi = r), (t = t)), (r = t));
                  return r;
                })()) !== s
                  ? ((Zi = r), (r = t = e))
                  : ((zi = r), (r = s)),
                r === s &&
                  ((r = zi),
                  (t = wb()) === s && (t = null),
                  t !== s && Pp() !== s && (e = lf()) !== s ? ((Zi = r), (r = t = e)) : ((zi = r), (r = s))),
                r
              );
            }
            function ll() {
              var t, e, n;
              return (
                (t = zi),
                vb() !== s &&
                Pp() !== s &&
                (e = (function () {
                  var r, t, e, n, o, u, a, c;
                  if (((r = zi), (t = rv()) !== s)) {
                    for (
                      e = [],
                        n = zi,
                        (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (c = rv()) !== s
                          ? (n = o = [o, u, a, c])
                          : ((zi = n), (n = s));
                      n !== s;
                    )
                      e.push(n),
                        (n = zi),
                        (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (c = rv()) !== s
                          ? (n = o = [o, u, a, c])
                          : ((zi = n), (n = s));
                    e !== s ? ((Zi = r), (t = i(t, e)), (r = t)) : ((zi = r), (r = s));
                  } else (zi = r), (r = s);
                  return r;
                })()) !== s
                  ? ((Zi = t), (t = { keyword: 'var', type: 'into', expr: e }))
                  : ((zi = t), (t = s)),
                t === s &&
                  ((t = zi),
                  vb() !== s && Pp() !== s
                    ? ('outfile' === r.substr(zi, 7).toLowerCase()
                        ? ((e = r.substr(zi, 7)), (zi += 7))
                        : ((e = s), 0 === ec && ac(an)),
                      e === s &&
                        ('dumpfile' === r.substr(zi, 8).toLowerCase()
                          ? ((e = r.substr(zi, 8)), (zi += 8))
                          : ((e = s), 0 === ec && ac(cn))),
                      e === s && (e = null),
                      e !== s && Pp() !== s
                        ? ((n = Yf()) === s && (n = lf()),
                          n !== s ? ((Zi = t), (t = { keyword: e, type: 'into', expr: n })) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s)))
                    : ((zi = t), (t = s))),
                t
              );
            }
            function fl() {
              var r, t;
              return (
                (r = zi), db() !== s && Pp() !== s && (t = yl()) !== s ? ((Zi = r), (r = t)) : ((zi = r), (r = s)), r
              );
            }
            function bl() {
              var r, t, e;
              return (
                (r = zi),
                (t = Cl()) !== s && Pp() !== s && rb() !== s && Pp() !== s && (e = Cl()) !== s
                  ? ((Zi = r), (r = t = [t, e]))
                  : ((zi = r), (r = s)),
                r
              );
            }
            function pl() {
              var t, e;
              return (
                (t = zi),
                Ib() !== s && Pp() !== s
                  ? ('btree' === r.substr(zi, 5).toLowerCase()
                      ? ((e = r.substr(zi, 5)), (zi += 5))
                      : ((e = s), 0 === ec && ac(ln)),
                    e === s &&
                      ('hash' === r.substr(zi, 4).toLowerCase()
                        ? ((e = r.substr(zi, 4)), (zi += 4))
                        : ((e = s), 0 === ec && ac(fn))),
                    e !== s ? ((Zi = t), (t = { keyword: 'using', type: e.toLowerCase() })) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function vl() {
              var r, t, e, n, o, u;
              if (((r = zi), (t = dl()) !== s)) {
                for (
                  e = [], n = zi, (o = Pp()) !== s && (u = dl()) !== s ? (n = o = [o, u]) : ((zi = n), (n = s));
                  n !== s;
                )
                  e.push(n), (n = zi), (o = Pp()) !== s && (u = dl()) !== s ? (n = o = [o, u]) : ((zi = n), (n = s));
                e !== s
                  ? ((Zi = r),
                    (r = t =
                      (function (r, t) {
                        const e = [r];
                        for (let r = 0; r < t.length; r++) e.push(t[r][1]);
                        return e;
                      })(t, e)))
                  : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              return r;
            }
            function dl() {
              var t, e, n, o, u, a;
              return (
                (t = zi),
                (e = (function () {
                  var t, e, n, o;
                  (t = zi),
                    'key_block_size' === r.substr(zi, 14).toLowerCase()
                      ? ((e = r.substr(zi, 14)), (zi += 14))
                      : ((e = s), 0 === ec && ac(dt));
                  e !== s
                    ? ((n = zi),
                      ec++,
                      (o = Cf()),
                      ec--,
                      o === s ? (n = void 0) : ((zi = n), (n = s)),
                      n !== s ? ((Zi = t), (t = e = 'KEY_BLOCK_SIZE')) : ((zi = t), (t = s)))
                    : ((zi = t), (t = s));
                  return t;
                })()) !== s && Pp() !== s
                  ? ((n = Lp()) === s && (n = null),
                    n !== s && Pp() !== s && (o = qf()) !== s
                      ? ((Zi = t), (u = n), (a = o), (t = e = { type: e.toLowerCase(), symbol: u, expr: a }))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t === s &&
                  (t = pl()) === s &&
                  ((t = zi),
                  'with' === r.substr(zi, 4).toLowerCase()
                    ? ((e = r.substr(zi, 4)), (zi += 4))
                    : ((e = s), 0 === ec && ac(v)),
                  e !== s && Pp() !== s
                    ? ('parser' === r.substr(zi, 6).toLowerCase()
                        ? ((n = r.substr(zi, 6)), (zi += 6))
                        : ((n = s), 0 === ec && ac(bn)),
                      n !== s && Pp() !== s && (o = hf()) !== s
                        ? ((Zi = t), (t = e = { type: 'with parser', expr: o }))
                        : ((zi = t), (t = s)))
                    : ((zi = t), (t = s)),
                  t === s &&
                    ((t = zi),
                    'visible' === r.substr(zi, 7).toLowerCase()
                      ? ((e = r.substr(zi, 7)), (zi += 7))
                      : ((e = s), 0 === ec && ac(pn)),
                    e === s &&
                      ('invisible' === r.substr(zi, 9).toLowerCase()
                        ? ((e = r.substr(zi, 9)), (zi += 9))
                        : ((e = s), 0 === ec && ac(vn))),
                    e !== s &&
                      ((Zi = t),
                      (e = (function (r) {
                        return { type: r.toLowerCase(), expr: r.toLowerCase() };
                      })(e))),
                    (t = e) === s && (t = Hp()))),
                t
              );
            }
            function yl() {
              var r, t, e, n, o, u, a, i, c, l, f, b;
              if (((r = zi), (t = Ll()) !== s)) {
                for (e = [], n = wl(); n !== s; ) e.push(n), (n = wl());
                e !== s
                  ? ((Zi = r),
                    (f = t),
                    (b = e).unshift(f),
                    b.forEach((r) => {
                      const { table: t, as: e } = r;
                      (mv[t] = t), e && (mv[e] = t), wv(Cv);
                    }),
                    (r = t = b))
                  : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              if (r === s) {
                if (((r = zi), (t = []), (e = jp()) !== s)) for (; e !== s; ) t.push(e), (e = jp());
                else t = s;
                if (t !== s)
                  if ((e = Pp()) !== s)
                    if ((n = Ll()) !== s) {
                      for (o = [], u = wl(); u !== s; ) o.push(u), (u = wl());
                      if (o !== s)
                        if ((u = Pp()) !== s) {
                          if (((a = []), (i = xp()) !== s)) for (; i !== s; ) a.push(i), (i = xp());
                          else a = s;
                          if (a !== s)
                            if ((i = Pp()) !== s) {
                              for (c = [], l = wl(); l !== s; ) c.push(l), (l = wl());
                              c !== s
                                ? ((Zi = r),
                                  (r = t =
                                    (function (r, t, e, n, o) {
                                      if (r.length !== n.length)
                                        throw new Error(
                                          `parentheses not match in from clause: ${r.length} != ${n.length}`,
                                        );
                                      return (
                                        e.unshift(t),
                                        e.forEach((r) => {
                                          const { table: t, as: e } = r;
                                          (mv[t] = t), e && (mv[e] = t), wv(Cv);
                                        }),
                                        o.forEach((r) => {
                                          const { table: t, as: e } = r;
                                          (mv[t] = t), e && (mv[e] = t), wv(Cv);
                                        }),
                                        { expr: e, parentheses: { length: n.length }, joins: o }
                                      );
                                    })(t, n, o, a, c)))
                                : ((zi = r), (r = s));
                            } else (zi = r), (r = s);
                          else (zi = r), (r = s);
                        } else (zi = r), (r = s);
                      else (zi = r), (r = s);
                    } else (zi = r), (r = s);
                  else (zi = r), (r = s);
                else (zi = r), (r = s);
              }
              return r;
            }
            function wl() {
              var r, t, e;
              return (
                (r = zi),
                Pp() !== s && (t = Op()) !== s && Pp() !== s && (e = Ll()) !== s
                  ? ((Zi = r), (r = e))
                  : ((zi = r), (r = s)),
                r === s &&
                  ((r = zi),
                  Pp() !== s &&
                  (t = (function () {
                    var r, t, e, n, o, u, a, i, c, l, f;
                    if (((r = zi), (t = hl()) !== s))
                      if (Pp() !== s)
                        if (((e = Ll()) === s && (e = yl()), e !== s))
                          if (Pp() !== s)
                            if ((n = Ib()) !== s)
                              if (Pp() !== s)
                                if (jp() !== s)
                                  if (Pp() !== s)
                                    if ((o = af()) !== s) {
                                      for (
                                        u = [],
                                          a = zi,
                                          (i = Pp()) !== s && (c = Op()) !== s && (l = Pp()) !== s && (f = af()) !== s
                                            ? (a = i = [i, c, l, f])
                                            : ((zi = a), (a = s));
                                        a !== s;
                                      )
                                        u.push(a),
                                          (a = zi),
                                          (i = Pp()) !== s && (c = Op()) !== s && (l = Pp()) !== s && (f = af()) !== s
                                            ? (a = i = [i, c, l, f])
                                            : ((zi = a), (a = s));
                                      u !== s && (a = Pp()) !== s && (i = xp()) !== s
                                        ? ((Zi = r),
                                          (b = t),
                                          (v = o),
                                          (d = u),
                                          ((p = e).join = b),
                                          (p.using = pv(v, d)),
                                          (r = t = p))
                                        : ((zi = r), (r = s));
                                    } else (zi = r), (r = s);
                                  else (zi = r), (r = s);
                                else (zi = r), (r = s);
                              else (zi = r), (r = s);
                            else (zi = r), (r = s);
                          else (zi = r), (r = s);
                        else (zi = r), (r = s);
                      else (zi = r), (r = s);
                    else (zi = r), (r = s);
                    var b, p, v, d;
                    r === s &&
                      ((r = zi),
                      (t = hl()) !== s && Pp() !== s
                        ? ((e = Ll()) === s && (e = yl()),
                          e !== s && Pp() !== s
                            ? ((n = ml()) === s && (n = null),
                              n !== s
                                ? ((Zi = r),
                                  (t = (function (r, t, e) {
                                    return (t.join = r), (t.on = e), t;
                                  })(t, e, n)),
                                  (r = t))
                                : ((zi = r), (r = s)))
                            : ((zi = r), (r = s)))
                        : ((zi = r), (r = s)),
                      r === s &&
                        ((r = zi),
                        (t = hl()) === s && (t = pc()),
                        t !== s &&
                        Pp() !== s &&
                        (e = jp()) !== s &&
                        Pp() !== s &&
                        (n = vc()) !== s &&
                        Pp() !== s &&
                        xp() !== s &&
                        Pp() !== s
                          ? ((o = cl()) === s && (o = null),
                            o !== s && (u = Pp()) !== s
                              ? ((a = ml()) === s && (a = null),
                                a !== s
                                  ? ((Zi = r),
                                    (t = (function (r, t, e, n) {
                                      return (t.parentheses = !0), { expr: t, as: e, join: r, on: n };
                                    })(t, n, o, a)),
                                    (r = t))
                                  : ((zi = r), (r = s)))
                              : ((zi = r), (r = s)))
                          : ((zi = r), (r = s))));
                    return r;
                  })()) !== s
                    ? ((Zi = r), (r = t))
                    : ((zi = r), (r = s))),
                r
              );
            }
            function Ll() {
              var t, e, n, o, u, a, i;
              return (
                (t = zi),
                (e = (function () {
                  var t;
                  'dual' === r.substr(zi, 4).toLowerCase()
                    ? ((t = r.substr(zi, 4)), (zi += 4))
                    : ((t = s), 0 === ec && ac(bi));
                  return t;
                })()) !== s && ((Zi = t), (e = { type: 'dual' })),
                (t = e) === s &&
                  ((t = zi),
                  (e = Cl()) !== s && Pp() !== s
                    ? ((n = cl()) === s && (n = null),
                      n !== s
                        ? ((Zi = t),
                          (i = n),
                          (t = e =
                            'var' === (a = e).type ? ((a.as = i), a) : { db: a.db, table: a.table, as: i, ...cv() }))
                        : ((zi = t), (t = s)))
                    : ((zi = t), (t = s)),
                  t === s &&
                    ((t = zi),
                    (e = jp()) !== s && Pp() !== s && (n = Cl()) !== s && Pp() !== s
                      ? ((o = cl()) === s && (o = null),
                        o !== s && Pp() !== s && xp() !== s
                          ? ((Zi = t),
                            (t = e =
                              (function (r, t, e) {
                                return 'var' === r.type
                                  ? ((r.as = t), (r.parentheses = !0), r)
                                  : { db: r.db, table: r.table, as: t, parentheses: !0 };
                              })(n, o)))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)),
                    t === s &&
                      ((t = zi),
                      (e = Ul()) !== s && Pp() !== s
                        ? ((n = cl()) === s && (n = null),
                          n !== s
                            ? ((Zi = t),
                              (t = e =
                                (function (r, t) {
                                  return { expr: { type: 'values', values: r, prefix: 'row' }, as: t };
                                })(e, n)))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s)),
                      t === s &&
                        ((t = zi),
                        'lateral' === r.substr(zi, 7).toLowerCase()
                          ? ((e = r.substr(zi, 7)), (zi += 7))
                          : ((e = s), 0 === ec && ac(dn)),
                        e === s && (e = null),
                        e !== s && Pp() !== s && (n = jp()) !== s && Pp() !== s
                          ? ((o = vc()) === s && (o = Ul()),
                            o !== s && Pp() !== s && xp() !== s && Pp() !== s
                              ? ((u = cl()) === s && (u = null),
                                u !== s
                                  ? ((Zi = t),
                                    (t = e =
                                      (function (r, t, e) {
                                        Array.isArray(t) && (t = { type: 'values', values: t, prefix: 'row' }),
                                          (t.parentheses = !0);
                                        const n = { expr: t, as: e };
                                        return r && (n.prefix = r), n;
                                      })(e, o, u)))
                                  : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s)))))),
                t
              );
            }
            function hl() {
              var t, e, n, o;
              return (
                (t = zi),
                (e = (function () {
                  var t, e, n, o;
                  (t = zi),
                    'left' === r.substr(zi, 4).toLowerCase()
                      ? ((e = r.substr(zi, 4)), (zi += 4))
                      : ((e = s), 0 === ec && ac(mu));
                  e !== s
                    ? ((n = zi),
                      ec++,
                      (o = Cf()),
                      ec--,
                      o === s ? (n = void 0) : ((zi = n), (n = s)),
                      n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                    : ((zi = t), (t = s));
                  return t;
                })()) !== s && (n = Pp()) !== s
                  ? ((o = _b()) === s && (o = null),
                    o !== s && Pp() !== s && Tb() !== s ? ((Zi = t), (t = e = 'LEFT JOIN')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t === s &&
                  ((t = zi),
                  (e = (function () {
                    var t, e, n, o;
                    (t = zi),
                      'right' === r.substr(zi, 5).toLowerCase()
                        ? ((e = r.substr(zi, 5)), (zi += 5))
                        : ((e = s), 0 === ec && ac(Eu));
                    e !== s
                      ? ((n = zi),
                        ec++,
                        (o = Cf()),
                        ec--,
                        o === s ? (n = void 0) : ((zi = n), (n = s)),
                        n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                      : ((zi = t), (t = s));
                    return t;
                  })()) !== s && (n = Pp()) !== s
                    ? ((o = _b()) === s && (o = null),
                      o !== s && Pp() !== s && Tb() !== s ? ((Zi = t), (t = e = 'RIGHT JOIN')) : ((zi = t), (t = s)))
                    : ((zi = t), (t = s)),
                  t === s &&
                    ((t = zi),
                    (e = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'full' === r.substr(zi, 4).toLowerCase()
                          ? ((e = r.substr(zi, 4)), (zi += 4))
                          : ((e = s), 0 === ec && ac(Au));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) !== s && (n = Pp()) !== s
                      ? ((o = _b()) === s && (o = null),
                        o !== s && Pp() !== s && Tb() !== s ? ((Zi = t), (t = e = 'FULL JOIN')) : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)),
                    t === s &&
                      ((t = zi),
                      (e = (function () {
                        var t, e, n, o;
                        (t = zi),
                          'cross' === r.substr(zi, 5).toLowerCase()
                            ? ((e = r.substr(zi, 5)), (zi += 5))
                            : ((e = s), 0 === ec && ac(_u));
                        e !== s
                          ? ((n = zi),
                            ec++,
                            (o = Cf()),
                            ec--,
                            o === s ? (n = void 0) : ((zi = n), (n = s)),
                            n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                          : ((zi = t), (t = s));
                        return t;
                      })()) !== s &&
                      (n = Pp()) !== s &&
                      (o = Tb()) !== s
                        ? ((Zi = t), (t = e = 'CROSS JOIN'))
                        : ((zi = t), (t = s)),
                      t === s &&
                        ((t = zi),
                        (e = (function () {
                          var t, e, n, o;
                          (t = zi),
                            'straight_join' === r.substr(zi, 13).toLowerCase()
                              ? ((e = r.substr(zi, 13)), (zi += 13))
                              : ((e = s), 0 === ec && ac(gu));
                          e !== s
                            ? ((n = zi),
                              ec++,
                              (o = Cf()),
                              ec--,
                              o === s ? (n = void 0) : ((zi = n), (n = s)),
                              n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                            : ((zi = t), (t = s));
                          return t;
                        })()) !== s && ((Zi = t), (e = 'STRAIGHT_JOIN')),
                        (t = e) === s &&
                          ((t = zi),
                          (e = zi),
                          (n = (function () {
                            var t, e, n, o;
                            (t = zi),
                              'inner' === r.substr(zi, 5).toLowerCase()
                                ? ((e = r.substr(zi, 5)), (zi += 5))
                                : ((e = s), 0 === ec && ac(Tu));
                            e !== s
                              ? ((n = zi),
                                ec++,
                                (o = Cf()),
                                ec--,
                                o === s ? (n = void 0) : ((zi = n), (n = s)),
                                n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                              : ((zi = t), (t = s));
                            return t;
                          })()) !== s && (o = Pp()) !== s
                            ? (e = n = [n, o])
                            : ((zi = e), (e = s)),
                          e === s && (e = null),
                          e !== s && (n = Tb()) !== s ? ((Zi = t), (t = e = 'INNER JOIN')) : ((zi = t), (t = s))))))),
                t
              );
            }
            function Cl() {
              var t, e, n, o, u, a, i, c, l;
              if (
                ((t = zi),
                (e = []),
                yn.test(r.charAt(zi)) ? ((n = r.charAt(zi)), zi++) : ((n = s), 0 === ec && ac(wn)),
                n !== s)
              )
                for (; n !== s; )
                  e.push(n), yn.test(r.charAt(zi)) ? ((n = r.charAt(zi)), zi++) : ((n = s), 0 === ec && ac(wn));
              else e = s;
              return (
                e !== s && (n = cf()) !== s
                  ? ((o = zi),
                    (u = Pp()) !== s && (a = Np()) !== s && (i = Pp()) !== s && (c = cf()) !== s
                      ? (o = u = [u, a, i, c])
                      : ((zi = o), (o = s)),
                    o === s && (o = null),
                    o !== s
                      ? ((Zi = t),
                        (t = e =
                          (function (r, t, e) {
                            const n = `${r.join('')}${t}`,
                              o = { db: null, table: n };
                            return null !== e && ((o.db = n), (o.table = e[3])), o;
                          })(e, n, o)))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t === s &&
                  ((t = zi),
                  (e = lf()) !== s
                    ? ((n = zi),
                      (o = Pp()) !== s && (u = Np()) !== s && (a = Pp()) !== s && (i = cf()) !== s
                        ? (n = o = [o, u, a, i])
                        : ((zi = n), (n = s)),
                      n === s && (n = null),
                      n !== s
                        ? ((Zi = t),
                          (t = e =
                            (function (r, t) {
                              const e = { db: null, table: r };
                              return null !== t && ((e.db = r), (e.table = t[3])), e;
                            })(e, n)))
                        : ((zi = t), (t = s)))
                    : ((zi = t), (t = s)),
                  t === s &&
                    ((t = zi),
                    (e = rv()) !== s && ((Zi = t), ((l = e).db = null), (l.table = l.name), (e = l)),
                    (t = e))),
                t
              );
            }
            function ml() {
              var r, t;
              return (
                (r = zi), Ab() !== s && Pp() !== s && (t = Bl()) !== s ? ((Zi = r), (r = t)) : ((zi = r), (r = s)), r
              );
            }
            function El() {
              var t, e;
              return (
                (t = zi),
                (function () {
                  var t, e, n, o;
                  (t = zi),
                    'where' === r.substr(zi, 5).toLowerCase()
                      ? ((e = r.substr(zi, 5)), (zi += 5))
                      : ((e = s), 0 === ec && ac(Uu));
                  e !== s
                    ? ((n = zi),
                      ec++,
                      (o = Cf()),
                      ec--,
                      o === s ? (n = void 0) : ((zi = n), (n = s)),
                      n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                    : ((zi = t), (t = s));
                  return t;
                })() !== s &&
                Pp() !== s &&
                (e = $l()) !== s
                  ? ((Zi = t), (t = e))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Al() {
              var r, t, e, n, o, u, a, i;
              if (((r = zi), (t = of()) !== s)) {
                for (
                  e = [],
                    n = zi,
                    (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = of()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = zi),
                    (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = of()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                e !== s ? ((Zi = r), (r = t = sr(t, e))) : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              return r;
            }
            function Tl() {
              var r, t;
              return (
                (r = zi),
                pb() !== s && Pp() !== s && Ob() !== s && Pp() !== s && (t = ul()) !== s
                  ? ((Zi = r), (r = t))
                  : ((zi = r), (r = s)),
                r
              );
            }
            function _l() {
              var t, e;
              return (
                (t = zi),
                (function () {
                  var t, e, n, o;
                  (t = zi),
                    'order' === r.substr(zi, 5).toLowerCase()
                      ? ((e = r.substr(zi, 5)), (zi += 5))
                      : ((e = s), 0 === ec && ac(Pu));
                  e !== s
                    ? ((n = zi),
                      ec++,
                      (o = Cf()),
                      ec--,
                      o === s ? (n = void 0) : ((zi = n), (n = s)),
                      n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                    : ((zi = t), (t = s));
                  return t;
                })() !== s &&
                Pp() !== s &&
                Ob() !== s &&
                Pp() !== s &&
                (e = (function () {
                  var r, t, e, n, o, u, a, i;
                  if (((r = zi), (t = gl()) !== s)) {
                    for (
                      e = [],
                        n = zi,
                        (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = gl()) !== s
                          ? (n = o = [o, u, a, i])
                          : ((zi = n), (n = s));
                      n !== s;
                    )
                      e.push(n),
                        (n = zi),
                        (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = gl()) !== s
                          ? (n = o = [o, u, a, i])
                          : ((zi = n), (n = s));
                    e !== s ? ((Zi = r), (t = sr(t, e)), (r = t)) : ((zi = r), (r = s));
                  } else (zi = r), (r = s);
                  return r;
                })()) !== s
                  ? ((Zi = t), (t = e))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function gl() {
              var r, t, e;
              return (
                (r = zi),
                (t = Yl()) !== s && Pp() !== s
                  ? ((e = jb()) === s && (e = Rb()),
                    e === s && (e = null),
                    e !== s ? ((Zi = r), (r = t = { expr: t, type: e })) : ((zi = r), (r = s)))
                  : ((zi = r), (r = s)),
                r
              );
            }
            function Il() {
              var t, e;
              return (
                (t = qf()) === s &&
                  (t = Af()) === s &&
                  ((t = zi),
                  63 === r.charCodeAt(zi) ? ((e = '?'), zi++) : ((e = s), 0 === ec && ac(hn)),
                  e !== s && ((Zi = t), (e = { type: 'origin', value: '?' })),
                  (t = e)),
                t
              );
            }
            function Sl() {
              var t, e, n, o, u, a;
              return (
                (t = zi),
                (function () {
                  var t, e, n, o;
                  (t = zi),
                    'limit' === r.substr(zi, 5).toLowerCase()
                      ? ((e = r.substr(zi, 5)), (zi += 5))
                      : ((e = s), 0 === ec && ac(Fu));
                  e !== s
                    ? ((n = zi),
                      ec++,
                      (o = Cf()),
                      ec--,
                      o === s ? (n = void 0) : ((zi = n), (n = s)),
                      n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                    : ((zi = t), (t = s));
                  return t;
                })() !== s &&
                Pp() !== s &&
                (e = Il()) !== s &&
                Pp() !== s
                  ? ((n = zi),
                    (o = Op()) === s &&
                      (o = (function () {
                        var t, e, n, o;
                        (t = zi),
                          'offset' === r.substr(zi, 6).toLowerCase()
                            ? ((e = r.substr(zi, 6)), (zi += 6))
                            : ((e = s), 0 === ec && ac(Hu));
                        e !== s
                          ? ((n = zi),
                            ec++,
                            (o = Cf()),
                            ec--,
                            o === s ? (n = void 0) : ((zi = n), (n = s)),
                            n !== s ? ((Zi = t), (t = e = 'OFFSET')) : ((zi = t), (t = s)))
                          : ((zi = t), (t = s));
                        return t;
                      })()),
                    o !== s && (u = Pp()) !== s && (a = Il()) !== s ? (n = o = [o, u, a]) : ((zi = n), (n = s)),
                    n === s && (n = null),
                    n !== s
                      ? ((Zi = t),
                        (t = (function (r, t) {
                          const e = [r];
                          return (
                            t && e.push(t[2]), { seperator: (t && t[0] && t[0].toLowerCase()) || '', value: e, ...cv() }
                          );
                        })(e, n)))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Nl() {
              var r, t, e, n, o, u, a, i;
              if (((r = zi), (t = Ol()) !== s)) {
                for (
                  e = [],
                    n = zi,
                    (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = Ol()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = zi),
                    (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = Ol()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                e !== s ? ((Zi = r), (r = t = sr(t, e))) : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              return r;
            }
            function Ol() {
              var t, e, n, o, u, a, i, c, l;
              return (
                (t = zi),
                (e = zi),
                (n = lf()) !== s && (o = Pp()) !== s && (u = Np()) !== s ? (e = n = [n, o, u]) : ((zi = e), (e = s)),
                e === s && (e = null),
                e !== s && (n = Pp()) !== s && (o = yf()) !== s && (u = Pp()) !== s
                  ? (61 === r.charCodeAt(zi) ? ((a = '='), zi++) : ((a = s), 0 === ec && ac(Cn)),
                    a !== s && Pp() !== s && (i = Yl()) !== s
                      ? ((Zi = t), (t = e = { column: o, value: i, table: (l = e) && l[0] }))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t === s &&
                  ((t = zi),
                  (e = zi),
                  (n = lf()) !== s && (o = Pp()) !== s && (u = Np()) !== s ? (e = n = [n, o, u]) : ((zi = e), (e = s)),
                  e === s && (e = null),
                  e !== s && (n = Pp()) !== s && (o = yf()) !== s && (u = Pp()) !== s
                    ? (61 === r.charCodeAt(zi) ? ((a = '='), zi++) : ((a = s), 0 === ec && ac(Cn)),
                      a !== s &&
                      Pp() !== s &&
                      (i = gb()) !== s &&
                      Pp() !== s &&
                      jp() !== s &&
                      Pp() !== s &&
                      (c = of()) !== s &&
                      Pp() !== s &&
                      xp() !== s
                        ? ((Zi = t),
                          (t = e =
                            (function (r, t, e) {
                              return { column: t, value: e, table: r && r[0], keyword: 'values' };
                            })(e, o, c)))
                        : ((zi = t), (t = s)))
                    : ((zi = t), (t = s))),
                t
              );
            }
            function Rl() {
              var r, t;
              return (r = Ul()) === s && ((r = zi), (t = vc()) !== s && ((Zi = r), (t = t.ast)), (r = t)), r;
            }
            function jl() {
              var r, t, e, n, o, u, a, i, c;
              if (((r = zi), pb() !== s))
                if (Pp() !== s)
                  if ((t = jp()) !== s)
                    if (Pp() !== s)
                      if ((e = hf()) !== s) {
                        for (
                          n = [],
                            o = zi,
                            (u = Pp()) !== s && (a = Op()) !== s && (i = Pp()) !== s && (c = hf()) !== s
                              ? (o = u = [u, a, i, c])
                              : ((zi = o), (o = s));
                          o !== s;
                        )
                          n.push(o),
                            (o = zi),
                            (u = Pp()) !== s && (a = Op()) !== s && (i = Pp()) !== s && (c = hf()) !== s
                              ? (o = u = [u, a, i, c])
                              : ((zi = o), (o = s));
                        n !== s && (o = Pp()) !== s && (u = xp()) !== s
                          ? ((Zi = r), (r = h(e, n)))
                          : ((zi = r), (r = s));
                      } else (zi = r), (r = s);
                    else (zi = r), (r = s);
                  else (zi = r), (r = s);
                else (zi = r), (r = s);
              else (zi = r), (r = s);
              return (
                r === s &&
                  ((r = zi), pb() !== s && Pp() !== s && (t = Dl()) !== s ? ((Zi = r), (r = t)) : ((zi = r), (r = s))),
                r
              );
            }
            function xl() {
              var t, e, n;
              return (
                (t = zi),
                Ab() !== s && Pp() !== s
                  ? ('duplicate' === r.substr(zi, 9).toLowerCase()
                      ? ((e = r.substr(zi, 9)), (zi += 9))
                      : ((e = s), 0 === ec && ac(mn)),
                    e !== s && Pp() !== s && Ep() !== s && Pp() !== s && sb() !== s && Pp() !== s && (n = Nl()) !== s
                      ? ((Zi = t), (t = { keyword: 'on duplicate key update', set: n }))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function kl() {
              var r, t;
              return (
                (r = zi),
                (t = cb()) !== s && ((Zi = r), (t = 'insert')),
                (r = t) === s && ((r = zi), (t = lb()) !== s && ((Zi = r), (t = 'replace')), (r = t)),
                r
              );
            }
            function Ul() {
              var r, t;
              return (
                (r = zi),
                gb() !== s &&
                Pp() !== s &&
                (t = (function () {
                  var r, t, e, n, o, u, a, i;
                  if (((r = zi), (t = Dl()) !== s)) {
                    for (
                      e = [],
                        n = zi,
                        (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = Dl()) !== s
                          ? (n = o = [o, u, a, i])
                          : ((zi = n), (n = s));
                      n !== s;
                    )
                      e.push(n),
                        (n = zi),
                        (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = Dl()) !== s
                          ? (n = o = [o, u, a, i])
                          : ((zi = n), (n = s));
                    e !== s ? ((Zi = r), (t = sr(t, e)), (r = t)) : ((zi = r), (r = s));
                  } else (zi = r), (r = s);
                  return r;
                })()) !== s
                  ? ((Zi = r), (r = { type: 'values', values: t }))
                  : ((zi = r), (r = s)),
                r
              );
            }
            function Dl() {
              var t, e, n, o, u;
              return (
                (t = zi),
                'row' === r.substr(zi, 3).toLowerCase()
                  ? ((e = r.substr(zi, 3)), (zi += 3))
                  : ((e = s), 0 === ec && ac(yr)),
                e === s && (e = null),
                e !== s && Pp() !== s && jp() !== s && Pp() !== s && (n = Ml()) !== s && Pp() !== s && xp() !== s
                  ? ((Zi = t), (o = e), ((u = n).prefix = o && o.toLowerCase()), (t = e = u))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Ml() {
              var r, t, e, n, o, u, a, i;
              if (((r = zi), (t = Yl()) !== s)) {
                for (
                  e = [],
                    n = zi,
                    (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = Yl()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = zi),
                    (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = Yl()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                e !== s
                  ? ((Zi = r),
                    (r = t =
                      (function (r, t) {
                        const e = { type: 'expr_list' };
                        return (e.value = pv(r, t)), e;
                      })(t, e)))
                  : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              return r;
            }
            function Pl() {
              var t, e, n;
              return (
                (t = zi),
                fp() !== s &&
                Pp() !== s &&
                (e = Yl()) !== s &&
                Pp() !== s &&
                (n = (function () {
                  var t;
                  (t = (function () {
                    var t, e, n, o;
                    (t = zi),
                      'year' === r.substr(zi, 4).toLowerCase()
                        ? ((e = r.substr(zi, 4)), (zi += 4))
                        : ((e = s), 0 === ec && ac(ns));
                    e !== s
                      ? ((n = zi),
                        ec++,
                        (o = Cf()),
                        ec--,
                        o === s ? (n = void 0) : ((zi = n), (n = s)),
                        n !== s ? ((Zi = t), (t = e = 'YEAR')) : ((zi = t), (t = s)))
                      : ((zi = t), (t = s));
                    return t;
                  })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'quarter' === r.substr(zi, 7).toLowerCase()
                          ? ((e = r.substr(zi, 7)), (zi += 7))
                          : ((e = s), 0 === ec && ac(Zo));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'QUARTER')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'month' === r.substr(zi, 5).toLowerCase()
                          ? ((e = r.substr(zi, 5)), (zi += 5))
                          : ((e = s), 0 === ec && ac(zo));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'MONTH')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'week' === r.substr(zi, 4).toLowerCase()
                          ? ((e = r.substr(zi, 4)), (zi += 4))
                          : ((e = s), 0 === ec && ac(es));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'WEEK')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'day' === r.substr(zi, 3).toLowerCase()
                          ? ((e = r.substr(zi, 3)), (zi += 3))
                          : ((e = s), 0 === ec && ac(Mo));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'DAY')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'hour' === r.substr(zi, 4).toLowerCase()
                          ? ((e = r.substr(zi, 4)), (zi += 4))
                          : ((e = s), 0 === ec && ac(Bo));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'HOUR')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'minute' === r.substr(zi, 6).toLowerCase()
                          ? ((e = r.substr(zi, 6)), (zi += 6))
                          : ((e = s), 0 === ec && ac(Qo));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'MINUTE')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'second' === r.substr(zi, 6).toLowerCase()
                          ? ((e = r.substr(zi, 6)), (zi += 6))
                          : ((e = s), 0 === ec && ac(Jo));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'SECOND')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'microsecond' === r.substr(zi, 11).toLowerCase()
                          ? ((e = r.substr(zi, 11)), (zi += 11))
                          : ((e = s), 0 === ec && ac($a));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'MICROSECOND')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'second_microsecond' === r.substr(zi, 18).toLowerCase()
                          ? ((e = r.substr(zi, 18)), (zi += 18))
                          : ((e = s), 0 === ec && ac(xo));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'SECOND_MICROSECOND')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'minute_microsecond' === r.substr(zi, 18).toLowerCase()
                          ? ((e = r.substr(zi, 18)), (zi += 18))
                          : ((e = s), 0 === ec && ac(jo));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'MINUTE_MICROSECOND')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'minute_second' === r.substr(zi, 13).toLowerCase()
                          ? ((e = r.substr(zi, 13)), (zi += 13))
                          : ((e = s), 0 === ec && ac(Ro));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'MINUTE_SECOND')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'hour_microsecond' === r.substr(zi, 16).toLowerCase()
                          ? ((e = r.substr(zi, 16)), (zi += 16))
                          : ((e = s), 0 === ec && ac(Oo));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'HOUR_MICROSECOND')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'hour_second' === r.substr(zi, 11).toLowerCase()
                          ? ((e = r.substr(zi, 11)), (zi += 11))
                          : ((e = s), 0 === ec && ac(No));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'HOUR_SECOND')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'hour_minute' === r.substr(zi, 11).toLowerCase()
                          ? ((e = r.substr(zi, 11)), (zi += 11))
                          : ((e = s), 0 === ec && ac(So));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'HOUR_MINUTE')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'day_microsecond' === r.substr(zi, 15).toLowerCase()
                          ? ((e = r.substr(zi, 15)), (zi += 15))
                          : ((e = s), 0 === ec && ac(Io));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'DAY_MICROSECOND')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'day_second' === r.substr(zi, 10).toLowerCase()
                          ? ((e = r.substr(zi, 10)), (zi += 10))
                          : ((e = s), 0 === ec && ac(go));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'DAY_SECOND')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'day_minute' === r.substr(zi, 10).toLowerCase()
                          ? ((e = r.substr(zi, 10)), (zi += 10))
                          : ((e = s), 0 === ec && ac(_o));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'DAY_MINUTE')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'day_hour' === r.substr(zi, 8).toLowerCase()
                          ? ((e = r.substr(zi, 8)), (zi += 8))
                          : ((e = s), 0 === ec && ac(To));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'DAY_HOUR')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        'year_month' === r.substr(zi, 10).toLowerCase()
                          ? ((e = r.substr(zi, 10)), (zi += 10))
                          : ((e = s), 0 === ec && ac(Ao));
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'YEAR_MONTH')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })());
                  return t;
                })()) !== s
                  ? ((Zi = t), (t = { type: 'interval', expr: e, unit: n.toLowerCase() }))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Gl() {
              var r, t, e, n, o, u;
              if (((r = zi), (t = Fl()) !== s))
                if (Pp() !== s) {
                  for (
                    e = [], n = zi, (o = Pp()) !== s && (u = Fl()) !== s ? (n = o = [o, u]) : ((zi = n), (n = s));
                    n !== s;
                  )
                    e.push(n), (n = zi), (o = Pp()) !== s && (u = Fl()) !== s ? (n = o = [o, u]) : ((zi = n), (n = s));
                  e !== s ? ((Zi = r), (r = t = l(t, e))) : ((zi = r), (r = s));
                } else (zi = r), (r = s);
              else (zi = r), (r = s);
              return r;
            }
            function Fl() {
              var t, e, n;
              return (
                (t = zi),
                (function () {
                  var t, e, n, o;
                  (t = zi),
                    'when' === r.substr(zi, 4).toLowerCase()
                      ? ((e = r.substr(zi, 4)), (zi += 4))
                      : ((e = s), 0 === ec && ac(la));
                  e !== s
                    ? ((n = zi),
                      ec++,
                      (o = Cf()),
                      ec--,
                      o === s ? (n = void 0) : ((zi = n), (n = s)),
                      n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                    : ((zi = t), (t = s));
                  return t;
                })() !== s &&
                Pp() !== s &&
                (e = $l()) !== s &&
                Pp() !== s &&
                (function () {
                  var t, e, n, o;
                  (t = zi),
                    'then' === r.substr(zi, 4).toLowerCase()
                      ? ((e = r.substr(zi, 4)), (zi += 4))
                      : ((e = s), 0 === ec && ac(fa));
                  e !== s
                    ? ((n = zi),
                      ec++,
                      (o = Cf()),
                      ec--,
                      o === s ? (n = void 0) : ((zi = n), (n = s)),
                      n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                    : ((zi = t), (t = s));
                  return t;
                })() !== s &&
                Pp() !== s &&
                (n = Yl()) !== s
                  ? ((Zi = t), (t = { type: 'when', cond: e, result: n }))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Hl() {
              var t, e;
              return (
                (t = zi),
                (function () {
                  var t, e, n, o;
                  (t = zi),
                    'else' === r.substr(zi, 4).toLowerCase()
                      ? ((e = r.substr(zi, 4)), (zi += 4))
                      : ((e = s), 0 === ec && ac(ba));
                  e !== s
                    ? ((n = zi),
                      ec++,
                      (o = Cf()),
                      ec--,
                      o === s ? (n = void 0) : ((zi = n), (n = s)),
                      n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                    : ((zi = t), (t = s));
                  return t;
                })() !== s &&
                Pp() !== s &&
                (e = Yl()) !== s
                  ? ((Zi = t), (t = { type: 'else', result: e }))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Yl() {
              var r;
              return (
                (r = (function () {
                  var r, t, e, n, o, u, a, i;
                  if (((r = zi), (t = Wl()) !== s)) {
                    for (
                      e = [],
                        n = zi,
                        (o = Gp()) !== s && (u = Yb()) !== s && (a = Pp()) !== s && (i = Wl()) !== s
                          ? (n = o = [o, u, a, i])
                          : ((zi = n), (n = s));
                      n !== s;
                    )
                      e.push(n),
                        (n = zi),
                        (o = Gp()) !== s && (u = Yb()) !== s && (a = Pp()) !== s && (i = Wl()) !== s
                          ? (n = o = [o, u, a, i])
                          : ((zi = n), (n = s));
                    e !== s ? ((Zi = r), (t = En(t, e)), (r = t)) : ((zi = r), (r = s));
                  } else (zi = r), (r = s);
                  return r;
                })()) === s && (r = vc()),
                r
              );
            }
            function Bl() {
              var r, t, e, n, o, u, a, i;
              if (((r = zi), (t = Yl()) !== s)) {
                for (
                  e = [],
                    n = zi,
                    (o = Pp()) !== s
                      ? ((u = Hb()) === s && (u = Yb()),
                        u !== s && (a = Pp()) !== s && (i = Yl()) !== s ? (n = o = [o, u, a, i]) : ((zi = n), (n = s)))
                      : ((zi = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = zi),
                    (o = Pp()) !== s
                      ? ((u = Hb()) === s && (u = Yb()),
                        u !== s && (a = Pp()) !== s && (i = Yl()) !== s ? (n = o = [o, u, a, i]) : ((zi = n), (n = s)))
                      : ((zi = n), (n = s));
                e !== s
                  ? ((Zi = r),
                    (r = t =
                      (function (r, t) {
                        const e = t.length;
                        let n = r;
                        for (let r = 0; r < e; ++r) n = fv(t[r][1], n, t[r][3]);
                        return n;
                      })(t, e)))
                  : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              return r;
            }
            function $l() {
              var r, t, e, n, o, u, a, i;
              if (((r = zi), (t = Yl()) !== s)) {
                for (
                  e = [],
                    n = zi,
                    (o = Pp()) !== s
                      ? ((u = Hb()) === s && (u = Yb()) === s && (u = Op()) === s && (u = Mp()),
                        u !== s && (a = Pp()) !== s && (i = Yl()) !== s ? (n = o = [o, u, a, i]) : ((zi = n), (n = s)))
                      : ((zi = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = zi),
                    (o = Pp()) !== s
                      ? ((u = Hb()) === s && (u = Yb()) === s && (u = Op()) === s && (u = Mp()),
                        u !== s && (a = Pp()) !== s && (i = Yl()) !== s ? (n = o = [o, u, a, i]) : ((zi = n), (n = s)))
                      : ((zi = n), (n = s));
                e !== s
                  ? ((Zi = r),
                    (r = t =
                      (function (r, t) {
                        const e = t.length;
                        let n = r,
                          o = '';
                        for (let r = 0; r < e; ++r)
                          ',' === t[r][1]
                            ? ((o = ','), Array.isArray(n) || (n = [n]), n.push(t[r][3]))
                            : (n = fv(t[r][1], n, t[r][3]));
                        if (',' === o) {
                          const r = { type: 'expr_list' };
                          return (r.value = Array.isArray(n) ? n : [n]), r;
                        }
                        return n;
                      })(t, e)))
                  : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              return r;
            }
            function Wl() {
              var r, t, e, n, o, u, a, i;
              if (((r = zi), (t = ql()) !== s)) {
                for (
                  e = [],
                    n = zi,
                    (o = Gp()) !== s && (u = Hb()) !== s && (a = Pp()) !== s && (i = ql()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = zi),
                    (o = Gp()) !== s && (u = Hb()) !== s && (a = Pp()) !== s && (i = ql()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                e !== s ? ((Zi = r), (r = t = vv(t, e))) : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              return r;
            }
            function ql() {
              var r, t;
              return (
                (r = Vl()) === s &&
                  (r = (function () {
                    var r, t, e;
                    (r = zi),
                      (t = (function () {
                        var r, t, e, n, o;
                        (r = zi),
                          (t = zi),
                          (e = Fb()) !== s && (n = Pp()) !== s && (o = Gb()) !== s
                            ? (t = e = [e, n, o])
                            : ((zi = t), (t = s));
                        t !== s && ((Zi = r), (t = An(t)));
                        (r = t) === s && (r = Gb());
                        return r;
                      })()) !== s &&
                      Pp() !== s &&
                      jp() !== s &&
                      Pp() !== s &&
                      (e = vc()) !== s &&
                      Pp() !== s &&
                      xp() !== s
                        ? ((Zi = r), (n = t), ((o = e).parentheses = !0), (t = lv(n, o)), (r = t))
                        : ((zi = r), (r = s));
                    var n, o;
                    return r;
                  })()) === s &&
                  ((r = zi),
                  Fb() !== s && Pp() !== s && (t = ql()) !== s ? ((Zi = r), (r = lv('NOT', t))) : ((zi = r), (r = s))),
                r
              );
            }
            function Vl() {
              var t, e, n;
              return (
                (t = zi),
                (e = Zl()) !== s && Pp() !== s
                  ? ((n = (function () {
                      var t;
                      (t = (function () {
                        var r, t, e, n, o, u, a;
                        (r = zi),
                          (t = []),
                          (e = zi),
                          (n = Pp()) !== s && (o = Xl()) !== s && (u = Pp()) !== s && (a = Zl()) !== s
                            ? (e = n = [n, o, u, a])
                            : ((zi = e), (e = s));
                        if (e !== s)
                          for (; e !== s; )
                            t.push(e),
                              (e = zi),
                              (n = Pp()) !== s && (o = Xl()) !== s && (u = Pp()) !== s && (a = Zl()) !== s
                                ? (e = n = [n, o, u, a])
                                : ((zi = e), (e = s));
                        else t = s;
                        t !== s && (e = Pp()) !== s
                          ? ((n = zl()) === s && (n = null),
                            n !== s
                              ? ((Zi = r), (r = t = { type: 'arithmetic', tail: t, in: n }))
                              : ((zi = r), (r = s)))
                          : ((zi = r), (r = s));
                        return r;
                      })()) === s &&
                        (t = zl()) === s &&
                        (t = (function () {
                          var r, t, e, n;
                          (r = zi),
                            (t = (function () {
                              var r, t, e, n, o;
                              (r = zi),
                                (t = zi),
                                (e = Fb()) !== s && (n = Pp()) !== s && (o = Ub()) !== s
                                  ? (t = e = [e, n, o])
                                  : ((zi = t), (t = s));
                              t !== s && ((Zi = r), (t = An(t)));
                              (r = t) === s && (r = Ub());
                              return r;
                            })()) !== s &&
                            Pp() !== s &&
                            (e = Zl()) !== s &&
                            Pp() !== s &&
                            Hb() !== s &&
                            Pp() !== s &&
                            (n = Zl()) !== s
                              ? ((Zi = r), (r = t = { op: t, right: { type: 'expr_list', value: [e, n] } }))
                              : ((zi = r), (r = s));
                          return r;
                        })()) === s &&
                        (t = (function () {
                          var r, t, e, n, o;
                          (r = zi),
                            (t = Mb()) !== s && (e = Pp()) !== s && (n = Zl()) !== s
                              ? ((Zi = r), (r = t = { op: 'IS', right: n }))
                              : ((zi = r), (r = s));
                          r === s &&
                            ((r = zi),
                            (t = zi),
                            (e = Mb()) !== s && (n = Pp()) !== s && (o = Fb()) !== s
                              ? (t = e = [e, n, o])
                              : ((zi = t), (t = s)),
                            t !== s && (e = Pp()) !== s && (n = Zl()) !== s
                              ? ((Zi = r),
                                (t = (function (r) {
                                  return { op: 'IS NOT', right: r };
                                })(n)),
                                (r = t))
                              : ((zi = r), (r = s)));
                          return r;
                        })()) === s &&
                        (t = Ql()) === s &&
                        (t = (function () {
                          var t, e, n, o;
                          (t = zi),
                            (e = (function () {
                              var t, e, n;
                              (t = zi), (e = Fb()) === s && (e = null);
                              e !== s && Pp() !== s
                                ? ((n = (function () {
                                    var t, e, n, o;
                                    (t = zi),
                                      'regexp' === r.substr(zi, 6).toLowerCase()
                                        ? ((e = r.substr(zi, 6)), (zi += 6))
                                        : ((e = s), 0 === ec && ac(zu));
                                    e !== s
                                      ? ((n = zi),
                                        ec++,
                                        (o = Cf()),
                                        ec--,
                                        o === s ? (n = void 0) : ((zi = n), (n = s)),
                                        n !== s ? ((Zi = t), (t = e = 'REGEXP')) : ((zi = t), (t = s)))
                                      : ((zi = t), (t = s));
                                    return t;
                                  })()) === s &&
                                    (n = (function () {
                                      var t, e, n, o;
                                      (t = zi),
                                        'rlike' === r.substr(zi, 5).toLowerCase()
                                          ? ((e = r.substr(zi, 5)), (zi += 5))
                                          : ((e = s), 0 === ec && ac(Qu));
                                      e !== s
                                        ? ((n = zi),
                                          ec++,
                                          (o = Cf()),
                                          ec--,
                                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                                          n !== s ? ((Zi = t), (t = e = 'RLIKE')) : ((zi = t), (t = s)))
                                        : ((zi = t), (t = s));
                                      return t;
                                    })()),
                                  n !== s
                                    ? ((Zi = t), (u = n), (t = e = (o = e) ? `${o} ${u}` : u))
                                    : ((zi = t), (t = s)))
                                : ((zi = t), (t = s));
                              var o, u;
                              return t;
                            })()) !== s && Pp() !== s
                              ? ('binary' === r.substr(zi, 6).toLowerCase()
                                  ? ((n = r.substr(zi, 6)), (zi += 6))
                                  : ((n = s), 0 === ec && ac(Bt)),
                                n === s && (n = null),
                                n !== s && Pp() !== s
                                  ? ((o = Df()) === s && (o = Yf()) === s && (o = of()),
                                    o !== s
                                      ? ((Zi = t), (u = e), (t = e = { op: (a = n) ? `${u} ${a}` : u, right: o }))
                                      : ((zi = t), (t = s)))
                                  : ((zi = t), (t = s)))
                              : ((zi = t), (t = s));
                          var u, a;
                          return t;
                        })());
                      return t;
                    })()) === s && (n = null),
                    n !== s
                      ? ((Zi = t),
                        (t = e =
                          (function (r, t) {
                            if (null === t) return r;
                            if ('arithmetic' === t.type) {
                              if (!t.in) return vv(r, t.tail);
                              const e = vv(r, t.tail);
                              return fv(t.in.op, e, t.in.right);
                            }
                            return fv(t.op, r, t.right);
                          })(e, n)))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t === s && (t = Yf()) === s && (t = of()),
                t
              );
            }
            function Xl() {
              var t;
              return (
                '>=' === r.substr(zi, 2) ? ((t = '>='), (zi += 2)) : ((t = s), 0 === ec && ac(Tn)),
                t === s &&
                  (62 === r.charCodeAt(zi) ? ((t = '>'), zi++) : ((t = s), 0 === ec && ac(_n)),
                  t === s &&
                    ('<=' === r.substr(zi, 2) ? ((t = '<='), (zi += 2)) : ((t = s), 0 === ec && ac(gn)),
                    t === s &&
                      ('<>' === r.substr(zi, 2) ? ((t = '<>'), (zi += 2)) : ((t = s), 0 === ec && ac(In)),
                      t === s &&
                        (60 === r.charCodeAt(zi) ? ((t = '<'), zi++) : ((t = s), 0 === ec && ac(Sn)),
                        t === s &&
                          (61 === r.charCodeAt(zi) ? ((t = '='), zi++) : ((t = s), 0 === ec && ac(Cn)),
                          t === s &&
                            ('!=' === r.substr(zi, 2) ? ((t = '!='), (zi += 2)) : ((t = s), 0 === ec && ac(Nn)))))))),
                t
              );
            }
            function Kl() {
              var r, t, e, n, o;
              return (
                (r = zi),
                (t = zi),
                (e = Fb()) !== s && (n = Pp()) !== s && (o = Db()) !== s ? (t = e = [e, n, o]) : ((zi = t), (t = s)),
                t !== s && ((Zi = r), (t = An(t))),
                (r = t) === s && (r = Db()),
                r
              );
            }
            function Ql() {
              var t, e, n, o, u, a, i;
              return (
                (t = zi),
                (e = (function () {
                  var r, t, e, n, o;
                  return (
                    (r = zi),
                    (t = zi),
                    (e = Fb()) !== s && (n = Pp()) !== s && (o = Pb()) !== s
                      ? (t = e = [e, n, o])
                      : ((zi = t), (t = s)),
                    t !== s && ((Zi = r), (t = An(t))),
                    (r = t) === s && (r = Pb()),
                    r
                  );
                })()) !== s && Pp() !== s
                  ? ((n = Ff()) === s && (n = Af()) === s && (n = Vl()),
                    n !== s && Pp() !== s
                      ? ((o = (function () {
                          var t, e, n;
                          return (
                            (t = zi),
                            'escape' === r.substr(zi, 6).toLowerCase()
                              ? ((e = r.substr(zi, 6)), (zi += 6))
                              : ((e = s), 0 === ec && ac(On)),
                            e !== s && Pp() !== s && (n = Yf()) !== s
                              ? ((Zi = t), (t = e = { type: 'ESCAPE', value: n }))
                              : ((zi = t), (t = s)),
                            t
                          );
                        })()) === s && (o = null),
                        o !== s
                          ? ((Zi = t), (u = e), (a = n), (i = o) && (a.escape = i), (t = e = { op: u, right: a }))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function zl() {
              var r, t, e, n;
              return (
                (r = zi),
                (t = Kl()) !== s &&
                Pp() !== s &&
                (e = jp()) !== s &&
                Pp() !== s &&
                (n = Ml()) !== s &&
                Pp() !== s &&
                xp() !== s
                  ? ((Zi = r), (r = t = { op: t, right: n }))
                  : ((zi = r), (r = s)),
                r === s &&
                  ((r = zi),
                  (t = Kl()) !== s && Pp() !== s
                    ? ((e = rv()) === s && (e = of()) === s && (e = Yf()),
                      e !== s
                        ? ((Zi = r),
                          (r = t =
                            (function (r, t) {
                              return { op: r, right: t };
                            })(t, e)))
                        : ((zi = r), (r = s)))
                    : ((zi = r), (r = s))),
                r
              );
            }
            function Zl() {
              var r, t, e, n, o, u, a, i;
              if (((r = zi), (t = rf()) !== s)) {
                for (
                  e = [],
                    n = zi,
                    (o = Pp()) !== s && (u = Jl()) !== s && (a = Pp()) !== s && (i = rf()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = zi),
                    (o = Pp()) !== s && (u = Jl()) !== s && (a = Pp()) !== s && (i = rf()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                e !== s
                  ? ((Zi = r),
                    (r = t =
                      (function (r, t) {
                        if (t && t.length && 'column_ref' === r.type && '*' === r.column)
                          throw new Error(
                            JSON.stringify({ message: 'args could not be star column in additive expr', ...cv() }),
                          );
                        return vv(r, t);
                      })(t, e)))
                  : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              return r;
            }
            function Jl() {
              var t;
              return (
                43 === r.charCodeAt(zi) ? ((t = '+'), zi++) : ((t = s), 0 === ec && ac(Rn)),
                t === s && (45 === r.charCodeAt(zi) ? ((t = '-'), zi++) : ((t = s), 0 === ec && ac(jn))),
                t
              );
            }
            function rf() {
              var r, t, e, n, o, u, a, i;
              if (((r = zi), (t = ef()) !== s)) {
                for (
                  e = [],
                    n = zi,
                    (o = Pp()) !== s
                      ? ((u = tf()) === s && (u = Mp()),
                        u !== s && (a = Pp()) !== s && (i = ef()) !== s ? (n = o = [o, u, a, i]) : ((zi = n), (n = s)))
                      : ((zi = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = zi),
                    (o = Pp()) !== s
                      ? ((u = tf()) === s && (u = Mp()),
                        u !== s && (a = Pp()) !== s && (i = ef()) !== s ? (n = o = [o, u, a, i]) : ((zi = n), (n = s)))
                      : ((zi = n), (n = s));
                e !== s ? ((Zi = r), (r = t = vv(t, e))) : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              return r;
            }
            function tf() {
              var t, e;
              return (
                42 === r.charCodeAt(zi) ? ((t = '*'), zi++) : ((t = s), 0 === ec && ac(xn)),
                t === s &&
                  (47 === r.charCodeAt(zi) ? ((t = '/'), zi++) : ((t = s), 0 === ec && ac(kn)),
                  t === s &&
                    (37 === r.charCodeAt(zi) ? ((t = '%'), zi++) : ((t = s), 0 === ec && ac(Un)),
                    t === s &&
                      ('||' === r.substr(zi, 2) ? ((t = '||'), (zi += 2)) : ((t = s), 0 === ec && ac(Dn)),
                      t === s &&
                        ((t = zi),
                        'div' === r.substr(zi, 3).toLowerCase()
                          ? ((e = r.substr(zi, 3)), (zi += 3))
                          : ((e = s), 0 === ec && ac(Mn)),
                        e === s &&
                          ('mod' === r.substr(zi, 3).toLowerCase()
                            ? ((e = r.substr(zi, 3)), (zi += 3))
                            : ((e = s), 0 === ec && ac(Pn))),
                        e !== s && ((Zi = t), (e = e.toUpperCase())),
                        (t = e) === s &&
                          (38 === r.charCodeAt(zi) ? ((t = '&'), zi++) : ((t = s), 0 === ec && ac(Gn)),
                          t === s &&
                            ('>>' === r.substr(zi, 2) ? ((t = '>>'), (zi += 2)) : ((t = s), 0 === ec && ac(Fn)),
                            t === s &&
                              ('<<' === r.substr(zi, 2) ? ((t = '<<'), (zi += 2)) : ((t = s), 0 === ec && ac(Hn)),
                              t === s &&
                                (94 === r.charCodeAt(zi) ? ((t = '^'), zi++) : ((t = s), 0 === ec && ac(Yn)),
                                t === s &&
                                  (124 === r.charCodeAt(zi)
                                    ? ((t = '|'), zi++)
                                    : ((t = s), 0 === ec && ac(Bn))))))))))),
                t
              );
            }
            function ef() {
              var t, e, n, o, u;
              return (
                (t = (function () {
                  var t, e, n, o, u, a, i, c;
                  if (((t = zi), (e = nf()) !== s))
                    if (Pp() !== s) {
                      for (
                        n = [],
                          o = zi,
                          (u = Pp()) !== s
                            ? ('?|' === r.substr(zi, 2) ? ((a = '?|'), (zi += 2)) : ((a = s), 0 === ec && ac(qn)),
                              a === s &&
                                ('?&' === r.substr(zi, 2) ? ((a = '?&'), (zi += 2)) : ((a = s), 0 === ec && ac(Vn)),
                                a === s &&
                                  (63 === r.charCodeAt(zi) ? ((a = '?'), zi++) : ((a = s), 0 === ec && ac(hn)),
                                  a === s &&
                                    ('#-' === r.substr(zi, 2) ? ((a = '#-'), (zi += 2)) : ((a = s), 0 === ec && ac(Xn)),
                                    a === s &&
                                      ('#>>' === r.substr(zi, 3)
                                        ? ((a = '#>>'), (zi += 3))
                                        : ((a = s), 0 === ec && ac(Kn)),
                                      a === s &&
                                        ('#>' === r.substr(zi, 2)
                                          ? ((a = '#>'), (zi += 2))
                                          : ((a = s), 0 === ec && ac(Qn)),
                                        a === s &&
                                          (a = Dp()) === s &&
                                          (a = Up()) === s &&
                                          ('@>' === r.substr(zi, 2)
                                            ? ((a = '@>'), (zi += 2))
                                            : ((a = s), 0 === ec && ac(zn)),
                                          a === s &&
                                            ('<@' === r.substr(zi, 2)
                                              ? ((a = '<@'), (zi += 2))
                                              : ((a = s), 0 === ec && ac(Zn))))))))),
                              a !== s && (i = Pp()) !== s && (c = nf()) !== s
                                ? (o = u = [u, a, i, c])
                                : ((zi = o), (o = s)))
                            : ((zi = o), (o = s));
                        o !== s;
                      )
                        n.push(o),
                          (o = zi),
                          (u = Pp()) !== s
                            ? ('?|' === r.substr(zi, 2) ? ((a = '?|'), (zi += 2)) : ((a = s), 0 === ec && ac(qn)),
                              a === s &&
                                ('?&' === r.substr(zi, 2) ? ((a = '?&'), (zi += 2)) : ((a = s), 0 === ec && ac(Vn)),
                                a === s &&
                                  (63 === r.charCodeAt(zi) ? ((a = '?'), zi++) : ((a = s), 0 === ec && ac(hn)),
                                  a === s &&
                                    ('#-' === r.substr(zi, 2) ? ((a = '#-'), (zi += 2)) : ((a = s), 0 === ec && ac(Xn)),
                                    a === s &&
                                      ('#>>' === r.substr(zi, 3)
                                        ? ((a = '#>>'), (zi += 3))
                                        : ((a = s), 0 === ec && ac(Kn)),
                                      a === s &&
                                        ('#>' === r.substr(zi, 2)
                                          ? ((a = '#>'), (zi += 2))
                                          : ((a = s), 0 === ec && ac(Qn)),
                                        a === s &&
                                          (a = Dp()) === s &&
                                          (a = Up()) === s &&
                                          ('@>' === r.substr(zi, 2)
                                            ? ((a = '@>'), (zi += 2))
                                            : ((a = s), 0 === ec && ac(zn)),
                                          a === s &&
                                            ('<@' === r.substr(zi, 2)
                                              ? ((a = '<@'), (zi += 2))
                                              : ((a = s), 0 === ec && ac(Zn))))))))),
                              a !== s && (i = Pp()) !== s && (c = nf()) !== s
                                ? (o = u = [u, a, i, c])
                                : ((zi = o), (o = s)))
                            : ((zi = o), (o = s));
                      n !== s && (o = Pp()) !== s
                        ? ((u = _c()) === s && (u = null),
                          u !== s
                            ? ((Zi = t),
                              (e = (function (r, t, e) {
                                let n = r;
                                return t && t.length > 0 && (n = vv(r, t)), e && (n.collate = e), n;
                              })(e, n, u)),
                              (t = e))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                    } else (zi = t), (t = s);
                  else (zi = t), (t = s);
                  return t;
                })()) === s &&
                  ((t = zi),
                  (e = (function () {
                    var t;
                    33 === r.charCodeAt(zi) ? ((t = '!'), zi++) : ((t = s), 0 === ec && ac($n));
                    t === s &&
                      (45 === r.charCodeAt(zi) ? ((t = '-'), zi++) : ((t = s), 0 === ec && ac(jn)),
                      t === s &&
                        (43 === r.charCodeAt(zi) ? ((t = '+'), zi++) : ((t = s), 0 === ec && ac(Rn)),
                        t === s && (126 === r.charCodeAt(zi) ? ((t = '~'), zi++) : ((t = s), 0 === ec && ac(Wn)))));
                    return t;
                  })()) !== s
                    ? ((n = zi),
                      (o = Pp()) !== s && (u = ef()) !== s ? (n = o = [o, u]) : ((zi = n), (n = s)),
                      n !== s ? ((Zi = t), (t = e = lv(e, n[1]))) : ((zi = t), (t = s)))
                    : ((zi = t), (t = s))),
                t
              );
            }
            function nf() {
              var t, e, n, o;
              return (
                (t = Pl()) === s &&
                  (t = (function () {
                    var t;
                    (t = (function () {
                      var t, e, n, o;
                      (t = zi),
                        (e = (function () {
                          var t, e, n, o;
                          (t = zi),
                            'count' === r.substr(zi, 5).toLowerCase()
                              ? ((e = r.substr(zi, 5)), (zi += 5))
                              : ((e = s), 0 === ec && ac(ta));
                          e !== s
                            ? ((n = zi),
                              ec++,
                              (o = Cf()),
                              ec--,
                              o === s ? (n = void 0) : ((zi = n), (n = s)),
                              n !== s ? ((Zi = t), (t = e = 'COUNT')) : ((zi = t), (t = s)))
                            : ((zi = t), (t = s));
                          return t;
                        })()) === s &&
                          (e = (function () {
                            var t, e, n, o;
                            (t = zi),
                              'group_concat' === r.substr(zi, 12).toLowerCase()
                                ? ((e = r.substr(zi, 12)), (zi += 12))
                                : ((e = s), 0 === ec && ac(ea));
                            e !== s
                              ? ((n = zi),
                                ec++,
                                (o = Cf()),
                                ec--,
                                o === s ? (n = void 0) : ((zi = n), (n = s)),
                                n !== s ? ((Zi = t), (t = e = 'GROUP_CONCAT')) : ((zi = t), (t = s)))
                              : ((zi = t), (t = s));
                            return t;
                          })());
                      e !== s &&
                      Pp() !== s &&
                      jp() !== s &&
                      Pp() !== s &&
                      (n = (function () {
                        var t, e, n, o, u;
                        (t = zi),
                          (e = (function () {
                            var t, e;
                            (t = zi), 42 === r.charCodeAt(zi) ? ((e = '*'), zi++) : ((e = s), 0 === ec && ac(xn));
                            e !== s && ((Zi = t), (e = { type: 'star', value: '*' }));
                            return (t = e);
                          })()) !== s && ((Zi = t), (e = { expr: e, ...cv() }));
                        (t = e) === s &&
                          ((t = zi),
                          (e = kb()) === s && (e = null),
                          e !== s && Pp() !== s && (n = $l()) !== s && Pp() !== s
                            ? ((o = _l()) === s && (o = null),
                              o !== s && Pp() !== s
                                ? ((u = (function () {
                                    var t, e, n;
                                    (t = zi),
                                      'separator' === r.substr(zi, 9).toLowerCase()
                                        ? ((e = r.substr(zi, 9)), (zi += 9))
                                        : ((e = s), 0 === ec && ac(Eo));
                                    e === s && (e = null);
                                    e !== s && Pp() !== s && (n = Yf()) !== s
                                      ? ((Zi = t), (t = e = { keyword: e, value: n }))
                                      : ((zi = t), (t = s));
                                    return t;
                                  })()) === s && (u = null),
                                  u !== s
                                    ? ((Zi = t),
                                      (e = { distinct: e, expr: n, orderby: o, separator: u, ...cv() }),
                                      (t = e))
                                    : ((zi = t), (t = s)))
                                : ((zi = t), (t = s)))
                            : ((zi = t), (t = s)));
                        return t;
                      })()) !== s &&
                      Pp() !== s &&
                      xp() !== s &&
                      Pp() !== s
                        ? ((o = _f()) === s && (o = null),
                          o !== s
                            ? ((Zi = t), (e = { type: 'aggr_func', name: e, args: n, over: o, ...cv() }), (t = e))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s));
                      return t;
                    })()) === s &&
                      (t = (function () {
                        var t, e, n, o;
                        (t = zi),
                          (e = (function () {
                            var t;
                            (t = (function () {
                              var t, e, n, o;
                              (t = zi),
                                'sum' === r.substr(zi, 3).toLowerCase()
                                  ? ((e = r.substr(zi, 3)), (zi += 3))
                                  : ((e = s), 0 === ec && ac(sa));
                              e !== s
                                ? ((n = zi),
                                  ec++,
                                  (o = Cf()),
                                  ec--,
                                  o === s ? (n = void 0) : ((zi = n), (n = s)),
                                  n !== s ? ((Zi = t), (t = e = 'SUM')) : ((zi = t), (t = s)))
                                : ((zi = t), (t = s));
                              return t;
                            })()) === s &&
                              (t = (function () {
                                var t, e, n, o;
                                (t = zi),
                                  'max' === r.substr(zi, 3).toLowerCase()
                                    ? ((e = r.substr(zi, 3)), (zi += 3))
                                    : ((e = s), 0 === ec && ac(na));
                                e !== s
                                  ? ((n = zi),
                                    ec++,
                                    (o = Cf()),
                                    ec--,
                                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                                    n !== s ? ((Zi = t), (t = e = 'MAX')) : ((zi = t), (t = s)))
                                  : ((zi = t), (t = s));
                                return t;
                              })()) === s &&
                              (t = (function () {
                                var t, e, n, o;
                                (t = zi),
                                  'min' === r.substr(zi, 3).toLowerCase()
                                    ? ((e = r.substr(zi, 3)), (zi += 3))
                                    : ((e = s), 0 === ec && ac(oa));
                                e !== s
                                  ? ((n = zi),
                                    ec++,
                                    (o = Cf()),
                                    ec--,
                                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                                    n !== s ? ((Zi = t), (t = e = 'MIN')) : ((zi = t), (t = s)))
                                  : ((zi = t), (t = s));
                                return t;
                              })()) === s &&
                              (t = (function () {
                                var t, e, n, o;
                                (t = zi),
                                  'avg' === r.substr(zi, 3).toLowerCase()
                                    ? ((e = r.substr(zi, 3)), (zi += 3))
                                    : ((e = s), 0 === ec && ac(ua));
                                e !== s
                                  ? ((n = zi),
                                    ec++,
                                    (o = Cf()),
                                    ec--,
                                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                                    n !== s ? ((Zi = t), (t = e = 'AVG')) : ((zi = t), (t = s)))
                                  : ((zi = t), (t = s));
                                return t;
                              })());
                            return t;
                          })()) !== s &&
                          Pp() !== s &&
                          jp() !== s &&
                          Pp() !== s &&
                          (n = Bl()) !== s &&
                          Pp() !== s &&
                          xp() !== s &&
                          Pp() !== s
                            ? ((o = _f()) === s && (o = null),
                              o !== s
                                ? ((Zi = t),
                                  (e = { type: 'aggr_func', name: e, args: { expr: n }, over: o, ...cv() }),
                                  (t = e))
                                : ((zi = t), (t = s)))
                            : ((zi = t), (t = s));
                        return t;
                      })());
                    return t;
                  })()) === s &&
                  (t = al()) === s &&
                  (t = Df()) === s &&
                  (t = (function () {
                    var r, t, e, n, o, u, a;
                    (r = zi),
                      (t = qb()) !== s &&
                      Pp() !== s &&
                      jp() !== s &&
                      Pp() !== s &&
                      (e = Yl()) !== s &&
                      Pp() !== s &&
                      wb() !== s &&
                      Pp() !== s &&
                      (n = ov()) !== s &&
                      Pp() !== s &&
                      (o = Gc()) !== s &&
                      Pp() !== s &&
                      (u = af()) !== s &&
                      Pp() !== s &&
                      xp() !== s
                        ? ((Zi = r),
                          (t = (function (r, t, e, n, o) {
                            const { dataType: s, length: u } = e;
                            let a = s;
                            return (
                              void 0 !== u && (a = `${a}(${u})`),
                              {
                                type: 'cast',
                                keyword: r.toLowerCase(),
                                expr: t,
                                symbol: 'as',
                                target: [{ dataType: a, suffix: [{ type: 'origin', value: n }, o] }],
                              }
                            );
                          })(t, e, n, o, u)),
                          (r = t))
                        : ((zi = r), (r = s));
                    r === s &&
                      ((r = zi),
                      (t = qb()) !== s &&
                      Pp() !== s &&
                      jp() !== s &&
                      Pp() !== s &&
                      (e = Yl()) !== s &&
                      Pp() !== s &&
                      wb() !== s &&
                      Pp() !== s &&
                      (n = ev()) !== s &&
                      Pp() !== s &&
                      (o = xp()) !== s
                        ? ((Zi = r),
                          (i = e),
                          (c = n),
                          (t = { type: 'cast', keyword: t.toLowerCase(), expr: i, symbol: 'as', target: [c] }),
                          (r = t))
                        : ((zi = r), (r = s)),
                      r === s &&
                        ((r = zi),
                        (t = qb()) !== s &&
                        Pp() !== s &&
                        jp() !== s &&
                        Pp() !== s &&
                        (e = Yl()) !== s &&
                        Pp() !== s &&
                        wb() !== s &&
                        Pp() !== s &&
                        (n = Kb()) !== s &&
                        Pp() !== s &&
                        (o = jp()) !== s &&
                        Pp() !== s &&
                        (u = Vf()) !== s &&
                        Pp() !== s &&
                        xp() !== s &&
                        Pp() !== s &&
                        (a = xp()) !== s
                          ? ((Zi = r),
                            (t = (function (r, t, e) {
                              return {
                                type: 'cast',
                                keyword: r.toLowerCase(),
                                expr: t,
                                symbol: 'as',
                                target: [{ dataType: 'DECIMAL(' + e + ')' }],
                              };
                            })(t, e, u)),
                            (r = t))
                          : ((zi = r), (r = s)),
                        r === s &&
                          ((r = zi),
                          (t = qb()) !== s &&
                          Pp() !== s &&
                          jp() !== s &&
                          Pp() !== s &&
                          (e = Yl()) !== s &&
                          Pp() !== s &&
                          wb() !== s &&
                          Pp() !== s &&
                          (n = Kb()) !== s &&
                          Pp() !== s &&
                          (o = jp()) !== s &&
                          Pp() !== s &&
                          (u = Vf()) !== s &&
                          Pp() !== s &&
                          Op() !== s &&
                          Pp() !== s &&
                          (a = Vf()) !== s &&
                          Pp() !== s &&
                          xp() !== s &&
                          Pp() !== s &&
                          xp() !== s
                            ? ((Zi = r),
                              (t = (function (r, t, e, n) {
                                return {
                                  type: 'cast',
                                  keyword: r.toLowerCase(),
                                  expr: t,
                                  symbol: 'as',
                                  target: [{ dataType: 'DECIMAL(' + e + ', ' + n + ')' }],
                                };
                              })(t, e, u, a)),
                              (r = t))
                            : ((zi = r), (r = s)),
                          r === s &&
                            ((r = zi),
                            (t = qb()) !== s &&
                            Pp() !== s &&
                            jp() !== s &&
                            Pp() !== s &&
                            (e = Yl()) !== s &&
                            Pp() !== s &&
                            wb() !== s &&
                            Pp() !== s &&
                            (n = Pf()) !== s &&
                            Pp() !== s
                              ? ((o = zb()) === s && (o = null),
                                o !== s && Pp() !== s && (u = xp()) !== s
                                  ? ((Zi = r),
                                    (t = (function (r, t, e, n) {
                                      return {
                                        type: 'cast',
                                        keyword: r.toLowerCase(),
                                        expr: t,
                                        symbol: 'as',
                                        target: [{ dataType: [e, n].filter(Boolean).join(' ') }],
                                      };
                                    })(t, e, n, o)),
                                    (r = t))
                                  : ((zi = r), (r = s)))
                              : ((zi = r), (r = s))))));
                    var i, c;
                    return r;
                  })()) === s &&
                  (t = (function () {
                    var r, t, e, n, o, u, a, i;
                    return (
                      (r = zi),
                      $b() !== s && Pp() !== s && (t = Gl()) !== s && Pp() !== s
                        ? ((e = Hl()) === s && (e = null),
                          e !== s && Pp() !== s && (n = Wb()) !== s && Pp() !== s
                            ? ((o = $b()) === s && (o = null),
                              o !== s
                                ? ((Zi = r), (a = t), (i = e) && a.push(i), (r = { type: 'case', expr: null, args: a }))
                                : ((zi = r), (r = s)))
                            : ((zi = r), (r = s)))
                        : ((zi = r), (r = s)),
                      r === s &&
                        ((r = zi),
                        $b() !== s && Pp() !== s && (t = Yl()) !== s && Pp() !== s && (e = Gl()) !== s && Pp() !== s
                          ? ((n = Hl()) === s && (n = null),
                            n !== s && Pp() !== s && (o = Wb()) !== s && Pp() !== s
                              ? ((u = $b()) === s && (u = null),
                                u !== s
                                  ? ((Zi = r),
                                    (r = (function (r, t, e) {
                                      return e && t.push(e), { type: 'case', expr: r, args: t };
                                    })(t, e, n)))
                                  : ((zi = r), (r = s)))
                              : ((zi = r), (r = s)))
                          : ((zi = r), (r = s))),
                      r
                    );
                  })()) === s &&
                  (t = Gf()) === s &&
                  (t = of()) === s &&
                  (t = qf()) === s &&
                  (t = Af()) === s &&
                  ((t = zi),
                  jp() !== s && (e = Pp()) !== s && (n = $l()) !== s && Pp() !== s && xp() !== s
                    ? ((Zi = t), ((o = n).parentheses = !0), (t = o))
                    : ((zi = t), (t = s)),
                  t === s &&
                    (t = rv()) === s &&
                    ((t = zi),
                    Pp() !== s
                      ? (63 === r.charCodeAt(zi) ? ((e = '?'), zi++) : ((e = s), 0 === ec && ac(hn)),
                        e !== s ? ((Zi = t), (t = { type: 'origin', value: e })) : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)))),
                t
              );
            }
            function of() {
              var r, t, e, n, o, u, a, i, c, l, f, b, p, v, d, y, w;
              return (
                (r = zi),
                (t = hf()) === s && (t = df()),
                t !== s && (e = Pp()) !== s && (n = Np()) !== s && (o = Pp()) !== s
                  ? ((u = hf()) === s && (u = df()),
                    u !== s && (a = Pp()) !== s && (i = Np()) !== s && (c = Pp()) !== s && (l = yf()) !== s
                      ? ((f = zi),
                        (b = Pp()) !== s && (p = _c()) !== s ? (f = b = [b, p]) : ((zi = f), (f = s)),
                        f === s && (f = null),
                        f !== s
                          ? ((Zi = r),
                            (v = t),
                            (d = u),
                            (y = l),
                            (w = f),
                            Cv.add(
                              `select::${'object' == typeof v ? v.value : v}::${'object' == typeof d ? d.value : d}::${y}`,
                            ),
                            (r = t = { type: 'column_ref', db: v, table: d, column: y, collate: w && w[1], ...cv() }))
                          : ((zi = r), (r = s)))
                      : ((zi = r), (r = s)))
                  : ((zi = r), (r = s)),
                r === s &&
                  ((r = zi),
                  (t = hf()) === s && (t = df()),
                  t !== s && (e = Pp()) !== s && (n = Np()) !== s && (o = Pp()) !== s && (u = yf()) !== s
                    ? ((a = zi),
                      (i = Pp()) !== s && (c = _c()) !== s ? (a = i = [i, c]) : ((zi = a), (a = s)),
                      a === s && (a = null),
                      a !== s
                        ? ((Zi = r),
                          (r = t =
                            (function (r, t, e) {
                              return (
                                Cv.add(`select::${'object' == typeof r ? r.value : r}::${t}`),
                                { type: 'column_ref', table: r, column: t, collate: e && e[1], ...cv() }
                              );
                            })(t, u, a)))
                        : ((zi = r), (r = s)))
                    : ((zi = r), (r = s)),
                  r === s &&
                    ((r = zi),
                    (t = zi),
                    (e = lf()) !== s && (n = Pp()) !== s && (o = Np()) !== s
                      ? (t = e = [e, n, o])
                      : ((zi = t), (t = s)),
                    t === s && (t = null),
                    t !== s && (e = Pp()) !== s && (n = Rp()) !== s
                      ? ((Zi = r),
                        (r = t =
                          (function (r) {
                            const t = (r && r[0]) || null;
                            return (
                              Cv.add(`select::${t}::(.*)`),
                              { expr: { type: 'column_ref', table: t, column: '*' }, as: null, ...cv() }
                            );
                          })(t)))
                      : ((zi = r), (r = s)),
                    r === s &&
                      ((r = zi),
                      (t = wf()) !== s
                        ? ((e = zi),
                          (n = Pp()) !== s && (o = _c()) !== s ? (e = n = [n, o]) : ((zi = e), (e = s)),
                          e === s && (e = null),
                          e !== s
                            ? ((Zi = r),
                              (r = t =
                                (function (r, t) {
                                  return (
                                    Cv.add('select::null::' + r),
                                    { type: 'column_ref', table: null, column: r, collate: t && t[1], ...cv() }
                                  );
                                })(t, e)))
                            : ((zi = r), (r = s)))
                        : ((zi = r), (r = s))))),
                r
              );
            }
            function sf() {
              var r, t, e, n, o, u, a, i;
              if (((r = zi), (t = wf()) !== s)) {
                for (
                  e = [],
                    n = zi,
                    (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = wf()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = zi),
                    (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = wf()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                e !== s ? ((Zi = r), (r = t = sr(t, e))) : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              return r;
            }
            function uf() {
              var r, t;
              return (r = zi), (t = hf()) !== s && ((Zi = r), (t = { type: 'default', value: t })), (r = t);
            }
            function af() {
              var r;
              return (r = uf()) === s && (r = ff()), r;
            }
            function cf() {
              var r;
              return (r = hf()) === s && (r = bf()), r;
            }
            function lf() {
              var r, t;
              return (
                (r = zi),
                (t = hf()) !== s
                  ? ((Zi = zi), (Jn(t) ? s : void 0) !== s ? ((Zi = r), (r = t = t)) : ((zi = r), (r = s)))
                  : ((zi = r), (r = s)),
                r === s && (r = bf()),
                r
              );
            }
            function ff() {
              var r;
              return (r = pf()) === s && (r = vf()) === s && (r = df()), r;
            }
            function bf() {
              var r, t;
              return (
                (r = zi),
                (t = pf()) === s && (t = vf()) === s && (t = df()),
                t !== s && ((Zi = r), (t = t.value)),
                (r = t)
              );
            }
            function pf() {
              var t, e, n, o;
              if (((t = zi), 34 === r.charCodeAt(zi) ? ((e = '"'), zi++) : ((e = s), 0 === ec && ac(ro)), e !== s)) {
                if (
                  ((n = []),
                  to.test(r.charAt(zi)) ? ((o = r.charAt(zi)), zi++) : ((o = s), 0 === ec && ac(eo)),
                  o !== s)
                )
                  for (; o !== s; )
                    n.push(o), to.test(r.charAt(zi)) ? ((o = r.charAt(zi)), zi++) : ((o = s), 0 === ec && ac(eo));
                else n = s;
                n !== s
                  ? (34 === r.charCodeAt(zi) ? ((o = '"'), zi++) : ((o = s), 0 === ec && ac(ro)),
                    o !== s
                      ? ((Zi = t), (t = e = { type: 'double_quote_string', value: n.join('') }))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s));
              } else (zi = t), (t = s);
              return t;
            }
            function vf() {
              var t, e, n, o;
              if (((t = zi), 39 === r.charCodeAt(zi) ? ((e = "'"), zi++) : ((e = s), 0 === ec && ac(Ot)), e !== s)) {
                for (
                  n = [], no.test(r.charAt(zi)) ? ((o = r.charAt(zi)), zi++) : ((o = s), 0 === ec && ac(oo));
                  o !== s;
                )
                  n.push(o), no.test(r.charAt(zi)) ? ((o = r.charAt(zi)), zi++) : ((o = s), 0 === ec && ac(oo));
                n !== s
                  ? (39 === r.charCodeAt(zi) ? ((o = "'"), zi++) : ((o = s), 0 === ec && ac(Ot)),
                    o !== s
                      ? ((Zi = t), (t = e = { type: 'single_quote_string', value: n.join('') }))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s));
              } else (zi = t), (t = s);
              return t;
            }
            function df() {
              var t, e, n, o;
              if (((t = zi), 96 === r.charCodeAt(zi) ? ((e = '`'), zi++) : ((e = s), 0 === ec && ac(so)), e !== s)) {
                if (
                  ((n = []),
                  uo.test(r.charAt(zi)) ? ((o = r.charAt(zi)), zi++) : ((o = s), 0 === ec && ac(ao)),
                  o === s && (o = Wf()),
                  o !== s)
                )
                  for (; o !== s; )
                    n.push(o),
                      uo.test(r.charAt(zi)) ? ((o = r.charAt(zi)), zi++) : ((o = s), 0 === ec && ac(ao)),
                      o === s && (o = Wf());
                else n = s;
                n !== s
                  ? (96 === r.charCodeAt(zi) ? ((o = '`'), zi++) : ((o = s), 0 === ec && ac(so)),
                    o !== s
                      ? ((Zi = t), (t = e = { type: 'backticks_quote_string', value: n.join('') }))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s));
              } else (zi = t), (t = s);
              return t;
            }
            function yf() {
              var r, t;
              return (r = zi), (t = Lf()) !== s && ((Zi = r), (t = t)), (r = t) === s && (r = bf()), r;
            }
            function wf() {
              var r, t;
              return (
                (r = zi),
                (t = Lf()) !== s
                  ? ((Zi = zi), (Jn(t) ? s : void 0) !== s ? ((Zi = r), (r = t = t)) : ((zi = r), (r = s)))
                  : ((zi = r), (r = s)),
                r === s && ((r = zi), (t = df()) !== s && ((Zi = r), (t = t.value)), (r = t)),
                r
              );
            }
            function Lf() {
              var r, t, e, n;
              if (((r = zi), (t = Cf()) !== s)) {
                for (e = [], n = Ef(); n !== s; ) e.push(n), (n = Ef());
                e !== s ? ((Zi = r), (r = t = io(t, e))) : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              if (r === s)
                if (((r = zi), (t = Qf()) !== s)) {
                  if (((e = []), (n = Ef()) !== s)) for (; n !== s; ) e.push(n), (n = Ef());
                  else e = s;
                  e !== s ? ((Zi = r), (r = t = io(t, e))) : ((zi = r), (r = s));
                } else (zi = r), (r = s);
              return r;
            }
            function hf() {
              var r, t, e, n;
              if (((r = zi), (t = Cf()) !== s)) {
                for (e = [], n = mf(); n !== s; ) e.push(n), (n = mf());
                e !== s ? ((Zi = r), (r = t = io(t, e))) : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              return r;
            }
            function Cf() {
              var t;
              return co.test(r.charAt(zi)) ? ((t = r.charAt(zi)), zi++) : ((t = s), 0 === ec && ac(lo)), t;
            }
            function mf() {
              var t;
              return fo.test(r.charAt(zi)) ? ((t = r.charAt(zi)), zi++) : ((t = s), 0 === ec && ac(bo)), t;
            }
            function Ef() {
              var t;
              return po.test(r.charAt(zi)) ? ((t = r.charAt(zi)), zi++) : ((t = s), 0 === ec && ac(vo)), t;
            }
            function Af() {
              var t, e, n, o;
              return (
                (t = zi),
                (e = zi),
                58 === r.charCodeAt(zi) ? ((n = ':'), zi++) : ((n = s), 0 === ec && ac(yo)),
                n !== s && (o = hf()) !== s ? (e = n = [n, o]) : ((zi = e), (e = s)),
                e !== s && ((Zi = t), (e = { type: 'param', value: e[1] })),
                (t = e)
              );
            }
            function Tf() {
              var t, e, n, o, u, a, i, c, l;
              return (
                (t = zi),
                Ab() !== s && Pp() !== s && sb() !== s && Pp() !== s && (e = bp()) !== s && Pp() !== s
                  ? ((n = zi),
                    (o = jp()) !== s && (u = Pp()) !== s
                      ? ((a = Ml()) === s && (a = null),
                        a !== s && (i = Pp()) !== s && (c = xp()) !== s
                          ? (n = o = [o, u, a, i, c])
                          : ((zi = n), (n = s)))
                      : ((zi = n), (n = s)),
                    n === s && (n = null),
                    n !== s
                      ? ((Zi = t),
                        (t = { type: 'on update', keyword: e, parentheses: !!(l = n), expr: l ? l[2] : null }))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t === s &&
                  ((t = zi),
                  Ab() !== s && Pp() !== s && sb() !== s && Pp() !== s
                    ? ('now' === r.substr(zi, 3).toLowerCase()
                        ? ((e = r.substr(zi, 3)), (zi += 3))
                        : ((e = s), 0 === ec && ac(wo)),
                      e !== s && Pp() !== s && (n = jp()) !== s && (o = Pp()) !== s && (u = xp()) !== s
                        ? ((Zi = t),
                          (t = (function (r) {
                            return { type: 'on update', keyword: r, parentheses: !0 };
                          })(e)))
                        : ((zi = t), (t = s)))
                    : ((zi = t), (t = s))),
                t
              );
            }
            function _f() {
              var t, e, n;
              return (
                (t = zi),
                'over' === r.substr(zi, 4).toLowerCase()
                  ? ((e = r.substr(zi, 4)), (zi += 4))
                  : ((e = s), 0 === ec && ac(Lo)),
                e !== s && Pp() !== s && (n = If()) !== s
                  ? ((Zi = t), (t = e = { type: 'window', as_window_specification: n }))
                  : ((zi = t), (t = s)),
                t === s && (t = Tf()),
                t
              );
            }
            function gf() {
              var r, t, e;
              return (
                (r = zi),
                (t = hf()) !== s && Pp() !== s && wb() !== s && Pp() !== s && (e = If()) !== s
                  ? ((Zi = r), (r = t = { name: t, as_window_specification: e }))
                  : ((zi = r), (r = s)),
                r
              );
            }
            function If() {
              var r, t;
              return (
                (r = hf()) === s &&
                  ((r = zi),
                  jp() !== s && Pp() !== s
                    ? ((t = (function () {
                        var r, t, e, n;
                        (r = zi), (t = Tl()) === s && (t = null);
                        t !== s && Pp() !== s
                          ? ((e = _l()) === s && (e = null),
                            e !== s && Pp() !== s
                              ? ((n = (function () {
                                  var r, t, e, n, o;
                                  (r = zi),
                                    (t = up()) !== s && Pp() !== s
                                      ? ((e = Sf()) === s && (e = Nf()),
                                        e !== s ? ((Zi = r), (r = t = { type: 'rows', expr: e })) : ((zi = r), (r = s)))
                                      : ((zi = r), (r = s));
                                  r === s &&
                                    ((r = zi),
                                    (t = up()) !== s &&
                                    Pp() !== s &&
                                    (e = Ub()) !== s &&
                                    Pp() !== s &&
                                    (n = Nf()) !== s &&
                                    Pp() !== s &&
                                    Hb() !== s &&
                                    Pp() !== s &&
                                    (o = Sf()) !== s
                                      ? ((Zi = r),
                                        (t = fv(
                                          e,
                                          { type: 'origin', value: 'rows' },
                                          { type: 'expr_list', value: [n, o] },
                                        )),
                                        (r = t))
                                      : ((zi = r), (r = s)));
                                  return r;
                                })()) === s && (n = null),
                                n !== s
                                  ? ((Zi = r),
                                    (r = t = { name: null, partitionby: t, orderby: e, window_frame_clause: n }))
                                  : ((zi = r), (r = s)))
                              : ((zi = r), (r = s)))
                          : ((zi = r), (r = s));
                        return r;
                      })()) === s && (t = null),
                      t !== s && Pp() !== s && xp() !== s
                        ? ((Zi = r), (r = { window_specification: t || {}, parentheses: !0 }))
                        : ((zi = r), (r = s)))
                    : ((zi = r), (r = s))),
                r
              );
            }
            function Sf() {
              var t, e, n, o;
              return (
                (t = zi),
                (e = Rf()) !== s && Pp() !== s
                  ? ('following' === r.substr(zi, 9).toLowerCase()
                      ? ((n = r.substr(zi, 9)), (zi += 9))
                      : ((n = s), 0 === ec && ac(Co)),
                    n !== s ? ((Zi = t), ((o = e).value += ' FOLLOWING'), (t = e = o)) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t === s && (t = Of()),
                t
              );
            }
            function Nf() {
              var t, e, n, o, u;
              return (
                (t = zi),
                (e = Rf()) !== s && Pp() !== s
                  ? ('preceding' === r.substr(zi, 9).toLowerCase()
                      ? ((n = r.substr(zi, 9)), (zi += 9))
                      : ((n = s), 0 === ec && ac(mo)),
                    n === s &&
                      ('following' === r.substr(zi, 9).toLowerCase()
                        ? ((n = r.substr(zi, 9)), (zi += 9))
                        : ((n = s), 0 === ec && ac(Co))),
                    n !== s
                      ? ((Zi = t), (u = n), ((o = e).value += ' ' + u.toUpperCase()), (t = e = o))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t === s && (t = Of()),
                t
              );
            }
            function Of() {
              var t, e, n;
              return (
                (t = zi),
                'current' === r.substr(zi, 7).toLowerCase()
                  ? ((e = r.substr(zi, 7)), (zi += 7))
                  : ((e = s), 0 === ec && ac(P)),
                e !== s && Pp() !== s
                  ? ('row' === r.substr(zi, 3).toLowerCase()
                      ? ((n = r.substr(zi, 3)), (zi += 3))
                      : ((n = s), 0 === ec && ac(yr)),
                    n !== s
                      ? ((Zi = t), (t = e = { type: 'origin', value: 'current row', ...cv() }))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Rf() {
              var t, e;
              return (
                (t = zi),
                'unbounded' === r.substr(zi, 9).toLowerCase()
                  ? ((e = r.substr(zi, 9)), (zi += 9))
                  : ((e = s), 0 === ec && ac(Y)),
                e !== s && ((Zi = t), (e = { type: 'origin', value: e.toUpperCase(), ...cv() })),
                (t = e) === s && (t = qf()),
                t
              );
            }
            function jf() {
              var t, e;
              return (
                (t = zi),
                'year_month' === r.substr(zi, 10).toLowerCase()
                  ? ((e = r.substr(zi, 10)), (zi += 10))
                  : ((e = s), 0 === ec && ac(Ao)),
                e === s &&
                  ('day_hour' === r.substr(zi, 8).toLowerCase()
                    ? ((e = r.substr(zi, 8)), (zi += 8))
                    : ((e = s), 0 === ec && ac(To)),
                  e === s &&
                    ('day_minute' === r.substr(zi, 10).toLowerCase()
                      ? ((e = r.substr(zi, 10)), (zi += 10))
                      : ((e = s), 0 === ec && ac(_o)),
                    e === s &&
                      ('day_second' === r.substr(zi, 10).toLowerCase()
                        ? ((e = r.substr(zi, 10)), (zi += 10))
                        : ((e = s), 0 === ec && ac(go)),
                      e === s &&
                        ('day_microsecond' === r.substr(zi, 15).toLowerCase()
                          ? ((e = r.substr(zi, 15)), (zi += 15))
                          : ((e = s), 0 === ec && ac(Io)),
                        e === s &&
                          ('hour_minute' === r.substr(zi, 11).toLowerCase()
                            ? ((e = r.substr(zi, 11)), (zi += 11))
                            : ((e = s), 0 === ec && ac(So)),
                          e === s &&
                            ('hour_second' === r.substr(zi, 11).toLowerCase()
                              ? ((e = r.substr(zi, 11)), (zi += 11))
                              : ((e = s), 0 === ec && ac(No)),
                            e === s &&
                              ('hour_microsecond' === r.substr(zi, 16).toLowerCase()
                                ? ((e = r.substr(zi, 16)), (zi += 16))
                                : ((e = s), 0 === ec && ac(Oo)),
                              e === s &&
                                ('minute_second' === r.substr(zi, 13).toLowerCase()
                                  ? ((e = r.substr(zi, 13)), (zi += 13))
                                  : ((e = s), 0 === ec && ac(Ro)),
                                e === s &&
                                  ('minute_microsecond' === r.substr(zi, 18).toLowerCase()
                                    ? ((e = r.substr(zi, 18)), (zi += 18))
                                    : ((e = s), 0 === ec && ac(jo)),
                                  e === s &&
                                    ('second_microsecond' === r.substr(zi, 18).toLowerCase()
                                      ? ((e = r.substr(zi, 18)), (zi += 18))
                                      : ((e = s), 0 === ec && ac(xo)),
                                    e === s &&
                                      ('timezone_hour' === r.substr(zi, 13).toLowerCase()
                                        ? ((e = r.substr(zi, 13)), (zi += 13))
                                        : ((e = s), 0 === ec && ac(ko)),
                                      e === s &&
                                        ('timezone_minute' === r.substr(zi, 15).toLowerCase()
                                          ? ((e = r.substr(zi, 15)), (zi += 15))
                                          : ((e = s), 0 === ec && ac(Uo)),
                                        e === s &&
                                          ('century' === r.substr(zi, 7).toLowerCase()
                                            ? ((e = r.substr(zi, 7)), (zi += 7))
                                            : ((e = s), 0 === ec && ac(Do)),
                                          e === s &&
                                            ('day' === r.substr(zi, 3).toLowerCase()
                                              ? ((e = r.substr(zi, 3)), (zi += 3))
                                              : ((e = s), 0 === ec && ac(Mo)),
                                            e === s &&
                                              ('date' === r.substr(zi, 4).toLowerCase()
                                                ? ((e = r.substr(zi, 4)), (zi += 4))
                                                : ((e = s), 0 === ec && ac(Po)),
                                              e === s &&
                                                ('decade' === r.substr(zi, 6).toLowerCase()
                                                  ? ((e = r.substr(zi, 6)), (zi += 6))
                                                  : ((e = s), 0 === ec && ac(Go)),
                                                e === s &&
                                                  ('dow' === r.substr(zi, 3).toLowerCase()
                                                    ? ((e = r.substr(zi, 3)), (zi += 3))
                                                    : ((e = s), 0 === ec && ac(Fo)),
                                                  e === s &&
                                                    ('doy' === r.substr(zi, 3).toLowerCase()
                                                      ? ((e = r.substr(zi, 3)), (zi += 3))
                                                      : ((e = s), 0 === ec && ac(Ho)),
                                                    e === s &&
                                                      ('epoch' === r.substr(zi, 5).toLowerCase()
                                                        ? ((e = r.substr(zi, 5)), (zi += 5))
                                                        : ((e = s), 0 === ec && ac(Yo)),
                                                      e === s &&
                                                        ('hour' === r.substr(zi, 4).toLowerCase()
                                                          ? ((e = r.substr(zi, 4)), (zi += 4))
                                                          : ((e = s), 0 === ec && ac(Bo)),
                                                        e === s &&
                                                          ('isodow' === r.substr(zi, 6).toLowerCase()
                                                            ? ((e = r.substr(zi, 6)), (zi += 6))
                                                            : ((e = s), 0 === ec && ac($o)),
                                                          e === s &&
                                                            ('isoweek' === r.substr(zi, 7).toLowerCase()
                                                              ? ((e = r.substr(zi, 7)), (zi += 7))
                                                              : ((e = s), 0 === ec && ac(Wo)),
                                                            e === s &&
                                                              ('isoyear' === r.substr(zi, 7).toLowerCase()
                                                                ? ((e = r.substr(zi, 7)), (zi += 7))
                                                                : ((e = s), 0 === ec && ac(qo)),
                                                              e === s &&
                                                                ('microseconds' === r.substr(zi, 12).toLowerCase()
                                                                  ? ((e = r.substr(zi, 12)), (zi += 12))
                                                                  : ((e = s), 0 === ec && ac(Vo)),
                                                                e === s &&
                                                                  ('millennium' === r.substr(zi, 10).toLowerCase()
                                                                    ? ((e = r.substr(zi, 10)), (zi += 10))
                                                                    : ((e = s), 0 === ec && ac(Xo)),
                                                                  e === s &&
                                                                    ('milliseconds' === r.substr(zi, 12).toLowerCase()
                                                                      ? ((e = r.substr(zi, 12)), (zi += 12))
                                                                      : ((e = s), 0 === ec && ac(Ko)),
                                                                    e === s &&
                                                                      ('minute' === r.substr(zi, 6).toLowerCase()
                                                                        ? ((e = r.substr(zi, 6)), (zi += 6))
                                                                        : ((e = s), 0 === ec && ac(Qo)),
                                                                      e === s &&
                                                                        ('month' === r.substr(zi, 5).toLowerCase()
                                                                          ? ((e = r.substr(zi, 5)), (zi += 5))
                                                                          : ((e = s), 0 === ec && ac(zo)),
                                                                        e === s &&
                                                                          ('quarter' === r.substr(zi, 7).toLowerCase()
                                                                            ? ((e = r.substr(zi, 7)), (zi += 7))
                                                                            : ((e = s), 0 === ec && ac(Zo)),
                                                                          e === s &&
                                                                            ('second' === r.substr(zi, 6).toLowerCase()
                                                                              ? ((e = r.substr(zi, 6)), (zi += 6))
                                                                              : ((e = s), 0 === ec && ac(Jo)),
                                                                            e === s &&
                                                                              ('time' === r.substr(zi, 4).toLowerCase()
                                                                                ? ((e = r.substr(zi, 4)), (zi += 4))
                                                                                : ((e = s), 0 === ec && ac(rs)),
                                                                              e === s &&
                                                                                ('timezone' ===
                                                                                r.substr(zi, 8).toLowerCase()
                                                                                  ? ((e = r.substr(zi, 8)), (zi += 8))
                                                                                  : ((e = s), 0 === ec && ac(ts)),
                                                                                e === s &&
                                                                                  ('week' ===
                                                                                  r.substr(zi, 4).toLowerCase()
                                                                                    ? ((e = r.substr(zi, 4)), (zi += 4))
                                                                                    : ((e = s), 0 === ec && ac(es)),
                                                                                  e === s &&
                                                                                    ('year' ===
                                                                                    r.substr(zi, 4).toLowerCase()
                                                                                      ? ((e = r.substr(zi, 4)),
                                                                                        (zi += 4))
                                                                                      : ((e = s),
                                                                                        0 === ec &&
                                                                                          ac(
                                                                                            ns,
                                                                                          )))))))))))))))))))))))))))))))))))),
                e !== s && ((Zi = t), (e = e)),
                (t = e)
              );
            }
            function xf() {
              var t, e, n, o, u, a, i, c;
              return (
                (t = zi),
                (e = Bb()) !== s &&
                Pp() !== s &&
                jp() !== s &&
                Pp() !== s &&
                (n = jf()) !== s &&
                Pp() !== s &&
                db() !== s &&
                Pp() !== s
                  ? ((o = ip()) === s && (o = fp()) === s && (o = ap()) === s && (o = op()),
                    o !== s && Pp() !== s && (u = Yl()) !== s && Pp() !== s && xp() !== s
                      ? ((Zi = t),
                        (a = n),
                        (i = o),
                        (c = u),
                        (t = e = { type: e.toLowerCase(), args: { field: a, cast_type: i, source: c }, ...cv() }))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t === s &&
                  ((t = zi),
                  (e = Bb()) !== s &&
                  Pp() !== s &&
                  jp() !== s &&
                  Pp() !== s &&
                  (n = jf()) !== s &&
                  Pp() !== s &&
                  db() !== s &&
                  Pp() !== s &&
                  (o = Yl()) !== s &&
                  Pp() !== s &&
                  (u = xp()) !== s
                    ? ((Zi = t),
                      (t = e =
                        (function (r, t, e) {
                          return { type: r.toLowerCase(), args: { field: t, source: e }, ...cv() };
                        })(e, n, o)))
                    : ((zi = t), (t = s)),
                  t === s &&
                    ((t = zi),
                    'date_trunc' === r.substr(zi, 10).toLowerCase()
                      ? ((e = r.substr(zi, 10)), (zi += 10))
                      : ((e = s), 0 === ec && ac(os)),
                    e !== s &&
                    Pp() !== s &&
                    jp() !== s &&
                    Pp() !== s &&
                    (n = Yl()) !== s &&
                    Pp() !== s &&
                    Op() !== s &&
                    Pp() !== s &&
                    (o = jf()) !== s &&
                    Pp() !== s &&
                    (u = xp()) !== s
                      ? ((Zi = t),
                        (t = e =
                          (function (r, t) {
                            return {
                              type: 'function',
                              name: { name: [{ type: 'origin', value: 'date_trunc' }] },
                              args: { type: 'expr_list', value: [r, { type: 'origin', value: t }] },
                              over: null,
                              ...cv(),
                            };
                          })(n, o)))
                      : ((zi = t), (t = s)))),
                t
              );
            }
            function kf() {
              var t, e, n;
              return (
                (t = zi),
                (e = (function () {
                  var t;
                  return (
                    'both' === r.substr(zi, 4).toLowerCase()
                      ? ((t = r.substr(zi, 4)), (zi += 4))
                      : ((t = s), 0 === ec && ac(ss)),
                    t === s &&
                      ('leading' === r.substr(zi, 7).toLowerCase()
                        ? ((t = r.substr(zi, 7)), (zi += 7))
                        : ((t = s), 0 === ec && ac(us)),
                      t === s &&
                        ('trailing' === r.substr(zi, 8).toLowerCase()
                          ? ((t = r.substr(zi, 8)), (zi += 8))
                          : ((t = s), 0 === ec && ac(as)))),
                    t
                  );
                })()) === s && (e = null),
                e !== s && Pp() !== s
                  ? ((n = Yl()) === s && (n = null),
                    n !== s && Pp() !== s && db() !== s
                      ? ((Zi = t),
                        (t = e =
                          (function (r, t, e) {
                            let n = [];
                            return (
                              r && n.push({ type: 'origin', value: r }),
                              t && n.push(t),
                              n.push({ type: 'origin', value: 'from' }),
                              { type: 'expr_list', value: n }
                            );
                          })(e, n)))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Uf() {
              var t, e, n, o;
              return (
                (t = zi),
                'trim' === r.substr(zi, 4).toLowerCase()
                  ? ((e = r.substr(zi, 4)), (zi += 4))
                  : ((e = s), 0 === ec && ac(is)),
                e !== s && Pp() !== s && jp() !== s && Pp() !== s
                  ? ((n = kf()) === s && (n = null),
                    n !== s && Pp() !== s && (o = Yl()) !== s && Pp() !== s && xp() !== s
                      ? ((Zi = t),
                        (t = e =
                          (function (r, t) {
                            let e = r || { type: 'expr_list', value: [] };
                            return (
                              e.value.push(t),
                              {
                                type: 'function',
                                name: { name: [{ type: 'origin', value: 'trim' }] },
                                args: e,
                                ...cv(),
                              }
                            );
                          })(n, o)))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Df() {
              var t, e, n, o, u, a, i, c;
              return (
                (t = xf()) === s &&
                  (t = Uf()) === s &&
                  ((t = zi),
                  'convert' === r.substr(zi, 7).toLowerCase()
                    ? ((e = r.substr(zi, 7)), (zi += 7))
                    : ((e = s), 0 === ec && ac(cs)),
                  e !== s &&
                  Pp() !== s &&
                  (n = jp()) !== s &&
                  Pp() !== s &&
                  (o = (function () {
                    var r, t, e, n, o, u;
                    return (
                      (r = zi),
                      (t = Vp()) !== s && Pp() !== s && Op() !== s && Pp() !== s
                        ? ((e = ov()) === s && (e = uv()),
                          e !== s && Pp() !== s && (n = Gc()) !== s && Pp() !== s && (o = af()) !== s
                            ? ((Zi = r),
                              (r = t =
                                (function (r, t, e, n) {
                                  const { dataType: o, length: s } = t;
                                  let u = o;
                                  return (
                                    void 0 !== s && (u = `${u}(${s})`),
                                    {
                                      type: 'expr_list',
                                      value: [r, { type: 'origin', value: u, suffix: { prefix: e, ...n } }],
                                    }
                                  );
                                })(t, e, n, o)))
                            : ((zi = r), (r = s)))
                        : ((zi = r), (r = s)),
                      r === s &&
                        ((r = zi),
                        (t = Vp()) !== s && Pp() !== s && Op() !== s && Pp() !== s
                          ? ((e = Pf()) === s && (e = ev()),
                            e !== s
                              ? ((Zi = r),
                                (r = t =
                                  {
                                    type: 'expr_list',
                                    value: [
                                      t,
                                      { type: 'datatype', ...('string' == typeof (u = e) ? { dataType: u } : u) },
                                    ],
                                  }))
                              : ((zi = r), (r = s)))
                          : ((zi = r), (r = s)),
                        r === s &&
                          ((r = zi),
                          (t = $l()) !== s && Pp() !== s && Ib() !== s && Pp() !== s && (e = hf()) !== s
                            ? ((Zi = r),
                              (r = t =
                                (function (r, t) {
                                  return (r.suffix = 'USING ' + t.toUpperCase()), { type: 'expr_list', value: [r] };
                                })(t, e)))
                            : ((zi = r), (r = s)))),
                      r
                    );
                  })()) !== s &&
                  (u = Pp()) !== s &&
                  xp() !== s
                    ? ((Zi = t),
                      (t = e =
                        { type: 'function', name: { name: [{ type: 'origin', value: 'convert' }] }, args: o, ...cv() }))
                    : ((zi = t), (t = s)),
                  t === s &&
                    ((t = zi),
                    (e = (function () {
                      var t;
                      (t = Mf()) === s &&
                        (t = pp()) === s &&
                        (t = cp()) === s &&
                        (t = (function () {
                          var t, e, n, o;
                          (t = zi),
                            'session_user' === r.substr(zi, 12).toLowerCase()
                              ? ((e = r.substr(zi, 12)), (zi += 12))
                              : ((e = s), 0 === ec && ac(Xa));
                          e !== s
                            ? ((n = zi),
                              ec++,
                              (o = Cf()),
                              ec--,
                              o === s ? (n = void 0) : ((zi = n), (n = s)),
                              n !== s ? ((Zi = t), (t = e = 'SESSION_USER')) : ((zi = t), (t = s)))
                            : ((zi = t), (t = s));
                          return t;
                        })()) === s &&
                        (t = (function () {
                          var t, e, n, o;
                          (t = zi),
                            'system_user' === r.substr(zi, 11).toLowerCase()
                              ? ((e = r.substr(zi, 11)), (zi += 11))
                              : ((e = s), 0 === ec && ac(Ka));
                          e !== s
                            ? ((n = zi),
                              ec++,
                              (o = Cf()),
                              ec--,
                              o === s ? (n = void 0) : ((zi = n), (n = s)),
                              n !== s ? ((Zi = t), (t = e = 'SYSTEM_USER')) : ((zi = t), (t = s)))
                            : ((zi = t), (t = s));
                          return t;
                        })());
                      return t;
                    })()) !== s &&
                    Pp() !== s &&
                    (n = jp()) !== s &&
                    Pp() !== s
                      ? ((o = Ml()) === s && (o = null),
                        o !== s && (u = Pp()) !== s && xp() !== s && Pp() !== s
                          ? ((a = _f()) === s && (a = null),
                            a !== s
                              ? ((Zi = t),
                                (t = e =
                                  (function (r, t, e) {
                                    return {
                                      type: 'function',
                                      name: { name: [{ type: 'default', value: r }] },
                                      args: t || { type: 'expr_list', value: [] },
                                      over: e,
                                      ...cv(),
                                    };
                                  })(e, o, a)))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)),
                    t === s &&
                      ((t = zi),
                      (e = Mf()) !== s && Pp() !== s
                        ? ((n = Tf()) === s && (n = null),
                          n !== s
                            ? ((Zi = t),
                              (t = e =
                                { type: 'function', name: { name: [{ type: 'origin', value: e }] }, over: n, ...cv() }))
                            : ((zi = t), (t = s)))
                        : ((zi = t), (t = s)),
                      t === s &&
                        ((t = zi),
                        (e = Qp()) !== s
                          ? ((Zi = zi),
                            (!iv[(c = e).name[0] && c.name[0].value.toLowerCase()] ? void 0 : s) !== s &&
                            (n = Pp()) !== s &&
                            jp() !== s &&
                            (o = Pp()) !== s
                              ? ((u = $l()) === s && (u = null),
                                u !== s && Pp() !== s && xp() !== s && (a = Pp()) !== s
                                  ? ((i = _f()) === s && (i = null),
                                    i !== s
                                      ? ((Zi = t),
                                        (t = e =
                                          (function (r, t, e) {
                                            return (
                                              t && 'expr_list' !== t.type && (t = { type: 'expr_list', value: [t] }),
                                              ((r.name[0] && 'TIMESTAMPDIFF' === r.name[0].value.toUpperCase()) ||
                                                (r.name[0] && 'TIMESTAMPADD' === r.name[0].value.toUpperCase())) &&
                                                t.value &&
                                                t.value[0] &&
                                                (t.value[0] = { type: 'origin', value: t.value[0].column }),
                                              {
                                                type: 'function',
                                                name: r,
                                                args: t || { type: 'expr_list', value: [] },
                                                over: e,
                                                ...cv(),
                                              }
                                            );
                                          })(e, u, i)))
                                      : ((zi = t), (t = s)))
                                  : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s)))))),
                t
              );
            }
            function Mf() {
              var t;
              return (
                (t = (function () {
                  var t, e, n, o;
                  (t = zi),
                    'current_date' === r.substr(zi, 12).toLowerCase()
                      ? ((e = r.substr(zi, 12)), (zi += 12))
                      : ((e = s), 0 === ec && ac(Ya));
                  e !== s
                    ? ((n = zi),
                      ec++,
                      (o = Cf()),
                      ec--,
                      o === s ? (n = void 0) : ((zi = n), (n = s)),
                      n !== s ? ((Zi = t), (t = e = 'CURRENT_DATE')) : ((zi = t), (t = s)))
                    : ((zi = t), (t = s));
                  return t;
                })()) === s &&
                  (t = (function () {
                    var t, e, n, o;
                    (t = zi),
                      'current_time' === r.substr(zi, 12).toLowerCase()
                        ? ((e = r.substr(zi, 12)), (zi += 12))
                        : ((e = s), 0 === ec && ac(Wa));
                    e !== s
                      ? ((n = zi),
                        ec++,
                        (o = Cf()),
                        ec--,
                        o === s ? (n = void 0) : ((zi = n), (n = s)),
                        n !== s ? ((Zi = t), (t = e = 'CURRENT_TIME')) : ((zi = t), (t = s)))
                      : ((zi = t), (t = s));
                    return t;
                  })()) === s &&
                  (t = bp()),
                t
              );
            }
            function Pf() {
              var t;
              return (
                (t = (function () {
                  var t, e, n, o;
                  (t = zi),
                    'signed' === r.substr(zi, 6).toLowerCase()
                      ? ((e = r.substr(zi, 6)), (zi += 6))
                      : ((e = s), 0 === ec && ac(ma));
                  e !== s
                    ? ((n = zi),
                      ec++,
                      (o = Cf()),
                      ec--,
                      o === s ? (n = void 0) : ((zi = n), (n = s)),
                      n !== s ? ((Zi = t), (t = e = 'SIGNED')) : ((zi = t), (t = s)))
                    : ((zi = t), (t = s));
                  return t;
                })()) === s &&
                  (t = (function () {
                    var t, e, n, o;
                    (t = zi),
                      'unsigned' === r.substr(zi, 8).toLowerCase()
                        ? ((e = r.substr(zi, 8)), (zi += 8))
                        : ((e = s), 0 === ec && ac(Ea));
                    e !== s
                      ? ((n = zi),
                        ec++,
                        (o = Cf()),
                        ec--,
                        o === s ? (n = void 0) : ((zi = n), (n = s)),
                        n !== s ? ((Zi = t), (t = e = 'UNSIGNED')) : ((zi = t), (t = s)))
                      : ((zi = t), (t = s));
                    return t;
                  })()),
                t
              );
            }
            function Gf() {
              var t, e, n, o, u, a, i, c, l;
              return (
                (t = zi),
                'binary' === r.substr(zi, 6).toLowerCase()
                  ? ((e = r.substr(zi, 6)), (zi += 6))
                  : ((e = s), 0 === ec && ac(ls)),
                e === s &&
                  ('_binary' === r.substr(zi, 7).toLowerCase()
                    ? ((e = r.substr(zi, 7)), (zi += 7))
                    : ((e = s), 0 === ec && ac(fs))),
                e === s && (e = null),
                e !== s && Pp() !== s && (n = Yf()) !== s
                  ? ((o = zi),
                    (u = Pp()) !== s && (a = _c()) !== s ? (o = u = [u, a]) : ((zi = o), (o = s)),
                    o === s && (o = null),
                    o !== s
                      ? ((Zi = t),
                        (c = n),
                        (l = o),
                        (i = e) && (c.prefix = i.toLowerCase()),
                        l && (c.suffix = { collate: l[1] }),
                        (t = e = c))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t === s &&
                  (t = (function () {
                    var t, e;
                    (t = zi),
                      (e = (function () {
                        var t, e, n, o;
                        (t = zi),
                          'true' === r.substr(zi, 4).toLowerCase()
                            ? ((e = r.substr(zi, 4)), (zi += 4))
                            : ((e = s), 0 === ec && ac(zs));
                        e !== s
                          ? ((n = zi),
                            ec++,
                            (o = Cf()),
                            ec--,
                            o === s ? (n = void 0) : ((zi = n), (n = s)),
                            n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                          : ((zi = t), (t = s));
                        return t;
                      })()) !== s && ((Zi = t), (e = { type: 'bool', value: !0 }));
                    (t = e) === s &&
                      ((t = zi),
                      (e = (function () {
                        var t, e, n, o;
                        (t = zi),
                          'false' === r.substr(zi, 5).toLowerCase()
                            ? ((e = r.substr(zi, 5)), (zi += 5))
                            : ((e = s), 0 === ec && ac(Js));
                        e !== s
                          ? ((n = zi),
                            ec++,
                            (o = Cf()),
                            ec--,
                            o === s ? (n = void 0) : ((zi = n), (n = s)),
                            n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                          : ((zi = t), (t = s));
                        return t;
                      })()) !== s && ((Zi = t), (e = { type: 'bool', value: !1 })),
                      (t = e));
                    return t;
                  })()) === s &&
                  (t = Hf()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a;
                    (t = zi), (e = ap()) === s && (e = op()) === s && (e = ip()) === s && (e = sp());
                    if (e !== s)
                      if (Pp() !== s) {
                        if (
                          ((n = zi),
                          39 === r.charCodeAt(zi) ? ((o = "'"), zi++) : ((o = s), 0 === ec && ac(Ot)),
                          o !== s)
                        ) {
                          for (u = [], a = $f(); a !== s; ) u.push(a), (a = $f());
                          u !== s
                            ? (39 === r.charCodeAt(zi) ? ((a = "'"), zi++) : ((a = s), 0 === ec && ac(Ot)),
                              a !== s ? (n = o = [o, u, a]) : ((zi = n), (n = s)))
                            : ((zi = n), (n = s));
                        } else (zi = n), (n = s);
                        n !== s ? ((Zi = t), (e = hs(e, n)), (t = e)) : ((zi = t), (t = s));
                      } else (zi = t), (t = s);
                    else (zi = t), (t = s);
                    if (t === s)
                      if (((t = zi), (e = ap()) === s && (e = op()) === s && (e = ip()) === s && (e = sp()), e !== s))
                        if (Pp() !== s) {
                          if (
                            ((n = zi),
                            34 === r.charCodeAt(zi) ? ((o = '"'), zi++) : ((o = s), 0 === ec && ac(ro)),
                            o !== s)
                          ) {
                            for (u = [], a = Bf(); a !== s; ) u.push(a), (a = Bf());
                            u !== s
                              ? (34 === r.charCodeAt(zi) ? ((a = '"'), zi++) : ((a = s), 0 === ec && ac(ro)),
                                a !== s ? (n = o = [o, u, a]) : ((zi = n), (n = s)))
                              : ((zi = n), (n = s));
                          } else (zi = n), (n = s);
                          n !== s ? ((Zi = t), (e = hs(e, n)), (t = e)) : ((zi = t), (t = s));
                        } else (zi = t), (t = s);
                      else (zi = t), (t = s);
                    return t;
                  })()),
                t
              );
            }
            function Ff() {
              var r;
              return (r = Gf()) === s && (r = qf()), r;
            }
            function Hf() {
              var t, e;
              return (
                (t = zi),
                (e = (function () {
                  var t, e, n, o;
                  (t = zi),
                    'null' === r.substr(zi, 4).toLowerCase()
                      ? ((e = r.substr(zi, 4)), (zi += 4))
                      : ((e = s), 0 === ec && ac(Ks));
                  e !== s
                    ? ((n = zi),
                      ec++,
                      (o = Cf()),
                      ec--,
                      o === s ? (n = void 0) : ((zi = n), (n = s)),
                      n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                    : ((zi = t), (t = s));
                  return t;
                })()) !== s && ((Zi = t), (e = { type: 'null', value: null })),
                (t = e)
              );
            }
            function Yf() {
              var t, e, n, o, u, a, i, c;
              if (
                ((t = zi),
                '_binary' === r.substr(zi, 7).toLowerCase()
                  ? ((e = r.substr(zi, 7)), (zi += 7))
                  : ((e = s), 0 === ec && ac(fs)),
                e === s &&
                  ('_latin1' === r.substr(zi, 7).toLowerCase()
                    ? ((e = r.substr(zi, 7)), (zi += 7))
                    : ((e = s), 0 === ec && ac(bs))),
                e === s && (e = null),
                e !== s)
              )
                if ((n = Pp()) !== s)
                  if (
                    ('x' === r.substr(zi, 1).toLowerCase() ? ((o = r.charAt(zi)), zi++) : ((o = s), 0 === ec && ac(ps)),
                    o !== s)
                  ) {
                    if (
                      ((u = zi), 39 === r.charCodeAt(zi) ? ((a = "'"), zi++) : ((a = s), 0 === ec && ac(Ot)), a !== s)
                    ) {
                      for (
                        i = [], vs.test(r.charAt(zi)) ? ((c = r.charAt(zi)), zi++) : ((c = s), 0 === ec && ac(ds));
                        c !== s;
                      )
                        i.push(c), vs.test(r.charAt(zi)) ? ((c = r.charAt(zi)), zi++) : ((c = s), 0 === ec && ac(ds));
                      i !== s
                        ? (39 === r.charCodeAt(zi) ? ((c = "'"), zi++) : ((c = s), 0 === ec && ac(Ot)),
                          c !== s ? (u = a = [a, i, c]) : ((zi = u), (u = s)))
                        : ((zi = u), (u = s));
                    } else (zi = u), (u = s);
                    u !== s
                      ? ((Zi = t), (t = e = { type: 'hex_string', prefix: e, value: u[1].join('') }))
                      : ((zi = t), (t = s));
                  } else (zi = t), (t = s);
                else (zi = t), (t = s);
              else (zi = t), (t = s);
              if (t === s) {
                if (
                  ((t = zi),
                  '_binary' === r.substr(zi, 7).toLowerCase()
                    ? ((e = r.substr(zi, 7)), (zi += 7))
                    : ((e = s), 0 === ec && ac(fs)),
                  e === s &&
                    ('_latin1' === r.substr(zi, 7).toLowerCase()
                      ? ((e = r.substr(zi, 7)), (zi += 7))
                      : ((e = s), 0 === ec && ac(bs))),
                  e === s && (e = null),
                  e !== s)
                )
                  if ((n = Pp()) !== s)
                    if (
                      ('b' === r.substr(zi, 1).toLowerCase()
                        ? ((o = r.charAt(zi)), zi++)
                        : ((o = s), 0 === ec && ac(ys)),
                      o !== s)
                    ) {
                      if (
                        ((u = zi), 39 === r.charCodeAt(zi) ? ((a = "'"), zi++) : ((a = s), 0 === ec && ac(Ot)), a !== s)
                      ) {
                        for (
                          i = [], vs.test(r.charAt(zi)) ? ((c = r.charAt(zi)), zi++) : ((c = s), 0 === ec && ac(ds));
                          c !== s;
                        )
                          i.push(c), vs.test(r.charAt(zi)) ? ((c = r.charAt(zi)), zi++) : ((c = s), 0 === ec && ac(ds));
                        i !== s
                          ? (39 === r.charCodeAt(zi) ? ((c = "'"), zi++) : ((c = s), 0 === ec && ac(Ot)),
                            c !== s ? (u = a = [a, i, c]) : ((zi = u), (u = s)))
                          : ((zi = u), (u = s));
                      } else (zi = u), (u = s);
                      u !== s
                        ? ((Zi = t),
                          (t = e =
                            (function (r, t, e) {
                              return { type: 'bit_string', prefix: r, value: e[1].join('') };
                            })(e, 0, u)))
                        : ((zi = t), (t = s));
                    } else (zi = t), (t = s);
                  else (zi = t), (t = s);
                else (zi = t), (t = s);
                if (t === s) {
                  if (
                    ((t = zi),
                    '_binary' === r.substr(zi, 7).toLowerCase()
                      ? ((e = r.substr(zi, 7)), (zi += 7))
                      : ((e = s), 0 === ec && ac(fs)),
                    e === s &&
                      ('_latin1' === r.substr(zi, 7).toLowerCase()
                        ? ((e = r.substr(zi, 7)), (zi += 7))
                        : ((e = s), 0 === ec && ac(bs))),
                    e === s && (e = null),
                    e !== s)
                  )
                    if ((n = Pp()) !== s)
                      if (
                        ('0x' === r.substr(zi, 2).toLowerCase()
                          ? ((o = r.substr(zi, 2)), (zi += 2))
                          : ((o = s), 0 === ec && ac(ws)),
                        o !== s)
                      ) {
                        for (
                          u = [], vs.test(r.charAt(zi)) ? ((a = r.charAt(zi)), zi++) : ((a = s), 0 === ec && ac(ds));
                          a !== s;
                        )
                          u.push(a), vs.test(r.charAt(zi)) ? ((a = r.charAt(zi)), zi++) : ((a = s), 0 === ec && ac(ds));
                        u !== s
                          ? ((Zi = t),
                            (t = e =
                              (function (r, t, e) {
                                return { type: 'full_hex_string', prefix: r, value: e.join('') };
                              })(e, 0, u)))
                          : ((zi = t), (t = s));
                      } else (zi = t), (t = s);
                    else (zi = t), (t = s);
                  else (zi = t), (t = s);
                  if (t === s) {
                    if (
                      ((t = zi),
                      'n' === r.substr(zi, 1).toLowerCase()
                        ? ((e = r.charAt(zi)), zi++)
                        : ((e = s), 0 === ec && ac(Ls)),
                      e !== s)
                    ) {
                      if (
                        ((n = zi), 39 === r.charCodeAt(zi) ? ((o = "'"), zi++) : ((o = s), 0 === ec && ac(Ot)), o !== s)
                      ) {
                        for (u = [], a = $f(); a !== s; ) u.push(a), (a = $f());
                        u !== s
                          ? (39 === r.charCodeAt(zi) ? ((a = "'"), zi++) : ((a = s), 0 === ec && ac(Ot)),
                            a !== s ? (n = o = [o, u, a]) : ((zi = n), (n = s)))
                          : ((zi = n), (n = s));
                      } else (zi = n), (n = s);
                      n !== s
                        ? ((Zi = t),
                          (t = e =
                            (function (r, t) {
                              return { type: 'natural_string', value: t[1].join('') };
                            })(0, n)))
                        : ((zi = t), (t = s));
                    } else (zi = t), (t = s);
                    if (t === s) {
                      if (
                        ((t = zi),
                        (e = zi),
                        39 === r.charCodeAt(zi) ? ((n = "'"), zi++) : ((n = s), 0 === ec && ac(Ot)),
                        n !== s)
                      ) {
                        for (o = [], u = $f(); u !== s; ) o.push(u), (u = $f());
                        o !== s
                          ? (39 === r.charCodeAt(zi) ? ((u = "'"), zi++) : ((u = s), 0 === ec && ac(Ot)),
                            u !== s ? (e = n = [n, o, u]) : ((zi = e), (e = s)))
                          : ((zi = e), (e = s));
                      } else (zi = e), (e = s);
                      if (
                        (e !== s &&
                          ((Zi = t),
                          (e = (function (r) {
                            return { type: 'single_quote_string', value: r[1].join('') };
                          })(e))),
                        (t = e) === s)
                      ) {
                        if (
                          ((t = zi),
                          (e = zi),
                          34 === r.charCodeAt(zi) ? ((n = '"'), zi++) : ((n = s), 0 === ec && ac(ro)),
                          n !== s)
                        ) {
                          for (o = [], u = Bf(); u !== s; ) o.push(u), (u = Bf());
                          o !== s
                            ? (34 === r.charCodeAt(zi) ? ((u = '"'), zi++) : ((u = s), 0 === ec && ac(ro)),
                              u !== s ? (e = n = [n, o, u]) : ((zi = e), (e = s)))
                            : ((zi = e), (e = s));
                        } else (zi = e), (e = s);
                        e !== s &&
                          ((Zi = t),
                          (e = (function (r) {
                            return { type: 'double_quote_string', value: r[1].join('') };
                          })(e))),
                          (t = e);
                      }
                    }
                  }
                }
              }
              return t;
            }
            function Bf() {
              var t;
              return (
                Cs.test(r.charAt(zi)) ? ((t = r.charAt(zi)), zi++) : ((t = s), 0 === ec && ac(ms)),
                t === s &&
                  (t = Wf()) === s &&
                  (Es.test(r.charAt(zi)) ? ((t = r.charAt(zi)), zi++) : ((t = s), 0 === ec && ac(As))),
                t
              );
            }
            function $f() {
              var t;
              return (
                Ts.test(r.charAt(zi)) ? ((t = r.charAt(zi)), zi++) : ((t = s), 0 === ec && ac(_s)),
                t === s && (t = Wf()),
                t
              );
            }
            function Wf() {
              var t, e, n, o, u, a, i, c, l, f;
              return (
                (t = zi),
                "\\'" === r.substr(zi, 2) ? ((e = "\\'"), (zi += 2)) : ((e = s), 0 === ec && ac(gs)),
                e !== s && ((Zi = t), (e = "\\'")),
                (t = e) === s &&
                  ((t = zi),
                  '\\"' === r.substr(zi, 2) ? ((e = '\\"'), (zi += 2)) : ((e = s), 0 === ec && ac(Is)),
                  e !== s && ((Zi = t), (e = '\\"')),
                  (t = e) === s &&
                    ((t = zi),
                    '\\\\' === r.substr(zi, 2) ? ((e = '\\\\'), (zi += 2)) : ((e = s), 0 === ec && ac(Ss)),
                    e !== s && ((Zi = t), (e = '\\\\')),
                    (t = e) === s &&
                      ((t = zi),
                      '\\/' === r.substr(zi, 2) ? ((e = '\\/'), (zi += 2)) : ((e = s), 0 === ec && ac(Ns)),
                      e !== s && ((Zi = t), (e = '\\/')),
                      (t = e) === s &&
                        ((t = zi),
                        '\\b' === r.substr(zi, 2) ? ((e = '\\b'), (zi += 2)) : ((e = s), 0 === ec && ac(Os)),
                        e !== s && ((Zi = t), (e = '\b')),
                        (t = e) === s &&
                          ((t = zi),
                          '\\f' === r.substr(zi, 2) ? ((e = '\\f'), (zi += 2)) : ((e = s), 0 === ec && ac(Rs)),
                          e !== s && ((Zi = t), (e = '\f')),
                          (t = e) === s &&
                            ((t = zi),
                            '\\n' === r.substr(zi, 2) ? ((e = '\\n'), (zi += 2)) : ((e = s), 0 === ec && ac(js)),
                            e !== s && ((Zi = t), (e = '\n')),
                            (t = e) === s &&
                              ((t = zi),
                              '\\r' === r.substr(zi, 2) ? ((e = '\\r'), (zi += 2)) : ((e = s), 0 === ec && ac(xs)),
                              e !== s && ((Zi = t), (e = '\r')),
                              (t = e) === s &&
                                ((t = zi),
                                '\\t' === r.substr(zi, 2) ? ((e = '\\t'), (zi += 2)) : ((e = s), 0 === ec && ac(ks)),
                                e !== s && ((Zi = t), (e = '\t')),
                                (t = e) === s &&
                                  ((t = zi),
                                  '\\u' === r.substr(zi, 2) ? ((e = '\\u'), (zi += 2)) : ((e = s), 0 === ec && ac(Us)),
                                  e !== s &&
                                  (n = Zf()) !== s &&
                                  (o = Zf()) !== s &&
                                  (u = Zf()) !== s &&
                                  (a = Zf()) !== s
                                    ? ((Zi = t),
                                      (i = n),
                                      (c = o),
                                      (l = u),
                                      (f = a),
                                      (t = e = String.fromCharCode(parseInt('0x' + i + c + l + f))))
                                    : ((zi = t), (t = s)),
                                  t === s &&
                                    ((t = zi),
                                    92 === r.charCodeAt(zi) ? ((e = '\\'), zi++) : ((e = s), 0 === ec && ac(Ds)),
                                    e !== s && ((Zi = t), (e = '\\')),
                                    (t = e) === s &&
                                      ((t = zi),
                                      "''" === r.substr(zi, 2)
                                        ? ((e = "''"), (zi += 2))
                                        : ((e = s), 0 === ec && ac(Ms)),
                                      e !== s && ((Zi = t), (e = "''")),
                                      (t = e) === s &&
                                        ((t = zi),
                                        '""' === r.substr(zi, 2)
                                          ? ((e = '""'), (zi += 2))
                                          : ((e = s), 0 === ec && ac(Ps)),
                                        e !== s && ((Zi = t), (e = '""')),
                                        (t = e) === s &&
                                          ((t = zi),
                                          '``' === r.substr(zi, 2)
                                            ? ((e = '``'), (zi += 2))
                                            : ((e = s), 0 === ec && ac(Gs)),
                                          e !== s && ((Zi = t), (e = '``')),
                                          (t = e)))))))))))))),
                t
              );
            }
            function qf() {
              var r, t, e;
              return (
                (r = zi),
                (t = (function () {
                  var r, t, e, n;
                  (r = zi),
                    (t = Vf()) !== s && (e = Xf()) !== s && (n = Kf()) !== s
                      ? ((Zi = r), (r = t = { type: 'bigint', value: t + e + n }))
                      : ((zi = r), (r = s));
                  r === s &&
                    ((r = zi),
                    (t = Vf()) !== s && (e = Xf()) !== s
                      ? ((Zi = r),
                        (t = (function (r, t) {
                          const e = r + t;
                          if (bv(r)) return { type: 'bigint', value: e };
                          const n = t.length >= 1 ? t.length - 1 : 0;
                          return parseFloat(e).toFixed(n);
                        })(t, e)),
                        (r = t))
                      : ((zi = r), (r = s)),
                    r === s &&
                      ((r = zi),
                      (t = Vf()) !== s && (e = Kf()) !== s
                        ? ((Zi = r),
                          (t = (function (r, t) {
                            return { type: 'bigint', value: r + t };
                          })(t, e)),
                          (r = t))
                        : ((zi = r), (r = s)),
                      r === s &&
                        ((r = zi),
                        (t = Vf()) !== s &&
                          ((Zi = r),
                          (t = (function (r) {
                            return bv(r) ? { type: 'bigint', value: r } : parseFloat(r);
                          })(t))),
                        (r = t))));
                  return r;
                })()) !== s && ((Zi = r), (t = (e = t) && 'bigint' === e.type ? e : { type: 'number', value: e })),
                (r = t)
              );
            }
            function Vf() {
              var t, e, n;
              return (
                (t = Qf()) === s &&
                  (t = zf()) === s &&
                  ((t = zi),
                  45 === r.charCodeAt(zi) ? ((e = '-'), zi++) : ((e = s), 0 === ec && ac(jn)),
                  e === s && (43 === r.charCodeAt(zi) ? ((e = '+'), zi++) : ((e = s), 0 === ec && ac(Rn))),
                  e !== s && (n = Qf()) !== s ? ((Zi = t), (t = e = e + n)) : ((zi = t), (t = s)),
                  t === s &&
                    ((t = zi),
                    45 === r.charCodeAt(zi) ? ((e = '-'), zi++) : ((e = s), 0 === ec && ac(jn)),
                    e === s && (43 === r.charCodeAt(zi) ? ((e = '+'), zi++) : ((e = s), 0 === ec && ac(Rn))),
                    e !== s && (n = zf()) !== s
                      ? ((Zi = t),
                        (t = e =
                          (function (r, t) {
                            return r + t;
                          })(e, n)))
                      : ((zi = t), (t = s)))),
                t
              );
            }
            function Xf() {
              var t, e, n, o;
              return (
                (t = zi),
                46 === r.charCodeAt(zi) ? ((e = '.'), zi++) : ((e = s), 0 === ec && ac(Ys)),
                e !== s
                  ? ((n = Qf()) === s && (n = null),
                    n !== s ? ((Zi = t), (t = e = (o = n) ? '.' + o : '')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Kf() {
              var t, e, n;
              return (
                (t = zi),
                (e = (function () {
                  var t, e, n;
                  (t = zi), Ws.test(r.charAt(zi)) ? ((e = r.charAt(zi)), zi++) : ((e = s), 0 === ec && ac(qs));
                  e !== s
                    ? (Vs.test(r.charAt(zi)) ? ((n = r.charAt(zi)), zi++) : ((n = s), 0 === ec && ac(Xs)),
                      n === s && (n = null),
                      n !== s ? ((Zi = t), (t = e = e + (null !== (o = n) ? o : ''))) : ((zi = t), (t = s)))
                    : ((zi = t), (t = s));
                  var o;
                  return t;
                })()) !== s && (n = Qf()) !== s
                  ? ((Zi = t), (t = e = e + n))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Qf() {
              var r, t, e;
              if (((r = zi), (t = []), (e = zf()) !== s)) for (; e !== s; ) t.push(e), (e = zf());
              else t = s;
              return t !== s && ((Zi = r), (t = t.join(''))), (r = t);
            }
            function zf() {
              var t;
              return We.test(r.charAt(zi)) ? ((t = r.charAt(zi)), zi++) : ((t = s), 0 === ec && ac(qe)), t;
            }
            function Zf() {
              var t;
              return Bs.test(r.charAt(zi)) ? ((t = r.charAt(zi)), zi++) : ((t = s), 0 === ec && ac($s)), t;
            }
            function Jf() {
              var t, e, n, o;
              return (
                (t = zi),
                'default' === r.substr(zi, 7).toLowerCase()
                  ? ((e = r.substr(zi, 7)), (zi += 7))
                  : ((e = s), 0 === ec && ac(k)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function rb() {
              var t, e, n, o;
              return (
                (t = zi),
                'to' === r.substr(zi, 2).toLowerCase()
                  ? ((e = r.substr(zi, 2)), (zi += 2))
                  : ((e = s), 0 === ec && ac(Zs)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function tb() {
              var t, e, n, o;
              return (
                (t = zi),
                'show' === r.substr(zi, 4).toLowerCase()
                  ? ((e = r.substr(zi, 4)), (zi += 4))
                  : ((e = s), 0 === ec && ac(ru)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function eb() {
              var t, e, n, o;
              return (
                (t = zi),
                'drop' === r.substr(zi, 4).toLowerCase()
                  ? ((e = r.substr(zi, 4)), (zi += 4))
                  : ((e = s), 0 === ec && ac(Dr)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'DROP')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function nb() {
              var t, e, n, o;
              return (
                (t = zi),
                'alter' === r.substr(zi, 5).toLowerCase()
                  ? ((e = r.substr(zi, 5)), (zi += 5))
                  : ((e = s), 0 === ec && ac(eu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function ob() {
              var t, e, n, o;
              return (
                (t = zi),
                'select' === r.substr(zi, 6).toLowerCase()
                  ? ((e = r.substr(zi, 6)), (zi += 6))
                  : ((e = s), 0 === ec && ac(nu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function sb() {
              var t, e, n, o;
              return (
                (t = zi),
                'update' === r.substr(zi, 6).toLowerCase()
                  ? ((e = r.substr(zi, 6)), (zi += 6))
                  : ((e = s), 0 === ec && ac(ou)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function ub() {
              var t, e, n, o;
              return (
                (t = zi),
                'create' === r.substr(zi, 6).toLowerCase()
                  ? ((e = r.substr(zi, 6)), (zi += 6))
                  : ((e = s), 0 === ec && ac(su)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function ab() {
              var t, e, n, o;
              return (
                (t = zi),
                'temporary' === r.substr(zi, 9).toLowerCase()
                  ? ((e = r.substr(zi, 9)), (zi += 9))
                  : ((e = s), 0 === ec && ac(uu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function ib() {
              var t, e, n, o;
              return (
                (t = zi),
                'delete' === r.substr(zi, 6).toLowerCase()
                  ? ((e = r.substr(zi, 6)), (zi += 6))
                  : ((e = s), 0 === ec && ac(au)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function cb() {
              var t, e, n, o;
              return (
                (t = zi),
                'insert' === r.substr(zi, 6).toLowerCase()
                  ? ((e = r.substr(zi, 6)), (zi += 6))
                  : ((e = s), 0 === ec && ac(iu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function lb() {
              var t, e, n, o;
              return (
                (t = zi),
                'replace' === r.substr(zi, 7).toLowerCase()
                  ? ((e = r.substr(zi, 7)), (zi += 7))
                  : ((e = s), 0 === ec && ac(lu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function fb() {
              var t, e, n, o;
              return (
                (t = zi),
                'rename' === r.substr(zi, 6).toLowerCase()
                  ? ((e = r.substr(zi, 6)), (zi += 6))
                  : ((e = s), 0 === ec && ac(fu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function bb() {
              var t, e, n, o;
              return (
                (t = zi),
                'ignore' === r.substr(zi, 6).toLowerCase()
                  ? ((e = r.substr(zi, 6)), (zi += 6))
                  : ((e = s), 0 === ec && ac(bu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function pb() {
              var t, e, n, o;
              return (
                (t = zi),
                'partition' === r.substr(zi, 9).toLowerCase()
                  ? ((e = r.substr(zi, 9)), (zi += 9))
                  : ((e = s), 0 === ec && ac(vu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'PARTITION')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function vb() {
              var t, e, n, o;
              return (
                (t = zi),
                'into' === r.substr(zi, 4).toLowerCase()
                  ? ((e = r.substr(zi, 4)), (zi += 4))
                  : ((e = s), 0 === ec && ac(Re)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function db() {
              var t, e, n, o;
              return (
                (t = zi),
                'from' === r.substr(zi, 4).toLowerCase()
                  ? ((e = r.substr(zi, 4)), (zi += 4))
                  : ((e = s), 0 === ec && ac(du)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function yb() {
              var t, e, n, o;
              return (
                (t = zi),
                'set' === r.substr(zi, 3).toLowerCase()
                  ? ((e = r.substr(zi, 3)), (zi += 3))
                  : ((e = s), 0 === ec && ac(ft)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'SET')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function wb() {
              var t, e, n, o;
              return (
                (t = zi),
                'as' === r.substr(zi, 2).toLowerCase()
                  ? ((e = r.substr(zi, 2)), (zi += 2))
                  : ((e = s), 0 === ec && ac(L)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Lb() {
              var t, e, n, o;
              return (
                (t = zi),
                'table' === r.substr(zi, 5).toLowerCase()
                  ? ((e = r.substr(zi, 5)), (zi += 5))
                  : ((e = s), 0 === ec && ac(je)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'TABLE')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function hb() {
              var t, e, n, o;
              return (
                (t = zi),
                'trigger' === r.substr(zi, 7).toLowerCase()
                  ? ((e = r.substr(zi, 7)), (zi += 7))
                  : ((e = s), 0 === ec && ac(yu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'TRIGGER')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Cb() {
              var t, e, n, o;
              return (
                (t = zi),
                'tables' === r.substr(zi, 6).toLowerCase()
                  ? ((e = r.substr(zi, 6)), (zi += 6))
                  : ((e = s), 0 === ec && ac(wu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'TABLES')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function mb() {
              var t, e, n, o;
              return (
                (t = zi),
                'database' === r.substr(zi, 8).toLowerCase()
                  ? ((e = r.substr(zi, 8)), (zi += 8))
                  : ((e = s), 0 === ec && ac(Lu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'DATABASE')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Eb() {
              var t, e, n, o;
              return (
                (t = zi),
                'schema' === r.substr(zi, 6).toLowerCase()
                  ? ((e = r.substr(zi, 6)), (zi += 6))
                  : ((e = s), 0 === ec && ac(hu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'SCHEMA')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Ab() {
              var t, e, n, o;
              return (
                (t = zi),
                'on' === r.substr(zi, 2).toLowerCase()
                  ? ((e = r.substr(zi, 2)), (zi += 2))
                  : ((e = s), 0 === ec && ac(Cu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Tb() {
              var t, e, n, o;
              return (
                (t = zi),
                'join' === r.substr(zi, 4).toLowerCase()
                  ? ((e = r.substr(zi, 4)), (zi += 4))
                  : ((e = s), 0 === ec && ac(Iu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function _b() {
              var t, e, n, o;
              return (
                (t = zi),
                'outer' === r.substr(zi, 5).toLowerCase()
                  ? ((e = r.substr(zi, 5)), (zi += 5))
                  : ((e = s), 0 === ec && ac(Su)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function gb() {
              var t, e, n, o;
              return (
                (t = zi),
                'values' === r.substr(zi, 6).toLowerCase()
                  ? ((e = r.substr(zi, 6)), (zi += 6))
                  : ((e = s), 0 === ec && ac(xu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Ib() {
              var t, e, n, o;
              return (
                (t = zi),
                'using' === r.substr(zi, 5).toLowerCase()
                  ? ((e = r.substr(zi, 5)), (zi += 5))
                  : ((e = s), 0 === ec && ac(ku)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Sb() {
              var t, e, n, o;
              return (
                (t = zi),
                'with' === r.substr(zi, 4).toLowerCase()
                  ? ((e = r.substr(zi, 4)), (zi += 4))
                  : ((e = s), 0 === ec && ac(v)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Nb() {
              var t, e, n, o;
              return (
                (t = zi),
                'go' === r.substr(zi, 2).toLowerCase()
                  ? ((e = r.substr(zi, 2)), (zi += 2))
                  : ((e = s), 0 === ec && ac(Du)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'GO')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Ob() {
              var t, e, n, o;
              return (
                (t = zi),
                'by' === r.substr(zi, 2).toLowerCase()
                  ? ((e = r.substr(zi, 2)), (zi += 2))
                  : ((e = s), 0 === ec && ac(d)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Rb() {
              var t, e, n, o;
              return (
                (t = zi),
                'asc' === r.substr(zi, 3).toLowerCase()
                  ? ((e = r.substr(zi, 3)), (zi += 3))
                  : ((e = s), 0 === ec && ac(Yu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'ASC')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function jb() {
              var t, e, n, o;
              return (
                (t = zi),
                'desc' === r.substr(zi, 4).toLowerCase()
                  ? ((e = r.substr(zi, 4)), (zi += 4))
                  : ((e = s), 0 === ec && ac(Bu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'DESC')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function xb() {
              var t, e, n, o;
              return (
                (t = zi),
                'all' === r.substr(zi, 3).toLowerCase()
                  ? ((e = r.substr(zi, 3)), (zi += 3))
                  : ((e = s), 0 === ec && ac(Wu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'ALL')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function kb() {
              var t, e, n, o;
              return (
                (t = zi),
                'distinct' === r.substr(zi, 8).toLowerCase()
                  ? ((e = r.substr(zi, 8)), (zi += 8))
                  : ((e = s), 0 === ec && ac(qu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'DISTINCT')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Ub() {
              var t, e, n, o;
              return (
                (t = zi),
                'between' === r.substr(zi, 7).toLowerCase()
                  ? ((e = r.substr(zi, 7)), (zi += 7))
                  : ((e = s), 0 === ec && ac(Vu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'BETWEEN')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Db() {
              var t, e, n, o;
              return (
                (t = zi),
                'in' === r.substr(zi, 2).toLowerCase()
                  ? ((e = r.substr(zi, 2)), (zi += 2))
                  : ((e = s), 0 === ec && ac(Ve)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'IN')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Mb() {
              var t, e, n, o;
              return (
                (t = zi),
                'is' === r.substr(zi, 2).toLowerCase()
                  ? ((e = r.substr(zi, 2)), (zi += 2))
                  : ((e = s), 0 === ec && ac(Xu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'IS')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Pb() {
              var t, e, n, o;
              return (
                (t = zi),
                'like' === r.substr(zi, 4).toLowerCase()
                  ? ((e = r.substr(zi, 4)), (zi += 4))
                  : ((e = s), 0 === ec && ac(Ku)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'LIKE')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Gb() {
              var t, e, n, o;
              return (
                (t = zi),
                'exists' === r.substr(zi, 6).toLowerCase()
                  ? ((e = r.substr(zi, 6)), (zi += 6))
                  : ((e = s), 0 === ec && ac(Zu)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'EXISTS')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Fb() {
              var t, e, n, o;
              return (
                (t = zi),
                'not' === r.substr(zi, 3).toLowerCase()
                  ? ((e = r.substr(zi, 3)), (zi += 3))
                  : ((e = s), 0 === ec && ac(Zr)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'NOT')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Hb() {
              var t, e, n, o;
              return (
                (t = zi),
                'and' === r.substr(zi, 3).toLowerCase()
                  ? ((e = r.substr(zi, 3)), (zi += 3))
                  : ((e = s), 0 === ec && ac(Ju)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'AND')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Yb() {
              var t, e, n, o;
              return (
                (t = zi),
                'or' === r.substr(zi, 2).toLowerCase()
                  ? ((e = r.substr(zi, 2)), (zi += 2))
                  : ((e = s), 0 === ec && ac(ra)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'OR')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Bb() {
              var t, e, n, o;
              return (
                (t = zi),
                'extract' === r.substr(zi, 7).toLowerCase()
                  ? ((e = r.substr(zi, 7)), (zi += 7))
                  : ((e = s), 0 === ec && ac(aa)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'EXTRACT')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function $b() {
              var t, e, n, o;
              return (
                (t = zi),
                'case' === r.substr(zi, 4).toLowerCase()
                  ? ((e = r.substr(zi, 4)), (zi += 4))
                  : ((e = s), 0 === ec && ac(ca)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Wb() {
              var t, e, n, o;
              return (
                (t = zi),
                'end' === r.substr(zi, 3).toLowerCase()
                  ? ((e = r.substr(zi, 3)), (zi += 3))
                  : ((e = s), 0 === ec && ac(pa)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function qb() {
              var t, e, n, o;
              return (
                (t = zi),
                'cast' === r.substr(zi, 4).toLowerCase()
                  ? ((e = r.substr(zi, 4)), (zi += 4))
                  : ((e = s), 0 === ec && ac(va)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'CAST')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Vb() {
              var t, e, n, o;
              return (
                (t = zi),
                'bit' === r.substr(zi, 3).toLowerCase()
                  ? ((e = r.substr(zi, 3)), (zi += 3))
                  : ((e = s), 0 === ec && ac(ya)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'BIT')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Xb() {
              var t, e, n, o;
              return (
                (t = zi),
                'numeric' === r.substr(zi, 7).toLowerCase()
                  ? ((e = r.substr(zi, 7)), (zi += 7))
                  : ((e = s), 0 === ec && ac(ha)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'NUMERIC')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Kb() {
              var t, e, n, o;
              return (
                (t = zi),
                'decimal' === r.substr(zi, 7).toLowerCase()
                  ? ((e = r.substr(zi, 7)), (zi += 7))
                  : ((e = s), 0 === ec && ac(Ca)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'DECIMAL')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Qb() {
              var t, e, n, o;
              return (
                (t = zi),
                'int' === r.substr(zi, 3).toLowerCase()
                  ? ((e = r.substr(zi, 3)), (zi += 3))
                  : ((e = s), 0 === ec && ac(Aa)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'INT')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function zb() {
              var t, e, n, o;
              return (
                (t = zi),
                'integer' === r.substr(zi, 7).toLowerCase()
                  ? ((e = r.substr(zi, 7)), (zi += 7))
                  : ((e = s), 0 === ec && ac(_a)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'INTEGER')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Zb() {
              var t, e, n, o;
              return (
                (t = zi),
                'smallint' === r.substr(zi, 8).toLowerCase()
                  ? ((e = r.substr(zi, 8)), (zi += 8))
                  : ((e = s), 0 === ec && ac(Ia)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'SMALLINT')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Jb() {
              var t, e, n, o;
              return (
                (t = zi),
                'mediumint' === r.substr(zi, 9).toLowerCase()
                  ? ((e = r.substr(zi, 9)), (zi += 9))
                  : ((e = s), 0 === ec && ac(Sa)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'MEDIUMINT')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function rp() {
              var t, e, n, o;
              return (
                (t = zi),
                'tinyint' === r.substr(zi, 7).toLowerCase()
                  ? ((e = r.substr(zi, 7)), (zi += 7))
                  : ((e = s), 0 === ec && ac(Na)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'TINYINT')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function tp() {
              var t, e, n, o;
              return (
                (t = zi),
                'bigint' === r.substr(zi, 6).toLowerCase()
                  ? ((e = r.substr(zi, 6)), (zi += 6))
                  : ((e = s), 0 === ec && ac(ka)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'BIGINT')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function ep() {
              var t, e, n, o;
              return (
                (t = zi),
                'float' === r.substr(zi, 5).toLowerCase()
                  ? ((e = r.substr(zi, 5)), (zi += 5))
                  : ((e = s), 0 === ec && ac(Da)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'FLOAT')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function np() {
              var t, e, n, o;
              return (
                (t = zi),
                'double' === r.substr(zi, 6).toLowerCase()
                  ? ((e = r.substr(zi, 6)), (zi += 6))
                  : ((e = s), 0 === ec && ac(Ma)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'DOUBLE')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function op() {
              var t, e, n, o;
              return (
                (t = zi),
                'date' === r.substr(zi, 4).toLowerCase()
                  ? ((e = r.substr(zi, 4)), (zi += 4))
                  : ((e = s), 0 === ec && ac(Po)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'DATE')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function sp() {
              var t, e, n, o;
              return (
                (t = zi),
                'datetime' === r.substr(zi, 8).toLowerCase()
                  ? ((e = r.substr(zi, 8)), (zi += 8))
                  : ((e = s), 0 === ec && ac(Pa)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'DATETIME')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function up() {
              var t, e, n, o;
              return (
                (t = zi),
                'rows' === r.substr(zi, 4).toLowerCase()
                  ? ((e = r.substr(zi, 4)), (zi += 4))
                  : ((e = s), 0 === ec && ac(xe)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'ROWS')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function ap() {
              var t, e, n, o;
              return (
                (t = zi),
                'time' === r.substr(zi, 4).toLowerCase()
                  ? ((e = r.substr(zi, 4)), (zi += 4))
                  : ((e = s), 0 === ec && ac(rs)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'TIME')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function ip() {
              var t, e, n, o;
              return (
                (t = zi),
                'timestamp' === r.substr(zi, 9).toLowerCase()
                  ? ((e = r.substr(zi, 9)), (zi += 9))
                  : ((e = s), 0 === ec && ac(Ga)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'TIMESTAMP')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function cp() {
              var t, e, n, o;
              return (
                (t = zi),
                'user' === r.substr(zi, 4).toLowerCase()
                  ? ((e = r.substr(zi, 4)), (zi += 4))
                  : ((e = s), 0 === ec && ac(Fa)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'USER')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function lp() {
              var t, e, n, o;
              return (
                (t = zi),
                'vector' === r.substr(zi, 6).toLowerCase()
                  ? ((e = r.substr(zi, 6)), (zi += 6))
                  : ((e = s), 0 === ec && ac(Ha)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'VECTOR')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function fp() {
              var t, e, n, o;
              return (
                (t = zi),
                'interval' === r.substr(zi, 8).toLowerCase()
                  ? ((e = r.substr(zi, 8)), (zi += 8))
                  : ((e = s), 0 === ec && ac(Ba)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'INTERVAL')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function bp() {
              var t, e, n, o;
              return (
                (t = zi),
                'current_timestamp' === r.substr(zi, 17).toLowerCase()
                  ? ((e = r.substr(zi, 17)), (zi += 17))
                  : ((e = s), 0 === ec && ac(qa)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'CURRENT_TIMESTAMP')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function pp() {
              var t, e, n, o;
              return (
                (t = zi),
                'current_user' === r.substr(zi, 12).toLowerCase()
                  ? ((e = r.substr(zi, 12)), (zi += 12))
                  : ((e = s), 0 === ec && ac(Va)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'CURRENT_USER')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function vp() {
              var t, e, n, o;
              return (
                (t = zi),
                'view' === r.substr(zi, 4).toLowerCase()
                  ? ((e = r.substr(zi, 4)), (zi += 4))
                  : ((e = s), 0 === ec && ac(ke)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'VIEW')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function dp() {
              var t;
              return 64 === r.charCodeAt(zi) ? ((t = '@'), zi++) : ((t = s), 0 === ec && ac(lr)), t;
            }
            function yp() {
              var t;
              return (
                (t = (function () {
                  var t;
                  return '@@' === r.substr(zi, 2) ? ((t = '@@'), (zi += 2)) : ((t = s), 0 === ec && ac(ii)), t;
                })()) === s &&
                  (t = dp()) === s &&
                  (t = (function () {
                    var t;
                    return 36 === r.charCodeAt(zi) ? ((t = '$'), zi++) : ((t = s), 0 === ec && ac(ci)), t;
                  })()),
                t
              );
            }
            function wp() {
              var t;
              return ':=' === r.substr(zi, 2) ? ((t = ':='), (zi += 2)) : ((t = s), 0 === ec && ac(fi)), t;
            }
            function Lp() {
              var t;
              return 61 === r.charCodeAt(zi) ? ((t = '='), zi++) : ((t = s), 0 === ec && ac(Cn)), t;
            }
            function hp() {
              var t, e, n, o;
              return (
                (t = zi),
                'add' === r.substr(zi, 3).toLowerCase()
                  ? ((e = r.substr(zi, 3)), (zi += 3))
                  : ((e = s), 0 === ec && ac(pi)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'ADD')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Cp() {
              var t, e, n, o;
              return (
                (t = zi),
                'column' === r.substr(zi, 6).toLowerCase()
                  ? ((e = r.substr(zi, 6)), (zi += 6))
                  : ((e = s), 0 === ec && ac(vi)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'COLUMN')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function mp() {
              var t, e, n, o;
              return (
                (t = zi),
                'index' === r.substr(zi, 5).toLowerCase()
                  ? ((e = r.substr(zi, 5)), (zi += 5))
                  : ((e = s), 0 === ec && ac(It)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'INDEX')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Ep() {
              var t, e, n, o;
              return (
                (t = zi),
                'key' === r.substr(zi, 3).toLowerCase()
                  ? ((e = r.substr(zi, 3)), (zi += 3))
                  : ((e = s), 0 === ec && ac(ir)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'KEY')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Ap() {
              var t, e, n, o;
              return (
                (t = zi),
                'fulltext' === r.substr(zi, 8).toLowerCase()
                  ? ((e = r.substr(zi, 8)), (zi += 8))
                  : ((e = s), 0 === ec && ac(yi)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'FULLTEXT')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Tp() {
              var t, e, n, o;
              return (
                (t = zi),
                'spatial' === r.substr(zi, 7).toLowerCase()
                  ? ((e = r.substr(zi, 7)), (zi += 7))
                  : ((e = s), 0 === ec && ac(wi)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'SPATIAL')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function _p() {
              var t, e, n, o;
              return (
                (t = zi),
                'unique' === r.substr(zi, 6).toLowerCase()
                  ? ((e = r.substr(zi, 6)), (zi += 6))
                  : ((e = s), 0 === ec && ac(ar)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'UNIQUE')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function gp() {
              var t, e, n, o;
              return (
                (t = zi),
                'comment' === r.substr(zi, 7).toLowerCase()
                  ? ((e = r.substr(zi, 7)), (zi += 7))
                  : ((e = s), 0 === ec && ac(Li)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'COMMENT')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Ip() {
              var t, e, n, o;
              return (
                (t = zi),
                'constraint' === r.substr(zi, 10).toLowerCase()
                  ? ((e = r.substr(zi, 10)), (zi += 10))
                  : ((e = s), 0 === ec && ac(Qr)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'CONSTRAINT')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Sp() {
              var t, e, n, o;
              return (
                (t = zi),
                'references' === r.substr(zi, 10).toLowerCase()
                  ? ((e = r.substr(zi, 10)), (zi += 10))
                  : ((e = s), 0 === ec && ac(hi)),
                e !== s
                  ? ((n = zi),
                    ec++,
                    (o = Cf()),
                    ec--,
                    o === s ? (n = void 0) : ((zi = n), (n = s)),
                    n !== s ? ((Zi = t), (t = e = 'REFERENCES')) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function Np() {
              var t;
              return 46 === r.charCodeAt(zi) ? ((t = '.'), zi++) : ((t = s), 0 === ec && ac(Ys)), t;
            }
            function Op() {
              var t;
              return 44 === r.charCodeAt(zi) ? ((t = ','), zi++) : ((t = s), 0 === ec && ac(gi)), t;
            }
            function Rp() {
              var t;
              return 42 === r.charCodeAt(zi) ? ((t = '*'), zi++) : ((t = s), 0 === ec && ac(xn)), t;
            }
            function jp() {
              var t;
              return 40 === r.charCodeAt(zi) ? ((t = '('), zi++) : ((t = s), 0 === ec && ac(Be)), t;
            }
            function xp() {
              var t;
              return 41 === r.charCodeAt(zi) ? ((t = ')'), zi++) : ((t = s), 0 === ec && ac($e)), t;
            }
            function kp() {
              var t;
              return 59 === r.charCodeAt(zi) ? ((t = ';'), zi++) : ((t = s), 0 === ec && ac(Ni)), t;
            }
            function Up() {
              var t;
              return '->' === r.substr(zi, 2) ? ((t = '->'), (zi += 2)) : ((t = s), 0 === ec && ac(Oi)), t;
            }
            function Dp() {
              var t;
              return '->>' === r.substr(zi, 3) ? ((t = '->>'), (zi += 3)) : ((t = s), 0 === ec && ac(Ri)), t;
            }
            function Mp() {
              var t;
              return (
                (t = (function () {
                  var t;
                  return '||' === r.substr(zi, 2) ? ((t = '||'), (zi += 2)) : ((t = s), 0 === ec && ac(Dn)), t;
                })()) === s &&
                  (t = (function () {
                    var t;
                    return '&&' === r.substr(zi, 2) ? ((t = '&&'), (zi += 2)) : ((t = s), 0 === ec && ac(ji)), t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o;
                    return (
                      (t = zi),
                      'xor' === r.substr(zi, 3).toLowerCase()
                        ? ((e = r.substr(zi, 3)), (zi += 3))
                        : ((e = s), 0 === ec && ac(xi)),
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'XOR')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s)),
                      t
                    );
                  })()),
                t
              );
            }
            function Pp() {
              var r, t;
              for (r = [], (t = Bp()) === s && (t = Fp()); t !== s; ) r.push(t), (t = Bp()) === s && (t = Fp());
              return r;
            }
            function Gp() {
              var r, t;
              if (((r = []), (t = Bp()) === s && (t = Fp()), t !== s))
                for (; t !== s; ) r.push(t), (t = Bp()) === s && (t = Fp());
              else r = s;
              return r;
            }
            function Fp() {
              var t;
              return (
                (t = (function () {
                  var t, e, n, o, u, a;
                  (t = zi), '/*' === r.substr(zi, 2) ? ((e = '/*'), (zi += 2)) : ((e = s), 0 === ec && ac(ki));
                  if (e !== s) {
                    for (
                      n = [],
                        o = zi,
                        u = zi,
                        ec++,
                        '*/' === r.substr(zi, 2) ? ((a = '*/'), (zi += 2)) : ((a = s), 0 === ec && ac(Ui)),
                        ec--,
                        a === s ? (u = void 0) : ((zi = u), (u = s)),
                        u !== s && (a = Yp()) !== s ? (o = u = [u, a]) : ((zi = o), (o = s));
                      o !== s;
                    )
                      n.push(o),
                        (o = zi),
                        (u = zi),
                        ec++,
                        '*/' === r.substr(zi, 2) ? ((a = '*/'), (zi += 2)) : ((a = s), 0 === ec && ac(Ui)),
                        ec--,
                        a === s ? (u = void 0) : ((zi = u), (u = s)),
                        u !== s && (a = Yp()) !== s ? (o = u = [u, a]) : ((zi = o), (o = s));
                    n !== s
                      ? ('*/' === r.substr(zi, 2) ? ((o = '*/'), (zi += 2)) : ((o = s), 0 === ec && ac(Ui)),
                        o !== s ? (t = e = [e, n, o]) : ((zi = t), (t = s)))
                      : ((zi = t), (t = s));
                  } else (zi = t), (t = s);
                  return t;
                })()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a;
                    (t = zi), '--' === r.substr(zi, 2) ? ((e = '--'), (zi += 2)) : ((e = s), 0 === ec && ac(Di));
                    if (e !== s) {
                      for (
                        n = [],
                          o = zi,
                          u = zi,
                          ec++,
                          a = $p(),
                          ec--,
                          a === s ? (u = void 0) : ((zi = u), (u = s)),
                          u !== s && (a = Yp()) !== s ? (o = u = [u, a]) : ((zi = o), (o = s));
                        o !== s;
                      )
                        n.push(o),
                          (o = zi),
                          (u = zi),
                          ec++,
                          (a = $p()),
                          ec--,
                          a === s ? (u = void 0) : ((zi = u), (u = s)),
                          u !== s && (a = Yp()) !== s ? (o = u = [u, a]) : ((zi = o), (o = s));
                      n !== s ? (t = e = [e, n]) : ((zi = t), (t = s));
                    } else (zi = t), (t = s);
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a;
                    (t = zi), 35 === r.charCodeAt(zi) ? ((e = '#'), zi++) : ((e = s), 0 === ec && ac(Mi));
                    if (e !== s) {
                      for (
                        n = [],
                          o = zi,
                          u = zi,
                          ec++,
                          a = $p(),
                          ec--,
                          a === s ? (u = void 0) : ((zi = u), (u = s)),
                          u !== s && (a = Yp()) !== s ? (o = u = [u, a]) : ((zi = o), (o = s));
                        o !== s;
                      )
                        n.push(o),
                          (o = zi),
                          (u = zi),
                          ec++,
                          (a = $p()),
                          ec--,
                          a === s ? (u = void 0) : ((zi = u), (u = s)),
                          u !== s && (a = Yp()) !== s ? (o = u = [u, a]) : ((zi = o), (o = s));
                      n !== s ? (t = e = [e, n]) : ((zi = t), (t = s));
                    } else (zi = t), (t = s);
                    return t;
                  })()),
                t
              );
            }
            function Hp() {
              var r, t, e, n, o, u, a;
              return (
                (r = zi),
                (t = gp()) !== s && Pp() !== s
                  ? ((e = Lp()) === s && (e = null),
                    e !== s && Pp() !== s && (n = Yf()) !== s
                      ? ((Zi = r),
                        (u = e),
                        (a = n),
                        (r = t = { type: (o = t).toLowerCase(), keyword: o.toLowerCase(), symbol: u, value: a }))
                      : ((zi = r), (r = s)))
                  : ((zi = r), (r = s)),
                r
              );
            }
            function Yp() {
              var t;
              return r.length > zi ? ((t = r.charAt(zi)), zi++) : ((t = s), 0 === ec && ac(Pi)), t;
            }
            function Bp() {
              var t;
              return Gi.test(r.charAt(zi)) ? ((t = r.charAt(zi)), zi++) : ((t = s), 0 === ec && ac(Fi)), t;
            }
            function $p() {
              var t, e;
              if (
                (t = (function () {
                  var t, e;
                  (t = zi), ec++, r.length > zi ? ((e = r.charAt(zi)), zi++) : ((e = s), 0 === ec && ac(Pi));
                  ec--, e === s ? (t = void 0) : ((zi = t), (t = s));
                  return t;
                })()) === s
              )
                if (
                  ((t = []),
                  Fs.test(r.charAt(zi)) ? ((e = r.charAt(zi)), zi++) : ((e = s), 0 === ec && ac(Hs)),
                  e !== s)
                )
                  for (; e !== s; )
                    t.push(e), Fs.test(r.charAt(zi)) ? ((e = r.charAt(zi)), zi++) : ((e = s), 0 === ec && ac(Hs));
                else t = s;
              return t;
            }
            function Wp() {
              var t, e;
              return (
                (t = zi),
                (Zi = zi),
                (Lv = []),
                (!0 ? void 0 : s) !== s && Pp() !== s
                  ? ((e = qp()) === s &&
                      (e = (function () {
                        var t, e;
                        (t = zi),
                          (function () {
                            var t;
                            return (
                              'return' === r.substr(zi, 6).toLowerCase()
                                ? ((t = r.substr(zi, 6)), (zi += 6))
                                : ((t = s), 0 === ec && ac(li)),
                              t
                            );
                          })() !== s &&
                          Pp() !== s &&
                          (e = (function () {
                            var t;
                            (t = zc()) === s &&
                              (t = (function () {
                                var r, t, e, n, o;
                                (r = zi),
                                  (t = rv()) !== s &&
                                  Pp() !== s &&
                                  (e = hl()) !== s &&
                                  Pp() !== s &&
                                  (n = rv()) !== s &&
                                  Pp() !== s &&
                                  (o = ml()) !== s
                                    ? ((Zi = r), (r = t = { type: 'join', ltable: t, rtable: n, op: e, on: o }))
                                    : ((zi = r), (r = s));
                                return r;
                              })()) === s &&
                              (t = Vp()) === s &&
                              (t = (function () {
                                var t, e;
                                (t = zi),
                                  (function () {
                                    var t;
                                    return (
                                      91 === r.charCodeAt(zi) ? ((t = '['), zi++) : ((t = s), 0 === ec && ac(Ii)), t
                                    );
                                  })() !== s &&
                                  Pp() !== s &&
                                  (e = Jp()) !== s &&
                                  Pp() !== s &&
                                  (function () {
                                    var t;
                                    return (
                                      93 === r.charCodeAt(zi) ? ((t = ']'), zi++) : ((t = s), 0 === ec && ac(Si)), t
                                    );
                                  })() !== s
                                    ? ((Zi = t), (t = { type: 'array', value: e }))
                                    : ((zi = t), (t = s));
                                return t;
                              })());
                            return t;
                          })()) !== s
                            ? ((Zi = t), (t = { type: 'return', expr: e }))
                            : ((zi = t), (t = s));
                        return t;
                      })()),
                    e !== s ? ((Zi = t), (t = { stmt: e, vars: Lv })) : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function qp() {
              var r, t, e, n;
              return (
                (r = zi),
                (t = rv()) === s && (t = tv()),
                t !== s && Pp() !== s
                  ? ((e = wp()) === s && (e = Lp()),
                    e !== s && Pp() !== s && (n = Yl()) !== s ? ((Zi = r), (r = t = Hi(t, e, n))) : ((zi = r), (r = s)))
                  : ((zi = r), (r = s)),
                r
              );
            }
            function Vp() {
              var r, t, e, n, o, u, a, i;
              if (((r = zi), (t = Xp()) !== s)) {
                for (
                  e = [],
                    n = zi,
                    (o = Pp()) !== s && (u = Jl()) !== s && (a = Pp()) !== s && (i = Xp()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = zi),
                    (o = Pp()) !== s && (u = Jl()) !== s && (a = Pp()) !== s && (i = Xp()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                e !== s ? ((Zi = r), (r = t = En(t, e))) : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              return r;
            }
            function Xp() {
              var r, t, e, n, o, u, a, i;
              if (((r = zi), (t = Kp()) !== s)) {
                for (
                  e = [],
                    n = zi,
                    (o = Pp()) !== s && (u = tf()) !== s && (a = Pp()) !== s && (i = Kp()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = zi),
                    (o = Pp()) !== s && (u = tf()) !== s && (a = Pp()) !== s && (i = Kp()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                e !== s ? ((Zi = r), (r = t = En(t, e))) : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              return r;
            }
            function Kp() {
              var r, t, e;
              return (
                (r = zp()) === s &&
                  (r = Ff()) === s &&
                  (r = rv()) === s &&
                  (r = of()) === s &&
                  (r = Zp()) === s &&
                  (r = Af()) === s &&
                  ((r = zi),
                  jp() !== s && Pp() !== s && (t = Vp()) !== s && Pp() !== s && xp() !== s
                    ? ((Zi = r), ((e = t).parentheses = !0), (r = e))
                    : ((zi = r), (r = s))),
                r
              );
            }
            function Qp() {
              var r, t, e, n, o, u, a;
              return (
                (r = zi),
                (t = uf()) === s && (t = df()),
                t !== s
                  ? ((e = zi),
                    (n = Pp()) !== s && (o = Np()) !== s && (u = Pp()) !== s
                      ? ((a = uf()) === s && (a = df()), a !== s ? (e = n = [n, o, u, a]) : ((zi = e), (e = s)))
                      : ((zi = e), (e = s)),
                    e === s && (e = null),
                    e !== s
                      ? ((Zi = r),
                        (r = t =
                          (function (r, t) {
                            const e = { name: [r] };
                            return null !== t && ((e.schema = r), (e.name = [t[3]])), e;
                          })(t, e)))
                      : ((zi = r), (r = s)))
                  : ((zi = r), (r = s)),
                r
              );
            }
            function zp() {
              var r, t, e;
              return (
                (r = zi),
                (t = Qp()) !== s && Pp() !== s && jp() !== s && Pp() !== s
                  ? ((e = Jp()) === s && (e = null),
                    e !== s && Pp() !== s && xp() !== s
                      ? ((Zi = r),
                        (r = t = { type: 'function', name: t, args: { type: 'expr_list', value: e }, ...cv() }))
                      : ((zi = r), (r = s)))
                  : ((zi = r), (r = s)),
                r
              );
            }
            function Zp() {
              var r, t;
              return (
                (r = zi),
                (t = Qp()) !== s && ((Zi = r), (t = { type: 'function', name: t, args: null, ...cv() })),
                (r = t)
              );
            }
            function Jp() {
              var r, t, e, n, o, u, a, i;
              if (((r = zi), (t = Kp()) !== s)) {
                for (
                  e = [],
                    n = zi,
                    (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = Kp()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = zi),
                    (o = Pp()) !== s && (u = Op()) !== s && (a = Pp()) !== s && (i = Kp()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((zi = n), (n = s));
                e !== s ? ((Zi = r), (r = t = sr(t, e))) : ((zi = r), (r = s));
              } else (zi = r), (r = s);
              return r;
            }
            function rv() {
              var r, t, e, n, o;
              return (
                (r = zi),
                (t = yp()) !== s && (e = tv()) !== s
                  ? ((Zi = r), (n = t), (o = e), (r = t = { type: 'var', ...o, prefix: n }))
                  : ((zi = r), (r = s)),
                r
              );
            }
            function tv() {
              var t, e, n, o, u;
              return (
                (t = zi),
                (e = hf()) !== s &&
                (n = (function () {
                  var t, e, n, o, u;
                  (t = zi),
                    (e = []),
                    (n = zi),
                    46 === r.charCodeAt(zi) ? ((o = '.'), zi++) : ((o = s), 0 === ec && ac(Ys));
                  o !== s && (u = hf()) !== s ? (n = o = [o, u]) : ((zi = n), (n = s));
                  for (; n !== s; )
                    e.push(n),
                      (n = zi),
                      46 === r.charCodeAt(zi) ? ((o = '.'), zi++) : ((o = s), 0 === ec && ac(Ys)),
                      o !== s && (u = hf()) !== s ? (n = o = [o, u]) : ((zi = n), (n = s));
                  e !== s &&
                    ((Zi = t),
                    (e = (function (r) {
                      const t = [];
                      for (let e = 0; e < r.length; e++) t.push(r[e][1]);
                      return t;
                    })(e)));
                  return (t = e);
                })()) !== s
                  ? ((Zi = t),
                    (o = e),
                    (u = n),
                    Lv.push(o),
                    (t = e = { type: 'var', name: o, members: u, prefix: null }))
                  : ((zi = t), (t = s)),
                t === s &&
                  ((t = zi),
                  (e = qf()) !== s &&
                    ((Zi = t), (e = { type: 'var', name: e.value, members: [], quoted: null, prefix: null })),
                  (t = e)),
                t
              );
            }
            function ev() {
              var t;
              return (
                (t = ov()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a, i, c, l, f, b, p;
                    (t = zi),
                      (e = Xb()) === s &&
                        (e = Kb()) === s &&
                        (e = Qb()) === s &&
                        (e = zb()) === s &&
                        (e = Zb()) === s &&
                        (e = Jb()) === s &&
                        (e = rp()) === s &&
                        (e = tp()) === s &&
                        (e = ep()) === s &&
                        (e = np()) === s &&
                        (e = Vb());
                    if (e !== s)
                      if ((n = Pp()) !== s)
                        if ((o = jp()) !== s)
                          if ((u = Pp()) !== s) {
                            if (
                              ((a = []),
                              We.test(r.charAt(zi)) ? ((i = r.charAt(zi)), zi++) : ((i = s), 0 === ec && ac(qe)),
                              i !== s)
                            )
                              for (; i !== s; )
                                a.push(i),
                                  We.test(r.charAt(zi)) ? ((i = r.charAt(zi)), zi++) : ((i = s), 0 === ec && ac(qe));
                            else a = s;
                            if (a !== s)
                              if ((i = Pp()) !== s) {
                                if (((c = zi), (l = Op()) !== s))
                                  if ((f = Pp()) !== s) {
                                    if (
                                      ((b = []),
                                      We.test(r.charAt(zi))
                                        ? ((p = r.charAt(zi)), zi++)
                                        : ((p = s), 0 === ec && ac(qe)),
                                      p !== s)
                                    )
                                      for (; p !== s; )
                                        b.push(p),
                                          We.test(r.charAt(zi))
                                            ? ((p = r.charAt(zi)), zi++)
                                            : ((p = s), 0 === ec && ac(qe));
                                    else b = s;
                                    b !== s ? (c = l = [l, f, b]) : ((zi = c), (c = s));
                                  } else (zi = c), (c = s);
                                else (zi = c), (c = s);
                                c === s && (c = null),
                                  c !== s && (l = Pp()) !== s && (f = xp()) !== s && (b = Pp()) !== s
                                    ? ((p = sv()) === s && (p = null),
                                      p !== s
                                        ? ((Zi = t),
                                          (v = c),
                                          (d = p),
                                          (e = {
                                            dataType: e,
                                            length: parseInt(a.join(''), 10),
                                            scale: v && parseInt(v[2].join(''), 10),
                                            parentheses: !0,
                                            suffix: d,
                                          }),
                                          (t = e))
                                        : ((zi = t), (t = s)))
                                    : ((zi = t), (t = s));
                              } else (zi = t), (t = s);
                            else (zi = t), (t = s);
                          } else (zi = t), (t = s);
                        else (zi = t), (t = s);
                      else (zi = t), (t = s);
                    else (zi = t), (t = s);
                    var v, d;
                    if (t === s) {
                      if (
                        ((t = zi),
                        (e = Xb()) === s &&
                          (e = Kb()) === s &&
                          (e = Qb()) === s &&
                          (e = zb()) === s &&
                          (e = Zb()) === s &&
                          (e = Jb()) === s &&
                          (e = rp()) === s &&
                          (e = tp()) === s &&
                          (e = ep()) === s &&
                          (e = np()) === s &&
                          (e = Vb()),
                        e !== s)
                      ) {
                        if (
                          ((n = []),
                          We.test(r.charAt(zi)) ? ((o = r.charAt(zi)), zi++) : ((o = s), 0 === ec && ac(qe)),
                          o !== s)
                        )
                          for (; o !== s; )
                            n.push(o),
                              We.test(r.charAt(zi)) ? ((o = r.charAt(zi)), zi++) : ((o = s), 0 === ec && ac(qe));
                        else n = s;
                        n !== s && (o = Pp()) !== s
                          ? ((u = sv()) === s && (u = null),
                            u !== s
                              ? ((Zi = t),
                                (e = (function (r, t, e) {
                                  return { dataType: r, length: parseInt(t.join(''), 10), suffix: e };
                                })(e, n, u)),
                                (t = e))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s));
                      } else (zi = t), (t = s);
                      t === s &&
                        ((t = zi),
                        (e = Xb()) === s &&
                          (e = Kb()) === s &&
                          (e = Qb()) === s &&
                          (e = zb()) === s &&
                          (e = Zb()) === s &&
                          (e = Jb()) === s &&
                          (e = rp()) === s &&
                          (e = tp()) === s &&
                          (e = ep()) === s &&
                          (e = np()) === s &&
                          (e = Vb()),
                        e !== s && (n = Pp()) !== s
                          ? ((o = sv()) === s && (o = null),
                            o !== s && (u = Pp()) !== s
                              ? ((Zi = t),
                                (e = (function (r, t) {
                                  return { dataType: r, suffix: t };
                                })(e, o)),
                                (t = e))
                              : ((zi = t), (t = s)))
                          : ((zi = t), (t = s)));
                    }
                    return t;
                  })()) === s &&
                  (t = uv()) === s &&
                  (t = (function () {
                    var t, e;
                    (t = zi),
                      (e = (function () {
                        var t, e, n, o;
                        return (
                          (t = zi),
                          'json' === r.substr(zi, 4).toLowerCase()
                            ? ((e = r.substr(zi, 4)), (zi += 4))
                            : ((e = s), 0 === ec && ac(ga)),
                          e !== s
                            ? ((n = zi),
                              ec++,
                              (o = Cf()),
                              ec--,
                              o === s ? (n = void 0) : ((zi = n), (n = s)),
                              n !== s ? ((Zi = t), (t = e = 'JSON')) : ((zi = t), (t = s)))
                            : ((zi = t), (t = s)),
                          t
                        );
                      })()) !== s && ((Zi = t), (e = { dataType: e }));
                    return (t = e);
                  })()) === s &&
                  (t = (function () {
                    var t, e, n;
                    (t = zi),
                      (e = (function () {
                        var t, e, n, o;
                        return (
                          (t = zi),
                          'tinytext' === r.substr(zi, 8).toLowerCase()
                            ? ((e = r.substr(zi, 8)), (zi += 8))
                            : ((e = s), 0 === ec && ac(Oa)),
                          e !== s
                            ? ((n = zi),
                              ec++,
                              (o = Cf()),
                              ec--,
                              o === s ? (n = void 0) : ((zi = n), (n = s)),
                              n !== s ? ((Zi = t), (t = e = 'TINYTEXT')) : ((zi = t), (t = s)))
                            : ((zi = t), (t = s)),
                          t
                        );
                      })()) === s &&
                        (e = (function () {
                          var t, e, n, o;
                          return (
                            (t = zi),
                            'text' === r.substr(zi, 4).toLowerCase()
                              ? ((e = r.substr(zi, 4)), (zi += 4))
                              : ((e = s), 0 === ec && ac(Ra)),
                            e !== s
                              ? ((n = zi),
                                ec++,
                                (o = Cf()),
                                ec--,
                                o === s ? (n = void 0) : ((zi = n), (n = s)),
                                n !== s ? ((Zi = t), (t = e = 'TEXT')) : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)),
                            t
                          );
                        })()) === s &&
                        (e = (function () {
                          var t, e, n, o;
                          return (
                            (t = zi),
                            'mediumtext' === r.substr(zi, 10).toLowerCase()
                              ? ((e = r.substr(zi, 10)), (zi += 10))
                              : ((e = s), 0 === ec && ac(ja)),
                            e !== s
                              ? ((n = zi),
                                ec++,
                                (o = Cf()),
                                ec--,
                                o === s ? (n = void 0) : ((zi = n), (n = s)),
                                n !== s ? ((Zi = t), (t = e = 'MEDIUMTEXT')) : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)),
                            t
                          );
                        })()) === s &&
                        (e = (function () {
                          var t, e, n, o;
                          return (
                            (t = zi),
                            'longtext' === r.substr(zi, 8).toLowerCase()
                              ? ((e = r.substr(zi, 8)), (zi += 8))
                              : ((e = s), 0 === ec && ac(xa)),
                            e !== s
                              ? ((n = zi),
                                ec++,
                                (o = Cf()),
                                ec--,
                                o === s ? (n = void 0) : ((zi = n), (n = s)),
                                n !== s ? ((Zi = t), (t = e = 'LONGTEXT')) : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)),
                            t
                          );
                        })());
                    e !== s
                      ? ((n = nv()) === s && (n = null),
                        n !== s ? ((Zi = t), (e = Vi(e, n)), (t = e)) : ((zi = t), (t = s)))
                      : ((zi = t), (t = s));
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n;
                    (t = zi),
                      (e = (function () {
                        var t, e, n, o;
                        return (
                          (t = zi),
                          'enum' === r.substr(zi, 4).toLowerCase()
                            ? ((e = r.substr(zi, 4)), (zi += 4))
                            : ((e = s), 0 === ec && ac(Ua)),
                          e !== s
                            ? ((n = zi),
                              ec++,
                              (o = Cf()),
                              ec--,
                              o === s ? (n = void 0) : ((zi = n), (n = s)),
                              n !== s ? ((Zi = t), (t = e = 'ENUM')) : ((zi = t), (t = s)))
                            : ((zi = t), (t = s)),
                          t
                        );
                      })()) === s && (e = yb());
                    e !== s && Pp() !== s && (n = Dl()) !== s
                      ? ((Zi = t), (o = e), ((u = n).parentheses = !0), (t = e = { dataType: o, expr: u }))
                      : ((zi = t), (t = s));
                    var o, u;
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e;
                    (t = zi),
                      'boolean' === r.substr(zi, 7).toLowerCase()
                        ? ((e = r.substr(zi, 7)), (zi += 7))
                        : ((e = s), 0 === ec && ac(Yi));
                    e !== s && ((Zi = t), (e = { dataType: 'BOOLEAN' }));
                    return (t = e);
                  })()) === s &&
                  (t = (function () {
                    var t, e, n;
                    (t = zi),
                      (e = (function () {
                        var t, e, n, o;
                        return (
                          (t = zi),
                          'binary' === r.substr(zi, 6).toLowerCase()
                            ? ((e = r.substr(zi, 6)), (zi += 6))
                            : ((e = s), 0 === ec && ac(Bt)),
                          e !== s
                            ? ((n = zi),
                              ec++,
                              (o = Cf()),
                              ec--,
                              o === s ? (n = void 0) : ((zi = n), (n = s)),
                              n !== s ? ((Zi = t), (t = e = 'BINARY')) : ((zi = t), (t = s)))
                            : ((zi = t), (t = s)),
                          t
                        );
                      })()) === s &&
                        (e = (function () {
                          var t, e, n, o;
                          return (
                            (t = zi),
                            'varbinary' === r.substr(zi, 9).toLowerCase()
                              ? ((e = r.substr(zi, 9)), (zi += 9))
                              : ((e = s), 0 === ec && ac(da)),
                            e !== s
                              ? ((n = zi),
                                ec++,
                                (o = Cf()),
                                ec--,
                                o === s ? (n = void 0) : ((zi = n), (n = s)),
                                n !== s ? ((Zi = t), (t = e = 'VARBINARY')) : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)),
                            t
                          );
                        })());
                    e !== s && Pp() !== s
                      ? ((n = nv()) === s && (n = null),
                        n !== s ? ((Zi = t), (e = Vi(e, n)), (t = e)) : ((zi = t), (t = s)))
                      : ((zi = t), (t = s));
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e;
                    (t = zi),
                      'blob' === r.substr(zi, 4).toLowerCase()
                        ? ((e = r.substr(zi, 4)), (zi += 4))
                        : ((e = s), 0 === ec && ac(Bi));
                    e === s &&
                      ('tinyblob' === r.substr(zi, 8).toLowerCase()
                        ? ((e = r.substr(zi, 8)), (zi += 8))
                        : ((e = s), 0 === ec && ac($i)),
                      e === s &&
                        ('mediumblob' === r.substr(zi, 10).toLowerCase()
                          ? ((e = r.substr(zi, 10)), (zi += 10))
                          : ((e = s), 0 === ec && ac(Wi)),
                        e === s &&
                          ('longblob' === r.substr(zi, 8).toLowerCase()
                            ? ((e = r.substr(zi, 8)), (zi += 8))
                            : ((e = s), 0 === ec && ac(qi)))));
                    e !== s && ((Zi = t), (e = { dataType: e.toUpperCase() }));
                    return (t = e);
                  })()) === s &&
                  (t = (function () {
                    var t, e;
                    (t = zi),
                      (e = (function () {
                        var t, e, n, o;
                        return (
                          (t = zi),
                          'geometry' === r.substr(zi, 8).toLowerCase()
                            ? ((e = r.substr(zi, 8)), (zi += 8))
                            : ((e = s), 0 === ec && ac(ri)),
                          e !== s
                            ? ((n = zi),
                              ec++,
                              (o = Cf()),
                              ec--,
                              o === s ? (n = void 0) : ((zi = n), (n = s)),
                              n !== s ? ((Zi = t), (t = e = 'GEOMETRY')) : ((zi = t), (t = s)))
                            : ((zi = t), (t = s)),
                          t
                        );
                      })()) === s &&
                        (e = (function () {
                          var t, e, n, o;
                          return (
                            (t = zi),
                            'point' === r.substr(zi, 5).toLowerCase()
                              ? ((e = r.substr(zi, 5)), (zi += 5))
                              : ((e = s), 0 === ec && ac(ti)),
                            e !== s
                              ? ((n = zi),
                                ec++,
                                (o = Cf()),
                                ec--,
                                o === s ? (n = void 0) : ((zi = n), (n = s)),
                                n !== s ? ((Zi = t), (t = e = 'POINT')) : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)),
                            t
                          );
                        })()) === s &&
                        (e = (function () {
                          var t, e, n, o;
                          return (
                            (t = zi),
                            'linestring' === r.substr(zi, 10).toLowerCase()
                              ? ((e = r.substr(zi, 10)), (zi += 10))
                              : ((e = s), 0 === ec && ac(ei)),
                            e !== s
                              ? ((n = zi),
                                ec++,
                                (o = Cf()),
                                ec--,
                                o === s ? (n = void 0) : ((zi = n), (n = s)),
                                n !== s ? ((Zi = t), (t = e = 'LINESTRING')) : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)),
                            t
                          );
                        })()) === s &&
                        (e = (function () {
                          var t, e, n, o;
                          return (
                            (t = zi),
                            'polygon' === r.substr(zi, 7).toLowerCase()
                              ? ((e = r.substr(zi, 7)), (zi += 7))
                              : ((e = s), 0 === ec && ac(ni)),
                            e !== s
                              ? ((n = zi),
                                ec++,
                                (o = Cf()),
                                ec--,
                                o === s ? (n = void 0) : ((zi = n), (n = s)),
                                n !== s ? ((Zi = t), (t = e = 'POLYGON')) : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)),
                            t
                          );
                        })()) === s &&
                        (e = (function () {
                          var t, e, n, o;
                          return (
                            (t = zi),
                            'multipoint' === r.substr(zi, 10).toLowerCase()
                              ? ((e = r.substr(zi, 10)), (zi += 10))
                              : ((e = s), 0 === ec && ac(oi)),
                            e !== s
                              ? ((n = zi),
                                ec++,
                                (o = Cf()),
                                ec--,
                                o === s ? (n = void 0) : ((zi = n), (n = s)),
                                n !== s ? ((Zi = t), (t = e = 'MULTIPOINT')) : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)),
                            t
                          );
                        })()) === s &&
                        (e = (function () {
                          var t, e, n, o;
                          return (
                            (t = zi),
                            'multilinestring' === r.substr(zi, 15).toLowerCase()
                              ? ((e = r.substr(zi, 15)), (zi += 15))
                              : ((e = s), 0 === ec && ac(si)),
                            e !== s
                              ? ((n = zi),
                                ec++,
                                (o = Cf()),
                                ec--,
                                o === s ? (n = void 0) : ((zi = n), (n = s)),
                                n !== s ? ((Zi = t), (t = e = 'MULTILINESTRING')) : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)),
                            t
                          );
                        })()) === s &&
                        (e = (function () {
                          var t, e, n, o;
                          return (
                            (t = zi),
                            'multipolygon' === r.substr(zi, 12).toLowerCase()
                              ? ((e = r.substr(zi, 12)), (zi += 12))
                              : ((e = s), 0 === ec && ac(ui)),
                            e !== s
                              ? ((n = zi),
                                ec++,
                                (o = Cf()),
                                ec--,
                                o === s ? (n = void 0) : ((zi = n), (n = s)),
                                n !== s ? ((Zi = t), (t = e = 'MULTIPOLYGON')) : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)),
                            t
                          );
                        })()) === s &&
                        (e = (function () {
                          var t, e, n, o;
                          return (
                            (t = zi),
                            'geometrycollection' === r.substr(zi, 18).toLowerCase()
                              ? ((e = r.substr(zi, 18)), (zi += 18))
                              : ((e = s), 0 === ec && ac(ai)),
                            e !== s
                              ? ((n = zi),
                                ec++,
                                (o = Cf()),
                                ec--,
                                o === s ? (n = void 0) : ((zi = n), (n = s)),
                                n !== s ? ((Zi = t), (t = e = 'GEOMETRYCOLLECTION')) : ((zi = t), (t = s)))
                              : ((zi = t), (t = s)),
                            t
                          );
                        })());
                    e !== s && ((Zi = t), (e = { dataType: e }));
                    return (t = e);
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o;
                    if (((t = zi), (e = lp()) !== s))
                      if (Pp() !== s)
                        if (jp() !== s)
                          if (Pp() !== s) {
                            if (
                              ((n = []),
                              We.test(r.charAt(zi)) ? ((o = r.charAt(zi)), zi++) : ((o = s), 0 === ec && ac(qe)),
                              o !== s)
                            )
                              for (; o !== s; )
                                n.push(o),
                                  We.test(r.charAt(zi)) ? ((o = r.charAt(zi)), zi++) : ((o = s), 0 === ec && ac(qe));
                            else n = s;
                            n !== s && (o = Pp()) !== s && xp() !== s
                              ? ((Zi = t),
                                (e = { dataType: e, length: parseInt(n.join(''), 10), parentheses: !0 }),
                                (t = e))
                              : ((zi = t), (t = s));
                          } else (zi = t), (t = s);
                        else (zi = t), (t = s);
                      else (zi = t), (t = s);
                    else (zi = t), (t = s);
                    t === s &&
                      ((t = zi),
                      (e = lp()) !== s &&
                        ((Zi = t),
                        (e = (function (r) {
                          return { dataType: r };
                        })(e))),
                      (t = e));
                    return t;
                  })()),
                t
              );
            }
            function nv() {
              var t, e, n, o, u;
              if (((t = zi), jp() !== s))
                if (Pp() !== s) {
                  if (
                    ((e = []),
                    We.test(r.charAt(zi)) ? ((n = r.charAt(zi)), zi++) : ((n = s), 0 === ec && ac(qe)),
                    n !== s)
                  )
                    for (; n !== s; )
                      e.push(n), We.test(r.charAt(zi)) ? ((n = r.charAt(zi)), zi++) : ((n = s), 0 === ec && ac(qe));
                  else e = s;
                  e !== s && (n = Pp()) !== s && xp() !== s && Pp() !== s
                    ? ((o = sv()) === s && (o = null),
                      o !== s
                        ? ((Zi = t), (u = o), (t = { length: parseInt(e.join(''), 10), parentheses: !0, suffix: u }))
                        : ((zi = t), (t = s)))
                    : ((zi = t), (t = s));
                } else (zi = t), (t = s);
              else (zi = t), (t = s);
              return t;
            }
            function ov() {
              var t, e, n, o, u, a, i, c, l, f, b;
              if (
                ((t = zi),
                (e = (function () {
                  var t, e, n, o;
                  return (
                    (t = zi),
                    'char' === r.substr(zi, 4).toLowerCase()
                      ? ((e = r.substr(zi, 4)), (zi += 4))
                      : ((e = s), 0 === ec && ac(wa)),
                    e !== s
                      ? ((n = zi),
                        ec++,
                        (o = Cf()),
                        ec--,
                        o === s ? (n = void 0) : ((zi = n), (n = s)),
                        n !== s ? ((Zi = t), (t = e = 'CHAR')) : ((zi = t), (t = s)))
                      : ((zi = t), (t = s)),
                    t
                  );
                })()) === s &&
                  (e = (function () {
                    var t, e, n, o;
                    return (
                      (t = zi),
                      'varchar' === r.substr(zi, 7).toLowerCase()
                        ? ((e = r.substr(zi, 7)), (zi += 7))
                        : ((e = s), 0 === ec && ac(La)),
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'VARCHAR')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s)),
                      t
                    );
                  })()),
                e !== s)
              ) {
                if (((n = zi), (o = Pp()) !== s))
                  if ((u = jp()) !== s)
                    if ((a = Pp()) !== s) {
                      if (
                        ((i = []),
                        We.test(r.charAt(zi)) ? ((c = r.charAt(zi)), zi++) : ((c = s), 0 === ec && ac(qe)),
                        c !== s)
                      )
                        for (; c !== s; )
                          i.push(c), We.test(r.charAt(zi)) ? ((c = r.charAt(zi)), zi++) : ((c = s), 0 === ec && ac(qe));
                      else i = s;
                      i !== s && (c = Pp()) !== s && (l = xp()) !== s && (f = Pp()) !== s
                        ? ('array' === r.substr(zi, 5).toLowerCase()
                            ? ((b = r.substr(zi, 5)), (zi += 5))
                            : ((b = s), 0 === ec && ac(Xi)),
                          b === s && (b = null),
                          b !== s ? (n = o = [o, u, a, i, c, l, f, b]) : ((zi = n), (n = s)))
                        : ((zi = n), (n = s));
                    } else (zi = n), (n = s);
                  else (zi = n), (n = s);
                else (zi = n), (n = s);
                n === s && (n = null),
                  n !== s
                    ? ((Zi = t),
                      (t = e =
                        (function (r, t) {
                          const e = { dataType: r };
                          return (
                            t &&
                              ((e.length = parseInt(t[3].join(''), 10)),
                              (e.parentheses = !0),
                              (e.suffix = t[7] && ['ARRAY'])),
                            e
                          );
                        })(e, n)))
                    : ((zi = t), (t = s));
              } else (zi = t), (t = s);
              return t;
            }
            function sv() {
              var t, e, n;
              return (
                (t = zi),
                (e = Pf()) === s && (e = null),
                e !== s && Pp() !== s
                  ? ((n = (function () {
                      var t, e, n, o;
                      return (
                        (t = zi),
                        'zerofill' === r.substr(zi, 8).toLowerCase()
                          ? ((e = r.substr(zi, 8)), (zi += 8))
                          : ((e = s), 0 === ec && ac(Ta)),
                        e !== s
                          ? ((n = zi),
                            ec++,
                            (o = Cf()),
                            ec--,
                            o === s ? (n = void 0) : ((zi = n), (n = s)),
                            n !== s ? ((Zi = t), (t = e = 'ZEROFILL')) : ((zi = t), (t = s)))
                          : ((zi = t), (t = s)),
                        t
                      );
                    })()) === s && (n = null),
                    n !== s
                      ? ((Zi = t),
                        (t = e =
                          (function (r, t) {
                            const e = [];
                            return r && e.push(r), t && e.push(t), e;
                          })(e, n)))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            function uv() {
              var t, e, n, o, u, a, i, c, l, f, b;
              return (
                (t = zi),
                (e = op()) === s &&
                  (e = sp()) === s &&
                  (e = ap()) === s &&
                  (e = ip()) === s &&
                  (e = (function () {
                    var t, e, n, o;
                    return (
                      (t = zi),
                      'year' === r.substr(zi, 4).toLowerCase()
                        ? ((e = r.substr(zi, 4)), (zi += 4))
                        : ((e = s), 0 === ec && ac(ns)),
                      e !== s
                        ? ((n = zi),
                          ec++,
                          (o = Cf()),
                          ec--,
                          o === s ? (n = void 0) : ((zi = n), (n = s)),
                          n !== s ? ((Zi = t), (t = e = 'YEAR')) : ((zi = t), (t = s)))
                        : ((zi = t), (t = s)),
                      t
                    );
                  })()),
                e !== s
                  ? ((n = zi),
                    (o = Pp()) !== s && (u = jp()) !== s && (a = Pp()) !== s
                      ? (Ki.test(r.charAt(zi)) ? ((i = r.charAt(zi)), zi++) : ((i = s), 0 === ec && ac(Qi)),
                        i !== s && (c = Pp()) !== s && (l = xp()) !== s && (f = Pp()) !== s
                          ? ((b = sv()) === s && (b = null),
                            b !== s ? (n = o = [o, u, a, i, c, l, f, b]) : ((zi = n), (n = s)))
                          : ((zi = n), (n = s)))
                      : ((zi = n), (n = s)),
                    n === s && (n = null),
                    n !== s
                      ? ((Zi = t),
                        (t = e =
                          (function (r, t) {
                            const e = { dataType: r };
                            return t && ((e.length = parseInt(t[3], 10)), (e.parentheses = !0), (e.suffix = t[7])), e;
                          })(e, n)))
                      : ((zi = t), (t = s)))
                  : ((zi = t), (t = s)),
                t
              );
            }
            const av = {
                ALTER: !0,
                ALL: !0,
                ADD: !0,
                AND: !0,
                AS: !0,
                ASC: !0,
                ANALYZE: !0,
                ACCESSIBLE: !0,
                BEFORE: !0,
                BETWEEN: !0,
                BIGINT: !0,
                BLOB: !0,
                BOTH: !0,
                BY: !0,
                BOOLEAN: !0,
                CALL: !0,
                CASCADE: !0,
                CASE: !0,
                CHAR: !0,
                CHECK: !0,
                COLLATE: !0,
                CONDITION: !0,
                CONSTRAINT: !0,
                CONTINUE: !0,
                CONVERT: !0,
                CREATE: !0,
                CROSS: !0,
                CURRENT_DATE: !0,
                CURRENT_TIME: !0,
                CURRENT_TIMESTAMP: !0,
                CURRENT_USER: !0,
                CURSOR: !0,
                DATABASE: !0,
                DATABASES: !0,
                DAY_HOUR: !0,
                DAY_MICROSECOND: !0,
                DAY_MINUTE: !0,
                DAY_SECOND: !0,
                DEC: !0,
                DECIMAL: !0,
                DECLARE: !0,
                DEFAULT: !0,
                DELAYED: !0,
                DELETE: !0,
                DESC: !0,
                DESCRIBE: !0,
                DETERMINISTIC: !0,
                DISTINCT: !0,
                DISTINCTROW: !0,
                DIV: !0,
                DROP: !0,
                DOUBLE: !0,
                DUAL: !0,
                ELSE: !0,
                EACH: !0,
                ELSEIF: !0,
                ENCLOSED: !0,
                ESCAPED: !0,
                EXCEPT: !0,
                EXISTS: !0,
                EXIT: !0,
                EXPLAIN: !0,
                FALSE: !0,
                FULL: !0,
                FROM: !0,
                FETCH: !0,
                FLOAT: !0,
                FLOAT4: !0,
                FLOAT8: !0,
                FOR: !0,
                FORCE: !0,
                FOREIGN: !0,
                FULLTEXT: !0,
                FUNCTION: !0,
                GENERATED: !0,
                GET: !0,
                GO: !0,
                GRANT: !0,
                GROUP: !0,
                GROUPING: !0,
                GROUPS: !0,
                HAVING: !0,
                HIGH_PRIORITY: !0,
                HOUR_MICROSECOND: !0,
                HOUR_MINUTE: !0,
                HOUR_SECOND: !0,
                IGNORE: !0,
                IN: !0,
                INNER: !0,
                INFILE: !0,
                INOUT: !0,
                INSENSITIVE: !0,
                INSERT: !0,
                INTERSECT: !0,
                INT: !0,
                INT1: !0,
                INT2: !0,
                INT3: !0,
                INT4: !0,
                INT8: !0,
                INTEGER: !0,
                INTERVAL: !0,
                INTO: !0,
                IO_AFTER_GTIDS: !0,
                IO_BEFORE_GTIDS: !0,
                IS: !0,
                ITERATE: !0,
                JOIN: !0,
                JSON_TABLE: !0,
                KEY: !0,
                KEYS: !0,
                KILL: !0,
                LAG: !0,
                LAST_VALUE: !0,
                LATERAL: !0,
                LEAD: !0,
                LEADING: !0,
                LEAVE: !0,
                LEFT: !0,
                LIKE: !0,
                LIMIT: !0,
                LINEAR: !0,
                LINES: !0,
                LOAD: !0,
                LOCALTIME: !0,
                LOCALTIMESTAMP: !0,
                LOCK: !0,
                LONG: !0,
                LONGBLOB: !0,
                LONGTEXT: !0,
                LOOP: !0,
                LOW_PRIORITY: !0,
                MASTER_BIND: !0,
                MATCH: !0,
                MAXVALUE: !0,
                MEDIUMBLOB: !0,
                MEDIUMINT: !0,
                MEDIUMTEXT: !0,
                MIDDLEINT: !0,
                MINUTE_MICROSECOND: !0,
                MINUTE_SECOND: !0,
                MINUS: !0,
                MOD: !0,
                MODIFIES: !0,
                NATURAL: !0,
                NOT: !0,
                NO_WRITE_TO_BINLOG: !0,
                NTH_VALUE: !0,
                NTILE: !0,
                NULL: !0,
                NUMERIC: !0,
                OF: !0,
                ON: !0,
                OPTIMIZE: !0,
                OPTIMIZER_COSTS: !0,
                OPTION: !0,
                OPTIONALLY: !0,
                OR: !0,
                ORDER: !0,
                OUT: !0,
                OUTER: !0,
                OUTFILE: !0,
                OVER: !0,
                PARTITION: !0,
                PERCENT_RANK: !0,
                PRECISION: !0,
                PRIMARY: !0,
                PROCEDURE: !0,
                PURGE: !0,
                RANGE: !0,
                RANK: !0,
                READ: !0,
                READS: !0,
                READ_WRITE: !0,
                REAL: !0,
                RECURSIVE: !0,
                REFERENCES: !0,
                REGEXP: !0,
                RELEASE: !0,
                RENAME: !0,
                REPEAT: !0,
                REPLACE: !0,
                REQUIRE: !0,
                RESIGNAL: !0,
                RESTRICT: !0,
                RETURN: !0,
                REVOKE: !0,
                RIGHT: !0,
                RLIKE: !0,
                ROW: !0,
                ROWS: !0,
                ROW_NUMBER: !0,
                SCHEMA: !0,
                SCHEMAS: !0,
                SELECT: !0,
                SENSITIVE: !0,
                SEPARATOR: !0,
                SET: !0,
                SHOW: !0,
                SIGNAL: !0,
                SMALLINT: !0,
                SPATIAL: !0,
                SPECIFIC: !0,
                SQL: !0,
                SQLEXCEPTION: !0,
                SQLSTATE: !0,
                SQLWARNING: !0,
                SQL_BIG_RESULT: !0,
                SSL: !0,
                STARTING: !0,
                STORED: !0,
                STRAIGHT_JOIN: !0,
                TABLE: !0,
                TERMINATED: !0,
                THEN: !0,
                TINYBLOB: !0,
                TINYINT: !0,
                TINYTEXT: !0,
                TO: !0,
                TRAILING: !0,
                TRIGGER: !0,
                TRUE: !0,
                UNION: !0,
                UNIQUE: !0,
                UNLOCK: !0,
                UNSIGNED: !0,
                UPDATE: !0,
                USAGE: !0,
                USE: !0,
                USING: !0,
                UTC_DATE: !0,
                UTC_TIME: !0,
                UTC_TIMESTAMP: !0,
                VALUES: !0,
                VARBINARY: !0,
                VARCHAR: !0,
                VARCHARACTER: !0,
                VARYING: !0,
                VIRTUAL: !0,
                VECTOR: !0,
                WHEN: !0,
                WHERE: !0,
                WHILE: !0,
                WINDOW: !0,
                WITH: !0,
                WRITE: !0,
                XOR: !0,
                YEAR_MONTH: !0,
                ZEROFILL: !0,
              },
              iv = {
                avg: !0,
                sum: !0,
                count: !0,
                convert: !0,
                max: !0,
                min: !0,
                group_concat: !0,
                std: !0,
                variance: !0,
                current_date: !0,
                current_time: !0,
                current_timestamp: !0,
                current_user: !0,
                user: !0,
                session_user: !0,
                system_user: !0,
              };
            function cv() {
              return t.includeLocations ? { loc: uc(Zi, zi) } : {};
            }
            function lv(r, t) {
              return { type: 'unary_expr', operator: r, expr: t };
            }
            function fv(r, t, e) {
              return { type: 'binary_expr', operator: r, left: t, right: e, ...cv() };
            }
            function bv(r) {
              const t = n(Number.MAX_SAFE_INTEGER);
              return !(n(r) < t);
            }
            function pv(r, t, e = 3) {
              const n = [r];
              for (let r = 0; r < t.length; r++) delete t[r][e].tableList, delete t[r][e].columnList, n.push(t[r][e]);
              return n;
            }
            function vv(r, t) {
              let e = r;
              for (let r = 0; r < t.length; r++) e = fv(t[r][1], e, t[r][3]);
              return e;
            }
            function dv(r) {
              const t = mv[r];
              return t || r || null;
            }
            function yv(r) {
              const t = new Set();
              for (let e of r.keys()) {
                const r = e.split('::');
                if (!r) {
                  t.add(e);
                  break;
                }
                r && r[1] && (r[1] = dv(r[1])), t.add(r.join('::'));
              }
              return Array.from(t);
            }
            function wv(r) {
              const t = yv(r);
              r.clear(), t.forEach((t) => r.add(t));
            }
            let Lv = [];
            const hv = new Set(),
              Cv = new Set(),
              mv = {};
            if ((e = a()) !== s && zi === r.length) return e;
            throw (
              (e !== s && zi < r.length && ac({ type: 'end' }),
              ic(tc, rc < r.length ? r.charAt(rc) : null, rc < r.length ? uc(rc, rc + 1) : uc(rc, rc)))
            );
          },
        });
    },
    function (r, t, e) {
      r.exports = e(3);
    },
    function (r, t) {
      r.exports = require('big-integer');
    },
    function (r, t, e) {
      'use strict';
      e.r(t),
        e.d(t, 'Parser', function () {
          return $t;
        }),
        e.d(t, 'util', function () {
          return n;
        });
      var n = {};
      function o(r) {
        return (o =
          'function' == typeof Symbol && 'symbol' == typeof Symbol.iterator
            ? function (r) {
                return typeof r;
              }
            : function (r) {
                return r && 'function' == typeof Symbol && r.constructor === Symbol && r !== Symbol.prototype
                  ? 'symbol'
                  : typeof r;
              })(r);
      }
      e.r(n),
        e.d(n, 'arrayStructTypeToSQL', function () {
          return T;
        }),
        e.d(n, 'autoIncrementToSQL', function () {
          return N;
        }),
        e.d(n, 'columnOrderListToSQL', function () {
          return O;
        }),
        e.d(n, 'commonKeywordArgsToSQL', function () {
          return S;
        }),
        e.d(n, 'commonOptionConnector', function () {
          return a;
        }),
        e.d(n, 'connector', function () {
          return i;
        }),
        e.d(n, 'commonTypeValue', function () {
          return C;
        }),
        e.d(n, 'commentToSQL', function () {
          return _;
        }),
        e.d(n, 'createBinaryExpr', function () {
          return l;
        }),
        e.d(n, 'createValueExpr', function () {
          return c;
        }),
        e.d(n, 'dataTypeToSQL', function () {
          return A;
        }),
        e.d(n, 'DEFAULT_OPT', function () {
          return s;
        }),
        e.d(n, 'escape', function () {
          return f;
        }),
        e.d(n, 'literalToSQL', function () {
          return h;
        }),
        e.d(n, 'columnIdentifierToSql', function () {
          return d;
        }),
        e.d(n, 'getParserOpt', function () {
          return b;
        }),
        e.d(n, 'identifierToSql', function () {
          return y;
        }),
        e.d(n, 'onPartitionsToSQL', function () {
          return E;
        }),
        e.d(n, 'replaceParams', function () {
          return m;
        }),
        e.d(n, 'returningToSQL', function () {
          return I;
        }),
        e.d(n, 'hasVal', function () {
          return L;
        }),
        e.d(n, 'setParserOpt', function () {
          return p;
        }),
        e.d(n, 'toUpper', function () {
          return w;
        }),
        e.d(n, 'topToSQL', function () {
          return v;
        }),
        e.d(n, 'triggerEventToSQL', function () {
          return g;
        });
      var s = { database: 'mysql', type: 'table', trimQuery: !0, parseOptions: { includeLocations: !1 } },
        u = s;
      function a(r, t, e) {
        if (e) return r ? ''.concat(r.toUpperCase(), ' ').concat(t(e)) : t(e);
      }
      function i(r, t) {
        if (t) return ''.concat(r.toUpperCase(), ' ').concat(t);
      }
      function c(r) {
        var t = o(r);
        if (Array.isArray(r)) return { type: 'expr_list', value: r.map(c) };
        if (null === r) return { type: 'null', value: null };
        switch (t) {
          case 'boolean':
            return { type: 'bool', value: r };
          case 'string':
            return { type: 'string', value: r };
          case 'number':
            return { type: 'number', value: r };
          default:
            throw new Error('Cannot convert value "'.concat(t, '" to SQL'));
        }
      }
      function l(r, t, e) {
        var n = { operator: r, type: 'binary_expr' };
        return (
          (n.left = t.type ? t : c(t)),
          'BETWEEN' === r || 'NOT BETWEEN' === r
            ? ((n.right = { type: 'expr_list', value: [c(e[0]), c(e[1])] }), n)
            : ((n.right = e.type ? e : c(e)), n)
        );
      }
      function f(r) {
        return r;
      }
      function b() {
        return u;
      }
      function p(r) {
        u = r;
      }
      function v(r) {
        if (r) {
          var t = r.value,
            e = r.percent,
            n = r.parentheses ? '('.concat(t, ')') : t,
            o = 'TOP '.concat(n);
          return e ? ''.concat(o, ' ').concat(e.toUpperCase()) : o;
        }
      }
      function d(r) {
        var t = b().database;
        if (r)
          switch (t && t.toLowerCase()) {
            case 'athena':
            case 'db2':
            case 'postgresql':
            case 'redshift':
            case 'snowflake':
            case 'noql':
            case 'trino':
            case 'sqlite':
              return '"'.concat(r, '"');
            case 'transactsql':
              return '['.concat(r, ']');
            case 'mysql':
            case 'mariadb':
            case 'bigquery':
            default:
              return '`'.concat(r, '`');
          }
      }
      function y(r, t, e) {
        if (!0 === t) return "'".concat(r, "'");
        if (r) {
          if ('*' === r) return r;
          if (null != e) return ''.concat(e).concat(r).concat(e);
          var n = b().database;
          switch (n && n.toLowerCase()) {
            case 'mysql':
            case 'mariadb':
              return '`'.concat(r, '`');
            case 'athena':
            case 'postgresql':
            case 'redshift':
            case 'snowflake':
            case 'trino':
            case 'noql':
            case 'sqlite':
              return '"'.concat(r, '"');
            case 'transactsql':
              return '['.concat(r, ']');
            case 'bigquery':
            case 'db2':
              return r;
            default:
              return '`'.concat(r, '`');
          }
        }
      }
      function w(r) {
        if (r) return r.toUpperCase();
      }
      function L(r) {
        return r;
      }
      function h(r) {
        if (r) {
          var t = r.prefix,
            e = r.type,
            n = r.parentheses,
            s = r.suffix,
            u = r.value,
            a = 'object' === o(r) ? u : r;
          switch (e) {
            case 'backticks_quote_string':
              a = '`'.concat(u, '`');
              break;
            case 'string':
              a = "'".concat(u, "'");
              break;
            case 'regex_string':
              a = 'r"'.concat(u, '"');
              break;
            case 'hex_string':
              a = "X'".concat(u, "'");
              break;
            case 'full_hex_string':
              a = '0x'.concat(u);
              break;
            case 'natural_string':
              a = "N'".concat(u, "'");
              break;
            case 'bit_string':
              a = "b'".concat(u, "'");
              break;
            case 'double_quote_string':
              a = '"'.concat(u, '"');
              break;
            case 'single_quote_string':
              a = "'".concat(u, "'");
              break;
            case 'boolean':
            case 'bool':
              a = u ? 'TRUE' : 'FALSE';
              break;
            case 'null':
              a = 'NULL';
              break;
            case 'star':
              a = '*';
              break;
            case 'param':
              (a = ''.concat(t || ':').concat(u)), (t = null);
              break;
            case 'origin':
              a = u.toUpperCase();
              break;
            case 'date':
            case 'datetime':
            case 'time':
            case 'timestamp':
              a = ''.concat(e.toUpperCase(), " '").concat(u, "'");
              break;
            case 'var_string':
              a = "N'".concat(u, "'");
              break;
            case 'unicode_string':
              a = "U&'".concat(u, "'");
          }
          var i = [];
          return (
            t && i.push(w(t)),
            i.push(a),
            s &&
              ('string' == typeof s && i.push(s),
              'object' === o(s) && (s.collate ? i.push(pt(s.collate)) : i.push(h(s)))),
            (a = i.join(' ')),
            n ? '('.concat(a, ')') : a
          );
        }
      }
      function C(r) {
        if (!r) return [];
        var t = r.type,
          e = r.symbol,
          n = r.value;
        return [t.toUpperCase(), e, 'string' == typeof n ? n.toUpperCase() : h(n)].filter(L);
      }
      function m(r, t) {
        return (function r(t, e) {
          return (
            Object.keys(t)
              .filter(function (r) {
                var e = t[r];
                return Array.isArray(e) || ('object' === o(e) && null !== e);
              })
              .forEach(function (n) {
                var s = t[n];
                if ('object' !== o(s) || 'param' !== s.type) return r(s, e);
                if (void 0 === e[s.value]) throw new Error('no value for parameter :'.concat(s.value, ' found'));
                return (t[n] = c(e[s.value])), null;
              }),
            t
          );
        })(JSON.parse(JSON.stringify(r)), t);
      }
      function E(r) {
        var t = r.type,
          e = r.partitions;
        return [
          w(t),
          '('.concat(
            e
              .map(function (r) {
                if ('range' !== r.type) return h(r);
                var t = r.start,
                  e = r.end,
                  n = r.symbol;
                return ''.concat(h(t), ' ').concat(w(n), ' ').concat(h(e));
              })
              .join(', '),
            ')',
          ),
        ].join(' ');
      }
      function A(r) {
        var t = r.schema,
          e = r.dataType,
          n = r.length,
          o = r.parentheses,
          s = r.scale,
          u = r.suffix,
          a = '';
        null != n && (a = s ? ''.concat(n, ', ').concat(s) : n),
          o && (a = '('.concat(a, ')')),
          u && u.length && (a += ' '.concat(u.join(' ')));
        var i = t ? ''.concat(t, '.') : '';
        return ''.concat(i).concat(e).concat(a);
      }
      function T(r) {
        if (r) {
          var t = r.dataType,
            e = r.definition,
            n = r.anglebracket,
            o = w(t);
          if ('ARRAY' !== o && 'STRUCT' !== o) return o;
          var s =
            e &&
            e
              .map(function (r) {
                return [r.field_name, T(r.field_type)].filter(L).join(' ');
              })
              .join(', ');
          return n ? ''.concat(o, '<').concat(s, '>') : ''.concat(o, ' ').concat(s);
        }
      }
      function _(r) {
        if (r) {
          var t = [],
            e = r.keyword,
            n = r.symbol,
            o = r.value;
          return t.push(e.toUpperCase()), n && t.push(n), t.push(h(o)), t.join(' ');
        }
      }
      function g(r) {
        return r
          .map(function (r) {
            var t = r.keyword,
              e = r.args,
              n = [w(t)];
            if (e) {
              var o = e.keyword,
                s = e.columns;
              n.push(w(o), s.map(At).join(', '));
            }
            return n.join(' ');
          })
          .join(' OR ');
      }
      function I(r) {
        return r ? ['RETURNING', r.columns.map(Ot).filter(L).join(', ')].join(' ') : '';
      }
      function S(r) {
        return r ? [w(r.keyword), w(r.args)] : [];
      }
      function N(r) {
        if (r) {
          if ('string' == typeof r) {
            var t = b().database;
            switch (t && t.toLowerCase()) {
              case 'sqlite':
                return 'AUTOINCREMENT';
              default:
                return 'AUTO_INCREMENT';
            }
          }
          var e = r.keyword,
            n = r.seed,
            o = r.increment,
            s = r.parentheses,
            u = w(e);
          return s && (u += '('.concat(h(n), ', ').concat(h(o), ')')), u;
        }
      }
      function O(r) {
        if (r) return r.map(It).filter(L).join(', ');
      }
      function R(r) {
        return (
          (function (r) {
            if (Array.isArray(r)) return j(r);
          })(r) ||
          (function (r) {
            if (('undefined' != typeof Symbol && null != r[Symbol.iterator]) || null != r['@@iterator'])
              return Array.from(r);
          })(r) ||
          (function (r, t) {
            if (r) {
              if ('string' == typeof r) return j(r, t);
              var e = {}.toString.call(r).slice(8, -1);
              return (
                'Object' === e && r.constructor && (e = r.constructor.name),
                'Map' === e || 'Set' === e
                  ? Array.from(r)
                  : 'Arguments' === e || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(e)
                    ? j(r, t)
                    : void 0
              );
            }
          })(r) ||
          (function () {
            throw new TypeError(
              'Invalid attempt to spread non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.',
            );
          })()
        );
      }
      function j(r, t) {
        (null == t || t > r.length) && (t = r.length);
        for (var e = 0, n = Array(t); e < t; e++) n[e] = r[e];
        return n;
      }
      function x(r) {
        if (!r) return [];
        var t = r.keyword,
          e = r.type;
        return [t.toUpperCase(), w(e)];
      }
      function k(r) {
        if (r) {
          var t = r.type,
            e = r.expr,
            n = r.symbol,
            o = t.toUpperCase(),
            s = [];
          switch ((s.push(o), o)) {
            case 'KEY_BLOCK_SIZE':
              n && s.push(n), s.push(h(e));
              break;
            case 'BTREE':
            case 'HASH':
              (s.length = 0), s.push.apply(s, R(x(r)));
              break;
            case 'WITH PARSER':
              s.push(e);
              break;
            case 'VISIBLE':
            case 'INVISIBLE':
              break;
            case 'COMMENT':
              s.shift(), s.push(_(r));
              break;
            case 'DATA_COMPRESSION':
              s.push(n, w(e.value), E(e.on));
              break;
            default:
              s.push(n, h(e));
          }
          return s.filter(L).join(' ');
        }
      }
      function U(r) {
        return r ? r.map(k) : [];
      }
      function D(r) {
        var t = r.constraint_type,
          e = r.index_type,
          n = r.index_options,
          o = void 0 === n ? [] : n,
          s = r.definition,
          u = r.on,
          a = r.with,
          i = [];
        if ((i.push.apply(i, R(x(e))), s && s.length)) {
          var c =
            'CHECK' === w(t)
              ? '('.concat(lt(s[0]), ')')
              : '('.concat(
                  s
                    .map(function (r) {
                      return lt(r);
                    })
                    .join(', '),
                  ')',
                );
          i.push(c);
        }
        return (
          i.push(U(o).join(' ')),
          a && i.push('WITH ('.concat(U(a).join(', '), ')')),
          u && i.push('ON ['.concat(u, ']')),
          i
        );
      }
      function M(r) {
        var t = r.operator || r.op,
          e = lt(r.right),
          n = !1;
        if (Array.isArray(e)) {
          switch (t) {
            case '=':
              t = 'IN';
              break;
            case '!=':
              t = 'NOT IN';
              break;
            case 'BETWEEN':
            case 'NOT BETWEEN':
              (n = !0), (e = ''.concat(e[0], ' AND ').concat(e[1]));
          }
          n || (e = '('.concat(e.join(', '), ')'));
        }
        var o = r.right.escape || {},
          s = Array.isArray(r.left) ? r.left.map(lt).join(', ') : lt(r.left),
          u = pt(r.collate),
          a = [s, t, e, w(o.type), lt(o.value)].filter(L).join('.' === t ? '' : ' '),
          i = r.parentheses ? '('.concat(a, ')') : a;
        return u && (i = ''.concat(i, ' ').concat(u)), i;
      }
      function P(r) {
        var t = r.name,
          e = r.type;
        switch (e) {
          case 'table':
          case 'view':
            var n = [y(t.db), y(t.table)].filter(L).join('.');
            return ''.concat(w(e), ' ').concat(n);
          case 'column':
            return 'COLUMN '.concat(At(t));
          default:
            return ''.concat(w(e), ' ').concat(h(t));
        }
      }
      function G(r) {
        var t = r.keyword,
          e = r.expr;
        return [w(t), h(e)].filter(L).join(' ');
      }
      function F(r) {
        return (
          (function (r) {
            if (Array.isArray(r)) return H(r);
          })(r) ||
          (function (r) {
            if (('undefined' != typeof Symbol && null != r[Symbol.iterator]) || null != r['@@iterator'])
              return Array.from(r);
          })(r) ||
          (function (r, t) {
            if (r) {
              if ('string' == typeof r) return H(r, t);
              var e = {}.toString.call(r).slice(8, -1);
              return (
                'Object' === e && r.constructor && (e = r.constructor.name),
                'Map' === e || 'Set' === e
                  ? Array.from(r)
                  : 'Arguments' === e || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(e)
                    ? H(r, t)
                    : void 0
              );
            }
          })(r) ||
          (function () {
            throw new TypeError(
              'Invalid attempt to spread non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.',
            );
          })()
        );
      }
      function H(r, t) {
        (null == t || t > r.length) && (t = r.length);
        for (var e = 0, n = Array(t); e < t; e++) n[e] = r[e];
        return n;
      }
      function Y(r) {
        return r ? [r.prefix.map(h).join(' '), lt(r.value), r.suffix.map(h).join(' ')] : [];
      }
      function B(r) {
        return r
          ? r.fetch || r.offset
            ? ((e = (t = r).fetch),
              (n = t.offset),
              []
                .concat(F(Y(n)), F(Y(e)))
                .filter(L)
                .join(' '))
            : (function (r) {
                var t = r.seperator,
                  e = r.value;
                return 1 === e.length && 'offset' === t
                  ? i('OFFSET', lt(e[0]))
                  : i('LIMIT', e.map(lt).join(''.concat('offset' === t ? ' ' : '').concat(w(t), ' ')));
              })(r)
          : '';
        var t, e, n;
      }
      function $(r) {
        if (r && 0 !== r.length) {
          var t = r[0].recursive ? 'RECURSIVE ' : '',
            e = r
              .map(function (r) {
                var t = r.name,
                  e = r.stmt,
                  n = r.columns,
                  o = Array.isArray(n) ? '('.concat(n.map(At).join(', '), ')') : '',
                  s = a('values' === e.type ? 'VALUES' : '', lt, e);
                return ''
                  .concat('default' === t.type ? y(t.value) : h(t))
                  .concat(o, ' AS (')
                  .concat(s, ')');
              })
              .join(', ');
          return 'WITH '.concat(t).concat(e);
        }
      }
      function W(r) {
        if (r && r.position) {
          var t = r.keyword,
            e = r.expr,
            n = [],
            o = w(t);
          switch (o) {
            case 'VAR':
              n.push(e.map(ct).join(', '));
              break;
            default:
              n.push(o, 'string' == typeof e ? y(e) : lt(e));
          }
          return n.filter(L).join(' ');
        }
      }
      function q(r) {
        var t = r.as_struct_val,
          e = r.columns,
          n = r.collate,
          o = r.distinct,
          s = r.for,
          u = r.from,
          c = r.for_sys_time_as_of,
          l = void 0 === c ? {} : c,
          f = r.locking_read,
          b = r.groupby,
          p = r.having,
          d = r.into,
          y = void 0 === d ? {} : d,
          C = r.isolation,
          m = r.limit,
          E = r.options,
          A = r.orderby,
          T = r.parentheses_symbol,
          _ = r.qualify,
          g = r.top,
          I = r.window,
          S = r.with,
          N = r.where,
          O = [$(S), 'SELECT', w(t)];
        Array.isArray(E) && O.push(E.join(' ')),
          O.push(
            (function (r) {
              if (r) {
                if ('string' == typeof r) return r;
                var t = r.type,
                  e = r.columns,
                  n = [w(t)];
                return e && n.push('('.concat(e.map(lt).join(', '), ')')), n.filter(L).join(' ');
              }
            })(o),
            v(g),
            jt(e, u),
          );
        var R = y.position,
          j = '';
        R && (j = a('INTO', W, y)), 'column' === R && O.push(j), O.push(a('FROM', mr, u)), 'from' === R && O.push(j);
        var x = l || {},
          k = x.keyword,
          U = x.expr;
        O.push(a(k, lt, U)),
          O.push(a('WHERE', lt, N)),
          b && (O.push(i('GROUP BY', ft(b.columns).join(', '))), O.push(ft(b.modifiers).join(', '))),
          O.push(a('HAVING', lt, p)),
          O.push(a('QUALIFY', lt, _)),
          O.push(a('WINDOW', lt, I)),
          O.push(bt(A, 'order by')),
          O.push(pt(n)),
          O.push(B(m)),
          C && O.push(a(C.keyword, h, C.expr)),
          O.push(w(f)),
          'end' === R && O.push(j),
          O.push(
            (function (r) {
              if (r) {
                var t = r.expr,
                  e = r.keyword,
                  n = [w(r.type), w(e)];
                return t ? ''.concat(n.join(' '), '(').concat(lt(t), ')') : n.join(' ');
              }
            })(s),
          );
        var D = O.filter(L).join(' ');
        return T ? '('.concat(D, ')') : D;
      }
      function V(r, t) {
        var e = ('undefined' != typeof Symbol && r[Symbol.iterator]) || r['@@iterator'];
        if (!e) {
          if (
            Array.isArray(r) ||
            (e = (function (r, t) {
              if (r) {
                if ('string' == typeof r) return X(r, t);
                var e = {}.toString.call(r).slice(8, -1);
                return (
                  'Object' === e && r.constructor && (e = r.constructor.name),
                  'Map' === e || 'Set' === e
                    ? Array.from(r)
                    : 'Arguments' === e || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(e)
                      ? X(r, t)
                      : void 0
                );
              }
            })(r)) ||
            (t && r && 'number' == typeof r.length)
          ) {
            e && (r = e);
            var n = 0,
              o = function () {};
            return {
              s: o,
              n: function () {
                return n >= r.length ? { done: !0 } : { done: !1, value: r[n++] };
              },
              e: function (r) {
                throw r;
              },
              f: o,
            };
          }
          throw new TypeError(
            'Invalid attempt to iterate non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.',
          );
        }
        var s,
          u = !0,
          a = !1;
        return {
          s: function () {
            e = e.call(r);
          },
          n: function () {
            var r = e.next();
            return (u = r.done), r;
          },
          e: function (r) {
            (a = !0), (s = r);
          },
          f: function () {
            try {
              u || null == e.return || e.return();
            } finally {
              if (a) throw s;
            }
          },
        };
      }
      function X(r, t) {
        (null == t || t > r.length) && (t = r.length);
        for (var e = 0, n = Array(t); e < t; e++) n[e] = r[e];
        return n;
      }
      function K(r) {
        if (!r || 0 === r.length) return '';
        var t,
          e = [],
          n = V(r);
        try {
          for (n.s(); !(t = n.n()).done; ) {
            var o = t.value,
              s = {},
              u = o.value;
            for (var a in o) 'value' !== a && 'keyword' !== a && (s[a] = o[a]);
            var i = [At(s)],
              c = '';
            u && ((c = lt(u)), i.push('=', c)), e.push(i.filter(L).join(' '));
          }
        } catch (r) {
          n.e(r);
        } finally {
          n.f();
        }
        return e.join(', ');
      }
      function Q(r) {
        var t = r.name,
          e = r.value;
        return ['@'.concat(t), '=', lt(e)].filter(L).join(' ');
      }
      function z(r) {
        if (!r) return '';
        var t = r.keyword,
          e = r.terminated,
          n = r.enclosed,
          o = r.escaped;
        return [w(t), h(e), h(n), h(o)].filter(L).join(' ');
      }
      function Z(r) {
        if (!r) return '';
        var t = r.keyword,
          e = r.starting,
          n = r.terminated;
        return [w(t), h(e), h(n)].filter(L).join(' ');
      }
      function J(r) {
        if (!r) return '';
        var t = r.count,
          e = r.suffix;
        return ['IGNORE', h(t), e].filter(L).join(' ');
      }
      function rr(r) {
        if (!r) return '';
        var t = r.mode,
          e = r.local,
          n = r.file,
          o = r.replace_ignore,
          s = r.table,
          u = r.partition,
          i = r.character_set,
          c = r.column,
          l = r.fields,
          f = r.lines,
          b = r.set,
          p = r.ignore;
        return [
          'LOAD DATA',
          w(t),
          w(e),
          'INFILE',
          h(n),
          w(o),
          'INTO TABLE',
          Cr(s),
          ar(u),
          a('CHARACTER SET', h, i),
          z(l),
          Z(f),
          J(p),
          jt(c),
          a('SET', K, b),
        ]
          .filter(L)
          .join(' ');
      }
      function tr(r) {
        var t = r.left,
          e = r.right,
          n = r.symbol,
          o = r.keyword;
        t.keyword = o;
        var s = lt(t),
          u = lt(e);
        return [s, w(n), u].filter(L).join(' ');
      }
      function er(r) {
        var t,
          e,
          n,
          o,
          s = r.keyword,
          u = r.suffix,
          i = '';
        switch (w(s)) {
          case 'BINLOG':
            (e = (t = r).in),
              (n = t.from),
              (o = t.limit),
              (i = [a('IN', h, e && e.right), a('FROM', mr, n), B(o)].filter(L).join(' '));
            break;
          case 'CHARACTER':
          case 'COLLATION':
            i = (function (r) {
              var t = r.expr;
              if (t) return 'LIKE' === w(t.op) ? a('LIKE', h, t.right) : a('WHERE', lt, t);
            })(r);
            break;
          case 'COLUMNS':
          case 'INDEXES':
          case 'INDEX':
            i = a('FROM', mr, r.from);
            break;
          case 'GRANTS':
            i = (function (r) {
              var t = r.for;
              if (t) {
                var e = t.user,
                  n = t.host,
                  o = t.role_list,
                  s = "'".concat(e, "'");
                return (
                  n && (s += "@'".concat(n, "'")),
                  [
                    'FOR',
                    s,
                    o && 'USING',
                    o &&
                      o
                        .map(function (r) {
                          return "'".concat(r, "'");
                        })
                        .join(', '),
                  ]
                    .filter(L)
                    .join(' ')
                );
              }
            })(r);
            break;
          case 'CREATE':
            i = a('', Cr, r[u]);
            break;
          case 'VAR':
            (i = ct(r.var)), (s = '');
        }
        return ['SHOW', w(s), w(u), i].filter(L).join(' ');
      }
      var nr = {
        alter: function (r) {
          var t = r.keyword;
          switch (void 0 === t ? 'table' : t) {
            case 'aggregate':
              return (function (r) {
                var t = r.args,
                  e = r.expr,
                  n = r.keyword,
                  o = r.name,
                  s = r.type,
                  u = t.expr,
                  a = t.orderby;
                return [
                  w(s),
                  w(n),
                  [
                    [y(o.schema), y(o.name)].filter(L).join('.'),
                    '('
                      .concat(u.map(nt).join(', '))
                      .concat(a ? [' ORDER', 'BY', a.map(nt).join(', ')].join(' ') : '', ')'),
                  ]
                    .filter(L)
                    .join(''),
                  et(e),
                ]
                  .filter(L)
                  .join(' ');
              })(r);
            case 'table':
              return (function (r) {
                var t = r.type,
                  e = r.table,
                  n = r.if_exists,
                  o = r.prefix,
                  s = r.expr,
                  u = void 0 === s ? [] : s,
                  a = w(t),
                  i = mr(e),
                  c = u.map(lt);
                return [a, 'TABLE', w(n), h(o), i, c.join(', ')].filter(L).join(' ');
              })(r);
            case 'schema':
              return (function (r) {
                var t = r.expr,
                  e = r.keyword,
                  n = r.schema;
                return [w(r.type), w(e), y(n), et(t)].filter(L).join(' ');
              })(r);
            case 'sequence':
              return (function (r) {
                var t = r.type,
                  e = r.keyword,
                  n = r.sequence,
                  o = r.if_exists,
                  s = r.expr,
                  u = void 0 === s ? [] : s,
                  a = w(t),
                  i = mr(n),
                  c = u.map(Kr);
                return [a, w(e), w(o), i, c.join(', ')].filter(L).join(' ');
              })(r);
            case 'domain':
            case 'type':
              return (function (r) {
                var t = r.expr,
                  e = r.keyword,
                  n = r.name;
                return [w(r.type), w(e), [y(n.schema), y(n.name)].filter(L).join('.'), et(t)].filter(L).join(' ');
              })(r);
            case 'function':
              return (function (r) {
                var t = r.args,
                  e = r.expr,
                  n = r.keyword,
                  o = r.name;
                return [
                  w(r.type),
                  w(n),
                  [
                    [y(o.schema), y(o.name)].filter(L).join('.'),
                    t && '('.concat(t.expr ? t.expr.map(nt).join(', ') : '', ')'),
                  ]
                    .filter(L)
                    .join(''),
                  et(e),
                ]
                  .filter(L)
                  .join(' ');
              })(r);
            case 'view':
              return (function (r) {
                var t = r.type,
                  e = r.columns,
                  n = r.attributes,
                  o = r.select,
                  s = r.view,
                  u = r.with,
                  a = w(t),
                  i = Cr(s),
                  c = [a, 'VIEW', i];
                e && c.push('('.concat(e.map(At).join(', '), ')'));
                n && c.push('WITH '.concat(n.map(w).join(', ')));
                c.push('AS', q(o)), u && c.push(w(u));
                return c.filter(L).join(' ');
              })(r);
          }
        },
        analyze: function (r) {
          var t = r.type,
            e = r.table;
          return [w(t), Cr(e)].join(' ');
        },
        attach: function (r) {
          var t = r.type,
            e = r.database,
            n = r.expr,
            o = r.as,
            s = r.schema;
          return [w(t), w(e), lt(n), w(o), y(s)].filter(L).join(' ');
        },
        create: function (r) {
          var t = r.keyword,
            e = '';
          switch (t.toLowerCase()) {
            case 'aggregate':
              e = (function (r) {
                var t = r.type,
                  e = r.replace,
                  n = r.keyword,
                  o = r.name,
                  s = r.args,
                  u = r.options,
                  a = [w(t), w(e), w(n)],
                  i = [y(o.schema), o.name].filter(L).join('.'),
                  c = ''
                    .concat(s.expr.map(nt).join(', '))
                    .concat(s.orderby ? [' ORDER', 'BY', s.orderby.map(nt).join(', ')].join(' ') : '');
                return (
                  a.push(''.concat(i, '(').concat(c, ')'), '('.concat(u.map(rt).join(', '), ')')), a.filter(L).join(' ')
                );
              })(r);
              break;
            case 'table':
              e = (function (r) {
                var t = r.type,
                  e = r.keyword,
                  n = r.table,
                  o = r.like,
                  s = r.as,
                  u = r.temporary,
                  a = r.if_not_exists,
                  i = r.create_definitions,
                  c = r.table_options,
                  l = r.ignore_replace,
                  f = r.replace,
                  p = r.partition_of,
                  v = r.query_expr,
                  d = r.unlogged,
                  y = r.with,
                  C = [w(t), w(f), w(u), w(d), w(e), w(a), mr(n)];
                if (o) {
                  var m = o.type,
                    E = mr(o.table);
                  return C.push(w(m), E), C.filter(L).join(' ');
                }
                if (p)
                  return C.concat([zr(p)])
                    .filter(L)
                    .join(' ');
                i && C.push('('.concat(i.map(Kr).join(', '), ')'));
                if (c) {
                  var A = b().database,
                    T = A && 'sqlite' === A.toLowerCase() ? ', ' : ' ';
                  C.push(c.map(Er).join(T));
                }
                if (y) {
                  var _ = y
                    .map(function (r) {
                      return [h(r.keyword), w(r.symbol), h(r.value)].join(' ');
                    })
                    .join(', ');
                  C.push('WITH ('.concat(_, ')'));
                }
                C.push(w(l), w(s)), v && C.push(or(v));
                return C.filter(L).join(' ');
              })(r);
              break;
            case 'trigger':
              e =
                'constraint' === r.resource
                  ? (function (r) {
                      var t = r.constraint,
                        e = r.constraint_kw,
                        n = r.deferrable,
                        o = r.events,
                        s = r.execute,
                        u = r.for_each,
                        a = r.from,
                        i = r.location,
                        c = r.keyword,
                        l = r.or,
                        f = r.type,
                        b = r.table,
                        p = r.when,
                        v = [w(f), w(l), w(e), w(c), y(t), w(i)],
                        d = g(o);
                      v.push(d, 'ON', Cr(b)), a && v.push('FROM', Cr(a));
                      v.push.apply(v, qr(S(n)).concat(qr(S(u)))), p && v.push(w(p.type), lt(p.cond));
                      return v.push(w(s.keyword), Wr(s.expr)), v.filter(L).join(' ');
                    })(r)
                  : (function (r) {
                      var t = r.definer,
                        e = r.for_each,
                        n = r.keyword,
                        o = r.execute,
                        s = r.type,
                        u = r.table,
                        i = r.if_not_exists,
                        c = r.temporary,
                        l = r.trigger,
                        f = r.events,
                        b = r.order,
                        p = r.time,
                        v = r.when,
                        d = [
                          w(s),
                          w(c),
                          lt(t),
                          w(n),
                          w(i),
                          Cr(l),
                          w(p),
                          f.map(function (r) {
                            var t = [w(r.keyword)],
                              e = r.args;
                            return e && t.push(w(e.keyword), e.columns.map(At).join(', ')), t.join(' ');
                          }),
                          'ON',
                          Cr(u),
                          w(e && e.keyword),
                          w(e && e.args),
                          b && ''.concat(w(b.keyword), ' ').concat(y(b.trigger)),
                          a('WHEN', lt, v),
                          w(o.prefix),
                        ];
                      switch (o.type) {
                        case 'set':
                          d.push(a('SET', K, o.expr));
                          break;
                        case 'multiple':
                          d.push(sr(o.expr.ast));
                      }
                      return d.push(w(o.suffix)), d.filter(L).join(' ');
                    })(r);
              break;
            case 'extension':
              e = (function (r) {
                var t = r.extension,
                  e = r.from,
                  n = r.if_not_exists,
                  o = r.keyword,
                  s = r.schema,
                  u = r.type,
                  i = r.with,
                  c = r.version;
                return [w(u), w(o), w(n), h(t), w(i), a('SCHEMA', h, s), a('VERSION', h, c), a('FROM', h, e)]
                  .filter(L)
                  .join(' ');
              })(r);
              break;
            case 'function':
              e = (function (r) {
                var t = r.type,
                  e = r.replace,
                  n = r.keyword,
                  o = r.name,
                  s = r.args,
                  u = r.returns,
                  a = r.options,
                  i = r.last,
                  c = [w(t), w(e), w(n)],
                  l = [h(o.schema), o.name.map(h).join('.')].filter(L).join('.'),
                  f = s.map(nt).filter(L).join(', ');
                return (
                  c.push(
                    ''.concat(l, '(').concat(f, ')'),
                    (function (r) {
                      var t = r.type,
                        e = r.keyword,
                        n = r.expr;
                      return [w(t), w(e), Array.isArray(n) ? '('.concat(n.map(St).join(', '), ')') : Zr(n)]
                        .filter(L)
                        .join(' ');
                    })(u),
                    a.map(Jr).join(' '),
                    i,
                  ),
                  c.filter(L).join(' ')
                );
              })(r);
              break;
            case 'index':
              e = (function (r) {
                var t = r.concurrently,
                  e = r.filestream_on,
                  n = r.keyword,
                  o = r.if_not_exists,
                  s = r.include,
                  u = r.index_columns,
                  i = r.index_type,
                  c = r.index_using,
                  l = r.index,
                  f = r.on,
                  b = r.index_options,
                  p = r.algorithm_option,
                  v = r.lock_option,
                  d = r.on_kw,
                  C = r.table,
                  m = r.tablespace,
                  E = r.type,
                  A = r.where,
                  T = r.with,
                  _ = r.with_before_where,
                  g = T && 'WITH ('.concat(U(T).join(', '), ')'),
                  I =
                    s &&
                    ''.concat(w(s.keyword), ' (').concat(
                      s.columns
                        .map(function (r) {
                          return 'string' == typeof r ? y(r) : lt(r);
                        })
                        .join(', '),
                      ')',
                    ),
                  S = l;
                l && (S = 'string' == typeof l ? y(l) : [y(l.schema), y(l.name)].filter(L).join('.'));
                var N = [w(E), w(i), w(n), w(o), w(t), S, w(d), Cr(C)].concat(qr(x(c)), [
                  '('.concat(O(u), ')'),
                  I,
                  U(b).join(' '),
                  et(p),
                  et(v),
                  a('TABLESPACE', h, m),
                ]);
                _ ? N.push(g, a('WHERE', lt, A)) : N.push(a('WHERE', lt, A), g);
                return N.push(a('ON', lt, f), a('FILESTREAM_ON', h, e)), N.filter(L).join(' ');
              })(r);
              break;
            case 'sequence':
              e = (function (r) {
                var t = r.type,
                  e = r.keyword,
                  n = r.sequence,
                  o = r.temporary,
                  s = r.if_not_exists,
                  u = r.create_definitions,
                  a = [w(t), w(o), w(e), w(s), mr(n)];
                u && a.push(u.map(Kr).join(' '));
                return a.filter(L).join(' ');
              })(r);
              break;
            case 'database':
            case 'schema':
              e = (function (r) {
                var t = r.type,
                  e = r.keyword,
                  n = r.replace,
                  o = r.if_not_exists,
                  s = r.create_definitions,
                  u = r[e],
                  a = u.db,
                  i = u.schema,
                  c = [h(a), i.map(h).join('.')].filter(L).join('.'),
                  l = [w(t), w(n), w(e), w(o), c];
                s && l.push(s.map(Er).join(' '));
                return l.filter(L).join(' ');
              })(r);
              break;
            case 'view':
              e = (function (r) {
                var t = r.algorithm,
                  e = r.columns,
                  n = r.definer,
                  o = r.if_not_exists,
                  s = r.keyword,
                  u = r.recursive,
                  a = r.replace,
                  i = r.select,
                  c = r.sql_security,
                  l = r.temporary,
                  f = r.type,
                  b = r.view,
                  p = r.with,
                  v = r.with_options,
                  h = b.db,
                  m = b.schema,
                  E = b.view,
                  A = [y(h), y(m), y(E)].filter(L).join('.');
                return [
                  w(f),
                  w(a),
                  w(l),
                  w(u),
                  t && 'ALGORITHM = '.concat(w(t)),
                  lt(n),
                  c && 'SQL SECURITY '.concat(w(c)),
                  w(s),
                  w(o),
                  A,
                  e && '('.concat(e.map(d).join(', '), ')'),
                  v &&
                    [
                      'WITH',
                      '('.concat(
                        v
                          .map(function (r) {
                            return C(r).join(' ');
                          })
                          .join(', '),
                        ')',
                      ),
                    ].join(' '),
                  'AS',
                  or(i),
                  w(p),
                ]
                  .filter(L)
                  .join(' ');
              })(r);
              break;
            case 'domain':
              e = (function (r) {
                var t = r.as,
                  e = r.domain,
                  n = r.type,
                  o = r.keyword,
                  s = r.target,
                  u = r.create_definitions,
                  a = [w(n), w(o), [y(e.schema), y(e.name)].filter(L).join('.'), w(t), A(s)];
                if (u && u.length > 0) {
                  var i,
                    c = [],
                    l = (function (r, t) {
                      var e = ('undefined' != typeof Symbol && r[Symbol.iterator]) || r['@@iterator'];
                      if (!e) {
                        if (Array.isArray(r) || (e = Vr(r)) || (t && r && 'number' == typeof r.length)) {
                          e && (r = e);
                          var n = 0,
                            o = function () {};
                          return {
                            s: o,
                            n: function () {
                              return n >= r.length ? { done: !0 } : { done: !1, value: r[n++] };
                            },
                            e: function (r) {
                              throw r;
                            },
                            f: o,
                          };
                        }
                        throw new TypeError(
                          'Invalid attempt to iterate non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.',
                        );
                      }
                      var s,
                        u = !0,
                        a = !1;
                      return {
                        s: function () {
                          e = e.call(r);
                        },
                        n: function () {
                          var r = e.next();
                          return (u = r.done), r;
                        },
                        e: function (r) {
                          (a = !0), (s = r);
                        },
                        f: function () {
                          try {
                            u || null == e.return || e.return();
                          } finally {
                            if (a) throw s;
                          }
                        },
                      };
                    })(u);
                  try {
                    for (l.s(); !(i = l.n()).done; ) {
                      var f = i.value,
                        b = f.type;
                      switch (b) {
                        case 'collate':
                          c.push(lt(f));
                          break;
                        case 'default':
                          c.push(w(b), lt(f.value));
                          break;
                        case 'constraint':
                          c.push(Pr(f));
                      }
                    }
                  } catch (r) {
                    l.e(r);
                  } finally {
                    l.f();
                  }
                  a.push(c.filter(L).join(' '));
                }
                return a.filter(L).join(' ');
              })(r);
              break;
            case 'type':
              e = (function (r) {
                var t = r.as,
                  e = r.create_definitions,
                  n = r.keyword,
                  o = r.name,
                  s = r.resource,
                  u = [w(r.type), w(n), [y(o.schema), y(o.name)].filter(L).join('.'), w(t), w(s)];
                if (e) {
                  var a = [];
                  switch (s) {
                    case 'enum':
                    case 'range':
                      a.push(lt(e));
                      break;
                    default:
                      a.push('('.concat(e.map(Kr).join(', '), ')'));
                  }
                  u.push(a.filter(L).join(' '));
                }
                return u.filter(L).join(' ');
              })(r);
              break;
            case 'user':
              e = (function (r) {
                var t = r.attribute,
                  e = r.comment,
                  n = r.default_role,
                  o = r.if_not_exists,
                  s = r.keyword,
                  u = r.lock_option,
                  i = r.password_options,
                  c = r.require,
                  l = r.resource_options,
                  f = r.type,
                  b = r.user
                    .map(function (r) {
                      var t = r.user,
                        e = r.auth_option,
                        n = [kr(t)];
                      return e && n.push(w(e.keyword), e.auth_plugin, h(e.value)), n.filter(L).join(' ');
                    })
                    .join(', '),
                  p = [w(f), w(s), w(o), b];
                n && p.push(w(n.keyword), n.value.map(kr).join(', '));
                p.push(a(c && c.keyword, lt, c && c.value)),
                  l &&
                    p.push(
                      w(l.keyword),
                      l.value
                        .map(function (r) {
                          return lt(r);
                        })
                        .join(' '),
                    );
                i &&
                  i.forEach(function (r) {
                    return p.push(a(r.keyword, lt, r.value));
                  });
                return p.push(h(u), _(e), h(t)), p.filter(L).join(' ');
              })(r);
              break;
            default:
              throw new Error('unknown create resource '.concat(t));
          }
          return e;
        },
        comment: function (r) {
          var t = r.expr,
            e = r.keyword,
            n = r.target;
          return [w(r.type), w(e), P(n), G(t)].filter(L).join(' ');
        },
        select: q,
        deallocate: function (r) {
          var t = r.type,
            e = r.keyword,
            n = r.expr;
          return [w(t), w(e), lt(n)].filter(L).join(' ');
        },
        delete: function (r) {
          var t = r.columns,
            e = r.from,
            n = r.table,
            o = r.where,
            s = r.orderby,
            u = r.with,
            i = r.limit,
            c = r.returning,
            l = [$(u), 'DELETE'],
            f = jt(t, e);
          return (
            l.push(f),
            Array.isArray(n) && ((1 === n.length && !0 === n[0].addition) || l.push(mr(n))),
            l.push(a('FROM', mr, e)),
            l.push(a('WHERE', lt, o)),
            l.push(bt(s, 'order by')),
            l.push(B(i)),
            l.push(I(c)),
            l.filter(L).join(' ')
          );
        },
        exec: function (r) {
          var t = r.keyword,
            e = r.module,
            n = r.parameters;
          return [w(t), Cr(e), (n || []).map(Q).filter(L).join(', ')].filter(L).join(' ');
        },
        execute: function (r) {
          var t = r.type,
            e = r.name,
            n = r.args,
            o = [w(t)],
            s = [e];
          n && s.push('('.concat(lt(n).join(', '), ')'));
          return o.push(s.join('')), o.filter(L).join(' ');
        },
        explain: function (r) {
          var t = r.type,
            e = r.expr;
          return [w(t), q(e)].join(' ');
        },
        for: function (r) {
          var t = r.type,
            e = r.label,
            n = r.target,
            o = r.query,
            s = r.stmts;
          return [e, w(t), n, 'IN', sr([o]), 'LOOP', sr(s), 'END LOOP', e].filter(L).join(' ');
        },
        update: function (r) {
          var t = r.from,
            e = r.table,
            n = r.set,
            o = r.where,
            s = r.orderby,
            u = r.with,
            i = r.limit,
            c = r.returning;
          return [
            $(u),
            'UPDATE',
            mr(e),
            a('SET', K, n),
            a('FROM', mr, t),
            a('WHERE', lt, o),
            bt(s, 'order by'),
            B(i),
            I(c),
          ]
            .filter(L)
            .join(' ');
        },
        if: function (r) {
          var t = r.boolean_expr,
            e = r.else_expr,
            n = r.elseif_expr,
            o = r.if_expr,
            s = r.prefix,
            u = r.go,
            a = r.semicolons,
            i = r.suffix,
            c = [w(r.type), lt(t), h(s), ''.concat(gr(o.ast || o)).concat(a[0]), w(u)];
          n &&
            c.push(
              n
                .map(function (r) {
                  return [w(r.type), lt(r.boolean_expr), 'THEN', gr(r.then.ast || r.then), r.semicolon]
                    .filter(L)
                    .join(' ');
                })
                .join(' '),
            );
          e && c.push('ELSE', ''.concat(gr(e.ast || e)).concat(a[1]));
          return c.push(h(i)), c.filter(L).join(' ');
        },
        insert: fr,
        load_data: rr,
        drop: Rr,
        truncate: Rr,
        replace: fr,
        declare: function (r) {
          var t = r.type,
            e = r.declare,
            n = r.symbol,
            o = [w(t)],
            s = e
              .map(function (r) {
                var t = r.at,
                  e = r.name,
                  n = r.as,
                  o = r.constant,
                  s = r.datatype,
                  u = r.not_null,
                  a = r.prefix,
                  i = r.definition,
                  c = r.keyword,
                  l = [[t, e].filter(L).join(''), w(n), w(o)];
                switch (c) {
                  case 'variable':
                    l.push(Tt(s), lt(r.collate), w(u)), i && l.push(w(i.keyword), lt(i.value));
                    break;
                  case 'cursor':
                    l.push(w(a));
                    break;
                  case 'table':
                    l.push(w(a), '('.concat(i.map(Kr).join(', '), ')'));
                }
                return l.filter(L).join(' ');
              })
              .join(''.concat(n, ' '));
          return o.push(s), o.join(' ');
        },
        use: function (r) {
          var t = r.type,
            e = r.db,
            n = w(t),
            o = y(e);
          return ''.concat(n, ' ').concat(o);
        },
        rename: function (r) {
          var t = r.type,
            e = r.table,
            n = [],
            o = ''.concat(t && t.toUpperCase(), ' TABLE');
          if (e) {
            var s,
              u = Ir(e);
            try {
              for (u.s(); !(s = u.n()).done; ) {
                var a = s.value.map(Cr);
                n.push(a.join(' TO '));
              }
            } catch (r) {
              u.e(r);
            } finally {
              u.f();
            }
          }
          return ''.concat(o, ' ').concat(n.join(', '));
        },
        call: function (r) {
          var t = lt(r.expr);
          return ''.concat('CALL', ' ').concat(t);
        },
        desc: jr,
        describe: jr,
        set: function (r) {
          var t = r.type,
            e = r.expr,
            n = r.keyword,
            o = w(t),
            s = e.map(lt).join(', ');
          return [o, w(n), s].filter(L).join(' ');
        },
        lock: xr,
        unlock: xr,
        show: er,
        grant: Ur,
        revoke: Ur,
        proc: function (r) {
          var t = r.stmt;
          switch (t.type) {
            case 'assign':
              return tr(t);
            case 'return':
              return (function (r) {
                var t = r.type,
                  e = r.expr;
                return [w(t), lt(e)].join(' ');
              })(t);
          }
        },
        raise: function (r) {
          var t = r.type,
            e = r.level,
            n = r.raise,
            o = r.using,
            s = [w(t), w(e)];
          n &&
            s.push(
              [h(n.keyword), 'format' === n.type && n.expr.length > 0 && ','].filter(L).join(''),
              n.expr
                .map(function (r) {
                  return lt(r);
                })
                .join(', '),
            );
          o &&
            s.push(
              w(o.type),
              w(o.option),
              o.symbol,
              o.expr
                .map(function (r) {
                  return lt(r);
                })
                .join(', '),
            );
          return s.filter(L).join(' ');
        },
        transaction: function (r) {
          var t = r.expr,
            e = t.action,
            n = t.keyword,
            o = t.modes,
            s = [h(e), w(n)];
          return o && s.push(o.map(h).join(', ')), s.filter(L).join(' ');
        },
      };
      function or(r) {
        if (!r) return '';
        for (
          var t = nr[r.type], e = r, n = e._parentheses, o = e._orderby, s = e._limit, u = [n && '(', t(r)];
          r._next;
        ) {
          var a = nr[r._next.type],
            i = w(r.set_op);
          u.push(i, a(r._next)), (r = r._next);
        }
        return u.push(n && ')', bt(o, 'order by'), B(s)), u.filter(L).join(' ');
      }
      function sr(r) {
        for (var t = [], e = 0, n = r.length; e < n; ++e) {
          var o = r[e] && r[e].ast ? r[e].ast : r[e],
            s = or(o);
          e === n - 1 && 'transaction' === o.type && (s = ''.concat(s, ' ;')), t.push(s);
        }
        return t.join(' ; ');
      }
      function ur(r) {
        var t = r.type;
        return 'select' === t
          ? or(r)
          : ('values' === t ? r.values : r)
              .map(function (r) {
                var t = lt(r);
                return [w(r.prefix), '('.concat(t, ')')].filter(L).join('');
              })
              .join(', ');
      }
      function ar(r) {
        if (!r) return '';
        var t = ['PARTITION', '('];
        if (Array.isArray(r))
          t.push(
            r
              .map(function (r) {
                return y(r);
              })
              .join(', '),
          );
        else {
          var e = r.value;
          t.push(e.map(lt).join(', '));
        }
        return t.push(')'), t.filter(L).join('');
      }
      function ir(r) {
        if (!r) return '';
        switch (r.type) {
          case 'column':
            return '('.concat(r.expr.map(At).join(', '), ')');
        }
      }
      function cr(r) {
        var t = r.expr,
          e = r.keyword,
          n = t.type,
          o = [w(e)];
        switch (n) {
          case 'origin':
            o.push(h(t));
            break;
          case 'update':
            o.push('UPDATE', a('SET', K, t.set), a('WHERE', lt, t.where));
        }
        return o.filter(L).join(' ');
      }
      function lr(r) {
        if (!r) return '';
        var t = r.action;
        return [ir(r.target), cr(t)].filter(L).join(' ');
      }
      function fr(r) {
        var t = r.table,
          e = r.type,
          n = r.or,
          o = void 0 === n ? [] : n,
          s = r.prefix,
          u = void 0 === s ? 'into' : s,
          i = r.columns,
          c = r.conflict,
          l = r.values,
          f = r.where,
          b = r.on_duplicate_update,
          p = r.partition,
          v = r.returning,
          d = r.set,
          y = b || {},
          C = y.keyword,
          m = y.set,
          E = [w(e), o.map(h).join(' '), w(u), mr(t), ar(p)];
        return (
          Array.isArray(i) && E.push('('.concat(i.map(h).join(', '), ')')),
          E.push(a(l && 'values' === l.type ? 'VALUES' : '', ur, l)),
          E.push(a('ON CONFLICT', lr, c)),
          E.push(a('SET', K, d)),
          E.push(a('WHERE', lt, f)),
          E.push(a(C, K, m)),
          E.push(I(v)),
          E.filter(L).join(' ')
        );
      }
      function br(r) {
        var t = r.expr,
          e = r.unit,
          n = r.suffix;
        return ['INTERVAL', lt(t), w(e), lt(n)].filter(L).join(' ');
      }
      function pr(r) {
        return (
          (function (r) {
            if (Array.isArray(r)) return vr(r);
          })(r) ||
          (function (r) {
            if (('undefined' != typeof Symbol && null != r[Symbol.iterator]) || null != r['@@iterator'])
              return Array.from(r);
          })(r) ||
          (function (r, t) {
            if (r) {
              if ('string' == typeof r) return vr(r, t);
              var e = {}.toString.call(r).slice(8, -1);
              return (
                'Object' === e && r.constructor && (e = r.constructor.name),
                'Map' === e || 'Set' === e
                  ? Array.from(r)
                  : 'Arguments' === e || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(e)
                    ? vr(r, t)
                    : void 0
              );
            }
          })(r) ||
          (function () {
            throw new TypeError(
              'Invalid attempt to spread non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.',
            );
          })()
        );
      }
      function vr(r, t) {
        (null == t || t > r.length) && (t = r.length);
        for (var e = 0, n = Array(t); e < t; e++) n[e] = r[e];
        return n;
      }
      function dr(r) {
        var t = r.type,
          e = r.as,
          n = r.expr,
          o = r.with_offset;
        return [
          ''.concat(w(t), '(').concat((n && lt(n)) || '', ')'),
          a('AS', 'string' == typeof e ? y : lt, e),
          a(w(o && o.keyword), y, o && o.as),
        ]
          .filter(L)
          .join(' ');
      }
      function yr(r) {
        if (r)
          switch (r.type) {
            case 'pivot':
            case 'unpivot':
              return (function (r) {
                var t = r.as,
                  e = r.column,
                  n = r.expr,
                  o = r.in_expr,
                  s = r.type,
                  u = [lt(n), 'FOR', At(e), M(o)],
                  a = [''.concat(w(s), '(').concat(u.join(' '), ')')];
                return t && a.push('AS', y(t)), a.join(' ');
              })(r);
            default:
              return '';
          }
      }
      function wr(r) {
        if (r) {
          var t = r.keyword,
            e = r.expr,
            n = r.index,
            o = r.index_columns,
            s = r.parentheses,
            u = r.prefix,
            a = [];
          switch (t.toLowerCase()) {
            case 'forceseek':
              a.push(w(t), '('.concat(y(n)), '('.concat(o.map(lt).filter(L).join(', '), '))'));
              break;
            case 'spatial_window_max_cells':
              a.push(w(t), '=', lt(e));
              break;
            case 'index':
              a.push(
                w(u),
                w(t),
                s
                  ? '('.concat(
                      e
                        .map(function (r) {
                          return y(r);
                        })
                        .join(', '),
                      ')',
                    )
                  : '= '.concat(y(e)),
              );
              break;
            default:
              a.push(lt(e));
          }
          return a.filter(L).join(' ');
        }
      }
      function Lr(r, t) {
        var e = r.name,
          n = r.symbol;
        return [w(e), n, t].filter(L).join(' ');
      }
      function hr(r) {
        var t = [];
        switch (r.keyword) {
          case 'as':
            t.push('AS', 'OF', lt(r.of));
            break;
          case 'from_to':
            t.push('FROM', lt(r.from), 'TO', lt(r.to));
            break;
          case 'between_and':
            t.push('BETWEEN', lt(r.between), 'AND', lt(r.and));
            break;
          case 'contained':
            t.push('CONTAINED', 'IN', lt(r.in));
        }
        return t.filter(L).join(' ');
      }
      function Cr(r) {
        if ('UNNEST' === w(r.type)) return dr(r);
        var t,
          e,
          n,
          o,
          s = r.table,
          u = r.db,
          i = r.as,
          c = r.expr,
          l = r.operator,
          f = r.prefix,
          b = r.schema,
          p = r.server,
          v = r.suffix,
          d = r.tablesample,
          m = r.temporal_table,
          E = r.table_hint,
          A = r.surround,
          T = void 0 === A ? {} : A,
          _ = y(p, !1, T.server),
          g = y(u, !1, T.db),
          I = y(b, !1, T.schema),
          S = s && y(s, !1, T.table);
        if (c)
          switch (c.type) {
            case 'values':
              var N = c.parentheses,
                O = c.values,
                R = c.prefix,
                j = [N && '(', '', N && ')'],
                x = ur(O);
              R &&
                (x = x
                  .split('(')
                  .slice(1)
                  .map(function (r) {
                    return ''.concat(w(R), '(').concat(r);
                  })
                  .join('')),
                (j[1] = 'VALUES '.concat(x)),
                (S = j.filter(L).join(''));
              break;
            case 'tumble':
              S = (function (r) {
                if (!r) return '';
                var t = r.data,
                  e = r.timecol,
                  n = r.offset,
                  o = r.size,
                  s = [y(t.expr.db), y(t.expr.schema), y(t.expr.table)].filter(L).join('.'),
                  u = 'DESCRIPTOR('.concat(At(e.expr), ')'),
                  a = ['TABLE(TUMBLE(TABLE '.concat(Lr(t, s)), Lr(e, u)],
                  i = Lr(o, br(o.expr));
                return (
                  n && n.expr ? a.push(i, ''.concat(Lr(n, br(n.expr)), '))')) : a.push(''.concat(i, '))')),
                  a.filter(L).join(', ')
                );
              })(c);
              break;
            case 'generator':
              (e = (t = c).keyword),
                (n = t.type),
                (o = t.generators
                  .map(function (r) {
                    return C(r).join(' ');
                  })
                  .join(', ')),
                (S = ''.concat(w(e), '(').concat(w(n), '(').concat(o, '))'));
              break;
            default:
              S = lt(c);
          }
        var k = [[_, g, I, (S = [w(f), S, w(v)].filter(L).join(' '))].filter(L).join('.')];
        if (d) {
          var U = ['TABLESAMPLE', lt(d.expr), h(d.repeatable)].filter(L).join(' ');
          k.push(U);
        }
        k.push(
          (function (r) {
            if (r) {
              var t = r.keyword,
                e = r.expr;
              return [w(t), hr(e)].filter(L).join(' ');
            }
          })(m),
          a('AS', 'string' == typeof i ? y : lt, i),
          yr(l),
        ),
          E && k.push(w(E.keyword), '('.concat(E.expr.map(wr).filter(L).join(', '), ')'));
        var D = k.filter(L).join(' ');
        return r.parentheses ? '('.concat(D, ')') : D;
      }
      function mr(r) {
        if (!r) return '';
        if (!Array.isArray(r)) {
          var t = r.expr,
            e = r.parentheses,
            n = r.joins,
            o = mr(t);
          if (e) {
            for (var s = [], u = [], i = !0 === e ? 1 : e.length, c = 0; c++ < i; ) s.push('('), u.push(')');
            var l = n && n.length > 0 ? mr([''].concat(pr(n))) : '';
            return s.join('') + o + u.join('') + l;
          }
          return o;
        }
        var f = r[0],
          b = [];
        if ('dual' === f.type) return 'DUAL';
        b.push(Cr(f));
        for (var p = 1; p < r.length; ++p) {
          var v = r[p],
            d = v.on,
            y = v.using,
            C = v.join,
            m = [],
            E = Array.isArray(v) || Object.hasOwnProperty.call(v, 'joins');
          m.push(C ? ' '.concat(w(C)) : ','),
            m.push(E ? mr(v) : Cr(v)),
            m.push(a('ON', lt, d)),
            y && m.push('USING ('.concat(y.map(h).join(', '), ')')),
            b.push(m.filter(L).join(' '));
        }
        return b.filter(L).join('');
      }
      function Er(r) {
        var t = r.keyword,
          e = r.symbol,
          n = r.value,
          o = [t.toUpperCase()];
        e && o.push(e);
        var s = h(n);
        switch (t) {
          case 'partition by':
          case 'default collate':
            s = lt(n);
            break;
          case 'options':
            s = '('.concat(
              n
                .map(function (r) {
                  return [r.keyword, r.symbol, lt(r.value)].join(' ');
                })
                .join(', '),
              ')',
            );
            break;
          case 'cluster by':
            s = n.map(lt).join(', ');
        }
        return o.push(s), o.filter(L).join(' ');
      }
      var Ar = [
        'analyze',
        'attach',
        'select',
        'deallocate',
        'delete',
        'exec',
        'update',
        'insert',
        'drop',
        'rename',
        'truncate',
        'call',
        'desc',
        'describe',
        'use',
        'alter',
        'set',
        'create',
        'lock',
        'unlock',
        'declare',
        'show',
        'replace',
        'if',
        'grant',
        'revoke',
        'proc',
        'raise',
        'execute',
        'transaction',
        'explain',
        'comment',
        'load_data',
      ];
      function Tr(r) {
        var t = r && r.ast ? r.ast : r;
        if (!Ar.includes(t.type)) throw new Error(''.concat(t.type, ' statements not supported at the moment'));
      }
      function _r(r) {
        return Array.isArray(r) ? (r.forEach(Tr), sr(r)) : (Tr(r), or(r));
      }
      function gr(r) {
        return 'go' === r.go
          ? (function r(t) {
              if (!t || 0 === t.length) return '';
              var e = [_r(t.ast)];
              return (
                t.go_next && e.push(t.go.toUpperCase(), r(t.go_next)),
                e
                  .filter(function (r) {
                    return r;
                  })
                  .join(' ')
              );
            })(r)
          : _r(r);
      }
      function Ir(r, t) {
        var e = ('undefined' != typeof Symbol && r[Symbol.iterator]) || r['@@iterator'];
        if (!e) {
          if (Array.isArray(r) || (e = Nr(r)) || (t && r && 'number' == typeof r.length)) {
            e && (r = e);
            var n = 0,
              o = function () {};
            return {
              s: o,
              n: function () {
                return n >= r.length ? { done: !0 } : { done: !1, value: r[n++] };
              },
              e: function (r) {
                throw r;
              },
              f: o,
            };
          }
          throw new TypeError(
            'Invalid attempt to iterate non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.',
          );
        }
        var s,
          u = !0,
          a = !1;
        return {
          s: function () {
            e = e.call(r);
          },
          n: function () {
            var r = e.next();
            return (u = r.done), r;
          },
          e: function (r) {
            (a = !0), (s = r);
          },
          f: function () {
            try {
              u || null == e.return || e.return();
            } finally {
              if (a) throw s;
            }
          },
        };
      }
      function Sr(r) {
        return (
          (function (r) {
            if (Array.isArray(r)) return Or(r);
          })(r) ||
          (function (r) {
            if (('undefined' != typeof Symbol && null != r[Symbol.iterator]) || null != r['@@iterator'])
              return Array.from(r);
          })(r) ||
          Nr(r) ||
          (function () {
            throw new TypeError(
              'Invalid attempt to spread non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.',
            );
          })()
        );
      }
      function Nr(r, t) {
        if (r) {
          if ('string' == typeof r) return Or(r, t);
          var e = {}.toString.call(r).slice(8, -1);
          return (
            'Object' === e && r.constructor && (e = r.constructor.name),
            'Map' === e || 'Set' === e
              ? Array.from(r)
              : 'Arguments' === e || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(e)
                ? Or(r, t)
                : void 0
          );
        }
      }
      function Or(r, t) {
        (null == t || t > r.length) && (t = r.length);
        for (var e = 0, n = Array(t); e < t; e++) n[e] = r[e];
        return n;
      }
      function Rr(r) {
        var t = r.type,
          e = r.keyword,
          n = r.name,
          o = r.prefix,
          s = r.suffix,
          u = [w(t), w(e), w(o)];
        switch (e) {
          case 'table':
            u.push(mr(n));
            break;
          case 'trigger':
            u.push([n[0].schema ? ''.concat(y(n[0].schema), '.') : '', y(n[0].trigger)].filter(L).join(''));
            break;
          case 'database':
          case 'schema':
          case 'procedure':
            u.push(y(n));
            break;
          case 'view':
            u.push(mr(n), r.options && r.options.map(lt).filter(L).join(' '));
            break;
          case 'index':
            u.push.apply(
              u,
              [At(n)].concat(Sr(r.table ? ['ON', Cr(r.table)] : []), [
                r.options && r.options.map(lt).filter(L).join(' '),
              ]),
            );
            break;
          case 'type':
            u.push(n.map(At).join(', '), r.options && r.options.map(lt).filter(L).join(' '));
        }
        return s && u.push(s.map(lt).filter(L).join(' ')), u.filter(L).join(' ');
      }
      function jr(r) {
        var t = r.type,
          e = r.table,
          n = w(t),
          o = 'string' == typeof e ? y(e) : Cr(e);
        return ''.concat(n, ' ').concat(o);
      }
      function xr(r) {
        var t = r.type,
          e = r.keyword,
          n = r.tables,
          o = [t.toUpperCase(), w(e)];
        if ('UNLOCK' === t.toUpperCase()) return o.join(' ');
        var s,
          u = [],
          a = Ir(n);
        try {
          var i = function () {
            var r = s.value,
              t = r.table,
              e = r.lock_type,
              n = [Cr(t)];
            if (e) {
              n.push(
                ['prefix', 'type', 'suffix']
                  .map(function (r) {
                    return w(e[r]);
                  })
                  .filter(L)
                  .join(' '),
              );
            }
            u.push(n.join(' '));
          };
          for (a.s(); !(s = a.n()).done; ) i();
        } catch (r) {
          a.e(r);
        } finally {
          a.f();
        }
        return (
          o.push.apply(
            o,
            [u.join(', ')].concat(
              Sr(
                (function (r) {
                  var t = r.lock_mode,
                    e = r.nowait,
                    n = [];
                  if (t) {
                    var o = t.mode;
                    n.push(o.toUpperCase());
                  }
                  return e && n.push(e.toUpperCase()), n;
                })(r),
              ),
            ),
          ),
          o.filter(L).join(' ')
        );
      }
      function kr(r) {
        var t = r.name,
          e = r.host,
          n = [h(t)];
        return e && n.push('@', h(e)), n.join('');
      }
      function Ur(r) {
        var t = r.type,
          e = r.grant_option_for,
          n = r.keyword,
          o = r.objects,
          s = r.on,
          u = r.to_from,
          a = r.user_or_roles,
          i = r.with,
          c = [w(t), h(e)],
          l = o
            .map(function (r) {
              var t = r.priv,
                e = r.columns,
                n = [lt(t)];
              return e && n.push('('.concat(e.map(At).join(', '), ')')), n.join(' ');
            })
            .join(', ');
        if ((c.push(l), s))
          switch ((c.push('ON'), n)) {
            case 'priv':
              c.push(
                h(s.object_type),
                s.priv_level
                  .map(function (r) {
                    return [y(r.prefix), y(r.name)].filter(L).join('.');
                  })
                  .join(', '),
              );
              break;
            case 'proxy':
              c.push(kr(s));
          }
        return c.push(w(u), a.map(kr).join(', ')), c.push(h(i)), c.filter(L).join(' ');
      }
      function Dr(r) {
        return (
          (function (r) {
            if (Array.isArray(r)) return Mr(r);
          })(r) ||
          (function (r) {
            if (('undefined' != typeof Symbol && null != r[Symbol.iterator]) || null != r['@@iterator'])
              return Array.from(r);
          })(r) ||
          (function (r, t) {
            if (r) {
              if ('string' == typeof r) return Mr(r, t);
              var e = {}.toString.call(r).slice(8, -1);
              return (
                'Object' === e && r.constructor && (e = r.constructor.name),
                'Map' === e || 'Set' === e
                  ? Array.from(r)
                  : 'Arguments' === e || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(e)
                    ? Mr(r, t)
                    : void 0
              );
            }
          })(r) ||
          (function () {
            throw new TypeError(
              'Invalid attempt to spread non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.',
            );
          })()
        );
      }
      function Mr(r, t) {
        (null == t || t > r.length) && (t = r.length);
        for (var e = 0, n = Array(t); e < t; e++) n[e] = r[e];
        return n;
      }
      function Pr(r) {
        if (r) {
          var t = r.constraint,
            e = r.constraint_type,
            n = r.enforced,
            o = r.index,
            s = r.keyword,
            u = r.reference_definition,
            i = r.for,
            c = r.with_values,
            l = [],
            f = b().database;
          l.push(w(s)), l.push(y(t));
          var p = w(e);
          return (
            'sqlite' === f.toLowerCase() && 'UNIQUE KEY' === p && (p = 'UNIQUE'),
            l.push(p),
            l.push('sqlite' !== f.toLowerCase() && y(o)),
            l.push.apply(l, Dr(D(r))),
            l.push.apply(l, Dr(_t(u))),
            l.push(w(n)),
            l.push(a('FOR', y, i)),
            l.push(h(c)),
            l.filter(L).join(' ')
          );
        }
      }
      function Gr(r) {
        if (r) {
          var t = r.type;
          return 'rows' === t ? [w(t), lt(r.expr)].filter(L).join(' ') : lt(r);
        }
      }
      function Fr(r) {
        if ('string' == typeof r) return r;
        var t = r.window_specification;
        return '('.concat(
          (function (r) {
            var t = r.name,
              e = r.partitionby,
              n = r.orderby,
              o = r.window_frame_clause;
            return [t, bt(e, 'partition by'), bt(n, 'order by'), Gr(o)].filter(L).join(' ');
          })(t),
          ')',
        );
      }
      function Hr(r) {
        var t = r.name,
          e = r.as_window_specification;
        return ''.concat(t, ' AS ').concat(Fr(e));
      }
      function Yr(r) {
        if (r) {
          var t = r.as_window_specification,
            e = r.expr,
            n = r.keyword,
            o = r.type,
            s = r.parentheses,
            u = w(o);
          if ('WINDOW' === u) return 'OVER '.concat(Fr(t));
          if ('ON UPDATE' === u) {
            var a = ''.concat(w(o), ' ').concat(w(n)),
              i = lt(e) || [];
            return s && (a = ''.concat(a, '(').concat(i.join(', '), ')')), a;
          }
          if (r.partitionby)
            return ['OVER', '('.concat(bt(r.partitionby, 'partition by')), ''.concat(bt(r.orderby, 'order by'), ')')]
              .filter(L)
              .join(' ');
          throw new Error('unknown over type');
        }
      }
      function Br(r) {
        if (!r || !r.array) return '';
        var t = r.array.keyword;
        if (t) return w(t);
        for (var e = r.array, n = e.dimension, o = e.length, s = [], u = 0; u < n; u++)
          s.push('['), o && o[u] && s.push(h(o[u])), s.push(']');
        return s.join('');
      }
      function $r(r) {
        for (
          var t = r.target,
            e = r.expr,
            n = r.keyword,
            o = r.symbol,
            s = r.as,
            u = r.offset,
            a = r.parentheses,
            i = r.collate,
            c = mt({ expr: e, offset: u }),
            l = [],
            f = 0,
            b = t.length;
          f < b;
          ++f
        ) {
          var p = t[f],
            v = p.angle_brackets,
            d = p.length,
            C = p.dataType,
            m = p.parentheses,
            E = p.quoted,
            A = p.scale,
            T = p.suffix,
            _ = p.expr,
            g = _ ? lt(_) : '';
          null != d && (g = A ? ''.concat(d, ', ').concat(A) : d),
            m && (g = '('.concat(g, ')')),
            v && (g = '<'.concat(g, '>')),
            T && T.length && (g += ' '.concat(T.map(h).join(' ')));
          var I = '::',
            S = '',
            N = [];
          'as' === o &&
            (0 === f && (c = ''.concat(w(n), '(').concat(c)), (S = ')'), (I = ' '.concat(o.toUpperCase(), ' '))),
            0 === f && N.push(c);
          var O = Br(p);
          N.push(I, E, C, E, O, g, S), l.push(N.filter(L).join(''));
        }
        var R = pt(i);
        s && l.push(' AS '.concat(y(s)));
        var j = [l.filter(L).join(''), R].filter(L).join(' ');
        return a ? '('.concat(j, ')') : j;
      }
      function Wr(r) {
        var t = r.args,
          e = r.array_index,
          n = r.collate,
          o = r.name,
          s = r.args_parentheses,
          u = r.parentheses,
          a = r.within_group,
          i = r.over,
          c = r.suffix,
          l = Yr(i),
          f = (function (r) {
            if (!r) return '';
            var t = r.type,
              e = r.keyword,
              n = r.orderby;
            return [w(t), w(e), '('.concat(bt(n, 'order by'), ')')].filter(L).join(' ');
          })(a),
          b = lt(c),
          p = pt(n),
          v = [h(o.schema), o.name.map(h).join('.')].filter(L).join('.');
        if (!t) return [v, p, f, l].filter(L).join(' ');
        var d = r.separator || ', ',
          y = 0;
        if ('TRIM' === w(v))
          for (var C = 0, m = t.value.length; C < m; ++C) {
            var E = t.value[C];
            if ('origin' === E.type && 'from' === E.value) {
              y = C;
              break;
            }
          }
        var A = [v];
        A.push(!1 === s ? ' ' : '(');
        var T = lt(t);
        if (Array.isArray(d)) {
          for (var _ = T[0], g = 1, I = T.length; g < I; ++g) _ = [_, T[g]].join(' '.concat(lt(d[g - 1]), ' '));
          A.push(_);
        } else
          'TRIM' === w(v) && y > 0
            ? A.push([T.slice(0, y + 1).join(' '), T.slice(y + 1).join(', ')].join(' '))
            : A.push(T.join(d));
        return (
          !1 !== s && A.push(')'),
          A.push(Et(e)),
          (A = [A.join(''), b, p].filter(L).join(' ')),
          [u ? '('.concat(A, ')') : A, f, l].filter(L).join(' ')
        );
      }
      function qr(r) {
        return (
          (function (r) {
            if (Array.isArray(r)) return Xr(r);
          })(r) ||
          (function (r) {
            if (('undefined' != typeof Symbol && null != r[Symbol.iterator]) || null != r['@@iterator'])
              return Array.from(r);
          })(r) ||
          Vr(r) ||
          (function () {
            throw new TypeError(
              'Invalid attempt to spread non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.',
            );
          })()
        );
      }
      function Vr(r, t) {
        if (r) {
          if ('string' == typeof r) return Xr(r, t);
          var e = {}.toString.call(r).slice(8, -1);
          return (
            'Object' === e && r.constructor && (e = r.constructor.name),
            'Map' === e || 'Set' === e
              ? Array.from(r)
              : 'Arguments' === e || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(e)
                ? Xr(r, t)
                : void 0
          );
        }
      }
      function Xr(r, t) {
        (null == t || t > r.length) && (t = r.length);
        for (var e = 0, n = Array(t); e < t; e++) n[e] = r[e];
        return n;
      }
      function Kr(r) {
        if (!r) return [];
        var t,
          e,
          n,
          o,
          s = r.resource;
        switch (s) {
          case 'column':
            return St(r);
          case 'index':
            return (
              (e = []),
              (n = (t = r).keyword),
              (o = t.index),
              e.push(w(n)),
              e.push(o),
              e.push.apply(e, R(D(t))),
              e.filter(L).join(' ')
            );
          case 'constraint':
            return Pr(r);
          case 'sequence':
            return [w(r.prefix), lt(r.value)].filter(L).join(' ');
          default:
            throw new Error('unknown resource = '.concat(s, ' type'));
        }
      }
      function Qr(r) {
        var t = [];
        switch (r.keyword) {
          case 'from':
            t.push('FROM', '('.concat(h(r.from), ')'), 'TO', '('.concat(h(r.to), ')'));
            break;
          case 'in':
            t.push('IN', '('.concat(lt(r.in), ')'));
            break;
          case 'with':
            t.push('WITH', '(MODULUS '.concat(h(r.modulus), ', REMAINDER ').concat(h(r.remainder), ')'));
        }
        return t.filter(L).join(' ');
      }
      function zr(r) {
        var t = r.keyword,
          e = r.table,
          n = r.for_values,
          o = r.tablespace,
          s = [w(t), Cr(e), w(n.keyword), Qr(n.expr)];
        return o && s.push('TABLESPACE', h(o)), s.filter(L).join(' ');
      }
      function Zr(r) {
        return r.dataType ? A(r) : [y(r.db), y(r.schema), y(r.table)].filter(L).join('.');
      }
      function Jr(r) {
        var t = r.type;
        switch (t) {
          case 'as':
            return [w(t), r.symbol, or(r.declare), w(r.begin), sr(r.expr), w(r.end), r.symbol].filter(L).join(' ');
          case 'set':
            return [w(t), r.parameter, w(r.value && r.value.prefix), r.value && r.value.expr.map(lt).join(', ')]
              .filter(L)
              .join(' ');
          case 'return':
            return [w(t), lt(r.expr)].filter(L).join(' ');
          default:
            return lt(r);
        }
      }
      function rt(r) {
        var t = r.type,
          e = r.symbol,
          n = r.value,
          o = [w(t), e];
        switch (w(t)) {
          case 'SFUNC':
            o.push([y(n.schema), n.name].filter(L).join('.'));
            break;
          case 'STYPE':
          case 'MSTYPE':
            o.push(A(n));
            break;
          default:
            o.push(lt(n));
        }
        return o.filter(L).join(' ');
      }
      function tt(r, t) {
        switch (r) {
          case 'add':
            var e = t
              .map(function (r) {
                var t = r.name,
                  e = r.value;
                return ['PARTITION', h(t), 'VALUES', w(e.type), '('.concat(h(e.expr), ')')].join(' ');
              })
              .join(', ');
            return '('.concat(e, ')');
          default:
            return jt(t);
        }
      }
      function et(r) {
        if (!r) return '';
        var t = r.action,
          e = r.create_definitions,
          n = r.if_not_exists,
          o = r.keyword,
          s = r.if_exists,
          u = r.old_column,
          a = r.prefix,
          i = r.resource,
          c = r.symbol,
          l = r.suffix,
          f = '',
          b = [];
        switch (i) {
          case 'column':
            b = [St(r)];
            break;
          case 'index':
            (b = D(r)), (f = r[i]);
            break;
          case 'table':
          case 'schema':
            f = y(r[i]);
            break;
          case 'aggregate':
          case 'function':
          case 'domain':
          case 'type':
            f = y(r[i]);
            break;
          case 'algorithm':
          case 'lock':
          case 'table-option':
            f = [c, w(r[i])].filter(L).join(' ');
            break;
          case 'constraint':
            (f = y(r[i])), (b = [Kr(e)]);
            break;
          case 'partition':
            b = [tt(t, r.partitions)];
            break;
          case 'key':
            f = y(r[i]);
            break;
          default:
            f = [c, r[i]]
              .filter(function (r) {
                return null !== r;
              })
              .join(' ');
        }
        var p = [w(t), w(o), w(n), w(s), u && At(u), w(a), f && f.trim(), b.filter(L).join(' ')];
        return l && p.push(w(l.keyword), l.expr && At(l.expr)), p.filter(L).join(' ');
      }
      function nt(r) {
        var t = r.default && [w(r.default.keyword), lt(r.default.value)].join(' ');
        return [w(r.mode), r.name, A(r.type), t].filter(L).join(' ');
      }
      function ot(r) {
        return (ot =
          'function' == typeof Symbol && 'symbol' == typeof Symbol.iterator
            ? function (r) {
                return typeof r;
              }
            : function (r) {
                return r && 'function' == typeof Symbol && r.constructor === Symbol && r !== Symbol.prototype
                  ? 'symbol'
                  : typeof r;
              })(r);
      }
      function st(r) {
        var t = r.expr_list;
        switch (w(r.type)) {
          case 'STRUCT':
          case 'ROW':
            return '('.concat(jt(t), ')');
          case 'ARRAY':
            return (function (r) {
              var t = r.array_path,
                e = r.brackets,
                n = r.expr_list,
                o = r.parentheses;
              if (!n) return '['.concat(jt(t), ']');
              var s = Array.isArray(n)
                ? n
                    .map(function (r) {
                      return '('.concat(jt(r), ')');
                    })
                    .filter(L)
                    .join(', ')
                : lt(n);
              return e ? '['.concat(s, ']') : o ? '('.concat(s, ')') : s;
            })(r);
          default:
            return '';
        }
      }
      function ut(r) {
        var t = r.definition,
          e = r.keyword,
          n = r.orderby,
          o = r.limit,
          s = [w(e)];
        return (
          t && 'object' === ot(t) && ((s.length = 0), s.push(T(t))),
          s.push(st(r), bt(n, 'order by'), B(o)),
          s.filter(L).join('')
        );
      }
      function at(r) {
        return (at =
          'function' == typeof Symbol && 'symbol' == typeof Symbol.iterator
            ? function (r) {
                return typeof r;
              }
            : function (r) {
                return r && 'function' == typeof Symbol && r.constructor === Symbol && r !== Symbol.prototype
                  ? 'symbol'
                  : typeof r;
              })(r);
      }
      var it = {
        alter: et,
        aggr_func: function (r) {
          var t = r.args,
            e = r.filter,
            n = r.over,
            o = r.within_group_orderby,
            s = lt(t.expr);
          s = Array.isArray(s) ? s.join(', ') : s;
          var u = r.name,
            a = Yr(n);
          t.distinct && (s = ['DISTINCT', s].join(' ')),
            t.separator &&
              t.separator.delimiter &&
              (s = [s, h(t.separator.delimiter)].join(''.concat(t.separator.symbol, ' '))),
            t.separator && t.separator.expr && (s = [s, lt(t.separator.expr)].join(' ')),
            t.orderby && (s = [s, bt(t.orderby, 'order by')].join(' ')),
            t.separator &&
              t.separator.value &&
              (s = [s, w(t.separator.keyword), h(t.separator.value)].filter(L).join(' '));
          var i = o ? 'WITHIN GROUP ('.concat(bt(o, 'order by'), ')') : '',
            c = e ? 'FILTER (WHERE '.concat(lt(e.where), ')') : '';
          return [''.concat(u, '(').concat(s, ')'), i, a, c].filter(L).join(' ');
        },
        any_value: function (r) {
          var t = r.args,
            e = r.type,
            n = r.over,
            o = t.expr,
            s = t.having,
            u = ''.concat(w(e), '(').concat(lt(o));
          return (
            s && (u = ''.concat(u, ' HAVING ').concat(w(s.prefix), ' ').concat(lt(s.expr))),
            [(u = ''.concat(u, ')')), Yr(n)].filter(L).join(' ')
          );
        },
        window_func: function (r) {
          var t = r.over;
          return [
            (function (r) {
              var t = r.args,
                e = r.name,
                n = r.consider_nulls,
                o = void 0 === n ? '' : n,
                s = r.separator,
                u = void 0 === s ? ', ' : s;
              return [e, '(', t ? lt(t).join(u) : '', ')', o && ' ', o].filter(L).join('');
            })(r),
            Yr(t),
          ]
            .filter(L)
            .join(' ');
        },
        array: ut,
        assign: tr,
        binary_expr: M,
        case: function (r) {
          var t = ['CASE'],
            e = r.args,
            n = r.expr,
            o = r.parentheses;
          n && t.push(lt(n));
          for (var s = 0, u = e.length; s < u; ++s)
            t.push(e[s].type.toUpperCase()),
              e[s].cond && (t.push(lt(e[s].cond)), t.push('THEN')),
              t.push(lt(e[s].result));
          return t.push('END'), o ? '('.concat(t.join(' '), ')') : t.join(' ');
        },
        cast: $r,
        collate: pt,
        column_ref: At,
        column_definition: St,
        datatype: A,
        extract: function (r) {
          var t = r.args,
            e = r.type,
            n = t.field,
            o = t.cast_type,
            s = t.source,
            u = [''.concat(w(e), '(').concat(w(n)), 'FROM', w(o), lt(s)];
          return ''.concat(u.filter(L).join(' '), ')');
        },
        flatten: function (r) {
          var t = r.args,
            e = r.type,
            n = ['input', 'path', 'outer', 'recursive', 'mode']
              .map(function (r) {
                return (function (r) {
                  if (!r) return '';
                  var t = r.type,
                    e = r.symbol,
                    n = r.value;
                  return [w(t), e, lt(n)].filter(L).join(' ');
                })(t[r]);
              })
              .filter(L)
              .join(', ');
          return ''.concat(w(e), '(').concat(n, ')');
        },
        fulltext_search: function (r) {
          var t = r.against,
            e = r.as,
            n = r.columns,
            o = r.match,
            s = r.mode,
            u = [
              w(o),
              '('.concat(
                n
                  .map(function (r) {
                    return At(r);
                  })
                  .join(', '),
                ')',
              ),
            ].join(' '),
            a = [w(t), ['(', lt(r.expr), s && ' '.concat(h(s)), ')'].filter(L).join('')].join(' ');
          return [u, a, Nt(e)].filter(L).join(' ');
        },
        function: Wr,
        lambda: function (r) {
          var t = r.args,
            e = r.expr,
            n = t.value,
            o = t.parentheses,
            s = n.map(lt).join(', ');
          return [o ? '('.concat(s, ')') : s, '->', lt(e)].join(' ');
        },
        load_data: rr,
        insert: or,
        interval: br,
        json: function (r) {
          var t = r.keyword,
            e = r.expr_list;
          return [
            w(t),
            e
              .map(function (r) {
                return lt(r);
              })
              .join(', '),
          ].join(' ');
        },
        json_object_arg: function (r) {
          var t = r.expr,
            e = t.key,
            n = t.value,
            o = t.on,
            s = [lt(e), 'VALUE', lt(n)];
          return o && s.push('ON', 'NULL', lt(o)), s.filter(L).join(' ');
        },
        json_visitor: function (r) {
          return [r.symbol, lt(r.expr)].join('');
        },
        func_arg: function (r) {
          var t = r.value;
          return [t.name, t.symbol, lt(t.expr)].filter(L).join(' ');
        },
        show: er,
        struct: ut,
        tablefunc: function (r) {
          var t = r.as,
            e = r.name,
            n = r.args,
            o = [h(e.schema), e.name.map(h).join('.')].filter(L).join('.');
          return [''.concat(o, '(').concat(lt(n).join(', '), ')'), 'AS', Wr(t)].join(' ');
        },
        tables: mr,
        unnest: dr,
        values: ur,
        window: function (r) {
          return r.expr.map(Hr).join(', ');
        },
      };
      function ct(r) {
        var t = r.prefix,
          e = void 0 === t ? '@' : t,
          n = r.name,
          o = r.members,
          s = r.quoted,
          u = r.suffix,
          a = [],
          i = o && o.length > 0 ? ''.concat(n, '.').concat(o.join('.')) : n,
          c = ''.concat(e || '').concat(i);
        return u && (c += u), a.push(c), [s, a.join(' '), s].filter(L).join('');
      }
      function lt(r) {
        if (r) {
          var t = r;
          if (r.ast) {
            var e = t.ast;
            Reflect.deleteProperty(t, e);
            for (var n = 0, o = Object.keys(e); n < o.length; n++) {
              var s = o[n];
              t[s] = e[s];
            }
          }
          var u = t.type;
          return 'expr' === u ? lt(t.expr) : it[u] ? it[u](t) : h(t);
        }
      }
      function ft(r) {
        return r ? (Array.isArray(r) || (r = [r]), r.map(lt)) : [];
      }
      function bt(r, t) {
        if (!Array.isArray(r)) return '';
        var e = [],
          n = w(t);
        switch (n) {
          case 'ORDER BY':
            e = r.map(function (r) {
              return [lt(r.expr), r.type || 'ASC', w(r.nulls)].filter(L).join(' ');
            });
            break;
          case 'PARTITION BY':
          default:
            e = r.map(function (r) {
              return lt(r.expr);
            });
        }
        return i(n, e.join(', '));
      }
      function pt(r) {
        if (r) {
          var t = r.keyword,
            e = r.collate,
            n = e.name,
            o = e.symbol,
            s = e.value,
            u = [w(t)];
          return (
            s || u.push(o),
            u.push(Array.isArray(n) ? n.map(h).join('.') : h(n)),
            s && u.push(o),
            u.push(lt(s)),
            u.filter(L).join(' ')
          );
        }
      }
      function vt(r) {
        return (vt =
          'function' == typeof Symbol && 'symbol' == typeof Symbol.iterator
            ? function (r) {
                return typeof r;
              }
            : function (r) {
                return r && 'function' == typeof Symbol && r.constructor === Symbol && r !== Symbol.prototype
                  ? 'symbol'
                  : typeof r;
              })(r);
      }
      function dt(r, t) {
        var e = Object.keys(r);
        if (Object.getOwnPropertySymbols) {
          var n = Object.getOwnPropertySymbols(r);
          t &&
            (n = n.filter(function (t) {
              return Object.getOwnPropertyDescriptor(r, t).enumerable;
            })),
            e.push.apply(e, n);
        }
        return e;
      }
      function yt(r) {
        for (var t = 1; t < arguments.length; t++) {
          var e = null != arguments[t] ? arguments[t] : {};
          t % 2
            ? dt(Object(e), !0).forEach(function (t) {
                wt(r, t, e[t]);
              })
            : Object.getOwnPropertyDescriptors
              ? Object.defineProperties(r, Object.getOwnPropertyDescriptors(e))
              : dt(Object(e)).forEach(function (t) {
                  Object.defineProperty(r, t, Object.getOwnPropertyDescriptor(e, t));
                });
        }
        return r;
      }
      function wt(r, t, e) {
        return (
          (t = (function (r) {
            var t = (function (r, t) {
              if ('object' != vt(r) || !r) return r;
              var e = r[Symbol.toPrimitive];
              if (void 0 !== e) {
                var n = e.call(r, t || 'default');
                if ('object' != vt(n)) return n;
                throw new TypeError('@@toPrimitive must return a primitive value.');
              }
              return ('string' === t ? String : Number)(r);
            })(r, 'string');
            return 'symbol' == vt(t) ? t : t + '';
          })(t)) in r
            ? Object.defineProperty(r, t, { value: e, enumerable: !0, configurable: !0, writable: !0 })
            : (r[t] = e),
          r
        );
      }
      function Lt(r) {
        return (
          (function (r) {
            if (Array.isArray(r)) return Ct(r);
          })(r) ||
          (function (r) {
            if (('undefined' != typeof Symbol && null != r[Symbol.iterator]) || null != r['@@iterator'])
              return Array.from(r);
          })(r) ||
          ht(r) ||
          (function () {
            throw new TypeError(
              'Invalid attempt to spread non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.',
            );
          })()
        );
      }
      function ht(r, t) {
        if (r) {
          if ('string' == typeof r) return Ct(r, t);
          var e = {}.toString.call(r).slice(8, -1);
          return (
            'Object' === e && r.constructor && (e = r.constructor.name),
            'Map' === e || 'Set' === e
              ? Array.from(r)
              : 'Arguments' === e || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(e)
                ? Ct(r, t)
                : void 0
          );
        }
      }
      function Ct(r, t) {
        (null == t || t > r.length) && (t = r.length);
        for (var e = 0, n = Array(t); e < t; e++) n[e] = r[e];
        return n;
      }
      function mt(r, t) {
        if ('string' == typeof r) return y(r, t);
        var e = r.expr,
          n = r.offset,
          o = r.suffix,
          s =
            n &&
            n
              .map(function (r) {
                return ['[', r.name, ''.concat(r.name ? '(' : ''), h(r.value), ''.concat(r.name ? ')' : ''), ']']
                  .filter(L)
                  .join('');
              })
              .join('');
        return [lt(e), s, o].filter(L).join('');
      }
      function Et(r) {
        if (!r || 0 === r.length) return '';
        var t,
          e = [],
          n = (function (r, t) {
            var e = ('undefined' != typeof Symbol && r[Symbol.iterator]) || r['@@iterator'];
            if (!e) {
              if (Array.isArray(r) || (e = ht(r)) || (t && r && 'number' == typeof r.length)) {
                e && (r = e);
                var n = 0,
                  o = function () {};
                return {
                  s: o,
                  n: function () {
                    return n >= r.length ? { done: !0 } : { done: !1, value: r[n++] };
                  },
                  e: function (r) {
                    throw r;
                  },
                  f: o,
                };
              }
              throw new TypeError(
                'Invalid attempt to iterate non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.',
              );
            }
            var s,
              u = !0,
              a = !1;
            return {
              s: function () {
                e = e.call(r);
              },
              n: function () {
                var r = e.next();
                return (u = r.done), r;
              },
              e: function (r) {
                (a = !0), (s = r);
              },
              f: function () {
                try {
                  u || null == e.return || e.return();
                } finally {
                  if (a) throw s;
                }
              },
            };
          })(r);
        try {
          for (n.s(); !(t = n.n()).done; ) {
            var o = t.value,
              s = o.brackets ? '['.concat(lt(o.index), ']') : ''.concat(o.notation).concat(lt(o.index));
            o.property && (s = ''.concat(s, '.').concat(h(o.property))), e.push(s);
          }
        } catch (r) {
          n.e(r);
        } finally {
          n.f();
        }
        return e.join('');
      }
      function At(r) {
        var t = r.array_index,
          e = r.as,
          n = r.column,
          o = r.collate,
          s = r.db,
          u = r.isDual,
          i = r.notations,
          c = void 0 === i ? [] : i,
          l = r.options,
          f = r.schema,
          b = r.table,
          p = r.parentheses,
          v = r.suffix,
          d = r.order_by,
          h = r.subFields,
          C = void 0 === h ? [] : h,
          m = '*' === n ? '*' : mt(n, u),
          E = [s, f, b].filter(L).map(function (r) {
            return ''.concat('string' == typeof r ? y(r) : lt(r));
          }),
          A = E[0];
        if (A) {
          for (var T = 1; T < E.length; ++T)
            A = ''
              .concat(A)
              .concat(c[T] || '.')
              .concat(E[T]);
          m = ''
            .concat(A)
            .concat(c[T] || '.')
            .concat(m);
        }
        var _ = [(m = [''.concat(m).concat(Et(t))].concat(Lt(C)).join('.')), pt(o), lt(l), a('AS', lt, e)];
        _.push('string' == typeof v ? w(v) : lt(v)), _.push(w(d));
        var g = _.filter(L).join(' ');
        return p ? '('.concat(g, ')') : g;
      }
      function Tt(r) {
        if (r) {
          var t = r.schema,
            e = r.dataType,
            n = r.length,
            o = r.suffix,
            s = r.scale,
            u = r.expr,
            a = A({ schema: t, dataType: e, length: n, suffix: o, scale: s, parentheses: null != n });
          if ((u && (a += lt(u)), r.array)) {
            var i = Br(r);
            a += [/^\[.*\]$/.test(i) ? '' : ' ', i].join('');
          }
          return a;
        }
      }
      function _t(r) {
        var t = [];
        if (!r) return t;
        var e = r.definition,
          n = r.keyword,
          o = r.match,
          s = r.table,
          u = r.on_action;
        return (
          t.push(w(n)),
          t.push(mr(s)),
          t.push(
            e &&
              '('.concat(
                e
                  .map(function (r) {
                    return lt(r);
                  })
                  .join(', '),
                ')',
              ),
          ),
          t.push(w(o)),
          u.map(function (r) {
            return t.push(w(r.type), lt(r.value));
          }),
          t.filter(L)
        );
      }
      function gt(r) {
        var t = [],
          e = r.nullable,
          n = r.character_set,
          o = r.check,
          s = r.comment,
          u = r.constraint,
          i = r.collate,
          c = r.storage,
          l = r.using,
          f = r.default_val,
          p = r.generated,
          v = r.auto_increment,
          d = r.unique,
          y = r.primary_key,
          m = r.column_format,
          E = r.reference_definition,
          A = r.generated_by_default,
          T = [w(e && e.action), w(e && e.value)].filter(L).join(' ');
        if ((p || t.push(T), f)) {
          var g = f.type,
            I = f.value;
          t.push(g.toUpperCase(), lt(I));
        }
        var S = b().database;
        return (
          u && t.push(w(u.keyword), h(u.constraint)),
          t.push(Pr(o)),
          t.push(
            (function (r) {
              if (r) return [w(r.value), '('.concat(lt(r.expr), ')'), w(r.storage_type)].filter(L).join(' ');
            })(p),
          ),
          p && t.push(T),
          t.push(N(v), w(y), w(d), h(A), _(s)),
          t.push.apply(t, Lt(C(n))),
          'sqlite' !== S.toLowerCase() && t.push(lt(i)),
          t.push.apply(t, Lt(C(m))),
          t.push.apply(t, Lt(C(c))),
          t.push.apply(t, Lt(_t(E))),
          t.push(a('USING', lt, l)),
          t.filter(L).join(' ')
        );
      }
      function It(r) {
        var t = r.order_by,
          e = r.column,
          n = r.collate,
          o = r.nulls,
          s = r.opclass,
          u =
            'string' == typeof e
              ? { type: 'column_ref', table: r.table, column: e }
              : yt(yt({}, r), {}, { order_by: null });
        return (u.collate = null), [lt(u), lt(n), s, w(t), w(o)].filter(L).join(' ');
      }
      function St(r) {
        var t = [],
          e = At(r.column),
          n = Tt(r.definition);
        return t.push(e), t.push(n), t.push(gt(r)), t.filter(L).join(' ');
      }
      function Nt(r) {
        return r
          ? 'object' === vt(r)
            ? ['AS', lt(r)].join(' ')
            : ['AS', /^(`?)[a-z_][0-9a-z_]*(`?)$/i.test(r) ? y(r) : d(r)].join(' ')
          : '';
      }
      function Ot(r, t) {
        var e = r.expr,
          n = r.type;
        if ('cast' === n) return $r(r);
        t && (e.isDual = t);
        var o = lt(e),
          s = r.expr_list;
        if (s) {
          var u = [o],
            a = s
              .map(function (r) {
                return Ot(r, t);
              })
              .join(', ');
          return u.push([w(n), n && '(', a, n && ')'].filter(L).join('')), u.filter(L).join(' ');
        }
        return (
          e.parentheses && Reflect.has(e, 'array_index') && 'cast' !== e.type && (o = '('.concat(o, ')')),
          e.array_index &&
            'column_ref' !== e.type &&
            'function' !== e.type &&
            (o = ''.concat(o).concat(Et(e.array_index))),
          [o, Nt(r.as)].filter(L).join(' ')
        );
      }
      function Rt(r) {
        var t = Array.isArray(r) && r[0];
        return !(!t || 'dual' !== t.type);
      }
      function jt(r, t) {
        if (!r || '*' === r) return r;
        var e = Rt(t);
        return r
          .map(function (r) {
            return Ot(r, e);
          })
          .join(', ');
      }
      (it.var = ct),
        (it.expr_list = function (r) {
          var t = ft(r.value),
            e = r.parentheses,
            n = r.separator;
          if (!e && !n) return t;
          var o = n || ', ',
            s = t.join(o);
          return e ? '('.concat(s, ')') : s;
        }),
        (it.select = function (r) {
          var t = 'object' === at(r._next) ? or(r) : q(r);
          return r.parentheses ? '('.concat(t, ')') : t;
        }),
        (it.unary_expr = function (r) {
          var t = r.operator,
            e = r.parentheses,
            n = r.expr,
            o = '-' === t || '+' === t || '~' === t || '!' === t ? '' : ' ',
            s = ''.concat(t).concat(o).concat(lt(n));
          return e ? '('.concat(s, ')') : s;
        }),
        (it.map_object = function (r) {
          var t = r.keyword,
            e = r.expr
              .map(function (r) {
                return [h(r.key), h(r.value)].join(', ');
              })
              .join(', ');
          return [w(t), '['.concat(e, ']')].join('');
        });
      var xt = e(0);
      function kt(r) {
        return (kt =
          'function' == typeof Symbol && 'symbol' == typeof Symbol.iterator
            ? function (r) {
                return typeof r;
              }
            : function (r) {
                return r && 'function' == typeof Symbol && r.constructor === Symbol && r !== Symbol.prototype
                  ? 'symbol'
                  : typeof r;
              })(r);
      }
      var Ut,
        Dt,
        Mt,
        Pt =
          ((Ut = {}),
          (Dt = 'mysql'),
          (Mt = xt.parse),
          (Dt = (function (r) {
            var t = (function (r, t) {
              if ('object' != kt(r) || !r) return r;
              var e = r[Symbol.toPrimitive];
              if (void 0 !== e) {
                var n = e.call(r, t || 'default');
                if ('object' != kt(n)) return n;
                throw new TypeError('@@toPrimitive must return a primitive value.');
              }
              return ('string' === t ? String : Number)(r);
            })(r, 'string');
            return 'symbol' == kt(t) ? t : t + '';
          })(Dt)) in Ut
            ? Object.defineProperty(Ut, Dt, { value: Mt, enumerable: !0, configurable: !0, writable: !0 })
            : (Ut[Dt] = Mt),
          Ut);
      function Gt(r) {
        return (Gt =
          'function' == typeof Symbol && 'symbol' == typeof Symbol.iterator
            ? function (r) {
                return typeof r;
              }
            : function (r) {
                return r && 'function' == typeof Symbol && r.constructor === Symbol && r !== Symbol.prototype
                  ? 'symbol'
                  : typeof r;
              })(r);
      }
      function Ft(r, t) {
        var e = ('undefined' != typeof Symbol && r[Symbol.iterator]) || r['@@iterator'];
        if (!e) {
          if (
            Array.isArray(r) ||
            (e = (function (r, t) {
              if (r) {
                if ('string' == typeof r) return Ht(r, t);
                var e = {}.toString.call(r).slice(8, -1);
                return (
                  'Object' === e && r.constructor && (e = r.constructor.name),
                  'Map' === e || 'Set' === e
                    ? Array.from(r)
                    : 'Arguments' === e || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(e)
                      ? Ht(r, t)
                      : void 0
                );
              }
            })(r)) ||
            (t && r && 'number' == typeof r.length)
          ) {
            e && (r = e);
            var n = 0,
              o = function () {};
            return {
              s: o,
              n: function () {
                return n >= r.length ? { done: !0 } : { done: !1, value: r[n++] };
              },
              e: function (r) {
                throw r;
              },
              f: o,
            };
          }
          throw new TypeError(
            'Invalid attempt to iterate non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.',
          );
        }
        var s,
          u = !0,
          a = !1;
        return {
          s: function () {
            e = e.call(r);
          },
          n: function () {
            var r = e.next();
            return (u = r.done), r;
          },
          e: function (r) {
            (a = !0), (s = r);
          },
          f: function () {
            try {
              u || null == e.return || e.return();
            } finally {
              if (a) throw s;
            }
          },
        };
      }
      function Ht(r, t) {
        (null == t || t > r.length) && (t = r.length);
        for (var e = 0, n = Array(t); e < t; e++) n[e] = r[e];
        return n;
      }
      function Yt(r, t) {
        for (var e = 0; e < t.length; e++) {
          var n = t[e];
          (n.enumerable = n.enumerable || !1),
            (n.configurable = !0),
            'value' in n && (n.writable = !0),
            Object.defineProperty(r, Bt(n.key), n);
        }
      }
      function Bt(r) {
        var t = (function (r, t) {
          if ('object' != Gt(r) || !r) return r;
          var e = r[Symbol.toPrimitive];
          if (void 0 !== e) {
            var n = e.call(r, t || 'default');
            if ('object' != Gt(n)) return n;
            throw new TypeError('@@toPrimitive must return a primitive value.');
          }
          return ('string' === t ? String : Number)(r);
        })(r, 'string');
        return 'symbol' == Gt(t) ? t : t + '';
      }
      var $t = (function () {
        return (function (r, t, e) {
          return t && Yt(r.prototype, t), e && Yt(r, e), Object.defineProperty(r, 'prototype', { writable: !1 }), r;
        })(
          function r() {
            !(function (r, t) {
              if (!(r instanceof t)) throw new TypeError('Cannot call a class as a function');
            })(this, r);
          },
          [
            {
              key: 'astify',
              value: function (r) {
                var t = arguments.length > 1 && void 0 !== arguments[1] ? arguments[1] : s,
                  e = this.parse(r, t);
                return e && e.ast;
              },
            },
            {
              key: 'sqlify',
              value: function (r) {
                var t = arguments.length > 1 && void 0 !== arguments[1] ? arguments[1] : s;
                return p(t), gr(r);
              },
            },
            {
              key: 'exprToSQL',
              value: function (r) {
                var t = arguments.length > 1 && void 0 !== arguments[1] ? arguments[1] : s;
                return p(t), lt(r);
              },
            },
            {
              key: 'columnsToSQL',
              value: function (r, t) {
                var e = arguments.length > 2 && void 0 !== arguments[2] ? arguments[2] : s;
                if ((p(e), !r || '*' === r)) return [];
                var n = Rt(t);
                return r.map(function (r) {
                  return Ot(r, n);
                });
              },
            },
            {
              key: 'parse',
              value: function (r) {
                var t = arguments.length > 1 && void 0 !== arguments[1] ? arguments[1] : s,
                  e = t.database,
                  n = void 0 === e ? 'mysql' : e;
                p(t);
                var o = n.toLowerCase();
                if (Pt[o]) return Pt[o](!1 === t.trimQuery ? r : r.trim(), t.parseOptions || s.parseOptions);
                throw new Error(''.concat(n, ' is not supported currently'));
              },
            },
            {
              key: 'whiteListCheck',
              value: function (r, t) {
                var e = arguments.length > 2 && void 0 !== arguments[2] ? arguments[2] : s;
                if (t && 0 !== t.length) {
                  var n = e.type,
                    o = void 0 === n ? 'table' : n;
                  if (!this[''.concat(o, 'List')] || 'function' != typeof this[''.concat(o, 'List')])
                    throw new Error(''.concat(o, ' is not valid check mode'));
                  var u,
                    a = this[''.concat(o, 'List')].bind(this),
                    i = a(r, e),
                    c = !0,
                    l = '',
                    f = Ft(i);
                  try {
                    for (f.s(); !(u = f.n()).done; ) {
                      var b,
                        p = u.value,
                        v = !1,
                        d = Ft(t);
                      try {
                        for (d.s(); !(b = d.n()).done; ) {
                          var y = b.value,
                            w = new RegExp('^'.concat(y, '$'), 'i');
                          if (w.test(p)) {
                            v = !0;
                            break;
                          }
                        }
                      } catch (r) {
                        d.e(r);
                      } finally {
                        d.f();
                      }
                      if (!v) {
                        (l = p), (c = !1);
                        break;
                      }
                    }
                  } catch (r) {
                    f.e(r);
                  } finally {
                    f.f();
                  }
                  if (!c)
                    throw new Error(
                      "authority = '"
                        .concat(l, "' is required in ")
                        .concat(o, " whiteList to execute SQL = '")
                        .concat(r, "'"),
                    );
                }
              },
            },
            {
              key: 'tableList',
              value: function (r, t) {
                var e = this.parse(r, t);
                return e && e.tableList;
              },
            },
            {
              key: 'columnList',
              value: function (r, t) {
                var e = this.parse(r, t);
                return e && e.columnList;
              },
            },
          ],
        );
      })();
      function Wt(r) {
        return (Wt =
          'function' == typeof Symbol && 'symbol' == typeof Symbol.iterator
            ? function (r) {
                return typeof r;
              }
            : function (r) {
                return r && 'function' == typeof Symbol && r.constructor === Symbol && r !== Symbol.prototype
                  ? 'symbol'
                  : typeof r;
              })(r);
      }
      'object' === ('undefined' == typeof self ? 'undefined' : Wt(self)) &&
        self &&
        (self.NodeSQLParser = { Parser: $t, util: n }),
        'undefined' == typeof global &&
          'object' === ('undefined' == typeof window ? 'undefined' : Wt(window)) &&
          window &&
          (window.global = window),
        'object' === ('undefined' == typeof global ? 'undefined' : Wt(global)) &&
          global &&
          global.window &&
          (global.window.NodeSQLParser = { Parser: $t, util: n });
    },
  ]),
);
