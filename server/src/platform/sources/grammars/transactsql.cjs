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
              u = { start: Aa },
              a = Aa,
              i = function (r, t) {
                return bp(r, t);
              },
              c = function (r, t) {
                return { ...r, order_by: t.toLowerCase() };
              },
              l = ya('INCLUDE', !0),
              f = ya('FILESTREAM_ON', !0),
              p = function (r, t) {
                return bp(r, t, 1);
              },
              b = ya('IF', !0),
              v = function (r, t) {
                return bp(r, t);
              },
              d = ya('UNIQUE', !0),
              y = ya('KEY', !0),
              h = ya('PRIMARY', !0),
              w = ya('IDENTITY', !0),
              m = ya('COLUMN_FORMAT', !0),
              L = ya('FIXED', !0),
              C = ya('DYNAMIC', !0),
              A = ya('DEFAULT', !0),
              E = ya('STORAGE', !0),
              _ = ya('DISK', !0),
              g = ya('MEMORY', !0),
              j = ya('CURSOR', !0),
              T = ya('EXECUTE', !0),
              x = ya('EXEC', !0),
              S = ya('@', !1),
              k = ya('if', !0),
              I = ya('exists', !0),
              N = ya('PROCEDURE', !0),
              O = ya('ENCRYPTION', !0),
              R = ya('SCHEMABINDING', !0),
              U = ya('VIEW_METADATA', !0),
              M = ya('CHECK', !0),
              D = ya('OPTION', !0),
              P = ya('ALGORITHM', !0),
              F = ya('INSTANT', !0),
              H = ya('INPLACE', !0),
              B = ya('COPY', !0),
              $ = ya('LOCK', !0),
              W = ya('NONE', !0),
              q = ya('SHARED', !0),
              G = ya('EXCLUSIVE', !0),
              Y = ya('NOCHECK', !0),
              V = ya('PRIMARY KEY', !0),
              X = ya('NOT', !0),
              K = ya('FOR', !0),
              Q = ya('REPLICATION', !0),
              z = ya('FOREIGN KEY', !0),
              Z = ya('MATCH FULL', !0),
              J = ya('MATCH PARTIAL', !0),
              rr = ya('MATCH SIMPLE', !0),
              tr = ya('RESTRICT', !0),
              er = ya('CASCADE', !0),
              nr = ya('SET NULL', !0),
              or = ya('NO ACTION', !0),
              sr = ya('SET DEFAULT', !0),
              ur = ya('CHARACTER', !0),
              ar = ya('SET', !0),
              ir = ya('CHARSET', !0),
              cr = ya('COLLATE', !0),
              lr = ya('AUTO_INCREMENT', !0),
              fr = ya('AVG_ROW_LENGTH', !0),
              pr = ya('KEY_BLOCK_SIZE', !0),
              br = ya('MAX_ROWS', !0),
              vr = ya('MIN_ROWS', !0),
              dr = ya('STATS_SAMPLE_PAGES', !0),
              yr = ya('CONNECTION', !0),
              hr = ya('COMPRESSION', !0),
              wr = ya("'", !1),
              mr = ya('ZLIB', !0),
              Lr = ya('LZ4', !0),
              Cr = ya('ENGINE', !0),
              Ar = ya('TEXTIMAGE_ON', !0),
              Er = ya('result', !0),
              _r = ya('caching', !0),
              gr = ya('statistics', !0),
              jr = ya('io', !0),
              Tr = ya('xml', !0),
              xr = ya('profile', !0),
              Sr = ya('time', !0),
              kr = ya('datefirst', !0),
              Ir = ya('dateformat', !0),
              Nr = ya('deadlock_priority', !0),
              Or = ya('lock_timeout', !0),
              Rr = ya('concat_null_yields_null', !0),
              Ur = ya('cursor_close_on_commit', !0),
              Mr = ya('fips_flagger', !0),
              Dr = ya('identity_insert', !0),
              Pr = ya('language', !0),
              Fr = ya('offsets', !0),
              Hr = ya('quoted_identifier', !0),
              Br = ya('arithabort', !0),
              $r = ya('arithignore', !0),
              Wr = ya('fmtonly', !0),
              qr = ya('nocount', !0),
              Gr = ya('noexec', !0),
              Yr = ya('numberic_roundabort', !0),
              Vr = ya('parseonly', !0),
              Xr = ya('query_governor_cost_limit', !0),
              Kr = ya('rowcount', !0),
              Qr = ya('textsize', !0),
              zr = ya('ansi_defaults', !0),
              Zr = ya('ansi_null_dflt_off', !0),
              Jr = ya('ansi_null_dflt_on', !0),
              rt = ya('ansi_nulls', !0),
              tt = ya('ansi_padding', !0),
              et = ya('ansi_warnings', !0),
              nt = ya('forceplan', !0),
              ot = ya('showplan_all', !0),
              st = ya('showplan_text', !0),
              ut = ya('showplan_xml', !0),
              at = ya('implicit_transactions', !0),
              it = ya('remote_proc_transactions', !0),
              ct = ya('xact_abort', !0),
              lt = function (r) {
                return { type: 'origin', value: r.toLowerCase() };
              },
              ft = ya('read', !0),
              pt = ya('uncommitted', !0),
              bt = ya('committed', !0),
              vt = ya('REPEATABLE', !0),
              dt = ya('snapshot', !0),
              yt = ya('serializable', !0),
              ht = ya('transaction', !0),
              wt = ya('isolation', !0),
              mt = ya('level', !0),
              Lt = ya('READ', !0),
              Ct = ya('LOCAL', !0),
              At = ya('LOW_PRIORITY', !0),
              Et = ya('WRITE', !0),
              _t = function (r, t) {
                return bp(r, t);
              },
              gt = ya('(', !1),
              jt = ya(')', !1),
              Tt = ya('PERCENT', !0),
              xt = ya('SYSTEM_TIME', !0),
              St = ya('OF', !0),
              kt = ya('CONTAINED', !0),
              It = ya('BTREE', !0),
              Nt = ya('HASH', !0),
              Ot = ya('PARTITIONS', !0),
              Rt = function (r, t, e) {
                return { type: r.toLowerCase(), symbol: t, expr: e };
              },
              Ut = ya('FILLFACTOR', !0),
              Mt = ya('MAX_DURATION', !0),
              Dt = ya('MAXDOP', !0),
              Pt = ya('WITH', !0),
              Ft = ya('PARSER', !0),
              Ht = ya('VISIBLE', !0),
              Bt = ya('INVISIBLE', !0),
              $t = ya('PAD_INDEX', !0),
              Wt = ya('SORT_IN_TEMPDB', !0),
              qt = ya('IGNORE_DUP_KEY', !0),
              Gt = ya('STATISTICS_NORECOMPUTE', !0),
              Yt = ya('STATISTICS_INCREMENTAL', !0),
              Vt = ya('DROP_EXISTING', !0),
              Xt = ya('ONLINE', !0),
              Kt = ya('RESUMABLE', !0),
              Qt = ya('ALLOW_ROW_LOCKS', !0),
              zt = ya('ALLOW_PAGE_LOCKS', !0),
              Zt = ya('OPTIMIZE_FOR_SEQUENTIAL_KEY', !0),
              Jt = ya('DATA_COMPRESSION', !0),
              re = ya('ROW', !0),
              te = ya('PAGE', !1),
              ee = function (r, t) {
                return (
                  t.unshift(r),
                  t.forEach((r) => {
                    const { table: t, as: e } = r;
                    (Lp[t] = t),
                      e && (Lp[e] = t),
                      (function (r) {
                        const t = yp(r);
                        r.clear(), t.forEach((t) => r.add(t));
                      })(mp);
                  }),
                  t
                );
              },
              ne = ya('FORCESEEK', !0),
              oe = ya('SPATIAL_WINDOW_MAX_CELLS', !0),
              se = ya('NOEXPAND', !0),
              ue = ya('FORCESCAN', !0),
              ae = ya('HOLDLOCK', !0),
              ie = ya('NOLOCK', !0),
              ce = ya('NOWAIT', !0),
              le = ya('PAGLOCK', !0),
              fe = ya('READCOMMITTED', !0),
              pe = ya('READCOMMITTEDLOCK', !0),
              be = ya('READPAST', !0),
              ve = ya('READUNCOMMITTED', !0),
              de = ya('REPEATABLEREAD ', !0),
              ye = ya('ROWLOCK', !0),
              he = ya('SERIALIZABLE', !0),
              we = ya('SNAPSHOT', !0),
              me = ya('TABLOCK', !0),
              Le = ya('TABLOCKX', !0),
              Ce = ya('UPDLOCK', !0),
              Ae = ya('XLOCK', !0),
              Ee = ya('##', !1),
              _e = ya('#', !1),
              ge = ya('FIRST', !0),
              je = ya('ROWS', !0),
              Te = ya('ONLY', !0),
              xe = ya('NEXT', !0),
              Se = ya('RAW', !0),
              ke = ya('AUTO', !0),
              Ie = ya('EXPLICIT', !0),
              Ne = function (r) {
                return { keyword: r };
              },
              Oe = ya('PATH', !0),
              Re = ya('XML', !0),
              Ue = ya('JSON', !0),
              Me = ya('=', !1),
              De = function (r, t) {
                return vp(r, t);
              },
              Pe = ya('!', !1),
              Fe = function (r) {
                return r[0] + ' ' + r[2];
              },
              He = ya('>=', !1),
              Be = ya('>', !1),
              $e = ya('<=', !1),
              We = ya('<>', !1),
              qe = ya('<', !1),
              Ge = ya('!=', !1),
              Ye = ya('+', !1),
              Ve = ya('-', !1),
              Xe = ya('*', !1),
              Ke = ya('/', !1),
              Qe = ya('%', !1),
              ze = ya('~', !1),
              Ze = function (r) {
                return !0 === ip[r.toUpperCase()];
              },
              Je = ya('"', !1),
              rn = /^[^"]/,
              tn = ha(['"'], !0, !1),
              en = /^[^']/,
              nn = ha(["'"], !0, !1),
              on = ya('`', !1),
              sn = /^[^`]/,
              un = ha(['`'], !0, !1),
              an = ya('[', !1),
              cn = /^[^\]]/,
              ln = ha([']'], !0, !1),
              fn = ya(']', !1),
              pn = function (r, t) {
                return r + t.join('');
              },
              bn = /^[A-Za-z_@#\u4E00-\u9FA5]/,
              vn = ha([['A', 'Z'], ['a', 'z'], '_', '@', '#', ['一', '龥']], !1, !1),
              dn = /^[A-Za-z0-9_\-@$$\u4E00-\u9FA5\xC0-\u017F\x80-\xFF]/,
              yn = ha(
                [['A', 'Z'], ['a', 'z'], ['0', '9'], '_', '-', '@', '$', '$', ['一', '龥'], ['À', 'ſ'], ['', 'ÿ']],
                !1,
                !1,
              ),
              hn = /^[A-Za-z0-9_:\u4E00-\u9FA5\xC0-\u017F\x80-\xFF]/,
              wn = ha([['A', 'Z'], ['a', 'z'], ['0', '9'], '_', ':', ['一', '龥'], ['À', 'ſ'], ['', 'ÿ']], !1, !1),
              mn = ya(':', !1),
              Ln = ya('OVER', !0),
              Cn = (ya('WINDOW', !0), ya('FOLLOWING', !0)),
              An = ya('PRECEDING', !0),
              En = ya('CURRENT', !0),
              _n = ya('UNBOUNDED', !0),
              gn = ya('WITHIN', !0),
              jn = ya('N', !0),
              Tn = ya('_binary', !0),
              xn = ya('_latin1', !0),
              Sn = ya('0x', !0),
              kn = /^[0-9A-Fa-f]/,
              In = ha(
                [
                  ['0', '9'],
                  ['A', 'F'],
                  ['a', 'f'],
                ],
                !1,
                !1,
              ),
              Nn = function (r, t) {
                return { type: r.toLowerCase(), value: t[1].join('') };
              },
              On = /^[^"\\\0-\x1F\x7F]/,
              Rn = ha(['"', '\\', ['\0', ''], ''], !0, !1),
              Un = /^[^'\\]/,
              Mn = ha(["'", '\\'], !0, !1),
              Dn = ya("\\'", !1),
              Pn = ya('\\"', !1),
              Fn = ya('\\\\', !1),
              Hn = ya('\\/', !1),
              Bn = ya('\\b', !1),
              $n = ya('\\f', !1),
              Wn = ya('\\n', !1),
              qn = ya('\\r', !1),
              Gn = ya('\\t', !1),
              Yn = ya('\\u', !1),
              Vn = ya('\\', !1),
              Xn = ya("''", !1),
              Kn = ya('""', !1),
              Qn = ya('``', !1),
              zn = /^[\n\r]/,
              Zn = ha(['\n', '\r'], !1, !1),
              Jn = ya('.', !1),
              ro = /^[0-9]/,
              to = ha([['0', '9']], !1, !1),
              eo = /^[0-9a-fA-F]/,
              no = ha(
                [
                  ['0', '9'],
                  ['a', 'f'],
                  ['A', 'F'],
                ],
                !1,
                !1,
              ),
              oo = /^[eE]/,
              so = ha(['e', 'E'], !1, !1),
              uo = /^[+\-]/,
              ao = ha(['+', '-'], !1, !1),
              io = ya('NULL', !0),
              co = ya('NOT NULL', !0),
              lo = ya('TRUE', !0),
              fo = ya('TO', !0),
              po = ya('TOP', !0),
              bo = ya('FALSE', !0),
              vo = (ya('SHOW', !0), ya('DROP', !0)),
              yo = ya('DECLARE', !0),
              ho = ya('USE', !0),
              wo = ya('ALTER', !0),
              mo = ya('SELECT', !0),
              Lo = ya('UPDATE', !0),
              Co = ya('CREATE', !0),
              Ao = ya('TEMPORARY', !0),
              Eo = ya('DELETE', !0),
              _o = ya('INSERT', !0),
              go = ya('RECURSIVE', !0),
              jo = ya('REPLACE', !0),
              To = ya('RENAME', !0),
              xo = ya('IGNORE', !0),
              So = (ya('EXPLAIN', !0), ya('PARTITION', !0)),
              ko = ya('INTO', !0),
              Io = ya('FROM', !0),
              No = ya('UNLOCK', !0),
              Oo = ya('AS', !0),
              Ro = ya('TABLE', !0),
              Uo = ya('VIEW', !0),
              Mo = ya('DATABASE', !0),
              Do = ya('SCHEMA', !0),
              Po = ya('TABLES', !0),
              Fo = ya('ON', !0),
              Ho = ya('OFF', !0),
              Bo = ya('LEFT', !0),
              $o = ya('RIGHT', !0),
              Wo = ya('FULL', !0),
              qo = ya('INNER', !0),
              Go = ya('CROSS', !0),
              Yo = ya('JOIN', !0),
              Vo = ya('APPLY', !0),
              Xo = ya('OUTER', !0),
              Ko = ya('UNION', !0),
              Qo = ya('VALUES', !0),
              zo = ya('USING', !0),
              Zo = ya('WHERE', !0),
              Jo = ya('GO', !0),
              rs = ya('GROUP', !0),
              ts = ya('BY', !0),
              es = ya('ORDER', !0),
              ns = ya('HAVING', !0),
              os = ya('LIMIT', !0),
              ss = ya('OFFSET', !0),
              us = ya('FETCH', !0),
              as = ya('ASC', !0),
              is = ya('DESC', !0),
              cs = ya('ALL', !0),
              ls = ya('DISTINCT', !0),
              fs = ya('BETWEEN', !0),
              ps = ya('IN', !0),
              bs = ya('IS', !0),
              vs = ya('LIKE', !0),
              ds = ya('EXISTS', !0),
              ys = ya('AND', !0),
              hs = ya('OR', !0),
              ws = ya('ARRAY_AGG', !0),
              ms = ya('STRING_AGG', !0),
              Ls = ya('COUNT', !0),
              Cs = ya('MAX', !0),
              As = ya('MIN', !0),
              Es = ya('SUM', !0),
              _s = ya('AVG', !0),
              gs = ya('CALL', !0),
              js = ya('CASE', !0),
              Ts = ya('WHEN', !0),
              xs = ya('THEN', !0),
              Ss = ya('ELSE', !0),
              ks = ya('END', !0),
              Is = ya('CAST', !0),
              Ns = ya('BIT', !0),
              Os = ya('MONEY', !0),
              Rs = ya('SMALLMONEY', !0),
              Us = ya('CHAR', !0),
              Ms = ya('VARCHAR', !0),
              Ds = ya('BINARY', !0),
              Ps = ya('VARBINARY', !0),
              Fs = ya('NCHAR', !0),
              Hs = ya('NVARCHAR', !0),
              Bs = ya('NUMERIC', !0),
              $s = ya('DECIMAL', !0),
              Ws = ya('SIGNED', !0),
              qs = ya('UNSIGNED', !0),
              Gs = ya('INT', !0),
              Ys = ya('ZEROFILL', !0),
              Vs = ya('INTEGER', !0),
              Xs = ya('SMALLINT', !0),
              Ks = ya('TINYINT', !0),
              Qs = ya('TINYTEXT', !0),
              zs = ya('TEXT', !0),
              Zs = ya('NTEXT', !0),
              Js = ya('MEDIUMTEXT', !0),
              ru = ya('LONGTEXT', !0),
              tu = ya('BIGINT', !0),
              eu = ya('FLOAT', !0),
              nu = ya('REAL', !0),
              ou = ya('DOUBLE', !0),
              su = ya('DATE', !0),
              uu = ya('SMALLDATETIME', !0),
              au = ya('DATETIME', !0),
              iu = ya('DATETIME2', !0),
              cu = ya('DATETIMEOFFSET', !0),
              lu = ya('TIME', !0),
              fu = ya('TIMESTAMP', !0),
              pu = ya('TRUNCATE', !0),
              bu = ya('UNIQUEIDENTIFIER', !0),
              vu = ya('USER', !0),
              du = ya('CURRENT_DATE', !0),
              yu = (ya('ADDDATE', !0), ya('INTERVAL', !0)),
              hu = ya('YEAR', !0),
              wu = ya('MONTH', !0),
              mu = ya('DAY', !0),
              Lu = ya('HOUR', !0),
              Cu = ya('MINUTE', !0),
              Au = ya('SECOND', !0),
              Eu = ya('CURRENT_TIME', !0),
              _u = ya('CURRENT_TIMESTAMP', !0),
              gu = ya('CURRENT_USER', !0),
              ju = ya('SESSION_USER', !0),
              Tu = ya('SYSTEM_USER', !0),
              xu = (ya('GLOBAL', !0), ya('SESSION', !0), ya('PIVOT', !0)),
              Su = ya('UNPIVOT', !0),
              ku = (ya('PERSIST', !0), ya('PERSIST_ONLY', !0), ya('@@', !1)),
              Iu = ya('$', !1),
              Nu = ya('return', !0),
              Ou = ya(':=', !1),
              Ru = ya('DUAL', !0),
              Uu = ya('ADD', !0),
              Mu = ya('COLUMN', !0),
              Du = ya('INDEX', !0),
              Pu = ya('FULLTEXT', !0),
              Fu = ya('SPATIAL', !0),
              Hu = ya('CLUSTERED', !0),
              Bu = ya('NONCLUSTERED', !0),
              $u = ya('COMMENT', !0),
              Wu = ya('CONSTRAINT', !0),
              qu = ya('REFERENCES', !0),
              Gu = ya('SQL_CALC_FOUND_ROWS', !0),
              Yu = ya('SQL_CACHE', !0),
              Vu = ya('SQL_NO_CACHE', !0),
              Xu = ya('SQL_SMALL_RESULT', !0),
              Ku = ya('SQL_BIG_RESULT', !0),
              Qu = ya('SQL_BUFFER_RESULT', !0),
              zu = ya(',', !1),
              Zu = ya(';', !1),
              Ju = ya('||', !1),
              ra = ya('&&', !1),
              ta = ya('/*', !1),
              ea = ya('*/', !1),
              na = ya('--', !1),
              oa = { type: 'any' },
              sa = /^[ \t\n\r]/,
              ua = ha([' ', '\t', '\n', '\r'], !1, !1),
              aa = function (r, t, e) {
                return (r && !e) || (!r && e);
              },
              ia = function (r, t, e) {
                return { dataType: t };
              },
              ca = function (r, t, e) {
                return { dataType: t };
              },
              la = 0,
              fa = 0,
              pa = [{ line: 1, column: 1 }],
              ba = 0,
              va = [],
              da = 0;
            if ('startRule' in t) {
              if (!(t.startRule in u)) throw new Error('Can\'t start parsing from rule "' + t.startRule + '".');
              a = u[t.startRule];
            }
            function ya(r, t) {
              return { type: 'literal', text: r, ignoreCase: t };
            }
            function ha(r, t, e) {
              return { type: 'class', parts: r, inverted: t, ignoreCase: e };
            }
            function wa(t) {
              var e,
                n = pa[t];
              if (n) return n;
              for (e = t - 1; !pa[e]; ) e--;
              for (n = { line: (n = pa[e]).line, column: n.column }; e < t; )
                10 === r.charCodeAt(e) ? (n.line++, (n.column = 1)) : n.column++, e++;
              return (pa[t] = n), n;
            }
            function ma(r, t) {
              var e = wa(r),
                n = wa(t);
              return {
                start: { offset: r, line: e.line, column: e.column },
                end: { offset: t, line: n.line, column: n.column },
              };
            }
            function La(r) {
              la < ba || (la > ba && ((ba = la), (va = [])), va.push(r));
            }
            function Ca(r, t, e) {
              return new o(o.buildMessage(r, t), r, t, e);
            }
            function Aa() {
              var r, t, e, n, o, u, a, i;
              if (((r = la), (t = Ea()) !== s))
                if ($f() !== s) {
                  for (
                    e = [],
                      n = la,
                      (o = $f()) !== s && (u = Sl()) !== s && (a = $f()) !== s
                        ? ((i = Ea()) === s && (i = null), i !== s ? (n = o = [o, u, a, i]) : ((la = n), (n = s)))
                        : ((la = n), (n = s));
                    n !== s;
                  )
                    e.push(n),
                      (n = la),
                      (o = $f()) !== s && (u = Sl()) !== s && (a = $f()) !== s
                        ? ((i = Ea()) === s && (i = null), i !== s ? (n = o = [o, u, a, i]) : ((la = n), (n = s)))
                        : ((la = n), (n = s));
                  e !== s
                    ? ((fa = r),
                      (r = t =
                        (function (r, t) {
                          if (!t || 0 === t.length) return r;
                          delete r.tableList, delete r.columnList;
                          let e = r;
                          for (let r = 0; r < t.length; r++) {
                            const n = t[r][3] || [];
                            delete n.tableList, delete n.columnList, (e.go_next = n), (e.go = 'go'), (e = e.go_next);
                          }
                          return { tableList: Array.from(wp), columnList: yp(mp), ast: r };
                        })(t, e)))
                    : ((la = r), (r = s));
                } else (la = r), (r = s);
              else (la = r), (r = s);
              return r;
            }
            function Ea() {
              var r, t, e;
              return (
                (r = la),
                $f() !== s &&
                (t = (function () {
                  var r, t, e, n, o, u, a, i;
                  if (((r = la), (t = ga()) !== s)) {
                    for (
                      e = [],
                        n = la,
                        (o = $f()) !== s && (u = Hf()) !== s && (a = $f()) !== s && (i = ga()) !== s
                          ? (n = o = [o, u, a, i])
                          : ((la = n), (n = s));
                      n !== s;
                    )
                      e.push(n),
                        (n = la),
                        (o = $f()) !== s && (u = Hf()) !== s && (a = $f()) !== s && (i = ga()) !== s
                          ? (n = o = [o, u, a, i])
                          : ((la = n), (n = s));
                    e !== s
                      ? ((fa = r),
                        (t = (function (r, t) {
                          const e = (r && r.ast) || r,
                            n = t && t.length && t[0].length >= 4 ? [e] : e;
                          for (let r = 0; r < t.length; r++)
                            t[r][3] && 0 !== t[r][3].length && n.push((t[r][3] && t[r][3].ast) || t[r][3]);
                          return { tableList: Array.from(wp), columnList: yp(mp), ast: n };
                        })(t, e)),
                        (r = t))
                      : ((la = r), (r = s));
                  } else (la = r), (r = s);
                  return r;
                })()) !== s &&
                $f() !== s
                  ? ((e = Hf()) === s && (e = null), e !== s ? ((fa = r), (r = t)) : ((la = r), (r = s)))
                  : ((la = r), (r = s)),
                r
              );
            }
            function _a() {
              var t;
              return (
                (t = (function () {
                  var t, e, n, o, u, a, i;
                  (t = la),
                    (e = nl()) !== s && $f() !== s && (n = wl()) !== s && $f() !== s
                      ? ((o = Pa()) === s && (o = null),
                        o !== s && $f() !== s && (u = Li()) !== s
                          ? ((fa = t),
                            (c = e),
                            (l = n),
                            (f = o),
                            (b = u) &&
                              b.forEach((r) =>
                                wp.add(
                                  `${c}::${[r.server, r.db, r.schema].filter(Boolean).join('.') || null}::${r.table}`,
                                ),
                              ),
                            (e = {
                              tableList: Array.from(wp),
                              columnList: yp(mp),
                              ast: { type: c.toLowerCase(), keyword: l.toLowerCase(), prefix: f, name: b },
                            }),
                            (t = e))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s));
                  var c, l, f, b;
                  t === s &&
                    ((t = la),
                    (e = nl()) !== s && $f() !== s
                      ? ('procedure' === r.substr(la, 9).toLowerCase()
                          ? ((n = r.substr(la, 9)), (la += 9))
                          : ((n = s), 0 === da && La(N)),
                        n !== s && $f() !== s && (o = fc()) !== s
                          ? ((fa = t),
                            (e = (function (r, t, e) {
                              return {
                                tableList: Array.from(wp),
                                columnList: yp(mp),
                                ast: { type: r.toLowerCase(), keyword: t.toLowerCase(), name: e },
                              };
                            })(e, n, o)),
                            (t = e))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s)),
                    t === s &&
                      ((t = la),
                      (e = nl()) !== s &&
                      $f() !== s &&
                      (n = jf()) !== s &&
                      $f() !== s &&
                      (o = ic()) !== s &&
                      $f() !== s &&
                      (u = Cl()) !== s &&
                      $f() !== s &&
                      (a = ji()) !== s &&
                      $f() !== s
                        ? ((i = (function () {
                            var r, t, e, n, o, u;
                            (r = la), (t = Ba()) === s && (t = $a());
                            if (t !== s) {
                              for (
                                e = [],
                                  n = la,
                                  (o = $f()) !== s
                                    ? ((u = Ba()) === s && (u = $a()), u !== s ? (n = o = [o, u]) : ((la = n), (n = s)))
                                    : ((la = n), (n = s));
                                n !== s;
                              )
                                e.push(n),
                                  (n = la),
                                  (o = $f()) !== s
                                    ? ((u = Ba()) === s && (u = $a()), u !== s ? (n = o = [o, u]) : ((la = n), (n = s)))
                                    : ((la = n), (n = s));
                              e !== s ? ((fa = r), (t = p(t, e)), (r = t)) : ((la = r), (r = s));
                            } else (la = r), (r = s);
                            return r;
                          })()) === s && (i = null),
                          i !== s && $f() !== s
                            ? ((fa = t),
                              (e = (function (r, t, e, n, o) {
                                return {
                                  tableList: Array.from(wp),
                                  columnList: yp(mp),
                                  ast: {
                                    type: r.toLowerCase(),
                                    keyword: t.toLowerCase(),
                                    name: e,
                                    table: n,
                                    options: o,
                                  },
                                };
                              })(e, n, o, a, i)),
                              (t = e))
                            : ((la = t), (t = s)))
                        : ((la = t), (t = s)),
                      t === s &&
                        ((t = la),
                        (e = nl()) !== s && $f() !== s && (n = ml()) !== s && $f() !== s
                          ? ((o = Pa()) === s && (o = null),
                            o !== s && $f() !== s && (u = Li()) !== s
                              ? ((fa = t),
                                (e = (function (r, t, e, n) {
                                  return {
                                    tableList: Array.from(wp),
                                    columnList: yp(mp),
                                    ast: { type: r.toLowerCase(), keyword: t.toLowerCase(), prefix: e, name: n },
                                  };
                                })(e, n, o, u)),
                                (t = e))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)))));
                  return t;
                })()) === s &&
                  (t = (function () {
                    var t;
                    (t = (function () {
                      var r, t, e, n, o, u, a, c, l, f;
                      (r = la),
                        (t = al()) !== s && $f() !== s
                          ? ((e = il()) === s && (e = null),
                            e !== s && $f() !== s && wl() !== s && $f() !== s
                              ? ((n = ka()) === s && (n = null),
                                n !== s &&
                                $f() !== s &&
                                (o = Li()) !== s &&
                                $f() !== s &&
                                (u = Ia()) !== s &&
                                $f() !== s
                                  ? ((a = (function () {
                                      var r, t, e, n, o, u, a, c;
                                      if (((r = la), (t = Za()) !== s)) {
                                        for (
                                          e = [],
                                            n = la,
                                            (o = $f()) !== s
                                              ? ((u = Rf()) === s && (u = null),
                                                u !== s && (a = $f()) !== s && (c = Za()) !== s
                                                  ? (n = o = [o, u, a, c])
                                                  : ((la = n), (n = s)))
                                              : ((la = n), (n = s));
                                          n !== s;
                                        )
                                          e.push(n),
                                            (n = la),
                                            (o = $f()) !== s
                                              ? ((u = Rf()) === s && (u = null),
                                                u !== s && (a = $f()) !== s && (c = Za()) !== s
                                                  ? (n = o = [o, u, a, c])
                                                  : ((la = n), (n = s)))
                                              : ((la = n), (n = s));
                                        e !== s ? ((fa = r), (t = i(t, e)), (r = t)) : ((la = r), (r = s));
                                      } else (la = r), (r = s);
                                      return r;
                                    })()) === s && (a = null),
                                    a !== s && $f() !== s
                                      ? ((c = pl()) === s && (c = ll()),
                                        c === s && (c = null),
                                        c !== s && $f() !== s
                                          ? ((l = hl()) === s && (l = null),
                                            l !== s && $f() !== s
                                              ? ((f = Ta()) === s && (f = null),
                                                f !== s
                                                  ? ((fa = r),
                                                    (p = t),
                                                    (b = e),
                                                    (v = n),
                                                    (y = u),
                                                    (h = a),
                                                    (w = c),
                                                    (m = l),
                                                    (L = f),
                                                    (d = o) &&
                                                      d.forEach((r) =>
                                                        wp.add(
                                                          `create::${[r.server, r.db, r.schema].filter(Boolean).join('.') || null}::${r.table}`,
                                                        ),
                                                      ),
                                                    (t = {
                                                      tableList: Array.from(wp),
                                                      columnList: yp(mp),
                                                      ast: {
                                                        type: p[0].toLowerCase(),
                                                        keyword: 'table',
                                                        temporary: b && b[0].toLowerCase(),
                                                        if_not_exists: v,
                                                        table: d,
                                                        ignore_replace: w && w[0].toLowerCase(),
                                                        as: m && m[0].toLowerCase(),
                                                        query_expr: L && L.ast,
                                                        create_definitions: y,
                                                        table_options: h,
                                                      },
                                                    }),
                                                    (r = t))
                                                  : ((la = r), (r = s)))
                                              : ((la = r), (r = s)))
                                          : ((la = r), (r = s)))
                                      : ((la = r), (r = s)))
                                  : ((la = r), (r = s)))
                              : ((la = r), (r = s)))
                          : ((la = r), (r = s));
                      var p, b, v, d, y, h, w, m, L;
                      r === s &&
                        ((r = la),
                        (t = al()) !== s && $f() !== s
                          ? ((e = il()) === s && (e = null),
                            e !== s && $f() !== s && wl() !== s && $f() !== s
                              ? ((n = ka()) === s && (n = null),
                                n !== s &&
                                $f() !== s &&
                                (o = Li()) !== s &&
                                $f() !== s &&
                                (u = (function r() {
                                  var t, e;
                                  (t = (function () {
                                    var r, t, e;
                                    (r = la),
                                      (t = Bl()) !== s && $f() !== s && (e = Li()) !== s
                                        ? ((fa = r),
                                          (t = (function (r) {
                                            return { type: 'like', table: r };
                                          })(e)),
                                          (r = t))
                                        : ((la = r), (r = s));
                                    return r;
                                  })()) === s &&
                                    ((t = la),
                                    Mf() !== s && $f() !== s && (e = r()) !== s && $f() !== s && Df() !== s
                                      ? ((fa = t), ((n = e).parentheses = !0), (t = n))
                                      : ((la = t), (t = s)));
                                  var n;
                                  return t;
                                })()) !== s
                                  ? ((fa = r),
                                    (t = (function (r, t, e, n, o) {
                                      return (
                                        n &&
                                          n.forEach((r) =>
                                            wp.add(
                                              `create::${[r.server, r.db, r.schema].filter(Boolean).join('.') || null}::${r.table}`,
                                            ),
                                          ),
                                        {
                                          tableList: Array.from(wp),
                                          columnList: yp(mp),
                                          ast: {
                                            type: r[0].toLowerCase(),
                                            keyword: 'table',
                                            temporary: t && t[0].toLowerCase(),
                                            if_not_exists: e,
                                            table: n,
                                            like: o,
                                          },
                                        }
                                      );
                                    })(t, e, n, o, u)),
                                    (r = t))
                                  : ((la = r), (r = s)))
                              : ((la = r), (r = s)))
                          : ((la = r), (r = s)));
                      return r;
                    })()) === s &&
                      (t = (function () {
                        var t, e, n, o, u, a, i, c, p, b, v, d, y, h, w, m, L, C;
                        (t = la),
                          (e = al()) !== s && $f() !== s
                            ? ((n = xf()) === s && (n = Sf()) === s && (n = kf()),
                              n === s && (n = null),
                              n !== s &&
                              $f() !== s &&
                              (o = jf()) !== s &&
                              $f() !== s &&
                              (u = fc()) !== s &&
                              $f() !== s &&
                              (a = Cl()) !== s &&
                              $f() !== s &&
                              (i = ji()) !== s &&
                              $f() !== s &&
                              Mf() !== s &&
                              $f() !== s &&
                              (c = xa()) !== s &&
                              $f() !== s &&
                              Df() !== s &&
                              $f() !== s
                                ? ((p = (function () {
                                    var t, e, n;
                                    (t = la),
                                      'include' === r.substr(la, 7).toLowerCase()
                                        ? ((e = r.substr(la, 7)), (la += 7))
                                        : ((e = s), 0 === da && La(l));
                                    e !== s &&
                                    $f() !== s &&
                                    Mf() !== s &&
                                    $f() !== s &&
                                    (n = cc()) !== s &&
                                    $f() !== s &&
                                    Df() !== s
                                      ? ((fa = t),
                                        (u = n),
                                        (e = { type: (o = e).toLowerCase(), keyword: o.toLowerCase(), columns: u }),
                                        (t = e))
                                      : ((la = t), (t = s));
                                    var o, u;
                                    return t;
                                  })()) === s && (p = null),
                                  p !== s && $f() !== s
                                    ? ((b = Si()) === s && (b = null),
                                      b !== s && $f() !== s
                                        ? ((v = la),
                                          (d = xl()) !== s &&
                                          (y = $f()) !== s &&
                                          (h = Mf()) !== s &&
                                          (w = $f()) !== s &&
                                          (m = di()) !== s &&
                                          (L = $f()) !== s &&
                                          (C = Df()) !== s
                                            ? (v = d = [d, y, h, w, m, L, C])
                                            : ((la = v), (v = s)),
                                          v === s && (v = null),
                                          v !== s && (d = $f()) !== s
                                            ? ((y = xi()) === s && (y = null),
                                              y !== s && (h = $f()) !== s
                                                ? ((w = la),
                                                  'filestream_on' === r.substr(la, 13).toLowerCase()
                                                    ? ((m = r.substr(la, 13)), (la += 13))
                                                    : ((m = s), 0 === da && La(f)),
                                                  m !== s && (L = $f()) !== s && (C = fc()) !== s
                                                    ? (w = m = [m, L, C])
                                                    : ((la = w), (w = s)),
                                                  w === s && (w = null),
                                                  w !== s
                                                    ? ((fa = t),
                                                      (A = e),
                                                      (E = n),
                                                      (_ = o),
                                                      (g = u),
                                                      (j = a),
                                                      (T = i),
                                                      (x = c),
                                                      (S = p),
                                                      (k = b),
                                                      (I = v),
                                                      (N = y),
                                                      (O = w),
                                                      (e = {
                                                        tableList: Array.from(wp),
                                                        columnList: yp(mp),
                                                        ast: {
                                                          type: A[0].toLowerCase(),
                                                          index_type: E && E.toLowerCase(),
                                                          keyword: _.toLowerCase(),
                                                          index: g,
                                                          on_kw: j[0].toLowerCase(),
                                                          table: T,
                                                          index_columns: x,
                                                          include: S,
                                                          where: k,
                                                          with: I && I[4],
                                                          on: N,
                                                          filestream_on: O && { value: O[2] },
                                                        },
                                                      }),
                                                      (t = e))
                                                    : ((la = t), (t = s)))
                                                : ((la = t), (t = s)))
                                            : ((la = t), (t = s)))
                                        : ((la = t), (t = s)))
                                    : ((la = t), (t = s)))
                                : ((la = t), (t = s)))
                            : ((la = t), (t = s));
                        var A, E, _, g, j, T, x, S, k, I, N, O;
                        return t;
                      })()) === s &&
                      (t = (function () {
                        var t, e, n, o, u, a;
                        (t = la),
                          (e = al()) !== s && $f() !== s
                            ? ((n = (function () {
                                var t, e, n, o;
                                (t = la),
                                  'database' === r.substr(la, 8).toLowerCase()
                                    ? ((e = r.substr(la, 8)), (la += 8))
                                    : ((e = s), 0 === da && La(Mo));
                                e !== s
                                  ? ((n = la),
                                    da++,
                                    (o = Ec()),
                                    da--,
                                    o === s ? (n = void 0) : ((la = n), (n = s)),
                                    n !== s ? ((fa = t), (t = e = 'DATABASE')) : ((la = t), (t = s)))
                                  : ((la = t), (t = s));
                                return t;
                              })()) === s &&
                                (n = (function () {
                                  var t, e, n, o;
                                  (t = la),
                                    'schema' === r.substr(la, 6).toLowerCase()
                                      ? ((e = r.substr(la, 6)), (la += 6))
                                      : ((e = s), 0 === da && La(Do));
                                  e !== s
                                    ? ((n = la),
                                      da++,
                                      (o = Ec()),
                                      da--,
                                      o === s ? (n = void 0) : ((la = n), (n = s)),
                                      n !== s ? ((fa = t), (t = e = 'SCHEMA')) : ((la = t), (t = s)))
                                    : ((la = t), (t = s));
                                  return t;
                                })()),
                              n !== s && $f() !== s
                                ? ((o = ka()) === s && (o = null),
                                  o !== s && $f() !== s && (u = tp()) !== s && $f() !== s
                                    ? ((a = (function () {
                                        var r, t, e, n, o, u;
                                        if (((r = la), (t = za()) !== s)) {
                                          for (
                                            e = [],
                                              n = la,
                                              (o = $f()) !== s && (u = za()) !== s
                                                ? (n = o = [o, u])
                                                : ((la = n), (n = s));
                                            n !== s;
                                          )
                                            e.push(n),
                                              (n = la),
                                              (o = $f()) !== s && (u = za()) !== s
                                                ? (n = o = [o, u])
                                                : ((la = n), (n = s));
                                          e !== s ? ((fa = r), (t = p(t, e)), (r = t)) : ((la = r), (r = s));
                                        } else (la = r), (r = s);
                                        return r;
                                      })()) === s && (a = null),
                                      a !== s
                                        ? ((fa = t),
                                          (e = (function (r, t, e, n, o) {
                                            const s = t.toLowerCase();
                                            return {
                                              tableList: Array.from(wp),
                                              columnList: yp(mp),
                                              ast: {
                                                type: r[0].toLowerCase(),
                                                keyword: s,
                                                if_not_exists: e,
                                                [s]: { db: n.schema, schema: n.name },
                                                create_definitions: o,
                                              },
                                            };
                                          })(e, n, o, u, a)),
                                          (t = e))
                                        : ((la = t), (t = s)))
                                    : ((la = t), (t = s)))
                                : ((la = t), (t = s)))
                            : ((la = t), (t = s));
                        return t;
                      })());
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o;
                    (t = la),
                      (e = (function () {
                        var t, e, n, o;
                        (t = la),
                          'truncate' === r.substr(la, 8).toLowerCase()
                            ? ((e = r.substr(la, 8)), (la += 8))
                            : ((e = s), 0 === da && La(pu));
                        e !== s
                          ? ((n = la),
                            da++,
                            (o = Ec()),
                            da--,
                            o === s ? (n = void 0) : ((la = n), (n = s)),
                            n !== s ? ((fa = t), (t = e = 'TRUNCATE')) : ((la = t), (t = s)))
                          : ((la = t), (t = s));
                        return t;
                      })()) !== s && $f() !== s
                        ? ((n = wl()) === s && (n = null),
                          n !== s && $f() !== s && (o = Li()) !== s
                            ? ((fa = t),
                              (u = e),
                              (a = n),
                              (i = o) &&
                                i.forEach((r) =>
                                  wp.add(
                                    `${u}::${[r.server, r.db, r.schema].filter(Boolean).join('.') || null}::${r.table}`,
                                  ),
                                ),
                              (e = {
                                tableList: Array.from(wp),
                                columnList: yp(mp),
                                ast: { type: u.toLowerCase(), keyword: (a && a.toLowerCase()) || 'table', name: i },
                              }),
                              (t = e))
                            : ((la = t), (t = s)))
                        : ((la = t), (t = s));
                    var u, a, i;
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var r, t, e;
                    (r = la),
                      (t = fl()) !== s &&
                      $f() !== s &&
                      wl() !== s &&
                      $f() !== s &&
                      (e = (function () {
                        var r, t, e, n, o, u, a, i;
                        if (((r = la), (t = bi()) !== s)) {
                          for (
                            e = [],
                              n = la,
                              (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = bi()) !== s
                                ? (n = o = [o, u, a, i])
                                : ((la = n), (n = s));
                            n !== s;
                          )
                            e.push(n),
                              (n = la),
                              (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = bi()) !== s
                                ? (n = o = [o, u, a, i])
                                : ((la = n), (n = s));
                          e !== s ? ((fa = r), (t = v(t, e)), (r = t)) : ((la = r), (r = s));
                        } else (la = r), (r = s);
                        return r;
                      })()) !== s
                        ? ((fa = r),
                          (n = e).forEach((r) =>
                            r.forEach(
                              (r) =>
                                r.table &&
                                wp.add(
                                  `rename::${[r.server, r.db, r.schema].filter(Boolean).join('.') || null}::${r.table}`,
                                ),
                            ),
                          ),
                          (t = { tableList: Array.from(wp), columnList: yp(mp), ast: { type: 'rename', table: n } }),
                          (r = t))
                        : ((la = r), (r = s));
                    var n;
                    return r;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n;
                    (t = la),
                      (e = (function () {
                        var t, e, n, o;
                        (t = la),
                          'call' === r.substr(la, 4).toLowerCase()
                            ? ((e = r.substr(la, 4)), (la += 4))
                            : ((e = s), 0 === da && La(gs));
                        e !== s
                          ? ((n = la),
                            da++,
                            (o = Ec()),
                            da--,
                            o === s ? (n = void 0) : ((la = n), (n = s)),
                            n !== s ? ((fa = t), (t = e = 'CALL')) : ((la = t), (t = s)))
                          : ((la = t), (t = s));
                        return t;
                      })()) !== s &&
                      $f() !== s &&
                      (n = ep()) !== s
                        ? ((fa = t),
                          (o = n),
                          (e = { tableList: Array.from(wp), columnList: yp(mp), ast: { type: 'call', expr: o } }),
                          (t = e))
                        : ((la = t), (t = s));
                    var o;
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n;
                    (t = la),
                      (e = (function () {
                        var t, e, n, o;
                        (t = la),
                          'use' === r.substr(la, 3).toLowerCase()
                            ? ((e = r.substr(la, 3)), (la += 3))
                            : ((e = s), 0 === da && La(ho));
                        e !== s
                          ? ((n = la),
                            da++,
                            (o = Ec()),
                            da--,
                            o === s ? (n = void 0) : ((la = n), (n = s)),
                            n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                          : ((la = t), (t = s));
                        return t;
                      })()) !== s &&
                      $f() !== s &&
                      (n = fc()) !== s
                        ? ((fa = t),
                          (o = n),
                          wp.add(`use::${o}::null`),
                          (e = { tableList: Array.from(wp), columnList: yp(mp), ast: { type: 'use', db: o } }),
                          (t = e))
                        : ((la = t), (t = s));
                    var o;
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t;
                    (t = (function () {
                      var r, t, e, n;
                      (r = la),
                        (t = sl()) !== s &&
                        $f() !== s &&
                        wl() !== s &&
                        $f() !== s &&
                        (e = Li()) !== s &&
                        $f() !== s &&
                        (n = (function () {
                          var r, t, e, n, o, u, a, i;
                          if (((r = la), (t = Ha()) !== s)) {
                            for (
                              e = [],
                                n = la,
                                (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Ha()) !== s
                                  ? (n = o = [o, u, a, i])
                                  : ((la = n), (n = s));
                              n !== s;
                            )
                              e.push(n),
                                (n = la),
                                (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Ha()) !== s
                                  ? (n = o = [o, u, a, i])
                                  : ((la = n), (n = s));
                            e !== s ? ((fa = r), (t = v(t, e)), (r = t)) : ((la = r), (r = s));
                          } else (la = r), (r = s);
                          return r;
                        })()) !== s
                          ? ((fa = r),
                            (u = n),
                            (o = e) &&
                              o.length > 0 &&
                              o.forEach((r) =>
                                wp.add(
                                  `alter::${[r.server, r.db, r.schema].filter(Boolean).join('.') || null}::${r.table}`,
                                ),
                              ),
                            (t = {
                              tableList: Array.from(wp),
                              columnList: yp(mp),
                              ast: { type: 'alter', keyword: 'table', table: o, expr: u },
                            }),
                            (r = t))
                          : ((la = r), (r = s));
                      var o, u;
                      return r;
                    })()) === s &&
                      (t = (function () {
                        var t, e, n, o, u, a, c, l, f, p, b;
                        (t = la),
                          (e = sl()) !== s && $f() !== s && ml() !== s && $f() !== s && (n = ji()) !== s && $f() !== s
                            ? ((o = la),
                              (u = Mf()) !== s &&
                              (a = $f()) !== s &&
                              (c = (function () {
                                var r, t, e, n, o, u, a, i;
                                if (((r = la), (t = ic()) !== s)) {
                                  for (
                                    e = [],
                                      n = la,
                                      (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = ic()) !== s
                                        ? (n = o = [o, u, a, i])
                                        : ((la = n), (n = s));
                                    n !== s;
                                  )
                                    e.push(n),
                                      (n = la),
                                      (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = ic()) !== s
                                        ? (n = o = [o, u, a, i])
                                        : ((la = n), (n = s));
                                  e !== s ? ((fa = r), (t = v(t, e)), (r = t)) : ((la = r), (r = s));
                                } else (la = r), (r = s);
                                return r;
                              })()) !== s &&
                              (l = $f()) !== s &&
                              (f = Df()) !== s
                                ? (o = u = [u, a, c, l, f])
                                : ((la = o), (o = s)),
                              o === s && (o = null),
                              o !== s && (u = $f()) !== s
                                ? ((a = la),
                                  (c = xl()) !== s &&
                                  (l = $f()) !== s &&
                                  (f = (function () {
                                    var r, t, e, n, o, u, a, c;
                                    if (((r = la), (t = Fa()) !== s)) {
                                      for (
                                        e = [],
                                          n = la,
                                          (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (c = Fa()) !== s
                                            ? (n = o = [o, u, a, c])
                                            : ((la = n), (n = s));
                                        n !== s;
                                      )
                                        e.push(n),
                                          (n = la),
                                          (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (c = Fa()) !== s
                                            ? (n = o = [o, u, a, c])
                                            : ((la = n), (n = s));
                                      e !== s ? ((fa = r), (t = i(t, e)), (r = t)) : ((la = r), (r = s));
                                    } else (la = r), (r = s);
                                    return r;
                                  })()) !== s
                                    ? (a = c = [c, l, f])
                                    : ((la = a), (a = s)),
                                  a === s && (a = null),
                                  a !== s &&
                                  (c = $f()) !== s &&
                                  (l = hl()) !== s &&
                                  (f = $f()) !== s &&
                                  (p = oi()) !== s &&
                                  $f() !== s
                                    ? ((b = (function () {
                                        var t, e, n;
                                        (t = la),
                                          xl() !== s && $f() !== s
                                            ? ('check' === r.substr(la, 5).toLowerCase()
                                                ? ((e = r.substr(la, 5)), (la += 5))
                                                : ((e = s), 0 === da && La(M)),
                                              e !== s && $f() !== s
                                                ? ('option' === r.substr(la, 6).toLowerCase()
                                                    ? ((n = r.substr(la, 6)), (la += 6))
                                                    : ((n = s), 0 === da && La(D)),
                                                  n !== s ? ((fa = t), (t = 'with check option')) : ((la = t), (t = s)))
                                                : ((la = t), (t = s)))
                                            : ((la = t), (t = s));
                                        return t;
                                      })()) === s && (b = null),
                                      b !== s
                                        ? ((fa = t),
                                          (y = o),
                                          (h = a),
                                          (w = p),
                                          (m = b),
                                          (d = n) &&
                                            d.length > 0 &&
                                            d.forEach((r) =>
                                              wp.add(
                                                `alter::${[r.server, r.db, r.schema].filter(Boolean).join('.') || null}::${r.table}`,
                                              ),
                                            ),
                                          (e = {
                                            tableList: Array.from(wp),
                                            columnList: yp(mp),
                                            ast: {
                                              type: 'alter',
                                              keyword: 'view',
                                              view: d,
                                              columns: y && y[2],
                                              attributes: h && h[2],
                                              select: w,
                                              with: m,
                                            },
                                          }),
                                          (t = e))
                                        : ((la = t), (t = s)))
                                    : ((la = t), (t = s)))
                                : ((la = t), (t = s)))
                            : ((la = t), (t = s));
                        var d, y, h, w, m;
                        return t;
                      })());
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a;
                    (t = la),
                      (e = yl()) !== s && $f() !== s
                        ? ('transaction' === r.substr(la, 11).toLowerCase()
                            ? ((n = r.substr(la, 11)), (la += 11))
                            : ((n = s), 0 === da && La(ht)),
                          n !== s && $f() !== s
                            ? ('isolation' === r.substr(la, 9).toLowerCase()
                                ? ((o = r.substr(la, 9)), (la += 9))
                                : ((o = s), 0 === da && La(wt)),
                              o !== s && $f() !== s
                                ? ('level' === r.substr(la, 5).toLowerCase()
                                    ? ((u = r.substr(la, 5)), (la += 5))
                                    : ((u = s), 0 === da && La(mt)),
                                  u !== s &&
                                  $f() !== s &&
                                  (a = (function () {
                                    var t, e, n;
                                    (t = la),
                                      'read' === r.substr(la, 4).toLowerCase()
                                        ? ((e = r.substr(la, 4)), (la += 4))
                                        : ((e = s), 0 === da && La(ft));
                                    e !== s && $f() !== s
                                      ? ('uncommitted' === r.substr(la, 11).toLowerCase()
                                          ? ((n = r.substr(la, 11)), (la += 11))
                                          : ((n = s), 0 === da && La(pt)),
                                        n === s &&
                                          ('committed' === r.substr(la, 9).toLowerCase()
                                            ? ((n = r.substr(la, 9)), (la += 9))
                                            : ((n = s), 0 === da && La(bt))),
                                        n !== s
                                          ? ((fa = t),
                                            (e = { type: 'origin', value: 'read ' + n.toLowerCase() }),
                                            (t = e))
                                          : ((la = t), (t = s)))
                                      : ((la = t), (t = s));
                                    t === s &&
                                      ((t = la),
                                      'repeatable' === r.substr(la, 10).toLowerCase()
                                        ? ((e = r.substr(la, 10)), (la += 10))
                                        : ((e = s), 0 === da && La(vt)),
                                      e !== s && $f() !== s
                                        ? ('read' === r.substr(la, 4).toLowerCase()
                                            ? ((n = r.substr(la, 4)), (la += 4))
                                            : ((n = s), 0 === da && La(ft)),
                                          n !== s
                                            ? ((fa = t), (t = e = { type: 'origin', value: 'repeatable read' }))
                                            : ((la = t), (t = s)))
                                        : ((la = t), (t = s)),
                                      t === s &&
                                        ((t = la),
                                        'snapshot' === r.substr(la, 8).toLowerCase()
                                          ? ((e = r.substr(la, 8)), (la += 8))
                                          : ((e = s), 0 === da && La(dt)),
                                        e === s &&
                                          ('serializable' === r.substr(la, 12).toLowerCase()
                                            ? ((e = r.substr(la, 12)), (la += 12))
                                            : ((e = s), 0 === da && La(yt))),
                                        e !== s && ((fa = t), (e = lt(e))),
                                        (t = e)));
                                    return t;
                                  })()) !== s
                                    ? ((fa = t),
                                      (i = a),
                                      (e = {
                                        tableList: Array.from(wp),
                                        columnList: yp(mp),
                                        ast: {
                                          type: 'set',
                                          expr: [
                                            {
                                              type: 'assign',
                                              left: { type: 'origin', value: 'transaction isolation level' },
                                              right: i,
                                            },
                                          ],
                                        },
                                      }),
                                      (t = e))
                                    : ((la = t), (t = s)))
                                : ((la = t), (t = s)))
                            : ((la = t), (t = s)))
                        : ((la = t), (t = s));
                    var i;
                    t === s &&
                      ((t = la),
                      (e = yl()) !== s && $f() !== s
                        ? ((n = (function () {
                            var t, e, n, o;
                            (t = la),
                              'result' === r.substr(la, 6).toLowerCase()
                                ? ((e = r.substr(la, 6)), (la += 6))
                                : ((e = s), 0 === da && La(Er));
                            e !== s && $f() !== s && (n = yl()) !== s && $f() !== s
                              ? ('caching' === r.substr(la, 7).toLowerCase()
                                  ? ((o = r.substr(la, 7)), (la += 7))
                                  : ((o = s), 0 === da && La(_r)),
                                o !== s
                                  ? ((fa = t), (t = e = { type: 'origin', value: 'result set caching' }))
                                  : ((la = t), (t = s)))
                              : ((la = t), (t = s));
                            t === s &&
                              ((t = la),
                              'statistics' === r.substr(la, 10).toLowerCase()
                                ? ((e = r.substr(la, 10)), (la += 10))
                                : ((e = s), 0 === da && La(gr)),
                              e !== s && $f() !== s
                                ? ('io' === r.substr(la, 2).toLowerCase()
                                    ? ((n = r.substr(la, 2)), (la += 2))
                                    : ((n = s), 0 === da && La(jr)),
                                  n === s &&
                                    ('xml' === r.substr(la, 3).toLowerCase()
                                      ? ((n = r.substr(la, 3)), (la += 3))
                                      : ((n = s), 0 === da && La(Tr)),
                                    n === s &&
                                      ('profile' === r.substr(la, 7).toLowerCase()
                                        ? ((n = r.substr(la, 7)), (la += 7))
                                        : ((n = s), 0 === da && La(xr)),
                                      n === s &&
                                        ('time' === r.substr(la, 4).toLowerCase()
                                          ? ((n = r.substr(la, 4)), (la += 4))
                                          : ((n = s), 0 === da && La(Sr))))),
                                  n !== s
                                    ? ((fa = t),
                                      (e = { type: 'origin', value: 'statistics ' + n.toLowerCase() }),
                                      (t = e))
                                    : ((la = t), (t = s)))
                                : ((la = t), (t = s)));
                            return t;
                          })()) === s &&
                            (n = (function () {
                              var t, e, n, o;
                              (t = la),
                                'datefirst' === r.substr(la, 9).toLowerCase()
                                  ? ((e = r.substr(la, 9)), (la += 9))
                                  : ((e = s), 0 === da && La(kr));
                              e === s &&
                                ('dateformat' === r.substr(la, 10).toLowerCase()
                                  ? ((e = r.substr(la, 10)), (la += 10))
                                  : ((e = s), 0 === da && La(Ir)),
                                e === s &&
                                  ('deadlock_priority' === r.substr(la, 17).toLowerCase()
                                    ? ((e = r.substr(la, 17)), (la += 17))
                                    : ((e = s), 0 === da && La(Nr)),
                                  e === s &&
                                    ('lock_timeout' === r.substr(la, 12).toLowerCase()
                                      ? ((e = r.substr(la, 12)), (la += 12))
                                      : ((e = s), 0 === da && La(Or)),
                                    e === s &&
                                      ('concat_null_yields_null' === r.substr(la, 23).toLowerCase()
                                        ? ((e = r.substr(la, 23)), (la += 23))
                                        : ((e = s), 0 === da && La(Rr)),
                                      e === s &&
                                        ('cursor_close_on_commit' === r.substr(la, 22).toLowerCase()
                                          ? ((e = r.substr(la, 22)), (la += 22))
                                          : ((e = s), 0 === da && La(Ur)),
                                        e === s &&
                                          ('fips_flagger' === r.substr(la, 12).toLowerCase()
                                            ? ((e = r.substr(la, 12)), (la += 12))
                                            : ((e = s), 0 === da && La(Mr)),
                                          e === s &&
                                            ('identity_insert' === r.substr(la, 15).toLowerCase()
                                              ? ((e = r.substr(la, 15)), (la += 15))
                                              : ((e = s), 0 === da && La(Dr)),
                                            e === s &&
                                              ('language' === r.substr(la, 8).toLowerCase()
                                                ? ((e = r.substr(la, 8)), (la += 8))
                                                : ((e = s), 0 === da && La(Pr)),
                                              e === s &&
                                                ('offsets' === r.substr(la, 7).toLowerCase()
                                                  ? ((e = r.substr(la, 7)), (la += 7))
                                                  : ((e = s), 0 === da && La(Fr)),
                                                e === s &&
                                                  ('quoted_identifier' === r.substr(la, 17).toLowerCase()
                                                    ? ((e = r.substr(la, 17)), (la += 17))
                                                    : ((e = s), 0 === da && La(Hr)),
                                                  e === s &&
                                                    ('arithabort' === r.substr(la, 10).toLowerCase()
                                                      ? ((e = r.substr(la, 10)), (la += 10))
                                                      : ((e = s), 0 === da && La(Br)),
                                                    e === s &&
                                                      ('arithignore' === r.substr(la, 11).toLowerCase()
                                                        ? ((e = r.substr(la, 11)), (la += 11))
                                                        : ((e = s), 0 === da && La($r)),
                                                      e === s &&
                                                        ('fmtonly' === r.substr(la, 7).toLowerCase()
                                                          ? ((e = r.substr(la, 7)), (la += 7))
                                                          : ((e = s), 0 === da && La(Wr)),
                                                        e === s &&
                                                          ('nocount' === r.substr(la, 7).toLowerCase()
                                                            ? ((e = r.substr(la, 7)), (la += 7))
                                                            : ((e = s), 0 === da && La(qr)),
                                                          e === s &&
                                                            ('noexec' === r.substr(la, 6).toLowerCase()
                                                              ? ((e = r.substr(la, 6)), (la += 6))
                                                              : ((e = s), 0 === da && La(Gr)),
                                                            e === s &&
                                                              ('numberic_roundabort' === r.substr(la, 19).toLowerCase()
                                                                ? ((e = r.substr(la, 19)), (la += 19))
                                                                : ((e = s), 0 === da && La(Yr)),
                                                              e === s &&
                                                                ('parseonly' === r.substr(la, 9).toLowerCase()
                                                                  ? ((e = r.substr(la, 9)), (la += 9))
                                                                  : ((e = s), 0 === da && La(Vr)),
                                                                e === s &&
                                                                  ('query_governor_cost_limit' ===
                                                                  r.substr(la, 25).toLowerCase()
                                                                    ? ((e = r.substr(la, 25)), (la += 25))
                                                                    : ((e = s), 0 === da && La(Xr)),
                                                                  e === s &&
                                                                    ('rowcount' === r.substr(la, 8).toLowerCase()
                                                                      ? ((e = r.substr(la, 8)), (la += 8))
                                                                      : ((e = s), 0 === da && La(Kr)),
                                                                    e === s &&
                                                                      ('textsize' === r.substr(la, 8).toLowerCase()
                                                                        ? ((e = r.substr(la, 8)), (la += 8))
                                                                        : ((e = s), 0 === da && La(Qr)),
                                                                      e === s &&
                                                                        ((e = la),
                                                                        'ansi_defaults' ===
                                                                        r.substr(la, 13).toLowerCase()
                                                                          ? ((n = r.substr(la, 13)), (la += 13))
                                                                          : ((n = s), 0 === da && La(zr)),
                                                                        n !== s
                                                                          ? ('ansi_null_dflt_off' ===
                                                                            r.substr(la, 18).toLowerCase()
                                                                              ? ((o = r.substr(la, 18)), (la += 18))
                                                                              : ((o = s), 0 === da && La(Zr)),
                                                                            o !== s
                                                                              ? (e = n = [n, o])
                                                                              : ((la = e), (e = s)))
                                                                          : ((la = e), (e = s)),
                                                                        e === s &&
                                                                          ('ansi_null_dflt_on' ===
                                                                          r.substr(la, 17).toLowerCase()
                                                                            ? ((e = r.substr(la, 17)), (la += 17))
                                                                            : ((e = s), 0 === da && La(Jr)),
                                                                          e === s &&
                                                                            ('ansi_nulls' ===
                                                                            r.substr(la, 10).toLowerCase()
                                                                              ? ((e = r.substr(la, 10)), (la += 10))
                                                                              : ((e = s), 0 === da && La(rt)),
                                                                            e === s &&
                                                                              ('ansi_padding' ===
                                                                              r.substr(la, 12).toLowerCase()
                                                                                ? ((e = r.substr(la, 12)), (la += 12))
                                                                                : ((e = s), 0 === da && La(tt)),
                                                                              e === s &&
                                                                                ('ansi_warnings' ===
                                                                                r.substr(la, 13).toLowerCase()
                                                                                  ? ((e = r.substr(la, 13)), (la += 13))
                                                                                  : ((e = s), 0 === da && La(et)),
                                                                                e === s &&
                                                                                  ('forceplan' ===
                                                                                  r.substr(la, 9).toLowerCase()
                                                                                    ? ((e = r.substr(la, 9)), (la += 9))
                                                                                    : ((e = s), 0 === da && La(nt)),
                                                                                  e === s &&
                                                                                    ('showplan_all' ===
                                                                                    r.substr(la, 12).toLowerCase()
                                                                                      ? ((e = r.substr(la, 12)),
                                                                                        (la += 12))
                                                                                      : ((e = s), 0 === da && La(ot)),
                                                                                    e === s &&
                                                                                      ('showplan_text' ===
                                                                                      r.substr(la, 13).toLowerCase()
                                                                                        ? ((e = r.substr(la, 13)),
                                                                                          (la += 13))
                                                                                        : ((e = s), 0 === da && La(st)),
                                                                                      e === s &&
                                                                                        ('showplan_xml' ===
                                                                                        r.substr(la, 12).toLowerCase()
                                                                                          ? ((e = r.substr(la, 12)),
                                                                                            (la += 12))
                                                                                          : ((e = s),
                                                                                            0 === da && La(ut)),
                                                                                        e === s &&
                                                                                          ('implicit_transactions' ===
                                                                                          r.substr(la, 21).toLowerCase()
                                                                                            ? ((e = r.substr(la, 21)),
                                                                                              (la += 21))
                                                                                            : ((e = s),
                                                                                              0 === da && La(at)),
                                                                                          e === s &&
                                                                                            ('remote_proc_transactions' ===
                                                                                            r
                                                                                              .substr(la, 24)
                                                                                              .toLowerCase()
                                                                                              ? ((e = r.substr(la, 24)),
                                                                                                (la += 24))
                                                                                              : ((e = s),
                                                                                                0 === da && La(it)),
                                                                                            e === s &&
                                                                                              ('xact_abort' ===
                                                                                              r
                                                                                                .substr(la, 10)
                                                                                                .toLowerCase()
                                                                                                ? ((e = r.substr(
                                                                                                    la,
                                                                                                    10,
                                                                                                  )),
                                                                                                  (la += 10))
                                                                                                : ((e = s),
                                                                                                  0 === da &&
                                                                                                    La(
                                                                                                      ct,
                                                                                                    ))))))))))))))))))))))))))))))))));
                              e !== s && ((fa = t), (e = lt(e)));
                              return (t = e);
                            })()),
                          n !== s && $f() !== s && (o = zf()) !== s
                            ? ((fa = t),
                              (e = (function (r, t) {
                                return {
                                  tableList: Array.from(wp),
                                  columnList: yp(mp),
                                  ast: { type: 'set', expr: [{ type: 'assign', left: r, right: t }] },
                                };
                              })(n, o)),
                              (t = e))
                            : ((la = t), (t = s)))
                        : ((la = t), (t = s)));
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n;
                    (t = la),
                      (e = (function () {
                        var t, e, n, o;
                        (t = la),
                          'lock' === r.substr(la, 4).toLowerCase()
                            ? ((e = r.substr(la, 4)), (la += 4))
                            : ((e = s), 0 === da && La($));
                        e !== s
                          ? ((n = la),
                            da++,
                            (o = Ec()),
                            da--,
                            o === s ? (n = void 0) : ((la = n), (n = s)),
                            n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                          : ((la = t), (t = s));
                        return t;
                      })()) !== s &&
                      $f() !== s &&
                      Ll() !== s &&
                      $f() !== s &&
                      (n = (function () {
                        var r, t, e, n, o, u, a, i;
                        if (((r = la), (t = Ja()) !== s)) {
                          for (
                            e = [],
                              n = la,
                              (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Ja()) !== s
                                ? (n = o = [o, u, a, i])
                                : ((la = n), (n = s));
                            n !== s;
                          )
                            e.push(n),
                              (n = la),
                              (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Ja()) !== s
                                ? (n = o = [o, u, a, i])
                                : ((la = n), (n = s));
                          e !== s ? ((fa = r), (t = _t(t, e)), (r = t)) : ((la = r), (r = s));
                        } else (la = r), (r = s);
                        return r;
                      })()) !== s
                        ? ((fa = t),
                          (o = n),
                          (e = {
                            tableList: Array.from(wp),
                            columnList: yp(mp),
                            ast: { type: 'lock', keyword: 'tables', tables: o },
                          }),
                          (t = e))
                        : ((la = t), (t = s));
                    var o;
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e;
                    (t = la),
                      (e = (function () {
                        var t, e, n, o;
                        (t = la),
                          'unlock' === r.substr(la, 6).toLowerCase()
                            ? ((e = r.substr(la, 6)), (la += 6))
                            : ((e = s), 0 === da && La(No));
                        e !== s
                          ? ((n = la),
                            da++,
                            (o = Ec()),
                            da--,
                            o === s ? (n = void 0) : ((la = n), (n = s)),
                            n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                          : ((la = t), (t = s));
                        return t;
                      })()) !== s &&
                      $f() !== s &&
                      Ll() !== s
                        ? ((fa = t),
                          (e = {
                            tableList: Array.from(wp),
                            columnList: yp(mp),
                            ast: { type: 'unlock', keyword: 'tables' },
                          }),
                          (t = e))
                        : ((la = t), (t = s));
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var r, t, e, n, o, u;
                    (r = la),
                      (t = ol()) !== s &&
                      $f() !== s &&
                      (e = (function () {
                        var r, t, e, n, o, u, a, i;
                        if (((r = la), (t = Ma()) !== s)) {
                          for (
                            e = [],
                              n = la,
                              (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Ma()) !== s
                                ? (n = o = [o, u, a, i])
                                : ((la = n), (n = s));
                            n !== s;
                          )
                            e.push(n),
                              (n = la),
                              (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Ma()) !== s
                                ? (n = o = [o, u, a, i])
                                : ((la = n), (n = s));
                          e !== s ? ((fa = r), (t = v(t, e)), (r = t)) : ((la = r), (r = s));
                        } else (la = r), (r = s);
                        return r;
                      })()) !== s
                        ? ((fa = r),
                          (a = e),
                          (t = {
                            tableList: Array.from(wp),
                            columnList: yp(mp),
                            ast: { type: 'declare', declare: a, symbol: ',' },
                          }),
                          (r = t))
                        : ((la = r), (r = s));
                    var a;
                    r === s &&
                      ((r = la),
                      (t = ol()) !== s && $f() !== s && (e = Cf()) !== s && $f() !== s && (n = Cc()) !== s && $f() !== s
                        ? ((o = hl()) === s && (o = null),
                          o !== s && $f() !== s && wl() !== s && $f() !== s && (u = Ia()) !== s
                            ? ((fa = r),
                              (i = n),
                              (c = o),
                              (l = u),
                              (t = {
                                tableList: Array.from(wp),
                                columnList: yp(mp),
                                ast: {
                                  type: 'declare',
                                  declare: [
                                    {
                                      at: '@',
                                      name: i,
                                      as: c && c[0].toLowerCase(),
                                      keyword: 'table',
                                      prefix: 'table',
                                      definition: l,
                                    },
                                  ],
                                },
                              }),
                              (r = t))
                            : ((la = r), (r = s)))
                        : ((la = r), (r = s)));
                    var i, c, l;
                    return r;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o;
                    (t = la),
                      'execute' === r.substr(la, 7).toLowerCase()
                        ? ((e = r.substr(la, 7)), (la += 7))
                        : ((e = s), 0 === da && La(T));
                    e === s &&
                      ('exec' === r.substr(la, 4).toLowerCase()
                        ? ((e = r.substr(la, 4)), (la += 4))
                        : ((e = s), 0 === da && La(x)));
                    e !== s && $f() !== s && (n = ji()) !== s && $f() !== s
                      ? ((o = (function () {
                          var r, t, e, n, o, u, a, i;
                          if (((r = la), (t = Da()) !== s)) {
                            for (
                              e = [],
                                n = la,
                                (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Da()) !== s
                                  ? (n = o = [o, u, a, i])
                                  : ((la = n), (n = s));
                              n !== s;
                            )
                              e.push(n),
                                (n = la),
                                (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Da()) !== s
                                  ? (n = o = [o, u, a, i])
                                  : ((la = n), (n = s));
                            e !== s ? ((fa = r), (t = bp(t, e)), (r = t)) : ((la = r), (r = s));
                          } else (la = r), (r = s);
                          return r;
                        })()) === s && (o = null),
                        o !== s
                          ? ((fa = t),
                            (u = e),
                            (a = n),
                            (i = o),
                            (e = {
                              tableList: Array.from(wp),
                              columnList: yp(mp),
                              ast: { type: 'exec', keyword: u, module: a, parameters: i },
                            }),
                            (t = e))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s));
                    var u, a, i;
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a, i, c, l, f;
                    (t = la),
                      'if' === r.substr(la, 2).toLowerCase()
                        ? ((e = r.substr(la, 2)), (la += 2))
                        : ((e = s), 0 === da && La(k));
                    e !== s && $f() !== s && (n = Xi()) !== s && $f() !== s && (o = ga()) !== s && $f() !== s
                      ? ((u = Hf()) === s && (u = null),
                        u !== s && $f() !== s
                          ? ((a = Sl()) === s && (a = null),
                            a !== s && $f() !== s
                              ? ((i = la),
                                (c = Vl()) !== s && (l = $f()) !== s && (f = ga()) !== s
                                  ? (i = c = [c, l, f])
                                  : ((la = i), (i = s)),
                                i === s && (i = null),
                                i !== s && (c = $f()) !== s
                                  ? ((l = Hf()) === s && (l = null),
                                    l !== s
                                      ? ((fa = t),
                                        (p = n),
                                        (b = o),
                                        (v = u),
                                        (d = a),
                                        (y = i),
                                        (h = l),
                                        (e = {
                                          tableList: Array.from(wp),
                                          columnList: yp(mp),
                                          ast: {
                                            type: 'if',
                                            keyword: 'if',
                                            boolean_expr: p,
                                            semicolons: [v || '', h || ''],
                                            go: d,
                                            if_expr: b,
                                            else_expr: y && y[2],
                                          },
                                        }),
                                        (t = e))
                                      : ((la = t), (t = s)))
                                  : ((la = t), (t = s)))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s));
                    var p, b, v, d, y, h;
                    return t;
                  })()),
                t
              );
            }
            function ga() {
              var r;
              return (
                (r = Ta()) === s &&
                  (r = (function () {
                    var r, t, e, n, o, u, a;
                    (r = la),
                      (t = $f()) !== s
                        ? ((e = ti()) === s && (e = null),
                          e !== s &&
                          $f() !== s &&
                          ul() !== s &&
                          $f() !== s &&
                          (n = Li()) !== s &&
                          $f() !== s &&
                          yl() !== s &&
                          $f() !== s &&
                          (o = (function () {
                            var r, t, e, n, o, u, a, i;
                            if (((r = la), (t = Mi()) !== s)) {
                              for (
                                e = [],
                                  n = la,
                                  (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Mi()) !== s
                                    ? (n = o = [o, u, a, i])
                                    : ((la = n), (n = s));
                                n !== s;
                              )
                                e.push(n),
                                  (n = la),
                                  (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Mi()) !== s
                                    ? (n = o = [o, u, a, i])
                                    : ((la = n), (n = s));
                              e !== s ? ((fa = r), (t = v(t, e)), (r = t)) : ((la = r), (r = s));
                            } else (la = r), (r = s);
                            return r;
                          })()) !== s &&
                          $f() !== s
                            ? ((u = li()) === s && (u = null),
                              u !== s && $f() !== s
                                ? ((a = Si()) === s && (a = null),
                                  a !== s
                                    ? ((fa = r),
                                      (t = (function (r, t, e, n, o) {
                                        const s = {},
                                          u = (r) => {
                                            const { server: t, db: e, schema: n, as: o, table: u, join: a } = r,
                                              i = a ? 'select' : 'update',
                                              c = [t, e, n].filter(Boolean).join('.') || null;
                                            e && (s[u] = c), u && wp.add(`${i}::${c}::${u}`);
                                          };
                                        return (
                                          t && t.forEach(u),
                                          n && n.forEach(u),
                                          e &&
                                            e.forEach((r) => {
                                              if (r.table) {
                                                const t = dp(r.table);
                                                wp.add(`update::${s[t] || null}::${t}`);
                                              }
                                              mp.add(`update::${r.table}::${r.column}`);
                                            }),
                                          {
                                            tableList: Array.from(wp),
                                            columnList: yp(mp),
                                            ast: { with: r, type: 'update', table: t, set: e, from: n, where: o },
                                          }
                                        );
                                      })(e, n, o, u, a)),
                                      (r = t))
                                    : ((la = r), (r = s)))
                                : ((la = r), (r = s)))
                            : ((la = r), (r = s)))
                        : ((la = r), (r = s));
                    return r;
                  })()) === s &&
                  (r = (function () {
                    var r, t, e, n, o, u, a;
                    (r = la),
                      (t = Fi()) !== s && $f() !== s
                        ? ((e = vl()) === s && (e = null),
                          e !== s && $f() !== s && (n = ji()) !== s && $f() !== s
                            ? ((o = Pi()) === s && (o = null),
                              o !== s &&
                              $f() !== s &&
                              Mf() !== s &&
                              $f() !== s &&
                              (u = cc()) !== s &&
                              $f() !== s &&
                              Df() !== s &&
                              $f() !== s &&
                              (a = Di()) !== s
                                ? ((fa = r),
                                  (t = (function (r, t, e, n, o) {
                                    if (
                                      (t &&
                                        (wp.add(
                                          `insert::${[t.server, t.db, t.schema].filter(Boolean).join('.') || null}::${t.table}`,
                                        ),
                                        (t.as = null)),
                                      n)
                                    ) {
                                      let r = (t && t.table) || null;
                                      Array.isArray(o.values) &&
                                        o.values.forEach((r, t) => {
                                          if (r.value.length != n.length)
                                            throw new Error(
                                              "Error: column count doesn't match value count at row " + (t + 1),
                                            );
                                        }),
                                        n.forEach((t) => mp.add(`insert::${r}::${t}`));
                                    }
                                    return {
                                      tableList: Array.from(wp),
                                      columnList: yp(mp),
                                      ast: { type: r, table: [t], columns: n, values: o, partition: e },
                                    };
                                  })(t, n, o, u, a)),
                                  (r = t))
                                : ((la = r), (r = s)))
                            : ((la = r), (r = s)))
                        : ((la = r), (r = s));
                    return r;
                  })()) === s &&
                  (r = (function () {
                    var r, t, e, n, o, u, a;
                    (r = la),
                      (t = Fi()) !== s && $f() !== s
                        ? ((e = pl()) === s && (e = null),
                          e !== s && $f() !== s
                            ? ((n = vl()) === s && (n = null),
                              n !== s && $f() !== s && (o = ji()) !== s && $f() !== s
                                ? ((u = Pi()) === s && (u = null),
                                  u !== s && $f() !== s && (a = Di()) !== s
                                    ? ((fa = r),
                                      (t = (function (r, t, e, n, o, s) {
                                        n &&
                                          (wp.add(
                                            `insert::${[n.server, n.db, n.schema].filter(Boolean).join('.') || null}::${n.table}`,
                                          ),
                                          mp.add(`insert::${n.table}::(.*)`),
                                          (n.as = null));
                                        const u = [t, e]
                                          .filter((r) => r)
                                          .map((r) => r[0] && r[0].toLowerCase())
                                          .join(' ');
                                        return {
                                          tableList: Array.from(wp),
                                          columnList: yp(mp),
                                          ast: {
                                            type: r,
                                            table: [n],
                                            columns: null,
                                            values: s,
                                            partition: o,
                                            prefix: u,
                                          },
                                        };
                                      })(t, e, n, o, u, a)),
                                      (r = t))
                                    : ((la = r), (r = s)))
                                : ((la = r), (r = s)))
                            : ((la = r), (r = s)))
                        : ((la = r), (r = s));
                    return r;
                  })()) === s &&
                  (r = (function () {
                    var r, t, e, n, o;
                    (r = la),
                      (t = cl()) !== s && $f() !== s
                        ? ((e = Li()) === s && (e = null),
                          e !== s && $f() !== s && (n = li()) !== s && $f() !== s
                            ? ((o = Si()) === s && (o = null),
                              o !== s
                                ? ((fa = r),
                                  (t = (function (r, t, e) {
                                    if (
                                      (t &&
                                        t.forEach((r) => {
                                          const { server: t, db: e, schema: n, as: o, table: s, join: u } = r,
                                            a = u ? 'select' : 'delete',
                                            i = [t, e, n].filter(Boolean).join('.') || null;
                                          s && wp.add(`${a}::${i}::${s}`), u || mp.add(`delete::${s}::(.*)`);
                                        }),
                                      null === r && 1 === t.length)
                                    ) {
                                      const e = t[0];
                                      r = [{ db: e.db, schema: e.schema, table: e.table, as: e.as, addition: !0 }];
                                    }
                                    return {
                                      tableList: Array.from(wp),
                                      columnList: yp(mp),
                                      ast: { type: 'delete', table: r, from: t, where: e },
                                    };
                                  })(e, n, o)),
                                  (r = t))
                                : ((la = r), (r = s)))
                            : ((la = r), (r = s)))
                        : ((la = r), (r = s));
                    return r;
                  })()) === s &&
                  (r = _a()) === s &&
                  (r = (function () {
                    var r, t;
                    if (((r = []), (t = Kf()) !== s)) for (; t !== s; ) r.push(t), (t = Kf());
                    else r = s;
                    return r;
                  })()),
                r
              );
            }
            function ja() {
              var r, t;
              return (
                (r = la),
                (t = gl()) !== s && $f() !== s && Ml() !== s ? ((fa = r), (r = t = 'union all')) : ((la = r), (r = s)),
                r === s && ((r = la), (t = gl()) !== s && ((fa = r), (t = 'union')), (r = t)),
                r
              );
            }
            function Ta() {
              var r, t, e, n, o, u, a, i;
              if (((r = la), (t = ri()) !== s)) {
                for (
                  e = [],
                    n = la,
                    (o = $f()) !== s && (u = ja()) !== s && (a = $f()) !== s && (i = ri()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((la = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = la),
                    (o = $f()) !== s && (u = ja()) !== s && (a = $f()) !== s && (i = ri()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((la = n), (n = s));
                e !== s && (n = $f()) !== s
                  ? ((o = Ni()) === s && (o = null),
                    o !== s && (u = $f()) !== s
                      ? ((a = Ui()) === s && (a = null),
                        a !== s
                          ? ((fa = r),
                            (r = t =
                              (function (r, t, e, n) {
                                let o = r;
                                for (let r = 0; r < t.length; r++)
                                  (o._next = t[r][3]), (o.set_op = t[r][1]), (o = o._next);
                                return (
                                  e && (r._orderby = e),
                                  n && (r._limit = n),
                                  { tableList: Array.from(wp), columnList: yp(mp), ast: r }
                                );
                              })(t, e, o, a)))
                          : ((la = r), (r = s)))
                      : ((la = r), (r = s)))
                  : ((la = r), (r = s));
              } else (la = r), (r = s);
              return r;
            }
            function xa() {
              var r, t, e, n, o, u, a, c;
              if (((r = la), (t = Sa()) !== s)) {
                for (
                  e = [],
                    n = la,
                    (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (c = Sa()) !== s
                      ? (n = o = [o, u, a, c])
                      : ((la = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = la),
                    (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (c = Sa()) !== s
                      ? (n = o = [o, u, a, c])
                      : ((la = n), (n = s));
                e !== s ? ((fa = r), (r = t = i(t, e))) : ((la = r), (r = s));
              } else (la = r), (r = s);
              return r;
            }
            function Sa() {
              var r, t, e;
              return (
                (r = la),
                Pf() !== s && $f() !== s && (t = ic()) !== s && $f() !== s && Ff() !== s && $f() !== s
                  ? ((e = Rl()) === s && (e = Ul()), e !== s ? ((fa = r), (r = c(t, e))) : ((la = r), (r = s)))
                  : ((la = r), (r = s)),
                r === s &&
                  ((r = la),
                  Pf() !== s && $f() !== s && (t = ic()) !== s && $f() !== s && Ff() !== s && $f() !== s
                    ? ((fa = r), (r = t))
                    : ((la = r), (r = s)),
                  r === s &&
                    (r = (function () {
                      var r, t, e;
                      (r = la),
                        (t = ic()) !== s && $f() !== s
                          ? ((e = Rl()) === s && (e = Ul()),
                            e !== s ? ((fa = r), (t = c(t, e)), (r = t)) : ((la = r), (r = s)))
                          : ((la = r), (r = s));
                      r === s && (r = ic());
                      return r;
                    })())),
                r
              );
            }
            function ka() {
              var t, e;
              return (
                (t = la),
                'if' === r.substr(la, 2).toLowerCase()
                  ? ((e = r.substr(la, 2)), (la += 2))
                  : ((e = s), 0 === da && La(b)),
                e !== s && $f() !== s && Wl() !== s && $f() !== s && $l() !== s
                  ? ((fa = t), (t = e = 'IF NOT EXISTS'))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Ia() {
              var r, t, e, n, o, u, a, i;
              if (((r = la), Mf() !== s))
                if ($f() !== s)
                  if ((t = Na()) !== s) {
                    for (
                      e = [],
                        n = la,
                        (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Na()) !== s
                          ? (n = o = [o, u, a, i])
                          : ((la = n), (n = s));
                      n !== s;
                    )
                      e.push(n),
                        (n = la),
                        (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Na()) !== s
                          ? (n = o = [o, u, a, i])
                          : ((la = n), (n = s));
                    e !== s && (n = $f()) !== s
                      ? ((o = Rf()) === s && (o = null),
                        o !== s && (u = $f()) !== s && (a = Df()) !== s
                          ? ((fa = r), (r = v(t, e)))
                          : ((la = r), (r = s)))
                      : ((la = r), (r = s));
                  } else (la = r), (r = s);
                else (la = r), (r = s);
              else (la = r), (r = s);
              return r;
            }
            function Na() {
              var r;
              return (r = Ga()) === s && (r = Ra()) === s && (r = Wa()) === s && (r = qa()), r;
            }
            function Oa() {
              var t, e, n, o, u;
              return (
                (t = la),
                (e = (function () {
                  var t, e;
                  (t = la),
                    (e = (function () {
                      var t, e, n, o;
                      (t = la),
                        'not null' === r.substr(la, 8).toLowerCase()
                          ? ((e = r.substr(la, 8)), (la += 8))
                          : ((e = s), 0 === da && La(co));
                      e !== s
                        ? ((n = la),
                          da++,
                          (o = Ec()),
                          da--,
                          o === s ? (n = void 0) : ((la = n), (n = s)),
                          n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                        : ((la = t), (t = s));
                      return t;
                    })()) !== s && ((fa = t), (e = { type: 'not null', value: 'not null' }));
                  return (t = e);
                })()) === s && (e = Bc()),
                e !== s && ((fa = t), (u = e) && !u.value && (u.value = 'null'), (e = { nullable: u })),
                (t = e) === s &&
                  ((t = la),
                  (e = (function () {
                    var r, t;
                    (r = la),
                      rl() !== s && $f() !== s && (t = Xi()) !== s
                        ? ((fa = r), (r = { type: 'default', value: t }))
                        : ((la = r), (r = s));
                    return r;
                  })()) !== s && ((fa = t), (e = { default_val: e })),
                  (t = e) === s &&
                    ((t = la),
                    (e = Va()) !== s && ((fa = t), (e = { check: e })),
                    (t = e) === s &&
                      ((t = la),
                      'unique' === r.substr(la, 6).toLowerCase()
                        ? ((e = r.substr(la, 6)), (la += 6))
                        : ((e = s), 0 === da && La(d)),
                      e !== s && $f() !== s
                        ? ('key' === r.substr(la, 3).toLowerCase()
                            ? ((n = r.substr(la, 3)), (la += 3))
                            : ((n = s), 0 === da && La(y)),
                          n === s && (n = null),
                          n !== s
                            ? ((fa = t),
                              (t = e =
                                (function (r) {
                                  const t = ['unique'];
                                  return r && t.push(r), { unique: t.join(' ').toLowerCase('') };
                                })(n)))
                            : ((la = t), (t = s)))
                        : ((la = t), (t = s)),
                      t === s &&
                        ((t = la),
                        'primary' === r.substr(la, 7).toLowerCase()
                          ? ((e = r.substr(la, 7)), (la += 7))
                          : ((e = s), 0 === da && La(h)),
                        e === s && (e = null),
                        e !== s && $f() !== s
                          ? ('key' === r.substr(la, 3).toLowerCase()
                              ? ((n = r.substr(la, 3)), (la += 3))
                              : ((n = s), 0 === da && La(y)),
                            n !== s
                              ? ((fa = t),
                                (t = e =
                                  (function (r) {
                                    const t = [];
                                    return (
                                      r && t.push('primary'),
                                      t.push('key'),
                                      { primary_key: t.join(' ').toLowerCase('') }
                                    );
                                  })(e)))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)),
                        t === s &&
                          ((t = la),
                          (e = (function () {
                            var t, e, n, o, u, a, i, c, l, f, p, b;
                            (t = la),
                              'identity' === r.substr(la, 8).toLowerCase()
                                ? ((e = r.substr(la, 8)), (la += 8))
                                : ((e = s), 0 === da && La(w));
                            e !== s && $f() !== s
                              ? ((n = la),
                                (o = Mf()) !== s &&
                                (u = $f()) !== s &&
                                (a = Yc()) !== s &&
                                (i = $f()) !== s &&
                                (c = Rf()) !== s &&
                                (l = $f()) !== s &&
                                (f = Yc()) !== s &&
                                (p = $f()) !== s &&
                                (b = Df()) !== s
                                  ? (n = o = [o, u, a, i, c, l, f, p, b])
                                  : ((la = n), (n = s)),
                                n === s && (n = null),
                                n !== s
                                  ? ((fa = t),
                                    (e = {
                                      keyword: 'identity',
                                      seed: (v = n) && v[2],
                                      increment: v && v[6],
                                      parentheses: !!v,
                                    }),
                                    (t = e))
                                  : ((la = t), (t = s)))
                              : ((la = t), (t = s));
                            var v;
                            return t;
                          })()) !== s && ((fa = t), (e = { auto_increment: e })),
                          (t = e) === s &&
                            ((t = la),
                            (e = Gf()) !== s && ((fa = t), (e = { comment: e })),
                            (t = e) === s &&
                              ((t = la),
                              (e = Ua()) !== s && ((fa = t), (e = { collate: e })),
                              (t = e) === s &&
                                ((t = la),
                                (e = (function () {
                                  var t, e, n;
                                  (t = la),
                                    'column_format' === r.substr(la, 13).toLowerCase()
                                      ? ((e = r.substr(la, 13)), (la += 13))
                                      : ((e = s), 0 === da && La(m));
                                  e !== s && $f() !== s
                                    ? ('fixed' === r.substr(la, 5).toLowerCase()
                                        ? ((n = r.substr(la, 5)), (la += 5))
                                        : ((n = s), 0 === da && La(L)),
                                      n === s &&
                                        ('dynamic' === r.substr(la, 7).toLowerCase()
                                          ? ((n = r.substr(la, 7)), (la += 7))
                                          : ((n = s), 0 === da && La(C)),
                                        n === s &&
                                          ('default' === r.substr(la, 7).toLowerCase()
                                            ? ((n = r.substr(la, 7)), (la += 7))
                                            : ((n = s), 0 === da && La(A)))),
                                      n !== s
                                        ? ((fa = t), (e = { type: 'column_format', value: n.toLowerCase() }), (t = e))
                                        : ((la = t), (t = s)))
                                    : ((la = t), (t = s));
                                  return t;
                                })()) !== s && ((fa = t), (e = { column_format: e })),
                                (t = e) === s &&
                                  ((t = la),
                                  (e = (function () {
                                    var t, e, n;
                                    (t = la),
                                      'storage' === r.substr(la, 7).toLowerCase()
                                        ? ((e = r.substr(la, 7)), (la += 7))
                                        : ((e = s), 0 === da && La(E));
                                    e !== s && $f() !== s
                                      ? ('disk' === r.substr(la, 4).toLowerCase()
                                          ? ((n = r.substr(la, 4)), (la += 4))
                                          : ((n = s), 0 === da && La(_)),
                                        n === s &&
                                          ('memory' === r.substr(la, 6).toLowerCase()
                                            ? ((n = r.substr(la, 6)), (la += 6))
                                            : ((n = s), 0 === da && La(g))),
                                        n !== s
                                          ? ((fa = t), (e = { type: 'storage', value: n.toLowerCase() }), (t = e))
                                          : ((la = t), (t = s)))
                                      : ((la = t), (t = s));
                                    return t;
                                  })()) !== s && ((fa = t), (e = { storage: e })),
                                  (t = e) === s &&
                                    ((t = la),
                                    (e = Xa()) !== s && ((fa = t), (e = { reference_definition: e })),
                                    (t = e) === s &&
                                      ((t = la),
                                      (e = Qa()) !== s && $f() !== s
                                        ? ((n = Ef()) === s && (n = null),
                                          n !== s && $f() !== s && (o = lc()) !== s
                                            ? ((fa = t),
                                              (t = e =
                                                (function (r, t, e) {
                                                  return { character_set: { type: r, value: e, symbol: t } };
                                                })(e, n, o)))
                                            : ((la = t), (t = s)))
                                        : ((la = t), (t = s))))))))))))),
                t
              );
            }
            function Ra() {
              var r, t, e, n, o, u, a, i, c;
              return (
                (r = la),
                (t = ic()) !== s && $f() !== s && (e = up()) !== s && (n = $f()) !== s
                  ? ((o = (function () {
                      var r, t, e, n, o, u;
                      if (((r = la), (t = Oa()) !== s))
                        if ($f() !== s) {
                          for (
                            e = [],
                              n = la,
                              (o = $f()) !== s && (u = Oa()) !== s ? (n = o = [o, u]) : ((la = n), (n = s));
                            n !== s;
                          )
                            e.push(n),
                              (n = la),
                              (o = $f()) !== s && (u = Oa()) !== s ? (n = o = [o, u]) : ((la = n), (n = s));
                          e !== s
                            ? ((fa = r),
                              (r = t =
                                (function (r, t) {
                                  let e = r;
                                  for (let r = 0; r < t.length; r++) e = { ...e, ...t[r][1] };
                                  return e;
                                })(t, e)))
                            : ((la = r), (r = s));
                        } else (la = r), (r = s);
                      else (la = r), (r = s);
                      return r;
                    })()) === s && (o = null),
                    o !== s
                      ? ((fa = r),
                        (a = t),
                        (i = e),
                        (c = o),
                        mp.add(`create::${a.table}::${a.column}`),
                        (r = t = { column: a, definition: i, resource: 'column', ...(c || {}) }))
                      : ((la = r), (r = s)))
                  : ((la = r), (r = s)),
                r === s &&
                  ((r = la),
                  (t = ic()) !== s && $f() !== s
                    ? ((e = la),
                      (n = hl()) !== s && (o = $f()) !== s && (u = Xi()) !== s
                        ? (e = n = [n, o, u])
                        : ((la = e), (e = s)),
                      e === s && (e = null),
                      e !== s
                        ? ((fa = r),
                          (r = t =
                            (function (r, t) {
                              return t && (r.as = t[2]), { column: r, resource: 'column' };
                            })(t, e)))
                        : ((la = r), (r = s)))
                    : ((la = r), (r = s))),
                r
              );
            }
            function Ua() {
              var t, e, n;
              return (
                (t = la),
                (function () {
                  var t, e, n, o;
                  (t = la),
                    'collate' === r.substr(la, 7).toLowerCase()
                      ? ((e = r.substr(la, 7)), (la += 7))
                      : ((e = s), 0 === da && La(cr));
                  e !== s
                    ? ((n = la),
                      da++,
                      (o = Ec()),
                      da--,
                      o === s ? (n = void 0) : ((la = n), (n = s)),
                      n !== s ? ((fa = t), (t = e = 'COLLATE')) : ((la = t), (t = s)))
                    : ((la = t), (t = s));
                  return t;
                })() !== s && $f() !== s
                  ? ((e = Ef()) === s && (e = null),
                    e !== s && $f() !== s && (n = fc()) !== s
                      ? ((fa = t), (t = { type: 'collate', keyword: 'collate', collate: { name: n, symbol: e } }))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Ma() {
              var t, e, n, o, u, a, i, c, l, f, p;
              return (
                (t = la),
                Cf() !== s && $f() !== s && (e = Cc()) !== s && $f() !== s
                  ? ((n = hl()) === s && (n = null),
                    n !== s && $f() !== s && (o = up()) !== s && $f() !== s
                      ? ((u = la),
                        (a = Ef()) !== s && (i = $f()) !== s && (c = Xi()) !== s
                          ? (u = a = [a, i, c])
                          : ((la = u), (u = s)),
                        u === s && (u = null),
                        u !== s
                          ? ((fa = t),
                            (f = o),
                            (p = u),
                            (t = {
                              at: '@',
                              name: e,
                              as: (l = n) && l[0].toLowerCase(),
                              datatype: f,
                              keyword: 'variable',
                              definition: p && { type: 'default', keyword: p[0], value: p[2] },
                            }))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t === s &&
                  ((t = la),
                  Cf() !== s && $f() !== s && (e = Cc()) !== s && $f() !== s
                    ? ('cursor' === r.substr(la, 6).toLowerCase()
                        ? ((n = r.substr(la, 6)), (la += 6))
                        : ((n = s), 0 === da && La(j)),
                      n !== s
                        ? ((fa = t),
                          (t = (function (r, t) {
                            return { at: '@', name: t, keyword: 'cursor', prefix: 'cursor' };
                          })(0, e)))
                        : ((la = t), (t = s)))
                    : ((la = t), (t = s))),
                t
              );
            }
            function Da() {
              var t, e, n, o;
              return (
                (t = la),
                64 === r.charCodeAt(la) ? ((e = '@'), la++) : ((e = s), 0 === da && La(S)),
                e !== s && (n = fc()) !== s && $f() !== s && Ef() !== s && $f() !== s && (o = Xi()) !== s
                  ? ((fa = t), (t = e = { type: 'variable', name: n, value: o }))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Pa() {
              var t, e, n;
              return (
                (t = la),
                'if' === r.substr(la, 2).toLowerCase()
                  ? ((e = r.substr(la, 2)), (la += 2))
                  : ((e = s), 0 === da && La(k)),
                e !== s && $f() !== s
                  ? ('exists' === r.substr(la, 6).toLowerCase()
                      ? ((n = r.substr(la, 6)), (la += 6))
                      : ((n = s), 0 === da && La(I)),
                    n !== s ? ((fa = t), (t = e = 'if exists')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Fa() {
              var t;
              return (
                'encryption' === r.substr(la, 10).toLowerCase()
                  ? ((t = r.substr(la, 10)), (la += 10))
                  : ((t = s), 0 === da && La(O)),
                t === s &&
                  ('schemabinding' === r.substr(la, 13).toLowerCase()
                    ? ((t = r.substr(la, 13)), (la += 13))
                    : ((t = s), 0 === da && La(R)),
                  t === s &&
                    ('view_metadata' === r.substr(la, 13).toLowerCase()
                      ? ((t = r.substr(la, 13)), (la += 13))
                      : ((t = s), 0 === da && La(U)))),
                t
              );
            }
            function Ha() {
              var t;
              return (
                (t = (function () {
                  var r, t;
                  (r = la),
                    _f() !== s && $f() !== s && (t = Ga()) !== s
                      ? ((fa = r),
                        (r = { action: 'add', create_definitions: t, resource: 'constraint', type: 'alter' }))
                      : ((la = r), (r = s));
                  return r;
                })()) === s &&
                  (t = (function () {
                    var r, t, e, n;
                    (r = la),
                      (t = nl()) !== s && $f() !== s && (e = Nf()) !== s && $f() !== s && (n = Cc()) !== s
                        ? ((fa = r),
                          (t = {
                            action: 'drop',
                            constraint: n,
                            keyword: e.toLowerCase(),
                            resource: 'constraint',
                            type: 'alter',
                          }),
                          (r = t))
                        : ((la = r), (r = s));
                    return r;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o;
                    (t = la),
                      xl() !== s && $f() !== s
                        ? ('check' === r.substr(la, 5).toLowerCase()
                            ? ((e = r.substr(la, 5)), (la += 5))
                            : ((e = s), 0 === da && La(M)),
                          e !== s && $f() !== s
                            ? ('check' === r.substr(la, 5).toLowerCase()
                                ? ((n = r.substr(la, 5)), (la += 5))
                                : ((n = s), 0 === da && La(M)),
                              n !== s && $f() !== s && Nf() !== s && $f() !== s && (o = Cc()) !== s
                                ? ((fa = t),
                                  (t = {
                                    action: 'with',
                                    constraint: o,
                                    keyword: 'check check constraint',
                                    resource: 'constraint',
                                    type: 'alter',
                                  }))
                                : ((la = t), (t = s)))
                            : ((la = t), (t = s)))
                        : ((la = t), (t = s));
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n;
                    (t = la),
                      'nocheck' === r.substr(la, 7).toLowerCase()
                        ? ((e = r.substr(la, 7)), (la += 7))
                        : ((e = s), 0 === da && La(Y));
                    e !== s && $f() !== s && Nf() !== s && $f() !== s && (n = Cc()) !== s
                      ? ((fa = t),
                        (t = e =
                          {
                            action: 'nocheck',
                            keyword: 'constraint',
                            constraint: n,
                            resource: 'constraint',
                            type: 'alter',
                          }))
                      : ((la = t), (t = s));
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var r, t, e, n;
                    (r = la), (t = _f()) === s && (t = sl());
                    t !== s && $f() !== s
                      ? ((e = gf()) === s && (e = null),
                        e !== s && $f() !== s && (n = Ra()) !== s
                          ? ((fa = r),
                            (o = e),
                            (u = n),
                            (t = { action: t.toLowerCase(), ...u, keyword: o, resource: 'column', type: 'alter' }),
                            (r = t))
                          : ((la = r), (r = s)))
                      : ((la = r), (r = s));
                    var o, u;
                    return r;
                  })()) === s &&
                  (t = (function () {
                    var r, t, e;
                    (r = la),
                      nl() !== s && $f() !== s
                        ? ((t = gf()) === s && (t = null),
                          t !== s && $f() !== s && (e = ic()) !== s
                            ? ((fa = r),
                              (r = { action: 'drop', column: e, keyword: t, resource: 'column', type: 'alter' }))
                            : ((la = r), (r = s)))
                        : ((la = r), (r = s));
                    return r;
                  })()) === s &&
                  (t = (function () {
                    var r, t, e;
                    (r = la),
                      (t = _f()) !== s && $f() !== s && (e = Wa()) !== s
                        ? ((fa = r), (n = e), (t = { action: 'add', type: 'alter', ...n }), (r = t))
                        : ((la = r), (r = s));
                    var n;
                    return r;
                  })()) === s &&
                  (t = (function () {
                    var r, t, e;
                    (r = la),
                      (t = _f()) !== s && $f() !== s && (e = qa()) !== s
                        ? ((fa = r), (n = e), (t = { action: 'add', type: 'alter', ...n }), (r = t))
                        : ((la = r), (r = s));
                    var n;
                    return r;
                  })()) === s &&
                  (t = (function () {
                    var r, t, e, n;
                    (r = la),
                      (t = fl()) !== s && $f() !== s
                        ? ((e = tl()) === s && (e = hl()),
                          e === s && (e = null),
                          e !== s && $f() !== s && (n = fc()) !== s
                            ? ((fa = r),
                              (u = n),
                              (t = {
                                action: 'rename',
                                type: 'alter',
                                resource: 'table',
                                keyword: (o = e) && o[0].toLowerCase(),
                                table: u,
                              }),
                              (r = t))
                            : ((la = r), (r = s)))
                        : ((la = r), (r = s));
                    var o, u;
                    return r;
                  })()) === s &&
                  (t = Ba()) === s &&
                  (t = $a()),
                t
              );
            }
            function Ba() {
              var t, e, n, o;
              return (
                (t = la),
                'algorithm' === r.substr(la, 9).toLowerCase()
                  ? ((e = r.substr(la, 9)), (la += 9))
                  : ((e = s), 0 === da && La(P)),
                e !== s && $f() !== s
                  ? ((n = Ef()) === s && (n = null),
                    n !== s && $f() !== s
                      ? ('default' === r.substr(la, 7).toLowerCase()
                          ? ((o = r.substr(la, 7)), (la += 7))
                          : ((o = s), 0 === da && La(A)),
                        o === s &&
                          ('instant' === r.substr(la, 7).toLowerCase()
                            ? ((o = r.substr(la, 7)), (la += 7))
                            : ((o = s), 0 === da && La(F)),
                          o === s &&
                            ('inplace' === r.substr(la, 7).toLowerCase()
                              ? ((o = r.substr(la, 7)), (la += 7))
                              : ((o = s), 0 === da && La(H)),
                            o === s &&
                              ('copy' === r.substr(la, 4).toLowerCase()
                                ? ((o = r.substr(la, 4)), (la += 4))
                                : ((o = s), 0 === da && La(B))))),
                        o !== s
                          ? ((fa = t),
                            (t = e =
                              { type: 'alter', keyword: 'algorithm', resource: 'algorithm', symbol: n, algorithm: o }))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function $a() {
              var t, e, n, o;
              return (
                (t = la),
                'lock' === r.substr(la, 4).toLowerCase()
                  ? ((e = r.substr(la, 4)), (la += 4))
                  : ((e = s), 0 === da && La($)),
                e !== s && $f() !== s
                  ? ((n = Ef()) === s && (n = null),
                    n !== s && $f() !== s
                      ? ('default' === r.substr(la, 7).toLowerCase()
                          ? ((o = r.substr(la, 7)), (la += 7))
                          : ((o = s), 0 === da && La(A)),
                        o === s &&
                          ('none' === r.substr(la, 4).toLowerCase()
                            ? ((o = r.substr(la, 4)), (la += 4))
                            : ((o = s), 0 === da && La(W)),
                          o === s &&
                            ('shared' === r.substr(la, 6).toLowerCase()
                              ? ((o = r.substr(la, 6)), (la += 6))
                              : ((o = s), 0 === da && La(q)),
                            o === s &&
                              ('exclusive' === r.substr(la, 9).toLowerCase()
                                ? ((o = r.substr(la, 9)), (la += 9))
                                : ((o = s), 0 === da && La(G))))),
                        o !== s
                          ? ((fa = t),
                            (t = e = { type: 'alter', keyword: 'lock', resource: 'lock', symbol: n, lock: o }))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Wa() {
              var r, t, e, n, o, u, a, i;
              return (
                (r = la),
                (t = jf()) === s && (t = Tf()),
                t !== s && $f() !== s
                  ? ((e = mc()) === s && (e = null),
                    e !== s && $f() !== s
                      ? ((n = vi()) === s && (n = null),
                        n !== s && $f() !== s && (o = ni()) !== s && $f() !== s
                          ? ((u = yi()) === s && (u = null),
                            u !== s && $f() !== s
                              ? ((fa = r),
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
                              : ((la = r), (r = s)))
                          : ((la = r), (r = s)))
                      : ((la = r), (r = s)))
                  : ((la = r), (r = s)),
                r
              );
            }
            function qa() {
              var t, e, n, o, u, a, i, c, l;
              return (
                (t = la),
                (e = (function () {
                  var t, e, n, o;
                  (t = la),
                    'fulltext' === r.substr(la, 8).toLowerCase()
                      ? ((e = r.substr(la, 8)), (la += 8))
                      : ((e = s), 0 === da && La(Pu));
                  e !== s
                    ? ((n = la),
                      da++,
                      (o = Ec()),
                      da--,
                      o === s ? (n = void 0) : ((la = n), (n = s)),
                      n !== s ? ((fa = t), (t = e = 'FULLTEXT')) : ((la = t), (t = s)))
                    : ((la = t), (t = s));
                  return t;
                })()) === s &&
                  (e = (function () {
                    var t, e, n, o;
                    (t = la),
                      'spatial' === r.substr(la, 7).toLowerCase()
                        ? ((e = r.substr(la, 7)), (la += 7))
                        : ((e = s), 0 === da && La(Fu));
                    e !== s
                      ? ((n = la),
                        da++,
                        (o = Ec()),
                        da--,
                        o === s ? (n = void 0) : ((la = n), (n = s)),
                        n !== s ? ((fa = t), (t = e = 'SPATIAL')) : ((la = t), (t = s)))
                      : ((la = t), (t = s));
                    return t;
                  })()),
                e !== s && $f() !== s
                  ? ((n = jf()) === s && (n = Tf()),
                    n === s && (n = null),
                    n !== s && $f() !== s
                      ? ((o = mc()) === s && (o = null),
                        o !== s && $f() !== s && (u = ni()) !== s && $f() !== s
                          ? ((a = yi()) === s && (a = null),
                            a !== s && $f() !== s
                              ? ((fa = t),
                                (i = e),
                                (l = a),
                                (t = e =
                                  {
                                    index: o,
                                    definition: u,
                                    keyword: ((c = n) && `${i.toLowerCase()} ${c.toLowerCase()}`) || i.toLowerCase(),
                                    index_options: l,
                                    resource: 'index',
                                  }))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Ga() {
              var t;
              return (
                (t = (function () {
                  var t, e, n, o, u, a;
                  (t = la), (e = Ya()) === s && (e = null);
                  e !== s && $f() !== s
                    ? ('primary key' === r.substr(la, 11).toLowerCase()
                        ? ((n = r.substr(la, 11)), (la += 11))
                        : ((n = s), 0 === da && La(V)),
                      n !== s && $f() !== s
                        ? ((o = vi()) === s && (o = null),
                          o !== s && $f() !== s && (u = ni()) !== s && $f() !== s
                            ? ((a = (function () {
                                var r, t, e, n;
                                (r = la),
                                  (t = xl()) !== s &&
                                  $f() !== s &&
                                  Mf() !== s &&
                                  $f() !== s &&
                                  (e = di()) !== s &&
                                  $f() !== s &&
                                  Df() !== s &&
                                  $f() !== s &&
                                  Cl() !== s &&
                                  $f() !== s &&
                                  Pf() !== s &&
                                  $f() !== s &&
                                  (n = Cc()) !== s &&
                                  $f() !== s &&
                                  Ff() !== s
                                    ? ((fa = r), (r = t = { with: e, on: n }))
                                    : ((la = r), (r = s));
                                r === s &&
                                  ((r = la),
                                  (t = yi()) === s && (t = di()),
                                  t !== s &&
                                    ((fa = r),
                                    (t = (function (r) {
                                      return { index_options: r };
                                    })(t))),
                                  (r = t));
                                return r;
                              })()) === s && (a = null),
                              a !== s
                                ? ((fa = t),
                                  (c = n),
                                  (l = o),
                                  (f = u),
                                  (p = a),
                                  (e = {
                                    constraint: (i = e) && i.constraint,
                                    definition: f,
                                    constraint_type: c.toLowerCase(),
                                    keyword: i && i.keyword,
                                    index_type: l,
                                    resource: 'constraint',
                                    ...p,
                                  }),
                                  (t = e))
                                : ((la = t), (t = s)))
                            : ((la = t), (t = s)))
                        : ((la = t), (t = s)))
                    : ((la = t), (t = s));
                  var i, c, l, f, p;
                  return t;
                })()) === s &&
                  (t = (function () {
                    var r, t, e, n, o, u, a, i;
                    (r = la), (t = Ya()) === s && (t = null);
                    t !== s && $f() !== s && (e = xf()) !== s && $f() !== s
                      ? ((n = jf()) === s && (n = Tf()),
                        n === s && (n = null),
                        n !== s && $f() !== s
                          ? ((o = mc()) === s && (o = null),
                            o !== s && $f() !== s
                              ? ((u = vi()) === s && (u = null),
                                u !== s && $f() !== s && (a = ni()) !== s && $f() !== s
                                  ? ((i = yi()) === s && (i = null),
                                    i !== s
                                      ? ((fa = r),
                                        (l = e),
                                        (f = n),
                                        (p = o),
                                        (b = u),
                                        (v = a),
                                        (d = i),
                                        (t = {
                                          constraint: (c = t) && c.constraint,
                                          definition: v,
                                          constraint_type:
                                            (f && `${l.toLowerCase()} ${f.toLowerCase()}`) || l.toLowerCase(),
                                          keyword: c && c.keyword,
                                          index_type: b,
                                          index: p,
                                          resource: 'constraint',
                                          index_options: d,
                                        }),
                                        (r = t))
                                      : ((la = r), (r = s)))
                                  : ((la = r), (r = s)))
                              : ((la = r), (r = s)))
                          : ((la = r), (r = s)))
                      : ((la = r), (r = s));
                    var c, l, f, p, b, v, d;
                    return r;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a;
                    (t = la), (e = Ya()) === s && (e = null);
                    e !== s && $f() !== s
                      ? ('foreign key' === r.substr(la, 11).toLowerCase()
                          ? ((n = r.substr(la, 11)), (la += 11))
                          : ((n = s), 0 === da && La(z)),
                        n !== s && $f() !== s
                          ? ((o = mc()) === s && (o = null),
                            o !== s && $f() !== s && (u = ni()) !== s && $f() !== s
                              ? ((a = Xa()) === s && (a = null),
                                a !== s
                                  ? ((fa = t),
                                    (c = n),
                                    (l = o),
                                    (f = u),
                                    (p = a),
                                    (e = {
                                      constraint: (i = e) && i.constraint,
                                      definition: f,
                                      constraint_type: c,
                                      keyword: i && i.keyword,
                                      index: l,
                                      resource: 'constraint',
                                      reference_definition: p,
                                    }),
                                    (t = e))
                                  : ((la = t), (t = s)))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s));
                    var i, c, l, f, p;
                    return t;
                  })()) === s &&
                  (t = Va()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a, i, c, l, f;
                    (t = la), (e = Ya()) === s && (e = null);
                    e !== s && $f() !== s && (n = rl()) !== s && $f() !== s && (o = Ki()) !== s && $f() !== s
                      ? ('for' === r.substr(la, 3).toLowerCase()
                          ? ((u = r.substr(la, 3)), (la += 3))
                          : ((u = s), 0 === da && La(K)),
                        u !== s && $f() !== s
                          ? ((a = mc()) === s && (a = null),
                            a !== s && $f() !== s
                              ? ((i = la),
                                (c = xl()) !== s && (l = $f()) !== s && (f = jl()) !== s
                                  ? (i = c = [c, l, f])
                                  : ((la = i), (i = s)),
                                i === s && (i = null),
                                i !== s
                                  ? ((fa = t),
                                    (p = e),
                                    (b = o),
                                    (v = a),
                                    (d = i),
                                    (e = {
                                      constraint_type: n[0].toLowerCase(),
                                      keyword: p && p.keyword,
                                      constraint: p && p.constraint,
                                      definition: [b],
                                      resource: 'constraint',
                                      for: v,
                                      with_values: d && { type: 'origin', value: 'with values' },
                                    }),
                                    (t = e))
                                  : ((la = t), (t = s)))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s));
                    var p, b, v, d;
                    return t;
                  })()),
                t
              );
            }
            function Ya() {
              var r, t, e, n;
              return (
                (r = la),
                (t = Nf()) !== s && $f() !== s
                  ? ((e = fc()) === s && (e = null),
                    e !== s
                      ? ((fa = r), (n = e), (r = t = { keyword: t.toLowerCase(), constraint: n }))
                      : ((la = r), (r = s)))
                  : ((la = r), (r = s)),
                r
              );
            }
            function Va() {
              var t, e, n, o, u, a, i, c, l, f, p, b, v;
              return (
                (t = la),
                (e = Ya()) === s && (e = null),
                e !== s && $f() !== s
                  ? ('check' === r.substr(la, 5).toLowerCase()
                      ? ((n = r.substr(la, 5)), (la += 5))
                      : ((n = s), 0 === da && La(M)),
                    n !== s && $f() !== s
                      ? ((o = la),
                        'not' === r.substr(la, 3).toLowerCase()
                          ? ((u = r.substr(la, 3)), (la += 3))
                          : ((u = s), 0 === da && La(X)),
                        u !== s && (a = $f()) !== s
                          ? ('for' === r.substr(la, 3).toLowerCase()
                              ? ((i = r.substr(la, 3)), (la += 3))
                              : ((i = s), 0 === da && La(K)),
                            i !== s && (c = $f()) !== s
                              ? ('replication' === r.substr(la, 11).toLowerCase()
                                  ? ((l = r.substr(la, 11)), (la += 11))
                                  : ((l = s), 0 === da && La(Q)),
                                l !== s && (f = $f()) !== s ? (o = u = [u, a, i, c, l, f]) : ((la = o), (o = s)))
                              : ((la = o), (o = s)))
                          : ((la = o), (o = s)),
                        o === s && (o = null),
                        o !== s &&
                        (u = Mf()) !== s &&
                        (a = $f()) !== s &&
                        (i = Ki()) !== s &&
                        (c = $f()) !== s &&
                        (l = Df()) !== s
                          ? ((fa = t),
                            (p = e),
                            (b = o),
                            (v = i),
                            (t = e =
                              {
                                constraint_type: n.toLowerCase(),
                                keyword: p && p.keyword,
                                constraint: p && p.constraint,
                                index_type: b && { keyword: 'not for replication', type: '' },
                                definition: [v],
                                resource: 'constraint',
                              }))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Xa() {
              var t, e, n, o, u, a, i, c, l, f;
              return (
                (t = la),
                (e = (function () {
                  var t, e, n, o;
                  (t = la),
                    'references' === r.substr(la, 10).toLowerCase()
                      ? ((e = r.substr(la, 10)), (la += 10))
                      : ((e = s), 0 === da && La(qu));
                  e !== s
                    ? ((n = la),
                      da++,
                      (o = Ec()),
                      da--,
                      o === s ? (n = void 0) : ((la = n), (n = s)),
                      n !== s ? ((fa = t), (t = e = 'REFERENCES')) : ((la = t), (t = s)))
                    : ((la = t), (t = s));
                  return t;
                })()) !== s &&
                $f() !== s &&
                (n = Li()) !== s &&
                $f() !== s &&
                (o = ni()) !== s &&
                $f() !== s
                  ? ('match full' === r.substr(la, 10).toLowerCase()
                      ? ((u = r.substr(la, 10)), (la += 10))
                      : ((u = s), 0 === da && La(Z)),
                    u === s &&
                      ('match partial' === r.substr(la, 13).toLowerCase()
                        ? ((u = r.substr(la, 13)), (la += 13))
                        : ((u = s), 0 === da && La(J)),
                      u === s &&
                        ('match simple' === r.substr(la, 12).toLowerCase()
                          ? ((u = r.substr(la, 12)), (la += 12))
                          : ((u = s), 0 === da && La(rr)))),
                    u === s && (u = null),
                    u !== s && $f() !== s
                      ? ((a = Ka()) === s && (a = null),
                        a !== s && $f() !== s
                          ? ((i = Ka()) === s && (i = null),
                            i !== s
                              ? ((fa = t),
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
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t === s && ((t = la), (e = Ka()) !== s && ((fa = t), (e = { on_action: [e] })), (t = e)),
                t
              );
            }
            function Ka() {
              var t, e, n, o;
              return (
                (t = la),
                Cl() !== s && $f() !== s
                  ? ((e = cl()) === s && (e = ul()),
                    e !== s &&
                    $f() !== s &&
                    (n = (function () {
                      var t, e, n;
                      (t = la),
                        (e = Lf()) !== s && $f() !== s && Mf() !== s && $f() !== s
                          ? ((n = $i()) === s && (n = null),
                            n !== s && $f() !== s && Df() !== s
                              ? ((fa = t),
                                (t = e = { type: 'function', name: { name: [{ type: 'origin', value: e }] }, args: n }))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s));
                      t === s &&
                        ((t = la),
                        'restrict' === r.substr(la, 8).toLowerCase()
                          ? ((e = r.substr(la, 8)), (la += 8))
                          : ((e = s), 0 === da && La(tr)),
                        e === s &&
                          ('cascade' === r.substr(la, 7).toLowerCase()
                            ? ((e = r.substr(la, 7)), (la += 7))
                            : ((e = s), 0 === da && La(er)),
                          e === s &&
                            ('set null' === r.substr(la, 8).toLowerCase()
                              ? ((e = r.substr(la, 8)), (la += 8))
                              : ((e = s), 0 === da && La(nr)),
                            e === s &&
                              ('no action' === r.substr(la, 9).toLowerCase()
                                ? ((e = r.substr(la, 9)), (la += 9))
                                : ((e = s), 0 === da && La(or)),
                              e === s &&
                                ('set default' === r.substr(la, 11).toLowerCase()
                                  ? ((e = r.substr(la, 11)), (la += 11))
                                  : ((e = s), 0 === da && La(sr)),
                                e === s && (e = Lf()))))),
                        e !== s && ((fa = t), (e = { type: 'origin', value: e.toLowerCase() })),
                        (t = e));
                      return t;
                    })()) !== s
                      ? ((fa = t), (o = n), (t = { type: 'on ' + e[0].toLowerCase(), value: o }))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Qa() {
              var t, e, n;
              return (
                (t = la),
                'character' === r.substr(la, 9).toLowerCase()
                  ? ((e = r.substr(la, 9)), (la += 9))
                  : ((e = s), 0 === da && La(ur)),
                e !== s && $f() !== s
                  ? ('set' === r.substr(la, 3).toLowerCase()
                      ? ((n = r.substr(la, 3)), (la += 3))
                      : ((n = s), 0 === da && La(ar)),
                    n !== s ? ((fa = t), (t = e = 'CHARACTER SET')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function za() {
              var t, e, n, o, u, a, i, c, l;
              return (
                (t = la),
                (e = rl()) === s && (e = null),
                e !== s && $f() !== s
                  ? ((n = Qa()) === s &&
                      ('charset' === r.substr(la, 7).toLowerCase()
                        ? ((n = r.substr(la, 7)), (la += 7))
                        : ((n = s), 0 === da && La(ir)),
                      n === s &&
                        ('collate' === r.substr(la, 7).toLowerCase()
                          ? ((n = r.substr(la, 7)), (la += 7))
                          : ((n = s), 0 === da && La(cr)))),
                    n !== s && $f() !== s
                      ? ((o = Ef()) === s && (o = null),
                        o !== s && $f() !== s && (u = lc()) !== s
                          ? ((fa = t),
                            (i = n),
                            (c = o),
                            (l = u),
                            (t = e =
                              {
                                keyword: ((a = e) && `${a[0].toLowerCase()} ${i.toLowerCase()}`) || i.toLowerCase(),
                                symbol: c,
                                value: l,
                              }))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Za() {
              var t, e, n, o, u, a, i, c, l;
              return (
                (t = la),
                'auto_increment' === r.substr(la, 14).toLowerCase()
                  ? ((e = r.substr(la, 14)), (la += 14))
                  : ((e = s), 0 === da && La(lr)),
                e === s &&
                  ('avg_row_length' === r.substr(la, 14).toLowerCase()
                    ? ((e = r.substr(la, 14)), (la += 14))
                    : ((e = s), 0 === da && La(fr)),
                  e === s &&
                    ('key_block_size' === r.substr(la, 14).toLowerCase()
                      ? ((e = r.substr(la, 14)), (la += 14))
                      : ((e = s), 0 === da && La(pr)),
                    e === s &&
                      ('max_rows' === r.substr(la, 8).toLowerCase()
                        ? ((e = r.substr(la, 8)), (la += 8))
                        : ((e = s), 0 === da && La(br)),
                      e === s &&
                        ('min_rows' === r.substr(la, 8).toLowerCase()
                          ? ((e = r.substr(la, 8)), (la += 8))
                          : ((e = s), 0 === da && La(vr)),
                        e === s &&
                          ('stats_sample_pages' === r.substr(la, 18).toLowerCase()
                            ? ((e = r.substr(la, 18)), (la += 18))
                            : ((e = s), 0 === da && La(dr))))))),
                e !== s && $f() !== s
                  ? ((n = Ef()) === s && (n = null),
                    n !== s && $f() !== s && (o = Yc()) !== s
                      ? ((fa = t), (c = n), (l = o), (t = e = { keyword: e.toLowerCase(), symbol: c, value: l.value }))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t === s &&
                  (t = za()) === s &&
                  ((t = la),
                  (e = If()) === s &&
                    ('connection' === r.substr(la, 10).toLowerCase()
                      ? ((e = r.substr(la, 10)), (la += 10))
                      : ((e = s), 0 === da && La(yr))),
                  e !== s && $f() !== s
                    ? ((n = Ef()) === s && (n = null),
                      n !== s && $f() !== s && (o = $c()) !== s
                        ? ((fa = t),
                          (t = e =
                            (function (r, t, e) {
                              return { keyword: r.toLowerCase(), symbol: t, value: `'${e.value}'` };
                            })(e, n, o)))
                        : ((la = t), (t = s)))
                    : ((la = t), (t = s)),
                  t === s &&
                    ((t = la),
                    'compression' === r.substr(la, 11).toLowerCase()
                      ? ((e = r.substr(la, 11)), (la += 11))
                      : ((e = s), 0 === da && La(hr)),
                    e !== s && $f() !== s
                      ? ((n = Ef()) === s && (n = null),
                        n !== s && $f() !== s
                          ? ((o = la),
                            39 === r.charCodeAt(la) ? ((u = "'"), la++) : ((u = s), 0 === da && La(wr)),
                            u !== s
                              ? ('zlib' === r.substr(la, 4).toLowerCase()
                                  ? ((a = r.substr(la, 4)), (la += 4))
                                  : ((a = s), 0 === da && La(mr)),
                                a === s &&
                                  ('lz4' === r.substr(la, 3).toLowerCase()
                                    ? ((a = r.substr(la, 3)), (la += 3))
                                    : ((a = s), 0 === da && La(Lr)),
                                  a === s &&
                                    ('none' === r.substr(la, 4).toLowerCase()
                                      ? ((a = r.substr(la, 4)), (la += 4))
                                      : ((a = s), 0 === da && La(W)))),
                                a !== s
                                  ? (39 === r.charCodeAt(la) ? ((i = "'"), la++) : ((i = s), 0 === da && La(wr)),
                                    i !== s ? (o = u = [u, a, i]) : ((la = o), (o = s)))
                                  : ((la = o), (o = s)))
                              : ((la = o), (o = s)),
                            o !== s
                              ? ((fa = t),
                                (t = e =
                                  (function (r, t, e) {
                                    return { keyword: r.toLowerCase(), symbol: t, value: e.join('').toUpperCase() };
                                  })(e, n, o)))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s)),
                    t === s &&
                      ((t = la),
                      'engine' === r.substr(la, 6).toLowerCase()
                        ? ((e = r.substr(la, 6)), (la += 6))
                        : ((e = s), 0 === da && La(Cr)),
                      e !== s && $f() !== s
                        ? ((n = Ef()) === s && (n = null),
                          n !== s && $f() !== s && (o = Cc()) !== s
                            ? ((fa = t),
                              (t = e =
                                (function (r, t, e) {
                                  return { keyword: r.toLowerCase(), symbol: t, value: e.toUpperCase() };
                                })(e, n, o)))
                            : ((la = t), (t = s)))
                        : ((la = t), (t = s)),
                      t === s &&
                        ((t = la),
                        (e = Cl()) !== s &&
                        $f() !== s &&
                        (n = Pf()) !== s &&
                        $f() !== s &&
                        (o = Cc()) !== s &&
                        (u = $f()) !== s &&
                        (a = Ff()) !== s
                          ? ((fa = t), (t = e = { keyword: 'on', value: `[${o}]` }))
                          : ((la = t), (t = s)),
                        t === s &&
                          ((t = la),
                          'textimage_on' === r.substr(la, 12).toLowerCase()
                            ? ((e = r.substr(la, 12)), (la += 12))
                            : ((e = s), 0 === da && La(Ar)),
                          e !== s &&
                          $f() !== s &&
                          (n = Pf()) !== s &&
                          $f() !== s &&
                          (o = Cc()) !== s &&
                          (u = $f()) !== s &&
                          (a = Ff()) !== s
                            ? ((fa = t), (t = e = { keyword: 'textimage_on', value: `[${o}]` }))
                            : ((la = t), (t = s))))))),
                t
              );
            }
            function Ja() {
              var t, e, n, o, u;
              return (
                (t = la),
                (e = _i()) !== s &&
                $f() !== s &&
                (n = (function () {
                  var t, e, n;
                  return (
                    (t = la),
                    'read' === r.substr(la, 4).toLowerCase()
                      ? ((e = r.substr(la, 4)), (la += 4))
                      : ((e = s), 0 === da && La(Lt)),
                    e !== s && $f() !== s
                      ? ('local' === r.substr(la, 5).toLowerCase()
                          ? ((n = r.substr(la, 5)), (la += 5))
                          : ((n = s), 0 === da && La(Ct)),
                        n === s && (n = null),
                        n !== s ? ((fa = t), (t = e = { type: 'read', suffix: n && 'local' })) : ((la = t), (t = s)))
                      : ((la = t), (t = s)),
                    t === s &&
                      ((t = la),
                      'low_priority' === r.substr(la, 12).toLowerCase()
                        ? ((e = r.substr(la, 12)), (la += 12))
                        : ((e = s), 0 === da && La(At)),
                      e === s && (e = null),
                      e !== s && $f() !== s
                        ? ('write' === r.substr(la, 5).toLowerCase()
                            ? ((n = r.substr(la, 5)), (la += 5))
                            : ((n = s), 0 === da && La(Et)),
                          n !== s
                            ? ((fa = t), (t = e = { type: 'write', prefix: e && 'low_priority' }))
                            : ((la = t), (t = s)))
                        : ((la = t), (t = s))),
                    t
                  );
                })()) !== s
                  ? ((fa = t),
                    (o = e),
                    (u = n),
                    wp.add(`lock::${[o.server, o.db, o.schema].filter(Boolean).join('.') || null}::${o.table}`),
                    (t = e = { table: o, lock_type: u }))
                  : ((la = t), (t = s)),
                t
              );
            }
            function ri() {
              var t, e, n, o, u, a, i;
              return (
                (t = oi()) === s &&
                  ((t = la),
                  (e = la),
                  40 === r.charCodeAt(la) ? ((n = '('), la++) : ((n = s), 0 === da && La(gt)),
                  n !== s && (o = $f()) !== s && (u = ri()) !== s && (a = $f()) !== s
                    ? (41 === r.charCodeAt(la) ? ((i = ')'), la++) : ((i = s), 0 === da && La(jt)),
                      i !== s ? (e = n = [n, o, u, a, i]) : ((la = e), (e = s)))
                    : ((la = e), (e = s)),
                  e !== s && ((fa = t), (e = { ...e[2], parentheses_symbol: !0 })),
                  (t = e)),
                t
              );
            }
            function ti() {
              var t, e, n, o, u, a, i, c, l, f, p, b, d;
              if (((t = la), xl() !== s))
                if ($f() !== s)
                  if ((e = ei()) !== s) {
                    for (
                      n = [],
                        o = la,
                        (u = $f()) !== s && (a = Rf()) !== s && (i = $f()) !== s && (c = ei()) !== s
                          ? (o = u = [u, a, i, c])
                          : ((la = o), (o = s));
                      o !== s;
                    )
                      n.push(o),
                        (o = la),
                        (u = $f()) !== s && (a = Rf()) !== s && (i = $f()) !== s && (c = ei()) !== s
                          ? (o = u = [u, a, i, c])
                          : ((la = o), (o = s));
                    n !== s ? ((fa = t), (t = v(e, n))) : ((la = t), (t = s));
                  } else (la = t), (t = s);
                else (la = t), (t = s);
              else (la = t), (t = s);
              if (t === s)
                if (((t = la), $f() !== s))
                  if (xl() !== s)
                    if ((e = $f()) !== s)
                      if (
                        (n = (function () {
                          var t, e, n, o;
                          (t = la),
                            'recursive' === r.substr(la, 9).toLowerCase()
                              ? ((e = r.substr(la, 9)), (la += 9))
                              : ((e = s), 0 === da && La(go));
                          e !== s
                            ? ((n = la),
                              da++,
                              (o = Ec()),
                              da--,
                              o === s ? (n = void 0) : ((la = n), (n = s)),
                              n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                            : ((la = t), (t = s));
                          return t;
                        })()) !== s
                      )
                        if ((o = $f()) !== s)
                          if ((u = ei()) !== s) {
                            for (
                              a = [],
                                i = la,
                                (c = $f()) !== s && (l = Rf()) !== s && (f = $f()) !== s && (p = ei()) !== s
                                  ? (i = c = [c, l, f, p])
                                  : ((la = i), (i = s));
                              i !== s;
                            )
                              a.push(i),
                                (i = la),
                                (c = $f()) !== s && (l = Rf()) !== s && (f = $f()) !== s && (p = ei()) !== s
                                  ? (i = c = [c, l, f, p])
                                  : ((la = i), (i = s));
                            a !== s
                              ? ((fa = t), (d = a), ((b = u).recursive = !0), (t = bp(b, d)))
                              : ((la = t), (t = s));
                          } else (la = t), (t = s);
                        else (la = t), (t = s);
                      else (la = t), (t = s);
                    else (la = t), (t = s);
                  else (la = t), (t = s);
                else (la = t), (t = s);
              return t;
            }
            function ei() {
              var r, t, e, n, o;
              return (
                (r = la),
                (t = $c()) === s && (t = Cc()),
                t !== s && $f() !== s
                  ? ((e = ni()) === s && (e = null),
                    e !== s &&
                    $f() !== s &&
                    hl() !== s &&
                    $f() !== s &&
                    Mf() !== s &&
                    $f() !== s &&
                    (n = Ta()) !== s &&
                    $f() !== s &&
                    Df() !== s
                      ? ((fa = r),
                        'string' == typeof (o = t) && (o = { type: 'default', value: o }),
                        (r = t = { name: o, stmt: n, columns: e }))
                      : ((la = r), (r = s)))
                  : ((la = r), (r = s)),
                r
              );
            }
            function ni() {
              var r, t;
              return (
                (r = la),
                Mf() !== s && $f() !== s && (t = ki()) !== s && $f() !== s && Df() !== s
                  ? ((fa = r), (r = t))
                  : ((la = r), (r = s)),
                r
              );
            }
            function oi() {
              var t, e, n, o, u, a, i, c, l, f, p, b, v, d, y, h, w, m, L, C, A, E, _, g, j, T, x;
              return (
                (t = la),
                $f() !== s
                  ? ((e = ti()) === s && (e = null),
                    e !== s &&
                    $f() !== s &&
                    (function () {
                      var t, e, n, o;
                      (t = la),
                        'select' === r.substr(la, 6).toLowerCase()
                          ? ((e = r.substr(la, 6)), (la += 6))
                          : ((e = s), 0 === da && La(mo));
                      e !== s
                        ? ((n = la),
                          da++,
                          (o = Ec()),
                          da--,
                          o === s ? (n = void 0) : ((la = n), (n = s)),
                          n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                        : ((la = t), (t = s));
                      return t;
                    })() !== s &&
                    Wf() !== s
                      ? ((n = (function () {
                          var r, t, e, n, o, u;
                          if (((r = la), (t = si()) !== s)) {
                            for (
                              e = [],
                                n = la,
                                (o = $f()) !== s && (u = si()) !== s ? (n = o = [o, u]) : ((la = n), (n = s));
                              n !== s;
                            )
                              e.push(n),
                                (n = la),
                                (o = $f()) !== s && (u = si()) !== s ? (n = o = [o, u]) : ((la = n), (n = s));
                            e !== s
                              ? ((fa = r),
                                (t = (function (r, t) {
                                  const e = [r];
                                  for (let r = 0, n = t.length; r < n; ++r) e.push(t[r][1]);
                                  return e;
                                })(t, e)),
                                (r = t))
                              : ((la = r), (r = s));
                          } else (la = r), (r = s);
                          return r;
                        })()) === s && (n = null),
                        n !== s && $f() !== s
                          ? ((o = Dl()) === s && (o = null),
                            o !== s && $f() !== s
                              ? ((u = (function () {
                                  var t, e, n, o, u;
                                  (t = la),
                                    (e = el()) !== s &&
                                    $f() !== s &&
                                    (n = Mf()) !== s &&
                                    $f() !== s &&
                                    (o = Vc()) !== s &&
                                    $f() !== s &&
                                    Df() !== s &&
                                    $f() !== s
                                      ? ('percent' === r.substr(la, 7).toLowerCase()
                                          ? ((u = r.substr(la, 7)), (la += 7))
                                          : ((u = s), 0 === da && La(Tt)),
                                        u === s && (u = null),
                                        u !== s
                                          ? ((fa = t),
                                            (e = { value: o, percent: (a = u) && a.toLowerCase(), parentheses: !0 }),
                                            (t = e))
                                          : ((la = t), (t = s)))
                                      : ((la = t), (t = s));
                                  var a;
                                  t === s &&
                                    ((t = la),
                                    (e = el()) !== s && $f() !== s && (n = Vc()) !== s && $f() !== s
                                      ? ('percent' === r.substr(la, 7).toLowerCase()
                                          ? ((o = r.substr(la, 7)), (la += 7))
                                          : ((o = s), 0 === da && La(Tt)),
                                        o === s && (o = null),
                                        o !== s
                                          ? ((fa = t),
                                            (e = (function (r, t) {
                                              return { value: r, percent: t && t.toLowerCase() };
                                            })(n, o)),
                                            (t = e))
                                          : ((la = t), (t = s)))
                                      : ((la = t), (t = s)));
                                  return t;
                                })()) === s && (u = null),
                                u !== s && $f() !== s && (a = ui()) !== s && $f() !== s
                                  ? ((i = (function () {
                                      var r, t;
                                      (r = la),
                                        vl() !== s && $f() !== s && (t = fc()) !== s
                                          ? ((fa = r), (r = { type: 'into', expr: t }))
                                          : ((la = r), (r = s));
                                      return r;
                                    })()) === s && (i = null),
                                    i !== s && $f() !== s
                                      ? ((c = li()) === s && (c = null),
                                        c !== s && $f() !== s
                                          ? ((l = Si()) === s && (l = null),
                                            l !== s && $f() !== s
                                              ? ((f = (function () {
                                                  var r, t, e;
                                                  (r = la),
                                                    (t = kl()) !== s &&
                                                    $f() !== s &&
                                                    Il() !== s &&
                                                    $f() !== s &&
                                                    (e = $i()) !== s
                                                      ? ((fa = r), (t = { columns: e.value }), (r = t))
                                                      : ((la = r), (r = s));
                                                  return r;
                                                })()) === s && (f = null),
                                                f !== s && $f() !== s
                                                  ? ((p = (function () {
                                                      var t, e;
                                                      (t = la),
                                                        (function () {
                                                          var t, e, n, o;
                                                          (t = la),
                                                            'having' === r.substr(la, 6).toLowerCase()
                                                              ? ((e = r.substr(la, 6)), (la += 6))
                                                              : ((e = s), 0 === da && La(ns));
                                                          e !== s
                                                            ? ((n = la),
                                                              da++,
                                                              (o = Ec()),
                                                              da--,
                                                              o === s ? (n = void 0) : ((la = n), (n = s)),
                                                              n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                                                            : ((la = t), (t = s));
                                                          return t;
                                                        })() !== s &&
                                                        $f() !== s &&
                                                        (e = Ki()) !== s
                                                          ? ((fa = t), (t = e))
                                                          : ((la = t), (t = s));
                                                      return t;
                                                    })()) === s && (p = null),
                                                    p !== s && $f() !== s
                                                      ? ((b = Ni()) === s && (b = null),
                                                        b !== s && $f() !== s
                                                          ? ((v = Ui()) === s && (v = null),
                                                            v !== s && $f() !== s
                                                              ? ((d = (function () {
                                                                  var t;
                                                                  (t = (function () {
                                                                    var t, e, n, o;
                                                                    (t = la),
                                                                      'for' === r.substr(la, 3).toLowerCase()
                                                                        ? ((e = r.substr(la, 3)), (la += 3))
                                                                        : ((e = s), 0 === da && La(K));
                                                                    e !== s && $f() !== s
                                                                      ? ('json' === r.substr(la, 4).toLowerCase()
                                                                          ? ((n = r.substr(la, 4)), (la += 4))
                                                                          : ((n = s), 0 === da && La(Ue)),
                                                                        n !== s &&
                                                                        $f() !== s &&
                                                                        (o = (function () {
                                                                          var t, e;
                                                                          (t = la),
                                                                            'path' === r.substr(la, 4).toLowerCase()
                                                                              ? ((e = r.substr(la, 4)), (la += 4))
                                                                              : ((e = s), 0 === da && La(Oe));
                                                                          e !== s && ((fa = t), (e = Ne(e)));
                                                                          return (t = e);
                                                                        })()) !== s
                                                                          ? ((fa = t),
                                                                            (u = o),
                                                                            (e = { type: 'for json', ...u }),
                                                                            (t = e))
                                                                          : ((la = t), (t = s)))
                                                                      : ((la = t), (t = s));
                                                                    var u;
                                                                    return t;
                                                                  })()) === s &&
                                                                    (t = (function () {
                                                                      var t, e, n, o;
                                                                      (t = la),
                                                                        'for' === r.substr(la, 3).toLowerCase()
                                                                          ? ((e = r.substr(la, 3)), (la += 3))
                                                                          : ((e = s), 0 === da && La(K));
                                                                      e !== s && $f() !== s
                                                                        ? ('xml' === r.substr(la, 3).toLowerCase()
                                                                            ? ((n = r.substr(la, 3)), (la += 3))
                                                                            : ((n = s), 0 === da && La(Re)),
                                                                          n !== s &&
                                                                          $f() !== s &&
                                                                          (o = (function () {
                                                                            var t, e, n, o, u, a, i, c;
                                                                            (t = la),
                                                                              'raw' === r.substr(la, 3).toLowerCase()
                                                                                ? ((e = r.substr(la, 3)), (la += 3))
                                                                                : ((e = s), 0 === da && La(Se));
                                                                            e === s &&
                                                                              ('auto' === r.substr(la, 4).toLowerCase()
                                                                                ? ((e = r.substr(la, 4)), (la += 4))
                                                                                : ((e = s), 0 === da && La(ke)),
                                                                              e === s &&
                                                                                ('explicit' ===
                                                                                r.substr(la, 8).toLowerCase()
                                                                                  ? ((e = r.substr(la, 8)), (la += 8))
                                                                                  : ((e = s), 0 === da && La(Ie))));
                                                                            e !== s && ((fa = t), (e = Ne(e)));
                                                                            (t = e) === s &&
                                                                              ((t = la),
                                                                              'path' === r.substr(la, 4).toLowerCase()
                                                                                ? ((e = r.substr(la, 4)), (la += 4))
                                                                                : ((e = s), 0 === da && La(Oe)),
                                                                              e !== s && $f() !== s
                                                                                ? ((n = la),
                                                                                  (o = Mf()) !== s && (u = $f()) !== s
                                                                                    ? ((a = ic()) === s && (a = $c()),
                                                                                      a === s && (a = null),
                                                                                      a !== s &&
                                                                                      (i = $f()) !== s &&
                                                                                      (c = Df()) !== s
                                                                                        ? (n = o = [o, u, a, i, c])
                                                                                        : ((la = n), (n = s)))
                                                                                    : ((la = n), (n = s)),
                                                                                  n === s && (n = null),
                                                                                  n !== s
                                                                                    ? ((fa = t),
                                                                                      (e = {
                                                                                        keyword: e,
                                                                                        expr: (l = n) && l[2],
                                                                                      }),
                                                                                      (t = e))
                                                                                    : ((la = t), (t = s)))
                                                                                : ((la = t), (t = s)));
                                                                            var l;
                                                                            return t;
                                                                          })()) !== s
                                                                            ? ((fa = t),
                                                                              (u = o),
                                                                              (e = { type: 'for xml', ...u }),
                                                                              (t = e))
                                                                            : ((la = t), (t = s)))
                                                                        : ((la = t), (t = s));
                                                                      var u;
                                                                      return t;
                                                                    })());
                                                                  return t;
                                                                })()) === s && (d = null),
                                                                d !== s
                                                                  ? ((fa = t),
                                                                    (y = e),
                                                                    (h = n),
                                                                    (w = o),
                                                                    (m = u),
                                                                    (L = a),
                                                                    (C = i),
                                                                    (E = l),
                                                                    (_ = f),
                                                                    (g = p),
                                                                    (j = b),
                                                                    (T = v),
                                                                    (x = d),
                                                                    (A = c) &&
                                                                      A.forEach(
                                                                        (r) =>
                                                                          r.table &&
                                                                          wp.add(
                                                                            `select::${[r.server, r.db, r.schema].filter(Boolean).join('.') || null}::${r.table}`,
                                                                          ),
                                                                      ),
                                                                    (t = {
                                                                      with: y,
                                                                      type: 'select',
                                                                      options: h,
                                                                      distinct: w,
                                                                      columns: L,
                                                                      into: { ...(C || {}), position: C && 'column' },
                                                                      from: A,
                                                                      for: x,
                                                                      where: E,
                                                                      groupby: _,
                                                                      having: g,
                                                                      top: m,
                                                                      orderby: j,
                                                                      limit: T,
                                                                    }))
                                                                  : ((la = t), (t = s)))
                                                              : ((la = t), (t = s)))
                                                          : ((la = t), (t = s)))
                                                      : ((la = t), (t = s)))
                                                  : ((la = t), (t = s)))
                                              : ((la = t), (t = s)))
                                          : ((la = t), (t = s)))
                                      : ((la = t), (t = s)))
                                  : ((la = t), (t = s)))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function si() {
              var t, e;
              return (
                (t = la),
                (e = (function () {
                  var t;
                  'sql_calc_found_rows' === r.substr(la, 19).toLowerCase()
                    ? ((t = r.substr(la, 19)), (la += 19))
                    : ((t = s), 0 === da && La(Gu));
                  return t;
                })()) === s &&
                  ((e = (function () {
                    var t;
                    'sql_cache' === r.substr(la, 9).toLowerCase()
                      ? ((t = r.substr(la, 9)), (la += 9))
                      : ((t = s), 0 === da && La(Yu));
                    return t;
                  })()) === s &&
                    (e = (function () {
                      var t;
                      'sql_no_cache' === r.substr(la, 12).toLowerCase()
                        ? ((t = r.substr(la, 12)), (la += 12))
                        : ((t = s), 0 === da && La(Vu));
                      return t;
                    })()),
                  e === s &&
                    (e = (function () {
                      var t;
                      'sql_big_result' === r.substr(la, 14).toLowerCase()
                        ? ((t = r.substr(la, 14)), (la += 14))
                        : ((t = s), 0 === da && La(Ku));
                      return t;
                    })()) === s &&
                    (e = (function () {
                      var t;
                      'sql_small_result' === r.substr(la, 16).toLowerCase()
                        ? ((t = r.substr(la, 16)), (la += 16))
                        : ((t = s), 0 === da && La(Xu));
                      return t;
                    })()) === s &&
                    (e = (function () {
                      var t;
                      'sql_buffer_result' === r.substr(la, 17).toLowerCase()
                        ? ((t = r.substr(la, 17)), (la += 17))
                        : ((t = s), 0 === da && La(Qu));
                      return t;
                    })())),
                e !== s && ((fa = t), (e = e)),
                (t = e)
              );
            }
            function ui() {
              var r, t, e, n, o, u, a, i;
              if (
                ((r = la),
                (t = Ml()) === s &&
                  ((t = la),
                  (e = Uf()) !== s
                    ? ((n = la),
                      da++,
                      (o = Ec()),
                      da--,
                      o === s ? (n = void 0) : ((la = n), (n = s)),
                      n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                    : ((la = t), (t = s)),
                  t === s && (t = Uf())),
                t !== s)
              ) {
                for (
                  e = [],
                    n = la,
                    (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = ai()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((la = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = la),
                    (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = ai()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((la = n), (n = s));
                e !== s
                  ? ((fa = r),
                    (r = t =
                      (function (r, t) {
                        mp.add('select::null::(.*)');
                        const e = { expr: { type: 'column_ref', table: null, column: '*' }, as: null };
                        return t && t.length > 0 ? bp(e, t) : [e];
                      })(0, e)))
                  : ((la = r), (r = s));
              } else (la = r), (r = s);
              if (r === s)
                if (((r = la), (t = ai()) !== s)) {
                  for (
                    e = [],
                      n = la,
                      (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = ai()) !== s
                        ? (n = o = [o, u, a, i])
                        : ((la = n), (n = s));
                    n !== s;
                  )
                    e.push(n),
                      (n = la),
                      (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = ai()) !== s
                        ? (n = o = [o, u, a, i])
                        : ((la = n), (n = s));
                  e !== s ? ((fa = r), (r = t = v(t, e))) : ((la = r), (r = s));
                } else (la = r), (r = s);
              return r;
            }
            function ai() {
              var r, t, e, n, o, u, a;
              return (
                (r = la),
                (t = la),
                (e = fc()) !== s && (n = $f()) !== s && (o = Of()) !== s ? (t = e = [e, n, o]) : ((la = t), (t = s)),
                t === s && (t = null),
                t !== s && (e = $f()) !== s && (n = Uf()) !== s
                  ? ((fa = r),
                    (r = t =
                      (function (r) {
                        const t = (r && r[0]) || null;
                        return (
                          mp.add(`select::${t}::(.*)`),
                          { expr: { type: 'column_ref', table: t, column: '*' }, as: null }
                        );
                      })(t)))
                  : ((la = r), (r = s)),
                r === s &&
                  ((r = la),
                  (t = (function () {
                    var r, t, e, n, o, u, a, i;
                    if (((r = la), (t = Xi()) !== s)) {
                      for (
                        e = [],
                          n = la,
                          (o = $f()) !== s
                            ? ((u = ql()) === s && (u = Gl()) === s && (u = Bf()),
                              u !== s && (a = $f()) !== s && (i = Xi()) !== s
                                ? (n = o = [o, u, a, i])
                                : ((la = n), (n = s)))
                            : ((la = n), (n = s));
                        n !== s;
                      )
                        e.push(n),
                          (n = la),
                          (o = $f()) !== s
                            ? ((u = ql()) === s && (u = Gl()) === s && (u = Bf()),
                              u !== s && (a = $f()) !== s && (i = Xi()) !== s
                                ? (n = o = [o, u, a, i])
                                : ((la = n), (n = s)))
                            : ((la = n), (n = s));
                      e !== s
                        ? ((fa = r),
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
                              o = fp(t[e][1], n, o);
                            }
                            return o;
                          })(t, e)),
                          (r = t))
                        : ((la = r), (r = s));
                    } else (la = r), (r = s);
                    return r;
                  })()) !== s && (e = $f()) !== s
                    ? ((n = ci()) === s && (n = null),
                      n !== s
                        ? ((fa = r),
                          (a = n),
                          ('double_quote_string' !== (u = t).type && 'single_quote_string' !== u.type) ||
                            mp.add('select::null::' + u.value),
                          (r = t = { expr: u, as: a }))
                        : ((la = r), (r = s)))
                    : ((la = r), (r = s))),
                r
              );
            }
            function ii() {
              var r, t, e, n, o, u, a, i, c, l, f, p;
              return (
                (r = la),
                (t = hl()) === s && (t = null),
                t !== s && $f() !== s && (e = fc()) !== s
                  ? ((n = la),
                    (o = $f()) !== s &&
                    (u = Mf()) !== s &&
                    (a = $f()) !== s &&
                    (i = cc()) !== s &&
                    (c = $f()) !== s &&
                    (l = Df()) !== s
                      ? (n = o = [o, u, a, i, c, l])
                      : ((la = n), (n = s)),
                    n === s && (n = null),
                    n !== s
                      ? ((fa = r), (f = e), (r = t = (p = n) ? `${f}(${p[3].join(', ')})` : f))
                      : ((la = r), (r = s)))
                  : ((la = r), (r = s)),
                r
              );
            }
            function ci() {
              var r, t, e;
              return (
                (r = la),
                (t = hl()) !== s &&
                $f() !== s &&
                (e = (function () {
                  var r, t;
                  (r = la),
                    (t = Cc()) !== s
                      ? ((fa = la),
                        ((function (r) {
                          if (!0 === ip[r.toUpperCase()])
                            throw new Error(
                              'Error: ' + JSON.stringify(r) + ' is a reserved word, can not as alias clause',
                            );
                          return !1;
                        })(t)
                          ? s
                          : void 0) !== s
                          ? ((fa = r), (r = t = t))
                          : ((la = r), (r = s)))
                      : ((la = r), (r = s));
                  r === s && ((r = la), (t = bc()) !== s && ((fa = r), (t = t)), (r = t));
                  return r;
                })()) !== s
                  ? ((fa = r), (r = t = e))
                  : ((la = r), (r = s)),
                r === s &&
                  ((r = la),
                  (t = hl()) === s && (t = null),
                  t !== s && $f() !== s && (e = fc()) !== s ? ((fa = r), (r = t = e)) : ((la = r), (r = s))),
                r
              );
            }
            function li() {
              var t, e, n, o, u;
              return (
                (t = la),
                dl() !== s && $f() !== s && (e = Li()) !== s && $f() !== s
                  ? ((n = (function () {
                      var t, e, n, o, u;
                      (t = la),
                        (e = (function () {
                          var t, e, n, o;
                          (t = la),
                            'pivot' === r.substr(la, 5).toLowerCase()
                              ? ((e = r.substr(la, 5)), (la += 5))
                              : ((e = s), 0 === da && La(xu));
                          e !== s
                            ? ((n = la),
                              da++,
                              (o = Ec()),
                              da--,
                              o === s ? (n = void 0) : ((la = n), (n = s)),
                              n !== s ? ((fa = t), (t = e = 'PIVOT')) : ((la = t), (t = s)))
                            : ((la = t), (t = s));
                          return t;
                        })()) !== s &&
                        $f() !== s &&
                        Mf() !== s &&
                        $f() !== s &&
                        (n = Tc()) !== s &&
                        $f() !== s &&
                        (o = pi()) !== s &&
                        $f() !== s &&
                        Df() !== s &&
                        $f() !== s
                          ? ((u = ci()) === s && (u = null),
                            u !== s
                              ? ((fa = t), (a = o), (i = u), (e = { type: 'pivot', expr: n, ...a, as: i }), (t = e))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s));
                      var a, i;
                      t === s &&
                        ((t = la),
                        (e = (function () {
                          var t, e, n, o;
                          (t = la),
                            'unpivot' === r.substr(la, 7).toLowerCase()
                              ? ((e = r.substr(la, 7)), (la += 7))
                              : ((e = s), 0 === da && La(Su));
                          e !== s
                            ? ((n = la),
                              da++,
                              (o = Ec()),
                              da--,
                              o === s ? (n = void 0) : ((la = n), (n = s)),
                              n !== s ? ((fa = t), (t = e = 'UNPIVOT')) : ((la = t), (t = s)))
                            : ((la = t), (t = s));
                          return t;
                        })()) !== s &&
                        $f() !== s &&
                        Mf() !== s &&
                        $f() !== s &&
                        (n = ic()) !== s &&
                        $f() !== s &&
                        (o = pi()) !== s &&
                        $f() !== s &&
                        Df() !== s &&
                        $f() !== s
                          ? ((u = ci()) === s && (u = null),
                            u !== s
                              ? ((fa = t),
                                (e = (function (r, t, e) {
                                  return { type: 'unpivot', expr: r, ...t, as: e };
                                })(n, o, u)),
                                (t = e))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)));
                      return t;
                    })()) === s && (n = null),
                    n !== s ? ((fa = t), (u = n), (o = e)[0] && (o[0].operator = u), (t = o)) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function fi() {
              var t, e, n, o;
              return (
                (t = la),
                'for' === r.substr(la, 3).toLowerCase()
                  ? ((e = r.substr(la, 3)), (la += 3))
                  : ((e = s), 0 === da && La(K)),
                e !== s && $f() !== s
                  ? ('system_time' === r.substr(la, 11).toLowerCase()
                      ? ((n = r.substr(la, 11)), (la += 11))
                      : ((n = s), 0 === da && La(xt)),
                    n !== s &&
                    $f() !== s &&
                    (o = (function () {
                      var t, e, n, o, u;
                      (t = la),
                        (e = hl()) !== s && $f() !== s
                          ? ('of' === r.substr(la, 2).toLowerCase()
                              ? ((n = r.substr(la, 2)), (la += 2))
                              : ((n = s), 0 === da && La(St)),
                            n !== s && $f() !== s && (o = Xi()) !== s
                              ? ((fa = t), (t = e = { type: 'temporal_table_option', keyword: 'as', of: o }))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s));
                      t === s &&
                        ((t = la),
                        (e = dl()) !== s &&
                        $f() !== s &&
                        (n = Xi()) !== s &&
                        $f() !== s &&
                        (o = tl()) !== s &&
                        $f() !== s &&
                        (u = Xi()) !== s
                          ? ((fa = t),
                            (e = (function (r, t) {
                              return { type: 'temporal_table_option', keyword: 'from_to', from: r, to: t };
                            })(n, u)),
                            (t = e))
                          : ((la = t), (t = s)),
                        t === s &&
                          ((t = la),
                          (e = Pl()) !== s &&
                          $f() !== s &&
                          (n = Xi()) !== s &&
                          $f() !== s &&
                          (o = ql()) !== s &&
                          $f() !== s &&
                          (u = Xi()) !== s
                            ? ((fa = t),
                              (t = e = { type: 'temporal_table_option', keyword: 'between_and', between: n, and: u }))
                            : ((la = t), (t = s)),
                          t === s &&
                            ((t = la),
                            'contained' === r.substr(la, 9).toLowerCase()
                              ? ((e = r.substr(la, 9)), (la += 9))
                              : ((e = s), 0 === da && La(kt)),
                            e !== s &&
                            $f() !== s &&
                            (n = Fl()) !== s &&
                            $f() !== s &&
                            (o = Mf()) !== s &&
                            $f() !== s &&
                            (u = $i()) !== s &&
                            $f() !== s &&
                            Df() !== s
                              ? ((fa = t),
                                (e = (function (r) {
                                  return (
                                    (r.parentheses = !0), { type: 'temporal_table_option', keyword: 'contained', in: r }
                                  );
                                })(u)),
                                (t = e))
                              : ((la = t), (t = s)))));
                      return t;
                    })()) !== s
                      ? ((fa = t), (t = e = { keyword: 'for system_time', expr: o }))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function pi() {
              var t, e, n, o;
              return (
                (t = la),
                'for' === r.substr(la, 3).toLowerCase()
                  ? ((e = r.substr(la, 3)), (la += 3))
                  : ((e = s), 0 === da && La(K)),
                e !== s && $f() !== s && (n = ic()) !== s && $f() !== s && (o = tc()) !== s
                  ? ((fa = t), (t = e = { column: n, in_expr: o }))
                  : ((la = t), (t = s)),
                t
              );
            }
            function bi() {
              var r, t, e;
              return (
                (r = la),
                (t = ji()) !== s && $f() !== s && tl() !== s && $f() !== s && (e = ji()) !== s
                  ? ((fa = r), (r = t = [t, e]))
                  : ((la = r), (r = s)),
                r
              );
            }
            function vi() {
              var t, e, n;
              return (
                (t = la),
                (e = Tl()) !== s && $f() !== s
                  ? ('btree' === r.substr(la, 5).toLowerCase()
                      ? ((n = r.substr(la, 5)), (la += 5))
                      : ((n = s), 0 === da && La(It)),
                    n === s &&
                      ('hash' === r.substr(la, 4).toLowerCase()
                        ? ((n = r.substr(la, 4)), (la += 4))
                        : ((n = s), 0 === da && La(Nt))),
                    n !== s ? ((fa = t), (t = e = { keyword: 'using', type: n.toLowerCase() })) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t === s &&
                  ((t = la),
                  (e = Sf()) === s && (e = kf()),
                  e !== s && ((fa = t), (e = { keyword: e.toLowerCase() })),
                  (t = e)),
                t
              );
            }
            function di() {
              var r, t, e, n, o, u, a, c;
              if (((r = la), (t = mi()) !== s)) {
                for (
                  e = [],
                    n = la,
                    (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (c = mi()) !== s
                      ? (n = o = [o, u, a, c])
                      : ((la = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = la),
                    (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (c = mi()) !== s
                      ? (n = o = [o, u, a, c])
                      : ((la = n), (n = s));
                e !== s ? ((fa = r), (r = t = i(t, e))) : ((la = r), (r = s));
              } else (la = r), (r = s);
              return r;
            }
            function yi() {
              var r, t, e, n, o, u;
              if (((r = la), (t = mi()) !== s)) {
                for (
                  e = [], n = la, (o = $f()) !== s && (u = mi()) !== s ? (n = o = [o, u]) : ((la = n), (n = s));
                  n !== s;
                )
                  e.push(n), (n = la), (o = $f()) !== s && (u = mi()) !== s ? (n = o = [o, u]) : ((la = n), (n = s));
                e !== s
                  ? ((fa = r),
                    (r = t =
                      (function (r, t) {
                        const e = [r];
                        for (let r = 0; r < t.length; r++) e.push(t[r][1]);
                        return e;
                      })(t, e)))
                  : ((la = r), (r = s));
              } else (la = r), (r = s);
              return r;
            }
            function hi() {
              var r, t, e, n;
              return (
                (r = la),
                (t = Yc()) !== s && $f() !== s && (e = tl()) !== s && $f() !== s && Yc() !== s
                  ? ((fa = r), (n = t), (r = t = { type: 'range', symbol: e[0], start: n, end: n }))
                  : ((la = r), (r = s)),
                r === s && (r = Yc()),
                r
              );
            }
            function wi() {
              var t, e, n;
              return (
                (t = la),
                Cl() !== s && $f() !== s
                  ? ('partitions' === r.substr(la, 10).toLowerCase()
                      ? ((e = r.substr(la, 10)), (la += 10))
                      : ((e = s), 0 === da && La(Ot)),
                    e !== s &&
                    $f() !== s &&
                    Mf() !== s &&
                    $f() !== s &&
                    (n = (function () {
                      var r, t, e, n, o, u, a, c;
                      if (((r = la), (t = hi()) !== s)) {
                        for (
                          e = [],
                            n = la,
                            (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (c = hi()) !== s
                              ? (n = o = [o, u, a, c])
                              : ((la = n), (n = s));
                          n !== s;
                        )
                          e.push(n),
                            (n = la),
                            (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (c = hi()) !== s
                              ? (n = o = [o, u, a, c])
                              : ((la = n), (n = s));
                        e !== s ? ((fa = r), (r = t = i(t, e))) : ((la = r), (r = s));
                      } else (la = r), (r = s);
                      return r;
                    })()) !== s &&
                    $f() !== s &&
                    Df() !== s
                      ? ((fa = t), (t = { type: 'on partitions', partitions: n }))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function mi() {
              var t, e, n, o, u, a;
              return (
                (t = la),
                (e = (function () {
                  var t, e, n, o;
                  (t = la),
                    'key_block_size' === r.substr(la, 14).toLowerCase()
                      ? ((e = r.substr(la, 14)), (la += 14))
                      : ((e = s), 0 === da && La(pr));
                  e !== s
                    ? ((n = la),
                      da++,
                      (o = Ec()),
                      da--,
                      o === s ? (n = void 0) : ((la = n), (n = s)),
                      n !== s ? ((fa = t), (t = e = 'KEY_BLOCK_SIZE')) : ((la = t), (t = s)))
                    : ((la = t), (t = s));
                  return t;
                })()) !== s && $f() !== s
                  ? ((n = Ef()) === s && (n = null),
                    n !== s && $f() !== s && (o = Yc()) !== s ? ((fa = t), (t = e = Rt(e, n, o))) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t === s &&
                  ((t = la),
                  'fillfactor' === r.substr(la, 10).toLowerCase()
                    ? ((e = r.substr(la, 10)), (la += 10))
                    : ((e = s), 0 === da && La(Ut)),
                  e === s &&
                    ('max_duration' === r.substr(la, 12).toLowerCase()
                      ? ((e = r.substr(la, 12)), (la += 12))
                      : ((e = s), 0 === da && La(Mt)),
                    e === s &&
                      ('maxdop' === r.substr(la, 6).toLowerCase()
                        ? ((e = r.substr(la, 6)), (la += 6))
                        : ((e = s), 0 === da && La(Dt)))),
                  e !== s && $f() !== s && (n = Ef()) !== s && $f() !== s && (o = Yc()) !== s
                    ? ((fa = t), (t = e = Rt(e, n, o)))
                    : ((la = t), (t = s)),
                  t === s &&
                    (t = vi()) === s &&
                    ((t = la),
                    'with' === r.substr(la, 4).toLowerCase()
                      ? ((e = r.substr(la, 4)), (la += 4))
                      : ((e = s), 0 === da && La(Pt)),
                    e !== s && $f() !== s
                      ? ('parser' === r.substr(la, 6).toLowerCase()
                          ? ((n = r.substr(la, 6)), (la += 6))
                          : ((n = s), 0 === da && La(Ft)),
                        n !== s && $f() !== s && (o = Cc()) !== s
                          ? ((fa = t), (t = e = { type: 'with parser', expr: o }))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s)),
                    t === s &&
                      ((t = la),
                      'visible' === r.substr(la, 7).toLowerCase()
                        ? ((e = r.substr(la, 7)), (la += 7))
                        : ((e = s), 0 === da && La(Ht)),
                      e === s &&
                        ('invisible' === r.substr(la, 9).toLowerCase()
                          ? ((e = r.substr(la, 9)), (la += 9))
                          : ((e = s), 0 === da && La(Bt))),
                      e !== s && ((fa = t), (e = { type: (a = e).toLowerCase(), expr: a.toLowerCase() })),
                      (t = e) === s &&
                        ((t = la),
                        'pad_index' === r.substr(la, 9).toLowerCase()
                          ? ((e = r.substr(la, 9)), (la += 9))
                          : ((e = s), 0 === da && La($t)),
                        e === s &&
                          ('sort_in_tempdb' === r.substr(la, 14).toLowerCase()
                            ? ((e = r.substr(la, 14)), (la += 14))
                            : ((e = s), 0 === da && La(Wt)),
                          e === s &&
                            ('ignore_dup_key' === r.substr(la, 14).toLowerCase()
                              ? ((e = r.substr(la, 14)), (la += 14))
                              : ((e = s), 0 === da && La(qt)),
                            e === s &&
                              ('statistics_norecompute' === r.substr(la, 22).toLowerCase()
                                ? ((e = r.substr(la, 22)), (la += 22))
                                : ((e = s), 0 === da && La(Gt)),
                              e === s &&
                                ('statistics_incremental' === r.substr(la, 22).toLowerCase()
                                  ? ((e = r.substr(la, 22)), (la += 22))
                                  : ((e = s), 0 === da && La(Yt)),
                                e === s &&
                                  ('drop_existing' === r.substr(la, 13).toLowerCase()
                                    ? ((e = r.substr(la, 13)), (la += 13))
                                    : ((e = s), 0 === da && La(Vt)),
                                  e === s &&
                                    ('online' === r.substr(la, 6).toLowerCase()
                                      ? ((e = r.substr(la, 6)), (la += 6))
                                      : ((e = s), 0 === da && La(Xt)),
                                    e === s &&
                                      ('resumable' === r.substr(la, 9).toLowerCase()
                                        ? ((e = r.substr(la, 9)), (la += 9))
                                        : ((e = s), 0 === da && La(Kt)),
                                      e === s &&
                                        ('allow_row_locks' === r.substr(la, 15).toLowerCase()
                                          ? ((e = r.substr(la, 15)), (la += 15))
                                          : ((e = s), 0 === da && La(Qt)),
                                        e === s &&
                                          ('allow_page_locks' === r.substr(la, 16).toLowerCase()
                                            ? ((e = r.substr(la, 16)), (la += 16))
                                            : ((e = s), 0 === da && La(zt)),
                                          e === s &&
                                            ('optimize_for_sequential_key' === r.substr(la, 27).toLowerCase()
                                              ? ((e = r.substr(la, 27)), (la += 27))
                                              : ((e = s), 0 === da && La(Zt)))))))))))),
                        e !== s && $f() !== s && (n = Ef()) !== s && $f() !== s
                          ? ((o = Cl()) === s &&
                              (o = (function () {
                                var t, e, n, o;
                                (t = la),
                                  'off' === r.substr(la, 3).toLowerCase()
                                    ? ((e = r.substr(la, 3)), (la += 3))
                                    : ((e = s), 0 === da && La(Ho));
                                e !== s
                                  ? ((n = la),
                                    da++,
                                    (o = Ec()),
                                    da--,
                                    o === s ? (n = void 0) : ((la = n), (n = s)),
                                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                                  : ((la = t), (t = s));
                                return t;
                              })()),
                            o !== s
                              ? ((fa = t),
                                (t = e =
                                  (function (r, t, e) {
                                    return { type: r.toLowerCase(), symbol: t, expr: { type: 'origin', value: e[0] } };
                                  })(e, n, o)))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)),
                        t === s &&
                          ((t = la),
                          'data_compression' === r.substr(la, 16).toLowerCase()
                            ? ((e = r.substr(la, 16)), (la += 16))
                            : ((e = s), 0 === da && La(Jt)),
                          e !== s && $f() !== s && (n = Ef()) !== s && $f() !== s
                            ? ('none' === r.substr(la, 4).toLowerCase()
                                ? ((o = r.substr(la, 4)), (la += 4))
                                : ((o = s), 0 === da && La(W)),
                              o === s &&
                                ('row' === r.substr(la, 3).toLowerCase()
                                  ? ((o = r.substr(la, 3)), (la += 3))
                                  : ((o = s), 0 === da && La(re)),
                                o === s &&
                                  ('PAGE' === r.substr(la, 4)
                                    ? ((o = 'PAGE'), (la += 4))
                                    : ((o = s), 0 === da && La(te)))),
                              o !== s && $f() !== s
                                ? ((u = wi()) === s && (u = null),
                                  u !== s
                                    ? ((fa = t),
                                      (t = e =
                                        (function (r, t, e, n) {
                                          return { type: r.toLowerCase(), symbol: t, expr: { value: e, on: n } };
                                        })(e, n, o, u)))
                                    : ((la = t), (t = s)))
                                : ((la = t), (t = s)))
                            : ((la = t), (t = s)),
                          t === s && (t = Gf())))))),
                t
              );
            }
            function Li() {
              var r, t, e, n;
              if (((r = la), (t = _i()) !== s)) {
                for (e = [], n = Ci(); n !== s; ) e.push(n), (n = Ci());
                e !== s ? ((fa = r), (r = t = ee(t, e))) : ((la = r), (r = s));
              } else (la = r), (r = s);
              return r;
            }
            function Ci() {
              var r, t, e;
              return (
                (r = la),
                $f() !== s && (t = Rf()) !== s && $f() !== s && (e = _i()) !== s
                  ? ((fa = r), (r = e))
                  : ((la = r), (r = s)),
                r === s &&
                  ((r = la),
                  $f() !== s &&
                  (t = (function () {
                    var r, t, e, n, o, u;
                    (r = la),
                      (t = gi()) !== s &&
                      $f() !== s &&
                      (e = _i()) !== s &&
                      $f() !== s &&
                      (n = Tl()) !== s &&
                      $f() !== s &&
                      Mf() !== s &&
                      $f() !== s &&
                      (o = Ac()) !== s &&
                      $f() !== s &&
                      (u = Df()) !== s
                        ? ((fa = r), (a = t), (c = o), ((i = e).join = a), (i.using = c), (r = t = i))
                        : ((la = r), (r = s));
                    var a, i, c;
                    r === s &&
                      ((r = la),
                      (t = gi()) !== s && $f() !== s && (e = _i()) !== s && $f() !== s
                        ? ((n = xi()) === s && (n = null),
                          n !== s
                            ? ((fa = r),
                              (t = (function (r, t, e) {
                                return (t.join = r), (t.on = e), t;
                              })(t, e, n)),
                              (r = t))
                            : ((la = r), (r = s)))
                        : ((la = r), (r = s)),
                      r === s &&
                        ((r = la),
                        (t = gi()) === s && (t = ja()),
                        t !== s &&
                        $f() !== s &&
                        (e = Mf()) !== s &&
                        $f() !== s &&
                        (n = Ta()) !== s &&
                        $f() !== s &&
                        Df() !== s &&
                        $f() !== s
                          ? ((o = ci()) === s && (o = null),
                            o !== s && $f() !== s
                              ? ((u = xi()) === s && (u = null),
                                u !== s
                                  ? ((fa = r),
                                    (t = (function (r, t, e, n) {
                                      return (t.parentheses = !0), { expr: t, as: e, join: r, on: n };
                                    })(t, n, o, u)),
                                    (r = t))
                                  : ((la = r), (r = s)))
                              : ((la = r), (r = s)))
                          : ((la = r), (r = s))));
                    return r;
                  })()) !== s
                    ? ((fa = r), (r = t))
                    : ((la = r), (r = s))),
                r
              );
            }
            function Ai() {
              var t, e, n, o, u, a;
              return (
                (t = la),
                'forceseek' === r.substr(la, 9).toLowerCase()
                  ? ((e = r.substr(la, 9)), (la += 9))
                  : ((e = s), 0 === da && La(ne)),
                e !== s &&
                $f() !== s &&
                Mf() !== s &&
                $f() !== s &&
                (n = fc()) !== s &&
                $f() !== s &&
                (o = Mf()) !== s &&
                $f() !== s &&
                (u = ki()) !== s &&
                $f() !== s &&
                Df() !== s &&
                $f() !== s &&
                Df() !== s
                  ? ((fa = t), (t = e = { keyword: 'forceseek', index: n, index_columns: u, parentheses: !0 }))
                  : ((la = t), (t = s)),
                t === s &&
                  ((t = la),
                  'spatial_window_max_cells' === r.substr(la, 24).toLowerCase()
                    ? ((e = r.substr(la, 24)), (la += 24))
                    : ((e = s), 0 === da && La(oe)),
                  e !== s && $f() !== s && Ef() !== s && $f() !== s && (n = Yc()) !== s
                    ? ((fa = t), (t = e = { keyword: 'spatial_window_max_cells', expr: n }))
                    : ((la = t), (t = s)),
                  t === s &&
                    ((t = la),
                    'noexpand' === r.substr(la, 8).toLowerCase()
                      ? ((e = r.substr(la, 8)), (la += 8))
                      : ((e = s), 0 === da && La(se)),
                    e === s && (e = null),
                    e !== s &&
                    $f() !== s &&
                    jf() !== s &&
                    $f() !== s &&
                    (n = Mf()) !== s &&
                    $f() !== s &&
                    (o = Ac()) !== s &&
                    $f() !== s &&
                    (u = Df()) !== s
                      ? ((fa = t),
                        (t = e = { keyword: 'index', expr: o, parentheses: !0, prefix: (a = e) && a.toLowerCase() }))
                      : ((la = t), (t = s)),
                    t === s &&
                      ((t = la),
                      'noexpand' === r.substr(la, 8).toLowerCase()
                        ? ((e = r.substr(la, 8)), (la += 8))
                        : ((e = s), 0 === da && La(se)),
                      e === s && (e = null),
                      e !== s &&
                      $f() !== s &&
                      jf() !== s &&
                      $f() !== s &&
                      (n = Ef()) !== s &&
                      $f() !== s &&
                      (o = fc()) !== s
                        ? ((fa = t),
                          (t = e =
                            (function (r, t) {
                              return { keyword: 'index', expr: t, prefix: r && r.toLowerCase() };
                            })(e, o)))
                        : ((la = t), (t = s)),
                      t === s &&
                        ((t = la),
                        'noexpand' === r.substr(la, 8).toLowerCase()
                          ? ((e = r.substr(la, 8)), (la += 8))
                          : ((e = s), 0 === da && La(se)),
                        e === s &&
                          ('forcescan' === r.substr(la, 9).toLowerCase()
                            ? ((e = r.substr(la, 9)), (la += 9))
                            : ((e = s), 0 === da && La(ue)),
                          e === s &&
                            ('forceseek' === r.substr(la, 9).toLowerCase()
                              ? ((e = r.substr(la, 9)), (la += 9))
                              : ((e = s), 0 === da && La(ne)),
                            e === s &&
                              ('holdlock' === r.substr(la, 8).toLowerCase()
                                ? ((e = r.substr(la, 8)), (la += 8))
                                : ((e = s), 0 === da && La(ae)),
                              e === s &&
                                ('nolock' === r.substr(la, 6).toLowerCase()
                                  ? ((e = r.substr(la, 6)), (la += 6))
                                  : ((e = s), 0 === da && La(ie)),
                                e === s &&
                                  ('nowait' === r.substr(la, 6).toLowerCase()
                                    ? ((e = r.substr(la, 6)), (la += 6))
                                    : ((e = s), 0 === da && La(ce)),
                                  e === s &&
                                    ('paglock' === r.substr(la, 7).toLowerCase()
                                      ? ((e = r.substr(la, 7)), (la += 7))
                                      : ((e = s), 0 === da && La(le)),
                                    e === s &&
                                      ('readcommitted' === r.substr(la, 13).toLowerCase()
                                        ? ((e = r.substr(la, 13)), (la += 13))
                                        : ((e = s), 0 === da && La(fe)),
                                      e === s &&
                                        ('readcommittedlock' === r.substr(la, 17).toLowerCase()
                                          ? ((e = r.substr(la, 17)), (la += 17))
                                          : ((e = s), 0 === da && La(pe)),
                                        e === s &&
                                          ('readpast' === r.substr(la, 8).toLowerCase()
                                            ? ((e = r.substr(la, 8)), (la += 8))
                                            : ((e = s), 0 === da && La(be)),
                                          e === s &&
                                            ('readuncommitted' === r.substr(la, 15).toLowerCase()
                                              ? ((e = r.substr(la, 15)), (la += 15))
                                              : ((e = s), 0 === da && La(ve)),
                                            e === s &&
                                              ('repeatableread ' === r.substr(la, 15).toLowerCase()
                                                ? ((e = r.substr(la, 15)), (la += 15))
                                                : ((e = s), 0 === da && La(de)),
                                              e === s &&
                                                ('rowlock' === r.substr(la, 7).toLowerCase()
                                                  ? ((e = r.substr(la, 7)), (la += 7))
                                                  : ((e = s), 0 === da && La(ye)),
                                                e === s &&
                                                  ('serializable' === r.substr(la, 12).toLowerCase()
                                                    ? ((e = r.substr(la, 12)), (la += 12))
                                                    : ((e = s), 0 === da && La(he)),
                                                  e === s &&
                                                    ('snapshot' === r.substr(la, 8).toLowerCase()
                                                      ? ((e = r.substr(la, 8)), (la += 8))
                                                      : ((e = s), 0 === da && La(we)),
                                                    e === s &&
                                                      ('tablock' === r.substr(la, 7).toLowerCase()
                                                        ? ((e = r.substr(la, 7)), (la += 7))
                                                        : ((e = s), 0 === da && La(me)),
                                                      e === s &&
                                                        ('tablockx' === r.substr(la, 8).toLowerCase()
                                                          ? ((e = r.substr(la, 8)), (la += 8))
                                                          : ((e = s), 0 === da && La(Le)),
                                                        e === s &&
                                                          ('updlock' === r.substr(la, 7).toLowerCase()
                                                            ? ((e = r.substr(la, 7)), (la += 7))
                                                            : ((e = s), 0 === da && La(Ce)),
                                                          e === s &&
                                                            ('xlock' === r.substr(la, 5).toLowerCase()
                                                              ? ((e = r.substr(la, 5)), (la += 5))
                                                              : ((e = s), 0 === da && La(Ae)))))))))))))))))))),
                        e !== s &&
                          ((fa = t),
                          (e = (function (r) {
                            return { keyword: 'literal_string', expr: { type: 'origin', value: r } };
                          })(e))),
                        (t = e))))),
                t
              );
            }
            function Ei() {
              var r, t, e, n, o;
              return (
                (r = la),
                (t = xl()) === s && (t = null),
                t !== s &&
                $f() !== s &&
                Mf() !== s &&
                $f() !== s &&
                (e = (function () {
                  var r, t, e, n, o, u, a, c;
                  if (((r = la), (t = Ai()) !== s)) {
                    for (
                      e = [],
                        n = la,
                        (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (c = Ai()) !== s
                          ? (n = o = [o, u, a, c])
                          : ((la = n), (n = s));
                      n !== s;
                    )
                      e.push(n),
                        (n = la),
                        (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (c = Ai()) !== s
                          ? (n = o = [o, u, a, c])
                          : ((la = n), (n = s));
                    e !== s ? ((fa = r), (r = t = i(t, e))) : ((la = r), (r = s));
                  } else (la = r), (r = s);
                  return r;
                })()) !== s &&
                $f() !== s &&
                Df() !== s
                  ? ((fa = r), (o = e), (r = t = { keyword: (n = t) && n[0].toLowerCase(), expr: o, parentheses: !0 }))
                  : ((la = r), (r = s)),
                r
              );
            }
            function _i() {
              var t, e, n, o, u;
              return (
                (t = la),
                (e = (function () {
                  var t;
                  'dual' === r.substr(la, 4).toLowerCase()
                    ? ((t = r.substr(la, 4)), (la += 4))
                    : ((t = s), 0 === da && La(Ru));
                  return t;
                })()) !== s && ((fa = t), (e = { type: 'dual' })),
                (t = e) === s &&
                  ((t = la),
                  (e = Pc()) !== s && $f() !== s
                    ? ((n = ci()) === s && (n = null),
                      n !== s ? ((fa = t), (t = e = { type: 'expr', expr: e, as: n })) : ((la = t), (t = s)))
                    : ((la = t), (t = s)),
                  t === s &&
                    ((t = la),
                    (e = ji()) !== s && $f() !== s
                      ? ((n = fi()) === s && (n = null),
                        n !== s && $f() !== s
                          ? ((o = ci()) === s && (o = null),
                            o !== s && $f() !== s
                              ? ((u = Ei()) === s && (u = null),
                                u !== s
                                  ? ((fa = t),
                                    (t = e =
                                      (function (r, t, e, n) {
                                        return (r.as = e), (r.table_hint = n), (r.temporal_table = t), r;
                                      })(e, n, o, u)))
                                  : ((la = t), (t = s)))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s)),
                    t === s &&
                      ((t = la),
                      (e = Hi()) !== s && $f() !== s
                        ? ((n = ii()) === s && (n = null),
                          n !== s
                            ? ((fa = t),
                              (t = e =
                                (function (r, t) {
                                  return { expr: r, as: t };
                                })(e, n)))
                            : ((la = t), (t = s)))
                        : ((la = t), (t = s)),
                      t === s &&
                        ((t = la),
                        (e = Mf()) !== s && $f() !== s
                          ? ((n = Ta()) === s && (n = Hi()),
                            n !== s && $f() !== s && (o = Df()) !== s && $f() !== s
                              ? ((u = ii()) === s && (u = null),
                                u !== s
                                  ? ((fa = t),
                                    (t = e =
                                      (function (r, t) {
                                        return (r.parentheses = !0), { expr: r, as: t };
                                      })(n, u)))
                                  : ((la = t), (t = s)))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)))))),
                t
              );
            }
            function gi() {
              var t, e, n, o;
              return (
                (t = la),
                (e = (function () {
                  var t, e, n, o;
                  (t = la),
                    'left' === r.substr(la, 4).toLowerCase()
                      ? ((e = r.substr(la, 4)), (la += 4))
                      : ((e = s), 0 === da && La(Bo));
                  e !== s
                    ? ((n = la),
                      da++,
                      (o = Ec()),
                      da--,
                      o === s ? (n = void 0) : ((la = n), (n = s)),
                      n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                    : ((la = t), (t = s));
                  return t;
                })()) === s &&
                  (e = (function () {
                    var t, e, n, o;
                    (t = la),
                      'right' === r.substr(la, 5).toLowerCase()
                        ? ((e = r.substr(la, 5)), (la += 5))
                        : ((e = s), 0 === da && La($o));
                    e !== s
                      ? ((n = la),
                        da++,
                        (o = Ec()),
                        da--,
                        o === s ? (n = void 0) : ((la = n), (n = s)),
                        n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                      : ((la = t), (t = s));
                    return t;
                  })()) === s &&
                  (e = (function () {
                    var t, e, n, o;
                    (t = la),
                      'full' === r.substr(la, 4).toLowerCase()
                        ? ((e = r.substr(la, 4)), (la += 4))
                        : ((e = s), 0 === da && La(Wo));
                    e !== s
                      ? ((n = la),
                        da++,
                        (o = Ec()),
                        da--,
                        o === s ? (n = void 0) : ((la = n), (n = s)),
                        n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                      : ((la = t), (t = s));
                    return t;
                  })()),
                e !== s && $f() !== s
                  ? ((n = _l()) === s && (n = null),
                    n !== s && $f() !== s && Al() !== s
                      ? ((fa = t),
                        (o = n),
                        (t = e = [e[0].toUpperCase(), o && o[0], 'JOIN'].filter((r) => r).join(' ')))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t === s &&
                  ((t = la),
                  (e = (function () {
                    var t, e, n, o;
                    (t = la),
                      'cross' === r.substr(la, 5).toLowerCase()
                        ? ((e = r.substr(la, 5)), (la += 5))
                        : ((e = s), 0 === da && La(Go));
                    e !== s
                      ? ((n = la),
                        da++,
                        (o = Ec()),
                        da--,
                        o === s ? (n = void 0) : ((la = n), (n = s)),
                        n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                      : ((la = t), (t = s));
                    return t;
                  })()) !== s && $f() !== s
                    ? ((n = Al()) === s && (n = El()),
                      n !== s ? ((fa = t), (t = e = 'CROSS ' + n[0].toUpperCase())) : ((la = t), (t = s)))
                    : ((la = t), (t = s)),
                  t === s &&
                    ((t = la),
                    (e = _l()) !== s && $f() !== s && (n = El()) !== s
                      ? ((fa = t), (t = e = 'OUTER APPLY'))
                      : ((la = t), (t = s)),
                    t === s &&
                      ((t = la),
                      (e = (function () {
                        var t, e, n, o;
                        (t = la),
                          'inner' === r.substr(la, 5).toLowerCase()
                            ? ((e = r.substr(la, 5)), (la += 5))
                            : ((e = s), 0 === da && La(qo));
                        e !== s
                          ? ((n = la),
                            da++,
                            (o = Ec()),
                            da--,
                            o === s ? (n = void 0) : ((la = n), (n = s)),
                            n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                          : ((la = t), (t = s));
                        return t;
                      })()) === s && (e = null),
                      e !== s && $f() !== s && (n = Al()) !== s
                        ? ((fa = t),
                          (t = e =
                            (function (r) {
                              return r ? 'INNER JOIN' : 'JOIN';
                            })(e)))
                        : ((la = t), (t = s))))),
                t
              );
            }
            function ji() {
              var t, e, n, o, u, a, i, c, l, f;
              return (
                (t = la),
                (e = fc()) !== s &&
                (n = $f()) !== s &&
                (o = Of()) !== s &&
                (u = $f()) !== s &&
                (a = fc()) !== s &&
                (i = $f()) !== s &&
                Of() !== s &&
                $f() !== s &&
                (c = fc()) !== s &&
                $f() !== s &&
                Of() !== s &&
                $f() !== s &&
                (l = fc()) !== s
                  ? ((fa = t), (t = e = { server: e, db: a, schema: c, table: l }))
                  : ((la = t), (t = s)),
                t === s &&
                  ((t = la),
                  (e = fc()) !== s &&
                  (n = $f()) !== s &&
                  (o = Of()) !== s &&
                  (u = $f()) !== s &&
                  (a = fc()) !== s &&
                  (i = $f()) !== s &&
                  Of() !== s &&
                  $f() !== s &&
                  (c = fc()) !== s
                    ? ((fa = t),
                      (t = e =
                        (function (r, t, e) {
                          return { db: r, schema: t, table: e };
                        })(e, a, c)))
                    : ((la = t), (t = s)),
                  t === s &&
                    ((t = la),
                    (e = fc()) !== s
                      ? ((n = la),
                        (o = $f()) !== s && (u = Of()) !== s && (a = $f()) !== s && (i = fc()) !== s
                          ? (n = o = [o, u, a, i])
                          : ((la = n), (n = s)),
                        n === s && (n = null),
                        n !== s
                          ? ((fa = t),
                            (t = e =
                              (function (r, t) {
                                const e = { db: null, table: r };
                                return null !== t && ((e.db = r), (e.table = t[3])), e;
                              })(e, n)))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s)),
                    t === s &&
                      ((t = la),
                      (e = op()) !== s && ((fa = t), ((f = e).db = null), (f.table = f.name), (e = f)),
                      (t = e) === s &&
                        ((t = la),
                        '##' === r.substr(la, 2) ? ((e = '##'), (la += 2)) : ((e = s), 0 === da && La(Ee)),
                        e === s && (35 === r.charCodeAt(la) ? ((e = '#'), la++) : ((e = s), 0 === da && La(_e))),
                        e !== s && (n = fc()) !== s
                          ? ((fa = t), (t = e = { db: null, table: `${e}${n}` }))
                          : ((la = t), (t = s)))))),
                t
              );
            }
            function Ti() {
              var r, t, e, n, o, u, a, i;
              if (((r = la), (t = Xi()) !== s)) {
                for (
                  e = [],
                    n = la,
                    (o = $f()) !== s
                      ? ((u = ql()) === s && (u = Gl()),
                        u !== s && (a = $f()) !== s && (i = Xi()) !== s ? (n = o = [o, u, a, i]) : ((la = n), (n = s)))
                      : ((la = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = la),
                    (o = $f()) !== s
                      ? ((u = ql()) === s && (u = Gl()),
                        u !== s && (a = $f()) !== s && (i = Xi()) !== s ? (n = o = [o, u, a, i]) : ((la = n), (n = s)))
                      : ((la = n), (n = s));
                e !== s
                  ? ((fa = r),
                    (r = t =
                      (function (r, t) {
                        const e = t.length;
                        let n = r;
                        for (let r = 0; r < e; ++r) n = fp(t[r][1], n, t[r][3]);
                        return n;
                      })(t, e)))
                  : ((la = r), (r = s));
              } else (la = r), (r = s);
              return r;
            }
            function xi() {
              var r, t;
              return (
                (r = la), Cl() !== s && $f() !== s && (t = Ki()) !== s ? ((fa = r), (r = t)) : ((la = r), (r = s)), r
              );
            }
            function Si() {
              var t, e;
              return (
                (t = la),
                (function () {
                  var t, e, n, o;
                  (t = la),
                    'where' === r.substr(la, 5).toLowerCase()
                      ? ((e = r.substr(la, 5)), (la += 5))
                      : ((e = s), 0 === da && La(Zo));
                  e !== s
                    ? ((n = la),
                      da++,
                      (o = Ec()),
                      da--,
                      o === s ? (n = void 0) : ((la = n), (n = s)),
                      n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                    : ((la = t), (t = s));
                  return t;
                })() !== s &&
                $f() !== s &&
                (e = Ki()) !== s
                  ? ((fa = t), (t = e))
                  : ((la = t), (t = s)),
                t
              );
            }
            function ki() {
              var r;
              return (
                (r = xa()) === s &&
                  (r = (function () {
                    var r, t, e, n, o, u, a, i;
                    if (((r = la), (t = Hc()) !== s)) {
                      for (
                        e = [],
                          n = la,
                          (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Hc()) !== s
                            ? (n = o = [o, u, a, i])
                            : ((la = n), (n = s));
                        n !== s;
                      )
                        e.push(n),
                          (n = la),
                          (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Hc()) !== s
                            ? (n = o = [o, u, a, i])
                            : ((la = n), (n = s));
                      e !== s ? ((fa = r), (t = v(t, e)), (r = t)) : ((la = r), (r = s));
                    } else (la = r), (r = s);
                    return r;
                  })()),
                r
              );
            }
            function Ii() {
              var r, t;
              return (
                (r = la),
                bl() !== s && $f() !== s && Il() !== s && $f() !== s && (t = ui()) !== s
                  ? ((fa = r), (r = t))
                  : ((la = r), (r = s)),
                r
              );
            }
            function Ni() {
              var t, e;
              return (
                (t = la),
                (function () {
                  var t, e, n, o;
                  (t = la),
                    'order' === r.substr(la, 5).toLowerCase()
                      ? ((e = r.substr(la, 5)), (la += 5))
                      : ((e = s), 0 === da && La(es));
                  e !== s
                    ? ((n = la),
                      da++,
                      (o = Ec()),
                      da--,
                      o === s ? (n = void 0) : ((la = n), (n = s)),
                      n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                    : ((la = t), (t = s));
                  return t;
                })() !== s &&
                $f() !== s &&
                Il() !== s &&
                $f() !== s &&
                (e = (function () {
                  var r, t, e, n, o, u, a, i;
                  if (((r = la), (t = Oi()) !== s)) {
                    for (
                      e = [],
                        n = la,
                        (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Oi()) !== s
                          ? (n = o = [o, u, a, i])
                          : ((la = n), (n = s));
                      n !== s;
                    )
                      e.push(n),
                        (n = la),
                        (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Oi()) !== s
                          ? (n = o = [o, u, a, i])
                          : ((la = n), (n = s));
                    e !== s ? ((fa = r), (t = v(t, e)), (r = t)) : ((la = r), (r = s));
                  } else (la = r), (r = s);
                  return r;
                })()) !== s
                  ? ((fa = t), (t = e))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Oi() {
              var r, t, e;
              return (
                (r = la),
                (t = Xi()) !== s && $f() !== s
                  ? ((e = Ul()) === s && (e = Rl()),
                    e === s && (e = null),
                    e !== s ? ((fa = r), (r = t = { expr: t, type: e })) : ((la = r), (r = s)))
                  : ((la = r), (r = s)),
                r
              );
            }
            function Ri() {
              var r;
              return (r = Yc()) === s && (r = jc()), r;
            }
            function Ui() {
              var t, e, n, o, u, a, i, c, l, f;
              return (
                (t = la),
                (function () {
                  var t, e, n, o;
                  (t = la),
                    'limit' === r.substr(la, 5).toLowerCase()
                      ? ((e = r.substr(la, 5)), (la += 5))
                      : ((e = s), 0 === da && La(os));
                  e !== s
                    ? ((n = la),
                      da++,
                      (o = Ec()),
                      da--,
                      o === s ? (n = void 0) : ((la = n), (n = s)),
                      n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                    : ((la = t), (t = s));
                  return t;
                })() !== s &&
                $f() !== s &&
                (e = Ri()) !== s &&
                $f() !== s
                  ? ((n = la),
                    (o = Rf()) === s && (o = Nl()),
                    o !== s && (u = $f()) !== s && (a = Ri()) !== s ? (n = o = [o, u, a]) : ((la = n), (n = s)),
                    n === s && (n = null),
                    n !== s
                      ? ((fa = t),
                        (t = (function (r, t) {
                          const e = [r];
                          return t && e.push(t[2]), { seperator: (t && t[0] && t[0].toLowerCase()) || '', value: e };
                        })(e, n)))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t === s &&
                  ((t = la),
                  Ol() !== s && $f() !== s
                    ? ('first' === r.substr(la, 5).toLowerCase()
                        ? ((e = r.substr(la, 5)), (la += 5))
                        : ((e = s), 0 === da && La(ge)),
                      e !== s && $f() !== s && (n = Ri()) !== s && (o = $f()) !== s
                        ? ('rows' === r.substr(la, 4).toLowerCase()
                            ? ((u = r.substr(la, 4)), (la += 4))
                            : ((u = s), 0 === da && La(je)),
                          u === s &&
                            ('row' === r.substr(la, 3).toLowerCase()
                              ? ((u = r.substr(la, 3)), (la += 3))
                              : ((u = s), 0 === da && La(re))),
                          u !== s && (a = $f()) !== s
                            ? ('only' === r.substr(la, 4).toLowerCase()
                                ? ((i = r.substr(la, 4)), (la += 4))
                                : ((i = s), 0 === da && La(Te)),
                              i !== s
                                ? ((fa = t),
                                  (t = {
                                    fetch: {
                                      prefix: [
                                        { type: 'origin', value: 'fetch' },
                                        { type: 'origin', value: 'first' },
                                      ],
                                      value: n,
                                      suffix: [
                                        { type: 'origin', value: u },
                                        { type: 'origin', value: 'only' },
                                      ],
                                    },
                                  }))
                                : ((la = t), (t = s)))
                            : ((la = t), (t = s)))
                        : ((la = t), (t = s)))
                    : ((la = t), (t = s)),
                  t === s &&
                    ((t = la),
                    Nl() !== s && $f() !== s && (e = Ri()) !== s && $f() !== s
                      ? ('rows' === r.substr(la, 4).toLowerCase()
                          ? ((n = r.substr(la, 4)), (la += 4))
                          : ((n = s), 0 === da && La(je)),
                        n !== s && (o = $f()) !== s && (u = Ol()) !== s && (a = $f()) !== s
                          ? ('next' === r.substr(la, 4).toLowerCase()
                              ? ((i = r.substr(la, 4)), (la += 4))
                              : ((i = s), 0 === da && La(xe)),
                            i !== s && $f() !== s && (c = Ri()) !== s && $f() !== s
                              ? ('rows' === r.substr(la, 4).toLowerCase()
                                  ? ((l = r.substr(la, 4)), (la += 4))
                                  : ((l = s), 0 === da && La(je)),
                                l === s &&
                                  ('row' === r.substr(la, 3).toLowerCase()
                                    ? ((l = r.substr(la, 3)), (la += 3))
                                    : ((l = s), 0 === da && La(re))),
                                l !== s && $f() !== s
                                  ? ('only' === r.substr(la, 4).toLowerCase()
                                      ? ((f = r.substr(la, 4)), (la += 4))
                                      : ((f = s), 0 === da && La(Te)),
                                    f !== s
                                      ? ((fa = t),
                                        (t = (function (r, t, e) {
                                          return {
                                            offset: {
                                              prefix: [{ type: 'origin', value: 'offset' }],
                                              value: r,
                                              suffix: [{ type: 'origin', value: 'rows' }],
                                            },
                                            fetch: {
                                              prefix: [
                                                { type: 'origin', value: 'fetch' },
                                                { type: 'origin', value: 'next' },
                                              ],
                                              value: t,
                                              suffix: [
                                                { type: 'origin', value: e },
                                                { type: 'origin', value: 'only' },
                                              ],
                                            },
                                          };
                                        })(e, c, l)))
                                      : ((la = t), (t = s)))
                                  : ((la = t), (t = s)))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s)))),
                t
              );
            }
            function Mi() {
              var t, e, n, o, u, a, i, c, l;
              return (
                (t = la),
                (e = la),
                (n = fc()) !== s && (o = $f()) !== s && (u = Of()) !== s ? (e = n = [n, o, u]) : ((la = e), (e = s)),
                e === s && (e = null),
                e !== s && (n = $f()) !== s && (o = wc()) !== s && (u = $f()) !== s
                  ? (61 === r.charCodeAt(la) ? ((a = '='), la++) : ((a = s), 0 === da && La(Me)),
                    a !== s && $f() !== s && (i = Xi()) !== s
                      ? ((fa = t), (t = e = { column: o, value: i, table: (l = e) && l[0] }))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t === s &&
                  ((t = la),
                  (e = la),
                  (n = fc()) !== s && (o = $f()) !== s && (u = Of()) !== s ? (e = n = [n, o, u]) : ((la = e), (e = s)),
                  e === s && (e = null),
                  e !== s && (n = $f()) !== s && (o = wc()) !== s && (u = $f()) !== s
                    ? (61 === r.charCodeAt(la) ? ((a = '='), la++) : ((a = s), 0 === da && La(Me)),
                      a !== s &&
                      $f() !== s &&
                      (i = jl()) !== s &&
                      $f() !== s &&
                      Mf() !== s &&
                      $f() !== s &&
                      (c = ic()) !== s &&
                      $f() !== s &&
                      Df() !== s
                        ? ((fa = t),
                          (t = e =
                            (function (r, t, e) {
                              return { column: t, value: e, table: r && r[0], keyword: 'values' };
                            })(e, o, c)))
                        : ((la = t), (t = s)))
                    : ((la = t), (t = s))),
                t
              );
            }
            function Di() {
              var r, t;
              return (r = Hi()) === s && ((r = la), (t = Ta()) !== s && ((fa = r), (t = t.ast)), (r = t)), r;
            }
            function Pi() {
              var r, t, e;
              return (
                (r = la),
                bl() !== s &&
                $f() !== s &&
                (t = Mf()) !== s &&
                $f() !== s &&
                (e = Ac()) !== s &&
                $f() !== s &&
                Df() !== s
                  ? ((fa = r), (r = e))
                  : ((la = r), (r = s)),
                r === s &&
                  ((r = la), bl() !== s && $f() !== s && (t = Bi()) !== s ? ((fa = r), (r = t)) : ((la = r), (r = s))),
                r
              );
            }
            function Fi() {
              var t, e;
              return (
                (t = la),
                (e = (function () {
                  var t, e, n, o;
                  (t = la),
                    'insert' === r.substr(la, 6).toLowerCase()
                      ? ((e = r.substr(la, 6)), (la += 6))
                      : ((e = s), 0 === da && La(_o));
                  e !== s
                    ? ((n = la),
                      da++,
                      (o = Ec()),
                      da--,
                      o === s ? (n = void 0) : ((la = n), (n = s)),
                      n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                    : ((la = t), (t = s));
                  return t;
                })()) !== s && ((fa = t), (e = 'insert')),
                (t = e) === s && ((t = la), (e = ll()) !== s && ((fa = t), (e = 'replace')), (t = e)),
                t
              );
            }
            function Hi() {
              var r, t;
              return (
                (r = la),
                jl() !== s &&
                $f() !== s &&
                (t = (function () {
                  var r, t, e, n, o, u, a, i;
                  if (((r = la), (t = Bi()) !== s)) {
                    for (
                      e = [],
                        n = la,
                        (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Bi()) !== s
                          ? (n = o = [o, u, a, i])
                          : ((la = n), (n = s));
                      n !== s;
                    )
                      e.push(n),
                        (n = la),
                        (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Bi()) !== s
                          ? (n = o = [o, u, a, i])
                          : ((la = n), (n = s));
                    e !== s ? ((fa = r), (t = v(t, e)), (r = t)) : ((la = r), (r = s));
                  } else (la = r), (r = s);
                  return r;
                })()) !== s
                  ? ((fa = r), (r = { type: 'values', values: t }))
                  : ((la = r), (r = s)),
                r
              );
            }
            function Bi() {
              var r, t;
              return (
                (r = la),
                Mf() !== s && $f() !== s && (t = $i()) !== s && $f() !== s && Df() !== s
                  ? ((fa = r), (r = t))
                  : ((la = r), (r = s)),
                r
              );
            }
            function $i() {
              var r, t, e, n, o, u, a, i;
              if (((r = la), (t = Xi()) !== s)) {
                for (
                  e = [],
                    n = la,
                    (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Xi()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((la = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = la),
                    (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = Xi()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((la = n), (n = s));
                e !== s
                  ? ((fa = r),
                    (r = t =
                      (function (r, t) {
                        const e = { type: 'expr_list' };
                        return (e.value = bp(r, t)), e;
                      })(t, e)))
                  : ((la = r), (r = s));
              } else (la = r), (r = s);
              return r;
            }
            function Wi() {
              var t, e, n;
              return (
                (t = la),
                (function () {
                  var t, e, n, o;
                  (t = la),
                    'interval' === r.substr(la, 8).toLowerCase()
                      ? ((e = r.substr(la, 8)), (la += 8))
                      : ((e = s), 0 === da && La(yu));
                  e !== s
                    ? ((n = la),
                      da++,
                      (o = Ec()),
                      da--,
                      o === s ? (n = void 0) : ((la = n), (n = s)),
                      n !== s ? ((fa = t), (t = e = 'INTERVAL')) : ((la = t), (t = s)))
                    : ((la = t), (t = s));
                  return t;
                })() !== s &&
                $f() !== s &&
                (e = Xi()) !== s &&
                $f() !== s &&
                (n = (function () {
                  var t;
                  (t = (function () {
                    var t, e, n, o;
                    (t = la),
                      'year' === r.substr(la, 4).toLowerCase()
                        ? ((e = r.substr(la, 4)), (la += 4))
                        : ((e = s), 0 === da && La(hu));
                    e !== s
                      ? ((n = la),
                        da++,
                        (o = Ec()),
                        da--,
                        o === s ? (n = void 0) : ((la = n), (n = s)),
                        n !== s ? ((fa = t), (t = e = 'YEAR')) : ((la = t), (t = s)))
                      : ((la = t), (t = s));
                    return t;
                  })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = la),
                        'month' === r.substr(la, 5).toLowerCase()
                          ? ((e = r.substr(la, 5)), (la += 5))
                          : ((e = s), 0 === da && La(wu));
                      e !== s
                        ? ((n = la),
                          da++,
                          (o = Ec()),
                          da--,
                          o === s ? (n = void 0) : ((la = n), (n = s)),
                          n !== s ? ((fa = t), (t = e = 'MONTH')) : ((la = t), (t = s)))
                        : ((la = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = la),
                        'day' === r.substr(la, 3).toLowerCase()
                          ? ((e = r.substr(la, 3)), (la += 3))
                          : ((e = s), 0 === da && La(mu));
                      e !== s
                        ? ((n = la),
                          da++,
                          (o = Ec()),
                          da--,
                          o === s ? (n = void 0) : ((la = n), (n = s)),
                          n !== s ? ((fa = t), (t = e = 'DAY')) : ((la = t), (t = s)))
                        : ((la = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = la),
                        'hour' === r.substr(la, 4).toLowerCase()
                          ? ((e = r.substr(la, 4)), (la += 4))
                          : ((e = s), 0 === da && La(Lu));
                      e !== s
                        ? ((n = la),
                          da++,
                          (o = Ec()),
                          da--,
                          o === s ? (n = void 0) : ((la = n), (n = s)),
                          n !== s ? ((fa = t), (t = e = 'HOUR')) : ((la = t), (t = s)))
                        : ((la = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = la),
                        'minute' === r.substr(la, 6).toLowerCase()
                          ? ((e = r.substr(la, 6)), (la += 6))
                          : ((e = s), 0 === da && La(Cu));
                      e !== s
                        ? ((n = la),
                          da++,
                          (o = Ec()),
                          da--,
                          o === s ? (n = void 0) : ((la = n), (n = s)),
                          n !== s ? ((fa = t), (t = e = 'MINUTE')) : ((la = t), (t = s)))
                        : ((la = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = la),
                        'second' === r.substr(la, 6).toLowerCase()
                          ? ((e = r.substr(la, 6)), (la += 6))
                          : ((e = s), 0 === da && La(Au));
                      e !== s
                        ? ((n = la),
                          da++,
                          (o = Ec()),
                          da--,
                          o === s ? (n = void 0) : ((la = n), (n = s)),
                          n !== s ? ((fa = t), (t = e = 'SECOND')) : ((la = t), (t = s)))
                        : ((la = t), (t = s));
                      return t;
                    })());
                  return t;
                })()) !== s
                  ? ((fa = t), (t = { type: 'interval', expr: e, unit: n.toLowerCase() }))
                  : ((la = t), (t = s)),
                t
              );
            }
            function qi() {
              var r, t, e, n, o, u;
              if (((r = la), (t = Gi()) !== s))
                if ($f() !== s) {
                  for (
                    e = [], n = la, (o = $f()) !== s && (u = Gi()) !== s ? (n = o = [o, u]) : ((la = n), (n = s));
                    n !== s;
                  )
                    e.push(n), (n = la), (o = $f()) !== s && (u = Gi()) !== s ? (n = o = [o, u]) : ((la = n), (n = s));
                  e !== s ? ((fa = r), (r = t = p(t, e))) : ((la = r), (r = s));
                } else (la = r), (r = s);
              else (la = r), (r = s);
              return r;
            }
            function Gi() {
              var t, e, n;
              return (
                (t = la),
                (function () {
                  var t, e, n, o;
                  (t = la),
                    'when' === r.substr(la, 4).toLowerCase()
                      ? ((e = r.substr(la, 4)), (la += 4))
                      : ((e = s), 0 === da && La(Ts));
                  e !== s
                    ? ((n = la),
                      da++,
                      (o = Ec()),
                      da--,
                      o === s ? (n = void 0) : ((la = n), (n = s)),
                      n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                    : ((la = t), (t = s));
                  return t;
                })() !== s &&
                $f() !== s &&
                (e = Ki()) !== s &&
                $f() !== s &&
                (function () {
                  var t, e, n, o;
                  (t = la),
                    'then' === r.substr(la, 4).toLowerCase()
                      ? ((e = r.substr(la, 4)), (la += 4))
                      : ((e = s), 0 === da && La(xs));
                  e !== s
                    ? ((n = la),
                      da++,
                      (o = Ec()),
                      da--,
                      o === s ? (n = void 0) : ((la = n), (n = s)),
                      n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                    : ((la = t), (t = s));
                  return t;
                })() !== s &&
                $f() !== s &&
                (n = Xi()) !== s
                  ? ((fa = t), (t = { type: 'when', cond: e, result: n }))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Yi() {
              var r, t;
              return (
                (r = la),
                Vl() !== s && $f() !== s && (t = Xi()) !== s
                  ? ((fa = r), (r = { type: 'else', result: t }))
                  : ((la = r), (r = s)),
                r
              );
            }
            function Vi() {
              var r;
              return (
                (r = (function () {
                  var r, t, e, n, o, u, a, i;
                  if (((r = la), (t = Qi()) !== s)) {
                    for (
                      e = [],
                        n = la,
                        (o = Wf()) !== s && (u = Gl()) !== s && (a = $f()) !== s && (i = Qi()) !== s
                          ? (n = o = [o, u, a, i])
                          : ((la = n), (n = s));
                      n !== s;
                    )
                      e.push(n),
                        (n = la),
                        (o = Wf()) !== s && (u = Gl()) !== s && (a = $f()) !== s && (i = Qi()) !== s
                          ? (n = o = [o, u, a, i])
                          : ((la = n), (n = s));
                    e !== s ? ((fa = r), (t = De(t, e)), (r = t)) : ((la = r), (r = s));
                  } else (la = r), (r = s);
                  return r;
                })()) === s &&
                  (r = (function () {
                    var r, t, e, n, o, u;
                    if (((r = la), (t = nc()) !== s)) {
                      if (
                        ((e = []),
                        (n = la),
                        (o = $f()) !== s && (u = uc()) !== s ? (n = o = [o, u]) : ((la = n), (n = s)),
                        n !== s)
                      )
                        for (; n !== s; )
                          e.push(n),
                            (n = la),
                            (o = $f()) !== s && (u = uc()) !== s ? (n = o = [o, u]) : ((la = n), (n = s));
                      else e = s;
                      e !== s ? ((fa = r), (t = lp(t, e[0][1])), (r = t)) : ((la = r), (r = s));
                    } else (la = r), (r = s);
                    return r;
                  })()),
                r
              );
            }
            function Xi() {
              var r;
              return (r = Vi()) === s && (r = Ta()), r;
            }
            function Ki() {
              var r, t, e, n, o, u, a, i;
              if (((r = la), (t = Xi()) !== s)) {
                for (
                  e = [],
                    n = la,
                    (o = $f()) !== s
                      ? ((u = ql()) === s && (u = Gl()) === s && (u = Rf()),
                        u !== s && (a = $f()) !== s && (i = Xi()) !== s ? (n = o = [o, u, a, i]) : ((la = n), (n = s)))
                      : ((la = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = la),
                    (o = $f()) !== s
                      ? ((u = ql()) === s && (u = Gl()) === s && (u = Rf()),
                        u !== s && (a = $f()) !== s && (i = Xi()) !== s ? (n = o = [o, u, a, i]) : ((la = n), (n = s)))
                      : ((la = n), (n = s));
                e !== s
                  ? ((fa = r),
                    (r = t =
                      (function (r, t) {
                        const e = t.length;
                        let n = r,
                          o = '';
                        for (let r = 0; r < e; ++r)
                          ',' === t[r][1]
                            ? ((o = ','), Array.isArray(n) || (n = [n]), n.push(t[r][3]))
                            : (n = fp(t[r][1], n, t[r][3]));
                        if (',' === o) {
                          const r = { type: 'expr_list' };
                          return (r.value = n), r;
                        }
                        return n;
                      })(t, e)))
                  : ((la = r), (r = s));
              } else (la = r), (r = s);
              return r;
            }
            function Qi() {
              var r, t, e, n, o, u, a, i;
              if (((r = la), (t = zi()) !== s)) {
                for (
                  e = [],
                    n = la,
                    (o = Wf()) !== s && (u = ql()) !== s && (a = $f()) !== s && (i = zi()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((la = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = la),
                    (o = Wf()) !== s && (u = ql()) !== s && (a = $f()) !== s && (i = zi()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((la = n), (n = s));
                e !== s ? ((fa = r), (r = t = De(t, e))) : ((la = r), (r = s));
              } else (la = r), (r = s);
              return r;
            }
            function zi() {
              var t, e, n, o, u;
              return (
                (t = Zi()) === s &&
                  (t = (function () {
                    var r, t, e;
                    (r = la),
                      (t = (function () {
                        var r, t, e, n, o;
                        (r = la),
                          (t = la),
                          (e = Wl()) !== s && (n = $f()) !== s && (o = $l()) !== s
                            ? (t = e = [e, n, o])
                            : ((la = t), (t = s));
                        t !== s && ((fa = r), (t = Fe(t)));
                        (r = t) === s && (r = $l());
                        return r;
                      })()) !== s &&
                      $f() !== s &&
                      Mf() !== s &&
                      $f() !== s &&
                      (e = Ta()) !== s &&
                      $f() !== s &&
                      Df() !== s
                        ? ((fa = r), (n = t), ((o = e).parentheses = !0), (t = lp(n, o)), (r = t))
                        : ((la = r), (r = s));
                    var n, o;
                    return r;
                  })()) === s &&
                  ((t = la),
                  (e = Wl()) === s &&
                    ((e = la),
                    33 === r.charCodeAt(la) ? ((n = '!'), la++) : ((n = s), 0 === da && La(Pe)),
                    n !== s
                      ? ((o = la),
                        da++,
                        61 === r.charCodeAt(la) ? ((u = '='), la++) : ((u = s), 0 === da && La(Me)),
                        da--,
                        u === s ? (o = void 0) : ((la = o), (o = s)),
                        o !== s ? (e = n = [n, o]) : ((la = e), (e = s)))
                      : ((la = e), (e = s))),
                  e !== s && (n = $f()) !== s && (o = zi()) !== s
                    ? ((fa = t), (t = e = lp('NOT', o)))
                    : ((la = t), (t = s))),
                t
              );
            }
            function Zi() {
              var r, t, e, n, o;
              return (
                (r = la),
                (t = ec()) !== s && $f() !== s
                  ? ((e = (function () {
                      var r;
                      (r = (function () {
                        var r, t, e, n, o, u, a;
                        (r = la),
                          (t = []),
                          (e = la),
                          (n = $f()) !== s && (o = Ji()) !== s && (u = $f()) !== s && (a = ec()) !== s
                            ? (e = n = [n, o, u, a])
                            : ((la = e), (e = s));
                        if (e !== s)
                          for (; e !== s; )
                            t.push(e),
                              (e = la),
                              (n = $f()) !== s && (o = Ji()) !== s && (u = $f()) !== s && (a = ec()) !== s
                                ? (e = n = [n, o, u, a])
                                : ((la = e), (e = s));
                        else t = s;
                        t !== s && ((fa = r), (t = { type: 'arithmetic', tail: t }));
                        return (r = t);
                      })()) === s &&
                        (r = tc()) === s &&
                        (r = (function () {
                          var r, t, e, n;
                          (r = la),
                            (t = (function () {
                              var r, t, e, n, o;
                              (r = la),
                                (t = la),
                                (e = Wl()) !== s && (n = $f()) !== s && (o = Pl()) !== s
                                  ? (t = e = [e, n, o])
                                  : ((la = t), (t = s));
                              t !== s && ((fa = r), (t = Fe(t)));
                              (r = t) === s && (r = Pl());
                              return r;
                            })()) !== s &&
                            $f() !== s &&
                            (e = ec()) !== s &&
                            $f() !== s &&
                            ql() !== s &&
                            $f() !== s &&
                            (n = ec()) !== s
                              ? ((fa = r), (r = t = { op: t, right: { type: 'expr_list', value: [e, n] } }))
                              : ((la = r), (r = s));
                          return r;
                        })()) === s &&
                        (r = (function () {
                          var r, t, e, n, o;
                          (r = la),
                            (t = Hl()) !== s && (e = $f()) !== s && (n = ec()) !== s
                              ? ((fa = r), (r = t = { op: 'IS', right: n }))
                              : ((la = r), (r = s));
                          r === s &&
                            ((r = la),
                            (t = la),
                            (e = Hl()) !== s && (n = $f()) !== s && (o = Wl()) !== s
                              ? (t = e = [e, n, o])
                              : ((la = t), (t = s)),
                            t !== s && (e = $f()) !== s && (n = ec()) !== s
                              ? ((fa = r),
                                (t = (function (r) {
                                  return { op: 'IS NOT', right: r };
                                })(n)),
                                (r = t))
                              : ((la = r), (r = s)));
                          return r;
                        })()) === s &&
                        (r = (function () {
                          var r, t, e;
                          (r = la),
                            (t = (function () {
                              var r, t, e, n, o;
                              (r = la),
                                (t = la),
                                (e = Wl()) !== s && (n = $f()) !== s && (o = Bl()) !== s
                                  ? (t = e = [e, n, o])
                                  : ((la = t), (t = s));
                              t !== s && ((fa = r), (t = Fe(t)));
                              (r = t) === s && (r = Bl());
                              return r;
                            })()) !== s && $f() !== s
                              ? ((e = Hc()) === s && (e = Zi()),
                                e !== s ? ((fa = r), (r = t = { op: t, right: e })) : ((la = r), (r = s)))
                              : ((la = r), (r = s));
                          return r;
                        })());
                      return r;
                    })()) === s && (e = null),
                    e !== s
                      ? ((fa = r),
                        (n = t),
                        (r = t = null === (o = e) ? n : 'arithmetic' === o.type ? vp(n, o.tail) : fp(o.op, n, o.right)))
                      : ((la = r), (r = s)))
                  : ((la = r), (r = s)),
                r === s && (r = $c()) === s && (r = ic()),
                r
              );
            }
            function Ji() {
              var t;
              return (
                '>=' === r.substr(la, 2) ? ((t = '>='), (la += 2)) : ((t = s), 0 === da && La(He)),
                t === s &&
                  (62 === r.charCodeAt(la) ? ((t = '>'), la++) : ((t = s), 0 === da && La(Be)),
                  t === s &&
                    ('<=' === r.substr(la, 2) ? ((t = '<='), (la += 2)) : ((t = s), 0 === da && La($e)),
                    t === s &&
                      ('<>' === r.substr(la, 2) ? ((t = '<>'), (la += 2)) : ((t = s), 0 === da && La(We)),
                      t === s &&
                        (60 === r.charCodeAt(la) ? ((t = '<'), la++) : ((t = s), 0 === da && La(qe)),
                        t === s &&
                          (61 === r.charCodeAt(la) ? ((t = '='), la++) : ((t = s), 0 === da && La(Me)),
                          t === s &&
                            ('!=' === r.substr(la, 2) ? ((t = '!='), (la += 2)) : ((t = s), 0 === da && La(Ge)))))))),
                t
              );
            }
            function rc() {
              var r, t, e, n, o;
              return (
                (r = la),
                (t = la),
                (e = Wl()) !== s && (n = $f()) !== s && (o = Fl()) !== s ? (t = e = [e, n, o]) : ((la = t), (t = s)),
                t !== s && ((fa = r), (t = Fe(t))),
                (r = t) === s && (r = Fl()),
                r
              );
            }
            function tc() {
              var r, t, e, n;
              return (
                (r = la),
                (t = rc()) !== s &&
                $f() !== s &&
                (e = Mf()) !== s &&
                $f() !== s &&
                (n = $i()) !== s &&
                $f() !== s &&
                Df() !== s
                  ? ((fa = r), (r = t = { op: t, right: n }))
                  : ((la = r), (r = s)),
                r === s &&
                  ((r = la),
                  (t = rc()) !== s && $f() !== s
                    ? ((e = op()) === s && (e = $c()) === s && (e = Pc()),
                      e !== s
                        ? ((fa = r),
                          (r = t =
                            (function (r, t) {
                              return { op: r, right: t };
                            })(t, e)))
                        : ((la = r), (r = s)))
                    : ((la = r), (r = s))),
                r
              );
            }
            function ec() {
              var r, t, e, n, o, u, a, i;
              if (((r = la), (t = oc()) !== s)) {
                for (
                  e = [],
                    n = la,
                    (o = $f()) !== s && (u = nc()) !== s && (a = $f()) !== s && (i = oc()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((la = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = la),
                    (o = $f()) !== s && (u = nc()) !== s && (a = $f()) !== s && (i = oc()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((la = n), (n = s));
                e !== s
                  ? ((fa = r),
                    (r = t =
                      (function (r, t) {
                        if (t && t.length && 'column_ref' === r.type && '*' === r.column)
                          throw new Error(
                            JSON.stringify({ message: 'args could not be star column in additive expr', ...cp() }),
                          );
                        return vp(r, t);
                      })(t, e)))
                  : ((la = r), (r = s));
              } else (la = r), (r = s);
              return r;
            }
            function nc() {
              var t;
              return (
                43 === r.charCodeAt(la) ? ((t = '+'), la++) : ((t = s), 0 === da && La(Ye)),
                t === s && (45 === r.charCodeAt(la) ? ((t = '-'), la++) : ((t = s), 0 === da && La(Ve))),
                t
              );
            }
            function oc() {
              var r, t, e, n, o, u, a, i;
              if (((r = la), (t = ac()) !== s)) {
                for (
                  e = [],
                    n = la,
                    (o = $f()) !== s
                      ? ((u = sc()) === s && (u = Bf()),
                        u !== s && (a = $f()) !== s && (i = ac()) !== s ? (n = o = [o, u, a, i]) : ((la = n), (n = s)))
                      : ((la = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = la),
                    (o = $f()) !== s
                      ? ((u = sc()) === s && (u = Bf()),
                        u !== s && (a = $f()) !== s && (i = ac()) !== s ? (n = o = [o, u, a, i]) : ((la = n), (n = s)))
                      : ((la = n), (n = s));
                e !== s ? ((fa = r), (r = t = vp(t, e))) : ((la = r), (r = s));
              } else (la = r), (r = s);
              return r;
            }
            function sc() {
              var t;
              return (
                42 === r.charCodeAt(la) ? ((t = '*'), la++) : ((t = s), 0 === da && La(Xe)),
                t === s &&
                  (47 === r.charCodeAt(la) ? ((t = '/'), la++) : ((t = s), 0 === da && La(Ke)),
                  t === s && (37 === r.charCodeAt(la) ? ((t = '%'), la++) : ((t = s), 0 === da && La(Qe)))),
                t
              );
            }
            function uc() {
              var t, e, n;
              return (
                (t = Wi()) === s &&
                  (t = Tc()) === s &&
                  (t = Pc()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a, i;
                    (t = la),
                      (e = Kl()) !== s &&
                      $f() !== s &&
                      Mf() !== s &&
                      $f() !== s &&
                      (n = Xi()) !== s &&
                      $f() !== s &&
                      hl() !== s &&
                      $f() !== s &&
                      (o = up()) !== s &&
                      $f() !== s &&
                      (u = Df()) !== s
                        ? ((fa = t),
                          (c = n),
                          (l = o),
                          (e = { type: 'cast', keyword: e.toLowerCase(), expr: c, symbol: 'as', target: [l] }),
                          (t = e))
                        : ((la = t), (t = s));
                    var c, l;
                    t === s &&
                      ((t = la),
                      (e = Kl()) !== s &&
                      $f() !== s &&
                      Mf() !== s &&
                      $f() !== s &&
                      (n = Xi()) !== s &&
                      $f() !== s &&
                      hl() !== s &&
                      $f() !== s &&
                      (o = ef()) !== s &&
                      $f() !== s &&
                      (u = Mf()) !== s &&
                      $f() !== s &&
                      (a = Xc()) !== s &&
                      $f() !== s &&
                      Df() !== s &&
                      $f() !== s &&
                      (i = Df()) !== s
                        ? ((fa = t),
                          (e = (function (r, t, e) {
                            return {
                              type: 'cast',
                              keyword: r.toLowerCase(),
                              expr: t,
                              symbol: 'as',
                              target: [{ dataType: 'DECIMAL(' + e + ')' }],
                            };
                          })(e, n, a)),
                          (t = e))
                        : ((la = t), (t = s)),
                      t === s &&
                        ((t = la),
                        (e = Kl()) !== s &&
                        $f() !== s &&
                        Mf() !== s &&
                        $f() !== s &&
                        (n = Xi()) !== s &&
                        $f() !== s &&
                        hl() !== s &&
                        $f() !== s &&
                        (o = ef()) !== s &&
                        $f() !== s &&
                        (u = Mf()) !== s &&
                        $f() !== s &&
                        (a = Xc()) !== s &&
                        $f() !== s &&
                        Rf() !== s &&
                        $f() !== s &&
                        (i = Xc()) !== s &&
                        $f() !== s &&
                        Df() !== s &&
                        $f() !== s &&
                        Df() !== s
                          ? ((fa = t),
                            (e = (function (r, t, e, n) {
                              return {
                                type: 'cast',
                                keyword: r.toLowerCase(),
                                expr: t,
                                symbol: 'as',
                                target: [{ dataType: 'DECIMAL(' + e + ', ' + n + ')' }],
                              };
                            })(e, n, a, i)),
                            (t = e))
                          : ((la = t), (t = s)),
                        t === s &&
                          ((t = la),
                          (e = Kl()) !== s &&
                          $f() !== s &&
                          Mf() !== s &&
                          $f() !== s &&
                          (n = Xi()) !== s &&
                          $f() !== s &&
                          hl() !== s &&
                          $f() !== s &&
                          (o = (function () {
                            var t;
                            (t = (function () {
                              var t, e, n, o;
                              (t = la),
                                'signed' === r.substr(la, 6).toLowerCase()
                                  ? ((e = r.substr(la, 6)), (la += 6))
                                  : ((e = s), 0 === da && La(Ws));
                              e !== s
                                ? ((n = la),
                                  da++,
                                  (o = Ec()),
                                  da--,
                                  o === s ? (n = void 0) : ((la = n), (n = s)),
                                  n !== s ? ((fa = t), (t = e = 'SIGNED')) : ((la = t), (t = s)))
                                : ((la = t), (t = s));
                              return t;
                            })()) === s && (t = nf());
                            return t;
                          })()) !== s &&
                          $f() !== s
                            ? ((u = sf()) === s && (u = null),
                              u !== s && $f() !== s && (a = Df()) !== s
                                ? ((fa = t),
                                  (e = (function (r, t, e, n) {
                                    return {
                                      type: 'cast',
                                      keyword: r.toLowerCase(),
                                      expr: t,
                                      symbol: 'as',
                                      target: [{ dataType: e + (n ? ' ' + n : '') }],
                                    };
                                  })(e, n, o, u)),
                                  (t = e))
                                : ((la = t), (t = s)))
                            : ((la = t), (t = s)))));
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var r, t, e, n, o, u, a, i;
                    return (
                      (r = la),
                      Yl() !== s && $f() !== s && (t = qi()) !== s && $f() !== s
                        ? ((e = Yi()) === s && (e = null),
                          e !== s && $f() !== s && (n = Xl()) !== s && $f() !== s
                            ? ((o = Yl()) === s && (o = null),
                              o !== s
                                ? ((fa = r), (a = t), (i = e) && a.push(i), (r = { type: 'case', expr: null, args: a }))
                                : ((la = r), (r = s)))
                            : ((la = r), (r = s)))
                        : ((la = r), (r = s)),
                      r === s &&
                        ((r = la),
                        Yl() !== s && $f() !== s && (t = Xi()) !== s && $f() !== s && (e = qi()) !== s && $f() !== s
                          ? ((n = Yi()) === s && (n = null),
                            n !== s && $f() !== s && (o = Xl()) !== s && $f() !== s
                              ? ((u = Yl()) === s && (u = null),
                                u !== s
                                  ? ((fa = r),
                                    (r = (function (r, t, e) {
                                      return e && t.push(e), { type: 'case', expr: r, args: t };
                                    })(t, e, n)))
                                  : ((la = r), (r = s)))
                              : ((la = r), (r = s)))
                          : ((la = r), (r = s))),
                      r
                    );
                  })()) === s &&
                  (t = Hc()) === s &&
                  (t = ic()) === s &&
                  (t = jc()) === s &&
                  ((t = la),
                  Mf() !== s && $f() !== s && (e = Ki()) !== s && $f() !== s && Df() !== s
                    ? ((fa = t), ((n = e).parentheses = !0), (t = n))
                    : ((la = t), (t = s)),
                  t === s && (t = op())),
                t
              );
            }
            function ac() {
              var t, e, n, o, u;
              return (
                (t = uc()) === s &&
                  ((t = la),
                  (e = (function () {
                    var t;
                    33 === r.charCodeAt(la) ? ((t = '!'), la++) : ((t = s), 0 === da && La(Pe));
                    t === s &&
                      (45 === r.charCodeAt(la) ? ((t = '-'), la++) : ((t = s), 0 === da && La(Ve)),
                      t === s &&
                        (43 === r.charCodeAt(la) ? ((t = '+'), la++) : ((t = s), 0 === da && La(Ye)),
                        t === s && (126 === r.charCodeAt(la) ? ((t = '~'), la++) : ((t = s), 0 === da && La(ze)))));
                    return t;
                  })()) !== s
                    ? ((n = la),
                      (o = $f()) !== s && (u = ac()) !== s ? (n = o = [o, u]) : ((la = n), (n = s)),
                      n !== s ? ((fa = t), (t = e = lp(e, n[1]))) : ((la = t), (t = s)))
                    : ((la = t), (t = s))),
                t
              );
            }
            function ic() {
              var r, t, e, n, o, u, a, i, c, l, f;
              return (
                (r = la),
                (t = la),
                (e = fc()) !== s && (n = $f()) !== s && (o = Of()) !== s ? (t = e = [e, n, o]) : ((la = t), (t = s)),
                t === s && (t = null),
                t !== s && (e = $f()) !== s
                  ? ((n = la),
                    (o = fc()) !== s && (u = $f()) !== s && (a = Of()) !== s
                      ? (n = o = [o, u, a])
                      : ((la = n), (n = s)),
                    n === s && (n = null),
                    n !== s && (o = $f()) !== s
                      ? ((u = la),
                        (a = fc()) !== s && (i = $f()) !== s && (c = Of()) !== s
                          ? (u = a = [a, i, c])
                          : ((la = u), (u = s)),
                        u === s && (u = null),
                        u !== s && (a = $f()) !== s && (i = mc()) !== s
                          ? ((c = la),
                            (l = $f()) !== s && (f = Ua()) !== s ? (c = l = [l, f]) : ((la = c), (c = s)),
                            c === s && (c = null),
                            c !== s
                              ? ((fa = r),
                                (r = t =
                                  (function (r, t, e, n, o) {
                                    const s = { table: null, db: null, schema: null };
                                    null !== r && (s.table = r[0]),
                                      null !== t && ((s.table = t[0]), (s.schema = r[0])),
                                      null !== e && ((s.table = e[0]), (s.db = r[0]), (s.schema = t[0]));
                                    const u = [s.db, s.schema, s.table].filter(Boolean).join('.') || 'null';
                                    return (
                                      mp.add(`select::${u}::${n}`),
                                      { type: 'column_ref', ...s, column: n, collate: o && o[1] }
                                    );
                                  })(t, n, u, i, c)))
                              : ((la = r), (r = s)))
                          : ((la = r), (r = s)))
                      : ((la = r), (r = s)))
                  : ((la = r), (r = s)),
                r
              );
            }
            function cc() {
              var r, t, e, n, o, u, a, i;
              if (((r = la), (t = mc()) !== s)) {
                for (
                  e = [],
                    n = la,
                    (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = mc()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((la = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = la),
                    (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = mc()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((la = n), (n = s));
                e !== s ? ((fa = r), (r = t = v(t, e))) : ((la = r), (r = s));
              } else (la = r), (r = s);
              return r;
            }
            function lc() {
              var r, t;
              return (
                (r = la),
                (t = Cc()) !== s && ((fa = r), (t = { type: 'default', value: t })),
                (r = t) === s && (r = pc()),
                r
              );
            }
            function fc() {
              var r, t;
              return (
                (r = la),
                (t = Cc()) !== s
                  ? ((fa = la), (Ze(t) ? s : void 0) !== s ? ((fa = r), (r = t = t)) : ((la = r), (r = s)))
                  : ((la = r), (r = s)),
                r === s && ((r = la), (t = bc()) !== s && ((fa = r), (t = t)), (r = t)),
                r
              );
            }
            function pc() {
              var r;
              return (r = vc()) === s && (r = dc()) === s && (r = yc()) === s && (r = hc()), r;
            }
            function bc() {
              var r, t;
              return (
                (r = la),
                (t = vc()) === s && (t = dc()) === s && (t = yc()) === s && (t = hc()),
                t !== s && ((fa = r), (t = t.value)),
                (r = t)
              );
            }
            function vc() {
              var t, e, n, o;
              if (((t = la), 34 === r.charCodeAt(la) ? ((e = '"'), la++) : ((e = s), 0 === da && La(Je)), e !== s)) {
                if (
                  ((n = []),
                  rn.test(r.charAt(la)) ? ((o = r.charAt(la)), la++) : ((o = s), 0 === da && La(tn)),
                  o !== s)
                )
                  for (; o !== s; )
                    n.push(o), rn.test(r.charAt(la)) ? ((o = r.charAt(la)), la++) : ((o = s), 0 === da && La(tn));
                else n = s;
                n !== s
                  ? (34 === r.charCodeAt(la) ? ((o = '"'), la++) : ((o = s), 0 === da && La(Je)),
                    o !== s
                      ? ((fa = t), (t = e = { type: 'double_quote_string', value: n.join('') }))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s));
              } else (la = t), (t = s);
              return t;
            }
            function dc() {
              var t, e, n, o;
              if (((t = la), 39 === r.charCodeAt(la) ? ((e = "'"), la++) : ((e = s), 0 === da && La(wr)), e !== s)) {
                if (
                  ((n = []),
                  en.test(r.charAt(la)) ? ((o = r.charAt(la)), la++) : ((o = s), 0 === da && La(nn)),
                  o !== s)
                )
                  for (; o !== s; )
                    n.push(o), en.test(r.charAt(la)) ? ((o = r.charAt(la)), la++) : ((o = s), 0 === da && La(nn));
                else n = s;
                n !== s
                  ? (39 === r.charCodeAt(la) ? ((o = "'"), la++) : ((o = s), 0 === da && La(wr)),
                    o !== s
                      ? ((fa = t), (t = e = { type: 'single_quote_string', value: n.join('') }))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s));
              } else (la = t), (t = s);
              return t;
            }
            function yc() {
              var t, e, n, o;
              if (((t = la), 96 === r.charCodeAt(la) ? ((e = '`'), la++) : ((e = s), 0 === da && La(on)), e !== s)) {
                if (
                  ((n = []),
                  sn.test(r.charAt(la)) ? ((o = r.charAt(la)), la++) : ((o = s), 0 === da && La(un)),
                  o !== s)
                )
                  for (; o !== s; )
                    n.push(o), sn.test(r.charAt(la)) ? ((o = r.charAt(la)), la++) : ((o = s), 0 === da && La(un));
                else n = s;
                n !== s
                  ? (96 === r.charCodeAt(la) ? ((o = '`'), la++) : ((o = s), 0 === da && La(on)),
                    o !== s
                      ? ((fa = t), (t = e = { type: 'backticks_quote_string', value: n.join('') }))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s));
              } else (la = t), (t = s);
              return t;
            }
            function hc() {
              var t, e, n, o;
              if (((t = la), 91 === r.charCodeAt(la) ? ((e = '['), la++) : ((e = s), 0 === da && La(an)), e !== s)) {
                if (
                  ((n = []),
                  cn.test(r.charAt(la)) ? ((o = r.charAt(la)), la++) : ((o = s), 0 === da && La(ln)),
                  o !== s)
                )
                  for (; o !== s; )
                    n.push(o), cn.test(r.charAt(la)) ? ((o = r.charAt(la)), la++) : ((o = s), 0 === da && La(ln));
                else n = s;
                n !== s
                  ? (93 === r.charCodeAt(la) ? ((o = ']'), la++) : ((o = s), 0 === da && La(fn)),
                    o !== s
                      ? ((fa = t), (t = e = { type: 'brackets_quote_string', value: n.join('') }))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s));
              } else (la = t), (t = s);
              return t;
            }
            function wc() {
              var r, t;
              return (r = la), (t = Lc()) !== s && ((fa = r), (t = t)), (r = t) === s && (r = bc()), r;
            }
            function mc() {
              var r, t;
              return (
                (r = la),
                (t = Lc()) !== s
                  ? ((fa = la), (Ze(t) ? s : void 0) !== s ? ((fa = r), (r = t = t)) : ((la = r), (r = s)))
                  : ((la = r), (r = s)),
                r === s && (r = bc()),
                r
              );
            }
            function Lc() {
              var r, t, e, n;
              if (((r = la), (t = Ec()) !== s)) {
                for (e = [], n = gc(); n !== s; ) e.push(n), (n = gc());
                e !== s ? ((fa = r), (r = t = pn(t, e))) : ((la = r), (r = s));
              } else (la = r), (r = s);
              return r;
            }
            function Cc() {
              var r, t, e, n;
              if (((r = la), (t = Ec()) !== s)) {
                for (e = [], n = _c(); n !== s; ) e.push(n), (n = _c());
                e !== s ? ((fa = r), (r = t = pn(t, e))) : ((la = r), (r = s));
              } else (la = r), (r = s);
              return r;
            }
            function Ac() {
              var r, t, e, n, o, u, a, c;
              if (((r = la), (t = Cc()) !== s)) {
                for (
                  e = [],
                    n = la,
                    (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (c = Cc()) !== s
                      ? (n = o = [o, u, a, c])
                      : ((la = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = la),
                    (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (c = Cc()) !== s
                      ? (n = o = [o, u, a, c])
                      : ((la = n), (n = s));
                e !== s ? ((fa = r), (r = t = i(t, e))) : ((la = r), (r = s));
              } else (la = r), (r = s);
              return r;
            }
            function Ec() {
              var t;
              return bn.test(r.charAt(la)) ? ((t = r.charAt(la)), la++) : ((t = s), 0 === da && La(vn)), t;
            }
            function _c() {
              var t;
              return dn.test(r.charAt(la)) ? ((t = r.charAt(la)), la++) : ((t = s), 0 === da && La(yn)), t;
            }
            function gc() {
              var t;
              return hn.test(r.charAt(la)) ? ((t = r.charAt(la)), la++) : ((t = s), 0 === da && La(wn)), t;
            }
            function jc() {
              var t, e, n, o;
              return (
                (t = la),
                (e = la),
                58 === r.charCodeAt(la) ? ((n = ':'), la++) : ((n = s), 0 === da && La(mn)),
                n !== s && (o = Cc()) !== s ? (e = n = [n, o]) : ((la = e), (e = s)),
                e !== s && ((fa = t), (e = { type: 'param', value: e[1] })),
                (t = e)
              );
            }
            function Tc() {
              var t;
              return (
                (t = (function () {
                  var t, e, n, o;
                  (t = la),
                    (e = (function () {
                      var t, e, n, o;
                      (t = la),
                        'count' === r.substr(la, 5).toLowerCase()
                          ? ((e = r.substr(la, 5)), (la += 5))
                          : ((e = s), 0 === da && La(Ls));
                      e !== s
                        ? ((n = la),
                          da++,
                          (o = Ec()),
                          da--,
                          o === s ? (n = void 0) : ((la = n), (n = s)),
                          n !== s ? ((fa = t), (t = e = 'COUNT')) : ((la = t), (t = s)))
                        : ((la = t), (t = s));
                      return t;
                    })()) !== s &&
                    $f() !== s &&
                    Mf() !== s &&
                    $f() !== s &&
                    (n = (function () {
                      var t, e;
                      (t = la),
                        (e = (function () {
                          var t, e;
                          (t = la), 42 === r.charCodeAt(la) ? ((e = '*'), la++) : ((e = s), 0 === da && La(Xe));
                          e !== s && ((fa = t), (e = { type: 'star', value: '*' }));
                          return (t = e);
                        })()) !== s && ((fa = t), (e = { expr: e }));
                      (t = e) === s && (t = Dc());
                      return t;
                    })()) !== s &&
                    $f() !== s &&
                    Df() !== s &&
                    $f() !== s
                      ? ((o = Sc()) === s && (o = null),
                        o !== s
                          ? ((fa = t), (t = e = { type: 'aggr_func', name: e, args: n, over: o }))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s));
                  return t;
                })()) === s &&
                  (t = (function () {
                    var t, e, n, o;
                    (t = la),
                      (e = (function () {
                        var t;
                        (t = (function () {
                          var t, e, n, o;
                          (t = la),
                            'sum' === r.substr(la, 3).toLowerCase()
                              ? ((e = r.substr(la, 3)), (la += 3))
                              : ((e = s), 0 === da && La(Es));
                          e !== s
                            ? ((n = la),
                              da++,
                              (o = Ec()),
                              da--,
                              o === s ? (n = void 0) : ((la = n), (n = s)),
                              n !== s ? ((fa = t), (t = e = 'SUM')) : ((la = t), (t = s)))
                            : ((la = t), (t = s));
                          return t;
                        })()) === s &&
                          (t = (function () {
                            var t, e, n, o;
                            (t = la),
                              'max' === r.substr(la, 3).toLowerCase()
                                ? ((e = r.substr(la, 3)), (la += 3))
                                : ((e = s), 0 === da && La(Cs));
                            e !== s
                              ? ((n = la),
                                da++,
                                (o = Ec()),
                                da--,
                                o === s ? (n = void 0) : ((la = n), (n = s)),
                                n !== s ? ((fa = t), (t = e = 'MAX')) : ((la = t), (t = s)))
                              : ((la = t), (t = s));
                            return t;
                          })()) === s &&
                          (t = (function () {
                            var t, e, n, o;
                            (t = la),
                              'min' === r.substr(la, 3).toLowerCase()
                                ? ((e = r.substr(la, 3)), (la += 3))
                                : ((e = s), 0 === da && La(As));
                            e !== s
                              ? ((n = la),
                                da++,
                                (o = Ec()),
                                da--,
                                o === s ? (n = void 0) : ((la = n), (n = s)),
                                n !== s ? ((fa = t), (t = e = 'MIN')) : ((la = t), (t = s)))
                              : ((la = t), (t = s));
                            return t;
                          })()) === s &&
                          (t = (function () {
                            var t, e, n, o;
                            (t = la),
                              'avg' === r.substr(la, 3).toLowerCase()
                                ? ((e = r.substr(la, 3)), (la += 3))
                                : ((e = s), 0 === da && La(_s));
                            e !== s
                              ? ((n = la),
                                da++,
                                (o = Ec()),
                                da--,
                                o === s ? (n = void 0) : ((la = n), (n = s)),
                                n !== s ? ((fa = t), (t = e = 'AVG')) : ((la = t), (t = s)))
                              : ((la = t), (t = s));
                            return t;
                          })());
                        return t;
                      })()) !== s &&
                      $f() !== s &&
                      Mf() !== s &&
                      $f() !== s &&
                      (n = ec()) !== s &&
                      $f() !== s &&
                      Df() !== s &&
                      $f() !== s
                        ? ((o = Sc()) === s && (o = null),
                          o !== s
                            ? ((fa = t),
                              (e = { type: 'aggr_func', name: e, args: { expr: n }, over: o, ...cp() }),
                              (t = e))
                            : ((la = t), (t = s)))
                        : ((la = t), (t = s));
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a;
                    (t = la),
                      (e = la),
                      (n = fc()) !== s && (o = $f()) !== s && (u = Of()) !== s
                        ? (e = n = [n, o, u])
                        : ((la = e), (e = s));
                    e === s && (e = null);
                    e !== s && (n = $f()) !== s
                      ? ((o = (function () {
                          var t, e, n, o;
                          (t = la),
                            'array_agg' === r.substr(la, 9).toLowerCase()
                              ? ((e = r.substr(la, 9)), (la += 9))
                              : ((e = s), 0 === da && La(ws));
                          e !== s
                            ? ((n = la),
                              da++,
                              (o = Ec()),
                              da--,
                              o === s ? (n = void 0) : ((la = n), (n = s)),
                              n !== s ? ((fa = t), (t = e = 'ARRAY_AGG')) : ((la = t), (t = s)))
                            : ((la = t), (t = s));
                          return t;
                        })()) === s &&
                          (o = (function () {
                            var t, e, n, o;
                            (t = la),
                              'string_agg' === r.substr(la, 10).toLowerCase()
                                ? ((e = r.substr(la, 10)), (la += 10))
                                : ((e = s), 0 === da && La(ms));
                            e !== s
                              ? ((n = la),
                                da++,
                                (o = Ec()),
                                da--,
                                o === s ? (n = void 0) : ((la = n), (n = s)),
                                n !== s ? ((fa = t), (t = e = 'STRING_AGG')) : ((la = t), (t = s)))
                              : ((la = t), (t = s));
                            return t;
                          })()),
                        o !== s &&
                        (u = $f()) !== s &&
                        Mf() !== s &&
                        $f() !== s &&
                        (a = Dc()) !== s &&
                        $f() !== s &&
                        Df() !== s
                          ? ((fa = t),
                            (c = o),
                            (l = a),
                            (e = { type: 'aggr_func', name: (i = e) ? `${i[0]}.${c}` : c, args: l }),
                            (t = e))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s));
                    var i, c, l;
                    return t;
                  })()),
                t
              );
            }
            function xc() {
              var r, t, e;
              return (
                (r = la),
                Cl() !== s &&
                $f() !== s &&
                ul() !== s &&
                $f() !== s &&
                (t = Lf()) !== s &&
                $f() !== s &&
                Mf() !== s &&
                $f() !== s
                  ? ((e = $i()) === s && (e = null),
                    e !== s && $f() !== s && Df() !== s
                      ? ((fa = r), (r = { type: 'on update', keyword: t, parentheses: !0, expr: e }))
                      : ((la = r), (r = s)))
                  : ((la = r), (r = s)),
                r === s &&
                  ((r = la),
                  Cl() !== s && $f() !== s && ul() !== s && $f() !== s && (t = Lf()) !== s
                    ? ((fa = r),
                      (r = (function (r) {
                        return { type: 'on update', keyword: r };
                      })(t)))
                    : ((la = r), (r = s))),
                r
              );
            }
            function Sc() {
              var t, e, n;
              return (
                (t = la),
                'over' === r.substr(la, 4).toLowerCase()
                  ? ((e = r.substr(la, 4)), (la += 4))
                  : ((e = s), 0 === da && La(Ln)),
                e !== s && $f() !== s && (n = kc()) !== s
                  ? ((fa = t), (t = e = { type: 'window', as_window_specification: n }))
                  : ((la = t), (t = s)),
                t === s && (t = xc()),
                t
              );
            }
            function kc() {
              var r, t;
              return (
                (r = Cc()) === s &&
                  ((r = la),
                  Mf() !== s && $f() !== s
                    ? ((t = (function () {
                        var r, t, e, n;
                        (r = la), (t = Ii()) === s && (t = null);
                        t !== s && $f() !== s
                          ? ((e = Ni()) === s && (e = null),
                            e !== s && $f() !== s
                              ? ((n = (function () {
                                  var r, t, e, n, o;
                                  (r = la),
                                    (t = hf()) !== s && $f() !== s
                                      ? ((e = Nc()) === s && (e = Oc()),
                                        e !== s ? ((fa = r), (r = t = { type: 'rows', expr: e })) : ((la = r), (r = s)))
                                      : ((la = r), (r = s));
                                  r === s &&
                                    ((r = la),
                                    (t = hf()) !== s &&
                                    $f() !== s &&
                                    (e = Pl()) !== s &&
                                    $f() !== s &&
                                    (n = Ic()) !== s &&
                                    $f() !== s &&
                                    ql() !== s &&
                                    $f() !== s &&
                                    (o = Ic()) !== s
                                      ? ((fa = r),
                                        (t = fp(
                                          e,
                                          { type: 'origin', value: 'rows' },
                                          { type: 'expr_list', value: [n, o] },
                                        )),
                                        (r = t))
                                      : ((la = r), (r = s)));
                                  return r;
                                })()) === s && (n = null),
                                n !== s
                                  ? ((fa = r),
                                    (r = t = { name: null, partitionby: t, orderby: e, window_frame_clause: n }))
                                  : ((la = r), (r = s)))
                              : ((la = r), (r = s)))
                          : ((la = r), (r = s));
                        return r;
                      })()) === s && (t = null),
                      t !== s && $f() !== s && Df() !== s
                        ? ((fa = r), (r = { window_specification: t || {}, parentheses: !0 }))
                        : ((la = r), (r = s)))
                    : ((la = r), (r = s))),
                r
              );
            }
            function Ic() {
              var r;
              return (r = Oc()) === s && (r = Nc()), r;
            }
            function Nc() {
              var t, e, n, o;
              return (
                (t = la),
                (e = Uc()) !== s && $f() !== s
                  ? ('following' === r.substr(la, 9).toLowerCase()
                      ? ((n = r.substr(la, 9)), (la += 9))
                      : ((n = s), 0 === da && La(Cn)),
                    n !== s ? ((fa = t), ((o = e).value += ' FOLLOWING'), (t = e = o)) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t === s && (t = Rc()),
                t
              );
            }
            function Oc() {
              var t, e, n, o, u;
              return (
                (t = la),
                (e = Uc()) !== s && $f() !== s
                  ? ('preceding' === r.substr(la, 9).toLowerCase()
                      ? ((n = r.substr(la, 9)), (la += 9))
                      : ((n = s), 0 === da && La(An)),
                    n === s &&
                      ('following' === r.substr(la, 9).toLowerCase()
                        ? ((n = r.substr(la, 9)), (la += 9))
                        : ((n = s), 0 === da && La(Cn))),
                    n !== s
                      ? ((fa = t), (u = n), ((o = e).value += ' ' + u.toUpperCase()), (t = e = o))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t === s && (t = Rc()),
                t
              );
            }
            function Rc() {
              var t, e, n;
              return (
                (t = la),
                'current' === r.substr(la, 7).toLowerCase()
                  ? ((e = r.substr(la, 7)), (la += 7))
                  : ((e = s), 0 === da && La(En)),
                e !== s && $f() !== s
                  ? ('row' === r.substr(la, 3).toLowerCase()
                      ? ((n = r.substr(la, 3)), (la += 3))
                      : ((n = s), 0 === da && La(re)),
                    n !== s ? ((fa = t), (t = e = { type: 'origin', value: 'current row' })) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Uc() {
              var t, e;
              return (
                (t = la),
                'unbounded' === r.substr(la, 9).toLowerCase()
                  ? ((e = r.substr(la, 9)), (la += 9))
                  : ((e = s), 0 === da && La(_n)),
                e !== s && ((fa = t), (e = { type: 'origin', value: e.toUpperCase() })),
                (t = e) === s && (t = Yc()),
                t
              );
            }
            function Mc() {
              var r, t, e;
              return (
                (r = la),
                (t = Rf()) !== s && $f() !== s && (e = $c()) !== s
                  ? ((fa = r), (r = t = { symbol: t, delimiter: e }))
                  : ((la = r), (r = s)),
                r
              );
            }
            function Dc() {
              var r, t, e, n, o, u, a, i, c, l, f;
              if (((r = la), (t = Dl()) === s && (t = null), t !== s))
                if ($f() !== s)
                  if ((e = Mf()) !== s)
                    if ($f() !== s)
                      if ((n = Xi()) !== s)
                        if ($f() !== s)
                          if ((o = Df()) !== s)
                            if ($f() !== s) {
                              for (
                                u = [],
                                  a = la,
                                  (i = $f()) !== s
                                    ? ((c = ql()) === s && (c = Gl()),
                                      c !== s && (l = $f()) !== s && (f = Xi()) !== s
                                        ? (a = i = [i, c, l, f])
                                        : ((la = a), (a = s)))
                                    : ((la = a), (a = s));
                                a !== s;
                              )
                                u.push(a),
                                  (a = la),
                                  (i = $f()) !== s
                                    ? ((c = ql()) === s && (c = Gl()),
                                      c !== s && (l = $f()) !== s && (f = Xi()) !== s
                                        ? (a = i = [i, c, l, f])
                                        : ((la = a), (a = s)))
                                    : ((la = a), (a = s));
                              u !== s && (a = $f()) !== s
                                ? ((i = Mc()) === s && (i = null),
                                  i !== s && (c = $f()) !== s
                                    ? ((l = Ni()) === s && (l = null),
                                      l !== s
                                        ? ((fa = r),
                                          (r = t =
                                            (function (r, t, e, n, o) {
                                              const s = e.length;
                                              let u = t;
                                              u.parentheses = !0;
                                              for (let r = 0; r < s; ++r) u = fp(e[r][1], u, e[r][3]);
                                              return { distinct: r, expr: u, orderby: o, separator: n };
                                            })(t, n, u, i, l)))
                                        : ((la = r), (r = s)))
                                    : ((la = r), (r = s)))
                                : ((la = r), (r = s));
                            } else (la = r), (r = s);
                          else (la = r), (r = s);
                        else (la = r), (r = s);
                      else (la = r), (r = s);
                    else (la = r), (r = s);
                  else (la = r), (r = s);
                else (la = r), (r = s);
              else (la = r), (r = s);
              return (
                r === s &&
                  ((r = la),
                  (t = Dl()) === s && (t = null),
                  t !== s && $f() !== s && (e = Ti()) !== s && $f() !== s
                    ? ((n = Mc()) === s && (n = null),
                      n !== s && $f() !== s
                        ? ((o = Ni()) === s && (o = null),
                          o !== s
                            ? ((fa = r), (r = t = { distinct: t, expr: e, orderby: o, separator: n }))
                            : ((la = r), (r = s)))
                        : ((la = r), (r = s)))
                    : ((la = r), (r = s))),
                r
              );
            }
            function Pc() {
              var t, e, n, o, u, a;
              return (
                (t = la),
                (e = (function () {
                  var t;
                  (t = Fc()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = la),
                        'current_user' === r.substr(la, 12).toLowerCase()
                          ? ((e = r.substr(la, 12)), (la += 12))
                          : ((e = s), 0 === da && La(gu));
                      e !== s
                        ? ((n = la),
                          da++,
                          (o = Ec()),
                          da--,
                          o === s ? (n = void 0) : ((la = n), (n = s)),
                          n !== s ? ((fa = t), (t = e = 'CURRENT_USER')) : ((la = t), (t = s)))
                        : ((la = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = la),
                        'user' === r.substr(la, 4).toLowerCase()
                          ? ((e = r.substr(la, 4)), (la += 4))
                          : ((e = s), 0 === da && La(vu));
                      e !== s
                        ? ((n = la),
                          da++,
                          (o = Ec()),
                          da--,
                          o === s ? (n = void 0) : ((la = n), (n = s)),
                          n !== s ? ((fa = t), (t = e = 'USER')) : ((la = t), (t = s)))
                        : ((la = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = la),
                        'session_user' === r.substr(la, 12).toLowerCase()
                          ? ((e = r.substr(la, 12)), (la += 12))
                          : ((e = s), 0 === da && La(ju));
                      e !== s
                        ? ((n = la),
                          da++,
                          (o = Ec()),
                          da--,
                          o === s ? (n = void 0) : ((la = n), (n = s)),
                          n !== s ? ((fa = t), (t = e = 'SESSION_USER')) : ((la = t), (t = s)))
                        : ((la = t), (t = s));
                      return t;
                    })()) === s &&
                    (t = (function () {
                      var t, e, n, o;
                      (t = la),
                        'system_user' === r.substr(la, 11).toLowerCase()
                          ? ((e = r.substr(la, 11)), (la += 11))
                          : ((e = s), 0 === da && La(Tu));
                      e !== s
                        ? ((n = la),
                          da++,
                          (o = Ec()),
                          da--,
                          o === s ? (n = void 0) : ((la = n), (n = s)),
                          n !== s ? ((fa = t), (t = e = 'SYSTEM_USER')) : ((la = t), (t = s)))
                        : ((la = t), (t = s));
                      return t;
                    })());
                  return t;
                })()) !== s &&
                $f() !== s &&
                (n = Mf()) !== s &&
                $f() !== s
                  ? ((o = $i()) === s && (o = null),
                    o !== s && $f() !== s && Df() !== s && $f() !== s
                      ? ((u = Sc()) === s && (u = null),
                        u !== s
                          ? ((fa = t),
                            (t = e =
                              {
                                type: 'function',
                                name: { name: [{ type: 'default', value: e }] },
                                args: o || { type: 'expr_list', value: [] },
                                over: u,
                                ...cp(),
                              }))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t === s &&
                  ((t = la),
                  (e = Fc()) !== s && $f() !== s
                    ? ((n = xc()) === s && (n = null),
                      n !== s
                        ? ((fa = t),
                          (t = e =
                            { type: 'function', name: { name: [{ type: 'origin', value: e }] }, over: n, ...cp() }))
                        : ((la = t), (t = s)))
                    : ((la = t), (t = s)),
                  t === s &&
                    ((t = la),
                    (e = tp()) !== s && $f() !== s && (n = Mf()) !== s && $f() !== s
                      ? ((o = Ki()) === s && (o = null),
                        o !== s && $f() !== s && Df() !== s && $f() !== s
                          ? ((u = (function () {
                              var t, e, n;
                              return (
                                (t = la),
                                'within' === r.substr(la, 6).toLowerCase()
                                  ? ((e = r.substr(la, 6)), (la += 6))
                                  : ((e = s), 0 === da && La(gn)),
                                e !== s &&
                                $f() !== s &&
                                kl() !== s &&
                                $f() !== s &&
                                Mf() !== s &&
                                $f() !== s &&
                                (n = Ni()) !== s &&
                                $f() !== s &&
                                Df() !== s
                                  ? ((fa = t), (t = e = { type: 'within', keyword: 'group', orderby: n }))
                                  : ((la = t), (t = s)),
                                t
                              );
                            })()) === s && (u = null),
                            u !== s && $f() !== s
                              ? ((a = Sc()) === s && (a = null),
                                a !== s
                                  ? ((fa = t),
                                    (t = e =
                                      (function (r, t, e, n) {
                                        return (
                                          t && 'expr_list' !== t.type && (t = { type: 'expr_list', value: [t] }),
                                          {
                                            type: 'function',
                                            name: r,
                                            args: t || { type: 'expr_list', value: [] },
                                            within_group: e,
                                            over: n,
                                            ...cp(),
                                          }
                                        );
                                      })(e, o, u, a)))
                                  : ((la = t), (t = s)))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s)))),
                t
              );
            }
            function Fc() {
              var t;
              return (
                (t = (function () {
                  var t, e, n, o;
                  (t = la),
                    'current_date' === r.substr(la, 12).toLowerCase()
                      ? ((e = r.substr(la, 12)), (la += 12))
                      : ((e = s), 0 === da && La(du));
                  e !== s
                    ? ((n = la),
                      da++,
                      (o = Ec()),
                      da--,
                      o === s ? (n = void 0) : ((la = n), (n = s)),
                      n !== s ? ((fa = t), (t = e = 'CURRENT_DATE')) : ((la = t), (t = s)))
                    : ((la = t), (t = s));
                  return t;
                })()) === s &&
                  (t = (function () {
                    var t, e, n, o;
                    (t = la),
                      'current_time' === r.substr(la, 12).toLowerCase()
                        ? ((e = r.substr(la, 12)), (la += 12))
                        : ((e = s), 0 === da && La(Eu));
                    e !== s
                      ? ((n = la),
                        da++,
                        (o = Ec()),
                        da--,
                        o === s ? (n = void 0) : ((la = n), (n = s)),
                        n !== s ? ((fa = t), (t = e = 'CURRENT_TIME')) : ((la = t), (t = s)))
                      : ((la = t), (t = s));
                    return t;
                  })()) === s &&
                  (t = Lf()),
                t
              );
            }
            function Hc() {
              var t;
              return (
                (t = $c()) === s &&
                  (t = Yc()) === s &&
                  (t = (function () {
                    var t, e;
                    (t = la),
                      (e = (function () {
                        var t, e, n, o;
                        (t = la),
                          'true' === r.substr(la, 4).toLowerCase()
                            ? ((e = r.substr(la, 4)), (la += 4))
                            : ((e = s), 0 === da && La(lo));
                        e !== s
                          ? ((n = la),
                            da++,
                            (o = Ec()),
                            da--,
                            o === s ? (n = void 0) : ((la = n), (n = s)),
                            n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                          : ((la = t), (t = s));
                        return t;
                      })()) !== s && ((fa = t), (e = { type: 'bool', value: !0 }));
                    (t = e) === s &&
                      ((t = la),
                      (e = (function () {
                        var t, e, n, o;
                        (t = la),
                          'false' === r.substr(la, 5).toLowerCase()
                            ? ((e = r.substr(la, 5)), (la += 5))
                            : ((e = s), 0 === da && La(bo));
                        e !== s
                          ? ((n = la),
                            da++,
                            (o = Ec()),
                            da--,
                            o === s ? (n = void 0) : ((la = n), (n = s)),
                            n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                          : ((la = t), (t = s));
                        return t;
                      })()) !== s && ((fa = t), (e = { type: 'bool', value: !1 })),
                      (t = e));
                    return t;
                  })()) === s &&
                  (t = Bc()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a;
                    (t = la), (e = wf()) === s && (e = bf()) === s && (e = mf()) === s && (e = vf());
                    if (e !== s)
                      if ($f() !== s) {
                        if (
                          ((n = la),
                          39 === r.charCodeAt(la) ? ((o = "'"), la++) : ((o = s), 0 === da && La(wr)),
                          o !== s)
                        ) {
                          for (u = [], a = qc(); a !== s; ) u.push(a), (a = qc());
                          u !== s
                            ? (39 === r.charCodeAt(la) ? ((a = "'"), la++) : ((a = s), 0 === da && La(wr)),
                              a !== s ? (n = o = [o, u, a]) : ((la = n), (n = s)))
                            : ((la = n), (n = s));
                        } else (la = n), (n = s);
                        n !== s ? ((fa = t), (e = Nn(e, n)), (t = e)) : ((la = t), (t = s));
                      } else (la = t), (t = s);
                    else (la = t), (t = s);
                    if (t === s)
                      if (((t = la), (e = wf()) === s && (e = bf()) === s && (e = mf()) === s && (e = vf()), e !== s))
                        if ($f() !== s) {
                          if (
                            ((n = la),
                            34 === r.charCodeAt(la) ? ((o = '"'), la++) : ((o = s), 0 === da && La(Je)),
                            o !== s)
                          ) {
                            for (u = [], a = Wc(); a !== s; ) u.push(a), (a = Wc());
                            u !== s
                              ? (34 === r.charCodeAt(la) ? ((a = '"'), la++) : ((a = s), 0 === da && La(Je)),
                                a !== s ? (n = o = [o, u, a]) : ((la = n), (n = s)))
                              : ((la = n), (n = s));
                          } else (la = n), (n = s);
                          n !== s ? ((fa = t), (e = Nn(e, n)), (t = e)) : ((la = t), (t = s));
                        } else (la = t), (t = s);
                      else (la = t), (t = s);
                    return t;
                  })()),
                t
              );
            }
            function Bc() {
              var t, e;
              return (
                (t = la),
                (e = (function () {
                  var t, e, n, o;
                  (t = la),
                    'null' === r.substr(la, 4).toLowerCase()
                      ? ((e = r.substr(la, 4)), (la += 4))
                      : ((e = s), 0 === da && La(io));
                  e !== s
                    ? ((n = la),
                      da++,
                      (o = Ec()),
                      da--,
                      o === s ? (n = void 0) : ((la = n), (n = s)),
                      n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                    : ((la = t), (t = s));
                  return t;
                })()) !== s && ((fa = t), (e = { type: 'null', value: null })),
                (t = e)
              );
            }
            function $c() {
              var t, e, n, o, u, a;
              if (
                ((t = la),
                'n' === r.substr(la, 1).toLowerCase() ? ((e = r.charAt(la)), la++) : ((e = s), 0 === da && La(jn)),
                e === s && (e = null),
                e !== s)
              ) {
                if (((n = la), 39 === r.charCodeAt(la) ? ((o = "'"), la++) : ((o = s), 0 === da && La(wr)), o !== s)) {
                  for (u = [], a = qc(); a !== s; ) u.push(a), (a = qc());
                  u !== s
                    ? (39 === r.charCodeAt(la) ? ((a = "'"), la++) : ((a = s), 0 === da && La(wr)),
                      a !== s ? (n = o = [o, u, a]) : ((la = n), (n = s)))
                    : ((la = n), (n = s));
                } else (la = n), (n = s);
                n !== s
                  ? ((fa = t), (t = e = { type: e ? 'var_string' : 'single_quote_string', value: n[1].join('') }))
                  : ((la = t), (t = s));
              } else (la = t), (t = s);
              if (t === s) {
                if (
                  ((t = la),
                  (e = la),
                  34 === r.charCodeAt(la) ? ((n = '"'), la++) : ((n = s), 0 === da && La(Je)),
                  n !== s)
                ) {
                  for (o = [], u = Wc(); u !== s; ) o.push(u), (u = Wc());
                  o !== s
                    ? (34 === r.charCodeAt(la) ? ((u = '"'), la++) : ((u = s), 0 === da && La(Je)),
                      u !== s ? (e = n = [n, o, u]) : ((la = e), (e = s)))
                    : ((la = e), (e = s));
                } else (la = e), (e = s);
                if (
                  (e !== s
                    ? ((n = la),
                      da++,
                      (o = Of()),
                      da--,
                      o === s ? (n = void 0) : ((la = n), (n = s)),
                      n !== s
                        ? ((fa = t),
                          (t = e =
                            (function (r) {
                              return { type: 'double_quote_string', value: r[1].join('') };
                            })(e)))
                        : ((la = t), (t = s)))
                    : ((la = t), (t = s)),
                  t === s)
                )
                  if (
                    ((t = la),
                    '_binary' === r.substr(la, 7).toLowerCase()
                      ? ((e = r.substr(la, 7)), (la += 7))
                      : ((e = s), 0 === da && La(Tn)),
                    e === s &&
                      ('_latin1' === r.substr(la, 7).toLowerCase()
                        ? ((e = r.substr(la, 7)), (la += 7))
                        : ((e = s), 0 === da && La(xn))),
                    e === s && (e = null),
                    e !== s)
                  )
                    if ((n = $f()) !== s)
                      if (
                        ('0x' === r.substr(la, 2).toLowerCase()
                          ? ((o = r.substr(la, 2)), (la += 2))
                          : ((o = s), 0 === da && La(Sn)),
                        o !== s)
                      ) {
                        for (
                          u = [], kn.test(r.charAt(la)) ? ((a = r.charAt(la)), la++) : ((a = s), 0 === da && La(In));
                          a !== s;
                        )
                          u.push(a), kn.test(r.charAt(la)) ? ((a = r.charAt(la)), la++) : ((a = s), 0 === da && La(In));
                        u !== s
                          ? ((fa = t),
                            (t = e =
                              (function (r, t, e) {
                                return { type: 'full_hex_string', prefix: r, value: e.join('') };
                              })(e, 0, u)))
                          : ((la = t), (t = s));
                      } else (la = t), (t = s);
                    else (la = t), (t = s);
                  else (la = t), (t = s);
              }
              return t;
            }
            function Wc() {
              var t;
              return (
                On.test(r.charAt(la)) ? ((t = r.charAt(la)), la++) : ((t = s), 0 === da && La(Rn)),
                t === s && (t = Gc()),
                t
              );
            }
            function qc() {
              var t;
              return (
                Un.test(r.charAt(la)) ? ((t = r.charAt(la)), la++) : ((t = s), 0 === da && La(Mn)),
                t === s && (t = Gc()),
                t
              );
            }
            function Gc() {
              var t, e, n, o, u, a, i, c, l, f;
              return (
                (t = la),
                "\\'" === r.substr(la, 2) ? ((e = "\\'"), (la += 2)) : ((e = s), 0 === da && La(Dn)),
                e !== s && ((fa = t), (e = "\\'")),
                (t = e) === s &&
                  ((t = la),
                  '\\"' === r.substr(la, 2) ? ((e = '\\"'), (la += 2)) : ((e = s), 0 === da && La(Pn)),
                  e !== s && ((fa = t), (e = '\\"')),
                  (t = e) === s &&
                    ((t = la),
                    '\\\\' === r.substr(la, 2) ? ((e = '\\\\'), (la += 2)) : ((e = s), 0 === da && La(Fn)),
                    e !== s && ((fa = t), (e = '\\\\')),
                    (t = e) === s &&
                      ((t = la),
                      '\\/' === r.substr(la, 2) ? ((e = '\\/'), (la += 2)) : ((e = s), 0 === da && La(Hn)),
                      e !== s && ((fa = t), (e = '\\/')),
                      (t = e) === s &&
                        ((t = la),
                        '\\b' === r.substr(la, 2) ? ((e = '\\b'), (la += 2)) : ((e = s), 0 === da && La(Bn)),
                        e !== s && ((fa = t), (e = '\b')),
                        (t = e) === s &&
                          ((t = la),
                          '\\f' === r.substr(la, 2) ? ((e = '\\f'), (la += 2)) : ((e = s), 0 === da && La($n)),
                          e !== s && ((fa = t), (e = '\f')),
                          (t = e) === s &&
                            ((t = la),
                            '\\n' === r.substr(la, 2) ? ((e = '\\n'), (la += 2)) : ((e = s), 0 === da && La(Wn)),
                            e !== s && ((fa = t), (e = '\n')),
                            (t = e) === s &&
                              ((t = la),
                              '\\r' === r.substr(la, 2) ? ((e = '\\r'), (la += 2)) : ((e = s), 0 === da && La(qn)),
                              e !== s && ((fa = t), (e = '\r')),
                              (t = e) === s &&
                                ((t = la),
                                '\\t' === r.substr(la, 2) ? ((e = '\\t'), (la += 2)) : ((e = s), 0 === da && La(Gn)),
                                e !== s && ((fa = t), (e = '\t')),
                                (t = e) === s &&
                                  ((t = la),
                                  '\\u' === r.substr(la, 2) ? ((e = '\\u'), (la += 2)) : ((e = s), 0 === da && La(Yn)),
                                  e !== s &&
                                  (n = Jc()) !== s &&
                                  (o = Jc()) !== s &&
                                  (u = Jc()) !== s &&
                                  (a = Jc()) !== s
                                    ? ((fa = t),
                                      (i = n),
                                      (c = o),
                                      (l = u),
                                      (f = a),
                                      (t = e = String.fromCharCode(parseInt('0x' + i + c + l + f))))
                                    : ((la = t), (t = s)),
                                  t === s &&
                                    ((t = la),
                                    92 === r.charCodeAt(la) ? ((e = '\\'), la++) : ((e = s), 0 === da && La(Vn)),
                                    e !== s && ((fa = t), (e = '\\')),
                                    (t = e) === s &&
                                      ((t = la),
                                      "''" === r.substr(la, 2)
                                        ? ((e = "''"), (la += 2))
                                        : ((e = s), 0 === da && La(Xn)),
                                      e !== s && ((fa = t), (e = "''")),
                                      (t = e) === s &&
                                        ((t = la),
                                        '""' === r.substr(la, 2)
                                          ? ((e = '""'), (la += 2))
                                          : ((e = s), 0 === da && La(Kn)),
                                        e !== s && ((fa = t), (e = '""')),
                                        (t = e) === s &&
                                          ((t = la),
                                          '``' === r.substr(la, 2)
                                            ? ((e = '``'), (la += 2))
                                            : ((e = s), 0 === da && La(Qn)),
                                          e !== s && ((fa = t), (e = '``')),
                                          (t = e)))))))))))))),
                t
              );
            }
            function Yc() {
              var r, t, e;
              return (
                (r = la),
                (t = Vc()) !== s && ((fa = r), (t = (e = t) && 'bigint' === e.type ? e : { type: 'number', value: e })),
                (r = t)
              );
            }
            function Vc() {
              var r, t, e, n;
              return (
                (r = la),
                (t = Xc()) !== s && (e = Kc()) !== s && (n = Qc()) !== s
                  ? ((fa = r), (r = t = { type: 'bigint', value: t + e + n }))
                  : ((la = r), (r = s)),
                r === s &&
                  ((r = la),
                  (t = Xc()) !== s && (e = Kc()) !== s
                    ? ((fa = r),
                      (r = t =
                        (function (r, t) {
                          const e = r + t;
                          return pp(r) ? { type: 'bigint', value: e } : parseFloat(e).toFixed(t.length - 1);
                        })(t, e)))
                    : ((la = r), (r = s)),
                  r === s &&
                    ((r = la),
                    (t = Xc()) !== s && (e = Qc()) !== s
                      ? ((fa = r),
                        (r = t =
                          (function (r, t) {
                            return { type: 'bigint', value: r + t };
                          })(t, e)))
                      : ((la = r), (r = s)),
                    r === s &&
                      ((r = la),
                      (t = Xc()) !== s &&
                        ((fa = r),
                        (t = (function (r) {
                          return pp(r) ? { type: 'bigint', value: r } : parseFloat(r);
                        })(t))),
                      (r = t)))),
                r
              );
            }
            function Xc() {
              var t, e, n;
              return (
                (t = zc()) === s &&
                  (t = Zc()) === s &&
                  ((t = la),
                  45 === r.charCodeAt(la) ? ((e = '-'), la++) : ((e = s), 0 === da && La(Ve)),
                  e === s && (43 === r.charCodeAt(la) ? ((e = '+'), la++) : ((e = s), 0 === da && La(Ye))),
                  e !== s && (n = zc()) !== s ? ((fa = t), (t = e = e + n)) : ((la = t), (t = s)),
                  t === s &&
                    ((t = la),
                    45 === r.charCodeAt(la) ? ((e = '-'), la++) : ((e = s), 0 === da && La(Ve)),
                    e === s && (43 === r.charCodeAt(la) ? ((e = '+'), la++) : ((e = s), 0 === da && La(Ye))),
                    e !== s && (n = Zc()) !== s
                      ? ((fa = t),
                        (t = e =
                          (function (r, t) {
                            return r + t;
                          })(e, n)))
                      : ((la = t), (t = s)))),
                t
              );
            }
            function Kc() {
              var t, e, n;
              return (
                (t = la),
                46 === r.charCodeAt(la) ? ((e = '.'), la++) : ((e = s), 0 === da && La(Jn)),
                e !== s && (n = zc()) !== s ? ((fa = t), (t = e = '.' + n)) : ((la = t), (t = s)),
                t
              );
            }
            function Qc() {
              var t, e, n;
              return (
                (t = la),
                (e = (function () {
                  var t, e, n;
                  (t = la), oo.test(r.charAt(la)) ? ((e = r.charAt(la)), la++) : ((e = s), 0 === da && La(so));
                  e !== s
                    ? (uo.test(r.charAt(la)) ? ((n = r.charAt(la)), la++) : ((n = s), 0 === da && La(ao)),
                      n === s && (n = null),
                      n !== s ? ((fa = t), (t = e = e + (null !== (o = n) ? o : ''))) : ((la = t), (t = s)))
                    : ((la = t), (t = s));
                  var o;
                  return t;
                })()) !== s && (n = zc()) !== s
                  ? ((fa = t), (t = e = e + n))
                  : ((la = t), (t = s)),
                t
              );
            }
            function zc() {
              var r, t, e;
              if (((r = la), (t = []), (e = Zc()) !== s)) for (; e !== s; ) t.push(e), (e = Zc());
              else t = s;
              return t !== s && ((fa = r), (t = t.join(''))), (r = t);
            }
            function Zc() {
              var t;
              return ro.test(r.charAt(la)) ? ((t = r.charAt(la)), la++) : ((t = s), 0 === da && La(to)), t;
            }
            function Jc() {
              var t;
              return eo.test(r.charAt(la)) ? ((t = r.charAt(la)), la++) : ((t = s), 0 === da && La(no)), t;
            }
            function rl() {
              var t, e, n, o;
              return (
                (t = la),
                'default' === r.substr(la, 7).toLowerCase()
                  ? ((e = r.substr(la, 7)), (la += 7))
                  : ((e = s), 0 === da && La(A)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function tl() {
              var t, e, n, o;
              return (
                (t = la),
                'to' === r.substr(la, 2).toLowerCase()
                  ? ((e = r.substr(la, 2)), (la += 2))
                  : ((e = s), 0 === da && La(fo)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function el() {
              var t, e, n, o;
              return (
                (t = la),
                'top' === r.substr(la, 3).toLowerCase()
                  ? ((e = r.substr(la, 3)), (la += 3))
                  : ((e = s), 0 === da && La(po)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function nl() {
              var t, e, n, o;
              return (
                (t = la),
                'drop' === r.substr(la, 4).toLowerCase()
                  ? ((e = r.substr(la, 4)), (la += 4))
                  : ((e = s), 0 === da && La(vo)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'DROP')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function ol() {
              var t, e, n, o;
              return (
                (t = la),
                'declare' === r.substr(la, 7).toLowerCase()
                  ? ((e = r.substr(la, 7)), (la += 7))
                  : ((e = s), 0 === da && La(yo)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'DECLARE')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function sl() {
              var t, e, n, o;
              return (
                (t = la),
                'alter' === r.substr(la, 5).toLowerCase()
                  ? ((e = r.substr(la, 5)), (la += 5))
                  : ((e = s), 0 === da && La(wo)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'ALTER')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function ul() {
              var t, e, n, o;
              return (
                (t = la),
                'update' === r.substr(la, 6).toLowerCase()
                  ? ((e = r.substr(la, 6)), (la += 6))
                  : ((e = s), 0 === da && La(Lo)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function al() {
              var t, e, n, o;
              return (
                (t = la),
                'create' === r.substr(la, 6).toLowerCase()
                  ? ((e = r.substr(la, 6)), (la += 6))
                  : ((e = s), 0 === da && La(Co)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function il() {
              var t, e, n, o;
              return (
                (t = la),
                'temporary' === r.substr(la, 9).toLowerCase()
                  ? ((e = r.substr(la, 9)), (la += 9))
                  : ((e = s), 0 === da && La(Ao)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function cl() {
              var t, e, n, o;
              return (
                (t = la),
                'delete' === r.substr(la, 6).toLowerCase()
                  ? ((e = r.substr(la, 6)), (la += 6))
                  : ((e = s), 0 === da && La(Eo)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function ll() {
              var t, e, n, o;
              return (
                (t = la),
                'replace' === r.substr(la, 7).toLowerCase()
                  ? ((e = r.substr(la, 7)), (la += 7))
                  : ((e = s), 0 === da && La(jo)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function fl() {
              var t, e, n, o;
              return (
                (t = la),
                'rename' === r.substr(la, 6).toLowerCase()
                  ? ((e = r.substr(la, 6)), (la += 6))
                  : ((e = s), 0 === da && La(To)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function pl() {
              var t, e, n, o;
              return (
                (t = la),
                'ignore' === r.substr(la, 6).toLowerCase()
                  ? ((e = r.substr(la, 6)), (la += 6))
                  : ((e = s), 0 === da && La(xo)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function bl() {
              var t, e, n, o;
              return (
                (t = la),
                'partition' === r.substr(la, 9).toLowerCase()
                  ? ((e = r.substr(la, 9)), (la += 9))
                  : ((e = s), 0 === da && La(So)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'PARTITION')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function vl() {
              var t, e, n, o;
              return (
                (t = la),
                'into' === r.substr(la, 4).toLowerCase()
                  ? ((e = r.substr(la, 4)), (la += 4))
                  : ((e = s), 0 === da && La(ko)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function dl() {
              var t, e, n, o;
              return (
                (t = la),
                'from' === r.substr(la, 4).toLowerCase()
                  ? ((e = r.substr(la, 4)), (la += 4))
                  : ((e = s), 0 === da && La(Io)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function yl() {
              var t, e, n, o;
              return (
                (t = la),
                'set' === r.substr(la, 3).toLowerCase()
                  ? ((e = r.substr(la, 3)), (la += 3))
                  : ((e = s), 0 === da && La(ar)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'SET')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function hl() {
              var t, e, n, o;
              return (
                (t = la),
                'as' === r.substr(la, 2).toLowerCase()
                  ? ((e = r.substr(la, 2)), (la += 2))
                  : ((e = s), 0 === da && La(Oo)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function wl() {
              var t, e, n, o;
              return (
                (t = la),
                'table' === r.substr(la, 5).toLowerCase()
                  ? ((e = r.substr(la, 5)), (la += 5))
                  : ((e = s), 0 === da && La(Ro)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'TABLE')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function ml() {
              var t, e, n, o;
              return (
                (t = la),
                'view' === r.substr(la, 4).toLowerCase()
                  ? ((e = r.substr(la, 4)), (la += 4))
                  : ((e = s), 0 === da && La(Uo)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'VIEW')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Ll() {
              var t, e, n, o;
              return (
                (t = la),
                'tables' === r.substr(la, 6).toLowerCase()
                  ? ((e = r.substr(la, 6)), (la += 6))
                  : ((e = s), 0 === da && La(Po)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'TABLES')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Cl() {
              var t, e, n, o;
              return (
                (t = la),
                'on' === r.substr(la, 2).toLowerCase()
                  ? ((e = r.substr(la, 2)), (la += 2))
                  : ((e = s), 0 === da && La(Fo)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Al() {
              var t, e, n, o;
              return (
                (t = la),
                'join' === r.substr(la, 4).toLowerCase()
                  ? ((e = r.substr(la, 4)), (la += 4))
                  : ((e = s), 0 === da && La(Yo)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function El() {
              var t, e, n, o;
              return (
                (t = la),
                'apply' === r.substr(la, 5).toLowerCase()
                  ? ((e = r.substr(la, 5)), (la += 5))
                  : ((e = s), 0 === da && La(Vo)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function _l() {
              var t, e, n, o;
              return (
                (t = la),
                'outer' === r.substr(la, 5).toLowerCase()
                  ? ((e = r.substr(la, 5)), (la += 5))
                  : ((e = s), 0 === da && La(Xo)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function gl() {
              var t, e, n, o;
              return (
                (t = la),
                'union' === r.substr(la, 5).toLowerCase()
                  ? ((e = r.substr(la, 5)), (la += 5))
                  : ((e = s), 0 === da && La(Ko)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function jl() {
              var t, e, n, o;
              return (
                (t = la),
                'values' === r.substr(la, 6).toLowerCase()
                  ? ((e = r.substr(la, 6)), (la += 6))
                  : ((e = s), 0 === da && La(Qo)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Tl() {
              var t, e, n, o;
              return (
                (t = la),
                'using' === r.substr(la, 5).toLowerCase()
                  ? ((e = r.substr(la, 5)), (la += 5))
                  : ((e = s), 0 === da && La(zo)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function xl() {
              var t, e, n, o;
              return (
                (t = la),
                'with' === r.substr(la, 4).toLowerCase()
                  ? ((e = r.substr(la, 4)), (la += 4))
                  : ((e = s), 0 === da && La(Pt)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Sl() {
              var t, e, n, o;
              return (
                (t = la),
                'go' === r.substr(la, 2).toLowerCase()
                  ? ((e = r.substr(la, 2)), (la += 2))
                  : ((e = s), 0 === da && La(Jo)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'GO')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function kl() {
              var t, e, n, o;
              return (
                (t = la),
                'group' === r.substr(la, 5).toLowerCase()
                  ? ((e = r.substr(la, 5)), (la += 5))
                  : ((e = s), 0 === da && La(rs)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Il() {
              var t, e, n, o;
              return (
                (t = la),
                'by' === r.substr(la, 2).toLowerCase()
                  ? ((e = r.substr(la, 2)), (la += 2))
                  : ((e = s), 0 === da && La(ts)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Nl() {
              var t, e, n, o;
              return (
                (t = la),
                'offset' === r.substr(la, 6).toLowerCase()
                  ? ((e = r.substr(la, 6)), (la += 6))
                  : ((e = s), 0 === da && La(ss)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'OFFSET')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Ol() {
              var t, e, n, o;
              return (
                (t = la),
                'fetch' === r.substr(la, 5).toLowerCase()
                  ? ((e = r.substr(la, 5)), (la += 5))
                  : ((e = s), 0 === da && La(us)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'FETCH')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Rl() {
              var t, e, n, o;
              return (
                (t = la),
                'asc' === r.substr(la, 3).toLowerCase()
                  ? ((e = r.substr(la, 3)), (la += 3))
                  : ((e = s), 0 === da && La(as)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'ASC')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Ul() {
              var t, e, n, o;
              return (
                (t = la),
                'desc' === r.substr(la, 4).toLowerCase()
                  ? ((e = r.substr(la, 4)), (la += 4))
                  : ((e = s), 0 === da && La(is)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'DESC')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Ml() {
              var t, e, n, o;
              return (
                (t = la),
                'all' === r.substr(la, 3).toLowerCase()
                  ? ((e = r.substr(la, 3)), (la += 3))
                  : ((e = s), 0 === da && La(cs)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'ALL')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Dl() {
              var t, e, n, o;
              return (
                (t = la),
                'distinct' === r.substr(la, 8).toLowerCase()
                  ? ((e = r.substr(la, 8)), (la += 8))
                  : ((e = s), 0 === da && La(ls)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'DISTINCT')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Pl() {
              var t, e, n, o;
              return (
                (t = la),
                'between' === r.substr(la, 7).toLowerCase()
                  ? ((e = r.substr(la, 7)), (la += 7))
                  : ((e = s), 0 === da && La(fs)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'BETWEEN')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Fl() {
              var t, e, n, o;
              return (
                (t = la),
                'in' === r.substr(la, 2).toLowerCase()
                  ? ((e = r.substr(la, 2)), (la += 2))
                  : ((e = s), 0 === da && La(ps)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'IN')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Hl() {
              var t, e, n, o;
              return (
                (t = la),
                'is' === r.substr(la, 2).toLowerCase()
                  ? ((e = r.substr(la, 2)), (la += 2))
                  : ((e = s), 0 === da && La(bs)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'IS')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Bl() {
              var t, e, n, o;
              return (
                (t = la),
                'like' === r.substr(la, 4).toLowerCase()
                  ? ((e = r.substr(la, 4)), (la += 4))
                  : ((e = s), 0 === da && La(vs)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'LIKE')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function $l() {
              var t, e, n, o;
              return (
                (t = la),
                'exists' === r.substr(la, 6).toLowerCase()
                  ? ((e = r.substr(la, 6)), (la += 6))
                  : ((e = s), 0 === da && La(ds)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'EXISTS')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Wl() {
              var t, e, n, o;
              return (
                (t = la),
                'not' === r.substr(la, 3).toLowerCase()
                  ? ((e = r.substr(la, 3)), (la += 3))
                  : ((e = s), 0 === da && La(X)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'NOT')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function ql() {
              var t, e, n, o;
              return (
                (t = la),
                'and' === r.substr(la, 3).toLowerCase()
                  ? ((e = r.substr(la, 3)), (la += 3))
                  : ((e = s), 0 === da && La(ys)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'AND')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Gl() {
              var t, e, n, o;
              return (
                (t = la),
                'or' === r.substr(la, 2).toLowerCase()
                  ? ((e = r.substr(la, 2)), (la += 2))
                  : ((e = s), 0 === da && La(hs)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'OR')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Yl() {
              var t, e, n, o;
              return (
                (t = la),
                'case' === r.substr(la, 4).toLowerCase()
                  ? ((e = r.substr(la, 4)), (la += 4))
                  : ((e = s), 0 === da && La(js)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Vl() {
              var t, e, n, o;
              return (
                (t = la),
                'else' === r.substr(la, 4).toLowerCase()
                  ? ((e = r.substr(la, 4)), (la += 4))
                  : ((e = s), 0 === da && La(Ss)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Xl() {
              var t, e, n, o;
              return (
                (t = la),
                'end' === r.substr(la, 3).toLowerCase()
                  ? ((e = r.substr(la, 3)), (la += 3))
                  : ((e = s), 0 === da && La(ks)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? (t = e = [e, n]) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Kl() {
              var t, e, n, o;
              return (
                (t = la),
                'cast' === r.substr(la, 4).toLowerCase()
                  ? ((e = r.substr(la, 4)), (la += 4))
                  : ((e = s), 0 === da && La(Is)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'CAST')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Ql() {
              var t, e, n, o;
              return (
                (t = la),
                'char' === r.substr(la, 4).toLowerCase()
                  ? ((e = r.substr(la, 4)), (la += 4))
                  : ((e = s), 0 === da && La(Us)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'CHAR')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function zl() {
              var t, e, n, o;
              return (
                (t = la),
                'varchar' === r.substr(la, 7).toLowerCase()
                  ? ((e = r.substr(la, 7)), (la += 7))
                  : ((e = s), 0 === da && La(Ms)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'VARCHAR')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Zl() {
              var t, e, n, o;
              return (
                (t = la),
                'binary' === r.substr(la, 6).toLowerCase()
                  ? ((e = r.substr(la, 6)), (la += 6))
                  : ((e = s), 0 === da && La(Ds)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'BINARY')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Jl() {
              var t, e, n, o;
              return (
                (t = la),
                'varbinary' === r.substr(la, 9).toLowerCase()
                  ? ((e = r.substr(la, 9)), (la += 9))
                  : ((e = s), 0 === da && La(Ps)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'VARBINARY')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function rf() {
              var t, e, n, o;
              return (
                (t = la),
                'nvarchar' === r.substr(la, 8).toLowerCase()
                  ? ((e = r.substr(la, 8)), (la += 8))
                  : ((e = s), 0 === da && La(Hs)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'NVARCHAR')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function tf() {
              var t, e, n, o;
              return (
                (t = la),
                'numeric' === r.substr(la, 7).toLowerCase()
                  ? ((e = r.substr(la, 7)), (la += 7))
                  : ((e = s), 0 === da && La(Bs)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'NUMERIC')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function ef() {
              var t, e, n, o;
              return (
                (t = la),
                'decimal' === r.substr(la, 7).toLowerCase()
                  ? ((e = r.substr(la, 7)), (la += 7))
                  : ((e = s), 0 === da && La($s)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'DECIMAL')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function nf() {
              var t, e, n, o;
              return (
                (t = la),
                'unsigned' === r.substr(la, 8).toLowerCase()
                  ? ((e = r.substr(la, 8)), (la += 8))
                  : ((e = s), 0 === da && La(qs)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'UNSIGNED')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function of() {
              var t, e, n, o;
              return (
                (t = la),
                'int' === r.substr(la, 3).toLowerCase()
                  ? ((e = r.substr(la, 3)), (la += 3))
                  : ((e = s), 0 === da && La(Gs)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'INT')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function sf() {
              var t, e, n, o;
              return (
                (t = la),
                'integer' === r.substr(la, 7).toLowerCase()
                  ? ((e = r.substr(la, 7)), (la += 7))
                  : ((e = s), 0 === da && La(Vs)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'INTEGER')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function uf() {
              var t, e, n, o;
              return (
                (t = la),
                'smallint' === r.substr(la, 8).toLowerCase()
                  ? ((e = r.substr(la, 8)), (la += 8))
                  : ((e = s), 0 === da && La(Xs)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'SMALLINT')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function af() {
              var t, e, n, o;
              return (
                (t = la),
                'tinyint' === r.substr(la, 7).toLowerCase()
                  ? ((e = r.substr(la, 7)), (la += 7))
                  : ((e = s), 0 === da && La(Ks)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'TINYINT')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function cf() {
              var t, e, n, o;
              return (
                (t = la),
                'bigint' === r.substr(la, 6).toLowerCase()
                  ? ((e = r.substr(la, 6)), (la += 6))
                  : ((e = s), 0 === da && La(tu)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'BIGINT')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function lf() {
              var t, e, n, o;
              return (
                (t = la),
                'float' === r.substr(la, 5).toLowerCase()
                  ? ((e = r.substr(la, 5)), (la += 5))
                  : ((e = s), 0 === da && La(eu)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'FLOAT')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function ff() {
              var t, e, n, o;
              return (
                (t = la),
                'real' === r.substr(la, 4).toLowerCase()
                  ? ((e = r.substr(la, 4)), (la += 4))
                  : ((e = s), 0 === da && La(nu)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'REAL')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function pf() {
              var t, e, n, o;
              return (
                (t = la),
                'double' === r.substr(la, 6).toLowerCase()
                  ? ((e = r.substr(la, 6)), (la += 6))
                  : ((e = s), 0 === da && La(ou)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'DOUBLE')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function bf() {
              var t, e, n, o;
              return (
                (t = la),
                'date' === r.substr(la, 4).toLowerCase()
                  ? ((e = r.substr(la, 4)), (la += 4))
                  : ((e = s), 0 === da && La(su)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'DATE')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function vf() {
              var t, e, n, o;
              return (
                (t = la),
                'datetime' === r.substr(la, 8).toLowerCase()
                  ? ((e = r.substr(la, 8)), (la += 8))
                  : ((e = s), 0 === da && La(au)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'DATETIME')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function df() {
              var t, e, n, o;
              return (
                (t = la),
                'datetime2' === r.substr(la, 9).toLowerCase()
                  ? ((e = r.substr(la, 9)), (la += 9))
                  : ((e = s), 0 === da && La(iu)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'DATETIME2')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function yf() {
              var t, e, n, o;
              return (
                (t = la),
                'datetimeoffset' === r.substr(la, 14).toLowerCase()
                  ? ((e = r.substr(la, 14)), (la += 14))
                  : ((e = s), 0 === da && La(cu)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'DATETIMEOFFSET')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function hf() {
              var t, e, n, o;
              return (
                (t = la),
                'rows' === r.substr(la, 4).toLowerCase()
                  ? ((e = r.substr(la, 4)), (la += 4))
                  : ((e = s), 0 === da && La(je)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'ROWS')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function wf() {
              var t, e, n, o;
              return (
                (t = la),
                'time' === r.substr(la, 4).toLowerCase()
                  ? ((e = r.substr(la, 4)), (la += 4))
                  : ((e = s), 0 === da && La(lu)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'TIME')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function mf() {
              var t, e, n, o;
              return (
                (t = la),
                'timestamp' === r.substr(la, 9).toLowerCase()
                  ? ((e = r.substr(la, 9)), (la += 9))
                  : ((e = s), 0 === da && La(fu)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'TIMESTAMP')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Lf() {
              var t, e, n, o;
              return (
                (t = la),
                'current_timestamp' === r.substr(la, 17).toLowerCase()
                  ? ((e = r.substr(la, 17)), (la += 17))
                  : ((e = s), 0 === da && La(_u)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'CURRENT_TIMESTAMP')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Cf() {
              var t;
              return 64 === r.charCodeAt(la) ? ((t = '@'), la++) : ((t = s), 0 === da && La(S)), t;
            }
            function Af() {
              var t;
              return (
                (t = (function () {
                  var t;
                  return '@@' === r.substr(la, 2) ? ((t = '@@'), (la += 2)) : ((t = s), 0 === da && La(ku)), t;
                })()) === s &&
                  (t = Cf()) === s &&
                  (t = (function () {
                    var t;
                    return 36 === r.charCodeAt(la) ? ((t = '$'), la++) : ((t = s), 0 === da && La(Iu)), t;
                  })()),
                t
              );
            }
            function Ef() {
              var t;
              return 61 === r.charCodeAt(la) ? ((t = '='), la++) : ((t = s), 0 === da && La(Me)), t;
            }
            function _f() {
              var t, e, n, o;
              return (
                (t = la),
                'add' === r.substr(la, 3).toLowerCase()
                  ? ((e = r.substr(la, 3)), (la += 3))
                  : ((e = s), 0 === da && La(Uu)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'ADD')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function gf() {
              var t, e, n, o;
              return (
                (t = la),
                'column' === r.substr(la, 6).toLowerCase()
                  ? ((e = r.substr(la, 6)), (la += 6))
                  : ((e = s), 0 === da && La(Mu)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'COLUMN')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function jf() {
              var t, e, n, o;
              return (
                (t = la),
                'index' === r.substr(la, 5).toLowerCase()
                  ? ((e = r.substr(la, 5)), (la += 5))
                  : ((e = s), 0 === da && La(Du)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'INDEX')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Tf() {
              var t, e, n, o;
              return (
                (t = la),
                'key' === r.substr(la, 3).toLowerCase()
                  ? ((e = r.substr(la, 3)), (la += 3))
                  : ((e = s), 0 === da && La(y)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'KEY')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function xf() {
              var t, e, n, o;
              return (
                (t = la),
                'unique' === r.substr(la, 6).toLowerCase()
                  ? ((e = r.substr(la, 6)), (la += 6))
                  : ((e = s), 0 === da && La(d)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'UNIQUE')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Sf() {
              var t, e, n, o;
              return (
                (t = la),
                'clustered' === r.substr(la, 9).toLowerCase()
                  ? ((e = r.substr(la, 9)), (la += 9))
                  : ((e = s), 0 === da && La(Hu)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'CLUSTERED')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function kf() {
              var t, e, n, o;
              return (
                (t = la),
                'nonclustered' === r.substr(la, 12).toLowerCase()
                  ? ((e = r.substr(la, 12)), (la += 12))
                  : ((e = s), 0 === da && La(Bu)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'NONCLUSTERED')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function If() {
              var t, e, n, o;
              return (
                (t = la),
                'comment' === r.substr(la, 7).toLowerCase()
                  ? ((e = r.substr(la, 7)), (la += 7))
                  : ((e = s), 0 === da && La($u)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'COMMENT')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Nf() {
              var t, e, n, o;
              return (
                (t = la),
                'constraint' === r.substr(la, 10).toLowerCase()
                  ? ((e = r.substr(la, 10)), (la += 10))
                  : ((e = s), 0 === da && La(Wu)),
                e !== s
                  ? ((n = la),
                    da++,
                    (o = Ec()),
                    da--,
                    o === s ? (n = void 0) : ((la = n), (n = s)),
                    n !== s ? ((fa = t), (t = e = 'CONSTRAINT')) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Of() {
              var t;
              return 46 === r.charCodeAt(la) ? ((t = '.'), la++) : ((t = s), 0 === da && La(Jn)), t;
            }
            function Rf() {
              var t;
              return 44 === r.charCodeAt(la) ? ((t = ','), la++) : ((t = s), 0 === da && La(zu)), t;
            }
            function Uf() {
              var t;
              return 42 === r.charCodeAt(la) ? ((t = '*'), la++) : ((t = s), 0 === da && La(Xe)), t;
            }
            function Mf() {
              var t;
              return 40 === r.charCodeAt(la) ? ((t = '('), la++) : ((t = s), 0 === da && La(gt)), t;
            }
            function Df() {
              var t;
              return 41 === r.charCodeAt(la) ? ((t = ')'), la++) : ((t = s), 0 === da && La(jt)), t;
            }
            function Pf() {
              var t;
              return 91 === r.charCodeAt(la) ? ((t = '['), la++) : ((t = s), 0 === da && La(an)), t;
            }
            function Ff() {
              var t;
              return 93 === r.charCodeAt(la) ? ((t = ']'), la++) : ((t = s), 0 === da && La(fn)), t;
            }
            function Hf() {
              var t;
              return 59 === r.charCodeAt(la) ? ((t = ';'), la++) : ((t = s), 0 === da && La(Zu)), t;
            }
            function Bf() {
              var t;
              return (
                (t = (function () {
                  var t;
                  return '||' === r.substr(la, 2) ? ((t = '||'), (la += 2)) : ((t = s), 0 === da && La(Ju)), t;
                })()) === s &&
                  (t = (function () {
                    var t;
                    return '&&' === r.substr(la, 2) ? ((t = '&&'), (la += 2)) : ((t = s), 0 === da && La(ra)), t;
                  })()),
                t
              );
            }
            function $f() {
              var r, t;
              for (r = [], (t = Vf()) === s && (t = qf()); t !== s; ) r.push(t), (t = Vf()) === s && (t = qf());
              return r;
            }
            function Wf() {
              var r, t;
              if (((r = []), (t = Vf()) === s && (t = qf()), t !== s))
                for (; t !== s; ) r.push(t), (t = Vf()) === s && (t = qf());
              else r = s;
              return r;
            }
            function qf() {
              var t;
              return (
                (t = (function t() {
                  var e, n, o, u, a, i, c;
                  (e = la), '/*' === r.substr(la, 2) ? ((n = '/*'), (la += 2)) : ((n = s), 0 === da && La(ta));
                  if (n !== s) {
                    for (
                      o = [],
                        u = la,
                        a = la,
                        da++,
                        '*/' === r.substr(la, 2) ? ((i = '*/'), (la += 2)) : ((i = s), 0 === da && La(ea)),
                        da--,
                        i === s ? (a = void 0) : ((la = a), (a = s)),
                        a !== s
                          ? ((i = la),
                            da++,
                            '/*' === r.substr(la, 2) ? ((c = '/*'), (la += 2)) : ((c = s), 0 === da && La(ta)),
                            da--,
                            c === s ? (i = void 0) : ((la = i), (i = s)),
                            i !== s && (c = Yf()) !== s ? (u = a = [a, i, c]) : ((la = u), (u = s)))
                          : ((la = u), (u = s)),
                        u === s && (u = t());
                      u !== s;
                    )
                      o.push(u),
                        (u = la),
                        (a = la),
                        da++,
                        '*/' === r.substr(la, 2) ? ((i = '*/'), (la += 2)) : ((i = s), 0 === da && La(ea)),
                        da--,
                        i === s ? (a = void 0) : ((la = a), (a = s)),
                        a !== s
                          ? ((i = la),
                            da++,
                            '/*' === r.substr(la, 2) ? ((c = '/*'), (la += 2)) : ((c = s), 0 === da && La(ta)),
                            da--,
                            c === s ? (i = void 0) : ((la = i), (i = s)),
                            i !== s && (c = Yf()) !== s ? (u = a = [a, i, c]) : ((la = u), (u = s)))
                          : ((la = u), (u = s)),
                        u === s && (u = t());
                    o !== s
                      ? ('*/' === r.substr(la, 2) ? ((u = '*/'), (la += 2)) : ((u = s), 0 === da && La(ea)),
                        u !== s ? (e = n = [n, o, u]) : ((la = e), (e = s)))
                      : ((la = e), (e = s));
                  } else (la = e), (e = s);
                  return e;
                })()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a;
                    (t = la), '--' === r.substr(la, 2) ? ((e = '--'), (la += 2)) : ((e = s), 0 === da && La(na));
                    if (e !== s) {
                      for (
                        n = [],
                          o = la,
                          u = la,
                          da++,
                          a = Xf(),
                          da--,
                          a === s ? (u = void 0) : ((la = u), (u = s)),
                          u !== s && (a = Yf()) !== s ? (o = u = [u, a]) : ((la = o), (o = s));
                        o !== s;
                      )
                        n.push(o),
                          (o = la),
                          (u = la),
                          da++,
                          (a = Xf()),
                          da--,
                          a === s ? (u = void 0) : ((la = u), (u = s)),
                          u !== s && (a = Yf()) !== s ? (o = u = [u, a]) : ((la = o), (o = s));
                      n !== s ? (t = e = [e, n]) : ((la = t), (t = s));
                    } else (la = t), (t = s);
                    return t;
                  })()),
                t
              );
            }
            function Gf() {
              var r, t, e, n, o, u, a;
              return (
                (r = la),
                (t = If()) !== s && $f() !== s
                  ? ((e = Ef()) === s && (e = null),
                    e !== s && $f() !== s && (n = $c()) !== s
                      ? ((fa = r),
                        (u = e),
                        (a = n),
                        (r = t = { type: (o = t).toLowerCase(), keyword: o.toLowerCase(), symbol: u, value: a }))
                      : ((la = r), (r = s)))
                  : ((la = r), (r = s)),
                r
              );
            }
            function Yf() {
              var t;
              return r.length > la ? ((t = r.charAt(la)), la++) : ((t = s), 0 === da && La(oa)), t;
            }
            function Vf() {
              var t;
              return sa.test(r.charAt(la)) ? ((t = r.charAt(la)), la++) : ((t = s), 0 === da && La(ua)), t;
            }
            function Xf() {
              var t, e;
              if (
                (t = (function () {
                  var t, e;
                  (t = la), da++, r.length > la ? ((e = r.charAt(la)), la++) : ((e = s), 0 === da && La(oa));
                  da--, e === s ? (t = void 0) : ((la = t), (t = s));
                  return t;
                })()) === s
              )
                if (
                  ((t = []),
                  zn.test(r.charAt(la)) ? ((e = r.charAt(la)), la++) : ((e = s), 0 === da && La(Zn)),
                  e !== s)
                )
                  for (; e !== s; )
                    t.push(e), zn.test(r.charAt(la)) ? ((e = r.charAt(la)), la++) : ((e = s), 0 === da && La(Zn));
                else t = s;
              return t;
            }
            function Kf() {
              var t, e;
              return (
                (t = la),
                (fa = la),
                (hp = []),
                (!0 ? void 0 : s) !== s && $f() !== s
                  ? ((e = Qf()) === s &&
                      (e = (function () {
                        var t, e;
                        (t = la),
                          (function () {
                            var t;
                            return (
                              'return' === r.substr(la, 6).toLowerCase()
                                ? ((t = r.substr(la, 6)), (la += 6))
                                : ((t = s), 0 === da && La(Nu)),
                              t
                            );
                          })() !== s &&
                          $f() !== s &&
                          (e = zf()) !== s
                            ? ((fa = t), (t = { type: 'return', expr: e }))
                            : ((la = t), (t = s));
                        return t;
                      })()),
                    e !== s ? ((fa = t), (t = { stmt: e, vars: hp })) : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function Qf() {
              var t, e, n, o;
              return (
                (t = la),
                (e = op()) === s && (e = sp()),
                e !== s && $f() !== s
                  ? ((n = (function () {
                      var t;
                      return ':=' === r.substr(la, 2) ? ((t = ':='), (la += 2)) : ((t = s), 0 === da && La(Ou)), t;
                    })()) === s && (n = Ef()),
                    n === s && (n = null),
                    n !== s && $f() !== s && (o = zf()) !== s
                      ? ((fa = t), (t = e = { type: 'assign', left: e, symbol: n, right: o }))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            function zf() {
              var r;
              return (
                (r = ri()) === s &&
                  (r = (function () {
                    var r, t, e, n, o;
                    (r = la),
                      (t = op()) !== s &&
                      $f() !== s &&
                      (e = gi()) !== s &&
                      $f() !== s &&
                      (n = op()) !== s &&
                      $f() !== s &&
                      (o = xi()) !== s
                        ? ((fa = r), (r = t = { type: 'join', ltable: t, rtable: n, op: e, on: o }))
                        : ((la = r), (r = s));
                    return r;
                  })()) === s &&
                  (r = Zf()) === s &&
                  (r = (function () {
                    var r, t;
                    (r = la),
                      Pf() !== s && $f() !== s && (t = np()) !== s && $f() !== s && Ff() !== s
                        ? ((fa = r), (r = { type: 'array', value: t }))
                        : ((la = r), (r = s));
                    return r;
                  })()),
                r
              );
            }
            function Zf() {
              var r, t, e, n, o, u, a, i;
              if (((r = la), (t = Jf()) !== s)) {
                for (
                  e = [],
                    n = la,
                    (o = $f()) !== s && (u = nc()) !== s && (a = $f()) !== s && (i = Jf()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((la = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = la),
                    (o = $f()) !== s && (u = nc()) !== s && (a = $f()) !== s && (i = Jf()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((la = n), (n = s));
                e !== s ? ((fa = r), (r = t = De(t, e))) : ((la = r), (r = s));
              } else (la = r), (r = s);
              return r;
            }
            function Jf() {
              var r, t, e, n, o, u, a, i;
              if (((r = la), (t = rp()) !== s)) {
                for (
                  e = [],
                    n = la,
                    (o = $f()) !== s && (u = sc()) !== s && (a = $f()) !== s && (i = rp()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((la = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = la),
                    (o = $f()) !== s && (u = sc()) !== s && (a = $f()) !== s && (i = rp()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((la = n), (n = s));
                e !== s ? ((fa = r), (r = t = De(t, e))) : ((la = r), (r = s));
              } else (la = r), (r = s);
              return r;
            }
            function rp() {
              var r, t, e;
              return (
                (r = Hc()) === s &&
                  (r = op()) === s &&
                  (r = ep()) === s &&
                  (r = jc()) === s &&
                  ((r = la),
                  Mf() !== s && $f() !== s && (t = Zf()) !== s && $f() !== s && Df() !== s
                    ? ((fa = r), ((e = t).parentheses = !0), (r = e))
                    : ((la = r), (r = s))),
                r
              );
            }
            function tp() {
              var r, t, e, n, o, u, a;
              return (
                (r = la),
                (t = lc()) !== s
                  ? ((e = la),
                    (n = $f()) !== s && (o = Of()) !== s && (u = $f()) !== s && (a = lc()) !== s
                      ? (e = n = [n, o, u, a])
                      : ((la = e), (e = s)),
                    e === s && (e = null),
                    e !== s
                      ? ((fa = r),
                        (r = t =
                          (function (r, t) {
                            const e = { name: [r] };
                            return null !== t && ((e.schema = r), (e.name = [t[3]])), e;
                          })(t, e)))
                      : ((la = r), (r = s)))
                  : ((la = r), (r = s)),
                r
              );
            }
            function ep() {
              var r, t, e;
              return (
                (r = la),
                (t = tp()) !== s && $f() !== s && Mf() !== s && $f() !== s
                  ? ((e = np()) === s && (e = null),
                    e !== s && $f() !== s && Df() !== s
                      ? ((fa = r),
                        (r = t = { type: 'function', name: t, args: { type: 'expr_list', value: e }, ...cp() }))
                      : ((la = r), (r = s)))
                  : ((la = r), (r = s)),
                r === s &&
                  ((r = la),
                  (t = tp()) !== s &&
                    ((fa = r),
                    (t = (function (r) {
                      return { type: 'function', name: r, args: null, ...cp() };
                    })(t))),
                  (r = t)),
                r
              );
            }
            function np() {
              var r, t, e, n, o, u, a, i;
              if (((r = la), (t = rp()) !== s)) {
                for (
                  e = [],
                    n = la,
                    (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = rp()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((la = n), (n = s));
                  n !== s;
                )
                  e.push(n),
                    (n = la),
                    (o = $f()) !== s && (u = Rf()) !== s && (a = $f()) !== s && (i = rp()) !== s
                      ? (n = o = [o, u, a, i])
                      : ((la = n), (n = s));
                e !== s ? ((fa = r), (r = t = v(t, e))) : ((la = r), (r = s));
              } else (la = r), (r = s);
              return r;
            }
            function op() {
              var r, t, e, n, o;
              return (
                (r = la),
                (t = Af()) !== s && (e = sp()) !== s
                  ? ((fa = r), (n = t), (o = e), (r = t = { type: 'var', ...o, prefix: n }))
                  : ((la = r), (r = s)),
                r
              );
            }
            function sp() {
              var t, e, n, o, u;
              return (
                (t = la),
                (e = Cc()) !== s &&
                (n = (function () {
                  var t, e, n, o, u;
                  (t = la),
                    (e = []),
                    (n = la),
                    46 === r.charCodeAt(la) ? ((o = '.'), la++) : ((o = s), 0 === da && La(Jn));
                  o !== s && (u = Cc()) !== s ? (n = o = [o, u]) : ((la = n), (n = s));
                  for (; n !== s; )
                    e.push(n),
                      (n = la),
                      46 === r.charCodeAt(la) ? ((o = '.'), la++) : ((o = s), 0 === da && La(Jn)),
                      o !== s && (u = Cc()) !== s ? (n = o = [o, u]) : ((la = n), (n = s));
                  e !== s &&
                    ((fa = t),
                    (e = (function (r) {
                      const t = [];
                      for (let e = 0; e < r.length; e++) t.push(r[e][1]);
                      return t;
                    })(e)));
                  return (t = e);
                })()) !== s
                  ? ((fa = t),
                    (o = e),
                    (u = n),
                    hp.push(o),
                    (t = e = { type: 'var', name: o, members: u, prefix: null }))
                  : ((la = t), (t = s)),
                t === s &&
                  ((t = la),
                  (e = Yc()) !== s &&
                    ((fa = t), (e = { type: 'var', name: e.value, members: [], quoted: null, prefix: null })),
                  (t = e)),
                t
              );
            }
            function up() {
              var t;
              return (
                (t = (function () {
                  var t, e, n, o, u, a;
                  (t = la), (e = Pf()) === s && (e = null);
                  if (e !== s)
                    if ($f() !== s)
                      if (
                        ((n = Ql()) === s &&
                          (n = zl()) === s &&
                          (n = (function () {
                            var t, e, n, o;
                            return (
                              (t = la),
                              'nchar' === r.substr(la, 5).toLowerCase()
                                ? ((e = r.substr(la, 5)), (la += 5))
                                : ((e = s), 0 === da && La(Fs)),
                              e !== s
                                ? ((n = la),
                                  da++,
                                  (o = Ec()),
                                  da--,
                                  o === s ? (n = void 0) : ((la = n), (n = s)),
                                  n !== s ? ((fa = t), (t = e = 'NCHAR')) : ((la = t), (t = s)))
                                : ((la = t), (t = s)),
                              t
                            );
                          })()) === s &&
                          (n = rf()) === s &&
                          (n = Zl()) === s &&
                          (n = Jl()),
                        n !== s)
                      )
                        if ($f() !== s)
                          if (((o = Ff()) === s && (o = null), o !== s))
                            if (((fa = la), (aa(e, 0, o) ? s : void 0) !== s))
                              if ($f() !== s)
                                if (Mf() !== s)
                                  if ($f() !== s) {
                                    if (
                                      ((u = []),
                                      ro.test(r.charAt(la))
                                        ? ((a = r.charAt(la)), la++)
                                        : ((a = s), 0 === da && La(to)),
                                      a !== s)
                                    )
                                      for (; a !== s; )
                                        u.push(a),
                                          ro.test(r.charAt(la))
                                            ? ((a = r.charAt(la)), la++)
                                            : ((a = s), 0 === da && La(to));
                                    else u = s;
                                    u !== s && (a = $f()) !== s && Df() !== s
                                      ? ((fa = t),
                                        (e = { dataType: n, length: parseInt(u.join(''), 10), parentheses: !0 }),
                                        (t = e))
                                      : ((la = t), (t = s));
                                  } else (la = t), (t = s);
                                else (la = t), (t = s);
                              else (la = t), (t = s);
                            else (la = t), (t = s);
                          else (la = t), (t = s);
                        else (la = t), (t = s);
                      else (la = t), (t = s);
                    else (la = t), (t = s);
                  else (la = t), (t = s);
                  t === s &&
                    ((t = la),
                    (e = Pf()) === s && (e = null),
                    e !== s && $f() !== s
                      ? ((n = rf()) === s && (n = zl()) === s && (n = Jl()),
                        n !== s && $f() !== s
                          ? ((o = Ff()) === s && (o = null),
                            o !== s
                              ? ((fa = la),
                                (aa(e, 0, o) ? s : void 0) !== s && $f() !== s && Mf() !== s && $f() !== s
                                  ? ('max' === r.substr(la, 3).toLowerCase()
                                      ? ((u = r.substr(la, 3)), (la += 3))
                                      : ((u = s), 0 === da && La(Cs)),
                                    u !== s && (a = $f()) !== s && Df() !== s
                                      ? ((fa = t),
                                        (e = (function (r, t, e, n) {
                                          return { dataType: t, length: 'max' };
                                        })(0, n)),
                                        (t = e))
                                      : ((la = t), (t = s)))
                                  : ((la = t), (t = s)))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s)),
                    t === s &&
                      ((t = la),
                      (e = Pf()) === s && (e = null),
                      e !== s && $f() !== s
                        ? ((n = Ql()) === s && (n = zl()) === s && (n = Zl()) === s && (n = Jl()),
                          n !== s && $f() !== s
                            ? ((o = Ff()) === s && (o = null),
                              o !== s
                                ? ((fa = la),
                                  (aa(e, 0, o) ? s : void 0) !== s
                                    ? ((fa = t), (e = ia(0, n)), (t = e))
                                    : ((la = t), (t = s)))
                                : ((la = t), (t = s)))
                            : ((la = t), (t = s)))
                        : ((la = t), (t = s))));
                  return t;
                })()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a, i, c, l, f, p, b, v, d, y;
                    (t = la), (e = Pf()) === s && (e = null);
                    if (e !== s)
                      if ($f() !== s)
                        if (
                          ((n = tf()) === s &&
                            (n = ef()) === s &&
                            (n = of()) === s &&
                            (n = sf()) === s &&
                            (n = uf()) === s &&
                            (n = af()) === s &&
                            (n = cf()) === s &&
                            (n = lf()) === s &&
                            (n = ff()) === s &&
                            (n = pf()),
                          n !== s)
                        )
                          if ((o = $f()) !== s)
                            if (((u = Ff()) === s && (u = null), u !== s))
                              if (((fa = la), (aa(e, 0, u) ? s : void 0) !== s))
                                if ((a = $f()) !== s)
                                  if ((i = Mf()) !== s)
                                    if ((c = $f()) !== s) {
                                      if (
                                        ((l = []),
                                        ro.test(r.charAt(la))
                                          ? ((f = r.charAt(la)), la++)
                                          : ((f = s), 0 === da && La(to)),
                                        f !== s)
                                      )
                                        for (; f !== s; )
                                          l.push(f),
                                            ro.test(r.charAt(la))
                                              ? ((f = r.charAt(la)), la++)
                                              : ((f = s), 0 === da && La(to));
                                      else l = s;
                                      if (l !== s)
                                        if ((f = $f()) !== s) {
                                          if (((p = la), (b = Rf()) !== s))
                                            if ((v = $f()) !== s) {
                                              if (
                                                ((d = []),
                                                ro.test(r.charAt(la))
                                                  ? ((y = r.charAt(la)), la++)
                                                  : ((y = s), 0 === da && La(to)),
                                                y !== s)
                                              )
                                                for (; y !== s; )
                                                  d.push(y),
                                                    ro.test(r.charAt(la))
                                                      ? ((y = r.charAt(la)), la++)
                                                      : ((y = s), 0 === da && La(to));
                                              else d = s;
                                              d !== s ? (p = b = [b, v, d]) : ((la = p), (p = s));
                                            } else (la = p), (p = s);
                                          else (la = p), (p = s);
                                          p === s && (p = null),
                                            p !== s && (b = $f()) !== s && (v = Df()) !== s && (d = $f()) !== s
                                              ? ((y = ap()) === s && (y = null),
                                                y !== s
                                                  ? ((fa = t),
                                                    (h = p),
                                                    (w = y),
                                                    (e = {
                                                      dataType: n,
                                                      length: parseInt(l.join(''), 10),
                                                      scale: h && parseInt(h[2].join(''), 10),
                                                      parentheses: !0,
                                                      suffix: w,
                                                    }),
                                                    (t = e))
                                                  : ((la = t), (t = s)))
                                              : ((la = t), (t = s));
                                        } else (la = t), (t = s);
                                      else (la = t), (t = s);
                                    } else (la = t), (t = s);
                                  else (la = t), (t = s);
                                else (la = t), (t = s);
                              else (la = t), (t = s);
                            else (la = t), (t = s);
                          else (la = t), (t = s);
                        else (la = t), (t = s);
                      else (la = t), (t = s);
                    else (la = t), (t = s);
                    var h, w;
                    if (t === s) {
                      if (((t = la), (e = Pf()) === s && (e = null), e !== s))
                        if ($f() !== s)
                          if (
                            ((n = tf()) === s &&
                              (n = ef()) === s &&
                              (n = of()) === s &&
                              (n = sf()) === s &&
                              (n = uf()) === s &&
                              (n = af()) === s &&
                              (n = cf()) === s &&
                              (n = lf()) === s &&
                              (n = ff()) === s &&
                              (n = pf()),
                            n !== s)
                          )
                            if (((o = Ff()) === s && (o = null), o !== s))
                              if (((fa = la), (u = (u = aa(e, 0, o)) ? s : void 0) !== s))
                                if ($f() !== s) {
                                  if (
                                    ((a = []),
                                    ro.test(r.charAt(la)) ? ((i = r.charAt(la)), la++) : ((i = s), 0 === da && La(to)),
                                    i !== s)
                                  )
                                    for (; i !== s; )
                                      a.push(i),
                                        ro.test(r.charAt(la))
                                          ? ((i = r.charAt(la)), la++)
                                          : ((i = s), 0 === da && La(to));
                                  else a = s;
                                  a !== s && (i = $f()) !== s
                                    ? ((c = ap()) === s && (c = null),
                                      c !== s
                                        ? ((fa = t),
                                          (e = (function (r, t, e, n, o) {
                                            return { dataType: t, length: parseInt(n.join(''), 10), suffix: o };
                                          })(0, n, 0, a, c)),
                                          (t = e))
                                        : ((la = t), (t = s)))
                                    : ((la = t), (t = s));
                                } else (la = t), (t = s);
                              else (la = t), (t = s);
                            else (la = t), (t = s);
                          else (la = t), (t = s);
                        else (la = t), (t = s);
                      else (la = t), (t = s);
                      t === s &&
                        ((t = la),
                        (e = Pf()) === s && (e = null),
                        e !== s && $f() !== s
                          ? ((n = tf()) === s &&
                              (n = ef()) === s &&
                              (n = of()) === s &&
                              (n = sf()) === s &&
                              (n = uf()) === s &&
                              (n = af()) === s &&
                              (n = cf()) === s &&
                              (n = lf()) === s &&
                              (n = ff()) === s &&
                              (n = pf()) === s &&
                              (n = (function () {
                                var t, e, n, o;
                                return (
                                  (t = la),
                                  'bit' === r.substr(la, 3).toLowerCase()
                                    ? ((e = r.substr(la, 3)), (la += 3))
                                    : ((e = s), 0 === da && La(Ns)),
                                  e !== s
                                    ? ((n = la),
                                      da++,
                                      (o = Ec()),
                                      da--,
                                      o === s ? (n = void 0) : ((la = n), (n = s)),
                                      n !== s ? ((fa = t), (t = e = 'BIT')) : ((la = t), (t = s)))
                                    : ((la = t), (t = s)),
                                  t
                                );
                              })()) === s &&
                              (n = (function () {
                                var t, e, n, o;
                                return (
                                  (t = la),
                                  'money' === r.substr(la, 5).toLowerCase()
                                    ? ((e = r.substr(la, 5)), (la += 5))
                                    : ((e = s), 0 === da && La(Os)),
                                  e !== s
                                    ? ((n = la),
                                      da++,
                                      (o = Ec()),
                                      da--,
                                      o === s ? (n = void 0) : ((la = n), (n = s)),
                                      n !== s ? ((fa = t), (t = e = 'MONEY')) : ((la = t), (t = s)))
                                    : ((la = t), (t = s)),
                                  t
                                );
                              })()) === s &&
                              (n = (function () {
                                var t, e, n, o;
                                return (
                                  (t = la),
                                  'smallmoney' === r.substr(la, 10).toLowerCase()
                                    ? ((e = r.substr(la, 10)), (la += 10))
                                    : ((e = s), 0 === da && La(Rs)),
                                  e !== s
                                    ? ((n = la),
                                      da++,
                                      (o = Ec()),
                                      da--,
                                      o === s ? (n = void 0) : ((la = n), (n = s)),
                                      n !== s ? ((fa = t), (t = e = 'SMALLMONEY')) : ((la = t), (t = s)))
                                    : ((la = t), (t = s)),
                                  t
                                );
                              })()),
                            n !== s && (o = $f()) !== s
                              ? ((u = Ff()) === s && (u = null),
                                u !== s
                                  ? ((fa = la),
                                    (aa(e, 0, u) ? s : void 0) !== s && (a = $f()) !== s
                                      ? ((i = ap()) === s && (i = null),
                                        i !== s && (c = $f()) !== s
                                          ? ((fa = t),
                                            (e = (function (r, t, e, n) {
                                              return { dataType: t, suffix: n };
                                            })(0, n, 0, i)),
                                            (t = e))
                                          : ((la = t), (t = s)))
                                      : ((la = t), (t = s)))
                                  : ((la = t), (t = s)))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)));
                    }
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o, u, a, i, c, l, f, p;
                    (t = la), (e = Pf()) === s && (e = null);
                    if (e !== s)
                      if ($f() !== s)
                        if (((n = df()) === s && (n = yf()) === s && (n = wf()), n !== s))
                          if ($f() !== s)
                            if (((o = Ff()) === s && (o = null), o !== s))
                              if (((fa = la), (aa(e, 0, o) ? s : void 0) !== s))
                                if (Mf() !== s)
                                  if ($f() !== s) {
                                    if (
                                      ((u = []),
                                      ro.test(r.charAt(la))
                                        ? ((a = r.charAt(la)), la++)
                                        : ((a = s), 0 === da && La(to)),
                                      a !== s)
                                    )
                                      for (; a !== s; )
                                        u.push(a),
                                          ro.test(r.charAt(la))
                                            ? ((a = r.charAt(la)), la++)
                                            : ((a = s), 0 === da && La(to));
                                    else u = s;
                                    if (u !== s)
                                      if ((a = $f()) !== s) {
                                        if (((i = la), (c = Rf()) !== s))
                                          if ((l = $f()) !== s) {
                                            if (
                                              ((f = []),
                                              ro.test(r.charAt(la))
                                                ? ((p = r.charAt(la)), la++)
                                                : ((p = s), 0 === da && La(to)),
                                              p !== s)
                                            )
                                              for (; p !== s; )
                                                f.push(p),
                                                  ro.test(r.charAt(la))
                                                    ? ((p = r.charAt(la)), la++)
                                                    : ((p = s), 0 === da && La(to));
                                            else f = s;
                                            f !== s ? (i = c = [c, l, f]) : ((la = i), (i = s));
                                          } else (la = i), (i = s);
                                        else (la = i), (i = s);
                                        i === s && (i = null),
                                          i !== s && (c = $f()) !== s && (l = Df()) !== s
                                            ? ((fa = t),
                                              (e = { dataType: n, length: parseInt(u.join(''), 10), parentheses: !0 }),
                                              (t = e))
                                            : ((la = t), (t = s));
                                      } else (la = t), (t = s);
                                    else (la = t), (t = s);
                                  } else (la = t), (t = s);
                                else (la = t), (t = s);
                              else (la = t), (t = s);
                            else (la = t), (t = s);
                          else (la = t), (t = s);
                        else (la = t), (t = s);
                      else (la = t), (t = s);
                    else (la = t), (t = s);
                    t === s &&
                      ((t = la),
                      (e = Pf()) === s && (e = null),
                      e !== s && $f() !== s
                        ? ((n = bf()) === s &&
                            (n = (function () {
                              var t, e, n, o;
                              return (
                                (t = la),
                                'smalldatetime' === r.substr(la, 13).toLowerCase()
                                  ? ((e = r.substr(la, 13)), (la += 13))
                                  : ((e = s), 0 === da && La(uu)),
                                e !== s
                                  ? ((n = la),
                                    da++,
                                    (o = Ec()),
                                    da--,
                                    o === s ? (n = void 0) : ((la = n), (n = s)),
                                    n !== s ? ((fa = t), (t = e = 'SMALLDATETIME')) : ((la = t), (t = s)))
                                  : ((la = t), (t = s)),
                                t
                              );
                            })()) === s &&
                            (n = df()) === s &&
                            (n = vf()) === s &&
                            (n = yf()) === s &&
                            (n = wf()) === s &&
                            (n = mf()),
                          n !== s && $f() !== s
                            ? ((o = Ff()) === s && (o = null),
                              o !== s
                                ? ((fa = la),
                                  (aa(e, 0, o) ? s : void 0) !== s
                                    ? ((fa = t), (e = ia(0, n)), (t = e))
                                    : ((la = t), (t = s)))
                                : ((la = t), (t = s)))
                            : ((la = t), (t = s)))
                        : ((la = t), (t = s)));
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o;
                    (t = la), (e = Pf()) === s && (e = null);
                    e !== s &&
                    $f() !== s &&
                    (n = (function () {
                      var t, e, n, o;
                      return (
                        (t = la),
                        'json' === r.substr(la, 4).toLowerCase()
                          ? ((e = r.substr(la, 4)), (la += 4))
                          : ((e = s), 0 === da && La(Ue)),
                        e !== s
                          ? ((n = la),
                            da++,
                            (o = Ec()),
                            da--,
                            o === s ? (n = void 0) : ((la = n), (n = s)),
                            n !== s ? ((fa = t), (t = e = 'JSON')) : ((la = t), (t = s)))
                          : ((la = t), (t = s)),
                        t
                      );
                    })()) !== s &&
                    $f() !== s
                      ? ((o = Ff()) === s && (o = null),
                        o !== s
                          ? ((fa = la),
                            (aa(e, 0, o) ? s : void 0) !== s
                              ? ((fa = t), (e = ia(0, n)), (t = e))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s));
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o;
                    (t = la), (e = Pf()) === s && (e = null);
                    e !== s && $f() !== s
                      ? ((n = (function () {
                          var t, e, n, o;
                          return (
                            (t = la),
                            'tinytext' === r.substr(la, 8).toLowerCase()
                              ? ((e = r.substr(la, 8)), (la += 8))
                              : ((e = s), 0 === da && La(Qs)),
                            e !== s
                              ? ((n = la),
                                da++,
                                (o = Ec()),
                                da--,
                                o === s ? (n = void 0) : ((la = n), (n = s)),
                                n !== s ? ((fa = t), (t = e = 'TINYTEXT')) : ((la = t), (t = s)))
                              : ((la = t), (t = s)),
                            t
                          );
                        })()) === s &&
                          (n = (function () {
                            var t, e, n, o;
                            return (
                              (t = la),
                              'text' === r.substr(la, 4).toLowerCase()
                                ? ((e = r.substr(la, 4)), (la += 4))
                                : ((e = s), 0 === da && La(zs)),
                              e !== s
                                ? ((n = la),
                                  da++,
                                  (o = Ec()),
                                  da--,
                                  o === s ? (n = void 0) : ((la = n), (n = s)),
                                  n !== s ? ((fa = t), (t = e = 'TEXT')) : ((la = t), (t = s)))
                                : ((la = t), (t = s)),
                              t
                            );
                          })()) === s &&
                          (n = (function () {
                            var t, e, n, o;
                            return (
                              (t = la),
                              'ntext' === r.substr(la, 5).toLowerCase()
                                ? ((e = r.substr(la, 5)), (la += 5))
                                : ((e = s), 0 === da && La(Zs)),
                              e !== s
                                ? ((n = la),
                                  da++,
                                  (o = Ec()),
                                  da--,
                                  o === s ? (n = void 0) : ((la = n), (n = s)),
                                  n !== s ? ((fa = t), (t = e = 'NTEXT')) : ((la = t), (t = s)))
                                : ((la = t), (t = s)),
                              t
                            );
                          })()) === s &&
                          (n = (function () {
                            var t, e, n, o;
                            return (
                              (t = la),
                              'mediumtext' === r.substr(la, 10).toLowerCase()
                                ? ((e = r.substr(la, 10)), (la += 10))
                                : ((e = s), 0 === da && La(Js)),
                              e !== s
                                ? ((n = la),
                                  da++,
                                  (o = Ec()),
                                  da--,
                                  o === s ? (n = void 0) : ((la = n), (n = s)),
                                  n !== s ? ((fa = t), (t = e = 'MEDIUMTEXT')) : ((la = t), (t = s)))
                                : ((la = t), (t = s)),
                              t
                            );
                          })()) === s &&
                          (n = (function () {
                            var t, e, n, o;
                            return (
                              (t = la),
                              'longtext' === r.substr(la, 8).toLowerCase()
                                ? ((e = r.substr(la, 8)), (la += 8))
                                : ((e = s), 0 === da && La(ru)),
                              e !== s
                                ? ((n = la),
                                  da++,
                                  (o = Ec()),
                                  da--,
                                  o === s ? (n = void 0) : ((la = n), (n = s)),
                                  n !== s ? ((fa = t), (t = e = 'LONGTEXT')) : ((la = t), (t = s)))
                                : ((la = t), (t = s)),
                              t
                            );
                          })()),
                        n !== s && $f() !== s
                          ? ((o = Ff()) === s && (o = null),
                            o !== s
                              ? ((fa = la),
                                (aa(e, 0, o) ? s : void 0) !== s
                                  ? ((fa = t), (e = ca(0, n)), (t = e))
                                  : ((la = t), (t = s)))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s));
                    return t;
                  })()) === s &&
                  (t = (function () {
                    var t, e, n, o;
                    (t = la), (e = Pf()) === s && (e = null);
                    e !== s &&
                    $f() !== s &&
                    (n = (function () {
                      var t, e, n, o;
                      return (
                        (t = la),
                        'uniqueidentifier' === r.substr(la, 16).toLowerCase()
                          ? ((e = r.substr(la, 16)), (la += 16))
                          : ((e = s), 0 === da && La(bu)),
                        e !== s
                          ? ((n = la),
                            da++,
                            (o = Ec()),
                            da--,
                            o === s ? (n = void 0) : ((la = n), (n = s)),
                            n !== s ? ((fa = t), (t = e = 'UNIQUEIDENTIFIER')) : ((la = t), (t = s)))
                          : ((la = t), (t = s)),
                        t
                      );
                    })()) !== s &&
                    $f() !== s
                      ? ((o = Ff()) === s && (o = null),
                        o !== s
                          ? ((fa = la),
                            (aa(e, 0, o) ? s : void 0) !== s
                              ? ((fa = t), (e = ca(0, n)), (t = e))
                              : ((la = t), (t = s)))
                          : ((la = t), (t = s)))
                      : ((la = t), (t = s));
                    return t;
                  })()),
                t
              );
            }
            function ap() {
              var t, e, n;
              return (
                (t = la),
                (e = nf()) === s && (e = null),
                e !== s && $f() !== s
                  ? ((n = (function () {
                      var t, e, n, o;
                      return (
                        (t = la),
                        'zerofill' === r.substr(la, 8).toLowerCase()
                          ? ((e = r.substr(la, 8)), (la += 8))
                          : ((e = s), 0 === da && La(Ys)),
                        e !== s
                          ? ((n = la),
                            da++,
                            (o = Ec()),
                            da--,
                            o === s ? (n = void 0) : ((la = n), (n = s)),
                            n !== s ? ((fa = t), (t = e = 'ZEROFILL')) : ((la = t), (t = s)))
                          : ((la = t), (t = s)),
                        t
                      );
                    })()) === s && (n = null),
                    n !== s
                      ? ((fa = t),
                        (t = e =
                          (function (r, t) {
                            const e = [];
                            return r && e.push(r), t && e.push(t), e;
                          })(e, n)))
                      : ((la = t), (t = s)))
                  : ((la = t), (t = s)),
                t
              );
            }
            const ip = {
              ALTER: !0,
              ALL: !0,
              ADD: !0,
              AND: !0,
              AS: !0,
              ASC: !0,
              BETWEEN: !0,
              BY: !0,
              CALL: !0,
              CASE: !0,
              CREATE: !0,
              CROSS: !0,
              CONTAINS: !0,
              CURRENT_DATE: !0,
              CURRENT_TIME: !0,
              CURRENT_TIMESTAMP: !0,
              CURRENT_USER: !0,
              DELETE: !0,
              DESC: !0,
              DISTINCT: !0,
              DROP: !0,
              ELSE: !0,
              END: !0,
              EXISTS: !0,
              EXPLAIN: !0,
              FALSE: !0,
              FROM: !0,
              FULL: !0,
              FOR: !0,
              GROUP: !0,
              HAVING: !0,
              IN: !0,
              INNER: !0,
              INSERT: !0,
              INTO: !0,
              IS: !0,
              JOIN: !0,
              JSON: !0,
              KEY: !0,
              LEFT: !0,
              LIKE: !0,
              LIMIT: !0,
              LOW_PRIORITY: !0,
              NOT: !0,
              NULL: !0,
              NOCHECK: !0,
              ON: !0,
              OR: !0,
              ORDER: !0,
              OUTER: !0,
              RECURSIVE: !0,
              RENAME: !0,
              READ: !0,
              SELECT: !0,
              SESSION_USER: !0,
              SET: !0,
              SHOW: !0,
              SYSTEM_USER: !0,
              TABLE: !0,
              THEN: !0,
              TRUE: !0,
              TRUNCATE: !0,
              UNION: !0,
              UPDATE: !0,
              USING: !0,
              VALUES: !0,
              WITH: !0,
              WHEN: !0,
              WHERE: !0,
              WRITE: !0,
              GLOBAL: !0,
              SESSION: !0,
              LOCAL: !0,
              PERSIST: !0,
              PERSIST_ONLY: !0,
              PIVOT: !0,
              UNPIVOT: !0,
            };
            function cp() {
              return t.includeLocations ? { loc: ma(fa, la) } : {};
            }
            function lp(r, t) {
              return { type: 'unary_expr', operator: r, expr: t };
            }
            function fp(r, t, e) {
              return { type: 'binary_expr', operator: r, left: t, right: e };
            }
            function pp(r) {
              const t = n(Number.MAX_SAFE_INTEGER);
              return !(n(r) < t);
            }
            function bp(r, t, e = 3) {
              const n = [r];
              for (let r = 0; r < t.length; r++) delete t[r][e].tableList, delete t[r][e].columnList, n.push(t[r][e]);
              return n;
            }
            function vp(r, t) {
              let e = r;
              for (let r = 0; r < t.length; r++) e = fp(t[r][1], e, t[r][3]);
              return e;
            }
            function dp(r) {
              const t = Lp[r];
              return t || r || null;
            }
            function yp(r) {
              const t = new Set();
              for (let e of r.keys()) {
                const r = e.split('::');
                if (!r) {
                  t.add(e);
                  break;
                }
                r && r[1] && (r[1] = dp(r[1])), t.add(r.join('::'));
              }
              return Array.from(t);
            }
            let hp = [];
            const wp = new Set(),
              mp = new Set(),
              Lp = {};
            if ((e = a()) !== s && la === r.length) return e;
            throw (
              (e !== s && la < r.length && La({ type: 'end' }),
              Ca(va, ba < r.length ? r.charAt(ba) : null, ba < r.length ? ma(ba, ba + 1) : ma(ba, ba)))
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
          return qt;
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
          return _;
        }),
        e.d(n, 'autoIncrementToSQL', function () {
          return S;
        }),
        e.d(n, 'columnOrderListToSQL', function () {
          return k;
        }),
        e.d(n, 'commonKeywordArgsToSQL', function () {
          return x;
        }),
        e.d(n, 'commonOptionConnector', function () {
          return a;
        }),
        e.d(n, 'connector', function () {
          return i;
        }),
        e.d(n, 'commonTypeValue', function () {
          return L;
        }),
        e.d(n, 'commentToSQL', function () {
          return g;
        }),
        e.d(n, 'createBinaryExpr', function () {
          return l;
        }),
        e.d(n, 'createValueExpr', function () {
          return c;
        }),
        e.d(n, 'dataTypeToSQL', function () {
          return E;
        }),
        e.d(n, 'DEFAULT_OPT', function () {
          return s;
        }),
        e.d(n, 'escape', function () {
          return f;
        }),
        e.d(n, 'literalToSQL', function () {
          return m;
        }),
        e.d(n, 'columnIdentifierToSql', function () {
          return d;
        }),
        e.d(n, 'getParserOpt', function () {
          return p;
        }),
        e.d(n, 'identifierToSql', function () {
          return y;
        }),
        e.d(n, 'onPartitionsToSQL', function () {
          return A;
        }),
        e.d(n, 'replaceParams', function () {
          return C;
        }),
        e.d(n, 'returningToSQL', function () {
          return T;
        }),
        e.d(n, 'hasVal', function () {
          return w;
        }),
        e.d(n, 'setParserOpt', function () {
          return b;
        }),
        e.d(n, 'toUpper', function () {
          return h;
        }),
        e.d(n, 'topToSQL', function () {
          return v;
        }),
        e.d(n, 'triggerEventToSQL', function () {
          return j;
        });
      var s = { database: 'transactsql', type: 'table', trimQuery: !0, parseOptions: { includeLocations: !1 } },
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
      function p() {
        return u;
      }
      function b(r) {
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
        var t = p().database;
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
          var n = p().database;
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
      function h(r) {
        if (r) return r.toUpperCase();
      }
      function w(r) {
        return r;
      }
      function m(r) {
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
            t && i.push(h(t)),
            i.push(a),
            s &&
              ('string' == typeof s && i.push(s),
              'object' === o(s) && (s.collate ? i.push(bt(s.collate)) : i.push(m(s)))),
            (a = i.join(' ')),
            n ? '('.concat(a, ')') : a
          );
        }
      }
      function L(r) {
        if (!r) return [];
        var t = r.type,
          e = r.symbol,
          n = r.value;
        return [t.toUpperCase(), e, 'string' == typeof n ? n.toUpperCase() : m(n)].filter(w);
      }
      function C(r, t) {
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
      function A(r) {
        var t = r.type,
          e = r.partitions;
        return [
          h(t),
          '('.concat(
            e
              .map(function (r) {
                if ('range' !== r.type) return m(r);
                var t = r.start,
                  e = r.end,
                  n = r.symbol;
                return ''.concat(m(t), ' ').concat(h(n), ' ').concat(m(e));
              })
              .join(', '),
            ')',
          ),
        ].join(' ');
      }
      function E(r) {
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
      function _(r) {
        if (r) {
          var t = r.dataType,
            e = r.definition,
            n = r.anglebracket,
            o = h(t);
          if ('ARRAY' !== o && 'STRUCT' !== o) return o;
          var s =
            e &&
            e
              .map(function (r) {
                return [r.field_name, _(r.field_type)].filter(w).join(' ');
              })
              .join(', ');
          return n ? ''.concat(o, '<').concat(s, '>') : ''.concat(o, ' ').concat(s);
        }
      }
      function g(r) {
        if (r) {
          var t = [],
            e = r.keyword,
            n = r.symbol,
            o = r.value;
          return t.push(e.toUpperCase()), n && t.push(n), t.push(m(o)), t.join(' ');
        }
      }
      function j(r) {
        return r
          .map(function (r) {
            var t = r.keyword,
              e = r.args,
              n = [h(t)];
            if (e) {
              var o = e.keyword,
                s = e.columns;
              n.push(h(o), s.map(Et).join(', '));
            }
            return n.join(' ');
          })
          .join(' OR ');
      }
      function T(r) {
        return r ? ['RETURNING', r.columns.map(kt).filter(w).join(', ')].join(' ') : '';
      }
      function x(r) {
        return r ? [h(r.keyword), h(r.args)] : [];
      }
      function S(r) {
        if (r) {
          if ('string' == typeof r) {
            var t = p().database;
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
            u = h(e);
          return s && (u += '('.concat(m(n), ', ').concat(m(o), ')')), u;
        }
      }
      function k(r) {
        if (r) return r.map(Tt).filter(w).join(', ');
      }
      function I(r) {
        return (
          (function (r) {
            if (Array.isArray(r)) return N(r);
          })(r) ||
          (function (r) {
            if (('undefined' != typeof Symbol && null != r[Symbol.iterator]) || null != r['@@iterator'])
              return Array.from(r);
          })(r) ||
          (function (r, t) {
            if (r) {
              if ('string' == typeof r) return N(r, t);
              var e = {}.toString.call(r).slice(8, -1);
              return (
                'Object' === e && r.constructor && (e = r.constructor.name),
                'Map' === e || 'Set' === e
                  ? Array.from(r)
                  : 'Arguments' === e || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(e)
                    ? N(r, t)
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
      function N(r, t) {
        (null == t || t > r.length) && (t = r.length);
        for (var e = 0, n = Array(t); e < t; e++) n[e] = r[e];
        return n;
      }
      function O(r) {
        if (!r) return [];
        var t = r.keyword,
          e = r.type;
        return [t.toUpperCase(), h(e)];
      }
      function R(r) {
        if (r) {
          var t = r.type,
            e = r.expr,
            n = r.symbol,
            o = t.toUpperCase(),
            s = [];
          switch ((s.push(o), o)) {
            case 'KEY_BLOCK_SIZE':
              n && s.push(n), s.push(m(e));
              break;
            case 'BTREE':
            case 'HASH':
              (s.length = 0), s.push.apply(s, I(O(r)));
              break;
            case 'WITH PARSER':
              s.push(e);
              break;
            case 'VISIBLE':
            case 'INVISIBLE':
              break;
            case 'COMMENT':
              s.shift(), s.push(g(r));
              break;
            case 'DATA_COMPRESSION':
              s.push(n, h(e.value), A(e.on));
              break;
            default:
              s.push(n, m(e));
          }
          return s.filter(w).join(' ');
        }
      }
      function U(r) {
        return r ? r.map(R) : [];
      }
      function M(r) {
        var t = r.constraint_type,
          e = r.index_type,
          n = r.index_options,
          o = void 0 === n ? [] : n,
          s = r.definition,
          u = r.on,
          a = r.with,
          i = [];
        if ((i.push.apply(i, I(O(e))), s && s.length)) {
          var c =
            'CHECK' === h(t)
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
      function D(r) {
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
          u = bt(r.collate),
          a = [s, t, e, h(o.type), lt(o.value)].filter(w).join('.' === t ? '' : ' '),
          i = r.parentheses ? '('.concat(a, ')') : a;
        return u && (i = ''.concat(i, ' ').concat(u)), i;
      }
      function P(r) {
        var t = r.name,
          e = r.type;
        switch (e) {
          case 'table':
          case 'view':
            var n = [y(t.db), y(t.table)].filter(w).join('.');
            return ''.concat(h(e), ' ').concat(n);
          case 'column':
            return 'COLUMN '.concat(Et(t));
          default:
            return ''.concat(h(e), ' ').concat(m(t));
        }
      }
      function F(r) {
        var t = r.keyword,
          e = r.expr;
        return [h(t), m(e)].filter(w).join(' ');
      }
      function H(r) {
        return (
          (function (r) {
            if (Array.isArray(r)) return B(r);
          })(r) ||
          (function (r) {
            if (('undefined' != typeof Symbol && null != r[Symbol.iterator]) || null != r['@@iterator'])
              return Array.from(r);
          })(r) ||
          (function (r, t) {
            if (r) {
              if ('string' == typeof r) return B(r, t);
              var e = {}.toString.call(r).slice(8, -1);
              return (
                'Object' === e && r.constructor && (e = r.constructor.name),
                'Map' === e || 'Set' === e
                  ? Array.from(r)
                  : 'Arguments' === e || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(e)
                    ? B(r, t)
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
      function B(r, t) {
        (null == t || t > r.length) && (t = r.length);
        for (var e = 0, n = Array(t); e < t; e++) n[e] = r[e];
        return n;
      }
      function $(r) {
        return r ? [r.prefix.map(m).join(' '), lt(r.value), r.suffix.map(m).join(' ')] : [];
      }
      function W(r) {
        return r
          ? r.fetch || r.offset
            ? ((e = (t = r).fetch),
              (n = t.offset),
              []
                .concat(H($(n)), H($(e)))
                .filter(w)
                .join(' '))
            : (function (r) {
                var t = r.seperator,
                  e = r.value;
                return 1 === e.length && 'offset' === t
                  ? i('OFFSET', lt(e[0]))
                  : i('LIMIT', e.map(lt).join(''.concat('offset' === t ? ' ' : '').concat(h(t), ' ')));
              })(r)
          : '';
        var t, e, n;
      }
      function q(r) {
        if (r && 0 !== r.length) {
          var t = r[0].recursive ? 'RECURSIVE ' : '',
            e = r
              .map(function (r) {
                var t = r.name,
                  e = r.stmt,
                  n = r.columns,
                  o = Array.isArray(n) ? '('.concat(n.map(Et).join(', '), ')') : '',
                  s = a('values' === e.type ? 'VALUES' : '', lt, e);
                return ''
                  .concat('default' === t.type ? y(t.value) : m(t))
                  .concat(o, ' AS (')
                  .concat(s, ')');
              })
              .join(', ');
          return 'WITH '.concat(t).concat(e);
        }
      }
      function G(r) {
        if (r && r.position) {
          var t = r.keyword,
            e = r.expr,
            n = [],
            o = h(t);
          switch (o) {
            case 'VAR':
              n.push(e.map(ct).join(', '));
              break;
            default:
              n.push(o, 'string' == typeof e ? y(e) : lt(e));
          }
          return n.filter(w).join(' ');
        }
      }
      function Y(r) {
        var t = r.as_struct_val,
          e = r.columns,
          n = r.collate,
          o = r.distinct,
          s = r.for,
          u = r.from,
          c = r.for_sys_time_as_of,
          l = void 0 === c ? {} : c,
          f = r.locking_read,
          p = r.groupby,
          b = r.having,
          d = r.into,
          y = void 0 === d ? {} : d,
          L = r.isolation,
          C = r.limit,
          A = r.options,
          E = r.orderby,
          _ = r.parentheses_symbol,
          g = r.qualify,
          j = r.top,
          T = r.window,
          x = r.with,
          S = r.where,
          k = [q(x), 'SELECT', h(t)];
        Array.isArray(A) && k.push(A.join(' ')),
          k.push(
            (function (r) {
              if (r) {
                if ('string' == typeof r) return r;
                var t = r.type,
                  e = r.columns,
                  n = [h(t)];
                return e && n.push('('.concat(e.map(lt).join(', '), ')')), n.filter(w).join(' ');
              }
            })(o),
            v(j),
            Nt(e, u),
          );
        var I = y.position,
          N = '';
        I && (N = a('INTO', G, y)), 'column' === I && k.push(N), k.push(a('FROM', Cr, u)), 'from' === I && k.push(N);
        var O = l || {},
          R = O.keyword,
          U = O.expr;
        k.push(a(R, lt, U)),
          k.push(a('WHERE', lt, S)),
          p && (k.push(i('GROUP BY', ft(p.columns).join(', '))), k.push(ft(p.modifiers).join(', '))),
          k.push(a('HAVING', lt, b)),
          k.push(a('QUALIFY', lt, g)),
          k.push(a('WINDOW', lt, T)),
          k.push(pt(E, 'order by')),
          k.push(bt(n)),
          k.push(W(C)),
          L && k.push(a(L.keyword, m, L.expr)),
          k.push(h(f)),
          'end' === I && k.push(N),
          k.push(
            (function (r) {
              if (r) {
                var t = r.expr,
                  e = r.keyword,
                  n = [h(r.type), h(e)];
                return t ? ''.concat(n.join(' '), '(').concat(lt(t), ')') : n.join(' ');
              }
            })(s),
          );
        var M = k.filter(w).join(' ');
        return _ ? '('.concat(M, ')') : M;
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
            var i = [Et(s)],
              c = '';
            u && ((c = lt(u)), i.push('=', c)), e.push(i.filter(w).join(' '));
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
        return ['@'.concat(t), '=', lt(e)].filter(w).join(' ');
      }
      function z(r) {
        if (!r) return '';
        var t = r.keyword,
          e = r.terminated,
          n = r.enclosed,
          o = r.escaped;
        return [h(t), m(e), m(n), m(o)].filter(w).join(' ');
      }
      function Z(r) {
        if (!r) return '';
        var t = r.keyword,
          e = r.starting,
          n = r.terminated;
        return [h(t), m(e), m(n)].filter(w).join(' ');
      }
      function J(r) {
        if (!r) return '';
        var t = r.count,
          e = r.suffix;
        return ['IGNORE', m(t), e].filter(w).join(' ');
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
          p = r.set,
          b = r.ignore;
        return [
          'LOAD DATA',
          h(t),
          h(e),
          'INFILE',
          m(n),
          h(o),
          'INTO TABLE',
          Lr(s),
          ar(u),
          a('CHARACTER SET', m, i),
          z(l),
          Z(f),
          J(b),
          Nt(c),
          a('SET', K, p),
        ]
          .filter(w)
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
        return [s, h(n), u].filter(w).join(' ');
      }
      function er(r) {
        var t,
          e,
          n,
          o,
          s = r.keyword,
          u = r.suffix,
          i = '';
        switch (h(s)) {
          case 'BINLOG':
            (e = (t = r).in),
              (n = t.from),
              (o = t.limit),
              (i = [a('IN', m, e && e.right), a('FROM', Cr, n), W(o)].filter(w).join(' '));
            break;
          case 'CHARACTER':
          case 'COLLATION':
            i = (function (r) {
              var t = r.expr;
              if (t) return 'LIKE' === h(t.op) ? a('LIKE', m, t.right) : a('WHERE', lt, t);
            })(r);
            break;
          case 'COLUMNS':
          case 'INDEXES':
          case 'INDEX':
            i = a('FROM', Cr, r.from);
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
                    .filter(w)
                    .join(' ')
                );
              }
            })(r);
            break;
          case 'CREATE':
            i = a('', Lr, r[u]);
            break;
          case 'VAR':
            (i = ct(r.var)), (s = '');
        }
        return ['SHOW', h(s), h(u), i].filter(w).join(' ');
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
                  h(s),
                  h(n),
                  [
                    [y(o.schema), y(o.name)].filter(w).join('.'),
                    '('
                      .concat(u.map(nt).join(', '))
                      .concat(a ? [' ORDER', 'BY', a.map(nt).join(', ')].join(' ') : '', ')'),
                  ]
                    .filter(w)
                    .join(''),
                  et(e),
                ]
                  .filter(w)
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
                  a = h(t),
                  i = Cr(e),
                  c = u.map(lt);
                return [a, 'TABLE', h(n), m(o), i, c.join(', ')].filter(w).join(' ');
              })(r);
            case 'schema':
              return (function (r) {
                var t = r.expr,
                  e = r.keyword,
                  n = r.schema;
                return [h(r.type), h(e), y(n), et(t)].filter(w).join(' ');
              })(r);
            case 'sequence':
              return (function (r) {
                var t = r.type,
                  e = r.keyword,
                  n = r.sequence,
                  o = r.if_exists,
                  s = r.expr,
                  u = void 0 === s ? [] : s,
                  a = h(t),
                  i = Cr(n),
                  c = u.map(Kr);
                return [a, h(e), h(o), i, c.join(', ')].filter(w).join(' ');
              })(r);
            case 'domain':
            case 'type':
              return (function (r) {
                var t = r.expr,
                  e = r.keyword,
                  n = r.name;
                return [h(r.type), h(e), [y(n.schema), y(n.name)].filter(w).join('.'), et(t)].filter(w).join(' ');
              })(r);
            case 'function':
              return (function (r) {
                var t = r.args,
                  e = r.expr,
                  n = r.keyword,
                  o = r.name;
                return [
                  h(r.type),
                  h(n),
                  [
                    [y(o.schema), y(o.name)].filter(w).join('.'),
                    t && '('.concat(t.expr ? t.expr.map(nt).join(', ') : '', ')'),
                  ]
                    .filter(w)
                    .join(''),
                  et(e),
                ]
                  .filter(w)
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
                  a = h(t),
                  i = Lr(s),
                  c = [a, 'VIEW', i];
                e && c.push('('.concat(e.map(Et).join(', '), ')'));
                n && c.push('WITH '.concat(n.map(h).join(', ')));
                c.push('AS', Y(o)), u && c.push(h(u));
                return c.filter(w).join(' ');
              })(r);
          }
        },
        analyze: function (r) {
          var t = r.type,
            e = r.table;
          return [h(t), Lr(e)].join(' ');
        },
        attach: function (r) {
          var t = r.type,
            e = r.database,
            n = r.expr,
            o = r.as,
            s = r.schema;
          return [h(t), h(e), lt(n), h(o), y(s)].filter(w).join(' ');
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
                  a = [h(t), h(e), h(n)],
                  i = [y(o.schema), o.name].filter(w).join('.'),
                  c = ''
                    .concat(s.expr.map(nt).join(', '))
                    .concat(s.orderby ? [' ORDER', 'BY', s.orderby.map(nt).join(', ')].join(' ') : '');
                return (
                  a.push(''.concat(i, '(').concat(c, ')'), '('.concat(u.map(rt).join(', '), ')')), a.filter(w).join(' ')
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
                  b = r.partition_of,
                  v = r.query_expr,
                  d = r.unlogged,
                  y = r.with,
                  L = [h(t), h(f), h(u), h(d), h(e), h(a), Cr(n)];
                if (o) {
                  var C = o.type,
                    A = Cr(o.table);
                  return L.push(h(C), A), L.filter(w).join(' ');
                }
                if (b)
                  return L.concat([zr(b)])
                    .filter(w)
                    .join(' ');
                i && L.push('('.concat(i.map(Kr).join(', '), ')'));
                if (c) {
                  var E = p().database,
                    _ = E && 'sqlite' === E.toLowerCase() ? ', ' : ' ';
                  L.push(c.map(Ar).join(_));
                }
                if (y) {
                  var g = y
                    .map(function (r) {
                      return [m(r.keyword), h(r.symbol), m(r.value)].join(' ');
                    })
                    .join(', ');
                  L.push('WITH ('.concat(g, ')'));
                }
                L.push(h(l), h(s)), v && L.push(or(v));
                return L.filter(w).join(' ');
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
                        p = r.table,
                        b = r.when,
                        v = [h(f), h(l), h(e), h(c), y(t), h(i)],
                        d = j(o);
                      v.push(d, 'ON', Lr(p)), a && v.push('FROM', Lr(a));
                      v.push.apply(v, Yr(x(n)).concat(Yr(x(u)))), b && v.push(h(b.type), lt(b.cond));
                      return v.push(h(s.keyword), Gr(s.expr)), v.filter(w).join(' ');
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
                        p = r.order,
                        b = r.time,
                        v = r.when,
                        d = [
                          h(s),
                          h(c),
                          lt(t),
                          h(n),
                          h(i),
                          Lr(l),
                          h(b),
                          f.map(function (r) {
                            var t = [h(r.keyword)],
                              e = r.args;
                            return e && t.push(h(e.keyword), e.columns.map(Et).join(', ')), t.join(' ');
                          }),
                          'ON',
                          Lr(u),
                          h(e && e.keyword),
                          h(e && e.args),
                          p && ''.concat(h(p.keyword), ' ').concat(y(p.trigger)),
                          a('WHEN', lt, v),
                          h(o.prefix),
                        ];
                      switch (o.type) {
                        case 'set':
                          d.push(a('SET', K, o.expr));
                          break;
                        case 'multiple':
                          d.push(sr(o.expr.ast));
                      }
                      return d.push(h(o.suffix)), d.filter(w).join(' ');
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
                return [h(u), h(o), h(n), m(t), h(i), a('SCHEMA', m, s), a('VERSION', m, c), a('FROM', m, e)]
                  .filter(w)
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
                  c = [h(t), h(e), h(n)],
                  l = [m(o.schema), o.name.map(m).join('.')].filter(w).join('.'),
                  f = s.map(nt).filter(w).join(', ');
                return (
                  c.push(
                    ''.concat(l, '(').concat(f, ')'),
                    (function (r) {
                      var t = r.type,
                        e = r.keyword,
                        n = r.expr;
                      return [h(t), h(e), Array.isArray(n) ? '('.concat(n.map(xt).join(', '), ')') : Zr(n)]
                        .filter(w)
                        .join(' ');
                    })(u),
                    a.map(Jr).join(' '),
                    i,
                  ),
                  c.filter(w).join(' ')
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
                  p = r.index_options,
                  b = r.algorithm_option,
                  v = r.lock_option,
                  d = r.on_kw,
                  L = r.table,
                  C = r.tablespace,
                  A = r.type,
                  E = r.where,
                  _ = r.with,
                  g = r.with_before_where,
                  j = _ && 'WITH ('.concat(U(_).join(', '), ')'),
                  T =
                    s &&
                    ''.concat(h(s.keyword), ' (').concat(
                      s.columns
                        .map(function (r) {
                          return 'string' == typeof r ? y(r) : lt(r);
                        })
                        .join(', '),
                      ')',
                    ),
                  x = l;
                l && (x = 'string' == typeof l ? y(l) : [y(l.schema), y(l.name)].filter(w).join('.'));
                var S = [h(A), h(i), h(n), h(o), h(t), x, h(d), Lr(L)].concat(Yr(O(c)), [
                  '('.concat(k(u), ')'),
                  T,
                  U(p).join(' '),
                  et(b),
                  et(v),
                  a('TABLESPACE', m, C),
                ]);
                g ? S.push(j, a('WHERE', lt, E)) : S.push(a('WHERE', lt, E), j);
                return S.push(a('ON', lt, f), a('FILESTREAM_ON', m, e)), S.filter(w).join(' ');
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
                  a = [h(t), h(o), h(e), h(s), Cr(n)];
                u && a.push(u.map(Kr).join(' '));
                return a.filter(w).join(' ');
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
                  c = [m(a), i.map(m).join('.')].filter(w).join('.'),
                  l = [h(t), h(n), h(e), h(o), c];
                s && l.push(s.map(Ar).join(' '));
                return l.filter(w).join(' ');
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
                  p = r.view,
                  b = r.with,
                  v = r.with_options,
                  m = p.db,
                  C = p.schema,
                  A = p.view,
                  E = [y(m), y(C), y(A)].filter(w).join('.');
                return [
                  h(f),
                  h(a),
                  h(l),
                  h(u),
                  t && 'ALGORITHM = '.concat(h(t)),
                  lt(n),
                  c && 'SQL SECURITY '.concat(h(c)),
                  h(s),
                  h(o),
                  E,
                  e && '('.concat(e.map(d).join(', '), ')'),
                  v &&
                    [
                      'WITH',
                      '('.concat(
                        v
                          .map(function (r) {
                            return L(r).join(' ');
                          })
                          .join(', '),
                        ')',
                      ),
                    ].join(' '),
                  'AS',
                  or(i),
                  h(b),
                ]
                  .filter(w)
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
                  a = [h(n), h(o), [y(e.schema), y(e.name)].filter(w).join('.'), h(t), E(s)];
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
                        p = f.type;
                      switch (p) {
                        case 'collate':
                          c.push(lt(f));
                          break;
                        case 'default':
                          c.push(h(p), lt(f.value));
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
                  a.push(c.filter(w).join(' '));
                }
                return a.filter(w).join(' ');
              })(r);
              break;
            case 'type':
              e = (function (r) {
                var t = r.as,
                  e = r.create_definitions,
                  n = r.keyword,
                  o = r.name,
                  s = r.resource,
                  u = [h(r.type), h(n), [y(o.schema), y(o.name)].filter(w).join('.'), h(t), h(s)];
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
                  u.push(a.filter(w).join(' '));
                }
                return u.filter(w).join(' ');
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
                  p = r.user
                    .map(function (r) {
                      var t = r.user,
                        e = r.auth_option,
                        n = [Rr(t)];
                      return e && n.push(h(e.keyword), e.auth_plugin, m(e.value)), n.filter(w).join(' ');
                    })
                    .join(', '),
                  b = [h(f), h(s), h(o), p];
                n && b.push(h(n.keyword), n.value.map(Rr).join(', '));
                b.push(a(c && c.keyword, lt, c && c.value)),
                  l &&
                    b.push(
                      h(l.keyword),
                      l.value
                        .map(function (r) {
                          return lt(r);
                        })
                        .join(' '),
                    );
                i &&
                  i.forEach(function (r) {
                    return b.push(a(r.keyword, lt, r.value));
                  });
                return b.push(m(u), g(e), m(t)), b.filter(w).join(' ');
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
          return [h(r.type), h(e), P(n), F(t)].filter(w).join(' ');
        },
        select: Y,
        deallocate: function (r) {
          var t = r.type,
            e = r.keyword,
            n = r.expr;
          return [h(t), h(e), lt(n)].filter(w).join(' ');
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
            l = [q(u), 'DELETE'],
            f = Nt(t, e);
          return (
            l.push(f),
            Array.isArray(n) && ((1 === n.length && !0 === n[0].addition) || l.push(Cr(n))),
            l.push(a('FROM', Cr, e)),
            l.push(a('WHERE', lt, o)),
            l.push(pt(s, 'order by')),
            l.push(W(i)),
            l.push(T(c)),
            l.filter(w).join(' ')
          );
        },
        exec: function (r) {
          var t = r.keyword,
            e = r.module,
            n = r.parameters;
          return [h(t), Lr(e), (n || []).map(Q).filter(w).join(', ')].filter(w).join(' ');
        },
        execute: function (r) {
          var t = r.type,
            e = r.name,
            n = r.args,
            o = [h(t)],
            s = [e];
          n && s.push('('.concat(lt(n).join(', '), ')'));
          return o.push(s.join('')), o.filter(w).join(' ');
        },
        explain: function (r) {
          var t = r.type,
            e = r.expr;
          return [h(t), Y(e)].join(' ');
        },
        for: function (r) {
          var t = r.type,
            e = r.label,
            n = r.target,
            o = r.query,
            s = r.stmts;
          return [e, h(t), n, 'IN', sr([o]), 'LOOP', sr(s), 'END LOOP', e].filter(w).join(' ');
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
            q(u),
            'UPDATE',
            Cr(e),
            a('SET', K, n),
            a('FROM', Cr, t),
            a('WHERE', lt, o),
            pt(s, 'order by'),
            W(i),
            T(c),
          ]
            .filter(w)
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
            c = [h(r.type), lt(t), m(s), ''.concat(jr(o.ast || o)).concat(a[0]), h(u)];
          n &&
            c.push(
              n
                .map(function (r) {
                  return [h(r.type), lt(r.boolean_expr), 'THEN', jr(r.then.ast || r.then), r.semicolon]
                    .filter(w)
                    .join(' ');
                })
                .join(' '),
            );
          e && c.push('ELSE', ''.concat(jr(e.ast || e)).concat(a[1]));
          return c.push(m(i)), c.filter(w).join(' ');
        },
        insert: fr,
        load_data: rr,
        drop: Ir,
        truncate: Ir,
        replace: fr,
        declare: function (r) {
          var t = r.type,
            e = r.declare,
            n = r.symbol,
            o = [h(t)],
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
                  l = [[t, e].filter(w).join(''), h(n), h(o)];
                switch (c) {
                  case 'variable':
                    l.push(_t(s), lt(r.collate), h(u)), i && l.push(h(i.keyword), lt(i.value));
                    break;
                  case 'cursor':
                    l.push(h(a));
                    break;
                  case 'table':
                    l.push(h(a), '('.concat(i.map(Kr).join(', '), ')'));
                }
                return l.filter(w).join(' ');
              })
              .join(''.concat(n, ' '));
          return o.push(s), o.join(' ');
        },
        use: function (r) {
          var t = r.type,
            e = r.db,
            n = h(t),
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
              u = Tr(e);
            try {
              for (u.s(); !(s = u.n()).done; ) {
                var a = s.value.map(Lr);
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
        desc: Nr,
        describe: Nr,
        set: function (r) {
          var t = r.type,
            e = r.expr,
            n = r.keyword,
            o = h(t),
            s = e.map(lt).join(', ');
          return [o, h(n), s].filter(w).join(' ');
        },
        lock: Or,
        unlock: Or,
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
                return [h(t), lt(e)].join(' ');
              })(t);
          }
        },
        raise: function (r) {
          var t = r.type,
            e = r.level,
            n = r.raise,
            o = r.using,
            s = [h(t), h(e)];
          n &&
            s.push(
              [m(n.keyword), 'format' === n.type && n.expr.length > 0 && ','].filter(w).join(''),
              n.expr
                .map(function (r) {
                  return lt(r);
                })
                .join(', '),
            );
          o &&
            s.push(
              h(o.type),
              h(o.option),
              o.symbol,
              o.expr
                .map(function (r) {
                  return lt(r);
                })
                .join(', '),
            );
          return s.filter(w).join(' ');
        },
        transaction: function (r) {
          var t = r.expr,
            e = t.action,
            n = t.keyword,
            o = t.modes,
            s = [m(e), h(n)];
          return o && s.push(o.map(m).join(', ')), s.filter(w).join(' ');
        },
      };
      function or(r) {
        if (!r) return '';
        for (
          var t = nr[r.type], e = r, n = e._parentheses, o = e._orderby, s = e._limit, u = [n && '(', t(r)];
          r._next;
        ) {
          var a = nr[r._next.type],
            i = h(r.set_op);
          u.push(i, a(r._next)), (r = r._next);
        }
        return u.push(n && ')', pt(o, 'order by'), W(s)), u.filter(w).join(' ');
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
                return [h(r.prefix), '('.concat(t, ')')].filter(w).join('');
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
        return t.push(')'), t.filter(w).join('');
      }
      function ir(r) {
        if (!r) return '';
        switch (r.type) {
          case 'column':
            return '('.concat(r.expr.map(Et).join(', '), ')');
        }
      }
      function cr(r) {
        var t = r.expr,
          e = r.keyword,
          n = t.type,
          o = [h(e)];
        switch (n) {
          case 'origin':
            o.push(m(t));
            break;
          case 'update':
            o.push('UPDATE', a('SET', K, t.set), a('WHERE', lt, t.where));
        }
        return o.filter(w).join(' ');
      }
      function lr(r) {
        if (!r) return '';
        var t = r.action;
        return [ir(r.target), cr(t)].filter(w).join(' ');
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
          p = r.on_duplicate_update,
          b = r.partition,
          v = r.returning,
          d = r.set,
          y = p || {},
          L = y.keyword,
          C = y.set,
          A = [h(e), o.map(m).join(' '), h(u), Cr(t), ar(b)];
        return (
          Array.isArray(i) && A.push('('.concat(i.map(m).join(', '), ')')),
          A.push(a(l && 'values' === l.type ? 'VALUES' : '', ur, l)),
          A.push(a('ON CONFLICT', lr, c)),
          A.push(a('SET', K, d)),
          A.push(a('WHERE', lt, f)),
          A.push(a(L, K, C)),
          A.push(T(v)),
          A.filter(w).join(' ')
        );
      }
      function pr(r) {
        var t = r.expr,
          e = r.unit,
          n = r.suffix;
        return ['INTERVAL', lt(t), h(e), lt(n)].filter(w).join(' ');
      }
      function br(r) {
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
          ''.concat(h(t), '(').concat((n && lt(n)) || '', ')'),
          a('AS', 'string' == typeof e ? y : lt, e),
          a(h(o && o.keyword), y, o && o.as),
        ]
          .filter(w)
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
                  u = [lt(n), 'FOR', Et(e), D(o)],
                  a = [''.concat(h(s), '(').concat(u.join(' '), ')')];
                return t && a.push('AS', y(t)), a.join(' ');
              })(r);
            default:
              return '';
          }
      }
      function hr(r) {
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
              a.push(h(t), '('.concat(y(n)), '('.concat(o.map(lt).filter(w).join(', '), '))'));
              break;
            case 'spatial_window_max_cells':
              a.push(h(t), '=', lt(e));
              break;
            case 'index':
              a.push(
                h(u),
                h(t),
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
          return a.filter(w).join(' ');
        }
      }
      function wr(r, t) {
        var e = r.name,
          n = r.symbol;
        return [h(e), n, t].filter(w).join(' ');
      }
      function mr(r) {
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
        return t.filter(w).join(' ');
      }
      function Lr(r) {
        if ('UNNEST' === h(r.type)) return dr(r);
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
          p = r.schema,
          b = r.server,
          v = r.suffix,
          d = r.tablesample,
          C = r.temporal_table,
          A = r.table_hint,
          E = r.surround,
          _ = void 0 === E ? {} : E,
          g = y(b, !1, _.server),
          j = y(u, !1, _.db),
          T = y(p, !1, _.schema),
          x = s && y(s, !1, _.table);
        if (c)
          switch (c.type) {
            case 'values':
              var S = c.parentheses,
                k = c.values,
                I = c.prefix,
                N = [S && '(', '', S && ')'],
                O = ur(k);
              I &&
                (O = O.split('(')
                  .slice(1)
                  .map(function (r) {
                    return ''.concat(h(I), '(').concat(r);
                  })
                  .join('')),
                (N[1] = 'VALUES '.concat(O)),
                (x = N.filter(w).join(''));
              break;
            case 'tumble':
              x = (function (r) {
                if (!r) return '';
                var t = r.data,
                  e = r.timecol,
                  n = r.offset,
                  o = r.size,
                  s = [y(t.expr.db), y(t.expr.schema), y(t.expr.table)].filter(w).join('.'),
                  u = 'DESCRIPTOR('.concat(Et(e.expr), ')'),
                  a = ['TABLE(TUMBLE(TABLE '.concat(wr(t, s)), wr(e, u)],
                  i = wr(o, pr(o.expr));
                return (
                  n && n.expr ? a.push(i, ''.concat(wr(n, pr(n.expr)), '))')) : a.push(''.concat(i, '))')),
                  a.filter(w).join(', ')
                );
              })(c);
              break;
            case 'generator':
              (e = (t = c).keyword),
                (n = t.type),
                (o = t.generators
                  .map(function (r) {
                    return L(r).join(' ');
                  })
                  .join(', ')),
                (x = ''.concat(h(e), '(').concat(h(n), '(').concat(o, '))'));
              break;
            default:
              x = lt(c);
          }
        var R = [[g, j, T, (x = [h(f), x, h(v)].filter(w).join(' '))].filter(w).join('.')];
        if (d) {
          var U = ['TABLESAMPLE', lt(d.expr), m(d.repeatable)].filter(w).join(' ');
          R.push(U);
        }
        R.push(
          (function (r) {
            if (r) {
              var t = r.keyword,
                e = r.expr;
              return [h(t), mr(e)].filter(w).join(' ');
            }
          })(C),
          a('AS', 'string' == typeof i ? y : lt, i),
          yr(l),
        ),
          A && R.push(h(A.keyword), '('.concat(A.expr.map(hr).filter(w).join(', '), ')'));
        var M = R.filter(w).join(' ');
        return r.parentheses ? '('.concat(M, ')') : M;
      }
      function Cr(r) {
        if (!r) return '';
        if (!Array.isArray(r)) {
          var t = r.expr,
            e = r.parentheses,
            n = r.joins,
            o = Cr(t);
          if (e) {
            for (var s = [], u = [], i = !0 === e ? 1 : e.length, c = 0; c++ < i; ) s.push('('), u.push(')');
            var l = n && n.length > 0 ? Cr([''].concat(br(n))) : '';
            return s.join('') + o + u.join('') + l;
          }
          return o;
        }
        var f = r[0],
          p = [];
        if ('dual' === f.type) return 'DUAL';
        p.push(Lr(f));
        for (var b = 1; b < r.length; ++b) {
          var v = r[b],
            d = v.on,
            y = v.using,
            L = v.join,
            C = [],
            A = Array.isArray(v) || Object.hasOwnProperty.call(v, 'joins');
          C.push(L ? ' '.concat(h(L)) : ','),
            C.push(A ? Cr(v) : Lr(v)),
            C.push(a('ON', lt, d)),
            y && C.push('USING ('.concat(y.map(m).join(', '), ')')),
            p.push(C.filter(w).join(' '));
        }
        return p.filter(w).join('');
      }
      function Ar(r) {
        var t = r.keyword,
          e = r.symbol,
          n = r.value,
          o = [t.toUpperCase()];
        e && o.push(e);
        var s = m(n);
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
        return o.push(s), o.filter(w).join(' ');
      }
      var Er = [
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
      function _r(r) {
        var t = r && r.ast ? r.ast : r;
        if (!Er.includes(t.type)) throw new Error(''.concat(t.type, ' statements not supported at the moment'));
      }
      function gr(r) {
        return Array.isArray(r) ? (r.forEach(_r), sr(r)) : (_r(r), or(r));
      }
      function jr(r) {
        return 'go' === r.go
          ? (function r(t) {
              if (!t || 0 === t.length) return '';
              var e = [gr(t.ast)];
              return (
                t.go_next && e.push(t.go.toUpperCase(), r(t.go_next)),
                e
                  .filter(function (r) {
                    return r;
                  })
                  .join(' ')
              );
            })(r)
          : gr(r);
      }
      function Tr(r, t) {
        var e = ('undefined' != typeof Symbol && r[Symbol.iterator]) || r['@@iterator'];
        if (!e) {
          if (Array.isArray(r) || (e = Sr(r)) || (t && r && 'number' == typeof r.length)) {
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
      function xr(r) {
        return (
          (function (r) {
            if (Array.isArray(r)) return kr(r);
          })(r) ||
          (function (r) {
            if (('undefined' != typeof Symbol && null != r[Symbol.iterator]) || null != r['@@iterator'])
              return Array.from(r);
          })(r) ||
          Sr(r) ||
          (function () {
            throw new TypeError(
              'Invalid attempt to spread non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.',
            );
          })()
        );
      }
      function Sr(r, t) {
        if (r) {
          if ('string' == typeof r) return kr(r, t);
          var e = {}.toString.call(r).slice(8, -1);
          return (
            'Object' === e && r.constructor && (e = r.constructor.name),
            'Map' === e || 'Set' === e
              ? Array.from(r)
              : 'Arguments' === e || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(e)
                ? kr(r, t)
                : void 0
          );
        }
      }
      function kr(r, t) {
        (null == t || t > r.length) && (t = r.length);
        for (var e = 0, n = Array(t); e < t; e++) n[e] = r[e];
        return n;
      }
      function Ir(r) {
        var t = r.type,
          e = r.keyword,
          n = r.name,
          o = r.prefix,
          s = r.suffix,
          u = [h(t), h(e), h(o)];
        switch (e) {
          case 'table':
            u.push(Cr(n));
            break;
          case 'trigger':
            u.push([n[0].schema ? ''.concat(y(n[0].schema), '.') : '', y(n[0].trigger)].filter(w).join(''));
            break;
          case 'database':
          case 'schema':
          case 'procedure':
            u.push(y(n));
            break;
          case 'view':
            u.push(Cr(n), r.options && r.options.map(lt).filter(w).join(' '));
            break;
          case 'index':
            u.push.apply(
              u,
              [Et(n)].concat(xr(r.table ? ['ON', Lr(r.table)] : []), [
                r.options && r.options.map(lt).filter(w).join(' '),
              ]),
            );
            break;
          case 'type':
            u.push(n.map(Et).join(', '), r.options && r.options.map(lt).filter(w).join(' '));
        }
        return s && u.push(s.map(lt).filter(w).join(' ')), u.filter(w).join(' ');
      }
      function Nr(r) {
        var t = r.type,
          e = r.table,
          n = h(t),
          o = 'string' == typeof e ? y(e) : Lr(e);
        return ''.concat(n, ' ').concat(o);
      }
      function Or(r) {
        var t = r.type,
          e = r.keyword,
          n = r.tables,
          o = [t.toUpperCase(), h(e)];
        if ('UNLOCK' === t.toUpperCase()) return o.join(' ');
        var s,
          u = [],
          a = Tr(n);
        try {
          var i = function () {
            var r = s.value,
              t = r.table,
              e = r.lock_type,
              n = [Lr(t)];
            if (e) {
              n.push(
                ['prefix', 'type', 'suffix']
                  .map(function (r) {
                    return h(e[r]);
                  })
                  .filter(w)
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
              xr(
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
          o.filter(w).join(' ')
        );
      }
      function Rr(r) {
        var t = r.name,
          e = r.host,
          n = [m(t)];
        return e && n.push('@', m(e)), n.join('');
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
          c = [h(t), m(e)],
          l = o
            .map(function (r) {
              var t = r.priv,
                e = r.columns,
                n = [lt(t)];
              return e && n.push('('.concat(e.map(Et).join(', '), ')')), n.join(' ');
            })
            .join(', ');
        if ((c.push(l), s))
          switch ((c.push('ON'), n)) {
            case 'priv':
              c.push(
                m(s.object_type),
                s.priv_level
                  .map(function (r) {
                    return [y(r.prefix), y(r.name)].filter(w).join('.');
                  })
                  .join(', '),
              );
              break;
            case 'proxy':
              c.push(Rr(s));
          }
        return c.push(h(u), a.map(Rr).join(', ')), c.push(m(i)), c.filter(w).join(' ');
      }
      function Mr(r) {
        return (
          (function (r) {
            if (Array.isArray(r)) return Dr(r);
          })(r) ||
          (function (r) {
            if (('undefined' != typeof Symbol && null != r[Symbol.iterator]) || null != r['@@iterator'])
              return Array.from(r);
          })(r) ||
          (function (r, t) {
            if (r) {
              if ('string' == typeof r) return Dr(r, t);
              var e = {}.toString.call(r).slice(8, -1);
              return (
                'Object' === e && r.constructor && (e = r.constructor.name),
                'Map' === e || 'Set' === e
                  ? Array.from(r)
                  : 'Arguments' === e || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(e)
                    ? Dr(r, t)
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
      function Dr(r, t) {
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
            f = p().database;
          l.push(h(s)), l.push(y(t));
          var b = h(e);
          return (
            'sqlite' === f.toLowerCase() && 'UNIQUE KEY' === b && (b = 'UNIQUE'),
            l.push(b),
            l.push('sqlite' !== f.toLowerCase() && y(o)),
            l.push.apply(l, Mr(M(r))),
            l.push.apply(l, Mr(gt(u))),
            l.push(h(n)),
            l.push(a('FOR', y, i)),
            l.push(m(c)),
            l.filter(w).join(' ')
          );
        }
      }
      function Fr(r) {
        if (r) {
          var t = r.type;
          return 'rows' === t ? [h(t), lt(r.expr)].filter(w).join(' ') : lt(r);
        }
      }
      function Hr(r) {
        if ('string' == typeof r) return r;
        var t = r.window_specification;
        return '('.concat(
          (function (r) {
            var t = r.name,
              e = r.partitionby,
              n = r.orderby,
              o = r.window_frame_clause;
            return [t, pt(e, 'partition by'), pt(n, 'order by'), Fr(o)].filter(w).join(' ');
          })(t),
          ')',
        );
      }
      function Br(r) {
        var t = r.name,
          e = r.as_window_specification;
        return ''.concat(t, ' AS ').concat(Hr(e));
      }
      function $r(r) {
        if (r) {
          var t = r.as_window_specification,
            e = r.expr,
            n = r.keyword,
            o = r.type,
            s = r.parentheses,
            u = h(o);
          if ('WINDOW' === u) return 'OVER '.concat(Hr(t));
          if ('ON UPDATE' === u) {
            var a = ''.concat(h(o), ' ').concat(h(n)),
              i = lt(e) || [];
            return s && (a = ''.concat(a, '(').concat(i.join(', '), ')')), a;
          }
          if (r.partitionby)
            return ['OVER', '('.concat(pt(r.partitionby, 'partition by')), ''.concat(pt(r.orderby, 'order by'), ')')]
              .filter(w)
              .join(' ');
          throw new Error('unknown over type');
        }
      }
      function Wr(r) {
        if (!r || !r.array) return '';
        var t = r.array.keyword;
        if (t) return h(t);
        for (var e = r.array, n = e.dimension, o = e.length, s = [], u = 0; u < n; u++)
          s.push('['), o && o[u] && s.push(m(o[u])), s.push(']');
        return s.join('');
      }
      function qr(r) {
        for (
          var t = r.target,
            e = r.expr,
            n = r.keyword,
            o = r.symbol,
            s = r.as,
            u = r.offset,
            a = r.parentheses,
            i = r.collate,
            c = Ct({ expr: e, offset: u }),
            l = [],
            f = 0,
            p = t.length;
          f < p;
          ++f
        ) {
          var b = t[f],
            v = b.angle_brackets,
            d = b.length,
            L = b.dataType,
            C = b.parentheses,
            A = b.quoted,
            E = b.scale,
            _ = b.suffix,
            g = b.expr,
            j = g ? lt(g) : '';
          null != d && (j = E ? ''.concat(d, ', ').concat(E) : d),
            C && (j = '('.concat(j, ')')),
            v && (j = '<'.concat(j, '>')),
            _ && _.length && (j += ' '.concat(_.map(m).join(' ')));
          var T = '::',
            x = '',
            S = [];
          'as' === o &&
            (0 === f && (c = ''.concat(h(n), '(').concat(c)), (x = ')'), (T = ' '.concat(o.toUpperCase(), ' '))),
            0 === f && S.push(c);
          var k = Wr(b);
          S.push(T, A, L, A, k, j, x), l.push(S.filter(w).join(''));
        }
        var I = bt(i);
        s && l.push(' AS '.concat(y(s)));
        var N = [l.filter(w).join(''), I].filter(w).join(' ');
        return a ? '('.concat(N, ')') : N;
      }
      function Gr(r) {
        var t = r.args,
          e = r.array_index,
          n = r.collate,
          o = r.name,
          s = r.args_parentheses,
          u = r.parentheses,
          a = r.within_group,
          i = r.over,
          c = r.suffix,
          l = $r(i),
          f = (function (r) {
            if (!r) return '';
            var t = r.type,
              e = r.keyword,
              n = r.orderby;
            return [h(t), h(e), '('.concat(pt(n, 'order by'), ')')].filter(w).join(' ');
          })(a),
          p = lt(c),
          b = bt(n),
          v = [m(o.schema), o.name.map(m).join('.')].filter(w).join('.');
        if (!t) return [v, b, f, l].filter(w).join(' ');
        var d = r.separator || ', ',
          y = 0;
        if ('TRIM' === h(v))
          for (var L = 0, C = t.value.length; L < C; ++L) {
            var A = t.value[L];
            if ('origin' === A.type && 'from' === A.value) {
              y = L;
              break;
            }
          }
        var E = [v];
        E.push(!1 === s ? ' ' : '(');
        var _ = lt(t);
        if (Array.isArray(d)) {
          for (var g = _[0], j = 1, T = _.length; j < T; ++j) g = [g, _[j]].join(' '.concat(lt(d[j - 1]), ' '));
          E.push(g);
        } else
          'TRIM' === h(v) && y > 0
            ? E.push([_.slice(0, y + 1).join(' '), _.slice(y + 1).join(', ')].join(' '))
            : E.push(_.join(d));
        return (
          !1 !== s && E.push(')'),
          E.push(At(e)),
          (E = [E.join(''), p, b].filter(w).join(' ')),
          [u ? '('.concat(E, ')') : E, f, l].filter(w).join(' ')
        );
      }
      function Yr(r) {
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
            return xt(r);
          case 'index':
            return (
              (e = []),
              (n = (t = r).keyword),
              (o = t.index),
              e.push(h(n)),
              e.push(o),
              e.push.apply(e, I(M(t))),
              e.filter(w).join(' ')
            );
          case 'constraint':
            return Pr(r);
          case 'sequence':
            return [h(r.prefix), lt(r.value)].filter(w).join(' ');
          default:
            throw new Error('unknown resource = '.concat(s, ' type'));
        }
      }
      function Qr(r) {
        var t = [];
        switch (r.keyword) {
          case 'from':
            t.push('FROM', '('.concat(m(r.from), ')'), 'TO', '('.concat(m(r.to), ')'));
            break;
          case 'in':
            t.push('IN', '('.concat(lt(r.in), ')'));
            break;
          case 'with':
            t.push('WITH', '(MODULUS '.concat(m(r.modulus), ', REMAINDER ').concat(m(r.remainder), ')'));
        }
        return t.filter(w).join(' ');
      }
      function zr(r) {
        var t = r.keyword,
          e = r.table,
          n = r.for_values,
          o = r.tablespace,
          s = [h(t), Lr(e), h(n.keyword), Qr(n.expr)];
        return o && s.push('TABLESPACE', m(o)), s.filter(w).join(' ');
      }
      function Zr(r) {
        return r.dataType ? E(r) : [y(r.db), y(r.schema), y(r.table)].filter(w).join('.');
      }
      function Jr(r) {
        var t = r.type;
        switch (t) {
          case 'as':
            return [h(t), r.symbol, or(r.declare), h(r.begin), sr(r.expr), h(r.end), r.symbol].filter(w).join(' ');
          case 'set':
            return [h(t), r.parameter, h(r.value && r.value.prefix), r.value && r.value.expr.map(lt).join(', ')]
              .filter(w)
              .join(' ');
          case 'return':
            return [h(t), lt(r.expr)].filter(w).join(' ');
          default:
            return lt(r);
        }
      }
      function rt(r) {
        var t = r.type,
          e = r.symbol,
          n = r.value,
          o = [h(t), e];
        switch (h(t)) {
          case 'SFUNC':
            o.push([y(n.schema), n.name].filter(w).join('.'));
            break;
          case 'STYPE':
          case 'MSTYPE':
            o.push(E(n));
            break;
          default:
            o.push(lt(n));
        }
        return o.filter(w).join(' ');
      }
      function tt(r, t) {
        switch (r) {
          case 'add':
            var e = t
              .map(function (r) {
                var t = r.name,
                  e = r.value;
                return ['PARTITION', m(t), 'VALUES', h(e.type), '('.concat(m(e.expr), ')')].join(' ');
              })
              .join(', ');
            return '('.concat(e, ')');
          default:
            return Nt(t);
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
          p = [];
        switch (i) {
          case 'column':
            p = [xt(r)];
            break;
          case 'index':
            (p = M(r)), (f = r[i]);
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
            f = [c, h(r[i])].filter(w).join(' ');
            break;
          case 'constraint':
            (f = y(r[i])), (p = [Kr(e)]);
            break;
          case 'partition':
            p = [tt(t, r.partitions)];
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
        var b = [h(t), h(o), h(n), h(s), u && Et(u), h(a), f && f.trim(), p.filter(w).join(' ')];
        return l && b.push(h(l.keyword), l.expr && Et(l.expr)), b.filter(w).join(' ');
      }
      function nt(r) {
        var t = r.default && [h(r.default.keyword), lt(r.default.value)].join(' ');
        return [h(r.mode), r.name, E(r.type), t].filter(w).join(' ');
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
        switch (h(r.type)) {
          case 'STRUCT':
          case 'ROW':
            return '('.concat(Nt(t), ')');
          case 'ARRAY':
            return (function (r) {
              var t = r.array_path,
                e = r.brackets,
                n = r.expr_list,
                o = r.parentheses;
              if (!n) return '['.concat(Nt(t), ']');
              var s = Array.isArray(n)
                ? n
                    .map(function (r) {
                      return '('.concat(Nt(r), ')');
                    })
                    .filter(w)
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
          s = [h(e)];
        return (
          t && 'object' === ot(t) && ((s.length = 0), s.push(_(t))),
          s.push(st(r), pt(n, 'order by'), W(o)),
          s.filter(w).join('')
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
            a = $r(n);
          t.distinct && (s = ['DISTINCT', s].join(' ')),
            t.separator &&
              t.separator.delimiter &&
              (s = [s, m(t.separator.delimiter)].join(''.concat(t.separator.symbol, ' '))),
            t.separator && t.separator.expr && (s = [s, lt(t.separator.expr)].join(' ')),
            t.orderby && (s = [s, pt(t.orderby, 'order by')].join(' ')),
            t.separator &&
              t.separator.value &&
              (s = [s, h(t.separator.keyword), m(t.separator.value)].filter(w).join(' '));
          var i = o ? 'WITHIN GROUP ('.concat(pt(o, 'order by'), ')') : '',
            c = e ? 'FILTER (WHERE '.concat(lt(e.where), ')') : '';
          return [''.concat(u, '(').concat(s, ')'), i, a, c].filter(w).join(' ');
        },
        any_value: function (r) {
          var t = r.args,
            e = r.type,
            n = r.over,
            o = t.expr,
            s = t.having,
            u = ''.concat(h(e), '(').concat(lt(o));
          return (
            s && (u = ''.concat(u, ' HAVING ').concat(h(s.prefix), ' ').concat(lt(s.expr))),
            [(u = ''.concat(u, ')')), $r(n)].filter(w).join(' ')
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
              return [e, '(', t ? lt(t).join(u) : '', ')', o && ' ', o].filter(w).join('');
            })(r),
            $r(t),
          ]
            .filter(w)
            .join(' ');
        },
        array: ut,
        assign: tr,
        binary_expr: D,
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
        cast: qr,
        collate: bt,
        column_ref: Et,
        column_definition: xt,
        datatype: E,
        extract: function (r) {
          var t = r.args,
            e = r.type,
            n = t.field,
            o = t.cast_type,
            s = t.source,
            u = [''.concat(h(e), '(').concat(h(n)), 'FROM', h(o), lt(s)];
          return ''.concat(u.filter(w).join(' '), ')');
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
                  return [h(t), e, lt(n)].filter(w).join(' ');
                })(t[r]);
              })
              .filter(w)
              .join(', ');
          return ''.concat(h(e), '(').concat(n, ')');
        },
        fulltext_search: function (r) {
          var t = r.against,
            e = r.as,
            n = r.columns,
            o = r.match,
            s = r.mode,
            u = [
              h(o),
              '('.concat(
                n
                  .map(function (r) {
                    return Et(r);
                  })
                  .join(', '),
                ')',
              ),
            ].join(' '),
            a = [h(t), ['(', lt(r.expr), s && ' '.concat(m(s)), ')'].filter(w).join('')].join(' ');
          return [u, a, St(e)].filter(w).join(' ');
        },
        function: Gr,
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
        interval: pr,
        json: function (r) {
          var t = r.keyword,
            e = r.expr_list;
          return [
            h(t),
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
          return o && s.push('ON', 'NULL', lt(o)), s.filter(w).join(' ');
        },
        json_visitor: function (r) {
          return [r.symbol, lt(r.expr)].join('');
        },
        func_arg: function (r) {
          var t = r.value;
          return [t.name, t.symbol, lt(t.expr)].filter(w).join(' ');
        },
        show: er,
        struct: ut,
        tablefunc: function (r) {
          var t = r.as,
            e = r.name,
            n = r.args,
            o = [m(e.schema), e.name.map(m).join('.')].filter(w).join('.');
          return [''.concat(o, '(').concat(lt(n).join(', '), ')'), 'AS', Gr(t)].join(' ');
        },
        tables: Cr,
        unnest: dr,
        values: ur,
        window: function (r) {
          return r.expr.map(Br).join(', ');
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
        return u && (c += u), a.push(c), [s, a.join(' '), s].filter(w).join('');
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
          return 'expr' === u ? lt(t.expr) : it[u] ? it[u](t) : m(t);
        }
      }
      function ft(r) {
        return r ? (Array.isArray(r) || (r = [r]), r.map(lt)) : [];
      }
      function pt(r, t) {
        if (!Array.isArray(r)) return '';
        var e = [],
          n = h(t);
        switch (n) {
          case 'ORDER BY':
            e = r.map(function (r) {
              return [lt(r.expr), r.type || 'ASC', h(r.nulls)].filter(w).join(' ');
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
      function bt(r) {
        if (r) {
          var t = r.keyword,
            e = r.collate,
            n = e.name,
            o = e.symbol,
            s = e.value,
            u = [h(t)];
          return (
            s || u.push(o),
            u.push(Array.isArray(n) ? n.map(m).join('.') : m(n)),
            s && u.push(o),
            u.push(lt(s)),
            u.filter(w).join(' ')
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
                ht(r, t, e[t]);
              })
            : Object.getOwnPropertyDescriptors
              ? Object.defineProperties(r, Object.getOwnPropertyDescriptors(e))
              : dt(Object(e)).forEach(function (t) {
                  Object.defineProperty(r, t, Object.getOwnPropertyDescriptor(e, t));
                });
        }
        return r;
      }
      function ht(r, t, e) {
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
      function wt(r) {
        return (
          (function (r) {
            if (Array.isArray(r)) return Lt(r);
          })(r) ||
          (function (r) {
            if (('undefined' != typeof Symbol && null != r[Symbol.iterator]) || null != r['@@iterator'])
              return Array.from(r);
          })(r) ||
          mt(r) ||
          (function () {
            throw new TypeError(
              'Invalid attempt to spread non-iterable instance.\nIn order to be iterable, non-array objects must have a [Symbol.iterator]() method.',
            );
          })()
        );
      }
      function mt(r, t) {
        if (r) {
          if ('string' == typeof r) return Lt(r, t);
          var e = {}.toString.call(r).slice(8, -1);
          return (
            'Object' === e && r.constructor && (e = r.constructor.name),
            'Map' === e || 'Set' === e
              ? Array.from(r)
              : 'Arguments' === e || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(e)
                ? Lt(r, t)
                : void 0
          );
        }
      }
      function Lt(r, t) {
        (null == t || t > r.length) && (t = r.length);
        for (var e = 0, n = Array(t); e < t; e++) n[e] = r[e];
        return n;
      }
      function Ct(r, t) {
        if ('string' == typeof r) return y(r, t);
        var e = r.expr,
          n = r.offset,
          o = r.suffix,
          s =
            n &&
            n
              .map(function (r) {
                return ['[', r.name, ''.concat(r.name ? '(' : ''), m(r.value), ''.concat(r.name ? ')' : ''), ']']
                  .filter(w)
                  .join('');
              })
              .join('');
        return [lt(e), s, o].filter(w).join('');
      }
      function At(r) {
        if (!r || 0 === r.length) return '';
        var t,
          e = [],
          n = (function (r, t) {
            var e = ('undefined' != typeof Symbol && r[Symbol.iterator]) || r['@@iterator'];
            if (!e) {
              if (Array.isArray(r) || (e = mt(r)) || (t && r && 'number' == typeof r.length)) {
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
            o.property && (s = ''.concat(s, '.').concat(m(o.property))), e.push(s);
          }
        } catch (r) {
          n.e(r);
        } finally {
          n.f();
        }
        return e.join('');
      }
      function Et(r) {
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
          p = r.table,
          b = r.parentheses,
          v = r.suffix,
          d = r.order_by,
          m = r.subFields,
          L = void 0 === m ? [] : m,
          C = '*' === n ? '*' : Ct(n, u),
          A = [s, f, p].filter(w).map(function (r) {
            return ''.concat('string' == typeof r ? y(r) : lt(r));
          }),
          E = A[0];
        if (E) {
          for (var _ = 1; _ < A.length; ++_)
            E = ''
              .concat(E)
              .concat(c[_] || '.')
              .concat(A[_]);
          C = ''
            .concat(E)
            .concat(c[_] || '.')
            .concat(C);
        }
        var g = [(C = [''.concat(C).concat(At(t))].concat(wt(L)).join('.')), bt(o), lt(l), a('AS', lt, e)];
        g.push('string' == typeof v ? h(v) : lt(v)), g.push(h(d));
        var j = g.filter(w).join(' ');
        return b ? '('.concat(j, ')') : j;
      }
      function _t(r) {
        if (r) {
          var t = r.schema,
            e = r.dataType,
            n = r.length,
            o = r.suffix,
            s = r.scale,
            u = r.expr,
            a = E({ schema: t, dataType: e, length: n, suffix: o, scale: s, parentheses: null != n });
          if ((u && (a += lt(u)), r.array)) {
            var i = Wr(r);
            a += [/^\[.*\]$/.test(i) ? '' : ' ', i].join('');
          }
          return a;
        }
      }
      function gt(r) {
        var t = [];
        if (!r) return t;
        var e = r.definition,
          n = r.keyword,
          o = r.match,
          s = r.table,
          u = r.on_action;
        return (
          t.push(h(n)),
          t.push(Cr(s)),
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
          t.push(h(o)),
          u.map(function (r) {
            return t.push(h(r.type), lt(r.value));
          }),
          t.filter(w)
        );
      }
      function jt(r) {
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
          b = r.generated,
          v = r.auto_increment,
          d = r.unique,
          y = r.primary_key,
          C = r.column_format,
          A = r.reference_definition,
          E = r.generated_by_default,
          _ = [h(e && e.action), h(e && e.value)].filter(w).join(' ');
        if ((b || t.push(_), f)) {
          var j = f.type,
            T = f.value;
          t.push(j.toUpperCase(), lt(T));
        }
        var x = p().database;
        return (
          u && t.push(h(u.keyword), m(u.constraint)),
          t.push(Pr(o)),
          t.push(
            (function (r) {
              if (r) return [h(r.value), '('.concat(lt(r.expr), ')'), h(r.storage_type)].filter(w).join(' ');
            })(b),
          ),
          b && t.push(_),
          t.push(S(v), h(y), h(d), m(E), g(s)),
          t.push.apply(t, wt(L(n))),
          'sqlite' !== x.toLowerCase() && t.push(lt(i)),
          t.push.apply(t, wt(L(C))),
          t.push.apply(t, wt(L(c))),
          t.push.apply(t, wt(gt(A))),
          t.push(a('USING', lt, l)),
          t.filter(w).join(' ')
        );
      }
      function Tt(r) {
        var t = r.order_by,
          e = r.column,
          n = r.collate,
          o = r.nulls,
          s = r.opclass,
          u =
            'string' == typeof e
              ? { type: 'column_ref', table: r.table, column: e }
              : yt(yt({}, r), {}, { order_by: null });
        return (u.collate = null), [lt(u), lt(n), s, h(t), h(o)].filter(w).join(' ');
      }
      function xt(r) {
        var t = [],
          e = Et(r.column),
          n = _t(r.definition);
        return t.push(e), t.push(n), t.push(jt(r)), t.filter(w).join(' ');
      }
      function St(r) {
        return r
          ? 'object' === vt(r)
            ? ['AS', lt(r)].join(' ')
            : ['AS', /^(`?)[a-z_][0-9a-z_]*(`?)$/i.test(r) ? y(r) : d(r)].join(' ')
          : '';
      }
      function kt(r, t) {
        var e = r.expr,
          n = r.type;
        if ('cast' === n) return qr(r);
        t && (e.isDual = t);
        var o = lt(e),
          s = r.expr_list;
        if (s) {
          var u = [o],
            a = s
              .map(function (r) {
                return kt(r, t);
              })
              .join(', ');
          return u.push([h(n), n && '(', a, n && ')'].filter(w).join('')), u.filter(w).join(' ');
        }
        return (
          e.parentheses && Reflect.has(e, 'array_index') && 'cast' !== e.type && (o = '('.concat(o, ')')),
          e.array_index &&
            'column_ref' !== e.type &&
            'function' !== e.type &&
            (o = ''.concat(o).concat(At(e.array_index))),
          [o, St(r.as)].filter(w).join(' ')
        );
      }
      function It(r) {
        var t = Array.isArray(r) && r[0];
        return !(!t || 'dual' !== t.type);
      }
      function Nt(r, t) {
        if (!r || '*' === r) return r;
        var e = It(t);
        return r
          .map(function (r) {
            return kt(r, e);
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
          var t = 'object' === at(r._next) ? or(r) : Y(r);
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
                return [m(r.key), m(r.value)].join(', ');
              })
              .join(', ');
          return [h(t), '['.concat(e, ']')].join('');
        });
      var Ot = e(0);
      function Rt(r) {
        return (Rt =
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
        Mt,
        Dt,
        Pt =
          ((Ut = {}),
          (Mt = 'transactsql'),
          (Dt = Ot.parse),
          (Mt = (function (r) {
            var t = (function (r, t) {
              if ('object' != Rt(r) || !r) return r;
              var e = r[Symbol.toPrimitive];
              if (void 0 !== e) {
                var n = e.call(r, t || 'default');
                if ('object' != Rt(n)) return n;
                throw new TypeError('@@toPrimitive must return a primitive value.');
              }
              return ('string' === t ? String : Number)(r);
            })(r, 'string');
            return 'symbol' == Rt(t) ? t : t + '';
          })(Mt)) in Ut
            ? Object.defineProperty(Ut, Mt, { value: Dt, enumerable: !0, configurable: !0, writable: !0 })
            : (Ut[Mt] = Dt),
          Ut);
      function Ft(r) {
        return (Ft =
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
      function Ht(r, t) {
        var e = ('undefined' != typeof Symbol && r[Symbol.iterator]) || r['@@iterator'];
        if (!e) {
          if (
            Array.isArray(r) ||
            (e = (function (r, t) {
              if (r) {
                if ('string' == typeof r) return Bt(r, t);
                var e = {}.toString.call(r).slice(8, -1);
                return (
                  'Object' === e && r.constructor && (e = r.constructor.name),
                  'Map' === e || 'Set' === e
                    ? Array.from(r)
                    : 'Arguments' === e || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(e)
                      ? Bt(r, t)
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
      function Bt(r, t) {
        (null == t || t > r.length) && (t = r.length);
        for (var e = 0, n = Array(t); e < t; e++) n[e] = r[e];
        return n;
      }
      function $t(r, t) {
        for (var e = 0; e < t.length; e++) {
          var n = t[e];
          (n.enumerable = n.enumerable || !1),
            (n.configurable = !0),
            'value' in n && (n.writable = !0),
            Object.defineProperty(r, Wt(n.key), n);
        }
      }
      function Wt(r) {
        var t = (function (r, t) {
          if ('object' != Ft(r) || !r) return r;
          var e = r[Symbol.toPrimitive];
          if (void 0 !== e) {
            var n = e.call(r, t || 'default');
            if ('object' != Ft(n)) return n;
            throw new TypeError('@@toPrimitive must return a primitive value.');
          }
          return ('string' === t ? String : Number)(r);
        })(r, 'string');
        return 'symbol' == Ft(t) ? t : t + '';
      }
      var qt = (function () {
        return (function (r, t, e) {
          return t && $t(r.prototype, t), e && $t(r, e), Object.defineProperty(r, 'prototype', { writable: !1 }), r;
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
                return b(t), jr(r);
              },
            },
            {
              key: 'exprToSQL',
              value: function (r) {
                var t = arguments.length > 1 && void 0 !== arguments[1] ? arguments[1] : s;
                return b(t), lt(r);
              },
            },
            {
              key: 'columnsToSQL',
              value: function (r, t) {
                var e = arguments.length > 2 && void 0 !== arguments[2] ? arguments[2] : s;
                if ((b(e), !r || '*' === r)) return [];
                var n = It(t);
                return r.map(function (r) {
                  return kt(r, n);
                });
              },
            },
            {
              key: 'parse',
              value: function (r) {
                var t = arguments.length > 1 && void 0 !== arguments[1] ? arguments[1] : s,
                  e = t.database,
                  n = void 0 === e ? 'transactsql' : e;
                b(t);
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
                    f = Ht(i);
                  try {
                    for (f.s(); !(u = f.n()).done; ) {
                      var p,
                        b = u.value,
                        v = !1,
                        d = Ht(t);
                      try {
                        for (d.s(); !(p = d.n()).done; ) {
                          var y = p.value,
                            h = new RegExp('^'.concat(y, '$'), 'i');
                          if (h.test(b)) {
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
                        (l = b), (c = !1);
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
      'object' === ('undefined' == typeof self ? 'undefined' : Gt(self)) &&
        self &&
        (self.NodeSQLParser = { Parser: qt, util: n }),
        'undefined' == typeof global &&
          'object' === ('undefined' == typeof window ? 'undefined' : Gt(window)) &&
          window &&
          (window.global = window),
        'object' === ('undefined' == typeof global ? 'undefined' : Gt(global)) &&
          global &&
          global.window &&
          (global.window.NodeSQLParser = { Parser: qt, util: n });
    },
  ]),
);
