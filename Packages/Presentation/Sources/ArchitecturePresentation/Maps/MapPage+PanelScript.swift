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
        function row(arrow, ...ends) {
          const item = element('li', null, ...ends.flatMap((module) => [' → ', link(module)]).slice(1));
          item.className = isForbidden(arrow) ? 'bad' : arrow.change ?? '';
          for (const text of [arrow.change && say(arrow.change), arrow.place]) if (text) item.append(' ', element('small', text));
          if (isForbidden(arrow)) {
            const { name, reason, place } = arrow.rule;
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
        // What the panel and the table say of a module.
        const told = ['package', 'layer', 'feature', ...(states.length > 1 ? ['change'] : [])];
        const tell = (module, key) => key === 'change' ? module.change && say(module.change) : module[key];
        function describe(module) {
          const { name, layer, feature, allowed } = modules[module];
          const terms = element('dl');
          for (const key of told) {
            const value = tell(modules[module], key);
            if (value) terms.append(element('dt', say(key)), element('dd', value));
          }
          const reasons = [layer && `layer.${layer}`, feature && 'features'].flatMap((name) => at(facts.rules[name]))
            .map(({ reason, place }) => element('blockquote', word(reason), element('small', ` ${place ?? ''}`)));
          if (allowed.length) {
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
        // The forbidden dependencies, or the modules and dependencies that the state changes.
        function showList(key) {
          select(null);
          listed = key;
          const items = lists[key].map((thing) => {
            if (thing.name === undefined) return row(thing, thing.from, thing.to);
            const item = element('li', null, link(modules.indexOf(thing)), ' ', element('small', say(thing.change)));
            item.className = thing.change;
            return item;
          });
          show(element('h2', say(key, items.length)), element('ul', null, ...items));
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
          for (const node of document.querySelectorAll('[data-text]')) node.textContent = say(node.dataset.text);
          for (const node of document.querySelectorAll('[data-label]')) node.setAttribute('aria-label', say(node.dataset.label));
          search.placeholder = say('search');
          for (const [key, list] of Object.entries(lists)) {
            $(key).textContent = say(key, list.length);
            $(key).hidden = !list.length;
          }
          cells.forEach((cell, index) => {
            const [count, ...names] = cell.querySelectorAll('.card text');
            if (!count?.matches('.count')) return;
            const own = modules.filter((module) => module.cell === index), number = own.filter(isShown).length;
            count.textContent = names.length ? say('modules', number) : number;
            // The names are those of all states.
            for (const name of names) name.classList.toggle('gone', number < own.length);
          });
          if (slider) {
            const label = states[state] || say('workingTree');
            $('label').textContent = label;
            slider.setAttribute('aria-valuetext', label);
          }
          boxes.forEach((box, module) => {
            const { name, change } = modules[module];
            box.setAttribute('aria-label', say('announce', name, uses[module].length, users[module].length) + (change ? `, ${say(change)}` : ''));
          });
          fill();
          if (selected !== null) describe(selected);
          if (listed) showList(listed);
          draw();
        }
        function fill() {
          const table = $('table');
          table.querySelector('table')?.remove();
          if (!table.open) return;
          const head = (text, scope) => Object.assign(element('th', text), { scope });
          const names = (list, end) => list.map((arrow) => modules[arrow[end]].name).join(', ');
          const rows = [...modules.entries()].filter(([, module]) => isShown(module)).map(([index, module]) => {
            const values = [...told.map((key) => tell(module, key)), names(uses[index], 'to'), names(users[index], 'from')];
            return element('tr', null, head(module.name, 'row'), ...values.map((value) => element('td', value)));
          });
          const titles = ['module', ...told, 'uses', 'users'].map((key) => head(say(key), 'col'));
          table.append(element('table', null, element('thead', null, element('tr', null, ...titles)), element('tbody', null, ...rows)));
        }
        $('table').addEventListener('toggle', fill);
        for (const [id, key] of [['in', '+'], ['out', '-'], ['fit', '0']]) $(id).addEventListener('click', keys[key]);
        for (const key in lists) $(key).addEventListener('click', () => showList(key));
        $('all').addEventListener('click', () => { toggle(closable); fit(); });
        $('language').addEventListener('click', () => { language = 1 - language; speak(); });
        slider?.addEventListener('input', (event) => enter(Number(event.target.value)));
        addEventListener('beforeprint', () => {
          if (!slider) return;
          slider.value = states.length - 1;
          enter(states.length - 1);
        });
        $('all').hidden = !closable.length;
        for (const box of boxes) box?.setAttribute('role', 'button');
        enter(state);
        fit();
        follow();
        addEventListener('hashchange', follow);
        addEventListener('resize', () => fit());
        """#
}
