// The page: loads the game, keeps its files in the browser's storage, and shows what it paints.
'use strict';

const LEAST_WIDTH = 800, LEAST_HEIGHT = 600; // of a picture, as in src/sdl/paint/layout.h
const SOON = 20, LATE = 1000; // ms until the next turn: before the next picture; at the latest
const FOLDER = '/data'; // the game's data folder
const STORE = 'files';
const PATIENCE = 3000; // ms at least between two tries to open a storage that was there before

const canvas = document.getElementById('canvas');
const cover = document.getElementById('cover');

function say(sentence) {
    document.getElementById('words').textContent = sentence;
    cover.classList.add('stopped');
    cover.hidden = false;
}

// Small windows get a picture of the least size, made smaller; all others as many points as the screen has.
const ratioOfScreen = Object.getOwnPropertyDescriptor(window, 'devicePixelRatio');
Object.defineProperty(window, 'devicePixelRatio', {
    get() {
        const ratio = ratioOfScreen.get.call(window) || 1;
        return Math.max(ratio, LEAST_WIDTH / innerWidth, LEAST_HEIGHT / innerHeight);
    },
});

/* --- the storage ------------------------------------------------------------------------------------------ */

function answer(request) {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}

// The storage, or null where the browser keeps nothing for this page. One that was emptied while the game is there, as when the
// browser's data are cleared, gets all of the game's files again, from the page that has them.
async function openStorage() {
    try {
        const request = indexedDB.open('dueling-tigers', 1);
        request.onupgradeneeded = () => {
            request.result.createObjectStore(STORE);
            if (page.game && !page.taken)
                page.noteAll(FOLDER);
        };
        const database = await answer(request);
        database.onversionchange = () => database.close();
        database.onclose = () => page.recover(database, [], false, null);
        page.stored = true;
        if (navigator.storage && navigator.storage.persist)
            navigator.storage.persist().catch(() => {});
        return database;
    } catch (problem) {
        return null;
    }
}

async function readStorage(database) {
    if (!database)
        return [];
    const store = database.transaction(STORE).objectStore(STORE);
    const [paths, files] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
    return paths.map((path, i) => ({path, bytes: files[i].bytes, time: files[i].time}));
}

const STOPPED = 'The game has stopped. What was saved is safe: load the page anew to go on.';

// True if another page of this browser has the files; as soon as it is closed this one begins anew. Else they are this
// one's until it is closed, or the browser, which keeps nothing for this page, refuses locks too.
function takeFiles() {
    if (!navigator.locks)
        return Promise.resolve(false); // pages without https have no locks
    return new Promise((resolve) => {
        navigator.locks.request('dueling-tigers', {ifAvailable: true}, (lock) => {
            resolve(!lock);
            if (lock)
                return new Promise(() => {});
            navigator.locks.request('dueling-tigers', () => location.reload()).catch(() => {});
        }).catch(() => resolve(false));
    });
}

/* --- what the game asks, see library.js ------------------------------------------------------------------- */

const changed = new Set();
const page = {
    database: null,
    due: false, // something is to be stored that was not tried yet
    failed: false, // a try to store something did, and not all was stored since
    refused: new Set(), // what could not be stored even alone
    waiting: 0, // transactions that have not ended
    stored: false, // there was a storage
    opening: false,
    reopenAt: 0,
    taken: false,
    touched: false,
    rest: false,
    context: null,
    game: null,

    // Turns of the loop: one a picture while something moves, else when its time has come or something happens. A gamepad
    // must be asked whether something has.
    run() {
        this.running = true;
        for (const kind of WAKING) // SDL listens to the window too, and first, as it began to before
            addEventListener(kind, () => this.wake(), {passive: true});
        this.schedule(0);
    },

    schedule(wait) {
        const gamepad = navigator.getGamepads && [...navigator.getGamepads()].some((one) => one);
        cancelAnimationFrame(this.frame);
        clearTimeout(this.timer);
        this.timer = this.frame = 0;
        if (wait <= SOON || gamepad)
            this.frame = requestAnimationFrame(() => this.turn());
        else
            this.timer = setTimeout(() => this.turn(), Math.min(wait, LATE));
    },

    // A program that ended within its turn is in no state to take another, nor to store anything.
    turn() {
        if (!this.running)
            return;
        try {
            this.schedule(this.game._page_turn());
        } catch (problem) {
            this.running = false;
            say(STOPPED);
            throw problem;
        }
    },

    // SDL has the event already; its turn comes at once if it is not about to come anyway.
    wake() {
        if (this.running && this.timer)
            this.turn();
    },

    note(path) {
        if (path.startsWith(FOLDER + '/')) {
            changed.add(path);
            this.due = true;
        }
    },

    // All files that lie in the folder or below it.
    noteAll(folder) {
        const {FS} = this.game;
        for (const name of FS.readdir(folder).filter((one) => one !== '.' && one !== '..')) {
            const path = folder + '/' + name;
            if (FS.isDir(FS.stat(path).mode))
                this.noteAll(path);
            else
                this.note(path);
        }
    },

    // One transaction for all that a turn of the loop changed, committed at once: it holds when the page is closed. After one that
    // failed each file has its own until all are stored, so that one which does not fit keeps no other out; those come last.
    keep() {
        if (!this.due)
            return;
        if (!this.database)
            return void this.reopen();
        const {database, failed, refused} = this;
        const paths = [...changed].sort((one, other) => refused.has(one) - refused.has(other));
        this.due = false;
        changed.clear();
        for (const part of failed ? paths.map((path) => [path]) : [paths])
            this.store(database, part, failed);
    },

    store(database, paths, alone) {
        try {
            const transaction = database.transaction(STORE, 'readwrite', {durability: 'strict'});
            const store = transaction.objectStore(STORE);
            for (const path of paths)
                this.keepFile(store, path);
            if (transaction.commit)
                transaction.commit();
            this.waiting++;
            transaction.oncomplete = () => {
                this.waiting--;
                this.find(paths);
            };
            transaction.onabort = () => {
                this.waiting--;
                this.recover(database, paths, alone, transaction.error);
            };
        } catch (problem) {
            this.recover(database, paths, alone, problem);
        }
    },

    // What could not be stored is to be stored still: at once and each file alone, over another connection, as the browser may have
    // closed this one. Only if a file was alone already the player is told, and it is tried again when more has changed.
    recover(database, paths, alone, problem) {
        const name = problem && problem.name;
        paths.forEach((path) => changed.add(path));
        if (alone && name !== 'InvalidStateError') { // which a closed connection has, whatever the file
            paths.forEach((path) => this.refused.add(path));
            return this.lose(problem);
        }
        this.failed = this.failed || paths.length > 0;
        this.due = this.due || changed.size > 0;
        if (database !== this.database)
            return; // the same connection, once more
        if (name === 'QuotaExceededError')
            return this.keep();
        this.database = null;
        database.close();
        this.reopen();
    },

    // Not more often than once in a while; `keep` asks again. The page that has the files goes first, as it fills what was emptied.
    async reopen() {
        if (!this.stored || this.opening || performance.now() < this.reopenAt)
            return;
        this.opening = true;
        this.reopenAt = performance.now() + PATIENCE;
        if (this.taken)
            await new Promise((resolve) => setTimeout(resolve, PATIENCE));
        this.database = await openStorage();
        this.opening = false;
        if (this.database)
            this.keep();
        else
            this.lose(null);
    },

    keepFile(store, path) {
        const {FS} = this.game;
        if (FS.analyzePath(path).exists)
            store.put({bytes: FS.readFile(path), time: Date.now()}, path);
        else
            store.delete(path);
    },

    lose(problem) {
        if (this.lost)
            return;
        this.lost = true;
        const line = document.getElementById('lost');
        line.textContent = 'The browser does not store any more of your matches' +
            (problem && problem.name === 'QuotaExceededError' ? ': its room for this page is used up.' : '.');
        line.hidden = false;
    },

    find(paths) {
        paths.forEach((path) => this.refused.delete(path));
        if (this.waiting || this.refused.size)
            return;
        this.failed = this.lost = false;
        document.getElementById('lost').hidden = true;
    },

    show(bytes, width, height, x, y, w, h) {
        if (!this.context)
            this.context = canvas.getContext('2d', {alpha: false});
        this.context.putImageData(new ImageData(bytes, width, height), 0, 0, x, y, w, h);
        if (!this.shown)
            begun();
        this.shown = true;
    },

    copy(text) {
        if (!navigator.clipboard)
            return false;
        navigator.clipboard.writeText(text).catch(() => {});
        return true;
    },

    // What the player had written out: the browser asks where it goes, or puts it among the downloads.
    download(name, bytes) {
        const link = document.createElement('a');
        link.href = URL.createObjectURL(new Blob([bytes]));
        link.download = name;
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    },

    works: [],
    thinker: null, // a worker at rest, for the next work
    alone: false, // a worker failed, so there is none any more

    // A worker thinks in a copy of the program (worker.js) over a copy of the bytes.
    beginWork(number, work, bytes) {
        const thinker = this.thinker || startThinker();
        if (!thinker)
            return false;
        this.thinker = null;
        const state = this.works[number] = {thinker, work, given: bytes.slice(), bytes: null, done: false};
        thinker.onmessage = ({data}) => data.failed ? this.thinkHere(thinker) : Object.assign(state, data);
        thinker.postMessage({work, bytes}, [bytes.buffer]);
        return true;
    },

    // A worker that could not begin, or has failed at its work: that is done here, and so is all to come. It takes as long as it takes.
    thinkHere(thinker) {
        this.alone = true;
        this.thinker = null;
        for (const state of this.works.filter((one) => one && one.thinker === thinker && !one.done)) {
            const {length} = state.given, at = this.game._malloc(length);
            this.game.HEAPU8.set(state.given, at);
            this.game._page_work(state.work, at);
            Object.assign(state, {bytes: this.game.HEAPU8.slice(at, at + length), done: true});
            this.game._free(at);
        }
        this.wake();
    },

    endWork(number) {
        const {thinker, done} = this.works[number];
        this.works[number] = null;
        if (done && !this.thinker && !this.alone)
            this.thinker = thinker;
        else
            thinker.terminate();
        if (!this.thinker)
            this.thinker = startThinker();
    },

    resumeSound() {
        const sound = this.game && this.game.SDL2 && this.game.SDL2.audioContext;
        if (sound && sound.state !== 'running')
            sound.resume().catch(() => {});
    },

    // Telephones know it for films alone.
    setFullscreen(on) {
        const root = document.documentElement;
        if (on && !document.fullscreenElement && root.requestFullscreen)
            root.requestFullscreen({navigationUI: 'hide'}).catch(() => {});
        else if (!on && document.fullscreenElement)
            document.exitFullscreen();
    },
};

// A browser that has no worker for us gets null: the game then thinks in its own turn.
function startThinker() {
    if (page.alone)
        return null;
    try {
        const thinker = new Worker('worker.js');
        thinker.onerror = () => page.thinkHere(thinker);
        thinker.onmessage = ({data}) => data.failed && page.thinkHere(thinker);
        thinker.postMessage({module: page.module});
        return thinker;
    } catch (problem) {
        return null;
    }
}

const WAKING = ['mousemove', 'mousedown', 'mouseup', 'mouseout', 'wheel', 'touchstart', 'touchmove', 'touchend', 'touchcancel', 'keydown',
    'keypress', 'keyup', 'resize', 'focus', 'blur', 'fullscreenchange', 'gamepadconnected'];
for (const kind of ['pointerdown', 'keydown', 'touchend'])
    addEventListener(kind, () => { page.touched = true; }, {capture: true, passive: true});
// Safari lets sound begin within some of these alone, and silences it when a call comes.
for (const kind of ['touchend', 'pointerup', 'mousedown', 'keydown'])
    addEventListener(kind, () => page.resumeSound(), {capture: true, passive: true});

// A hidden page gets no more turns, so it gets one now. What it saves is stored in the same breath.
function hide() {
    if (page.running)
        page.turn();
}
document.addEventListener('visibilitychange', hide);
addEventListener('pagehide', hide);
// A record dropped on the page is shown, as one dropped on a window is.
async function take(file) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const path = '/dropped/' + file.name.replaceAll('/', ' ');
    const name = new TextEncoder().encode(path + '\0');
    writeFiles(page.game.FS, [{path, bytes}]);
    const at = page.game._malloc(name.length);
    page.game.HEAPU8.set(name, at);
    page.game._page_drop(at);
    page.game._free(at);
    page.wake();
}
addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', (event) => {
    event.preventDefault();
    if (page.shown && event.dataTransfer.files.length)
        take(event.dataTransfer.files[0]);
});
addEventListener('contextmenu', (event) => event.preventDefault());

/* --- loading ---------------------------------------------------------------------------------------------- */

function showProgress(part) {
    document.getElementById('done').style.width = (part * 100).toFixed(1) + '%';
}

// A file made by pack.py: the length of a list of names and sizes, the list, and the files' bytes.
async function fetchPack(name, progress) {
    const response = await fetch(name);
    if (!response.ok)
        throw new Error(name + ': ' + response.status);
    const length = Number(response.headers.get('Content-Length')) || 0;
    let got = 0;
    const counted = new TransformStream({
        transform(part, controller) {
            got += part.length;
            progress(length ? Math.min(got / length, 1) : 0.5);
            controller.enqueue(part);
        },
    });
    const stream = response.body.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip'));
    return unpack(new Uint8Array(await new Response(stream).arrayBuffer()));
}

function unpack(bytes) {
    const length = new DataView(bytes.buffer).getUint32(0);
    const list = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
    let at = 4 + length;
    return list.map(([path, size]) => ({path, bytes: bytes.subarray(at, at += size)}));
}

function writeFiles(FS, files) {
    for (const {path, bytes, time} of files) {
        FS.mkdirTree(path.substring(0, path.lastIndexOf('/')) || '/');
        FS.writeFile(path, bytes);
        if (time)
            FS.utime(path, time, time);
    }
}

// The language that the player chose, else the browser's; as far as it matters here.
function language(files) {
    const given = new URLSearchParams(location.search).get('language');
    const settings = files.find(({path}) => path === FOLDER + '/settings.ini');
    const chosen = settings && /^language = "(.+)"/m.exec(new TextDecoder().decode(settings.bytes));
    return given || (chosen ? chosen[1] : navigator.language || '');
}

// Chinese and Japanese, and names in such letters, need the large fonts, which are in the rest: then the first picture
// waits for it.
function needsRest(files) {
    return /^(ja|zh)/.test(language(files)) || files.some(({bytes}) => bytes.some((byte) => byte >= 0xe3));
}

async function fetchRest() {
    try {
        writeFiles(page.game.FS, await fetchPack('rest.pack', () => {}));
        page.rest = true;
        page.wake();
    } catch (problem) {
        console.warn('music and the large font did not arrive:', problem);
    }
}

// The game's options that may stand in the page's address, such as ?seed=7&speed=fast.
function options() {
    const given = new URLSearchParams(location.search), list = ['--data', FOLDER];
    for (const name of ['seed', 'rules', 'speed', 'scene', 'language'])
        if (given.has(name))
            list.push('--' + name, given.get(name));
    for (const name of ['trace', 'frames'])
        if (given.has(name))
            list.push('--' + name, '/dev/stdout');
    if (given.has('autoplay'))
        list.push('--autoplay');
    return list;
}

function begun() {
    performance.mark('first-picture');
    cover.hidden = true;
    canvas.focus();
    page.thinker = startThinker();
    if (!page.rest)
        fetchRest();
}

async function start() {
    if (typeof WebAssembly !== 'object' || typeof DecompressionStream !== 'function')
        return say('This browser is too old for the game: it needs one of 2023 or newer, with WebAssembly.');
    if (location.protocol === 'file:')
        return say('The game must come from a web server: a browser does not let a page opened as a file load its parts.');
    try {
        const [pack, database, taken] = await Promise.all([fetchPack('game.pack', showProgress), openStorage(), takeFiles()]);
        const kept = await readStorage(database);
        const rest = needsRest(kept) ? await fetchPack('rest.pack', () => {}) : [];
        const binary = pack.find(({path}) => path === '/dueling-tigers.wasm');
        const module = await WebAssembly.compile(binary.bytes);
        Object.assign(page, {database, taken, module, rest: rest.length > 0});
        await new Promise((resolve, reject) => DuelingTigers({
            canvas, page,
            arguments: options(),
            instantiateWasm: (imports, take) => {
                WebAssembly.instantiate(module, imports).then((instance) => take(instance, module)).catch(reject);
                return {};
            },
            pulse: () => {}, // where it thinks itself
            print: (line) => console.log(line),
            printErr: (line) => console.warn(line),
            preRun: [(game) => {
                page.game = game;
                writeFiles(game.FS, pack.filter((file) => file !== binary).concat(rest, kept));
                game.FS.mkdirTree(FOLDER);
            }],
            onAbort: () => say(STOPPED),
        }).then(resolve, reject));
    } catch (problem) {
        console.error(problem);
        if (!page.shown)
            say('The game could not be loaded whole. Load the page anew; if that does not help, its server lacks a file.');
    }
}

start();
