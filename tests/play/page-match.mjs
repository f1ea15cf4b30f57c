// Plays whole matches in the game's page, in headless Chromium: by mouse, closed in the middle and gone on with, by touch, on a
// screen of two points a pixel, in a window that changes its size. What can be clicked is in the trace, as for xdotool-match.sh.
//
//   node page-match.mjs FOLDER [-b CHROMIUM] [-p PICTURES] [-r RULES] [-s SEED] [-v SPEED] [TEST]...
//
// FOLDER is what packaging/build-web.sh makes; it is served from here. Needs playwright-core where node finds it, which the
// environment's PLAYWRIGHT may name as a folder. TEST is of: first match resize sharp phone full touch two hint record bare. Exits 1 with a sentence if one fails.
import {createServer} from 'node:http';
import {readFile, mkdir} from 'node:fs/promises';
import {extname, join} from 'node:path';
import {parseArgs} from 'node:util';
import {pathToFileURL} from 'node:url';

const {values: given, positionals} = parseArgs({
    allowPositionals: true,
    options: {
        browser: {type: 'string', short: 'b', default: '/usr/bin/chromium'},
        pictures: {type: 'string', short: 'p'},
        rules: {type: 'string', short: 'r', default: 'dueling-tigers'},
        seed: {type: 'string', short: 's', default: '7'},
        speed: {type: 'string', short: 'v', default: 'fast'},
    },
});
const [folder, ...wanted] = positionals;
if (!folder) {
    console.error('usage: page-match.mjs FOLDER [-b CHROMIUM] [-p PICTURES] [-r RULES] [-s SEED] [-v SPEED] [TEST]...');
    process.exit(2);
}
const library = process.env.PLAYWRIGHT ? pathToFileURL(join(process.env.PLAYWRIGHT, 'index.mjs')) : 'playwright-core';
const {chromium} = await import(library);

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync', '--autoplay-policy=user-gesture-required'];
const KINDS = {'.html': 'text/html', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.png': 'image/png',
    '.webmanifest': 'application/manifest+json'};
const FIRST_PICTURE = 3000; // ms
const STANDSTILL = 400; // ms, on a machine that does much else meanwhile
const RECORD = new URL('../golden/classic-all-win.tigers', import.meta.url);
const PATIENCE = 20000; // ms without anything to click, or without a change

class Failed extends Error {}

function expect(condition, sentence) {
    if (!condition)
        throw new Failed(sentence);
}

function serve() {
    const missing = [];
    const server = createServer(async (request, response) => {
        const path = new URL(request.url, 'http://page').pathname;
        const name = join(folder, path.endsWith('/') ? path + 'index.html' : path);
        try {
            const bytes = await readFile(name);
            response.writeHead(200, {'Content-Type': KINDS[extname(name)] || 'application/octet-stream', 'Content-Length': bytes.length});
            response.end(bytes);
        } catch {
            missing.push(path);
            response.writeHead(404).end();
        }
    });
    return new Promise((resolve) => server.listen(0, '127.0.0.1', () =>
        resolve({server, missing, address: `http://127.0.0.1:${server.address().port}/`})));
}

/* --- one page ----------------------------------------------------------------------------------------------- */

class Player {
    constructor(page, touch) {
        Object.assign(this, {page, touch, line: null, lines: 0, clicks: 0, errors: [], last: ''});
        page.on('console', (message) => this.hear(message));
        page.on('pageerror', (problem) => this.errors.push(problem.stack || String(problem)));
    }

    hear(message) {
        const text = message.text();
        if (text.startsWith('{"scene"')) {
            this.line = JSON.parse(text);
            this.lines++;
        } else if (message.type() === 'error') {
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

    async picture(name) {
        if (given.pictures)
            await this.page.screenshot({path: join(given.pictures, name + '.png')});
    }

    /* Clicks until `stop` says so, or the match is over. */
    async play(name, stop = () => false, rules = given.rules) {
        let changed = Date.now();
        while (this.line.scene !== 'match-result' && !stop()) {
            if (this.line.scene !== this.last)
                await this.picture(`${name}-${String(this.clicks).padStart(4, '0')}-${this.last = this.line.scene}`);
            expect(!this.errors.length, this.errors.join('\n'));
            expect(Date.now() - changed < PATIENCE, `nothing changes: ${JSON.stringify(this.line)}`);
            const target = choose(this.line, this.clicks, rules), before = this.lines;
            if (target)
                await this.click(target);
            for (let i = 0; i < 20 && this.lines === before; i++)
                await new Promise((resolve) => setTimeout(resolve, 20));
            if (this.lines !== before)
                changed = Date.now();
        }
    }
}

// A win, a Riichi, a kong or pung now and then, else a discard or a step for the dummy; as in xdotool-match.sh.
function choose({scene, targets}, turn, rules) {
    const place = new Map(targets.map((target) => [target.id, target]));
    const of = (start) => targets.filter(({id}) => id.startsWith(start));
    const some = (list, number) => list.length ? [list[number % list.length].id] : [];
    const run = targets.filter(({id}) => /^button:chow-[0-9]/.test(id)).map(({id}) => id).slice(-1);
    const hand = of('hand:'), odd = turn % 2 === 1;
    const wishes = [
        ...(scene === 'title' ? ['button:continue', `card:${rules}`] : []),
        ...(scene === 'welcome' ? ['button:begin'] : []),
        ...(scene === 'mode' ? ['button:new'] : []),
        'button:yes', 'button:start', 'button:ready', 'button:win', 'button:treasure-yes', 'button:named',
        ...(place.has('button:take-back') ? of('name:').map(({id}) => id) : []),
        ...(turn % 11 === 5 ? ['button:declare'] : []),
        ...run, 'button:guess', ...some(of('guess:'), turn * 7), 'button:keep', `keep:${turn % 3}`,
        `button:remove-${'mps'[turn % 3]}`,
        ...(turn % 3 ? ['button:pung', 'button:kong', 'button:chow'] : []),
        'button:pass', 'button:riichi',
        ...(odd ? ['button:tenpai', 'wall'] : []),
        ...some(of('dummy:'), turn), 'wall',
        ...(hand.length ? [hand[odd ? hand.length - 1 : turn % hand.length].id] : []),
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
    // The first picture is there soon, and the game's title once the player has begun.
    async first() {
        await withPage({}, async (context, player) => {
            await player.open(address);
            const time = await player.page.evaluate(() => performance.getEntriesByName('first-picture')[0].startTime);
            expect(time < FIRST_PICTURE, `the first picture took ${Math.round(time)} ms`);
            await player.picture('first');
            await player.clickId('button:begin');
            await player.until(() => player.line.scene === 'title', 'the title');
            expect(!player.find('button:quit'), 'a page offers to quit');
            console.log(`the first picture was there after ${Math.round(time)} ms`);
        });
    },

    // A whole match by mouse. In the middle the page is closed at once after a move: nothing of it is lost.
    async match() {
        await withPage({}, async (context, before) => {
            await before.open(address);
            await before.play('match', () => before.clicks >= 30 && before.line.ask.length > 0);
            const position = JSON.stringify([before.line.ask, before.line.turn]);
            await before.page.close();
            const player = await newPlayer(context);
            await player.open(address);
            await player.clickId('button:continue');
            await player.until(() => player.line.ask.length > 0, 'the position');
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
                const [w, h] = await canvasSize(player);
                expect(Math.abs(w / h - width / height) < 0.01 && w >= 800 && h >= 600 && w >= width, `the canvas is ${w}x${h} in ${width}x${height}`);
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
                expect(Math.abs(w / h - width / height) < 0.01 && w >= 800 && h >= 600, `the canvas is ${w}x${h} in ${width}x${height}`);
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
                let last = performance.now();
                window.longest = 0;
                requestAnimationFrame(function next(now) {
                    window.longest = Math.max(window.longest, now - last);
                    last = now;
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
            const longest = await player.page.evaluate(() => window.longest);
            expect(longest < STANDSTILL, `the page stood still for ${Math.round(longest)} ms while the teacher thought`);
            console.log(`while the teacher thought no picture took longer than ${Math.round(longest)} ms`);
        });
    },

    // A record that is dropped on the page is shown; what is no record gets a sentence.
    async record() {
        await withPage({}, async (context, player) => {
            const drop = (name, text) => player.page.evaluate(([name, text]) => {
                const data = new DataTransfer();
                data.items.add(new File([text], name));
                dispatchEvent(new DragEvent('drop', {dataTransfer: data, cancelable: true}));
            }, [name, text]);
            await player.open(address);
            await drop('nonsense.tigers', 'nonsense');
            await player.until(() => player.line.scene === 'no-record', 'the sentence on what is no record');
            await player.picture('record-none');
            await drop('match.tigers', await readFile(RECORD, 'utf8'));
            await player.until(() => player.line.scene.startsWith('replay'), 'the record');
            await player.picture('record');
            console.log('a record that is dropped on the page is shown');
        });
    },

    // What the page cannot do without ends in a sentence; without storage the game can be played all the same.
    async bare() {
        const words = (player) => player.page.locator('#words').textContent();
        await withPage({}, async (context, player) => {
            await player.page.addInitScript(() => { delete window.WebAssembly; });
            await player.page.goto(address);
            await player.page.waitForSelector('.stopped');
            expect(/too old/.test(await words(player)), 'no sentence on a browser without WebAssembly');
            await player.picture('bare-old');
        });
        await withPage({}, async (context, player) => {
            await player.page.route('**/game.pack', (route) => route.abort());
            await player.page.goto(address);
            await player.page.waitForSelector('.stopped');
            expect(/could not be loaded/.test(await words(player)), 'no sentence where a file is missing');
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
    const site = await serve();
    address = site.address;
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
        site.server.close();
    }
    if (site.missing.length) {
        failed++;
        console.error('the page asked for what is not there:', ...new Set(site.missing));
    }
    process.exitCode = failed ? 1 : 0;
}

await main();
