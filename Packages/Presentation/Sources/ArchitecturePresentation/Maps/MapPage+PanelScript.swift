extension MapPage {
    /// The part of the script that fills the panel and the table, and starts the page.
    static let panelScript = #"""
        // The panel.
        function link(module) {
          const button = element('button', modules[module].name);
          button.className = modules[module].change ?? '';
          button.addEventListener('click', () => select(module, true));
          return button;
        }
        function row(arrow, module) {
          const item = element('li', null, link(module));
          item.className = arrow.isForbidden ? 'bad' : arrow.change ?? '';
          for (const text of [arrow.change && say(arrow.change), arrow.place]) if (text) item.append(' ', element('small', text));
          if (arrow.isForbidden) {
            const { name, reason, place } = arrow.rule ?? {};
            item.append(element('p', name ? `${say('forbidden')}: ${name}. ${word(reason)} (${place})` : say('forbidden')));
          }
          return item;
        }
        function list(title, items) {
          const rows = items.length ? items : [element('li', say('nothing'))];
          return [element('h3', `${title} (${items.length})`), element('ul', null, ...rows)];
        }
        function rebuilt(module) {
          const found = new Set([module]);
          for (const next of found) for (const arrow of users[next]) if (arrow.isIn) found.add(arrow.from);
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
          const { name, change, package: folder, layer, feature, allowed } = modules[module];
          const terms = element('dl');
          for (const [key, value] of [['change', change && say(change)], ['package', folder], ['layer', layer], ['feature', feature]]) {
            if (value) terms.append(element('dt', say(key)), element('dd', value));
          }
          const reasons = [layer !== null && rule(facts.layers[layer]), feature !== null && rule(facts.features)].filter(Boolean)
            .map(({ reason, place }) => element('blockquote', word(reason), element('small', ` ${place ?? ''}`)));
          if (allowed) {
            terms.append(element('dt', say('allowed')), element('dd', null, ...allowed.map(([other, ...parts]) =>
              element('div', parts.length ? `${other}: ${parts.map((part) => part ?? say('kits')).join(', ')}` : other))));
          }
          const inside = $(`inside-${module}`);
          const folders = inside ? [element('h3', say('folders')), inside.content.cloneNode(true)] : [];
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
            const item = element('li', null, link(modules.indexOf(thing)), ' ', element('small', say(thing.change)));
            item.className = thing.change;
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
            if (!isOpen(cell)) { cell.classList.add('open'); draw(); }
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

        // The words, and the table. Only several states have a slider.
        const slider = $('state');
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
            if (!count) return;
            const own = modules.filter((module) => module.cell === index), number = own.filter(isShown).length;
            count.textContent = plainCounts.has(count) ? number : say('modules', number);
            // The names are those of all states.
            for (const name of cells[index].querySelectorAll('.card .name')) name.classList.toggle('gone', number < own.length);
          });
          if (slider) {
            const label = states[state] || say('workingTree');
            $('label').textContent = label;
            slider.setAttribute('aria-label', say('state'));
            slider.setAttribute('aria-valuetext', label);
          }
          for (const button of grid.querySelectorAll('.close')) button.setAttribute('aria-label', say('close'));
          boxes.forEach((box, module) => {
            const { name, change } = modules[module];
            box.setAttribute('aria-label', say('announce', name, uses[module].length, users[module].length) + (change ? `, ${say(change)}` : ''));
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
          const keys = ['module', 'package', 'layer', 'feature', 'uses', 'users', ...(slider ? ['change'] : [])];
          const names = (list, end) => list.map((arrow) => modules[arrow[end]].name).join(', ');
          const rows = [...modules.entries()].filter(([, module]) => isShown(module)).map(([index, module]) => {
            const name = element('th', module.name);
            name.scope = 'row';
            const cells = [module.package, module.layer, module.feature, names(uses[index], 'to'), names(users[index], 'from')];
            if (slider) cells.push(module.change && say(module.change));
            return element('tr', null, name, ...cells.map((value) => element('td', value)));
          });
          const titles = keys.map((key) => { const title = element('th', say(key)); title.scope = 'col'; return title; });
          table.append(element('table', null, element('thead', null, element('tr', null, ...titles)), element('tbody', null, ...rows)));
        }
        $('table').addEventListener('toggle', fill);
        $('in').addEventListener('click', () => zoom(1.25));
        $('out').addEventListener('click', () => zoom(0.8));
        $('fit').addEventListener('click', () => fit(0));
        $('all').addEventListener('click', () => { toggle(closable); fitLegibly(); });
        $('language').addEventListener('click', () => { language = 1 - language; speak(); });
        $('violations').addEventListener('click', showViolations);
        $('changes').addEventListener('click', showChanges);
        slider?.addEventListener('input', (event) => enter(Number(event.target.value)));
        addEventListener('beforeprint', () => {
          if (!slider) return;
          slider.value = states.length - 1;
          enter(states.length - 1);
        });
        $('all').hidden = !closable.length;
        for (const box of boxes) box?.setAttribute('role', 'button');
        enter(state);
        fitLegibly();
        follow();
        addEventListener('hashchange', follow);
        addEventListener('resize', fitLegibly);
        """#
}
