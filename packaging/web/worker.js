// Thinks for the page (page.js): a second copy of the program, in which main never runs.
'use strict';

importScripts(name || 'dueling-tigers.js'); // its name carries a hash, which the page knows

const PULSE = 50; // ms between two reports

let program, context, size, reported;

function bytes() {
    return program.HEAPU8.slice(context, context + size);
}

// Called by the search now and then: the page wants to show how far it is.
function pulse() {
    const now = performance.now();
    if (now - reported < PULSE)
        return;
    reported = now;
    postMessage({bytes: bytes(), done: false});
}

function start(module) {
    return new Promise((resolve, reject) => {
        DuelingTigers({
            noInitialRun: true,
            pulse,
            instantiateWasm: (imports, take) => {
                WebAssembly.instantiate(module, imports).then((instance) => take(instance, module)).catch(reject);
                return {};
            },
        }).then(resolve, reject);
    });
}

// The page thinks itself then.
function fail(problem) {
    console.warn('thinking failed:', problem);
    postMessage({failed: true});
}

function think(work, given) {
    size = given.length;
    context = program._malloc(size);
    program.HEAPU8.set(given, context);
    reported = performance.now();
    program._page_work(work, context);
    const done = bytes();
    program._free(context);
    postMessage({bytes: done, done: true}, [done.buffer]);
}

// What the page has of the program's memory (packaging/web/later.py); without it there is nothing to think with.
let started, remember;
const remembered = new Promise((resolve) => { remember = resolve; });
onmessage = async ({data}) => {
    if (data.module) {
        started = start(data.module);
        started.catch(fail);
    }
    if (data.memory) {
        if (data.memory.length)
            remember(data.memory);
        return;
    }
    try {
        const [given, memory] = await Promise.all([started, remembered]);
        if (!program)
            for (const {path, bytes: part} of memory)
                given.HEAPU8.set(part, Number(path.slice('memory:'.length)));
        program = given;
        think(data.work, data.bytes);
    } catch (problem) {
        fail(problem);
    }
};
