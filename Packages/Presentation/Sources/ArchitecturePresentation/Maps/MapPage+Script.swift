extension MapPage {
    /// The hash of the script for the page's policy: `sha256-` and the digest in Base64.
    static let scriptHash = "sha256-OKt0m2eATsHx4uqDo1SqxzIn76i8ioHLHMOlebZgwtk="

    /// The script of the page; it adds names as text only, never as markup.
    static let script = mapScript + "\n" + panelScript

    /// The part of the script that shows a state, lights modules, and reacts to the pointer and the keyboard.
    private static let mapScript = #"""
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
        const word = (text) => typeof text === 'string' ? text : text[language];
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

        // Zooming and moving.
        function move() { grid.style.transform = `translate(${shift[0]}px,${shift[1]}px) scale(${scale})`; }
        function zoom(factor, x = stage.clientWidth / 2, y = stage.clientHeight / 2) {
          const next = Math.min(3, Math.max(0.05, scale * factor));
          shift = [x - (x - shift[0]) * next / scale, y - (y - shift[1]) * next / scale];
          scale = next;
          move();
        }
        // A map that would be too small to read its names is larger than the window at first, and dragged.
        function fitLegibly() { fit(0.7); }
        function fit(smallest) {
          const whole = Math.min(stage.clientWidth / grid.offsetWidth, stage.clientHeight / grid.offsetHeight);
          scale = Math.min(1.25, Math.max(smallest, whole));
          shift = [Math.max(0, (stage.clientWidth - grid.offsetWidth * scale) / 2), Math.max(0, (stage.clientHeight - grid.offsetHeight * scale) / 2)];
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
          else if (event.key === '0') fit(0);
          else return;
          event.preventDefault();
        });
        """#
}
