export const id = 37;
export const ids = [37];
export const modules = {

/***/ 3017:
/***/ (function(__unused_webpack_module, exports) {

(function (global, factory) {
     true ? factory(exports) :
    0;
})(this, (function (exports) { 'use strict';

    /******************************************************************************
    Copyright (c) Microsoft Corporation.

    Permission to use, copy, modify, and/or distribute this software for any
    purpose with or without fee is hereby granted.

    THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
    REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY
    AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
    INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM
    LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR
    OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
    PERFORMANCE OF THIS SOFTWARE.
    ***************************************************************************** */
    /* global Reflect, Promise, SuppressedError, Symbol, Iterator */


    var __assign = function() {
        __assign = Object.assign || function __assign(t) {
            for (var s, i = 1, n = arguments.length; i < n; i++) {
                s = arguments[i];
                for (var p in s) if (Object.prototype.hasOwnProperty.call(s, p)) t[p] = s[p];
            }
            return t;
        };
        return __assign.apply(this, arguments);
    };

    function __generator(thisArg, body) {
        var _ = { label: 0, sent: function() { if (t[0] & 1) throw t[1]; return t[1]; }, trys: [], ops: [] }, f, y, t, g = Object.create((typeof Iterator === "function" ? Iterator : Object).prototype);
        return g.next = verb(0), g["throw"] = verb(1), g["return"] = verb(2), typeof Symbol === "function" && (g[Symbol.iterator] = function() { return this; }), g;
        function verb(n) { return function (v) { return step([n, v]); }; }
        function step(op) {
            if (f) throw new TypeError("Generator is already executing.");
            while (g && (g = 0, op[0] && (_ = 0)), _) try {
                if (f = 1, y && (t = op[0] & 2 ? y["return"] : op[0] ? y["throw"] || ((t = y["return"]) && t.call(y), 0) : y.next) && !(t = t.call(y, op[1])).done) return t;
                if (y = 0, t) op = [op[0] & 2, t.value];
                switch (op[0]) {
                    case 0: case 1: t = op; break;
                    case 4: _.label++; return { value: op[1], done: false };
                    case 5: _.label++; y = op[1]; op = [0]; continue;
                    case 7: op = _.ops.pop(); _.trys.pop(); continue;
                    default:
                        if (!(t = _.trys, t = t.length > 0 && t[t.length - 1]) && (op[0] === 6 || op[0] === 2)) { _ = 0; continue; }
                        if (op[0] === 3 && (!t || (op[1] > t[0] && op[1] < t[3]))) { _.label = op[1]; break; }
                        if (op[0] === 6 && _.label < t[1]) { _.label = t[1]; t = op; break; }
                        if (t && _.label < t[2]) { _.label = t[2]; _.ops.push(op); break; }
                        if (t[2]) _.ops.pop();
                        _.trys.pop(); continue;
                }
                op = body.call(thisArg, _);
            } catch (e) { op = [6, e]; y = 0; } finally { f = t = 0; }
            if (op[0] & 5) throw op[1]; return { value: op[0] ? op[1] : void 0, done: true };
        }
    }

    function __values(o) {
        var s = typeof Symbol === "function" && Symbol.iterator, m = s && o[s], i = 0;
        if (m) return m.call(o);
        if (o && typeof o.length === "number") return {
            next: function () {
                if (o && i >= o.length) o = void 0;
                return { value: o && o[i++], done: !o };
            }
        };
        throw new TypeError(s ? "Object is not iterable." : "Symbol.iterator is not defined.");
    }

    function __read(o, n) {
        var m = typeof Symbol === "function" && o[Symbol.iterator];
        if (!m) return o;
        var i = m.call(o), r, ar = [], e;
        try {
            while ((n === void 0 || n-- > 0) && !(r = i.next()).done) ar.push(r.value);
        }
        catch (error) { e = { error: error }; }
        finally {
            try {
                if (r && !r.done && (m = i["return"])) m.call(i);
            }
            finally { if (e) throw e.error; }
        }
        return ar;
    }

    function __spreadArray(to, from, pack) {
        if (pack || arguments.length === 2) for (var i = 0, l = from.length, ar; i < l; i++) {
            if (ar || !(i in from)) {
                if (!ar) ar = Array.prototype.slice.call(from, 0, i);
                ar[i] = from[i];
            }
        }
        return to.concat(ar || Array.prototype.slice.call(from));
    }

    typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
        var e = new Error(message);
        return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
    };

    var parser = {exports: {}};

    (function (module) {
    	(function() {

    	  var fromCodePoint = String.fromCodePoint || (function() {
    	    // Implementation taken from
    	    // https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/String/fromCodePoint

    	    var stringFromCharCode = String.fromCharCode;
    	    var floor = Math.floor;

    	    return function fromCodePoint() {
    	      var MAX_SIZE = 0x4000;
    	      var codeUnits = [];
    	      var highSurrogate;
    	      var lowSurrogate;
    	      var index = -1;
    	      var length = arguments.length;
    	      if (!length) {
    	        return '';
    	      }
    	      var result = '';
    	      while (++index < length) {
    	        var codePoint = Number(arguments[index]);
    	        if (
    	          !isFinite(codePoint) ||       // `NaN`, `+Infinity`, or `-Infinity`
    	          codePoint < 0 ||              // not a valid Unicode code point
    	          codePoint > 0x10FFFF ||       // not a valid Unicode code point
    	          floor(codePoint) != codePoint // not an integer
    	        ) {
    	          throw RangeError('Invalid code point: ' + codePoint);
    	        }
    	        if (codePoint <= 0xFFFF) { // BMP code point
    	          codeUnits.push(codePoint);
    	        } else { // Astral code point; split in surrogate halves
    	          // http://mathiasbynens.be/notes/javascript-encoding#surrogate-formulae
    	          codePoint -= 0x10000;
    	          highSurrogate = (codePoint >> 10) + 0xD800;
    	          lowSurrogate = (codePoint % 0x400) + 0xDC00;
    	          codeUnits.push(highSurrogate, lowSurrogate);
    	        }
    	        if (index + 1 == length || codeUnits.length > MAX_SIZE) {
    	          result += stringFromCharCode.apply(null, codeUnits);
    	          codeUnits.length = 0;
    	        }
    	      }
    	      return result;
    	    };
    	  }());

    	  function parse(str, flags, features) {
    	    if (!features) {
    	      features = {};
    	    }

    	    function updateRawStart(node, start) {
    	      node.range[0] = start;
    	      node.raw = str.substring(start, node.range[1]);
    	      return node;
    	    }

    	    function createAnchor(kind, rawLength) {
    	      return {
    	        type: 'anchor',
    	        kind: kind,
    	        range: [
    	          pos - rawLength,
    	          pos
    	        ],
    	        raw: str.substring(pos - rawLength, pos)
    	      };
    	    }

    	    function createValue(kind, codePoint, from, to) {
    	      return {
    	        type: 'value',
    	        kind: kind,
    	        codePoint: codePoint,
    	        range: [from, to],
    	        raw: str.substring(from, to)
    	      };
    	    }

    	    function createEscaped(kind, codePoint, value, fromOffset) {
    	      fromOffset = fromOffset || 0;
    	      return createValue(kind, codePoint, pos - (value.length + fromOffset), pos);
    	    }

    	    function createCharacter(matches) {
    	      var _char = matches[0];
    	      var first = _char.charCodeAt(0);
    	      if (isUnicodeMode) {
    	        var second;
    	        if (_char.length === 1 && first >= 0xD800 && first <= 0xDBFF) {
    	          second = lookahead().charCodeAt(0);
    	          if (second >= 0xDC00 && second <= 0xDFFF) {
    	            // Unicode surrogate pair
    	            pos++;
    	            return createValue(
    	              'symbol',
    	              (first - 0xD800) * 0x400 + second - 0xDC00 + 0x10000,
    	              pos - 2, pos);
    	          }
    	        }
    	      }
    	      return createValue('symbol', first, pos - 1, pos);
    	    }

    	    function createDisjunction(alternatives, from, to) {
    	      return {
    	        type: 'disjunction',
    	        body: alternatives,
    	        range: [
    	          from,
    	          to
    	        ],
    	        raw: str.substring(from, to)
    	      };
    	    }

    	    function createDot() {
    	      return {
    	        type: 'dot',
    	        range: [
    	          pos - 1,
    	          pos
    	        ],
    	        raw: '.'
    	      };
    	    }

    	    function createCharacterClassEscape(value) {
    	      return {
    	        type: 'characterClassEscape',
    	        value: value,
    	        range: [
    	          pos - 2,
    	          pos
    	        ],
    	        raw: str.substring(pos - 2, pos)
    	      };
    	    }

    	    function createReference(matchIndex) {
    	      var start = pos - 1 - matchIndex.length;
    	      return {
    	        type: 'reference',
    	        matchIndex: parseInt(matchIndex, 10),
    	        range: [
    	          start,
    	          pos
    	        ],
    	        raw: str.substring(start, pos)
    	      };
    	    }

    	    function createNamedReference(name) {
    	      var start = name.range[0] - 3;
    	      return {
    	        type: 'reference',
    	        name: name,
    	        range: [
    	          start,
    	          pos
    	        ],
    	        raw: str.substring(start, pos)
    	      };
    	    }

    	    function createGroup(behavior, disjunction, from, to) {
    	      return {
    	        type: 'group',
    	        behavior: behavior,
    	        body: disjunction,
    	        range: [
    	          from,
    	          to
    	        ],
    	        raw: str.substring(from, to)
    	      };
    	    }

    	    function createQuantifier(min, max, from, to, symbol) {
    	      if (to == null) {
    	        from = pos - 1;
    	        to = pos;
    	      }

    	      return {
    	        type: 'quantifier',
    	        min: min,
    	        max: max,
    	        greedy: true,
    	        body: null, // set later on
    	        symbol: symbol,
    	        range: [
    	          from,
    	          to
    	        ],
    	        raw: str.substring(from, to)
    	      };
    	    }

    	    function createAlternative(terms, from, to) {
    	      return {
    	        type: 'alternative',
    	        body: terms,
    	        range: [
    	          from,
    	          to
    	        ],
    	        raw: str.substring(from, to)
    	      };
    	    }

    	    function createCharacterClass(contents, negative, from, to) {
    	      return {
    	        type: 'characterClass',
    	        kind: contents.kind,
    	        body: contents.body,
    	        negative: negative,
    	        range: [
    	          from,
    	          to
    	        ],
    	        raw: str.substring(from, to)
    	      };
    	    }

    	    function createClassRange(min, max, from, to) {
    	      // See 15.10.2.15:
    	      if (min.codePoint > max.codePoint) {
    	        bail('invalid range in character class', min.raw + '-' + max.raw, from, to);
    	      }

    	      return {
    	        type: 'characterClassRange',
    	        min: min,
    	        max: max,
    	        range: [
    	          from,
    	          to
    	        ],
    	        raw: str.substring(from, to)
    	      };
    	    }

    	    function createClassStrings(strings, from, to) {
    	      return {
    	        type: 'classStrings',
    	        strings: strings,
    	        range: [from, to],
    	        raw: str.substring(from, to)
    	      };
    	    }

    	    function createClassString(characters, from, to) {
    	      return {
    	        type: 'classString',
    	        characters: characters,
    	        range: [from, to],
    	        raw: str.substring(from, to)
    	      };
    	    }

    	    function flattenBody(body) {
    	      if (body.type === 'alternative') {
    	        return body.body;
    	      } else {
    	        return [body];
    	      }
    	    }

    	    function incr(amount) {
    	      amount = (amount || 1);
    	      pos += amount;
    	    }

    	    function consume(amount) {
    	      var res = str.substring(pos, pos += amount);
    	      return res;
    	    }

    	    function skip(value) {
    	      if (!match(value)) {
    	        bail('character', value);
    	      }
    	    }

    	    function match(value) {
    	      var len = value.length;
    	      if (str.substring(pos, pos + len) === value) {
    	        incr(len);
    	        return value;
    	      }
    	    }

    	    function matchOne(value) {
    	      if (str[pos] === value) {
    	        pos++;
    	        return value;
    	      }
    	    }

    	    function lookahead() {
    	      return str[pos];
    	    }

    	    function currentOne(value) {
    	      return str[pos] === value;
    	    }

    	    function current(value) {
    	      var len = value.length;
    	      return str.substring(pos, pos + len) === value;
    	    }

    	    function next(value) {
    	      return str[pos + 1] === value;
    	    }

    	    function matchReg(regExp) {
    	      var subStr = str.substring(pos);
    	      var res = subStr.match(regExp);
    	      if (res) {
    	        pos += res[0].length;
    	      }
    	      return res;
    	    }

    	    function parseDisjunction() {
    	      // Disjunction ::
    	      //      Alternative
    	      //      Alternative | Disjunction
    	      var res = [], from = pos;
    	      res.push(parseAlternative());

    	      while (matchOne('|')) {
    	        res.push(parseAlternative());
    	      }

    	      if (res.length === 1) {
    	        return res[0];
    	      }

    	      return createDisjunction(res, from, pos);
    	    }

    	    function parseAlternative() {
    	      var res = [], from = pos;
    	      var term;

    	      // Alternative ::
    	      //      [empty]
    	      //      Alternative Term
    	      while (term = parseTerm()) {
    	        res.push(term);
    	      }

    	      if (res.length === 1) {
    	        return res[0];
    	      }

    	      return createAlternative(res, from, pos);
    	    }

    	    function parseTerm() {
    	      // Term ::
    	      //      Anchor
    	      //      Atom
    	      //      Atom Quantifier

    	      // Term (Annex B)::
    	      //      [~UnicodeMode] QuantifiableAssertion Quantifier (see https://github.com/jviereck/regjsparser/issues/130)
    	      //      [~UnicodeMode] ExtendedAtom Quantifier

    	      // QuantifiableAssertion::
    	      //      (?= Disjunction[~UnicodeMode, ~UnicodeSetsMode, ?NamedCaptureGroups] )
    	      //      (?! Disjunction[~UnicodeMode, ~UnicodeSetsMode, ?NamedCaptureGroups] )

    	      if (pos >= str.length || currentOne('|') || currentOne(')')) {
    	        return null; /* Means: The term is empty */
    	      }

    	      var anchor = parseAnchor();
    	      var quantifier;
    	      if (anchor) {
    	        var pos_backup = pos;
    	        quantifier = parseQuantifier() || false;
    	        if (quantifier) {
    	          // Annex B
    	          if (!isUnicodeMode && anchor.type === "group") {
    	            quantifier.body = flattenBody(anchor);
    	            // The quantifier contains the anchor. Therefore, the beginning of the
    	            // quantifier range is given by the beginning of the anchor.
    	            updateRawStart(quantifier, anchor.range[0]);
    	            return quantifier;
    	          }
    	          pos = pos_backup;
    	          bail("Expected atom");
    	        }
    	        return anchor;
    	      }

    	      // If there is no Anchor, try to parse an atom.
    	      var atom = parseAtomAndExtendedAtom();
    	      if (!atom) {
    	        // Check if a quantifier is following. A quantifier without an atom
    	        // is an error.
    	        pos_backup = pos;
    	        quantifier = parseQuantifier() || false;
    	        if (quantifier) {
    	          pos = pos_backup;
    	          bail("Expected atom");
    	        }

    	        // If no unicode flag, then try to parse ExtendedAtom -> ExtendedPatternCharacter.
    	        //      ExtendedPatternCharacter
    	        if (!isUnicodeMode && matchOne("{")) {
    	          atom = createCharacter("{");
    	        } else {
    	          bail("Expected atom");
    	        }
    	      }

    	      quantifier = parseQuantifier() || false;
    	      if (quantifier) {
    	        var type = atom.type, behavior = atom.behavior;
    	        if (
    	          type === "group" &&
    	          (behavior === "negativeLookbehind" ||
    	            behavior === "lookbehind")
    	        ) {
    	          bail(
    	            "Invalid quantifier",
    	            "",
    	            quantifier.range[0],
    	            quantifier.range[1]
    	          );
    	        }
    	        quantifier.body = flattenBody(atom);
    	        // The quantifier contains the atom. Therefore, the beginning of the
    	        // quantifier range is given by the beginning of the atom.
    	        updateRawStart(quantifier, atom.range[0]);
    	        return quantifier;
    	      }
    	      return atom;
    	    }

    	    function parseGroup(matchA, typeA, matchB, typeB) {
    	      var type = null, from = pos;

    	      if (match(matchA)) {
    	        type = typeA;
    	      } else if (match(matchB)) {
    	        type = typeB;
    	      } else {
    	        return false;
    	      }

    	      return finishGroup(type, from);
    	    }

    	    function finishGroup(type, from) {
    	      var body = parseDisjunction();
    	      if (!body) {
    	        bail('Expected disjunction');
    	      }
    	      skip(')');
    	      var group = createGroup(type, flattenBody(body), from, pos);

    	      if (type == 'normal') {
    	        // Keep track of the number of closed groups. This is required for
    	        // parseDecimalEscape(). In case the string is parsed a second time the
    	        // value already holds the total count and no incrementation is required.
    	        if (firstIteration) {
    	          closedCaptureCounter++;
    	        }
    	      }
    	      return group;
    	    }

    	    function parseAnchor() {
    	      // Anchor ::
    	      //      ^
    	      //      $
    	      //      \ b
    	      //      \ B
    	      //      ( ? = Disjunction )
    	      //      ( ? ! Disjunction )

    	      switch(lookahead()) {
    	        case '^':
    	          incr();
    	          return createAnchor('start', 1 /* rawLength */);
    	        case '$':
    	          incr();
    	          return createAnchor('end', 1 /* rawLength */);
    	        case '\\': {
    	          if (next('b')) {
    	            incr(2);
    	            return createAnchor('boundary', 2 /* rawLength */);
    	          } else if (next('B')) {
    	            incr(2);
    	            return createAnchor('not-boundary', 2 /* rawLength */);
    	          }
    	          break;
    	        }
    	        case '(':
    	          return parseGroup('(?=', 'lookahead', '(?!', 'negativeLookahead');
    	        default:
    	          return;
    	      }
    	    }

    	    function parseQuantifier() {
    	      // Quantifier ::
    	      //      QuantifierPrefix
    	      //      QuantifierPrefix ?
    	      //
    	      // QuantifierPrefix ::
    	      //      *
    	      //      +
    	      //      ?
    	      //      { DecimalDigits }
    	      //      { DecimalDigits , }
    	      //      { DecimalDigits , DecimalDigits }

    	      var res, from = pos;
    	      var quantifier;
    	      var min, max;

    	      switch(lookahead()) {
    	        case '*':
    	          incr();
    	          quantifier = createQuantifier(0, undefined, undefined, undefined, '*');
    	          break;
    	        case '+':
    	          incr();
    	          quantifier = createQuantifier(1, undefined, undefined, undefined, "+");
    	          break;
    	        case '?':
    	          incr();
    	          quantifier = createQuantifier(0, 1, undefined, undefined, "?");
    	          break;
    	        case '{': {
    	          if (res = matchReg(/^\{(\d+)\}/)) {
    	            min = parseInt(res[1], 10);
    	            quantifier = createQuantifier(min, min, from, pos);
    	          }
    	          else if (res = matchReg(/^\{(\d+),\}/)) {
    	            min = parseInt(res[1], 10);
    	            quantifier = createQuantifier(min, undefined, from, pos);
    	          }
    	          else if (res = matchReg(/^\{(\d+),(\d+)\}/)) {
    	            min = parseInt(res[1], 10);
    	            max = parseInt(res[2], 10);
    	            if (min > max) {
    	              bail('numbers out of order in {} quantifier', '', from, pos);
    	            }
    	            quantifier = createQuantifier(min, max, from, pos);
    	          }

    	          if (min && (!Number.isSafeInteger(min)) || (max && !Number.isSafeInteger(max))) {
    	            bail("iterations outside JS safe integer range in quantifier", "", from, pos);
    	          }
    	        }
    	      }

    	      if (quantifier) {
    	        if (matchOne('?')) {
    	          quantifier.greedy = false;
    	          quantifier.range[1] += 1;
    	        }
    	      }

    	      return quantifier;
    	    }

    	    function parseAtomAndExtendedAtom() {
    	      // Parsing Atom and ExtendedAtom together due to redundancy.
    	      // ExtendedAtom is defined in Apendix B of the ECMA-262 standard.
    	      //
    	      // SEE: https://www.ecma-international.org/ecma-262/10.0/index.html#prod-annexB-ExtendedPatternCharacter
    	      //
    	      // Atom ::
    	      //      PatternCharacter
    	      //      .
    	      //      \ AtomEscape
    	      //      CharacterClass
    	      //      ( GroupSpecifier Disjunction )
    	      //      ( ? RegularExpressionModifiers : Disjunction )
    	      //      ( ? RegularExpressionModifiers - RegularExpressionModifiers : Disjunction )
    	      // ExtendedAtom ::
    	      //      ExtendedPatternCharacter
    	      // ExtendedPatternCharacter ::
    	      //      SourceCharacter but not one of ^$\.*+?()[|

    	      var res;

    	      switch (res = lookahead()) {
    	        case '.':
    	          //      .
    	          incr();
    	          return createDot();
    	        case '\\': {
    	          //      \ AtomEscape
    	          incr();
    	          res = parseAtomEscape();
    	          if (!res) {
    	            if (!isUnicodeMode && lookahead() == 'c') {
    	              // B.1.4 ExtendedAtom
    	              // \[lookahead = c]
    	              return createValue('symbol', 92, pos - 1, pos);
    	            }
    	            bail('atomEscape');
    	          }
    	          return res;
    	        }
    	        case '[':
    	          return parseCharacterClass();
    	        case '(': {
    	          if (features.lookbehind && (res = parseGroup('(?<=', 'lookbehind', '(?<!', 'negativeLookbehind'))) {
    	            return res;
    	          }
    	          else if (features.namedGroups && match("(?<")) {
    	            var name = parseIdentifier();
    	            skip(">");
    	            var group = finishGroup("normal", name.range[0] - 3);
    	            group.name = name;
    	            return group;
    	          }
    	          else if (features.modifiers && current("(?") && str[pos + 2] != ":") {
    	            return parseModifiersGroup();
    	          }
    	          else {
    	            //      ( Disjunction )
    	            //      ( ? : Disjunction )
    	            return parseGroup('(?:', 'ignore', '(', 'normal');
    	          }
    	        }
    	        case ']':
    	        case '}':
    	          //      ExtendedPatternCharacter, first part. See parseTerm.
    	          if (!isUnicodeMode) {
    	            incr();
    	            return createCharacter(res);
    	          }
    	          break;
    	        case '^':
    	        case '$':
    	        case '*':
    	        case '+':
    	        case '?':
    	        case '{':
    	        case ')':
    	        case '|':
    	          break;
    	        default:
    	          //      PatternCharacter
    	          incr();
    	          return createCharacter(res);
    	      }
    	    }

    	    function parseModifiersGroup() {
    	      function hasDupChar(str) {
    	        var i = 0;
    	        while (i < str.length) {
    	          if (str.indexOf(str[i], i + 1) != -1) {
    	            return true;
    	          }
    	          i++;
    	        }
    	        return false;
    	      }

    	      var from = pos;
    	      incr(2);

    	      var enablingFlags = matchReg(/^[sim]+/);
    	      var disablingFlags;
    	      if(matchOne("-") && lookahead() !== ":"){
    	        disablingFlags = matchReg(/^[sim]+/);
    	        if (!disablingFlags) {
    	          bail('Invalid flags for modifiers group');
    	        }
    	      } else if(!enablingFlags){
    	        bail('Invalid flags for modifiers group');
    	      }

    	      enablingFlags = enablingFlags ? enablingFlags[0] : "";
    	      disablingFlags = disablingFlags ? disablingFlags[0] : "";

    	      var flags = enablingFlags + disablingFlags;
    	      if(flags.length > 3 || hasDupChar(flags)) {
    	        bail('flags cannot be duplicated for modifiers group');
    	      }

    	      if(!matchOne(":")) {
    	        bail('Invalid flags for modifiers group');
    	      }

    	      var modifiersGroup = finishGroup("ignore", from);

    	      modifiersGroup.modifierFlags = {
    	        enabling: enablingFlags,
    	        disabling: disablingFlags
    	      };

    	      return modifiersGroup;
    	    }

    	    function parseUnicodeSurrogatePairEscape(firstEscape, isUnicodeMode) {
    	      if (isUnicodeMode) {
    	        var first, second;
    	        if (firstEscape.kind == 'unicodeEscape' &&
    	          (first = firstEscape.codePoint) >= 0xD800 && first <= 0xDBFF &&
    	          currentOne('\\') && next('u') ) {
    	          var prevPos = pos;
    	          pos++;
    	          var secondEscape = parseClassEscape();
    	          if (secondEscape.kind == 'unicodeEscape' &&
    	            (second = secondEscape.codePoint) >= 0xDC00 && second <= 0xDFFF) {
    	            // Unicode surrogate pair
    	            firstEscape.kind = 'unicodeCodePointEscape';
    	            firstEscape.codePoint = (first - 0xD800) * 0x400 + second - 0xDC00 + 0x10000;
    	            firstEscape.range[1] = pos;
    	            firstEscape.raw = str.substring(firstEscape.range[0], pos);
    	          }
    	          else {
    	            pos = prevPos;
    	          }
    	        }
    	      }
    	      return firstEscape;
    	    }

    	    function parseClassEscape() {
    	      return parseAtomEscape(true);
    	    }

    	    function parseAtomEscape(insideCharacterClass) {
    	      // AtomEscape ::
    	      //      DecimalEscape
    	      //      CharacterEscape
    	      //      CharacterClassEscape
    	      //      k GroupName

    	      var res, from = pos, ch;

    	      switch (ch = lookahead()) {
    	        case '0':
    	        case '1':
    	        case '2':
    	        case '3':
    	        case '4':
    	        case '5':
    	        case '6':
    	        case '7':
    	        case '8':
    	        case '9':
    	          return parseDecimalEscape(insideCharacterClass);
    	        case 'B': {
    	          if (insideCharacterClass) {
    	            bail('\\B not possible inside of CharacterClass', '', from);
    	            break;
    	          } else {
    	            return parseIdentityEscape();
    	          }
    	        }
    	        case 'b': {
    	          if (insideCharacterClass) {
    	            // 15.10.2.19
    	            // The production ClassEscape :: b evaluates by returning the
    	            // CharSet containing the one character <BS> (Unicode value 0008).
    	            incr();
    	            return createEscaped('singleEscape', 0x0008, '\\b');
    	          } else {
    	            return parseIdentityEscape();
    	          }
    	        }
    	        case 'c': {
    	          if (insideCharacterClass) {
    	            if (!isUnicodeMode && (res = matchReg(/^c(\d)/))) {
    	              // B.1.4
    	              // c ClassControlLetter, ClassControlLetter = DecimalDigit
    	              return createEscaped('controlLetter', res[1] + 16, res[1], 2);
    	            } else if (!isUnicodeMode && match("c_")) {
    	              // B.1.4
    	              // c ClassControlLetter, ClassControlLetter = _
    	              return createEscaped('controlLetter', 31, '_', 2);
    	            }
    	          }
    	          return parseCharacterEscape();
    	        }
    	        // CharacterClassEscape :: one of d D s S w W
    	        case 'd':
    	        case 'D':
    	        case 'w':
    	        case 'W':
    	        case 's':
    	        case 'S':
    	          incr();
    	          return createCharacterClassEscape(ch);
    	        case 'k':
    	          return parseNamedReference() || parseIdentityEscape();
    	        case 'p':
    	        case 'P':
    	          return parseUnicodePropertyEscape() || parseIdentityEscape();
    	        case '-': {
    	          //     [+U] -
    	          if (insideCharacterClass && isUnicodeMode) {
    	            incr();
    	            return createEscaped('singleEscape', 0x002d, '\\-');
    	          }
    	          return parseIdentityEscape();
    	        }
    	        default:
    	          return parseCharacterEscape();
    	      }
    	    }


    	    function parseDecimalEscape(insideCharacterClass) {
    	      // DecimalEscape ::
    	      //      DecimalIntegerLiteral [lookahead ∉ DecimalDigit]

    	      var res, match, from = pos;

    	      if (res = matchReg(/^(?!0)\d+/)) {
    	        match = res[0];
    	        var refIdx = parseInt(res[0], 10);
    	        if (refIdx <= closedCaptureCounter && !insideCharacterClass) {
    	          // If the number is smaller than the normal-groups found so
    	          // far, then it is a reference...
    	          return createReference(res[0]);
    	        } else {
    	          // ... otherwise it needs to be interpreted as a octal (if the
    	          // number is in an octal format). If it is NOT octal format,
    	          // then the slash is ignored and the number is matched later
    	          // as normal characters.

    	          // Recall the negative decision to decide if the input must be parsed
    	          // a second time with the total normal-groups.
    	          backrefDenied.push(refIdx);

    	          // \1 octal escapes are disallowed in unicode mode, but they might
    	          // be references to groups which haven't been parsed yet.
    	          // We must parse a second time to determine if \1 is a reference
    	          // or an octal scape, and then we can report the error.
    	          if (firstIteration) {
    	            shouldReparse = true;
    	          } else {
    	            bailOctalEscapeIfUnicode(from, pos);
    	          }

    	          // Reset the position again, as maybe only parts of the previous
    	          // matched numbers are actual octal numbers. E.g. in '019' only
    	          // the '01' should be matched.
    	          incr(-res[0].length);
    	          if (res = matchReg(/^[0-7]{1,3}/)) {
    	            return createEscaped('octal', parseInt(res[0], 8), res[0], 1);
    	          } else {
    	            // If we end up here, we have a case like /\91/. Then the
    	            // first slash is to be ignored and the 9 & 1 to be treated
    	            // like ordinary characters. Create a character for the
    	            // first number only here - other number-characters
    	            // (if available) will be matched later.
    	            var start = pos;
    	            res = createCharacter(matchReg(/^[89]/));
    	            return updateRawStart(res, start - 1);
    	          }
    	        }
    	      }
    	      // Only allow octal numbers in the following. All matched numbers start
    	      // with a zero (if the do not, the previous if-branch is executed).
    	      // If the number is not octal format and starts with zero (e.g. `091`)
    	      // then only the zeros `0` is treated here and the `91` are ordinary
    	      // characters.
    	      // Example:
    	      //   /\091/.exec('\091')[0].length === 3
    	      else if (res = matchReg(/^[0-7]{1,3}/)) {
    	        match = res[0];
    	        if (match !== '0') {
    	          bailOctalEscapeIfUnicode(from, pos);
    	        }
    	        if (/^0{1,3}$/.test(match)) {
    	          // If they are all zeros, then only take the first one.
    	          return createEscaped('null', 0x0000, '0', match.length);
    	        } else {
    	          return createEscaped('octal', parseInt(match, 8), match, 1);
    	        }
    	      }
    	      return false;
    	    }

    	    function bailOctalEscapeIfUnicode(from, pos) {
    	      if (isUnicodeMode) {
    	        bail("Invalid decimal escape in unicode mode", null, from, pos);
    	      }
    	    }

    	    function parseUnicodePropertyEscape() {
    	      var res, from = pos;
    	      if (features.unicodePropertyEscape && isUnicodeMode && (res = matchReg(/^([pP])\{([^}]+)\}/))) {
    	        // https://github.com/jviereck/regjsparser/issues/77
    	        return {
    	          type: 'unicodePropertyEscape',
    	          negative: res[1] === 'P',
    	          value: res[2],
    	          range: [from - 1, pos],
    	          raw: str.substring(from - 1, pos)
    	        };
    	      }
    	      return false;
    	    }

    	    function parseNamedReference() {
    	      if (features.namedGroups && matchReg(/^k<(?=.*?>)/)) {
    	        var name = parseIdentifier();
    	        skip('>');
    	        return createNamedReference(name);
    	      }
    	    }

    	    function parseRegExpUnicodeEscapeSequence(isUnicodeMode) {
    	      var res;
    	      if (res = matchReg(/^u([0-9a-fA-F]{4})/)) {
    	        // UnicodeEscapeSequence
    	        return parseUnicodeSurrogatePairEscape(
    	          createEscaped('unicodeEscape', parseInt(res[1], 16), res[1], 2),
    	          isUnicodeMode
    	        );
    	      } else if (isUnicodeMode && (res = matchReg(/^u\{([0-9a-fA-F]+)\}/))) {
    	        // RegExpUnicodeEscapeSequence (ES6 Unicode code point escape)
    	        return createEscaped('unicodeCodePointEscape', parseInt(res[1], 16), res[1], 4);
    	      }
    	    }

    	    function parseCharacterEscape() {
    	      // CharacterEscape ::
    	      //      ControlEscape
    	      //      c ControlLetter
    	      //      HexEscapeSequence
    	      //      UnicodeEscapeSequence[?UnicodeMode]
    	      //      IdentityEscape[?UnicodeMode]

    	      var res;
    	      var from = pos;
    	      switch (lookahead()) {
    	        case 't':
    	          incr();
    	          return createEscaped('singleEscape', 0x009, '\\t');
    	        case 'n':
    	          incr();
    	          return createEscaped('singleEscape', 0x00A, '\\n');
    	        case 'v':
    	          incr();
    	          return createEscaped('singleEscape', 0x00B, '\\v');
    	        case 'f':
    	          incr();
    	          return createEscaped('singleEscape', 0x00C, '\\f');
    	        case 'r':
    	          incr();
    	          return createEscaped('singleEscape', 0x00D, '\\r');
    	        case 'c':
    	          if (res = matchReg(/^c([a-zA-Z])/)) {
    	            // c ControlLetter
    	            return createEscaped('controlLetter', res[1].charCodeAt(0) % 32, res[1], 2);
    	          }
    	          break;
    	        case 'x':
    	          if (res = matchReg(/^x([0-9a-fA-F]{2})/)) {
    	            // HexEscapeSequence
    	            return createEscaped('hexadecimalEscape', parseInt(res[1], 16), res[1], 2);
    	          }
    	          break;
    	        case 'u':
    	          if (res = parseRegExpUnicodeEscapeSequence(isUnicodeMode)) {
    	            if (!res || res.codePoint > 0x10FFFF) {
    	              bail('Invalid escape sequence', null, from, pos);
    	            }
    	            return res;
    	          }
    	          break;
    	      }
    	      // IdentityEscape
    	      return parseIdentityEscape();
    	    }

    	    function parseIdentifierAtom(check) {
    	      // RegExpIdentifierStart[UnicodeMode] ::
    	      //      IdentifierStartChar
    	      //      \ RegExpUnicodeEscapeSequence[+UnicodeMode]
    	      //      [~UnicodeMode] UnicodeLeadSurrogate UnicodeTrailSurrogate
    	      //
    	      // RegExpIdentifierPart[UnicodeMode] ::
    	      //      IdentifierPartChar
    	      //      \ RegExpUnicodeEscapeSequence[+UnicodeMode]
    	      //      [~UnicodeMode] UnicodeLeadSurrogate UnicodeTrailSurrogate


    	      var ch = lookahead();
    	      var from = pos;
    	      if (ch === '\\') {
    	        incr();
    	        var esc = parseRegExpUnicodeEscapeSequence(true);
    	        if (!esc || !check(esc.codePoint)) {
    	          bail('Invalid escape sequence', null, from, pos);
    	        }
    	        return fromCodePoint(esc.codePoint);
    	      }
    	      var code = ch.charCodeAt(0);
    	      if (code >= 0xD800 && code <= 0xDBFF) {
    	        ch += str[pos + 1];
    	        var second = ch.charCodeAt(1);
    	        if (second >= 0xDC00 && second <= 0xDFFF) {
    	          // Unicode surrogate pair
    	          code = (code - 0xD800) * 0x400 + second - 0xDC00 + 0x10000;
    	        }
    	      }
    	      if (!check(code)) return;
    	      incr();
    	      if (code > 0xFFFF) incr();
    	      return ch;
    	    }

    	    function parseIdentifier() {
    	      // RegExpIdentifierName ::
    	      //      RegExpIdentifierStart
    	      //      RegExpIdentifierName RegExpIdentifierContinue
    	      //
    	      // RegExpIdentifierStart ::
    	      //      UnicodeIDStart
    	      //      $
    	      //      _
    	      //      \ RegExpUnicodeEscapeSequence
    	      //
    	      // RegExpIdentifierContinue ::
    	      //      UnicodeIDContinue
    	      //      $
    	      //      _
    	      //      \ RegExpUnicodeEscapeSequence
    	      //      <ZWNJ>
    	      //      <ZWJ>

    	      var start = pos;
    	      var res = parseIdentifierAtom(isIdentifierStart);
    	      if (!res) {
    	        bail('Invalid identifier');
    	      }

    	      var ch;
    	      while (ch = parseIdentifierAtom(isIdentifierPart)) {
    	        res += ch;
    	      }

    	      return {
    	        type: 'identifier',
    	        value: res,
    	        range: [start, pos],
    	        raw: str.substring(start, pos)
    	      };
    	    }

    	    function isIdentifierStart(ch) {
    	      // ECMAScript (Unicode v17.0.0) NonAsciiIdentifierStart:
    	      // Generated by `tools/generate-identifier-regex.js`.

    	      var NonAsciiIdentifierStart = /[\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0370-\u0374\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0481\u048A-\u052F\u0531-\u0556\u0559\u0560-\u0588\u05D0-\u05EA\u05EF-\u05F2\u0620-\u064A\u066E\u066F\u0671-\u06D3\u06D5\u06E5\u06E6\u06EE\u06EF\u06FA-\u06FC\u06FF\u0710\u0712-\u072F\u074D-\u07A5\u07B1\u07CA-\u07EA\u07F4\u07F5\u07FA\u0800-\u0815\u081A\u0824\u0828\u0840-\u0858\u0860-\u086A\u0870-\u0887\u0889-\u088F\u08A0-\u08C9\u0904-\u0939\u093D\u0950\u0958-\u0961\u0971-\u0980\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BD\u09CE\u09DC\u09DD\u09DF-\u09E1\u09F0\u09F1\u09FC\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A59-\u0A5C\u0A5E\u0A72-\u0A74\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABD\u0AD0\u0AE0\u0AE1\u0AF9\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3D\u0B5C\u0B5D\u0B5F-\u0B61\u0B71\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BD0\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D\u0C58-\u0C5A\u0C5C\u0C5D\u0C60\u0C61\u0C80\u0C85-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBD\u0CDC-\u0CDE\u0CE0\u0CE1\u0CF1\u0CF2\u0D04-\u0D0C\u0D0E-\u0D10\u0D12-\u0D3A\u0D3D\u0D4E\u0D54-\u0D56\u0D5F-\u0D61\u0D7A-\u0D7F\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46\u0E81\u0E82\u0E84\u0E86-\u0E8A\u0E8C-\u0EA3\u0EA5\u0EA7-\u0EB0\u0EB2\u0EB3\u0EBD\u0EC0-\u0EC4\u0EC6\u0EDC-\u0EDF\u0F00\u0F40-\u0F47\u0F49-\u0F6C\u0F88-\u0F8C\u1000-\u102A\u103F\u1050-\u1055\u105A-\u105D\u1061\u1065\u1066\u106E-\u1070\u1075-\u1081\u108E\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FA\u10FC-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u16F8\u1700-\u1711\u171F-\u1731\u1740-\u1751\u1760-\u176C\u176E-\u1770\u1780-\u17B3\u17D7\u17DC\u1820-\u1878\u1880-\u18A8\u18AA\u18B0-\u18F5\u1900-\u191E\u1950-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u1A00-\u1A16\u1A20-\u1A54\u1AA7\u1B05-\u1B33\u1B45-\u1B4C\u1B83-\u1BA0\u1BAE\u1BAF\u1BBA-\u1BE5\u1C00-\u1C23\u1C4D-\u1C4F\u1C5A-\u1C7D\u1C80-\u1C8A\u1C90-\u1CBA\u1CBD-\u1CBF\u1CE9-\u1CEC\u1CEE-\u1CF3\u1CF5\u1CF6\u1CFA\u1D00-\u1DBF\u1E00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u2071\u207F\u2090-\u209C\u2102\u2107\u210A-\u2113\u2115\u2118-\u211D\u2124\u2126\u2128\u212A-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2160-\u2188\u2C00-\u2CE4\u2CEB-\u2CEE\u2CF2\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D80-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u303C\u3041-\u3096\u309B-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312F\u3131-\u318E\u31A0-\u31BF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA61F\uA62A\uA62B\uA640-\uA66E\uA67F-\uA69D\uA6A0-\uA6EF\uA717-\uA71F\uA722-\uA788\uA78B-\uA7DC\uA7F1-\uA801\uA803-\uA805\uA807-\uA80A\uA80C-\uA822\uA840-\uA873\uA882-\uA8B3\uA8F2-\uA8F7\uA8FB\uA8FD\uA8FE\uA90A-\uA925\uA930-\uA946\uA960-\uA97C\uA984-\uA9B2\uA9CF\uA9E0-\uA9E4\uA9E6-\uA9EF\uA9FA-\uA9FE\uAA00-\uAA28\uAA40-\uAA42\uAA44-\uAA4B\uAA60-\uAA76\uAA7A\uAA7E-\uAAAF\uAAB1\uAAB5\uAAB6\uAAB9-\uAABD\uAAC0\uAAC2\uAADB-\uAADD\uAAE0-\uAAEA\uAAF2-\uAAF4\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB5A\uAB5C-\uAB69\uAB70-\uABE2\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uF900-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE70-\uFE74\uFE76-\uFEFC\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC]|\uD800[\uDC00-\uDC0B\uDC0D-\uDC26\uDC28-\uDC3A\uDC3C\uDC3D\uDC3F-\uDC4D\uDC50-\uDC5D\uDC80-\uDCFA\uDD40-\uDD74\uDE80-\uDE9C\uDEA0-\uDED0\uDF00-\uDF1F\uDF2D-\uDF4A\uDF50-\uDF75\uDF80-\uDF9D\uDFA0-\uDFC3\uDFC8-\uDFCF\uDFD1-\uDFD5]|\uD801[\uDC00-\uDC9D\uDCB0-\uDCD3\uDCD8-\uDCFB\uDD00-\uDD27\uDD30-\uDD63\uDD70-\uDD7A\uDD7C-\uDD8A\uDD8C-\uDD92\uDD94\uDD95\uDD97-\uDDA1\uDDA3-\uDDB1\uDDB3-\uDDB9\uDDBB\uDDBC\uDDC0-\uDDF3\uDE00-\uDF36\uDF40-\uDF55\uDF60-\uDF67\uDF80-\uDF85\uDF87-\uDFB0\uDFB2-\uDFBA]|\uD802[\uDC00-\uDC05\uDC08\uDC0A-\uDC35\uDC37\uDC38\uDC3C\uDC3F-\uDC55\uDC60-\uDC76\uDC80-\uDC9E\uDCE0-\uDCF2\uDCF4\uDCF5\uDD00-\uDD15\uDD20-\uDD39\uDD40-\uDD59\uDD80-\uDDB7\uDDBE\uDDBF\uDE00\uDE10-\uDE13\uDE15-\uDE17\uDE19-\uDE35\uDE60-\uDE7C\uDE80-\uDE9C\uDEC0-\uDEC7\uDEC9-\uDEE4\uDF00-\uDF35\uDF40-\uDF55\uDF60-\uDF72\uDF80-\uDF91]|\uD803[\uDC00-\uDC48\uDC80-\uDCB2\uDCC0-\uDCF2\uDD00-\uDD23\uDD4A-\uDD65\uDD6F-\uDD85\uDE80-\uDEA9\uDEB0\uDEB1\uDEC2-\uDEC7\uDF00-\uDF1C\uDF27\uDF30-\uDF45\uDF70-\uDF81\uDFB0-\uDFC4\uDFE0-\uDFF6]|\uD804[\uDC03-\uDC37\uDC71\uDC72\uDC75\uDC83-\uDCAF\uDCD0-\uDCE8\uDD03-\uDD26\uDD44\uDD47\uDD50-\uDD72\uDD76\uDD83-\uDDB2\uDDC1-\uDDC4\uDDDA\uDDDC\uDE00-\uDE11\uDE13-\uDE2B\uDE3F\uDE40\uDE80-\uDE86\uDE88\uDE8A-\uDE8D\uDE8F-\uDE9D\uDE9F-\uDEA8\uDEB0-\uDEDE\uDF05-\uDF0C\uDF0F\uDF10\uDF13-\uDF28\uDF2A-\uDF30\uDF32\uDF33\uDF35-\uDF39\uDF3D\uDF50\uDF5D-\uDF61\uDF80-\uDF89\uDF8B\uDF8E\uDF90-\uDFB5\uDFB7\uDFD1\uDFD3]|\uD805[\uDC00-\uDC34\uDC47-\uDC4A\uDC5F-\uDC61\uDC80-\uDCAF\uDCC4\uDCC5\uDCC7\uDD80-\uDDAE\uDDD8-\uDDDB\uDE00-\uDE2F\uDE44\uDE80-\uDEAA\uDEB8\uDF00-\uDF1A\uDF40-\uDF46]|\uD806[\uDC00-\uDC2B\uDCA0-\uDCDF\uDCFF-\uDD06\uDD09\uDD0C-\uDD13\uDD15\uDD16\uDD18-\uDD2F\uDD3F\uDD41\uDDA0-\uDDA7\uDDAA-\uDDD0\uDDE1\uDDE3\uDE00\uDE0B-\uDE32\uDE3A\uDE50\uDE5C-\uDE89\uDE9D\uDEB0-\uDEF8\uDFC0-\uDFE0]|\uD807[\uDC00-\uDC08\uDC0A-\uDC2E\uDC40\uDC72-\uDC8F\uDD00-\uDD06\uDD08\uDD09\uDD0B-\uDD30\uDD46\uDD60-\uDD65\uDD67\uDD68\uDD6A-\uDD89\uDD98\uDDB0-\uDDDB\uDEE0-\uDEF2\uDF02\uDF04-\uDF10\uDF12-\uDF33\uDFB0]|\uD808[\uDC00-\uDF99]|\uD809[\uDC00-\uDC6E\uDC80-\uDD43]|\uD80B[\uDF90-\uDFF0]|[\uD80C\uD80E\uD80F\uD81C-\uD822\uD840-\uD868\uD86A-\uD86D\uD86F-\uD872\uD874-\uD879\uD880-\uD883\uD885-\uD88C][\uDC00-\uDFFF]|\uD80D[\uDC00-\uDC2F\uDC41-\uDC46\uDC60-\uDFFF]|\uD810[\uDC00-\uDFFA]|\uD811[\uDC00-\uDE46]|\uD818[\uDD00-\uDD1D]|\uD81A[\uDC00-\uDE38\uDE40-\uDE5E\uDE70-\uDEBE\uDED0-\uDEED\uDF00-\uDF2F\uDF40-\uDF43\uDF63-\uDF77\uDF7D-\uDF8F]|\uD81B[\uDD40-\uDD6C\uDE40-\uDE7F\uDEA0-\uDEB8\uDEBB-\uDED3\uDF00-\uDF4A\uDF50\uDF93-\uDF9F\uDFE0\uDFE1\uDFE3\uDFF2-\uDFF6]|\uD823[\uDC00-\uDCD5\uDCFF-\uDD1E\uDD80-\uDDF2]|\uD82B[\uDFF0-\uDFF3\uDFF5-\uDFFB\uDFFD\uDFFE]|\uD82C[\uDC00-\uDD22\uDD32\uDD50-\uDD52\uDD55\uDD64-\uDD67\uDD70-\uDEFB]|\uD82F[\uDC00-\uDC6A\uDC70-\uDC7C\uDC80-\uDC88\uDC90-\uDC99]|\uD835[\uDC00-\uDC54\uDC56-\uDC9C\uDC9E\uDC9F\uDCA2\uDCA5\uDCA6\uDCA9-\uDCAC\uDCAE-\uDCB9\uDCBB\uDCBD-\uDCC3\uDCC5-\uDD05\uDD07-\uDD0A\uDD0D-\uDD14\uDD16-\uDD1C\uDD1E-\uDD39\uDD3B-\uDD3E\uDD40-\uDD44\uDD46\uDD4A-\uDD50\uDD52-\uDEA5\uDEA8-\uDEC0\uDEC2-\uDEDA\uDEDC-\uDEFA\uDEFC-\uDF14\uDF16-\uDF34\uDF36-\uDF4E\uDF50-\uDF6E\uDF70-\uDF88\uDF8A-\uDFA8\uDFAA-\uDFC2\uDFC4-\uDFCB]|\uD837[\uDF00-\uDF1E\uDF25-\uDF2A]|\uD838[\uDC30-\uDC6D\uDD00-\uDD2C\uDD37-\uDD3D\uDD4E\uDE90-\uDEAD\uDEC0-\uDEEB]|\uD839[\uDCD0-\uDCEB\uDDD0-\uDDED\uDDF0\uDEC0-\uDEDE\uDEE0-\uDEE2\uDEE4\uDEE5\uDEE7-\uDEED\uDEF0-\uDEF4\uDEFE\uDEFF\uDFE0-\uDFE6\uDFE8-\uDFEB\uDFED\uDFEE\uDFF0-\uDFFE]|\uD83A[\uDC00-\uDCC4\uDD00-\uDD43\uDD4B]|\uD83B[\uDE00-\uDE03\uDE05-\uDE1F\uDE21\uDE22\uDE24\uDE27\uDE29-\uDE32\uDE34-\uDE37\uDE39\uDE3B\uDE42\uDE47\uDE49\uDE4B\uDE4D-\uDE4F\uDE51\uDE52\uDE54\uDE57\uDE59\uDE5B\uDE5D\uDE5F\uDE61\uDE62\uDE64\uDE67-\uDE6A\uDE6C-\uDE72\uDE74-\uDE77\uDE79-\uDE7C\uDE7E\uDE80-\uDE89\uDE8B-\uDE9B\uDEA1-\uDEA3\uDEA5-\uDEA9\uDEAB-\uDEBB]|\uD869[\uDC00-\uDEDF\uDF00-\uDFFF]|\uD86E[\uDC00-\uDC1D\uDC20-\uDFFF]|\uD873[\uDC00-\uDEAD\uDEB0-\uDFFF]|\uD87A[\uDC00-\uDFE0\uDFF0-\uDFFF]|\uD87B[\uDC00-\uDE5D]|\uD87E[\uDC00-\uDE1D]|\uD884[\uDC00-\uDF4A\uDF50-\uDFFF]|\uD88D[\uDC00-\uDC79]/;
    	      return (ch === 36) || (ch === 95) ||  // $ (dollar) and _ (underscore)
    	        (ch >= 65 && ch <= 90) ||         // A..Z
    	        (ch >= 97 && ch <= 122) ||        // a..z
    	        ((ch >= 0x80) && NonAsciiIdentifierStart.test(fromCodePoint(ch)));
    	    }

    	    // Taken from the Esprima parser.
    	    function isIdentifierPart(ch) {
    	      // ECMAScript (Unicode v17.0.0) NonAsciiIdentifierPartOnly:
    	      // Generated by `tools/generate-identifier-regex.js`.
    	      // eslint-disable-next-line no-misleading-character-class
    	      var NonAsciiIdentifierPartOnly = /[\xB7\u0300-\u036F\u0387\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u0669\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u06F0-\u06F9\u0711\u0730-\u074A\u07A6-\u07B0\u07C0-\u07C9\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0903\u093A-\u093C\u093E-\u094F\u0951-\u0957\u0962\u0963\u0966-\u096F\u0981-\u0983\u09BC\u09BE-\u09C4\u09C7\u09C8\u09CB-\u09CD\u09D7\u09E2\u09E3\u09E6-\u09EF\u09FE\u0A01-\u0A03\u0A3C\u0A3E-\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A66-\u0A71\u0A75\u0A81-\u0A83\u0ABC\u0ABE-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AE2\u0AE3\u0AE6-\u0AEF\u0AFA-\u0AFF\u0B01-\u0B03\u0B3C\u0B3E-\u0B44\u0B47\u0B48\u0B4B-\u0B4D\u0B55-\u0B57\u0B62\u0B63\u0B66-\u0B6F\u0B82\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD7\u0BE6-\u0BEF\u0C00-\u0C04\u0C3C\u0C3E-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C62\u0C63\u0C66-\u0C6F\u0C81-\u0C83\u0CBC\u0CBE-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5\u0CD6\u0CE2\u0CE3\u0CE6-\u0CEF\u0CF3\u0D00-\u0D03\u0D3B\u0D3C\u0D3E-\u0D44\u0D46-\u0D48\u0D4A-\u0D4D\u0D57\u0D62\u0D63\u0D66-\u0D6F\u0D81-\u0D83\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DE6-\u0DEF\u0DF2\u0DF3\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0E50-\u0E59\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0ED0-\u0ED9\u0F18\u0F19\u0F20-\u0F29\u0F35\u0F37\u0F39\u0F3E\u0F3F\u0F71-\u0F84\u0F86\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102B-\u103E\u1040-\u1049\u1056-\u1059\u105E-\u1060\u1062-\u1064\u1067-\u106D\u1071-\u1074\u1082-\u108D\u108F-\u109D\u135D-\u135F\u1369-\u1371\u1712-\u1715\u1732-\u1734\u1752\u1753\u1772\u1773\u17B4-\u17D3\u17DD\u17E0-\u17E9\u180B-\u180D\u180F-\u1819\u18A9\u1920-\u192B\u1930-\u193B\u1946-\u194F\u19D0-\u19DA\u1A17-\u1A1B\u1A55-\u1A5E\u1A60-\u1A7C\u1A7F-\u1A89\u1A90-\u1A99\u1AB0-\u1ABD\u1ABF-\u1ADD\u1AE0-\u1AEB\u1B00-\u1B04\u1B34-\u1B44\u1B50-\u1B59\u1B6B-\u1B73\u1B80-\u1B82\u1BA1-\u1BAD\u1BB0-\u1BB9\u1BE6-\u1BF3\u1C24-\u1C37\u1C40-\u1C49\u1C50-\u1C59\u1CD0-\u1CD2\u1CD4-\u1CE8\u1CED\u1CF4\u1CF7-\u1CF9\u1DC0-\u1DFF\u200C\u200D\u203F\u2040\u2054\u20D0-\u20DC\u20E1\u20E5-\u20F0\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302F\u3099\u309A\u30FB\uA620-\uA629\uA66F\uA674-\uA67D\uA69E\uA69F\uA6F0\uA6F1\uA802\uA806\uA80B\uA823-\uA827\uA82C\uA880\uA881\uA8B4-\uA8C5\uA8D0-\uA8D9\uA8E0-\uA8F1\uA8FF-\uA909\uA926-\uA92D\uA947-\uA953\uA980-\uA983\uA9B3-\uA9C0\uA9D0-\uA9D9\uA9E5\uA9F0-\uA9F9\uAA29-\uAA36\uAA43\uAA4C\uAA4D\uAA50-\uAA59\uAA7B-\uAA7D\uAAB0\uAAB2-\uAAB4\uAAB7\uAAB8\uAABE\uAABF\uAAC1\uAAEB-\uAAEF\uAAF5\uAAF6\uABE3-\uABEA\uABEC\uABED\uABF0-\uABF9\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\uFE33\uFE34\uFE4D-\uFE4F\uFF10-\uFF19\uFF3F\uFF65]|\uD800[\uDDFD\uDEE0\uDF76-\uDF7A]|\uD801[\uDCA0-\uDCA9]|\uD802[\uDE01-\uDE03\uDE05\uDE06\uDE0C-\uDE0F\uDE38-\uDE3A\uDE3F\uDEE5\uDEE6]|\uD803[\uDD24-\uDD27\uDD30-\uDD39\uDD40-\uDD49\uDD69-\uDD6D\uDEAB\uDEAC\uDEFA-\uDEFF\uDF46-\uDF50\uDF82-\uDF85]|\uD804[\uDC00-\uDC02\uDC38-\uDC46\uDC66-\uDC70\uDC73\uDC74\uDC7F-\uDC82\uDCB0-\uDCBA\uDCC2\uDCF0-\uDCF9\uDD00-\uDD02\uDD27-\uDD34\uDD36-\uDD3F\uDD45\uDD46\uDD73\uDD80-\uDD82\uDDB3-\uDDC0\uDDC9-\uDDCC\uDDCE-\uDDD9\uDE2C-\uDE37\uDE3E\uDE41\uDEDF-\uDEEA\uDEF0-\uDEF9\uDF00-\uDF03\uDF3B\uDF3C\uDF3E-\uDF44\uDF47\uDF48\uDF4B-\uDF4D\uDF57\uDF62\uDF63\uDF66-\uDF6C\uDF70-\uDF74\uDFB8-\uDFC0\uDFC2\uDFC5\uDFC7-\uDFCA\uDFCC-\uDFD0\uDFD2\uDFE1\uDFE2]|\uD805[\uDC35-\uDC46\uDC50-\uDC59\uDC5E\uDCB0-\uDCC3\uDCD0-\uDCD9\uDDAF-\uDDB5\uDDB8-\uDDC0\uDDDC\uDDDD\uDE30-\uDE40\uDE50-\uDE59\uDEAB-\uDEB7\uDEC0-\uDEC9\uDED0-\uDEE3\uDF1D-\uDF2B\uDF30-\uDF39]|\uD806[\uDC2C-\uDC3A\uDCE0-\uDCE9\uDD30-\uDD35\uDD37\uDD38\uDD3B-\uDD3E\uDD40\uDD42\uDD43\uDD50-\uDD59\uDDD1-\uDDD7\uDDDA-\uDDE0\uDDE4\uDE01-\uDE0A\uDE33-\uDE39\uDE3B-\uDE3E\uDE47\uDE51-\uDE5B\uDE8A-\uDE99\uDF60-\uDF67\uDFF0-\uDFF9]|\uD807[\uDC2F-\uDC36\uDC38-\uDC3F\uDC50-\uDC59\uDC92-\uDCA7\uDCA9-\uDCB6\uDD31-\uDD36\uDD3A\uDD3C\uDD3D\uDD3F-\uDD45\uDD47\uDD50-\uDD59\uDD8A-\uDD8E\uDD90\uDD91\uDD93-\uDD97\uDDA0-\uDDA9\uDDE0-\uDDE9\uDEF3-\uDEF6\uDF00\uDF01\uDF03\uDF34-\uDF3A\uDF3E-\uDF42\uDF50-\uDF5A]|\uD80D[\uDC40\uDC47-\uDC55]|\uD818[\uDD1E-\uDD39]|\uD81A[\uDE60-\uDE69\uDEC0-\uDEC9\uDEF0-\uDEF4\uDF30-\uDF36\uDF50-\uDF59]|\uD81B[\uDD70-\uDD79\uDF4F\uDF51-\uDF87\uDF8F-\uDF92\uDFE4\uDFF0\uDFF1]|\uD82F[\uDC9D\uDC9E]|\uD833[\uDCF0-\uDCF9\uDF00-\uDF2D\uDF30-\uDF46]|\uD834[\uDD65-\uDD69\uDD6D-\uDD72\uDD7B-\uDD82\uDD85-\uDD8B\uDDAA-\uDDAD\uDE42-\uDE44]|\uD835[\uDFCE-\uDFFF]|\uD836[\uDE00-\uDE36\uDE3B-\uDE6C\uDE75\uDE84\uDE9B-\uDE9F\uDEA1-\uDEAF]|\uD838[\uDC00-\uDC06\uDC08-\uDC18\uDC1B-\uDC21\uDC23\uDC24\uDC26-\uDC2A\uDC8F\uDD30-\uDD36\uDD40-\uDD49\uDEAE\uDEEC-\uDEF9]|\uD839[\uDCEC-\uDCF9\uDDEE\uDDEF\uDDF1-\uDDFA\uDEE3\uDEE6\uDEEE\uDEEF\uDEF5]|\uD83A[\uDCD0-\uDCD6\uDD44-\uDD4A\uDD50-\uDD59]|\uD83E[\uDFF0-\uDFF9]|\uDB40[\uDD00-\uDDEF]/;
    	      return isIdentifierStart(ch) ||
    	        (ch >= 48 && ch <= 57) ||         // 0..9
    	        ((ch >= 0x80) && NonAsciiIdentifierPartOnly.test(fromCodePoint(ch)));
    	    }

    	    function parseIdentityEscape() {
    	      // IdentityEscape ::
    	      //      [+U] SyntaxCharacter
    	      //      [+U] /
    	      //      [~U] SourceCharacterIdentityEscape[?N]
    	      // SourceCharacterIdentityEscape[?N] ::
    	      //      [~N] SourceCharacter but not c
    	      //      [+N] SourceCharacter but not one of c or k


    	      var tmp;
    	      var l = lookahead();
    	      if (
    	        (isUnicodeMode && /[\^$.*+?()\\[\]{}|/]/.test(l)) ||
    	        (!isUnicodeMode && l !== "c")
    	      ) {
    	        if (l === "k" && features.lookbehind) {
    	          return null;
    	        }
    	        tmp = consume(1);
    	        return createEscaped('identifier', tmp.charCodeAt(0), tmp, 1);
    	      }

    	      return null;
    	    }

    	    function parseCharacterClass() {
    	      // CharacterClass ::
    	      //      [ [lookahead ∉ {^}] ClassContents ]
    	      //      [ ^ ClassContents ]

    	      var res, from = pos;
    	      if (res = match("[^")) {
    	        res = parseClassContents();
    	        skip(']');
    	        return createCharacterClass(res, true, from, pos);
    	      } else if (matchOne('[')) {
    	        res = parseClassContents();
    	        skip(']');
    	        return createCharacterClass(res, false, from, pos);
    	      }

    	      return null;
    	    }

    	    function parseClassContents() {
    	      // ClassContents ::
    	      //      [empty]
    	      //      [~V] NonemptyClassRanges
    	      //      [+V] ClassSetExpression

    	      var res;
    	      if (currentOne(']')) {
    	        // Empty array means nothing inside of the ClassRange.
    	        return { kind: 'union', body: [] };
    	      } else if (hasUnicodeSetFlag) {
    	        return parseClassSetExpression();
    	      } else {
    	        res = parseNonemptyClassRanges();
    	        if (!res) {
    	          bail('nonEmptyClassRanges');
    	        }
    	        return { kind: 'union', body: res };
    	      }
    	    }

    	    function parseHelperClassContents(atom) {
    	      var from, to, res, atomTo, dash;
    	      if (currentOne('-') && !next(']')) {
    	        // ClassAtom - ClassAtom ClassContents
    	        from = atom.range[0];
    	        incr();
    	        dash = createCharacter('-');

    	        atomTo = parseClassAtom();
    	        if (!atomTo) {
    	          bail('classAtom');
    	        }
    	        to = pos;

    	        // Parse the next class range if exists.
    	        var classContents = parseClassContents();
    	        if (!classContents) {
    	          bail('classContents');
    	        }

    	        // Check if both the from and atomTo have codePoints.
    	        if (!('codePoint' in atom) || !('codePoint' in atomTo)) {
    	          if (!isUnicodeMode) {
    	            // If not, don't create a range but treat them as
    	            // `atom` `-` `atom` instead.
    	            //
    	            // SEE: https://tc39.es/ecma262/#sec-regular-expression-patterns-semantics
    	            //   NonemptyClassRanges::ClassAtom - ClassAtom ClassContents
    	            //   CharacterRangeOrUnion
    	            res = [atom, dash, atomTo];
    	          } else {
    	            // With unicode flag, both sides must have codePoints if
    	            // one side has a codePoint.
    	            //
    	            // SEE: https://tc39.es/ecma262/#sec-patterns-static-semantics-early-errors
    	            //   NonemptyClassRanges :: ClassAtom - ClassAtom ClassContents
    	            bail('invalid character class');
    	          }
    	        } else {
    	          res = [createClassRange(atom, atomTo, from, to)];
    	        }

    	        if (classContents.type === 'empty') {
    	          return res;
    	        }
    	        return res.concat(classContents.body);
    	      }

    	      res = parseNonemptyClassRangesNoDash();
    	      if (!res) {
    	        bail('nonEmptyClassRangesNoDash');
    	      }

    	      return [atom].concat(res);
    	    }

    	    function parseNonemptyClassRanges() {
    	      // NonemptyClassRanges ::
    	      //      ClassAtom
    	      //      ClassAtom NonemptyClassRangesNoDash
    	      //      ClassAtom - ClassAtom ClassContents

    	      var atom = parseClassAtom();
    	      if (!atom) {
    	        bail('classAtom');
    	      }

    	      if (currentOne(']')) {
    	        // ClassAtom
    	        return [atom];
    	      }

    	      // ClassAtom NonemptyClassRangesNoDash
    	      // ClassAtom - ClassAtom ClassContents
    	      return parseHelperClassContents(atom);
    	    }

    	    function parseNonemptyClassRangesNoDash() {
    	      // NonemptyClassRangesNoDash ::
    	      //      ClassAtom
    	      //      ClassAtomNoDash NonemptyClassRangesNoDash
    	      //      ClassAtomNoDash - ClassAtom ClassContents

    	      var res = parseClassAtom();
    	      if (!res) {
    	        bail('classAtom');
    	      }
    	      if (currentOne(']')) {
    	        //      ClassAtom
    	        return res;
    	      }

    	      // ClassAtomNoDash NonemptyClassRangesNoDash
    	      // ClassAtomNoDash - ClassAtom ClassContents
    	      return parseHelperClassContents(res);
    	    }

    	    function parseClassAtom() {
    	      // ClassAtom ::
    	      //      -
    	      //      ClassAtomNoDash
    	      if (matchOne('-')) {
    	        return createCharacter('-');
    	      } else {
    	        return parseClassAtomNoDash();
    	      }
    	    }

    	    function parseClassAtomNoDash() {
    	      // ClassAtomNoDash ::
    	      //      SourceCharacter but not one of \ or ] or -
    	      //      \ ClassEscape
    	      //
    	      // ClassAtomNoDash (Annex B)::
    	      //      \ [lookahead = c]

    	      var res;
    	      switch ((res = lookahead())) {
    	        case "\\": {
    	          incr();
    	          res = parseClassEscape();
    	          if (!res) {
    	            if (!isUnicodeMode && lookahead() == "c") {
    	              return createCharacter("\\");
    	            }
    	            bail("classEscape");
    	          }

    	          return parseUnicodeSurrogatePairEscape(res, isUnicodeMode);
    	        }
    	        case "]":
    	        case "-":
    	          break;
    	        default:
    	          incr();
    	          return createCharacter(res);
    	      }
    	    }

    	    function parseClassSetExpression() {
    	      // ClassSetExpression ::
    	      //      ClassUnion
    	      //      ClassIntersection
    	      //      ClassSubtraction
    	      //
    	      // ClassUnion ::
    	      //      ClassSetRange ClassUnion?
    	      //      ClassSetOperand ClassUnion?
    	      //
    	      // ClassIntersection ::
    	      //      ClassSetOperand && [lookahead ≠ &] ClassSetOperand
    	      //      ClassIntersection && [lookahead ≠ &] ClassSetOperand
    	      //
    	      // ClassSubtraction ::
    	      //      ClassSetOperand -- ClassSetOperand
    	      //      ClassSubtraction -- ClassSetOperand
    	      //

    	      var body = [];
    	      var kind;

    	      var operand = parseClassSetOperand(/* allowRanges*/ true);
    	      body.push(operand);

    	      if (operand.type === 'classRange') {
    	        kind = 'union';
    	      } else if (currentOne('&')) {
    	        kind = 'intersection';
    	      } else if (currentOne('-')) {
    	        kind = 'subtraction';
    	      } else {
    	        kind = 'union';
    	      }

    	      while (!currentOne(']')) {
    	        if (kind === 'intersection') {
    	          skip('&');
    	          skip('&');
    	          if (currentOne('&')) {
    	            bail('&& cannot be followed by &. Wrap it in brackets: &&[&].');
    	          }
    	        } else if (kind === 'subtraction') {
    	          skip('-');
    	          skip('-');
    	        }

    	        operand = parseClassSetOperand(/* allowRanges*/ kind === 'union');
    	        body.push(operand);
    	      }

    	      return { kind: kind, body: body };
    	    }

    	    function parseClassSetOperand(allowRanges) {
    	      // ClassSetOperand ::
    	      //      ClassSetCharacter
    	      //      ClassStringDisjunction
    	      //      NestedClass
    	      //
    	      // NestedClass ::
    	      //      [ [lookahead ≠ ^] ClassContents[+U,+V] ]
    	      //      [ ^ ClassContents[+U,+V] ]
    	      //      \ CharacterClassEscape[+U, +V]
    	      //
    	      // ClassSetRange ::
    	      //      ClassSetCharacter - ClassSetCharacter
    	      //
    	      // ClassSetCharacter ::
    	      //      [lookahead ∉ ClassReservedDouble] SourceCharacter but not ClassSetSyntaxCharacter
    	      //      \ CharacterEscape[+U]
    	      //      \ ClassHalfOfDouble
    	      //      \ b
    	      //
    	      // ClassSyntaxCharacter ::
    	      //      one of ( ) [ ] { } / - \ |

    	      var from = pos;
    	      var start, res;

    	      if (matchOne('\\')) {
    	        // ClassSetOperand ::
    	        //      ...
    	        //      ClassStringDisjunction
    	        //      NestedClass
    	        //
    	        // NestedClass ::
    	        //      ...
    	        //      \ CharacterClassEscape[+U, +V]
    	        if (match('q{')) {
    	          return parseClassStringDisjunction();
    	        } else if (res = parseClassEscape()) {
    	          start = res;
    	        } else if (res = parseClassSetCharacterEscapedHelper()) {
    	          return res;
    	        } else {
    	          bail('Invalid escape', '\\' + lookahead(), from);
    	        }
    	      } else if (res = parseClassSetCharacterUnescapedHelper()) {
    	        start = res;
    	      } else if (res = parseCharacterClass()) {
    	        // ClassSetOperand ::
    	        //      ...
    	        //      NestedClass
    	        //
    	        // NestedClass ::
    	        //      [ [lookahead ≠ ^] ClassContents[+U,+V] ]
    	        //      [ ^ ClassContents[+U,+V] ]
    	        //      ...
    	        return res;
    	      } else {
    	        bail('Invalid character', lookahead());
    	      }

    	      if (allowRanges && currentOne('-') && !next('-')) {
    	        incr();

    	        if (res = parseClassSetCharacter()) {
    	          // ClassSetRange ::
    	          //      ClassSetCharacter - ClassSetCharacter
    	          return createClassRange(start, res, from, pos);
    	        }

    	        bail('Invalid range end', lookahead());
    	      }

    	      // ClassSetOperand ::
    	      //      ClassSetCharacter
    	      //      ...
    	      return start;
    	    }

    	    function parseClassSetCharacter() {
    	      // ClassSetCharacter ::
    	      //      [lookahead ∉ ClassReservedDouble] SourceCharacter but not ClassSetSyntaxCharacter
    	      //      \ CharacterEscape[+U]
    	      //      \ ClassHalfOfDouble
    	      //      \ b

    	      if (matchOne('\\')) {
    	        var res, from = pos;
    	        if (res = parseClassSetCharacterEscapedHelper()) {
    	          return res;
    	        } else {
    	          bail('Invalid escape', '\\' + lookahead(), from);
    	        }
    	      }

    	      return parseClassSetCharacterUnescapedHelper();
    	    }

    	    function parseClassSetCharacterUnescapedHelper() {
    	      // ClassSetCharacter ::
    	      //      [lookahead ∉ ClassSetReservedDoublePunctuator] SourceCharacter but not ClassSetSyntaxCharacter
    	      //      ...

    	      var res;
    	      if (matchReg(/^(?:&&|!!|##|\$\$|%%|\*\*|\+\+|,,|\.\.|::|;;|<<|==|>>|\?\?|@@|\^\^|``|~~)/)) {
    	        bail('Invalid set operation in character class');
    	      }
    	      if (res = matchReg(/^[^()[\]{}/\-\\|]/)) {
    	        return createCharacter(res);
    	      }
    	    }

    	    function parseClassSetCharacterEscapedHelper() {
    	      // ClassSetCharacter ::
    	      //      ...
    	      //      \ CharacterEscape[+U]
    	      //      \ ClassSetReservedPunctuator
    	      //      \ b

    	      var res;
    	      if (matchOne('b')) {
    	        return createEscaped('singleEscape', 0x0008, '\\b');
    	      } else if (matchOne('B')) {
    	        bail('\\B not possible inside of ClassContents', '', pos - 2);
    	      } else if (res = matchReg(/^[&\-!#%,:;<=>@`~]/)) {
    	        return createEscaped('identifier', res[0].codePointAt(0), res[0]);
    	      } else if (res = parseCharacterEscape()) {
    	        return res;
    	      } else {
    	        return null;
    	      }
    	    }

    	    function parseClassStringDisjunction() {
    	      // ClassStringDisjunction ::
    	      //      \q{ ClassStringDisjunctionContents }
    	      //
    	      // ClassStringDisjunctionContents ::
    	      //      ClassString
    	      //      ClassString | ClassStringDisjunctionContents


    	      // When calling this function, \q{ has already been consumed.
    	      var from = pos - 3;

    	      var res = [];
    	      do {
    	        res.push(parseClassString());
    	      } while (matchOne('|'));

    	      skip('}');

    	      return createClassStrings(res, from, pos);
    	    }

    	    function parseClassString() {
    	      // ClassString ::
    	      //      [empty]
    	      //      NonEmptyClassString
    	      //
    	      // NonEmptyClassString ::
    	      //      ClassSetCharacter NonEmptyClassString?

    	      var res = [], from = pos;
    	      var char;

    	      while (char = parseClassSetCharacter()) {
    	        res.push(char);
    	      }

    	      return createClassString(res, from, pos);
    	    }

    	    function bail(message, details, from, to) {
    	      from = from == null ? pos : from;
    	      to = to == null ? from : to;

    	      var contextStart = Math.max(0, from - 10);
    	      var contextEnd = Math.min(to + 10, str.length);

    	      // Output a bit of context and a line pointing to where our error is.
    	      //
    	      // We are assuming that there are no actual newlines in the content as this is a regular expression.
    	      var context = '    ' + str.substring(contextStart, contextEnd);
    	      var pointer = '    ' + new Array(from - contextStart + 1).join(' ') + '^';

    	      throw SyntaxError(message + ' at position ' + from + (details ? ': ' + details : '') + '\n' + context + '\n' + pointer);
    	    }

    	    var backrefDenied = [];
    	    var closedCaptureCounter = 0;
    	    var firstIteration = true;
    	    var shouldReparse = false;
    	    var hasUnicodeFlag = (flags || "").indexOf("u") !== -1;
    	    var hasUnicodeSetFlag = (flags || "").indexOf("v") !== -1;
    	    var isUnicodeMode = hasUnicodeFlag || hasUnicodeSetFlag;
    	    var pos = 0;

    	    if (hasUnicodeSetFlag && !features.unicodeSet) {
    	      throw new Error('The "v" flag is only supported when the .unicodeSet option is enabled.');
    	    }

    	    if (hasUnicodeFlag && hasUnicodeSetFlag) {
    	      throw new Error('The "u" and "v" flags are mutually exclusive.');
    	    }

    	    // Convert the input to a string and treat the empty string special.
    	    str = String(str);
    	    if (str === '') {
    	      str = '(?:)';
    	    }

    	    var result = parseDisjunction();

    	    if (result.range[1] !== str.length) {
    	      bail('Could not parse entire input - got stuck', '', result.range[1]);
    	    }

    	    // The spec requires to interpret the `\2` in `/\2()()/` as backreference.
    	    // As the parser collects the number of capture groups as the string is
    	    // parsed it is impossible to make these decisions at the point when the
    	    // `\2` is handled. In case the local decision turns out to be wrong after
    	    // the parsing has finished, the input string is parsed a second time with
    	    // the total number of capture groups set.
    	    //
    	    // SEE: https://github.com/jviereck/regjsparser/issues/70
    	    shouldReparse = shouldReparse || backrefDenied.some(function (ref) {
    	      return ref <= closedCaptureCounter;
    	    });
    	    if (shouldReparse) {
    	      // Parse the input a second time.
    	      pos = 0;
    	      firstIteration = false;
    	      return parseDisjunction();
    	    }

    	    return result;
    	  }

    	  var regjsparser = {
    	    parse: parse
    	  };

    	  if (module.exports) {
    	    module.exports = regjsparser;
    	  } else {
    	    window.regjsparser = regjsparser;
    	  }

    	}()); 
    } (parser));

    var parserExports = parser.exports;

    function parse(pattern, unicode) {
        var ast = parserExports.parse(pattern, unicode ? 'u' : '', {
            lookbehind: true,
            unicodePropertyEscape: true,
        });
        return ast;
    }

    function last(input) {
        var length = input.length;
        return length ? input[length - 1] : null;
    }
    function dropCommon(a, b) {
        var commonLevels;
        for (commonLevels = 0; commonLevels < a.length &&
            commonLevels < b.length &&
            a[commonLevels] === b[commonLevels]; commonLevels++)
            ;
        return {
            a: a.slice(commonLevels),
            b: b.slice(commonLevels),
        };
    }

    var lookaheadBehaviours$1 = [
        'lookahead',
        'lookbehind',
        'negativeLookahead',
        'negativeLookbehind',
    ];
    function replace(input, replacement, start, end) {
        return "".concat(input.slice(0, start)).concat(replacement).concat(input.slice(end));
    }
    function shiftOffsets(_a) {
        var after = _a.after, offsets = _a.offsets, shiftAmount = _a.shiftAmount;
        return new Set(__spreadArray([], __read(offsets), false).map(function (offset) {
            return offset > after ? offset + shiftAmount : offset;
        }));
    }
    function quantifierIterationsToString(quantifier) {
        if (quantifier.symbol) {
            return "".concat(quantifier.symbol).concat(quantifier.greedy ? '' : '?');
        }
        if (quantifier.min === quantifier.max) {
            return "{".concat(quantifier.min, "}");
        }
        return "{".concat(quantifier.min, ",").concat(quantifier.max || '', "}").concat(quantifier.greedy ? '' : '?');
    }
    function alreadyHasStartAnchorReplacement(node) {
        if (node.type !== 'alternative')
            return false;
        var body = node.body;
        /* istanbul ignore next */
        if (body.length < 1)
            return false;
        var _a = __read(body, 1), maybeQuantifier = _a[0];
        if (maybeQuantifier.type !== 'quantifier')
            return false;
        if (maybeQuantifier.min !== 0)
            return false;
        if (maybeQuantifier.max !== undefined)
            return false;
        if (maybeQuantifier.greedy)
            return false;
        var maybeCharacterClass = maybeQuantifier.body[0];
        if (maybeCharacterClass.type !== 'characterClass')
            return false;
        maybeCharacterClass.kind;
        if (maybeCharacterClass.body.length !== 0)
            return false;
        if (!maybeCharacterClass.negative)
            return false;
        return true;
    }
    function isMissingStartAnchor(rootNode) {
        if (alreadyHasStartAnchorReplacement(rootNode))
            return false;
        var check = function (node) {
            var e_1, _a;
            if (node.type === 'anchor') {
                if (node.kind === 'start')
                    return 'anchor';
                return null;
            }
            if (node.type === 'quantifier' && node.max === 0)
                return null;
            if (node.type === 'alternative' ||
                node.type === 'group' ||
                node.type === 'quantifier') {
                var mayBeSkipped = node.type === 'quantifier' && node.min === 0;
                try {
                    for (var _b = __values(node.body), _c = _b.next(); !_c.done; _c = _b.next()) {
                        var child = _c.value;
                        var res = check(child);
                        if (res === 'consumingNode')
                            return 'consumingNode';
                        if (res === 'anchor') {
                            if (!mayBeSkipped)
                                return 'anchor';
                            return null;
                        }
                    }
                }
                catch (e_1_1) { e_1 = { error: e_1_1 }; }
                finally {
                    try {
                        if (_c && !_c.done && (_a = _b.return)) _a.call(_b);
                    }
                    finally { if (e_1) throw e_1.error; }
                }
                return null;
            }
            if (node.type === 'disjunction') {
                var res = node.body.map(function (child) { return check(child); });
                if (res.some(function (a) { return a === 'consumingNode'; }))
                    return 'consumingNode';
                if (res.every(function (a) { return a === 'anchor'; }))
                    return 'anchor';
                return null;
            }
            return 'consumingNode';
        };
        return check(rootNode) === 'consumingNode';
    }
    function getRawWithoutCapturingGroupsOrLookaheads(rootNode) {
        var referencesWithOffset = new Map();
        var walk = function (node, offset) {
            var walkAll = function (nodes, startOffset) {
                var result = '';
                nodes.forEach(function (a) {
                    result += walk(a, startOffset + result.length);
                });
                return result;
            };
            switch (node.type) {
                case 'anchor':
                case 'characterClass':
                case 'characterClassEscape':
                case 'unicodePropertyEscape':
                case 'value':
                case 'dot':
                    return node.raw;
                case 'reference': {
                    referencesWithOffset.set(node, offset);
                    return node.raw;
                }
                case 'group': {
                    switch (node.behavior) {
                        case 'normal':
                            return "(?:".concat(walkAll(node.body, offset + 3), ")");
                        case 'ignore':
                            return "(?:".concat(walkAll(node.body, offset + 3), ")");
                        case 'lookahead':
                        case 'lookbehind':
                        case 'negativeLookahead':
                        case 'negativeLookbehind':
                            return '';
                    }
                }
                // eslint-disable-next-line no-fallthrough
                case 'disjunction': {
                    var res_1 = '';
                    node.body.forEach(function (a, i) {
                        if (i > 0)
                            res_1 += '|';
                        res_1 += walk(a, offset + res_1.length);
                    });
                    return res_1;
                }
                case 'alternative':
                    return walkAll(node.body, offset);
                case 'quantifier': {
                    return "".concat(walk(node.body[0], offset)).concat(quantifierIterationsToString(node));
                }
            }
        };
        var result = walk(rootNode, 0);
        return {
            referencesWithOffset: referencesWithOffset,
            result: result,
        };
    }
    /**
     * Downgrade the provided pattern if needed so that it is supported for checking.
     *
     * A downgraded pattern may introduce false positives.
     *
     * This does the following:
     * - If the pattern contains a reference to a group that lives in a positive lookahead,
     *   the reference will be replaced with a non-capturing group that contains referenced group.
     * - If the pattern contains a reference to a group that is a non-finite size,
     *   the reference will be replaced with a non-capturing group that contains the referenced group.
     * - If the pattern does not contain a start anchor then `[^]*` will be prepended, and the remainder
     *   wrapped in a none capturing group if needed.
     */
    function downgradePattern(_a) {
        var pattern = _a.pattern, unicode = _a.unicode;
        var run = function (lastResult) {
            var ast = parse(lastResult.pattern, unicode);
            var actions = [];
            var needsStartAnchorReplacement = false;
            var needsWrappingInGroup = ast.type === 'disjunction';
            var groups = new Map();
            var infiniteGroups = new Set();
            var nextGroupIndex = 1;
            var lookaheadOnlyContainsGroup = function (lookahead, group) {
                if (lookahead.body.length !== 1)
                    return false;
                var node = lookahead.body[0];
                return node === group;
            };
            var walkAll = function (_a) {
                var nodeStack = _a.nodeStack, nodes = _a.nodes, passedStartAnchor = _a.passedStartAnchor, serial = _a.serial;
                var justHadLookahead = null;
                nodes.forEach(function (expression) {
                    if (serial) {
                        // eslint-disable-next-line no-use-before-define
                        walk({
                            immediatelyPrecedingLookahead: justHadLookahead,
                            node: expression,
                            nodeStack: nodeStack,
                            passedStartAnchor: passedStartAnchor,
                        });
                        justHadLookahead =
                            expression.type === 'group' && expression.behavior === 'lookahead'
                                ? expression
                                : null;
                    }
                    else {
                        // eslint-disable-next-line no-use-before-define
                        walk({
                            immediatelyPrecedingLookahead: justHadLookahead,
                            node: expression,
                            nodeStack: nodeStack,
                            passedStartAnchor: __assign({}, passedStartAnchor),
                        });
                    }
                });
            };
            var walk = function (_a) {
                var immediatelyPrecedingLookahead = _a.immediatelyPrecedingLookahead, node = _a.node, nodeStack = _a.nodeStack, passedStartAnchor = _a.passedStartAnchor;
                var onConsumingNode = function () {
                    if (!passedStartAnchor.value) {
                        needsStartAnchorReplacement = true;
                    }
                };
                switch (node.type) {
                    case 'characterClass':
                    case 'characterClassEscape':
                    case 'unicodePropertyEscape':
                    case 'value':
                    case 'dot':
                        onConsumingNode();
                        return;
                    case 'anchor': {
                        if (node.kind === 'start') {
                            passedStartAnchor.value = true;
                        }
                        return;
                    }
                    case 'group': {
                        var groupIndex = null;
                        if (node.behavior === 'normal') {
                            groupIndex = nextGroupIndex;
                            nextGroupIndex++;
                        }
                        walkAll({
                            nodeStack: __spreadArray(__spreadArray([], __read(nodeStack), false), [node], false),
                            nodes: node.body,
                            passedStartAnchor: passedStartAnchor,
                            serial: true,
                        });
                        if (groupIndex !== null && node.behavior === 'normal') {
                            groups.set(groupIndex, { group: node, stack: __spreadArray([], __read(nodeStack), false) });
                        }
                        return;
                    }
                    case 'disjunction': {
                        walkAll({
                            nodeStack: __spreadArray(__spreadArray([], __read(nodeStack), false), [node], false),
                            nodes: node.body,
                            passedStartAnchor: passedStartAnchor,
                            serial: false,
                        });
                        return;
                    }
                    case 'alternative': {
                        walkAll({
                            nodeStack: __spreadArray(__spreadArray([], __read(nodeStack), false), [node], false),
                            nodes: node.body,
                            passedStartAnchor: passedStartAnchor,
                            serial: true,
                        });
                        return;
                    }
                    case 'quantifier': {
                        if (node.max !== 0) {
                            if (node.max === undefined) {
                                __spreadArray([], __read(nodeStack), false).reverse().some(function (stackNode) {
                                    if (stackNode.type === 'group') {
                                        if (lookaheadBehaviours$1.indexOf(stackNode.behavior) >= 0) {
                                            // this infinite quantifier is contained in a lookahead,
                                            // so doesn't effect outer group size
                                            return true;
                                        }
                                        infiniteGroups.add(stackNode);
                                    }
                                    return false;
                                });
                            }
                            walkAll({
                                nodeStack: __spreadArray(__spreadArray([], __read(nodeStack), false), [node], false),
                                nodes: node.body,
                                passedStartAnchor: node.min === 0 ? __assign({}, passedStartAnchor) : passedStartAnchor,
                                serial: true,
                            });
                        }
                        return;
                    }
                    case 'reference': {
                        onConsumingNode();
                        var entry = groups.get(node.matchIndex);
                        if (entry) {
                            var group = entry.group, stack = entry.stack;
                            var localStack = dropCommon(stack, nodeStack).a;
                            var lookaheadStack = localStack.flatMap(function (stackNode) {
                                return stackNode.type === 'group' &&
                                    lookaheadBehaviours$1.indexOf(stackNode.behavior) >= 0
                                    ? [stackNode]
                                    : [];
                            });
                            var groupMayNotBeReached = localStack.some(function (stackNode) {
                                return stackNode.type === 'disjunction' ||
                                    (stackNode.type === 'quantifier' && stackNode.min === 0);
                            });
                            var groupInLookahead = lookaheadStack.length > 0;
                            var groupCouldBeSet = lookaheadStack.every(function (value) {
                                return value.behavior !== 'negativeLookahead' &&
                                    value.behavior !== 'negativeLookbehind';
                            });
                            if (groupCouldBeSet &&
                                (groupInLookahead || infiniteGroups.has(group))) {
                                // if we have something like `a(?=(bc))\1`
                                // `\1`, and therefore the group we inline in its place, can be considered atomic
                                // given that lookaheads can't be backtracked into and immediately after the
                                // lookahead we match the same that was in the lookahead
                                var atomic = !!immediatelyPrecedingLookahead &&
                                    lookaheadOnlyContainsGroup(immediatelyPrecedingLookahead, group);
                                var optional = groupInLookahead && groupMayNotBeReached;
                                actions.push({
                                    atomicOrOptional: atomic
                                        ? 'atomic'
                                        : optional
                                            ? 'optional'
                                            : null,
                                    group: group,
                                    reference: node,
                                });
                            }
                        }
                        return;
                    }
                }
            };
            walk({
                immediatelyPrecedingLookahead: null,
                node: ast,
                nodeStack: [],
                passedStartAnchor: { value: false },
            });
            var newPattern = lastResult.pattern;
            var atomicGroupOffsets = new Set(lastResult.atomicGroupOffsets);
            var needToRerun = false;
            __spreadArray([], __read(actions), false).sort(function (a, b) { return b.reference.range[0] - a.reference.range[0]; })
                .forEach(function (action) {
                var atomicOrOptional = action.atomicOrOptional, group = action.group, _a = __read(action.reference.range, 2), referenceStart = _a[0], referenceEnd = _a[1];
                var _b = getRawWithoutCapturingGroupsOrLookaheads(group), result = _b.result, referencesWithOffset = _b.referencesWithOffset;
                if (referencesWithOffset.size > 0) {
                    needToRerun = true;
                }
                var replacement = atomicOrOptional === 'optional' ? "(?:".concat(result, "?)") : result;
                newPattern = replace(newPattern, replacement, referenceStart, referenceEnd);
                var shiftAmount = replacement.length - (referenceEnd - referenceStart);
                atomicGroupOffsets = shiftOffsets({
                    after: referenceStart,
                    offsets: atomicGroupOffsets,
                    shiftAmount: shiftAmount,
                });
                if (atomicOrOptional === 'atomic') {
                    atomicGroupOffsets.add(referenceStart);
                }
                actions.forEach(function (_a) {
                    var innerAtomicOrOptional = _a.atomicOrOptional, innerReference = _a.reference;
                    if (innerAtomicOrOptional === 'atomic') {
                        var offset = referencesWithOffset.get(innerReference);
                        if (offset !== undefined) {
                            atomicGroupOffsets.add(referenceStart + offset);
                        }
                    }
                });
            });
            if (needsStartAnchorReplacement && !alreadyHasStartAnchorReplacement(ast)) {
                if (needsWrappingInGroup) {
                    newPattern = "(?:".concat(newPattern, ")");
                }
                newPattern = "[^]*?".concat(newPattern);
                atomicGroupOffsets = shiftOffsets({
                    after: -1,
                    offsets: atomicGroupOffsets,
                    shiftAmount: needsWrappingInGroup ? 8 : 5,
                });
            }
            return { needToRerun: needToRerun, result: { atomicGroupOffsets: atomicGroupOffsets, pattern: newPattern } };
        };
        var lastResult = {
            atomicGroupOffsets: new Set(),
            pattern: pattern,
        };
        for (;;) {
            var _b = run(lastResult), result = _b.result, needToRerun = _b.needToRerun;
            lastResult = result;
            if (!needToRerun) {
                break;
            }
        }
        return lastResult;
    }

    var _version = "6.1.4";

    // here so that can be mocked out for testing
    function buildFinalizationRegistry(cleanupCallback) {
        return new FinalizationRegistry(cleanupCallback);
    }

    var forkSymbol = Symbol('fork');
    var pendingResultsSymbol = Symbol('pendingResults');
    function buildForkableIterator(source) {
        var onResult = new Set();
        var registry = buildFinalizationRegistry(function (onResultCallback) {
            onResult.delete(onResultCallback);
        });
        var readSource = function () {
            var result = source.next();
            onResult.forEach(function (fn) { return fn(result); });
        };
        var makeFork = function (initialPendingResults) {
            var _a;
            var iterator = (_a = {},
                _a[forkSymbol] = function () {
                    return makeFork(this[pendingResultsSymbol]);
                },
                _a[pendingResultsSymbol] = initialPendingResults.slice(0),
                _a.next = function (value) {
                    if (value !== undefined) {
                        throw new Error('`ForkableIterator` `next()` cannot take a value');
                    }
                    var pendingResults = this[pendingResultsSymbol];
                    if (!pendingResults.length) {
                        readSource();
                    }
                    return pendingResults.shift();
                },
                _a);
            var ref = new WeakRef(iterator);
            var callback = function (result) {
                var maybeIterator = ref.deref();
                /* istanbul ignore next */
                maybeIterator === null || maybeIterator === void 0 ? void 0 : maybeIterator[pendingResultsSymbol].push(result);
            };
            registry.register(iterator, callback);
            onResult.add(callback);
            return iterator;
        };
        return makeFork([]);
    }
    /**
     * Create a fork of the provided `ForkableIterator`/`ForkableAsyncIterator` at the current point.
     */
    function fork(forkableIterator) {
        if (!forkableIterator || !forkableIterator[forkSymbol]) {
            throw new Error('The provided value was not a `ForkableIterator` from `buildForkableIterator()`');
        }
        return forkableIterator[forkSymbol]();
    }

    // eslint-disable-next-line @typescript-eslint/no-empty-function
    function emptyReader() { return __generator(this, function (_a) {
        return [2 /*return*/];
    }); }
    /**
     * Returns a reader that can be forked with the `fork` function.
     *
     * The source reader must not be read from directly.
     */
    function buildForkableReader(sourceReader) {
        return buildForkableIterator(sourceReader);
    }
    /**
     * Chains an array of readers together that run consecutively.
     */
    function chainReaders(readers) {
        var readers_1, readers_1_1, reader, next, e_1_1;
        var e_1, _a;
        return __generator(this, function (_b) {
            switch (_b.label) {
                case 0:
                    _b.trys.push([0, 6, 7, 8]);
                    readers_1 = __values(readers), readers_1_1 = readers_1.next();
                    _b.label = 1;
                case 1:
                    if (!!readers_1_1.done) return [3 /*break*/, 5];
                    reader = readers_1_1.value;
                    next = void 0;
                    _b.label = 2;
                case 2:
                    if (!!(next = reader.next()).done) return [3 /*break*/, 4];
                    return [4 /*yield*/, next.value];
                case 3:
                    _b.sent();
                    return [3 /*break*/, 2];
                case 4:
                    readers_1_1 = readers_1.next();
                    return [3 /*break*/, 1];
                case 5: return [3 /*break*/, 8];
                case 6:
                    e_1_1 = _b.sent();
                    e_1 = { error: e_1_1 };
                    return [3 /*break*/, 8];
                case 7:
                    try {
                        if (readers_1_1 && !readers_1_1.done && (_a = readers_1.return)) _a.call(readers_1);
                    }
                    finally { if (e_1) throw e_1.error; }
                    return [7 /*endfinally*/];
                case 8: return [2 /*return*/];
            }
        });
    }
    /**
     * Builds a reader that yields each item in the input array.
     */
    function buildArrayReader(input) {
        return __generator(this, function (_a) {
            switch (_a.label) {
                case 0: return [5 /*yield**/, __values(input)];
                case 1:
                    _a.sent();
                    return [2 /*return*/];
            }
        });
    }

    function subtractRanges(source, toSubtract) {
        var res = [];
        if (source[0] < toSubtract[0]) {
            res.push([source[0], Math.min(toSubtract[0] - 1, source[1])]);
        }
        if (source[1] > toSubtract[1]) {
            res.push([Math.max(toSubtract[1] + 1, source[0]), source[1]]);
        }
        return res;
    }
    function intersectRanges(a, b) {
        var startShared = Math.max(a[0], b[0]);
        var endShared = Math.min(a[1], b[1]);
        if (startShared > endShared) {
            return null;
        }
        return [startShared, endShared];
    }
    function createRanges(set) {
        var ascending = __spreadArray([], __read(set), false).sort(function (a, b) { return a - b; });
        var ranges = [];
        var startIndex = 0;
        for (var i = 0; i < ascending.length; i++) {
            var startValue = ascending[startIndex];
            var currentValue = ascending[i];
            var nextValue = i + 1 < ascending.length ? ascending[i + 1] : null;
            if (nextValue === null || nextValue - startValue !== i - startIndex + 1) {
                ranges.push([startValue, currentValue]);
                startIndex = i + 1;
            }
        }
        return ranges;
    }
    /* note input ranges must be sorted and not overlap */
    function invertRanges(ranges) {
        var result = [];
        for (var i = 0; i < ranges.length + 1; i++) {
            var prev = i - 1 >= 0 ? ranges[i - 1] : null;
            var current = i < ranges.length ? ranges[i] : null;
            var start = prev ? prev[1] + 1 : -Infinity;
            var end = current ? current[0] - 1 : +Infinity;
            if (start - end === 1)
                continue;
            if (start > end)
                throw new Error('Internal error: invalid ranges input');
            result.push([start, end]);
        }
        return result;
    }

    /**
     * Returns `true` if the provided `CharacterGroups` definitely matches no characters.
     */
    function isEmptyCharacterGroups(group) {
        return (!group.rangesNegated &&
            !group.ranges.length &&
            !group.unicodePropertyEscapes.size);
    }
    function intersectCharacterGroups(a, b) {
        var e_1, _a;
        var _b, _c;
        var newRanges;
        var newNegated;
        if (!a.rangesNegated) {
            if (!b.rangesNegated) {
                newNegated = false;
                newRanges = [];
                a.ranges.forEach(function (aRange) {
                    b.ranges.forEach(function (bRange) {
                        var intersection = intersectRanges(aRange, bRange);
                        if (intersection)
                            newRanges.push(intersection);
                    });
                });
            }
            else {
                newNegated = false;
                newRanges = __spreadArray([], __read(a.ranges), false);
                b.ranges.forEach(function (bRange) {
                    var narrowed = [];
                    newRanges.forEach(function (aRange) {
                        narrowed.push.apply(narrowed, __spreadArray([], __read(subtractRanges(aRange, bRange)), false));
                    });
                    newRanges = narrowed;
                });
            }
        }
        else {
            if (!b.rangesNegated) {
                newNegated = false;
                newRanges = __spreadArray([], __read(b.ranges), false);
                a.ranges.forEach(function (aRange) {
                    var narrowed = [];
                    newRanges.forEach(function (bRange) {
                        narrowed.push.apply(narrowed, __spreadArray([], __read(subtractRanges(bRange, aRange)), false));
                    });
                    newRanges = narrowed;
                });
            }
            else {
                newNegated = true;
                newRanges = __spreadArray(__spreadArray([], __read(a.ranges), false), __read(b.ranges), false);
            }
        }
        var allUnicodePropertyEscapes = new Set(__spreadArray(__spreadArray([], __read(a.unicodePropertyEscapes.keys()), false), __read(b.unicodePropertyEscapes.keys()), false));
        var newUnicodePropertyEscapes = new Map();
        try {
            for (var allUnicodePropertyEscapes_1 = __values(allUnicodePropertyEscapes), allUnicodePropertyEscapes_1_1 = allUnicodePropertyEscapes_1.next(); !allUnicodePropertyEscapes_1_1.done; allUnicodePropertyEscapes_1_1 = allUnicodePropertyEscapes_1.next()) {
                var unicodePropertyEscape = allUnicodePropertyEscapes_1_1.value;
                var aEscape = (_b = a.unicodePropertyEscapes.get(unicodePropertyEscape)) !== null && _b !== void 0 ? _b : null;
                var bEscape = (_c = b.unicodePropertyEscapes.get(unicodePropertyEscape)) !== null && _c !== void 0 ? _c : null;
                // assume that all characters that match an escape (or inverse of escape) remain, unless
                // they are intersected with the negative
                // `isEmptyCharacterGroups` will never be `true` whilst there is an escape
                if (aEscape !== null && bEscape === null) {
                    newUnicodePropertyEscapes.set(unicodePropertyEscape, aEscape);
                }
                else if (aEscape === null && bEscape !== null) {
                    newUnicodePropertyEscapes.set(unicodePropertyEscape, bEscape);
                }
                else if (aEscape !== null && bEscape !== null && aEscape === bEscape) {
                    newUnicodePropertyEscapes.set(unicodePropertyEscape, aEscape);
                }
            }
        }
        catch (e_1_1) { e_1 = { error: e_1_1 }; }
        finally {
            try {
                if (allUnicodePropertyEscapes_1_1 && !allUnicodePropertyEscapes_1_1.done && (_a = allUnicodePropertyEscapes_1.return)) _a.call(allUnicodePropertyEscapes_1);
            }
            finally { if (e_1) throw e_1.error; }
        }
        return {
            ranges: newRanges,
            rangesNegated: newNegated,
            unicodePropertyEscapes: newUnicodePropertyEscapes,
        };
    }

    function buildEndReader(offset) {
        return __generator(this, function (_a) {
            switch (_a.label) {
                case 0: return [4 /*yield*/, {
                        bounded: false,
                        offset: offset,
                        stack: [],
                        subType: 'end',
                        type: characterReaderTypeCharacterEntry,
                    }];
                case 1:
                    _a.sent();
                    /* istanbul ignore next */
                    throw new Error('Internal error: should not be reading after end');
            }
        });
    }

    /**
     * Join multiple `CharacterReader`'s together.
     *
     * It has understanding of the `split` type.
     *
     * `getAction` should return
     * - `continue`: This results in `getReader` being called with the next index
     *   and a new `CharacterReader` should be returned
     * - `fork`: This results in the reader splitting, with the split reader being empty,
     *   and then `getReader` is called with the next index and a new `CharacterReader`
     *   should be returned
     * - `stop`: This means the reader will end
     */
    function join(getAction, getReader) {
        var _join = function (_getAction, _getReader, timeSinceEmitSomething) {
            var i, action, emittedSomething, reader, next, _loop_1;
            if (timeSinceEmitSomething === void 0) { timeSinceEmitSomething = 0; }
            return __generator(this, function (_a) {
                switch (_a.label) {
                    case 0:
                        i = 0;
                        _a.label = 1;
                    case 1:
                        action = _getAction(i, timeSinceEmitSomething);
                        if (!(action === 'stop')) return [3 /*break*/, 2];
                        return [2 /*return*/];
                    case 2:
                        if (!(action === 'fork')) return [3 /*break*/, 4];
                        return [4 /*yield*/, {
                                reader: function () { return emptyReader(); },
                                subType: null,
                                type: characterReaderTypeSplit,
                            }];
                    case 3:
                        _a.sent();
                        _a.label = 4;
                    case 4:
                        emittedSomething = false;
                        reader = _getReader(i);
                        next = void 0;
                        _loop_1 = function () {
                            var value, _b, _i_1, _timeSinceEmittedSomething_1;
                            return __generator(this, function (_c) {
                                switch (_c.label) {
                                    case 0:
                                        value = next.value;
                                        _b = value.type;
                                        switch (_b) {
                                            case characterReaderTypeSplit: return [3 /*break*/, 1];
                                            case characterReaderTypeCharacterEntry: return [3 /*break*/, 3];
                                        }
                                        return [3 /*break*/, 5];
                                    case 1:
                                        _i_1 = i;
                                        _timeSinceEmittedSomething_1 = timeSinceEmitSomething;
                                        return [4 /*yield*/, {
                                                reader: function () {
                                                    return _join(function (innerIndex, innerTimeSinceEmittedSomething) {
                                                        return innerIndex === 0
                                                            ? 'continue'
                                                            : _getAction(innerIndex + _i_1, innerTimeSinceEmittedSomething);
                                                    }, function (innerIndex) {
                                                        return innerIndex === 0
                                                            ? value.reader()
                                                            : _getReader(innerIndex + _i_1);
                                                    }, _timeSinceEmittedSomething_1);
                                                },
                                                subType: value.subType,
                                                type: characterReaderTypeSplit,
                                            }];
                                    case 2:
                                        _c.sent();
                                        return [3 /*break*/, 5];
                                    case 3:
                                        if (value.subType !== 'null' &&
                                            value.subType !== 'start' &&
                                            value.subType !== 'end') {
                                            emittedSomething = true;
                                        }
                                        return [4 /*yield*/, value];
                                    case 4:
                                        _c.sent();
                                        return [3 /*break*/, 5];
                                    case 5: return [2 /*return*/];
                                }
                            });
                        };
                        _a.label = 5;
                    case 5:
                        if (!!(next = reader.next()).done) return [3 /*break*/, 7];
                        return [5 /*yield**/, _loop_1()];
                    case 6:
                        _a.sent();
                        return [3 /*break*/, 5];
                    case 7:
                        timeSinceEmitSomething = emittedSomething
                            ? 0
                            : timeSinceEmitSomething + 1;
                        _a.label = 8;
                    case 8:
                        i++;
                        return [3 /*break*/, 1];
                    case 9: return [2 /*return*/];
                }
            });
        };
        return _join(getAction, getReader);
    }
    /**
     * Joins an array of `CharacterReader`'s together, with  understanding
     * of the `split` type. If a reader splits, when the split reader ends,
     * the next `CharacterReader` in the array will follow.
     */
    function joinArray(input) {
        var length = input.length;
        return join(function (i) { return (i < length ? 'continue' : 'stop'); }, function (i) { return input[i](); });
    }

    function buildSequenceCharacterReader(_a) {
        var caseInsensitive = _a.caseInsensitive, dotAll = _a.dotAll, nodes = _a.nodes;
        return joinArray(nodes.map(function (node) {
            return function () {
                return buildCharacterReader({ caseInsensitive: caseInsensitive, dotAll: dotAll, node: node });
            };
        }));
    }

    /**
     * Maps each value of a `CharacterReader` from one value to another.
     *
     * It handles the `split` type internally.
     */
    function map(reader, handle) {
        var startThread = function (innerReader) {
            var next, _loop_1;
            return __generator(this, function (_a) {
                switch (_a.label) {
                    case 0:
                        _loop_1 = function () {
                            var value, _b;
                            return __generator(this, function (_c) {
                                switch (_c.label) {
                                    case 0:
                                        value = next.value;
                                        _b = value.type;
                                        switch (_b) {
                                            case characterReaderTypeSplit: return [3 /*break*/, 1];
                                            case characterReaderTypeCharacterEntry: return [3 /*break*/, 3];
                                        }
                                        return [3 /*break*/, 5];
                                    case 1: return [4 /*yield*/, {
                                            reader: function () { return startThread(value.reader()); },
                                            subType: value.subType,
                                            type: characterReaderTypeSplit,
                                        }];
                                    case 2:
                                        _c.sent();
                                        return [3 /*break*/, 5];
                                    case 3: return [4 /*yield*/, handle(value)];
                                    case 4:
                                        _c.sent();
                                        return [3 /*break*/, 5];
                                    case 5: return [2 /*return*/];
                                }
                            });
                        };
                        _a.label = 1;
                    case 1:
                        if (!!(next = innerReader.next()).done) return [3 /*break*/, 3];
                        return [5 /*yield**/, _loop_1()];
                    case 2:
                        _a.sent();
                        return [3 /*break*/, 1];
                    case 3: return [2 /*return*/];
                }
            });
        };
        return startThread(reader);
    }

    function getGroups(stack) {
        return new Set(stack.flatMap(function (entry) { return (entry.type === 'group' ? [entry.group] : []); }));
    }
    function getLookaheadStack(stack) {
        var e_1, _a;
        var lookaheadStack = [];
        try {
            for (var stack_1 = __values(stack), stack_1_1 = stack_1.next(); !stack_1_1.done; stack_1_1 = stack_1.next()) {
                var entry = stack_1_1.value;
                if (entry.type === 'group') {
                    var group = entry.group;
                    var behavior = group.behavior;
                    if (behavior === 'lookbehind' ||
                        behavior === 'negativeLookbehind' ||
                        behavior === 'negativeLookahead' ||
                        behavior === 'lookahead') {
                        lookaheadStack.push(group);
                    }
                }
            }
        }
        catch (e_1_1) { e_1 = { error: e_1_1 }; }
        finally {
            try {
                if (stack_1_1 && !stack_1_1.done && (_a = stack_1.return)) _a.call(stack_1);
            }
            finally { if (e_1) throw e_1.error; }
        }
        return lookaheadStack;
    }
    function buildGroupCharacterReader(_a) {
        var caseInsensitive = _a.caseInsensitive, dotAll = _a.dotAll, node = _a.node;
        switch (node.behavior) {
            case 'lookbehind':
            case 'negativeLookbehind':
            case 'lookahead':
            case 'negativeLookahead': {
                return buildArrayReader([
                    {
                        reader: function () {
                            return joinArray([
                                function () {
                                    return map(buildSequenceCharacterReader({
                                        caseInsensitive: caseInsensitive,
                                        dotAll: dotAll,
                                        nodes: node.body,
                                    }), function (value) {
                                        return __assign(__assign({}, value), { stack: __spreadArray([{ group: node, type: 'group' }], __read(value.stack), false) });
                                    });
                                },
                                function () { return buildEndReader(node.range[1]); },
                            ]);
                        },
                        subType: node.behavior,
                        type: characterReaderTypeSplit,
                    },
                ]);
            }
            case 'ignore':
            case 'normal': {
                return map(buildSequenceCharacterReader({
                    caseInsensitive: caseInsensitive,
                    dotAll: dotAll,
                    nodes: node.body,
                }), function (value) {
                    return __assign(__assign({}, value), { stack: __spreadArray([{ group: node, type: 'group' }], __read(value.stack), false) });
                });
            }
        }
    }

    function buildNullCharacterReader(offset) {
        return __generator(this, function (_a) {
            switch (_a.label) {
                case 0: return [4 /*yield*/, {
                        offset: offset,
                        stack: [],
                        subType: 'null',
                        type: characterReaderTypeCharacterEntry,
                    }];
                case 1:
                    _a.sent();
                    return [2 /*return*/];
            }
        });
    }

    function mustGet(map, key) {
        if (!map.has(key)) {
            throw new Error('Internal error: map missing key');
        }
        // eslint-disable-next-line @typescript-eslint/no-non-null-assertion
        return map.get(key);
    }

    function buildQuantifiersInInfinitePortion(stack, nodeExtra) {
        var exhaustive = stack.some(function (entry) {
            if (entry.type !== 'group' || entry.group.behavior !== 'normal') {
                return false;
            }
            var index = mustGet(nodeExtra.capturingGroupToIndex, entry.group);
            var hasReference = nodeExtra.reachableReferences.some(function (reference) { return reference.matchIndex === index; });
            return hasReference;
        });
        // if we are part of a group that is referenced then we need to include all iterations
        // because that could have an effect later where the reference is
        if (exhaustive)
            return new Set();
        return new Set(stack
            .flatMap(function (entry) { return (entry.type === 'quantifier' ? [entry] : []); })
            .filter(function (_a) {
            var iteration = _a.iteration, quantifier = _a.quantifier;
            return iteration >= 1 && iteration >= quantifier.min;
        })
            .map(function (_a) {
            var quantifier = _a.quantifier;
            return quantifier;
        }));
    }
    function buildQuantifierIterations(stack) {
        var res = new Map();
        stack
            .flatMap(function (entry) { return (entry.type === 'quantifier' ? [entry] : []); })
            .forEach(function (_a) {
            var iteration = _a.iteration, quantifier = _a.quantifier;
            return res.set(quantifier, iteration);
        });
        return res;
    }
    function buildQuantifierCharacterReader(_a) {
        var caseInsensitive = _a.caseInsensitive, dotAll = _a.dotAll, node = _a.node;
        var min = node.min, _b = node.max, max = _b === void 0 ? Infinity : _b;
        return joinArray([
            // always emit the null first so that we always emit something in cases where the loop is empty
            function () { return buildNullCharacterReader(node.body[0].range[0]); },
            function () {
                return join(function (i, timeSinceEmit) {
                    // prevent infinite loop on something like `()*`
                    // > 1 so that the capturing groups are cleared with something like `(?:(a)|)*`
                    if (timeSinceEmit > 1)
                        return 'stop';
                    if (i >= max)
                        return 'stop';
                    if (i >= min)
                        return 'fork';
                    return 'continue';
                }, function (i) {
                    return map(joinArray(__spreadArray(__spreadArray([], __read((i > 0
                        ? [
                            function () {
                                return buildNullCharacterReader(node.body[0].range[0]);
                            },
                        ]
                        : [])), false), [
                        function () {
                            return buildCharacterReader({
                                caseInsensitive: caseInsensitive,
                                dotAll: dotAll,
                                node: node.body[0],
                            });
                        },
                    ], false)), function (value) {
                        return __assign(__assign({}, value), { stack: __spreadArray([
                                {
                                    iteration: i,
                                    quantifier: node,
                                    type: 'quantifier',
                                }
                            ], __read(value.stack), false) });
                    });
                });
            },
        ]);
    }

    function buildAnchorReader(node) {
        var _a;
        return __generator(this, function (_b) {
            switch (_b.label) {
                case 0:
                    _a = node.kind;
                    switch (_a) {
                        case 'end': return [3 /*break*/, 1];
                        case 'start': return [3 /*break*/, 3];
                        case 'boundary': return [3 /*break*/, 5];
                        case 'not-boundary': return [3 /*break*/, 5];
                    }
                    return [3 /*break*/, 6];
                case 1: return [4 /*yield*/, {
                        bounded: true,
                        offset: node.range[0],
                        stack: [],
                        subType: 'end',
                        type: characterReaderTypeCharacterEntry,
                    }];
                case 2:
                    _b.sent();
                    /* istanbul ignore next */
                    throw new Error('Internal error: should not be reading after end');
                case 3: return [4 /*yield*/, {
                        offset: node.range[0],
                        stack: [],
                        subType: 'start',
                        type: characterReaderTypeCharacterEntry,
                    }];
                case 4:
                    _b.sent();
                    return [3 /*break*/, 6];
                case 5:
                    {
                        return [3 /*break*/, 6];
                    }
                case 6: return [2 /*return*/];
            }
        });
    }

    // [0-9]
    var dRanges = [[48, 57]];
    var inverseDRanges = invertRanges(dRanges);
    // [A-Za-z0-9_]
    var wRanges = [
        [48, 57],
        [65, 90],
        [95, 95],
        [97, 122],
    ];
    var inverseWRanges = invertRanges(wRanges);
    // [\f\n\r\t\v\u0020\u00a0\u1680\u2000-\u200a\u2028-\u2029\u202f\u205f\u3000\ufeff]
    var sRanges = [
        [9, 9],
        [10, 10],
        [11, 11],
        [12, 12],
        [13, 13],
        [32, 32],
        [160, 160],
        [5760, 5760],
        [8192, 8202],
        [8232, 8233],
        [8239, 8239],
        [8287, 8287],
        [12288, 12288],
        [65279, 65279],
    ];
    var inverseSRanges = invertRanges(sRanges);
    function characterClassEscapeToRange(value) {
        switch (value) {
            case 'd':
            case 'D': {
                return value === 'd' ? dRanges : inverseDRanges;
            }
            case 'w':
            case 'W': {
                return value === 'w' ? wRanges : inverseWRanges;
            }
            case 's':
            case 'S': {
                return value === 's' ? sRanges : inverseSRanges;
            }
        }
    }
    function buildCharacterClassEscapeReader(node) {
        var value, ranges;
        return __generator(this, function (_a) {
            switch (_a.label) {
                case 0:
                    value = node.value;
                    ranges = characterClassEscapeToRange(value);
                    return [4 /*yield*/, {
                            characterGroups: {
                                ranges: ranges,
                                rangesNegated: false,
                                unicodePropertyEscapes: new Map(),
                            },
                            node: node,
                            stack: [],
                            subType: 'groups',
                            type: characterReaderTypeCharacterEntry,
                        }];
                case 1:
                    _a.sent();
                    return [2 /*return*/];
            }
        });
    }

    function toCodePoint(input) {
        // https://tc39.es/ecma262/multipage/text-processing.html#sec-runtime-semantics-canonicalize-ch
        // step 7
        if (input.length > 1)
            return null;
        var codePoint = input.codePointAt(0);
        /* istanbul ignore next */
        if (!codePoint)
            throw new Error('Internal error: expected codepoint');
        return codePoint;
    }
    function toUpperCaseCodePoint(codePoint) {
        var upperCase = String.fromCodePoint(codePoint).toUpperCase();
        var upperCodePoint = toCodePoint(upperCase);
        return upperCodePoint !== null ? upperCodePoint : codePoint;
    }
    function buildCodePointRanges(_a) {
        var caseInsensitive = _a.caseInsensitive, highCodePoint = _a.highCodePoint, lowCodePoint = _a.lowCodePoint;
        if (!caseInsensitive) {
            return [[lowCodePoint, highCodePoint]];
        }
        var codePoints = new Set();
        for (var codePoint = lowCodePoint; codePoint <= highCodePoint; codePoint++) {
            codePoints.add(toUpperCaseCodePoint(codePoint));
        }
        return createRanges(codePoints);
    }

    function codePointFromValue(_a) {
        var caseInsensitive = _a.caseInsensitive, value = _a.value;
        var codePoint = value.codePoint;
        return caseInsensitive ? toUpperCaseCodePoint(codePoint) : codePoint;
    }
    function buildValueCharacterReader(_a) {
        var caseInsensitive = _a.caseInsensitive, node = _a.node;
        var codePoint = codePointFromValue({ caseInsensitive: caseInsensitive, value: node });
        return buildArrayReader([
            {
                characterGroups: {
                    ranges: [[codePoint, codePoint]],
                    rangesNegated: false,
                    unicodePropertyEscapes: new Map(),
                },
                node: node,
                stack: [],
                subType: 'groups',
                type: characterReaderTypeCharacterEntry,
            },
        ]);
    }

    function buildCharacterClassCharacterReader(_a) {
        var e_1, _b;
        var caseInsensitive = _a.caseInsensitive, node = _a.node;
        var ranges = [];
        var unicodePropertyEscapes = new Map();
        var matchesEverything = false;
        try {
            outer: for (var _c = __values(node.body), _d = _c.next(); !_d.done; _d = _c.next()) {
                var expression = _d.value;
                switch (expression.type) {
                    case 'value': {
                        var codePoint = codePointFromValue({
                            caseInsensitive: caseInsensitive,
                            value: expression,
                        });
                        ranges.push([codePoint, codePoint]);
                        break;
                    }
                    case 'characterClassRange': {
                        ranges.push.apply(ranges, __spreadArray([], __read(buildCodePointRanges({
                            caseInsensitive: caseInsensitive,
                            highCodePoint: expression.max.codePoint,
                            lowCodePoint: expression.min.codePoint,
                        })), false));
                        break;
                    }
                    case 'characterClassEscape': {
                        var value = expression.value;
                        ranges.push.apply(ranges, __spreadArray([], __read(characterClassEscapeToRange(value)), false));
                        break;
                    }
                    case 'unicodePropertyEscape': {
                        var resolvedNegative = expression.negative !== node.negative;
                        if (unicodePropertyEscapes.get(expression.value) === !resolvedNegative) {
                            matchesEverything = true;
                            break outer;
                        }
                        unicodePropertyEscapes.set(expression.value, resolvedNegative);
                        break;
                    }
                }
            }
        }
        catch (e_1_1) { e_1 = { error: e_1_1 }; }
        finally {
            try {
                if (_d && !_d.done && (_b = _c.return)) _b.call(_c);
            }
            finally { if (e_1) throw e_1.error; }
        }
        return buildArrayReader([
            {
                characterGroups: matchesEverything
                    ? { ranges: [], rangesNegated: true, unicodePropertyEscapes: new Map() }
                    : {
                        ranges: ranges,
                        rangesNegated: node.negative,
                        unicodePropertyEscapes: unicodePropertyEscapes,
                    },
                node: node,
                stack: [],
                subType: 'groups',
                type: characterReaderTypeCharacterEntry,
            },
        ]);
    }

    function buildDisjunctionCharacterReader(_a) {
        var caseInsensitive = _a.caseInsensitive, dotAll = _a.dotAll, node = _a.node;
        return chainReaders([
            buildArrayReader(node.body.slice(0, -1).map(function (part) {
                return {
                    reader: function () {
                        return buildCharacterReader({ caseInsensitive: caseInsensitive, dotAll: dotAll, node: part });
                    },
                    subType: null,
                    type: characterReaderTypeSplit,
                };
            })),
            buildCharacterReader({
                caseInsensitive: caseInsensitive,
                dotAll: dotAll,
                node: node.body[node.body.length - 1],
            }),
        ]);
    }

    function buildDotCharacterReader(_a) {
        var dotAll = _a.dotAll, node = _a.node;
        return __generator(this, function (_b) {
            switch (_b.label) {
                case 0: return [4 /*yield*/, {
                        characterGroups: {
                            ranges: dotAll
                                ? []
                                : // [\n\r\u2028-\u2029]
                                    [
                                        [10, 10],
                                        [13, 13],
                                        [8232, 8233],
                                    ],
                            rangesNegated: true,
                            unicodePropertyEscapes: new Map(),
                        },
                        node: node,
                        stack: [],
                        subType: 'groups',
                        type: characterReaderTypeCharacterEntry,
                    }];
                case 1:
                    _b.sent();
                    return [2 /*return*/];
            }
        });
    }

    function buildReferenceCharacterReader(node) {
        return __generator(this, function (_a) {
            switch (_a.label) {
                case 0: return [4 /*yield*/, {
                        node: node,
                        referenceIndex: node.matchIndex,
                        stack: [],
                        subType: 'reference',
                        type: characterReaderTypeCharacterEntry,
                    }];
                case 1:
                    _a.sent();
                    return [2 /*return*/];
            }
        });
    }

    function buildUnicodePropertyEscapeCharacterReader(node) {
        return buildArrayReader([
            {
                characterGroups: {
                    ranges: [],
                    rangesNegated: false,
                    unicodePropertyEscapes: new Map([[node.value, node.negative]]),
                },
                node: node,
                stack: [],
                subType: 'groups',
                type: characterReaderTypeCharacterEntry,
            },
        ]);
    }

    var characterReaderTypeCharacterEntry = Symbol('characterReaderTypeCharacterEntry');
    var characterReaderTypeSplit = Symbol('characterReaderTypeSplit');
    function buildCharacterReader(_a) {
        var caseInsensitive = _a.caseInsensitive, dotAll = _a.dotAll, node = _a.node;
        switch (node.type) {
            case 'anchor':
                return buildAnchorReader(node);
            case 'characterClass':
                return buildCharacterClassCharacterReader({ caseInsensitive: caseInsensitive, node: node });
            case 'characterClassEscape':
                return buildCharacterClassEscapeReader(node);
            case 'unicodePropertyEscape':
                return buildUnicodePropertyEscapeCharacterReader(node);
            case 'reference':
                return buildReferenceCharacterReader(node);
            case 'value':
                return buildValueCharacterReader({ caseInsensitive: caseInsensitive, node: node });
            case 'dot':
                return buildDotCharacterReader({ dotAll: dotAll, node: node });
            case 'alternative':
                return buildSequenceCharacterReader({
                    caseInsensitive: caseInsensitive,
                    dotAll: dotAll,
                    nodes: node.body,
                });
            case 'disjunction':
                return buildDisjunctionCharacterReader({ caseInsensitive: caseInsensitive, dotAll: dotAll, node: node });
            case 'group':
                return buildGroupCharacterReader({ caseInsensitive: caseInsensitive, dotAll: dotAll, node: node });
            case 'quantifier':
                return buildQuantifierCharacterReader({ caseInsensitive: caseInsensitive, dotAll: dotAll, node: node });
        }
    }

    var characterReaderLevel1TypeSplit = Symbol('characterReaderLevel2TypeSplit');
    var characterReaderLevel1TypeEntry = Symbol('characterReaderLevel1TypeEntry');
    /**
     * Returns a `CharacterReaderLevel1` which builds on top of
     * `CharacterReaderLevel0` adds a `precedingZeroWidthEntries` property
     * and makes every result map to a character.
     */
    function buildCharacterReaderLevel1(_a) {
        var caseInsensitive = _a.caseInsensitive, dotAll = _a.dotAll, node = _a.node;
        var startThread = function (reader, precedingZeroWidthEntries) {
            var next, _loop_1, state_1;
            return __generator(this, function (_a) {
                switch (_a.label) {
                    case 0:
                        _loop_1 = function () {
                            var _b, _c, value_1, _precedingZeroWidthEntries_1;
                            return __generator(this, function (_d) {
                                switch (_d.label) {
                                    case 0:
                                        _b = next.value.type;
                                        switch (_b) {
                                            case characterReaderTypeCharacterEntry: return [3 /*break*/, 1];
                                            case characterReaderTypeSplit: return [3 /*break*/, 10];
                                        }
                                        return [3 /*break*/, 12];
                                    case 1:
                                        _c = next.value.subType;
                                        switch (_c) {
                                            case 'groups': return [3 /*break*/, 2];
                                            case 'reference': return [3 /*break*/, 4];
                                            case 'end': return [3 /*break*/, 6];
                                            case 'null': return [3 /*break*/, 7];
                                            case 'start': return [3 /*break*/, 8];
                                        }
                                        return [3 /*break*/, 9];
                                    case 2: return [4 /*yield*/, {
                                            characterGroups: next.value.characterGroups,
                                            node: next.value.node,
                                            precedingZeroWidthEntries: precedingZeroWidthEntries,
                                            stack: next.value.stack,
                                            subType: 'groups',
                                            type: characterReaderLevel1TypeEntry,
                                        }];
                                    case 3:
                                        _d.sent();
                                        precedingZeroWidthEntries = [];
                                        return [3 /*break*/, 9];
                                    case 4: return [4 /*yield*/, {
                                            node: next.value.node,
                                            precedingZeroWidthEntries: precedingZeroWidthEntries,
                                            referenceIndex: next.value.referenceIndex,
                                            stack: next.value.stack,
                                            subType: next.value.subType,
                                            type: characterReaderLevel1TypeEntry,
                                        }];
                                    case 5:
                                        _d.sent();
                                        precedingZeroWidthEntries = [];
                                        return [3 /*break*/, 9];
                                    case 6:
                                        {
                                            return [2 /*return*/, { value: {
                                                        bounded: next.value.bounded,
                                                        precedingZeroWidthEntries: precedingZeroWidthEntries,
                                                    } }];
                                        }
                                    case 7:
                                        {
                                            precedingZeroWidthEntries = __spreadArray(__spreadArray([], __read(precedingZeroWidthEntries), false), [
                                                {
                                                    offset: next.value.offset,
                                                    stack: next.value.stack,
                                                    type: 'null',
                                                },
                                            ], false);
                                            return [3 /*break*/, 9];
                                        }
                                    case 8:
                                        {
                                            precedingZeroWidthEntries = __spreadArray(__spreadArray([], __read(precedingZeroWidthEntries), false), [
                                                {
                                                    offset: next.value.offset,
                                                    stack: next.value.stack,
                                                    type: 'start',
                                                },
                                            ], false);
                                            return [3 /*break*/, 9];
                                        }
                                    case 9: return [3 /*break*/, 12];
                                    case 10:
                                        value_1 = next.value;
                                        _precedingZeroWidthEntries_1 = precedingZeroWidthEntries;
                                        return [4 /*yield*/, {
                                                reader: function () {
                                                    return startThread(value_1.reader(), _precedingZeroWidthEntries_1);
                                                },
                                                subType: value_1.subType,
                                                type: characterReaderLevel1TypeSplit,
                                            }];
                                    case 11:
                                        _d.sent();
                                        return [3 /*break*/, 12];
                                    case 12: return [2 /*return*/];
                                }
                            });
                        };
                        _a.label = 1;
                    case 1:
                        if (!!(next = reader.next()).done) return [3 /*break*/, 3];
                        return [5 /*yield**/, _loop_1()];
                    case 2:
                        state_1 = _a.sent();
                        if (typeof state_1 === "object")
                            return [2 /*return*/, state_1.value];
                        return [3 /*break*/, 1];
                    case 3: return [2 /*return*/, { bounded: false, precedingZeroWidthEntries: precedingZeroWidthEntries }];
                }
            });
        };
        return startThread(buildCharacterReader({ caseInsensitive: caseInsensitive, dotAll: dotAll, node: node }), []);
    }

    var characterReaderLevel2TypeSplit = Symbol('characterReaderLevel2TypeSplit');
    var characterReaderLevel2TypeEntry = Symbol('characterReaderLevel2TypeEntry');
    // `InternalReader` is the same as `CharacterReaderLevel1`, except that the `stack` is `CharacterReaderLevel2Stack`
    // which can include references
    var internalReaderTypeSplit = Symbol('internalReaderTypeSplit');
    var internalReaderTypeEntry = Symbol('internalReaderTypeEntry');
    function characterReaderLevel1ToInternalReader(characterReaderLevel1) {
        var next, _loop_1;
        return __generator(this, function (_a) {
            switch (_a.label) {
                case 0:
                    _loop_1 = function () {
                        var value, _b;
                        return __generator(this, function (_c) {
                            switch (_c.label) {
                                case 0:
                                    value = next.value;
                                    _b = value.type;
                                    switch (_b) {
                                        case characterReaderLevel1TypeSplit: return [3 /*break*/, 1];
                                        case characterReaderLevel1TypeEntry: return [3 /*break*/, 3];
                                    }
                                    return [3 /*break*/, 5];
                                case 1: return [4 /*yield*/, {
                                        reader: function () {
                                            return characterReaderLevel1ToInternalReader(value.reader());
                                        },
                                        subType: value.subType,
                                        type: internalReaderTypeSplit,
                                    }];
                                case 2:
                                    _c.sent();
                                    return [3 /*break*/, 5];
                                case 3: return [4 /*yield*/, __assign(__assign({}, value), { type: internalReaderTypeEntry })];
                                case 4:
                                    _c.sent();
                                    return [3 /*break*/, 5];
                                case 5: return [2 /*return*/];
                            }
                        });
                    };
                    _a.label = 1;
                case 1:
                    if (!!(next = characterReaderLevel1.next()).done) return [3 /*break*/, 3];
                    return [5 /*yield**/, _loop_1()];
                case 2:
                    _a.sent();
                    return [3 /*break*/, 1];
                case 3: return [2 /*return*/, next.value];
            }
        });
    }
    function haveHadCompleteIteration(before, now) {
        var e_1, _a;
        try {
            for (var now_1 = __values(now), now_1_1 = now_1.next(); !now_1_1.done; now_1_1 = now_1.next()) {
                var _b = __read(now_1_1.value, 2), quantifier = _b[0], iterationsNow = _b[1];
                var iterationsBefore = before.get(quantifier) || 0;
                if (iterationsNow - iterationsBefore > 1) {
                    return true;
                }
            }
        }
        catch (e_1_1) { e_1 = { error: e_1_1 }; }
        finally {
            try {
                if (now_1_1 && !now_1_1.done && (_a = now_1.return)) _a.call(now_1);
            }
            finally { if (e_1) throw e_1.error; }
        }
        return false;
    }
    function getGroupContentsReader(_a) {
        var group, groupContents, groupLookaheadStack, _b, _c, groupEntry, e_2_1;
        var e_2, _d;
        var groupContentsStore = _a.groupContentsStore, groups = _a.groups, groupsWithInfiniteSize = _a.groupsWithInfiniteSize, nodeExtra = _a.nodeExtra, value = _a.value;
        return __generator(this, function (_e) {
            switch (_e.label) {
                case 0:
                    group = mustGet(nodeExtra.indexToCapturingGroup, value.referenceIndex);
                    groupContents = groupContentsStore.get(value.referenceIndex) || {
                        contents: [],
                        group: group,
                    };
                    groupLookaheadStack = dropCommon(mustGet(nodeExtra.nodeToLookaheadStack, groupContents.group), mustGet(nodeExtra.nodeToLookaheadStack, value.node)).a;
                    if (groupLookaheadStack.length) {
                        if (groupLookaheadStack.some(function (_a) {
                            var behavior = _a.behavior;
                            return behavior === 'negativeLookahead' || behavior === 'negativeLookbehind';
                        })) {
                            return [2 /*return*/, { bounded: false, precedingZeroWidthEntries: [] }];
                        }
                        throw new Error("Unsupported reference (".concat(value.referenceIndex, " at position ").concat(value.node.range[0], "). Pattern needs downgrading. See the `downgradePattern` option."));
                    }
                    if (groups.has(groupContents.group) /* reference is inside group being referenced */) {
                        return [2 /*return*/, { bounded: false, precedingZeroWidthEntries: [] }];
                    }
                    if (groupsWithInfiniteSize.has(value.referenceIndex)) {
                        throw new Error("Unsupported reference to group ".concat(value.referenceIndex, " as group is not a finite size. Pattern needs downgrading. See the `downgradePattern` option."));
                    }
                    _e.label = 1;
                case 1:
                    _e.trys.push([1, 6, 7, 8]);
                    _b = __values(groupContents.contents), _c = _b.next();
                    _e.label = 2;
                case 2:
                    if (!!_c.done) return [3 /*break*/, 5];
                    groupEntry = _c.value;
                    return [4 /*yield*/, {
                            characterGroups: groupEntry.characterGroups,
                            node: groupEntry.node,
                            precedingZeroWidthEntries: groupEntry.precedingZeroWidthEntries,
                            stack: __spreadArray(__spreadArray(__spreadArray([], __read(groupEntry.stack), false), [
                                {
                                    reference: value.node,
                                    type: "reference",
                                }
                            ], false), __read(value.stack), false),
                            subType: 'groups',
                            type: internalReaderTypeEntry,
                        }];
                case 3:
                    _e.sent();
                    _e.label = 4;
                case 4:
                    _c = _b.next();
                    return [3 /*break*/, 2];
                case 5: return [3 /*break*/, 8];
                case 6:
                    e_2_1 = _e.sent();
                    e_2 = { error: e_2_1 };
                    return [3 /*break*/, 8];
                case 7:
                    try {
                        if (_c && !_c.done && (_d = _b.return)) _d.call(_b);
                    }
                    finally { if (e_2) throw e_2.error; }
                    return [7 /*endfinally*/];
                case 8: return [2 /*return*/, { bounded: false, precedingZeroWidthEntries: [] }];
            }
        });
    }
    /**
     * Returns a `CharacterReaderLevel2` which builds on top of
     * `CharacterReaderLevel1` but replaces references with their
     * contents and includes the backreference stack.
     */
    function buildCharacterReaderLevel2(_a) {
        var caseInsensitive = _a.caseInsensitive, dotAll = _a.dotAll, node = _a.node, nodeExtra = _a.nodeExtra;
        var startThread = function (state) {
            var _loop_2, state_1;
            return __generator(this, function (_a) {
                switch (_a.label) {
                    case 0:
                        _loop_2 = function () {
                            var precedingZeroWidthEntries, groupsWithInfiniteSize, groupContentsStore, quantifierIterationsAtLastGroup, characterReader, referenceCharacterReaderWithReference, activeCharacterReader, result, value, _b, _groupContentsStore_1, _quantifierIterationsAtLastGroup_1, _groupsWithInfiniteSize_1, _precedingZeroWidthEntries_1, quantifierIterations, lookaheadStack, groups, _c, groupContentsReader, newGroupContentsStore, groupContentsStore_1, groupContentsStore_1_1, _d, index, group, offsets, offsets_1, offsets_1_1, offset, groupInfiniteSize, reversedStack, referenceStackIndex, noneReferenceStackPortion, _loop_3, noneReferenceStackPortion_1, noneReferenceStackPortion_1_1, stackEntry;
                            var e_3, _e, e_4, _f, e_5, _g;
                            return __generator(this, function (_h) {
                                switch (_h.label) {
                                    case 0:
                                        precedingZeroWidthEntries = state.precedingZeroWidthEntries, groupsWithInfiniteSize = state.groupsWithInfiniteSize, groupContentsStore = state.groupContentsStore, quantifierIterationsAtLastGroup = state.quantifierIterationsAtLastGroup;
                                        characterReader = state.characterReader, referenceCharacterReaderWithReference = state.referenceCharacterReaderWithReference;
                                        activeCharacterReader = (referenceCharacterReaderWithReference === null || referenceCharacterReaderWithReference === void 0 ? void 0 : referenceCharacterReaderWithReference.reader) || characterReader;
                                        result = activeCharacterReader.next();
                                        if (result.done) {
                                            if (referenceCharacterReaderWithReference) {
                                                /* istanbul ignore next */
                                                if (result.value.bounded) {
                                                    // for this to happen it means we must be inside a group (from a reference)
                                                    // that contains `$`
                                                    // but we should have stopped reading when the `$` was hit the first time
                                                    // e.g `($)\1` should not reach the `\1`
                                                    throw new Error('Internal error: end of reference reader cannot be bounded');
                                                }
                                                state = {
                                                    characterReader: characterReader,
                                                    groupContentsStore: groupContentsStore,
                                                    groupsWithInfiniteSize: groupsWithInfiniteSize,
                                                    precedingZeroWidthEntries: __spreadArray(__spreadArray([], __read(precedingZeroWidthEntries), false), __read(result.value.precedingZeroWidthEntries), false),
                                                    quantifierIterationsAtLastGroup: quantifierIterationsAtLastGroup,
                                                    referenceCharacterReaderWithReference: null,
                                                };
                                                return [2 /*return*/, "continue-outer"];
                                            }
                                            return [2 /*return*/, { value: {
                                                        bounded: result.value.bounded,
                                                        precedingZeroWidthEntries: __spreadArray(__spreadArray([], __read(precedingZeroWidthEntries), false), __read(result.value.precedingZeroWidthEntries), false),
                                                        type: 'end',
                                                    } }];
                                        }
                                        value = result.value;
                                        _b = value.type;
                                        switch (_b) {
                                            case internalReaderTypeSplit: return [3 /*break*/, 1];
                                            case internalReaderTypeEntry: return [3 /*break*/, 3];
                                        }
                                        return [3 /*break*/, 7];
                                    case 1:
                                        /* istanbul ignore next */
                                        if (referenceCharacterReaderWithReference) {
                                            throw new Error('Internal error: should not be seeing a split from a reference reader');
                                        }
                                        _groupContentsStore_1 = groupContentsStore;
                                        _quantifierIterationsAtLastGroup_1 = quantifierIterationsAtLastGroup;
                                        _groupsWithInfiniteSize_1 = groupsWithInfiniteSize;
                                        _precedingZeroWidthEntries_1 = precedingZeroWidthEntries;
                                        return [4 /*yield*/, {
                                                reader: function () {
                                                    return startThread({
                                                        characterReader: buildForkableReader(value.reader()),
                                                        groupContentsStore: _groupContentsStore_1,
                                                        groupsWithInfiniteSize: _groupsWithInfiniteSize_1,
                                                        precedingZeroWidthEntries: _precedingZeroWidthEntries_1,
                                                        quantifierIterationsAtLastGroup: _quantifierIterationsAtLastGroup_1,
                                                        referenceCharacterReaderWithReference: referenceCharacterReaderWithReference,
                                                    });
                                                },
                                                subType: value.subType,
                                                type: characterReaderLevel2TypeSplit,
                                            }];
                                    case 2:
                                        _h.sent();
                                        return [3 /*break*/, 7];
                                    case 3:
                                        precedingZeroWidthEntries = __spreadArray(__spreadArray([], __read(precedingZeroWidthEntries), false), __read(value.precedingZeroWidthEntries), false);
                                        quantifierIterations = buildQuantifierIterations(value.stack);
                                        lookaheadStack = getLookaheadStack(value.stack);
                                        groups = getGroups(value.stack);
                                        _c = value.subType;
                                        switch (_c) {
                                            case 'reference': return [3 /*break*/, 4];
                                            case 'groups': return [3 /*break*/, 5];
                                        }
                                        return [3 /*break*/, 7];
                                    case 4:
                                        {
                                            /* istanbul ignore next */
                                            if (referenceCharacterReaderWithReference) {
                                                throw new Error('Internal error: should not be seeing a reference from a reference reader');
                                            }
                                            if (haveHadCompleteIteration(quantifierIterationsAtLastGroup, quantifierIterations)) {
                                                return [2 /*return*/, { value: {
                                                            type: 'abort',
                                                        } }];
                                            }
                                            groupContentsReader = buildForkableReader(getGroupContentsReader({
                                                groupContentsStore: groupContentsStore,
                                                groups: groups,
                                                groupsWithInfiniteSize: groupsWithInfiniteSize,
                                                nodeExtra: nodeExtra,
                                                value: value,
                                            }));
                                            state = {
                                                characterReader: characterReader,
                                                groupContentsStore: groupContentsStore,
                                                groupsWithInfiniteSize: groupsWithInfiniteSize,
                                                precedingZeroWidthEntries: precedingZeroWidthEntries,
                                                quantifierIterationsAtLastGroup: quantifierIterationsAtLastGroup,
                                                referenceCharacterReaderWithReference: {
                                                    reader: groupContentsReader,
                                                    reference: value.node,
                                                },
                                            };
                                            return [3 /*break*/, 7];
                                        }
                                    case 5:
                                        newGroupContentsStore = new Map(groupContentsStore);
                                        if (!referenceCharacterReaderWithReference) {
                                            try {
                                                // Clear groups that are now ahead
                                                // This can happen when a quantifier containing a group restarts
                                                for (groupContentsStore_1 = (e_3 = void 0, __values(groupContentsStore)), groupContentsStore_1_1 = groupContentsStore_1.next(); !groupContentsStore_1_1.done; groupContentsStore_1_1 = groupContentsStore_1.next()) {
                                                    _d = __read(groupContentsStore_1_1.value, 2), index = _d[0], group = _d[1].group;
                                                    offsets = __spreadArray(__spreadArray([], __read(precedingZeroWidthEntries.map(function (_a) {
                                                        var offset = _a.offset;
                                                        return offset;
                                                    })), false), [
                                                        value.node.range[0],
                                                    ], false);
                                                    try {
                                                        for (offsets_1 = (e_4 = void 0, __values(offsets)), offsets_1_1 = offsets_1.next(); !offsets_1_1.done; offsets_1_1 = offsets_1.next()) {
                                                            offset = offsets_1_1.value;
                                                            if (group.range[0] >= offset) {
                                                                newGroupContentsStore.delete(index);
                                                                break;
                                                            }
                                                        }
                                                    }
                                                    catch (e_4_1) { e_4 = { error: e_4_1 }; }
                                                    finally {
                                                        try {
                                                            if (offsets_1_1 && !offsets_1_1.done && (_f = offsets_1.return)) _f.call(offsets_1);
                                                        }
                                                        finally { if (e_4) throw e_4.error; }
                                                    }
                                                }
                                            }
                                            catch (e_3_1) { e_3 = { error: e_3_1 }; }
                                            finally {
                                                try {
                                                    if (groupContentsStore_1_1 && !groupContentsStore_1_1.done && (_e = groupContentsStore_1.return)) _e.call(groupContentsStore_1);
                                                }
                                                finally { if (e_3) throw e_3.error; }
                                            }
                                        }
                                        groupInfiniteSize = false;
                                        reversedStack = __spreadArray([], __read(value.stack), false).reverse();
                                        referenceStackIndex = reversedStack.findIndex(function (_a) {
                                            var type = _a.type;
                                            return type === 'reference';
                                        });
                                        noneReferenceStackPortion = reversedStack.slice(0, referenceStackIndex >= 0
                                            ? referenceStackIndex
                                            : value.stack.length);
                                        _loop_3 = function (stackEntry) {
                                            if (stackEntry.type === 'quantifier' &&
                                                stackEntry.quantifier.max === undefined) {
                                                groupInfiniteSize = true;
                                                return "continue";
                                            }
                                            else if (stackEntry.type !== 'group') {
                                                return "continue";
                                            }
                                            var group = stackEntry.group;
                                            if (group.behavior === 'lookbehind' ||
                                                group.behavior === 'negativeLookbehind' ||
                                                group.behavior === 'negativeLookahead' ||
                                                group.behavior === 'lookahead') {
                                                groupInfiniteSize = false;
                                                return "continue";
                                            }
                                            if (group.behavior !== 'normal') {
                                                return "continue";
                                            }
                                            var index = mustGet(nodeExtra.capturingGroupToIndex, group);
                                            if (groupInfiniteSize) {
                                                var newGroupsWithInfiniteSize = new Set(groupsWithInfiniteSize);
                                                newGroupsWithInfiniteSize.add(index);
                                                groupsWithInfiniteSize = newGroupsWithInfiniteSize;
                                            }
                                            var contents = newGroupContentsStore.get(index) || {
                                                contents: [],
                                                group: group,
                                            };
                                            newGroupContentsStore.set(index, __assign(__assign({}, contents), { contents: __spreadArray(__spreadArray([], __read(contents.contents), false), [
                                                    __assign(__assign({}, value), { precedingZeroWidthEntries: precedingZeroWidthEntries.filter(function (_a) {
                                                            var offset = _a.offset;
                                                            // only include entries that are within the group
                                                            // e.g `^` in (^a) but not `^(a)`
                                                            return offset >= group.range[0] &&
                                                                offset <= group.range[1];
                                                        }) }),
                                                ], false) }));
                                        };
                                        try {
                                            for (noneReferenceStackPortion_1 = (e_5 = void 0, __values(noneReferenceStackPortion)), noneReferenceStackPortion_1_1 = noneReferenceStackPortion_1.next(); !noneReferenceStackPortion_1_1.done; noneReferenceStackPortion_1_1 = noneReferenceStackPortion_1.next()) {
                                                stackEntry = noneReferenceStackPortion_1_1.value;
                                                _loop_3(stackEntry);
                                            }
                                        }
                                        catch (e_5_1) { e_5 = { error: e_5_1 }; }
                                        finally {
                                            try {
                                                if (noneReferenceStackPortion_1_1 && !noneReferenceStackPortion_1_1.done && (_g = noneReferenceStackPortion_1.return)) _g.call(noneReferenceStackPortion_1);
                                            }
                                            finally { if (e_5) throw e_5.error; }
                                        }
                                        groupContentsStore = newGroupContentsStore;
                                        quantifierIterationsAtLastGroup = quantifierIterations;
                                        return [4 /*yield*/, {
                                                characterGroups: value.characterGroups,
                                                groups: groups,
                                                lookaheadStack: lookaheadStack,
                                                node: value.node,
                                                precedingZeroWidthEntries: precedingZeroWidthEntries,
                                                stack: value.stack,
                                                type: characterReaderLevel2TypeEntry,
                                            }];
                                    case 6:
                                        _h.sent();
                                        precedingZeroWidthEntries = [];
                                        state = {
                                            characterReader: characterReader,
                                            groupContentsStore: groupContentsStore,
                                            groupsWithInfiniteSize: groupsWithInfiniteSize,
                                            precedingZeroWidthEntries: precedingZeroWidthEntries,
                                            quantifierIterationsAtLastGroup: quantifierIterationsAtLastGroup,
                                            referenceCharacterReaderWithReference: referenceCharacterReaderWithReference,
                                        };
                                        return [3 /*break*/, 7];
                                    case 7: return [2 /*return*/];
                                }
                            });
                        };
                        _a.label = 1;
                    case 1: return [5 /*yield**/, _loop_2()];
                    case 2:
                        state_1 = _a.sent();
                        if (typeof state_1 === "object")
                            return [2 /*return*/, state_1.value];
                        switch (state_1) {
                            case "continue-outer": return [3 /*break*/, 3];
                        }
                        _a.label = 3;
                    case 3: return [3 /*break*/, 1];
                    case 4: return [2 /*return*/];
                }
            });
        };
        return startThread({
            characterReader: buildForkableReader(characterReaderLevel1ToInternalReader(buildCharacterReaderLevel1({ caseInsensitive: caseInsensitive, dotAll: dotAll, node: node }))),
            groupContentsStore: new Map(),
            groupsWithInfiniteSize: new Set(),
            precedingZeroWidthEntries: [],
            quantifierIterationsAtLastGroup: new Map(),
            referenceCharacterReaderWithReference: null,
        });
    }

    var InfiniteLoopTracker = /** @class */ (function () {
        function InfiniteLoopTracker(isEqual, source) {
            this._history = [];
            this._isEqual = isEqual;
            if (source) {
                this._history = __spreadArray([], __read(source.getHistory()), false);
            }
        }
        InfiniteLoopTracker.prototype._isEntryEqual = function (a, b) {
            return this._isEqual(a.left, b.left) && this._isEqual(a.right, b.right);
        };
        InfiniteLoopTracker.prototype.append = function (entry) {
            this._history.push(entry);
        };
        InfiniteLoopTracker.prototype.clone = function () {
            return new InfiniteLoopTracker(this._isEqual, this);
        };
        InfiniteLoopTracker.prototype.getHistory = function () {
            return __spreadArray([], __read(this._history), false);
        };
        InfiniteLoopTracker.prototype.getRepeatingEntries = function () {
            var length = this._history.length;
            outer: for (var candidateSize = 1; candidateSize <= length / 2; candidateSize++) {
                var candidateStart = length - candidateSize * 2;
                for (var i = 0; i < candidateSize; i++) {
                    if (!this._isEntryEqual(this._history[candidateStart + i], this._history[candidateStart + candidateSize + i])) {
                        continue outer;
                    }
                }
                return this._history.slice(candidateStart, candidateStart + candidateSize);
            }
            return null;
        };
        return InfiniteLoopTracker;
    }());

    function once(fn) {
        var done = false;
        var res;
        return function () {
            if (!done) {
                done = true;
                res = fn();
            }
            return res;
        };
    }

    var isUnboundedReaderTypeStep = Symbol('isUnboundedReaderTypeStep');
    var notNewLine = {
        ranges: 
        // [\n\r\u2028-\u2029]
        [
            [10, 10],
            [13, 13],
            [8232, 8233],
        ],
        rangesNegated: true,
        unicodePropertyEscapes: new Map(),
    };
    /*
     * A reader that returns `true` if there could be nothing after the current
     * point  from the input reader.
     * I.e. anything that didn't match would fall outside the pattern
     * like the `b` in `aab` with pattern `^a+`
     */
    function isUnboundedReader(_a) {
        var reader, stack, _loop_1, state_1;
        var multiLine = _a.multiLine, inputReader = _a.reader;
        return __generator(this, function (_b) {
            switch (_b.label) {
                case 0:
                    reader = fork(inputReader);
                    stack = [{ get: once(function () { return reader.next(); }), reader: reader }];
                    _loop_1 = function () {
                        var frame, next, value, splitReader_1, isNewLine;
                        return __generator(this, function (_c) {
                            switch (_c.label) {
                                case 0:
                                    frame = stack.pop();
                                    if (!frame)
                                        return [2 /*return*/, "break"];
                                    return [4 /*yield*/, {
                                            type: isUnboundedReaderTypeStep,
                                        }];
                                case 1:
                                    _c.sent();
                                    next = frame.get();
                                    if (next.done) {
                                        if (next.value.type === 'end' && !next.value.bounded) {
                                            return [2 /*return*/, { value: true }];
                                        }
                                    }
                                    else {
                                        switch (next.value.type) {
                                            case characterReaderLevel2TypeSplit: {
                                                value = next.value;
                                                stack.push({
                                                    get: once(function () { return frame.reader.next(); }),
                                                    reader: frame.reader,
                                                });
                                                if (value.subType === null) {
                                                    splitReader_1 = value.reader();
                                                    stack.push({
                                                        get: once(function () { return splitReader_1.next(); }),
                                                        reader: splitReader_1,
                                                    });
                                                }
                                                break;
                                            }
                                            case characterReaderLevel2TypeEntry: {
                                                if (multiLine) {
                                                    isNewLine = isEmptyCharacterGroups(intersectCharacterGroups(notNewLine, next.value.characterGroups));
                                                    if (isNewLine) {
                                                        stack.push({
                                                            get: once(function () { return frame.reader.next(); }),
                                                            reader: frame.reader,
                                                        });
                                                    }
                                                }
                                                break;
                                            }
                                        }
                                    }
                                    return [2 /*return*/];
                            }
                        });
                    };
                    _b.label = 1;
                case 1: return [5 /*yield**/, _loop_1()];
                case 2:
                    state_1 = _b.sent();
                    if (typeof state_1 === "object")
                        return [2 /*return*/, state_1.value];
                    if (state_1 === "break")
                        return [3 /*break*/, 4];
                    _b.label = 3;
                case 3: return [3 /*break*/, 1];
                case 4: return [2 /*return*/, false];
            }
        });
    }

    function mergeSets(a, b) {
        return new Set(__spreadArray(__spreadArray([], __read(a), false), __read(b), false));
    }
    function areSetsEqual(a, b) {
        return a.size === b.size && mergeSets(a, b).size === a.size;
    }

    var checkerReaderTypeTrail = Symbol('checkerReaderTypeTrail');
    function areInfiniteLoopTrackerEntriesEqual(left, right) {
        return left === right;
    }
    function buildContextTrail(stack, asteriskInfinite) {
        return stack
            .map(function (entry) {
            switch (entry.type) {
                case 'quantifier': {
                    return "q:".concat(entry.quantifier.range[0], ":").concat(asteriskInfinite &&
                        entry.quantifier.max === undefined &&
                        entry.iteration >= entry.quantifier.min
                        ? '*'
                        : "".concat(entry.iteration));
                }
                case 'reference': {
                    return "r:".concat(entry.reference.range[0]);
                }
                case 'group': {
                    return "g:".concat(entry.group.range[0]);
                }
            }
        })
            .filter(Boolean)
            .join(',');
    }
    function atomicGroupHashesFromStack(stack, atomicGroupOffsets) {
        var res = new Set();
        for (var i = 0; i < stack.length; i++) {
            var stackEntry = stack[i];
            if (stackEntry.type === 'group' &&
                atomicGroupOffsets.has(stackEntry.group.range[0])) {
                res.add(buildContextTrail(stack.slice(0, i + 1), false));
            }
        }
        return res;
    }
    function buildZeroWidthHash(zeroWidthEntry) {
        return [
            zeroWidthEntry.type,
            zeroWidthEntry.offset,
            buildContextTrail(zeroWidthEntry.stack, false),
        ].join(':');
    }
    function getStackSequence(value, hash) {
        return __spreadArray(__spreadArray([], __read(value.precedingZeroWidthEntries.map(function (a) { return ({
            hash: ['zw', buildZeroWidthHash(a)].join(':'),
            stack: a.stack,
        }); })), false), [
            { hash: ['s', hash].join(':'), stack: value.stack },
        ], false);
    }
    function areSidesEqual(a, b) {
        return a.hash === b.hash;
    }
    /**
     * Takes a left and right `CharacterReaderLevel2` and runs them against each other.
     *
     * Emits a trail when left and right differ, as it means there are 2 different ways of matching the same
     * trail up to that point.
     */
    function buildCheckerReader(input) {
        var trails, trailEntriesAtStartOfLoop, infiniteLoopTrackerEntryToTrailEntry, stepCount, latestEndTime, timedOut, infinite, initialLeftStreamReader, initialRightStreamReader, stack, _loop_1, state_1, trails_1, trails_1_1, trail, error;
        var e_1, _a;
        return __generator(this, function (_b) {
            switch (_b.label) {
                case 0:
                    trails = new Set();
                    trailEntriesAtStartOfLoop = new Set();
                    infiniteLoopTrackerEntryToTrailEntry = new Map();
                    stepCount = 0;
                    latestEndTime = Date.now() + input.timeout;
                    timedOut = false;
                    infinite = false;
                    initialLeftStreamReader = buildForkableReader(input.leftStreamReader);
                    initialRightStreamReader = buildForkableReader(input.rightStreamReader);
                    stack = [
                        {
                            infiniteLoopTracker: new InfiniteLoopTracker(areInfiniteLoopTrackerEntriesEqual),
                            streamReadersWithGetters: [
                                {
                                    get: once(function () { return initialLeftStreamReader.next(); }),
                                    reader: initialLeftStreamReader,
                                },
                                {
                                    get: once(function () { return initialRightStreamReader.next(); }),
                                    reader: initialRightStreamReader,
                                },
                            ],
                            trail: [],
                        },
                    ];
                    _loop_1 = function () {
                        var entry, streamReadersWithGetters, infiniteLoopTracker, trail, nextValues, _loop_2, i, state_2, _c, leftNextValue, rightNextValue, leftValue, rightValue, leftPassedStartAnchor, rightPassedStartAnchor, somethingPassedStartAnchor, leftLookahead, rightLookahead, intersection, leftContextTrail, rightContextTrail, newEntryLeftHash, newEntryRightHash, lastTrailEntry, atomicGroupsEnteredTogetherLeft, atomicGroupsEnteredTogetherRight, diverged, leftStackSequence, rightStackSequence, i, leftStack, rightStack, atomicGroupsNow, atomicGroupsNow_1, atomicGroupsNow_1_1, group, atomicGroupsNowLeft, atomicGroupsEnteredTogetherLeft_1, atomicGroupsEnteredTogetherLeft_1_1, group, atomicGroupsNowRight, atomicGroupsEnteredTogetherRight_1, atomicGroupsEnteredTogetherRight_1_1, group, newEntryLeft, newEntryRight, newEntry, leftQuantifiersInInfiniteProportion, leftAndRightIdentical, infiniteLoopTrackerEntry, repeatingEntries, entryAtStartOfLoop, sidesEqual, leftUnboundedReader, leftUnboundedCheckReaderNext, leftUnbounded, rightUnboundedReader, rightUnboundedCheckReaderNext, rightUnbounded, shouldEmitTrail;
                        var e_2, _d, e_3, _e, e_4, _f;
                        return __generator(this, function (_g) {
                            switch (_g.label) {
                                case 0:
                                    timedOut = Date.now() > latestEndTime;
                                    if (timedOut || stepCount > input.maxSteps) {
                                        return [2 /*return*/, "break"];
                                    }
                                    entry = stack.pop();
                                    if (!entry)
                                        return [2 /*return*/, "break"];
                                    streamReadersWithGetters = entry.streamReadersWithGetters;
                                    infiniteLoopTracker = entry.infiniteLoopTracker;
                                    trail = entry.trail;
                                    nextValues = [];
                                    _loop_2 = function (i) {
                                        stepCount += 0.5;
                                        var result = streamReadersWithGetters[i].get();
                                        if (!result.done &&
                                            result.value.type === characterReaderLevel2TypeSplit) {
                                            var value_1 = result.value;
                                            stack.push({
                                                infiniteLoopTracker: infiniteLoopTracker,
                                                streamReadersWithGetters: streamReadersWithGetters.map(function (_a, j) {
                                                    var reader = _a.reader, get = _a.get;
                                                    return ({
                                                        get: j === i ? once(function () { return reader.next(); }) : get,
                                                        reader: reader,
                                                    });
                                                }),
                                                trail: trail,
                                            });
                                            var newStreamReadersWithGetters = streamReadersWithGetters.map(function (_a, j) {
                                                var reader = _a.reader, get = _a.get;
                                                var newReader = j === i ? buildForkableReader(value_1.reader()) : fork(reader);
                                                return {
                                                    get: j < i ? get : once(function () { return newReader.next(); }),
                                                    reader: newReader,
                                                };
                                            });
                                            stack.push({
                                                infiniteLoopTracker: infiniteLoopTracker.clone(),
                                                streamReadersWithGetters: newStreamReadersWithGetters,
                                                trail: trail,
                                            });
                                            return "continue-outer";
                                        }
                                        else {
                                            nextValues.push(result);
                                        }
                                    };
                                    for (i = 0; i < streamReadersWithGetters.length; i++) {
                                        state_2 = _loop_2(i);
                                        switch (state_2) {
                                            case "continue-outer": return [2 /*return*/, state_2];
                                        }
                                    }
                                    _c = __read(nextValues, 2), leftNextValue = _c[0], rightNextValue = _c[1];
                                    if (stepCount > input.maxSteps ||
                                        leftNextValue.done ||
                                        rightNextValue.done) {
                                        return [2 /*return*/, "continue"];
                                    }
                                    /* istanbul ignore next */
                                    if (leftNextValue.value.type !== characterReaderLevel2TypeEntry ||
                                        rightNextValue.value.type !== characterReaderLevel2TypeEntry) {
                                        throw new Error('Internal error: impossible leftValue/rightValue type');
                                    }
                                    leftValue = leftNextValue.value;
                                    rightValue = rightNextValue.value;
                                    leftPassedStartAnchor = leftValue.precedingZeroWidthEntries.some(function (_a) {
                                        var type = _a.type;
                                        return type === 'start';
                                    });
                                    rightPassedStartAnchor = rightValue.precedingZeroWidthEntries.some(function (_a) {
                                        var type = _a.type;
                                        return type === 'start';
                                    });
                                    somethingPassedStartAnchor = leftPassedStartAnchor || rightPassedStartAnchor;
                                    if (trail.length > 0 && somethingPassedStartAnchor) {
                                        return [2 /*return*/, "continue"];
                                    }
                                    leftLookahead = last(leftValue.lookaheadStack);
                                    rightLookahead = last(rightValue.lookaheadStack);
                                    if (leftLookahead !== rightLookahead) {
                                        return [2 /*return*/, "continue"];
                                    }
                                    intersection = intersectCharacterGroups(leftValue.characterGroups, rightValue.characterGroups);
                                    if (isEmptyCharacterGroups(intersection)) {
                                        return [2 /*return*/, "continue"];
                                    }
                                    leftContextTrail = buildContextTrail(leftValue.stack, false);
                                    rightContextTrail = buildContextTrail(rightValue.stack, false);
                                    newEntryLeftHash = [leftValue.node.range[0], leftContextTrail].join(':');
                                    newEntryRightHash = [
                                        rightValue.node.range[0],
                                        rightContextTrail,
                                    ].join(':');
                                    lastTrailEntry = last(trail);
                                    atomicGroupsEnteredTogetherLeft = new Set(lastTrailEntry === null || lastTrailEntry === void 0 ? void 0 : lastTrailEntry.left.atomicGroupsEnteredTogether);
                                    atomicGroupsEnteredTogetherRight = new Set(lastTrailEntry === null || lastTrailEntry === void 0 ? void 0 : lastTrailEntry.right.atomicGroupsEnteredTogether);
                                    diverged = !!(lastTrailEntry === null || lastTrailEntry === void 0 ? void 0 : lastTrailEntry.diverged);
                                    if (!diverged) {
                                        leftStackSequence = getStackSequence(leftValue, newEntryLeftHash);
                                        rightStackSequence = getStackSequence(rightValue, newEntryRightHash);
                                        for (i = 0; 
                                        // if they are different lengths the last hashes should never match because will be comparing a zero width with normal entry
                                        i < Math.min(leftStackSequence.length, rightStackSequence.length); i++) {
                                            leftStack = leftStackSequence[i];
                                            rightStack = rightStackSequence[i];
                                            if (leftStack.hash !== rightStack.hash) {
                                                diverged = true;
                                                break;
                                            }
                                            atomicGroupsNow = atomicGroupHashesFromStack(leftStack.stack, input.atomicGroupOffsets);
                                            try {
                                                for (atomicGroupsNow_1 = (e_2 = void 0, __values(atomicGroupsNow)), atomicGroupsNow_1_1 = atomicGroupsNow_1.next(); !atomicGroupsNow_1_1.done; atomicGroupsNow_1_1 = atomicGroupsNow_1.next()) {
                                                    group = atomicGroupsNow_1_1.value;
                                                    atomicGroupsEnteredTogetherLeft.add(group);
                                                    atomicGroupsEnteredTogetherRight.add(group);
                                                }
                                            }
                                            catch (e_2_1) { e_2 = { error: e_2_1 }; }
                                            finally {
                                                try {
                                                    if (atomicGroupsNow_1_1 && !atomicGroupsNow_1_1.done && (_d = atomicGroupsNow_1.return)) _d.call(atomicGroupsNow_1);
                                                }
                                                finally { if (e_2) throw e_2.error; }
                                            }
                                        }
                                    }
                                    atomicGroupsNowLeft = atomicGroupHashesFromStack(leftValue.stack, input.atomicGroupOffsets);
                                    try {
                                        for (atomicGroupsEnteredTogetherLeft_1 = (e_3 = void 0, __values(atomicGroupsEnteredTogetherLeft)), atomicGroupsEnteredTogetherLeft_1_1 = atomicGroupsEnteredTogetherLeft_1.next(); !atomicGroupsEnteredTogetherLeft_1_1.done; atomicGroupsEnteredTogetherLeft_1_1 = atomicGroupsEnteredTogetherLeft_1.next()) {
                                            group = atomicGroupsEnteredTogetherLeft_1_1.value;
                                            if (!atomicGroupsNowLeft.has(group)) {
                                                atomicGroupsEnteredTogetherLeft.delete(group);
                                            }
                                        }
                                    }
                                    catch (e_3_1) { e_3 = { error: e_3_1 }; }
                                    finally {
                                        try {
                                            if (atomicGroupsEnteredTogetherLeft_1_1 && !atomicGroupsEnteredTogetherLeft_1_1.done && (_e = atomicGroupsEnteredTogetherLeft_1.return)) _e.call(atomicGroupsEnteredTogetherLeft_1);
                                        }
                                        finally { if (e_3) throw e_3.error; }
                                    }
                                    atomicGroupsNowRight = atomicGroupHashesFromStack(rightValue.stack, input.atomicGroupOffsets);
                                    try {
                                        for (atomicGroupsEnteredTogetherRight_1 = (e_4 = void 0, __values(atomicGroupsEnteredTogetherRight)), atomicGroupsEnteredTogetherRight_1_1 = atomicGroupsEnteredTogetherRight_1.next(); !atomicGroupsEnteredTogetherRight_1_1.done; atomicGroupsEnteredTogetherRight_1_1 = atomicGroupsEnteredTogetherRight_1.next()) {
                                            group = atomicGroupsEnteredTogetherRight_1_1.value;
                                            if (!atomicGroupsNowRight.has(group)) {
                                                atomicGroupsEnteredTogetherRight.delete(group);
                                            }
                                        }
                                    }
                                    catch (e_4_1) { e_4 = { error: e_4_1 }; }
                                    finally {
                                        try {
                                            if (atomicGroupsEnteredTogetherRight_1_1 && !atomicGroupsEnteredTogetherRight_1_1.done && (_f = atomicGroupsEnteredTogetherRight_1.return)) _f.call(atomicGroupsEnteredTogetherRight_1);
                                        }
                                        finally { if (e_4) throw e_4.error; }
                                    }
                                    newEntryLeft = {
                                        atomicGroupsEnteredTogether: atomicGroupsEnteredTogetherLeft,
                                        characterGroups: leftValue.characterGroups,
                                        contextTrail: leftContextTrail,
                                        hash: newEntryLeftHash,
                                        node: leftValue.node,
                                        stack: leftValue.stack,
                                    };
                                    newEntryRight = {
                                        atomicGroupsEnteredTogether: atomicGroupsEnteredTogetherRight,
                                        characterGroups: rightValue.characterGroups,
                                        contextTrail: rightContextTrail,
                                        hash: newEntryRightHash,
                                        node: rightValue.node,
                                        stack: rightValue.stack,
                                    };
                                    newEntry = {
                                        diverged: diverged,
                                        intersection: intersection,
                                        left: newEntryLeft,
                                        right: newEntryRight,
                                    };
                                    trail = __spreadArray(__spreadArray([], __read(trail), false), [newEntry], false);
                                    leftQuantifiersInInfiniteProportion = buildQuantifiersInInfinitePortion(leftValue.stack, input.nodeExtra);
                                    if (leftQuantifiersInInfiniteProportion.size > 0) {
                                        leftAndRightIdentical = trail.every(function (_a) {
                                            var left = _a.left, right = _a.right;
                                            return areSidesEqual(left, right);
                                        });
                                        if (leftAndRightIdentical) {
                                            return [2 /*return*/, "continue"];
                                        }
                                    }
                                    infiniteLoopTrackerEntry = {
                                        left: [
                                            leftValue.node.range[0],
                                            buildContextTrail(leftValue.stack, true),
                                        ].join(':'),
                                        right: [
                                            rightValue.node.range[0],
                                            buildContextTrail(leftValue.stack, true),
                                        ].join(':'),
                                    };
                                    infiniteLoopTrackerEntryToTrailEntry.set(infiniteLoopTrackerEntry, newEntry);
                                    infiniteLoopTracker.append(infiniteLoopTrackerEntry);
                                    repeatingEntries = infiniteLoopTracker.getRepeatingEntries();
                                    if (repeatingEntries) {
                                        entryAtStartOfLoop = infiniteLoopTrackerEntryToTrailEntry.get(repeatingEntries[0]);
                                        /* istanbul ignore next */
                                        if (!entryAtStartOfLoop) {
                                            throw new Error('Internal error: missing entry at start of loop');
                                        }
                                        trailEntriesAtStartOfLoop.add(entryAtStartOfLoop);
                                        return [2 /*return*/, "continue"];
                                    }
                                    if (!areSetsEqual(newEntry.left.atomicGroupsEnteredTogether, newEntry.right.atomicGroupsEnteredTogether)) {
                                        return [2 /*return*/, "continue-outer"];
                                    }
                                    sidesEqual = areSidesEqual(newEntry.left, newEntry.right);
                                    if (!!sidesEqual) return [3 /*break*/, 2];
                                    {
                                        leftUnboundedReader = isUnboundedReader({
                                            multiLine: input.multiLine,
                                            reader: fork(streamReadersWithGetters[0].reader),
                                        });
                                        leftUnboundedCheckReaderNext = void 0;
                                        while (!(leftUnboundedCheckReaderNext = leftUnboundedReader.next()).done) {
                                            switch (leftUnboundedCheckReaderNext.value.type) {
                                                case isUnboundedReaderTypeStep: {
                                                    stepCount += 0.5;
                                                    if (stepCount > input.maxSteps) {
                                                        return [2 /*return*/, "break-outer"];
                                                    }
                                                    break;
                                                }
                                            }
                                        }
                                        leftUnbounded = leftUnboundedCheckReaderNext.value;
                                        if (leftUnbounded)
                                            return [2 /*return*/, "continue"];
                                    }
                                    {
                                        rightUnboundedReader = isUnboundedReader({
                                            multiLine: input.multiLine,
                                            reader: fork(streamReadersWithGetters[1].reader),
                                        });
                                        rightUnboundedCheckReaderNext = void 0;
                                        while (!(rightUnboundedCheckReaderNext = rightUnboundedReader.next()).done) {
                                            switch (rightUnboundedCheckReaderNext.value.type) {
                                                case isUnboundedReaderTypeStep: {
                                                    stepCount += 0.5;
                                                    /* istanbul ignore next */
                                                    if (stepCount > input.maxSteps) {
                                                        return [2 /*return*/, "break-outer"];
                                                    }
                                                    break;
                                                }
                                            }
                                        }
                                        rightUnbounded = rightUnboundedCheckReaderNext.value;
                                        if (rightUnbounded)
                                            return [2 /*return*/, "continue"];
                                    }
                                    shouldEmitTrail = function () {
                                        var alreadyExists = __spreadArray([], __read(trails), false).some(function (existingTrail) {
                                            if (existingTrail.length !== trail.length)
                                                return false;
                                            return (existingTrail.every(function (existingEntry, i) {
                                                return areSidesEqual(existingEntry.left, trail[i].left) &&
                                                    areSidesEqual(existingEntry.right, trail[i].right);
                                            }) ||
                                                existingTrail.every(function (existingEntry, i) {
                                                    return areSidesEqual(existingEntry.left, trail[i].right) &&
                                                        areSidesEqual(existingEntry.right, trail[i].left);
                                                }));
                                        });
                                        return !alreadyExists;
                                    };
                                    if (!shouldEmitTrail()) return [3 /*break*/, 2];
                                    trails.add(trail);
                                    return [4 /*yield*/, { trail: trail, type: checkerReaderTypeTrail }];
                                case 1:
                                    _g.sent();
                                    _g.label = 2;
                                case 2:
                                    stack.push({
                                        infiniteLoopTracker: infiniteLoopTracker,
                                        streamReadersWithGetters: streamReadersWithGetters.map(function (_a) {
                                            var reader = _a.reader;
                                            return ({
                                                get: once(function () { return reader.next(); }),
                                                reader: reader,
                                            });
                                        }),
                                        trail: trail,
                                    });
                                    return [2 /*return*/];
                            }
                        });
                    };
                    _b.label = 1;
                case 1: return [5 /*yield**/, _loop_1()];
                case 2:
                    state_1 = _b.sent();
                    if (state_1 === "break")
                        return [3 /*break*/, 4];
                    switch (state_1) {
                        case "break-outer": return [3 /*break*/, 4];
                        case "continue-outer": return [3 /*break*/, 3];
                    }
                    _b.label = 3;
                case 3: return [3 /*break*/, 1];
                case 4:
                    if (trailEntriesAtStartOfLoop.size > 0) {
                        try {
                            for (trails_1 = __values(trails), trails_1_1 = trails_1.next(); !trails_1_1.done; trails_1_1 = trails_1.next()) {
                                trail = trails_1_1.value;
                                if (trail.some(function (entry) { return trailEntriesAtStartOfLoop.has(entry); })) {
                                    infinite = true;
                                    break;
                                }
                            }
                        }
                        catch (e_1_1) { e_1 = { error: e_1_1 }; }
                        finally {
                            try {
                                if (trails_1_1 && !trails_1_1.done && (_a = trails_1.return)) _a.call(trails_1);
                            }
                            finally { if (e_1) throw e_1.error; }
                        }
                    }
                    error = stepCount > input.maxSteps
                        ? 'hitMaxSteps'
                        : timedOut
                            ? 'timedOut'
                            : null;
                    return [2 /*return*/, error ? { error: error } : { error: null, infinite: infinite }];
            }
        });
    }

    var lookaheadBehaviours = [
        'lookahead',
        'lookbehind',
        'negativeLookahead',
        'negativeLookbehind',
    ];
    function buildNodeExtra(regexp) {
        var capturingGroupToIndex = new Map();
        var indexToCapturingGroup = new Map();
        var nodeToLookaheadStack = new Map();
        var reachableReferences = [];
        var visit = function (node, lookaheadStack, reachable) {
            switch (node.type) {
                case 'anchor':
                case 'characterClass':
                case 'characterClassEscape':
                case 'characterClassRange':
                case 'unicodePropertyEscape':
                case 'value':
                case 'dot':
                    return;
                case 'reference': {
                    nodeToLookaheadStack.set(node, lookaheadStack);
                    if (reachable)
                        reachableReferences.push(node);
                    break;
                }
                case 'alternative':
                case 'disjunction': {
                    node.body.forEach(function (expression) {
                        return visit(expression, lookaheadStack, reachable);
                    });
                    return;
                }
                case 'group': {
                    if (node.behavior === 'normal') {
                        var index = capturingGroupToIndex.size + 1;
                        capturingGroupToIndex.set(node, index);
                        indexToCapturingGroup.set(index, node);
                        nodeToLookaheadStack.set(node, lookaheadStack);
                    }
                    var newLookaheadStack_1 = __spreadArray([], __read(lookaheadStack), false);
                    if (node.behavior !== 'normal' &&
                        lookaheadBehaviours.indexOf(node.behavior) >= 0) {
                        newLookaheadStack_1.push(node);
                    }
                    node.body.forEach(function (expression) {
                        return visit(expression, newLookaheadStack_1, reachable);
                    });
                    return;
                }
                case 'quantifier': {
                    node.body.forEach(function (expression) {
                        return visit(expression, lookaheadStack, reachable && node.max !== 0);
                    });
                    return;
                }
            }
        };
        visit(regexp, [], true);
        return {
            capturingGroupToIndex: capturingGroupToIndex,
            indexToCapturingGroup: indexToCapturingGroup,
            nodeToLookaheadStack: nodeToLookaheadStack,
            reachableReferences: reachableReferences,
        };
    }

    var ResultCache = /** @class */ (function () {
        function ResultCache() {
            this._cache = new Map();
        }
        ResultCache.prototype.addResult = function (a, b, result) {
            var mapA = this._cache.get(a) || new Map();
            mapA.set(b, result);
            this._cache.set(a, mapA);
            var mapB = this._cache.get(b) || new Map();
            mapB.set(a, result);
            this._cache.set(b, mapB);
        };
        ResultCache.prototype.getResult = function (a, b) {
            var _a;
            return (_a = this._cache.get(a)) === null || _a === void 0 ? void 0 : _a.get(b);
        };
        return ResultCache;
    }());

    var Tree = /** @class */ (function () {
        function Tree(decode) {
            this.decode = decode;
            this.root = new Map();
            this.results = new Map();
            this._items = function () { return []; };
        }
        Tree.prototype.add = function (input) {
            var values = this.decode(input);
            if (values.length === 0)
                return;
            var results = this.results;
            var current = {
                children: this.root};
            // note initially used `.entries()` but this was much slower
            var numValues = values.length;
            for (var i = 0; i < numValues; i++) {
                var value = values[i];
                var last = i === numValues - 1;
                var existing = current.children.get(value);
                if (existing) {
                    current = existing;
                    if (!last) {
                        results.delete(existing);
                    }
                }
                else {
                    var newChild = { children: new Map(), value: value };
                    current.children.set(value, newChild);
                    current = newChild;
                    if (last) {
                        results.set(newChild, input);
                    }
                }
            }
            this._items = once(function () { return Array.from(results.values()); });
        };
        Object.defineProperty(Tree.prototype, "items", {
            get: function () {
                return this._items();
            },
            enumerable: false,
            configurable: true
        });
        return Tree;
    }());

    var workLimit = 25000;
    var EnhancedTrail = /** @class */ (function () {
        function EnhancedTrail(trail, isEmptyCache) {
            this.trail = trail;
            this.isEmptyCache = isEmptyCache;
            this.tree = new Tree(function (trail) {
                return trail.map(function (_a) {
                    var hash = _a.hash;
                    return hash;
                });
            });
            this.inputStringSchema = trail.map(function (_a) {
                var intersection = _a.intersection;
                return intersection;
            });
            this.length = trail.length;
            this.onNewTrail(this);
        }
        Object.defineProperty(EnhancedTrail.prototype, "matches", {
            get: function () {
                return this.tree.items;
            },
            enumerable: false,
            configurable: true
        });
        EnhancedTrail.prototype.getLongestMatch = function (inputStringSchema, trailSides) {
            var _this = this;
            /* istanbul ignore next */
            if (trailSides.length > inputStringSchema.length) {
                throw new Error('Internal error: trail should be <= than input string schema');
            }
            var noMatchOffset = trailSides.findIndex(function (side, i) {
                var res = _this.isEmptyCache.getResult(side.characterGroups, inputStringSchema[i]);
                if (res !== undefined)
                    return res;
                var isEmpty = isEmptyCharacterGroups(intersectCharacterGroups(side.characterGroups, inputStringSchema[i]));
                _this.isEmptyCache.addResult(side.characterGroups, inputStringSchema[i], isEmpty);
                return isEmpty;
            });
            return noMatchOffset === -1
                ? trailSides
                : trailSides.slice(0, noMatchOffset);
        };
        EnhancedTrail.prototype.onNewTrail = function (otherTrail) {
            var e_1, _a;
            var leftSide = [];
            var rightSide = [];
            try {
                for (var _b = __values(otherTrail.trail), _c = _b.next(); !_c.done; _c = _b.next()) {
                    var entry = _c.value;
                    leftSide.push(entry.left);
                    rightSide.push(entry.right);
                }
            }
            catch (e_1_1) { e_1 = { error: e_1_1 }; }
            finally {
                try {
                    if (_c && !_c.done && (_a = _b.return)) _a.call(_b);
                }
                finally { if (e_1) throw e_1.error; }
            }
            var leftMatch = this.getLongestMatch(this.inputStringSchema, leftSide);
            if (leftMatch.length === this.length)
                this.tree.add(leftMatch);
            var rightMatch = this.getLongestMatch(this.inputStringSchema, rightSide);
            if (rightMatch.length === this.length)
                this.tree.add(rightMatch);
        };
        return EnhancedTrail;
    }());
    function collectResults(_a) {
        var e_2, _b;
        var atomicGroupOffsets = _a.atomicGroupOffsets, node = _a.node, maxScore = _a.maxScore, maxSteps = _a.maxSteps, multiLine = _a.multiLine, timeout = _a.timeout, caseInsensitive = _a.caseInsensitive, dotAll = _a.dotAll;
        var isEmptyCache = new ResultCache();
        var nodeExtra = buildNodeExtra(node);
        var input = {
            caseInsensitive: caseInsensitive,
            dotAll: dotAll,
            node: node,
            nodeExtra: nodeExtra,
        };
        var leftStreamReader = buildCharacterReaderLevel2(input);
        var rightStreamReader = buildCharacterReaderLevel2(input);
        var reader = buildCheckerReader({
            atomicGroupOffsets: atomicGroupOffsets,
            leftStreamReader: leftStreamReader,
            maxSteps: maxSteps,
            multiLine: multiLine,
            nodeExtra: nodeExtra,
            rightStreamReader: rightStreamReader,
            timeout: timeout,
        });
        var trailsTree = new Tree(function (_a) {
            var trail = _a.trail;
            return trail;
        });
        var score = 1;
        var work = 0;
        var next;
        outer: while (!(next = reader.next()).done) {
            switch (next.value.type) {
                case checkerReaderTypeTrail: {
                    var trail = new EnhancedTrail(next.value.trail, isEmptyCache);
                    var updateScore = function (_a) {
                        var matches = _a.matches;
                        var length = matches.length;
                        if (length > score) {
                            score = length;
                        }
                    };
                    if (work < workLimit) {
                        try {
                            for (var _c = (e_2 = void 0, __values(trailsTree.items)), _d = _c.next(); !_d.done; _d = _c.next()) {
                                var existingTrail = _d.value;
                                if (existingTrail.length === trail.length) {
                                    work += trail.length;
                                    if (work >= workLimit)
                                        break;
                                    trail.onNewTrail(existingTrail);
                                    existingTrail.onNewTrail(trail);
                                    updateScore(existingTrail);
                                }
                            }
                        }
                        catch (e_2_1) { e_2 = { error: e_2_1 }; }
                        finally {
                            try {
                                if (_d && !_d.done && (_b = _c.return)) _b.call(_c);
                            }
                            finally { if (e_2) throw e_2.error; }
                        }
                        updateScore(trail);
                    }
                    if (work >= workLimit) {
                        // it's too costly to continue calculating an accurate count, so fall back to assuming the input string that matches the largest
                        // group of trails would also match every new trail
                        score += 1;
                    }
                    trailsTree.add(trail);
                    if (score > maxScore) {
                        break outer;
                    }
                    break;
                }
            }
        }
        var error = null;
        if (next.done) {
            if (next.value.error) {
                score = Infinity;
                error = next.value.error;
            }
            else if (next.value.infinite) {
                score = Infinity;
                error = 'hitMaxScore';
            }
        }
        else {
            score = Infinity;
            error = 'hitMaxScore';
        }
        return {
            error: error,
            score: score,
            trails: trailsTree.items.map(function (_a) {
                var trail = _a.trail;
                return trail;
            }),
        };
    }

    var truncateLength = 100;
    var defaultResultsLimit = 15;
    function getBreadcrumbs(side) {
        return "".concat(__spreadArray(__spreadArray([], __read(side.backreferenceStack.map(function (_a) {
            var node = _a.node;
            return node.start.offset;
        }).reverse()), false), [
            side.node.start.offset,
        ], false).join("\u2192"));
    }
    /**
     * Takes a result and converts it to a text representation.
     *
     * Do not try and parse this string programmatically. It may change
     * between any version.
     */
    function toFriendly(result, _a) {
        var _b = _a === void 0 ? {} : _a, _c = _b.resultsLimit, resultsLimit = _c === void 0 ? defaultResultsLimit : _c, _d = _b.alwaysIncludeTrails, alwaysIncludeTrails = _d === void 0 ? false : _d;
        if (resultsLimit < 0) {
            throw new Error('`resultsLimit` must be > 0.');
        }
        var scoreString = result.score.infinite
            ? 'There could be infinite backtracks.'
            : "Score: ".concat(result.score.value);
        if (result.safe && !alwaysIncludeTrails) {
            return "Regex is safe. ".concat(scoreString);
        }
        var outputLines = [];
        if (result.patternDowngraded) {
            outputLines.push("Pattern was downgraded to `".concat(result.pattern, "`."));
        }
        if (!result.trails.length) {
            var parts = [];
            parts.push(result.safe
                ? "Regex is safe. ".concat(scoreString)
                : "Regex may not be safe. ".concat(scoreString));
            if (result.error === 'timedOut') {
                parts.push("Timed out.");
            }
            if (result.error === 'hitMaxSteps') {
                parts.push("Reached steps limit.");
            }
            if (!result.safe) {
                parts.push("The pattern may have too many variations.");
            }
            outputLines.push(parts.join(' '));
        }
        else {
            var resultBlocks = result.trails
                .slice(0, resultsLimit)
                .map(function (_a) {
                var trail = _a.trail;
                var rowContents = trail.slice(0, truncateLength).map(function (_a) {
                    var a = _a.a, b = _a.b;
                    return [
                        getBreadcrumbs(a),
                        "`".concat(a.node.source, "`"),
                        getBreadcrumbs(b),
                        "`".concat(b.node.source, "`"),
                    ];
                });
                var maxCol1Length = Math.max.apply(Math, __spreadArray([], __read(rowContents.map(function (_a) {
                    var _b = __read(_a, 1), col = _b[0];
                    return col.length;
                })), false));
                var maxCol2Length = Math.max.apply(Math, __spreadArray([], __read(rowContents.map(function (_a) {
                    var _b = __read(_a, 2), col = _b[1];
                    return col.length;
                })), false));
                var maxCol3Length = Math.max.apply(Math, __spreadArray([], __read(rowContents.map(function (_a) {
                    var _b = __read(_a, 3), col = _b[2];
                    return col.length;
                })), false));
                var rows = rowContents.map(function (_a) {
                    var _b = __read(_a, 4), col1 = _b[0], col2 = _b[1], col3 = _b[2], col4 = _b[3];
                    return "".concat(col1.padStart(maxCol1Length), ": ").concat(col2.padEnd(maxCol2Length), " | ").concat(col3.padStart(maxCol3Length), ": ").concat(col4);
                });
                if (trail.length > truncateLength) {
                    rows.push('…');
                }
                var maxRowLength = Math.max.apply(Math, __spreadArray([], __read(rows.map(function (row) { return row.length; })), false));
                rows.push('='.repeat(maxRowLength));
                return rows.join('\n');
            });
            var errorToMessage = {
                hitMaxScore: 'Hit the max score so there may be more results than shown here.',
                hitMaxSteps: 'Hit maximum number of steps so there may be more results than shown here.',
                timedOut: 'Timed out so there may be more results than shown here.',
            };
            outputLines.push.apply(outputLines, __spreadArray([], __read(__spreadArray([
                "Regex is ".concat(!result.safe ? 'not ' : '', "safe. ").concat(scoreString)
            ], __read((resultsLimit > 0
                ? __spreadArray(__spreadArray(__spreadArray(__spreadArray([
                    '',
                    "The following trail".concat(result.trails.length > 1 ? 's' : '', " show").concat(result.trails.length === 1 ? 's' : '', " how the same input can be matched multiple ways.")
                ], __read(resultBlocks), false), [
                    ''
                ], false), __read((result.error ? [errorToMessage[result.error]] : [])), false), __read((result.trails.length > resultsLimit
                    ? ['There are more results than this but hit results limit.']
                    : [])), false) : [])), false)), false));
        }
        return outputLines.join('\n');
    }

    /**
     * The current version.
     */
    var version = _version;
    var defaultTimeout = Infinity;
    var defaultMaxScore = 200;
    var defaultMaxSteps = 20000;
    var defaultMultiLine = false;
    var defaultUnicode = false;
    var defaultCaseInsensitive = false;
    var defaultDotAll = false;
    var supportedJSFlags = new Set([
        'u',
        'g',
        's',
        'y',
        'i',
        'd',
        'm',
    ]);
    function toRedosDetectorNode(node) {
        return {
            end: { offset: node.range[1] },
            source: node.raw,
            start: { offset: node.range[0] },
        };
    }
    function toRedosDetectorBackReferenceStack(stack) {
        return stack
            .flatMap(function (stackEntry) {
            return stackEntry.type === 'reference' ? [stackEntry.reference] : [];
        })
            .reverse()
            .map(function (reference) {
            return {
                index: reference.matchIndex,
                node: toRedosDetectorNode(reference),
            };
        });
    }
    function toRedosDetectorQuantifierIterations(stack) {
        var reversedStack = __spreadArray([], __read(stack), false).reverse();
        var referenceStackIndex = reversedStack.findIndex(function (_a) {
            var type = _a.type;
            return type === 'reference';
        });
        var noneReferenceStackPortion = reversedStack
            .slice(0, referenceStackIndex >= 0 ? referenceStackIndex : stack.length)
            .reverse();
        return noneReferenceStackPortion
            .flatMap(function (entry) { return (entry.type === 'quantifier' ? [entry] : []); })
            .map(function (_a) {
            var quantifier = _a.quantifier, iteration = _a.iteration;
            return {
                iteration: iteration,
                node: toRedosDetectorNode(quantifier),
            };
        });
    }
    /**
     * Check if the provided input pattern is not susceptible to ReDoS attacks.
     *
     * Can be configured with various options in the second argument.
     */
    function isSafePattern(inputPattern, _a) {
        var _b = _a === void 0 ? {} : _a, atomicGroupOffsetsInput = _b.atomicGroupOffsets, _c = _b.maxScore, maxScore = _c === void 0 ? defaultMaxScore : _c, _d = _b.maxSteps, maxSteps = _d === void 0 ? defaultMaxSteps : _d, _e = _b.multiLine, multiLine = _e === void 0 ? defaultMultiLine : _e, _f = _b.timeout, timeout = _f === void 0 ? defaultTimeout : _f, _g = _b.caseInsensitive, caseInsensitive = _g === void 0 ? defaultCaseInsensitive : _g, _h = _b.dotAll, dotAll = _h === void 0 ? defaultDotAll : _h, _j = _b.unicode, unicode = _j === void 0 ? defaultUnicode : _j, _k = _b.downgradePattern, downgradePattern$1 = _k === void 0 ? true : _k;
        if (caseInsensitive && unicode) {
            // https://mathiasbynens.be/notes/es6-unicode-regex
            throw new Error('`caseInsensitive` cannot be used with `unicode`.');
        }
        if (downgradePattern$1 && atomicGroupOffsetsInput) {
            throw new Error('`atomicGroupOffsets` cannot be used with `downgradePattern: true`.');
        }
        if (timeout <= 0) {
            throw new Error('`timeout` must be a positive number.');
        }
        if (maxScore < 0) {
            throw new Error('`maxScore` must be a positive number or 0.');
        }
        if (maxSteps <= 0) {
            throw new Error('`maxSteps` must be a positive number.');
        }
        var _l = downgradePattern$1
            ? downgradePattern({ pattern: inputPattern, unicode: unicode })
            : {
                atomicGroupOffsets: new Set(atomicGroupOffsetsInput || []),
                pattern: inputPattern,
            }, pattern = _l.pattern, atomicGroupOffsets = _l.atomicGroupOffsets;
        var patternDowngraded = downgradePattern$1 && inputPattern !== pattern;
        var ast = parse(pattern, unicode);
        if (!downgradePattern$1 && isMissingStartAnchor(ast)) {
            throw new Error('Pattern is not bounded at the start and needs downgrading. See the `downgradePattern` option.');
        }
        var result = collectResults({
            atomicGroupOffsets: atomicGroupOffsets,
            caseInsensitive: caseInsensitive,
            dotAll: dotAll,
            maxScore: maxScore,
            maxSteps: maxSteps,
            multiLine: multiLine,
            node: ast,
            timeout: timeout,
        });
        return __assign(__assign({}, (result.error
            ? {
                error: result.error,
                safe: false,
            }
            : {
                error: null,
                safe: true,
            })), { pattern: pattern, patternDowngraded: patternDowngraded, score: result.score === Infinity
                ? { infinite: true }
                : { infinite: false, value: result.score }, trails: result.trails.map(function (trail) {
                var safeRegexTrail = {
                    trail: trail.map(function (_a) {
                        var left = _a.left, right = _a.right;
                        var entry = {
                            a: {
                                backreferenceStack: toRedosDetectorBackReferenceStack(right.stack),
                                node: toRedosDetectorNode(right.node),
                                quantifierIterations: toRedosDetectorQuantifierIterations(right.stack),
                            },
                            b: {
                                backreferenceStack: toRedosDetectorBackReferenceStack(left.stack),
                                node: toRedosDetectorNode(left.node),
                                quantifierIterations: toRedosDetectorQuantifierIterations(left.stack),
                            },
                        };
                        return entry;
                    }),
                };
                return safeRegexTrail;
            }) });
    }
    /**
     * Check if the provided regular expression object is not susceptible to ReDoS attacks.
     *
     * Can be configured with various options in the second argument.
     */
    function isSafe(regexp, config) {
        var e_1, _a;
        var unicode = false;
        var caseInsensitive = false;
        var dotAll = false;
        var multiLine = false;
        try {
            for (var _b = __values(regexp.flags.split('')), _c = _b.next(); !_c.done; _c = _b.next()) {
                var flag = _c.value;
                if (!supportedJSFlags.has(flag)) {
                    throw new Error("Unsupported flag: ".concat(flag));
                }
                if (flag === 'u')
                    unicode = true;
                if (flag === 'i')
                    caseInsensitive = true;
                if (flag === 's')
                    dotAll = true;
                if (flag === 'm')
                    multiLine = true;
            }
        }
        catch (e_1_1) { e_1 = { error: e_1_1 }; }
        finally {
            try {
                if (_c && !_c.done && (_a = _b.return)) _a.call(_b);
            }
            finally { if (e_1) throw e_1.error; }
        }
        return isSafePattern(regexp.source, __assign(__assign({}, config), { caseInsensitive: caseInsensitive, dotAll: dotAll, multiLine: multiLine, unicode: unicode }));
    }

    exports.defaultCaseInsensitive = defaultCaseInsensitive;
    exports.defaultDotAll = defaultDotAll;
    exports.defaultMaxScore = defaultMaxScore;
    exports.defaultMaxSteps = defaultMaxSteps;
    exports.defaultMultiLine = defaultMultiLine;
    exports.defaultResultsLimit = defaultResultsLimit;
    exports.defaultTimeout = defaultTimeout;
    exports.defaultUnicode = defaultUnicode;
    exports.downgradePattern = downgradePattern;
    exports.isSafe = isSafe;
    exports.isSafePattern = isSafePattern;
    exports.toFriendly = toFriendly;
    exports.version = version;

}));


/***/ }),

/***/ 8989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dK: () => (/* reexport */ forEachChild),
  qg: () => (/* binding */ parse)
});

// UNUSED EXPORTS: parseRegion

;// CONCATENATED MODULE: ./node_modules/unbash/dist/traversal.js
function forEachChild(node, callback) {
    switch (node.type) {
        case "Script":
        case "CompoundList":
        case "AndOr":
            for (const command of node.commands)
                callback(command);
            return;
        case "Statement":
            callback(node.command);
            return;
        case "Command":
            for (const child of node.prefix)
                callback(child);
            if (node.name)
                callback(node.name);
            for (const child of node.suffix)
                callback(child);
            return;
        case "Pipeline":
            for (const prefix of node.prefixes)
                callback(prefix);
            for (const command of node.commands)
                callback(command);
            return;
        case "Redirected":
            callback(node.command);
            for (const redirect of node.redirects)
                callback(redirect);
            return;
        case "If":
            callback(node.clause);
            callback(node.then);
            for (const branch of node.elif)
                callback(branch);
            if (node.else)
                callback(node.else);
            return;
        case "Elif":
            callback(node.clause);
            callback(node.then);
            return;
        case "For":
        case "Select":
            callback(node.name);
            if (node.wordlist)
                for (const word of node.wordlist)
                    callback(word);
            callback(node.body);
            return;
        case "While":
            callback(node.clause);
            callback(node.body);
            return;
        case "Function":
        case "Coproc":
            if (node.name)
                callback(node.name);
            callback(node.body);
            return;
        case "Subshell":
        case "BraceGroup":
            callback(node.body);
            return;
        case "Case":
            callback(node.word);
            for (const item of node.items)
                callback(item);
            return;
        case "CaseItem":
            for (const pattern of node.pattern)
                callback(pattern);
            callback(node.body);
            return;
        case "ArithmeticFor": {
            const initialize = node.initialize;
            if (initialize)
                callback(initialize);
            const test = node.test;
            if (test)
                callback(test);
            const update = node.update;
            if (update)
                callback(update);
            callback(node.body);
            return;
        }
        case "Word":
        case "Glob":
        case "ArithmeticWord":
        case "HereDocBody":
        case "BraceExpansion":
        case "ExtendedGlob": {
            const parts = node.parts;
            if (parts)
                for (const part of parts)
                    callback(part);
            return;
        }
        case "DoubleQuoted":
        case "LocaleString":
            for (const part of node.parts)
                callback(part);
            return;
        case "ParameterExpansion":
            if (node.index)
                callback(node.index);
            if (node.operation)
                callback(node.operation);
            return;
        case "Default":
        case "Remove":
        case "Transform":
            callback(node.operand);
            return;
        case "CaseModification":
            if (node.operand)
                callback(node.operand);
            return;
        case "Replace":
            callback(node.pattern);
            callback(node.replacement);
            return;
        case "Slice":
            callback(node.offset);
            if (node.length)
                callback(node.length);
            return;
        case "Assignment": {
            const index = node.index;
            if (index)
                callback(index);
            callback(node.value);
            return;
        }
        case "ArrayValue":
            for (const element of node.elements)
                callback(element);
            return;
        case "Redirect":
        case "HereString":
            if (node.descriptor)
                callback(node.descriptor);
            if (node.target)
                callback(node.target);
            return;
        case "HereDoc":
            if (node.descriptor)
                callback(node.descriptor);
            if (node.delimiter)
                callback(node.delimiter);
            callback(node.body);
            return;
        case "CommandExpansion":
        case "ProcessSubstitution":
        case "ArithmeticCommandExpansion": {
            const script = node.script;
            if (script)
                callback(script);
            return;
        }
        case "ArithmeticExpansion":
        case "ArithmeticCommand":
        case "ArithmeticGroup":
        case "TestCommand":
        case "TestGroup": {
            const expression = node.expression;
            if (expression)
                callback(expression);
            return;
        }
        case "ArithmeticBinary":
        case "TestBinary":
            callback(node.left);
            callback(node.right);
            return;
        case "ArithmeticUnary":
        case "TestUnary":
            callback(node.operand);
            return;
        case "ArithmeticTernary":
            callback(node.test);
            callback(node.consequent);
            callback(node.alternate);
            return;
        case "TestLogical":
            for (const operand of node.operands)
                callback(operand);
            return;
        case "TestNot":
            for (const negation of node.negations)
                callback(negation);
            callback(node.operand);
            return;
        case "Literal":
        case "SingleQuoted":
        case "AnsiCQuoted":
        case "SimpleExpansion":
        case "Names":
        case "Unknown":
        case "FileDescriptor":
        case "FileDescriptorVariable":
        case "HereDocDelimiter":
        case "Time":
        case "Negation":
            return;
        default: {
            const exhaustive = node;
            throw new TypeError(`Unexpected syntax node: ${exhaustive}`);
        }
    }
}

;// CONCATENATED MODULE: ./node_modules/unbash/dist/ansi-c.js
function isOctal(code) {
    return code >= 48 && code <= 55;
}
function isHex(code) {
    return (code >= 48 && code <= 57) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102);
}
function codePoint(value, fallback) {
    try {
        return String.fromCodePoint(value);
    }
    catch {
        return fallback;
    }
}
// ignoreBOM keeps a leading EF BB BF as U+FEFF instead of stripping it from each run.
const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
// Bash writes \xHH and \NNN as raw bytes, so a run of them is decoded as UTF-8.
// A byte outside a well-formed sequence has no character and becomes U+FFFD.
function decodeBytes(bytes) {
    return utf8.decode(new Uint8Array(bytes));
}
// Reads a \xHH or \NNN escape at pos, which Bash treats as a single byte.
function readByteEscape(source, pos, limit) {
    if (source.charCodeAt(pos) !== 92 || pos + 2 > limit)
        return undefined;
    const escaped = source.charCodeAt(pos + 1);
    const digitsStart = pos + 2;
    let end = digitsStart;
    if (escaped === 120) {
        while (end < limit && end - digitsStart < 2 && isHex(source.charCodeAt(end)))
            end++;
        if (end === digitsStart)
            return undefined;
        return { value: Number.parseInt(source.slice(digitsStart, end), 16), end };
    }
    if (!isOctal(escaped))
        return undefined;
    while (end < limit && end - digitsStart < 2 && isOctal(source.charCodeAt(end)))
        end++;
    return { value: Number.parseInt(source.slice(pos + 1, end), 8) & 0xff, end };
}
function decodeAnsiCQuoted(source, start, limit) {
    let pos = start;
    let value = "";
    let bytes = [];
    // Bash ends the string at the first NUL an escape produces; scanning still runs to the closing quote.
    let nul = -1;
    while (pos < limit && source.charCodeAt(pos) !== 39) {
        const escapeStart = pos;
        const byte = readByteEscape(source, pos, limit);
        // ASCII bytes end a run like other text, so escapes such as \033 never pay for a decoder call.
        if (byte && byte.value >= 0x80) {
            bytes.push(byte.value);
            pos = byte.end;
            continue;
        }
        if (bytes.length > 0) {
            value += decodeBytes(bytes);
            bytes = [];
        }
        if (byte) {
            if (byte.value === 0 && nul === -1)
                nul = value.length;
            value += String.fromCharCode(byte.value);
            pos = byte.end;
            continue;
        }
        if (source.charCodeAt(pos) !== 92 || pos + 1 >= limit) {
            const runStart = pos;
            while (pos < limit) {
                const code = source.charCodeAt(pos);
                // A backslash at the end of input has nothing to escape; consume it as a
                // literal so the loop always advances.
                if (code === 39 || (code === 92 && pos + 1 < limit))
                    break;
                pos++;
            }
            value += source.slice(runStart, pos);
            continue;
        }
        pos++;
        const escaped = source[pos++];
        switch (escaped) {
            case "a":
                value += "\x07";
                break;
            case "b":
                value += "\b";
                break;
            case "e":
            case "E":
                value += "\x1B";
                break;
            case "f":
                value += "\f";
                break;
            case "n":
                value += "\n";
                break;
            case "r":
                value += "\r";
                break;
            case "t":
                value += "\t";
                break;
            case "v":
                value += "\v";
                break;
            case "\\":
                value += "\\";
                break;
            case "'":
                value += "'";
                break;
            case '"':
                value += '"';
                break;
            case "?":
                value += "?";
                break;
            case "\n":
                break;
            case "c": {
                // The closing quote (or end of input) is not an operand: \c stays literal.
                const code = pos < limit ? source.charCodeAt(pos) : 39;
                if (code === 39) {
                    value += source.slice(escapeStart, pos);
                    break;
                }
                pos++;
                if (code === 92) {
                    // Bash writes a backslash operand as the pair \c\\; a lone backslash
                    // still decodes and leaves the character it escaped as a literal.
                    const pair = pos < limit && source.charCodeAt(pos) === 92;
                    if (pair)
                        pos++;
                    value += "\x1c";
                    if (!pair && pos < limit) {
                        value += source[pos];
                        pos++;
                    }
                    break;
                }
                const control = code === 63 ? 127 : code & 31;
                // Bash applies \c to the operand's first UTF-8 byte, which equals the code unit only for ASCII.
                if (control === 0 && code < 128 && nul === -1)
                    nul = value.length;
                value += String.fromCharCode(control);
                break;
            }
            case "u":
            case "U": {
                const digitsStart = pos;
                const maxDigits = escaped === "u" ? 4 : 8;
                while (pos < limit && pos - digitsStart < maxDigits && isHex(source.charCodeAt(pos)))
                    pos++;
                if (pos === digitsStart) {
                    value += `\\${escaped}`;
                    break;
                }
                const raw = source.slice(escapeStart, pos);
                const point = Number.parseInt(source.slice(digitsStart, pos), 16);
                if (point === 0 && nul === -1)
                    nul = value.length;
                value += codePoint(point, raw);
                break;
            }
            default:
                value += `\\${escaped}`;
                break;
        }
    }
    if (bytes.length > 0)
        value += decodeBytes(bytes);
    if (nul !== -1)
        value = value.slice(0, nul);
    const closed = pos < limit;
    if (closed)
        pos++;
    return { value, end: pos, closed };
}

;// CONCATENATED MODULE: ./node_modules/unbash/dist/expansion.js
// The window is held only until the script resolves; a part constructed without one has no script.
class ScriptExpansionImpl {
    static _resolveScript;
    type;
    pos;
    end;
    text;
    #window;
    #script = undefined;
    constructor(type, pos, end, text, window) {
        this.type = type;
        this.pos = pos;
        this.end = end;
        this.text = text;
        this.#window = window;
    }
    get script() {
        const window = this.#window;
        if (window !== undefined) {
            const script = ScriptExpansionImpl._resolveScript(window.source, window.start, window.end, window.depth, window.parenBoundary, window.context);
            if (window.context === undefined)
                script.source = window.source;
            this.script = script;
        }
        return this.#script;
    }
    set script(script) {
        this.#script = script;
        this.#window = undefined;
    }
    toJSON() {
        return { type: this.type, pos: this.pos, end: this.end, text: this.text, script: this.script };
    }
}
class ProcessSubstitutionImpl extends ScriptExpansionImpl {
    operator;
    constructor(pos, end, text, operator, window) {
        super("ProcessSubstitution", pos, end, text, window);
        this.operator = operator;
    }
    toJSON() {
        return {
            type: this.type,
            pos: this.pos,
            end: this.end,
            text: this.text,
            operator: this.operator,
            script: this.script,
        };
    }
}
class ArithmeticExpansionImpl {
    static _resolveExpression;
    type = "ArithmeticExpansion";
    pos;
    end;
    text;
    #window;
    #expression = undefined;
    constructor(pos, end, text, window) {
        this.pos = pos;
        this.end = end;
        this.text = text;
        this.#window = window;
    }
    get expression() {
        const window = this.#window;
        if (window !== undefined) {
            this.expression = ArithmeticExpansionImpl._resolveExpression(window.body, window.offset, window.source, window.depth, window.context, window.depth + 1);
        }
        return this.#expression;
    }
    set expression(expression) {
        this.#expression = expression;
        this.#window = undefined;
    }
    toJSON() {
        return { type: this.type, pos: this.pos, end: this.end, text: this.text, expression: this.expression };
    }
}

;// CONCATENATED MODULE: ./node_modules/unbash/dist/limits.js
const MAX_SYNTAX_NESTING = 256;

;// CONCATENATED MODULE: ./node_modules/unbash/dist/word-value.js
function dequoteValue(parts) {
    let s = "";
    for (const c of parts)
        s += c.type === "Literal" ? c.value : c.text;
    return s;
}
function unescapeBareValue(text) {
    const first = text.indexOf("\\");
    if (first === -1)
        return text;
    let s = "";
    let start = 0;
    for (let i = first; i < text.length; i++) {
        if (text.charCodeAt(i) !== 92)
            continue;
        s += text.slice(start, i);
        i++;
        if (i >= text.length) {
            s += "\\";
            start = i;
            break;
        }
        if (text.charCodeAt(i) !== 10)
            s += text[i];
        start = i + 1;
    }
    return s + text.slice(start);
}
function continuedExpansionValue(text) {
    let pos = 1;
    while (text[pos] === "\\" && text[pos + 1] === "\n")
        pos += 2;
    return pos === 1 || text[pos] !== "(" ? text : text[0] + text.slice(pos);
}
function wordPartsValue(parts) {
    let value = "";
    for (const part of parts) {
        switch (part.type) {
            case "Literal":
            case "Glob":
            case "SingleQuoted":
            case "AnsiCQuoted":
                value += part.value;
                break;
            case "DoubleQuoted":
            case "LocaleString":
                value += dequoteValue(part.parts);
                break;
            case "CommandExpansion":
                value += part.text[0] === "$" ? continuedExpansionValue(part.text) : part.text;
                break;
            case "ExtendedGlob":
                value += continuedExpansionValue(part.text);
                break;
            default:
                value += part.text;
                break;
        }
    }
    return value;
}

;// CONCATENATED MODULE: ./node_modules/unbash/dist/word.js

class WordImpl {
    type = "Word";
    text;
    pos;
    end;
    #source;
    #resolver;
    #depth;
    #parts;
    #value = null;
    constructor(text, pos, end, source, resolver, depth = 0) {
        this.text = text;
        this.pos = pos;
        this.end = end;
        this.#source = source;
        this.#resolver = resolver;
        this.#depth = depth;
        this.#parts = resolver === undefined ? undefined : null;
    }
    get value() {
        if (this.#value === null) {
            const parts = this.#source === undefined && this.#parts === null ? undefined : this.parts;
            this.#value = parts ? wordPartsValue(parts) : unescapeBareValue(this.text);
        }
        return this.#value;
    }
    get parts() {
        if (this.#parts === null) {
            this.#parts = this.#resolver?.(this.#source ?? "", this, this.#depth) ?? undefined;
        }
        return this.#parts;
    }
    set parts(v) {
        this.#parts = v ?? undefined;
    }
    toJSON() {
        return { type: this.type, text: this.text, pos: this.pos, end: this.end, parts: this.parts, value: this.value };
    }
}

;// CONCATENATED MODULE: ./node_modules/unbash/dist/substitution-context.js
// A nested script shares its parent's boundary cache, allocated on first use.
function createSubstitutionContext(parent) {
    const boundaries = parent === undefined ? undefined : substitutionBoundaries(parent);
    return { boundaries, wordParts: undefined, embeddedParts: undefined, arrayParts: undefined };
}
function substitutionBoundaries(context) {
    return context.boundaries ?? (context.boundaries = new Map());
}

;// CONCATENATED MODULE: ./node_modules/unbash/dist/chars.js
const CH_TAB = 9;
const CH_NL = 10;
const CH_SPACE = 32;
const CH_BANG = 33;
const CH_DQUOTE = 34;
const CH_HASH = 35;
const CH_DOLLAR = 36;
const CH_PERCENT = 37;
const CH_AMP = 38;
const CH_SQUOTE = 39;
const CH_LPAREN = 40;
const CH_RPAREN = 41;
const CH_STAR = 42;
const CH_PLUS = 43;
const CH_COMMA = 44;
const CH_DASH = 45;
const CH_DOT = 46;
const CH_SLASH = 47;
const CH_0 = 48;
const CH_9 = 57;
const CH_COLON = 58;
const CH_SEMI = 59;
const CH_LT = 60;
const CH_EQ = 61;
const CH_GT = 62;
const CH_QUESTION = 63;
const CH_AT = 64;
const CH_A = 65;
const CH_Z = 90;
const CH_LBRACKET = 91;
const CH_BACKSLASH = 92;
const CH_RBRACKET = 93;
const CH_CARET = 94;
const CH_UNDERSCORE = 95;
const CH_BACKTICK = 96;
const CH_a = 97;
const CH_z = 122;
const CH_LBRACE = 123;
const CH_PIPE = 124;
const CH_RBRACE = 125;
const CH_TILDE = 126;
function skipLineContinuations(source, pos, end) {
    while (pos + 1 < end && source.charCodeAt(pos) === CH_BACKSLASH && source.charCodeAt(pos + 1) === CH_NL)
        pos += 2;
    return pos;
}

;// CONCATENATED MODULE: ./node_modules/unbash/dist/glob.js


function hasGlobCharacters(text) {
    return /[*?[]/.test(text);
}
const bracketSyntax = new Uint8Array(128);
bracketSyntax[CH_BANG] = 1;
bracketSyntax[CH_CARET] = 1;
bracketSyntax[CH_LBRACKET] = 1;
bracketSyntax[CH_RBRACKET] = 1;
bracketSyntax[CH_COLON] = 1;
bracketSyntax[CH_DOT] = 1;
bracketSyntax[CH_EQ] = 1;
bracketSyntax[CH_DASH] = 1;
bracketSyntax[CH_BACKSLASH] = 1;
// Bracket extents follow Bash's matcher (lib/glob/sm_loop.c, BRACKMATCH and PARSE_SUBBRACKET on
// the path where no member matches): `[:name:]` and `[=c=]` end at the first `:]` or `=]` unless a
// raw `]` comes first, `[.sym.]` ends at the first `.]` even past a `]`, a class or equivalence
// never starts a range, and a `-` range end consumes one member, be it an escape, a plain `[` or a
// collating symbol (also behind an escaped `[`). Quoted and expanded parts are single opaque
// members; Bash additionally lets quoted `]`, `:`, `=`, `.` and `[` take part in symbol and range
// scanning after re-escaping them, which this scan leaves out.
function bracketEnds(source, start, end, parts, offset) {
    let close = end - 1;
    while (close > start && source.charCodeAt(close) !== CH_RBRACKET)
        close--;
    if (close === start)
        return null;
    // Tokens: each special character, and runs of plain members (continuations vanish, quoted or
    // expanded parts are plain). Only specials change an extent, so a run acts as one member except
    // as a range end, which consumes just its first member.
    const positions = [];
    const kinds = [];
    const members = [];
    let partIndex = 0;
    let symbols = false;
    for (let pos = start; pos < end; pos++) {
        while (parts && partIndex < parts.length && parts[partIndex].end <= pos + offset)
            partIndex++;
        const part = parts?.[partIndex];
        const tokenPos = pos;
        let kind = 0;
        if (part && part.pos <= pos + offset && part.type !== "Literal") {
            pos = part.end - offset - 1;
        }
        else {
            kind = source.charCodeAt(pos);
            if (kind === CH_BACKSLASH && pos + 1 < end && source.charCodeAt(pos + 1) === CH_NL) {
                pos++;
                continue;
            }
            if (kind >= 128 || !bracketSyntax[kind])
                kind = 0;
        }
        const last = kinds.length - 1;
        if (kind === 0 && last >= 0 && kinds[last] === 0) {
            members[last]++;
            continue;
        }
        if (last >= 0 && kinds[last] === CH_LBRACKET && (kind === CH_COLON || kind === CH_EQ || kind === CH_DOT)) {
            symbols = true;
        }
        positions.push(tokenPos);
        kinds.push(kind);
        members.push(1);
    }
    const count = kinds.length;
    // PARSE_SUBBRACKET memoized per opener: symbolEnd[t] is the token after the `X]` closing the
    // symbol that `[X` opens at token t, or -1. One right-to-left pass tracks the nearest raw `]`
    // and the nearest `:]`, `=]` and `.]` beyond the opener. Escaped characters are separate tokens,
    // so a `\]` still stops a `:` or `=` scan as it does in Bash.
    let symbolEnd;
    if (symbols) {
        symbolEnd = new Int32Array(count).fill(-1);
        let close = -1;
        let colon = -1;
        let eq = -1;
        let dot = -1;
        for (let i = count - 1; i >= 0; i--) {
            // The scan for the opener at i starts two tokens in, so fold token i + 2 in first.
            const kind = kinds[i + 2];
            if (kind === CH_RBRACKET)
                close = i + 2;
            else if (kinds[i + 3] === CH_RBRACKET) {
                if (kind === CH_COLON)
                    colon = i + 2;
                else if (kind === CH_EQ)
                    eq = i + 2;
                else if (kind === CH_DOT)
                    dot = i + 2;
            }
            if (kinds[i] !== CH_LBRACKET)
                continue;
            const type = kinds[i + 1];
            const found = type === CH_COLON ? colon : type === CH_EQ ? eq : type === CH_DOT ? dot : -1;
            if (found !== -1 && (type === CH_DOT || close === -1 || close > found))
                symbolEnd[i] = found + 2;
        }
    }
    const subBracket = (open) => (symbolEnd === undefined ? -1 : symbolEnd[open]);
    // endFrom[t]: the token after the `]` closing a bracket whose next member starts at token t, or
    // -1 when the pattern runs out and the opening `[` stays literal.
    const endFrom = new Int32Array(count + 2).fill(-1);
    const resume = (next, range) => {
        if (next >= count)
            return -1;
        if (range && kinds[next] === CH_DASH && next + 1 < count && kinds[next + 1] !== CH_RBRACKET) {
            let last = next + 1;
            if (kinds[last] === CH_BACKSLASH) {
                if (last + 1 >= count)
                    return -1;
                last++;
            }
            let after = last + 1;
            if (kinds[last] === CH_LBRACKET && kinds[last + 1] === CH_DOT) {
                const symbol = subBracket(last);
                if (symbol !== -1)
                    after = symbol;
            }
            else if (kinds[last] === 0 && members[last] > 1) {
                // The run's later members stay members, and its last one may start the next range.
                return endFrom[last];
            }
            if (after >= count)
                return -1;
            return kinds[after] === CH_RBRACKET ? after + 1 : endFrom[after];
        }
        return kinds[next] === CH_RBRACKET ? next + 1 : endFrom[next];
    };
    for (let t = count - 1; t >= 0; t--) {
        const kind = kinds[t];
        let after = t + 1;
        let range = true;
        if (kind === CH_BACKSLASH) {
            if (t + 1 >= count)
                continue;
            after = t + 2;
        }
        else if (kind === CH_LBRACKET) {
            const type = kinds[t + 1];
            if (type === CH_COLON || type === CH_EQ || type === CH_DOT) {
                const symbol = subBracket(t);
                if (symbol !== -1) {
                    after = symbol;
                    range = type === CH_DOT;
                }
            }
        }
        endFrom[t] = resume(after, range);
    }
    const ends = new Map();
    for (let t = 0; t < count; t++) {
        if (kinds[t] !== CH_LBRACKET)
            continue;
        let first = t + 1;
        if (kinds[first] === CH_BANG || kinds[first] === CH_CARET)
            first++;
        if (first >= count)
            continue;
        const close = kinds[first] === CH_RBRACKET ? resume(first + 1, true) : endFrom[first];
        if (close !== -1)
            ends.set(positions[t], positions[close - 1] + 1);
    }
    return ends;
}
function appendRange(source, start, end, parts, index, offset, result) {
    while (start < end) {
        while (parts && index < parts.length && parts[index].end <= start + offset)
            index++;
        const part = parts?.[index];
        if (part && part.pos === start + offset && part.end <= end + offset) {
            result.push(part);
            start = part.end - offset;
            index++;
            continue;
        }
        const stop = part ? Math.min(end, (part.pos > start + offset ? part.pos : part.end) - offset) : end;
        const text = source.slice(start, stop);
        result.push({ type: "Literal", pos: start + offset, end: stop + offset, text, value: unescapeBareValue(text) });
        start = stop;
    }
    return index;
}
function parseGlobParts(source, start, end, parts, offset = 0) {
    let result;
    let brackets;
    let partIndex = 0;
    let emittedIndex = 0;
    let literalStart = start;
    for (let pos = start; pos < end; pos++) {
        while (parts && partIndex < parts.length && parts[partIndex].end <= pos + offset)
            partIndex++;
        const part = parts?.[partIndex];
        if (part && part.pos <= pos + offset && part.type !== "Literal") {
            pos = part.end - offset - 1;
            continue;
        }
        const character = source.charCodeAt(pos);
        if (character === CH_BACKSLASH) {
            pos++;
            continue;
        }
        let globEnd;
        if (character === CH_STAR || character === CH_QUESTION) {
            const limit = part ? Math.min(end, part.end - offset) : end;
            // Embedded-word scans can leave extglob operators inside Literal parts.
            const next = skipLineContinuations(source, pos + 1, limit);
            if (next < limit && source.charCodeAt(next) === CH_LPAREN)
                continue;
            globEnd = pos + 1;
            if (character === CH_STAR) {
                while (globEnd < limit && source.charCodeAt(globEnd) === CH_STAR) {
                    const next = skipLineContinuations(source, globEnd + 1, limit);
                    if (next < limit && source.charCodeAt(next) === CH_LPAREN)
                        break;
                    globEnd++;
                }
            }
        }
        else if (character === CH_LBRACKET) {
            if (brackets === undefined)
                brackets = bracketEnds(source, pos, end, parts, offset);
            const close = brackets?.get(pos);
            if (close === undefined)
                continue;
            globEnd = close;
        }
        else {
            continue;
        }
        if (!result)
            result = [];
        emittedIndex = appendRange(source, literalStart, pos, parts, emittedIndex, offset, result);
        const text = source.slice(pos, globEnd);
        let glob;
        if (character === CH_LBRACKET) {
            const interior = [];
            emittedIndex = appendRange(source, pos + 1, globEnd - 1, parts, emittedIndex, offset, interior);
            glob = {
                type: "Glob",
                kind: "bracket",
                pos: pos + offset,
                end: globEnd + offset,
                text,
                value: "[" + wordPartsValue(interior) + "]",
                parts: interior,
            };
        }
        else {
            glob = {
                type: "Glob",
                kind: character === CH_STAR ? "star" : "question",
                pos: pos + offset,
                end: globEnd + offset,
                text,
                value: text,
                parts: undefined,
            };
        }
        result.push(glob);
        literalStart = globEnd;
        pos = globEnd - 1;
    }
    if (!result)
        return parts ?? undefined;
    appendRange(source, literalStart, end, parts, emittedIndex, offset, result);
    return result;
}

;// CONCATENATED MODULE: ./node_modules/unbash/dist/lexer.js







const Token = {
    Word: 0,
    Assignment: 1,
    Semi: 2,
    Newline: 3,
    Pipe: 4,
    And: 5,
    Or: 6,
    Amp: 7,
    LParen: 8,
    RParen: 9,
    LBrace: 10,
    RBrace: 11,
    Bang: 12,
    If: 13,
    Then: 14,
    Else: 15,
    Elif: 16,
    Fi: 17,
    Do: 18,
    Done: 19,
    For: 20,
    While: 21,
    Until: 22,
    In: 23,
    Case: 24,
    Esac: 25,
    Function: 26,
    DoubleSemi: 27,
    SemiAmp: 28,
    DoubleSemiAmp: 29,
    Select: 30,
    DblLBracket: 31,
    DblRBracket: 32,
    EOF: 33,
    ArithCmd: 34,
    Coproc: 35,
    Redirect: 36,
};
class TokenValue {
    token = Token.EOF;
    // Materialized token value, or null for word tokens whose value has not been
    // requested yet (computed from [pos, end) on demand via the owning lexer).
    _value = "";
    _owner;
    pos = 0;
    end = 0;
    fileDescriptor = undefined;
    variableName = undefined;
    descriptorEnd = 0;
    delimiterQuoted = false;
    content = undefined;
    targetPos = 0;
    targetEnd = 0;
    assignmentOperatorPos = -1;
    // True when `value` is exactly the raw source span [pos, end) — lets consumers
    // reuse the string instead of slicing the source again.
    raw = false;
    // True when a word contains no quoting, escaped characters, or expansions.
    // Backslash-newline continuations preserve keyword eligibility.
    keywordEligible = false;
    constructor(owner = null) {
        this._owner = owner;
    }
    get value() {
        return (this._value ?? (this._value = this._owner === null ? "" : this._owner._tokenValue(this.pos, this.end, this.raw)));
    }
    set value(v) {
        this._value = v;
    }
    reset() {
        this.token = Token.EOF;
        this._value = "";
        this.pos = 0;
        this.end = 0;
        this.fileDescriptor = undefined;
        this.variableName = undefined;
        this.descriptorEnd = 0;
        this.delimiterQuoted = false;
        this.content = undefined;
        this.targetPos = 0;
        this.targetEnd = 0;
        this.assignmentOperatorPos = -1;
        this.raw = false;
        this.keywordEligible = false;
    }
    copyFrom(other) {
        this.token = other.token;
        this._value = other._value;
        this.pos = other.pos;
        this.end = other.end;
        this.fileDescriptor = other.fileDescriptor;
        this.variableName = other.variableName;
        this.descriptorEnd = other.descriptorEnd;
        this.delimiterQuoted = other.delimiterQuoted;
        this.content = other.content;
        this.targetPos = other.targetPos;
        this.targetEnd = other.targetEnd;
        this.assignmentOperatorPos = other.assignmentOperatorPos;
        this.raw = other.raw;
        this.keywordEligible = other.keywordEligible;
    }
}
const RESERVED_WORDS = new Map([
    ["if", Token.If],
    ["then", Token.Then],
    ["else", Token.Else],
    ["elif", Token.Elif],
    ["fi", Token.Fi],
    ["do", Token.Do],
    ["done", Token.Done],
    ["for", Token.For],
    ["while", Token.While],
    ["until", Token.Until],
    ["in", Token.In],
    ["case", Token.Case],
    ["esac", Token.Esac],
    ["function", Token.Function],
    ["select", Token.Select],
    ["coproc", Token.Coproc],
    ["!", Token.Bang],
    ["{", Token.LBrace],
    ["}", Token.RBrace],
]);
// `name()` is a syntax error for these; `time`, `[[` and `]]` are matched positionally
// rather than through RESERVED_WORDS, and a name spelled like an assignment reads as a prefix.
function requiresFunctionKeyword(name) {
    return RESERVED_WORDS.has(name) || name === "time" || name === "[[" || name === "]]" || name.includes("=");
}
// Combined character type table — bit 0: metachar, bit 1: word-special
const charType = new Uint8Array(128);
charType[CH_PIPE] = 1;
charType[CH_AMP] = 1;
charType[CH_SEMI] = 1;
charType[CH_LPAREN] = 1;
charType[CH_RPAREN] = 1;
charType[CH_LT] = 1;
charType[CH_GT] = 1;
charType[CH_SPACE] = 1;
charType[CH_TAB] = 1;
charType[CH_NL] = 1;
charType[CH_BACKSLASH] = 2;
charType[CH_SQUOTE] = 2;
charType[CH_DQUOTE] = 2;
charType[CH_DOLLAR] = 2;
charType[CH_BACKTICK] = 2;
charType[CH_LBRACE] = 2;
function skipBlanks(source, pos, end) {
    while (pos < end) {
        const ch = source.charCodeAt(pos);
        if (ch === CH_SPACE || ch === CH_TAB)
            pos++;
        else if (ch === CH_BACKSLASH && pos + 1 < end && source.charCodeAt(pos + 1) === CH_NL)
            pos += 2;
        else
            break;
    }
    return pos;
}
const arithmeticWordDelimiter = new Uint8Array(128);
for (const ch of [
    CH_TAB,
    CH_NL,
    CH_SPACE,
    CH_BANG,
    CH_PERCENT,
    CH_AMP,
    CH_LPAREN,
    CH_RPAREN,
    CH_STAR,
    CH_PLUS,
    CH_COMMA,
    CH_DASH,
    CH_SLASH,
    CH_COLON,
    CH_LT,
    CH_EQ,
    CH_GT,
    CH_QUESTION,
    CH_CARET,
    CH_PIPE,
]) {
    arithmeticWordDelimiter[ch] = 1;
}
function hasEmbeddedWordStructure(source, start, end) {
    for (let pos = start; pos < end; pos++) {
        const ch = source.charCodeAt(pos);
        if (ch === CH_BACKSLASH ||
            ch === CH_SQUOTE ||
            ch === CH_DQUOTE ||
            ch === CH_DOLLAR ||
            ch === CH_BACKTICK ||
            ((ch === CH_LT || ch === CH_GT) && pos + 1 < end && source.charCodeAt(pos + 1) === CH_LPAREN)) {
            return true;
        }
    }
    return false;
}
function findUnnested(s, target, pairTernaries = false, findNestedEnd) {
    let depth = 0;
    let ternaryDepth = 0;
    for (let i = 0; i < s.length; i++) {
        const c = s.charCodeAt(i);
        if (c === CH_BACKSLASH) {
            i++;
            continue;
        }
        if (c === CH_LBRACE) {
            depth++;
            continue;
        }
        if (c === CH_RBRACE) {
            if (depth > 0)
                depth--;
            continue;
        }
        if (c === CH_SQUOTE) {
            i++;
            while (i < s.length && s.charCodeAt(i) !== CH_SQUOTE)
                i++;
            continue;
        }
        if (c === CH_DQUOTE) {
            i++;
            while (i < s.length) {
                const quoted = s.charCodeAt(i);
                if (quoted === CH_DQUOTE)
                    break;
                if (quoted === CH_BACKSLASH) {
                    i += 2;
                    continue;
                }
                const nestedEnd = findNestedEnd?.(i, true) ?? i;
                if (nestedEnd > i) {
                    i = nestedEnd;
                    continue;
                }
                i++;
            }
            continue;
        }
        const nestedEnd = findNestedEnd?.(i, false) ?? i;
        if (nestedEnd > i) {
            i = nestedEnd - 1;
            continue;
        }
        if (pairTernaries && depth === 0) {
            if (c === CH_QUESTION) {
                ternaryDepth++;
                continue;
            }
            if (c === CH_COLON && ternaryDepth > 0) {
                ternaryDepth--;
                continue;
            }
        }
        if (c === target && depth === 0)
            return i;
    }
    return -1;
}
// Lookup: identifier chars (a-z, A-Z, 0-9, _) — bit 0: start, bit 1: continue
const isIdChar = new Uint8Array(128);
for (let i = CH_a; i <= CH_z; i++)
    isIdChar[i] = 3;
for (let i = CH_A; i <= CH_Z; i++)
    isIdChar[i] = 3;
for (let i = CH_0; i <= CH_9; i++)
    isIdChar[i] = 2;
isIdChar[CH_UNDERSCORE] = 3;
const extglobPrefix = new Uint8Array(128);
extglobPrefix[CH_QUESTION] = 1;
extglobPrefix[CH_AT] = 1;
extglobPrefix[CH_STAR] = 1;
extglobPrefix[CH_PLUS] = 1;
extglobPrefix[CH_BANG] = 1;
extglobPrefix[CH_EQ] = 1;
// `=(` opens an array value, not a pattern.
function isExtglobOpen(prefix) {
    return prefix < 128 && prefix !== CH_EQ && extglobPrefix[prefix] === 1;
}
const extglobOp = {
    [CH_QUESTION]: "?",
    [CH_AT]: "@",
    [CH_STAR]: "*",
    [CH_PLUS]: "+",
    [CH_BANG]: "!",
};
function isDQChild(p) {
    const t = p.type;
    return (t === "Literal" ||
        t === "SimpleExpansion" ||
        t === "ParameterExpansion" ||
        t === "CommandExpansion" ||
        t === "ArithmeticExpansion");
}
function isAllDigitsRange(src, start, end) {
    for (let i = start; i < end; i++) {
        const c = src.charCodeAt(i);
        if (c < CH_0 || c > CH_9)
            return false;
    }
    return end > start;
}
const ASSIGNMENT_INVALID = -1;
const ASSIGNMENT_NAME_START = 0;
const ASSIGNMENT_NAME = 1;
const ASSIGNMENT_AFTER_INDEX = 2;
const ASSIGNMENT_AFTER_PLUS = 3;
const ASSIGNMENT_INDEX_BASE = 4;
function joinWordParts(head, tail) {
    const last = head[head.length - 1];
    const first = tail[0];
    let start = 0;
    if (last?.type === "Literal" && first?.type === "Literal" && last.end === first.pos) {
        head[head.length - 1] = {
            type: "Literal",
            pos: last.pos,
            end: first.end,
            text: last.text + first.text,
            value: last.value + first.value,
        };
        start = 1;
    }
    for (let i = start; i < tail.length; i++)
        head.push(tail[i]);
    return head;
}
function isMatchedAssignment(state) {
    return state < ASSIGNMENT_INVALID;
}
function assignmentOperatorPos(state) {
    return -state - 2;
}
function scanAssignmentPrefix(src, start, end, initialState) {
    let state = initialState;
    for (let i = start; i < end && state >= 0; i++) {
        const c = src.charCodeAt(i);
        if (state >= ASSIGNMENT_INDEX_BASE) {
            if (c === CH_LBRACKET)
                state++;
            else if (c === CH_RBRACKET && --state === ASSIGNMENT_INDEX_BASE)
                state = ASSIGNMENT_AFTER_INDEX;
        }
        else if (state === ASSIGNMENT_NAME_START) {
            state = c < 128 && isIdChar[c] & 1 ? ASSIGNMENT_NAME : ASSIGNMENT_INVALID;
        }
        else if (state === ASSIGNMENT_NAME) {
            if (c < 128 && isIdChar[c] & 2)
                continue;
            if (c === CH_LBRACKET)
                state = ASSIGNMENT_INDEX_BASE + 1;
            else if (c === CH_PLUS)
                state = ASSIGNMENT_AFTER_PLUS;
            else
                state = c === CH_EQ ? -i - 2 : ASSIGNMENT_INVALID;
        }
        else if (state === ASSIGNMENT_AFTER_INDEX) {
            if (c === CH_PLUS)
                state = ASSIGNMENT_AFTER_PLUS;
            else
                state = c === CH_EQ ? -i - 2 : ASSIGNMENT_INVALID;
        }
        else {
            state = c === CH_EQ ? -i - 2 : ASSIGNMENT_INVALID;
        }
    }
    return state;
}
function setToken(out, token, value, pos = 0, end = 0) {
    out.token = token;
    out._value = value;
    out.pos = pos;
    out.end = end;
    out.fileDescriptor = undefined;
    out.variableName = undefined;
    out.descriptorEnd = 0;
    out.delimiterQuoted = false;
    out.content = undefined;
    out.assignmentOperatorPos = -1;
    out.raw = false;
    out.keywordEligible = false;
}
// Word token over [pos, end) whose value materializes on first access.
function setSpanToken(out, token, pos, end, raw) {
    out.token = token;
    out._value = null;
    out.pos = pos;
    out.end = end;
    out.fileDescriptor = undefined;
    out.variableName = undefined;
    out.descriptorEnd = 0;
    out.delimiterQuoted = false;
    out.content = undefined;
    out.assignmentOperatorPos = -1;
    out.raw = raw;
    out.keywordEligible = false;
}
// Positional reserved-word match over src[start, start+len) — no slice. Mirrors
// RESERVED_WORDS; first-char dispatch plus length checks reject fast.
function matchReservedWord(src, start, len) {
    switch (src.charCodeAt(start)) {
        case CH_BANG:
            return len === 1 ? Token.Bang : undefined;
        case CH_LBRACE:
            return len === 1 ? Token.LBrace : undefined;
        case CH_RBRACE:
            return len === 1 ? Token.RBrace : undefined;
        case 0x69 /* i */: {
            if (len !== 2)
                return undefined;
            const c = src.charCodeAt(start + 1);
            return c === 0x66 /* f */ ? Token.If : c === 0x6e /* n */ ? Token.In : undefined;
        }
        case 0x66 /* f */:
            if (len === 2)
                return src.charCodeAt(start + 1) === 0x69 /* i */ ? Token.Fi : undefined;
            if (len === 3)
                return src.startsWith("for", start) ? Token.For : undefined;
            if (len === 8)
                return src.startsWith("function", start) ? Token.Function : undefined;
            return undefined;
        case 0x74 /* t */:
            return len === 4 && src.startsWith("then", start) ? Token.Then : undefined;
        case 0x65 /* e */:
            if (len !== 4)
                return undefined;
            if (src.startsWith("else", start))
                return Token.Else;
            if (src.startsWith("elif", start))
                return Token.Elif;
            if (src.startsWith("esac", start))
                return Token.Esac;
            return undefined;
        case 0x64 /* d */:
            if (len === 2)
                return src.charCodeAt(start + 1) === 0x6f /* o */ ? Token.Do : undefined;
            if (len === 4)
                return src.startsWith("done", start) ? Token.Done : undefined;
            return undefined;
        case 0x63 /* c */:
            if (len === 4)
                return src.startsWith("case", start) ? Token.Case : undefined;
            if (len === 6)
                return src.startsWith("coproc", start) ? Token.Coproc : undefined;
            return undefined;
        case 0x77 /* w */:
            return len === 5 && src.startsWith("while", start) ? Token.While : undefined;
        case 0x75 /* u */:
            return len === 5 && src.startsWith("until", start) ? Token.Until : undefined;
        case 0x73 /* s */:
            return len === 6 && src.startsWith("select", start) ? Token.Select : undefined;
        default:
            return undefined;
    }
}
const LexContext = {
    Normal: 0,
    CommandStart: 1,
    TestMode: 2,
    // After a prefix element: assignments still recognized, reserved words not.
    CommandPrefix: 3,
    // Assignment arguments retain ordinary word boundaries inside subscripts.
    Declaration: 4,
    ArrayElement: 5,
    FunctionName: 6,
    CasePattern: 7,
    // Arguments of eval and let: ordinary words, but `name=(…)` keeps its array value as in Bash.
    EvalArgument: 8,
};
// `${` followed by blank, newline or `|` opens a brace command substitution, not a parameter.
function isBraceCommandOpener(after) {
    return after === CH_SPACE || after === CH_TAB || after === CH_NL || after === CH_PIPE;
}
class Lexer {
    static _findSubstitutionEnd;
    src;
    srcEnd;
    parenBoundary;
    pos;
    current;
    nextState;
    hasPeek;
    pendingHereDocs;
    substitutionContext;
    _errors = null;
    _buildParts = false;
    // Build processed text while scanning. Off on the normal token path (values
    // materialize lazily); on for redirect targets, heredoc delimiters, arithmetic
    // command bodies, and bounded value re-lexes. _buildParts implies it.
    _buildValue = false;
    // Nesting depth of the window being lexed (enclosing sub-fields plus substitution
    // scripts), sharing the MAX_SYNTAX_NESTING budget across lazily created lexers.
    _nestingDepth = 0;
    // `start`/`end` bound the lexer to a window of `src` so substitution scripts can be
    // parsed in place against the original source — every position is then absolute, with
    // no slicing or re-basing. Defaults cover the whole string (the common top-level parse).
    constructor(src, start = 0, end = src.length, parenBoundary = false, context = createSubstitutionContext()) {
        this.src = src;
        this.srcEnd = end;
        this.parenBoundary = parenBoundary;
        this.pos = start;
        this.current = new TokenValue(this);
        this.nextState = new TokenValue(this);
        this.hasPeek = false;
        this.pendingHereDocs = null;
        this.substitutionContext = context;
        if (start === 0 && src.charCodeAt(0) === CH_HASH && src.charCodeAt(1) === CH_BANG) {
            const nl = src.indexOf("\n");
            this.pos = nl === -1 ? this.srcEnd : nl + 1;
        }
    }
    getSource() {
        return this.src;
    }
    // Fresh window sharing source, depth and substitution context; tokens, errors, heredocs and build flags reset.
    fork(start, end, parenBoundary = false) {
        const lexer = new Lexer(this.src, start, end, parenBoundary, this.substitutionContext);
        lexer._nestingDepth = this._nestingDepth;
        return lexer;
    }
    getSubstitutionContext() {
        return this.substitutionContext;
    }
    get errors() {
        return this._errors ?? (this._errors = []);
    }
    // A substitution's script parses lazily, one level below the window it was found in, in
    // place over `inner` at `start`, sharing this scan's substitution boundaries.
    commandExpansion(pos, text, start, inner, parenBoundary = false) {
        const window = this.scriptWindow(this.src, start, start + inner.length, parenBoundary);
        return new ScriptExpansionImpl("CommandExpansion", pos, this.pos, text, window);
    }
    // Escaped backticks rebuild `inner` with the escapes removed, so it is no longer a verbatim
    // substring of the source: that script parses the decoded body as its own source.
    decodedCommandExpansion(pos, text, inner) {
        const window = this.scriptWindow(inner, 0, inner.length, false, true);
        return new ScriptExpansionImpl("CommandExpansion", pos, this.pos, text, window);
    }
    processSubstitution(pos, text, operator, inner) {
        const window = this.scriptWindow(this.src, pos + 2, pos + 2 + inner.length, !this._unbalanced);
        return new ProcessSubstitutionImpl(pos, this.pos, text, operator, window);
    }
    // Past the nesting budget the part gets no window, so lazy materialization bottoms out.
    scriptWindow(source, start, end, parenBoundary, decoded = false) {
        if (this._nestingDepth > MAX_SYNTAX_NESTING)
            return undefined;
        const context = decoded ? undefined : this.substitutionContext;
        return { source, start, end, depth: this._nestingDepth + 1, parenBoundary, context };
    }
    getPos() {
        return this.pos;
    }
    findSubstitutionEnd(start, end, depth = this._nestingDepth + 1) {
        if (Lexer._findSubstitutionEnd === undefined)
            return -1;
        return Lexer._findSubstitutionEnd(this.src, start, end, depth, this.substitutionContext);
    }
    /** Materialize a word token's value: raw spans slice directly, others re-lex the span. */
    _tokenValue(pos, end, raw) {
        return raw ? this.src.slice(pos, end) : this.wordValueOf(pos, end);
    }
    // Re-lex [start, end) in value mode to produce the processed word text. Bounded
    // to the span, so every expansion the original scan consumed closes within it.
    // Errors were already reported by the original scan; suppress duplicates.
    wordValueOf(start, end) {
        const savedPos = this.pos;
        const savedEnd = this.srcEnd;
        const savedBracketWindow = this._bracketWindow;
        const savedArithmeticBracketWindow = this._arithmeticBracketWindow;
        const savedBuildValue = this._buildValue;
        const savedUnbalanced = this._unbalanced;
        const errorCount = this._errors === null ? 0 : this._errors.length;
        this.pos = start;
        this.srcEnd = end;
        this._buildValue = true;
        this.readWordText();
        if (this.pos < end &&
            this._wordAssignmentState !== undefined &&
            this._wordAssignmentState >= ASSIGNMENT_INDEX_BASE) {
            this.pos = start;
            this.readWordText(true);
        }
        const value = this._wordText;
        this.pos = savedPos;
        this.srcEnd = savedEnd;
        this._bracketWindow = savedBracketWindow;
        this._arithmeticBracketWindow = savedArithmeticBracketWindow;
        this._buildValue = savedBuildValue;
        this._unbalanced = savedUnbalanced;
        if (this._errors !== null)
            this._errors.length = errorCount;
        return value;
    }
    /** Find the closing bracket for a shell subscript, ignoring brackets inside nested shell syntax. */
    findClosingBracket(start, end = this.srcEnd) {
        // A failed search scans to the end and every unclosed subscript at a command position
        // retries it, so answer from the last bracket in the window first.
        const limit = Math.min(end, this.srcEnd);
        let window = this._bracketWindow;
        if (!window || window.limit !== limit) {
            window = { limit, depth: this._nestingDepth, last: this.src.lastIndexOf("]", limit - 1) };
            this._bracketWindow = window;
        }
        if (start > window.last)
            return -1;
        if (window.depth !== this._nestingDepth) {
            window = { limit, depth: this._nestingDepth, last: window.last };
            this._bracketWindow = window;
        }
        if (window.failed?.has(start))
            return -1;
        const unmatched = [];
        const close = this.findClosingShellDelimiter(start, end, CH_RBRACKET, false, true, unmatched);
        if (close === -1) {
            const failed = window.failed ?? (window.failed = new Set());
            for (const starts of unmatched)
                for (const pos of starts)
                    failed.add(pos);
        }
        return close;
    }
    /** Find the closing bracket of `$[ … ]`, which unlike a subscript does not recurse into `${ }`. */
    findClosingArithmeticBracket(start, end = this.srcEnd) {
        const limit = Math.min(end, this.srcEnd);
        let window = this._arithmeticBracketWindow;
        if (!window || window.end !== limit || window.depth !== this._nestingDepth) {
            window = { end: limit, depth: this._nestingDepth, failed: new Set() };
            this._arithmeticBracketWindow = window;
        }
        if (window.failed.has(start))
            return -1;
        return this.findClosingShellDelimiter(start, end, CH_RBRACKET, false, false, undefined, window.failed);
    }
    /** Find the closing brace for a parameter expansion, ignoring braces inside nested shell syntax. */
    findClosingBrace(start, end = this.srcEnd) {
        return this.findClosingShellDelimiter(start, end, CH_RBRACE);
    }
    /** Find the closing parenthesis for a shell substitution using the command-aware scanner. */
    findClosingParenthesis(start, end = this.srcEnd) {
        const savedPos = this.pos;
        const savedEnd = this.srcEnd;
        const savedBracketWindow = this._bracketWindow;
        const savedArithmeticBracketWindow = this._arithmeticBracketWindow;
        const savedUnbalanced = this._unbalanced;
        this.pos = start;
        this.srcEnd = Math.min(end, this.srcEnd);
        this.extractBalanced();
        const close = this._unbalanced ? -1 : this.pos - 1;
        this.pos = savedPos;
        this.srcEnd = savedEnd;
        this._bracketWindow = savedBracketWindow;
        this._arithmeticBracketWindow = savedArithmeticBracketWindow;
        this._unbalanced = savedUnbalanced;
        return close;
    }
    /** Find the end of one arithmetic expansion using the canonical lexer scanner. */
    findArithmeticExpansionEnd(start, end = this.srcEnd) {
        const scanner = this.fork(start, end);
        scanner.pos = start + 1;
        scanner.scanArithmeticBody();
        return scanner.pos;
    }
    /** Find the end of one shell-expanded arithmetic word using the canonical lexer scanners. */
    findArithmeticWordEnd(start, end = this.srcEnd) {
        const scanner = this.fork(start, end);
        scanner.pos = start;
        return scanner.scanArithmeticWordEnd();
    }
    scanArithmeticWordEnd() {
        while (this.pos < this.srcEnd) {
            const ch = this.src.charCodeAt(this.pos);
            if (ch === CH_DOLLAR) {
                this.readDollar();
                continue;
            }
            if (ch === CH_BACKTICK) {
                this.readBacktickExpansion();
                continue;
            }
            if (ch === CH_SQUOTE) {
                this.pos++;
                this.skipSQ();
                continue;
            }
            if (ch === CH_DQUOTE) {
                this.pos++;
                this.skipDQ();
                continue;
            }
            if (ch === CH_BACKSLASH) {
                this.pos += 2;
                continue;
            }
            if (ch === CH_LBRACKET) {
                const close = this.findClosingBracket(this.pos + 1);
                if (close !== -1) {
                    this.pos = close + 1;
                    continue;
                }
            }
            if ((ch === CH_LT || ch === CH_GT) && this.src.charCodeAt(this.pos + 1) === CH_LPAREN) {
                this.pos += 2;
                this.extractBalanced();
                continue;
            }
            if (ch < 128 && arithmeticWordDelimiter[ch])
                break;
            this.pos++;
        }
        return this.pos;
    }
    // Only array assignment bodies take comments and leading `[` subscripts and reject operators;
    // extglob shares this scanner, and `#` is pattern data there.
    findClosingShellDelimiter(start, end, closing, array = false, braces = true, bracketStarts, failedBrackets) {
        const savedPos = this.pos;
        const savedEnd = this.srcEnd;
        const savedBracketWindow = this._bracketWindow;
        const savedArithmeticBracketWindow = this._arithmeticBracketWindow;
        const savedUnbalanced = this._unbalanced;
        this.srcEnd = Math.min(end, this.srcEnd);
        const delimiters = [closing];
        bracketStarts?.push([]);
        const failedStarts = failedBrackets ? [start] : undefined;
        let pos = start;
        let wordStart = true;
        let invalid = -1;
        while (pos < this.srcEnd) {
            const expected = delimiters[delimiters.length - 1];
            // Only visited positions in bracket scopes are equivalent fresh searches. Recovery
            // can reinterpret quotes/comments, so positions inside skipped syntax stay uncached.
            if (bracketStarts && expected === CH_RBRACKET)
                bracketStarts[bracketStarts.length - 1].push(pos);
            const ch = this.src.charCodeAt(pos);
            if (ch === CH_BACKSLASH) {
                if (pos + 1 < this.srcEnd && this.src.charCodeAt(pos + 1) !== CH_NL)
                    wordStart = false;
                pos += 2;
                continue;
            }
            if (ch === CH_HASH && array && delimiters.length === 1 && wordStart) {
                while (pos < this.srcEnd && this.src.charCodeAt(pos) !== CH_NL)
                    pos++;
                continue;
            }
            if (ch === CH_SQUOTE) {
                this.pos = pos + 1;
                this.skipSQ();
                pos = this.pos;
                wordStart = false;
                continue;
            }
            if (ch === CH_DQUOTE) {
                this.pos = pos + 1;
                this.skipDQ();
                pos = this.pos;
                wordStart = false;
                continue;
            }
            if (ch === CH_BACKTICK) {
                pos++;
                while (pos < this.srcEnd && this.src.charCodeAt(pos) !== CH_BACKTICK) {
                    if (this.src.charCodeAt(pos) === CH_BACKSLASH)
                        pos++;
                    pos++;
                }
                if (pos < this.srcEnd)
                    pos++;
                wordStart = false;
                continue;
            }
            if ((ch === CH_DOLLAR && pos + 1 < this.srcEnd && this.src.charCodeAt(pos + 1) === CH_LPAREN) ||
                ((ch === CH_LT || ch === CH_GT) && pos + 1 < this.srcEnd && this.src.charCodeAt(pos + 1) === CH_LPAREN)) {
                this.pos = pos + 2;
                this.extractBalanced();
                pos = this.pos;
                wordStart = false;
                continue;
            }
            if (ch === CH_DOLLAR && pos + 1 < this.srcEnd) {
                const after = this.src.charCodeAt(pos + 1);
                if (after === CH_SQUOTE) {
                    pos = decodeAnsiCQuoted(this.src, pos + 2, this.srcEnd).end;
                    wordStart = false;
                    continue;
                }
                if (after === CH_DOLLAR) {
                    pos += 2; // `$$` consumes its second `$`, so a `{` after it opens nothing
                    wordStart = false;
                    continue;
                }
                if (after === CH_LBRACE && braces) {
                    delimiters.push(CH_RBRACE);
                    bracketStarts?.push([]);
                    pos += 2;
                    wordStart = false;
                    continue;
                }
            }
            if (array && delimiters.length === 1) {
                if (ch === CH_LBRACKET && wordStart) {
                    delimiters.push(CH_RBRACKET);
                    bracketStarts?.push([]);
                }
                else if (invalid === -1 &&
                    (ch === CH_SEMI ||
                        ch === CH_AMP ||
                        ch === CH_PIPE ||
                        ch === CH_LT ||
                        ch === CH_GT ||
                        (ch === CH_LPAREN && !isExtglobOpen(this.src.charCodeAt(pos - 1))))) {
                    invalid = pos;
                }
            }
            if (expected === CH_RBRACKET && ch === CH_LBRACKET) {
                delimiters.push(CH_RBRACKET);
                bracketStarts?.push([]);
                failedStarts?.push(pos + 1);
            }
            else if (expected === CH_RPAREN && ch === CH_LPAREN) {
                delimiters.push(CH_RPAREN);
                bracketStarts?.push([]);
            }
            else if (ch === expected) {
                delimiters.pop();
                failedStarts?.pop();
                bracketStarts?.pop();
                if (delimiters.length === 0) {
                    this.pos = savedPos;
                    this.srcEnd = savedEnd;
                    this._bracketWindow = savedBracketWindow;
                    this._arithmeticBracketWindow = savedArithmeticBracketWindow;
                    this._unbalanced = savedUnbalanced;
                    if (invalid !== -1)
                        this.errors.push({ message: `unexpected '${this.src[invalid]}' in array assignment`, pos: invalid });
                    return pos;
                }
                wordStart = false;
                pos++;
                continue;
            }
            wordStart = ch < 128 && (charType[ch] & 1) !== 0;
            pos++;
        }
        // Only still-open brackets share this failure; closed inner expansions remain observable.
        if (failedStarts)
            for (const start of failedStarts)
                failedBrackets.add(start);
        this.pos = savedPos;
        this.srcEnd = savedEnd;
        this._bracketWindow = savedBracketWindow;
        this._arithmeticBracketWindow = savedArithmeticBracketWindow;
        this._unbalanced = savedUnbalanced;
        return -1;
    }
    // End of the brace expansion opened at `start`, or -1. As in Bash's brace_gobbler, quotes,
    // escapes, parameter expansions and substitutions are opaque; an unquoted metacharacter
    // ends the word before the brace closes. The word scan reports errors in the skipped text.
    scanBraceExpansion(start, results) {
        const src = this.src;
        const len = this.srcEnd;
        const cached = results.get(start);
        if (cached !== undefined)
            return cached;
        const savedPos = this.pos;
        const savedUnbalanced = this._unbalanced;
        const errorCount = this._errors === null ? 0 : this._errors.length;
        // Opener/separator pairs resolve each nested scope even when its outer scope fails.
        const frames = [start, 0];
        let pos = start + 1;
        while (pos < len) {
            const ch = src.charCodeAt(pos);
            const type = ch < 128 ? charType[ch] : 0;
            if (type === 0) {
                pos++;
                if (ch === CH_RBRACE) {
                    const hasSep = frames.pop();
                    results.set(frames.pop(), hasSep ? pos : -1);
                    if (frames.length === 0)
                        break;
                }
                else if (ch === 0x2c /* , */ || (ch === 0x2e /* . */ && src.charCodeAt(pos) === 0x2e)) {
                    frames[frames.length - 1] = 1;
                }
                continue;
            }
            const next = pos + 1 < len ? src.charCodeAt(pos + 1) : 0;
            if (type & 1) {
                if (next === CH_LPAREN && (ch === CH_LT || ch === CH_GT)) {
                    this.pos = pos + 2;
                    this.extractBalanced();
                    pos = this.pos;
                }
                else if (ch === CH_LPAREN && isExtglobOpen(src.charCodeAt(pos - 1))) {
                    const close = this.findClosingShellDelimiter(pos + 1, len, CH_RPAREN);
                    if (close === -1)
                        break;
                    pos = close + 1;
                }
                else {
                    break;
                }
            }
            else if (ch === CH_BACKSLASH) {
                pos += 2;
            }
            else if (ch === CH_SQUOTE) {
                this.pos = pos + 1;
                this.skipSQ();
                pos = this.pos;
            }
            else if (ch === CH_DQUOTE) {
                this.pos = pos + 1;
                this.skipDQ();
                pos = this.pos;
            }
            else if (ch === CH_BACKTICK) {
                pos++;
                while (pos < len && src.charCodeAt(pos) !== CH_BACKTICK)
                    pos += src.charCodeAt(pos) === CH_BACKSLASH ? 2 : 1;
                pos++;
            }
            else if (ch === CH_LBRACE) {
                frames.push(pos, 0);
                pos++;
            }
            else if (next === CH_SQUOTE) {
                pos = decodeAnsiCQuoted(src, pos + 2, len).end;
            }
            else if (next === CH_LBRACE) {
                const close = this.findClosingBrace(pos + 2, len);
                if (close === -1)
                    break;
                pos = close + 1;
            }
            else if (next === CH_LPAREN) {
                this.pos = pos + 2;
                this.extractBalanced();
                pos = this.pos;
            }
            else {
                pos++;
            }
        }
        this.pos = savedPos;
        this._unbalanced = savedUnbalanced;
        if (this._errors !== null)
            this._errors.length = errorCount;
        for (let index = 0; index < frames.length; index += 2)
            results.set(frames[index], -1);
        return results.get(start);
    }
    skipSubshellBody() {
        this.extractBalanced(false);
        return this._unbalanced ? -1 : this.pos;
    }
    skipCompoundBody(closeToken) {
        const frames = [
            { close: closeToken, phase: closeToken === Token.Esac ? "case-pattern" : "commands" },
        ];
        let commandStart = true;
        for (;;) {
            const phase = frames[frames.length - 1].phase;
            let ctx = commandStart ? LexContext.CommandStart : LexContext.Normal;
            if (phase === "function-name")
                ctx = LexContext.FunctionName;
            else if (phase === "case-pattern" && commandStart)
                ctx = LexContext.CasePattern;
            const value = this.next(ctx);
            const token = value.token;
            if (token === Token.EOF)
                return -1;
            const last = frames.length - 1;
            const frame = frames[last];
            if (frame.phase === "function-name") {
                if (token === Token.Newline)
                    continue;
                frame.phase = "function-body";
                commandStart = true;
                continue;
            }
            else if (frame.phase === "function-body") {
                if (token === Token.Newline)
                    continue;
                frame.phase = "commands";
                commandStart = true;
                if (token === Token.LParen && this.peek(LexContext.Normal).token === Token.RParen) {
                    this.next(LexContext.Normal);
                    frame.phase = "function-body";
                    continue;
                }
            }
            else if (frame.phase === "coproc-command") {
                if (token === Token.Newline)
                    continue;
                if (token === Token.Word) {
                    frame.phase = "coproc-body";
                    commandStart = true;
                    continue;
                }
                frame.phase = "commands";
                commandStart = true;
            }
            else if (frame.phase === "coproc-body") {
                if (token === Token.Newline)
                    continue;
                frame.phase =
                    token === Token.Word && value.keywordEligible && value.value === "time" ? "time-command" : "commands";
                commandStart = true;
                if (frame.phase === "time-command")
                    continue;
            }
            else if (frame.phase === "time-command") {
                if (token === Token.Word && value.keywordEligible && value.value === "-p") {
                    frame.phase = "time-command-after-p";
                    continue;
                }
                if (token === Token.Word && value.keywordEligible && value.value === "--") {
                    frame.phase = "commands";
                    continue;
                }
                frame.phase = "commands";
                commandStart = true;
            }
            else if (frame.phase === "time-command-after-p") {
                if (token === Token.Word && value.keywordEligible && value.value === "--") {
                    frame.phase = "commands";
                    continue;
                }
                frame.phase = "commands";
                commandStart = true;
            }
            else if (frame.phase === "for-header") {
                if (token === Token.ArithCmd || token === Token.Semi || token === Token.Newline) {
                    commandStart = true;
                    continue;
                }
                if (token === Token.Do || token === Token.LBrace) {
                    frame.close = token === Token.Do ? Token.Done : Token.RBrace;
                    frame.phase = "commands";
                    commandStart = true;
                    continue;
                }
            }
            else if (frame.phase === "case-word") {
                if (token === Token.Newline)
                    continue;
                frame.phase = "case-in";
                commandStart = false;
                continue;
            }
            else if (frame.phase === "case-in") {
                if (token === Token.Newline) {
                    commandStart = true;
                    continue;
                }
                frame.phase = "case-pattern";
                commandStart = true;
                continue;
            }
            else if (frame.phase === "case-pattern") {
                if (token === Token.Esac && commandStart) {
                    frames.pop();
                    if (frames.length === 0)
                        return value.end;
                    commandStart = false;
                    continue;
                }
                if (token === Token.RParen) {
                    frame.phase = "commands";
                    commandStart = true;
                }
                else {
                    commandStart = token === Token.Newline;
                }
                continue;
            }
            if (token === frame.close) {
                frames.pop();
                if (frames.length === 0)
                    return value.end;
                commandStart = false;
                continue;
            }
            if (commandStart) {
                switch (token) {
                    case Token.LParen:
                        frames.push({ close: Token.RParen, phase: "commands" });
                        break;
                    case Token.LBrace:
                        frames.push({ close: Token.RBrace, phase: "commands" });
                        break;
                    case Token.If:
                        frames.push({ close: Token.Fi, phase: "commands" });
                        break;
                    case Token.For:
                        frames.push({ close: Token.Done, phase: "for-header" });
                        break;
                    case Token.While:
                    case Token.Until:
                    case Token.Select:
                        frames.push({ close: Token.Done, phase: "commands" });
                        break;
                    case Token.Case:
                        frames.push({ close: Token.Esac, phase: "case-word" });
                        break;
                    case Token.DblLBracket:
                        if (!this.skipTestCommandBody())
                            return -1;
                        commandStart = false;
                        continue;
                    case Token.Assignment:
                    case Token.Redirect:
                    case Token.Bang:
                    case Token.Then:
                    case Token.Else:
                    case Token.Elif:
                    case Token.Do:
                    case Token.In:
                        break;
                    case Token.Semi:
                    case Token.Newline:
                    case Token.Pipe:
                    case Token.And:
                    case Token.Or:
                    case Token.Amp:
                    case Token.DoubleSemi:
                    case Token.SemiAmp:
                    case Token.DoubleSemiAmp:
                        break;
                    case Token.Function:
                        frame.phase = "function-name";
                        break;
                    case Token.Coproc:
                        frame.phase = "coproc-command";
                        break;
                    default:
                        if (token === Token.Word && value.keywordEligible && value.value === "time") {
                            frame.phase = "time-command";
                            commandStart = true;
                        }
                        else {
                            commandStart = false;
                        }
                        continue;
                }
            }
            switch (token) {
                case Token.Semi:
                case Token.Newline:
                case Token.Pipe:
                case Token.And:
                case Token.Or:
                case Token.Amp:
                    commandStart = true;
                    break;
                case Token.DoubleSemi:
                case Token.SemiAmp:
                case Token.DoubleSemiAmp:
                    if (frame.close === Token.Esac)
                        frame.phase = "case-pattern";
                    commandStart = true;
                    break;
                case Token.RParen:
                    commandStart = true;
                    break;
            }
        }
    }
    skipTestGroup() {
        let depth = 1;
        for (;;) {
            const value = this.next(LexContext.TestMode);
            if (value.token === Token.EOF)
                return -1;
            if (value.token === Token.DblRBracket) {
                this.unshift(value);
                return -1;
            }
            if (value.token === Token.LParen)
                depth++;
            else if (value.token === Token.RParen && --depth === 0)
                return value.end;
        }
    }
    skipTestCommandBody() {
        for (;;) {
            const token = this.next(LexContext.TestMode).token;
            if (token === Token.DblRBracket)
                return true;
            if (token === Token.EOF)
                return false;
        }
    }
    /** Set position and scan a word, building parts. Used by computeWordParts. */
    buildWordParts(startPos) {
        this._buildParts = true;
        this.pos = startPos;
        // Handle process substitution words <(...) and >(...)
        const ch = this.src.charCodeAt(startPos);
        if ((ch === 0x3c /* < */ || ch === 0x3e) /* > */ &&
            startPos + 1 < this.srcEnd &&
            this.src.charCodeAt(startPos + 1) === 0x28 /* ( */) {
            this.pos = startPos + 2;
            const inner = this.extractBalanced();
            const text = this.src.slice(startPos, this.pos);
            const part = this.processSubstitution(startPos, text, ch === 0x3c ? "<" : ">", inner);
            // Continue reading any trailing word text (e.g., suffix after proc sub)
            if (this.pos < this.srcEnd) {
                this.readWordText();
                if (this._wordParts) {
                    this._wordParts.unshift(part);
                }
                else {
                    this._wordParts = [part];
                }
            }
            else {
                this._wordParts = [part];
            }
        }
        else {
            this.readWordText();
            // A command word whose subscript holds a blank was bounded by the matched-pair rescan, so
            // its parts need the same scan.
            if (this.pos < this.srcEnd &&
                this._wordAssignmentState !== undefined &&
                this._wordAssignmentState >= ASSIGNMENT_INDEX_BASE) {
                this.pos = startPos;
                this.readWordText(true);
            }
        }
        return this._wordParts;
    }
    /** Scan a bounded word-like span without treating shell operators or whitespace as terminators. */
    buildEmbeddedWordParts(startPos, arithmetic = false) {
        this._buildParts = true;
        this.pos = startPos;
        this.readInnerWordText(false, arithmetic);
        return this._wordParts;
    }
    buildArrayElementParts(startPos) {
        const close = this.findClosingBracket(startPos + 1);
        if (close === -1)
            return this.buildWordParts(startPos);
        const src = this.src;
        this._buildParts = true;
        const head = hasEmbeddedWordStructure(src, startPos, close + 1)
            ? this.parseSubFieldWord(startPos, close + 1, "embedded")
            : undefined;
        this.pos = close + 1;
        this.readWordText(false, LexContext.ArrayElement);
        const end = this.pos;
        // Only `[key]=` and `[key]+=` select an element; its key is never a pattern. Any other element
        // is a value that undergoes pathname expansion, so one glob pass owns the whole element and a
        // leading bracket is a pattern as in a command word.
        const operator = skipLineContinuations(src, close + 1, end);
        const after = src.charCodeAt(operator);
        const keyed = after === CH_EQ || (after === CH_PLUS && src.charCodeAt(operator + 1) === CH_EQ);
        let headParts = head?.parts;
        let tailParts = this._wordParts;
        if (keyed)
            tailParts = parseGlobParts(src, close + 1, end, tailParts) ?? tailParts;
        if (!headParts && !tailParts)
            return keyed ? null : (parseGlobParts(src, startPos, end, undefined) ?? null);
        const headText = src.slice(startPos, close + 1);
        if (!headParts)
            headParts = [{ type: "Literal", pos: startPos, end: close + 1, text: headText, value: head?.value ?? headText }];
        if (!tailParts)
            tailParts =
                end > close + 1
                    ? [{ type: "Literal", pos: close + 1, end, text: src.slice(close + 1, end), value: this._wordText }]
                    : [];
        let parts = joinWordParts(headParts, tailParts);
        if (!keyed)
            parts = parseGlobParts(src, startPos, end, parts) ?? parts;
        return parts.length > 1 || parts[0].type !== "Literal" ? parts : null;
    }
    /** Scan a heredoc body for expansions, building parts. Spaces/newlines are literal. */
    buildHereDocParts(bodyPos, bodyEnd) {
        this._buildParts = true;
        const src = this.src;
        const parts = [];
        let hasExpansion = false;
        let litBuf = "";
        let litStart = bodyPos;
        let i = bodyPos;
        const flushLit = () => {
            if (i > litStart) {
                parts.push({ type: "Literal", pos: litStart, end: i, value: litBuf, text: src.slice(litStart, i) });
                litBuf = "";
            }
        };
        while (i < bodyEnd) {
            const ch = src.charCodeAt(i);
            if (ch === 0x5c /* \\ */) {
                // Backslash escape — in unquoted heredoc, \\$, \\`, \\\\ are special
                if (i + 1 < bodyEnd) {
                    const nc = src.charCodeAt(i + 1);
                    if (nc === CH_NL) {
                        i += 2;
                        continue;
                    }
                    if (nc === 0x24 /* $ */ || nc === 0x60 /* ` */ || nc === 0x5c /* \\ */) {
                        litBuf += String.fromCharCode(nc);
                        i += 2;
                        continue;
                    }
                }
                litBuf += "\\";
                i++;
                continue;
            }
            if (ch === 0x24 /* $ */ && src.charCodeAt(i + 1) !== CH_SQUOTE && src.charCodeAt(i + 1) !== CH_DQUOTE) {
                flushLit();
                litStart = i;
                this.pos = i;
                this.readDollar();
                if (this._resultPart) {
                    hasExpansion = true;
                    parts.push(this._resultPart);
                    litStart = this.pos;
                }
                else {
                    litBuf += src.slice(i, this.pos);
                }
                i = this.pos;
                continue;
            }
            if (ch === 0x60 /* ` */) {
                flushLit();
                litStart = i;
                this.pos = i;
                this.readBacktickExpansion();
                if (this._resultPart) {
                    hasExpansion = true;
                    parts.push(this._resultPart);
                    litStart = this.pos;
                }
                else {
                    litBuf += src.slice(i, this.pos);
                }
                i = this.pos;
                continue;
            }
            litBuf += src[i];
            i++;
        }
        flushLit();
        return hasExpansion ? parts : null;
    }
    registerHereDocTarget(target) {
        if (this.pendingHereDocs === null)
            return;
        for (const hd of this.pendingHereDocs) {
            if (!hd.target) {
                hd.target = target;
                return;
            }
        }
    }
    // Read the right-hand operand of =~ in [[ ]]. Bash ends the operand at
    // depth-zero whitespace, `)`, `;`, `&`, `<`, or `>` (but `<(`/`>(` open a
    // process substitution and `|` never delimits). An unquoted `(` opens a
    // group that consumes everything — `]]`, newlines, and metacharacters
    // included — until its matching `)`; inside a group only quotes stay opaque
    // and expansion parens count naively, matching bash. Quotes and expansions
    // at depth zero skip via the same readers normal words use, so their errors
    // and spans stay identical. The token is the raw source span; value and
    // parts resolve lazily like every other word.
    readTestRegexWord() {
        this.hasPeek = false;
        this.skipSpacesAndTabs();
        const src = this.src;
        const len = this.srcEnd;
        const start = this.pos;
        let depth = 0;
        while (this.pos < len) {
            const ch = src.charCodeAt(this.pos);
            if (ch === CH_LPAREN) {
                depth++;
                this.pos++;
                continue;
            }
            if (ch === CH_BACKSLASH) {
                this.pos += this.pos + 1 < len ? 2 : 1;
                continue;
            }
            if (ch === CH_SQUOTE) {
                const quotePos = this.pos++;
                const ansiC = quotePos > start && src.charCodeAt(quotePos - 1) === CH_DOLLAR;
                while (this.pos < len && src.charCodeAt(this.pos) !== CH_SQUOTE) {
                    if (ansiC && src.charCodeAt(this.pos) === CH_BACKSLASH && this.pos + 1 < len)
                        this.pos++;
                    this.pos++;
                }
                if (this.pos < len)
                    this.pos++;
                else
                    this.errors.push({
                        message: ansiC ? "unterminated ANSI-C quote" : "unterminated single quote",
                        pos: quotePos,
                    });
                continue;
            }
            if (ch === CH_DQUOTE) {
                this.pos++;
                this.readDoubleQuoted();
                continue;
            }
            if (ch === CH_BACKTICK) {
                this.readBacktickExpansion();
                continue;
            }
            if (depth > 0) {
                if (ch === CH_RPAREN)
                    depth--;
                this.pos++;
                continue;
            }
            if (ch === CH_DOLLAR) {
                this.readDollar();
                continue;
            }
            if ((ch === CH_LT || ch === CH_GT) && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === CH_LPAREN) {
                const subPos = this.pos;
                this.pos += 2;
                this.extractBalanced();
                if (this._unbalanced)
                    this.errors.push({ message: "unterminated process substitution", pos: subPos });
                continue;
            }
            if (ch < 128 && charType[ch] & 1 && ch !== CH_PIPE)
                break;
            this.pos++;
        }
        setToken(this.current, Token.Word, src.slice(start, this.pos), start, this.pos);
        return this.current;
    }
    // Read C-style for expressions: called after first '(' consumed by parser.
    // Expects pos at second '('. Returns [init, test, update] raw text.
    readCStyleForExprs() {
        this.hasPeek = false; // discard any peeked token
        const src = this.src;
        const len = this.srcEnd;
        // Skip spaces to second '('
        while (this.pos < len && (src.charCodeAt(this.pos) === CH_SPACE || src.charCodeAt(this.pos) === CH_TAB))
            this.pos++;
        const openPos = this.pos;
        if (this.pos < len && src.charCodeAt(this.pos) === CH_LPAREN)
            this.pos++;
        const starts = [this.pos, 0, 0];
        const parts = ["", "", "", 0, 0, 0];
        let partIdx = 0;
        let depth = 1;
        let partStart = this.pos;
        let extra = false;
        const setPart = (end) => {
            const raw = src.slice(partStart, end);
            parts[partIdx] = raw.trim();
            parts[3 + partIdx] = starts[partIdx] + raw.length - raw.trimStart().length;
        };
        while (this.pos < len && depth > 0) {
            const c = src.charCodeAt(this.pos);
            if (c === CH_LPAREN) {
                depth++;
                this.pos++;
            }
            else if (c === CH_RPAREN) {
                depth--;
                if (depth === 0) {
                    if (!extra)
                        setPart(this.pos);
                    if (partIdx < 2)
                        this.errors.push({ message: "expected three arithmetic expressions in for header", pos: this.pos });
                    this.pos++; // skip closing )
                    // Skip the outer ) as well
                    while (this.pos < len && (src.charCodeAt(this.pos) === CH_SPACE || src.charCodeAt(this.pos) === CH_TAB))
                        this.pos++;
                    if (this.pos < len && src.charCodeAt(this.pos) === CH_RPAREN)
                        this.pos++;
                    break;
                }
                this.pos++;
            }
            else if (c === CH_SEMI && depth === 1) {
                // Bash requires exactly three expressions; keep the first three and report the rest.
                if (partIdx === 2) {
                    if (!extra) {
                        setPart(this.pos);
                        this.errors.push({ message: "expected three arithmetic expressions in for header", pos: this.pos });
                    }
                    extra = true;
                    this.pos++;
                    continue;
                }
                setPart(this.pos);
                partIdx++;
                this.pos++;
                partStart = this.pos;
                starts[partIdx] = partStart;
            }
            else if (c === CH_DOLLAR) {
                this.readDollar();
            }
            else if (c === CH_BACKTICK) {
                this.readBacktickExpansion();
            }
            else if (c === CH_BACKSLASH) {
                this.pos += this.pos + 1 < len ? 2 : 1;
            }
            else if (c === CH_SQUOTE) {
                this.pos++;
                this.skipSQ();
            }
            else if (c === CH_DQUOTE) {
                this.pos++;
                this.skipDQ();
            }
            else {
                this.pos++;
            }
        }
        if (depth > 0) {
            if (!extra)
                setPart(this.pos);
            this.errors.push({ message: "unterminated arithmetic for header", pos: openPos });
        }
        return parts;
    }
    peek(ctx = LexContext.Normal) {
        if (!this.hasPeek) {
            this.readNext(this.nextState, ctx);
            this.hasPeek = true;
        }
        return this.nextState;
    }
    // Peek where the context depends on the token just consumed. peek() ignores its ctx once a
    // token is cached, so the caller's context must only be derived when a read actually happens.
    peekFollow(closers) {
        if (!this.hasPeek) {
            const ctx = closers[this.current.token] ? LexContext.CommandStart : LexContext.Normal;
            this.readNext(this.nextState, ctx);
            this.hasPeek = true;
        }
        return this.nextState;
    }
    next(ctx = LexContext.Normal) {
        if (this.hasPeek) {
            this.hasPeek = false;
            const temp = this.current;
            this.current = this.nextState;
            this.nextState = temp;
            return this.current;
        }
        this.readNext(this.current, ctx);
        return this.current;
    }
    unshift(tok) {
        this.nextState.copyFrom(tok);
        this.hasPeek = true;
    }
    readNext(out, ctx) {
        const src = this.src;
        const len = this.srcEnd;
        let pos = this.pos;
        while (true) {
            pos = skipBlanks(src, pos, len);
            if (ctx === LexContext.TestMode) {
                while (pos < len && src.charCodeAt(pos) === CH_NL)
                    pos = skipBlanks(src, pos + 1, len);
            }
            if (pos >= len || src.charCodeAt(pos) !== CH_HASH)
                break;
            // Leave the newline for normal-mode tokenization and pending heredocs.
            while (pos < len && src.charCodeAt(pos) !== CH_NL)
                pos++;
        }
        this.pos = pos;
        if (pos >= len) {
            this.consumePendingHereDocs();
            setToken(out, Token.EOF, "", pos, pos);
            return;
        }
        const tokenStart = pos;
        const ch = src.charCodeAt(pos);
        if (ch === CH_NL) {
            this.pos++;
            this.consumePendingHereDocs();
            setToken(out, Token.Newline, "\n", tokenStart, this.pos);
            return;
        }
        // In test mode (inside [[ ]]), < and > are string comparison operators, not redirects —
        // except for an adjacent '(', which still opens a process substitution
        if (ctx === LexContext.TestMode &&
            (ch === CH_LT || ch === CH_GT) &&
            !(this.pos + 1 < this.srcEnd && src.charCodeAt(this.pos + 1) === CH_LPAREN)) {
            this.pos++;
            setToken(out, Token.Word, ch === CH_LT ? "<" : ">", tokenStart, this.pos);
            out.keywordEligible = true; // written unquoted, so it is the comparison operator
            return;
        }
        // Operators all start with a metachar; anything else is a word
        if (ch < 128 && charType[ch] & 1 && this.tryReadOperator(out, ch, ctx, tokenStart))
            return;
        if (ch === CH_LBRACKET && ctx === LexContext.ArrayElement && this.readArrayElement(out, tokenStart))
            return;
        this.readWord(out, ctx, tokenStart);
    }
    tryReadOperator(out, ch, ctx, tokenStart) {
        const src = this.src;
        const pos = this.pos;
        const next = pos + 1 < this.srcEnd ? src.charCodeAt(pos + 1) : 0;
        switch (ch) {
            case CH_SEMI:
                if (next === CH_SEMI) {
                    if (pos + 2 < this.srcEnd && src.charCodeAt(pos + 2) === CH_AMP) {
                        this.pos += 3;
                        setToken(out, Token.DoubleSemiAmp, ";;&", tokenStart, this.pos);
                        return true;
                    }
                    this.pos += 2;
                    setToken(out, Token.DoubleSemi, ";;", tokenStart, this.pos);
                    return true;
                }
                if (next === CH_AMP) {
                    this.pos += 2;
                    setToken(out, Token.SemiAmp, ";&", tokenStart, this.pos);
                    return true;
                }
                this.pos++;
                setToken(out, Token.Semi, ";", tokenStart, this.pos);
                return true;
            case CH_PIPE:
                if (next === CH_PIPE) {
                    this.pos += 2;
                    setToken(out, Token.Or, "||", tokenStart, this.pos);
                    return true;
                }
                if (next === CH_AMP) {
                    this.pos += 2;
                    setToken(out, Token.Pipe, "|&", tokenStart, this.pos);
                    return true;
                } // |& → pipe (stderr merge)
                this.pos++;
                setToken(out, Token.Pipe, "|", tokenStart, this.pos);
                return true;
            case CH_AMP:
                if (next === CH_AMP) {
                    this.pos += 2;
                    setToken(out, Token.And, "&&", tokenStart, this.pos);
                    return true;
                }
                if (next === CH_GT) {
                    // &> or &>> — redirect, not background
                    this.pos += 2;
                    const append = this.pos < this.srcEnd && src.charCodeAt(this.pos) === CH_GT;
                    if (append)
                        this.pos++;
                    return this.readRedirectTarget(out, append ? "&>>" : "&>", tokenStart);
                }
                this.pos++;
                setToken(out, Token.Amp, "&", tokenStart, this.pos);
                return true;
            case CH_LPAREN:
                if (ctx === LexContext.CommandStart && next === CH_LPAREN) {
                    const savedErrors = this.errors.length;
                    this.readArithmeticCommand(out, tokenStart);
                    if (!this._notArithmetic)
                        return true;
                    this.errors.length = savedErrors;
                    this.pos = tokenStart;
                }
                this.pos++;
                setToken(out, Token.LParen, "(", tokenStart, this.pos);
                return true;
            case CH_RPAREN:
                this.pos++;
                setToken(out, Token.RParen, ")", tokenStart, this.pos);
                return true;
            case CH_LT:
            case CH_GT:
                return this.readRedirection(out, tokenStart);
            default:
                return false;
        }
    }
    readRedirection(out, tokenStart) {
        const src = this.src;
        const ch = src.charCodeAt(this.pos);
        let op = "";
        if (ch === CH_LT) {
            this.pos++;
            const next = this.pos < this.srcEnd ? src.charCodeAt(this.pos) : 0;
            if (next === CH_LT) {
                this.pos++;
                const third = this.pos < this.srcEnd ? src.charCodeAt(this.pos) : 0;
                if (third === CH_LT) {
                    // <<< herestring: its target reads like any other redirect target
                    this.pos++;
                    op = "<<<";
                }
                else {
                    const dash = third === CH_DASH;
                    if (dash)
                        this.pos++;
                    this.skipSpacesAndTabs();
                    const targetPos = this.pos;
                    if (this.pos >= this.srcEnd || src.charCodeAt(this.pos) !== CH_HASH)
                        this.readHereDocDelimiter();
                    const hasTarget = this.pos > targetPos;
                    if (hasTarget) {
                        (this.pendingHereDocs ?? (this.pendingHereDocs = [])).push({
                            delimiter: this._hereDelim,
                            strip: dash,
                            quoted: this._hereQuoted,
                        });
                    }
                    setToken(out, Token.Redirect, dash ? "<<-" : "<<", tokenStart, this.pos);
                    out.content = hasTarget ? this._hereDelim : undefined;
                    out.delimiterQuoted = hasTarget && this._hereQuoted;
                    out.targetPos = targetPos;
                    out.targetEnd = hasTarget ? this.pos : targetPos;
                    return true;
                }
            }
            else if (next === CH_LPAREN) {
                this.readProcessSubstitution(out, "<", tokenStart);
                return true;
            }
            else if (next === CH_GT) {
                op = "<>";
                this.pos++;
            }
            else if (next === CH_AMP) {
                op = "<&";
                this.pos++;
            }
            else {
                op = "<";
            }
        }
        else if (ch === CH_GT) {
            this.pos++;
            const next = this.pos < this.srcEnd ? src.charCodeAt(this.pos) : 0;
            if (next === CH_LPAREN) {
                this.readProcessSubstitution(out, ">", tokenStart);
                return true;
            }
            if (next === CH_GT) {
                op = ">>";
                this.pos++;
            }
            else if (next === CH_AMP) {
                op = ">&";
                this.pos++;
            }
            else if (next === CH_PIPE) {
                op = ">|";
                this.pos++;
            }
            else {
                op = ">";
            }
        }
        return this.readRedirectTarget(out, op, tokenStart);
    }
    readRedirectTarget(out, op, tokenStart) {
        const src = this.src;
        this.skipSpacesAndTabs();
        if (this.pos < this.srcEnd) {
            const nc = src.charCodeAt(this.pos);
            if ((nc === CH_LT || nc === CH_GT) && this.pos + 1 < this.srcEnd && src.charCodeAt(this.pos + 1) === CH_LPAREN) {
                const psStart = this.pos;
                this.pos += 2;
                this.extractBalanced();
                if (this._unbalanced)
                    this.errors.push({ message: "unterminated process substitution", pos: psStart });
                const psText = src.slice(psStart, this.pos);
                setToken(out, Token.Redirect, op, tokenStart, this.pos);
                out.content = psText;
                out.targetPos = psStart;
                out.targetEnd = this.pos;
                return true;
            }
            const targetPos = this.pos;
            if (nc !== CH_NL && nc !== CH_HASH)
                this.readRedirectTargetText();
            this.redirectToken(out, op, tokenStart, targetPos);
            return true;
        }
        this.redirectToken(out, op, tokenStart, this.pos);
        return true;
    }
    // Redirect targets keep their processed text eagerly (it becomes the target
    // word's content), so scan them in value mode.
    readRedirectTargetText() {
        const savedBuildValue = this._buildValue;
        this._buildValue = true;
        this.readWordText();
        this._buildValue = savedBuildValue;
    }
    redirectToken(out, operator, tokenStart, targetPos) {
        const hasTarget = this.pos > targetPos && (this._wordText.length > 0 || this._wordQuoted);
        setToken(out, Token.Redirect, operator, tokenStart, this.pos);
        out.content = hasTarget ? this._wordText : undefined;
        out.targetPos = targetPos;
        out.targetEnd = hasTarget ? this.pos : targetPos;
    }
    readProcessSubstitution(out, operator, tokenStart) {
        this.pos++; // skip (
        this.extractBalanced();
        if (this._unbalanced)
            this.errors.push({ message: "unterminated process substitution", pos: tokenStart });
        const text = this.src.slice(tokenStart, this.pos);
        setToken(out, Token.Word, text, tokenStart, this.pos);
    }
    // The delimiter is the word after quote removal: quote and escape segments may
    // appear anywhere in the word, any of them makes the heredoc quoted, and inside
    // double quotes a backslash is removed only before $ ` " \.
    readHereDocDelimiter() {
        const src = this.src;
        const len = this.srcEnd;
        const savedBuildValue = this._buildValue;
        this._buildValue = true; // the delimiter is assembled from processed segments
        let delimiter = "";
        let quoted = false;
        while (this.pos < len) {
            const c = src.charCodeAt(this.pos);
            if (c === CH_SQUOTE) {
                quoted = true;
                this.pos++;
                while (this.pos < len && src.charCodeAt(this.pos) !== CH_SQUOTE) {
                    delimiter += src[this.pos];
                    this.pos++;
                }
                if (this.pos < len)
                    this.pos++;
            }
            else if (c === CH_DQUOTE) {
                quoted = true;
                this.pos++;
                while (this.pos < len && src.charCodeAt(this.pos) !== CH_DQUOTE) {
                    if (src.charCodeAt(this.pos) === CH_BACKSLASH && this.pos + 1 < len) {
                        const next = src.charCodeAt(this.pos + 1);
                        if (next === CH_NL) {
                            this.pos += 2;
                            continue;
                        }
                        if (next === CH_DOLLAR || next === CH_BACKTICK || next === CH_DQUOTE || next === CH_BACKSLASH)
                            this.pos++;
                    }
                    delimiter += src[this.pos];
                    this.pos++;
                }
                if (this.pos < len)
                    this.pos++;
            }
            else if (c === CH_BACKSLASH) {
                if (this.pos + 1 < len && src.charCodeAt(this.pos + 1) === CH_NL) {
                    this.pos += 2;
                    continue;
                }
                quoted = true;
                this.pos++;
                if (this.pos < len) {
                    delimiter += src[this.pos];
                    this.pos++;
                }
                else {
                    delimiter += "\\"; // trailing backslash escapes nothing and stays as itself
                }
            }
            else if (c === CH_BACKTICK) {
                const btStart = this.pos;
                this.pos++;
                while (this.pos < len && src.charCodeAt(this.pos) !== CH_BACKTICK) {
                    if (src.charCodeAt(this.pos) === CH_BACKSLASH)
                        this.pos++;
                    this.pos++;
                }
                if (this.pos < len)
                    this.pos++;
                delimiter += src.slice(btStart, this.pos);
            }
            else if (c === CH_DOLLAR) {
                const next = this.pos + 1 < len ? src.charCodeAt(this.pos + 1) : 0;
                if (next === CH_SQUOTE || next === CH_DQUOTE)
                    quoted = true;
                this.readDollar();
                delimiter += this._resultText;
            }
            else if (c < 128 && charType[c] & 1) {
                break;
            }
            else {
                delimiter += src[this.pos];
                this.pos++;
            }
        }
        this._buildValue = savedBuildValue;
        this._hereDelim = delimiter;
        this._hereQuoted = quoted;
    }
    consumePendingHereDocs() {
        const pending = this.pendingHereDocs;
        if (pending === null || pending.length === 0)
            return;
        for (const hd of pending) {
            const bodyPos = this.pos;
            const bodyEnd = this.skipHereDocBody(hd.delimiter, hd.strip, this.parenBoundary, hd.quoted);
            if (hd.target) {
                hd.target.body.pos = bodyPos;
                hd.target.body.end = bodyEnd;
                hd.target.body.text = this.src.slice(bodyPos, bodyEnd);
                if (this.hereDocClosingPos !== -1)
                    hd.target.closing = { pos: this.hereDocClosingPos, end: this.hereDocClosingEnd };
            }
        }
        pending.length = 0;
    }
    hereDocClosingPos = -1;
    hereDocClosingEnd = -1;
    // Advance past the heredoc body and its delimiter line; return the body end
    // (start of the delimiter line, or srcEnd when delimited by end-of-input).
    // With parenEnds (inside $(...)), a line starting with the delimiter directly
    // followed by ")" also terminates the body, resuming at the ")" — bash treats
    // the substitution's closing paren as end-of-file for its heredocs.
    // `join` crosses `\`+newline pairs, which an unquoted delimiter may straddle.
    matchHereDocDelimiter(delimiter, lineStart, end, join) {
        const src = this.src;
        let pos = lineStart;
        for (let i = 0; i < delimiter.length;) {
            if (join && src.charCodeAt(pos) === CH_BACKSLASH && pos + 1 < end && src.charCodeAt(pos + 1) === CH_NL) {
                pos += 2;
                continue;
            }
            if (pos >= end || src.charCodeAt(pos) !== delimiter.charCodeAt(i))
                return -1;
            pos++;
            i++;
        }
        return pos;
    }
    // A `\` consumes the next character, so `\`+newline continues the line and `\\` does not.
    logicalLineEnd(from, end, join) {
        const src = this.src;
        let lineEnd = src.indexOf("\n", from);
        while (lineEnd !== -1 && lineEnd < end) {
            if (!join)
                return lineEnd;
            let backslashes = lineEnd;
            while (backslashes > from && src.charCodeAt(backslashes - 1) === CH_BACKSLASH)
                backslashes--;
            if ((lineEnd - backslashes) % 2 === 0)
                return lineEnd;
            from = lineEnd + 1;
            lineEnd = src.indexOf("\n", from);
        }
        return end;
    }
    skipHereDocBody(delimiter, strip, parenEnds = false, quoted = false) {
        this.hereDocClosingPos = -1;
        this.hereDocClosingEnd = -1;
        const src = this.src;
        const len = this.srcEnd;
        while (this.pos < len) {
            let lineStart = this.pos;
            const lineEnd = this.logicalLineEnd(lineStart, len, !quoted);
            for (;;) {
                const before = lineStart;
                if (strip)
                    while (lineStart < lineEnd && src.charCodeAt(lineStart) === CH_TAB)
                        lineStart++;
                if (!quoted)
                    lineStart = skipLineContinuations(src, lineStart, lineEnd);
                if (lineStart === before)
                    break;
            }
            let afterDelim = this.matchHereDocDelimiter(delimiter, lineStart, lineEnd, !quoted);
            if (afterDelim !== -1 && !quoted)
                afterDelim = skipLineContinuations(src, afterDelim, lineEnd);
            if (afterDelim === lineEnd) {
                const bodyEnd = this.pos;
                if (!parenEnds || !this.parenBoundary || lineEnd !== len) {
                    this.hereDocClosingPos = lineStart;
                    this.hereDocClosingEnd = lineEnd;
                }
                this.pos = lineEnd < len ? lineEnd + 1 : lineEnd;
                return bodyEnd;
            }
            // A line starting with the delimiter also ends the body when a `)` follows on the same
            // logical line; the scan then resumes mid-line, right after the delimiter.
            if (parenEnds && afterDelim !== -1) {
                let paren = afterDelim;
                while (paren < lineEnd && src.charCodeAt(paren) !== CH_RPAREN)
                    paren++;
                if (paren < lineEnd || (this.parenBoundary && lineEnd === len)) {
                    const bodyEnd = this.pos;
                    this.pos = afterDelim;
                    return bodyEnd;
                }
            }
            this.pos = lineEnd < len ? lineEnd + 1 : lineEnd;
        }
        return this.pos;
    }
    _wordText = "";
    _wordRaw = false;
    _wordQuoted = false;
    _wordHasExpansions = false;
    _wordKeywordEligible = false;
    _wordAssignmentState;
    _bracketWindow;
    _arithmeticBracketWindow;
    _wordParts = null;
    _resultText = "";
    // True when the last $-construct's value is exactly its raw source span.
    _resultIsRaw = true;
    _resultHasExpansion = false;
    _resultPart;
    // Set by extractBalanced when the input ended before the closing paren, so
    // callers can report the construct they were scanning.
    _unbalanced = false;
    // Set by scanArithmeticBody when the construct turns out not to be arithmetic, so the
    // caller can re-read it as a subshell or command substitution instead.
    _notArithmetic = false;
    _arithUnterminated = false;
    _dqText = "";
    _dqHasExpansions = false;
    _dqParts = null;
    // Content end (before the closing quote, or end of input when unterminated).
    _dqEnd = 0;
    _hereDelim = "";
    _hereQuoted = false;
    readWord(out, ctx, tokenStart = 0) {
        const errorStart = this._errors === null ? 0 : this._errors.length;
        this.readWordText(false, ctx, true);
        if (ctx === LexContext.Normal) {
            const next = this.pos < this.srcEnd ? this.src.charCodeAt(this.pos) : 0;
            if (!this._wordRaw || (next !== CH_LT && next !== CH_GT)) {
                setSpanToken(out, Token.Word, tokenStart, this.pos, this._wordRaw);
                out.keywordEligible = this._wordKeywordEligible;
                return;
            }
        }
        this.classifyWord(out, ctx, tokenStart, errorStart);
    }
    isRedirectVariable(start, end) {
        const src = this.src;
        for (let i = start; i < end; i++) {
            const c = src.charCodeAt(i);
            if (c === CH_LBRACKET && i > start) {
                // Scan the token directly: a token-bounded findClosingBracket would replace its recovery window.
                return (i + 2 < end &&
                    src.charCodeAt(end - 1) === CH_RBRACKET &&
                    this.findClosingShellDelimiter(i + 1, end, CH_RBRACKET) === end - 1);
            }
            if (c >= 128 || !(isIdChar[c] & (i === start ? 1 : 2)))
                return false;
        }
        return end > start;
    }
    readArrayElement(out, tokenStart) {
        const close = this.findClosingBracket(tokenStart + 1);
        if (close === -1)
            return false;
        this.pos = close + 1;
        this.readWordText();
        setSpanToken(out, Token.Word, tokenStart, this.pos, true);
        return true;
    }
    classifyWord(out, ctx, tokenStart, errorStart) {
        const src = this.src;
        const raw = this._wordRaw;
        const hasExpansions = this._wordHasExpansions;
        const quoted = this._wordQuoted;
        const keywordEligible = this._wordKeywordEligible;
        let assignmentState = this._wordAssignmentState;
        const wordEnd = this.pos;
        const wordLen = wordEnd - tokenStart;
        if (ctx === LexContext.CasePattern) {
            let token = Token.Word;
            if (keywordEligible) {
                const reserved = raw
                    ? matchReservedWord(src, tokenStart, wordLen)
                    : RESERVED_WORDS.get(this.wordValueOf(tokenStart, wordEnd));
                if (reserved === Token.Esac)
                    token = reserved;
            }
            setSpanToken(out, token, tokenStart, wordEnd, raw);
            out.keywordEligible = keywordEligible;
            return;
        }
        // Only keyword classification needs a non-raw word's processed value.
        let value = null;
        if (!raw && !hasExpansions && keywordEligible && (ctx === LexContext.CommandStart || ctx === LexContext.TestMode)) {
            const nextCh = wordEnd < this.srcEnd ? src.charCodeAt(wordEnd) : 0;
            if ((!quoted && wordLen <= 16) || nextCh === CH_LT || nextCh === CH_GT) {
                value = this.wordValueOf(tokenStart, wordEnd);
            }
        }
        if (ctx === LexContext.CommandStart && keywordEligible) {
            if (raw) {
                if (wordLen <= 8) {
                    const reserved = matchReservedWord(src, tokenStart, wordLen);
                    if (reserved !== undefined) {
                        setSpanToken(out, reserved, tokenStart, wordEnd, true);
                        return;
                    }
                }
                if (wordLen === 2 &&
                    src.charCodeAt(tokenStart) === CH_LBRACKET &&
                    src.charCodeAt(tokenStart + 1) === CH_LBRACKET) {
                    setSpanToken(out, Token.DblLBracket, tokenStart, wordEnd, true);
                    return;
                }
            }
            else if (value !== null && value.length > 0) {
                const fc = value.charCodeAt(0);
                if ((fc >= CH_a && fc <= CH_z && value.length <= 8) || fc === CH_BANG || fc === CH_LBRACE || fc === CH_RBRACE) {
                    const reserved = RESERVED_WORDS.get(value);
                    if (reserved !== undefined) {
                        setToken(out, reserved, value, tokenStart, wordEnd);
                        return;
                    }
                }
                if (fc === CH_LBRACKET && value === "[[") {
                    setToken(out, Token.DblLBracket, value, tokenStart, wordEnd);
                    return;
                }
            }
        }
        if (ctx === LexContext.CommandStart || ctx === LexContext.CommandPrefix || ctx === LexContext.Declaration) {
            if (assignmentState === undefined) {
                // Fast-path word (value === raw span): detect assignment positionally.
                let eq = -1;
                let bracket = false;
                for (let i = tokenStart + 1; i < wordEnd; i++) {
                    const c = src.charCodeAt(i);
                    if (c === CH_EQ) {
                        eq = i;
                        break;
                    }
                    if (c === CH_LBRACKET)
                        bracket = true;
                }
                if (eq !== -1 || (ctx !== LexContext.Declaration && bracket)) {
                    assignmentState = scanAssignmentPrefix(src, tokenStart, wordEnd, ASSIGNMENT_NAME_START);
                }
            }
            if (assignmentState !== undefined) {
                if (ctx !== LexContext.Declaration && assignmentState >= ASSIGNMENT_INDEX_BASE) {
                    if (wordEnd < this.srcEnd) {
                        if (this._errors !== null)
                            this._errors.length = errorStart;
                        this.pos = tokenStart;
                        this.readWordText(true, ctx, true);
                        if (this.pos > wordEnd) {
                            this.classifyWord(out, ctx, tokenStart, errorStart);
                            return;
                        }
                    }
                    if (this._errors === null || this._errors.length === errorStart) {
                        this.errors.push({ message: "unterminated array subscript", pos: src.indexOf("[", tokenStart) });
                    }
                }
                if (isMatchedAssignment(assignmentState)) {
                    setSpanToken(out, Token.Assignment, tokenStart, wordEnd, raw);
                    if (value !== null)
                        out._value = value;
                    out.assignmentOperatorPos = assignmentOperatorPos(assignmentState);
                    return;
                }
            }
        }
        // `]]` is reserved only where it can close a `[[`; operands and wordlist entries, which
        // read Normal, are ordinary words, as is a `]]` demoted by a command prefix.
        if ((ctx === LexContext.CommandStart || ctx === LexContext.TestMode) && keywordEligible) {
            if (raw) {
                if (wordLen === 2 &&
                    src.charCodeAt(tokenStart) === CH_RBRACKET &&
                    src.charCodeAt(tokenStart + 1) === CH_RBRACKET) {
                    setSpanToken(out, Token.DblRBracket, tokenStart, wordEnd, true);
                    return;
                }
            }
            else if (value === "]]") {
                setToken(out, Token.DblRBracket, value, tokenStart, wordEnd);
                return;
            }
        }
        // FD number prefix: all-digit word followed by < or > → redirect with fd
        if (!hasExpansions && this.pos < this.srcEnd) {
            const nc = src.charCodeAt(this.pos);
            if (nc === CH_LT || nc === CH_GT) {
                if (raw) {
                    const fc = src.charCodeAt(tokenStart);
                    if (fc >= CH_0 && fc <= CH_9 && isAllDigitsRange(src, tokenStart, wordEnd)) {
                        const fd = Number.parseInt(src.slice(tokenStart, wordEnd), 10);
                        if (this.readRedirection(out, tokenStart)) {
                            out.fileDescriptor = fd;
                            out.descriptorEnd = wordEnd;
                            return;
                        }
                    }
                    if (fc === CH_LBRACE &&
                        src.charCodeAt(wordEnd - 1) === CH_RBRACE &&
                        this.isRedirectVariable(tokenStart + 1, wordEnd - 1)) {
                        const varname = src.slice(tokenStart + 1, wordEnd - 1);
                        if (this.readRedirection(out, tokenStart)) {
                            out.variableName = varname;
                            out.descriptorEnd = wordEnd;
                            return;
                        }
                    }
                }
            }
        }
        setSpanToken(out, Token.Word, tokenStart, wordEnd, raw);
        if (value !== null)
            out._value = value;
        out.keywordEligible = keywordEligible;
    }
    // `subscripts` re-reads a word known to stop inside an array subscript, where
    // metacharacters are ordinary text.
    // `scanning` marks the first scan of a token, which decides where the word ends.
    readWordText(subscripts = false, ctx = LexContext.Normal, scanning = false) {
        const src = this.src;
        const len = this.srcEnd;
        let pos = this.pos;
        // Fast path: scan a single run of plain chars (covers most words)
        const fastStart = pos;
        let exitCh = 0;
        while (pos < len) {
            const c = src.charCodeAt(pos);
            if (c < 128 && charType[c]) {
                exitCh = c;
                break;
            }
            pos++;
        }
        if (pos >= len ||
            (charType[exitCh] & 1 &&
                !(exitCh === CH_LPAREN && pos > fastStart && extglobPrefix[src.charCodeAt(pos - 1)]) &&
                !subscripts)) {
            this.pos = pos;
            this._wordText = (this._buildParts || this._buildValue) && pos > fastStart ? src.slice(fastStart, pos) : "";
            this._wordRaw = true;
            this._wordQuoted = false;
            this._wordHasExpansions = false;
            this._wordKeywordEligible = true;
            this._wordAssignmentState = undefined;
            if (this._buildParts) {
                this._wordParts =
                    hasGlobCharacters(this._wordText) && ctx !== LexContext.ArrayElement
                        ? (parseGlobParts(src, fastStart, pos, undefined) ?? null)
                        : null;
            }
            return;
        }
        // Slow path: word contains quotes, expansions, escapes, etc. `text` (the
        // processed value) is only assembled when building; the token path tracks
        // positions and flags plus the last value char (for extglob prefixes) and
        // whether the value still equals the raw span.
        const bp = this._buildParts;
        const bt = bp || this._buildValue;
        let text = bt && pos > fastStart ? src.slice(fastStart, pos) : "";
        let quoted = false;
        let hasExpansions = false;
        let keywordEligible = true;
        let valueIsRaw = true;
        let lastValueChar = pos > fastStart ? src.charCodeAt(pos - 1) : 0;
        let assignmentState = scanAssignmentPrefix(src, fastStart, pos, ASSIGNMENT_NAME_START);
        let parts;
        let litBuf = "";
        let litStart = 0;
        let hasGlobs = false;
        let braceResults;
        if (bp) {
            parts = [];
            litBuf = text; // fast-path prefix is literal
            litStart = fastStart;
            hasGlobs = text.length > 0 && hasGlobCharacters(text);
        }
        while (pos < len) {
            const ch = src.charCodeAt(pos);
            if (ch >= 128 || !charType[ch]) {
                const runStart = pos;
                pos++;
                while (pos < len) {
                    const c = src.charCodeAt(pos);
                    if (c < 128 && charType[c])
                        break;
                    pos++;
                }
                lastValueChar = src.charCodeAt(pos - 1);
                assignmentState = scanAssignmentPrefix(src, runStart, pos, assignmentState);
                if (bt) {
                    const chunk = src.slice(runStart, pos);
                    text += chunk;
                    if (bp) {
                        litBuf += chunk;
                        hasGlobs = hasGlobs || hasGlobCharacters(chunk);
                    }
                }
                continue;
            }
            if (charType[ch] & 1) {
                if (subscripts && assignmentState >= ASSIGNMENT_INDEX_BASE) {
                    const close = this.findClosingBracket(pos);
                    if (close !== -1) {
                        const spanEnd = close + 1;
                        // The scanner matched the innermost open bracket past quotes, escapes and nested
                        // substitutions, so the jump closes exactly one subscript level.
                        assignmentState =
                            assignmentState === ASSIGNMENT_INDEX_BASE + 1 ? ASSIGNMENT_AFTER_INDEX : assignmentState - 1;
                        lastValueChar = src.charCodeAt(close);
                        if (bt) {
                            const chunk = src.slice(pos, spanEnd);
                            text += chunk;
                            if (bp) {
                                litBuf += chunk;
                                hasGlobs = hasGlobs || hasGlobCharacters(chunk);
                            }
                        }
                        pos = spanEnd;
                        continue;
                    }
                }
                if (ch === CH_LPAREN && lastValueChar < 128 && extglobPrefix[lastValueChar]) {
                    if (ctx === LexContext.FunctionName ||
                        (assignmentState >= ASSIGNMENT_INDEX_BASE &&
                            (ctx === LexContext.CommandStart || ctx === LexContext.CommandPrefix)))
                        break;
                    // Default Bash command syntax takes precedence over the extglob extension.
                    if (ctx === LexContext.CommandStart &&
                        lastValueChar === CH_BANG &&
                        keywordEligible &&
                        src.charCodeAt(fastStart) === CH_BANG &&
                        skipLineContinuations(src, fastStart + 1, len) === pos)
                        break;
                    const prefixChar = lastValueChar;
                    // Bash opens an array value only right after the operator of a word that can assign;
                    // elsewhere `(` ends the word. Rescans of a known word span keep its value.
                    if (prefixChar === CH_EQ &&
                        scanning &&
                        !((ctx === LexContext.CommandStart ||
                            ctx === LexContext.CommandPrefix ||
                            ctx === LexContext.Declaration ||
                            ctx === LexContext.EvalArgument) &&
                            isMatchedAssignment(assignmentState) &&
                            skipLineContinuations(src, assignmentOperatorPos(assignmentState) + 1, len) === pos))
                        break;
                    const innerStart = pos + 1;
                    const close = this.findClosingShellDelimiter(innerStart, len, CH_RPAREN, prefixChar === CH_EQ);
                    if (close === -1 && !scanning && !subscripts && assignmentState >= ASSIGNMENT_INDEX_BASE)
                        break;
                    if (ctx === LexContext.CommandStart &&
                        prefixChar !== CH_EQ &&
                        close !== -1 &&
                        skipBlanks(src, innerStart, close) === close)
                        break;
                    keywordEligible = false;
                    const patternEnd = close === -1 ? len : close;
                    pos = close === -1 ? len : close + 1;
                    if (close === -1)
                        this.errors.push({ message: "unterminated extended glob", pos: innerStart - 2 });
                    lastValueChar = src.charCodeAt(pos - 1);
                    if (bt) {
                        const eg = "(" + src.slice(innerStart, pos);
                        text += eg;
                        // Create ExtendedGlob part for real extglob operators (not = which is array assignment)
                        if (bp && prefixChar !== CH_EQ) {
                            let prefixPos = innerStart - 2;
                            while (src.charCodeAt(prefixPos) === CH_NL && src.charCodeAt(prefixPos - 1) === CH_BACKSLASH) {
                                prefixPos -= 2;
                            }
                            // Remove the prefix char from litBuf (it was appended in the previous iteration)
                            if (litBuf.length > 0) {
                                const trimmed = litBuf.slice(0, -1);
                                if (prefixPos > litStart)
                                    parts.push({
                                        type: "Literal",
                                        pos: litStart,
                                        end: prefixPos,
                                        value: trimmed,
                                        text: src.slice(litStart, prefixPos),
                                    });
                                litBuf = "";
                            }
                            const op = extglobOp[prefixChar];
                            parts.push({
                                type: "ExtendedGlob",
                                pos: prefixPos,
                                end: pos,
                                text: src.slice(prefixPos, pos),
                                operator: op,
                                pattern: src.slice(innerStart, patternEnd),
                                parts: this.subFieldParts(innerStart, patternEnd),
                            });
                            litStart = pos;
                        }
                        else if (bp) {
                            litBuf += eg;
                            hasGlobs = hasGlobs || hasGlobCharacters(eg);
                        }
                    }
                    continue;
                }
                break;
            }
            if (ch === CH_BACKSLASH) {
                pos++;
                if (pos < len) {
                    if (src.charCodeAt(pos) === CH_NL) {
                        pos++;
                        valueIsRaw = false;
                    }
                    else {
                        if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE)
                            assignmentState = ASSIGNMENT_INVALID;
                        quoted = true;
                        keywordEligible = false;
                        valueIsRaw = false;
                        lastValueChar = src.charCodeAt(pos);
                        if (bt) {
                            text += src[pos];
                            if (bp)
                                litBuf += src[pos];
                        }
                        pos++;
                    }
                }
                else {
                    // A backslash at end of input escapes nothing and stays as itself.
                    if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE)
                        assignmentState = ASSIGNMENT_INVALID;
                    quoted = true;
                    keywordEligible = false;
                    lastValueChar = CH_BACKSLASH;
                    if (bt) {
                        text += "\\";
                        if (bp)
                            litBuf += "\\";
                    }
                }
                continue;
            }
            if (ch === CH_SQUOTE) {
                const sqStart = pos;
                if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE)
                    assignmentState = ASSIGNMENT_INVALID;
                quoted = true;
                keywordEligible = false;
                valueIsRaw = false;
                pos++;
                const start = pos;
                while (pos < len && src.charCodeAt(pos) !== CH_SQUOTE)
                    pos++;
                if (pos > start)
                    lastValueChar = src.charCodeAt(pos - 1);
                const value = bt ? src.slice(start, pos) : "";
                if (bt)
                    text += value;
                if (pos < len)
                    pos++;
                else
                    this.errors.push({ message: "unterminated single quote", pos: start - 1 });
                if (bp) {
                    if (sqStart > litStart) {
                        parts.push({
                            type: "Literal",
                            pos: litStart,
                            end: sqStart,
                            value: litBuf,
                            text: src.slice(litStart, sqStart),
                        });
                        litBuf = "";
                    }
                    parts.push({ type: "SingleQuoted", pos: sqStart, end: pos, value, text: src.slice(sqStart, pos) });
                    litStart = pos;
                }
                continue;
            }
            if (ch === CH_DQUOTE) {
                const dqStart = pos;
                if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE)
                    assignmentState = ASSIGNMENT_INVALID;
                quoted = true;
                keywordEligible = false;
                valueIsRaw = false;
                pos++;
                this.pos = pos;
                this.readDoubleQuoted();
                pos = this.pos;
                if (this._dqEnd > dqStart + 1)
                    lastValueChar = src.charCodeAt(this._dqEnd - 1);
                if (this._dqHasExpansions)
                    hasExpansions = true;
                if (bt)
                    text += this._dqText;
                if (bp) {
                    if (dqStart > litStart) {
                        parts.push({
                            type: "Literal",
                            pos: litStart,
                            end: dqStart,
                            value: litBuf,
                            text: src.slice(litStart, dqStart),
                        });
                        litBuf = "";
                    }
                    const dqText = src.slice(dqStart, pos);
                    parts.push({
                        type: "DoubleQuoted",
                        pos: dqStart,
                        end: pos,
                        text: dqText,
                        parts: this._dqParts ?? [
                            {
                                type: "Literal",
                                pos: dqStart + 1,
                                end: this._dqEnd,
                                value: this._dqText,
                                text: src.slice(dqStart + 1, this._dqEnd),
                            },
                        ],
                    });
                    litStart = pos;
                }
                continue;
            }
            if (ch === CH_DOLLAR) {
                keywordEligible = false;
                const dollarStart = pos;
                if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE)
                    assignmentState = ASSIGNMENT_INVALID;
                // `$'…'` and `$"…"` quote: even empty, they make a word.
                const next = pos + 1 < len ? src.charCodeAt(pos + 1) : 0;
                if (next === CH_SQUOTE || next === CH_DQUOTE)
                    quoted = true;
                this.pos = pos;
                this.readDollar();
                pos = this.pos;
                if (!this._resultIsRaw)
                    valueIsRaw = false;
                if (pos > dollarStart)
                    lastValueChar = src.charCodeAt(pos - 1);
                if (this._resultHasExpansion)
                    hasExpansions = true;
                if (bt)
                    text += this._resultText;
                if (bp) {
                    if (this._resultPart) {
                        if (dollarStart > litStart) {
                            parts.push({
                                type: "Literal",
                                pos: litStart,
                                end: dollarStart,
                                value: litBuf,
                                text: src.slice(litStart, dollarStart),
                            });
                            litBuf = "";
                        }
                        parts.push(this._resultPart);
                        litStart = pos;
                    }
                    else {
                        litBuf += this._resultText;
                    }
                }
                continue;
            }
            if (ch === CH_BACKTICK) {
                keywordEligible = false;
                const btStart = pos;
                if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE)
                    assignmentState = ASSIGNMENT_INVALID;
                this.pos = pos;
                this.readBacktickExpansion();
                pos = this.pos;
                valueIsRaw = false;
                lastValueChar = src.charCodeAt(pos - 1);
                hasExpansions = true;
                if (bt)
                    text += this._resultText;
                if (bp) {
                    if (btStart > litStart) {
                        parts.push({
                            type: "Literal",
                            pos: litStart,
                            end: btStart,
                            value: litBuf,
                            text: src.slice(litStart, btStart),
                        });
                        litBuf = "";
                    }
                    parts.push(this._resultPart);
                    litStart = pos;
                }
                continue;
            }
            if (ch === CH_LBRACE) {
                if (assignmentState >= 0 && assignmentState < ASSIGNMENT_INDEX_BASE)
                    assignmentState = ASSIGNMENT_INVALID;
                const first = pos + 1 < len ? src.charCodeAt(pos + 1) : 0;
                const braceEnd = first <= CH_SPACE || first === CH_RBRACE
                    ? -1
                    : this.scanBraceExpansion(pos, braceResults ?? (braceResults = new Map()));
                if (braceEnd > 0) {
                    keywordEligible = false;
                    lastValueChar = src.charCodeAt(braceEnd - 1);
                    if (bt) {
                        const braceText = src.slice(pos, braceEnd);
                        text += braceText;
                        if (bp) {
                            if (pos > litStart) {
                                parts.push({
                                    type: "Literal",
                                    pos: litStart,
                                    end: pos,
                                    value: litBuf,
                                    text: src.slice(litStart, pos),
                                });
                                litBuf = "";
                            }
                            parts.push({
                                type: "BraceExpansion",
                                pos,
                                end: braceEnd,
                                text: braceText,
                                parts: this.subFieldParts(pos + 1, braceEnd - 1),
                            });
                            litStart = braceEnd;
                        }
                    }
                    pos = braceEnd;
                    continue;
                }
                lastValueChar = CH_LBRACE;
                if (bt) {
                    text += "{";
                    if (bp)
                        litBuf += "{";
                }
                pos++;
                continue;
            }
            pos++;
        }
        if (bp && pos > litStart)
            parts.push({ type: "Literal", pos: litStart, end: pos, value: litBuf, text: src.slice(litStart, pos) });
        this.pos = pos;
        this._wordText = text;
        this._wordRaw = valueIsRaw;
        this._wordQuoted = quoted;
        this._wordHasExpansions = hasExpansions;
        this._wordKeywordEligible = keywordEligible;
        this._wordAssignmentState = assignmentState;
        if (bp) {
            // Only store parts if they add structure beyond a single literal
            this._wordParts = parts.length > 1 || (parts.length === 1 && parts[0].type !== "Literal") ? parts : null;
            if (hasGlobs && ctx !== LexContext.ArrayElement)
                this._wordParts = parseGlobParts(src, fastStart, pos, this._wordParts) ?? null;
        }
    }
    // Arithmetic text gets expansions and quote removal but no process substitution.
    readInnerWordText(insideDoubleQuotes = false, arithmetic = false, globs = false) {
        const src = this.src;
        const len = this.srcEnd;
        let pos = this.pos;
        const start = pos;
        let text = "";
        const bp = this._buildParts;
        let parts;
        let litBuf = "";
        let litStart = 0;
        let preserveLiteral = false;
        let hasGlobs = false;
        if (bp) {
            parts = [];
            litStart = pos;
        }
        while (pos < len) {
            const ch = src.charCodeAt(pos);
            if (ch === CH_BACKSLASH) {
                pos++;
                if (pos < len) {
                    if (src.charCodeAt(pos) === CH_NL) {
                        pos++;
                    }
                    else {
                        const next = src.charCodeAt(pos);
                        if (insideDoubleQuotes &&
                            next !== CH_DOLLAR &&
                            next !== CH_BACKTICK &&
                            next !== CH_DQUOTE &&
                            next !== CH_BACKSLASH &&
                            next !== CH_RBRACE) {
                            text += "\\";
                            if (bp)
                                litBuf += "\\";
                            preserveLiteral = true;
                        }
                        const escaped = src[pos++];
                        text += escaped;
                        if (bp)
                            litBuf += escaped;
                    }
                }
                continue;
            }
            if (ch === CH_SQUOTE && !insideDoubleQuotes) {
                const sqStart = pos;
                pos++;
                const start = pos;
                while (pos < len && src.charCodeAt(pos) !== CH_SQUOTE)
                    pos++;
                const value = src.slice(start, pos);
                text += value;
                if (pos < len)
                    pos++;
                if (bp) {
                    if (sqStart > litStart) {
                        parts.push({
                            type: "Literal",
                            pos: litStart,
                            end: sqStart,
                            value: litBuf,
                            text: src.slice(litStart, sqStart),
                        });
                        litBuf = "";
                    }
                    parts.push({ type: "SingleQuoted", pos: sqStart, end: pos, value, text: src.slice(sqStart, pos) });
                    litStart = pos;
                }
                continue;
            }
            if (ch === CH_DQUOTE) {
                const dqStart = pos;
                pos++;
                this.pos = pos;
                this.readDoubleQuoted(insideDoubleQuotes);
                pos = this.pos;
                text += this._dqText;
                if (bp) {
                    if (dqStart > litStart) {
                        parts.push({
                            type: "Literal",
                            pos: litStart,
                            end: dqStart,
                            value: litBuf,
                            text: src.slice(litStart, dqStart),
                        });
                        litBuf = "";
                    }
                    const dqText = src.slice(dqStart, pos);
                    parts.push({
                        type: "DoubleQuoted",
                        pos: dqStart,
                        end: pos,
                        text: dqText,
                        parts: this._dqParts ?? [
                            {
                                type: "Literal",
                                pos: dqStart + 1,
                                end: this._dqEnd,
                                value: this._dqText,
                                text: src.slice(dqStart + 1, this._dqEnd),
                            },
                        ],
                    });
                    litStart = pos;
                }
                continue;
            }
            if (ch === CH_DOLLAR) {
                const dollarStart = pos;
                this.pos = pos;
                this.readDollar(insideDoubleQuotes);
                pos = this.pos;
                text += this._resultText;
                if (bp) {
                    if (this._resultPart) {
                        if (dollarStart > litStart) {
                            parts.push({
                                type: "Literal",
                                pos: litStart,
                                end: dollarStart,
                                value: litBuf,
                                text: src.slice(litStart, dollarStart),
                            });
                            litBuf = "";
                        }
                        parts.push(this._resultPart);
                        litStart = pos;
                    }
                    else {
                        litBuf += this._resultText;
                    }
                }
                continue;
            }
            if (ch === CH_BACKTICK) {
                const btStart = pos;
                this.pos = pos;
                this.readBacktickExpansion(insideDoubleQuotes);
                pos = this.pos;
                text += this._resultText;
                if (bp) {
                    if (btStart > litStart) {
                        parts.push({
                            type: "Literal",
                            pos: litStart,
                            end: btStart,
                            value: litBuf,
                            text: src.slice(litStart, btStart),
                        });
                        litBuf = "";
                    }
                    parts.push(this._resultPart);
                    litStart = pos;
                }
                continue;
            }
            if (!insideDoubleQuotes &&
                !arithmetic &&
                (ch === CH_LT || ch === CH_GT) &&
                pos + 1 < len &&
                src.charCodeAt(pos + 1) === CH_LPAREN) {
                const psStart = pos;
                this.pos = pos + 2;
                const inner = this.extractBalanced();
                pos = this.pos;
                const raw = src.slice(psStart, pos);
                text += raw;
                if (bp) {
                    if (psStart > litStart) {
                        parts.push({
                            type: "Literal",
                            pos: litStart,
                            end: psStart,
                            value: litBuf,
                            text: src.slice(litStart, psStart),
                        });
                        litBuf = "";
                    }
                    parts.push(this.processSubstitution(psStart, raw, ch === CH_LT ? "<" : ">", inner));
                    litStart = pos;
                }
                continue;
            }
            text += src[pos];
            if (bp) {
                litBuf += src[pos];
                if (globs && (ch === CH_STAR || ch === CH_QUESTION || ch === CH_LBRACKET))
                    hasGlobs = true;
            }
            pos++;
        }
        if (bp && pos > litStart)
            parts.push({ type: "Literal", pos: litStart, end: pos, value: litBuf, text: src.slice(litStart, pos) });
        this.pos = pos;
        this._wordText = text;
        this._wordRaw = false;
        this._wordQuoted = false;
        this._wordHasExpansions = false;
        this._wordKeywordEligible = false;
        if (bp) {
            this._wordParts =
                parts.length > 1 || (parts.length === 1 && (parts[0].type !== "Literal" || preserveLiteral)) ? parts : null;
            if (hasGlobs)
                this._wordParts = parseGlobParts(src, start, pos, this._wordParts) ?? null;
        }
    }
    subFieldParts(start, end) {
        if (this._nestingDepth >= MAX_SYNTAX_NESTING)
            return undefined;
        return hasEmbeddedWordStructure(this.src, start, end)
            ? this.parseSubFieldWord(start, end).parts
            : parseGlobParts(this.src, start, end, undefined);
    }
    // Parse a parameter-expansion sub-field (operand, slice bound, replacement pattern) over
    // the window [start, end) of the original source. Parsing in place — rather than against a
    // detached slice — gives the word and any nested substitutions absolute offsets, and
    // composes through nested ${...}. The `${...}` inner is a verbatim substring of the
    // source, so every sub-field offset maps straight back.
    parseSubFieldWord(start, end, context = "word", arithmetic = false) {
        if (start >= end)
            return new WordImpl("", start, start);
        // Past the shared budget the sub-field keeps its raw text without parts.
        if (this._nestingDepth >= MAX_SYNTAX_NESTING)
            return new WordImpl(this.src.slice(start, end), start, end);
        this._nestingDepth++;
        const savedEnd = this.srcEnd;
        const savedBracketWindow = this._bracketWindow;
        const savedArithmeticBracketWindow = this._arithmeticBracketWindow;
        const savedPos = this.pos;
        const savedText = this._wordText;
        const savedParts = this._wordParts;
        const savedQuoted = this._wordQuoted;
        const savedKeywordEligible = this._wordKeywordEligible;
        this.srcEnd = end;
        this.pos = start;
        this.readInnerWordText(context === "quoted", arithmetic, context === "word");
        // text is the raw source span (so source.slice(pos, end) === text holds, as for every
        // other word); value resolves quotes via parts.
        const word = new WordImpl(this.src.slice(start, end), start, end);
        if (this._buildParts) {
            word.parts = this._wordParts ?? undefined;
        }
        this.srcEnd = savedEnd;
        this._bracketWindow = savedBracketWindow;
        this._arithmeticBracketWindow = savedArithmeticBracketWindow;
        this.pos = savedPos;
        this._wordText = savedText;
        this._wordParts = savedParts;
        this._wordQuoted = savedQuoted;
        this._wordKeywordEligible = savedKeywordEligible;
        this._nestingDepth--;
        return word;
    }
    skipSQ() {
        while (this.pos < this.srcEnd && this.src.charCodeAt(this.pos) !== CH_SQUOTE)
            this.pos++;
        if (this.pos < this.srcEnd)
            this.pos++;
    }
    skipAnsiCQuoted() {
        const quotePos = this.pos - 1;
        const result = decodeAnsiCQuoted(this.src, this.pos, this.srcEnd);
        this.pos = result.end;
        if (!result.closed)
            this.errors.push({ message: "unterminated ANSI-C quote", pos: quotePos });
    }
    // Plain quoted text is skipped here; the first `$(`, `${`, `$$`, backtick or the end of input
    // hands the rest to the quote scanner, which owns substitution and nesting-limit decisions.
    skipDQ() {
        const src = this.src;
        const len = this.srcEnd;
        this._unbalanced = false;
        if (this._nestingDepth < MAX_SYNTAX_NESTING) {
            while (this.pos < len) {
                const ch = src.charCodeAt(this.pos);
                if (ch === CH_DQUOTE) {
                    this.pos++;
                    return;
                }
                if (ch === CH_BACKSLASH) {
                    this.pos = Math.min(this.pos + 2, len);
                    continue;
                }
                if (ch === CH_BACKTICK)
                    break;
                if (ch === CH_DOLLAR) {
                    const next = src.charCodeAt(this.pos + 1);
                    if (next === CH_LPAREN || next === CH_LBRACE || next === CH_DOLLAR)
                        break;
                }
                this.pos++;
            }
        }
        this.extractBalanced(true, true);
    }
    skipSpacesAndTabs() {
        this.pos = skipBlanks(this.src, this.pos, this.srcEnd);
    }
    readDoubleQuoted(unescapeAll = false) {
        const src = this.src;
        const len = this.srcEnd;
        const contentStart = this.pos;
        let hasExpansions = false;
        const bp = this._buildParts;
        const bt = bp || this._buildValue;
        // Fast path: pure literal content (no $, `, or \ — just find closing ")
        if (!bp) {
            let p = this.pos;
            while (p < len) {
                const c = src.charCodeAt(p);
                if (c === CH_DQUOTE) {
                    this._dqText = bt ? src.slice(contentStart, p) : "";
                    this._dqEnd = p;
                    this.pos = p + 1;
                    this._dqHasExpansions = false;
                    this._dqParts = null;
                    return;
                }
                if (c === CH_DOLLAR || c === CH_BACKTICK || c === CH_BACKSLASH)
                    break;
                p++;
            }
            // Fall through to general path
        }
        let text = "";
        let parts = null;
        let litBuf = "";
        let litStart = bp ? this.pos : 0;
        while (this.pos < len && src.charCodeAt(this.pos) !== CH_DQUOTE) {
            // Scan run of plain chars inside double quotes
            const runStart = this.pos;
            while (this.pos < len) {
                const c = src.charCodeAt(this.pos);
                if (c === CH_DQUOTE || c === CH_BACKSLASH || c === CH_DOLLAR || c === CH_BACKTICK)
                    break;
                this.pos++;
            }
            if (bt && this.pos > runStart) {
                const chunk = src.slice(runStart, this.pos);
                text += chunk;
                if (bp)
                    litBuf += chunk;
            }
            if (this.pos >= len || src.charCodeAt(this.pos) === CH_DQUOTE)
                break;
            const ch = src.charCodeAt(this.pos);
            if (ch === CH_BACKSLASH) {
                this.pos++;
                if (this.pos < len) {
                    const next = src.charCodeAt(this.pos);
                    if (next === CH_NL) {
                        this.pos++;
                        continue;
                    }
                    if (bt) {
                        if (unescapeAll ||
                            next === CH_DOLLAR ||
                            next === CH_BACKTICK ||
                            next === CH_DQUOTE ||
                            next === CH_BACKSLASH) {
                            const c = src[this.pos];
                            text += c;
                            if (bp)
                                litBuf += c;
                        }
                        else {
                            const pair = "\\" + src[this.pos];
                            text += pair;
                            if (bp)
                                litBuf += pair;
                        }
                    }
                    this.pos++;
                }
                continue;
            }
            if (ch === CH_DOLLAR) {
                // Inside double quotes `$"` and `$'` are a literal $: no locale string, no ANSI-C quote.
                const afterDollar = this.pos + 1 < len ? src.charCodeAt(this.pos + 1) : 0;
                if (afterDollar === CH_DQUOTE || afterDollar === CH_SQUOTE) {
                    if (bt) {
                        text += "$";
                        if (bp)
                            litBuf += "$";
                    }
                    this.pos++;
                    continue;
                }
                const expStart = this.pos;
                this.readDollar(true);
                if (bt)
                    text += this._resultText;
                if (this._resultHasExpansion)
                    hasExpansions = true;
                if (bp) {
                    const rp = this._resultPart;
                    if (rp && isDQChild(rp)) {
                        if (!parts)
                            parts = [];
                        if (expStart > litStart) {
                            parts.push({
                                type: "Literal",
                                pos: litStart,
                                end: expStart,
                                value: litBuf,
                                text: src.slice(litStart, expStart),
                            });
                            litBuf = "";
                        }
                        parts.push(rp);
                        litStart = this.pos;
                    }
                    else {
                        litBuf += this._resultText;
                    }
                }
                continue;
            }
            if (ch === CH_BACKTICK) {
                const btStart = this.pos;
                this.readBacktickExpansion(true);
                if (bt)
                    text += this._resultText;
                hasExpansions = true;
                if (bp && this._resultPart && isDQChild(this._resultPart)) {
                    if (!parts)
                        parts = [];
                    if (btStart > litStart) {
                        parts.push({
                            type: "Literal",
                            pos: litStart,
                            end: btStart,
                            value: litBuf,
                            text: src.slice(litStart, btStart),
                        });
                        litBuf = "";
                    }
                    parts.push(this._resultPart);
                    litStart = this.pos;
                }
                continue;
            }
        }
        if (bp && parts && this.pos > litStart)
            parts.push({ type: "Literal", pos: litStart, end: this.pos, value: litBuf, text: src.slice(litStart, this.pos) });
        this._dqEnd = this.pos;
        if (this.pos < len)
            this.pos++; // closing "
        else
            this.errors.push({ message: "unterminated double quote", pos: contentStart - 1 });
        this._dqText = text;
        this._dqHasExpansions = hasExpansions;
        this._dqParts = parts;
    }
    readDollar(insideDoubleQuotes = false) {
        const dollarPos = this.pos;
        this.pos++; // skip $
        const src = this.src;
        const len = this.srcEnd;
        const bt = this._buildParts || this._buildValue;
        if (this.pos >= len) {
            this._resultText = "$";
            this._resultIsRaw = true;
            this._resultHasExpansion = false;
            this._resultPart = undefined;
            return;
        }
        const logicalPos = skipLineContinuations(src, this.pos, len);
        if (logicalPos > this.pos &&
            src.charCodeAt(logicalPos) === CH_LPAREN &&
            src.charCodeAt(logicalPos + 1) !== CH_LPAREN)
            this.pos = logicalPos;
        const ch = src.charCodeAt(this.pos);
        if (ch === CH_LPAREN) {
            if (this.pos + 1 < len && src.charCodeAt(this.pos + 1) === CH_LPAREN) {
                const savedPos = this.pos;
                const savedErrors = this.errors.length;
                this.readArithmeticExpansion(dollarPos);
                if (!this._notArithmetic)
                    return;
                this.errors.length = savedErrors;
                this.pos = savedPos;
            }
            this.readCommandSubstitution(dollarPos);
            return;
        }
        if (ch === CH_LBRACE) {
            const after = this.pos + 1 < len ? src.charCodeAt(this.pos + 1) : 0;
            if (after === CH_SPACE || after === CH_TAB || after === CH_NL) {
                this.readBraceCommandSubstitution();
                return;
            }
            if (after === CH_PIPE) {
                this.readValueSubstitution();
                return;
            }
            this.readParameterExpansion(insideDoubleQuotes);
            return;
        }
        if (ch === CH_SQUOTE) {
            this.pos++;
            if (bt) {
                const value = this.readAnsiCQuoted();
                this._resultText = value;
                this._resultPart = this._buildParts
                    ? { type: "AnsiCQuoted", pos: dollarPos, end: this.pos, text: src.slice(dollarPos, this.pos), value }
                    : undefined;
            }
            else {
                this.skipAnsiCQuoted();
                this._resultText = "";
                this._resultPart = undefined;
            }
            this._resultIsRaw = false;
            this._resultHasExpansion = false;
            return;
        }
        if (ch === CH_DQUOTE) {
            this.pos++;
            this.readDoubleQuoted(insideDoubleQuotes);
            this._resultText = this._dqText;
            this._resultIsRaw = false;
            this._resultHasExpansion = this._dqHasExpansions;
            if (this._buildParts) {
                const text = src.slice(dollarPos, this.pos);
                this._resultPart = {
                    type: "LocaleString",
                    pos: dollarPos,
                    end: this.pos,
                    text,
                    parts: this._dqParts ?? [
                        {
                            type: "Literal",
                            pos: dollarPos + 2,
                            end: this._dqEnd,
                            value: this._dqText,
                            text: src.slice(dollarPos + 2, this._dqEnd),
                        },
                    ],
                };
            }
            else {
                this._resultPart = undefined;
            }
            return;
        }
        if (ch === CH_AT ||
            ch === CH_STAR ||
            ch === CH_HASH ||
            ch === CH_QUESTION ||
            ch === CH_DASH ||
            ch === CH_DOLLAR ||
            ch === CH_BANG ||
            (ch >= CH_0 && ch <= CH_9)) {
            this.pos++;
            const text = bt ? src.slice(this.pos - 2, this.pos) : "";
            this._resultText = text;
            this._resultIsRaw = true;
            this._resultHasExpansion = false;
            this._resultPart = this._buildParts
                ? { type: "SimpleExpansion", pos: dollarPos, end: this.pos, text }
                : undefined;
            return;
        }
        if (ch < 128 && isIdChar[ch] & 1) {
            const namePos = this.pos - 1;
            while (this.pos < len) {
                const c = src.charCodeAt(this.pos);
                if (c < 128 && isIdChar[c] & 2)
                    this.pos++;
                else
                    break;
            }
            const text = bt ? src.slice(namePos, this.pos) : "";
            this._resultText = text;
            this._resultIsRaw = true;
            this._resultHasExpansion = false;
            this._resultPart = this._buildParts
                ? { type: "SimpleExpansion", pos: dollarPos, end: this.pos, text }
                : undefined;
            return;
        }
        // $[ expr ] is bash's deprecated spelling of $(( expr )). It runs to the matching ']',
        // so parentheses inside belong to the expansion instead of ending the word.
        if (ch === CH_LBRACKET) {
            const errorCount = this._errors === null ? 0 : this._errors.length;
            const close = this.findClosingArithmeticBracket(this.pos + 1);
            if (close !== -1) {
                const bodyStart = this.pos + 1;
                const body = src.slice(bodyStart, close);
                this.pos = close + 1;
                const text = bt ? src.slice(dollarPos, this.pos) : "";
                this._resultText = text;
                this._resultIsRaw = true;
                this._resultHasExpansion = false;
                this._resultPart = this._buildParts
                    ? this.arithmeticExpansion(bodyStart - 2, text, body, bodyStart)
                    : undefined;
                return;
            }
            // A failed lookahead leaves `$` literal and the token path re-reads the scanned text.
            if (this._errors !== null)
                this._errors.length = errorCount;
        }
        this._resultText = "$";
        this._resultIsRaw = true;
        this._resultHasExpansion = false;
        this._resultPart = undefined;
    }
    scanArithmeticBody() {
        this._notArithmetic = false;
        this._arithUnterminated = false;
        this.pos += 2;
        let depth = 1;
        let parenDepth = 0;
        let parentParenDepth = 0;
        let parenDepths;
        let reported = false;
        const src = this.src;
        const len = this.srcEnd;
        const start = this.pos;
        while (this.pos < len && depth > 0) {
            const c = src.charCodeAt(this.pos);
            if (c === CH_BACKSLASH) {
                this.pos += this.pos + 1 < len ? 2 : 1;
            }
            else if (c === CH_SQUOTE) {
                this.pos++;
                this.skipSQ();
            }
            else if (c === CH_DQUOTE) {
                this.pos++;
                this.skipDQ();
            }
            else if (c === CH_BACKTICK) {
                this.pos++;
                while (this.pos < len && src.charCodeAt(this.pos) !== CH_BACKTICK) {
                    if (src.charCodeAt(this.pos) === CH_BACKSLASH)
                        this.pos++;
                    this.pos++;
                }
                if (this.pos < len)
                    this.pos++;
            }
            else if (c === CH_DOLLAR &&
                this.pos + 2 < len &&
                src.charCodeAt(this.pos + 1) === CH_LPAREN &&
                src.charCodeAt(this.pos + 2) !== CH_LPAREN) {
                const dollarPos = this.pos;
                this.pos += 2;
                this.extractBalanced();
                if (this._unbalanced)
                    this.errors.push({ message: "unterminated command substitution", pos: dollarPos });
            }
            else if (c === CH_DOLLAR && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === CH_LBRACE) {
                const close = this.findClosingBrace(this.pos + 2, len);
                this.pos = close === -1 ? len : close + 1;
            }
            else if ((c === CH_LT || c === CH_GT) && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === CH_LPAREN) {
                this.pos += 2;
                this.extractBalanced();
            }
            else if (c === CH_LPAREN) {
                if (src.charCodeAt(this.pos - 1) === CH_DOLLAR && src.charCodeAt(this.pos + 1) === CH_LPAREN) {
                    if (depth === 1)
                        parentParenDepth = parenDepth;
                    else
                        (parenDepths ?? (parenDepths = [])).push(parenDepth);
                    depth++;
                    parenDepth = 0;
                    if (depth + this._nestingDepth > MAX_SYNTAX_NESTING && !reported) {
                        this.errors.push({ message: "maximum arithmetic expansion nesting depth exceeded", pos: this.pos - 1 });
                        reported = true;
                    }
                    this.pos += 2;
                }
                else {
                    // The expression parser stops building structure at this depth; report it here, while
                    // scanning, since the expression itself resolves lazily. Each enclosing `$((` of this
                    // scan parses one level deeper, so its parentheses count from there.
                    if (++parenDepth + depth - 1 + this._nestingDepth > MAX_SYNTAX_NESTING && !reported) {
                        this.errors.push({ message: "maximum arithmetic expression nesting depth exceeded", pos: this.pos });
                        reported = true;
                    }
                    this.pos++;
                }
            }
            else if (c === CH_RPAREN && parenDepth > 0) {
                parenDepth--;
                this.pos++;
            }
            else if (c === CH_RPAREN && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === CH_RPAREN) {
                if (--depth === 0) {
                    this.pos += 2;
                    break;
                }
                parenDepth = depth === 1 ? parentParenDepth : parenDepths.pop();
                this.pos += 2;
            }
            else if (c === CH_RPAREN && depth === 1) {
                // Bash reads `((` and `$((` as arithmetic only when the inner parenthesis pair is
                // immediately followed by `)`. It closed without one, so `((a) )` is nested subshells
                // and `$((a) || (b))` a command substitution; callers re-read from the start.
                this._notArithmetic = true;
                return "";
            }
            else {
                this.pos++;
            }
        }
        const bt = this._buildParts || this._buildValue;
        if (depth > 0) {
            this._arithUnterminated = true;
            return bt ? src.slice(start, this.pos) : "";
        }
        return bt ? src.slice(start, this.pos - 2) : "";
    }
    readArithmeticExpansion(dollarPos) {
        const bodyStart = this.pos + 2; // absolute offset of the body, past the "((" at this.pos
        const body = this.scanArithmeticBody();
        if (this._notArithmetic)
            return;
        if (this._arithUnterminated)
            this.errors.push({ message: "unterminated arithmetic expansion", pos: dollarPos });
        const text = this._buildParts || this._buildValue ? this.src.slice(dollarPos, this.pos) : "";
        this._resultText = text;
        this._resultIsRaw = true;
        this._resultHasExpansion = false;
        this._resultPart = this._buildParts ? this.arithmeticExpansion(dollarPos, text, body, bodyStart) : undefined;
    }
    arithmeticExpansion(pos, text, body, bodyStart) {
        return new ArithmeticExpansionImpl(pos, this.pos, text, {
            source: this.src,
            body,
            offset: bodyStart,
            depth: this._nestingDepth,
            context: this.substitutionContext,
        });
    }
    readArithmeticCommand(out, tokenStart) {
        const savedBuildValue = this._buildValue;
        this._buildValue = true;
        const body = this.scanArithmeticBody();
        this._buildValue = savedBuildValue;
        if (this._arithUnterminated)
            this.errors.push({ message: "unterminated arithmetic command", pos: tokenStart });
        setToken(out, Token.ArithCmd, body, tokenStart, this.pos);
    }
    readCommandSubstitution(dollarPos) {
        const openPos = this.pos;
        this.pos++; // skip (
        // extractBalanced returns the inner text without the closing paren, so it
        // stays correct when the input ended before that paren was reached.
        const inner = this.extractBalanced();
        if (this._unbalanced)
            this.errors.push({ message: "unterminated command substitution", pos: dollarPos });
        const bt = this._buildParts || this._buildValue;
        const rawText = bt ? this.src.slice(dollarPos, this.pos) : "";
        const text = !bt || openPos === dollarPos + 1 ? rawText : "$" + this.src.slice(openPos, this.pos);
        this._resultText = text;
        this._resultIsRaw = openPos === dollarPos + 1;
        this._resultHasExpansion = true;
        if (this._buildParts) {
            this._resultPart = this.commandExpansion(dollarPos, rawText, openPos + 1, inner, !this._unbalanced);
        }
        else {
            this._resultPart = undefined;
        }
    }
    readBraceCommandSubstitution() {
        this.readBraceSubstitution(1);
    }
    readValueSubstitution() {
        this.readBraceSubstitution(2);
    }
    readBraceSubstitution(skip) {
        const dollarPos = this.pos - 1;
        this.pos += skip;
        const src = this.src;
        const len = this.srcEnd;
        let depth = 1;
        const start = this.pos;
        while (this.pos < len) {
            const c = src.charCodeAt(this.pos);
            if (c === CH_LBRACE)
                depth++;
            else if (c === CH_RBRACE) {
                if (--depth === 0) {
                    this.pos++;
                    break;
                }
            }
            else if (c === CH_SQUOTE) {
                this.pos++;
                this.skipSQ();
                continue;
            }
            else if (c === CH_DQUOTE) {
                this.pos++;
                this.skipDQ();
                continue;
            }
            else if (c === CH_BACKSLASH)
                this.pos++;
            this.pos++;
        }
        this._resultIsRaw = true;
        this._resultHasExpansion = true;
        if (this._buildParts || this._buildValue) {
            const rawInner = src.slice(start, this.pos - 1);
            const inner = rawInner.trim();
            const text = src.slice(dollarPos, this.pos);
            this._resultText = text;
            if (this._buildParts) {
                const innerStart = start + (rawInner.length - rawInner.trimStart().length);
                this._resultPart = this.commandExpansion(dollarPos, text, innerStart, inner);
            }
            else {
                this._resultPart = undefined;
            }
        }
        else {
            this._resultText = "";
            this._resultPart = undefined;
        }
    }
    readBacktickExpansion(insideDoubleQuotes = false) {
        this.pos++; // skip opening `
        const src = this.src;
        const len = this.srcEnd;
        const start = this.pos;
        if (!this._buildParts && !this._buildValue) {
            while (this.pos < len && src.charCodeAt(this.pos) !== CH_BACKTICK) {
                if (src.charCodeAt(this.pos) === CH_BACKSLASH && this.pos + 1 < len)
                    this.pos++;
                this.pos++;
            }
            if (this.pos < len)
                this.pos++;
            else
                this.errors.push({ message: "unterminated backtick", pos: start - 1 });
            this._resultText = "";
            this._resultIsRaw = false;
            this._resultHasExpansion = true;
            this._resultPart = undefined;
            return;
        }
        let inner = "";
        let hasEscapes = false;
        while (this.pos < len && src.charCodeAt(this.pos) !== CH_BACKTICK) {
            if (src.charCodeAt(this.pos) === CH_BACKSLASH) {
                hasEscapes = true;
                break;
            }
            this.pos++;
        }
        if (!hasEscapes) {
            inner = src.slice(start, this.pos);
        }
        else {
            inner = src.slice(start, this.pos);
            while (this.pos < len && src.charCodeAt(this.pos) !== CH_BACKTICK) {
                if (src.charCodeAt(this.pos) === CH_BACKSLASH) {
                    this.pos++;
                    if (this.pos < len) {
                        const c = src.charCodeAt(this.pos);
                        if (c === CH_DOLLAR || c === CH_BACKTICK || c === CH_BACKSLASH || (insideDoubleQuotes && c === CH_DQUOTE)) {
                            inner += src[this.pos];
                        }
                        else {
                            inner += "\\" + src[this.pos];
                        }
                        this.pos++;
                    }
                }
                else {
                    const runStart = this.pos;
                    while (this.pos < len) {
                        const c = src.charCodeAt(this.pos);
                        if (c === CH_BACKTICK || c === CH_BACKSLASH)
                            break;
                        this.pos++;
                    }
                    inner += src.slice(runStart, this.pos);
                }
            }
        }
        if (this.pos < len)
            this.pos++; // closing `
        else
            this.errors.push({ message: "unterminated backtick", pos: start - 1 });
        const text = src.slice(start - 1, this.pos); // raw source including backticks
        this._resultText = inner;
        this._resultHasExpansion = true;
        if (this._buildParts) {
            this._resultPart = hasEscapes
                ? this.decodedCommandExpansion(start - 1, text, inner)
                : this.commandExpansion(start - 1, text, start, inner);
        }
        else {
            this._resultPart = undefined;
        }
    }
    readParameterExpansion(insideDoubleQuotes) {
        const src = this.src;
        const len = this.srcEnd;
        const start = this.pos; // at {
        this.pos++;
        let depth = 1;
        let reported = false;
        while (this.pos < len && depth > 0) {
            const ch = src.charCodeAt(this.pos);
            if (ch === CH_DOLLAR) {
                // Dispatch forward: `$$` consumes its own second `$`, so a `{` after it is literal.
                const next = this.pos + 1 < len ? src.charCodeAt(this.pos + 1) : 0;
                if (next === CH_LBRACE) {
                    depth++;
                    if (this._nestingDepth + depth > MAX_SYNTAX_NESTING && !reported) {
                        this.errors.push({ message: "maximum parameter expansion nesting depth exceeded", pos: this.pos });
                        reported = true;
                    }
                    this.pos += 2;
                    continue;
                }
                if (next === CH_DOLLAR) {
                    this.pos += 2;
                    continue;
                }
                if (next === CH_LPAREN) {
                    const dollarPos = this.pos;
                    this.pos += 2;
                    this.extractBalanced();
                    if (this._unbalanced)
                        this.errors.push({ message: "unterminated command substitution", pos: dollarPos });
                    continue;
                }
            }
            else if (ch === CH_BACKTICK) {
                this.pos++;
                while (this.pos < len && src.charCodeAt(this.pos) !== CH_BACKTICK) {
                    if (src.charCodeAt(this.pos) === CH_BACKSLASH)
                        this.pos++;
                    this.pos++;
                }
                if (this.pos < len)
                    this.pos++;
                continue;
            }
            else if (ch === CH_RBRACE) {
                if (--depth === 0) {
                    this.pos++;
                    break;
                }
            }
            else if (ch === CH_BACKSLASH) {
                if (this.pos + 1 < len)
                    this.pos++;
            }
            else if (ch === CH_SQUOTE) {
                this.pos++;
                if (this.pos > start + 1 && src.charCodeAt(this.pos - 2) === CH_DOLLAR)
                    this.skipAnsiCQuoted();
                else
                    this.skipSQ();
                continue;
            }
            else if (ch === CH_DQUOTE) {
                this.pos++;
                this.skipDQ();
                continue;
            }
            this.pos++;
        }
        const closed = depth === 0;
        if (!closed)
            this.errors.push({ message: "unterminated parameter expansion", pos: start - 1 });
        const text = this._buildParts || this._buildValue ? src.slice(start - 1, this.pos) : "";
        this._resultText = text;
        this._resultIsRaw = true;
        this._resultHasExpansion = false;
        if (this._buildParts) {
            const inner = src.slice(start + 1, closed ? this.pos - 1 : this.pos);
            this._resultPart = this.parseParamInner(text, inner, start + 1, insideDoubleQuotes);
        }
        else {
            this._resultPart = undefined;
        }
    }
    // `innerStart` is the absolute offset of `inner` in the original source, so each sub-field
    // word is parsed in place at its true position. `sub(a, b)` maps inner-relative offsets to
    // that absolute window.
    parseParamInner(text, inner, innerStart, insideDoubleQuotes) {
        const result = {
            type: "ParameterExpansion",
            pos: innerStart - 2,
            end: this.pos,
            text,
            parameter: "",
            parameterPos: innerStart,
            parameterEnd: innerStart,
            prefix: undefined,
            index: undefined,
            operation: undefined,
        };
        const ilen = inner.length;
        if (ilen === 0)
            return result;
        const sub = (a, b, context = "word") => this.parseSubFieldWord(innerStart + a, innerStart + b, context);
        const closeBracket = (start) => {
            const close = this.findClosingBracket(innerStart + start, innerStart + ilen);
            return close === -1 ? -1 : close - innerStart;
        };
        let i = 0;
        if (ilen > 1 && inner.charCodeAt(0) === CH_BANG) {
            result.prefix = "!";
            i = 1;
        }
        if (ilen > 1 && inner.charCodeAt(0) === CH_HASH) {
            const nameEnd = this.scanParamName(inner, 1);
            let parameterEnd = nameEnd;
            let indexEnd = -1;
            if (parameterEnd < ilen && inner.charCodeAt(parameterEnd) === CH_LBRACKET) {
                indexEnd = closeBracket(parameterEnd + 1);
                if (indexEnd !== -1)
                    parameterEnd = indexEnd + 1;
            }
            if (nameEnd > 1 && parameterEnd === ilen) {
                result.prefix = "#";
                result.parameter = inner.slice(1, nameEnd);
                result.parameterPos = innerStart + 1;
                result.parameterEnd = innerStart + nameEnd;
                if (indexEnd !== -1)
                    result.index = sub(nameEnd + 1, indexEnd, "embedded");
                return result;
            }
        }
        const nameStart = i;
        i = this.scanParamName(inner, i);
        result.parameter = inner.slice(nameStart, i);
        result.parameterPos = innerStart + nameStart;
        result.parameterEnd = innerStart + i;
        if (i < ilen && inner.charCodeAt(i) === CH_LBRACKET) {
            const closeB = closeBracket(i + 1);
            if (closeB !== -1) {
                result.index = sub(i + 1, closeB, "embedded");
                i = closeB + 1;
            }
        }
        if (i >= ilen)
            return result;
        const pos = innerStart + i;
        const end = innerStart + ilen;
        const opChar = inner.charCodeAt(i);
        const nextChar = inner.charCodeAt(i + 1);
        const defaultChar = inner[opChar === CH_COLON ? i + 1 : i];
        if (defaultChar === "-" || defaultChar === "=" || defaultChar === "+" || defaultChar === "?") {
            const operandStart = i + (opChar === CH_COLON ? 2 : 1);
            result.operation = {
                type: "Default",
                pos,
                end,
                operatorEnd: innerStart + operandStart,
                operator: opChar === CH_COLON ? `:${defaultChar}` : defaultChar,
                operand: sub(operandStart, ilen, insideDoubleQuotes ? "quoted" : "word"),
            };
            return result;
        }
        if (opChar === CH_COLON) {
            i++;
            const sliceStart = innerStart + i;
            const colonIdx = findUnnested(inner.slice(i), CH_COLON, true, (index, quoted) => {
                return this.findNestedShellEnd(sliceStart + index, end, quoted) - sliceStart;
            });
            result.operation = {
                type: "Slice",
                pos,
                end,
                operatorEnd: sliceStart,
                operator: ":",
                offset: sub(i, colonIdx === -1 ? ilen : i + colonIdx, "embedded"),
                length: colonIdx === -1 ? undefined : sub(i + colonIdx + 1, ilen, "embedded"),
            };
            return result;
        }
        if (opChar === CH_HASH || opChar === CH_PERCENT) {
            const doubled = nextChar === opChar;
            const operator = opChar === CH_HASH ? (doubled ? "##" : "#") : doubled ? "%%" : "%";
            const operandStart = i + (doubled ? 2 : 1);
            result.operation = {
                type: "Remove",
                pos,
                end,
                operatorEnd: innerStart + operandStart,
                operator,
                operand: sub(operandStart, ilen),
            };
            return result;
        }
        if (opChar === CH_SLASH) {
            i++;
            let operator = "/";
            if (nextChar === CH_SLASH || nextChar === CH_HASH || nextChar === CH_PERCENT) {
                operator = nextChar === CH_SLASH ? "//" : nextChar === CH_HASH ? "/#" : "/%";
                i++;
            }
            let separatorStart = i;
            if (nextChar === CH_SLASH) {
                // After // a leading slash belongs to the pattern; /# and /% allow empty patterns.
                separatorStart = skipLineContinuations(inner, i, ilen);
                if (inner.charCodeAt(separatorStart) === CH_SLASH)
                    separatorStart++;
            }
            const sepIdx = findUnnested(inner.slice(separatorStart), CH_SLASH);
            const patternEnd = sepIdx === -1 ? ilen : separatorStart + sepIdx;
            result.operation = {
                type: "Replace",
                pos,
                end,
                operatorEnd: innerStart + i,
                operator,
                pattern: sub(i, patternEnd),
                replacement: sub(sepIdx === -1 ? ilen : patternEnd + 1, ilen),
            };
            return result;
        }
        if (opChar === CH_CARET || opChar === CH_COMMA) {
            const doubled = nextChar === opChar;
            const operator = opChar === CH_CARET ? (doubled ? "^^" : "^") : doubled ? ",," : ",";
            const operandStart = i + (doubled ? 2 : 1);
            result.operation = {
                type: "CaseModification",
                pos,
                end,
                operatorEnd: innerStart + operandStart,
                operator,
                operand: operandStart === ilen ? undefined : sub(operandStart, ilen),
            };
            return result;
        }
        if (result.prefix === "!" &&
            result.index === undefined &&
            i + 1 === ilen &&
            (opChar === CH_AT || opChar === CH_STAR)) {
            result.operation = { type: "Names", pos, end, operatorEnd: end, operator: opChar === CH_AT ? "@" : "*" };
            return result;
        }
        if (opChar === CH_AT) {
            result.operation = {
                type: "Transform",
                pos,
                end,
                operatorEnd: pos + 1,
                operator: "@",
                operand: sub(i + 1, ilen),
            };
            return result;
        }
        result.operation = { type: "Unknown", pos, end, operatorEnd: end, operator: inner.slice(i) };
        return result;
    }
    findNestedShellEnd(start, end, quoted) {
        const ch = this.src.charCodeAt(start);
        if (ch === CH_BACKTICK) {
            let pos = start + 1;
            while (pos < end) {
                const current = this.src.charCodeAt(pos);
                if (current === CH_BACKSLASH) {
                    pos += 2;
                    continue;
                }
                pos++;
                if (current === CH_BACKTICK)
                    return pos;
            }
            return end;
        }
        let close;
        if (ch === CH_DOLLAR) {
            const next = start + 1;
            if (next < end && this.src.charCodeAt(next) === CH_LBRACE) {
                close = this.findClosingBrace(next + 1, end);
            }
            else {
                const open = skipLineContinuations(this.src, next, end);
                if (open >= end || this.src.charCodeAt(open) !== CH_LPAREN)
                    return start;
                close = this.findClosingParenthesis(open + 1, end);
            }
        }
        else {
            const open = start + 1;
            if (quoted || (ch !== CH_LT && ch !== CH_GT) || open >= end || this.src.charCodeAt(open) !== CH_LPAREN) {
                return start;
            }
            close = this.findClosingParenthesis(open + 1, end);
        }
        return close === -1 ? end : close + 1;
    }
    scanParamName(s, start) {
        let i = start;
        if (i >= s.length)
            return i;
        const c = s.charCodeAt(i);
        // Special single-char params
        if (c === CH_AT ||
            c === CH_STAR ||
            c === CH_HASH ||
            c === CH_QUESTION ||
            c === CH_DASH ||
            c === CH_DOLLAR ||
            c === CH_BANG) {
            return i + 1;
        }
        // Digits
        if (c >= CH_0 && c <= CH_9) {
            while (i < s.length && s.charCodeAt(i) >= CH_0 && s.charCodeAt(i) <= CH_9)
                i++;
            return i;
        }
        // Regular name: [a-zA-Z_][a-zA-Z0-9_]*
        if ((c >= CH_a && c <= CH_z) || (c >= CH_A && c <= CH_Z) || c === CH_UNDERSCORE) {
            i++;
            while (i < s.length) {
                const ch = s.charCodeAt(i);
                if ((ch >= CH_a && ch <= CH_z) ||
                    (ch >= CH_A && ch <= CH_Z) ||
                    (ch >= CH_0 && ch <= CH_9) ||
                    ch === CH_UNDERSCORE)
                    i++;
                else
                    break;
            }
        }
        return i;
    }
    readAnsiCQuoted() {
        const quotePos = this.pos - 1;
        const result = decodeAnsiCQuoted(this.src, this.pos, this.srcEnd);
        this.pos = result.end;
        if (!result.closed)
            this.errors.push({ message: "unterminated ANSI-C quote", pos: quotePos });
        return result.value;
    }
    // Quotes resume when a nested substitution returns to their parenthesis depth.
    extractBalanced(useGrammar = true, quoteOnly = false) {
        const src = this.src;
        const len = this.srcEnd;
        const bt = this._buildParts || this._buildValue;
        let depth = quoteOnly ? 0 : 1;
        const start = this.pos;
        this._unbalanced = false;
        const knownEnd = useGrammar && !quoteOnly ? this.substitutionContext.boundaries?.get(start) : undefined;
        if (knownEnd !== undefined && knownEnd <= len && this._nestingDepth < MAX_SYNTAX_NESTING) {
            this.pos = knownEnd;
            return bt ? src.slice(start, knownEnd - 1) : "";
        }
        let wordStart = true;
        // Fast path: scan for simple cases with no nested quotes/parens/case. Nothing here
        // opens a paren — `(` breaks to the slow path — so depth stays 1 and the first `)`
        // closes the construct.
        while (!quoteOnly && this.pos < len) {
            const c = src.charCodeAt(this.pos);
            if (c === CH_RPAREN) {
                const result = bt ? src.slice(start, this.pos) : "";
                this.pos++;
                return result;
            }
            else if (c === CH_LPAREN ||
                c === CH_BACKSLASH ||
                c === CH_SQUOTE ||
                c === CH_DQUOTE ||
                c === CH_BACKTICK ||
                (c === CH_DOLLAR &&
                    (src.charCodeAt(this.pos + 1) === CH_SQUOTE ||
                        src.charCodeAt(this.pos + 1) === CH_DOLLAR ||
                        src.charCodeAt(this.pos + 1) === CH_LBRACE))) {
                break;
            }
            else if (c === CH_LT && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === CH_LT) {
                break;
            }
            else if (c === CH_HASH && wordStart) {
                break;
            }
            else if (c === 99 /* c */ &&
                wordStart &&
                this.pos + 3 < len &&
                src.charCodeAt(this.pos + 1) === 97 /* a */ &&
                src.charCodeAt(this.pos + 2) === 115 /* s */ &&
                src.charCodeAt(this.pos + 3) === 101 /* e */ &&
                (this.pos + 4 >= len || (src.charCodeAt(this.pos + 4) < 128 && charType[src.charCodeAt(this.pos + 4)] & 1))) {
                break;
            }
            else {
                wordStart = c < 128 && (charType[c] & 1) !== 0;
                this.pos++;
            }
        }
        // Slow path: just track position (source is copied verbatim, so slice at end)
        let caseDepth = 0;
        // Parentheses opened since the innermost `case` began. A `)` only terminates a case
        // pattern when nothing is open — otherwise it closes a pattern's leading `(`, an
        // extglob group, or a subshell in the case body, and must rebalance `depth`.
        let caseParens = 0;
        // Word-form parens resume mid-word; grammar parens resume where `#` can open a comment.
        const wordStartAfterParen = [];
        let pendingDelims = null;
        let scripts;
        let arithBase = -1;
        // A `$((` extent is found by bash's arithmetic scanner, where `#` is ordinary, and keeps
        // that extent even for a command body. The two chars before `start` are the delimiter.
        let arithExtent = start >= 2 &&
            src.charCodeAt(start) === CH_LPAREN &&
            src.charCodeAt(start - 1) === CH_LPAREN &&
            src.charCodeAt(start - 2) === CH_DOLLAR;
        let substitutions = 0;
        let reported = false;
        const quotes = quoteOnly ? [{ close: CH_DQUOTE, depth: 0 }] : [];
        let quotedDepth = quoteOnly ? 1 : 0;
        let parameterDepth = 0;
        let arithmeticOpens;
        let continuedDollarPos = -1;
        let continuedParenPos = -1;
        let escapedEnd = -1;
        let lastParenEnd = -1;
        let checkedGrammar = false;
        while (this.pos < len && (depth > 0 || quotes.length > 0)) {
            let ch = src.charCodeAt(this.pos);
            // A negative index would leave V8's fast array path, so guard the empty stack.
            const quote = quotes.length === 0 ? undefined : quotes[quotes.length - 1];
            if (quote !== undefined && quote.depth === depth) {
                let commandOpen = false;
                if (ch === CH_BACKSLASH) {
                    this.pos = Math.min(this.pos + 2, len);
                    continue;
                }
                if (ch === quote.close) {
                    quotes.pop();
                    if (ch === CH_DQUOTE)
                        quotedDepth--;
                    else
                        parameterDepth--;
                    this.pos++;
                    if (quoteOnly && depth === 0 && quotes.length === 0)
                        return "";
                    continue;
                }
                if (ch === CH_DQUOTE) {
                    quotes.push({ close: CH_DQUOTE, depth });
                    quotedDepth++;
                }
                else if (ch === CH_SQUOTE && quote.close === CH_RBRACE) {
                    this.pos++;
                    this.skipSQ();
                    continue;
                }
                else if (ch === CH_BACKTICK) {
                    this.pos++;
                    while (this.pos < len && src.charCodeAt(this.pos) !== CH_BACKTICK) {
                        if (src.charCodeAt(this.pos) === CH_BACKSLASH)
                            this.pos++;
                        if (this.pos < len)
                            this.pos++;
                    }
                    if (this.pos < len)
                        this.pos++;
                    continue;
                }
                else if (ch === CH_DOLLAR) {
                    const next = src.charCodeAt(this.pos + 1);
                    if (next === CH_SQUOTE && quote.close === CH_RBRACE) {
                        this.pos += 2;
                        this.skipAnsiCQuoted();
                        continue;
                    }
                    if (next === CH_LBRACE) {
                        quotes.push({ close: CH_RBRACE, depth });
                        parameterDepth++;
                        this.pos++;
                    }
                    else if (next === CH_LPAREN) {
                        this.pos++;
                        ch = CH_LPAREN;
                        commandOpen = true;
                    }
                    else if (next === CH_DOLLAR) {
                        // `$$` is one parameter unless `(` follows: Bash's quote scanner then reads `$` + `$(`.
                        this.pos += src.charCodeAt(this.pos + 2) === CH_LPAREN ? 1 : 2;
                        continue;
                    }
                }
                if (!reported && this._nestingDepth + Math.max(quotedDepth, parameterDepth) > MAX_SYNTAX_NESTING) {
                    this.errors.push({ message: "maximum word nesting depth exceeded", pos: this.pos });
                    reported = true;
                }
                if (!commandOpen) {
                    // Plain text changes no depth, so the rest of the run needs no further checks.
                    this.pos++;
                    while (this.pos < len) {
                        const c = src.charCodeAt(this.pos);
                        if (c === CH_BACKSLASH ||
                            c === CH_DQUOTE ||
                            c === CH_DOLLAR ||
                            c === CH_BACKTICK ||
                            c === CH_RBRACE ||
                            c === CH_SQUOTE)
                            break;
                        this.pos++;
                    }
                    continue;
                }
            }
            // The grammar resolves whether '#' after ')' is a comment, including inside array subscripts.
            if (ch === CH_HASH &&
                lastParenEnd !== -1 &&
                !arithExtent &&
                arithBase < 0 &&
                useGrammar &&
                !checkedGrammar &&
                this._nestingDepth + (scripts?.length ?? 0) < MAX_SYNTAX_NESTING &&
                skipBlanks(src, lastParenEnd, len) === this.pos) {
                checkedGrammar = true;
                const scope = scripts?.[scripts.length - 1];
                const end = this.findSubstitutionEnd(scope?.start ?? start, len, this._nestingDepth + (scripts?.length ?? 0) + 1);
                if (end !== -1) {
                    if (scope === undefined) {
                        this.pos = end;
                        return bt ? src.slice(start, end - 1) : "";
                    }
                    // Rejoin the closing-parenthesis path so the proven script end restores its enclosing scope.
                    this.pos = end - 1;
                    depth = scope.depth + 1;
                    caseDepth = 0;
                    caseParens = 0;
                    wordStartAfterParen.length = scope.parens + 1;
                    ch = CH_RPAREN;
                }
            }
            if (ch === CH_LPAREN) {
                // An escaped character (`\$(`) is text, not a substitution or extglob prefix.
                const prev = this.pos > start && this.pos !== escapedEnd ? src.charCodeAt(this.pos - 1) : 0;
                const commandDollarPos = prev === CH_DOLLAR ? this.pos - 1 : this.pos === continuedParenPos ? continuedDollarPos : -1;
                const wordParen = commandDollarPos !== -1 ||
                    prev === CH_LT ||
                    prev === CH_GT ||
                    prev === CH_EQ ||
                    prev === CH_AT ||
                    prev === CH_QUESTION ||
                    prev === CH_STAR ||
                    prev === CH_PLUS ||
                    prev === CH_BANG ||
                    (prev === CH_LPAREN && wordStartAfterParen[wordStartAfterParen.length - 1] === false) ||
                    (arithExtent && this.pos === start);
                const script = (commandDollarPos !== -1 && src.charCodeAt(this.pos + 1) !== CH_LPAREN) ||
                    ((prev === CH_LT || prev === CH_GT) && arithBase < 0 && !arithExtent);
                if (script) {
                    (scripts ?? (scripts = [])).push({
                        start: this.pos + 1,
                        dollar: commandDollarPos,
                        depth,
                        parens: wordStartAfterParen.length,
                        caseDepth,
                        caseParens,
                        arithBase,
                        arithExtent,
                        substitutions,
                        checkedGrammar,
                        pendingDelims,
                    });
                    caseDepth = 0;
                    caseParens = 0;
                    arithBase = -1;
                    arithExtent = false;
                    checkedGrammar = false;
                    pendingDelims = null;
                }
                wordStartAfterParen.push(!wordParen);
                wordStart = true;
                // (( opens arithmetic — suppress heredoc detection until the parens
                // rebalance so shift operators inside aren't mistaken for heredocs
                if (!script && arithBase < 0 && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === CH_LPAREN) {
                    arithBase = depth;
                }
                if (commandDollarPos !== -1) {
                    if (script)
                        substitutions++;
                    else
                        (arithmeticOpens ?? (arithmeticOpens = [])).push(depth);
                    if (substitutions + (arithmeticOpens?.length ?? 0) + this._nestingDepth + (quoteOnly ? 0 : 1) >
                        MAX_SYNTAX_NESTING &&
                        !reported) {
                        this.errors.push({ message: "maximum command substitution nesting depth exceeded", pos: commandDollarPos });
                        reported = true;
                    }
                }
                continuedDollarPos = -1;
                continuedParenPos = -1;
                depth++;
                if (caseDepth > 0)
                    caseParens++;
                this.pos++;
            }
            else if (ch === CH_RPAREN) {
                if (caseDepth > 0 && caseParens === 0) {
                    this.pos++;
                    wordStart = true;
                }
                else {
                    if (caseDepth > 0)
                        caseParens--;
                    depth--;
                    if (depth === 0 && !quoteOnly) {
                        const result = bt ? src.slice(start, this.pos) : "";
                        this.pos++;
                        return result;
                    }
                    if (depth <= arithBase)
                        arithBase = -1;
                    if (arithmeticOpens !== undefined) {
                        while (arithmeticOpens.length > 0 && arithmeticOpens[arithmeticOpens.length - 1] >= depth)
                            arithmeticOpens.pop();
                    }
                    wordStart = wordStartAfterParen.pop() ?? true;
                    this.pos++;
                    const scope = scripts?.[scripts.length - 1];
                    if (scope !== undefined && scope.depth === depth) {
                        scripts.pop();
                        caseDepth = scope.caseDepth;
                        caseParens = scope.caseParens;
                        arithBase = scope.arithBase;
                        arithExtent = scope.arithExtent;
                        substitutions = scope.substitutions;
                        checkedGrammar = scope.checkedGrammar;
                        pendingDelims = scope.pendingDelims;
                    }
                }
                lastParenEnd = this.pos;
            }
            else if (ch === CH_BACKSLASH) {
                if (this.pos > start && src.charCodeAt(this.pos - 1) === CH_DOLLAR) {
                    const logicalPos = skipLineContinuations(src, this.pos, len);
                    if (logicalPos > this.pos &&
                        src.charCodeAt(logicalPos) === CH_LPAREN &&
                        src.charCodeAt(logicalPos + 1) !== CH_LPAREN) {
                        continuedDollarPos = this.pos - 1;
                        continuedParenPos = logicalPos;
                    }
                }
                this.pos++;
                if (this.pos < len) {
                    if (src.charCodeAt(this.pos) !== CH_NL) {
                        wordStart = false;
                    }
                    this.pos++;
                }
                escapedEnd = this.pos;
            }
            else if (ch === CH_DOLLAR) {
                const next = src.charCodeAt(++this.pos);
                if (next === CH_SQUOTE) {
                    this.pos++;
                    this.skipAnsiCQuoted();
                }
                else if (next === CH_DOLLAR) {
                    this.pos++;
                }
                else if (next === CH_LBRACE && !isBraceCommandOpener(src.charCodeAt(this.pos + 1))) {
                    // `${` opens a parameter expansion; `<<`, `)` and `#` inside it are pattern text. The
                    // `${ cmd; }` and `${|cmd; }` command forms keep the plain scan, as readDollar dispatches them.
                    quotes.push({ close: CH_RBRACE, depth });
                    parameterDepth++;
                    this.pos++;
                }
                wordStart = false;
            }
            else if (ch === CH_SQUOTE) {
                this.pos++;
                this.skipSQ();
                wordStart = false;
            }
            else if (ch === CH_DQUOTE) {
                quotes.push({ close: CH_DQUOTE, depth });
                quotedDepth++;
                this.pos++;
                wordStart = false;
            }
            else if (ch === CH_BACKTICK) {
                this.pos++;
                while (this.pos < len && src.charCodeAt(this.pos) !== CH_BACKTICK) {
                    if (src.charCodeAt(this.pos) === CH_BACKSLASH)
                        this.pos++;
                    if (this.pos < len)
                        this.pos++;
                }
                if (this.pos < len)
                    this.pos++;
                wordStart = false;
            }
            else if (ch === CH_LT && arithBase < 0 && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === CH_LT) {
                // << is a heredoc operator even in case-pattern position — unquoted <<
                // inside a pattern is a bash syntax error, so no caseDepth gate here
                if (this.pos + 2 < len && src.charCodeAt(this.pos + 2) === CH_LT) {
                    this.pos += 3; // <<< herestring
                }
                else {
                    this.pos += 2;
                    const strip = this.pos < len && src.charCodeAt(this.pos) === CH_DASH;
                    if (strip)
                        this.pos++;
                    this.skipSpacesAndTabs();
                    this.readHereDocDelimiter();
                    // Empty unquoted delimiter means there was no delimiter word (`<< )`)
                    if (this._hereDelim || this._hereQuoted) {
                        (pendingDelims ?? (pendingDelims = [])).push({
                            delimiter: this._hereDelim,
                            strip,
                            quoted: this._hereQuoted,
                        });
                    }
                }
                wordStart = false;
            }
            else if (ch === CH_NL && pendingDelims) {
                this.pos++;
                for (const hd of pendingDelims)
                    this.skipHereDocBody(hd.delimiter, hd.strip, true, hd.quoted);
                pendingDelims = null;
                wordStart = true;
            }
            else if (ch === CH_HASH && arithBase < 0 && !arithExtent && wordStart) {
                // Word-boundary # opens a comment — opaque up to (not including) the
                // newline, so quotes and << inside it stay inert
                while (this.pos < len && src.charCodeAt(this.pos) !== CH_NL)
                    this.pos++;
            }
            else {
                const wStart = this.pos;
                while (this.pos < len) {
                    const wc = src.charCodeAt(this.pos);
                    if (wc < 128 && charType[wc])
                        break;
                    this.pos++;
                }
                if (this.pos > wStart) {
                    const wLen = this.pos - wStart;
                    if (wLen === 4 && wordStart && arithBase < 0 && !arithExtent) {
                        const c0 = src.charCodeAt(wStart);
                        if (c0 === 99 &&
                            src.charCodeAt(wStart + 1) === 97 &&
                            src.charCodeAt(wStart + 2) === 115 &&
                            src.charCodeAt(wStart + 3) === 101) {
                            caseDepth++;
                        }
                        else if (c0 === 101 &&
                            src.charCodeAt(wStart + 1) === 115 &&
                            src.charCodeAt(wStart + 2) === 97 &&
                            src.charCodeAt(wStart + 3) === 99 &&
                            caseDepth > 0) {
                            caseDepth--;
                            if (caseDepth === 0)
                                caseParens = 0;
                        }
                    }
                    wordStart = false;
                }
                else {
                    const wc = src.charCodeAt(this.pos);
                    wordStart = wc < 128 && (charType[wc] & 1) !== 0;
                    this.pos++;
                }
            }
        }
        // Ran out of input before the closing paren. A quoted scan owns the `$(` it opened: the
        // outermost one left open is reported here, since no token read revisits this text.
        this._unbalanced = true;
        if (quoteOnly && scripts !== undefined && scripts.length > 0) {
            this.errors.push({ message: "unterminated command substitution", pos: scripts[0].dollar });
        }
        return bt ? src.slice(start, this.pos) : "";
    }
}

;// CONCATENATED MODULE: ./node_modules/unbash/dist/arithmetic.js



function opPrec(op) {
    switch (op) {
        case ",":
            return 1;
        case "=":
        case "+=":
        case "-=":
        case "*=":
        case "/=":
        case "%=":
        case "<<=":
        case ">>=":
        case "&=":
        case "|=":
        case "^=":
            return 2;
        case "||":
            return 4;
        case "&&":
            return 5;
        case "|":
            return 6;
        case "^":
            return 7;
        case "&":
            return 8;
        case "==":
        case "!=":
            return 9;
        case "<":
        case "<=":
        case ">":
        case ">=":
            return 10;
        case "<<":
        case ">>":
            return 11;
        case "+":
        case "-":
            return 12;
        case "*":
        case "/":
        case "%":
            return 13;
        case "**":
            return 14;
        case "?":
            return 3;
        default:
            return -1;
    }
}
function trimEnd(src, start, end) {
    while (end > start) {
        const c = src.charCodeAt(end - 1);
        if (c !== CH_SPACE && c !== CH_TAB && c !== CH_NL)
            break;
        end--;
    }
    return end;
}
function opRightAssoc(op) {
    switch (op) {
        case "=":
        case "+=":
        case "-=":
        case "*=":
        case "/=":
        case "%=":
        case "<<=":
        case ">>=":
        case "&=":
        case "|=":
        case "^=":
        case "**":
            return true;
        default:
            return false;
    }
}
function parseArithmeticExpression(src, offset = 0, collector, nestingDepth = 0) {
    let pos = 0;
    const len = src.length;
    const initialWordCount = collector?.embeddedWords.length ?? 0;
    function makeWord(start, end, embedded = false) {
        const node = {
            type: "ArithmeticWord",
            pos: start + offset,
            end: end + offset,
            value: src.slice(start, end),
            parts: undefined,
        };
        if (embedded)
            collector?.embeddedWords.push(node);
        return node;
    }
    function skipWS() {
        while (pos < len) {
            const c = src.charCodeAt(pos);
            if (c === CH_SPACE || c === CH_TAB || c === CH_NL)
                pos++;
            else
                break;
        }
    }
    function tryReadBinOp() {
        if (pos >= len)
            return null;
        const c = src.charCodeAt(pos);
        const nc = pos + 1 < len ? src.charCodeAt(pos + 1) : 0;
        const nnc = pos + 2 < len ? src.charCodeAt(pos + 2) : 0;
        switch (c) {
            case CH_COMMA:
                pos++;
                return ",";
            case CH_EQ:
                if (nc === CH_EQ) {
                    pos += 2;
                    return "==";
                }
                pos++;
                return "=";
            case CH_BANG:
                if (nc === CH_EQ) {
                    pos += 2;
                    return "!=";
                }
                return null; // unary
            case CH_LT:
                if (nc === CH_LT) {
                    if (nnc === CH_EQ) {
                        pos += 3;
                        return "<<=";
                    }
                    pos += 2;
                    return "<<";
                }
                if (nc === CH_EQ) {
                    pos += 2;
                    return "<=";
                }
                pos++;
                return "<";
            case CH_GT:
                if (nc === CH_GT) {
                    if (nnc === CH_EQ) {
                        pos += 3;
                        return ">>=";
                    }
                    pos += 2;
                    return ">>";
                }
                if (nc === CH_EQ) {
                    pos += 2;
                    return ">=";
                }
                pos++;
                return ">";
            case CH_PLUS:
                if (nc === CH_EQ) {
                    pos += 2;
                    return "+=";
                }
                if (nc === CH_PLUS)
                    return null; // postfix/prefix, not binary
                pos++;
                return "+";
            case CH_DASH:
                if (nc === CH_EQ) {
                    pos += 2;
                    return "-=";
                }
                if (nc === CH_DASH)
                    return null; // postfix/prefix, not binary
                pos++;
                return "-";
            case CH_STAR:
                if (nc === CH_STAR) {
                    pos += 2;
                    return "**";
                }
                if (nc === CH_EQ) {
                    pos += 2;
                    return "*=";
                }
                pos++;
                return "*";
            case CH_SLASH:
                if (nc === CH_EQ) {
                    pos += 2;
                    return "/=";
                }
                pos++;
                return "/";
            case CH_PERCENT:
                if (nc === CH_EQ) {
                    pos += 2;
                    return "%=";
                }
                pos++;
                return "%";
            case CH_PIPE:
                if (nc === CH_PIPE) {
                    pos += 2;
                    return "||";
                }
                if (nc === CH_EQ) {
                    pos += 2;
                    return "|=";
                }
                pos++;
                return "|";
            case CH_AMP:
                if (nc === CH_AMP) {
                    pos += 2;
                    return "&&";
                }
                if (nc === CH_EQ) {
                    pos += 2;
                    return "&=";
                }
                pos++;
                return "&";
            case CH_CARET:
                if (nc === CH_EQ) {
                    pos += 2;
                    return "^=";
                }
                pos++;
                return "^";
            case CH_QUESTION:
                pos++;
                return "?";
            default:
                return null;
        }
    }
    function skipTruncatedUnary() {
        skipWS();
        while (pos < len) {
            const c = src.charCodeAt(pos);
            if (c !== CH_BANG && c !== CH_TILDE && c !== CH_PLUS && c !== CH_DASH)
                break;
            if (src.charCodeAt(pos + 1) === CH_EQ)
                break;
            pos++;
            skipWS();
        }
        if (src.charCodeAt(pos) === CH_LPAREN) {
            let groups = 1;
            pos++;
            while (pos < len && groups > 0) {
                const wordEnd = collector?.findArithmeticWordEnd?.(pos + offset, offset + len) ?? pos + offset;
                if (wordEnd > pos + offset) {
                    pos = wordEnd - offset;
                    continue;
                }
                const c = src.charCodeAt(pos++);
                if (c === CH_LPAREN)
                    groups++;
                else if (c === CH_RPAREN)
                    groups--;
            }
        }
        else if (pos < len && src.charCodeAt(pos) !== CH_RPAREN && src.charCodeAt(pos) !== CH_COLON) {
            parseAtom(0);
        }
        skipWS();
        const c = src.charCodeAt(pos);
        if ((c === CH_PLUS || c === CH_DASH) && src.charCodeAt(pos + 1) === c)
            pos += 2;
    }
    function recoverExpression(minPrec) {
        skipWS();
        const start = pos;
        if (start === len)
            return makeWord(start, start);
        const wordCount = collector?.embeddedWords.length ?? 0;
        let ternaries = 0;
        for (;;) {
            skipTruncatedUnary();
            skipWS();
            if (src.charCodeAt(pos) === CH_COLON && ternaries > 0) {
                ternaries--;
                pos++;
                continue;
            }
            const saved = pos;
            const op = tryReadBinOp();
            if (op === null || (ternaries === 0 && opPrec(op) < minPrec)) {
                pos = saved;
                break;
            }
            if (op === "?")
                ternaries++;
        }
        if (collector)
            collector.embeddedWords.length = wordCount;
        return makeWord(start, trimEnd(src, start, pos));
    }
    function parseBinExpr(minPrec, depth) {
        if (depth > MAX_SYNTAX_NESTING)
            return recoverExpression(minPrec);
        let left = parseUnaryExpr(depth);
        while (true) {
            skipWS();
            if (pos >= len)
                break;
            const saved = pos;
            const op = tryReadBinOp();
            if (!op)
                break;
            // Ternary
            if (op === "?") {
                if (opPrec(op) < minPrec) {
                    pos = saved;
                    break;
                }
                const consequent = parseBinExpr(1, depth + 1);
                skipWS();
                if (pos < len && src.charCodeAt(pos) === CH_COLON)
                    pos++;
                const alternate = parseBinExpr(3, depth + 1);
                left = { type: "ArithmeticTernary", pos: left.pos, end: alternate.end, test: left, consequent, alternate };
                continue;
            }
            const prec = opPrec(op);
            if (prec < minPrec) {
                pos = saved;
                break;
            }
            const nextPrec = opRightAssoc(op) ? prec : prec + 1;
            const right = parseBinExpr(nextPrec, depth + 1);
            left = { type: "ArithmeticBinary", pos: left.pos, end: right.end, operator: op, left, right };
        }
        return left;
    }
    function parseUnaryExpr(depth) {
        skipWS();
        if (depth > MAX_SYNTAX_NESTING)
            return recoverExpression(15);
        if (pos >= len)
            return makeWord(pos, pos);
        const start = pos;
        const c = src.charCodeAt(pos);
        const nc = pos + 1 < len ? src.charCodeAt(pos + 1) : 0;
        // Prefix ++ --
        if (c === CH_PLUS && nc === CH_PLUS) {
            pos += 2;
            const operand = parseUnaryExpr(depth + 1);
            return { type: "ArithmeticUnary", pos: start + offset, end: operand.end, operator: "++", operand, prefix: true };
        }
        if (c === CH_DASH && nc === CH_DASH) {
            pos += 2;
            const operand = parseUnaryExpr(depth + 1);
            return { type: "ArithmeticUnary", pos: start + offset, end: operand.end, operator: "--", operand, prefix: true };
        }
        // Unary ! ~ + -
        if (c === CH_BANG) {
            pos++;
            const operand = parseUnaryExpr(depth + 1);
            return { type: "ArithmeticUnary", pos: start + offset, end: operand.end, operator: "!", operand, prefix: true };
        }
        if (c === CH_TILDE) {
            pos++;
            const operand = parseUnaryExpr(depth + 1);
            return { type: "ArithmeticUnary", pos: start + offset, end: operand.end, operator: "~", operand, prefix: true };
        }
        if (c === CH_PLUS && nc !== CH_PLUS && nc !== CH_EQ) {
            pos++;
            const operand = parseUnaryExpr(depth + 1);
            return { type: "ArithmeticUnary", pos: start + offset, end: operand.end, operator: "+", operand, prefix: true };
        }
        if (c === CH_DASH && nc !== CH_DASH && nc !== CH_EQ) {
            pos++;
            const operand = parseUnaryExpr(depth + 1);
            return { type: "ArithmeticUnary", pos: start + offset, end: operand.end, operator: "-", operand, prefix: true };
        }
        return parsePostfixExpr(depth);
    }
    function parsePostfixExpr(depth) {
        const operand = parseAtom(depth);
        skipWS();
        if (pos + 1 < len) {
            const c = src.charCodeAt(pos);
            const nc = src.charCodeAt(pos + 1);
            if (c === CH_PLUS && nc === CH_PLUS) {
                pos += 2;
                return { type: "ArithmeticUnary", pos: operand.pos, end: pos + offset, operator: "++", operand, prefix: false };
            }
            if (c === CH_DASH && nc === CH_DASH) {
                pos += 2;
                return { type: "ArithmeticUnary", pos: operand.pos, end: pos + offset, operator: "--", operand, prefix: false };
            }
        }
        return operand;
    }
    function parseAtom(depth) {
        skipWS();
        if (pos >= len)
            return makeWord(pos, pos);
        const c = src.charCodeAt(pos);
        // Parenthesized expression
        if (c === CH_LPAREN) {
            const start = pos;
            pos++;
            const expr = parseBinExpr(0, depth + 1);
            skipWS();
            if (pos < len && src.charCodeAt(pos) === CH_RPAREN)
                pos++;
            return { type: "ArithmeticGroup", pos: start + offset, end: pos + offset, expression: expr };
        }
        // Dollar expansion
        if (c === CH_DOLLAR) {
            const start = pos;
            const wordCount = collector?.embeddedWords.length ?? 0;
            const atom = readDollarAtom();
            const wordEnd = collector?.findArithmeticWordEnd?.(start + offset, offset + len) ?? pos + offset;
            if (wordEnd > pos + offset) {
                if (collector)
                    collector.embeddedWords.length = wordCount;
                pos = wordEnd - offset;
                return makeWord(start, pos, true);
            }
            return atom;
        }
        if (c === 0x60 /* ` */ || c === 0x22 /* " */ || c === 0x27 /* ' */) {
            const start = pos;
            pos = (collector?.findArithmeticWordEnd?.(start + offset, offset + len) ?? start + offset + 1) - offset;
            return makeWord(start, pos, true);
        }
        // Number or variable name
        const start = pos;
        const wordCount = collector?.embeddedWords.length ?? 0;
        const atom = readWordAtom();
        const wordEnd = collector?.findArithmeticWordEnd?.(start + offset, offset + len) ?? pos + offset;
        if (wordEnd > pos + offset) {
            if (collector)
                collector.embeddedWords.length = wordCount;
            pos = wordEnd - offset;
            return makeWord(start, pos, true);
        }
        return atom;
    }
    function readDollarAtom() {
        const start = pos;
        pos++; // skip $
        if (pos >= len)
            return makeWord(start, pos);
        const c = src.charCodeAt(pos);
        if (c === CH_LPAREN) {
            if (pos + 1 < len && src.charCodeAt(pos + 1) === CH_LPAREN) {
                // $(( nested arithmetic ))
                const expansionEnd = collector?.findArithmeticExpansionEnd(start + offset, offset + len) ?? -1;
                if (expansionEnd !== -1) {
                    pos = expansionEnd - offset;
                }
                else {
                    pos += 2;
                    let depth = 1;
                    while (pos < len && depth > 0) {
                        if (src.charCodeAt(pos) === CH_LPAREN && src.charCodeAt(pos + 1) === CH_LPAREN) {
                            depth++;
                            pos += 2;
                        }
                        else if (src.charCodeAt(pos) === CH_RPAREN && src.charCodeAt(pos + 1) === CH_RPAREN) {
                            depth--;
                            pos += 2;
                        }
                        else {
                            pos++;
                        }
                    }
                }
            }
            else {
                // $( command substitution )
                pos++; // skip (
                const close = collector?.findClosingParenthesis(pos + offset, offset + len) ?? -1;
                if (close !== -1) {
                    pos = close - offset + 1;
                }
                else {
                    let depth = 1;
                    while (pos < len && depth > 0) {
                        const ch = src.charCodeAt(pos++);
                        if (ch === CH_LPAREN)
                            depth++;
                        else if (ch === CH_RPAREN)
                            depth--;
                    }
                }
                const text = src.slice(start, pos);
                return collector
                    ? collector.commandExpansion(start + offset, pos + offset, text)
                    : new ScriptExpansionImpl("ArithmeticCommandExpansion", start + offset, pos + offset, text);
            }
        }
        else if (c === CH_LBRACE) {
            // ${ parameter expansion }
            const close = collector?.findClosingBrace(pos + offset + 1, offset + len) ?? -1;
            if (close !== -1) {
                pos = close - offset + 1;
            }
            else {
                pos++;
                let depth = 1;
                while (pos < len && depth > 0) {
                    const ch = src.charCodeAt(pos++);
                    if (ch === CH_LBRACE)
                        depth++;
                    else if (ch === CH_RBRACE)
                        depth--;
                }
            }
        }
        else {
            // $var
            while (pos < len) {
                const ch = src.charCodeAt(pos);
                if ((ch >= CH_a && ch <= CH_z) ||
                    (ch >= CH_A && ch <= CH_Z) ||
                    (ch >= CH_0 && ch <= CH_9) ||
                    ch === CH_UNDERSCORE)
                    pos++;
                else
                    break;
            }
        }
        return makeWord(start, pos, c === CH_LPAREN || c === CH_LBRACE);
    }
    function readWordAtom() {
        const start = pos;
        while (pos < len) {
            const c = src.charCodeAt(pos);
            if ((c >= CH_0 && c <= CH_9) ||
                (c >= CH_A && c <= CH_Z) ||
                (c >= CH_a && c <= CH_z) ||
                c === CH_UNDERSCORE ||
                c === 35 // # for base-N literals like 2#101
            ) {
                pos++;
            }
            else
                break;
        }
        // Array subscript: var[expr]
        if (pos > start && pos < len && src.charCodeAt(pos) === CH_LBRACKET) {
            const close = collector?.findClosingBracket?.(pos + offset + 1, offset + len) ?? -1;
            if (close !== -1) {
                pos = close - offset + 1;
            }
            else {
                pos++;
                let depth = 1;
                while (pos < len && depth > 0) {
                    const c = src.charCodeAt(pos);
                    if (c === CH_LBRACKET)
                        depth++;
                    else if (c === CH_RBRACKET)
                        depth--;
                    pos++;
                }
            }
            return makeWord(start, pos, true);
        }
        if (pos === start) {
            // Unknown character — advance to prevent infinite loop
            pos++;
            return makeWord(start, pos);
        }
        return makeWord(start, pos);
    }
    skipWS();
    if (pos >= len)
        return null;
    const start = pos;
    const result = parseBinExpr(0, nestingDepth);
    skipWS();
    if (pos < len) {
        // Unparsed tokens remain: a partial tree would silently drop them, so keep the whole body
        // as one word. With embedded structure its parts still expose nested substitutions.
        if (collector)
            collector.embeddedWords.length = initialWordCount;
        return makeWord(start, trimEnd(src, start, len), collector !== undefined);
    }
    return result;
}

;// CONCATENATED MODULE: ./node_modules/unbash/dist/parts.js



const computeBareWordParts = (_source, word) => hasGlobCharacters(word.text) ? parseGlobParts(word.text, 0, word.text.length, undefined, word.pos) : undefined;
function wordPartsResolver(context) {
    return (context.wordParts ?? (context.wordParts = (source, word, depth) => computeWordParts(source, word, depth, context)));
}
function embeddedPartsResolver(context) {
    return (context.embeddedParts ??
        (context.embeddedParts = (source, word, depth) => computeEmbeddedWordParts(source, word, depth, context)));
}
function arrayPartsResolver(context) {
    return (context.arrayParts ??
        (context.arrayParts = (source, word, depth) => computeArrayElementParts(source, word, depth, context)));
}
/**
 * Compute the structural parts of a word by re-scanning the source.
 * This is the "cold path" — only called when consumers actually need parts.
 *
 * Returns undefined for simple words (no quotes, expansions, or special structure).
 */
function computeWordParts(source, word, depth = 0, context = createSubstitutionContext()) {
    // Bound the re-lex to the word's span. A word inside a substitution script carries the
    // whole original as its source, so an unbounded scan would overrun the word into an
    // adjacent delimiter (e.g. a backtick or `)` immediately after it). For top-level words
    // word.end is the natural boundary, so the bound is a no-op.
    const lexer = new Lexer(source, word.pos, word.end, false, context);
    lexer._nestingDepth = depth;
    const parts = lexer.buildWordParts(word.pos);
    return parts ?? undefined;
}
/** Compute structural parts for a word-like span that may contain shell operators or whitespace. */
function computeEmbeddedWordParts(source, word, depth = 0, context, arithmetic = false) {
    if (!hasEmbeddedWordStructure(source, word.pos, word.end))
        return undefined;
    const lexer = new Lexer(source, word.pos, word.end, false, context);
    lexer._nestingDepth = depth;
    const parts = lexer.buildEmbeddedWordParts(word.pos, arithmetic);
    return parts ?? undefined;
}
function computeArrayElementParts(source, word, depth = 0, context) {
    const lexer = new Lexer(source, word.pos, word.end, false, context);
    lexer._nestingDepth = depth;
    const parts = lexer.buildArrayElementParts(word.pos);
    return parts ?? undefined;
}
/**
 * Compute parts for an unquoted heredoc body.
 * Heredoc bodies use different scanning rules than shell words: newlines are
 * literal and single/double quotes have no special meaning.
 */
function computeHereDocBodyParts(source, word, depth = 0, context) {
    const lexer = new Lexer(source, word.pos, word.end, false, context);
    lexer._nestingDepth = depth;
    const parts = lexer.buildHereDocParts(word.pos, word.end);
    return parts ?? undefined;
}

;// CONCATENATED MODULE: ./node_modules/unbash/dist/arithmetic-parts.js





function parseArithmeticWithParts(body, offset, source, depth, context, embeddedDepth = depth) {
    if (!hasEmbeddedWordStructure(source, offset, offset + body.length)) {
        return parseArithmeticExpression(body, offset, undefined, depth) ?? undefined;
    }
    const embeddedWords = [];
    const lexer = new Lexer(source, 0, source.length, false, context);
    lexer._nestingDepth = depth;
    const expression = parseArithmeticExpression(body, offset, {
        embeddedWords,
        commandExpansion: (pos, end, text) => new ScriptExpansionImpl("ArithmeticCommandExpansion", pos, end, text, {
            source,
            start: pos + 2,
            end: end - 1,
            depth: depth + 1,
            parenBoundary: true,
            context,
        }),
        findClosingBracket: (start, end) => lexer.findClosingBracket(start, end),
        findClosingBrace: (start, end) => lexer.findClosingBrace(start, end),
        findClosingParenthesis: (start, end) => lexer.findClosingParenthesis(start, end),
        findArithmeticExpansionEnd: (start, end) => lexer.findArithmeticExpansionEnd(start, end),
        findArithmeticWordEnd: (start, end) => lexer.findArithmeticWordEnd(start, end),
    }, depth) ?? undefined;
    // Past the nesting budget an embedded word keeps its text without parts.
    if (embeddedDepth <= MAX_SYNTAX_NESTING) {
        for (const node of embeddedWords)
            node.parts = computeEmbeddedWordParts(source, node, embeddedDepth, context, true);
    }
    return expression;
}

;// CONCATENATED MODULE: ./node_modules/unbash/dist/assignment.js




class ArrayValueImpl {
    type = "ArrayValue";
    pos;
    end;
    #source;
    #depth;
    #context;
    #elements;
    constructor(source, pos, end, depth, context) {
        this.pos = pos;
        this.end = end;
        this.#source = source;
        this.#depth = depth;
        this.#context = context;
    }
    get elements() {
        if (this.#elements)
            return this.#elements;
        const lexer = new Lexer(this.#source, this.pos + 1, this.end - 1, false, this.#context);
        lexer._nestingDepth = this.#depth;
        const elements = [];
        while (lexer.peek(LexContext.ArrayElement).token !== Token.EOF) {
            const token = lexer.next(LexContext.ArrayElement);
            if (token.token !== Token.Word && token.token !== Token.Assignment)
                continue;
            const text = token.raw ? token.value : this.#source.slice(token.pos, token.end);
            const indexed = text.charCodeAt(0) === 91;
            const context = lexer.getSubstitutionContext();
            const source = !indexed && token.raw && token.keywordEligible ? undefined : this.#source;
            const resolver = source === undefined
                ? computeBareWordParts
                : indexed
                    ? arrayPartsResolver(context)
                    : wordPartsResolver(context);
            elements.push(new WordImpl(text, token.pos, token.end, source, resolver, this.#depth));
        }
        this.#elements = elements;
        return elements;
    }
    toJSON() {
        return { type: this.type, pos: this.pos, end: this.end, elements: this.elements };
    }
}
class AssignmentImpl {
    type = "Assignment";
    pos;
    end;
    text;
    #source;
    #depth;
    #context;
    #operatorPos;
    #name = null;
    #append;
    #index;
    #value = null;
    constructor(text, pos, end, source, operatorPos, depth, context) {
        this.pos = pos;
        this.end = end;
        this.text = text;
        this.#source = source;
        this.#operatorPos = operatorPos;
        this.#depth = depth;
        this.#context = context;
    }
    get name() {
        return this.#name ?? this.resolveTarget();
    }
    get append() {
        if (this.#name === null)
            this.resolveTarget();
        return this.#append;
    }
    get index() {
        if (this.#name === null)
            this.resolveTarget();
        return this.#index;
    }
    get value() {
        if (this.#value !== null)
            return this.#value;
        const start = this.#operatorPos + 1;
        const arrayStart = skipLineContinuations(this.#source, start, this.end);
        this.#value =
            this.#source.charCodeAt(arrayStart) === 40 && this.#source.charCodeAt(this.end - 1) === 41
                ? new ArrayValueImpl(this.#source, arrayStart, this.end, this.#depth, this.#context)
                : new WordImpl(this.#source.slice(start, this.end), start, this.end, this.#source, wordPartsResolver(this.#context), this.#depth);
        return this.#value;
    }
    resolveTarget() {
        const equal = this.#operatorPos - this.pos;
        let nameEnd = equal;
        let appendPos = equal;
        while (appendPos >= 2 && this.text.charCodeAt(appendPos - 2) === 92 && this.text.charCodeAt(appendPos - 1) === 10)
            appendPos -= 2;
        if (this.text.charCodeAt(appendPos - 1) === 43) {
            this.#append = true;
            nameEnd = appendPos - 1;
        }
        const bracket = this.text.indexOf("[");
        if (bracket > 0 && bracket < nameEnd) {
            const close = this.text.lastIndexOf("]", equal);
            if (close > bracket) {
                const start = this.pos + bracket + 1;
                const end = this.pos + close;
                this.#index = new WordImpl(this.#source.slice(start, end), start, end, this.#source, embeddedPartsResolver(this.#context), this.#depth);
                nameEnd = bracket;
            }
        }
        const name = this.text.slice(0, nameEnd);
        return (this.#name = name.includes("\\\n") ? name.split("\\\n").join("") : name);
    }
    toJSON() {
        return {
            type: this.type,
            pos: this.pos,
            end: this.end,
            text: this.text,
            name: this.name,
            append: this.append,
            index: this.index,
            value: this.value,
        };
    }
}

;// CONCATENATED MODULE: ./node_modules/unbash/dist/command.js
const isArgument = (item) => item.type === "Word" || item.type === "Assignment";
class CommandImpl {
    type = "Command";
    pos;
    end;
    name;
    prefix;
    suffix;
    #args;
    #redirects;
    constructor(pos, end, name, prefix, suffix) {
        this.pos = pos;
        this.end = end;
        this.name = name;
        this.prefix = prefix;
        this.suffix = suffix;
    }
    get args() {
        if (this.#args === undefined) {
            const suffix = this.suffix;
            this.#args = suffix.every(isArgument) ? suffix : suffix.filter(isArgument);
        }
        return this.#args;
    }
    get redirects() {
        if (this.#redirects === undefined) {
            const redirects = [];
            for (const item of this.prefix)
                if (item.type !== "Assignment")
                    redirects.push(item);
            for (const item of this.suffix)
                if (!isArgument(item))
                    redirects.push(item);
            this.#redirects = redirects;
        }
        return this.#redirects;
    }
    toJSON() {
        return { type: this.type, pos: this.pos, end: this.end, name: this.name, prefix: this.prefix, suffix: this.suffix };
    }
}

;// CONCATENATED MODULE: ./node_modules/unbash/dist/heredoc.js

class HereDocBodyImpl {
    type = "HereDocBody";
    pos;
    end;
    text = "";
    #source;
    #depth;
    #context;
    #parts;
    constructor(source, pos, quoted, depth, context) {
        this.pos = pos;
        this.end = pos;
        this.#source = source;
        this.#depth = depth;
        this.#context = context;
        this.#parts = quoted ? undefined : null;
    }
    get parts() {
        if (this.#parts === null)
            this.#parts = computeHereDocBodyParts(this.#source, this, this.#depth, this.#context);
        return this.#parts;
    }
    toJSON() {
        return { type: this.type, pos: this.pos, end: this.end, text: this.text, parts: this.parts };
    }
}

;// CONCATENATED MODULE: ./node_modules/unbash/dist/parser.js











Lexer._findSubstitutionEnd = findSubstitutionEnd;
ScriptExpansionImpl._resolveScript = parseRegion;
ArithmeticExpansionImpl._resolveExpression = parseArithmeticWithParts;
function isDeclarationCommand(name) {
    switch (name.length) {
        case 5:
            return name === "local" || name === "alias";
        case 6:
            return name === "export";
        case 7:
            return name === "declare" || name === "typeset";
        case 8:
            return name === "readonly";
        default:
            return false;
    }
}
class ArithmeticCommandImpl {
    type = "ArithmeticCommand";
    pos;
    end;
    body;
    #source;
    #depth;
    #context;
    #expression = null;
    constructor(pos, end, body, source, depth, context) {
        this.pos = pos;
        this.end = end;
        this.body = body;
        this.#source = source;
        this.#depth = depth;
        this.#context = context;
    }
    get expression() {
        if (this.#expression === null) {
            this.#expression = parseArithmeticWithParts(this.body, this.pos + 2, this.#source, this.#depth, this.#context);
        }
        return this.#expression;
    }
    set expression(v) {
        this.#expression = v ?? undefined;
    }
    toJSON() {
        return {
            type: this.type,
            pos: this.pos,
            end: this.end,
            expression: this.expression,
            body: this.body,
        };
    }
}
class ArithmeticForImpl {
    type = "ArithmeticFor";
    pos;
    end;
    body;
    #initStr;
    #testStr;
    #updateStr;
    #initPos;
    #testPos;
    #updatePos;
    #source;
    #depth;
    #context;
    #initialize = null;
    #test = null;
    #update = null;
    constructor(pos, end, body, initStr, testStr, updateStr, initPos, testPos, updatePos, source, depth, context) {
        this.pos = pos;
        this.end = end;
        this.body = body;
        this.#initStr = initStr;
        this.#testStr = testStr;
        this.#updateStr = updateStr;
        this.#initPos = initPos;
        this.#testPos = testPos;
        this.#updatePos = updatePos;
        this.#source = source;
        this.#depth = depth;
        this.#context = context;
    }
    get initialize() {
        if (this.#initialize === null) {
            if (this.#initStr) {
                this.#initialize = parseArithmeticWithParts(this.#initStr, this.#initPos, this.#source, this.#depth, this.#context);
            }
            else {
                this.#initialize = undefined;
            }
        }
        return this.#initialize;
    }
    set initialize(v) {
        this.#initialize = v ?? undefined;
    }
    get test() {
        if (this.#test === null) {
            if (this.#testStr) {
                this.#test = parseArithmeticWithParts(this.#testStr, this.#testPos, this.#source, this.#depth, this.#context);
            }
            else {
                this.#test = undefined;
            }
        }
        return this.#test;
    }
    set test(v) {
        this.#test = v ?? undefined;
    }
    get update() {
        if (this.#update === null) {
            if (this.#updateStr) {
                this.#update = parseArithmeticWithParts(this.#updateStr, this.#updatePos, this.#source, this.#depth, this.#context);
            }
            else {
                this.#update = undefined;
            }
        }
        return this.#update;
    }
    set update(v) {
        this.#update = v ?? undefined;
    }
    toJSON() {
        return {
            type: this.type,
            pos: this.pos,
            end: this.end,
            initialize: this.initialize,
            test: this.test,
            update: this.update,
            body: this.body,
        };
    }
}
const CASE_TERMINATORS = {
    [Token.DoubleSemi]: ";;",
    [Token.SemiAmp]: ";&",
    [Token.DoubleSemiAmp]: ";;&",
};
const REDIRECT_OPS = {
    ">": ">",
    ">>": ">>",
    "<": "<",
    "<>": "<>",
    "<&": "<&",
    ">&": ">&",
    ">|": ">|",
    "&>": "&>",
    "&>>": "&>>",
};
// Lookup tables for O(1) token classification (replaces sequential comparisons)
const listTerminators = new Uint8Array(37);
listTerminators[Token.EOF] = 1;
listTerminators[Token.RParen] = 1;
listTerminators[Token.RBrace] = 1;
listTerminators[Token.Then] = 1;
listTerminators[Token.Else] = 1;
listTerminators[Token.Elif] = 1;
listTerminators[Token.Fi] = 1;
listTerminators[Token.Do] = 1;
listTerminators[Token.Done] = 1;
listTerminators[Token.Esac] = 1;
listTerminators[Token.DoubleSemi] = 1;
listTerminators[Token.SemiAmp] = 1;
listTerminators[Token.DoubleSemiAmp] = 1;
// After one of these Bash is at a command-start position, the only place a reserved-word
// terminator may follow with no separator.
const compoundClosers = new Uint8Array(37);
compoundClosers[Token.RParen] = 1;
compoundClosers[Token.RBrace] = 1;
compoundClosers[Token.DblRBracket] = 1;
compoundClosers[Token.Fi] = 1;
compoundClosers[Token.Done] = 1;
compoundClosers[Token.Esac] = 1;
compoundClosers[Token.ArithCmd] = 1;
// Inside `[[ ]]` only an unquoted `!` negates; `'!'` and `\!` are ordinary operands.
function isTestNegation(t) {
    return t.token === Token.Word && t.keywordEligible && t.value === "!";
}
const commandStarts = new Uint8Array(37);
commandStarts[Token.Word] = 1;
commandStarts[Token.Assignment] = 1;
commandStarts[Token.Bang] = 1;
commandStarts[Token.LParen] = 1;
commandStarts[Token.LBrace] = 1;
commandStarts[Token.DblLBracket] = 1;
commandStarts[Token.If] = 1;
commandStarts[Token.For] = 1;
commandStarts[Token.While] = 1;
commandStarts[Token.Until] = 1;
commandStarts[Token.Case] = 1;
commandStarts[Token.Function] = 1;
commandStarts[Token.Select] = 1;
commandStarts[Token.ArithCmd] = 1;
commandStarts[Token.Coproc] = 1;
commandStarts[Token.Redirect] = 1;
const UNARY_TEST_OPS = {
    "-a": 1,
    "-b": 1,
    "-c": 1,
    "-d": 1,
    "-e": 1,
    "-f": 1,
    "-g": 1,
    "-h": 1,
    "-k": 1,
    "-p": 1,
    "-r": 1,
    "-s": 1,
    "-t": 1,
    "-u": 1,
    "-v": 1,
    "-w": 1,
    "-x": 1,
    "-z": 1,
    "-n": 1,
    "-o": 1,
    "-N": 1,
    "-S": 1,
    "-L": 1,
    "-G": 1,
    "-O": 1,
    "-R": 1,
};
const BINARY_TEST_OPS = {
    "==": 1,
    "!=": 1,
    "=~": 1,
    "=": 1,
    "-eq": 1,
    "-ne": 1,
    "-lt": 1,
    "-le": 1,
    "-gt": 1,
    "-ge": 1,
    "-nt": 1,
    "-ot": 1,
    "-ef": 1,
    "<": 1,
    ">": 1,
};
const EMPTY_REDIRECTS = [];
const EMPTY_PREFIXES = [];
const EMPTY_ELIFS = [];
function parse(source) {
    return new Parser(source, 0, source.length).run();
}
// Parse a [start, end) window of `source` in place, so the resulting nodes index the original
// source directly. Used to resolve substitution scripts with absolute offsets; not public API.
function parseRegion(source, start, end, depth = 0, parenBoundary = false, context) {
    return new Parser(source, start, end, depth, parenBoundary, undefined, context).run();
}
class SubstitutionLexer extends Lexer {
    boundaries;
    pending;
    context;
    constructor(source, boundary, boundaries, pending, context, parenBoundary = true) {
        super(source, boundary.start, boundary.end, parenBoundary, context);
        this._nestingDepth = boundary.depth;
        this.boundaries = boundaries;
        this.pending = pending;
        this.context = context;
    }
    // Keep child boundary requests on this worklist so nested scans stay iterative.
    fork(start, end, parenBoundary = false) {
        return new SubstitutionLexer(this.getSource(), { start, end, depth: this._nestingDepth }, this.boundaries, this.pending, this.context, parenBoundary);
    }
    findSubstitutionEnd(start, end, depth = this._nestingDepth + 1) {
        const known = this.context.boundaries?.get(start);
        if (known !== undefined)
            return known <= end ? known : -1;
        const boundary = this.boundaries.get(start);
        if (boundary !== undefined)
            return boundary <= end ? boundary : -1;
        if (!this.boundaries.has(start)) {
            this.boundaries.set(start, undefined);
            this.pending.push({ start, end, depth });
        }
        return -1;
    }
}
function findSubstitutionEnd(source, start, end, depth, context) {
    const boundaries = new Map([[start, undefined]]);
    const pending = [{ start, end, depth }];
    // Resolve nested requests before retrying their enclosing boundary, without growing the JavaScript stack.
    while (pending.length > 0) {
        const count = pending.length;
        const boundary = pending[count - 1];
        const lexer = new SubstitutionLexer(source, boundary, boundaries, pending, context);
        const found = new Parser(source, boundary.start, boundary.end, boundary.depth, true, lexer).findSubstitutionEnd();
        if (pending.length === count) {
            boundaries.set(boundary.start, found);
            if (found !== -1)
                substitutionBoundaries(context).set(boundary.start, found);
            pending.pop();
        }
    }
    return boundaries.get(start) ?? -1;
}
class Parser {
    tok;
    source;
    start;
    end;
    depth;
    errors = null;
    syntaxDepth = 0;
    // `depth` counts the substitution scripts (and sub-fields) enclosing this region; it
    // shares the MAX_SYNTAX_NESTING budget with the lexer's lazy word-part materialization.
    constructor(source, start, end, depth = 0, parenBoundary = false, lexer, context) {
        this.tok = lexer ?? new Lexer(source, start, end, parenBoundary, createSubstitutionContext(context));
        this.tok._nestingDepth = depth;
        this.source = source;
        this.start = start;
        this.end = end;
        this.depth = depth;
    }
    run() {
        const start = this.start;
        if (this.depth > MAX_SYNTAX_NESTING)
            this.error("maximum substitution nesting depth exceeded", start);
        let shebang;
        if (start === 0 && this.source.charCodeAt(0) === 35 && this.source.charCodeAt(1) === 33) {
            const nl = this.source.indexOf("\n");
            shebang = nl === -1 ? this.source : this.source.slice(0, nl);
        }
        const commands = this.list();
        for (;;) {
            const unexpected = this.tok.peek(LexContext.CommandStart);
            if (unexpected.token === Token.EOF)
                break;
            this.unexpectedToken(unexpected);
            // `In` cannot join `listTerminators`: `list()` shares it, and `in` must not terminate a
            // list inside `for`/`case`.
            if (!listTerminators[unexpected.token] && unexpected.token !== Token.In)
                break;
            this.tok.next(LexContext.CommandStart);
            let separator = this.tok.peek(LexContext.CommandStart).token;
            if (separator !== Token.Semi && separator !== Token.Newline && separator !== Token.Amp)
                break;
            while (separator === Token.Semi || separator === Token.Newline || separator === Token.Amp) {
                this.tok.next(LexContext.CommandStart);
                separator = this.tok.peek(LexContext.CommandStart).token;
            }
            const recovered = this.list();
            for (let i = 0; i < recovered.length; i++)
                commands.push(recovered[i]);
        }
        const lexerErrors = this.tok._errors;
        if (lexerErrors !== null && lexerErrors.length > 0) {
            const errors = this.errors ?? (this.errors = []);
            for (let i = 0; i < lexerErrors.length; i++)
                errors.push(lexerErrors[i]);
        }
        if (this.errors !== null && this.errors.length > 1)
            this.errors.sort((a, b) => a.pos - b.pos);
        return { type: "Script", pos: start, end: this.end, shebang, commands, errors: this.errors ?? undefined };
    }
    error(message, pos) {
        (this.errors ?? (this.errors = [])).push({ message, pos });
    }
    unexpectedToken(t) {
        this.error(`unexpected token '${t.token === Token.Newline ? "newline" : t.value}'`, t.pos);
    }
    findSubstitutionEnd() {
        this.list();
        return this.acceptEnd(Token.RParen);
    }
    skipSemi() {
        if (this.tok.peek(LexContext.Normal).token === Token.Semi)
            this.tok.next(LexContext.Normal);
    }
    accept(token, ctx = LexContext.Normal) {
        if (this.tok.peek(ctx).token === token)
            return this.tok.next(ctx);
        return null;
    }
    acceptEnd(token, ctx = LexContext.Normal) {
        if (this.tok.peek(ctx).token === token)
            return this.tok.next(ctx).end;
        return -1;
    }
    skipNewlines(ctx = LexContext.Normal) {
        while (this.tok.peek(ctx).token === Token.Newline)
            this.tok.next(ctx);
    }
    doBody(hasDo) {
        const body = this.list();
        const emptyPos = hasDo ? this.emptyListPos(body) : -1;
        if (emptyPos >= 0)
            this.error("expected command after 'do'", emptyPos);
        return body;
    }
    // Where an empty compound list stopped, or -1. An empty condition is reported only
    // once `then` or `do` follows, so a missing keyword is not reported twice.
    emptyListPos(commands) {
        return commands.length === 0 ? this.tok.peek(LexContext.CommandStart).pos : -1;
    }
    makeStatement(command) {
        return {
            type: "Statement",
            pos: command.pos,
            end: command.end,
            command,
            background: undefined,
        };
    }
    // list := and_or ((';' | '&' | NEWLINE) and_or)* [';' | '&' | NEWLINE]
    list() {
        const commands = [];
        this.skipNewlines(LexContext.CommandStart);
        let t = this.tok.peek(LexContext.CommandStart).token;
        if (listTerminators[t] || !commandStarts[t])
            return commands;
        const first = this.andOr();
        if (first)
            commands.push(this.makeStatement(first));
        for (;;) {
            t = this.tok.peekFollow(compoundClosers).token;
            if (t !== Token.Semi && t !== Token.Newline && t !== Token.Amp)
                break;
            const isBackground = t === Token.Amp;
            const sepEnd = this.tok.next(LexContext.Normal).end;
            if (isBackground) {
                const stmt = commands[commands.length - 1];
                stmt.background = true;
                stmt.end = sepEnd;
            }
            this.skipNewlines(LexContext.CommandStart);
            t = this.tok.peek(LexContext.CommandStart).token;
            if (listTerminators[t] || !commandStarts[t])
                break;
            const node = this.andOr();
            if (node)
                commands.push(this.makeStatement(node));
        }
        return commands;
    }
    // and_or := pipeline (('&&' | '||') newlines pipeline)*
    andOr() {
        const first = this.pipeline();
        if (!first)
            return null;
        let t = this.tok.peek(LexContext.Normal).token;
        if (t !== Token.And && t !== Token.Or)
            return first;
        const commands = [first];
        const operators = [];
        do {
            const operatorToken = this.tok.next(LexContext.Normal);
            const operator = operatorToken.token === Token.And ? "&&" : "||";
            this.skipNewlines(LexContext.CommandStart);
            const next = this.pipeline();
            if (!next) {
                this.error(`expected command after '${operator}'`, operatorToken.end);
                break;
            }
            operators.push(operator);
            commands.push(next);
            t = this.tok.peek(LexContext.Normal).token;
        } while (t === Token.And || t === Token.Or);
        return {
            type: "AndOr",
            pos: first.pos,
            end: commands[commands.length - 1].end,
            commands,
            operators,
        };
    }
    withRedirects(command) {
        const redirects = this.collectTrailingRedirects();
        if (redirects.length === 0)
            return command;
        return { type: "Redirected", pos: command.pos, end: redirects[redirects.length - 1].end, command, redirects };
    }
    pipeline() {
        let prefixes;
        for (;;) {
            const token = this.tok.peek(LexContext.CommandStart);
            const isTime = token.token === Token.Word && token.keywordEligible && token.value === "time";
            if (token.token !== Token.Bang && !isTime)
                break;
            const prefix = this.tok.next(LexContext.CommandStart);
            const pos = prefix.pos;
            const keywordEnd = prefix.end;
            let posix;
            let endOfOptions;
            if (isTime) {
                let flag = this.tok.peek(LexContext.CommandStart);
                if (flag.token === Token.Word && flag.keywordEligible && flag.value === "-p") {
                    this.tok.next(LexContext.CommandStart);
                    posix = { pos: flag.pos, end: flag.end };
                    flag = this.tok.peek(LexContext.CommandStart);
                }
                if (flag.token === Token.Word && flag.keywordEligible && flag.value === "--") {
                    this.tok.next(LexContext.CommandStart);
                    endOfOptions = { pos: flag.pos, end: flag.end };
                }
            }
            if (prefixes === undefined)
                prefixes = [];
            prefixes.push(isTime
                ? { type: "Time", pos, end: endOfOptions?.end ?? posix?.end ?? keywordEnd, keywordEnd, posix, endOfOptions }
                : { type: "Negation", pos, end: keywordEnd });
        }
        const command = this.pipelineCommands();
        if (!prefixes)
            return command;
        const pos = prefixes[0].pos;
        if (command?.type === "Pipeline") {
            command.prefixes = prefixes;
            command.pos = pos;
            return command;
        }
        return {
            type: "Pipeline",
            pos,
            end: command ? command.end : prefixes[prefixes.length - 1].end,
            prefixes,
            commands: command ? [command] : [],
            operators: [],
        };
    }
    pipelineCommands() {
        const first = this.command();
        if (!first)
            return null;
        if (this.tok.peek(LexContext.Normal).token !== Token.Pipe)
            return first;
        const commands = [first];
        const operators = [];
        while (this.tok.peek(LexContext.Normal).token === Token.Pipe) {
            const pipeToken = this.tok.next(LexContext.Normal);
            const operator = pipeToken.value === "|&" ? "|&" : "|";
            this.skipNewlines(LexContext.CommandStart);
            const cmd = this.command();
            if (!cmd) {
                this.error(`expected command after '${operator}'`, pipeToken.end);
                break;
            }
            operators.push(operator);
            commands.push(cmd);
        }
        if (commands.length === 1) {
            return commands[0];
        }
        const pipeline = {
            type: "Pipeline",
            pos: first.pos,
            end: commands[commands.length - 1].end,
            prefixes: EMPTY_PREFIXES,
            commands,
            operators,
        };
        return pipeline;
    }
    // command := compound_command | function_def | simple_command
    command() {
        let compound;
        switch (this.tok.peek(LexContext.CommandStart).token) {
            case Token.LParen:
                compound = this.subshell();
                break;
            case Token.LBrace:
                compound = this.braceGroup();
                break;
            case Token.If:
                compound = this.ifClause();
                break;
            case Token.For:
                compound = this.forClause();
                break;
            case Token.While:
                compound = this.whileClause();
                break;
            case Token.Until:
                compound = this.untilClause();
                break;
            case Token.Case:
                compound = this.caseClause();
                break;
            case Token.Function:
                return this.functionDef();
            case Token.Select:
                compound = this.selectClause();
                break;
            case Token.DblLBracket:
                compound = this.testCommand();
                break;
            case Token.ArithCmd:
                compound = this.arithCommand();
                break;
            case Token.Coproc:
                return this.coprocCommand();
            case Token.Word:
            case Token.Assignment:
            case Token.Redirect:
                return this.simpleCommandOrFunction(false);
            default:
                return null;
        }
        return this.withRedirects(compound);
    }
    collectTrailingRedirects() {
        let redirects = EMPTY_REDIRECTS;
        while (this.tok.peekFollow(compoundClosers).token === Token.Redirect) {
            if (redirects === EMPTY_REDIRECTS)
                redirects = [];
            redirects.push(this.readRedirect(LexContext.Normal));
        }
        return redirects;
    }
    // arith_command := (( expr ))
    arithCommand() {
        const tok = this.tok.next(LexContext.CommandStart);
        return new ArithmeticCommandImpl(tok.pos, tok.end, tok.value, this.source, this.depth, this.tok.getSubstitutionContext());
    }
    // coproc := COPROC ([name] compound_command [redirections] | simple_command)
    coprocCommand() {
        const start = this.tok.next(LexContext.CommandStart);
        const pos = start.pos;
        const first = this.tok.peek(LexContext.CommandStart);
        let name;
        // Only a compound command can follow a coprocess name. Decide before parsing
        // a simple command so its assignments and reserved words use the actual name.
        if (first.token === Token.Word) {
            const lookahead = this.tok.fork(first.end, this.end);
            switch (lookahead.peek(LexContext.CommandStart).token) {
                case Token.LParen:
                    // `name ( )` opens a function definition, not a subshell body after a name.
                    lookahead.next(LexContext.CommandStart);
                    if (lookahead.peek(LexContext.Normal).token !== Token.RParen)
                        name = this.readWord(LexContext.CommandStart);
                    break;
                case Token.LBrace:
                case Token.If:
                case Token.For:
                case Token.While:
                case Token.Until:
                case Token.Case:
                case Token.Select:
                case Token.DblLBracket:
                case Token.ArithCmd:
                    name = this.readWord(LexContext.CommandStart);
            }
        }
        const cmd = first.token === Token.Word && name === undefined ? this.simpleCommandOrFunction(true) : this.command();
        if (cmd && cmd.type !== "Function" && cmd.type !== "Coproc") {
            return { type: "Coproc", pos, end: cmd.end, name, body: cmd };
        }
        this.error("expected command after 'coproc'", cmd?.pos ?? start.end);
        const body = cmd
            ? this.makeCompoundList([this.makeStatement(cmd)])
            : { type: "CompoundList", pos: start.end, end: start.end, commands: [] };
        return { type: "Coproc", pos, end: body.end, name, body };
    }
    // subshell := '(' list ')'
    subshell() {
        return this.subshellBody(this.tok.next(LexContext.CommandStart).pos);
    }
    // Continues a subshell whose '(' the caller already consumed.
    subshellBody(pos) {
        if (this.syntaxDepth >= MAX_SYNTAX_NESTING) {
            this.error("maximum subshell nesting depth exceeded", pos);
            const closeEnd = this.tok.skipSubshellBody();
            if (closeEnd < 0)
                this.error("expected ')' to close subshell", this.tok.getPos());
            const end = closeEnd >= 0 ? closeEnd : pos;
            return { type: "Subshell", pos, end, body: this.makeCompoundList([]) };
        }
        this.syntaxDepth++;
        const commands = this.list();
        this.syntaxDepth--;
        if (commands.length === 0)
            this.error("expected command in subshell", pos);
        const closeEnd = this.acceptEnd(Token.RParen, LexContext.Normal);
        if (closeEnd < 0)
            this.error("expected ')' to close subshell", this.tok.getPos());
        const end = closeEnd >= 0 ? closeEnd : pos;
        return { type: "Subshell", pos, end, body: this.makeCompoundList(commands) };
    }
    // brace_group := '{' list '}'
    braceGroup() {
        const pos = this.tok.next(LexContext.CommandStart).pos;
        if (this.syntaxDepth >= MAX_SYNTAX_NESTING) {
            this.error("maximum brace group nesting depth exceeded", pos);
            const closeEnd = this.tok.skipCompoundBody(Token.RBrace);
            if (closeEnd < 0)
                this.error("expected '}' to close brace group", this.tok.getPos());
            const end = closeEnd >= 0 ? closeEnd : pos;
            return { type: "BraceGroup", pos, end, body: this.makeCompoundList([]) };
        }
        this.syntaxDepth++;
        const commands = this.list();
        this.syntaxDepth--;
        if (commands.length === 0)
            this.error("expected command in brace group", pos);
        const closeEnd = this.acceptEnd(Token.RBrace, LexContext.Normal);
        if (closeEnd < 0)
            this.error("expected '}' to close brace group", this.tok.getPos());
        const end = closeEnd >= 0 ? closeEnd : pos;
        return { type: "BraceGroup", pos, end, body: this.makeCompoundList(commands) };
    }
    // if_clause := IF list THEN list (ELIF list THEN list)* [ELSE list] FI
    ifClause() {
        const pos = this.tok.next(LexContext.CommandStart).pos;
        if (this.syntaxDepth >= MAX_SYNTAX_NESTING) {
            this.error("maximum if nesting depth exceeded", pos);
            const closeEnd = this.tok.skipCompoundBody(Token.Fi);
            if (closeEnd < 0)
                this.error("expected 'fi' to close 'if'", this.tok.getPos());
            const end = closeEnd >= 0 ? closeEnd : pos;
            return {
                type: "If",
                pos,
                end,
                clause: this.makeCompoundList([]),
                then: this.makeCompoundList([]),
                elif: EMPTY_ELIFS,
                else: undefined,
            };
        }
        this.syntaxDepth++;
        let command;
        let branchPos = pos;
        for (;;) {
            const clauseCommands = this.list();
            const emptyClausePos = this.emptyListPos(clauseCommands);
            const clause = this.makeCompoundList(clauseCommands);
            this.skipSemi();
            const thenToken = this.accept(Token.Then, LexContext.CommandStart);
            if (!thenToken)
                this.error("expected 'then'", this.tok.getPos());
            else if (emptyClausePos >= 0)
                this.error(`expected command after '${branchPos === pos ? "if" : "elif"}'`, emptyClausePos);
            const thenCommands = this.list();
            const then_ = this.makeCompoundList(thenCommands);
            if (thenToken && thenCommands.length === 0) {
                this.error("expected command after 'then'", this.tok.peek(LexContext.CommandStart).pos);
                then_.pos = thenToken.end;
                then_.end = thenToken.end;
            }
            if (command) {
                if (command.elif === EMPTY_ELIFS)
                    command.elif = [];
                command.elif.push({
                    type: "Elif",
                    pos: branchPos,
                    end: then_.end,
                    clause,
                    then: then_,
                });
            }
            else {
                command = { type: "If", pos, end: pos, clause, then: then_, elif: EMPTY_ELIFS, else: undefined };
            }
            this.skipSemi();
            const elif = this.accept(Token.Elif, LexContext.CommandStart);
            if (!elif)
                break;
            branchPos = elif.pos;
        }
        if (this.accept(Token.Else, LexContext.CommandStart)) {
            const elseCommands = this.list();
            const emptyElsePos = this.emptyListPos(elseCommands);
            if (emptyElsePos >= 0)
                this.error("expected command after 'else'", emptyElsePos);
            command.else = this.makeCompoundList(elseCommands);
            this.skipSemi();
        }
        const closeEnd = this.acceptEnd(Token.Fi, LexContext.CommandStart);
        if (closeEnd < 0)
            this.error("expected 'fi' to close 'if'", this.tok.getPos());
        command.end = closeEnd >= 0 ? closeEnd : branchPos;
        this.syntaxDepth--;
        return command;
    }
    // for_clause := FOR word [IN word* (';'|NL)] DO list DONE
    //            | FOR '((' expr '))' [';'|NL] DO list DONE
    forClause() {
        const pos = this.tok.next(LexContext.CommandStart).pos;
        if (this.tok.peek(LexContext.Normal).token === Token.LParen) {
            return this.cStyleFor(pos);
        }
        const name = this.readRequiredWord("for");
        let wordlist;
        this.skipNewlines(LexContext.CommandStart);
        if (this.tok.peek(LexContext.CommandStart).token === Token.In) {
            this.tok.next(LexContext.CommandStart);
            wordlist = [];
            while (this.tok.peek(LexContext.Normal).token === Token.Word) {
                wordlist.push(this.readWord(LexContext.Normal));
            }
        }
        this.skipSemi();
        this.skipNewlines(LexContext.CommandStart);
        if (this.tok.peek(LexContext.CommandStart).token === Token.LBrace) {
            const bg = this.braceGroup();
            return { type: "For", pos, end: bg.end, name, wordlist, body: bg.body };
        }
        const hasDo = this.accept(Token.Do, LexContext.CommandStart) !== null;
        if (!hasDo)
            this.error("expected 'do'", this.tok.getPos());
        if (this.syntaxDepth >= MAX_SYNTAX_NESTING) {
            this.error("maximum for nesting depth exceeded", pos);
            const closeEnd = this.tok.skipCompoundBody(Token.Done);
            if (closeEnd < 0)
                this.error("expected 'done' to close 'for'", this.tok.getPos());
            const end = closeEnd >= 0 ? closeEnd : pos;
            return { type: "For", pos, end, name, wordlist, body: this.makeCompoundList([]) };
        }
        this.syntaxDepth++;
        const body = this.doBody(hasDo);
        this.syntaxDepth--;
        this.skipSemi();
        const closeEnd = this.acceptEnd(Token.Done, LexContext.CommandStart);
        if (closeEnd < 0)
            this.error("expected 'done' to close 'for'", this.tok.getPos());
        const end = closeEnd >= 0 ? closeEnd : pos;
        return { type: "For", pos, end, name, wordlist, body: this.makeCompoundList(body) };
    }
    // C-style for: (( expr; expr; expr )) [;|NL] do list done | { list }
    cStyleFor(pos) {
        const [initStr, testStr, updateStr, initPos, testPos, updatePos] = this.tok.readCStyleForExprs();
        if (this.tok.peek(LexContext.CommandStart).token === Token.Semi)
            this.tok.next(LexContext.CommandStart);
        this.skipNewlines(LexContext.CommandStart);
        if (this.tok.peek(LexContext.CommandStart).token === Token.LBrace) {
            const bg = this.braceGroup();
            return new ArithmeticForImpl(pos, bg.end, bg.body, initStr, testStr, updateStr, initPos, testPos, updatePos, this.source, this.depth, this.tok.getSubstitutionContext());
        }
        const hasDo = this.accept(Token.Do, LexContext.CommandStart) !== null;
        if (!hasDo)
            this.error("expected 'do'", this.tok.getPos());
        if (this.syntaxDepth >= MAX_SYNTAX_NESTING) {
            this.error("maximum for nesting depth exceeded", pos);
            const closeEnd = this.tok.skipCompoundBody(Token.Done);
            if (closeEnd < 0)
                this.error("expected 'done' to close 'for'", this.tok.getPos());
            const end = closeEnd >= 0 ? closeEnd : pos;
            return new ArithmeticForImpl(pos, end, this.makeCompoundList([]), initStr, testStr, updateStr, initPos, testPos, updatePos, this.source, this.depth, this.tok.getSubstitutionContext());
        }
        this.syntaxDepth++;
        const body = this.doBody(hasDo);
        this.syntaxDepth--;
        const closeEnd = this.acceptEnd(Token.Done, LexContext.CommandStart);
        if (closeEnd < 0)
            this.error("expected 'done' to close 'for'", this.tok.getPos());
        const end = closeEnd >= 0 ? closeEnd : pos;
        return new ArithmeticForImpl(pos, end, this.makeCompoundList(body), initStr, testStr, updateStr, initPos, testPos, updatePos, this.source, this.depth, this.tok.getSubstitutionContext());
    }
    whileClause() {
        return this.whileOrUntil("while");
    }
    untilClause() {
        return this.whileOrUntil("until");
    }
    whileOrUntil(kind) {
        const pos = this.tok.next(LexContext.CommandStart).pos;
        if (this.syntaxDepth >= MAX_SYNTAX_NESTING) {
            this.error(`maximum ${kind} nesting depth exceeded`, pos);
            const closeEnd = this.tok.skipCompoundBody(Token.Done);
            if (closeEnd < 0)
                this.error(`expected 'done' to close '${kind}'`, this.tok.getPos());
            const end = closeEnd >= 0 ? closeEnd : pos;
            return {
                type: "While",
                pos,
                end,
                kind,
                clause: this.makeCompoundList([]),
                body: this.makeCompoundList([]),
            };
        }
        this.syntaxDepth++;
        const clauseCommands = this.list();
        const emptyClausePos = this.emptyListPos(clauseCommands);
        const clause = this.makeCompoundList(clauseCommands);
        this.skipSemi();
        const hasDo = this.accept(Token.Do, LexContext.CommandStart) !== null;
        if (!hasDo)
            this.error("expected 'do'", this.tok.getPos());
        else if (emptyClausePos >= 0)
            this.error(`expected command after '${kind}'`, emptyClausePos);
        const body = this.doBody(hasDo);
        this.skipSemi();
        const closeEnd = this.acceptEnd(Token.Done, LexContext.CommandStart);
        if (closeEnd < 0)
            this.error(`expected 'done' to close '${kind}'`, this.tok.getPos());
        const end = closeEnd >= 0 ? closeEnd : pos;
        this.syntaxDepth--;
        return { type: "While", pos, end, kind, clause, body: this.makeCompoundList(body) };
    }
    // case_clause := CASE word IN (pattern) list (;; | ;& | ;;&) ... ESAC
    caseClause() {
        const pos = this.tok.next(LexContext.CommandStart).pos;
        const word = this.readRequiredWord("case");
        this.skipNewlines(LexContext.CommandStart);
        if (!this.accept(Token.In, LexContext.CommandStart))
            this.error("expected 'in' after 'case' word", this.tok.getPos());
        this.skipNewlines(LexContext.CasePattern);
        if (this.syntaxDepth >= MAX_SYNTAX_NESTING) {
            this.error("maximum case nesting depth exceeded", pos);
            const closeEnd = this.tok.skipCompoundBody(Token.Esac);
            if (closeEnd < 0)
                this.error("expected 'esac' to close 'case'", this.tok.getPos());
            const end = closeEnd >= 0 ? closeEnd : pos;
            return { type: "Case", pos, end, word, items: [] };
        }
        this.syntaxDepth++;
        const items = [];
        // Report only the first grammar error: recovery below would repeat it.
        let invalid = false;
        let t = this.tok.peek(LexContext.CasePattern).token;
        while (t !== Token.Esac && t !== Token.EOF) {
            const itemPos = this.tok.peek(LexContext.Normal).pos;
            this.accept(Token.LParen, LexContext.Normal);
            // pattern := word ('|' word)*
            const pattern = [];
            let expectWord = true;
            let next = this.tok.peek(LexContext.Normal);
            while (next.token !== Token.RParen && next.token !== Token.EOF) {
                const valid = next.token === (expectWord ? Token.Word : Token.Pipe);
                if (valid)
                    expectWord = !expectWord;
                else if (!invalid) {
                    this.unexpectedToken(next);
                    invalid = true;
                }
                const tok = this.tok.next(LexContext.Normal);
                if (tok.token === Token.Word)
                    pattern.push(this.toWord(tok));
                next = this.tok.peek(LexContext.Normal);
            }
            if (expectWord && next.token === Token.RParen && !invalid) {
                this.unexpectedToken(next);
                invalid = true;
            }
            const rparenEnd = this.acceptEnd(Token.RParen, LexContext.Normal);
            const cmds = this.list();
            // An empty body belongs where commands would start, not wherever the lexer stopped.
            const bodyPos = rparenEnd >= 0 ? rparenEnd : pattern.length > 0 ? pattern[pattern.length - 1].end : itemPos;
            const itemEnd = cmds.length > 0 ? cmds[cmds.length - 1].end : bodyPos;
            const item = {
                type: "CaseItem",
                pos: itemPos,
                end: itemEnd,
                pattern,
                body: cmds.length > 0
                    ? this.makeCompoundList(cmds)
                    : { type: "CompoundList", pos: bodyPos, end: bodyPos, commands: [] },
                terminator: undefined,
            };
            const after = this.tok.peek(LexContext.CommandStart);
            t = after.token;
            if (t === Token.DoubleSemi || t === Token.SemiAmp || t === Token.DoubleSemiAmp) {
                const termTok = this.tok.next(LexContext.CommandStart);
                item.terminator = CASE_TERMINATORS[termTok.token];
                item.end = termTok.end;
            }
            else if (t !== Token.Esac && t !== Token.EOF && !invalid) {
                this.unexpectedToken(after);
                invalid = true;
            }
            items.push(item);
            this.skipNewlines(LexContext.CasePattern);
            t = this.tok.peek(LexContext.CasePattern).token;
        }
        const closeEnd = this.acceptEnd(Token.Esac, LexContext.CommandStart);
        if (closeEnd < 0)
            this.error("expected 'esac' to close 'case'", this.tok.getPos());
        const end = closeEnd >= 0 ? closeEnd : pos;
        this.syntaxDepth--;
        return { type: "Case", pos, end, word, items };
    }
    // select_clause := SELECT word [IN word* (';'|NL)] DO list DONE
    selectClause() {
        const pos = this.tok.next(LexContext.CommandStart).pos;
        const name = this.readRequiredWord("select");
        let wordlist;
        this.skipNewlines(LexContext.CommandStart);
        if (this.tok.peek(LexContext.CommandStart).token === Token.In) {
            this.tok.next(LexContext.CommandStart);
            wordlist = [];
            while (this.tok.peek(LexContext.Normal).token === Token.Word) {
                wordlist.push(this.readWord(LexContext.Normal));
            }
        }
        this.skipSemi();
        this.skipNewlines(LexContext.CommandStart);
        if (this.tok.peek(LexContext.CommandStart).token === Token.LBrace) {
            const bg = this.braceGroup();
            return { type: "Select", pos, end: bg.end, name, wordlist, body: bg.body };
        }
        const hasDo = this.accept(Token.Do, LexContext.CommandStart) !== null;
        if (!hasDo)
            this.error("expected 'do'", this.tok.getPos());
        if (this.syntaxDepth >= MAX_SYNTAX_NESTING) {
            this.error("maximum select nesting depth exceeded", pos);
            const closeEnd = this.tok.skipCompoundBody(Token.Done);
            if (closeEnd < 0)
                this.error("expected 'done' to close 'select'", this.tok.getPos());
            const end = closeEnd >= 0 ? closeEnd : pos;
            return { type: "Select", pos, end, name, wordlist, body: this.makeCompoundList([]) };
        }
        this.syntaxDepth++;
        const body = this.doBody(hasDo);
        this.syntaxDepth--;
        this.skipSemi();
        const closeEnd = this.acceptEnd(Token.Done, LexContext.CommandStart);
        if (closeEnd < 0)
            this.error("expected 'done' to close 'select'", this.tok.getPos());
        const end = closeEnd >= 0 ? closeEnd : pos;
        return { type: "Select", pos, end, name, wordlist, body: this.makeCompoundList(body) };
    }
    // test_command := [[ test_expr ]]
    testCommand() {
        const pos = this.tok.next(LexContext.CommandStart).pos; // consume [[
        const expr = this.parseTestOr();
        const closeEnd = this.acceptEnd(Token.DblRBracket, LexContext.TestMode);
        if (closeEnd < 0)
            this.error("expected ']]' to close '[['", this.tok.getPos());
        const end = closeEnd >= 0 ? closeEnd : pos;
        return { type: "TestCommand", pos, end, expression: expr };
    }
    // test_or := test_and ('||' test_and)*
    parseTestOr() {
        const first = this.parseTestAnd();
        if (this.tok.peek(LexContext.TestMode).token !== Token.Or)
            return first;
        const operands = [first];
        do {
            this.tok.next(LexContext.TestMode);
            operands.push(this.parseTestAnd());
        } while (this.tok.peek(LexContext.TestMode).token === Token.Or);
        return {
            type: "TestLogical",
            pos: first.pos,
            end: operands[operands.length - 1].end,
            operator: "||",
            operands,
        };
    }
    // test_and := test_not ('&&' test_not)*
    parseTestAnd() {
        const first = this.parseTestNot();
        if (this.tok.peek(LexContext.TestMode).token !== Token.And)
            return first;
        const operands = [first];
        do {
            this.tok.next(LexContext.TestMode);
            operands.push(this.parseTestNot());
        } while (this.tok.peek(LexContext.TestMode).token === Token.And);
        return {
            type: "TestLogical",
            pos: first.pos,
            end: operands[operands.length - 1].end,
            operator: "&&",
            operands,
        };
    }
    // test_not := '!' test_not | test_primary
    parseTestNot() {
        let t = this.tok.peek(LexContext.TestMode);
        if (!isTestNegation(t))
            return this.parseTestPrimary();
        const negations = [];
        while (isTestNegation(t)) {
            const bang = this.tok.next(LexContext.TestMode);
            negations.push({ type: "Negation", pos: bang.pos, end: bang.end });
            t = this.tok.peek(LexContext.TestMode);
        }
        const operand = this.parseTestPrimary();
        return { type: "TestNot", pos: negations[0].pos, end: operand.end, negations, operand };
    }
    // test_primary := '(' test_or ')' | unary_op word | word binary_op word | word
    parseTestPrimary() {
        // Grouped: ( expr )
        if (this.tok.peek(LexContext.TestMode).token === Token.LParen) {
            const openPos = this.tok.next(LexContext.TestMode).pos;
            if (this.syntaxDepth >= MAX_SYNTAX_NESTING) {
                this.error("maximum test group nesting depth exceeded", openPos);
                const closeEnd = this.tok.skipTestGroup();
                if (closeEnd < 0)
                    this.error("expected ')' to close test group", this.tok.getPos());
                const end = closeEnd >= 0 ? closeEnd : openPos;
                const operand = new WordImpl("", openPos, openPos);
                const expression = {
                    type: "TestUnary",
                    pos: openPos,
                    end: openPos,
                    operator: "-n",
                    operand,
                };
                return { type: "TestGroup", pos: openPos, end, expression };
            }
            this.syntaxDepth++;
            const expr = this.parseTestOr();
            this.syntaxDepth--;
            const closeEnd = this.acceptEnd(Token.RParen, LexContext.TestMode);
            if (closeEnd < 0)
                this.error("expected ')' to close test group", this.tok.getPos());
            const end = closeEnd >= 0 ? closeEnd : openPos;
            return { type: "TestGroup", pos: openPos, end, expression: expr };
        }
        const first = this.tok.next(LexContext.TestMode);
        if (first.token === Token.And || first.token === Token.Or)
            this.unexpectedToken(first);
        const val = first.value;
        const firstPos = first.pos;
        const firstEnd = first.end;
        // Unary test: -op word, recognized only as written. Bash rejects the operator without an
        // operand, so keep the operator and report the missing word instead of demoting it to a string.
        if (first.keywordEligible && UNARY_TEST_OPS[val] === 1) {
            if (this.tok.peek(LexContext.TestMode).token === Token.Word) {
                const operand = this.readTestOperand();
                return {
                    type: "TestUnary",
                    pos: firstPos,
                    end: operand.end,
                    operator: val,
                    operand,
                };
            }
            this.error("expected operand after unary test operator", firstEnd);
            const operand = new WordImpl("", firstEnd, firstEnd);
            return { type: "TestUnary", pos: firstPos, end: firstEnd, operator: val, operand };
        }
        // Check for binary op
        const nt = this.tok.peek(LexContext.TestMode);
        if (nt.token === Token.Word && nt.keywordEligible && BINARY_TEST_OPS[nt.value] === 1) {
            const op = this.tok.next(LexContext.TestMode).value;
            let right;
            if (op === "=~") {
                const token = this.tok.readTestRegexWord();
                right = new WordImpl(this.source.slice(token.pos, token.end), token.pos, token.end, this.source, embeddedPartsResolver(this.tok.getSubstitutionContext()), this.depth);
            }
            else {
                right = this.readTestOperand();
            }
            const left = this.toWordFromPosEnd(first, firstPos, firstEnd);
            return {
                type: "TestBinary",
                pos: firstPos,
                end: right.end,
                operator: op,
                left,
                right,
            };
        }
        // Standalone word (implicit -n test)
        const w = this.toWordFromPosEnd(first, firstPos, firstEnd);
        return { type: "TestUnary", pos: firstPos, end: w.end, operator: "-n", operand: w };
    }
    // Unquoted `<` and `>` are operators in `[[ ]]`, never operands.
    readTestOperand() {
        const t = this.tok.next(LexContext.TestMode);
        if (t.keywordEligible && (t.value === "<" || t.value === ">"))
            this.error(`unexpected argument '${t.value}' to conditional operator`, t.pos);
        return this.toWord(t);
    }
    // function_def with 'function' keyword
    functionDef() {
        const pos = this.tok.next(LexContext.CommandStart).pos;
        const name = this.readWord(LexContext.FunctionName);
        let body;
        if (this.tok.peek(LexContext.CommandStart).token === Token.LParen) {
            const openPos = this.tok.next(LexContext.CommandStart).pos;
            // `(` is the optional empty parameter list only when `)` follows immediately;
            // anything else opens a subshell body, as in `f() ( ... )`.
            if (this.tok.peek(LexContext.CommandStart).token === Token.RParen) {
                this.tok.next(LexContext.CommandStart);
                this.skipNewlines(LexContext.CommandStart);
                body = this.commandAsBody();
            }
            else {
                body = this.withRedirects(this.subshellBody(openPos));
            }
        }
        else {
            this.skipNewlines(LexContext.CommandStart);
            body = this.commandAsBody();
        }
        return { type: "Function", pos, end: body.end, name, body };
    }
    // simple_command or function_def (word '(' ')' body)
    simpleCommandOrFunction(coproc) {
        const prefix = [];
        const cmdPos = this.tok.peek(LexContext.CommandStart).pos;
        let lastEnd = cmdPos;
        // Assignments and redirects interleave freely; after the first element CommandPrefix
        // keeps the following command name from being read as a reserved word.
        let ctx = LexContext.CommandStart;
        for (;;) {
            const t = this.tok.peek(ctx).token;
            if (t === Token.Assignment) {
                const assignment = this.tok.next(ctx);
                lastEnd = assignment.end;
                prefix.push(this.parseAssignment(assignment));
            }
            else if (t === Token.Redirect) {
                const redirect = this.readRedirect(ctx);
                prefix.push(redirect);
                lastEnd = redirect.end;
            }
            else {
                break;
            }
            ctx = LexContext.CommandPrefix;
        }
        if (this.tok.peek(LexContext.Normal).token !== Token.Word) {
            return new CommandImpl(cmdPos, lastEnd, undefined, prefix, []);
        }
        const nameToken = this.tok.next(LexContext.Normal);
        const keyword = nameToken.keywordEligible ? nameToken.value : "";
        const name = this.toWord(nameToken);
        ctx = isDeclarationCommand(keyword)
            ? LexContext.Declaration
            : keyword === "eval" || keyword === "let"
                ? LexContext.EvalArgument
                : LexContext.Normal;
        lastEnd = name.end;
        const suffix = [];
        if (coproc) {
            while (this.tok.peek(LexContext.CommandPrefix).token === Token.Assignment) {
                const token = this.tok.next(LexContext.CommandPrefix);
                const word = ctx === LexContext.Declaration ? this.parseAssignment(token) : this.toWord(token);
                suffix.push(word);
                lastEnd = word.end;
            }
        }
        // Check for function definition: word '(' ')' body
        if (this.tok.peek(ctx).token === Token.LParen && suffix.length === 0) {
            this.tok.next(LexContext.Normal);
            if (this.tok.peek(LexContext.Normal).token === Token.RParen) {
                this.tok.next(LexContext.Normal);
                this.skipNewlines(LexContext.CommandStart);
                const body = this.commandAsBody();
                return {
                    type: "Function",
                    pos: name.pos,
                    end: body.end,
                    name,
                    body,
                };
            }
        }
        // Collect suffix words and redirects
        for (;;) {
            const st = this.tok.peek(ctx).token;
            if (st === Token.Word || st === Token.Assignment) {
                const token = this.tok.next(ctx);
                const w = st === Token.Assignment ? this.parseAssignment(token) : this.toWord(token);
                suffix.push(w);
                lastEnd = w.end;
            }
            else if (st === Token.Redirect) {
                const redirect = this.readRedirect(ctx);
                suffix.push(redirect);
                lastEnd = redirect.end;
            }
            else {
                break;
            }
        }
        return new CommandImpl(cmdPos, lastEnd, name, prefix, suffix);
    }
    readRedirect(ctx) {
        const t = this.tok.next(ctx);
        const tPos = t.pos;
        const tEnd = t.end;
        const descriptor = t.fileDescriptor !== undefined
            ? { type: "FileDescriptor", pos: tPos, end: t.descriptorEnd, value: t.fileDescriptor }
            : t.variableName !== undefined
                ? { type: "FileDescriptorVariable", pos: tPos, end: t.descriptorEnd, name: t.variableName }
                : undefined;
        const hasTarget = t.targetEnd > t.targetPos;
        if (!hasTarget)
            this.error("expected redirect target", t.targetPos);
        if (t.value === "<<" || t.value === "<<-") {
            const r = {
                type: "HereDoc",
                pos: tPos,
                end: tEnd,
                operator: t.value,
                descriptor,
                delimiter: hasTarget
                    ? {
                        type: "HereDocDelimiter",
                        pos: t.targetPos,
                        end: t.targetEnd,
                        text: this.source.slice(t.targetPos, t.targetEnd),
                        value: t.content ?? "",
                        quoted: t.delimiterQuoted,
                    }
                    : undefined,
                body: new HereDocBodyImpl(this.source, tEnd, t.delimiterQuoted, this.depth, this.tok.getSubstitutionContext()),
                closing: undefined,
            };
            if (hasTarget)
                this.tok.registerHereDocTarget(r);
            return r;
        }
        const target = hasTarget
            ? new WordImpl(this.source.slice(t.targetPos, t.targetEnd), t.targetPos, t.targetEnd, this.source, wordPartsResolver(this.tok.getSubstitutionContext()), this.depth)
            : undefined;
        return t.value === "<<<"
            ? { type: "HereString", pos: tPos, end: tEnd, operator: "<<<", descriptor, target }
            : { type: "Redirect", pos: tPos, end: tEnd, operator: REDIRECT_OPS[t.value] ?? ">", descriptor, target };
    }
    commandAsBody() {
        const cmd = this.command();
        if (cmd && cmd.type !== "Command" && cmd.type !== "Function" && cmd.type !== "Coproc")
            return cmd;
        this.error("expected compound command as function body", cmd?.pos ?? this.tok.getPos());
        return this.makeCompoundList(cmd ? [this.makeStatement(cmd)] : []);
    }
    readWord(ctx) {
        return this.toWord(this.tok.next(ctx));
    }
    // A missing word stays empty and leaves its token to the rest of the clause.
    readRequiredWord(keyword) {
        const t = this.tok.peek(LexContext.Normal);
        if (t.token === Token.Word)
            return this.toWord(this.tok.next(LexContext.Normal));
        if (t.token !== Token.EOF)
            this.error(`expected word after '${keyword}'`, t.pos);
        return new WordImpl("", t.pos, t.pos);
    }
    toWord(tok) {
        const text = tok.raw ? tok.value : this.source.slice(tok.pos, tok.end);
        // Raw keyword-eligible words have no quotes or expansions to resolve.
        const source = tok.raw && tok.keywordEligible ? undefined : this.source;
        return new WordImpl(text, tok.pos, tok.end, source, source === undefined ? computeBareWordParts : wordPartsResolver(this.tok.getSubstitutionContext()), this.depth);
    }
    toWordFromPosEnd(tok, pos, end) {
        if (tok.pos === pos && tok.end === end)
            return this.toWord(tok);
        return new WordImpl(this.source.slice(pos, end), pos, end, this.source, wordPartsResolver(this.tok.getSubstitutionContext()), this.depth);
    }
    parseAssignment(token) {
        const text = token.raw ? token.value : this.source.slice(token.pos, token.end);
        return new AssignmentImpl(text, token.pos, token.end, this.source, token.assignmentOperatorPos, this.depth, this.tok.getSubstitutionContext());
    }
    makeCompoundList(commands) {
        const p = this.tok.getPos();
        const pos = commands.length > 0 ? commands[0].pos : p;
        const end = commands.length > 0 ? commands[commands.length - 1].end : p;
        return { type: "CompoundList", pos, end, commands };
    }
}


/***/ })

};
