// The page: loads the game, keeps its files in the browser's storage, and shows what it paints.
'use strict';

const LEAST_WIDTH = 800, LEAST_HEIGHT = 600; // of a picture, as in src/sdl/paint/layout.h
const SOON = 20, LATE = 1000; // ms until the next turn: before the next picture; at the latest
const FOLDER = '/data'; // the game's data folder
const STORE = 'files';
const PATIENCE = 3000; // ms at least between two tries to open a storage that was there before
const ANSWER = 1000; // ms that another page has to answer

const STALL = 15000; // ms without a byte until the player hears of it
const CACHE = 'dueling-tigers'; // as in sw.js
const LINES = 40; // that a screen reader can go back to
const LETTERS = 1, NETS = 2, EFFECTS = 3, LANGUAGES = 4, REST = 5; // the parts that come later, as in src/sdl/system/page.h
const NEEDS = {lobby: 0, welcome: 0, title: 0, mode: 0, taken: 0, languages: LANGUAGES, settings: LANGUAGES}; // of scenes; others need NETS
const PARTS = {}; // written by make-page.sh: of each part the name of its file, and the bytes of that

const canvas = document.getElementById('canvas');
const cover = document.getElementById('cover');

/* --- words ------------------------------------------------------------------------------------------------ */

let spoken = 'en'; // the language of the page's own words
let halted = false; // a sentence waits for the player: what arrives does not replace it

// A sentence of words.js.
function word(key, ...figures) {
    const sentence = (WORDS[spoken] || WORDS.en)[key] || WORDS.en[key];
    return sentence.replace(/\{(\d)\}/g, (all, number) => figures[number - 1]);
}

function speakLanguage(code) {
    spoken = code in WORDS ? code : 'en';
    document.documentElement.lang = spoken.replace('_', '-');
    canvas.setAttribute('aria-label', word('canvas'));
    for (const id of ['hint', 'reader'])
        document.getElementById(id).textContent = word(id);
    document.getElementById('targets').setAttribute('aria-label', word('targets'));
}

// A sentence instead of the game, and buttons with what they do.
function say(sentence, ...choices) {
    const line = document.getElementById('words'), row = document.getElementById('choices');
    line.setAttribute('role', 'alert');
    line.textContent = sentence;
    row.textContent = '';
    for (const [name, act] of choices) {
        const button = document.createElement('button');
        button.textContent = word(name);
        button.onclick = act;
        row.append(button);
    }
    cover.classList.add('stopped');
    cover.hidden = false;
    halted = true;
    if (choices.length)
        row.firstChild.focus();
}

const reload = ['again', () => location.reload()];

// The shape of a phone, as layout_shape_of in src/sdl/paint/layout.c.
function isPhone() {
    return innerWidth < 640 && innerWidth <= innerHeight || innerHeight < 480 && 3 * innerWidth > 4 * innerHeight;
}

// Small windows get a picture of the least size, made smaller; phones, which have places of their own, and all others as many
// points as the screen has.
const ratioOfScreen = Object.getOwnPropertyDescriptor(window, 'devicePixelRatio');
Object.defineProperty(window, 'devicePixelRatio', {
    get() {
        const ratio = ratioOfScreen.get.call(window) || 1;
        return isPhone() ? ratio : Math.max(ratio, LEAST_WIDTH / innerWidth, LEAST_HEIGHT / innerHeight);
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

// True if another page of this browser has the files; as soon as it is closed this one begins again. Else they are this
// one's until it is closed, or the browser, which keeps nothing for this page, refuses locks too.
function takeFiles() {
    if (!navigator.locks)
        return askPages();
    return new Promise((resolve) => {
        navigator.locks.request('dueling-tigers', {ifAvailable: true}, (lock) => {
            resolve(!lock);
            if (lock)
                return new Promise(() => {});
            navigator.locks.request('dueling-tigers', () => location.reload()).catch(() => {});
        }).catch(() => resolve(false));
    });
}

// Pages without https have no locks: they ask each other, and the one that came first has the files.
async function askPages() {
    if (typeof BroadcastChannel === 'undefined')
        return false;
    const channel = new BroadcastChannel('dueling-tigers'), came = Date.now() + Math.random();
    let taken = false, has = false, answer = null;
    channel.onmessage = ({data}) => {
        if (data.asks && !taken && (has || data.asks > came))
            channel.postMessage({answers: data.asks});
        else if (data.answers === came)
            answer();
    };
    const ask = () => new Promise((resolve) => {
        answer = () => resolve(true);
        setTimeout(() => resolve(false), ANSWER);
        channel.postMessage({asks: came});
    });
    taken = await ask();
    has = !taken;
    const wait = async () => {
        while (await ask())
            await new Promise((resolve) => setTimeout(resolve, PATIENCE));
        location.reload();
    };
    if (taken)
        wait();
    return taken;
}

// A word for the next visit: null where the browser keeps nothing for this page.
function recall(name) {
    try {
        return localStorage.getItem(name);
    } catch (problem) {
        return null;
    }
}

function remember(name, value) {
    try {
        localStorage.setItem(name, value);
    } catch (problem) {
        // asked again at the next visit
    }
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
    parts: 0, // how many of those that come later have arrived
    needs: 0, // the part that the scene waits for; 0: none
    speaking: false,
    reader: false, // what is spoken goes to a screen reader
    memory: [], // what lies in the program's memory from the nets on: a worker gets it too
    context: null,
    game: null,
    line: null, // to a table
    table: null, // that the page came from: its address, its code and the player's name, or null

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
        const soon = (wait <= SOON || gamepad) && !(document.hidden && this.line); // a hidden page paints nothing, but friends hear from it
        cancelAnimationFrame(this.frame);
        clearTimeout(this.timer);
        this.frame = soon ? requestAnimationFrame(() => this.turn()) : 0;
        // Browsers ask for no picture of a window that others cover, though it is not hidden: it goes on slowly.
        this.timer = soon && document.hidden ? 0 : setTimeout(() => this.turn(), soon || document.hidden ? LATE : Math.min(wait, LATE));
    },

    // A program that ended within its turn is in no state to take another, nor to store anything.
    turn() {
        if (!this.running || this.needs > this.parts)
            return;
        try {
            this.schedule(this.game._page_turn());
        } catch (problem) {
            this.running = false;
            say(word('stopped'), reload);
            throw problem;
        }
    },

    // SDL has the event already; its turn comes at once if it is not about to come anyway.
    wake() {
        if (this.running && !this.frame)
            this.turn();
    },

    note(path) {
        if (path.startsWith(FOLDER + '/')) {
            changed.add(path);
            this.due = true;
        }
        if (path.endsWith('/settings.ini') && this.shown && this.game.FS.analyzePath(path).exists)
            speakLanguage(languagesOf([{path, bytes: this.game.FS.readFile(path)}])[0]);
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
        line.textContent = word(problem && problem.name === 'QuotaExceededError' ? 'full' : 'lost');
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

    // Pages without https have no clipboard, but the command of older browsers.
    copy(text) {
        if (navigator.clipboard) {
            navigator.clipboard.writeText(text).catch(() => {});
            return true;
        }
        const give = (event) => {
            event.clipboardData.setData('text/plain', text);
            event.preventDefault();
        };
        addEventListener('copy', give, {capture: true, once: true});
        const done = document.execCommand('copy');
        removeEventListener('copy', give, {capture: true});
        return done;
    },

    canReadClipboard() {
        return Boolean(navigator.clipboard && navigator.clipboard.readText);
    },

    // The player has pressed a button of the game that pastes; the browser may ask them first, or refuse.
    readClipboard() {
        navigator.clipboard.readText().then((text) => this.paste(text), () => this.paste(''));
    },

    // For the game it is its own key that pastes, with this text on its clipboard.
    paste(text) {
        this.give(text.replaceAll('\0', ''), this.game._page_paste);
        this.turn();
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

    // True while the scene needs a part that has not arrived: then the page says so.
    waitFor(scene) {
        const needs = scene in NEEDS ? NEEDS[scene] : NETS;
        this.needs = needs > this.parts ? needs : 0;
        if (this.needs && cover.hidden) {
            cover.hidden = false;
            showProgress();
        }
        return this.needs > 0;
    },

    canSpeak() {
        return this.reader || typeof speechSynthesis !== 'undefined';
    },

    // Rates are 0 to 10, 5 is the browser's own.
    speak(sentence, interrupt, rate, volume, language) {
        if (this.reader)
            return void this.write(sentence, interrupt, language);
        const words = new SpeechSynthesisUtterance(sentence);
        words.rate = Math.pow(2, (rate - 5) / 5);
        words.volume = volume / 10;
        words.lang = language;
        if (interrupt)
            speechSynthesis.cancel();
        speechSynthesis.speak(words);
    },

    hush() {
        if (typeof speechSynthesis !== 'undefined')
            speechSynthesis.cancel();
        return !this.reader;
    },

    // For a screen reader; what is out of date is not read any more.
    write(sentence, interrupt, language) {
        const lines = document.getElementById('spoken'), line = document.createElement('p');
        if (interrupt)
            lines.textContent = '';
        line.textContent = sentence;
        line.lang = language;
        lines.append(line);
        while (lines.childElementCount > LINES)
            lines.firstChild.remove();
    },

    // What can be chosen as buttons, each where its picture is: for who reads the page by a program of their own. "": the game does
    // not speak. A button whose target stays keeps its place, and the focus.
    list(targets) {
        const group = document.getElementById('targets');
        const scale = canvas.clientWidth / canvas.width, own = new Map([...group.children].map((one) => [one.dataset.id, one]));
        this.speaking = targets !== '';
        group.classList.toggle('read', this.reader);
        const list = this.speaking ? JSON.parse(targets) : [];
        const buttons = list.map(({id, name, off, focus, rect}) => {
            const button = own.get(id) || document.createElement('button');
            own.delete(id);
            Object.assign(button, {type: 'button', textContent: name});
            button.dataset.id = id;
            button.setAttribute('aria-disabled', off);
            if (focus)
                button.setAttribute('aria-current', 'true');
            else
                button.removeAttribute('aria-current');
            ['left', 'top', 'width', 'height'].forEach((side, i) => { button.style[side] = rect[i] * scale + 'px'; });
            return button;
        });
        const lost = [...own.values()].includes(document.activeElement);
        own.forEach((button) => button.remove());
        buttons.forEach((button, i) => {
            if (group.children[i] !== button)
                group.insertBefore(button, group.children[i] || null);
        });
        if (lost)
            (buttons[0] || canvas).focus();
    },

    choose(id) {
        this.give(id, this.game._page_choose);
        this.turn();
    },

    // The line to the table that this page came from (src/net/way_page.c). A line that was given up says nothing more. What comes
    // is heard before the next turn.
    openWay() {
        this.closeWay();
        const line = this.line = new WebSocket(location.origin.replace(/^http/, 'ws') + '/table', 'dueling-tigers-1');
        const hear = (tell) => {
            if (this.line === line && this.running) {
                tell();
                this.wake();
            }
        };
        line.onopen = () => hear(() => this.game._way_page_opened());
        line.onclose = () => hear(() => this.game._way_page_lost());
        line.onmessage = ({data}) => hear(() => this.give(data, this.game._way_page_heard));
    },
    sendWay(text) {
        if (this.line && this.line.readyState === WebSocket.OPEN)
            this.line.send(text);
    },
    // Calls a function of the game with a text, which is in the game's memory until it returns.
    give(text, use) {
        const bytes = new TextEncoder().encode(text + '\0'), at = this.game._malloc(bytes.length);
        this.game.HEAPU8.set(bytes, at);
        use(at);
        this.game._free(at);
    },
    // Writes a text into the game's memory, cut where a letter ends.
    fill(at, size, text) {
        const bytes = new TextEncoder().encode(text);
        let length = Math.min(bytes.length, size - 1);
        while (length < bytes.length && length > 0 && (bytes[length] & 0xc0) === 0x80)
            length--;
        this.game.HEAPU8.set(bytes.subarray(0, length), at);
        this.game.HEAPU8[at + length] = 0;
    },

    // For another code, or the same once more.
    askCode() {
        history.replaceState(null, '', location.pathname + location.search);
        location.reload();
    },
    closeWay() {
        if (this.line)
            this.line.close();
        this.line = null;
    },

    // What is spoken goes to the screen reader from now on, or no more; the game begins or ends to speak by its own key.
    read(on) {
        this.hush();
        this.reader = on;
        document.getElementById('targets').classList.toggle('read', on);
        remember('reader', on ? 'yes' : '');
        if (this.speaking === on)
            return;
        for (const kind of ['keydown', 'keyup'])
            dispatchEvent(new KeyboardEvent(kind, {key: 'F8', code: 'F8', keyCode: 119}));
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
        const thinker = new Worker(fileOf('worker'), {name: fileOf('script')});
        thinker.onerror = () => page.thinkHere(thinker);
        thinker.onmessage = ({data}) => data.failed && page.thinkHere(thinker);
        thinker.postMessage({module: page.module, memory: page.memory});
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
// A record dropped on the page is shown, as one dropped on a window is. A folder can't be read: nothing in it is a record.
async function take(file) {
    const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
    const path = '/dropped/' + file.name.replaceAll('/', ' ');
    writeFiles(page.game.FS, [{path, bytes}]);
    page.give(path, page.game._page_drop);
    page.wake();
}
addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', (event) => {
    event.preventDefault();
    if (page.shown && event.dataTransfer.files.length)
        take(event.dataTransfer.files[0]);
});
addEventListener('contextmenu', (event) => event.target.closest && event.target.closest('input') || event.preventDefault());

/* --- keys -------------------------------------------------------------------------------------------------- */

const WITH_CONTROL = /^([acxyz,]|Arrow.*|Home|End|Backspace|Delete|Enter)$/i;
const WITH_SHIFT_TOO = /^(z|Arrow.*|Home|End)$/i;
const BY_WORDS = /^(ArrowLeft|ArrowRight|Backspace|Delete)$/; // with Option, on a Mac

// Whether the game answers a key. All others stay the browser's: reload, zoom, find, print, the address, its tools; and to paste,
// as only the browser may read the clipboard.
function isOurs(event) {
    const {key} = event;
    if (((event.ctrlKey || event.metaKey) && /^v$/i.test(key)) || (event.shiftKey && key === 'Insert'))
        return false;
    if (event.target.closest && event.target.closest('#targets, #reader, #cover'))
        return !/^(Tab|Enter| )$/.test(key);
    if (event.getModifierState('AltGraph'))
        return true;
    if (event.metaKey && key.startsWith('Arrow')) // on a Mac the way back; in a text the ends of the line
        return page.running && page.game._page_types();
    if (event.ctrlKey || event.metaKey)
        return /^(Control|Meta|Shift|Alt)$/.test(key) || (event.shiftKey ? WITH_SHIFT_TOO : WITH_CONTROL).test(key);
    if (event.altKey && BY_WORDS.test(key))
        return /^Mac/.test(navigator.platform) && page.running && page.game._page_types();
    if (event.altKey)
        return /^(Alt|Shift|Enter)$/.test(key) || key.length === 1 && event.key !== event.code.slice(3).toLowerCase();
    if (/^F\d+$/.test(key))
        return /^F(1|2|8|11)$/.test(key) || page.speaking && /^F[567]$/.test(key);
    return !(key === 'Tab' && page.reader);
}

// Before SDL, which takes every key that it hears from the browser.
function sortKey(event) {
    if (event.key === 'F8' && event.shiftKey) {
        event.preventDefault();
        if (event.type === 'keydown')
            page.read(!page.reader || !page.speaking);
    } else if (isOurs(event)) {
        return;
    }
    event.stopImmediatePropagation();
}
for (const kind of ['keydown', 'keypress', 'keyup'])
    addEventListener(kind, sortKey, {capture: true});
addEventListener('paste', (event) => {
    if (!page.running || event.target.closest && event.target.closest('input'))
        return;
    event.preventDefault();
    page.paste(event.clipboardData.getData('text/plain'));
});
document.getElementById('targets').addEventListener('click', (event) => {
    if (event.target.dataset.id)
        page.choose(event.target.dataset.id);
});
document.getElementById('reader').addEventListener('click', () => page.read(!page.reader || !page.speaking));

/* --- loading ---------------------------------------------------------------------------------------------- */

const got = {}; // bytes of each part that have arrived
let first = []; // the parts that the first picture waits for
let heard = performance.now(); // when the last byte came

function fileOf(part) {
    return PARTS[part] ? PARTS[part][0] : part;
}

function laterParts(until) {
    const letters = Object.keys(PARTS).filter((part) => part.startsWith('letters-'));
    const languages = Object.keys(PARTS).filter((part) => part.startsWith('language-'));
    const own = letters.filter((part) => first.includes(part.replace('letters', 'language')));
    return [['slanted', ...own], ['nets'], ['effects'], [...languages, ...letters], ['rest']].slice(0, until).flat();
}

// In words, of what is waited for.
function showProgress() {
    const parts = new Set([...first, ...laterParts(page.needs)]);
    const sum = (size) => [...parts].reduce((all, part) => all + size(part), 0) / 1e6;
    const all = sum((part) => PARTS[part] ? PARTS[part][1] : 0), now = Math.min(sum((part) => got[part] || 0), all);
    const figure = (number) => number.toLocaleString(document.documentElement.lang, {minimumFractionDigits: 1, maximumFractionDigits: 1});
    const bar = document.getElementById('bar'), words = word('progress', figure(now), figure(all));
    if (cover.hidden || halted)
        return;
    cover.classList.remove('stopped');
    document.getElementById('choices').textContent = '';
    document.getElementById('words').removeAttribute('role');
    document.getElementById('words').textContent = words;
    document.getElementById('done').style.width = (all ? now / all * 100 : 0).toFixed(1) + '%';
    bar.setAttribute('aria-valuenow', all ? Math.round(now / all * 100) : 0);
    bar.setAttribute('aria-valuetext', words);
}

function count(part, bytes) {
    got[part] = (got[part] || 0) + bytes;
    heard = performance.now();
    showProgress();
}

// While something is waited for: a server that sends nothing.
function watch() {
    const waits = !page.shown || page.needs > page.parts;
    if (!waits || cover.hidden || cover.classList.contains('stopped') || performance.now() - heard < STALL)
        return;
    say(word('stalled'), reload);
    halted = false; // the rest may arrive all the same
}

// The bytes of a part, unpacked as they arrive.
async function open(part) {
    const response = await fetch(fileOf(part));
    if (!response.ok)
        throw new TypeError(part + ': ' + response.status);
    got[part] = 0;
    const counted = new TransformStream({
        transform(bytes, controller) {
            count(part, bytes.length);
            controller.enqueue(bytes);
        },
    });
    return new Response(response.body.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip')),
        {headers: {'Content-Type': 'application/wasm'}});
}

// A file made by pack.py: the length of a list of names and sizes, the list, and the files' bytes.
async function fetchPack(part) {
    return unpack(new Uint8Array(await (await open(part)).arrayBuffer()));
}

async function fetchAll(parts) {
    return (await Promise.all(parts.map(fetchPack))).flat();
}

function wholeProgram() {
    return fileOf('program').replace(/pack$/, 'wasm');
}

// From the second visit on it lies unpacked in the cache, where a browser keeps what it has compiled too.
async function compile() {
    if (navigator.serviceWorker && navigator.serviceWorker.controller && await caches.match(wholeProgram())) {
        try {
            const module = await WebAssembly.compileStreaming(fetch(wholeProgram()));
            count('program', PARTS.program[1]);
            return module;
        } catch (problem) {
            console.warn('what was kept of the program is of no use:', problem);
        }
    }
    return WebAssembly.compileStreaming(await open('program'));
}

function unpack(bytes) {
    const length = new DataView(bytes.buffer).getUint32(0);
    const list = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
    let at = 4 + length;
    return list.map(([path, size]) => ({path, bytes: bytes.subarray(at, at += size)}));
}

function writeFiles(FS, files) {
    for (const {path, bytes, time} of files.filter((file) => !file.path.startsWith('memory:'))) {
        FS.mkdirTree(path.substring(0, path.lastIndexOf('/')) || '/');
        FS.writeFile(path, bytes);
        if (time)
            FS.utime(path, time, time);
    }
}

// What later.py took out of the program is put back where it was.
function writeMemory(program, files) {
    for (const {path, bytes} of files)
        if (path.startsWith('memory:'))
            program.HEAPU8.set(bytes, Number(path.slice('memory:'.length)));
}

// The game's language for one of the browser's, as src/words/languages/languages.c finds it; undefined: none.
function languageFor(locale) {
    const [language, ...more] = locale.toLowerCase().split(/[-_]/);
    const traditional = !more.includes('hans') && more.some((one) => ['hant', 'tw', 'hk', 'mo'].includes(one));
    return language === 'zh' ? (traditional ? 'zh_TW' : 'zh_CN') : Object.keys(WORDS).find((code) => code === language);
}

// The language of the page's address, or those that the players chose, the first one's first, or the browser's.
function languagesOf(files) {
    const given = new URLSearchParams(location.search).get('language');
    const chosen = files.filter(({path}) => path.endsWith('/settings.ini'))
        .map(({path, bytes}) => [path.length, /^language = "(.+)"/m.exec(new TextDecoder().decode(bytes))])
        .sort(([a], [b]) => a - b).map(([, found]) => found && found[1].replace('-', '_')).filter((code) => code in WORDS);
    const system = (navigator.languages || [navigator.language || '']).map(languageFor).find((code) => code) || 'en';
    return given ? [given === 'pseudo' ? 'de' : languageFor(given) || 'en', ...chosen] : [...chosen, system];
}

// Names in Chinese, Japanese or Korean letters need the large font.
function needsRest(files) {
    return files.some(({bytes}) => bytes.some((byte) => byte >= 0xe3));
}

// A part that has arrived: what it holds, and whoever waited for it.
function arrive(part, files) {
    writeFiles(page.game.FS, files);
    writeMemory(page.game, files);
    if (part === NETS) {
        page.memory = files;
        for (const thinker of [page.thinker, ...page.works.filter((work) => work).map((work) => work.thinker)])
            if (thinker)
                thinker.postMessage({memory: files});
    }
    page.parts = part;
    if (page.needs && page.needs <= part) {
        page.needs = 0;
        cover.hidden = true;
        canvas.focus();
        page.turn();
    } else {
        page.wake();
    }
}

// One after the other, as they are needed.
async function loadLater() {
    for (let part = page.parts + 1; part <= REST; part++) {
        const parts = laterParts(part).filter((one) => !laterParts(part - 1).includes(one) && !first.includes(one));
        try {
            arrive(part, await fetchAll(parts));
        } catch (problem) {
            console.warn('a part did not arrive:', problem);
            if (page.needs >= part)
                say(word('notLoaded'), ['again', () => { halted = false; showProgress(); loadLater(); }]);
            else
                addEventListener('online', loadLater, {once: true});
            return;
        }
    }
    keepAll().catch((problem) => console.warn('the page cannot be kept for a visit without the net:', problem));
}

async function keep(cache, name, response) {
    if (response.ok)
        await cache.put(name, response);
    return response.ok;
}

// Those that the cache lacks; false if one can't be had.
async function keepMissing(cache, names) {
    for (const name of names)
        if (!await cache.match(name) && !await keep(cache, name, await fetch(name, {cache: 'force-cache'})))
            return false;
    return true;
}

// All files of this version into the cache of the service worker (sw.js), and the page that names them last; then what is of no
// version any more goes.
async function keepAll() {
    if (!navigator.serviceWorker || typeof caches === 'undefined')
        return;
    await navigator.serviceWorker.register('sw.js');
    const cache = await caches.open(CACHE), whole = wholeProgram();
    const names = Object.keys(PARTS).filter((part) => part !== 'program').map(fileOf);
    if (!await keepMissing(cache, names))
        return;
    if (!await cache.match(whole))
        await cache.put(whole, await open('program'));
    const own = [...document.scripts].map(({src}) => src), index = await fetch('./', {cache: 'no-cache'});
    const text = await index.clone().text();
    if (!own.every((script) => text.includes(script.substring(script.lastIndexOf('/') + 1))))
        return; // the server has another version by now: the next visit keeps that
    if (!await keepMissing(cache, own))
        return;
    const plain = ['icon.svg', 'icon-32.png', 'icon-256.png', 'icon-512.png', 'game.webmanifest'];
    for (const name of plain)
        await keep(cache, name, await fetch(name));
    await keep(cache, './', index);
    const kept = new Set([...names, ...own, ...plain, whole, './'].map((name) => new URL(name, location).href));
    for (const {url} of await cache.keys())
        if (!kept.has(url))
            await cache.delete(url);
    performance.mark('kept');
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
    loadLater();
}

/* --- a friend's table ------------------------------------------------------------------------------------- */

// A host writes into the page that it has a table (src/net/page_files.c).
const atTable = document.getElementById('table').content === 'here';
const CODE = /^[0-9A-Z]{6}$/;

function codeOf(text) {
    return text.trim().toUpperCase();
}

// A setting that is a text in quotes.
function settingOf(files, name) {
    const settings = files.find(({path}) => path === FOLDER + '/settings.ini');
    const found = settings && new RegExp(`^${name} = "(.*)"`, 'm').exec(new TextDecoder().decode(settings.bytes));
    return found ? found[1] : '';
}

// What is known of the table that the page came from. Who comes with a link sits down at once; their name is asked once, while the
// game loads, and the code only if the address has none.
async function findTable(kept) {
    const table = {address: location.host.includes(':') ? location.host : location.host + (location.protocol === 'https:' ? ':443' : ':80'),
        code: codeOf(decodeURIComponent(location.hash.slice(1))), name: ''};
    const asks = {code: !CODE.test(table.code), name: recall('named') !== 'yes' && [undefined, '', 'You'].includes(settingOf(kept, 'name'))};
    const seat = document.getElementById('seat'), code = document.getElementById('code'), name = document.getElementById('name');
    if (!asks.code && !asks.name)
        return table;
    for (const id of ['codeWord', 'nameWord', 'sit'])
        document.getElementById(id).textContent = word(id);
    code.parentNode.hidden = !asks.code;
    name.parentNode.hidden = !asks.name;
    code.value = settingOf(kept, 'code');
    seat.hidden = false;
    (asks.code ? code : name).focus();
    await new Promise((resolve) => {
        const sit = () => {
            if (asks.code && !CODE.test(codeOf(code.value)))
                return code.focus();
            resolve();
        };
        document.getElementById('sit').onclick = sit;
        seat.addEventListener('keydown', (event) => {
            if (event.key === 'Enter')
                sit();
        });
    });
    if (asks.code) {
        table.code = codeOf(code.value);
        history.replaceState(null, '', '#' + table.code); // this address leads back to the seat
    }
    table.name = name.value.trim();
    seat.hidden = true;
    document.activeElement.blur(); // a telephone's keyboard goes away
    remember('named', 'yes');
    return table;
}

if (atTable)
    addEventListener('hashchange', () => location.reload()); // a link to another table of this host

// A storage that cannot be read may be whole all the same: nothing is written over what is in it, unless the player wants to play.
async function readKept(database) {
    try {
        return {database, kept: await readStorage(database)};
    } catch (problem) {
        console.error(problem);
        await new Promise((resolve) => say(word('unreadable'), reload, ['withoutSaving', resolve]));
        database.close();
        halted = false;
        showProgress();
        return {database: null, kept: []};
    }
}

async function start() {
    speakLanguage(languagesOf([])[0]);
    if (typeof WebAssembly !== 'object' || typeof DecompressionStream !== 'function')
        return say(word('tooOld'));
    if (location.protocol === 'file:')
        return say(word('file'));
    const whole = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve)); // all scripts are there
    const given = new URLSearchParams(location.search);
    first = ['program', 'game', ...(given.has('scene') || given.has('autoplay') ? ['nets'] : [])];
    showProgress();
    setInterval(watch, 1000);
    try {
        page.reader = recall('reader') === 'yes';
        const program = compile(), game = fetchAll(first.slice(1));
        program.catch(() => {}); // asked below
        game.catch(() => {});
        const [opened, taken] = await Promise.all([openStorage(), takeFiles()]);
        const {database, kept} = await readKept(opened);
        speakLanguage(languagesOf(kept)[0]);
        const before = first.length;
        first.push(...new Set(languagesOf(kept).filter((code) => code !== 'en').map((code) => 'language-' + code)));
        if (!('letters-' + languagesOf(kept)[0] in PARTS)) // Chinese and Japanese are never slanted
            first.push('slanted');
        if (first.includes('nets'))
            first.push(...laterParts(LETTERS).filter((part) => !first.includes(part)));
        if (needsRest(kept))
            first.push('rest');
        const rest = fetchAll(first.slice(before));
        rest.catch(() => {});
        if (atTable && !taken && !given.has('scene') && !given.has('autoplay'))
            page.table = await findTable(kept);
        const [module, files, others] = await Promise.all([program, game, rest, whole]);
        const all = files.concat(others);
        Object.assign(page, {database, taken, module, parts: first.includes('nets') ? NETS : 0,
            memory: first.includes('nets') ? files.filter(({path}) => path.startsWith('memory:')) : []});
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
                writeMemory(game, all);
                writeFiles(game.FS, all.concat(kept));
                game.FS.mkdirTree(FOLDER);
            }],
            onAbort: () => say(word('stopped'), reload),
        }).then(resolve, reject));
    } catch (problem) {
        console.error(problem);
        if (!page.shown)
            say(/security.policy|unsafe-eval/i.test(problem.message) ? word('refused') : problem instanceof TypeError ? word('notLoaded') : word('notStarted', problem.message), reload);
    }
}

start();
