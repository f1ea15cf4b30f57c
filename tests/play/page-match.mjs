// Plays whole matches in the game's page, in headless Chromium: by mouse, closed in the middle and gone on with, by touch, on a
// screen of two points a pixel, in a window that changes its size, without the net, by a screen reader's buttons, on a phone as the
// guest of a friend's table. What can be clicked is in the trace, as for xdotool-match.sh.
//
//   node page-match.mjs FOLDER [-b CHROMIUM] [-p PICTURES] [-r RULES] [-s SEED] [-t TIGERS] [-v SPEED] [-j LINK -w FILE] [TEST]...
//
// FOLDER is what packaging/build-web.sh makes; it is served from here. Needs playwright-core where node finds it, which the
// environment's PLAYWRIGHT may name as a folder. TIGERS is the console program: without it there is no friend's table. LINK is that
// of a table that somebody else has opened (friends-match.py): `friend` joins it then, and writes its record to FILE. TEST is one
// of `tests` below. Exits 1 with a sentence if one fails.
import {spawn} from 'node:child_process';
import {createServer} from 'node:http';
import {cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {extname, join} from 'node:path';
import {parseArgs} from 'node:util';
import {pathToFileURL} from 'node:url';
import {runInNewContext} from 'node:vm';
import {gzipSync} from 'node:zlib';

const {values: given, positionals} = parseArgs({
    allowPositionals: true,
    options: {
        browser: {type: 'string', short: 'b', default: '/usr/bin/chromium'},
        join: {type: 'string', short: 'j'},
        pictures: {type: 'string', short: 'p'},
        rules: {type: 'string', short: 'r', default: 'dueling-tigers'},
        seed: {type: 'string', short: 's', default: '7'},
        tigers: {type: 'string', short: 't'},
        speed: {type: 'string', short: 'v', default: 'fast'},
        write: {type: 'string', short: 'w'},
    },
});
const [folder, ...wanted] = positionals;
if (!folder) {
    console.error('usage: page-match.mjs FOLDER [-b CHROMIUM] [-p PICTURES] [-r RULES] [-s SEED] [-t TIGERS] [-v SPEED] [-j LINK -w FILE] [TEST]...');
    process.exit(2);
}
const library = process.env.PLAYWRIGHT ? pathToFileURL(join(process.env.PLAYWRIGHT, 'index.mjs')) : 'playwright-core';
const {chromium} = await import(library);

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync', '--autoplay-policy=user-gesture-required'];
const KINDS = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png',
    '.webmanifest': 'application/manifest+json'};
const STANDSTILL = 0.5; // the share of the teacher's thinking that one picture may take, on a machine of any speed
const RECORD = new URL('../golden/classic-all-win.tigers', import.meta.url);
const PATIENCE = 20000; // ms without anything to click, or without a change
const STILL = 400; // ms in which nothing of the trace changes
const FIRST_BYTES = 2150000; // twelve seconds at 1.6 Mbit/s: that are sent until the first picture, in any language; scripts packed as most servers do it
const LANGUAGES = ['en', 'de', 'es', 'fr', 'ja', 'zh_CN', 'zh_TW'];

// The page's own sentences, so that no test quotes an older one.
const WORDS = runInNewContext(await readFile(join(folder, (await readdir(folder)).find((name) => name.startsWith('words.'))), 'utf8') + '; WORDS');

class Failed extends Error {}

function expect(condition, sentence) {
    if (!condition)
        throw new Failed(sentence);
}

// What the server does: `from` is the folder it has; while it is `down` it answers nothing, and nothing to what `refuses` names.
const site = {from: folder, down: false, refuses: null, missing: []};

function serve() {
    const server = createServer(async (request, response) => {
        const path = new URL(request.url, 'http://page').pathname;
        const name = path.endsWith('/') ? path + 'index.html' : path;
        if (site.down || site.refuses && site.refuses.test(path))
            return void request.socket.destroy();
        try {
            const bytes = await readFile(join(site.from, name));
            response.writeHead(200, {'Content-Type': KINDS[extname(name)] || 'application/octet-stream', 'Content-Length': bytes.length});
            response.end(bytes);
        } catch {
            site.missing.push(path);
            response.writeHead(404).end();
        }
    });
    return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/* --- one page ----------------------------------------------------------------------------------------------- */

class Player {
    constructor(page, touch) {
        Object.assign(this, {page, touch, line: null, lines: 0, clicks: 0, errors: [], last: '', seen: new Set(), asked: new Set()});
        page.on('console', (message) => this.hear(message));
        page.on('pageerror', (problem) => this.errors.push(problem.stack || String(problem)));
    }

    hear(message) {
        const text = message.text();
        if (text.startsWith('{"scene"')) {
            this.line = JSON.parse(text);
            this.seen.add(this.line.scene);
            this.lines++;
        } else if (message.type() === 'error' && !site.down) {
            this.errors.push(text);
        }
    }

    async open(address, options = {}) {
        const query = new URLSearchParams({trace: '', rules: given.rules, seed: given.seed, speed: given.speed, ...options});
        await this.page.goto(`${address}?${query}`);
        await this.page.waitForFunction(() => performance.getEntriesByName('first-picture').length > 0, null, {timeout: 60000});
        await this.until(() => this.line, 'the trace begins');
    }

    async until(condition, what) {
        const end = Date.now() + PATIENCE;
        while (!condition()) {
            expect(Date.now() < end, `${what}: not within ${PATIENCE / 1000} seconds; ${JSON.stringify(this.line)}`);
            expect(!this.errors.length, this.errors.join('\n'));
            await new Promise((resolve) => setTimeout(resolve, 20));
        }
    }

    find(id) {
        return this.line.targets.find((target) => target.id === id);
    }

    // On a phone a screen that is larger is moved until the target's middle is on it.
    async bring(id) {
        const {width, height} = this.page.viewportSize(), touch = await this.page.context().newCDPSession(this.page);
        const send = (type, ...points) => touch.send('Input.dispatchTouchEvent', {type, touchPoints: points.map(([x, y]) => ({x, y}))});
        for (let i = 0; i < 8; i++) {
            const {x, y, w, h} = this.find(id) || {x: 0, y: 0, w: 0, h: 0};
            const far = (at, room) => at < 0 || at >= room ? Math.max(-room / 3, Math.min(room / 3, room / 2 - at)) : 0;
            const across = far(x + w / 2, width), down = far(y + h / 2, height);
            if (!across && !down)
                break;
            await send('touchStart', [width / 2, height / 2]);
            for (let step = 1; step <= 4; step++)
                await send('touchMove', [width / 2 + across * step / 4, height / 2 + down * step / 4]);
            await send('touchEnd');
            await this.wait(300);
        }
        await touch.detach();
    }

    async click(target) {
        const x = Math.floor(target.x + target.w / 2), y = Math.floor(target.y + target.h / 2);
        this.clicks++;
        if (this.touch)
            await this.page.touchscreen.tap(x, y);
        else
            await this.page.mouse.click(x, y, {delay: 5});
    }

    async clickId(id) {
        await this.until(() => this.find(id), id);
        await this.click(this.find(id));
    }

    // Clicks until the scene is another one: the game passes over a click on what has only just come there.
    async leave(id) {
        await this.until(() => this.find(id), id);
        const {scene} = this.line;
        for (const end = Date.now() + PATIENCE; this.line.scene === scene; await this.wait(100)) {
            expect(Date.now() < end, `${id} leads nowhere: ${JSON.stringify(this.line)}`);
            if (this.find(id))
                await this.click(this.find(id));
        }
    }

    wait(time) {
        return new Promise((resolve) => setTimeout(resolve, time));
    }

    // Until nothing of the trace has changed for a while.
    async rest() {
        for (let lines = -1; lines !== this.lines; await this.wait(STILL))
            lines = this.lines;
    }

    // A file is dropped on the page.
    drop(name, text) {
        return this.page.evaluate(([name, text]) => {
            const data = new DataTransfer();
            data.items.add(new File([text], name));
            dispatchEvent(new DragEvent('drop', {dataTransfer: data, cancelable: true}));
        }, [name, text]);
    }

    async picture(name) {
        if (given.pictures)
            await this.page.screenshot({path: join(given.pictures, name + '.png')});
    }

    // On a phone, of everything that is asked a picture: by the kinds of moves.
    async pictureAsked(name) {
        const kinds = [...new Set(this.line.ask.map((move) => move.split(' ')[0]))].join('-');
        if (!kinds || this.asked.has(kinds))
            return;
        this.asked.add(kinds);
        await this.picture(`${name}-${String(this.clicks).padStart(4, '0')}-asked-${kinds}`);
    }

    /* Clicks until `stop` says so, or the match is over. */
    async play(name, stop = () => false, rules = given.rules) {
        let changed = Date.now();
        while (this.line.scene !== 'match-result' && !stop()) {
            if (this.line.scene !== this.last)
                await this.picture(`${name}-${String(this.clicks).padStart(4, '0')}-${this.last = this.line.scene}`);
            if (this.phone)
                await this.pictureAsked(name);
            expect(!this.errors.length, this.errors.join('\n'));
            expect(Date.now() - changed < PATIENCE, `nothing changes: ${JSON.stringify(this.line)}`);
            // On a phone a first tap lifts a tile, and a second one discards it.
            const target = choose(this.line, this.clicks, rules, this.phone), before = this.lines;
            if (target && this.phone)
                await this.bring(target.id);
            if (target)
                await this.click(this.find(target.id) || target);
            for (let i = 0; i < 20 && this.lines === before; i++)
                await new Promise((resolve) => setTimeout(resolve, 20));
            if (this.lines !== before)
                changed = Date.now();
        }
    }
}

// A win, a Riichi, a kong or pung now and then, else a discard or a step for the dummy; as in xdotool-match.sh.
function choose({scene, targets}, turn, rules, twice = false) {
    const place = new Map(targets.map((target) => [target.id, target]));
    const of = (start) => targets.filter(({id}) => id.startsWith(start));
    const some = (list, number) => list.length ? [list[number % list.length].id] : [];
    const run = targets.filter(({id}) => /^button:chow-[0-9]/.test(id)).map(({id}) => id).slice(-1);
    const hand = of('hand:'), odd = turn % 2 === 1, tile = twice ? turn >> 1 : turn;
    const wishes = [
        ...(scene === 'title' ? ['button:continue', `card:${rules}`] : []),
        ...(scene === 'welcome' ? ['button:begin'] : []),
        ...(scene === 'mode' ? ['button:new'] : []),
        'button:yes', 'button:start', 'button:ready', 'button:win', 'button:treasure-yes', 'button:named',
        ...(place.has('button:take-back') ? of('name:').map(({id}) => id) : []),
        ...(turn % 11 === 5 ? ['button:declare'] : []),
        ...run, ...some(of('button:kong-'), 0), 'button:guess', ...some(of('guess:'), turn * 7), 'button:keep', `keep:${turn % 3}`,
        `button:remove-${'mps'[turn % 3]}`,
        ...(turn % 3 ? ['button:pung', 'button:kong', 'button:chow'] : []),
        'button:pass', 'button:riichi',
        ...(odd ? ['button:tenpai', 'wall', 'button:draw'] : []),
        ...some(of('dummy:'), turn), 'wall', 'button:draw', // a phone's wall has only a button
        ...(hand.length ? [hand[tile % 2 ? hand.length - 1 : tile % hand.length].id] : []),
        'button:next',
    ];
    return place.get(wishes.find((id) => place.has(id)));
}

/* --- the tests ---------------------------------------------------------------------------------------------- */

let address, browser;

async function withPage(options, work) {
    const context = await browser.newContext({viewport: {width: 1280, height: 800}, ...options});
    try {
        return await work(context, await newPlayer(context, options.hasTouch));
    } finally {
        await context.close();
    }
}

async function newPlayer(context, touch) {
    return new Player(await context.newPage(), touch);
}

function canvasSize(player) {
    return player.page.evaluate(() => {
        const canvas = document.getElementById('canvas');
        return [canvas.width, canvas.height];
    });
}

const tests = {
    // The first picture is there before all that may come later, and the game's title once the player has begun. How long it took
    // is only told: that depends on the machine.
    async first() {
        await withPage({}, async (context, player) => {
            let release;
            const shown = new Promise((resolve) => { release = resolve; });
            await player.page.route(/(nets|effects|rest)\..*pack/, async (route) => { await shown; await route.continue(); });
            await player.open(address);
            const time = await player.page.evaluate(() => performance.getEntriesByName('first-picture')[0].startTime);
            release();
            await player.picture('first');
            await player.leave('button:begin');
            await player.until(() => player.line.scene === 'title', 'the title');
            expect(!player.find('button:quit'), 'a page offers to quit');
            console.log(`the first picture was there after ${Math.round(time)} ms`);
        });
    },

    // A whole match by mouse. In the middle the page is closed at once after a move: nothing of it is lost.
    async match() {
        await withPage({}, async (context, before) => {
            await before.open(address);
            do {
                await before.play('match', () => before.clicks >= 30 && before.line.ask.length > 0);
                await before.rest();
            } while (!before.line.ask.length);
            const position = JSON.stringify([before.line.ask, before.line.turn]);
            await before.page.close();
            const player = await newPlayer(context);
            await player.open(address);
            await player.leave('button:continue');
            await player.until(() => player.line.ask.length > 0, 'the position');
            await player.rest();
            expect(JSON.stringify([player.line.ask, player.line.turn]) === position,
                `gone on with ${JSON.stringify([player.line.ask, player.line.turn])} where it was ${position}`);
            await player.picture('match-gone-on');
            await player.play('match-on');
            await player.picture('match-result');
            console.log(`a match was played by mouse with ${before.clicks + player.clicks} clicks, closed in the middle and gone on with`);
        });
    },

    // The picture follows the window.
    async resize() {
        await withPage({}, async (context, player) => {
            await player.open(address);
            await player.play('resize', () => player.clicks >= 8 && player.line.ask.length > 0);
            for (const [width, height] of [[1000, 640], [1600, 900], [640, 400], [800, 1200], [1280, 800]]) {
                const before = player.lines;
                await player.page.setViewportSize({width, height});
                await player.until(() => player.lines > before, `an answer to ${width}x${height}`);
                await player.page.waitForTimeout(400);
                const [w, h] = await canvasSize(player), phone = height < 480 && 3 * width > 4 * height; // as isPhone in page.js
                expect(Math.abs(w / h - width / height) < 0.01 && w >= (phone ? width : 800) && h >= (phone ? height : 600) && w >= width,
                    `the canvas is ${w}x${h} in ${width}x${height}`);
                const out = player.line.targets.find(({x, y, w, h}) => x < 0 || y < 0 || x + w > width + 1 || y + h > height + 1);
                expect(!out, `${out && out.id} lies outside of ${width}x${height}`);
                await player.picture(`resize-${width}x${height}`);
            }
            const clicks = player.clicks;
            await player.play('resize', () => player.clicks >= clicks + 6);
            console.log('the picture follows the window to five sizes');
        });
    },

    // On a screen of two points a pixel the picture has all of them, and clicks hit.
    async sharp() {
        await withPage({deviceScaleFactor: 2}, async (context, player) => {
            await player.open(address);
            const [w, h] = await canvasSize(player);
            expect(w === 2560 && h === 1600, `the canvas is ${w}x${h}`);
            await player.play('sharp', () => player.clicks >= 20);
            console.log('at two points a pixel the picture is 2560x1600, and clicks hit');
        });
    },

    // A page that is small from the start is no wider or higher drawn than it is: a telephone, held either way.
    async phone() {
        for (const [width, height] of [[390, 800], [844, 390]]) {
            await withPage({viewport: {width, height}, deviceScaleFactor: 2, hasTouch: true}, async (context, player) => {
                await player.open(address);
                const [w, h] = await canvasSize(player);
                expect(w === 2 * width && h === 2 * height, `the canvas is ${w}x${h} in ${width}x${height}`);
                await player.picture(`phone-${width}x${height}`);
            });
        }
        console.log('a telephone gets a picture of its own shape, held either way');
    },

    // F11 takes the whole screen and gives it back; the next visit begins in the window all the same.
    async full() {
        await withPage({}, async (context, player) => {
            const isFull = () => player.page.evaluate(() => document.fullscreenElement !== null);
            await player.open(address);
            await player.page.keyboard.press('F11');
            await player.page.waitForFunction(() => document.fullscreenElement);
            await player.page.waitForTimeout(300);
            await player.page.reload();
            await player.until(() => player.line.scene === 'welcome' || player.line.scene === 'title', 'the next visit');
            await player.play('full', () => player.clicks >= 4);
            expect(!await isFull(), 'the next visit takes the whole screen unasked');
            await player.page.keyboard.press('F11');
            await player.page.waitForFunction(() => document.fullscreenElement);
            await player.page.waitForTimeout(300);
            await player.page.keyboard.press('F11');
            await player.page.waitForFunction(() => !document.fullscreenElement);
            console.log('the whole screen is taken and given back');
        });
    },

    // By taps alone, on a screen as a tablet has it.
    async touch() {
        await withPage({hasTouch: true, isMobile: true, deviceScaleFactor: 2, viewport: {width: 1180, height: 820}}, async (context, player) => {
            await player.open(address);
            await player.play('touch');
            await player.picture('touch-result');
            console.log(`a match was played by touch with ${player.clicks} taps`);
        });
    },

    // While the teacher thinks the page goes on drawing.
    async hint() {
        await withPage({}, async (context, player) => {
            await player.open(address, {rules: 'tenpai-duel'});
            await player.play('hint', () => player.find('button:hint') && player.line.ask.length > 0, 'tenpai-duel');
            await player.page.evaluate(() => {
                let last = 0;
                window.thought = {pictures: 0, time: 0, longest: 0};
                requestAnimationFrame(function next() {
                    const now = performance.now(); // that of the picture itself lies before whatever held it up
                    if (last) {
                        window.thought.pictures++;
                        window.thought.time += now - last;
                        window.thought.longest = Math.max(window.thought.longest, now - last);
                    }
                    last = page.works.some((work) => work) ? now : 0; // the picture after this one takes part of the thinking
                    requestAnimationFrame(next);
                });
            });
            const before = await player.page.screenshot();
            await player.clickId('button:hint');
            await player.page.waitForFunction(() => page.works.some((work) => work));
            await player.page.waitForFunction(() => !page.works.some((work) => work), null, {timeout: PATIENCE});
            await player.page.waitForTimeout(300);
            expect(!before.equals(await player.page.screenshot()), 'the hint shows nothing');
            await player.picture('hint');
            const {pictures, time, longest} = await player.page.evaluate(() => window.thought);
            const said = `${pictures} pictures came while the teacher thought, one after ${Math.round(longest)} of ${Math.round(time)} ms`;
            expect(longest < STANDSTILL * time, `the page stood still: ${said}`);
            console.log(said);
        });
    },

    // A record that is dropped on the page is shown; what is no record gets a sentence.
    async record() {
        await withPage({}, async (context, player) => {
            await player.open(address);
            await player.drop('nonsense.tigers', 'nonsense');
            await player.until(() => player.line.scene === 'no-record', 'the sentence on what is no record');
            await player.picture('record-none');
            await player.drop('match.tigers', await readFile(RECORD, 'utf8'));
            await player.until(() => player.line.scene.startsWith('replay'), 'the record');
            await player.picture('record');
            await player.page.evaluate(() => { Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('no', 'NotReadableError')); });
            await player.drop('folder', '');
            await player.until(() => player.line.scene === 'no-record', 'the sentence on a folder');
            console.log('a record that is dropped on the page is shown');
        });
    },

    // What the page cannot do without ends in a sentence; without storage the game can be played all the same.
    async bare() {
        const shows = async (player, sentence) => {
            const found = await player.page.locator('#words').textContent();
            expect(found === sentence, `the page says "${found}" and not "${sentence}"`);
        };
        await withPage({}, async (context, player) => {
            await player.page.addInitScript(() => { delete window.WebAssembly; });
            await player.page.goto(address);
            await player.page.waitForSelector('.stopped');
            await shows(player, WORDS.en.tooOld);
            await player.picture('bare-old');
        });
        await withPage({locale: 'de-DE'}, async (context, player) => {
            await player.page.route('**/game.*.pack', (route) => route.abort());
            await player.page.goto(address);
            await player.page.waitForSelector('.stopped button');
            await shows(player, WORDS.de.notLoaded);
            expect(await player.page.locator('#choices button').textContent() === WORDS.de.again, 'nothing to try again with');
            await player.picture('bare-missing');
            await player.page.unroute('**/game.*.pack');
            await player.page.locator('#choices button').click(); // loads the page again: its script is not there yet
            await player.page.waitForFunction(() => typeof page === 'object' && page.shown);
        });
        await withPage({}, async (context, player) => { // the server's policy lets no program run
            await player.page.route(address, async (route) => {
                const response = await route.fetch();
                await route.fulfill({response, headers: {...response.headers(), 'Content-Security-Policy': "default-src 'self'"}});
            });
            await player.page.goto(address);
            await player.page.waitForSelector('.stopped');
            await shows(player, WORDS.en.refused);
        });
        await withPage({}, async (context, player) => { // the server says nothing
            await player.page.clock.install();
            await player.page.route('**/game.*.pack', () => {});
            await player.page.goto(address);
            const progress = WORDS.en.progress.replace(/\{\d\}/g, '\\d\\.\\d');
            await player.page.waitForFunction((words) => new RegExp(`^${words}$`).test(document.getElementById('words').textContent), progress);
            await player.picture('bare-progress');
            await player.page.clock.fastForward(60000);
            await player.page.waitForFunction((words) => document.getElementById('words').textContent === words, WORDS.en.stalled);
            await player.picture('bare-stalled');
        });
        await withPage({}, async (context, player) => { // what is stored cannot be read
            await player.page.addInitScript(() => {
                IDBDatabase.prototype.transaction = () => { throw new DOMException('no', 'UnknownError'); };
            });
            await player.page.goto(address);
            await player.page.waitForSelector('.stopped button');
            await shows(player, WORDS.en.unreadable);
            await player.picture('bare-unreadable');
            await player.page.getByText(WORDS.en.withoutSaving).click();
            await player.page.waitForFunction(() => page.shown);
        });
        await withPage({}, async (context, player) => {
            await player.page.addInitScript(() => {
                Object.defineProperty(window, 'indexedDB', {value: {open() { throw new Error('no storage'); }}});
            });
            await player.open(address);
            await player.rest();
            await player.picture('bare-title');
            expect(player.line.scene === 'title' && /Nothing can be saved/.test(JSON.stringify(player.line.words)), 'the title does not say that nothing can be saved');
            await player.drop('all.backup', 'dueling-tigers backup 1\nend 1471e4db1387d11d\n'); // there is no place for what it holds
            await player.until(() => player.line.scene === 'no-record', 'the sentence that nothing can be saved');
        });
        await withPage({}, async (context, player) => {
            await player.page.addInitScript(() => {
                Object.defineProperty(window, 'indexedDB', {value: {open() { throw new Error('no storage'); }}});
            });
            await player.open(address);
            await player.play('bare', () => player.clicks >= 8);
            await player.picture('bare-no-storage');
            console.log('a browser that cannot do all that is needed is told so');
        });
    },

    // Little is sent until the first picture, in every language, whose words the page itself uses too. All files but the page's
    // own name carry a hash.
    async small() {
        const sizes = [];
        for (const language of LANGUAGES) {
            const locale = language.replace('_', '-');
            await withPage({locale}, async (context, player) => {
                const sent = [], asked = [];
                const later = /^(ja|zh)/.test(language) ? /^(letters|slanted|nets|effects|rest)/ : /^(letters|nets|effects|rest)/;
                player.page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
                await player.page.route(({pathname}) => later.test(pathname.slice(1)), (route) => route.abort()); // all that comes after it
                await player.page.goto(address);
                await player.page.waitForFunction(() => page.shown);
                for (const name of new Set(asked.filter((one) => !later.test(one)))) {
                    const bytes = await readFile(join(folder, name || 'index.html'));
                    sent.push(/pack$/.test(name) ? bytes.length : gzipSync(bytes).length);
                }
                const sum = sent.reduce((all, one) => all + one, 0);
                expect(sum <= FIRST_BYTES, `${language}: ${sum} bytes are sent until the first picture: ${asked}`);
                expect(!asked.some((name) => name.startsWith('language-') && !name.startsWith(`language-${language}.`)), `${language}: ${asked}`);
                expect(await player.page.evaluate(() => document.documentElement.lang) === locale, `${language}: the page has another language`);
                sizes.push(`${language} ${(sum / 1e6).toFixed(2)}`);
                await player.picture(`small-${language}`);
            });
        }
        const plain = (await readdir(folder)).filter((name) => !/\.[0-9a-f]{10}\.\w+$/.test(name) && /\.(js|css|pack)$/.test(name));
        expect(plain.join() === 'sw.js', `no hash in the names of ${plain}`);
        console.log(`MB until the first picture: ${sizes.join(', ')}`);
    },

    // A match begun before all has arrived waits for what its opponents know, and says so.
    async later() {
        await withPage({}, async (context, player) => {
            let release;
            const held = new Promise((resolve) => { release = resolve; });
            await player.page.route('**/nets.*.pack', async (route) => { await held; await route.continue(); });
            await player.open(address);
            await player.play('later', () => player.clicks >= 2 && player.line.scene === 'mode');
            await player.clickId('button:new');
            for (let i = 0; i < 20 && !await player.page.locator('#cover').isVisible(); i++) {
                await player.wait(100);
                if (player.find('button:start') || player.find('button:new'))
                    await player.click(player.find('button:start') || player.find('button:new'));
            }
            const said = await player.page.locator('#words').textContent();
            expect(said.startsWith(WORDS.en.progress.split('{')[0]), 'nothing says what is waited for');
            await player.picture('later');
            release();
            await player.page.locator('#cover').waitFor({state: 'hidden'});
            await player.play('later', () => player.clicks >= 12 && player.line.ask.length > 0);
            console.log('a match waits for what its opponents know');
        });
    },

    // After the first visit the page starts without the net. An update is there at the next visit with the net, never mixed
    // with what was kept, and matches survive it.
    async offline() {
        const kept = (player) => player.page.waitForFunction(() => performance.getEntriesByName('kept').length, null, {timeout: PATIENCE});
        const update = await mkdtemp(join(tmpdir(), 'page-'));
        try {
            await withPage({}, async (context, player) => {
                await player.open(address);
                await player.play('offline', () => player.clicks >= 10 && player.line.ask.length > 0);
                await player.rest();
                const {ask} = player.line;
                await kept(player);
                site.down = true;
                player.line = null;
                await player.open(address);
                await player.leave('button:continue');
                await player.until(() => player.line.ask.length > 0, 'the match without the net');
                await player.rest();
                expect(JSON.stringify(player.line.ask) === JSON.stringify(ask), 'without the net the match is another one');
                await player.play('offline-on', () => player.clicks >= 20 && player.line.ask.length > 0);
                await player.picture('offline');

                await cp(folder, update, {recursive: true});
                const names = await readdir(update), script = names.find((name) => /^page\..*\.js$/.test(name));
                const renamed = script.replace(/\.[0-9a-f]{10}\./, '.0123456789.');
                await writeFile(join(update, renamed), await readFile(join(update, script), 'utf8') + '\nwindow.updated = true;\n');
                await rm(join(update, script));
                await writeFile(join(update, 'index.html'), (await readFile(join(update, 'index.html'), 'utf8')).replace(script, renamed));
                Object.assign(site, {down: false, from: update});
                player.errors.length = 0;
                player.line = null;
                await player.open(address);
                expect(await player.page.evaluate(() => window.updated), 'the update is not there');
                expect(player.find('button:continue'), 'the match is gone after the update');
                await kept(player);
                const files = await player.page.evaluate(async () => (await (await caches.open('dueling-tigers')).keys()).map(({url}) => url));
                expect(files.some((url) => url.endsWith(renamed)) && !files.some((url) => url.endsWith(script)), 'what is kept is mixed');
            });
            console.log('the page starts without the net, and an update keeps the match');
        } finally {
            Object.assign(site, {down: false, from: folder});
            await rm(update, {recursive: true});
        }
    },

    // Keys that the game does not answer stay the browser's.
    async keys() {
        await withPage({}, async (context, player) => {
            await player.open(address);
            await player.leave('button:begin');
            const isTaken = (key) => player.page.evaluate((key) => {
                const parts = key.split('+'), name = parts.pop();
                const code = /^[a-z]$/i.test(name) ? `Key${name.toUpperCase()}` : name;
                const event = new KeyboardEvent('keydown', {key: name, code, bubbles: true, cancelable: true,
                    keyCode: /^F\d+$/.test(name) ? 111 + Number(name.slice(1)) : name.toUpperCase().charCodeAt(0),
                    ctrlKey: parts.includes('Control'), metaKey: parts.includes('Meta'), shiftKey: parts.includes('Shift'), altKey: parts.includes('Alt')});
                document.getElementById('canvas').dispatchEvent(event);
                return event.defaultPrevented;
            }, key);
            const free = ['F3', 'F5', 'F6', 'F7', 'F12', 'Control+r', 'Meta+r', 'Control+f', 'Control+p', 'Control+l', 'Control+s', 'Control+0',
                'Control+-', 'Control+=', 'Control++', 'Meta+l', 'Alt+ArrowLeft', 'Alt+ArrowRight', 'Alt+d',
                'Control+Shift+C', 'Control+Shift+I', 'Control+Shift+A', 'Control+Shift+Delete', 'Meta+Shift+C', 'Meta+ArrowLeft', 'Meta+ArrowRight'];
            for (const key of free)
                expect(!await isTaken(key), `${key} is taken from the browser`);
            for (const key of ['Tab', 'ArrowLeft', 'Enter', 'F8', 'Control+ArrowLeft', 'Control+Shift+ArrowLeft', 'Control+Shift+Z'])
                expect(await isTaken(key), `${key} is the browser's`);
            for (const key of ['F5', 'F7'])
                await player.page.waitForFunction(() => page.speaking);
            expect(await isTaken('F5') && await isTaken('F7'), 'F5 and F7 are not the game\'s while it speaks');
            expect(!await isTaken('Control+r'), 'Ctrl+R is taken while the game speaks');
            console.log(`${free.length} keys stay the browser's`);
        });
    },

    // What lies on the browser's clipboard is pasted by its own key, into a line of text too; what is copied goes back there.
    async paste() {
        await withPage({permissions: ['clipboard-read', 'clipboard-write']}, async (context, player) => {
            const {page} = player, copied = () => page.evaluate(() => navigator.clipboard.readText());
            await player.open(address);
            await player.leave('button:begin');
            await page.evaluate(() => navigator.clipboard.writeText(' 987654321\n'));
            await page.keyboard.press('Control+V');
            await player.until(() => player.line.scene === 'options', 'a new match with that deal');
            await player.rest();
            await player.picture('paste');
            await player.clickId('field:seed');
            await page.keyboard.press('Control+A');
            await page.keyboard.press('Control+X');
            for (const end = Date.now() + PATIENCE; await copied() !== '987654321'; await player.wait(100))
                expect(Date.now() < end, `what was cut is ${await copied()}`);
            console.log('a deal number is pasted, and cut again');
        });
    },

    // With a screen reader: what is spoken stands in a live region, and what can be chosen are buttons that do it. A match is
    // played by these alone.
    async reader() {
        await withPage({}, async (context, player) => {
            const {page} = player, names = () => page.locator('#targets button').allTextContents();
            await player.open(address);
            await page.getByRole('button', {name: WORDS.en.reader}).press('Enter');
            await page.waitForFunction(() => document.querySelectorAll('#targets button').length > 2);
            await page.waitForFunction(() => /Welcome/.test(document.getElementById('spoken').textContent));
            expect(await page.locator('#spoken').getAttribute('aria-live') === 'polite', 'what is spoken is not live');
            expect((await names()).every((name) => name.length > 0), 'a button has no name');
            const tree = await page.locator('body').ariaSnapshot();
            expect(tree.includes(`- application "${WORDS.en.canvas}"`) && /- log:/.test(tree), `roles are missing:\n${tree}`);
            let presses = 0;
            for (const end = Date.now() + 8 * PATIENCE; !player.seen.has('result'); presses++) {
                expect(Date.now() < end, `nothing comes of the buttons: ${JSON.stringify(player.line)} ${await names()}`);
                expect(!player.errors.length, player.errors.join('\n'));
                const target = choose(player.line, presses, given.rules);
                const button = target && page.locator(`#targets button[data-id="${target.id}"]`);
                if (button && await button.count()) {
                    await button.focus({timeout: 1000}).catch(() => {});
                    await page.keyboard.press('Enter');
                }
                await player.wait(60);
            }
            const said = await page.locator('#spoken').textContent();
            expect(said.length > 100, `little is said: ${said}`);
            await player.picture('reader-result');
            await page.keyboard.press('Shift+F8');
            await page.waitForFunction(() => !document.querySelectorAll('#targets button').length);
            console.log(`a round was played by the buttons of a screen reader, with ${presses} presses`);
        });
    },

    // A phone follows the link of a friend's table. A wrong code is answered; with the right one it plays a match, as short as the
    // mode has one; its page is closed in the middle, and the same link leads back to the same position, and asks for nothing. In
    // the end both sides have the same record.
    async friend() {
        if (!given.tigers && !given.join)
            return console.log('no friend\'s table: no console program is named (-t)');
        const phone = {viewport: {width: 390, height: 610}, deviceScaleFactor: 2, hasTouch: true, isMobile: true}; // what the bars leave
        const kept = await mkdtemp(join(tmpdir(), 'table-')), pictures = `friend-${given.rules}`;
        let said = given.join && given.join.replace('#', ' with the code ') || '', host;
        if (!given.join) {
            const computers = ['east', ...(['patterns', 'classic'].includes(given.rules) ? ['south', 'north'] : [])];
            const short = ['tenpai-duel', 'one-suit'].includes(given.rules) ? ['--option', 'rounds=4'] : [];
            host = spawn(given.tigers, ['host', given.rules, ...short, ...computers.flatMap((seat) => ['--seat', `${seat}=easy`]),
                '--page', folder, '--records', kept, '--listen', '127.0.0.1', '--hidden'],
            {env: {...process.env, LANG: 'C', LANGUAGE: 'en', LC_ALL: 'C'}});
            host.stdout.on('data', (bytes) => { said += bytes; });
        }
        try {
            await withPage(phone, async (context, before) => {
                const way = () => /(http:\S+) with the code (\w{6})/.exec(said), link = (code) => `${way()[1]}?trace&speed=${given.speed}#${code}`;
                await before.until(way, 'the table');
                before.phone = true;
                await before.page.goto(link('000000'));
                await before.page.fill('#name', 'Mei');
                await before.page.tap('#sit');
                await before.until(() => JSON.stringify(before.line).includes('The code is wrong.'), 'what is said of a wrong code');
                await before.picture(`${pictures}-wrong`);
                for (const end = Date.now() + PATIENCE; !await before.page.isVisible('#code'); await before.wait(500)) {
                    expect(Date.now() < end, 'nobody asks for another code');
                    await before.clickId('button:again');
                }
                await before.page.fill('#code', way()[2].toLowerCase());
                await before.picture(`${pictures}-code`);
                await before.page.tap('#sit');
                await before.until(() => before.line.scene.startsWith('table'), 'the match');
                do {
                    await before.play(pictures, () => before.clicks >= 16 && before.line.ask.length > 0);
                    expect(before.line.scene !== 'match-result', 'the match was over before its page was closed');
                    await before.rest();
                } while (!before.line.ask.length);
                const position = JSON.stringify([before.line.ask, before.line.turn]);
                await before.page.close();
                const player = await newPlayer(context, true);
                player.phone = true;
                player.asked = before.asked;
                await player.page.goto(link(way()[2]));
                await player.until(() => player.line && player.line.ask.length > 0, 'the position');
                await player.rest();
                expect(JSON.stringify([player.line.ask, player.line.turn]) === position,
                    `came back to ${JSON.stringify([player.line.ask, player.line.turn])} where it was ${position}`);
                await player.picture(`${pictures}-back`);
                await player.play(`${pictures}-on`);
                await player.picture(`${pictures}-match-result`);
                const records = () => player.page.evaluate(() => {
                    const {FS} = page.game, folder = '/data/records/';
                    return FS.analyzePath(folder).exists ? FS.readdir(folder).filter((name) => name.endsWith('.tigers'))
                        .map((name) => FS.readFile(folder + name, {encoding: 'utf8'})) : [];
                });
                let own = [];
                for (const end = Date.now() + PATIENCE; !own.length && Date.now() < end; await player.wait(200))
                    own = await records();
                expect(own.length === 1, `the guest has ${own.length} records`);
                if (given.write)
                    await writeFile(given.write, own[0]);
                if (host)
                    expect(own[0] === await readFile(join(kept, (await readdir(kept))[0]), 'utf8'), 'host and guest have other records');
                console.log(`a match of ${given.rules} at a friend's table was played on a phone with ${before.clicks + player.clicks} taps, closed in the middle and gone on with`);
            });
        } finally {
            host?.kill();
            await rm(kept, {recursive: true});
        }
    },

    // A second page of the same browser waits for the first, and goes on with its match when that is closed.
    async two() {
        await withPage({}, async (context, player) => {
            await player.open(address);
            await player.play('two', () => player.clicks >= 10 && player.line.ask.length > 0);
            const second = await newPlayer(context);
            await second.open(address);
            expect(second.line.scene === 'taken', `the second page begins with ${second.line.scene}`);
            await second.picture('two-taken');
            await player.page.close();
            await second.until(() => second.line.scene === 'title' && second.find('button:continue'), 'the match in the second page');
            console.log('a second page waits for the first');
        });
    },
};

async function main() {
    const server = await serve();
    address = `http://127.0.0.1:${server.address().port}/`;
    if (given.pictures)
        await mkdir(given.pictures, {recursive: true});
    browser = await chromium.launch({executablePath: given.browser, args: FLAGS});
    let failed = 0;
    try {
        for (const name of wanted.length ? wanted : Object.keys(tests)) {
            try {
                await tests[name]();
            } catch (problem) {
                failed++;
                console.error(`${name}: ${problem instanceof Failed ? problem.message : problem.stack}`);
            }
        }
    } finally {
        await browser.close();
        server.closeAllConnections();
        server.close();
    }
    if (site.missing.length) {
        failed++;
        console.error('the page asked for what is not there:', ...new Set(site.missing));
    }
    process.exitCode = failed ? 1 : 0;
}

await main();
