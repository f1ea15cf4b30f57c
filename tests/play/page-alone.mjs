// Runs the page's own code, packaging/web/page.js and worker.js, without a browser: with a storage that is closed, full, gone or
// emptied, and with workers that cannot begin.
//
//   node page-alone.mjs FOLDER
//
// FOLDER has page.js, words.js and worker.js, or what make-page.sh named so. Exits 1 at the first that is not as it should be.
import assert from 'node:assert/strict';
import {readFile, readdir} from 'node:fs/promises';
import {join} from 'node:path';
import vm from 'node:vm';

const [folder] = process.argv.slice(2);
if (!folder) {
    console.error('usage: page-alone.mjs FOLDER');
    process.exit(2);
}
const names = await readdir(folder);

// The file of that name, with a hash or without.
function read(stem) {
    return readFile(join(folder, names.find((name) => new RegExp(`^${stem}(\\.[0-9a-f]{10})?\\.js$`).test(name))), 'utf8');
}
const code = {words: await read('words'), page: (await read('page')).replace(/(ANSWER|PATIENCE) = \d+/g, '$1 = 30'), worker: await read('worker')};

function soon() {
    return new Promise((resolve) => setTimeout(resolve, 10));
}

/* --- a browser as far as it is needed ----------------------------------------------------------------------- */

// Connections to one storage. `fails` is asked for each transaction, with its paths: null, or the error it ends with.
class Storage {
    constructor() {
        Object.assign(this, {files: new Map(), asked: 0, opened: 0, absent: false, emptied: false, fails: () => null});
    }

    open() {
        const request = {};
        this.asked++;
        setTimeout(() => {
            if (this.absent) {
                request.error = new DOMException('gone', 'UnknownError');
                return request.onerror();
            }
            this.opened++;
            request.result = this.last = this.connection();
            if (this.emptied)
                request.onupgradeneeded();
            this.emptied = false;
            request.onsuccess();
        }, 1);
        return request;
    }

    connection() {
        const storage = this;
        return {
            closed: false,
            createObjectStore() {},
            close() { this.closed = true; },
            transaction() {
                if (this.closed)
                    throw new DOMException('closing', 'InvalidStateError');
                const puts = [];
                const transaction = {error: null, objectStore: () => ({
                    put: (file, path) => puts.push([path, file]),
                    delete: (path) => puts.push([path, null]),
                })};
                setTimeout(() => {
                    transaction.error = storage.fails(puts.map(([path]) => path));
                    if (transaction.error)
                        return transaction.onabort();
                    puts.forEach(([path, file]) => file ? storage.files.set(path, file) : storage.files.delete(path));
                    if (transaction.oncomplete)
                        transaction.oncomplete();
                }, 1);
                return transaction;
            },
        };
    }
}

class Thinker {
    constructor() {
        Object.assign(this, {sent: [], ended: false});
        Thinker.all.push(this);
    }

    postMessage(data, given = []) {
        this.sent.push(structuredClone(data, {transfer: given}));
    }

    terminate() { this.ended = true; }
}
Thinker.all = [];

// What the program has below its data folder.
const FILES = {'/data': ['.', '..', 'settings.ini', 'records'], '/data/records': ['.', '..', 'one', 'two']};

// What one page posts reaches all others.
class Channel {
    constructor() { Channel.all.push(this); }

    postMessage(data) { Channel.all.filter((one) => one !== this).forEach((one) => setTimeout(() => one.onmessage({data}))); }
}
Channel.all = [];

// The page as it stands before anything is loaded, and a program that counts its works and doubles the first byte.
function open(storage = new Storage(), locks = undefined, languages = ['en-US']) {
    const elements = {}, listened = [], heard = {}, heap = new Uint8Array(256);
    const element = (id) => elements[id] = elements[id] ||
        {hidden: true, textContent: '', classList: {add() {}}, setAttribute() {}, addEventListener() {}, append() {}, focus() {}, firstChild: {focus() {}}};
    const window = {devicePixelRatio: 1}, clock = {now: 100000};
    Object.defineProperty(window, 'devicePixelRatio', {configurable: true, get: () => 1});
    const context = vm.createContext({
        window, navigator: {locks, languages, platform: 'MacIntel'}, console, Worker: Thinker, setTimeout, clearTimeout, TextEncoder, TextDecoder, URL,
        performance: {now: () => clock.now},
        document: {getElementById: element, addEventListener() {}, documentElement: {}, createElement: () => ({})},
        addEventListener: (kind, hear, {capture} = {}) => (heard[kind] = hear, capture || listened.push(kind)),
        URLSearchParams, location: {protocol: 'file:', search: '', reload: () => heard.reload()}, BroadcastChannel: Channel, indexedDB: storage, DecompressionStream: class {},
        requestAnimationFrame: () => 1, cancelAnimationFrame() {},
    });
    vm.runInContext(code.words, context);
    vm.runInContext(code.page, context);
    const page = vm.runInContext('page', context);
    page.game = {
        works: 0, HEAPU8: heap, _malloc: () => 16, _free() {},
        _page_work(work, at) { this.works++; heap[at] *= 2; },
        FS: {
            analyzePath: () => ({exists: true}), readFile: (path) => path, readdir: (path) => FILES[path],
            stat: (path) => ({mode: path in FILES}), isDir: (mode) => mode,
        },
    };
    Thinker.all = [];
    return {page, storage, clock, listened, heard, lost: element('lost'), cover: element('cover'), connect: () => vm.runInContext('openStorage()', context),
        taken: () => vm.runInContext('takeFiles()', context), run: (script) => vm.runInContext(script, context)};
}

async function openConnected() {
    const browser = open();
    browser.page.database = await browser.connect();
    assert.equal(browser.storage.opened, 1);
    return browser;
}

// SDL begins to listen between the two, and has a key then when it is the page's turn: most keys come by one event alone.
async function keysWakeThePageOnceTheGameRuns() {
    const {page, listened} = open();
    assert.equal(listened.includes('keydown'), false);
    page.game._page_turn = () => 1000;
    page.run();
    assert.equal(listened.includes('keydown'), true);
    clearTimeout(page.timer);
}

// Where a turn fails, or the program ends in it, none follows: what it holds is in no state to be stored.
async function aProgramThatHasEndedTakesNoTurn() {
    const {page, cover} = open();
    let turns = 0;
    page.game._page_turn = () => { turns++; throw new Error('ended'); };
    page.running = true;
    assert.throws(() => page.turn(), /ended/);
    assert.equal(cover.hidden, false);
    page.timer = 1;
    page.wake();
    page.turn();
    assert.equal(turns, 1);
}

// Only the browser may read the clipboard: the keys that paste are its own, and what it pastes comes to the game.
async function whatIsPastedComesToTheGame() {
    const {page, heard, run} = open(), given = [];
    const isOurs = (event) => run(`isOurs(${JSON.stringify({...event, target: {}}).slice(0, -1)}, getModifierState: () => false})`);
    page.game._page_types = () => 1;
    page.game._page_turn = () => 1000;
    page.game._page_paste = (at) => given.push(new TextDecoder().decode(page.game.HEAPU8.slice(at, page.game.HEAPU8.indexOf(0, at))));
    const pasted = (text, target = {}) => {
        let taken = false;
        heard.paste({target, clipboardData: {getData: () => text}, preventDefault() { taken = true; }});
        return taken;
    };
    assert.equal(pasted('early'), false);
    page.running = true;
    for (const event of [{key: 'v', ctrlKey: true}, {key: 'V', metaKey: true}, {key: 'V', ctrlKey: true, shiftKey: true}, {key: 'Insert', shiftKey: true}])
        assert.equal(isOurs(event), false, event.key);
    for (const event of [{key: 'c', ctrlKey: true}, {key: 'Insert'}, {key: 'ArrowLeft', altKey: true}])
        assert.equal(Boolean(isOurs(event)), true, event.key);
    assert.equal(pasted('東 12\0three'), true);
    assert.equal(pasted('a name', {closest: () => true}), false); // the page's own line of text
    assert.deepEqual(given, ['東 12three']);
    clearTimeout(page.timer);
}

// Telephones have no full screen for pages.
async function aPageWithoutFullScreenStaysAsItIs() {
    const {page} = open();
    page.setFullscreen(true);
    page.setFullscreen(false);
}

async function soundThatWasSilencedBeginsAgain() {
    const {page} = open();
    let resumed = 0;
    page.resumeSound();
    page.game.SDL2 = {audioContext: {state: 'running', resume: async () => { resumed++; }}};
    page.resumeSound();
    assert.equal(resumed, 0);
    page.game.SDL2.audioContext.state = 'interrupted';
    page.resumeSound();
    assert.equal(resumed, 1);
}

// A browser that keeps nothing for the page refuses locks as well.
async function withoutLocksNobodyElseHasTheFiles() {
    const {taken} = open(new Storage(), {request: async () => { throw new DOMException('no', 'SecurityError'); }});
    assert.equal(await taken(), false);
}

// Without locks pages ask each other: the second waits until the first is closed, and begins again.
async function withoutLocksPagesAskEachOther() {
    Channel.all = [];
    const one = open(), other = open(), again = new Promise((resolve) => { other.heard.reload = resolve; });
    const first = one.taken();
    await soon();
    assert.deepEqual(await Promise.all([first, other.taken()]), [false, true]);
    Channel.all.shift().onmessage = () => {};
    await again;
}

/* --- words ------------------------------------------------------------------------------------------------- */

// Every language has every sentence, with the figures of the English one, and says it in its own words.
async function allLanguagesSayAll() {
    const {run} = open(), words = run('WORDS');
    assert.deepEqual(Object.keys(words), ['en', 'de', 'es', 'fr', 'ja', 'zh_CN', 'zh_TW']);
    for (const [code, sentences] of Object.entries(words)) {
        assert.deepEqual(Object.keys(sentences), Object.keys(words.en), code);
        for (const [key, sentence] of Object.entries(sentences)) {
            assert.deepEqual(sentence.match(/\{\d\}/g)?.sort(), words.en[key].match(/\{\d\}/g)?.sort(), `${code} ${key}`);
            assert.equal(code !== 'en' && sentence === words.en[key], false, `${code} ${key}`);
        }
    }
}

// As src/words/languages/languages.c chooses; what the player has chosen comes first.
async function theLanguageIsThePlayers() {
    const of = (languages, files = '[]') => [...open(undefined, undefined, languages).run(`languagesOf(${files})`)];
    const settings = (path, code) => `{path: '${path}', bytes: new TextEncoder().encode('[game]\\nlanguage = "${code}"\\n')}`;
    for (const [locales, code] of [[['de-CH'], 'de'], [['zh'], 'zh_CN'], [['zh-HK'], 'zh_TW'], [['zh-Hant'], 'zh_TW'], [['zh-Hans-TW'], 'zh_CN'],
        [['ja'], 'ja'], [['pl', 'fr-CA', 'de'], 'fr'], [['pl'], 'en'], [[], 'en']])
        assert.deepEqual(of(locales), [code]);
    const both = `[${settings('/data/profiles/2/settings.ini', 'ja')}, ${settings('/data/settings.ini', 'es')}]`;
    assert.deepEqual(of(['de'], both), ['es', 'ja', 'de']);
    assert.deepEqual(of(['de'], `[${settings('/data/settings.ini', '')}]`), ['de']);
}

/* --- what comes later --------------------------------------------------------------------------------------- */

// A scene that needs what has not arrived takes no turn until it has.
async function aSceneWaitsForWhatItNeeds() {
    const {page, cover, run} = open();
    let turns = 0;
    page.game._page_turn = () => (turns++, 1000);
    page.running = true;
    assert.equal(page.waitFor('title'), false);
    assert.equal(page.waitFor('table'), true);
    assert.equal(cover.hidden, false);
    page.turn();
    assert.equal(turns, 0);
    page.game.FS.mkdirTree = page.game.FS.writeFile = () => {};
    run('arrive(NETS, [{path: "memory:3", bytes: new Uint8Array([5, 6])}])');
    assert.deepEqual([...page.game.HEAPU8.slice(2, 6)], [0, 5, 6, 0]);
    assert.equal(turns, 1);
    assert.equal(cover.hidden, true);
    assert.equal(page.waitFor('table'), false);
    assert.equal(page.waitFor('settings'), true);
    clearTimeout(page.timer);
}

// After the first picture the letters of its language come before all else, those of other languages with these.
async function lettersOfTheOwnLanguageComeFirst() {
    const {run} = open();
    run('for (const part in PARTS) delete PARTS[part]');
    run('Object.assign(PARTS, {"language-de": [], "language-ja": [], "letters-ja": [], "letters-zh_TW": []})');
    run('first = ["program", "game", "language-ja"]');
    assert.equal(run('laterParts(NETS).join()'), 'slanted,letters-ja,nets');
    run('first = ["program", "game", "language-de"]');
    assert.equal(run('laterParts(NETS).join()'), 'slanted,nets');
    assert.equal(run('laterParts(LANGUAGES).join()'), 'slanted,nets,effects,language-de,language-ja,letters-ja,letters-zh_TW');
}

/* --- the storage -------------------------------------------------------------------------------------------- */

async function aClosedConnectionIsOpenedAgain() {
    for (const told of [true, false]) {
        const {page, storage, lost} = await openConnected();
        storage.last.close();
        if (told)
            storage.last.onclose();
        page.note('/data/a');
        page.keep();
        await soon();
        await soon();
        assert.equal(storage.opened, 2);
        assert.deepEqual([...storage.files.keys()], ['/data/a']);
        assert.equal(lost.hidden, true);
    }
}

async function whatWasNotStoredIsStoredLater() {
    const {page, storage, lost} = await openConnected();
    let times = 1;
    storage.fails = () => times-- > 0 ? new DOMException('try again', 'UnknownError') : null;
    page.note('/data/a');
    page.keep();
    page.note('/data/b');
    for (let i = 0; i < 3; i++, page.keep())
        await soon();
    assert.deepEqual([...storage.files.keys()].sort(), ['/data/a', '/data/b']);
    assert.equal(lost.hidden, true);
}

async function aFullStorageIsToldAndNotTriedForEver() {
    const {page, storage, lost} = await openConnected();
    let tries = 0;
    storage.fails = () => (tries++, new DOMException('full', 'QuotaExceededError'));
    page.note('/data/a');
    for (let i = 0; i < 8; i++, page.keep())
        await soon();
    assert.equal(tries, 2);
    assert.equal(lost.hidden, false);
    assert.match(lost.textContent, /is full/);
    storage.fails = () => null;
    page.note('/data/b');
    for (let i = 0; i < 3; i++, page.keep())
        await soon();
    assert.deepEqual([...storage.files.keys()].sort(), ['/data/a', '/data/b']);
    assert.equal(lost.hidden, true);
}

// A turn of the loop that changed these files, and what comes of it.
async function turn(page, ...paths) {
    paths.forEach((path) => page.note(path));
    page.keep();
    for (let i = 0; i < 4; i++)
        await soon();
}

const full = (paths) => paths.includes('/data/large') ? new DOMException('full', 'QuotaExceededError') : null;

async function aFileThatDoesNotFitKeepsNoOtherOut() {
    const {page, storage, lost} = await openConnected(), tried = [];
    storage.fails = (paths) => (tried.push(paths.join()), full(paths));
    await turn(page, '/data/large', '/data/a');
    assert.deepEqual(tried.splice(0), ['/data/large,/data/a', '/data/large', '/data/a']);
    assert.deepEqual([...storage.files.keys()], ['/data/a']);
    assert.equal(lost.hidden, false);
    assert.match(lost.textContent, /is full/);
    for (const path of ['/data/b', '/data/c']) {
        await turn(page, path);
        assert.deepEqual(tried.splice(0), [path, '/data/large']);
        assert.equal(storage.files.has(path), true);
        assert.equal(lost.hidden, false); // one file is not stored still
    }
    storage.last.close();
    await turn(page, '/data/d'); // not only when more changes than this
    assert.equal(storage.files.has('/data/d'), true);
    storage.fails = (paths) => (tried.push(paths.join()), null);
    await turn(page, '/data/e');
    assert.equal(storage.files.has('/data/large'), true);
    assert.equal(lost.hidden, true);
    tried.length = 0;
    await turn(page, '/data/a', '/data/b'); // together again
    assert.deepEqual(tried, ['/data/a,/data/b']);
}

async function aFileThatCannotBeReadKeepsNoOtherOut() {
    const {page, storage, clock, lost} = await openConnected(), {FS} = page.game;
    FS.readFile = (path) => {
        if (path === '/data/broken')
            throw new Error('no memory');
        return path;
    };
    await turn(page, '/data/broken', '/data/a');
    assert.deepEqual([...storage.files.keys()], ['/data/a']);
    assert.equal(lost.hidden, false);
    await turn(page, '/data/b');
    assert.deepEqual([...storage.files.keys()], ['/data/a', '/data/b']);
    FS.readFile = (path) => path;
    clock.now += 10000;
    await turn(page, '/data/c');
    assert.deepEqual([...storage.files.keys()].sort(), ['/data/a', '/data/b', '/data/broken', '/data/c']);
    assert.equal(lost.hidden, true);
}

async function aStorageThatIsGoneIsToldAndSoughtAgain() {
    const {page, storage, clock, lost} = await openConnected();
    storage.absent = true;
    storage.last.close();
    storage.last.onclose();
    await soon();
    assert.equal(lost.hidden, false);
    assert.equal(storage.asked, 2);
    for (let i = 0; i < 3; i++)
        await turn(page, '/data/a');
    assert.equal(storage.asked, 2); // not at every turn
    clock.now += 10000;
    await turn(page);
    assert.equal(storage.asked, 3);
    assert.equal(lost.hidden, false);
    storage.absent = false;
    clock.now += 10000;
    await turn(page); // what is due is so without a further change
    assert.equal(storage.asked, 4);
    assert.deepEqual([...storage.files.keys()], ['/data/a']);
    assert.equal(lost.hidden, true);
}

async function aBrowserThatNeverStoredIsNotAskedAgain() {
    const {page, storage, clock, lost} = open();
    clock.now += 10000;
    await turn(page, '/data/a');
    assert.equal(storage.asked, 0);
    assert.equal(lost.hidden, true);
}

async function aStorageThatWasEmptiedGetsAllFiles() {
    for (const told of [true, false]) {
        const {page, storage} = await openConnected();
        storage.emptied = true;
        storage.last.close();
        if (told)
            storage.last.onclose();
        await turn(page, ...(told ? [] : ['/data/settings.ini']));
        assert.deepEqual([...storage.files.keys()].sort(), ['/data/records/one', '/data/records/two', '/data/settings.ini']);
    }
    for (const state of [{game: null}, {taken: true}]) { // at the start the game is not there; another page has the files
        const {page, storage, connect} = open();
        storage.emptied = true;
        Object.assign(page, state);
        page.database = await connect();
        await turn(page);
        assert.equal(storage.files.size, 0);
    }
}

/* --- thinking ----------------------------------------------------------------------------------------------- */

function take(page, number) {
    return page.works[number].done && [...page.works[number].bytes];
}

async function aWorkerThatFailsIsDoneWithout() {
    for (const fails of [(thinker) => thinker.onerror({}), (thinker) => thinker.onmessage({data: {failed: true}})]) {
        const {page} = open();
        assert.equal(page.beginWork(1, 7, new Uint8Array([21, 1])), true);
        const [thinker] = Thinker.all;
        assert.deepEqual([...thinker.sent[1].bytes], [21, 1]);
        assert.equal(take(page, 1), false);
        fails(thinker);
        assert.deepEqual(take(page, 1), [42, 1]);
        fails(thinker);
        page.endWork(1);
        assert.equal(page.game.works, 1);
        assert.equal(page.beginWork(1, 7, new Uint8Array([1])), false);
        assert.equal(Thinker.all.length, 1);
    }
}

// It is at rest, before the first work.
async function aWorkerThatCannotBeginIsDoneWithout() {
    const {page} = open();
    assert.equal(page.beginWork(1, 7, new Uint8Array([1])), true);
    Thinker.all[0].onmessage({data: {bytes: new Uint8Array([2]), done: true}});
    page.endWork(1);
    assert.equal(page.thinker, Thinker.all[0]);
    page.thinker.onmessage({data: {failed: true}});
    assert.equal(page.beginWork(1, 7, new Uint8Array([1])), false);
    assert.equal(page.game.works, 0);
}

async function aWorkerTellsThatItFails() {
    const program = {HEAPU8: new Uint8Array(64), _malloc: () => 8, _free() {}, _page_work() { program.HEAPU8[8]++; }};
    const memory = [{path: 'memory:20', bytes: new Uint8Array([7])}];
    const make = (DuelingTigers, instantiate) => {
        const sent = [];
        const context = vm.createContext({importScripts() {}, name: '', DuelingTigers, performance, console: {warn() {}},
            postMessage: (data) => sent.push(data), WebAssembly: {instantiate}});
        vm.runInContext(code.worker, context);
        return {sent, context};
    };
    const whole = ({instantiateWasm}) => new Promise((resolve) => instantiateWasm({}, () => resolve(program)));
    const broken = {...program, _page_work() { throw new RangeError('memory'); }};
    for (const [one, instantiate, fails] of [
        [whole, async () => ({}), false],
        [whole, async () => { throw new RangeError('memory'); }, true],
        [async () => { throw new Error('no'); }, async () => ({}), true],
        [async () => broken, async () => ({}), true]]) {
        const {sent, context} = make(one, instantiate);
        context.onmessage({data: {module: {}, memory: []}});
        await soon();
        context.onmessage({data: {work: 7, bytes: new Uint8Array([4])}});
        await soon();
        assert.equal(sent.some(({done}) => done), false); // it waits for what it knows
        context.onmessage({data: {memory}});
        await soon();
        assert.equal(program.HEAPU8[20], 7);
        assert.equal(sent.some(({failed}) => failed), fails);
        assert.equal(sent.some(({done}) => done), !fails);
    }
}

for (const test of [allLanguagesSayAll, theLanguageIsThePlayers, aSceneWaitsForWhatItNeeds, lettersOfTheOwnLanguageComeFirst, keysWakeThePageOnceTheGameRuns, aProgramThatHasEndedTakesNoTurn, whatIsPastedComesToTheGame,
    aPageWithoutFullScreenStaysAsItIs,
    soundThatWasSilencedBeginsAgain, withoutLocksNobodyElseHasTheFiles, withoutLocksPagesAskEachOther, aClosedConnectionIsOpenedAgain, whatWasNotStoredIsStoredLater, aFullStorageIsToldAndNotTriedForEver,
    aFileThatDoesNotFitKeepsNoOtherOut, aFileThatCannotBeReadKeepsNoOtherOut, aStorageThatIsGoneIsToldAndSoughtAgain,
    aBrowserThatNeverStoredIsNotAskedAgain, aStorageThatWasEmptiedGetsAllFiles, aWorkerThatFailsIsDoneWithout, aWorkerThatCannotBeginIsDoneWithout, aWorkerTellsThatItFails])
    try {
        await test();
        console.log(`${test.name}: as it should be`);
    } catch (problem) {
        console.error(`${test.name}:`, problem);
        process.exitCode = 1;
    }
