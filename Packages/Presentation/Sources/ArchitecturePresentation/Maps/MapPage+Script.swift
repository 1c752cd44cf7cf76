extension MapPage {
    /// The hash of the script for the page's policy: `sha256-` and the digest in Base64.
    static let scriptHash = "sha256-bcXjSXesHlSAkbsrrjhQCRLdGpG87dSqI2rVH54kQKc="

    /// The script of the page; it adds names as text only, never as markup.
    static let script = mapScript + "\n" + panelScript

    /// The part of the script that shows a state, lights modules, and reacts to the pointer and the keyboard.
    private static let mapScript = #"""
        'use strict';
        const SVG = 'http://www.w3.org/2000/svg';
        const $ = (id) => document.getElementById(id);
        const facts = JSON.parse($('facts').textContent);
        const { modules, arrows, states } = facts;
        const [stage, grid, lit, panel, search] = ['stage', 'grid', 'lit', 'panel', 'search'].map($);
        const [heads, bands, cells] = ['.head', '.band', '.cell'].map((kind) => [...grid.querySelectorAll(kind)]);
        const boxes = [];
        for (const box of grid.querySelectorAll('[data-module]')) boxes[box.dataset.module] = box;
        const routes = new Map([...grid.querySelectorAll('[data-arrow]')].map((path) => [path.dataset.arrow, path]));
        for (const arrow of arrows) {
          arrow.route = routes.get(`${arrow.from}-${arrow.to}`);
          // Only an arrow within a group has a cell.
          if (modules[arrow.from].cell === modules[arrow.to].cell) arrow.cell = modules[arrow.from].cell;
        }
        const closable = cells.filter((cell) => cell.querySelector('.card'));
        const isOpen = (cell) => cell.classList.contains('open');
        let language = /^ja/.test(navigator.language) ? 1 : 0;
        let state = Math.max(0, states.length - 1), uses, users, hits = [];
        const lists = { violations: [], changes: [] };
        let selected = null, listed = null, edges = [], scale = 1;

        const say = (key, ...values) => facts.text[key][language].replace(/%(\d)/g, (_, index) => values[index]);
        const word = (text) => typeof text === 'string' ? text : text[language];
        function element(name, text, ...children) {
          const node = document.createElement(name);
          if (text !== undefined && text !== null) node.textContent = text;
          node.append(...children);
          return node;
        }

        // The state that is shown. A run is the number of the state that it begins with, and facts, or none if there is no such
        // thing. What a state removes has the facts of the one before.
        const at = (runs, when = state) => runs?.findLast(([start]) => start <= when)?.slice(1) ?? [];
        const isShown = (thing) => thing.isIn || thing.change;
        const isForbidden = (arrow) => arrow.isIn && arrow.rule !== undefined;
        const kind = (arrow) => isForbidden(arrow) ? 'forbidden' : arrow.change ?? 'arrow';
        function enter(next) {
          state = next;
          for (const thing of [...modules, ...arrows]) {
            const [here, before] = [at(thing.runs), at(thing.runs, state - 1)];
            thing.isIn = here.length > 0;
            thing.change = state > 0 && thing.isIn !== before.length > 0 ? (thing.isIn ? 'added' : 'removed') : null;
            thing.now = thing.isIn ? here : before;
          }
          for (const module of modules) [module.package, module.layer, module.feature, module.allowed] = module.now;
          for (const arrow of arrows) [arrow.place, arrow.rule] = arrow.now;
          [uses, users] = [modules.map(() => []), modules.map(() => [])];
          for (const arrow of arrows.filter(isShown)) { uses[arrow.from].push(arrow); users[arrow.to].push(arrow); }
          lists.violations = arrows.filter(isForbidden);
          lists.changes = [...modules, ...arrows].filter((thing) => thing.change);
          const first = modules.findIndex(isShown);
          modules.forEach((module, index) => {
            boxes[index]?.classList.toggle('gone', !isShown(module));
            boxes[index]?.setAttribute('tabindex', index === first ? '0' : '-1');
            for (const one of ['added', 'removed']) boxes[index]?.querySelector('rect').classList.toggle(one + 'box', module.change === one);
          });
          for (const arrow of arrows) if (arrow.route) set(arrow.route, isShown(arrow) ? kind(arrow) : 'gone');
          cells.forEach((cell, index) => {
            const own = modules.filter((module) => module.cell === index);
            cell.classList.toggle('gone', !own.some(isShown));
            if (!closable.includes(cell)) return;
            const opens = lists.changes.some((thing) => thing.cell === index);
            if (cell.dataset.opened) cell.classList.remove('open');
            cell.dataset.opened = opens && !isOpen(cell) ? 'true' : '';
            if (opens) cell.classList.add('open');
          });
          if (selected !== null && !isShown(modules[selected])) select(null);
          find();
          speak();
        }

        // Positions: the browser lays out the grid; arrows are measured from its edges.
        function measure() {
          edges = heads.flatMap((head) => [head.offsetLeft, head.offsetLeft + head.offsetWidth])
            .concat(bands.flatMap((band) => [band.offsetTop, band.offsetTop + band.offsetHeight]),
              cells.flatMap((cell) => [cell.offsetLeft, cell.offsetTop]), bands.length ? bands[0].offsetLeft : 0);
        }
        const firstCell = 2 * (heads.length + bands.length);
        function place(path) {
          return path.replace(/(\d+)_(-?[\d.]+)(?:_(-?[\d.]+))?/g, (_, edge, open, closed) => {
            const cell = cells[(edge - firstCell) >> 1];
            return edges[edge] + Number(closed !== undefined && !isOpen(cell) ? closed : open);
          });
        }
        function set(line, kind) {
          line.setAttribute('class', kind);
          line.setAttribute('marker-end', `url(#${kind})`);
          return line;
        }
        function wire(kind, path) {
          const line = document.createElementNS(SVG, 'path');
          line.setAttribute('d', place(path));
          return set(line, kind);
        }
        function draw() {
          measure();
          const used = new Set(arrows.filter((arrow) => arrow.isIn && !isForbidden(arrow))
            .map(({ from, to }) => [from, to].map((module) => cells[modules[module].cell].dataset.row).join()));
          $('wires').lastElementChild.replaceChildren(
            ...facts.rails.filter(({ rows }) => used.has(rows.join())).map(({ path }) => wire('rail', path)),
            ...arrows.filter((arrow) => isShown(arrow) && !arrow.route && (arrow.cell === undefined || isOpen(cells[arrow.cell]))
              && (arrow.drawn || kind(arrow) !== 'arrow')).map((arrow) => wire(kind(arrow), arrow.path)));
          light(selected);
          $('all').textContent = say(closable.every(isOpen) ? 'closeAll' : 'openAll');
        }

        // What a module uses, and what uses it, or else what was found: copies above a veil, so that nothing below is drawn again.
        function moved(node, cell) {
          node.setAttribute('transform', `translate(${edges[firstCell + 2 * cell]},${edges[firstCell + 2 * cell + 1]})`);
          return node;
        }
        function raised(module, kind) {
          const number = modules[module].cell, cell = cells[number], group = document.createElementNS(SVG, 'g');
          group.setAttribute('class', kind);
          group.append(...(isOpen(cell) ? boxes[module] : cell.querySelector('.card svg')).cloneNode(true).childNodes);
          return moved(group, number);
        }
        function light(module) {
          const lines = [], copies = module === null ? hits.map((hit) => raised(hit, 'hit')) : [];
          if (module !== null) for (const [list, end, side, sign] of [[users[module], 'from', 'users', 'user'], [uses[module], 'to', 'uses', 'used']]) {
            for (const arrow of list) {
              const look = kind(arrow) === 'arrow' ? side : kind(arrow);
              copies.push(raised(arrow[end], sign));
              if (arrow.cell === undefined) lines.push(wire(look, arrow.path));
              else if (arrow.route) lines.push(set(moved(arrow.route.cloneNode(), arrow.cell), look));
            }
          }
          if (module !== null) copies.push(raised(module, 'self'));
          lit.replaceChildren(...lines, ...copies);
          lit.classList.toggle('veil', module !== null || search.value.trim() !== '');
        }

        // Zooming and scrolling. What is smaller than the window stands in its middle.
        function zoom(factor, x = stage.clientWidth / 2, y = stage.clientHeight / 2) {
          const last = scale;
          scale = Math.min(3, Math.max(0.05, scale * factor));
          const inset = (whole, length) => Math.max(0, (whole - length * scale) / 2);
          const [left, top] = [inset(stage.clientWidth, grid.offsetWidth), inset(stage.clientHeight, grid.offsetHeight)];
          const point = [[stage.scrollLeft, x], [stage.scrollTop, y]].map(([start, offset]) => (start + offset) * scale / last - offset);
          grid.style.transform = `translate(${left}px,${top}px) scale(${scale})`;
          stage.scrollTo(...point);
        }
        // A map that would be too small to read its names is larger than the window at first, and dragged.
        function fit(smallest = 0.7) {
          const whole = Math.min(stage.offsetWidth / grid.offsetWidth, stage.offsetHeight / grid.offsetHeight);
          zoom(Math.min(1.25, Math.max(smallest, whole)) / scale);
        }
        function reveal(node) { node.scrollIntoView({ block: 'nearest', inline: 'nearest' }); }
        stage.addEventListener('wheel', (event) => {
          event.preventDefault();
          if (!event.ctrlKey && !event.metaKey) return stage.scrollBy(event.deltaX, event.deltaY);
          const view = stage.getBoundingClientRect();
          zoom(Math.exp(-event.deltaY / 200), event.clientX - view.left, event.clientY - view.top);
        }, { passive: false });
        let drag = null;
        stage.addEventListener('pointerdown', (event) => {
          drag = { x: event.clientX + stage.scrollLeft, y: event.clientY + stage.scrollTop, far: false };
        });
        addEventListener('pointermove', (event) => {
          if (!drag) return;
          const [left, top] = [drag.x - event.clientX, drag.y - event.clientY];
          if (!drag.far && Math.abs(left - stage.scrollLeft) + Math.abs(top - stage.scrollTop) < 5) return;
          drag.far = true;
          stage.classList.add('dragging');
          stage.scrollTo(left, top);
        });
        addEventListener('pointerup', () => { stage.classList.remove('dragging'); setTimeout(() => { drag = null; }); });

        // Opening, hovering and choosing.
        const numberOf = (node) => { const box = node.closest?.('[data-module]'); return box ? Number(box.dataset.module) : null; };
        function toggle(group) {
          const open = !group.every(isOpen);
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
        function find() {
          const words = search.value.trim().toLowerCase();
          hits = words ? [...modules.keys()].filter((module) => isShown(modules[module]) && modules[module].name.toLowerCase().includes(words)) : [];
          $('found').textContent = words ? say('found', hits.length, modules.filter(isShown).length) : '';
          if (edges.length) light(selected);
        }
        search.addEventListener('input', find);
        search.addEventListener('keydown', (event) => {
          if (event.key !== 'Enter' || !hits.length) return;
          const next = hits[(hits.indexOf(selected) + 1) % hits.length];
          select(next, true);
        });

        // The keyboard.
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
        const keys = {
          ArrowLeft: () => step(-1, 0), ArrowRight: () => step(1, 0), ArrowUp: () => step(0, -1), ArrowDown: () => step(0, 1),
          '/': () => search.focus(), '+': () => zoom(1.25), '-': () => zoom(0.8), 0: () => fit(0),
        };
        addEventListener('keydown', (event) => {
          if (event.key === 'Escape') {
            search.value = '';
            find();
            return select(null);
          }
          if (event.target.matches('input') || event.ctrlKey || event.metaKey || event.altKey || panel.contains(event.target)) return;
          const module = numberOf(event.target);
          if ((event.key === 'Enter' || event.key === ' ') && module !== null) select(module);
          else if (keys[event.key]) keys[event.key]();
          else return;
          event.preventDefault();
        });
        """#
}
