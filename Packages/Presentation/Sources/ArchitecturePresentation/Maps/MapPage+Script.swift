extension MapPage {
    /// The hash of the script for the page's policy: `sha256-` and the digest in Base64.
    static let scriptHash = "sha256-GPTTypW1kBCA8azeaMAddQUhPuPSDiOnldeorrl/NhU="

    /// The script of the page; it adds names as text only, never as markup.
    static let script = #"""
        'use strict';
        const SVG = 'http://www.w3.org/2000/svg';
        const $ = (id) => document.getElementById(id);
        const facts = JSON.parse($('facts').textContent);
        const { modules, arrows, layers, states } = facts;
        const [stage, grid, wires, panel, search] = ['stage', 'grid', 'wires', 'panel', 'search'].map($);
        const [fixed, moving] = wires.querySelectorAll(':scope > g');
        const [heads, bands, cells] = ['.head', '.band', '.cell'].map((kind) => [...grid.querySelectorAll(kind)]);
        const boxes = [];
        for (const box of grid.querySelectorAll('[data-module]')) boxes[box.dataset.module] = box;
        const routes = new Map();
        [...grid.querySelectorAll('.inside>path')].forEach((path, index) => routes.set(facts.routes[index].join(), path));
        const routeOf = (arrow) => routes.get(`${arrow.from},${arrow.to}`);
        const counts = cells.map((cell) => cell.querySelector('.count'));
        const plainCounts = new Set(counts.filter((count) => count && /^\d+$/.test(count.textContent)));
        const closable = cells.filter((cell) => cell.querySelector('.card'));
        let language = /^ja/.test(navigator.language) ? 1 : 0;
        let state = Math.max(0, states.length - 1), uses, users, bad, changed;
        let selected = null, listed = null, edges = [], scale = 1, shift = [0, 0];

        const say = (key, ...values) => facts.text[key][language].replace(/%(\d)/g, (_, index) => values[index]);
        function element(name, text, ...children) {
          const node = document.createElement(name);
          if (text !== undefined && text !== null) node.textContent = text;
          node.append(...children);
          return node;
        }

        // The state that is shown. Lists have the states at which something begins and ends, in turn.
        const holds = (list) => list.filter((change) => change <= state).length % 2 === 1;
        const isIn = (thing) => holds(thing.changes ?? [0]);
        const change = (thing) => state > 0 && thing.changes?.includes(state) ? (isIn(thing) ? 'added' : 'removed') : null;
        const isShown = (thing) => isIn(thing) || change(thing) !== null;
        const isForbidden = (arrow) => isIn(arrow) && holds(arrow.violations ?? []);
        const kind = (arrow) => isForbidden(arrow) ? 'forbidden' : change(arrow) ?? 'arrow';
        function enter(next) {
          state = next;
          [uses, users] = [modules.map(() => []), modules.map(() => [])];
          for (const arrow of arrows.filter(isShown)) { uses[arrow.from].push(arrow); users[arrow.to].push(arrow); }
          bad = arrows.filter(isForbidden);
          changed = [...modules, ...arrows].filter(change);
          const first = modules.findIndex(isShown);
          modules.forEach((module, index) => {
            boxes[index]?.classList.toggle('gone', !isShown(module));
            boxes[index]?.setAttribute('tabindex', index === first ? '0' : '-1');
            for (const one of ['added', 'removed']) boxes[index]?.querySelector('rect').classList.toggle(one + 'box', change(module) === one);
          });
          for (const arrow of arrows) {
            const route = routeOf(arrow);
            if (!route) continue;
            route.setAttribute('class', isShown(arrow) ? kind(arrow) : 'gone');
            route.setAttribute('marker-end', `url(#${kind(arrow)})`);
          }
          cells.forEach((cell, index) => {
            const own = modules.filter((module) => module.cell === index);
            cell.classList.toggle('gone', !own.some(isShown));
            if (!closable.includes(cell)) return;
            const opens = own.some(change) || changed.some((arrow) => modules[arrow.from]?.cell === index && modules[arrow.to].cell === index);
            if (cell.dataset.opened) cell.classList.remove('open');
            cell.dataset.opened = opens && !cell.classList.contains('open') ? 'true' : '';
            if (opens) cell.classList.add('open');
          });
          if (selected !== null && !isShown(modules[selected])) select(null);
          speak();
          find();
        }

        // Positions: the browser lays out the grid; arrows are measured from its edges.
        function measure() {
          edges = heads.flatMap((head) => [head.offsetLeft, head.offsetLeft + head.offsetWidth])
            .concat(bands.flatMap((band) => [band.offsetTop, band.offsetTop + band.offsetHeight]),
              cells.flatMap((cell) => [cell.offsetLeft, cell.offsetTop]), bands.length ? bands[0].offsetLeft : 0);
          wires.setAttribute('width', grid.offsetWidth);
          wires.setAttribute('height', grid.offsetHeight);
        }
        const firstCell = 2 * (heads.length + bands.length);
        function place(path) {
          return path.replace(/(\d+)_(-?[\d.]+)(?:_(-?[\d.]+))?/g, (_, edge, open, closed) => {
            const cell = cells[(edge - firstCell) >> 1];
            return edges[edge] + Number(closed !== undefined && !cell.classList.contains('open') ? closed : open);
          });
        }
        function wire(kind, path) {
          const line = document.createElementNS(SVG, 'path');
          line.setAttribute('class', kind);
          line.setAttribute('d', place(path));
          line.setAttribute('marker-end', `url(#${kind})`);
          return line;
        }
        const isHidden = (arrow) => modules[arrow.from].cell === modules[arrow.to].cell
          && !cells[modules[arrow.from].cell].classList.contains('open');
        function draw() {
          measure();
          fixed.replaceChildren(...facts.rails.map((path) => wire('rail', path)),
            ...arrows.filter((arrow) => isShown(arrow) && !isHidden(arrow) && !routeOf(arrow)
              && (arrow.drawn || kind(arrow) !== 'arrow')).map((arrow) => wire(kind(arrow), arrow.path)));
          light(selected);
          $('all').textContent = say(closable.every((cell) => cell.classList.contains('open')) ? 'closeAll' : 'openAll');
        }

        // What a module uses, and what uses it.
        let marked = [];
        function mark(module, kind) {
          const box = boxes[module], cell = cells[modules[module].cell];
          for (const node of [box, cell]) if (node) { node.classList.add(kind); marked.push([node, kind]); }
        }
        function light(module) {
          for (const [node, kind] of marked) node.classList.remove(kind);
          marked = [];
          moving.replaceChildren();
          grid.classList.toggle('lit', module !== null);
          if (module === null) return;
          mark(module, 'self');
          for (const [list, end, side, sign] of [[users[module], 'from', 'users', 'user'], [uses[module], 'to', 'uses', 'used']]) {
            for (const arrow of list) {
              mark(arrow[end], sign);
              const isInner = modules[arrow.from].cell === modules[arrow.to].cell, route = routeOf(arrow);
              if (route) {
                route.classList.add('lit' + side);
                marked.push([route, 'lit' + side]);
              } else if (!isInner) moving.append(wire(kind(arrow) === 'arrow' ? side : kind(arrow), arrow.path));
            }
          }
        }

        // The panel.
        function link(module) {
          const button = element('button', modules[module].name);
          button.addEventListener('click', () => select(module, true));
          return button;
        }
        function row(arrow, module) {
          const item = element('li', null, link(module));
          const news = change(arrow);
          if (news) {
            item.className = news;
            item.append(' ', element('small', say(news)));
          }
          if (arrow.place) item.append(' ', element('small', arrow.place));
          if (isForbidden(arrow)) {
            item.className = 'bad';
            const rule = arrow.rule;
            item.append(element('p', rule ? `${say('forbidden')}: ${rule.name}. ${rule.reason} (${rule.place})` : say('forbidden')));
          }
          return item;
        }
        function list(title, items) {
          const rows = items.length ? items : [element('li', say('nothing'))];
          return [element('h3', `${title} (${items.length})`), element('ul', null, ...rows)];
        }
        function rebuilt(module) {
          const found = new Set([module]);
          for (const next of found) for (const arrow of users[next]) if (isIn(arrow)) found.add(arrow.from);
          found.delete(module);
          return [...found].sort((one, other) => modules[one].name < modules[other].name ? -1 : 1);
        }
        function show(...children) {
          const close = element('button', '×');
          close.className = 'shut';
          close.setAttribute('aria-label', say('close'));
          close.addEventListener('click', () => select(null));
          panel.replaceChildren(close, ...children);
          panel.hidden = false;
          panel.scrollTop = 0;
        }
        function describe(module) {
          const { name, package: folder, layer, feature, allowed } = modules[module];
          const terms = element('dl');
          const news = change(modules[module]);
          for (const [key, value] of [['change', news && say(news)], ['package', folder], ['layer', layer], ['feature', feature]]) {
            if (value) terms.append(element('dt', say(key)), element('dd', value));
          }
          const rule = layer !== null && layers[layer];
          const reasons = [];
          if (rule) reasons.push(element('blockquote', rule.reason, element('small', ` ${rule.place}`)));
          if (allowed) {
            terms.append(element('dt', say('allowed')), element('dd', null, ...allowed.map(([other, ...parts]) =>
              element('div', parts.length ? `${other}: ${parts.map((part) => part ?? say('kits')).join(', ')}` : other))));
          }
          const inside = $(`inside-${module}`);
          const folders = inside ? [element('h3', say('folders')), inside.content.cloneNode(true)] : [];
          if (feature !== null && facts.features) {
            reasons.push(element('blockquote', facts.features.reason, element('small', ` ${facts.features.place}`)));
          }
          show(element('h2', name), terms, ...reasons, ...folders,
            ...list(say('uses'), uses[module].map((arrow) => row(arrow, arrow.to))),
            ...list(say('users'), users[module].map((arrow) => row(arrow, arrow.from))),
            ...list(say('rebuilt'), rebuilt(module).map((other) => element('li', null, link(other)))));
        }
        const between = (arrow) => {
          const item = row(arrow, arrow.to);
          item.prepend(link(arrow.from), ' → ');
          return item;
        };
        function showViolations() {
          select(null);
          listed = showViolations;
          show(element('h2', say('violations', bad.length)), element('ul', null, ...bad.map(between)));
        }
        function showChanges() {
          select(null);
          listed = showChanges;
          const items = changed.map((thing) => {
            if (thing.name === undefined) return between(thing);
            const item = element('li', null, link(modules.indexOf(thing)), ' ', element('small', say(change(thing))));
            item.className = change(thing);
            return item;
          });
          show(element('h2', say('changes', changed.length)), element('ul', null, ...items));
        }
        function select(module, moves) {
          selected = module;
          listed = null;
          if (module === null) panel.hidden = true;
          if (module !== null) {
            const cell = cells[modules[module].cell];
            if (!cell.classList.contains('open')) { cell.classList.add('open'); draw(); }
            describe(module);
            if (moves) reveal(boxes[module]);
          }
          light(module);
          history.replaceState(null, '', module === null ? '#' : '#' + encodeURIComponent(modules[module].name));
        }
        // A link to the page may name a module.
        function follow() {
          let name = '';
          try { name = decodeURIComponent(location.hash.slice(1)); } catch { return; }
          const module = modules.findIndex((module) => module.name === name && isShown(module));
          if (module >= 0) select(module, true);
        }

        // Zooming and moving.
        function move() { grid.style.transform = `translate(${shift[0]}px,${shift[1]}px) scale(${scale})`; }
        function zoom(factor, x = stage.clientWidth / 2, y = stage.clientHeight / 2) {
          const next = Math.min(3, Math.max(0.05, scale * factor));
          shift = [x - (x - shift[0]) * next / scale, y - (y - shift[1]) * next / scale];
          scale = next;
          move();
        }
        function fit() {
          scale = Math.min(1.25, stage.clientWidth / grid.offsetWidth, stage.clientHeight / grid.offsetHeight);
          shift = [(stage.clientWidth - grid.offsetWidth * scale) / 2, Math.max(0, (stage.clientHeight - grid.offsetHeight * scale) / 2)];
          move();
        }
        function reveal(node) {
          const view = stage.getBoundingClientRect(), box = node.getBoundingClientRect();
          const over = (low, high, least, most) => low < least ? least - low : high > most ? most - high : 0;
          shift = [shift[0] + over(box.left, box.right, view.left + 40, view.right - 40),
            shift[1] + over(box.top, box.bottom, view.top + 40, view.bottom - 40)];
          move();
        }
        stage.addEventListener('wheel', (event) => {
          event.preventDefault();
          const view = stage.getBoundingClientRect();
          if (event.ctrlKey || event.metaKey) return zoom(Math.exp(-event.deltaY / 200), event.clientX - view.left, event.clientY - view.top);
          shift = [shift[0] - event.deltaX, shift[1] - event.deltaY];
          move();
        }, { passive: false });
        let drag = null;
        stage.addEventListener('pointerdown', (event) => { drag = { x: event.clientX - shift[0], y: event.clientY - shift[1], far: false }; });
        addEventListener('pointermove', (event) => {
          if (!drag) return;
          const next = [event.clientX - drag.x, event.clientY - drag.y];
          if (!drag.far && Math.abs(next[0] - shift[0]) + Math.abs(next[1] - shift[1]) < 5) return;
          drag.far = true;
          stage.classList.add('dragging');
          shift = next;
          move();
        });
        addEventListener('pointerup', () => { stage.classList.remove('dragging'); setTimeout(() => { drag = null; }); });

        // Opening, hovering and choosing.
        const numberOf = (node) => { const box = node.closest?.('[data-module]'); return box ? Number(box.dataset.module) : null; };
        function toggle(group) {
          const open = !group.every((cell) => cell.classList.contains('open'));
          for (const cell of group) cell.classList.toggle('open', open);
          draw();
        }
        stage.addEventListener('click', (event) => {
          if (drag && drag.far) return;
          const module = numberOf(event.target);
          if (module !== null) return select(module);
          const part = event.target.closest('.card, .close, .head, .title');
          if (!part) return select(null);
          const own = part.closest('.cell');
          toggle(own ? [own] : closable.filter((cell) => part.dataset.row !== undefined
            ? cell.dataset.row === part.dataset.row : cell.dataset.column === part.dataset.column));
        });
        let hovered = null;
        stage.addEventListener('pointerover', (event) => {
          const module = numberOf(event.target);
          if (module === hovered) return;
          hovered = module;
          light(module ?? selected);
        });
        stage.addEventListener('focusin', (event) => { const module = numberOf(event.target); if (module !== null) light(module); });

        // Searching.
        let hits = [];
        function find() {
          const words = search.value.trim().toLowerCase();
          hits = words ? [...modules.keys()].filter((module) => isShown(modules[module]) && modules[module].name.toLowerCase().includes(words)) : [];
          grid.classList.toggle('searching', words !== '');
          boxes.forEach((box, module) => box.classList.toggle('hit', hits.includes(module)));
          cells.forEach((cell, index) => cell.classList.toggle('hit', hits.some((module) => modules[module].cell === index)));
          $('found').textContent = words ? say('found', hits.length, modules.filter(isShown).length) : '';
        }
        search.addEventListener('input', find);
        search.addEventListener('keydown', (event) => {
          if (event.key !== 'Enter' || !hits.length) return;
          const next = hits[(hits.indexOf(selected) + 1) % hits.length];
          select(next, true);
        });

        // The keyboard: arrows go to the nearest box, '/' searches.
        function step(x, y) {
          const from = document.activeElement.closest('[data-module], .card');
          const all = [...grid.querySelectorAll('.cell.open [data-module]:not(.gone), .cell:not(.open, .gone) .card')];
          const middle = (node) => { const box = node.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
          const [left, top] = from ? middle(from) : [0, 0];
          let best = from ? null : all[0], least = Infinity;
          for (const node of from ? all : []) {
            const [right, bottom] = middle(node);
            const along = (right - left) * x + (bottom - top) * y, aside = Math.abs((right - left) * y) + Math.abs((bottom - top) * x);
            if (along > 4 && along + 3 * aside < least) { best = node; least = along + 3 * aside; }
          }
          if (best) { best.focus({ preventScroll: true }); reveal(best); }
        }
        const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
        addEventListener('keydown', (event) => {
          if (event.key === 'Escape') {
            search.value = '';
            find();
            return select(null);
          }
          if (event.target.matches('input') || event.ctrlKey || event.metaKey || event.altKey || panel.contains(event.target)) return;
          const module = numberOf(event.target);
          if (steps[event.key]) step(...steps[event.key]);
          else if ((event.key === 'Enter' || event.key === ' ') && module !== null) select(module);
          else if (event.key === '/') search.focus();
          else if (event.key === '+') zoom(1.25);
          else if (event.key === '-') zoom(0.8);
          else if (event.key === '0') fit();
          else return;
          event.preventDefault();
        });

        // The words, and the table.
        function speak() {
          document.documentElement.lang = language ? 'ja' : 'en';
          for (const node of document.querySelectorAll('[data-text]')) node.textContent = say(node.dataset.text, node.dataset.value);
          search.placeholder = say('search');
          search.setAttribute('aria-label', say('search'));
          $('in').setAttribute('aria-label', say('larger'));
          $('out').setAttribute('aria-label', say('smaller'));
          $('language').textContent = say('language');
          for (const [id, list] of [['violations', bad], ['changes', changed]]) {
            $(id).textContent = say(id, list.length);
            $(id).hidden = !list.length;
          }
          counts.forEach((count, index) => {
            const number = modules.filter((module) => module.cell === index && isShown(module)).length;
            if (count) count.textContent = plainCounts.has(count) ? number : say('modules', number);
          });
          if (states.length) {
            const label = states[state] || say('workingTree');
            $('label').textContent = label;
            $('state').setAttribute('aria-label', say('state'));
            $('state').setAttribute('aria-valuetext', label);
          }
          for (const button of grid.querySelectorAll('.close')) button.setAttribute('aria-label', say('close'));
          boxes.forEach((box, module) => {
            const news = change(modules[module]);
            box.setAttribute('aria-label', say('announce', modules[module].name, uses[module].length, users[module].length)
              + (news ? `, ${say(news)}` : ''));
          });
          fill();
          if (selected !== null) describe(selected);
          if (listed) listed();
          draw();
        }
        function fill() {
          const table = $('table');
          table.querySelector('table')?.remove();
          if (!table.open) return;
          const keys = ['module', 'package', 'layer', 'feature', 'uses', 'users', ...(states.length ? ['change'] : [])];
          const names = (list, end) => list.map((arrow) => modules[arrow[end]].name).join(', ');
          const rows = [...modules.entries()].filter(([, module]) => isShown(module)).map(([index, module]) => {
            const news = change(module);
            const name = element('th', module.name);
            name.scope = 'row';
            return element('tr', null, name, ...[module.package, module.layer, module.feature, names(uses[index], 'to'), names(users[index], 'from'),
              ...(states.length ? [news && say(news)] : [])]
              .map((value) => element('td', value)));
          });
          const titles = keys.map((key) => { const title = element('th', say(key)); title.scope = 'col'; return title; });
          table.append(element('table', null, element('thead', null, element('tr', null, ...titles)), element('tbody', null, ...rows)));
        }
        $('table').addEventListener('toggle', fill);
        $('in').addEventListener('click', () => zoom(1.25));
        $('out').addEventListener('click', () => zoom(0.8));
        $('fit').addEventListener('click', fit);
        $('all').addEventListener('click', () => { toggle(closable); fit(); });
        $('language').addEventListener('click', () => { language = 1 - language; speak(); });
        $('violations').addEventListener('click', showViolations);
        $('changes').addEventListener('click', showChanges);
        $('state')?.addEventListener('input', (event) => enter(Number(event.target.value)));
        addEventListener('beforeprint', () => {
          if (!states.length) return;
          $('state').value = states.length - 1;
          enter(states.length - 1);
        });
        $('all').hidden = !closable.length;
        for (const box of boxes) box?.setAttribute('role', 'button');
        enter(state);
        fit();
        follow();
        addEventListener('hashchange', follow);
        addEventListener('resize', fit);
        """#
}
