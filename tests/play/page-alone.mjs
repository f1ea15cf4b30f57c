// Runs the page's own code, packaging/web/page.js, without a browser: with a storage that is closed or full.
//
//   node page-alone.mjs FOLDER
//
// FOLDER has page.js. Exits 1 at the first that is not as it should be.
import assert from 'node:assert/strict';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import vm from 'node:vm';

const [folder] = process.argv.slice(2);
if (!folder) {
    console.error('usage: page-alone.mjs FOLDER');
    process.exit(2);
}
const code = {page: await readFile(join(folder, 'page.js'), 'utf8')};

function soon() {
    return new Promise((resolve) => setTimeout(resolve, 10));
}

/* --- a browser as far as it is needed ----------------------------------------------------------------------- */

// Connections to one storage. `fails` is asked before each transaction: null, or the error it ends with.
class Storage {
    constructor() {
        Object.assign(this, {files: new Map(), opened: 0, absent: false, fails: () => null});
    }

    open() {
        const request = {};
        setTimeout(() => {
            if (this.absent) {
                request.error = new DOMException('gone', 'UnknownError');
                return request.onerror();
            }
            this.opened++;
            request.result = this.last = this.connection();
            request.onsuccess();
        }, 1);
        return request;
    }

    connection() {
        const storage = this;
        return {
            closed: false,
            close() { this.closed = true; },
            transaction() {
                if (this.closed)
                    throw new DOMException('closing', 'InvalidStateError');
                const puts = [], error = storage.fails();
                const transaction = {error, objectStore: () => ({
                    put: (file, path) => puts.push([path, file]),
                    delete: (path) => puts.push([path, null]),
                })};
                setTimeout(() => {
                    if (error)
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

// The page as it stands before anything is loaded, and a program whose files hold their names.
function open(storage = new Storage()) {
    const elements = {};
    const element = (id) => elements[id] = elements[id] || {hidden: true, textContent: '', classList: {add() {}}};
    const window = {devicePixelRatio: 1};
    Object.defineProperty(window, 'devicePixelRatio', {configurable: true, get: () => 1});
    const context = vm.createContext({
        window, navigator: {}, console, setTimeout, clearTimeout, TextEncoder, TextDecoder, performance, URL,
        document: {getElementById: element, addEventListener() {}}, addEventListener() {},
        location: {protocol: 'file:', search: ''}, indexedDB: storage, DecompressionStream: class {},
        requestAnimationFrame: () => 1, cancelAnimationFrame() {},
    });
    vm.runInContext(code.page, context);
    const page = vm.runInContext('page', context);
    page.game = {
        FS: {analyzePath: () => ({exists: true}), readFile: (path) => path},
    };
    return {page, storage, lost: element('lost'), connect: () => vm.runInContext('openStorage()', context)};
}

async function openConnected() {
    const browser = open();
    browser.page.database = await browser.connect();
    assert.equal(browser.storage.opened, 1);
    return browser;
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
    assert.match(lost.textContent, /used up/);
    storage.fails = () => null;
    page.note('/data/b');
    for (let i = 0; i < 3; i++, page.keep())
        await soon();
    assert.deepEqual([...storage.files.keys()].sort(), ['/data/a', '/data/b']);
    assert.equal(lost.hidden, true);
}

async function aStorageThatIsGoneIsTold() {
    const {page, storage, lost} = await openConnected();
    storage.absent = true;
    storage.last.close();
    storage.last.onclose();
    await soon();
    assert.equal(lost.hidden, false);
    page.note('/data/a');
    page.keep();
}

for (const test of [aClosedConnectionIsOpenedAgain, whatWasNotStoredIsStoredLater, aFullStorageIsToldAndNotTriedForEver,
    aStorageThatIsGoneIsTold])
    try {
        await test();
        console.log(`${test.name}: as it should be`);
    } catch (problem) {
        console.error(`${test.name}:`, problem);
        process.exitCode = 1;
    }
